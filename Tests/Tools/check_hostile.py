#!/usr/bin/env python3
"""Builds a schedule of hostile text in every field and checks that data stays text.

Two schedules of the same shape are built, one hostile and one of plain words. Row by row and page
by page the hostile site has the same elements and attributes as the plain one, every value can be
read where it belongs exactly as it went in, no row is lost, and no file lies outside the
destination. Remarks may hold Markdown: their page may have its safe elements, and nothing else.

A third schedule has times as far off as can be written: it is built all the same, and its flights
stand on the days that they are scheduled on.
"""

import argparse
import csv
import html
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import check_calendars
import sitefiles

CONFIGURATION = """\
title: Hostile Airport
time_zone: America/New_York
language: en-US
days: 2
schedule:
  csv: { file: schedule.csv }
"""
FIRST, SECOND = "2026-11-30", "2026-12-01"
NOW = FIRST + "T00:00"

# Each has a place where it would hurt: element text, an attribute, an address, a template, a path,
# Markdown, the direction of text, a data file that a script reads.
PAYLOADS = [
  "<script>alert(1)</script>",
  "</script><img src=x onerror=alert(1)>",
  "\"><svg onload=alert(1)>",
  "' onmouseover='alert(1)",
  "it's \"quoted\" & `ticked`",
  "&lt;b&gt; &amp;amp; &#x3C;i&#x3E;",
  "{{site.title}}",
  "{{{flight.remark}}} {{#board.rows}} {{/board.rows}} {{>row}}",
  "<?section board.rows?>",
  "<!-- a comment --><!--",
  "../../outside",
  "..\\..\\outside/%2e%2e/etc/passwd",
  "javascript:alert(1)",
  "*emphasis* **strong** `code` _under_",
  "[a link](https://elsewhere.example/) ![i](https://elsewhere.example/i.png)",
  "# heading",
  "- item",
  "\u202eevil\u202c right to left \u05d0\u05d1\u05d2 \u0645\u0631\u062d\u0628\u0627",
  "\u2067\u0645\u0637\u0627\u0631\u2069",
  "a\u00a0b\u200bc\u2028d",
  "=1+1;@SUM(A1)|cmd",
  "]]> <![CDATA[x]]>",
  "\U0001f6eb ﷽ é e\u0301 İ ß",
  "a,b;\"c\"\td",
  "two\nlines",
  "bell\u0007 null\u0000 escape\u001b[31m",
]
FAR_TIMES = ["1970-01-01T00:00Z", "9999-12-31T23:59Z", "9999-12-31T23:59-18:00", "9999-12-31T24:00",
             "0001-01-01T00:00", "0001-01-01T00:00+18:00", "1883-11-18T12:03", "2038-01-19T03:14:08Z"]
TEXT = ("airline airline_name number airport city status terminal gate belt check_in "
        "aircraft remark").split()
LISTS = ["codeshares", "via"]
PLAIN = {
  "airline": "QQ", "airline_name": "Plain Words", "number": "618", "airport": "Plainville",
  "city": "Plain City", "status": "Word", "terminal": "T", "gate": "G", "belt": "B",
  "check_in": "C", "aircraft": "X", "remark": "Words", "codeshares": "QR7 QS8", "via": "VVV"}
# Plain words in a list's place.
WORDS = [f"Q{letter}{number}" for number, letter in enumerate("ABCDEFGHIJKLMNOP", 1)]
# Where each field must be readable. A board needs the flight, the city, the gate and the status;
# everything stands on the flight's own page, the city in place of a free name when both are given.
ON_BOARD = ["airline", "number", "city", "status"]
ON_PAGE = ["airline_name", "number", "city", "status", "terminal", "gate", "belt", "check_in",
           "aircraft", "codeshares", "via"]
ON_ARRIVAL = {"gate", "check_in"}  # need not be shown of an arrival
ON_DEPARTURE = {"belt"}            # need not be shown of a departure
DATA = {"direction": "direction", "airline": "airline", "gate": "gate", "terminal": "terminal",
        "belt": "belt", "check_in": "checkIn", "city": "city"}
SAFE_MARKDOWN = {"p", "em", "strong", "ul", "ol", "li", "code", "pre", "a", "br", "blockquote"}
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def readable(text):
  """What a reader sees of a value: white space as in HTML, control characters replaced."""
  return " ".join(CONTROL.sub("\ufffd", text).split())


def squeezed(text):
  """Letters and digits alone."""
  return "".join(character for character in text if character.isalnum())


def remark_readings(remark):
  """What may be left of a remark: all of it, or what Markdown leaves, by its letters and digits."""
  without_markup = re.sub(r"<[^>]*>|\([^)]*\)", "", remark)
  return {squeezed(remark), squeezed(without_markup), squeezed(html.unescape(remark)),
          squeezed(re.sub(r"\([^)]*\)", "", remark))}


def hostile_rows():
  """One row for each field and payload, the payload in it alone; then payloads in all fields."""
  for payload in PAYLOADS:
    one_word = "".join(payload.split()) or payload
    for field in ["id", *TEXT]:
      yield {field}, {field: payload}
    for field in LISTS:
      yield {field}, {field: one_word}
    yield {"id", *TEXT, *LISTS}, {**{field: payload for field in TEXT},
                                  **{field: one_word for field in LISTS}, "id": payload + "!"}


def parts(field, text):
  """What a list has. Stops are parted by blanks, commas, semicolons and bars, and codes alone by
  slashes and signs, too; numbers by these marks, where nothing but numbers stands there by slashes
  and signs, else by blanks."""
  if field == "via":
    found = re.split(r"[\s,;|]", text)
    codes = [code for one in found for code in re.split("[/+&]", one) if code]
    found = codes if all(re.fullmatch("[A-Za-z]{3}", code) for code in codes) else found
  else:
    plain = re.fullmatch(r"[0-9A-Za-z\x80-\U0010FFFF\s,;|/+&-]*", text)
    marks = "[,;|/+&]" if plain else "[,;|]"
    found = re.split(marks if re.search(marks, text) else r"\s", text)
  return [part for part in ("".join(part.split()) for part in found) if part]


def schedules():
  """Rows of the hostile schedule, of the plain one, and the fields that are hostile in each."""
  hostile, plain, fields = [], [], []
  for number, (which, values) in enumerate(hostile_rows()):
    direction = ("arrival", "departure")[number % 2]
    # Every flight has a minute of its own, so that both sites list them in the same order.
    assert number < 1440, "more rows than a day has minutes"
    scheduled = f"{FIRST}T{number // 60:02}:{number % 60:02}-05:00"
    base = {**PLAIN, "id": f"row-{number}", "direction": direction, "scheduled": scheduled,
            "number": str(1000 + number)}
    row = {**base, **values}
    # What tells flights apart stays different, whatever the payload.
    row.update({field: f"{values[field]} {number}" for field in ("id", "number")
                if field in values})
    hostile.append(row)
    # A list of as many words, so that both pages have as many elements.
    plain.append({**base, **{field: " ".join(WORDS[:len(parts(field, row[field]))]) for field in LISTS}})
    fields.append(which)
  return hostile, plain, fields


def write(folder, rows, more=()):
  """A site's folder: configuration and schedule."""
  os.makedirs(folder)
  Path(folder, "site.yml").write_text(CONFIGURATION, encoding="utf-8")
  with open(Path(folder, "schedule.csv"), "w", encoding="utf-8", newline="") as file:
    columns = ["id", "direction", "scheduled", *more, *TEXT, *LISTS]
    writer = csv.DictWriter(file, columns, lineterminator="\n", quoting=csv.QUOTE_ALL)
    writer.writeheader()
    writer.writerows(rows)


def skeleton(element):
  """The elements and attribute names of a page, in order, without any of its text."""
  return [(inner.tag, *sorted(inner.attributes)) for inner in element.walk()]


def first_difference(left, right):
  for index, (one, other) in enumerate(zip(left, right)):
    if one != other:
      return f"element {index} is {one}, not {other}"
  return f"{len(left)} elements, not {len(right)}" if len(left) != len(right) else None


def check_live(name, page, report):
  """No attribute or address that runs anything, whatever its element."""
  for element in page.walk():
    for attribute, value in element.attributes.items():
      if attribute.startswith("on") or attribute == "style":
        report.add(f"{name}:{element.line}: attribute {attribute}={value!r}")
      if attribute in ("href", "src", "action", "formaction", "xlink:href"):
        scheme = re.match(r"\s*([a-z][a-z0-9+.-]*):", value, re.I)
        if scheme and scheme.group(1).lower() not in ("http", "https", "mailto", "tel", "data"):
          report.add(f"{name}:{element.line}: {attribute} with the scheme {scheme.group(1)!r}")


def wanted(row, fields, listed):
  """The values that must be readable, field by field."""
  hidden = ON_ARRIVAL if row["direction"] == "arrival" else ON_DEPARTURE
  for field in listed:
    if field in hidden:
      continue
    for value in parts(field, row[field]) if field in LISTS else [row[field]]:
      yield field, readable(value)


def check_values(name, text, row, fields, listed, report):
  for field, value in wanted(row, fields, listed):
    if value not in text:
      report.add(f"{name}: {field} {value!r} cannot be read in {text[:200]!r}")


def check_data(folder, rows, report):
  """The day's data says the values themselves."""
  by_id = {CONTROL.sub("\ufffd", row["id"]): row for row in rows}
  seen = 0
  for name in sitefiles.names(folder):
    if not name.endswith("flights.json"):
      continue
    for flight in json.loads(sitefiles.read(folder, name))["flights"]:
      row = by_id.get(flight["id"])
      if row is None:
        report.add(f"{name}: unknown id {flight['id']!r}")
        continue
      seen += 1
      for field, key in DATA.items():
        expected = CONTROL.sub("\ufffd", row[field])
        if key in flight and flight[key] != expected:
          report.add(f"{name}: {key} of {flight['id']!r} is {flight[key]!r}, not {expected!r}")
  return seen


def check_flight(page_name, page, row, fields, plain, report):
  """One flight's page against its plain twin."""
  text = page.text()
  check_values(page_name, text, row, fields, ON_PAGE, report)
  words = squeezed(text)
  if not any(reading in words for reading in remark_readings(readable(row["remark"]))):
    report.add(f"{page_name}: the words of remark {row['remark']!r} cannot be read")
  if "remark" not in fields:
    difference = first_difference(skeleton(page), skeleton(plain))
    if difference:
      report.add(f"{page_name}: live markup from {sorted(fields)}: {difference}")
    return
  known = {element[0] for element in skeleton(plain)} | SAFE_MARKDOWN
  shapes = set(skeleton(plain)) | {("a", "href"), ("a", "href", "rel"), ("a", "href", "title")} | {
    (tag,) for tag in SAFE_MARKDOWN} | {("code", "class"), ("ol", "start")}
  for shape in skeleton(page):
    if shape[0] not in known or shape not in shapes:
      report.add(f"{page_name}: live markup from a remark: {shape}")


def check(folder, plain_folder, rows, plain_rows, fields, report):
  """All boards, row against row, and all flights; gives the number of rows and pages seen."""
  by_id = {CONTROL.sub("\ufffd", row["id"]): number for number, row in enumerate(rows)}
  seen, pages = set(), set()
  for board in ("index.html", "arrivals.html", "departures.html"):
    for day in sorted({row["scheduled"][:10] for row in rows}):
      name = f"{day}/{board}"
      page, plain = (sitefiles.parse_file(where, name) for where in (folder, plain_folder))
      check_live(name, page, report)
      difference = first_difference(skeleton(page), skeleton(plain))
      if difference:
        report.add(f"{name}: live markup: {difference}")
      for row, twin in zip(sitefiles.rows(page), sitefiles.rows(plain)):
        number = by_id.get(row.get("data-flight"))
        if number is None or twin.get("data-flight") != plain_rows[number]["id"]:
          report.add(f"{name}: row {row.get('data-flight')!r} beside {twin.get('data-flight')!r}")
          continue
        check_values(name, row.text(), rows[number], fields[number], ON_BOARD, report)
        linked, twins = sitefiles.row_page(name, row), sitefiles.row_page(name, twin)
        if number in seen or linked is None:
          continue
        seen.add(number)
        pages.add(linked)
        own, other = (sitefiles.parse_file(folder, linked),
                      sitefiles.parse_file(plain_folder, twins))
        check_live(linked, own, report)
        check_flight(linked, own, rows[number], fields[number], other, report)
  for number, row in enumerate(rows):
    if number not in seen:
      report.add(f"row {number + 2} of the schedule is lost: {row['id']!r}")
  if len(pages) != len(seen):
    report.add(f"{len(seen)} flights share {len(pages)} pages")
  for name in sitefiles.names(folder):
    if re.search(r"[^a-z0-9./-]", name) and not name.startswith("assets/") or ".." in name:
      report.add(f"a file's name came from data: {name!r}")
  return len(seen), len(pages)


def far_rows():
  """Flights of the first day that are expected at far-off times, and flights of far-off days."""
  for number, time in enumerate(FAR_TIMES):
    for place, field in enumerate(("estimated", "actual", "scheduled")):
      row = {**PLAIN, "id": f"far-{number}-{field}", "number": str(100 * number + place),
             "direction": ("arrival", "departure")[number % 2], "estimated": "", "actual": "",
             "scheduled": f"{FIRST}T{number:02}:{place:02}"}
      yield {**row, field: time}


def check_far(site, report):
  """Builds the schedule of far-off times; gives the number of its rows."""
  rows = list(far_rows())
  write(site, rows, ["estimated", "actual"])
  sitefiles.build(f"{site}/site.yml", f"{site}/public", NOW, "--quiet")
  listed = {}
  for day in (FIRST, SECOND):
    for row in sitefiles.rows(sitefiles.parse_file(f"{site}/public", f"{day}/index.html")):
      listed.setdefault(row.get("data-flight"), []).append(day)
  for row in rows:
    days = [FIRST] if row["scheduled"].startswith(FIRST) else []
    if listed.get(row["id"], []) != days:
      report.add(f"{row['id']!r} is listed on {listed.get(row['id'])}, not on {days}")
  return len(rows)


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--keep", help="folder in which to leave both sites")
  options = parser.parse_args()
  report = sitefiles.Findings()
  rows, plain_rows, fields = schedules()
  with tempfile.TemporaryDirectory(prefix="boardwalk-hostile-") as temporary:
    work = os.path.abspath(options.keep or temporary)
    # Far enough below the top for `../..` to land where it is looked for.
    site, plain = f"{work}/a/b/site", f"{work}/a/b/plain"
    write(site, rows)
    write(plain, plain_rows)
    before = set(sitefiles.names(work))
    for folder in (site, plain):
      try:
        sitefiles.build(f"{folder}/site.yml", f"{folder}/public", NOW, "--quiet")
      except sitefiles.BuildFailed as error:
        print(error)
        print("hostile: the build fails")
        return 1
    for name in sorted(set(sitefiles.names(work)) - before):
      if not name.startswith(("a/b/site/public/", "a/b/plain/public/")):
        report.add(f"a file outside the destination: {name}")
    try:
      far = check_far(f"{work}/a/b/far", report)
    except sitefiles.BuildFailed as error:
      print(error)
      print("hostile: the build of far-off times fails")
      return 1
    seen, pages = check(f"{site}/public", f"{plain}/public", rows, plain_rows, fields, report)
    check_calendars.check(f"{site}/public", report)
    told = check_data(f"{site}/public", rows, report)
    if told < len(rows):
      report.add(f"{told} rows in the data, not {len(rows)}")
    here = Path(__file__).parent
    for command in ([here / "check_links.py", f"{site}/public"],
                    [here / "check_html.py", f"{site}/public"]):
      done = subprocess.run([sys.executable, *command, "--limit", "10"], stdout=subprocess.PIPE)
      if done.returncode != 0:
        report.add(done.stdout.decode("utf-8", "replace").strip())
  return report.finish(f"hostile: {len(PAYLOADS)} payloads in {len(TEXT) + len(LISTS) + 1} fields, "
                       f"{seen} of {len(rows)} rows, {pages} pages, {far} far-off times")


if __name__ == "__main__":
  sys.exit(main())

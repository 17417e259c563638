#!/usr/bin/env python3
"""Reads every calendar file of built sites by RFC 5545 and compares it with its flight's page.

Lines, folding, escapes and properties are judged by code that shares nothing with the generator.
Each flight's page has a calendar and leads to it; its instants are among those that the page shows,
its state, its address and its own instant are the page's; no two events have one UID.
"""

import argparse
import datetime
import re
import sys
from urllib.parse import unquote

import sitefiles

SHORTEST = datetime.timedelta(minutes=30)
UTC = datetime.timezone.utc
PROPERTY = re.compile(r"([A-Za-z0-9-]+):(.*)", re.DOTALL)
ONCE = {"VCALENDAR": {"VERSION", "PRODID"},
        "VEVENT": {"UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "LOCATION", "DESCRIPTION",
                   "STATUS"}}
OPTIONAL = {"VCALENDAR": set(), "VEVENT": {"URL"}}
TEXTS = {"UID", "SUMMARY", "LOCATION", "DESCRIPTION", "PRODID"}


class Wrong(Exception):
  """What is wrong with a calendar."""


def unfolded(data):
  """The content lines of a file (section 3.1)."""
  if not data.endswith(b"\r\n"):
    raise Wrong("does not end in CRLF")
  lines = []
  for number, line in enumerate(data[:-2].split(b"\r\n"), start=1):
    if len(line) > 75:
      raise Wrong(f"line {number} has {len(line)} octets")
    try:
      text = line.decode("utf-8")
    except UnicodeDecodeError:
      raise Wrong(f"line {number} is no UTF-8 by itself") from None
    if any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in text):
      raise Wrong(f"line {number} has a control character")
    if text.startswith(" "):
      if not lines:
        raise Wrong("the first line goes on")
      lines[-1] += text[1:]
    else:
      lines.append(text)
  return lines


def text_value(value):
  """A value of type TEXT (section 3.3.11)."""
  if re.search(r'(?<!\\)(\\\\)*[;,]', value):
    raise Wrong(f"a bare comma or semicolon in {value!r}")
  found = re.fullmatch(r"(?:[^\\]|\\[\\;,nN])*", value, re.DOTALL)
  if not found:
    raise Wrong(f"an escape that is none in {value!r}")
  return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], value)


def instant(value):
  """An instant in UTC (section 3.3.5)."""
  if not re.fullmatch(r"\d{8}T\d{6}Z", value):
    raise Wrong(f"{value!r} is no instant in UTC")
  try:
    return datetime.datetime.strptime(value, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
  except ValueError as error:
    raise Wrong(f"{value!r}: {error}") from None


def event(data):
  """The properties of the one event in a file."""
  open_parts, found = [], {}
  for line in unfolded(data):
    match = PROPERTY.fullmatch(line)
    if not match:
      raise Wrong(f"no property in {line!r}")
    name, value = match.groups()
    if name == "BEGIN":
      if [*open_parts, value] not in (["VCALENDAR"], ["VCALENDAR", "VEVENT"]):
        raise Wrong(f"{value!r} begins where it may not")
      open_parts.append(value)
      found[value] = {}
    elif name == "END":
      if not open_parts or value != open_parts.pop():
        raise Wrong(f"{value!r} ends where it may not")
    elif not open_parts:
      raise Wrong(f"{line!r} outside of the calendar")
    elif name in found[open_parts[-1]]:
      raise Wrong(f"{name} twice")
    else:
      found[open_parts[-1]][name] = text_value(value) if name in TEXTS else value
  if open_parts or set(found) != set(ONCE):
    raise Wrong("a calendar with one event was expected")
  for part, names in ONCE.items():
    for name in names - set(found[part]):
      raise Wrong(f"no {name}")
    for name in set(found[part]) - names - OPTIONAL[part]:
      raise Wrong(f"an unexpected {name}")
  if found["VCALENDAR"]["VERSION"] != "2.0":
    raise Wrong("another version than 2.0")
  return found["VEVENT"]


def shown(page):
  """The instants that a page shows, with seconds cut off; one in the year 0 or 10000 cannot be told
  by Python, and is left out."""
  instants = set()
  for element in page.find(lambda element: element.tag == "time"):
    text = element.get("datetime") or ""
    if "T" not in text:
      continue
    try:
      instants.add(datetime.datetime.fromisoformat(text).astimezone(UTC))
    except (OverflowError, ValueError):
      continue
  return instants


def one(page, chosen):
  return next(iter(page.find(chosen)), None)


def compare(properties, page, link):
  """What differs between an event and its flight's page."""
  opened = one(page, lambda element: "data-opened" in element.attributes)
  if opened is None:
    yield "its page opens no flight"
    return
  start, end = instant(properties["DTSTART"]), instant(properties["DTEND"])
  instant(properties["DTSTAMP"])
  times = shown(page)
  if not start < end:
    yield f"begins at {start} and ends at {end}"
  unix = int(opened.get("data-time"))
  # An arrival ends at its expected time, or begins there when the other end is not known.
  is_short = end - start == SHORTEST and int(start.timestamp()) == unix - unix % 60
  here = start if opened.get("data-direction") == "departure" or is_short else end
  if int(here.timestamp()) != unix - unix % 60:
    yield f"{here} is not the expected time {unix}"
  if start not in times:
    yield f"begins at {start}, which the page does not show"
  if end not in times and end - start != SHORTEST:
    yield f"ends at {end}, which the page does not show"
  state = "CANCELLED" if opened.get("data-status") == "cancelled" else "CONFIRMED"
  if properties["STATUS"] != state:
    yield f"is {properties['STATUS']}, the page says {opened.get('data-status')}"
  designator = " ".join((opened.get("data-designator") or "").split())
  if designator not in " ".join(properties["SUMMARY"].split()):
    yield f"is called {properties['SUMMARY']!r}, the flight {designator!r}"
  canonical = one(page, lambda element: element.tag == "link" and element.get("rel") == "canonical")
  if properties.get("URL") != (canonical.get("href") if canonical else None):
    yield f"leads to {properties.get('URL')!r}"
  if not one(page, lambda element: element.tag == "a"
             and unquote(element.get("href") or "") == link):
    yield "its page does not lead to it"


def check(folder, report):
  """All calendars of a site; gives how many there are."""
  names = set(sitefiles.names(folder))
  identities = {}
  calendars = {name for name in names if name.endswith(".ics")}
  for name in sorted(names):
    if re.fullmatch(r"\d{4}-\d\d-\d\d/.+-(arrival|departure)-.+\.html", name) \
        and name[:-5] + ".ics" not in calendars:
      report.add(f"{name}: has no calendar")
  for name in sorted(calendars):
    page = name[:-4] + ".html"
    if page not in names:
      report.add(f"{name}: has no page")
      continue
    try:
      properties = event(sitefiles.read(folder, name))
      for mistake in compare(properties, sitefiles.parse_file(folder, page), name.rpartition("/")[2]):
        report.add(f"{name}: {mistake}")
      other = identities.setdefault(properties["UID"], name)
      if other != name:
        report.add(f"{name}: has the UID of {other}")
    except Wrong as error:
      report.add(f"{name}: {error}")
  return len(calendars)


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("folders", nargs="+", metavar="FOLDER")
  options = parser.parse_args()
  report = sitefiles.Findings()
  count = sum(check(folder, report) for folder in options.folders)
  if not count:
    report.add("there is no calendar")
  return report.finish(f"calendars: {count} files")


if __name__ == "__main__":
  sys.exit(main())

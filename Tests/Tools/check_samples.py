#!/usr/bin/env python3
"""Builds exports of real airport databases by the documentation's site.yml files, and compares.

Each sample in ../shared is built by the `site.yml` that docs/schedules.md shows under a heading, with
nothing changed but the file's name. The sample is read here in its own way: its texts are cut and
turned by hand, and its times by Python's own zones. Compared are the number of flights and, for each,
designator, far airport, direction, scheduled and expected time; badges and rows of the boards; and
the times on flights' own pages. A few flights stand here in full, as they were read by eye.
"""

import csv
import datetime
import json
import os
import re
import sys
import tempfile
from pathlib import Path
from zoneinfo import ZoneInfo

import samples_gtfs
import samples_messages
import samples_ssim
import sitefiles

SAMPLES = sitefiles.SHARED / "data/samples/csv"
MANUAL = sitefiles.ROOT / "docs/schedules.md"
LONDON, UTC = ZoneInfo("Europe/London"), datetime.timezone.utc
DIRECTIONS = {"arrivals": "arrival", "departures": "departure"}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def configuration(heading, path):
  """The site.yml beneath a heading of the manual, with another file."""
  text = MANUAL.read_text(encoding="utf-8")
  section = re.split(rf"\n##+ {re.escape(heading)}\n", text, maxsplit=1)[1]
  section = re.split(r"\n##+ ", section, maxsplit=1)[0]
  block = re.search(r"```yaml site\.yml\n(.*?)```", section, re.S).group(1)
  return re.sub(r"(?m)^(\s*(?:file|folder): ).*$",
                lambda match: match.group(1) + json.dumps(str(path)), block)


def table(name):
  with open(SAMPLES / name, encoding="ascii", newline="") as file:
    return list(csv.DictReader(file))


def iso(moment):
  """As boards write it, on London's clock."""
  return moment.astimezone(LONDON).strftime("%Y-%m-%dT%H:%M%z")[:-2] + ":" + moment.astimezone(
    LONDON).strftime("%z")[-2:]


def designator(text):
  """Every one of these samples has two characters of an airline, or the three letters TST."""
  length = 3 if text.startswith("TST") else 2
  return f"{text[:length]} {text[length:].strip()}"


def flight(direction, code, airport, scheduled, expected=None):
  return (direction, designator(code), airport, iso(scheduled), iso(expected or scheduled))


def arrivals_of_a_day():
  """"04:55 22/10/2016", UTC; expected is the touchdown, else the estimate."""
  def moment(text):
    if not text:
      return None
    hour, minute, day, month, year = map(int, re.split(r"[: /]", text))
    return datetime.datetime(year, month, day, hour, minute, tzinfo=UTC)
  return [flight("arrival", row["Flight No"], row["From"], moment(row["Scheduled"]),
                 moment(row["Touchdown"]) or moment(row["Estimated"]))
          for row in table("lhr_arrivals_20161022.csv")]


def slots():
  """"2017-10-13" and "0710", UTC; rows that differ in nothing a board shows are one flight."""
  found = []
  for row in table("acl_slot_coordinator.csv"):
    moment = datetime.datetime.fromisoformat(
      f"{row['Date']}T{row['Time'][:2]}:{row['Time'][2:]}+00:00")
    made = flight({"A": "arrival", "D": "departure"}[row["ArrDep"]], row["OpeFlightNo"],
                  row["OrigDest"], moment)
    if row["Airport"] == "LHR" and made not in found:
      found.append(made)
  return found


def forecast_with_short_years():
  """"03-Feb-23" and "1440", London's clock."""
  found = []
  for row in table("lgw_forecast.csv"):
    day, month, year = row["Date"].split("-")
    clock = int(row["Scheduled Time"])
    moment = datetime.datetime(2000 + int(year), MONTHS.index(month) + 1, int(day), clock // 100,
                               clock % 100, tzinfo=LONDON)
    found.append(flight(row["ArrDep"].lower(), row["Flight Number"], row["Airport Code"], moment))
  return found


def forecast():
  """"2019-04-04 06:00:00", London's clock."""
  return [flight("arrival", row["Flight Num"], row["Airport"],
                 datetime.datetime.fromisoformat(row["Schedule Date"]).replace(tzinfo=LONDON))
          for row in table("lhr_forecast.csv")]


def times_alone():
  """"04:00" of the build's day, the first terminal only."""
  def moment(text):
    return datetime.datetime(2026, 11, 30, int(text[:2]), int(text[3:]), tzinfo=LONDON)
  return [flight("arrival", row["Flight Number"], row["Origin"], moment(row["Scheduled"]),
                 moment(row["Touchdown"]))
          for row in table("drt_time_only.csv") if row["Terminal"] == "T1"]


# Sample, heading, instant, what it has by the program's own count, and flights read by eye.
CASES = [
  ("lhr_arrivals_20161022.csv", "Arrivals with the day behind the time", "2016-10-22T04:00",
   arrivals_of_a_day, 405, [
     ("arrival", "UA 958", "ORD", "2016-10-22T05:55+01:00", "2016-10-22T05:19+01:00"),
     ("arrival", "BA 034", "KUL", "2016-10-22T05:25+01:00", "2016-10-22T05:26+01:00"),
     ("arrival", "BA 9137C", "ADB", "2016-10-22T16:45+01:00", "2016-10-22T16:45+01:00")]),
  ("acl_slot_coordinator.csv", "A slot coordinator's list", "2017-10-13T04:00", slots, 3, [
    ("arrival", "4U 0460", "CGN", "2017-10-13T08:10+01:00", "2017-10-13T08:10+01:00"),
    ("departure", "4U 0460P", "CGN", "2017-10-13T08:10+01:00", "2017-10-13T08:10+01:00")]),
  ("lgw_forecast.csv", "A forecast with years of two digits", "2023-02-03T04:00",
   forecast_with_short_years, 3, [
     ("arrival", "AC 1234", "ALC", "2023-02-03T12:35+00:00", "2023-02-03T12:35+00:00")]),
  ("lhr_forecast.csv", "A forecast of arrivals", "2019-04-04T04:00", forecast, 2, [
    ("arrival", "TS 0002", "TST", "2019-05-04T06:00+01:00", "2019-05-04T06:00+01:00")]),
  ("drt_time_only.csv", "Times without a day", "2026-11-30T04:00", times_alone, 24, [
    ("arrival", "TST 006", "PHX", "2026-11-30T05:00+00:00", "2026-11-30T05:00+00:00")]),
]


def check(folder, expected, count, seen, report):
  """Compares one built folder with the flights that were read here."""
  built = []
  for name in sitefiles.names(folder):
    if not name.endswith("/flights.json"):
      continue
    day = json.loads(sitefiles.read(folder, name))
    for entry in day["flights"]:
      built.append((entry["direction"], entry["designator"], entry["airport"], entry["scheduled"],
                    entry["expected"]))
      page = sitefiles.parse_file(folder, f"{day['date']}/{entry['page']}")
      times = {element.get("datetime") for element in page.find(lambda inner: inner.tag == "time")}
      for time in {entry["scheduled"], entry["expected"]} - times:
        report.add(f"{day['date']}/{entry['page']}: {time} is not shown")
    check_board(folder, day, report)
  if len(expected) != count:
    report.add(f"{len(expected)} flights are read here, not {count}")
  for missing in sorted(set(expected) - set(built)):
    report.add(f"not on a board: {missing}")
  for strange in sorted(set(built) - set(expected)):
    report.add(f"not in the file: {strange}")
  if len(built) != len(expected):
    report.add(f"{len(built)} flights on boards, not {len(expected)}")
  for one in seen:
    if one not in built:
      report.add(f"not as read by eye: {one}")


def check_board(folder, day, report):
  """The rows and badges of a day's board against its data."""
  page = sitefiles.parse_file(folder, f"{day['date']}/index.html")
  shown = [row.get("data-flight") for row in sitefiles.rows(page)]
  if sorted(shown) != sorted(entry["id"] for entry in day["flights"]):
    report.add(f"{day['date']}/index.html: {len(shown)} rows, not {len(day['flights'])}")
  for badge in page.find(lambda inner: inner.get("data-badge") in DIRECTIONS):
    direction = DIRECTIONS[badge.get("data-badge")]
    wanted = sum(direction == entry["direction"] for entry in day["flights"])
    text = "".join(child for child in badge.children if isinstance(child, str)).strip()
    if text != str(wanted):
      report.add(f"{day['date']}/index.html: badge {badge.get('data-badge')} is {text!r}, "
                 f"not {wanted}")


def main():
  if not SAMPLES.is_dir():
    print("exports: skipped: ../shared not found")
    return 0
  report = sitefiles.Findings()
  counts = []
  with tempfile.TemporaryDirectory(prefix="boardwalk-samples-") as work:
    for sample, heading, now, read, count, seen in CASES:
      path, folder = Path(work, f"{sample}.yml"), f"{work}/{sample}-public"
      path.write_text(configuration(heading, os.path.realpath(SAMPLES / sample)), encoding="utf-8")
      try:
        sitefiles.build(path, folder, now, "--quiet")
      except sitefiles.BuildFailed as error:
        report.add(f"{sample}: {error}")
        continue
      check(folder, read(), count, seen, report)
      counts.append(f"{count} of {sample}")
    counts += samples_ssim.check(work, check_board, report)
  counts += samples_messages.run(configuration, report)
  counts += samples_gtfs.run(configuration, report)
  return report.finish("exports: flights as another program reads them: " + ", ".join(counts))


if __name__ == "__main__":
  sys.exit(main())

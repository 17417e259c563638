#!/usr/bin/env python3
"""Sample GTFS feeds, built for several stops by the manual's site.yml and compared; and the flights of
one CSV sample out of a database.

A feed is read here whole, with Python's csv module: all days of all trips in dictionaries, and of
these what calls at the stop. Compared are each row's direction, name, far stop and time, the headsign
on its page, and how many rows there are; a few stand here as they were read by eye.
"""

import csv
import datetime
import json
import re
import sqlite3
import tempfile
from pathlib import Path
from zoneinfo import ZoneInfo

import sitefiles

SAMPLES = sitefiles.SHARED / "data/samples"
ZONE = ZoneInfo("America/Los_Angeles")
DAYS = 2


def table(feed, name):
  path = SAMPLES / "gtfs" / feed / name
  if not path.exists():
    return []
  with open(path, encoding="utf-8-sig", newline="") as file:
    return list(csv.DictReader(file))


def seconds(text):
  hour, minute, second = map(int, text.split(":"))
  return hour * 3600 + minute * 60 + second


def runs(feed, service, day):
  """Whether a service runs on a day: exceptions first, then the week."""
  number = day.strftime("%Y%m%d")
  for row in table(feed, "calendar_dates.txt"):
    if (row["service_id"], row["date"]) == (service, number):
      return row["exception_type"] == "1"
  return any(row["service_id"] == service and row["start_date"] <= number <= row["end_date"]
             and row[day.strftime("%A").lower()] == "1" for row in table(feed, "calendar.txt"))


def iso(day, offset):
  """Noon of the day's clock, minus twelve hours, plus the time: as boards write it."""
  noon = datetime.datetime.combine(day, datetime.time(12), ZONE).astimezone(datetime.timezone.utc)
  moment = noon + datetime.timedelta(seconds=offset - 43_200)
  return moment.astimezone(ZONE).isoformat(timespec="minutes")


def board(feed, stop, first):
  """What calls at a stop on the days of the board."""
  stops = {row["stop_id"]: row for row in table(feed, "stops.txt")}
  members = {one for one in stops if one == stop or stops[one].get("parent_station") == stop}
  routes = {row["route_id"]: row for row in table(feed, "routes.txt")}
  calls = {}
  for row in table(feed, "stop_times.txt"):
    calls.setdefault(row["trip_id"], []).append(row)
  days = [first + datetime.timedelta(days=number) for number in range(-2, DAYS + 1)]
  shown = {(first + datetime.timedelta(days=number)).isoformat() for number in range(DAYS)}
  found = []
  for trip in table(feed, "trips.txt"):
    order = sorted(calls.get(trip["trip_id"], []), key=lambda row: int(row["stop_sequence"]))
    route = routes[trip["route_id"]]
    name = f"{route['agency_id']} {route['route_short_name'] or route['route_long_name']}"
    starts = []
    for row in table(feed, "frequencies.txt"):
      if row["trip_id"] == trip["trip_id"]:
        starts += range(seconds(row["start_time"]), seconds(row["end_time"]),
                        int(row["headway_secs"]))
    base = seconds(order[0]["departure_time"]) if order else 0
    for index, call in enumerate(order):
      if call["stop_id"] not in members:
        continue
      for day in days:
        if not runs(feed, trip["service_id"], day):
          continue
        for shift in [start - base for start in starts] or [0]:
          if index > 0 and call["drop_off_type"] != "1":
            far = stops[order[0]["stop_id"]]["stop_name"]
            found.append(("arrival", name, far, iso(day, seconds(call["arrival_time"]) + shift), None))
          if index < len(order) - 1 and call["pickup_type"] != "1":
            far = stops[order[-1]["stop_id"]]["stop_name"]
            sign = call["stop_headsign"] or trip["trip_headsign"] or None
            found.append(("departure", name, far, iso(day, seconds(call["departure_time"]) + shift),
                          sign))
  return [one for one in found if one[3][:10] in shown]


# Feed, stop, first day, what there is by the program's own count, and rows read by eye.
CASES = [
  ("good_feed", "BEATTY_AIRPORT_STATION", "2007-06-02", 76, [
    ("arrival", "DTA Stagecoach ⇒ Airport Shuttle", "Stagecoach Hotel & Casino (Demo)",
     "2007-06-02T06:20-07:00", None),
    ("departure", "DTA Airport ⇒ Amargosa Valley", "Amargosa Valley (Demo)",
     "2007-06-03T13:00-07:00", "to Amargosa Valley")]),
  # A service is taken away for the Monday.
  ("good_feed", "BEATTY_AIRPORT", "2007-06-03", 38, []),
  ("good_feed", "STAGECOACH", "2007-06-05", 208, [
    ("departure", "DTA Ō", "E Main St / S Irving St (Demo)", "2007-06-05T08:10-07:00", "")]),
  ("good_feed", "NANAA", "2007-06-05", 416, []),
  ("only_calendar_dates", "BEATTY_AIRPORT", "2007-06-04", 38, []),
  ("only_calendar_dates", "NADAV", "2007-06-04", 208, []),
  ("utf8bom", "BULLFROG", "2008-02-29", 8, []),
]


def built(folder):
  """The rows of a site with the headsigns of their pages."""
  rows = []
  for name in sitefiles.names(folder):
    if not name.endswith("/flights.json"):
      continue
    day = json.loads(sitefiles.read(folder, name))
    for entry in day["flights"]:
      rows.append((entry["direction"], entry["designator"], entry["city"], entry["scheduled"],
                   f"{day['date']}/{entry['page']}"))
  return rows


def check(title, folder, expected, count, seen, report):
  found = built(folder)
  if len(expected) != count:
    report.add(f"{title}: {len(expected)} are read here, not {count}")
  wanted = sorted(one[:4] for one in expected)
  shown = sorted(one[:4] for one in found)
  for missing in sorted(set(wanted) - set(shown)):
    report.add(f"{title}: not on a board: {missing}")
  for strange in sorted(set(shown) - set(wanted)):
    report.add(f"{title}: not in the feed: {strange}")
  if len(wanted) != len(shown):
    report.add(f"{title}: {len(shown)} rows, not {len(wanted)}")
  signs = {one[:4]: one[4] for one in expected}
  for row in found:
    sign = signs.get(row[:4])
    if sign and sign != row[2] and sign.encode() not in sitefiles.read(folder, row[4]):
      report.add(f"{title}: {row[4]} does not show {sign!r}")
  for one in seen:
    if one[:4] not in shown or one[4] and signs.get(one[:4]) != one[4]:
      report.add(f"{title}: not as read by eye: {one}")


def database(work):
  """The arrivals of a CSV sample in a database, by its own column names."""
  with open(SAMPLES / "csv/lhr_arrivals_20161022.csv", encoding="ascii", newline="") as file:
    rows = list(csv.DictReader(file))
  path = Path(work, "arrivals.db")
  with sqlite3.connect(path) as connection:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE a (flight, origin, sched, touch, term INTEGER)")
    connection.executemany("INSERT INTO a VALUES (?, ?, ?, ?, ?)", [
      (row["Flight No"], row["From"], row["Scheduled"], row["Touchdown"], row["Term"])
      for row in rows])
  expected = sorted((row["From"], row["Term"]) for row in rows)
  return path, connection, expected


def check_database(work, report):
  """Reads the database while it is open for writing. Returns what was counted."""
  path, connection, expected = database(work)
  text = (
    "title: London Heathrow\nairport: LHR\nlanguage: en-GB\ndays: 1\nschedule:\n  sql:\n"
    f"    sqlite: {json.dumps(str(path))}\n    direction: arrival\n    time_zone: utc\n"
    "    time_format: HH:mm dd/MM/yyyy\n    query: >\n"
    "      SELECT flight AS designator, origin AS airport, sched AS scheduled, touch AS actual,\n"
    "      term AS terminal FROM a\n")
  site, folder = Path(work, "sql.yml"), f"{work}/sql-public"
  site.write_text(text, encoding="utf-8")
  connection.execute("BEGIN IMMEDIATE")
  connection.execute("DELETE FROM a")
  sitefiles.build(site, folder, "2016-10-22T04:00", "--quiet")
  connection.execute("ROLLBACK")
  connection.close()
  day = json.loads(sitefiles.read(folder, "2016-10-22/flights.json"))
  found = sorted((entry["airport"], entry["terminal"]) for entry in day["flights"])
  if found != expected:
    report.add(f"SQL: {len(found)} arrivals on the board, not {len(expected)}, or others")
  return f"{len(found)} of a database"


def run(configuration, report):
  """Checks all samples of this file; `configuration` gives the site.yml beneath a heading. Returns
  what was counted, in words."""
  counts = []
  with tempfile.TemporaryDirectory(prefix="boardwalk-gtfs-") as work:
    for feed, stop, first, count, seen in CASES:
      title = f"{stop} in {feed}"
      text = configuration("GTFS", (SAMPLES / "gtfs" / feed).resolve())
      for key, value in (("time_zone", ZONE.key), ("days", DAYS), ("    stop", stop)):
        text = re.sub(rf"(?m)^{key}: .*$", f"{key}: {value}", text)
      path, folder = Path(work, f"{len(counts)}.yml"), f"{work}/{len(counts)}-public"
      path.write_text(text, encoding="utf-8")
      try:
        sitefiles.build(path, folder, f"{first}T04:00", "--quiet")
      except sitefiles.BuildFailed as error:
        report.add(f"{title}: {error}")
        continue
      check(title, folder, board(feed, stop, datetime.date.fromisoformat(first)), count, seen,
            report)
      counts.append(f"{count} at {title}")
    try:
      counts.append(check_database(work, report))
    except sitefiles.BuildFailed as error:
      report.add(f"SQL: {error}")
  return counts

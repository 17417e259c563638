#!/usr/bin/env python3
"""Counts an airport's own file and compares the boards built from it, row by row and time by time.

The count uses nothing but the file's text: a flight's day is what stands before the "T" of its
scheduled time. Compared on each day: arrivals and departures scheduled there, badges against rows,
flights expected on another day, and every `<time datetime>` against the file's own words.
"""

import argparse
import csv
import datetime
import json
import multiprocessing
import os
import re
import sys
import tempfile
from pathlib import Path

import sitefiles

CONFIGURATION = """\
title: New York JFK
time_zone: America/New_York
language: en-US
days: {days}
schedule:
  csv:
    file: {file}
    columns:
      airport: other_iata
      scheduled: scheduled_local
      estimated: estimated_local
      actual: actual_local
      check_in: checkin
"""
DIRECTIONS = {"A": "arrival", "D": "departure"}
COUNTED = {"arrivals": "arrival", "departures": "departure"}
PAGES = {"index.html": ("arrival", "departure"), "arrivals.html": ("arrival",),
         "departures.html": ("departure",)}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT")


class Flight:
  """One row of the file."""

  def __init__(self, row):
    self.id = row["id"]
    self.direction = DIRECTIONS[row["direction"]]
    self.scheduled = row["scheduled_local"]
    self.is_cancelled = row["status"] == "cancelled"
    self.expected = self.scheduled if self.is_cancelled else (
      row["actual_local"] or row["estimated_local"] or self.scheduled)
    self.times = {self.scheduled, row["estimated_local"], row["actual_local"]} - {""}
    self.home = self.scheduled[:10]
    self.expected_day = self.expected[:10]
    self.unix = int(datetime.datetime.fromisoformat(self.expected).timestamp())


def short_date(day):
  """"Nov 30" """
  return f"{MONTHS[int(day[5:7]) - 1]} {int(day[8:])}"


def times_in(element):
  """The instants of all `<time datetime>` inside, without those that are only dates."""
  return [inner.get("datetime") for inner in element.find(lambda inner: inner.tag == "time")
          if INSTANT.match(inner.get("datetime", ""))]


def check_times(place, flight, shown, add):
  """The times shown are the file's own text; scheduled always, expected where it differs."""
  for text in sorted(set(shown) - flight.times):
    add(f"{place}: datetime {text!r} of {flight.id} is not in the file: {sorted(flight.times)}")
  if flight.scheduled not in shown:
    add(f"{place}: the scheduled time {flight.scheduled} of {flight.id} is not shown")
  if not flight.is_cancelled and flight.expected not in shown:
    add(f"{place}: the expected time {flight.expected} of {flight.id} is not shown")


def check_badges(name, page, counts, day, add):
  """The badges of one page: two numbers of rows, and the date."""
  for badge, direction in (*COUNTED.items(), ("all", None)):
    elements = page.find(lambda element: element.get("data-badge") == badge)
    if len(elements) != 1:
      add(f"{name}: {len(elements)} badges {badge!r}")
      continue
    text = elements[0].text()
    expected = str(counts[direction]) if direction else short_date(day)
    if text != expected:
      add(f"{name}: badge {badge!r} says {text!r}, not {expected!r}")
    if expected == "0" and "hidden" not in elements[0].attributes:
      add(f"{name}: badge {badge!r} is zero and not hidden")


def check_row(name, day, row, flight, add):
  """One row: where it stands, when, how it is marked; gives its flight's page."""
  if row.get("data-direction") != flight.direction:
    add(f"{name}: {flight.id} is a {row.get('data-direction')}")
  if row.get("data-time") != str(flight.unix):
    add(f"{name}: data-time of {flight.id} is {row.get('data-time')}, not {flight.unix}")
  check_times(name, flight, times_in(row), add)
  text = row.text()
  dates = [element.get("datetime") for element in row.find(lambda inner: inner.tag == "time")]
  if flight.home != day:
    if short_date(flight.home) not in text and flight.home not in dates:
      add(f"{name}: {flight.id} of {flight.home} is not marked with its own date: {text!r}")
  elif flight.expected_day != day:
    mark = "+1" if flight.expected_day > day else "-1"
    if mark not in text.replace("−", "-"):
      add(f"{name}: {flight.id}, expected on {flight.expected_day}, is not marked {mark}: {text!r}")
  page = sitefiles.row_page(name, row)
  if page is None or not page.startswith(flight.home + "/"):
    add(f"{name}: the page of {flight.id} is {page!r}, not in {flight.home}/")
  return page


def check_day(job):
  """The three pages and the data of one day; gives findings and the pages linked."""
  folder, day, listed = job
  wrong, pages = [], {}
  by_id = {flight.id: flight for flight in listed}
  counts = {direction: sum(flight.direction == direction for flight in listed)
            for direction in DIRECTIONS.values()}
  for file, directions in PAGES.items():
    name = f"{day}/{file}"
    if not os.path.exists(os.path.join(folder, name)):
      wrong.append(f"{name} is not there")
      continue
    page = sitefiles.parse_file(folder, name)
    check_badges(name, page, counts, day, wrong.append)
    rows = sitefiles.rows(page)
    shown = [row.get("data-flight") for row in rows]
    expected = [flight.id for flight in listed if flight.direction in directions]
    if sorted(shown) != sorted(expected):
      missing, strange = set(expected) - set(shown), set(shown) - set(expected)
      wrong.append(f"{name}: {len(shown)} rows, not {len(expected)}; missing "
                   f"{sorted(missing)[:3]}, strange {sorted(strange)[:3]}")
    instants = [int(row.get("data-time")) for row in rows]
    if instants != sorted(instants):
      wrong.append(f"{name}: rows are not in the order of expected time")
    scheduled_here = sum(id in by_id and by_id[id].home == day for id in shown)
    expected_here = sum(flight.home == day and flight.direction in directions for flight in listed)
    if scheduled_here != expected_here:
      wrong.append(f"{name}: {scheduled_here} flights scheduled here, {expected_here} in the file")
    for row in rows:
      flight = by_id.get(row.get("data-flight"))
      if flight:
        pages[flight.id] = check_row(name, day, row, flight, wrong.append)
  try:
    data = json.loads(sitefiles.read(folder, f"{day}/flights.json"))
    ids = [flight["id"] for flight in data["flights"]]
    if data["version"] != 1 or data["date"] != day or sorted(ids) != sorted(by_id):
      wrong.append(f"{day}/flights.json: {len(ids)} flights of {data['date']}, not {len(by_id)}")
  except (OSError, ValueError, KeyError) as error:
    wrong.append(f"{day}/flights.json: {error!r}")
  return day, counts, wrong, pages


def check_flight(job):
  """One flight's own page: its times."""
  folder, flight, name = job
  wrong = []
  if not os.path.exists(os.path.join(folder, name)):
    return [f"{name}, the page of {flight.id}, is not there"]
  page = sitefiles.parse_file(folder, name)
  main = page.find(lambda element: element.tag == "main") or [page]
  own = []
  for element in main[0].find(lambda inner: inner.tag == "time"):
    row = next((above for above in element.ancestors() if sitefiles.is_row(above)), None)
    # The day's list may stand beside the flight: only this flight's own times count here.
    if INSTANT.match(element.get("datetime", "")) and (
        row is None or row.get("data-flight") == flight.id):
      own.append(element.get("datetime"))
  check_times(name, flight, own, wrong.append)
  return wrong


def check(folder, flights, first, days, report):
  """Compares one built folder with the file's flights; gives the line that sums it up."""
  window = [str(first + datetime.timedelta(days=number)) for number in range(days)]
  # Flights of the day before have pages too while the schedule still holds them.
  kept = set(window) | {str(first - datetime.timedelta(days=1))}
  boards = {day: [flight for flight in flights
                  if day in (flight.home, flight.expected_day)] for day in window}
  pages, arrivals, departures, elsewhere = {}, [], [], 0
  with multiprocessing.get_context("fork").Pool() as pool:
    for day, counts, wrong, linked in pool.imap(
        check_day, [(folder, day, boards[day]) for day in window]):
      for line in wrong:
        report.add(line)
      pages.update(linked)
      arrivals.append(sum(flight.home == day and flight.direction == "arrival"
                          for flight in boards[day]))
      departures.append(sum(flight.home == day and flight.direction == "departure"
                            for flight in boards[day]))
      elsewhere += sum(flight.home != day for flight in boards[day])
    jobs = [(folder, flight, pages[flight.id]) for flight in flights if pages.get(flight.id)]
    for wrong in pool.imap_unordered(check_flight, jobs, chunksize=64):
      for line in wrong:
        report.add(line)
  if len(set(pages.values())) != len(pages):
    report.add(f"{len(pages)} flights share {len(set(pages.values()))} pages")
  owed = {flight.id for flight in flights if flight.home in kept} | {
    flight.id for listed in boards.values() for flight in listed}
  built = [name for name in sitefiles.names(folder)
           if re.fullmatch(r"\d{4}-\d\d-\d\d/[^/]+\.html", name)
           and name.split("/")[1] not in PAGES]
  if len(built) != len(owed):
    report.add(f"{len(built)} pages of flights, not {len(owed)}")
  strange = set(sitefiles.folders(folder)) & {
    str(first + datetime.timedelta(days=offset)) for offset in (-2, days, days + 1)}
  allowed = {flight.home for listed in boards.values() for flight in listed}
  for name in sorted(strange - allowed):
    report.add(f"{name}/ is outside the window")
  return (f"{days} days, {sum(arrivals)} arrivals and {sum(departures)} departures scheduled "
          f"({arrivals[0]} and {departures[0]} on the first day, {arrivals[-1]} and "
          f"{departures[-1]} on the last), {elsewhere} also on another day's board, "
          f"{len(built)} pages of flights")


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("file", help="a file of ../shared/data/real")
  parser.add_argument("folder", nargs="?",
                      help="the site built from it; without one it is built and thrown away")
  parser.add_argument("--first", help="first day of the window; default: the file's first")
  parser.add_argument("--days", type=int, default=15)
  options = parser.parse_args()

  with open(options.file, encoding="utf-8", newline="") as file:
    flights = [Flight(row) for row in csv.DictReader(file)]
  first = datetime.date.fromisoformat(options.first or min(flight.home for flight in flights))
  report = sitefiles.Findings()
  name = Path(options.file).stem
  with tempfile.TemporaryDirectory(prefix="boardwalk-count-") as work:
    folder = options.folder
    if folder is None:
      folder = f"{work}/public"
      configuration = Path(work, "site.yml")
      configuration.write_text(CONFIGURATION.format(
        days=options.days, file=json.dumps(os.path.realpath(options.file))), encoding="utf-8")
      try:
        sitefiles.build(configuration, folder, f"{first}T05:00", "--quiet")
      except sitefiles.BuildFailed as error:
        print(error)
        print(f"{name}: the build fails")
        return 1
    summary = check(folder, flights, first, options.days, report)
  return report.finish(f"{name}: {len(flights)} flights in the file; {summary}")


if __name__ == "__main__":
  sys.exit(main())

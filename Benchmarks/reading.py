#!/usr/bin/env python3
"""Measures how fast schedules are read, CSV beside Python's csv module in the same run, and prints the
tables of docs/performance.md.

CSV twice: a file of made flights in the canonical form, and the same flights as a database exports them:
day and time apart in patterns, airline and number in one, semicolons, a filter. Two things are compared:

- rows: the file is read and cut into rows and fields, by `csv.reader` and by the scanner that Boardwalk
  reads CSV with, which a small program of its own runs (MeasureRows);
- flights: `csv.DictReader` and what a program then does to have flights in order: direction, times with
  their offsets as moments, codeshares, a sort by the expected time. Boardwalk's time is what
  `build --verbose` tells of the schedule: flights read, checked, named, sorted, grouped by day.

Runs alternate, and the best of each counts, since other programs only make a run slower.

A season file of 100,000 legs is read, of which a fifth begin or end at the airport: its flights are made
for the days of the site. Then the same made flights are read in each of the other formats.
"""

import argparse
import csv
import datetime
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tests/Tools"))

import format_writers  # noqa: E402
import random_schedules  # noqa: E402
import sitefiles  # noqa: E402
import ssimfiles  # noqa: E402

RELEASE = HERE.parent / ".build/release"
NOW = "2026-11-30T05:00"
# How many times as fast as by Python's csv rows are to be cut.
ROWS_LIMIT = 3
# How many times as long four times the flights may take.
GROWTH_LIMIT = 6
HEAD = "title: Made Airport\ntime_zone: America/New_York\nlanguage: en-US\ndays: 1\nschedule:\n"
CANONICAL = HEAD + "  csv: { file: schedule.csv }\n"
EXPORT = HEAD + """\
  csv:
    file: export.csv
    delimiter: ";"
    date_format: dd-MMM-yy
    century: 2000
    time_format: HHmm
    where: { kind: PAX }
    columns: { designator: flight, date: day, scheduled: time }
"""


SEASON = ("title: Made Airport\nairport: JFK\nlanguage: en-US\ndays: 15\nschedule:\n"
          "  ssim: { file: season.ssim }\n")


def write_season(target, legs, seed=13):
  """Legs of twenty airlines in one season, in UTC, each for some weeks and some weekdays."""
  chance = random.Random(seed)
  airports = "BOS ORD LHR CDG DFW ATL SEA SFO MIA LAX DEN YYZ FRA AMS HND GRU MEX DUB".split()
  airlines = [f"{letter}{digit}" for letter in "ABCDE" for digit in "QXYZ"]
  first = datetime.date(2026, 10, 25)
  number = {airline: 0 for airline in airlines}
  lines = [ssimfiles.record({1: "1AIRLINE STANDARD SCHEDULE DATA SET", 195: "000001"}),
           ssimfiles.record({1: "2UAQ", 15: "25OCT2627MAR27", 195: "000002"})]
  for serial in range(legs):
    airline = chance.choice(airlines)
    number[airline] += 1
    way = chance.sample(airports, 2)
    if chance.random() < 0.2:
      way[chance.randrange(2)] = "JFK"
    begin = first + datetime.timedelta(days=chance.randrange(0, 110))
    end = begin + datetime.timedelta(days=chance.randrange(6, 90))
    days = "".join(str(day) if chance.random() < 0.6 else " " for day in range(1, 8))
    minute, length = chance.randrange(1440), chance.randrange(45, 700)
    times = [f"{at // 60 % 24:02}{at % 60:02}" for at in (minute, minute + length)]
    lines.append(ssimfiles.record({
      1: "3", 3: airline, 6: f"{number[airline] % 10_000:>4}", 10: "0101J",
      15: ssimfiles.spelled(begin) + ssimfiles.spelled(end), 29: days if days.strip() else "1",
      37: way[0] + times[0] * 2, 53: "4", 55: way[1] + times[1] * 2, 71: "4", 73: "320",
      128: str(number[airline] // 10_000 or ""), 195: f"{serial % 1_000_000:06}"}))
  lines.append(ssimfiles.record({1: "5 AQ", 188: "000000E", 195: "999999"}))
  Path(target).write_text("\n".join(lines) + "\n", encoding="ascii")


def measured(configuration, folder, now=NOW):
  """The seconds of reading and the peak memory of the whole build in MB."""
  command = sitefiles.build_command(configuration, folder, now, "--verbose", "--dry-run",
                                    "--allow-empty")
  status, text, memory = sitefiles.measured(command)
  if status:
    sys.exit(text)
  return int(re.search(r"(?m)^ *schedule: +(\d+) ms", text).group(1)) / 1000, memory


def read_season(work, options):
  write_season(f"{work}/season.ssim", options.legs)
  Path(work, "site.yml").write_text(SEASON, encoding="utf-8")
  runs = [measured(f"{work}/site.yml", f"{work}/public") for _ in range(options.rounds)]
  seconds, memory = min(run[0] for run in runs), max(run[1] for run in runs)
  print("| a season file | limit | measured |")
  print("|---|--:|--:|")
  print(f"| {options.legs:,} legs, a fifth of them of the airport: reading | 1.5 s | {seconds:.2f} s |")
  print(f"| the whole build's peak memory | 300 MB | {memory:.0f} MB |")
  print()


def write_export(source, target):
  """The same flights in another form."""
  with open(source, encoding="utf-8", newline="") as file:
    rows = list(csv.DictReader(file))
  months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
  with open(target, "w", encoding="utf-8", newline="") as file:
    writer = csv.writer(file, delimiter=";")
    kept = ["id", "direction", "airline_name", "airport", "status", "terminal", "gate", "belt",
            "check_in", "aircraft", "codeshares", "via", "remark"]
    writer.writerow([*kept, "flight", "day", "time", "kind"])
    for row in rows:
      year, month, day = row["scheduled"][:10].split("-")
      writer.writerow([*(row[name] for name in kept), row["airline"] + row["number"],
                       f"{day}-{months[int(month) - 1]}-{year[2:]}",
                       row["scheduled"][11:16].replace(":", ""), "PAX"])


def python_rows(path, delimiter):
  """The seconds of cutting a file, and its rows and fields."""
  began = time.perf_counter()
  with open(path, encoding="utf-8", newline="") as file:
    rows = fields = 0
    for row in csv.reader(file, delimiter=delimiter):
      rows += 1
      fields += len(row)
  return time.perf_counter() - began, (rows, fields)


def our_rows(path, delimiter):
  words = subprocess.run([RELEASE / "measure-rows", path, delimiter], check=True,
                         stdout=subprocess.PIPE, text=True).stdout.split()
  return float(words[3]), (int(words[0]), int(words[1]))


class Flight:
  """What a program in Python has of a flight."""
  __slots__ = ("direction", "airline", "number", "airport", "scheduled", "estimated", "actual",
               "expected", "codeshares", "rest")


def canonical_times(row):
  def moment(text):
    return datetime.datetime.fromisoformat(text) if text else None

  return moment(row["scheduled"]), moment(row["estimated"]), moment(row["actual"])


def export_times(row):
  return datetime.datetime.strptime(f"{row['day']} {row['time']}", "%d-%b-%y %H%M"), None, None


def python_flights(path, delimiter, times):
  """The seconds of having a file's flights in order, and how many there are."""
  began = time.perf_counter()
  flights = []
  with open(path, encoding="utf-8", newline="") as file:
    for row in csv.DictReader(file, delimiter=delimiter):
      if row.get("kind", "PAX") != "PAX":
        continue
      flight = Flight()
      flight.direction = row["direction"]
      if "flight" in row:
        flight.airline, flight.number = row["flight"][:2], row["flight"][2:]
      else:
        flight.airline, flight.number = row["airline"], row["number"]
      flight.airport = row["airport"]
      flight.scheduled, flight.estimated, flight.actual = times(row)
      flight.expected = flight.actual or flight.estimated or flight.scheduled
      flight.codeshares = row["codeshares"].split()
      flight.rest = row
      flights.append(flight)
  flights.sort(key=lambda one: (one.expected, one.scheduled, one.airline, one.number))
  return time.perf_counter() - began, len(flights)


def our_flights(work):
  return measured(f"{work}/site.yml", f"{work}/public")[0]


def read_csv(work, options):
  """The table of CSV, and whether rows are cut as fast as they must be."""
  subprocess.run([sys.executable, HERE.parent / "Tests/Tools/make_schedule.py",
                  "--flights-per-day", str(options.flights_per_day),
                  "-o", f"{work}/schedule.csv"], check=True)
  write_export(f"{work}/schedule.csv", f"{work}/export.csv")
  print("| CSV | Python's csv | Boardwalk | limit | times as fast |")
  print("|---|--:|--:|--:|--:|")
  is_kept = True
  for name, text, file, delimiter, times in (
      ("canonical", CANONICAL, "schedule.csv", ",", canonical_times),
      ("an export", EXPORT, "export.csv", ";", export_times)):
    Path(work, "site.yml").write_text(text, encoding="utf-8")
    path = f"{work}/{file}"
    theirs, ours, their_runs, our_runs = [], [], [], []
    for _ in range(options.rounds):
      ours.append(our_rows(path, delimiter))
      theirs.append(python_rows(path, delimiter))
      our_runs.append(our_flights(work))
      their_runs.append(python_flights(path, delimiter, times))
    if {counts for _, counts in ours} != {counts for _, counts in theirs}:
      sys.exit(f"{name}: the rows are not the same: {ours[0]} {theirs[0]}")
    rows = ours[0][1][0] - 1
    size = os.path.getsize(path) / 1e6
    lines = [(f"{name}, {rows:,} rows of {size:.0f} MB: rows and fields", min(theirs)[0], min(ours)[0],
              f"{ROWS_LIMIT} ×"),
             (f"{name}: flights in order", min(their_runs)[0], min(our_runs), "")]
    for label, their_best, our_best, limit in lines:
      print(f"| {label} | {their_best:.3f} s | {our_best:.3f} s | {limit} | {their_best / our_best:.1f} |")
    is_kept = is_kept and lines[0][1] >= ROWS_LIMIT * lines[0][2]
  print()
  return is_kept


def write_format(name, seed, services, folder):
  """Made flights in a format: the site's file, the build's time, the flights and the MB of the source."""
  folder.mkdir(parents=True)
  schedule = random_schedules.Schedule(seed, services, 15)
  chance = random.Random(seed)
  if name == "csv":
    rows = [format_writers.row(schedule, flight) for flight in schedule.flights]
    format_writers.write_csv(chance, rows, folder / "schedule.csv")
    source = {"csv": {"file": "schedule.csv"}}
  else:
    source, rows = format_writers.FORMATS[name](chance, schedule, folder)
  size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
  site = folder / "site.yml"
  site.write_text(f"title: Made\nairport: {schedule.home}\nlanguage: en-US\ndays: 1\n"
                  f"schedule: {json.dumps(source, ensure_ascii=False)}\n", encoding="utf-8")
  return site, schedule.now, len(rows), size


def read_formats(work, options):
  """The table of the other formats, and whether their time grows as their flights do. All flights of a
  file are read, and one day of them is shown."""
  print("| format | file | flights | read | a quarter of them | peak memory |")
  print("|---|--:|--:|--:|--:|--:|")
  is_kept = True
  for name in ("csv", "aidx", "json", "sql", "gtfs"):
    best = []
    for services in (options.services // 4, options.services):
      folder = Path(work, f"{name}-{services}")
      site, now, count, size = write_format(name, options.seed, services, folder)
      runs = [measured(site, folder / "public", now) for _ in range(options.rounds)]
      best.append((min(run[0] for run in runs), max(run[1] for run in runs)))
    (quarter, _), (seconds, memory) = best
    is_kept = is_kept and seconds <= GROWTH_LIMIT * quarter
    print(f"| {name} | {size:.0f} MB | {count:,} | {seconds:.2f} s, {size / seconds:.0f} MB or "
          f"{count / seconds:,.0f} flights a second | {quarter:.2f} s | {memory:.0f} MB |")
  return is_kept


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--flights-per-day", type=int, default=8000)
  parser.add_argument("--legs", type=int, default=100_000)
  parser.add_argument("--services", type=int, default=7000, help="of the other formats, at most 9,998")
  parser.add_argument("--seed", type=int, default=13)
  parser.add_argument("--rounds", type=int, default=5)
  options = parser.parse_args()
  subprocess.run([os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--product",
                  "measure-rows"], cwd=HERE.parent, check=True, stdout=subprocess.DEVNULL)
  with tempfile.TemporaryDirectory(prefix="boardwalk-reading-") as work:
    is_fast = read_csv(work, options)
    read_season(work, options)
    is_even = read_formats(work, options)
  if not is_fast:
    print(f"\nRows are not cut {ROWS_LIMIT} times as fast as by Python's csv.")
  if not is_even:
    print(f"\nFour times the flights take more than {GROWTH_LIMIT} times as long.")
  return 0 if is_fast and is_even else 1


if __name__ == "__main__":
  sys.exit(main())

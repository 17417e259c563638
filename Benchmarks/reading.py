#!/usr/bin/env python3
"""Measures how fast a schedule is read, beside Python's csv module in the same run.

A file of made flights in the canonical form, and the same flights as a database exports them: day and
time apart in patterns, airline and number in one, semicolons, a filter. Python only cuts the fields;
Boardwalk reads whole flights and sorts them: its time is what `build --verbose` tells of the schedule.
Runs alternate, and the best of each counts, since other programs only make a run slower.

A season file of 100,000 legs is read beside them, of which a fifth begin or end at the airport: its
flights are made for the days of the site.
"""

import argparse
import csv
import datetime
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

import sitefiles  # noqa: E402
import ssimfiles  # noqa: E402

NOW = "2026-11-30T05:00"
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


def measured(configuration, folder):
  """The seconds of reading and the peak memory of the whole build in MB."""
  command = sitefiles.build_command(configuration, folder, NOW, "--verbose", "--dry-run",
                                    "--allow-empty")
  process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
  text = process.stdout.read().decode()
  _, status, usage = os.wait4(process.pid, 0)
  process.returncode = os.waitstatus_to_exitcode(status)
  if process.returncode:
    sys.exit(text)
  return int(re.search(r"(?m)^ *schedule: +(\d+) ms", text).group(1)) / 1000, usage.ru_maxrss / 1000


def read_season(work, options):
  write_season(f"{work}/season.ssim", options.legs)
  Path(work, "site.yml").write_text(SEASON, encoding="utf-8")
  runs = [measured(f"{work}/site.yml", f"{work}/public") for _ in range(options.rounds)]
  seconds, memory = min(run[0] for run in runs), max(run[1] for run in runs)
  print(f"season: {options.legs:,} legs: Boardwalk {seconds:.3f} s "
        f"({options.legs / seconds:,.0f} legs a second), {memory:.0f} MB for the whole build")


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


def python_seconds(path, delimiter):
  began = time.perf_counter()
  with open(path, encoding="utf-8", newline="") as file:
    rows = sum(1 for _ in csv.reader(file, delimiter=delimiter))
  return time.perf_counter() - began, rows - 1


def boardwalk_seconds(configuration, folder):
  text = sitefiles.build(configuration, folder, NOW, "--verbose", "--dry-run", "--allow-empty")
  return int(re.search(r"(?m)^ *schedule: +(\d+) ms", text).group(1)) / 1000


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--flights-per-day", type=int, default=8000)
  parser.add_argument("--legs", type=int, default=100_000)
  parser.add_argument("--rounds", type=int, default=5)
  options = parser.parse_args()
  with tempfile.TemporaryDirectory(prefix="boardwalk-reading-") as work:
    subprocess.run([sys.executable, HERE.parent / "Tests/Tools/make_schedule.py",
                    "--flights-per-day", str(options.flights_per_day),
                    "-o", f"{work}/schedule.csv"], check=True)
    write_export(f"{work}/schedule.csv", f"{work}/export.csv")
    for name, text, file, delimiter in (("canonical", CANONICAL, "schedule.csv", ","),
                                        ("export", EXPORT, "export.csv", ";")):
      Path(work, "site.yml").write_text(text, encoding="utf-8")
      ours, theirs = [], []
      for _ in range(options.rounds):
        ours.append(boardwalk_seconds(f"{work}/site.yml", f"{work}/public"))
        seconds, rows = python_seconds(f"{work}/{file}", delimiter)
        theirs.append(seconds)
      print(f"{name}: {rows:,} rows: Python's csv {min(theirs):.3f} s, Boardwalk {min(ours):.3f} s "
            f"({rows / min(ours):,.0f} rows a second), {min(theirs) / min(ours):.1f} times as fast")
    read_season(work, options)
  return 0


if __name__ == "__main__":
  sys.exit(main())

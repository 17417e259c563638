#!/usr/bin/env python3
"""Measures how fast a schedule is read, beside Python's csv module in the same run.

A file of made flights in the canonical form, and the same flights as a database exports them: day and
time apart in patterns, airline and number in one, semicolons, a filter. Python only cuts the fields;
Boardwalk reads whole flights and sorts them: its time is what `build --verbose` tells of the schedule.
Runs alternate, and the best of each counts, since other programs only make a run slower.
"""

import argparse
import csv
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tests/Tools"))

import sitefiles  # noqa: E402

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
  return 0


if __name__ == "__main__":
  sys.exit(main())

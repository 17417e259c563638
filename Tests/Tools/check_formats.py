#!/usr/bin/env python3
"""Writes random schedules in every format and builds each: the same flights must make the same files.

A schedule is written as SSIM, AIDX, JSON, an SQLite database and a GTFS feed, and for each of these as
canonical CSV with what that format can carry. Both sites must be the same, byte for byte, and have the
flights of the schedule. Nothing is shared with the generator but the formats themselves.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path

import format_writers
import random_schedules
import sitefiles


def configuration(schedule, source):
  return "\n".join([f"title: Flüge {schedule.seed}", f"airport: {schedule.home}",
                    f"language: {schedule.language}", f"days: {schedule.days}",
                    f"schedule: {json.dumps(source, ensure_ascii=False)}", ""])


def built(schedule, source, folder):
  """The files of a site by their names."""
  site = folder / "site.yml"
  site.write_text(configuration(schedule, source), encoding="utf-8")
  told = sitefiles.build(site, folder / "public", schedule.now, "--quiet")
  # Made-up flights have gone and come at any time.
  if re.sub(r".* actual times? that (is|are) yet to come, .*\n", "", told):
    raise sitefiles.BuildFailed(told)
  return {name: sitefiles.read(folder / "public", name)
          for name in sitefiles.names(folder / "public")}


def shown(files):
  """The flights of a site, each once."""
  found = set()
  for name, data in files.items():
    if name.endswith("/flights.json"):
      found |= {(one["direction"], one["designator"], one["scheduled"])
                for one in json.loads(data)["flights"]}
  return found


def wanted(schedule):
  """The same of the schedule's flights of the site's days, and of all its flights, of which those that
  are expected on these days are shown, too."""
  rows = [(flight, (flight.direction, f"{flight.service.airline} {flight.service.number}",
                    format_writers.iso(flight.moment, schedule.zone)))
          for flight in schedule.flights]
  return ({key for flight, key in rows if schedule.is_shown(flight.moment)},
          {key for _, key in rows})


def check(seed, formats, work):
  """What is wrong with one schedule, and how many flights it has."""
  schedule = random_schedules.Schedule(seed)
  problems = []
  references = {}
  least, most = wanted(schedule)
  for name in formats:
    chance = random.Random(f"{seed} {name}")
    folder = Path(work, f"{seed}-{name}")
    (folder / "csv").mkdir(parents=True)
    try:
      source, rows = format_writers.FORMATS[name](chance, schedule, folder)
      files = built(schedule, source, folder)
      format_writers.write_csv(chance, rows, folder / "csv/schedule.csv")
      expected = built(schedule, {"csv": {"file": "schedule.csv"}}, folder / "csv")
    except sitefiles.BuildFailed as error:
      problems.append(f"{folder}: {error}")
      continue
    differing = [path for path in sorted(files.keys() | expected.keys())
                 if files.get(path) != expected.get(path)]
    if differing:
      problems.append(f"{folder}: {len(differing)} files differ from those of CSV: "
                      + ", ".join(differing[:5]))
    found = shown(expected)
    if not least <= found <= most:
      problems.append(f"{folder}: the flights are not those of the schedule: "
                      f"{sorted(least - found)[:3]} {sorted(found - most)[:3]}")
  return problems, len(least)


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--schedules", type=int, default=200)
  parser.add_argument("--seed", type=int, help="this schedule alone")
  parser.add_argument("--only", choices=format_writers.FORMATS, help="this format alone")
  parser.add_argument("--keep", help="a folder for the files, which then stay")
  options = parser.parse_args()
  seeds = range(options.schedules) if options.seed is None else [options.seed]
  formats = [options.only] if options.only else list(format_writers.FORMATS)
  report = sitefiles.Findings()
  began = time.monotonic()
  flights = 0
  sitefiles.binary()
  with tempfile.TemporaryDirectory(prefix="boardwalk-formats-") as own:
    work = options.keep or own
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as workers:
      for problems, count in workers.map(check, seeds, [formats] * len(seeds), [work] * len(seeds)):
        flights += count
        for problem in problems:
          report.add(problem)
  return report.finish(f"formats: {len(seeds)} schedules with {flights} flights, the same as CSV and as "
                       f"{', '.join(formats)}, in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
  sys.exit(main())

#!/usr/bin/env python3
"""Runs all tests, one after another, and closes with what passed and what was skipped.

The layout of the sources, the unit tests, the checks' own tests, then checks of whole sites: the
demo and, where ../shared lies beside the project, the airport files in it. A check that fails shows
all it printed; one that passes, its last line. `--only WORD` runs those whose name has the word.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import count_jfk
import sitefiles

TOOLS = Path(__file__).resolve().parent
WORK = sitefiles.ROOT / ".build/checks"
# The Python of the packages in requirements.txt.
CHECKERS = sitefiles.ROOT / ".build/checkers/bin/python"
SWIFT = os.environ.get("SWIFT", "swift")
REAL = sitefiles.SHARED / "data/real"
SAMPLES = sitefiles.SHARED / "data/samples/csv"
FIRST_DAYS = {"jfk-2023-12-04": "2023-12-04", "jfk-2011-03-07-spring-dst": "2011-03-07",
              "jfk-2011-11-01-autumn-dst": "2011-11-01", "jfk-2013-03-04-departures": "2013-03-04"}
DEMO_NOW = "2026-11-30T09:10"
BASE_URL = "https://airport.example/a/b/"
# The sites of Tests/Browser that are not the demo's.
BROWSER_SITES = ["edges", "assistance", "follow", "flights-modal", "flights-popover", "segues-mixed",
                 "segues-many"]

passed, failed, skipped, closing = [], [], [], []


def show(text):
  print(text, flush=True)


def run(name, *command):
  """One check, quiet unless it fails. Gives whether it passed."""
  began = time.monotonic()
  done = subprocess.run(list(map(str, command)), cwd=sitefiles.ROOT, stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
  text = done.stdout.decode("utf-8", "replace").rstrip()
  last = text.rsplit("\n", 1)[-1] if text else ""
  took = time.monotonic() - began
  if done.returncode == 0:
    passed.append(name)
    show(f"ok      {name} ({took:.0f} s)")
    if last:
      # A check's last line begins with its own short name, which the longer one replaces.
      closing.append(f"{name}: {last.partition(': ')[2] or last}")
  else:
    failed.append(name)
    show(f"{text}\nFAILED  {name} ({took:.0f} s)")
  return done.returncode == 0


def tool(name, script, *arguments):
  return run(name, sys.executable, TOOLS / script, *arguments)


def unit_tests():
  """Swift's tests, shown as they run; what the suites say of themselves is repeated at the end."""
  process = subprocess.Popen([SWIFT, "test", "--disable-xctest"], cwd=sitefiles.ROOT,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT)
  left_out = 0
  has_tests = False
  for line in process.stdout:
    text = line.decode("utf-8", "replace").rstrip()
    show(text)
    if re.match(r"Mustache suite: ", text):
      closing.append(text)
    elif re.search(r"Test run with \d+ tests?", text):
      has_tests = "with 0 tests" not in text
      closing.append("unit tests: " + re.sub(r"^\W+", "", text))
    elif re.match(r"\S+ (Test|Suite) .* skipped(: .*|\.)?$", text):
      left_out += 1
  if left_out:
    skipped.append(f"{left_out} unit tests")
  succeeded = process.wait() == 0 and has_tests
  (passed if succeeded else failed).append("unit tests")


def build_site(name, configuration, now, *more):
  """One site into its folder under .build; None when the build fails."""
  folder = WORK / name
  shutil.rmtree(folder, ignore_errors=True)
  try:
    sitefiles.build(configuration, folder, now, "--quiet", *more)
    return folder
  except sitefiles.BuildFailed as error:
    show(f"{error}\nFAILED  building {name}")
    failed.append(f"building {name}")
    return None


def demo_sites():
  """The project's own site, without and with a base URL."""
  for name, more in (("demo", []), ("demo-with-base-url", ["--base-url", BASE_URL])):
    folder = build_site(name, sitefiles.ROOT / "site.yml", DEMO_NOW, *more)
    if folder:
      tool(f"{name}: links", "check_links.py", folder, *more)
      tool(f"{name}: HTML", "check_html.py", folder)
      tool(f"{name}: calendars", "check_calendars.py", folder)


def codes():
  """The QR codes of sites with short and long addresses."""
  return tool("QR codes", "check_codes.py")


def airport_sites():
  """Sites of real schedules against an independent count of the files."""
  if not REAL.is_dir():
    skipped.append("airport files: ../shared not found")
    return
  folders = []
  for name, first in FIRST_DAYS.items():
    configuration = WORK / f"{name}.yml"
    configuration.write_text(count_jfk.CONFIGURATION.format(days=15, file=REAL / f"{name}.csv"),
                             encoding="utf-8")
    folder = build_site(name, configuration, f"{first}T05:00")
    if folder:
      folders.append(folder)
      tool(f"{name}: count", "count_jfk.py", REAL / f"{name}.csv", folder)
      tool(f"{name}: links", "check_links.py", folder)
  if folders:
    tool("airport files: HTML", "check_html.py", *folders)
    tool("airport files: calendars", "check_calendars.py", *folders)


def exports():
  """Sites of airport databases' exports against an independent reading of the files."""
  if not SAMPLES.is_dir():
    skipped.append("exports of airport databases: ../shared not found")
    return
  tool("exports of airport databases", "check_samples.py")


def seasons():
  """Made season files over the changes of the clock, in local time and in UTC."""
  return tool("season files", "check_seasons.py")


def timetable():
  """A theme that has nothing of the built-in one."""
  site = sitefiles.ROOT / "Tests/Sites/timetable"
  folder = build_site("timetable", site / "site.yml", "2026-11-30T05:00")
  if folder:
    tool("another theme: links", "check_links.py", folder)
    tool("another theme: HTML", "check_html.py", folder)


def look():
  """What visitors see, in a browser."""
  return run("look", CHECKERS, TOOLS / "check_look.py")


def browser():
  """What visitors do, in a browser, and the HTML of the sites that were made for it."""
  root = sitefiles.ROOT
  run("browser", CHECKERS, root / "Tests/Browser/run.py")
  folders = [root / ".build/browser/sites" / name for name in BROWSER_SITES]
  tool("browser: HTML", "check_html.py", *(folder for folder in folders if folder.is_dir()))


CHECKS = [
  ("layout", lambda: run("layout of the sources", SWIFT, "format", "lint", "-s", "-p", "-r",
                         "Sources", "Tests", "Package.swift")),
  ("unit", unit_tests),
  ("tools", lambda: run("the checks' own tests", sys.executable, TOOLS / "test_tools.py")),
  ("demo", demo_sites),
  ("codes", codes),
  ("timetable", timetable),
  ("look", look),
  ("airport", airport_sites),
  ("exports", exports),
  ("seasons", seasons),
  ("formats", lambda: tool("random schedules", "check_formats.py")),
  ("hostile", lambda: tool("hostile schedule", "check_hostile.py")),
  ("rows", lambda: tool("many rows", "check_rows.py")),
  ("damage", lambda: tool("damaged files", "check_fuzz.py")),
  ("reproducible", lambda: tool("builds again", "check_reproducible.py")),
  ("hosting", lambda: tool("hosting", "check_hosting.py")),
  ("browser", browser),
  ("kills", lambda: tool("killed builds", "kill_test.py")),
]


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--only", help="a word of the checks to run: "
                      + ", ".join(name for name, _ in CHECKS))
  options = parser.parse_args()
  WORK.mkdir(parents=True, exist_ok=True)
  for name, check in CHECKS:
    if not options.only or options.only in name:
      check()
  show("")
  for line in closing:
    show(line)
  for line in skipped:
    show(f"skipped: {line}")
  for line in failed:
    show(f"failed: {line}")
  show(f"{len(passed)} passed, {len(failed)} failed, {len(skipped)} skipped")
  return 1 if failed or not passed else 0


if __name__ == "__main__":
  sys.exit(main())

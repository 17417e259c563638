"""The sites that the browser opens: built once a run, each into a folder of its own.

A site that does not build keeps what was said, and each test that opens it fails with that text.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Tools"))

import sitefiles  # noqa: E402

WORK = ROOT / ".build/browser"
NOW = "2026-11-30T09:10"
BASE_URL = "https://airport.example/a/b/"

HEAD = """\
title: Mountain Airport
airport: BTV
language: en-US
"""
DEMO = """\
title: Mountain Airport
time_zone: America/New_York
language: en-US
days: 2
"""


def csv(name, days, more=""):
  return f"{HEAD}days: {days}\n{more}schedule:\n  csv:\n    file: {HERE}/schedules/{name}.csv\n"


def made(name, days, more=""):
  return f"{HEAD}days: {days}\n{more}schedule:\n  csv:\n    file: {WORK}/{name}.csv\n"


def demo(more="", seed=13, title="Mountain Airport"):
  """The demo's flights on two days."""
  return (DEMO.replace("Mountain Airport", title)
          + f"{more}schedule:\n  demo: {{ seed: {seed}, flights_per_day: 30 }}\n"
          "  derive_status: true\n")


# name: (site.yml, the instant, further words of the command)
SITES = {
  "demo": (None, NOW, []),
  "demo-below": (None, NOW, ["--base-url", BASE_URL]),
  "other-airport": (demo(seed=5, title="Valley Airport"), NOW, []),
  "edges": (csv("edges", 4), NOW, []),
  "assistance": (csv("edges", 4, "assistance:\n  phone: \"+1 555 0100\"\n"
                     "  meeting_point: Desk 4 beside the entrance\n  page: accessibility\n"),
                 NOW, []),
  "aged": (csv("edges", 4) + "  max_age: 6h\n", NOW, ["--data-as-of", "2026-11-30T08:10"]),
  "follow": (csv("follow", 2), NOW, []),
  "search": (made("search", 15), NOW, []),
  "big": (made("big", 1), NOW, []),
  "flights-modal": (demo("segues: { flight: modal }\n"), NOW, []),
  "flights-popover": (demo("segues: { flight: popover }\n"), NOW, []),
  "segues-mixed": ("site", NOW, []),
  "segues-many": ("site", NOW, []),
}
# Only for Benchmarks/browser.py: 40,500 flights.
MEASURED = {"huge": (made("huge", 15), NOW, [])}
# The made schedules: days, and flights a day.
SCHEDULES = {"search": (15, 60), "big": (1, 2700), "huge": (15, 2700)}


def make_schedule(name):
  days, flights = SCHEDULES[name]
  subprocess.run([sys.executable, str(ROOT / "Tests/Tools/make_schedule.py"), "--days", str(days),
                  "--flights-per-day", str(flights), "-o", str(WORK / f"{name}.csv")], check=True)


def build(name, folder=None):
  """One site; gives an empty text, or why it is not there."""
  configuration, now, more = {**SITES, **MEASURED}[name]
  if name in SCHEDULES:
    make_schedule(name)
  source = WORK / "sources" / name
  if configuration is None:
    file = ROOT / "site.yml"
  elif configuration == "site":
    file = ROOT / "Tests/Sites" / name / "site.yml"
  else:
    source.mkdir(parents=True, exist_ok=True)
    file = source / "site.yml"
    file.write_text(configuration, encoding="utf-8")
    # The built-in theme as it stands in the folder, with the extra pages.
    templates = source / "Templates"
    if not templates.exists():
      templates.symlink_to(ROOT / "Templates")
  if configuration == "site":
    # Its own Templates lie over the project's, so that a change of those needs no new program.
    shutil.copytree(ROOT / "Templates", source / "Templates", dirs_exist_ok=True)
    shutil.copytree(file.parent, source, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("expected"))
    file = source / "site.yml"
  folder = folder or WORK / "sites" / name
  shutil.rmtree(folder, ignore_errors=True)
  try:
    sitefiles.build(file, folder, now, "--quiet", *more)
  except sitefiles.BuildFailed as error:
    return f"the site '{name}' does not build: {error}"
  return ""


def build_all(names=None):
  """All sites, two at a time; gives for each that is not there why."""
  shutil.rmtree(WORK / "sources", ignore_errors=True)
  for folder in ("sites", "copies", "sources"):
    (WORK / folder).mkdir(parents=True, exist_ok=True)
  names = list(names or SITES)
  with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
    said = dict(zip(names, pool.map(build, names)))
  return {name: text for name, text in said.items() if text}

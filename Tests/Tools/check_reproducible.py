#!/usr/bin/env python3
"""Checks that a build is a function of its inputs alone.

The same site is built in two folders under other time zones, languages, masks and homes: the bytes
are the same. Then one thing after another is changed (a gate, a string, a template, a style sheet,
keys of the configuration, the instant), and each time a build over the old site equals a build
from nothing, and a build after that writes nothing.
"""

import argparse
import csv
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import sitefiles

NOW = "2026-11-30T09:10"
CONFIGURATION = """\
title: Mountain Airport
time_zone: America/New_York
language: en-US
days: 15
schedule:
  csv: { file: schedule.csv }
"""
SURROUNDINGS = [
  {"TZ": "Pacific/Kiritimati", "LANG": "C", "LC_ALL": "C", "HOME": "/", "umask": 0o022},
  {"TZ": "America/St_Johns", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/tmp",
   "umask": 0o077},
]


def make_site(folder):
  """A site of a made schedule with the theme's own templates beside it."""
  os.makedirs(folder)
  Path(folder, "site.yml").write_text(CONFIGURATION, encoding="utf-8")
  subprocess.run([sys.executable, Path(__file__).with_name("make_schedule.py"), "--seed", "3",
                  "--flights-per-day", "24", "-o", f"{folder}/schedule.csv"], check=True)
  shutil.copytree(sitefiles.ROOT / "Templates", f"{folder}/Templates")


def one_gate(folder):
  path = Path(folder, "schedule.csv")
  with open(path, encoding="utf-8", newline="") as file:
    rows = list(csv.reader(file))
  gate = rows[0].index("gate")
  next(row for row in rows[1:] if row[gate])[gate] = "Z99"
  with open(path, "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows(rows)


def edit(folder, name, pattern, replacement):
  """Changes the first place of a file where the pattern stands."""
  path = Path(folder, name)
  text, found = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1,
                        flags=re.M)
  if not found:
    raise LookupError(f"{name} has no {pattern!r}")
  path.write_text(text, encoding="utf-8")


def existing(folder, *patterns):
  """The first file of the templates that one of the patterns finds."""
  for pattern in patterns:
    for path in sorted(Path(folder, "Templates").glob(pattern)):
      return str(path.relative_to(folder))
  raise LookupError(f"no file {patterns} in Templates/")


def one_string(folder):
  """The word for a status that the schedule certainly has."""
  edit(folder, existing(folder, "strings/en-US.yml", "strings/en.yml"),
       r"^(\s*scheduled:).*$", r'\1 "As planned"')


def one_template(folder):
  path = Path(folder, existing(folder, "pages/flight.md", "pages/flight.html"))
  path.write_text(path.read_text(encoding="utf-8").rstrip("\n") + "\n\nA line more.\n",
                  encoding="utf-8")


def one_partial(folder):
  """The partial from which rows come, known by its hook."""
  for path in sorted(Path(folder, "Templates").rglob("*.html")):
    text = path.read_text(encoding="utf-8")
    if "data-flight" in text:
      path.write_text(text.replace("data-flight", 'data-changed="yes" data-flight', 1),
                      encoding="utf-8")
      return
  raise LookupError("no template has data-flight")


def one_style_sheet(folder):
  path = Path(folder, existing(folder, "assets/*.css"))
  path.write_text(path.read_text(encoding="utf-8") + "\n.another { color: inherit }\n",
                  encoding="utf-8")


def one_page(folder):
  """An extra page, which every sidebar lists."""
  Path(folder, "Templates/pages/lost.md").write_text(
    "---\nlayout: main\ntitle: Lost and found\nsubtitle: Where things wait\norder: 90\n---\n"
    "\nAsk at the desk.\n", encoding="utf-8")


def no_page(folder):
  Path(folder, "Templates/pages/lost.md").unlink()


def key(name, value):
  """A change of one key, set where it stands, else put at the end."""
  def change(folder):
    path = Path(folder, "site.yml")
    text = path.read_text(encoding="utf-8")
    line = f"{name}: {value}"
    changed, found = re.subn(rf"^{name}:.*$", line, text, flags=re.M)
    path.write_text(changed if found else f"{text}{line}\n", encoding="utf-8")
  return change


# What is changed, how, and the instant from then on. Each builds on the one before.
STEPS = [
  ("one gate", one_gate, NOW),
  ("one string", one_string, NOW),
  ("one template", one_template, NOW),
  ("one partial", one_partial, NOW),
  ("one style sheet", one_style_sheet, NOW),
  ("an extra page", one_page, NOW),
  ("no extra page", no_page, NOW),
  ("title", key("title", "Valley Airport"), NOW),
  ("clock", key("clock", "24"), NOW),
  ("theme", key("theme", '{ accent: "#7fd4ff", ground: "#fdf6e3" }'), NOW),
  ("base_url", key("base_url", "https://airport.example/boards/"), NOW),
  ("days", key("days", "9"), NOW),
  ("time_zone", key("time_zone", "America/Chicago"), NOW),
  ("a minute", lambda folder: None, "2026-11-30T09:11"),
  ("a day", lambda folder: None, "2026-12-01T09:11"),
]
# A step that may leave every page as it was.
MAY_CHANGE_NOTHING = {"a minute"}


def stamps(folder):
  """What the file system says of every file: who changes one changes this."""
  told = {}
  for name in sitefiles.names(folder):
    status = os.stat(os.path.join(folder, name))
    told[name] = (status.st_ino, status.st_mtime_ns, status.st_ctime_ns, status.st_size)
  return told


def check_surroundings(work, report):
  """The same four inputs in two folders and two surroundings."""
  built = []
  for number, surroundings in enumerate(SURROUNDINGS):
    folder = f"{work}/{'deeper/' * number}site-{number}"
    make_site(folder)
    environment = {**os.environ, **surroundings}
    mask = environment.pop("umask")
    # A destination named from another working directory each time.
    where = folder if number == 0 else "/"
    destination = "public" if number == 0 else f"{folder}/elsewhere/public"
    os.makedirs(f"{folder}/elsewhere")
    sitefiles.build(f"{folder}/site.yml", destination, NOW, "--quiet", cwd=where, env=environment,
                    umask=mask)
    built.append(sitefiles.digests(os.path.join(where, destination), private=True))
  for digests in built:
    digests.pop(f"{sitefiles.PRIVATE}/lock", None)
  for line in sitefiles.differences(*built):
    report.add(f"other surroundings: {line}")
  return len(built[0])


def check_steps(work, report):
  """One change after another, each built over the old site and from nothing."""
  folder = f"{work}/changing"
  make_site(folder)
  configuration, over = f"{folder}/site.yml", f"{folder}/public"
  sitefiles.build(configuration, over, NOW, "--quiet")
  done = []
  for number, (name, change, now) in enumerate(STEPS):
    before = sitefiles.digests(over)
    try:
      change(folder)
    except LookupError as error:
      report.add(f"{name}: cannot be tried: {error}")
      continue
    fresh = f"{work}/fresh-{number}"
    # Fewer days mean fewer flights, which a build of itself refuses.
    sitefiles.build(configuration, over, now, "--quiet", "--allow-empty")
    sitefiles.build(configuration, fresh, now, "--quiet")
    after, expected = (sitefiles.digests(where, private=True) for where in (over, fresh))
    for digests in (after, expected):
      digests.pop(f"{sitefiles.PRIVATE}/lock", None)
    for line in sitefiles.differences(after, expected):
      report.add(f"{name}: over the old site and from nothing: {line}")
    for left in sorted(sitefiles.folders(over) ^ sitefiles.folders(fresh)):
      report.add(f"{name}: folder {left} in one of the two only")
    changed = sum(before.get(file) != digest for file, digest in sitefiles.digests(over).items())
    if not changed and name not in MAY_CHANGE_NOTHING:
      report.add(f"{name}: nothing changed in the site")
    untouched = stamps(over)
    sitefiles.build(configuration, over, now, "--quiet")
    touched = [file for file, stamp in stamps(over).items() if untouched.get(file) != stamp]
    if touched:
      report.add(f"{name}: a build with nothing changed touched {touched[:3]}")
    done.append(f"{name} ({changed})")
    shutil.rmtree(fresh)
  return done


def main():
  argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
  report = sitefiles.Findings()
  with tempfile.TemporaryDirectory(prefix="boardwalk-again-") as work:
    try:
      files = check_surroundings(work, report)
      done = check_steps(work, report)
    except sitefiles.BuildFailed as error:
      print(error)
      print("reproducible: a build fails")
      return 1
  return report.finish(f"reproducible: {files} files the same in two surroundings; files written "
                       f"after a change of " + ", ".join(done))


if __name__ == "__main__":
  sys.exit(main())

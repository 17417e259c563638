#!/usr/bin/env python3
"""Reads the QR codes of sites with zbarimg: each says its page's full address.

Sites are built with short and long addresses. The drawings are turned into pictures by code of this
file, which knows nothing of how they are made. Where an address is too long for any code, or not
known, there is none and nothing leads to one.
"""

import argparse
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
days: 1
schedule:
  demo: { seed: 13, flights_per_day: 4 }
"""
SHORT = "https://a.example/"
LONG = "https://airport.example/" + "a-rather-long-folder/" * 16
LONGEST = "https://airport.example/" + "a-rather-long-folder/" * 50
TOO_LONG = "https://airport.example/" + "a-rather-long-folder/" * 150
QUIET = 4
MODULE = 6  # pixels


def modules(drawing):
  """The rows of a drawing, True where it is dark: its runs, drawn one after another."""
  side = int(re.search(r'viewBox="0 0 (\d+) \1"', drawing)[1])
  ground, runs = re.findall(r'<path (\w+="#\w+") d="([^"]+)"/>', drawing)
  assert ground == ('fill="#fff"', f"M0 0h{side}v{side}H0z"), ground
  assert runs[0] == 'stroke="#000"', runs[0]
  rows = [[False] * side for _ in range(side)]
  x = y = 0.0
  for letter, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", runs[1]):
    if letter == "M":
      x, y = float(first), float(second)
    elif letter == "m":
      x, y = x + float(first), y + float(second)
    else:
      for column in range(int(x), int(x) + int(first)):
        rows[int(y)][column] = True
      x += int(first)
  return rows


def picture(rows):
  """The rows as a PGM."""
  side = len(rows) * MODULE
  lines = [b"".join((b"\0" if dark else b"\xff") * MODULE for dark in row) * MODULE for row in rows]
  return b"P5 %d %d 255\n" % (side, side) + b"".join(lines)


def decoded(rows, work):
  file = Path(work, "code.pgm")
  file.write_bytes(picture(rows))
  done = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(file)],
                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
  return done.stdout.decode("utf-8", "replace").rstrip("\n")


def is_quiet(rows):
  """Whether there is enough white on every side, and not more."""
  inner = [row[QUIET:-QUIET] for row in rows[QUIET:-QUIET]]
  return sum(map(sum, inner)) == sum(map(sum, rows)) and inner[0][0] and inner[-1][0] \
    and inner[0][-1]


def check(folder, base, work, report):
  """The codes of a site; gives how many there are."""
  count = 0
  names = set(sitefiles.names(folder))
  for name in sorted(names):
    if not re.fullmatch(r"\d{4}-\d\d-\d\d/.+-(arrival|departure)-.+\.html", name):
      continue
    drawing = name[:-5] + ".svg"
    leads = f'src="{drawing.rpartition("/")[2]}"' in sitefiles.read(folder, name).decode("utf-8")
    if (base is not None) != (drawing in names) or leads != (drawing in names):
      report.add(f"{name}: {'has a' if drawing in names else 'has no'} code"
                 f"{' and leads to one' if leads else ''}")
      continue
    if base is None:
      continue
    rows = modules(sitefiles.read(folder, drawing).decode("utf-8"))
    if not is_quiet(rows):
      report.add(f"{drawing}: the white around the code is not {QUIET} modules")
    text = decoded(rows, work)
    if text != base + name:
      report.add(f"{drawing}: says {text!r}, not {base + name!r}")
    count += 1
  return count


def main():
  argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
  if not shutil.which("zbarimg"):
    sys.exit("zbarimg is not there; `make test` installs zbar-tools")
  report = sitefiles.Findings()
  said = []
  with tempfile.TemporaryDirectory(prefix="boardwalk-codes-") as work:
    Path(work, "site.yml").write_text(CONFIGURATION, encoding="utf-8")
    for number, base in enumerate([SHORT, LONG, LONGEST, TOO_LONG, None]):
      folder = f"{work}/site-{number}"
      more = [] if base is None else ["--base-url", base]
      try:
        sitefiles.build(f"{work}/site.yml", folder, NOW, "--quiet", *more)
      except sitefiles.BuildFailed as error:
        report.add(f"a site of {len(base or '')} letters does not build: {error}")
        continue
      count = check(folder, None if base == TOO_LONG else base, work, report)
      if bool(count) != (base not in (None, TOO_LONG)):
        report.add(f"{count} codes for an address of {len(base or '')} letters")
      said.append(f"{count} at {len(base or '')} letters")
  return report.finish("codes: " + ", ".join(said))


if __name__ == "__main__":
  sys.exit(main())

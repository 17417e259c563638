#!/usr/bin/env python3
"""Reads 20,000 damaged files with each reader, in the unit test that tries a few hundred.

The files are damaged, and what must hold of each reading is looked at, in DamageTests.swift. Here the
test runs at length, in the build that the other unit tests run in: no crash, no hang, at most 300 MB,
and of what was damaged at least 30 % can still be read.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

import sitefiles

SWIFT = os.environ.get("SWIFT", "swift")
MEMORY = 300 << 20
TIME = 900
READERS = {"CSV", "SSIM", "AIDX", "JSON", "Norway's XML", "SQLite", "GTFS"}


def run(command, **environment):
  """What a command printed, its status and the most memory that it or a part of it took, in bytes."""
  with tempfile.TemporaryFile() as output:
    process = subprocess.Popen(command, cwd=sitefiles.ROOT, env={**os.environ, **environment},
                               stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    timer = threading.Timer(TIME, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    output.seek(0)
    text = output.read().decode("utf-8", "replace")
  return text, os.waitstatus_to_exitcode(status), usage.ru_maxrss << 10


def shares(text):
  """For each reader how many files could be read and how many were damaged, over all its parts."""
  counts = {}
  for name, built, tried in re.findall(r"^fuzz: (.*): (\d+) of (\d+) could be read", text, re.M):
    before = counts.get(name, (0, 0))
    counts[name] = (before[0] + int(built), before[1] + int(tried))
  return dict(sorted(counts.items()))


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--inputs", type=int, default=20_000, help="how many for each reader")
  options = parser.parse_args()
  report = sitefiles.Findings()
  text, status, _ = run([SWIFT, "build", "--build-tests"])
  if status:
    report.add(f"the tests cannot be built:\n{text[-2000:]}")
    return report.finish("fuzz")
  began = time.monotonic()
  text, status, peak = run([SWIFT, "test", "--disable-xctest", "--skip-build", "--filter",
                            "DamageTests"], FUZZ_INPUTS=str(options.inputs))
  counts = shares(text)
  passed = re.search(r"Test run with \d+ tests? in \d+ suites? passed", text)
  if status or not passed or not counts:
    report.add(f"a damaged file made a reader stumble:\n{text[-4000:]}")
  for name, (built, tried) in counts.items():
    if name in READERS and tried < options.inputs:
      report.add(f"{name}: {tried} files were tried, not {options.inputs}")
    if name in READERS and built * 10 < tried * 3:
      report.add(f"{name}: {built} of {tried} files can still be read, not 30 %")
  for name in READERS - counts.keys():
    report.add(f"{name} was not tried")
  if peak > MEMORY:
    report.add(f"{peak >> 20} MB of memory, not at most {MEMORY >> 20}")
  words = ", ".join(f"{built * 100 // tried} % in {name}" for name, (built, tried) in counts.items())
  return report.finish(f"fuzz: {options.inputs:,} damaged files for each reader in "
                       f"{time.monotonic() - began:.0f} s and {peak >> 20} MB; of these can still be "
                       f"read {words}")


if __name__ == "__main__":
  sys.exit(main())

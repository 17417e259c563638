#!/usr/bin/env python3
"""Reads 20,000 damaged files of each of AIDX, JSON, Norway's XML, GTFS, SQLite, gzip and zip, and as
many queries, in the unit tests that try a few hundred: no crash, no hang, at most 300 MB, and of all
but queries and packed files at least 30 % can still be read."""

import os
import re
import subprocess
import sys
import tempfile
import threading

import sitefiles

SWIFT = os.environ.get("SWIFT", "swift")
INPUTS = 20_000
MEMORY = 300 << 20
TIME = 900


# A folder of its own: the tests see inside of modules, which the program is not built for.
SCRATCH = ["--scratch-path", ".build/fuzz", "-c", "release", "-Xswiftc", "-enable-testing"]


def run(*command):
  """What a command printed, its status and the most memory it took, in bytes."""
  environment = dict(os.environ, FUZZ_INPUTS=str(INPUTS))
  # Many small files, which a disk would be waited for.
  if os.path.isdir("/dev/shm"):
    environment["TMPDIR"] = "/dev/shm"
  with tempfile.TemporaryFile() as output:
    process = subprocess.Popen(command, cwd=sitefiles.ROOT, env=environment, stdout=output,
                               stdin=subprocess.DEVNULL, stderr=subprocess.STDOUT)
    timer = threading.Timer(TIME, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    output.seek(0)
    text = output.read().decode("utf-8", "replace")
  return text, os.waitstatus_to_exitcode(status), usage.ru_maxrss << 10


def main():
  report = sitefiles.Findings()
  text, status, _ = run(SWIFT, "build", *SCRATCH, "--build-tests")
  if status:
    report.add(f"the tests cannot be built:\n{text[-2000:]}")
    return report.finish("fuzz")
  text, status, peak = run(SWIFT, "test", *SCRATCH, "--disable-xctest", "--skip-build",
                           "--filter", "FormatFuzzTests|StoreFuzzTests")
  counts = re.findall(r"^fuzz: (.*): (\d+) of (\d+) damaged", text, re.M)
  if status or len(counts) < 9:
    report.add(f"a damaged file made a reader stumble:\n{text[-2000:]}")
  if peak > MEMORY:
    report.add(f"{peak >> 20} MB of memory, not at most {MEMORY >> 20}")
  words = ", ".join(f"{int(built) * 100 // int(tried)} % of {tried} in {name}"
                    for name, built, tried in counts)
  return report.finish(f"fuzz: {peak >> 20} MB; damaged files that can still be read: {words}")


if __name__ == "__main__":
  sys.exit(main())

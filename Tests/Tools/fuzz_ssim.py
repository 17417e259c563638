#!/usr/bin/env python3
"""Runs the tests of damaged season files with 20,000 inputs, and looks at memory and time.

The mutator and what must hold of every input are in SSIMDamageTests.swift; here it is run with more
inputs than on every build, as one process whose peak memory is bounded.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import time

import sitefiles

SWIFT = os.environ.get("SWIFT", "swift")
LIMIT_MB = 300


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--inputs", type=int, default=20_000)
  options = parser.parse_args()
  began = time.monotonic()
  subprocess.run([SWIFT, "build", "--build-tests"], cwd=sitefiles.ROOT, check=True,
                 stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
  # The test process alone, so that what is measured is not the compiler.
  script = ("import resource, subprocess, sys; "
            "code = subprocess.run(sys.argv[1:]).returncode; "
            "print('peak', resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss); sys.exit(code)")
  done = subprocess.run(
    [sys.executable, "-c", script, SWIFT, "test", "--disable-xctest", "--skip-build", "--filter",
     "SSIMDamageTests"],
    cwd=sitefiles.ROOT, env={**os.environ, "FUZZ_INPUTS": str(options.inputs)},
    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
  text = done.stdout.decode("utf-8", "replace")
  peak = int(re.search(r"(?m)^peak (\d+)", text).group(1)) / 1000
  passed = re.search(r"Test run with \d+ tests? in \d+ suites? passed", text)
  if done.returncode or not passed or peak > LIMIT_MB:
    print(text)
  print(f"damage: {options.inputs:,} damaged season files in {time.monotonic() - began:.0f} s, "
        f"{peak:.0f} MB at most (limit {LIMIT_MB})")
  return 0 if passed and not done.returncode and peak <= LIMIT_MB else 1


if __name__ == "__main__":
  sys.exit(main())

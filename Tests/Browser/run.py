#!/usr/bin/env python3
"""Proves in a real browser what a visitor can do: one test for each sentence, named by its line.

Builds the sites once, serves them as docs/hosting.md says, and runs the tests in as many processes
as there are cores. `--only B4` runs the tests whose name begins so, or has the word in it.
"""

import argparse
import multiprocessing
import os
import queue
import shutil
import sys
import time

import harness
import sites
from servers import Servers

MODULES = ["lines", "finding_the_way", "board", "hide_past", "searching", "flight", "following",
           "ways_to_go", "columns", "walks", "everyone", "axe", "keyboard", "bad_days",
           "without_script", "places", "pictures"]


def load():
  for module in MODULES:
    __import__(module)
  names = [case.name for case in harness.TESTS]
  twice = {name for name in names if names.count(name) > 1}
  if twice:
    sys.exit(f"two tests with one name: {', '.join(sorted(twice))}")
  return harness.TESTS


def chromium():
  path = shutil.which("chromium") or shutil.which("chromium-browser")
  if path is None:
    sys.exit("no chromium; install Debian's package chromium")
  return path


def launch(playwright, headed=False):
  return playwright.chromium.launch(executable_path=chromium(), headless=not headed,
                                    args=harness.ARGUMENTS)


def work(tasks, results, addresses, missing, options):
  """One process: takes tests until there are none."""
  from playwright.sync_api import sync_playwright
  tests = {case.name: case for case in load()}
  with sync_playwright() as playwright:
    browser = launch(playwright, options["headed"])
    stage = harness.Stage(browser, addresses, missing, options["pictures"], options.get("mutant"))
    while True:
      try:
        name = tasks.get(timeout=0.2)
      except queue.Empty:
        continue
      if name is None:
        break
      began = time.monotonic()
      results.put((name, stage.run(tests[name]), time.monotonic() - began))
    browser.close()


def chosen(tests, only):
  if not only:
    return tests
  return [case for case in tests if any(
    case.name.startswith(word) or word.lower() in case.name.lower() for word in only)]


def run_tests(names, addresses, missing, options, told):
  """Runs tests by name; `told` hears of each. Gives those that failed."""
  context = multiprocessing.get_context("spawn")
  tasks, results = context.Queue(), context.Queue()
  count = max(1, min(options["jobs"], len(names)))
  for name in [*names, *[None] * count]:
    tasks.put(name)
  workers = [context.Process(target=work, args=(tasks, results, addresses, missing, options))
             for _ in range(count)]
  for worker in workers:
    worker.start()
  failed = []
  try:
    for _ in names:
      while True:
        try:
          name, said, took = results.get(timeout=1)
          break
        except queue.Empty:
          if not any(worker.is_alive() for worker in workers):
            sys.exit("the browser's processes have ended before the tests did")
      told(name, said, took)
      if said:
        failed.append(name)
  finally:
    for worker in workers:
      worker.join(timeout=10)
      if worker.is_alive():
        worker.terminate()
  return failed


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--only", nargs="+", help="lines or words of the tests to run")
  parser.add_argument("--headed", action="store_true", help="show the browser")
  parser.add_argument("--jobs", type=int, default=max(2, os.cpu_count() or 2))
  parser.add_argument("--list", action="store_true", help="name the tests and run none")
  parser.add_argument("--keep-sites", action="store_true", help="use the sites of the last run")
  parser.add_argument("--slowest", type=int, default=0, help="name so many of the slowest")
  options = parser.parse_args()
  tests = chosen(load(), options.only)
  if options.list:
    print("\n".join(case.name for case in tests))
    return 0
  if not tests:
    sys.exit("no test has such a name; see --list")
  began = time.monotonic()
  missing = {} if options.keep_sites else sites.build_all()
  shutil.rmtree(sites.WORK / "failures", ignore_errors=True)
  times = []

  def told(name, said, took):
    times.append((took, name))
    print(f"FAILED  {name} ({took:.1f} s)\n        {said}" if said
          else f"ok      {name} ({took:.1f} s)", flush=True)

  with Servers() as servers:
    failed = run_tests([case.name for case in tests], servers.addresses, missing, {
      "headed": options.headed, "jobs": options.jobs,
      "pictures": str(sites.WORK / "pictures")}, told)
  for took, name in sorted(times, reverse=True)[:options.slowest]:
    print(f"{took:6.1f} s  {name}")
  print()
  for name in sorted(failed):
    print(f"failed: {name}")
  print(f"browser: {len(tests) - len(failed)} passed, {len(failed)} failed, 0 skipped "
        f"({time.monotonic() - began:.0f} s)")
  return 1 if failed else 0


if __name__ == "__main__":
  sys.exit(main())

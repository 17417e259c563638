#!/usr/bin/env python3
"""Proves in a real browser what a visitor can do: one test for each sentence, named by its line.

Builds the sites once, serves them as docs/hosting.md says, and runs the tests in as many processes
as there are cores. `--only B4` runs the tests whose name begins so, or has the word in it.
"""

import argparse
import multiprocessing
import os
import shutil
import sys
import time

import harness
import sites
from servers import Servers

MODULES = ["lines", "finding_the_way", "board", "hide_past", "searching", "flight", "following",
           "ways_to_go", "columns", "walks", "everyone", "axe", "keyboard", "big", "bad_days",
           "without_script", "places", "pictures"]


LIMIT = 90


def load():
  for module in MODULES:
    __import__(module)
  names = [case.name for case in harness.TESTS]
  twice = {name for name in names if names.count(name) > 1}
  if twice:
    sys.exit(f"two tests with one name: {', '.join(sorted(twice))}")
  return harness.TESTS


def chromium(headed=False):
  """The build without windows of its own is three times as fast."""
  name = "chromium" if headed else "chromium-headless-shell"
  path = shutil.which(name)
  if path is None:
    sys.exit(f"no {name}; install Debian's package {name}")
  return path


def launch(playwright, headed=False):
  return playwright.chromium.launch(executable_path=chromium(headed), headless=not headed,
                                    args=harness.ARGUMENTS)


def work(pipe, addresses, missing, options):
  """One process: runs the tests that it is given until there are none."""
  from playwright.sync_api import sync_playwright
  tests = {case.name: case for case in load()}
  with sync_playwright() as playwright:
    browser = launch(playwright, options["headed"])
    stage = harness.Stage(browser, addresses, missing, options["pictures"])
    while (task := pipe.recv()) is not None:
      name, mutant = task
      stage.mutant = mutant
      began = time.monotonic()
      pipe.send((stage.run(tests[name]), time.monotonic() - began))
    browser.close()


class Worker:
  """A process with a browser, and the test that it has in hand."""

  def __init__(self, *arguments):
    self.arguments = arguments
    self.start()

  def start(self):
    context = multiprocessing.get_context("spawn")
    self.pipe, other = context.Pipe()
    self.process = context.Process(target=work, args=(other, *self.arguments), daemon=True)
    self.process.start()
    self.task, self.began = None, 0

  def give(self, task):
    self.task, self.began = task, time.monotonic()
    self.pipe.send(task)

  def take(self):
    """What the test said and how long it took; None while it runs."""
    try:
      if self.pipe.poll():
        return self.pipe.recv()
    except EOFError:
      self.start()
      return "the browser's process has ended", time.monotonic() - self.began
    if time.monotonic() - self.began > LIMIT:
      self.process.terminate()
      self.process.join(5)
      if self.process.is_alive():
        self.process.kill()
      self.start()
      return f"is not over after {LIMIT} seconds", LIMIT
    return None

  def end(self):
    try:
      self.pipe.send(None)
    except OSError:
      pass
    self.process.join(10)
    if self.process.is_alive():
      self.process.kill()


def chosen(tests, only):
  if not only:
    return tests
  return [case for case in tests if any(
    case.name.startswith(word) or word.lower() in case.name.lower() for word in only)]


def run_tasks(tasks, addresses, missing, options, told):
  """Runs (test, mutant) pairs; `told` hears of each and may give more to run at once."""
  waiting = list(tasks)[::-1]
  workers = [Worker(addresses, missing, options) for _ in range(options["jobs"])]
  try:
    while waiting or any(worker.task for worker in workers):
      for worker in workers:
        task = worker.task
        if task:
          done = worker.take()
          if done:
            worker.task = None
            waiting.extend(told(task, *done) or [])
        if not worker.task and waiting:
          worker.give(waiting.pop())
      time.sleep(0.005)
  finally:
    for worker in workers:
      worker.end()


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
  times, failed = [], []

  def told(task, said, took):
    name = task[0]
    times.append((took, name))
    if said:
      failed.append(name)
    print(f"FAILED  {name} ({took:.1f} s)\n        {said}" if said
          else f"ok      {name} ({took:.1f} s)", flush=True)

  with Servers() as servers:
    run_tasks([(case.name, None) for case in tests], servers.addresses, missing, {
      "headed": options.headed, "jobs": min(options.jobs, len(tests)),
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

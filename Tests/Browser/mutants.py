#!/usr/bin/env python3
"""Switches each behaviour of the script off in turn and names the test that fails.

Each script of the theme ends with a table, `const behaviours = { … }`. For each entry the tests run
with that entry made to do nothing in the script as it is served; the first test that fails is
printed. A behaviour whose loss no test sees has survived, and the command fails.
"""

import argparse
import multiprocessing
import os
import queue
import re
import sys
import time

import harness
import run
import sites
from servers import Servers

SCRIPTS = sites.ROOT / "Templates/assets"
TABLE = re.compile(r"const behaviours = (?:Object\.freeze\()?\{")

# Where to look first; the rest of the tests come after, so a wrong hint only takes longer.
HINTS = {}


def table(text):
  """Where the table's inside begins and ends, and where its statement does; None without one."""
  found = TABLE.search(text)
  if not found:
    return None
  depth, at = 1, found.end()
  while depth:
    depth += {"{": 1, "}": -1}.get(text[at], 0)
    at += 1
  return found.end(), at - 1, text.index(";", at) + 1


def entries(text):
  """The names in the table, in its order."""
  bounds = table(text)
  if not bounds:
    return []
  inside = re.sub(r"//[^\n]*|/\*.*?\*/", "", text[bounds[0]:bounds[1]], flags=re.S)
  depth, parts = 0, [""]
  for letter in inside:
    depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(letter, 0)
    if letter == "," and depth == 0:
      parts.append("")
    else:
      parts[-1] += letter
  names = [re.match(r"\s*(?:async\s+)?([A-Za-z_$][\w$]*)", part) for part in parts]
  return [name.group(1) for name in names if name]


def all_entries():
  """Each behaviour with the script that it is in."""
  return [(file.stem, name) for file in sorted(SCRIPTS.glob("*.js"))
          for name in entries(file.read_text(encoding="utf-8"))]


def switched_off(text, name):
  """The script with one behaviour that does nothing."""
  end = table(text)[2]
  return f"{text[:end]}\n  behaviours.{name} = () => undefined;\n{text[end:]}"


def order(name, tests):
  """The tests for one behaviour: first those that its name or a hint points at."""
  words = [word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)]
  hints = HINTS.get(name, ())

  def rank(case):
    said = case.name.lower()
    hinted = next((index for index, hint in enumerate(hints) if case.name.startswith(hint)), None)
    if hinted is not None:
      return (0, hinted)
    return (1, -sum(word in said for word in words))
  return [case for case in sorted(tests, key=rank)
          if case.settings.get("script", True) and case.line not in ("table", "picture")]


def hunt(tasks, results, addresses, missing, healthy):
  """One process: for each behaviour the first test that misses it."""
  from playwright.sync_api import sync_playwright
  tests = [case for case in run.load() if case.name in healthy]
  with sync_playwright() as playwright:
    browser = run.launch(playwright)
    while True:
      try:
        name = tasks.get(timeout=0.2)
      except queue.Empty:
        continue
      if name is None:
        break
      stage = harness.Stage(browser, addresses, missing, mutant=name)
      began, count = time.monotonic(), 0
      for case in order(name[1], tests):
        count += 1
        said = stage.run(case)
        if said:
          results.put((name, case.name, said, count, time.monotonic() - began))
          break
      else:
        results.put((name, "", "", count, time.monotonic() - began))
    browser.close()


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--only", nargs="+", help="behaviours to switch off")
  parser.add_argument("--jobs", type=int, default=max(2, os.cpu_count() or 2))
  parser.add_argument("--keep-sites", action="store_true", help="use the sites of the last run")
  options = parser.parse_args()
  names = [(script, name) for script, name in all_entries()
           if not options.only or name in options.only]
  if not names:
    sys.exit("no script has a table `const behaviours = { … }` with such an entry")
  missing = {} if options.keep_sites else sites.build_all()
  tests = run.load()
  with Servers() as servers:
    # A test that fails with the whole script says nothing about one without a part.
    print("with every behaviour on:", flush=True)
    failing = run.run_tests(
      [case.name for case in tests], servers.addresses, missing,
      {"headed": False, "jobs": options.jobs, "pictures": None},
      lambda name, said, _: said and print(f"  fails already: {name}", flush=True))
    healthy = {case.name for case in tests} - set(failing)
    context = multiprocessing.get_context("spawn")
    tasks, results = context.Queue(), context.Queue()
    for name in [*names, *[None] * options.jobs]:
      tasks.put(name)
    workers = [context.Process(target=hunt,
                               args=(tasks, results, servers.addresses, missing, healthy))
               for _ in range(options.jobs)]
    for worker in workers:
      worker.start()
    survivors = []
    for _ in names:
      name, killer, said, count, took = results.get()
      if killer:
        print(f"{name[0]}.js {name[1]}: {killer} ({count} tests, {took:.0f} s)\n    {said[:160]}", flush=True)
      else:
        survivors.append(name)
        print(f"{name[0]}.js {name[1]}: SURVIVED {count} tests ({took:.0f} s)", flush=True)
    for worker in workers:
      worker.join(timeout=10)
  print(f"mutants: {len(names)} behaviours, {len(names) - len(survivors)} missed by a test, "
        f"{len(survivors)} survived; {len(failing)} tests fail with all of them on")
  return 1 if survivors or failing else 0


if __name__ == "__main__":
  sys.exit(main())

#!/usr/bin/env python3
"""Switches each behaviour of the script off in turn and names the test that fails.

Each script of the theme ends with a table, `const behaviours = { … }`. For each entry the tests run
with that entry made to do nothing in the script as it is served; the first test that fails is
printed. A behaviour whose loss no test sees has survived, and the command fails.
"""

import argparse
import os
import re
import sys

import run
import sites
from servers import Servers

SCRIPTS = sites.ROOT / "Templates/assets"
TABLE = re.compile(r"const behaviours = (?:Object\.freeze\()?\{")

# Where to look first; the rest of the tests come after, so a wrong hint only takes longer.
HINTS = {
  "stub": ["B6.3", "B9.1"], "buttons": ["B4.1"], "history": ["walk", "C2.1"],
  "today": ["B9.1", "N4.2"], "tabMemory": ["B6.1"], "age": ["B9.1", "N6.2"],
  "lastFlight": ["F4.1", "F3.1"], "back": ["N7.2"], "sidebar": ["N9.1"], "segues": ["S1.1"],
  "clock": ["B5.1"], "hidePastButton": ["B4.1"], "hidePast": ["B4.1"], "badges": ["B3.2"],
  "columns": ["C2.1"], "firstInView": ["B7.1"], "swipeTabs": ["B2.3"], "follow": ["F7.1"],
  "nextFlights": ["N3.2"], "share": ["F6.1 copy"]}


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
  queues = {name: order(name[1], tests) for name in names}
  tried = dict.fromkeys(names, 0)
  survivors, ill = [], set()

  def next_task(mutant):
    for case in queues[mutant]:
      if case.name not in ill:
        queues[mutant] = queues[mutant][queues[mutant].index(case) + 1:]
        return [(case.name, mutant)]
    survivors.append(mutant)
    print(f"{mutant[0]}.js {mutant[1]}: SURVIVED {tried[mutant]} tests", flush=True)
    return []

  # A test that fails without a behaviour has to pass with it, or it says nothing of it.
  suspected = {}

  def told(task, said, _):
    name, mutant = task
    if mutant is None:
      mutant, before = suspected.pop(name)
      if said:
        ill.add(name)
        print(f"fails with every behaviour on: {name}\n    {said[:200]}", flush=True)
        return next_task(mutant)
      print(f"{mutant[0]}.js {mutant[1]}: {name}\n    {before[:160]}", flush=True)
      return []
    tried[mutant] += 1
    if not said:
      return next_task(mutant)
    if name in suspected:
      return [(name, mutant)]
    suspected[name] = (mutant, said)
    return [(name, None)]

  first = [task for name in names for task in next_task(name)]
  with Servers() as servers:
    run.run_tasks(first, servers.addresses, missing,
                  {"headed": False, "jobs": options.jobs, "pictures": None}, told)
  print(f"mutants: {len(names)} behaviours, {len(names) - len(survivors)} missed by a test, "
        f"{len(survivors)} survived")
  return 1 if survivors or ill else 0


if __name__ == "__main__":
  sys.exit(main())

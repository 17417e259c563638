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

# Each behaviour that is off lets a test wait in vain.
os.environ.setdefault("PATIENCE", "4")

import run  # noqa: E402
import sites  # noqa: E402
from servers import Servers  # noqa: E402

SCRIPTS = sites.ROOT / "Templates/assets"
TABLE = re.compile(r"const behaviours = (?:Object\.freeze\()?\{")

# Where to look first; the rest of the tests come after, so a wrong hint only takes longer.
HINTS = {
  "board.stub": ["B6.3 the address"], "board.buttons": ["B4.1 a toggle"],
  "board.history": ["walk board, flight A"], "board.today": ["B9.1 a site built"],
  "board.tabMemory": ["B6.1 the last tab"], "board.age": ["N6.2 script drops"],
  "board.lastFlight": ["F4.1 the item reads"], "board.back": ["N7.2 Back is the browser's"],
  "board.sidebar": ["N9.1 a swipe"], "board.segues": ["S1.1 modal"], "board.clock": ["B5.1 a flight"],
  "flights.hidePastButton": ["B4.1 pressing"], "flights.hidePast": ["B4.1 pressing"],
  "flights.badges": ["B3.2"], "flights.columns": ["C2.1 Back goes"], "flights.tabPlaces": ["N7.2 each tab"],
  "flights.firstInView": ["B7.1 the first"], "flights.swipeTabs": ["B2.3 a swipe"],
  "flights.follow": ["F7.1 an open board"], "flights.nextFlights": ["N3.2"],
  "flights.share": ["F6.1 copy link"], "flights.dayStrip": ["B8.1 the strip"],
  "flights.dataTime": ["B9.1 how old the data"],
  "search.memory": ["B10.2 after Back"], "search.typing": ["B10.1 by city"],
  "search.count": ["B10.1 how many"], "search.announcement": ["A2.1 a changed count is announced once after a search"],
  "search.flights": ["B10.1 by city"],
  "segues.address": ["S4.1 the address"], "segues.hosts": ["S1.1 modal"],
  "segues.focusBack": ["S5.1 opened by"], "segues.place": ["S1.3"], "segues.focus": ["S5.2", "S2.3 after"],
  "segues.script": ["B10.1 by city"], "segues.lastFlight": ["F3.1 the middle column and a dialog make it so too (modal)"],
  "segues.presses": ["S3.1 a press on"], "segues.waysOut": ["S3.1 every way out leaves nothing selected, and the link opens again (modal, Esc)"],
  "segues.closeButtons": ["S3.1 every way out leaves nothing selected, and the link opens again (modal, close)"],
  "segues.placesInside": ["S2.3 a link to a place"], "segues.dimmed": ["S5.3 a press beside"],
  "segues.endsOfCard": ["S5.2 Tab beyond"],
  "segues.stayBeside": ["S5.3 its arrow follows"], "segues.stepsInTurn": ["S3.1 a row pressed"]}


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


def order(script, name, tests):
  """The tests for one behaviour: first those that its name or a hint points at."""
  words = [word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)]
  hints = HINTS.get(f"{script}.{name}", ())

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
  queues = {name: order(*name, tests) for name in names}
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

  # A test that fails without a behaviour has to pass with it, or it says nothing of it; and it has
  # to fail again, or it was chance.
  suspected, sound, caught = {}, set(), {}

  def told(task, said, _):
    name, mutant = task
    if mutant is None:
      mutant = suspected.pop(name)
      if said:
        ill.add(name)
        print(f"fails with every behaviour on: {name}\n    {said[:200]}", flush=True)
        return next_task(mutant)
      sound.add(name)
      return [(name, mutant)]
    if not said:
      tried[mutant] += 1
      return next_task(mutant)
    if mutant in caught and caught[mutant] == name:
      print(f"{mutant[0]}.js {mutant[1]}: {name}\n    {said[:160]}", flush=True)
      return []
    caught[mutant] = name
    if name in sound:
      return [(name, mutant)]
    if name in ill:
      return next_task(mutant)
    if name in suspected:
      # Another behaviour waits for the same answer.
      caught.pop(mutant)
      return [(name, mutant)]
    suspected[name] = mutant
    return [(name, None)]

  first = [task for name in names for task in next_task(name)]
  with Servers() as servers:
    run.run_tasks(first, servers.addresses, missing,
                  {"headed": False, "jobs": options.jobs, "pictures": None}, told)
  print(f"mutants: {len(names)} behaviours switched off, {len(names) - len(survivors)} noticed by a "
        f"test, {len(survivors)} survived")
  return 1 if survivors or ill else 0


if __name__ == "__main__":
  sys.exit(main())

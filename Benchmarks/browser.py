#!/usr/bin/env python3
"""Measures in a browser what a visitor waits for on a board of 2,700 flights, as a table.

How long the scripts take to start, how long Hide Past takes, how far the layout shifts on opening,
and how soon search answers: medians of five. A figure over its limit fails the command.
"""

import argparse
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Browser"))

import harness  # noqa: E402
import run  # noqa: E402
import sites  # noqa: E402
from servers import Servers  # noqa: E402

BOARD = f"{harness.TODAY}/index.html"
RUNS = 5

# Before anything else on the page: layout shifts and long work, as the browser's timeline has them.
OBSERVE = """
window.shift = 0;
new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput)
  window.shift += one.value; }).observe({type: 'layout-shift', buffered: true});
"""

# Until the click's work is done and the rows are laid out again.
HIDE_PAST = """() => { const button = document.querySelector('[data-action=hide-past]');
  const began = performance.now(); button.click();
  document.querySelector('main').getBoundingClientRect(); return performance.now() - began; }"""

TYPE = """text => new Promise(done => { const field = document.querySelector('dialog[open] input');
  const began = performance.now(); field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  const busy = performance.now() - began;
  const look = () => document.querySelector('dialog[open] a[href*="-arrival-"], dialog[open] a[href*="-departure-"]')
    ? done([busy, performance.now() - began]) : setTimeout(look, 1); look(); })"""


def scripts_start(page):
  """The time in which the site's scripts ran until the page was loaded, in milliseconds.

  From the profiler's samples, each of which belongs to one script.
  """
  session = page.context.new_cdp_session(page)
  session.send("Profiler.enable")
  session.send("Profiler.setSamplingInterval", {"interval": 200})
  session.send("Profiler.start")
  page.reload(wait_until="load")
  profile = session.send("Profiler.stop")["profile"]
  session.detach()
  own = {node["id"] for node in profile["nodes"] if "/assets/" in node["callFrame"]["url"]}
  parents = {child: node["id"] for node in profile["nodes"] for child in node.get("children", ())}

  def is_own(node):
    while node is not None:
      if node in own:
        return True
      node = parents.get(node)
    return False
  return sum(took for node, took in zip(profile["samples"], profile["timeDeltas"])
             if is_own(node)) / 1000


def measure(browser, root):
  context = browser.new_context(viewport={"width": 1280, "height": 800})
  context.add_init_script(OBSERVE)
  context.clock.set_fixed_time("2026-11-30T17:00:00Z")
  page = context.new_page()
  page.goto(root + BOARD, wait_until="load")
  page.wait_for_timeout(700)
  shift = page.evaluate("shift")
  start = scripts_start(page)
  hide = page.evaluate(HIDE_PAST)
  page.evaluate(HIDE_PAST)
  page.locator("main a[href$='search.html']").locator("visible=true").first.click()
  page.locator("dialog[open] input").first.wait_for()
  page.evaluate(TYPE, "bos")
  key, answer = page.evaluate(TYPE, "boston")
  context.close()
  return shift, start, hide, key, answer


FIGURES = [("layout shift on opening", 0.02, "{:.4f}"), ("script start", 50, "{:.1f} ms"),
           ("Hide Past", 50, "{:.1f} ms"), ("search: a keystroke", 16, "{:.1f} ms"),
           ("search: an answer", 100, "{:.1f} ms")]


def main():
  argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
  from playwright.sync_api import sync_playwright
  missing = sites.build_all(["big"])
  if missing:
    sys.exit(missing["big"])
  for name in ("demo", "demo-below", "segues-many"):
    (sites.WORK / "sites" / name).mkdir(parents=True, exist_ok=True)
  with Servers() as servers, sync_playwright() as playwright:
    browser = run.launch(playwright)
    root = servers.addresses["sites"] + "sites/big/"
    found = [measure(browser, root) for _ in range(RUNS)]
    browser.close()
  over = 0
  for (name, limit, form), values in zip(FIGURES, zip(*found)):
    middle = statistics.median(values)
    over += middle > limit
    print(f"{name:28} {form.format(middle):>12}   limit {form.format(limit):>10}"
          f"{'   OVER' if middle > limit else ''}")
  print(f"browser, 2,700 flights: {len(FIGURES) - over} of {len(FIGURES)} within their limits")
  return 1 if over else 0


if __name__ == "__main__":
  sys.exit(main())

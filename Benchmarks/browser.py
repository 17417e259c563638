#!/usr/bin/env python3
"""Measures in a browser what a visitor waits for on a board of 2,700 flights, as a table.

How long the scripts take to start, how long Hide Past takes, how far the layout shifts on opening,
and how soon search answers from the 40,500 flights of all days: medians of five, on a wide screen
and on a phone. A figure over its limit fails the command.
"""

import argparse
import json
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
SIZES = {"wide": harness.WIDE, "phone": harness.PHONE}

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

# How many flights search has so far, all of them being found by nothing.
READ = "Number(document.querySelector('dialog[open] [data-count]')?.textContent.replace(/\\D/g, ''))"

# One key: how long the page was busy with it, and how long until the first match was there. What was
# there before is taken away, so that it is not taken for an answer.
TYPE = """text => new Promise(done => { const field = document.querySelector('dialog[open] input');
  document.querySelector('dialog[open] [data-matches]').replaceChildren();
  const began = performance.now(); field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  const busy = performance.now() - began;
  const look = () => document.querySelector('dialog[open] a[href*="-arrival-"], dialog[open] a[href*="-departure-"]')
    ? done([busy, performance.now() - began]) : setTimeout(look, 1); look(); })"""


def scripts_start(browser, page, address):
  """The time that the site's scripts took while the page opened, in milliseconds.

  From the browser's timeline: scripts as they are compiled and run, and what they had called later.
  """
  page.goto("about:blank")
  browser.start_tracing(page=page, categories=["devtools.timeline"])
  page.goto(address, wait_until="load")
  page.wait_for_timeout(300)
  events = json.loads(browser.stop_tracing())["traceEvents"]
  total, end = 0, {}
  for event in sorted(events, key=lambda event: event.get("ts", 0)):
    url = event.get("args", {}).get("data", {}).get("url", "")
    is_own = event.get("name") in ("EvaluateScript", "FunctionCall") and "/assets/" in url
    # What runs inside of another is counted with that.
    if is_own and event["ts"] >= end.get(event["tid"], 0):
      total += event.get("dur", 0)
      end[event["tid"]] = event["ts"] + event.get("dur", 0)
  return total / 1000


def measure(browser, root, size, flights):
  context = browser.new_context(viewport={"width": size[0], "height": size[1]})
  context.add_init_script(OBSERVE)
  context.clock.set_fixed_time("2026-11-30T17:00:00Z")
  page = context.new_page()
  page.goto(root + BOARD, wait_until="load")
  page.wait_for_timeout(700)
  shift = page.evaluate("shift")
  start = scripts_start(browser, page, root + BOARD)
  hide = page.evaluate(HIDE_PAST)
  page.evaluate(HIDE_PAST)
  page.locator("a[href$='search.html']").locator("visible=true").first.click()
  page.locator("dialog[open] input").first.wait_for()
  # Not by wait_for_function, which the page's policy forbids.
  while page.evaluate(READ) != flights:
    page.wait_for_timeout(50)
  page.wait_for_timeout(300)
  typed = [page.evaluate(TYPE, "boston"[:length]) for length in range(1, 7)]
  context.close()
  return shift, start, hide, max(busy for busy, _ in typed), max(answer for _, answer in typed)


FIGURES = [("layout shift on opening", 0.02, "{:.4f}"), ("script start", 50, "{:.1f} ms"),
           ("Hide Past", 50, "{:.1f} ms"), ("search, a key: the page is busy", 16, "{:.1f} ms"),
           ("search, a key: the first answer", 100, "{:.1f} ms")]


def main():
  argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
  from playwright.sync_api import sync_playwright
  missing = sites.build_all(["huge"])
  if missing:
    sys.exit(missing["huge"])
  for name in ("demo", "demo-below", "segues-many"):
    (sites.WORK / "sites" / name).mkdir(parents=True, exist_ok=True)
  with Servers() as servers, sync_playwright() as playwright:
    browser = run.launch(playwright)
    flights = sum(len(json.loads(file.read_text(encoding="utf-8"))["flights"])
                  for file in (sites.WORK / "sites/huge").glob("2*/flights.json"))
    root = servers.addresses["sites"] + "sites/huge/"
    found = {name: [measure(browser, root, size, flights) for _ in range(RUNS)]
             for name, size in SIZES.items()}
    browser.close()
  over = 0
  print("| | limit | " + " | ".join(f"{name}, {width} × {height}" for name, (width, height)
                                     in SIZES.items()) + " |\n|---|--:|" + "--:|" * len(SIZES))
  for index, (name, limit, form) in enumerate(FIGURES):
    middles = [statistics.median(one[index] for one in runs) for runs in found.values()]
    over += sum(middle > limit for middle in middles)
    cells = [form.format(middle) + (" (over)" if middle > limit else "") for middle in middles]
    print(f"| {name} | {form.format(limit)} | " + " | ".join(cells) + " |")
  count = len(FIGURES) * len(SIZES)
  print(f"browser, 2,700 flights a day: {count - over} of {count} within their limits")
  return 1 if over else 0


if __name__ == "__main__":
  sys.exit(main())

"""axe-core on every kind of page and in every main state, light, dark and in forced colours."""

import json
import re
from pathlib import Path

import axe_playwright_python
from harness import LARGE, PHONE, TODAY, TOMORROW, WIDE, Wrong, test

from searching import close_search

ALL = f"{TODAY}/index.html"
SOURCE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
PAGES = ["index.html", ALL, f"{TODAY}/arrivals.html", f"{TODAY}/rl920-departure-cle.html", "days.html",
         "getting-here.html", "accessibility.html", "404.html",
         "display/departures.html"]
LOOKS = {"light": {"scheme": "light"}, "dark": {"scheme": "dark"},
         "forced colours": {"scheme": "light", "forced": True}}


def violations(tab):
  tab.settle()
  if not tab.evaluate("typeof window.axe === 'object'"):
    tab.evaluate(SOURCE.read_text(encoding="utf-8"))
  rules = {
    # A lobby display, which nobody touches, has to be allowed to renew itself.
    "meta-refresh": {"enabled": not tab.path.startswith("display/")},
    # Forced colours are the reader's own, and no script is told which they are.
    "color-contrast": {"enabled": not tab.visit.case.settings.get("forced", False)}}
  found = json.loads(tab.evaluate(
    "rules => axe.run(document, {resultTypes: ['violations'], rules})"
    ".then(found => JSON.stringify(found.violations))", rules))
  return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def judge(tab, where):
  found = violations(tab)
  if found:
    raise Wrong(f"{where}: {found}")


@test("axe", "nothing to report on any kind of page", each={
  f"{look}, {name}": {**more, "size": size} for look, more in LOOKS.items()
  for name, size in (("phone", PHONE), ("large", LARGE)) if look == "light" or name == "large"})
def pages(visit):
  # axe waits by timers of its own, so the clock is the true one here.
  tab = visit.tab(None, now=None)
  # The page of today leads on at once, so it is asked without its leading on.
  tab.context.route("**/today/*.html", stay)
  for page in [*PAGES, "today/index.html"]:
    tab.open(page)
    judge(tab, page)
  # Search lists all flights, which are fewer here.
  for site, page in (("edges", "search.html"), ("segues-mixed", "mixed.html")):
    tab = visit.tab(page, site=site, now=None)
    judge(tab, page)


def stay(route):
  answer = route.fetch()
  route.fulfill(response=answer, body=re.sub(r'<meta http-equiv="refresh"[^>]*>', "", answer.text()))


@test("axe", "nothing to report in any state", each={
  f"{look}, {name}": {**more, "size": size} for look, more in LOOKS.items()
  for name, size in (("phone", PHONE), ("wide", WIDE)) if look == "light" or name == "wide"})
def states(visit):
  tab = visit.tab(ALL, site="search", now=None)
  tab.toggle_hide_past()
  judge(tab, "Hide Past on")
  tab.toggle_hide_past()
  tab.click(":is(main, header) a[href$='search.html']")
  tab.wait_dialog()
  judge(tab, "search open")
  tab.fill("dialog[open] input", "boston")
  tab.first("dialog[open] a[href*='-departure-'], dialog[open] a[href*='-arrival-']")
  judge(tab, "search with matches")
  close_search(tab)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  judge(tab, "day picker open")
  tab.open(ALL)
  tab.click("[data-flight] a")
  tab.wait(lambda: tab.shown_flight, "should be at a flight")
  tab.placed()
  tab.click("a[href$='#share']")
  tab.wait_popover()
  judge(tab, "share open")


@test("axe", "nothing to report with the sidebar open, and a flight in a dialog", each={
  look: more for look, more in LOOKS.items()})
def more_states(visit):
  from finding_the_way import open_sidebar
  tab = visit.tab("getting-here.html", size=(800, 1000), now=None)
  open_sidebar(tab)
  judge(tab, "sidebar open")
  tab = visit.tab(ALL, site="flights-modal", size=WIDE, now=None)
  tab.click(tab.row("RL 920"))
  tab.wait_dialog()
  judge(tab, "flight in a dialog")

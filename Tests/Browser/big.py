"""A board of 2,700 flights: what opens must not jump. Times are measured in Benchmarks/browser.py."""

from harness import LARGE, PHONE, TODAY, WIDE, check, same, test

BOARD = f"{TODAY}/index.html"
LIMIT = 0.02

# Every shift of the layout that no press or key has caused, as the browser's timeline has them.
SHIFTS = ("window.shifts = []; new PerformanceObserver(list => { for (const one of list.getEntries())"
          "if (!one.hadRecentInput) shifts.push(one); }).observe({type: 'layout-shift', buffered: true});")
SHIFT = """(() => shifts.reduce((sum, one) => sum + one.value, 0))()"""
WHERE = """shifts.flatMap(one => one.sources.map(({node}) => (node?.parentElement?.className ?? '') + ' ' +
  (node?.className ?? node?.nodeName))).join(', ')"""


def still(tab, said):
  """Once nothing more comes and several frames are drawn."""
  tab.evaluate("document.fonts.ready.then(() => 1)")
  for _ in range(6):
    tab.evaluate("new Promise(requestAnimationFrame).then(() => 1)")
  tab.settle()
  moved = tab.evaluate(SHIFT)
  check(moved <= LIMIT, f"{said}: the layout moves by {moved:.3f}: {tab.evaluate(WHERE)}")


@test("big", "nothing jumps on opening, on a reload with Hide Past, and with a flight", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def shifts(visit):
  tab = visit.tab(None, site="big", now="2026-11-30T17:00:00Z", init=(SHIFTS,))
  # A page that waits too long for its scripts shows itself as it is: not while this is measured.
  session = tab.context.new_cdp_session(tab.page)
  session.send("Animation.enable")
  session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
  tab.open(BOARD)
  still(tab, "on opening")
  same(tab.evaluate("document.querySelectorAll('[data-flight]').length"), 2700)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.reload()
  tab.placed()
  still(tab, "on a reload")
  check(tab.hide_past, "Hide Past should still be on")
  tab.evaluate("[...document.querySelectorAll('[data-flight]:not([hidden]) a')].at(7).click()")
  tab.wait(lambda: tab.shown_flight, "the flight should be shown")
  still(tab, "with a flight")

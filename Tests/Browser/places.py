"""The same site at a domain's root, in a sub-folder, by Python's server, and from disk."""

from harness import LARGE, PHONE, TODAY, TOMORROW, WIDE, check, same, test

from flight import last_flight_key
from searching import answer, open_search, shown

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"
SERVED = {"nginx at the root": {"place": "root", "of": "demo"},
          "nginx below": {"place": "below", "of": "demo-below"},
          "python": {"place": "python", "of": "demo"}}
EVERYWHERE = {**SERVED, "disk": {"place": "disk", "of": "demo"}}


def start(visit, address=ALL, **more):
  return visit.tab(address, site=visit.of, place=visit.place, **more)


@test("B4.4", "Hide Past over tabs, Back and reload, everywhere", each=EVERYWHERE)
def hiding(visit):
  tab = start(visit)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past and len(tab.rows()) < 30, "should be on")
  tab.choose_tab("departures")
  tab.wait(lambda: tab.hide_past and len(tab.rows()) < 15, "on Departures too")
  tab.reload()
  tab.wait(lambda: tab.hide_past and len(tab.rows()) < 15, "after a reload too")
  tab.back()
  tab.wait_at(ALL)
  tab.wait(lambda: tab.hide_past, "after Back too")


@test("B6.1", "the tab is remembered, everywhere", each=EVERYWHERE)
def remembered(visit):
  tab = start(visit)
  tab.choose_tab("departures")
  tab.open("index.html")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(f"{TODAY}/departures.html")


@test("F4.4", "the last flight is kept under the site's root, everywhere", each=EVERYWHERE)
def last_flight(visit):
  tab = start(visit, FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  path = tab.evaluate("location.pathname")
  same(last_flight_key(tab), "LastFlight" + path[:len(path) - len(FLIGHT)])
  tab.open("getting-here.html")
  tab.click("[data-item=last-flight]")
  tab.wait_at(FLIGHT)
  tab.back()
  tab.wait_at(ALL)
  tab.back()
  tab.wait_at("getting-here.html")


@test("S4.2", "the day picker by its address, everywhere", each=EVERYWHERE)
def picker(visit):
  tab = start(visit)
  tab.click("main a[href$='days.html']")
  if visit.place == "disk" and tab.path == "days.html":
    # Its content is on another page, which cannot be fetched from disk: it is pushed.
    same(tab.dialogs + tab.popovers, 0)
    return
  tab.wait(lambda: tab.popovers == 1 or tab.path == "days.html", "the picker should open")
  if tab.path == "days.html":
    same(visit.place, "disk")
    return
  tab.reload()
  tab.wait_popover()
  tab.back()
  tab.wait(lambda: tab.popovers == 0, "Back should close it")
  same(tab.at, ALL)


@test("S7.1", "share and history open, everywhere", each=EVERYWHERE)
def share(visit):
  tab = start(visit, FLIGHT)
  for name in ("share", "history"):
    tab.click(f"a[href$='#{name}']")
    tab.wait_popover()
    tab.keyboard.press("Escape")
    tab.wait_popover(0)


@test("C2.1", "three columns, wherever there is a server", size=LARGE, each=SERVED)
def columns(visit):
  tab = start(visit)
  for designator in ("RL 920", "ZV 712"):
    tab.click(tab.row(designator))
    tab.wait(lambda: tab.shown_flight == designator and tab.marked == designator, designator)
  tab.back()
  tab.wait(lambda: tab.shown_flight == "RL 920", "Back to RL 920")


@test("C1.3", "from disk the columns stay two", size=LARGE, place="disk")
def disk_columns(visit):
  tab = visit.tab(ALL)
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  same(tab.rows(), [])
  tab.back()
  tab.wait_at(ALL)
  same(len(tab.rows()), 30)


@test("B10.1", "search over all days, wherever there is a server", each=SERVED)
def search(visit):
  tab = start(visit)
  open_search(tab)
  tab.fill("dialog[open] input", "cleveland")
  found = answer(visit.of, "cleveland")
  check(len(found) > 5, f"only on {list(found)}")
  tab.wait(lambda: set(shown(tab)) == set().union(*found.values()), "matches on all days")


@test("B10.1", "from disk search looks at the page's own rows", place="disk")
def disk_search(visit):
  tab = visit.tab(ALL)
  open_search(tab)
  tab.fill("dialog[open] input", "cleveland")
  wanted = set(tab.evaluate(
    "root => [...document.querySelectorAll('[data-flight]')].filter(row => row.textContent.includes('Cleveland'))"
    ".map(row => row.querySelector('a').href.slice(root.length))", tab.root))
  check(wanted, "no such row")
  tab.wait(lambda: set(shown(tab)) == wanted, f"should find {wanted}, found {shown(tab)}")


@test("B10.1", "from disk search says that it has not looked at other days", place="disk", each={
  word: {"word": word} for word in ("cleveland", "xyzzy")})
def disk_search_unread(visit):
  tab = visit.tab(ALL)
  open_search(tab)
  tab.fill("dialog[open] input", visit.word)
  words = "Some days’ flights could not be read."
  tab.wait(lambda: tab.inner_text("dialog[open] [data-count]").endswith(words),
           f"it says {tab.inner_text('dialog[open] [data-count]')!r}")


@test("B10.1", "from disk search is the list of days where there are no rows to look at", place="disk", each={
  "from a page": {"address": "getting-here.html"}, "from a flight": {"address": FLIGHT},
  "from a shared address": {"address": "getting-here.html#open=search"}})
def disk_search_days(visit):
  tab = visit.tab(visit.address)
  tab.settle()
  same(tab.dialogs, 0)
  tab.click(".side .search")
  tab.wait_at("search.html")
  same(tab.dialogs, 0)
  tab.wait(lambda: len(tab.seen("main a.day")) == 15, "the days should be shown")
  same(len(tab.seen("input")), 0)
  tab.back()
  tab.wait_at(visit.address.partition("#")[0])


@test("S1.1", "from disk what is on the page opens, and what is not is pushed", place="disk-many")
def disk_segues(visit):
  tab = visit.tab("many.html", site="segues-many")
  tab.click("a.light[href='#lake']")
  tab.wait_popover()
  tab.keyboard.press("Escape")
  tab.wait_popover(0)
  tab.click("a.over[href='#lake']")
  tab.wait_dialog()
  tab.keyboard.press("Escape")
  tab.wait_dialog(0)
  tab.click("a.over[href='terrace.html']")
  tab.wait_at("terrace.html")
  tab.back()
  tab.wait_at("many.html")


@test("B9.1", "today is found from disk too", place="disk")
def disk_today(visit):
  tab = visit.tab("index.html", now="2026-12-01T15:00:00Z")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(f"{TOMORROW}/index.html")

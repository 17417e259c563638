"""Pictures of every state, written into a folder that git ignores, to be looked at."""

from harness import LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, same, test

from searching import close_search, shown

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"
PAGES = {"welcome": "index.html", "board": ALL, "arrivals": f"{TODAY}/arrivals.html",
         "tomorrow": f"{TOMORROW}/index.html", "flight": FLIGHT, "days": "days.html",
         "search-page": "search.html", "extra": "getting-here.html", "not-found": "404.html",
         "display": "display/departures.html"}


@test("picture", "every kind of page", each={
  f"{name}, {scheme}": {"size": size, "scheme": scheme, "of": name}
  for name, size in SIZES.items() for scheme in ("light", "dark")})
def pages(visit):
  tab = visit.tab(None)
  for name, page in PAGES.items():
    tab.open(page)
    tab.evaluate("document.fonts.ready.then(() => 1)")
    if name == "flight" and visit.of == "large":
      tab.wait(lambda: tab.marked, "its row should be marked")
    if name == "search-page":
      tab.wait("document.querySelectorAll('main [data-matches] a').length === 450", "all flights")
    tab.picture(f"page-{name}-{visit.of}-{visit.case.settings['scheme']}")
    same(tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), True, name)


@test("picture", "every state", each={
  f"{name}, {scheme}": {"size": size, "scheme": scheme, "of": name}
  for name, size in SIZES.items() for scheme in ("light", "dark")})
def states(visit):
  name = f"{visit.of}-{visit.case.settings['scheme']}"
  tab = visit.tab(ALL)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.picture(f"state-hide-past-{name}")
  tab.click(":is(main, header) a[href$='search.html']")
  tab.wait_dialog()
  tab.wait(lambda: len(shown(tab)) == 450, "all flights")
  tab.picture(f"state-search-empty-{name}")
  tab.fill("dialog[open] input", "cleveland")
  tab.first("dialog[open] a[href*='-departure-'], dialog[open] a[href*='-arrival-']")
  tab.picture(f"state-search-found-{name}")
  tab.fill("dialog[open] input", "xyzzy")
  tab.settle()
  tab.picture(f"state-search-nothing-{name}")
  close_search(tab)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.picture(f"state-days-{name}")
  tab.open(FLIGHT)
  for panel in ("share", "history"):
    tab.click(f"a[href$='#{panel}']")
    tab.wait_popover()
    tab.picture(f"state-{panel}-{name}")
    tab.keyboard.press("Escape")
    tab.wait_popover(0)
  tab.open("index.html")
  tab.picture(f"state-last-flight-{name}")
  tab = visit.tab(FLIGHT, site="demo-below", place="below")
  tab.click("a[href$='#share']")
  tab.wait_popover()
  tab.picture(f"state-share-code-{name}")
  tab = visit.tab(f"{TODAY}/rl118-departure-bos.html", site="assistance")
  tab.evaluate("scrollTo(0, document.body.scrollHeight)")
  tab.settle()
  tab.picture(f"state-assistance-{name}")
  old = visit.tab(ALL, now="2026-12-03T15:00:00Z")
  old.settle()
  old.picture(f"state-old-{name}")

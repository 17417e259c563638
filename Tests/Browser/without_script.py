"""With script off: every page says everything, and every link leads to a page or a place."""

import re

import everyone
import finding_the_way
import flight
from harness import LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, check, same, test

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"


def text(element):
  return re.sub(r"\s+", " ", element.text_content()).strip()


def go(tab, css):
  """Follows a link."""
  tab.page.locator(css).locator("visible=true").first.click()
  tab.page.wait_for_load_state("load")


def count(tab, css):
  return len(tab.query_selector_all(css))


@test("N1.1", "the same sidebar is on every page, without script", script=False)
def sidebar(visit):
  tab = visit.tab(None)
  for page in finding_the_way.PAGES:
    tab.open(page)
    same(tab.evaluate(finding_the_way.READ_ITEMS), finding_the_way.ITEMS, page)
    same(tab.evaluate("[...document.querySelectorAll('[data-item=last-flight], button')]"
                      ".filter(one => one.checkVisibility({visibilityProperty: true})).length"), 0, f"idle controls on {page}")


@test("N1.2", "the title leads to the welcome page, without script", script=False)
def title(visit):
  tab = visit.tab(ALL)
  go(tab, ".brand")
  same(tab.at, "index.html")


@test("N2.1", "beside the content, without script", script=False)
def beside(visit):
  tab = visit.tab(ALL)
  items = tab.query_selector(".items").bounding_box()
  check(items["x"] + items["width"] <= tab.query_selector("main").bounding_box()["x"] + 1,
        "the items are not beside the content")


@test("N2.2", "one column, without script", script=False, size=PHONE)
def one_column(visit):
  tab = visit.tab()
  items, figures = (tab.query_selector(css).bounding_box() for css in (".items", ".figures"))
  check(items["y"] + items["height"] <= figures["y"], "the items do not come first")
  tab.open("getting-here.html")
  go(tab, ".back")
  same(tab.at, "index.html")


@test("N3.1", "a hint and figures, without script", script=False)
def hint(visit):
  tab = visit.tab()
  same(text(tab.query_selector(".hint")), "Choose an item in the sidebar.")
  same([text(one) for one in tab.query_selector_all(".figures dd")], ["15", "15", "6", "3"])


@test("N3.2", "the next five are headed with the build's time, without script", script=False)
def next_five(visit):
  tab = visit.tab()
  for section in tab.query_selector_all("section:has(.next)"):
    check("9:10 AM" in text(section.query_selector("h2")), text(section.query_selector("h2")))
    same(len(section.query_selector_all(".next li")), 5)


@test("N5.1", "items on a pattern, without script", script=False)
def items(visit):
  finding_the_way.look_at_items(visit.tab())


@test("N6.1", "titles, without script", script=False)
def titles(visit):
  tab = visit.tab(None)
  titles = set()
  for page in finding_the_way.PAGES:
    tab.open(page)
    titles.add(tab.title())
    check(tab.title(), page)
  same(len(titles), len(finding_the_way.PAGES))


@test("N6.2", "today's board and another day's, without script", script=False)
def board_titles(visit):
  tab = visit.tab(ALL)
  same(text(tab.query_selector("h1")), "Today’s Flight Status")
  check("November 30" in text(tab.query_selector(".heading")), "no date")
  tab.open(f"{TOMORROW}/index.html")
  check("December 1" in text(tab.query_selector("h1")), "no date")


@test("N7.1", "Back and breadcrumb, without script", script=False)
def breadcrumb(visit):
  tab = visit.tab(FLIGHT)
  go(tab, "[aria-label=Breadcrumb] ol a:has-text('November')")
  same(tab.at, ALL)
  go(tab, "[aria-label=Breadcrumb] ol a")
  same(tab.at, "index.html")
  check(not tab.seen(".back"), "the welcome page has Back")


@test("N7.2", "Back leads to All, without script", script=False)
def back(visit):
  tab = visit.tab(f"{TODAY}/departures.html")
  go(tab, tab.row("RL 920"))
  same(tab.at, FLIGHT)
  go(tab, ".back")
  same(tab.at, ALL)


@test("N8.1", "every address answers, without script", script=False)
def addresses(visit):
  tab = visit.tab(ALL)
  for address in set(tab.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href.split('#')[0])")):
    same(tab.context.request.head(address).status, 200, address)


@test("N9.3", "the sidebar at medium width is a <details>, without script", script=False, size=MEDIUM)
def details(visit):
  tab = visit.tab("getting-here.html")
  check(tab.query_selector("header details .items, details:has(.items)"), "the items are in no <details>")
  check(not tab.query_selector(".items").is_visible(), "it starts open")
  tab.click("details:has(.items) > summary, header details > summary")
  tab.wait(lambda: tab.query_selector(".items").is_visible(), "the summary should open it")
  go(tab, ".items a:has-text('Accessibility')")
  same(tab.at, "accessibility.html")


@test("B1.1", "a board for each day, without script", script=False)
def board(visit):
  tab = visit.tab(None, site="edges")
  for day, rows in ((TODAY, 12), (TOMORROW, 2), ("2026-12-02", 1), ("2026-12-03", 1)):
    tab.open(f"{day}/index.html")
    same(count(tab, "[data-flight]"), rows, day)


@test("B1.2", "a row reads its flight and leads to its page, without script", script=False)
def row(visit):
  tab = visit.tab(ALL)
  reads = text(tab.query_selector("[data-flight]:has(.what bdi:text-is('RL 920'))"))
  for word in ("10:00", "RL 920", "To Cleveland", "A4", "On Time"):
    check(word in reads, f"no {word} in {reads}")
  go(tab, tab.row("RL 920"))
  same(tab.at, FLIGHT)


@test("B2.1", "three tabs, without script", script=False, size=PHONE)
def tabs(visit):
  tab = visit.tab(ALL)
  same([one.get_attribute("data-tab") for one in tab.query_selector_all("[data-tab]")],
       ["arrivals", "all", "departures"])
  for name, rows in (("arrivals", 15), ("departures", 15), ("all", 30)):
    go(tab, f"[data-tab={name}]")
    same(count(tab, "[data-flight]"), rows, name)
    same(tab.query_selector("[data-tab][aria-current=page]").get_attribute("data-tab"), name)


@test("B3.1", "badges, without script", script=False)
def badges(visit):
  tab = visit.tab(ALL)
  same([text(one) for one in tab.query_selector_all("[data-badge]")], ["15", "Nov 30", "15"])
  tab.open("2026-12-02/index.html")
  tab = visit.tab("2026-12-02/index.html", site="edges")
  check(not tab.query_selector("[data-badge=arrivals]").is_visible(), "a zero is shown")


@test("B8.1", "fifteen days and neighbours, without script", script=False)
def days(visit):
  tab = visit.tab(f"{TOMORROW}/departures.html")
  go(tab, "a[rel=next]")
  same(tab.at, "2026-12-02/departures.html")
  go(tab, "a[rel=prev]")
  same(tab.at, f"{TOMORROW}/departures.html")
  go(tab, "main a[href$='days.html']")
  same(tab.at.partition("#")[0], "days.html")
  listed = tab.evaluate("[...document.querySelectorAll('main li')].map(one => one.textContent)")
  check(sum("15 Arrivals" in one and "15 Departures" in one for one in listed) == 15, str(listed))
  go(tab, "main a[href='2026-12-05/index.html']")
  same(tab.at, "2026-12-05/index.html")


@test("B8.1", "Flight Status leads to today's board, without script", script=False)
def today(visit):
  tab = visit.tab()
  tab.page.locator(".items a").first.click()
  tab.wait(lambda: tab.path == ALL, "should be at today's board", 8)


@test("F1.1", "a flight's page, without script", script=False)
def flight_page(visit):
  flight.all_that_is_known(visit)


@test("F2.1", "status by word and shape, without script", script=False)
def status(visit):
  flight.status_told(visit)


@test("F5.1", "history, without script", script=False)
def history(visit):
  flight.history_told(visit)
  tab = visit.tab(FLIGHT)
  tab.click("details:has(table.history) summary")
  tab.wait(lambda: tab.query_selector("table.history").is_visible(), "the table should open")


@test("F8.1", "help on the way, without script", script=False)
def assistance(visit):
  flight.assistance_told(visit)


@test("S1.5", "each segue is an ordinary link to a real page or place", script=False, each={
  "search": {"at": ALL, "css": ":is(main, header) a[href$='search.html']", "to": "search.html"},
  "days": {"at": ALL, "css": "main a[href$='days.html']", "to": "days.html"},
  "share": {"at": FLIGHT, "css": "a[href$='#share']", "to": FLIGHT + "#share"},
  "history": {"at": FLIGHT, "css": "a[href$='#history']", "to": FLIGHT + "#history"}})
def segues(visit):
  tab = visit.tab(visit.at)
  go(tab, visit.css)
  same(tab.at, visit.to)
  if "#" in visit.to:
    place = tab.query_selector("#" + visit.to.partition("#")[2])
    check(place and place.is_visible(), "there is no such place to be seen")


@test("S1.5", "on pages of one's own too", script=False)
def own_segues(visit):
  tab = visit.tab(None, site="segues-mixed")
  for css, to in (("#push", "visiting.html"), ("#modal", "visiting.html"),
                  ("#popover", "visiting.html"), ("#bottom", "mixed.html#about"),
                  ("#own", "visiting.html")):
    tab.open("mixed.html")
    go(tab, css)
    same(tab.at, to, css)
  check(tab.open("mixed.html").query_selector("#about").is_visible(), "the place is not to be seen")


@test("S1.5", "search without script is the list of days", script=False)
def search_page(visit):
  tab = visit.tab("search.html")
  same(count(tab, "main .list a.day"), 15)
  check(not tab.seen("input"), "a field that does nothing")


@test("A1.1", "landmarks, skip links and headings, without script", script=False)
def landmarks(visit):
  everyone.landmarks_of(visit.tab(None))


@test("A1.1", "the table, without script", script=False)
def table(visit):
  everyone.table_of(visit.tab(ALL))


@test("C3.1", "a flight alone on a large screen, without script", script=False, size=LARGE)
def large(visit):
  tab = visit.tab(FLIGHT)
  check(tab.query_selector("h1").is_visible(), "no flight")

"""N: finding the way."""

import json
import re

import sites
import sitefiles

from harness import (LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, check, same, test)

FLIGHT = f"{TODAY}/rl920-departure-cle.html"
PAGES = ["index.html", f"{TODAY}/index.html", f"{TODAY}/arrivals.html", FLIGHT, "days.html",
         "search.html", "getting-here.html", "accessibility.html", "404.html"]
ITEMS = [["Flight Status", "Departure and arrival information"],
         ["Getting here", "Road, rail and parking"],
         ["Accessibility", "Help on the way, and how to ask for it"]]
EACH_SIZE = {name: {"size": size} for name, size in SIZES.items()}

READ_ITEMS = """[...document.querySelectorAll('.items a')].filter(a => !a.closest('[hidden]'))
  .map(a => [a.querySelector('b').textContent.trim(), a.querySelector('span')?.textContent.trim()])"""


@test("N1.1", "the same sidebar is on every page")
def sidebar_everywhere(visit):
  tab = visit.tab(None)
  for page in PAGES:
    tab.open(page)
    items = tab.evaluate(READ_ITEMS)
    same(items[:3], ITEMS, page)
    # Once the flight's page was opened, it is the last item on each page after.
    same(len(items), 3 if PAGES.index(page) < PAGES.index(FLIGHT) else 4, page)


@test("N1.1", "the last flight viewed comes last in the sidebar")
def last_item(visit):
  tab = visit.tab(FLIGHT).open("getting-here.html")
  tab.wait(lambda: tab.last_flight, "the last flight should be an item")
  check(tab.evaluate("(() => { const all = [...document.querySelectorAll('.items a')];"
                     "const last = document.querySelector('[data-item=last-flight]');"
                     "return last === all.at(-1) || last.contains(all.at(-1)); })()"),
        "the last flight is not the last item")


@test("N1.2", "the title leads to the welcome page", each=EACH_SIZE)
def title_leads_home(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  same(tab.evaluate("document.querySelector('.brand').textContent.trim()"), "Mountain Airport")
  if not tab.seen(".brand"):
    open_sidebar(tab)
  tab.click(".brand")
  tab.wait_at("index.html")


def open_sidebar(tab):
  tab.click("[data-action=menu], header summary, .menu")


def sidebar_box(tab):
  """Where the list of items is, or nothing when it is not in sight."""
  return tab.evaluate(
    "(() => { const nav = document.querySelector('.items');"
    "if (!nav || !nav.checkVisibility({visibilityProperty: true, opacityProperty: true})) return null;"
    "const box = nav.getBoundingClientRect();"
    "return box.width > 0 && box.right > 1 && box.left < innerWidth - 1"
    " ? [box.left, box.right] : null; })()")


def main_left(tab):
  return tab.evaluate("document.querySelector('main').getBoundingClientRect().left")


@test("N2.1", "the sidebar stands beside the content", each={
  "wide": {"size": WIDE}, "large": {"size": LARGE}})
def beside(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  box = sidebar_box(tab)
  check(box and box[1] <= main_left(tab) + 1, f"sidebar at {box}, content from {main_left(tab)}")


@test("N2.2", "a phone's welcome page is the list of items", size=PHONE)
def phone_welcome(visit):
  tab = visit.tab()
  check(sidebar_box(tab), "no items on the welcome page")
  same(main_left(tab), 0, "the content's left edge")
  top, figures = tab.evaluate("['.items', '.figures'].map(css => "
                              "document.querySelector(css).getBoundingClientRect().top)")
  check(top < figures, "the items do not come first")


@test("N2.2", "on a phone other pages reach the list by Back and by a labelled button", size=PHONE)
def phone_others(visit):
  tab = visit.tab("getting-here.html")
  check(not sidebar_box(tab), "the items cover the page")
  tab.click(".back")
  tab.wait_at("index.html")
  tab.open("accessibility.html")
  button = tab.first("[data-action=menu], header summary, .menu")
  check(re.search(r"\w", button.inner_text() or button.get_attribute("aria-label") or ""),
        "the button has no label")
  button.click()
  tab.wait(lambda: sidebar_box(tab), "the button should show the items")


@test("N3.1", "nothing chosen: a hint above the figures on a wide screen")
def hint(visit):
  tab = visit.tab()
  same(tab.first(".hint").inner_text(), "Choose an item in the sidebar.")
  check(tab.evaluate("document.querySelector('.hint').getBoundingClientRect().bottom <= "
                     "document.querySelector('.figures').getBoundingClientRect().top"),
        "the hint is not above the figures")
  same(tab.evaluate("[...document.querySelectorAll('.figures dd')].map(one => one.textContent)"),
       ["15", "15", "6", "3"])
  check(not tab.seen(".items [aria-current]"), "an item is marked")


@test("N3.1", "on a narrow screen the figures follow the items", size=PHONE)
def figures_follow(visit):
  tab = visit.tab()
  check(tab.evaluate("document.querySelector('.items').getBoundingClientRect().bottom <= "
                     "document.querySelector('.figures').getBoundingClientRect().top"),
        "the figures do not follow the items")


NEXT = """[...document.querySelectorAll('.next')].map(list => [...list.children]
  .filter(one => one.checkVisibility()).map(one => one.querySelector('.what').textContent.trim()))"""


@test("N3.2", "the next five are chosen when looked at")
def next_five(visit):
  """At 11:30 in the morning, from a page that was built at 9:10."""
  tab = visit.tab(now="2026-11-30T16:30:00Z")
  day = visit.tab(f"{TODAY}/index.html", beside=tab)
  wanted = {way: day.evaluate(
    "way => [...document.querySelectorAll(`[data-direction=${way}]`)]"
    ".filter(row => row.dataset.time * 1000 >= Date.now()).slice(0, 5)"
    ".map(row => row.querySelector('.what bdi').textContent.trim())", way)
    for way in ("arrival", "departure")}
  tab.wait(lambda: tab.evaluate(NEXT) == [wanted["arrival"], wanted["departure"]],
           f"the next five should be {wanted}")


FIGURES = """[document.querySelector('main > h2').textContent,
  ...[...document.querySelectorAll('.figures dd')].map(one => Number(one.textContent))]"""


@test("N3.1", "the figures are the present day's, under its date, when the page is a day old")
def figures_of_today(visit):
  tab = visit.tab(now="2026-12-01T16:30:00Z")
  data = json.loads((sites.WORK / "sites/demo" / TOMORROW / "flights.json").read_text(encoding="utf-8"))
  kinds = [one["lateness"] for one in data["flights"]]
  wanted = ["Tuesday, December 1", data["counts"]["arrivals"], data["counts"]["departures"],
            sum(kind in ("late", "very-late") for kind in kinds), kinds.count("cancelled")]
  tab.wait(lambda: tab.evaluate(FIGURES) == wanted, f"{tab.evaluate(FIGURES)} should be {wanted}", 4)


@test("N3.1", "the figures of the day itself stay as they were built")
def figures_stay(visit):
  tab = visit.tab(now="2026-11-30T14:11:00Z")
  built = visit.tab(script=False).evaluate(FIGURES)
  tab.page.wait_for_load_state("networkidle")
  tab.settle()
  same(tab.evaluate(FIGURES), built)


@test("N3.1", "a flight that is delayed with no new time is counted as delayed")
def figures_of_delays(visit):
  wanted = ["Monday, November 30", 4, 8, 7, 2]
  same(visit.tab(site="edges", script=False).evaluate(FIGURES), wanted)
  tab = visit.tab(site="edges")
  tab.evaluate("document.querySelectorAll('.figures dd').forEach(one => { one.textContent = '0'; })")
  tab.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  tab.wait(lambda: tab.evaluate(FIGURES) == wanted, f"{tab.evaluate(FIGURES)} should be {wanted}", 4)


HEADINGS = "[...document.querySelectorAll('.nexts h2')].map(one => one.textContent.replace(/\\s+/g, ' '))"


@test("N3.2", "the minute now is written as the site writes it", each={
  f"{tag} {time}": {"tag": tag, "time": time}
  for tag in ("en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "nb-NO", "fi-FI", "fr-CA", "bg-BG", "ar-EG")
  for time in ("06:05", "18:05")})
def minute_now(visit):
  """A page that was built at 00:30, against one that was built at that minute."""
  written = {}
  instant = "2026-11-30T" + {"06:05": "11:05", "18:05": "23:05"}[visit.time] + ":20Z"
  for name, now in (("early", "2026-11-30T00:30"), ("then", f"2026-11-30T{visit.time}")):
    folder = sites.WORK / "copies" / re.sub(r"\W+", "-", f"minute-{visit.tag}-{visit.time}-{name}")
    source = folder.with_name(folder.name + "-source")
    source.mkdir(parents=True, exist_ok=True)
    (source / "site.yml").write_text(sites.demo().replace("en-US", visit.tag), encoding="utf-8")
    if not (source / "Templates").exists():
      (source / "Templates").symlink_to(sites.ROOT / "Templates")
    sitefiles.build(source / "site.yml", folder, now, "--quiet")
    tab = visit.tab(None, site="follow", now=instant, script=name == "early")
    tab.root = f"{visit.stage.addresses['sites']}copies/{folder.name}/"
    tab.open("index.html")
    written[name] = tab
  wanted = written["then"].evaluate(HEADINGS)
  same(len(wanted), 2)
  written["early"].wait(lambda: written["early"].evaluate(HEADINGS) == wanted,
                        f"{written['early'].evaluate(HEADINGS)} should be {wanted}", 4)


@test("N4.1", "the chosen item is marked")
def marked_item(visit):
  tab = visit.tab("getting-here.html")
  marked = "[...document.querySelectorAll('.items [aria-current=page] b')].map(b => b.textContent)"
  same(tab.evaluate(marked), ["Getting here"])
  tab.click(".items a:has-text('Accessibility')")
  tab.wait_at("accessibility.html")
  same(tab.evaluate(marked), ["Accessibility"], "after a link")
  tab.back()
  tab.wait_at("getting-here.html")
  same(tab.evaluate(marked), ["Getting here"], "after Back")
  tab.evaluate("boardwalk.go('accessibility.html')")
  tab.wait_at("accessibility.html")
  same(tab.evaluate(marked), ["Accessibility"], "after script")


@test("N4.1", "the mark follows in three columns", size=LARGE)
def marked_item_columns(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  marked = "[...document.querySelectorAll('.items [aria-current=page] b')].map(b => b.textContent)"
  same(tab.evaluate(marked), ["Flight Status"])
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  tab.settle()
  same(len(tab.evaluate(marked)), 1, "marks beside a flight")
  tab.evaluate("boardwalk.go('getting-here.html')")
  tab.wait_at("getting-here.html")
  same(tab.evaluate(marked), ["Getting here"])


@test("N4.2", "script goes to a route")
def script_goes(visit):
  tab = visit.tab("getting-here.html")
  for route in (f"{TODAY}/departures.html", FLIGHT, "days.html", "index.html"):
    tab.evaluate("route => { boardwalk.go(route); }", route)
    tab.wait_at(route)
  tab.back()
  tab.wait_at("days.html")


@test("N4.2", "script reads and sets the tab")
def script_tab(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  first = tab.evaluate("boardwalk.tab")
  tab.choose_tab("departures")
  second = tab.evaluate("boardwalk.tab")
  check(first != second, f"boardwalk.tab reads {first!r} on two tabs")
  tab.evaluate("tab => { boardwalk.tab = tab; }", first)
  tab.wait(lambda: tab.current_tab == "all", "setting the tab should choose it")


@test("N4.2", "script reads and sets Hide Past")
def script_hide_past(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  same(tab.evaluate("boardwalk.hidePast"), False)
  before = tab.rows()
  tab.evaluate("boardwalk.hidePast = true")
  tab.wait(lambda: len(tab.rows()) < len(before), "rows should go")
  check(tab.hide_past, "the toggle is not pressed")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == before, "rows should come back")
  same(tab.evaluate("boardwalk.hidePast"), False)


@test("N5.1", "an item is a full-width link on a pattern", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def item_looks(visit):
  look_at_items(visit.tab())


def look_at_items(tab):
  """Without script too: the browser is asked from outside the page."""
  for width, around, title, subtitle, larger, pattern in tab.evaluate(
      "[...document.querySelectorAll('.items a.item')].filter(one => one.checkVisibility()).map(one => {"
      "const box = e => e.getBoundingClientRect(), title = one.querySelector('b'),"
      "subtitle = one.querySelector('span'), size = e => parseFloat(getComputedStyle(e).fontSize);"
      "return [box(one).width, box(one.closest('ul')).width, box(title).left, box(subtitle).left,"
      "size(title) > size(subtitle), !!one.querySelector('svg.pattern use')]; })"):
    check(abs(width - around) < 2, f"{width} wide in {around}")
    check(abs(title - subtitle) < 2, "not left-aligned")
    check(larger, "the title is not larger")
    check(pattern, "no pattern behind it")


@test("N6.1", "each page has a title of its own")
def own_titles(visit):
  tab = visit.tab(None)
  titles = {}
  for page in [*PAGES, f"{TODAY}/departures.html", f"{TOMORROW}/index.html"]:
    tab.open(page)
    title = tab.title()
    check(title.strip(), f"{page} has no title")
    check(title not in titles, f"{page} and {titles.get(title)} are both titled {title}")
    titles[title] = page
    same(len(tab.seen("h1")), 1, f"h1 on {page}")


@test("N6.2", "today's board says so, another day's names its date")
def board_titles(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  same(tab.first("h1").inner_text().strip(), "Today’s Flight Status")
  check("November 30" in tab.first("main .heading").inner_text(), "no date beside the title")
  tab.open(f"{TOMORROW}/index.html")
  check("December 1" in tab.first("h1").inner_text(), "tomorrow's title has no date")
  check("Today" not in tab.first("h1").inner_text(), "tomorrow is called today")


@test("N6.2", "script drops Today's when the airport's day has moved on")
def not_today(visit):
  tab = visit.tab(f"{TODAY}/index.html", now="2026-12-02T15:00:00Z")
  tab.wait(lambda: "Today" not in tab.first("h1").inner_text(), "the title still says today")
  check("Today" not in tab.title(), f"<title> says {tab.title()}")
  check("November 30" in tab.first("main .heading").inner_text(), "the date has gone")


@test("N6.2", "a device in another zone does not move the day")
def zone_of_today(visit):
  """Half past eleven in the evening at the airport is tomorrow in Oslo and on Kiritimati."""
  for zone in ("Europe/Oslo", "Pacific/Kiritimati", "Pacific/Honolulu"):
    tab = visit.tab(f"{TODAY}/index.html", now="2026-12-01T04:30:00Z", zone=zone)
    tab.settle()
    same(tab.first("h1").inner_text().strip(), "Today’s Flight Status", zone)


@test("N7.1", "every page but the welcome page has Back and a breadcrumb", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def back_everywhere(visit):
  tab = visit.tab()
  check(not tab.seen(".back"), "the welcome page has Back")
  for page in [*PAGES[1:-1]]:
    tab.open(page)
    check(tab.seen(".back"), f"no Back on {page}")
    check(tab.query_selector_all("[aria-label=Breadcrumb] ol a"), f"no breadcrumb on {page}")


@test("N7.1", "the breadcrumb reaches each page above in one step")
def breadcrumb(visit):
  tab = visit.tab(FLIGHT)
  above = tab.evaluate("[...document.querySelectorAll('[aria-label=Breadcrumb] ol a')].map(a => a.href)")
  same([address[len(tab.root):] for address in above], ["index.html", f"{TODAY}/index.html"])
  tab.click("[aria-label=Breadcrumb] ol a:has-text('November')")
  tab.wait_at(f"{TODAY}/index.html")
  tab.click("[aria-label=Breadcrumb] ol a")
  tab.wait_at("index.html")


@test("N7.2", "Back leads to the page above when one came from elsewhere")
def back_above(visit):
  tab = visit.tab("getting-here.html").open(FLIGHT)
  tab.click(".back")
  tab.wait_at(f"{TODAY}/index.html")
  tab.click(".back")
  tab.wait_at("index.html")


@test("N7.2", "Back is the browser's own, to the tab and scroll position of before", each={
  "phone": {"size": PHONE}, "medium": {"size": MEDIUM}, "wide": {"size": (1280, 600)}})
def back_to_tab(visit):
  tab = visit.tab(f"{TODAY}/departures.html")
  tab.evaluate("scrollTo(0, 333)")
  tab.wait("Math.abs(scrollY - 333) < 2", "should scroll")
  at = tab.evaluate("scrollY")
  length = tab.evaluate("history.length")
  tab.evaluate("document.querySelector('[data-flight] a[href*=rl316]').click()")
  tab.wait_at(f"{TODAY}/rl316-departure-yhz.html")
  tab.click(".back")
  tab.wait_at(f"{TODAY}/departures.html")
  tab.wait(f"Math.abs(scrollY - {at}) < 3", "the scroll position should be as it was")
  check(tab.evaluate("history.length") == length + 1, "Back added to the history")
  tab.forward()
  tab.wait_at(f"{TODAY}/rl316-departure-yhz.html")


@test("N7.2", "each tab keeps its own scroll position", size=PHONE)
def scroll_of_each_tab(visit):
  """On a phone, where the tabs are in reach wherever one has scrolled to."""
  tab = visit.tab(f"{TODAY}/index.html", now="2026-11-30T10:00:00Z")
  tab.evaluate("scrollTo(0, 400)")
  tab.settle()
  tab.choose_tab("departures")
  tab.evaluate("scrollTo(0, 222)")
  tab.settle()
  tab.choose_tab("all")
  tab.wait("Math.abs(scrollY - 400) < 3", "All should be where it was left")
  tab.choose_tab("departures")
  tab.wait("Math.abs(scrollY - 222) < 3", "Departures should be where it was left")


@test("N8.1", "every address on the pages answers")
def every_address(visit):
  tab = visit.tab(None)
  seen = set()
  for page in PAGES:
    tab.open(page)
    seen |= set(tab.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href.split('#')[0])"))
  inside = sorted(address for address in seen if address.startswith(tab.root))
  check(len(inside) > 40, f"only {len(inside)} addresses")
  same(len(inside), len([one for one in seen if one.startswith("http")]), "links outside the site")
  for address in inside:
    same(tab.context.request.head(address).status, 200, address)


@test("N8.2", "a destination's name in the address is its own")
def names_of_destinations(visit):
  """Which is what script reads, and what it may set."""
  tab = visit.tab(f"{TODAY}/index.html")
  names = set()
  for css in (":is(main, header) a[href$='search.html']", "main a[href$='days.html']"):
    tab.click(css)
    tab.wait(lambda: tab.segue, "something should be selected")
    name = tab.segue
    names.add(name)
    same(tab.fragment, f"open={name}")
    tab.evaluate("boardwalk.segue = null")
    tab.wait(lambda: tab.fragment == "", "the address should be free again")
    tab.evaluate("name => { boardwalk.segue = name; }", name)
    tab.wait(lambda: tab.fragment == f"open={name}", "the address should name it again")
    tab.evaluate("boardwalk.segue = null")
  same(len(names), 2, "names")


@test("N9.1", "at medium width the sidebar starts hidden and a labelled button shows it", size=MEDIUM)
def medium_hidden(visit):
  tab = visit.tab(f"{TODAY}/index.html")
  check(not sidebar_box(tab), f"the sidebar is at {sidebar_box(tab)}")
  open_sidebar(tab)
  tab.wait(lambda: sidebar_box(tab), "the button should show it")
  same(tab.path, f"{TODAY}/index.html")
  tab.picture("sidebar-medium")


@test("N9.1", "a swipe from the leading edge shows the sidebar", size=MEDIUM)
def medium_swipe(visit):
  tab = visit.tab("getting-here.html")
  tab.swipe((4, 400), (320, 404))
  tab.wait(lambda: sidebar_box(tab), "the swipe should show it")


@test("N9.1", "Esc hides the sidebar again, and so does a choice", size=MEDIUM)
def medium_hide(visit):
  tab = visit.tab("getting-here.html")
  open_sidebar(tab)
  tab.wait(lambda: sidebar_box(tab), "the button should show it")
  tab.keyboard.press("Escape")
  tab.wait(lambda: not sidebar_box(tab), "Esc should hide it")
  open_sidebar(tab)
  tab.wait(lambda: sidebar_box(tab), "the button should show it again")
  tab.click(".items a:has-text('Accessibility')")
  tab.wait_at("accessibility.html")
  tab.wait(lambda: not sidebar_box(tab), "a choice should hide it")


@test("N9.2", "on a wide screen the sidebar can be hidden too", each={
  "wide": {"size": WIDE}, "large": {"size": LARGE}})
def wide_hidden(visit):
  tab = visit.tab("getting-here.html")
  check(sidebar_box(tab), "no sidebar at first")
  width = tab.evaluate("document.querySelector('main').getBoundingClientRect().left")
  open_sidebar(tab)
  tab.wait(lambda: not sidebar_box(tab), "the button should hide it")
  tab.wait(lambda: main_left(tab) < width, "the content should get the room")
  open_sidebar(tab)
  tab.wait(lambda: sidebar_box(tab), "the button should show it again")

"""B10: search, held against an answer that is made here from the days' data files alone."""

import json
import re
import unicodedata

import sites
from following import Copy
from harness import LARGE, PHONE, TODAY, WIDE, check, same, test

ALL = f"{TODAY}/index.html"
FIELD = "dialog[open] input"
RESULTS = "dialog[open] a[href*='-arrival-'], dialog[open] a[href*='-departure-']"

QUERIES = [
  "sao", "são", "SÃO PAULO", "sao paulo", "zürich", "zurich", "ZURICH", "münchen", "munich", "malaga",
  "Montréal", "montreal", "Köln", "reykjavik", "boston", "BOS", "london", "new york", "orl", "den",
  "Ridge Line", "ridge", "GLACIER", "four winds", "Nordvind", "three lakes", "RL", "W4", "3L", "dy",
  "{first}", "{first closed}", "{first lower}", "{codeshare}", "{codeshare closed}", "{codeshare lower}",
  "{last closed}", "xyzzy", "rl 99999", "  boston  ",
]


def plain(text):
  """Without case and accents."""
  text = unicodedata.normalize("NFD", text.casefold())
  return "".join(one for one in text if unicodedata.category(one) != "Mn")


def close(text):
  return re.sub(r"\s+", "", text)


def all_flights(site):
  found = []
  for file in sorted((sites.WORK / "sites" / site).glob("2*/flights.json")):
    day = json.loads(file.read_text(encoding="utf-8"))
    for flight in day["flights"]:
      page = flight["page"]
      address = page if "/" in page.strip("./") else f"{file.parent.name}/{page}"
      found.append((file.parent.name, address.replace("../", ""), flight))
  return found


def matches(flight, query):
  """Whether a query is found in the city, the airline, the designator or a codeshare, or begins the
  airport's code."""
  wanted = " ".join(plain(query).split())
  texts = [flight["city"], flight["airline"], flight.get("airlineName") or ""]
  if any(wanted in plain(text) for text in texts) or plain(flight["airport"] or "").startswith(wanted):
    return True
  numbers = [flight["designator"], *flight["codeshares"]]
  return any(close(wanted) in close(plain(number)) for number in numbers)


def answer(site, query):
  """The pages of the flights found, by day."""
  found = {}
  for day, page, flight in all_flights(site):
    if matches(flight, query):
      found.setdefault(day, set()).add(page)
  return found


def spelled(query):
  flights = [flight for _, _, flight in all_flights("search")]
  first, last = flights[0]["designator"], flights[-1]["designator"]
  shared = next(flight["codeshares"][0] for flight in flights if flight["codeshares"])
  return query.format_map({
    "first": first, "first closed": close(first), "first lower": first.lower(),
    "codeshare": shared, "codeshare closed": close(shared), "codeshare lower": shared.lower(),
    "last closed": close(last)})


SEARCH = ":is(main, header) a[href$='search.html']"


def close_search(tab):
  """Esc empties a field of words first, as in any browser, and then closes."""
  for _ in range(2):
    if tab.dialogs:
      tab.keyboard.press("Escape")
      tab.settle()
  tab.wait_dialog(0)


def open_search(tab):
  tab.click(SEARCH)
  tab.wait_dialog()
  tab.first(FIELD)


def shown(tab):
  """The flights that the dialog lists, as addresses below the root."""
  return tab.evaluate(
    "([css, root]) => [...document.querySelectorAll(css)].filter(one => one.checkVisibility())"
    ".map(one => one.href.split('#')[0].slice(root.length))", [RESULTS, tab.root])


def resting(tab):
  """What is listed once every day's file has come."""
  tab.page.wait_for_load_state("networkidle")
  last = None
  for _ in range(40):
    found = set(shown(tab))
    if found == last:
      break
    last = found
    tab.page.wait_for_timeout(150)
  return last


def look_for(tab, query, pages):
  tab.fill(FIELD, query)
  tab.wait(lambda: sorted(shown(tab)) == sorted(pages),
           f"{query!r} should find {len(pages)} flights, each once", 10)


@test("search", "forty queries equal the answers made apart, with the processor slowed four times")
def forty(visit):
  tab = visit.tab(ALL, site="search")
  session = tab.context.new_cdp_session(tab.page)
  session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
  open_search(tab)
  same(len(set(QUERIES)), 40)
  empty = 0
  for query in map(spelled, QUERIES):
    found = answer("search", query)
    pages = set().union(*found.values()) if found else set()
    empty += not pages
    look_for(tab, query, pages)
  check(2 <= empty <= 6, f"{empty} queries find nothing")


@test("B10.1", "by city, airline, designator and codeshare, case and accents ignored", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def kinds_of_words(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  for query in ("sao", "GLACIER", "{first closed}", "{codeshare lower}"):
    query = spelled(query)
    found = answer("search", query)
    check(found, f"nothing to find for {query}")
    look_for(tab, query, set().union(*found.values()))
  tab.picture(f"search-{tab.viewport_size['width']}")


@test("B10.1", "matches are grouped by day with their number")
def grouped(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  found = answer("search", "boston")
  look_for(tab, "boston", set().union(*found.values()))
  text = tab.evaluate("document.querySelector('dialog[open]').innerText")
  groups = tab.evaluate(
    "css => { const groups = new Map(); for (const one of document.querySelectorAll(css)) {"
    "let at = one; while (at && !at.parentElement.matches('dialog') && !at.querySelector('h2, h3, summary, caption')) at = at.parentElement;"
    "const head = at?.querySelector('h2, h3, summary, caption')?.textContent ?? '';"
    "groups.set(head, (groups.get(head) ?? 0) + 1); } return [...groups]; }", RESULTS)
  same(len(groups), len(found), f"groups {groups} of {text[:200]!r}")
  for (heading, count), day in zip(groups, sorted(found)):
    same(count, len(found[day]), heading)
    figures = re.findall(r"\d+", heading)
    check(str(int(day[-2:])) in figures, f"{heading!r} does not name {day}")
    figures.remove(str(int(day[-2:])))
    check(str(count) in figures, f"{heading!r} does not tell {count}")


@test("B10.1", "how many were found is told above them")
def told_number(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  for query, wanted in (("boston", None), ("xyzzy", 0)):
    pages = set().union(*answer("search", query).values())
    look_for(tab, query, pages)
    words = tab.first("dialog[open] [data-count]").inner_text()
    if wanted is None:
      same(re.findall(r"\d+", words), [str(len(pages))])
    else:
      check(re.search(r"no|nothing", words, re.I), words)


@test("B10.2", "after Back from a match its words and matches are there again", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def words_again(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  pages = set().union(*answer("search", "sao paulo").values())
  look_for(tab, "sao paulo", pages)
  page = sorted(pages)[0]
  tab.click(f"dialog[open] a[href$='{page.rsplit('/', 1)[1]}']")
  tab.wait_at(page)
  tab.back()
  tab.wait_at(ALL)
  tab.wait_dialog()
  same(tab.input_value(FIELD), "sao paulo")
  tab.wait(lambda: set(shown(tab)) == pages, "its matches should be there again")


@test("B10.1", "emptying it brings everything back")
def emptied(visit):
  tab = visit.tab(ALL, site="search")
  rows = tab.rows()
  open_search(tab)
  at_first = resting(tab)
  found = answer("search", "boston")
  look_for(tab, "boston", set().union(*found.values()))
  tab.fill(FIELD, "")
  tab.wait(lambda: set(shown(tab)) == at_first, "what was there at first should be back")
  tab.keyboard.press("Escape")
  tab.wait_dialog(0)
  same(tab.rows(), rows, "the board behind it")


@test("B10.2", "choosing a match opens the flight", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def choosing(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  found = answer("search", "sao paulo")
  pages = set().union(*found.values())
  look_for(tab, "sao paulo", pages)
  page = sorted(pages)[-1]
  tab.click(f"dialog[open] a[href$='{page.rsplit('/', 1)[1]}']")
  tab.wait_at(page)
  tab.wait(lambda: tab.dialogs == 0, "search should be closed")
  tab.wait(lambda: tab.shown_flight, "the flight should be shown")


@test("B10.2", "search by the keyboard alone")
def by_keyboard(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  tab.wait("document.activeElement.matches('input')", "the field has the focus")
  tab.keyboard.type("sao paulo")
  pages = set().union(*answer("search", "sao paulo").values())
  tab.wait(lambda: set(shown(tab)) == pages, "should find")
  for _ in range(12):
    tab.keyboard.press("Tab")
    if tab.evaluate("css => document.activeElement.matches(css)", RESULTS):
      break
  check(tab.evaluate("css => document.activeElement.matches(css)", RESULTS), "no match by Tab")
  tab.keyboard.press("Enter")
  tab.wait(lambda: tab.path in pages, "Enter should open the flight")


COUNT = "document.querySelector('dialog[open] [data-count]').textContent"


@test("B10.1", "days that cannot be read are told, and read when something is typed again")
def unread_days(visit):
  visit.allow(r"Failed to load resource")
  tab = visit.tab(ALL, site="search")
  lost = "2026-12-03"
  tab.page.route(f"**/{lost}/flights.json*", lambda route: route.fulfill(status=500, body=""))
  open_search(tab)
  found = answer("search", "boston")
  check(lost in found, "the lost day should have a match")
  others = set().union(*(pages for day, pages in found.items() if day != lost))
  look_for(tab, "boston", others)
  tab.wait(lambda: tab.evaluate(COUNT) == f"Flights found: {len(others)} Some days’ flights could not be read.",
           "it should be told that a day is missing")
  tab.fill(FIELD, "xyzzy")
  tab.wait(lambda: tab.evaluate(COUNT) == "Some days’ flights could not be read.", "nothing is known to be nowhere")
  tab.page.unroute_all()
  look_for(tab, "boston", set().union(*found.values()))
  tab.wait(lambda: re.fullmatch(r"Flights found: \d+", tab.evaluate(COUNT)), "all days are read")
  order = [page[:10] for page in shown(tab)]
  same(order, sorted(order), "the days' order")


@test("B10.1", "when no day can be read, that is told and not that there is no such flight")
def nothing_read(visit):
  visit.allow(r"Failed to load resource")
  tab = visit.tab(ALL, site="search")
  tab.page.route("**/flights.json*", lambda route: route.abort())
  open_search(tab)
  tab.fill(FIELD, "boston")
  tab.wait(lambda: tab.evaluate(COUNT) == "Some days’ flights could not be read.", "it should be told")


@test("B10.1", "what was read is read again after two minutes")
def read_again(visit):
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  pages = set().union(*answer("search", "sao paulo").values())
  look_for(tab, "sao paulo", pages)
  asked = []

  def changed(route):
    # The board follows its own day beside.
    path = route.request.url[len(tab.root):]
    if not path.startswith(TODAY):
      asked.append(path)
    text = (sites.WORK / "sites/search" / path).read_text(encoding="utf-8")
    route.fulfill(body=text.replace('"statusLine":"', '"statusLine":"Anew: '))

  tab.page.route("**/flights.json*", changed)
  tab.clock.fast_forward("01:30")
  look_for(tab, "são paulo", pages)
  same(asked, [])
  tab.clock.fast_forward("01:00")
  look_for(tab, "sao paulo", pages)
  tab.wait(lambda: all("Anew" in one.inner_text() for one in tab.seen(RESULTS)), "the states should be new")


@test("B10.1", "by the beginning of an airport's code", each={
  word: {"word": word} for word in ("MKE", "mk", "bos", "RDU")})
def by_code(visit):
  tab = visit.tab(ALL)
  open_search(tab)
  pages = set().union(*answer("demo", visit.word).values())
  check(any(f"-{visit.word.lower()}" in page for page in pages), "no such airport")
  look_for(tab, visit.word, pages)


@test("B10.1", "a flight found by a codeshare shows that number, found by its own only its own", each={
  "a codeshare": {"query": "lc 4712", "wanted": {"ZV 712 · LC 4712"}},
  "closed": {"query": "LC4712", "wanted": {"ZV 712 · LC 4712"}},
  "its own": {"query": "zv 712", "wanted": {"ZV 712"}},
  "its city": {"query": "dublin", "but": "·"},
  "its airline": {"query": "lake", "but": "·"}})
def codeshare_shown(visit):
  tab = visit.tab(ALL)
  open_search(tab)
  look_for(tab, visit.query, set().union(*answer("demo", visit.query).values()))
  told = set(tab.evaluate("[...document.querySelectorAll('dialog .next .what')].map(one => one.textContent)"))
  if "wanted" in visit.case.settings:
    same(told, visit.wanted)
  else:
    check(not any(visit.but in one for one in told), f"found {told}")


@test("F2.1", "in search a state has its shape on pages without a board too", each={
  "dialog": {"address": "getting-here.html"}, "page": {"address": "search.html"}})
def shapes_in_search(visit):
  tab = visit.tab(visit.address)
  if visit.address != "search.html":
    open_search(tab)
  tab.fill("input[type=search]", "a")
  tab.wait(lambda: len(tab.seen(".seek .status .icon")) > 10, "matches should have their shapes")
  bare = tab.evaluate("""[...document.querySelectorAll('.seek .status use')].map(use => use.getAttribute('href'))
    .filter(name => !document.querySelector(`svg.icons ${name}`))""")
  same(bare, [])
  check(tab.evaluate("document.querySelectorAll('.seek use').length === document.querySelectorAll('.seek .next a').length"),
        "a match has no shape")


@test("B10.1", "a match's time and state are the row's")
def as_row(visit):
  tab = visit.tab(ALL, site="search")
  rows = """[...document.querySelectorAll('[data-flight]')].map(row => [
    row.querySelector('a').href, row.querySelector('.when').innerHTML.replace(/ <span class="mark".*/, '')
      .replace(/ datetime="[^"]*"/g, ''),
    row.querySelector('.status').textContent.trim(), row.querySelector('.status use').getAttribute('href'),
    row.classList[0]])"""
  wanted = {row[0]: row[1:] for row in tab.evaluate(rows)}
  open_search(tab)
  resting(tab)
  found = tab.evaluate("""css => [...document.querySelectorAll(css)].map(link => [
    link.href, link.querySelector('.when').innerHTML, link.querySelector('.status').textContent.trim(),
    link.querySelector('.status use').getAttribute('href'), link.parentNode.className])""", RESULTS)
  # A flight that comes into another day's board has two rows.
  told = {row[0]: row[1:] for row in found}
  same({href: told.get(href) for href in wanted}, wanted)


SPELLINGS = {
  "St. Louis": ["st louis", "ST. LOUIS", "st.louis", "St Louis"],
  "St. John's": ["st johns", "St. John’s", "st john's", "St. John‘s", "st johnʼs"],
  "Seattle–Tacoma": ["seattle-tacoma", "seattle tacoma", "seattle — tacoma"],
  "Cluj-Napoca": ["cluj napoca", "cluj–napoca"],
  "Port-au-Prince": ["port au prince", "port-au-prince"],
  "Washington, D.C.": ["washington dc", "Washington D.C."],
  "Dallas/Fort Worth": ["dallas fort worth", "fort worth"],
  "Lomé": ["AA 6143", "aa6143", "IB 4217", "ib04217", "NQ 0012", "nq12"],
  "Genève": ["BA 0117", "ba117", "ba0117", "ba 117", "0117"],
}


@test("B10.1", "a city and a number are found however they are spelled")
def spellings(visit):
  site = Copy(visit, visit.case.name)
  row = site.rows[0]
  shares = {"Lomé": "AA6143 IB4217 NQ0012"}
  numbers = {"Genève": ("BA", "117")}
  site.rows = []
  for index, city in enumerate(SPELLINGS):
    airline, number = numbers.get(city, ("RL", str(900 + index)))
    site.rows.append({**row, "airline": airline, "number": number, "airport": f"QQ{index}", "city": city,
                      "codeshares": shares.get(city, "")})
  site.build()
  tab = site.tab(visit, ALL)
  open_search(tab)
  for city, queries in SPELLINGS.items():
    for query in queries:
      tab.fill(FIELD, query)
      tab.wait(lambda: tab.evaluate(
        "[...document.querySelectorAll('dialog[open] .where bdi')].map(one => one.textContent)") == [city],
        f"{query!r} should find {city} alone")

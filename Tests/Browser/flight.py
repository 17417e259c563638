"""F1–F6 and F8: a flight's page, and the last flight viewed."""

import datetime
import re
import shutil
import subprocess

import sites
from harness import (BLOCKED_STORAGE, FULL_STORAGE, LARGE, MEDIUM, PHONE, TODAY, TOMORROW, WIDE,
                     check, same, take, test)

from finding_the_way import EACH_SIZE

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"
TOMORROWS = f"{TOMORROW}/rl120-departure-bos.html"


def words(tab, css="main"):
  return re.sub(r"\s+", " ", tab.first(css).inner_text())


@test("F1.1", "a flight's page says all that is known", each=EACH_SIZE)
def all_known(visit):
  all_that_is_known(visit)


def all_that_is_known(visit):
  tab = visit.tab(f"{TODAY}/rl118-departure-bos.html", site="edges")
  text = words(tab)
  check(re.search(r"RL 118 to Boston", text, re.I), text)
  for word in ("Ridgeline", "Delayed", "11:40", "12:25", "2", "A4",
               "12-15", "Airbus A319", "NQ2618", "XV901", "Meals are sold on board."):
    check(word in text, f"no {word!r} in {text!r}")
  check(re.search(r"\+1|next day", text), f"no mark of the next day in {text!r}")
  tab.open(f"{TODAY}/rl113-arrival-yul.html")
  text = words(tab)
  check(re.search(r"RL 113 from Montréal", text, re.I), text)
  for word in ("9:30", "9:42", "5", "Delayed"):
    check(word in text, f"no {word!r} in {text!r}")


@test("F1.1", "a flight of which little is known is told without gaps")
def little_known(visit):
  tab = visit.tab("2026-12-03/index.html", site="edges")
  tab.click("[data-flight] a")
  tab.wait(lambda: "arrival" in tab.path, "should be at the flight")
  text = words(tab)
  check("Lakeside" in text and "XV 9" in text, text)
  for word in ("null", "undefined", "NaN", "Gate", "Terminal"):
    check(word not in text, f"{word} in {text}")


@test("F2.1", "status by word, shape and colour", each={
  "light": {"scheme": "light"}, "dark": {"scheme": "dark"}})
def status_shapes(visit):
  status_told(visit)


def status_told(visit):
  tab = visit.tab(ALL, site="edges")
  told = {}
  for designator, kind in (("RL 104", "on-time"), ("RL 115", "early"), ("RL 113", "late"),
                           ("RL 117", "very-late"), ("RL 112", "cancelled")):
    cell = tab.first(f"[data-flight]:has(.what bdi:text-is('{designator}')) .status")
    shape = cell.query_selector("use").get_attribute("href")
    same(shape, f"#i-{kind}", designator)
    check(len(cell.inner_text().strip()) > 3, f"{designator} has no word")
    told[kind] = cell
  if visit.case.settings.get("script") is not False:
    colours = {kind: cell.evaluate("one => getComputedStyle(one).color")
               for kind, cell in told.items()}
    same(len({colours["on-time"], colours["late"], colours["very-late"] + colours["cancelled"]}), 3,
         f"colours {colours}")


@test("F3.1", "a page makes it the last flight viewed", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def viewed_page(visit):
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.open("index.html")
  check(tab.last_flight.startswith("RL 920"), tab.last_flight)


@test("F3.1", "the middle column and a dialog make it so too", each={
  "columns": {"size": LARGE, "of": "demo"}, "modal": {"size": WIDE, "of": "flights-modal"},
  "popover": {"size": WIDE, "of": "flights-popover"}})
def viewed_otherwise(visit):
  tab = visit.tab(ALL, site=visit.of)
  tab.click(tab.row("RL 920"))
  tab.wait(lambda: (tab.last_flight or "").startswith("RL 920"), "the item should follow")


@test("F3.1", "looking at a board views no flight")
def board_views_none(visit):
  tab = visit.tab(ALL)
  tab.settle()
  same(tab.last_flight, None)
  tab.open("index.html")
  same(tab.last_flight, None)


@test("F3.2", "another replaces it, also where no page is loaded", each={
  "columns": {"size": LARGE, "of": "demo"}, "modal": {"size": WIDE, "of": "flights-modal"},
  "pages": {"size": WIDE, "of": "demo"}})
def replaced(visit):
  """Not stuck on the first."""
  tab = visit.tab(ALL, site=visit.of, now="2026-11-30T12:00:00Z")
  for designator in ("RL 920", "WQ 663", "RL 316", "RL 920"):
    if visit.of == "flights-modal":
      tab.click(tab.row(designator))
      tab.wait_dialog()
    elif visit.case.settings["size"] == LARGE:
      tab.click(tab.row(designator))
    else:
      tab.open(ALL)
      tab.click(tab.row(designator))
      tab.wait(lambda: "departure" in tab.path, "should be at the flight")
    tab.wait(lambda: (tab.last_flight or "").startswith(designator), f"the item should be {designator}")
    if visit.of == "flights-modal":
      tab.keyboard.press("Escape")
      tab.wait_dialog(0)


@test("F4.1", "the item reads as it should and is last")
def item_reads(visit):
  tab = visit.tab()
  same(tab.last_flight, None, "before any was viewed")
  tab.open(FLIGHT).open("index.html")
  same(re.sub(r"\s*[–-]\s*", " ", tab.last_flight), "RL 920 The Last Flight You Viewed")


@test("F4.1", "the item goes when the flight's day is no longer published")
def item_goes(visit):
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  key = last_flight_key(tab)
  kept = tab.local(key)
  tab.evaluate("([key, value]) => localStorage.setItem(key, value)",
               [key, kept.replace("2026-11-30", "2026-10-01")])
  tab.open("index.html")
  tab.settle()
  same(tab.last_flight, None)


def last_flight_key(tab):
  keys = [key for key in tab.evaluate("Object.keys(localStorage)") if key.startswith("LastFlight")]
  same(len(keys), 1, f"keys {keys}")
  return keys[0]


@test("F4.2", "opening it shows its own day, All, and the flight on it; Back returns to that board", each={
  "phone": {"size": PHONE}, "medium": {"size": MEDIUM}, "wide": {"size": WIDE},
  "large": {"size": LARGE}})
def opening(visit):
  tab = visit.tab(f"{TODAY}/departures.html", site="edges")
  tab.evaluate("localStorage.setItem('FlightStatusCurrentTab', '2')")
  tab.open(TOMORROWS)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.open("index.html")
  length = tab.evaluate("history.length")
  tab.click("[data-item=last-flight]")
  tab.wait_at(TOMORROWS)
  tab.wait(lambda: "RL 120" in tab.shown_flight, "the flight should be shown")
  tab.wait(lambda: tab.local("FlightStatusCurrentTab") == "1", "All should be remembered")
  same(tab.evaluate("history.length"), length + 2, "steps of history")
  tab.back()
  tab.wait_at(f"{TOMORROW}/index.html")
  tab.wait(lambda: tab.current_tab == "all" and "RL 120" in tab.rows(), "All of that day")
  tab.back()
  tab.wait_at("index.html")
  tab.wait("document.body.classList.contains('welcome')", "the welcome page should be there")
  tab.wait_for_load_state("networkidle")
  tab.forward()
  tab.wait_at(f"{TOMORROW}/index.html")
  tab.wait(lambda: "RL 120" in tab.rows(), "its list")
  tab.wait_for_load_state("networkidle")
  tab.forward()
  tab.wait_at(TOMORROWS)


@test("F4.2", "Hide Past goes off if it would hide that flight", each={
  "wide": {"size": WIDE}, "large": {"size": LARGE}})
def hiding_it(visit):
  tab = visit.tab(f"{TODAY}/rl100-departure-bos.html", site="edges")
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.open(ALL)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.open("index.html")
  tab.click("[data-item=last-flight]")
  tab.wait_at(f"{TODAY}/rl100-departure-bos.html")
  tab.placed()
  tab.back()
  tab.wait_at(ALL)
  tab.wait(lambda: not tab.hide_past and "RL 100" in tab.rows(), "Hide Past should be off")


@test("F4.2", "Hide Past stays on if the flight is to come")
def not_hiding_it(visit):
  tab = visit.tab(TOMORROWS, site="edges")
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.open(ALL)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.open("index.html")
  tab.click("[data-item=last-flight]")
  tab.wait_at(TOMORROWS)
  tab.back()
  tab.wait_at(f"{TOMORROW}/index.html")
  tab.wait(lambda: tab.hide_past, "should still be on")


@test("F4.3", "on a large screen the row is marked and in view", size=(1920, 500))
def marked_in_view(visit):
  tab = visit.tab(f"{TODAY}/rl316-departure-yhz.html")
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.open("index.html")
  tab.click("[data-item=last-flight]")
  tab.wait_at(f"{TODAY}/rl316-departure-yhz.html")
  tab.wait(lambda: tab.marked == "RL 316", "its row should be marked")
  tab.wait(lambda: tab.in_view("[data-flight]:has(.what bdi:text-is('RL 316'))"), "its row in view")


@test("F4.4", "it is kept under LastFlight and the site's root path; two airports never mix")
def kept_by_root(visit):
  tab = visit.tab(FLIGHT, place="sites")
  tab.wait(lambda: tab.last_flight, "the item should be there")
  same(last_flight_key(tab), "LastFlight/s/sites/demo/")
  other = visit.tab("index.html", site="other-airport", beside=tab)
  other.settle()
  same(other.last_flight, None, "the other airport's item")
  other.click(".items a:has-text('Flight Status')")
  other.wait_at(ALL)
  first = other.rows()[0]
  other.click("[data-flight] a")
  other.wait(lambda: (other.last_flight or "").startswith(first), "its own last flight")
  tab.open("index.html")
  check(tab.last_flight.startswith("RL 920"), "the first airport's has changed")


@test("F4.4", "it is still there on the next visit")
def next_visit(visit):
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  tab.close()
  later = visit.tab("index.html", beside=tab)
  check(later.last_flight.startswith("RL 920"), later.last_flight)


@test("F4.5", "storage blocked or full: no item, and nothing breaks", each={
  "blocked, wide": {"size": WIDE, "break": BLOCKED_STORAGE},
  "full, wide": {"size": WIDE, "break": FULL_STORAGE},
  "blocked, large": {"size": LARGE, "break": BLOCKED_STORAGE}})
def no_storage(visit):
  tab = visit.tab(FLIGHT, init=(visit.case.settings["break"],))
  tab.settle()
  tab.open("index.html")
  tab.settle()
  same(tab.last_flight, None)
  tab.open(ALL)
  before = tab.rows()
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past and len(tab.rows()) < len(before), "Hide Past should work")
  tab.choose_tab("departures")
  tab.click(tab.row("RL 316"))
  tab.wait_at(f"{TODAY}/rl316-departure-yhz.html")


@test("F5.1", "ten days of history as a chart with a table behind it")
def history(visit):
  history_told(visit)


def history_told(visit):
  tab = visit.tab(FLIGHT)
  table = tab.query_selector("table.history")
  rows = table.query_selector_all("tbody tr")
  same(len(rows), 10)
  for row in rows:
    check(re.search(r"on time|early|late|cancelled", row.text_content(), re.I), row.text_content())
  chart = tab.query_selector("svg.chart")
  same(len(chart.query_selector_all("rect")), 10)


@test("F6.1", "copy link gives the page's address", size=WIDE)
def copy_link(visit):
  tab = visit.tab(FLIGHT, permissions=["clipboard-read", "clipboard-write"])
  open_share(tab)
  tab.click(":popover-open [data-action^=copy], :popover-open button:has-text('Copy')")
  tab.wait(lambda: tab.evaluate("navigator.clipboard.readText()").partition("#")[0]
           == tab.root + FLIGHT, "the address should be copied")
  tab.wait(lambda: tab.announced, "it should be announced")


@test("F6.1", "copy link in a flight's dialog gives the flight's address", site="flights-modal")
def copy_link_in_dialog(visit):
  tab = visit.tab(ALL, site="flights-modal", permissions=["clipboard-read", "clipboard-write"])
  tab.click(tab.row("RL 920"))
  tab.wait_dialog()
  tab.click("dialog[open] a[href$='#share']")
  tab.click(":is(dialog[open], :popover-open) [data-action^=copy]")
  tab.wait(lambda: tab.evaluate("navigator.clipboard.readText()").partition("#")[0]
           == tab.root + FLIGHT, "the flight's address should be copied")


def open_share(tab):
  tab.click("a[href$='#share']")
  tab.wait_popover()


def unfolded(text):
  """The lines of a calendar file, by RFC 5545, section 3.1."""
  check("\r\n" in text and "\n" not in text.replace("\r\n", ""), "lines do not end in CRLF")
  for line in text.split("\r\n"):
    check(len(line.encode()) <= 75, f"a line of {len(line.encode())} bytes")
  return re.sub(r"\r\n[ \t]", "", text).strip().split("\r\n")


@test("F6.1", "the calendar file's instants equal the page's")
def calendar(visit):
  tab = visit.tab(None, site="edges")
  for page in (TOMORROWS, f"{TODAY}/rl118-departure-bos.html", f"{TODAY}/rl113-arrival-yul.html"):
    tab.open(page)
    open_share(tab)
    link = tab.query_selector("a[href$='.ics']")
    check(link, f"no calendar file on {page}")
    answer = tab.context.request.get(link.evaluate("one => one.href"))
    same(answer.status, 200)
    check("text/calendar" in answer.headers["content-type"], answer.headers["content-type"])
    lines = unfolded(answer.text())
    same((lines[0], lines[-1]), ("BEGIN:VCALENDAR", "END:VCALENDAR"))
    start = next(line for line in lines if line.startswith("DTSTART"))
    check(re.fullmatch(r"DTSTART:\d{8}T\d{6}Z", start), f"{start} is no UTC instant")
    instant = datetime.datetime.strptime(start[8:], "%Y%m%dT%H%M%SZ").replace(
      tzinfo=datetime.timezone.utc)
    shown = tab.evaluate("[...document.querySelectorAll('main time')].map(one => one.dateTime)")
    instants = [datetime.datetime.fromisoformat(one) for one in shown if "T" in one]
    check(instant in instants, f"{instant} is not one of {instants}")
    check(sum(line.startswith("UID:") for line in lines) == 1, "one UID")


@test("F6.1", "the QR code decodes to the page's address")
def qr_code(visit):
  tab = visit.tab(FLIGHT, site="demo-below", place="below", size=WIDE)
  open_share(tab)
  code = tab.first(":popover-open svg.qr, :popover-open .qr svg, :popover-open [data-qr]")
  check(shutil.which("zbarimg"), "no zbarimg; install Debian's package zbar-tools")
  sites.WORK.mkdir(parents=True, exist_ok=True)
  tab.wait(lambda: code.evaluate("one => one.complete !== false"), "it should be drawn")
  picture = sites.WORK / "qr.png"
  take(code, picture)
  text = subprocess.run(["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True,
                        text=True).stdout.strip()
  same(text, sites.BASE_URL + FLIGHT)


@test("F6.1", "no QR code where the site's address is not known")
def no_qr_code(visit):
  tab = visit.tab(FLIGHT)
  open_share(tab)
  same(tab.evaluate("document.querySelectorAll('svg.qr, .qr svg, [data-qr]').length"), 0)


@test("F8.1", "a flight's page tells of help on the way", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def assistance(visit):
  assistance_told(visit)


def assistance_told(visit):
  tab = visit.tab(TOMORROWS, site="assistance")
  text = words(tab)
  check("+1 555 0100" in text, "no phone")
  check("Desk 4 beside the entrance" in text, "no meeting point")
  check(tab.query_selector("main a[href^='tel:']"), "the phone number is no link")
  check(tab.query_selector("main a[href$='accessibility.html']"), "no page of help")


BOX = "css => { const box = document.querySelector(css).getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"


@test("F1.1", "both ends stand in line, late as well, and the path goes from the one to the other", each={
  f"{name}, {site}": {"size": size, "site": site}
  for name, size in (("phone", (375, 700)), ("wide", WIDE)) for site in ("demo", "follow")})
def ends_in_line(visit):
  page = f"{TODAY}/rl918-departure-mke.html" if visit.site == "demo" else f"{TODAY}/rl618-departure-bos.html"
  tab = visit.tab(page, site=visit.site)
  here, there = tab.evaluate(BOX, ".end:first-child .port"), tab.evaluate(BOX, ".end:last-child .port")
  path = tab.evaluate(BOX, ".path line")
  check(0 <= path[0] - here[2] <= 36 and 0 <= there[0] - path[2] <= 36, f"the path {path} between {here} and {there}")
  if visit.site == "follow":
    tops = tab.evaluate("[...document.querySelectorAll('.code')].map(code => code.getBoundingClientRect().top)")
    check(len(tops) == 2 and abs(tops[0] - tops[1]) < 1, f"the codes are at {tops}")
  else:
    same(tab.evaluate(BOX, ".here > time")[3], tab.evaluate(BOX, ".there > time")[3], "the times")
    words = tab.evaluate(BOX, ".there + .place")
    check(words[1] - tab.evaluate(BOX, ".there")[3] < 8, "a gap above the words")


@test("F1.1", "on the smallest phone all of both ends begins at the same edge", size=(320, 700))
def ends_at_edge(visit):
  tab = visit.tab(f"{TODAY}/rl918-departure-mke.html")
  found = tab.evaluate("[...document.querySelectorAll('.ends bdi, .ends .clock time, .ends .there + .place')]"
                       ".map(one => Math.round(one.getBoundingClientRect().left))")
  check(max(found) - min(found) <= 1, f"found {found}")


@test("F1.1", "a type of aircraft is not broken within its number", size=(375, 700))
def aircraft_whole(visit):
  tab = visit.tab(f"{TODAY}/rl918-departure-mke.html")
  same(tab.evaluate("""(() => {
    const text = [...document.querySelectorAll('.facts bdi')].map(one => one.firstChild)
      .find(one => one.data.includes('A220-300'));
    const range = document.createRange();
    range.setStart(text, text.data.indexOf('A220'));
    range.setEnd(text, text.data.length);
    return new Set([...range.getClientRects()].map(one => one.top)).size;
  })()"""), 1)


@test("F1.1", "letters twice as large break no name of a city", size=(375, 700))
def large_letters(visit):
  tab = visit.tab(f"{TODAY}/rl918-departure-mke.html", init=(
    "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });",))
  tab.settle()
  same(tab.evaluate("""[...document.querySelectorAll('.pass h1 bdi:last-child, .place bdi')].map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(box => box.top)).size;
  }).join()"""), "1,1")


@test("F2.1", "a cancelled flight's time is struck on its page too")
def struck(visit):
  tab = visit.tab(f"{TODAY}/oj200-arrival-slc.html")
  check("line-through" in tab.evaluate("getComputedStyle(document.querySelector('.here time')).textDecorationLine"),
        "it is not struck")

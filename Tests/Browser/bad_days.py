"""Bad input and bad days: each ends in a sane page, an intact history and an empty console."""

from harness import (BLOCKED_STORAGE, FULL_STORAGE, LARGE, PHONE, TODAY, TOMORROW, WIDE, check, same,
                     test)

from flight import last_flight_key
from searching import close_search, open_search

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"


def sane(tab):
  """The board works: rows, Hide Past, a tab."""
  tab.open(ALL)
  tab.settle()
  same(len(tab.rows()), 30)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past and len(tab.rows()) < 30, "Hide Past should work")
  tab.toggle_hide_past()
  tab.wait(lambda: len(tab.rows()) == 30, "Hide Past should work back")
  tab.choose_tab("departures")
  same(len(tab.rows()), 15)


@test("bad", "the remembered tab was tampered with", each={
  name: {"value": value} for name, value in {
    "7": "7", "NaN": "NaN", "a megabyte": "2" * 1_000_000, "an object": "{\"tab\": 2}",
    "markup": "<img src=x onerror=alert(1)>"}.items()})
def tampered_tab(visit):
  tab = visit.tab("index.html")
  tab.evaluate("value => localStorage.setItem('FlightStatusCurrentTab', value)", visit.value)
  tab.open("getting-here.html")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(ALL)
  sane(tab)


@test("bad", "the last flight was tampered with", each={
  name: {"value": value} for name, value in {
    "words": "hello", "a number": "7", "null": "null", "a list": "[1, 2]", "half": "{\"id\": ",
    "empty": "", "a megabyte": "x" * 1_000_000,
    "a page that is not there": '{{"page": "2026-11-30/none-departure-xxx.html"}}'.replace("{{", "{").replace("}}", "}"),
    "another site": "{\"address\": \"https://example.com/\", \"page\": \"https://example.com/\"}",
    "script": "{\"address\": \"javascript:alert(1)\", \"page\": \"javascript:alert(1)\"}"}.items()})
def tampered_flight(visit):
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  key = last_flight_key(tab)
  tab.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, visit.value])
  tab.open("index.html")
  tab.settle()
  same(tab.last_flight, None)
  sane(tab)


@test("bad", "a last flight that holds markup is told as text, or not at all")
def markup_in_flight(visit):
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  key = last_flight_key(tab)
  kept = tab.local(key)
  tab.evaluate("([key, value]) => localStorage.setItem(key, value)",
               [key, kept.replace("RL 920", "<img src=x onerror=alert(1)>").replace(
                 "920", "<b>920</b>") if "RL 920" in kept else kept + "<img src=x>"])
  tab.open("index.html")
  tab.settle()
  same(tab.evaluate("document.querySelectorAll('.items img').length"), 0)
  sane(tab)


@test("bad", "a last flight that is gone leads to no dead end")
def flight_gone(visit):
  """Its day is still published, the flight is not."""
  tab = visit.tab(FLIGHT)
  tab.wait(lambda: tab.last_flight, "the item should be there")
  key = last_flight_key(tab)
  kept = tab.local(key)
  tab.evaluate("([key, value]) => localStorage.setItem(key, value)",
               [key, kept.replace("920", "921")])
  tab.open("index.html")
  tab.settle()
  if tab.last_flight:
    visit.allow("Failed to load resource")
    tab.click("[data-item=last-flight]")
    tab.wait(lambda: tab.path != "index.html", "should go somewhere")
    tab.settle()
    check(tab.seen("main a[href*='today/'], main a[href$='index.html'], [data-flight]"), "a dead end")
  sane(tab)


@test("bad", "Hide Past was tampered with", each={
  name: {"value": value} for name, value in {
    "words": "hello", "a megabyte": "1" * 1_000_000, "empty": "", "object": "{}"}.items()})
def tampered_hiding(visit):
  tab = visit.tab(ALL)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.evaluate("value => { for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, value); }",
               visit.value)
  tab.open(ALL)
  tab.settle()
  check(not tab.hide_past, "it is on")
  same(len(tab.rows()), 30)
  sane(tab)


@test("bad", "an address that names no segue")
def unknown_segue(visit):
  tab = visit.tab(ALL)
  for fragment in ("open=nothing", "open=", "open=../../../etc/passwd", "open=%", "open=%00"):
    tab.open(f"{ALL}#{fragment}")
    tab.wait(lambda: tab.fragment == "", f"{fragment} should be taken out")
    same((tab.dialogs, tab.popovers), (0, 0))
  length = tab.evaluate("history.length")
  sane(tab)
  check(tab.evaluate("history.length") <= length + 2, "the history grew")


@test("bad", "Back and Forward hammered while pages load", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def hammered(visit):
  visit.allow("net::ERR_ABORTED|Failed to fetch")
  tab = visit.tab(ALL)
  tab.context.route("**/*departure*.html", lambda route: (
    tab.page.wait_for_timeout(30), route.continue_()))
  for designator in ("RL 920", "ZV 712"):
    tab.open(ALL)
    tab.evaluate("name => [...document.querySelectorAll('[data-flight] a')]"
                 ".find(one => one.querySelector('.what bdi').textContent.trim() === name).click()", designator)
    tab.wait(lambda: "departure" in tab.path, "should go to the flight")
  for _ in range(3):
    for step in (-1, -1, 1, -1, 1, 1, -1, -1, 1, 1):
      try:
        tab.evaluate("step => history.go(step)", step)
      except Exception:  # the page may be gone under the call
        pass
      tab.wait_for_timeout(15)
  tab.wait(lambda: tab.evaluate("document.readyState") == "complete", "the page should be whole")
  tab.wait_for_timeout(300)
  agree(tab)
  tab.context.unroute_all(behavior="ignoreErrors")
  sane(tab)


def agree(tab):
  """The address, the title and what is shown speak of the same page."""
  def same_page():
    if "departure" not in tab.path:
      return tab.shown_flight == "" and len(tab.rows()) > 0
    number = tab.path.rsplit("/", 1)[1].split("-")[0].upper()
    return tab.shown_flight.replace(" ", "") == number and number[2:] in tab.title()
  tab.wait(same_page, f"address {tab.path}, shown {tab.shown_flight}, title {tab.title()}")


@test("bad", "three columns: the last of many quick choices wins", size=LARGE)
def quick_choices(visit):
  visit.allow("net::ERR_ABORTED")
  tab = visit.tab(ALL)
  delays = iter([300, 150, 0])
  def slow(route):
    wait = next(delays, 0)
    if wait:
      tab.page.wait_for_timeout(wait)
    route.continue_()
  tab.context.route("**/*departure*.html", slow)
  for name in ("RL 920", "ZV 712", "RL 316"):
    tab.evaluate("name => [...document.querySelectorAll('[data-flight] a')]"
                 ".find(one => one.querySelector('.what bdi').textContent.trim() === name).click()", name)
  tab.wait(lambda: tab.shown_flight == "RL 316", "the last choice should be shown")
  tab.wait_for_timeout(300)
  same((tab.shown_flight, tab.marked), ("RL 316", "RL 316"))
  agree(tab)


@test("bad", "two tabs of the browser")
def two_tabs(visit):
  one = visit.tab(ALL)
  other = visit.tab(f"{TOMORROW}/index.html", beside=one)
  one.toggle_hide_past()
  one.wait(lambda: one.hide_past, "should be on")
  other.settle()
  check(not other.hide_past, "Hide Past is one visit's own")
  one.toggle_hide_past()
  one.wait(lambda: not one.hide_past, "should be off")
  one.choose_tab("departures")
  other.open("getting-here.html")
  other.click(".items a:has-text('Flight Status')")
  other.wait_at(f"{TODAY}/departures.html")
  other.click(other.row("RL 920"))
  other.wait_at(FLIGHT)
  other.wait(lambda: other.last_flight, "the item should be there")
  one.open("index.html")
  check(one.last_flight.startswith("RL 920"), "the other tab's flight is not the last one")
  sane(one)


@test("bad", "storage blocked or full", each={
  "blocked": {"break": BLOCKED_STORAGE}, "full": {"break": FULL_STORAGE}})
def no_storage(visit):
  tab = visit.tab(ALL, init=(visit.case.settings["break"],))
  sane(tab)
  tab.open("getting-here.html")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(ALL)
  open_search(tab)
  tab.keyboard.press("Escape")
  tab.wait_dialog(0)


@test("bad", "restored from the back-forward cache after midnight")
def restored(visit):
  tab = visit.tab(ALL)
  tab.clock.pause_at("2026-11-30T14:20:00Z")
  tab.restore("2026-12-01T15:00:00Z")
  tab.wait(lambda: tab.path.startswith(TOMORROW) or tab.seen(f"[data-age] a[href*='{TOMORROW}/']"),
           "it should lead to the new day")
  tab.wait(lambda: tab.path.startswith(TOMORROW) or "Today" not in tab.first("h1").inner_text(),
           "it should not say today")


@test("bad", "restored from the back-forward cache with another state of Hide Past", size=WIDE)
def restored_state(visit):
  tab = visit.tab(ALL)
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  tab.back()
  tab.wait_at(ALL)
  tab.restore("2026-11-30T14:30:00Z")
  tab.settle()
  same(len(tab.rows()), 30)
  same((tab.dialogs, tab.popovers), (0, 0))


BROKEN = {"404": {"status": 404, "body": "<h1>gone</h1>"},
          "the wrong page": {"status": 200, "body": "<!DOCTYPE html><title>x</title><p>Sign in to WiFi</p>"},
          "nothing": {"status": 200, "body": ""}, "no network": {"status": 0, "body": ""}}


def break_requests(visit, tab, pattern, kinds=("fetch", "xhr")):
  """What the script asks for is broken; what the browser itself opens is not."""
  visit.allow("Failed to load resource")
  def broken(route):
    if route.request.resource_type not in kinds:
      route.continue_()
    elif visit.status == 0:
      route.abort()
    else:
      route.fulfill(status=visit.status, body=visit.body, content_type="text/html")
  tab.context.route(pattern, broken)


@test("bad", "three columns: the flight's request is answered by", size=LARGE, each=BROKEN)
def broken_column(visit):
  tab = visit.tab(ALL)
  break_requests(visit, tab, "**/*-departure-*.html")
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  tab.wait(lambda: tab.shown_flight == "RL 920", "the flight itself should come in the end")
  tab.back()
  tab.wait_at(ALL)
  tab.wait(lambda: len(tab.rows()) == 30, "the board again")


@test("bad", "a modal's request is answered by", each=BROKEN)
def broken_modal(visit):
  tab = visit.tab("mixed.html", site="segues-mixed")
  break_requests(visit, tab, "**/visiting.html")
  tab.click("#modal")
  tab.wait(lambda: tab.path == "visiting.html" or tab.dialogs == 0, "the page itself should come")
  tab.wait_at("visiting.html")
  tab.back()
  tab.wait_at("mixed.html")
  tab.wait(lambda: tab.dialogs == 0 and tab.segue is None, "nothing should be open")


@test("bad", "search's requests are answered by", each=BROKEN)
def broken_search(visit):
  tab = visit.tab(ALL)
  break_requests(visit, tab, "**/flights.json*")
  open_search(tab)
  tab.fill("dialog[open] input", "cleveland")
  tab.settle()
  close_search(tab)
  tab.wait(lambda: tab.fragment == "", "the address should be free")
  tab.context.unroute_all()
  sane(tab)


@test("bad", "a list's request is answered by", size=LARGE, each=BROKEN)
def broken_list(visit):
  tab = visit.tab(None)
  break_requests(visit, tab, "**/index.html")
  tab.open(FLIGHT)
  tab.settle()
  same(tab.shown_flight, "RL 920")

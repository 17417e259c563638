"""F7: an open page follows its day's data. Each test has a copy of the site that it builds again."""

import csv
import io
import json
import re
import shutil
import subprocess

import sites
import sitefiles
from harness import LARGE, NOW, TODAY, WIDE, check, same, test

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl618-departure-bos.html"


class Copy:
  """A site of its own, whose schedule changes while a visitor looks."""

  def __init__(self, visit, name, more="", now=sites.NOW):
    check("follow" not in visit.stage.missing, visit.stage.missing.get("follow", ""))
    self.name = re.sub(r"\W+", "-", name)
    self.source = sites.WORK / "copies" / f"{self.name}-source"
    self.folder = sites.WORK / "copies" / self.name
    shutil.rmtree(self.folder, ignore_errors=True)
    self.source.mkdir(parents=True, exist_ok=True)
    text = (sites.HERE / "schedules/follow.csv").read_text(encoding="utf-8")
    self.rows = list(csv.DictReader(io.StringIO(text)))
    (self.source / "site.yml").write_text(
      f"{sites.HEAD}days: 2\n{more}schedule:\n  csv:\n    file: schedule.csv\n", encoding="utf-8")
    if not (self.source / "Templates").exists():
      (self.source / "Templates").symlink_to(sites.ROOT / "Templates")
    self.build(now)

  def build(self, now=sites.NOW):
    out = io.StringIO()
    writer = csv.DictWriter(out, self.rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(self.rows)
    (self.source / "schedule.csv").write_text(out.getvalue(), encoding="utf-8")
    sitefiles.build(self.source / "site.yml", self.folder, now, "--quiet")

  def change(self, number, **fields):
    next(row for row in self.rows if row["number"] == number).update(fields)
    self.build("2026-11-30T09:11")

  def data(self):
    """The day's data as it was built."""
    return json.loads((self.folder / TODAY / "flights.json").read_text(encoding="utf-8"))

  def tab(self, visit, address, **more):
    tab = visit.tab(None, site="follow", **more)
    tab.root = f"{visit.stage.addresses['sites']}copies/{self.name}/"
    return tab.open(address)


def minute(tab):
  """What the clock does in seventy seconds, with time for answers between."""
  tab.settle()
  for _ in range(7):
    tab.clock.run_for(10_000)
    tab.settle()


def cells(tab, designator):
  return re.sub(r"\s+", " ", tab.first(f"[data-flight]:has(.what bdi:text-is('{designator}'))").inner_text())


@test("F7.1", "an open board shows a changed gate, time and status in place")
def board_follows(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  tab.evaluate("document.querySelector('[data-flight]').same = true")
  site.change("618", gate="C9", status="boarding", estimated="2026-11-30T10:05")
  minute(tab)
  tab.wait(lambda: "C9" in cells(tab, "RL 618"), "the gate should change")
  text = cells(tab, "RL 618")
  check("Boarding" in text and "10:05" in text, text)
  check(tab.evaluate("document.querySelector('[data-flight]').same"), "the row is another one")
  same(tab.announced, [], "a board announces nothing")


@test("F7.1", "a row's time in its hook follows, so that Hide Past is right")
def hooks_follow(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  tab.toggle_hide_past()
  site.change("618", estimated="2026-11-30T13:00", status="delayed")
  minute(tab)
  tab.wait(lambda: "1:00" in cells(tab, "RL 618"), "the time should change")
  tab.clock.fast_forward("03:00:00")
  tab.clock.run_for(61_000)
  tab.wait(lambda: tab.rows() == ["RL 618"], "only the late one is to come")


@test("F7.1", "the opened flight's change is shown and announced once", each={
  "page": {"size": WIDE}, "columns": {"size": LARGE}})
def flight_follows(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  site.change("618", gate="C9")
  minute(tab)
  tab.wait(lambda: "C9" in tab.first("main").inner_text(), "the gate should change")
  tab.wait(lambda: tab.announced, "it should be announced")
  check("C9" in " ".join(tab.announced), f"announced {tab.announced}")
  minute(tab)
  minute(tab)
  same(len(tab.announced), 1, f"announced {tab.announced}")


@test("F7.1", "the opened flight's terminal, desks and belt follow, come and go", each={
  "page": {"size": WIDE}, "columns": {"size": LARGE}})
def places_follow(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  facts = """[...document.querySelectorAll('.facts > div')].filter(one => one.checkVisibility())
    .map(one => one.innerText.replace(/\\s+/g, ' ').trim())
    .filter(text => /^(Terminal|Check-in)/.test(text))"""
  same(tab.evaluate(facts), ["Terminal 2", "Check-in 12-15"])
  for terminal, desks, wanted in (("7", "70-71", ["Terminal 7", "Check-in 70-71"]), ("", "", []),
                                  ("B", "3", ["Terminal B", "Check-in 3"])):
    site.change("618", terminal=terminal, check_in=desks)
    minute(tab)
    tab.wait(lambda: tab.evaluate(facts) == wanted, f"it should be {wanted}, is {tab.evaluate(facts)}")
  same(tab.announced, [])
  check(tab.evaluate("[...document.querySelectorAll('.facts use')].every(one => document.querySelector("
                     "one.getAttribute('href')))"), "an icon is missing")


@test("F7.1", "another flight's change is not announced", size=LARGE)
def others_quiet(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  site.change("620", gate="C9")
  minute(tab)
  tab.wait(lambda: "C9" in cells(tab, "RL 620"), "its row should change")
  same(tab.announced, [])


@test("F7.1", "a change of something else is not announced")
def other_fields_quiet(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  site.change("618", terminal="7")
  minute(tab)
  same(tab.announced, [])


@test("F7.1", "nothing is asked for while the page cannot be seen")
def hidden_page(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL, init=(
    "Object.defineProperty(Document.prototype, 'visibilityState', {get: () => window.unseen ? 'hidden' : 'visible'});"
    "Object.defineProperty(Document.prototype, 'hidden', {get: () => !!window.unseen});",))
  tab.evaluate("window.unseen = true; document.dispatchEvent(new Event('visibilitychange'))")
  site.change("618", gate="C9")
  asked = []
  tab.page.on("request", lambda request: asked.append(request.url))
  minute(tab)
  minute(tab)
  same(asked, [])
  tab.evaluate("window.unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
  minute(tab)
  tab.wait(lambda: "C9" in cells(tab, "RL 618"), "it should follow again")


PAUSE = "[data-action=follow], button:has-text('Pause')"


@test("F7.2", "it can be paused and goes on again", each={
  "board": {"at": ALL}, "flight": {"at": FLIGHT}})
def paused(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, visit.at)
  tab.click(PAUSE)
  site.change("618", gate="C9")
  asked = []
  tab.page.on("request", lambda request: asked.append(request.url))
  minute(tab)
  minute(tab)
  same(asked, [])
  check("C9" not in tab.first("main").inner_text(), "it follows while paused")
  tab.click("[data-action=follow], button:has-text('Resume'), button:has-text('Pause')")
  minute(tab)
  tab.wait(lambda: "C9" in tab.first("main").inner_text(), "it should follow again")


@test("F7.2", "its button says what a press does", each={
  "board": {"at": ALL}, "flight": {"at": FLIGHT}})
def named_by_act(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, visit.at)
  button = "[data-action=follow]"
  for wanted in ("Stop following changes", "Follow changes", "Stop following changes"):
    same(tab.first(button).inner_text(), wanted)
    same(tab.first(button).get_attribute("aria-pressed"), None)
    tab.click(button)
  tab.reload()
  tab.placed()
  same(tab.first(button).inner_text(), "Follow changes", "after a reload")


@test("F7.1", "a day's file that is not there or is broken changes nothing")
def broken_data(visit):
  visit.allow(r"Failed to load resource")
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  before = tab.rows()
  bodies = iter([(404, "gone"), (200, "<html>"), (200, "{\"version\": 1}"), (200, "null")])
  tab.page.route("**/flights.json*", lambda route: (lambda one: route.fulfill(
    status=one[0], body=one[1]))(next(bodies, (200, "[]"))))
  for _ in range(5):
    minute(tab)
  same(tab.rows(), before)
  tab.page.unroute_all()
  site.change("618", gate="C9")
  minute(tab)
  minute(tab)
  tab.wait(lambda: "C9" in cells(tab, "RL 618"), "it should follow again")


# The hours in their order, with the rows under each.
HOURS = """[...document.querySelectorAll('.board tbody')].map(hour =>
  `${hour.dataset.rows} ${hour.querySelector('h2').outerHTML} ${hour.hidden} `
  + [...hour.querySelectorAll('.what bdi:first-child')].map(one => one.textContent)).join('; ')"""
ROW = """[...document.querySelectorAll('[data-flight]')]
  .filter(row => row.querySelector('.what bdi').textContent === 'RL 618').map(row => {
    const copy = row.cloneNode(true);
    return copy.outerHTML.replace(/ style="[^"]*"/, '').replace(/\\s+/g, ' ');
  })[0]"""
# How far it has flown is drawn as of the build.
PASS = """document.querySelector('main .pass').outerHTML.replace(/<svg class="path".*?<\\/svg>/s, '').replace(/ hidden=""/g, ' hidden').replace(/\\s+/g, ' ')"""


@test("F7.1", "what a script changes reads as a page that is built anew", each={
  "late": {"fields": {"estimated": "2026-11-30T10:25", "status": "delayed", "gate": "C9"}},
  "early": {"fields": {"estimated": "2026-11-30T09:50"}},
  "delayed with no time": {"fields": {"status": "delayed"}},
  "diverted": {"fields": {"status": "diverted"}},
  "cancelled": {"fields": {"estimated": "2026-11-30T10:25", "status": "cancelled"}},
  "the next day": {"fields": {"estimated": "2026-12-01T00:20", "status": "delayed"}},
  "the day before": {"fields": {"estimated": "2026-11-29T23:50"}},
  "seconds": {"fields": {"actual": "2026-11-30T10:00:30", "status": "departed"}}})
def as_built(visit):
  site = Copy(visit, visit.case.name)
  board, flight = site.tab(visit, ALL), site.tab(visit, FLIGHT)
  site.change("618", **visit.fields)
  for tab in (board, flight):
    minute(tab)
  for tab, part in ((board, ROW), (flight, PASS)):
    anew = site.tab(visit, ALL if part == ROW else FLIGHT, now="2026-11-30T14:11:00Z")
    anew.settle()
    wanted = anew.evaluate(part)
    tab.wait(lambda: tab.evaluate(part) == wanted, f"{tab.evaluate(part)} should be {wanted}", 3)


@test("F7.1", "a row whose time changes goes to its hour and its place, as on a page that is built anew", each={
  name: {"changes": changes} for name, changes in {
    "an hour that is there": {"618": {"estimated": "2026-11-30T12:10", "status": "delayed"}},
    "an hour that is not": {"618": {"estimated": "2026-11-30T14:10", "status": "delayed"}},
    "an hour before all": {"623": {"estimated": "2026-11-30T09:40"}},
    "the hour itself": {"618": {"estimated": "2026-11-30T10:40"}},
    "the next day": {"618": {"estimated": "2026-12-01T00:20", "status": "delayed"}},
    "all of them": {"618": {"estimated": "2026-11-30T15:00"}, "620": {"estimated": "2026-11-30T14:00"},
                    "621": {"estimated": "2026-11-30T13:00"}, "623": {"estimated": "2026-11-30T11:00"}},
  }.items()})
def rows_move(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  tab.evaluate("document.querySelectorAll('[data-flight]').forEach(row => row.same = true)")
  tab.focus(tab.row("RL 618"))
  for number, fields in visit.changes.items():
    site.change(number, **fields)
  minute(tab)
  wanted = site.tab(visit, ALL, now="2026-11-30T14:11:00Z").evaluate(HOURS)
  tab.wait(lambda: tab.evaluate(HOURS) == wanted, f"{tab.evaluate(HOURS)} should be {wanted}", 3)
  check(tab.evaluate("[...document.querySelectorAll('[data-flight]')].every(row => row.same)"), "rows are others")
  check(tab.evaluate("document.activeElement.textContent").find("RL 618") > 0, "the focus has gone elsewhere")


@test("F7.1", "a row moves while Hide Past is on, and what is past stays hidden")
def rows_move_hidden(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  tab.toggle_hide_past()
  tab.clock.fast_forward("01:00:00")
  tab.clock.run_for(61_000)
  tab.wait(lambda: tab.rows() == ["RL 620", "RL 621", "RL 623"], "the first one is over")
  site.change("620", estimated="2026-11-30T12:30", status="delayed")
  minute(tab)
  tab.wait(lambda: tab.rows() == ["RL 621", "RL 623", "RL 620"], f"found {tab.rows()}")
  same([one.inner_text() for one in tab.seen(".hour h2")], ["11 AM", "12 PM"])


class Demo(Copy):
  """A copy of the demo, whose flights' times in the air are known; changed by hand."""

  def __init__(self, visit, name):
    self.name = re.sub(r"\W+", "-", name)
    self.source = sites.WORK / "copies" / f"{self.name}-source"
    self.folder = sites.WORK / "copies" / self.name
    for folder in (self.folder, self.source):
      shutil.rmtree(folder, ignore_errors=True)
    self.source.mkdir(parents=True)
    (self.source / "site.yml").write_text(sites.demo(), encoding="utf-8")
    (self.source / "Templates").symlink_to(sites.ROOT / "Templates")
    self.build()

  def build(self, now=sites.NOW):
    sitefiles.build(self.source / "site.yml", self.folder, now, "--quiet")

  def set(self, flight, *values):
    subprocess.run([sitefiles.binary(), "set", flight, *values, "-c", str(self.source / "site.yml"),
                    "--now", "2026-11-30T09:11", "--quiet"], check=True, capture_output=True)
    self.build("2026-11-30T09:11")


@test("F7.1", "the other end's time follows, and is taken away and given back", each={
  "a departure": {"flight": "RL 918"}, "an arrival": {"flight": "RL 731"}})
def far_end_follows(visit):
  site = Demo(visit, visit.case.name)
  entry = next(one for one in site.data()["flights"] if one["designator"] == visit.flight)
  address = f"{TODAY}/{entry['page']}"
  tab = site.tab(visit, address)
  same(len(tab.seen(".clock.there")), 1)
  for values in (["estimated=20:45", "status=delayed"], ["estimated=23:58"], ["status=cancelled"],
                 ["status=on-time", "estimated=16:05"]):
    site.set(visit.flight, *values)
    minute(tab)
    anew = site.tab(visit, address, now="2026-11-30T14:11:00Z")
    wanted = anew.evaluate(PASS)
    tab.wait(lambda: tab.evaluate(PASS) == wanted, f"{tab.evaluate(PASS)} should be {wanted}", 3)
    same(len(tab.seen(".clock.there")), 0 if values == ["status=cancelled"] else 1, str(values))


@test("F7.1", "a belt follows without a word; a cancelled arrival has none")
def belt_follows(visit):
  site = Copy(visit, visit.case.name)
  site.change("621", belt="")
  address = next(one["page"] for one in site.data()["flights"] if one["designator"] == "RL 621")
  tab = site.tab(visit, f"{TODAY}/{address}")
  same(len(tab.seen("dd.belt")), 0)
  site.change("621", belt="7")
  minute(tab)
  tab.wait(lambda: [one.inner_text() for one in tab.seen("dd.belt")] == ["7"], "the belt should be told")
  same(tab.announced, [])
  site.change("621", status="cancelled")
  minute(tab)
  tab.wait(lambda: tab.announced, "it should be announced")
  same(len(tab.seen("dd.belt")), 0)
  same(len(site.tab(visit, f"{TODAY}/{address}", now="2026-11-30T14:11:00Z").seen("dd.belt")), 0)


@test("F7.1", "times are the site's, whatever the browser knows of its language", each={
  tag: {"tag": tag} for tag in ("ja-JP", "es-ES", "bg-BG", "fi-FI", "fr-CA", "ar-EG", "fa-IR")})
def languages(visit):
  site = Copy(visit, visit.case.name)
  file = site.source / "site.yml"
  file.write_text(file.read_text().replace("en-US", visit.tag), encoding="utf-8")
  site.build()
  tab = site.tab(visit, ALL)
  site.change("618", estimated="2026-11-30T18:05", status="delayed")
  minute(tab)
  anew = site.tab(visit, ALL, now="2026-11-30T14:11:00Z")
  wanted = anew.evaluate(ROW)
  tab.wait(lambda: tab.evaluate(ROW) == wanted, f"{tab.evaluate(ROW)} should be {wanted}", 3)


@test("F7.1", "a mark goes when the dates are the same again, and a new one is read aloud")
def marks(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  mark = "[...document.querySelectorAll('.clock.here .mark')].map(one => one.textContent).join()"
  for time, wanted in (("2026-12-01T00:20", "+1next day"), ("2026-11-29T23:20", "−1day before"),
                       ("2026-11-30T23:20", "")):
    site.change("618", estimated=time, status="delayed")
    minute(tab)
    tab.wait(lambda: tab.evaluate(mark) == wanted, f"the mark should be {wanted!r}")


@test("F7.1", "a cancelled flight is announced without its gate")
def cancelled_without_gate(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  site.change("618", status="cancelled")
  minute(tab)
  tab.wait(lambda: tab.announced, "it should be announced")
  same(tab.announced, ["10:00 AM, Cancelled, RL 618 To Boston"])


@test("F7.1", "signs in data are shown as they are")
def signs(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, FLIGHT)
  site.change("618", gate="$&$'", status="Wait $& or $'", estimated="2026-11-30T10:05")
  minute(tab)
  tab.wait(lambda: tab.announced, "it should be announced")
  same(tab.announced, [site.data()["flights"][0]["sentence"]])
  check(tab.announced[0].endswith("gate $&$'"), tab.announced[0])
  same(tab.evaluate("document.querySelector('.facts .plate').textContent"), "$&$'")


class Held:
  """Answers to a day's data that come when the test says so."""

  def __init__(self, tab):
    self.routes = []
    tab.page.route("**/flights.json*", lambda route: self.routes.append(route))

  def answer(self, number, data):
    self.routes[number].fulfill(body=json.dumps(data), content_type="application/json")


@test("F7.1", "a late answer does not take the place of a newer one")
def late_answer(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  held = Held(tab)
  old = site.data()
  tick = "document.dispatchEvent(new Event('visibilitychange'))"
  for count in (1, 2):
    tab.evaluate(tick)
    tab.wait(lambda: len(held.routes) == count, "it should ask")
  site.change("618", gate="C9")
  held.answer(1, site.data())
  tab.wait(lambda: "C9" in cells(tab, "RL 618"), "the gate should change")
  held.answer(0, old)
  tab.settle()
  tab.settle()
  check("C9" in cells(tab, "RL 618"), "the older answer is shown")


@test("F7.1", "an answer that does not come is given up")
def given_up(visit):
  site = Copy(visit, visit.case.name)
  tab = site.tab(visit, ALL)
  failed = []
  tab.page.on("requestfailed", lambda request: failed.append(request.failure))
  held = Held(tab)
  tab.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  tab.wait(lambda: held.routes, "it should ask")
  tab.clock.run_for(21_000)
  tab.wait(lambda: failed == ["net::ERR_ABORTED"], "it should have been given up")


@test("F7.1", "a flight in a dialog or a card follows, and is still the last one viewed at its own address", each={
  kind: {"kind": kind} for kind in ("modal", "popover")})
def host_follows(visit):
  site = Copy(visit, visit.case.name, f"segues: {{ flight: {visit.kind} }}\n")
  tab = site.tab(visit, ALL)
  held = Held(tab)
  tab.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  tab.wait(lambda: held.routes, "it should ask")
  # The flight is opened while the answer is awaited.
  tab.click(tab.row("RL 618"))
  tab.wait(lambda: tab.shown_flight, "the flight should be shown")
  tab.wait(lambda: tab.last_flight, "it is the last one viewed")
  site.change("618", gate="C9")
  held.answer(0, site.data())
  tab.wait(lambda: "C9" in tab.first("[data-host] .facts").inner_text(), "its gate should change")
  tab.wait(lambda: tab.announced, "it should be announced")
  key = tab.evaluate("Object.keys(localStorage).find(key => key.startsWith('LastFlight'))")
  same(json.loads(tab.local(key))["page"], FLIGHT)


@test("A1.1", "a display shows all its rows, those of the next day too, on any screen without scrolling", each={
  f"{width}×{height}": {"size": (width, height)} for width, height in (
    (1920, 1080), (1280, 720), (1366, 768), (1080, 1920), (1024, 1366), (768, 1024))})
def display_fits(visit):
  site = Demo(visit, visit.case.name)
  site.build("2026-11-30T17:10")
  tab = site.tab(visit, "display/departures.html")
  found = tab.evaluate("""({
    rows: document.querySelectorAll('tbody tr').length,
    marks: document.querySelectorAll('.mark').length,
    over: document.documentElement.scrollHeight - innerHeight,
    bottom: document.querySelector('tbody').getBoundingClientRect().bottom / innerHeight,
  })""")
  same(found["rows"], 8)
  check(found["marks"] > 0, "no row of the next day")
  check(found["over"] <= 0, f"{found['over']} pixels are below the screen")
  check(found["bottom"] > 0.8, f"rows end at {found['bottom']:.2f} of the screen")


CITIES = ["San Francisco", "Salt Lake City", "West Palm Beach", "Santiago de Chile", "Sankt Pölten-Krems",
          "Weston-super-Mare and Bristol", "Taumatawhakatangihangakoauauotamatea",
          "Krung Thep Maha Nakhon Amon Rattanakosin"]


@test("A1.1", "a display's rows keep their height whatever the names, and nothing of them is cut", each={
  f"{width}×{height}": {"size": (width, height)} for width, height in (
    (1920, 1080), (1280, 720), (1080, 1920), (768, 1024))})
def display_fits_names(visit):
  site = Copy(visit, visit.case.name)
  row = next(row for row in site.rows if row["direction"] == "D")
  late = {4: "2026-12-01T01:00", 5: "2026-12-02T20:10", 6: "2026-12-03T00:00"}
  site.rows = [{**row, "number": str(1000 + index), "city": city, "gate": f"A{index + 10}",
                "status": "delayed" if index in late else "Check-in open", "estimated": late.get(index, ""),
                "scheduled": f"2026-11-30T20:{10 + index}"} for index, city in enumerate(CITIES)]
  site.build("2026-11-30T20:00")
  tab = site.tab(visit, "display/departures.html")
  found = tab.evaluate("""({
    heights: [...new Set([...document.querySelectorAll('tbody tr')].map(row => Math.round(row.offsetHeight)))].length,
    rows: document.querySelectorAll('tbody tr').length,
    below: document.documentElement.scrollHeight - innerHeight,
    beside: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll('tbody bdi')].filter(one =>
      one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
      || one.getBoundingClientRect().right > innerWidth).map(one => one.textContent),
  })""")
  same(found, {"heights": 1, "rows": 8, "below": 0, "beside": 0, "cut": []})


@test("A1.1", "a display puts a date beside the time that is on that day", each={
  "new": {"number": "618", "times": ("2026-11-30T23:20", "2026-12-01T01:00"), "marks": ["", "Dec 1"]},
  "scheduled": {"number": "618", "times": ("2026-11-29T23:40", "2026-11-30T12:25"), "marks": ["Nov 29", ""]},
  "both": {"number": "618", "times": ("2026-12-01T09:00", "2026-12-01T09:30"), "marks": ["Dec 1", "Dec 1"]}})
def display_dates(visit):
  site = Copy(visit, visit.case.name)
  scheduled, estimated = visit.times
  site.change(visit.number, scheduled=scheduled, estimated=estimated, status="delayed")
  tab = site.tab(visit, "display/departures.html")
  same(tab.evaluate("""[".when", ".new"].map(cell => (document.querySelector(
    `[data-flight^=rl618] ${cell} .mark`) || { textContent: "" }).textContent)"""), visit.marks)

"""F7: an open page follows its day's data. Each test has a copy of the site that it builds again."""

import csv
import io
import re
import shutil

import sites
import sitefiles
from harness import LARGE, NOW, TODAY, WIDE, check, same, test

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl618-departure-bos.html"


class Copy:
  """A site of its own, whose schedule changes while a visitor looks."""

  def __init__(self, visit, name):
    check("follow" not in visit.stage.missing, visit.stage.missing.get("follow", ""))
    self.name = re.sub(r"\W+", "-", name)
    self.source = sites.WORK / "copies" / f"{self.name}-source"
    self.folder = sites.WORK / "copies" / self.name
    shutil.rmtree(self.folder, ignore_errors=True)
    self.source.mkdir(parents=True, exist_ok=True)
    text = (sites.HERE / "schedules/follow.csv").read_text(encoding="utf-8")
    self.rows = list(csv.DictReader(io.StringIO(text)))
    (self.source / "site.yml").write_text(
      f"{sites.HEAD}days: 2\nschedule:\n  csv:\n    file: schedule.csv\n", encoding="utf-8")
    if not (self.source / "Templates").exists():
      (self.source / "Templates").symlink_to(sites.ROOT / "Templates")
    self.build()

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

  def tab(self, visit, address, **more):
    tab = visit.tab(None, site="follow", **more)
    tab.root = f"{visit.stage.addresses['sites']}copies/{self.name}/"
    return tab.open(address)


def minute(tab):
  """What the clock does in seventy seconds."""
  tab.settle()
  tab.clock.run_for(70_000)
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

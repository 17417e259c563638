"""B4: Hide Past."""

from harness import LARGE, MEDIUM, PHONE, TODAY, TOMORROW, WIDE, check, same, test

from finding_the_way import EACH_SIZE

ALL = f"{TODAY}/index.html"
# Of the schedule in schedules/edges.csv, at ten past nine: in order of their expected times.
EVERYTHING = ["RL 100", "RL 101", "RL 108", "RL 110", "RL 102", "RL 104", "RL 112", "RL 106",
              "RL 113", "RL 115", "RL 117", "RL 118"]
REMAIN = ["RL 108", "RL 104", "RL 112", "RL 106", "RL 113", "RL 115", "RL 117", "RL 118"]


@test("B4.1", "a toggle at the trailing end, off at first", each=EACH_SIZE)
def toggle(visit):
  tab = visit.tab(ALL)
  button = tab.first("[data-action=hide-past]")
  same(button.evaluate("one => one.localName"), "button")
  same(button.get_attribute("aria-pressed"), "false")
  same(button.inner_text().strip(), "Hide Past")
  box, around = button.bounding_box(), tab.first("main").bounding_box()
  check(box["x"] + box["width"] > around["x"] + around["width"] * 0.6 or
        visit.case.settings["size"][0] >= 1440,
        f"the toggle is at {box}, not at the trailing end of {around}")
  check(box["y"] < 400 or visit.case.settings["size"] == PHONE, f"the toggle is at {box}")
  check(button.evaluate("one => getComputedStyle(one).borderTopStyle !== 'none' ||"
                        "getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'"),
        "it does not look like a button")


@test("B4.1", "pressing turns it on and off", each={"phone": {"size": PHONE}, "wide": {"size": WIDE}})
def press(visit):
  tab = visit.tab(ALL, site="edges")
  same(tab.rows(), EVERYTHING)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past and tab.rows() == REMAIN, f"{REMAIN} should remain")
  tab.picture(f"hide-past-{tab.viewport_size['width']}")
  tab.toggle_hide_past()
  tab.wait(lambda: not tab.hide_past and tab.rows() == EVERYTHING, "all should be back")


@test("B4.1", "pressed while the board is read, the first coming flight stays in view", each={
  "phone": {"size": PHONE}, "wide": {"size": (1280, 600)}, "large": {"size": (1920, 600)}})
def press_while_reading(visit):
  tab = visit.tab(ALL, now="2026-11-30T19:00:00Z")
  first = tab.evaluate("[...document.querySelectorAll('[data-flight]')]"
                       ".find(row => row.dataset.time * 1000 >= Date.now()).dataset.flight")
  row = f"[data-flight='{first}']"
  tab.wait(lambda: tab.in_view(row), "the first coming flight in view")
  for isOn in (True, False):
    tab.evaluate("document.querySelector('[data-action=hide-past]').click()")
    tab.wait(lambda: tab.hide_past == isOn, "the toggle should turn")
    tab.settle()
    tab.wait(lambda: tab.in_view(row) and tab.evaluate(
      "css => { const row = document.querySelector(css), box = row.getBoundingClientRect();"
      "return row.contains(document.elementFromPoint(box.left + 20, box.top + 20)); }", row),
      f"it should be seen, Hide Past {isOn}")


@test("B4.2", "equal to now stays, a minute before goes")
def equal_stays(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: "RL 102" not in tab.rows(), "9:09 should go")
  check("RL 104" in tab.rows(), "9:10 should stay at 9:10")


@test("B4.2", "a cancelled flight goes by its scheduled time")
def cancelled(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: "RL 110" not in tab.rows(), "scheduled 8:45, cancelled: goes")
  check("RL 112" in tab.rows(), "scheduled 9:20, cancelled: stays")


@test("B4.2", "a delayed flight without a new time stays")
def delayed(visit):
  tab = visit.tab(ALL, site="edges", now="2026-11-30T20:00:00Z")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == ["RL 108", "RL 118"], "8:30, delayed without a new time, stays")


@test("B4.2", "what has been announced as over goes, though it was late")
def over(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: "RL 101" not in tab.rows(), "expected at 8:20 goes")
  check("RL 106" in tab.rows(), "scheduled 9:05 and expected 9:40 stays")


@test("B4.2", "no hour's heading stands over nothing")
def headings(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == REMAIN, "should hide")
  alone = tab.evaluate("[...document.querySelectorAll('tbody')].filter(body =>"
                       "body.checkVisibility() && body.querySelector('h2')?.checkVisibility() &&"
                       "![...body.querySelectorAll('[data-flight]')].some(r => r.checkVisibility()))"
                       ".map(body => body.innerText)")
  same(alone, [])


@test("B4.3", "it filters before the tab, and badges follow")
def before_the_tab(visit):
  tab = visit.tab(f"{TODAY}/arrivals.html", site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == ["RL 113", "RL 115", "RL 117"], "arrivals to come")
  same(tab.badges, ["3", "Nov 30", "5"])
  tab.choose_tab("departures")
  tab.wait(lambda: tab.rows() == ["RL 108", "RL 104", "RL 112", "RL 106", "RL 118"],
           "departures to come")
  same(tab.badges, ["3", "Nov 30", "5"])


@test("B4.4", "one state over tabs and days, kept on Back and reload", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def one_state(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.choose_tab("departures")
  tab.wait(lambda: tab.hide_past and len(tab.rows()) == 5, "on Departures")
  tab.open(f"{TOMORROW}/index.html")
  tab.wait(lambda: tab.hide_past, "on tomorrow's board")
  tab.back()
  tab.wait_at(f"{TODAY}/departures.html")
  tab.wait(lambda: tab.hide_past and len(tab.rows()) == 5, "after Back")
  tab.reload()
  tab.wait(lambda: tab.hide_past and len(tab.rows()) == 5, "after a reload")
  tab.toggle_hide_past()
  tab.wait(lambda: len(tab.rows()) == 8, "off")
  tab.open(f"{TOMORROW}/index.html")
  tab.settle()
  check(not tab.hide_past, "off stays off")


@test("B4.4", "off again on a new visit")
def new_visit(visit):
  tab = visit.tab(ALL, site="edges")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  check(not any("ast" in value.lower() and "hide" in value.lower() for value in
                tab.evaluate("Object.keys(localStorage)")), "kept in local storage")
  later = visit.tab(ALL, site="edges", beside=tab)
  later.settle()
  check(not later.hide_past, "a new visit begins with it on")
  same(later.rows(), EVERYTHING)


@test("B4.4", "a reload shows no row that it hides", size=MEDIUM)
def no_flash(visit):
  """The first frame already has it: the page is asked at its first paint."""
  tab = visit.tab(ALL, site="edges", init=(
    "addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => {"
    "window.firstFrame = [...document.querySelectorAll('[data-flight]')]"
    ".filter(row => row.checkVisibility()).length; }));",))
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  tab.reload()
  tab.wait("window.firstFrame !== undefined", "no frame")
  same(tab.evaluate("firstFrame"), len(REMAIN))


@test("B4.2", "what says that none is left is not covered by the button", each={
  f"{width}": {"size": (width, 700)} for width in (375, 320)})
def none_left_seen(visit):
  tab = visit.tab(f"{TODAY}/arrivals.html", now="2026-12-01T04:30:00Z")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == [], "all are over")
  tab.first(".none-left")
  button, words = (tab.evaluate("""css => { const range = document.createRange();
    range.selectNodeContents(document.querySelector(css));
    const box = range.getBoundingClientRect(); return [box.top, box.bottom]; }""", css)
    for css in (".tools", ".none-left"))
  check(words[0] >= button[1], f"the words are at {words}, the buttons at {button}")


@test("N2.2", "the menu ends where the page ends", size=(375, 700))
def menu_in_line(visit):
  tab = visit.tab(ALL)
  right = "css => document.querySelector(css).getBoundingClientRect().right"
  same(tab.evaluate(right, ".side > .menu"), tab.evaluate(right, "#flights"))


@test("B4.1", "it is not offered on a day to come, and is there when that day has come", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def not_ahead(visit):
  tab = visit.tab(f"{TOMORROW}/index.html")
  tab.settle()
  same(len(tab.seen("[data-action=hide-past]")), 0)
  tab.wake("2026-12-01T15:00:00Z")
  tab.first("[data-action=hide-past]")
  tab.open(ALL)
  tab.first("[data-action=hide-past]")

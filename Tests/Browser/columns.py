"""C: columns."""

from harness import LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, check, same, test

from finding_the_way import main_left, sidebar_box

ALL = f"{TODAY}/index.html"
RL, ZV = f"{TODAY}/rl920-departure-cle.html", f"{TODAY}/zv712-departure-dub.html"


def list_box(tab):
  """Where the visible rows lie, from left to right."""
  return tab.evaluate(
    "(() => { const rows = [...document.querySelectorAll('[data-flight]')]"
    ".filter(row => row.checkVisibility()).map(row => row.getBoundingClientRect());"
    "return rows.length ? [Math.min(...rows.map(b => b.left)), Math.max(...rows.map(b => b.right))]"
    " : null; })()")


@test("C1.1", "sidebar and content", each={"wide": {"size": WIDE}})
def two_columns(visit):
  tab = visit.tab(ALL)
  check(sidebar_box(tab)[1] <= list_box(tab)[0], "the list is not beside the sidebar")
  check(list_box(tab)[1] > 1100, f"the list ends at {list_box(tab)[1]}")
  tab.click(tab.row("RL 920"))
  tab.wait_at(RL)
  same(tab.rows(), [], "rows beside a flight")


@test("C1.2", "sidebar, the day's list, and a hint in place of a flight", size=LARGE)
def three_columns(visit):
  tab = visit.tab(ALL)
  tab.settle()
  box = list_box(tab)
  check(sidebar_box(tab)[1] <= box[0], "the list is not beside the sidebar")
  check(box[1] < 1500, f"the list ends at {box[1]}: no room for a flight")
  check("920" not in tab.shown_flight and not tab.marked, "a flight is shown")
  hint = tab.evaluate(
    "from => [...document.querySelectorAll('main *, aside *, body > *')].filter(one =>"
    "one.checkVisibility() && !one.children.length && one.textContent.trim() &&"
    "one.getBoundingClientRect().left >= from).map(one => one.textContent.trim()).join(' ')", box[1] - 1)
  check(hint, "no hint in the third column")
  tab.picture("three-columns-hint")


@test("C1.2", "the flight stands in the third column", size=LARGE)
def flight_in_third(visit):
  tab = visit.tab(ALL)
  tab.click(tab.row("RL 920"))
  tab.wait(lambda: tab.shown_flight == "RL 920", "the flight should be shown")
  left = tab.evaluate("[...document.querySelectorAll('h1, h2')].find(one => one.checkVisibility()"
                      "&& one.querySelector('bdi')).getBoundingClientRect().left")
  check(left >= list_box(tab)[1] - 1, f"the flight at {left} is not beside the list {list_box(tab)}")
  tab.picture("three-columns-flight")


@test("C1.3", "below, each is a full screen with Back", each={
  "phone": {"size": PHONE}, "medium": {"size": MEDIUM}})
def full_screens(visit):
  tab = visit.tab(ALL)
  check(not sidebar_box(tab), "the sidebar is beside it")
  same(main_left(tab), 0)
  tab.click(tab.row("RL 920"))
  tab.wait_at(RL)
  same(tab.rows(), [])
  tab.click(".back")
  tab.wait_at(ALL)


@test("C2.1", "list, scroll, Hide Past and tab stay; row, address and item follow", size=(1920, 600))
def choosing(visit):
  tab = visit.tab(f"{TODAY}/departures.html")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "should be on")
  rows = tab.rows()
  tab.evaluate("document.querySelector('[data-flight]').same = true")
  scroll = ("[scrollY, ...[...document.querySelectorAll('main, main *')]"
            ".map(one => one.scrollTop).filter(Boolean)].join()")
  tab.evaluate("(() => { const row = [...document.querySelectorAll('[data-flight]')].filter(r =>"
               "r.checkVisibility()).at(-1); row.scrollIntoView({block: 'end'}); })()")
  tab.settle()
  at = tab.evaluate("(() => { const row = [...document.querySelectorAll('[data-flight]')]"
                    ".filter(r => r.checkVisibility()).at(-1); return row.getBoundingClientRect().top; })()")
  for designator in (rows[-1], rows[-2], rows[-1]):
    # Not by the mouse, which would first scroll.
    tab.first(tab.row(designator)).evaluate("one => one.click()")
    tab.wait(lambda: tab.shown_flight == designator, f"{designator} should be shown")
    tab.wait(lambda: tab.marked == designator, f"{designator} should be marked")
    tab.wait(lambda: (tab.last_flight or "").startswith(designator), "the item should follow")
    check("departure" in tab.path, f"the address is {tab.path}")
    same(tab.rows(), rows, "the list")
    same((tab.hide_past, tab.current_tab), (True, "departures"))
    check(tab.evaluate("document.querySelector('[data-flight]').same"), "the list is another one")
  now = tab.evaluate("(() => { const row = [...document.querySelectorAll('[data-flight]')]"
                     ".filter(r => r.checkVisibility()).at(-1); return row.getBoundingClientRect().top; })()")
  check(abs(now - at) < 3, f"the list moved from {at} to {now}: {tab.evaluate(scroll)}")


@test("C2.1", "Back goes to the previous choice", size=LARGE)
def back_to_choice(visit):
  tab = visit.tab(ALL)
  for designator, page in (("RL 920", RL), ("ZV 712", ZV)):
    tab.click(tab.row(designator))
    tab.wait_at(page)
  tab.back()
  tab.wait_at(RL)
  tab.wait(lambda: (tab.shown_flight, tab.marked) == ("RL 920", "RL 920"), "RL 920 again")
  tab.back()
  tab.wait_at(ALL)
  tab.wait(lambda: (tab.shown_flight, tab.marked) == ("", ""), "the hint again")


@test("C2.1", "the title is the flight's, and the board's again", size=LARGE)
def titles(visit):
  tab = visit.tab(ALL)
  board = tab.title()
  tab.click(tab.row("RL 920"))
  tab.wait(lambda: "RL 920" in tab.title(), "the title should be the flight's")
  same(len(tab.seen("h1")), 1, "h1")
  tab.back()
  tab.wait(lambda: tab.title() == board, "the title should be the board's")


@test("C2.1", "choosing a tab keeps the chosen flight or returns to the board", size=LARGE)
def tab_after_choice(visit):
  tab = visit.tab(ALL)
  tab.click(tab.row("RL 920"))
  tab.wait_at(RL)
  tab.choose_tab("arrivals")
  tab.wait(lambda: len(tab.rows()) == 15, "fifteen arrivals")
  tab.reload()
  tab.settle()
  check(tab.seen("[data-flight]"), "no list after a reload")


@test("C3.1", "a flight opened by itself gets its day's list", size=LARGE)
def opened_by_itself(visit):
  tab = visit.tab(RL)
  tab.wait(lambda: len(tab.rows()) == 30, "its day's thirty flights")
  tab.wait(lambda: tab.marked == "RL 920", "its row is marked")
  same(tab.shown_flight, "RL 920")
  tab.click(tab.row("ZV 712"))
  tab.wait_at(ZV)
  tab.wait(lambda: tab.shown_flight == "ZV 712", "another can be chosen")
  tab.back()
  tab.wait_at(RL)
  tab.wait(lambda: tab.shown_flight == "RL 920", "and Back")


@test("C3.1", "a narrower window has the flight alone, a wider one again its list")
def resized(visit):
  tab = visit.tab(RL, size=LARGE)
  tab.wait(lambda: len(tab.rows()) == 30, "its day's thirty flights")
  tab.set_viewport_size({"width": 1280, "height": 800})
  tab.wait(lambda: tab.rows() == [], "the flight alone")
  same(tab.shown_flight, "RL 920")
  tab.set_viewport_size({"width": 1920, "height": 1080})
  tab.wait(lambda: len(tab.rows()) == 30, "with its list again")


@test("C4.1", "other pages keep two columns", size=LARGE)
def others_keep_two(visit):
  tab = visit.tab(None)
  for page in ("index.html", "days.html", "search.html", "getting-here.html", "404.html"):
    tab.open(page)
    tab.settle()
    check(sidebar_box(tab), f"no sidebar on {page}")
    same(tab.rows(), [], page)
    columns = tab.evaluate(
      "[...document.querySelectorAll('main, main ~ *')].filter(one => one.checkVisibility()"
      "&& one.getBoundingClientRect().width > 200 && !one.matches('dialog')).length")
    same(columns, 1, f"columns beside the sidebar on {page}")


@test("C2.1", "a choice while a card is open leaves nothing open behind it", size=LARGE)
def choice_while_open(visit):
  tab = visit.tab(ALL)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.evaluate("boardwalk.go('2026-11-30/rl920-departure-cle')")
  tab.wait_at(RL)
  tab.wait_popover(0)
  tab.back()
  tab.wait_at(ALL)
  tab.wait("document.body.classList.contains('chosen') === false", "the hint should be there")
  tab.settle()
  same((tab.evaluate("boardwalk.segue"), tab.evaluate("location.hash")), (None, ""))


@test("C2.1", "by keyboard the flight is one step from its row, and the next row one more", size=LARGE, each={
  "board": {"at": ALL}, "flight": {"at": RL}})
def step_to_flight(visit):
  tab = visit.tab(visit.at)
  tab.wait(lambda: len(tab.rows()) == 30, "the list should be there")
  tab.wait("document.querySelector('template[data-template=hint]')", "the words should be there")
  tab.focus(tab.row("RL 731"))
  tab.keyboard.press("Enter")
  tab.wait(lambda: tab.shown_flight == "RL 731", "the flight should be shown")
  scrolled = "document.querySelector('.beside').scrollTop"
  before = tab.evaluate(scrolled)
  tab.keyboard.press("Tab")
  same(tab.evaluate("document.activeElement.textContent"), "Skip to the flight")
  box = tab.evaluate("(() => { const b = document.activeElement.getBoundingClientRect(); const r = document.activeElement"
                     ".closest('tr').getBoundingClientRect(); return [b.width, b.height, b.top - r.top, r.bottom - b.bottom]; })()")
  check(box[0] > 44 and box[1] >= 44 and box[2] >= 0 and box[3] >= 0, f"it is not seen in its row: {box}")
  same(tab.evaluate(scrolled), before, "the list moves")
  tab.keyboard.press("Tab")
  check(tab.evaluate("document.activeElement.matches('[data-flight] a') && !document.activeElement.hasAttribute('aria-current')"),
        "the next row should follow")
  tab.keyboard.press("Shift+Tab")
  tab.keyboard.press("Enter")
  check(tab.evaluate("document.activeElement.matches('.detail')"), "the flight should have the focus")
  tab.keyboard.press("Tab")
  check(tab.evaluate("!!document.activeElement.closest('.detail')"), "the next step is in the flight")

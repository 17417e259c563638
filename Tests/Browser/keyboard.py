"""By keyboard alone: every control is reached, the focus is seen, and nothing holds it."""

from harness import LARGE, MEDIUM, PHONE, TODAY, WIDE, check, same, test

from searching import answer, close_search, shown

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"

CONTROLS = """scope => [...(document.querySelector(scope) ?? document).querySelectorAll(
  'a[href], button, input, summary, [tabindex="0"]')].filter(one => !one.disabled
  && one.tabIndex >= 0 && one.checkVisibility({visibilityProperty: true})).length"""

# One step: which control has the focus (by its place on the page), and whether that can be seen.
FOCUS = """() => { const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one), box = one.getBoundingClientRect();
  const ring = element => { const s = getComputedStyle(element);
    return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2) || s.boxShadow !== 'none'; };
  const around = one.closest('tr, li');
  return {place: [...document.querySelectorAll('*')].indexOf(one),
    name: one.localName + ' ' + (one.textContent.trim().slice(0, 24) || one.getAttribute('aria-label')),
    ringed: ring(one) || (around && ring(around)) || [...one.children].some(ring)
      || ['::before', '::after'].some(p => parseFloat(getComputedStyle(one, p).outlineWidth) >= 2
          && getComputedStyle(one, p).outlineStyle !== 'none'),
    seen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
      && box.right > 0 && box.left < innerWidth}; }"""


def steps(tab, key="Tab", limit=200, leaves=1):
  """Every control by the key, until the focus has left the page so often or comes round."""
  found = []
  for _ in range(limit):
    tab.keyboard.press(key)
    at = tab.evaluate(FOCUS)
    if at is None and leaves > 1:
      leaves -= 1
      continue
    if at is None or found and at["place"] == found[0]["place"]:
      return found
    check(at["ringed"], f"no ring on {at['name']}")
    check(at["seen"], f"out of sight: {at['name']}")
    check(not found or at["place"] != found[-1]["place"], f"held at {at['name']}")
    found.append(at)
  return found


@test("keyboard", "every control is reached, seen, and let go again", each={
  f"{name}, {kind}": {"size": size, "at": at}
  for name, size in (("phone", PHONE), ("medium", MEDIUM), ("wide", WIDE), ("large", LARGE))
  for kind, at in (("board", ALL), ("flight", FLIGHT), ("welcome", "index.html"),
                   ("days", "days.html"), ("search", "search.html"), ("extra", "getting-here.html"),
                   ("not found", "404.html"))
  if name in ("phone", "wide") and kind in ("board", "flight", "welcome") or kind == "board"
  or name == "wide"})
def reached(visit):
  tab = visit.tab(visit.at)
  tab.settle()
  if visit.at == "search.html":
    wanted = sum(map(len, answer("demo", "cleveland").values()))
    tab.fill("main input", "cleveland")
    tab.wait(f"document.querySelectorAll('main [data-matches] a').length === {wanted}", "its matches")
  count = tab.evaluate(CONTROLS, "html")
  for key in ("Tab", "Shift+Tab"):
    # The search page begins in its field, so the way leads over the end of the page.
    found = steps(tab, key, leaves=2 if visit.at == "search.html" else 1)
    check(len({one["place"] for one in found}) >= count, f"{len(found)} of {count} by {key}")


@test("keyboard", "inside a dialog all is reached, and Esc leads back", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def dialog(visit):
  tab = visit.tab(ALL)
  link = tab.first(":is(main, header) a[href$='search.html']")
  link.focus()
  tab.keyboard.press("Enter")
  tab.wait_dialog()
  tab.first("dialog[open] input")
  tab.keyboard.type("cleveland")
  wanted = sum(map(len, answer("demo", "cleveland").values()))
  tab.wait(lambda: len(shown(tab)) == wanted, f"{wanted} matches to walk through")
  count = tab.evaluate(CONTROLS, "dialog[open]")
  found = steps(tab, limit=400, leaves=2)
  check(len({one["place"] for one in found}) >= count, f"{len(found)} of {count} are reached")
  close_search(tab)
  tab.wait("document.activeElement?.href?.endsWith('search.html')", "the focus should be back")


@test("keyboard", "inside a popover all is reached, and Esc leads back")
def popover(visit):
  tab = visit.tab(ALL)
  tab.first("main a[href$='days.html']").focus()
  tab.keyboard.press("Enter")
  tab.wait_popover()
  tab.settle()
  inside = set()
  for _ in range(80):
    tab.keyboard.press("Tab")
    name = tab.evaluate("document.activeElement.closest(':popover-open') ? document.activeElement.href : null")
    if name:
      inside.add(name)
    if not tab.query_selector_all(":popover-open"):
      break
  same(len([one for one in inside if one.endswith("index.html")]), 15, "days reached")
  tab.wait("document.activeElement?.href?.endsWith('days.html')", "beyond the end is where it was opened")
  tab.keyboard.press("Enter")
  tab.wait_popover()
  tab.first(":popover-open a").focus()
  tab.keyboard.press("Escape")
  tab.wait_popover(0)
  tab.wait("document.activeElement?.href?.endsWith('days.html')", "the focus should be back")


@test("keyboard", "the flight's panels by Enter, their controls by Tab, and back by Esc", each={
  f"{name}, {panel}": {"size": size, "panel": panel}
  for name, size in (("phone", PHONE), ("wide", WIDE)) for panel in ("share", "history")})
def panels(visit):
  tab = visit.tab(FLIGHT)
  link = f"a[href$='#{visit.panel}']"
  tab.first(link).focus()
  tab.keyboard.press("Enter")
  tab.wait_popover()
  tab.settle()
  count = tab.evaluate(CONTROLS, ":popover-open")
  inside = set()
  for _ in range(60):
    tab.keyboard.press("Tab")
    at = tab.evaluate(FOCUS)
    if at and tab.evaluate("!!document.activeElement.closest(':popover-open')"):
      check(at["ringed"] and at["seen"], f"no focus to be seen on {at['name']}")
      inside.add(at["place"])
    elif inside:
      break
  check(len(inside) >= count, f"{len(inside)} of {count} are reached")
  tab.keyboard.press("Escape")
  tab.wait_popover(0)
  tab.wait(lambda: tab.evaluate("css => document.activeElement.matches(css)", link),
           "the focus should be back")


@test("keyboard", "Hide Past, tabs, days and flights by Enter and Space")
def works(visit):
  tab = visit.tab(ALL)
  tab.focus("[data-action=hide-past]")
  tab.keyboard.press("Space")
  tab.wait(lambda: tab.hide_past, "Space should press it")
  same(tab.evaluate("document.activeElement.dataset.action"), "hide-past")
  tab.keyboard.press("Enter")
  tab.wait(lambda: not tab.hide_past, "Enter should press it")
  tab.focus("[data-tab=departures]")
  tab.keyboard.press("Enter")
  tab.wait(lambda: tab.current_tab == "departures", "Enter should choose it")
  tab.placed()
  tab.first(tab.row("RL 920")).focus()
  tab.keyboard.press("Enter")
  tab.wait_at(FLIGHT)


@test("keyboard", "in three columns the focus stays on the chosen row", size=LARGE)
def columns(visit):
  tab = visit.tab(ALL)
  tab.first(tab.row("RL 920")).focus()
  tab.keyboard.press("Enter")
  tab.wait(lambda: tab.shown_flight == "RL 920", "the flight should be shown")
  same(tab.evaluate("document.activeElement.querySelector('.what bdi')?.textContent.trim()"), "RL 920")


@test("keyboard", "the sidebar at medium width", size=MEDIUM)
def sidebar(visit):
  from finding_the_way import sidebar_box
  tab = visit.tab("getting-here.html")
  hidden = tab.evaluate("[...document.querySelectorAll('.items a')].filter(one =>"
                        "one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]')).length")
  same(hidden, 0, "items of the hidden sidebar that Tab reaches")
  tab.first("[data-action=menu], header summary, .menu").focus()
  tab.keyboard.press("Enter")
  tab.wait(lambda: sidebar_box(tab), "Enter should show it")
  for _ in range(8):
    tab.keyboard.press("Tab")
    if tab.evaluate("!!document.activeElement.closest('.items')"):
      break
  check(tab.evaluate("!!document.activeElement.closest('.items')"), "its items are not reached")
  tab.keyboard.press("Escape")
  tab.wait(lambda: not sidebar_box(tab), "Esc should hide it")
  tab.wait("document.activeElement.matches('[data-action=menu], header summary, .menu')",
           "the focus should be back on the button")

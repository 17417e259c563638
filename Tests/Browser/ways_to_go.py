"""S: push, modal and popover."""

import re

from harness import (LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, check, same, test)

from finding_the_way import EACH_SIZE

ALL = f"{TODAY}/index.html"
MIXED = {"site": "segues-mixed"}
TERRACE = "terrace is open from sunrise"
ABOUT, OTHER = "lies on a mountain", "there is a lake"


def mixed(visit, **more):
  return visit.tab("mixed.html", site="segues-mixed", **more)


def open_text(tab):
  """What the open destinations say."""
  return tab.evaluate("[...document.querySelectorAll('dialog[open], :popover-open')]"
                      ".map(one => one.innerText).join('\\n')")


def wait_text(tab, text):
  tab.wait(lambda: text in open_text(tab), f"a destination should say {text!r}")


def wait_none(tab):
  tab.wait(lambda: tab.dialogs == 0 and tab.popovers == 0, "nothing should be open")
  tab.wait(lambda: tab.segue is None, "nothing should be selected")


def place(tab, css, left="40%", top="50%"):
  """Puts an anchor where there is room on every side."""
  tab.evaluate("([css, left, top]) => { const style = document.querySelector(css).style;"
               "for (const [name, value] of [['position', 'fixed'], ['left', left], ['top', top],"
               "['z-index', '1']]) style.setProperty(name, value); }", [css, left, top])


BOX = ("css => { const b = document.querySelector(css).getBoundingClientRect();"
       "return {left: b.left, right: b.right, top: b.top, bottom: b.bottom}; }")


def side(tab, anchor, popover=":popover-open"):
  """On which side of the anchor the popover lies."""
  tab.settle()
  a, p = tab.evaluate(BOX, anchor), tab.evaluate(BOX, popover)
  found = []
  if p["bottom"] <= a["top"] + 4:
    found.append("above")
  if p["top"] >= a["bottom"] - 4:
    found.append("below")
  if p["right"] <= a["left"] + 4:
    found.append("before")
  if p["left"] >= a["right"] - 4:
    found.append("after")
  return " ".join(found) or f"over it: {p} at {a}"


@test("S1.1", "push goes to another page")
def push(visit):
  for css in ("#push", "#plain"):
    tab = mixed(visit)
    tab.click(css)
    tab.wait_at("visiting.html")
    same(tab.dialogs, 0)
    tab.back()
    tab.wait_at("mixed.html")


@test("S1.1", "modal is a full-screen dialog", each=EACH_SIZE)
def modal(visit):
  tab = mixed(visit)
  tab.click("#modal")
  tab.wait_dialog()
  wait_text(tab, TERRACE)
  same(tab.path, "mixed.html")
  check(tab.evaluate("document.querySelector('dialog[open]').matches(':modal')"), "it is not modal")
  width, height = visit.case.settings["size"]
  box = tab.evaluate(BOX, "dialog[open]")
  check(box["right"] - box["left"] >= width * 0.9 and box["bottom"] - box["top"] >= height * 0.9,
        f"{box} is not the full screen")
  tab.picture(f"modal-{width}")


@test("S1.1", "popover is placed by its anchor and edge")
def popover(visit):
  tab = mixed(visit)
  tab.click("#bottom")
  tab.wait_popover()
  wait_text(tab, ABOUT)
  same(tab.path, "mixed.html")
  check(tab.evaluate("document.querySelector(':popover-open').popover !== null"), "no popover")
  tab.picture("popover")


@test("S1.2", "the anchor is the link, another element, or a point")
def anchors(visit):
  tab = mixed(visit)
  for css, anchor in (("#bottom", "#bottom"), ("#elsewhere", "#mast")):
    place(tab, anchor, "40%", "30%")
    tab.click(css)
    tab.wait_popover()
    same(side(tab, anchor), "below", css)
    a, p = tab.evaluate(BOX, anchor), tab.evaluate(BOX, ":popover-open")
    check(p["left"] <= a["right"] and p["right"] >= a["left"], f"{css}: {p} is not at {a}")
    check(p["top"] - a["bottom"] < 40, f"{css}: {p} is far from {a}")
    tab.evaluate("boardwalk.segue = null")
    wait_none(tab)
  # A point is one of the view: here its trailing edge, half-way down.
  tab.click("#point")
  tab.wait_popover()
  tab.settle()
  p = tab.evaluate(BOX, ":popover-open")
  check(-4 <= p["top"] - 400 < 40 and p["right"] > 1240, f"{p} is not below the point")


@test("S1.3", "the popover lies on the named edge", each={
  edge: {"edge": edge, "side": where} for edge, where in
  (("top", "above"), ("bottom", "below"), ("leading", "before"), ("trailing", "after"))})
def edges(visit):
  tab = mixed(visit)
  css = "#" + visit.edge
  place(tab, css)
  tab.click(css)
  tab.wait_popover()
  same(side(tab, css), visit.side)


@test("S1.3", "top is the default and puts it above")
def default_edge(visit):
  tab = mixed(visit)
  place(tab, "#one", "40%", "60%")
  tab.click("#one")
  tab.wait_popover()
  same(side(tab, "#one"), "above")


@test("S1.4", "a container speaks for its links, a link's own word wins")
def container(visit):
  tab = mixed(visit)
  tab.click("#one")
  tab.wait_popover()
  wait_text(tab, ABOUT)
  tab.evaluate("boardwalk.segue = null")
  wait_none(tab)
  tab.click("#two")
  tab.wait_popover()
  wait_text(tab, OTHER)
  tab.evaluate("boardwalk.segue = null")
  wait_none(tab)
  tab.click("#own")
  tab.wait_dialog()
  same(tab.popovers, 0)


@test("S2.1", "at most one is open")
def at_most_one(visit):
  tab = mixed(visit)
  names = {}
  for css in ("#modal", "#bottom", "#two"):
    tab.evaluate("css => document.querySelector(css).click()", css)
    tab.wait(lambda: tab.segue, "something should be selected")
    names[css] = tab.segue
    tab.evaluate("boardwalk.segue = null")
    wait_none(tab)
  for css in ("#bottom", "#modal", "#two", "#bottom", "#two", "#modal"):
    tab.evaluate("name => { boardwalk.segue = name; }", names[css])
    tab.wait(lambda: tab.segue == names[css], "should be selected")
    tab.wait(lambda: tab.dialogs + tab.popovers == 1, "one should be open")


@test("S2.2", "setting opens, another swaps, none dismisses")
def set_swap_dismiss(visit):
  tab = mixed(visit)
  tab.click("#bottom")
  wait_text(tab, ABOUT)
  about = tab.segue
  tab.evaluate("boardwalk.segue = null")
  wait_none(tab)
  tab.click("#two")
  wait_text(tab, OTHER)
  other = tab.segue
  check(about != other, "two destinations have one name")
  tab.evaluate("name => { boardwalk.segue = name; }", about)
  wait_text(tab, ABOUT)
  check(OTHER not in open_text(tab), "both are shown")
  same(tab.segue, about)
  tab.evaluate("boardwalk.segue = null")
  wait_none(tab)


@test("S2.2", "an unknown name selects nothing")
def unknown_selection(visit):
  tab = mixed(visit)
  tab.evaluate("boardwalk.segue = 'no-such-place'")
  tab.settle()
  wait_none(tab)
  same(tab.fragment, "")


@test("S2.3", "script sets it from anywhere, also inside a destination", each={
  "modal": {"css": "#modal"}, "popover": {"css": "#bottom"}})
def script_inside(visit):
  tab = mixed(visit)
  tab.click("#two")
  wait_text(tab, OTHER)
  other = tab.segue
  tab.evaluate("boardwalk.segue = null")
  wait_none(tab)
  tab.click(visit.css)
  tab.wait(lambda: tab.dialogs + tab.popovers == 1 and tab.segue != other, "should open")
  tab.evaluate("name => { const inside = document.querySelector('dialog[open], :popover-open');"
               "inside.addEventListener('probe', () => { boardwalk.segue = name; });"
               "inside.querySelector('*').dispatchEvent(new Event('probe', {bubbles: true})); }", other)
  wait_text(tab, OTHER)
  same(tab.dialogs + tab.popovers, 1)


@test("S2.3", "a link inside a destination swaps it")
def inside(visit):
  tab = mixed(visit)
  tab.click("#bottom")
  wait_text(tab, ABOUT)
  tab.evaluate("[...document.querySelectorAll(':popover-open a')].at(0).click()")
  wait_text(tab, OTHER)
  check(ABOUT not in open_text(tab), "the first is still shown")
  tab.wait(lambda: tab.popovers == 1, "one popover")


@test("S2.3", "after a swap the focus is inside the new one")
def swap_focus(visit):
  tab = mixed(visit)
  tab.focus("#bottom")
  tab.keyboard.press("Enter")
  wait_text(tab, ABOUT)
  tab.first(":popover-open a").focus()
  tab.keyboard.press("Enter")
  wait_text(tab, OTHER)
  tab.wait("!!document.activeElement.closest(':popover-open')", "the focus should be inside")


@test("S2.3", "a link to a place stays inside of a destination that has it")
def place_inside(visit):
  tab = mixed(visit)
  tab.context.route("**/visiting.html", lambda route: route.fulfill(
    content_type="text/html; charset=utf-8", body=route.fetch().text().replace(
      "</main>", "<p><a href='#hours'>Hours</a></p><p class='far'></p>"
      "<h2 id='hours'>From six to nine</h2><p class='far'></p></main>")))
  tab.click("#modal")
  wait_text(tab, TERRACE)
  tab.evaluate("document.querySelectorAll('dialog .far').forEach(one => one.style.setProperty('height', '3000px'))")
  address = tab.at
  tab.click("dialog[open] a[href='#hours']")
  tab.wait(lambda: tab.in_view("dialog[open] h2:has-text('From six')"), "the place should be in view")
  same((tab.dialogs, tab.at), (1, address))


@test("S3.1", "a press on its own link closes a popover and does not open it again")
def own_link_closes(visit):
  tab = mixed(visit)
  place(tab, "#bottom")
  for _ in range(2):
    tab.click("#bottom")
    tab.wait_popover()
    tab.click("#bottom")
    wait_none(tab)
    tab.wait(lambda: tab.fragment == "", "the address should be free")
    tab.settle()
    same(tab.popovers, 0)


@test("S3.1", "what is pressed while the way out is under way comes after it")
def pressed_meanwhile(visit):
  tab = mixed(visit)
  length = tab.evaluate("history.length")
  tab.click("#modal")
  wait_text(tab, TERRACE)
  tab.evaluate("boardwalk.segue = null; document.querySelector('dialog [data-action=close]').click();"
               "document.querySelector('#push').click()")
  tab.wait_at("visiting.html")
  same(tab.evaluate("history.length"), length + 1, "steps of history")
  tab.back()
  tab.wait_at("mixed.html")
  wait_none(tab)
  same(tab.fragment, "")


@test("S3.1", "a row pressed while the way out is under way is a step of its own", size=LARGE)
def row_meanwhile(visit):
  tab = visit.tab(ALL)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.evaluate("document.querySelector(':popover-open [data-action=close]').click();"
               "[...document.querySelectorAll('[data-flight] a')].find(one =>"
               "one.querySelector('.what bdi').textContent.trim() === 'RL 920').click()")
  tab.wait_at(f"{TODAY}/rl920-departure-cle.html")
  tab.wait(lambda: (tab.shown_flight, tab.marked) == ("RL 920", "RL 920"), "the flight should be shown")
  wait_none(tab)
  same(tab.fragment, "")
  tab.back()
  tab.wait_at(ALL)
  tab.wait(lambda: (tab.shown_flight, tab.marked) == ("", ""), "the board again")
  wait_none(tab)
  same(tab.fragment, "")


@test("S3.1", "Esc calls off what is still on its way", each={
  "modal": {"css": "#modal"}, "popover": {"css": "#popover"}})
def called_off(visit):
  tab = mixed(visit)
  for _ in range(2):
    tab.click(visit.css)
    wait_text(tab, TERRACE)
    tab.keyboard.press("Escape")
    wait_none(tab)
    tab.wait(lambda: tab.fragment == "", "the address should be free")
    # Selected at once, and shown when its page has come.
    tab.evaluate("async css => { document.querySelector(css).click();"
                 "for (let turn = 0; turn < 1000 && boardwalk.segue === null; turn++) await null;"
                 "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})); }",
                 visit.css)
    wait_none(tab)
    tab.wait(lambda: tab.fragment == "", "the address should be free")
    tab.wait_for_load_state("networkidle")
    wait_none(tab)


@test("S3.1", "every way out leaves nothing selected, and the link opens again", each={
  f"{kind}, {way}": {"css": css, "way": way}
  for kind, css in (("modal", "#modal"), ("popover", "#bottom"))
  for way in ("close", "Esc", "outside", "Back") if (kind, way) != ("modal", "outside")
  and (kind, way) != ("popover", "close")})
def ways_out(visit):
  leave_and_open_again(visit, mixed(visit))


@test("S3.1", "a sheet's close button leaves nothing selected", size=PHONE, css="#bottom", way="close")
def sheet_out(visit):
  leave_and_open_again(visit, mixed(visit))


CLOSE = ("dialog[open] [data-action=close], :popover-open [data-action=close],"
         "dialog[open] button:has-text('Close'), :popover-open button:has-text('Close')")


def leave_and_open_again(visit, tab):
  length = tab.evaluate("history.length")
  for _ in range(3):
    tab.click(visit.css)
    tab.wait(lambda: tab.dialogs + tab.popovers == 1, "it should open")
    tab.settle()
    if visit.way == "close":
      tab.click(CLOSE)
    elif visit.way == "Esc":
      tab.keyboard.press("Escape")
    elif visit.way == "outside":
      box = tab.evaluate(BOX, ":popover-open")
      x = 1270 if box["right"] < 1260 else 900
      tab.mouse.click(x, 790 if box["bottom"] < 780 else 4)
    else:
      tab.back()
    wait_none(tab)
    tab.wait(lambda: tab.fragment == "", "the address should be free")
    same(tab.path, "mixed.html")
  check(tab.evaluate("history.length") <= length + 1, "each opening added to the history")


@test("S4.1", "the address follows the selection", each={
  "modal": {"css": "#modal"}, "popover": {"css": "#bottom"}})
def address_follows(visit):
  tab = mixed(visit)
  tab.click(visit.css)
  tab.wait(lambda: tab.fragment.startswith("open="), "the address should follow")
  check(tab.fragment.removeprefix("open="), "it names nothing")
  tab.keyboard.press("Escape")
  tab.wait(lambda: tab.fragment == "", "the address should be free")


@test("S4.1", "an unknown one is taken out of the address", each={
  name: {"fragment": value} for name, value in {
    "word": "open=no-such-place", "empty": "open=", "markup": "open=<img src=x onerror=alert(1)>",
    "elsewhere": "open=https://example.com/", "protocol": "open=//example.com/x.html",
    "script": "open=javascript:alert(1)", "coded": "open=%E0%A4%A"}.items()})
def unknown_in_address(visit):
  tab = mixed(visit)
  tab.open("mixed.html#" + visit.fragment)
  tab.wait(lambda: tab.fragment == "", "it should be taken out")
  wait_none(tab)
  tab.open("getting-here.html")
  tab.evaluate("fragment => { location.hash = fragment; }", visit.fragment)
  tab.wait(lambda: tab.fragment == "", "it should be taken out")


@test("S4.2", "the address of an open modal can be shared, Back closes, reload reopens", each={
  "modal": {"css": "#modal", "says": TERRACE}, "popover": {"css": "#bottom", "says": ABOUT}})
def shared_address(visit):
  tab = mixed(visit)
  tab.click(visit.css)
  wait_text(tab, visit.says)
  address = tab.at
  tab.reload()
  wait_text(tab, visit.says)
  same(tab.at, address, "after a reload")
  other = visit.tab(address, site="segues-mixed")
  wait_text(other, visit.says)
  tab.back()
  wait_none(tab)
  same(tab.at, "mixed.html")
  tab.forward()
  wait_text(tab, visit.says)
  same(tab.at, address)
  tab.back()
  wait_none(tab)


@test("S4.2", "a shared address that is closed stays on its page")
def shared_then_closed(visit):
  tab = mixed(visit)
  tab.click("#modal")
  wait_text(tab, TERRACE)
  other = visit.tab(tab.at, site="segues-mixed")
  wait_text(other, TERRACE)
  other.click(CLOSE)
  wait_none(other)
  same(other.at, "mixed.html")


@test("S5.1", "a modal covers the view, can be closed, and returns the focus", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def modal_focus(visit):
  tab = mixed(visit)
  tab.focus("#modal")
  tab.keyboard.press("Enter")
  wait_text(tab, TERRACE)
  check(tab.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)"),
        "the focus is not inside")
  tab.click(CLOSE)
  wait_none(tab)
  tab.wait("document.activeElement.id === 'modal'", "the focus should be back")


@test("S5.1", "opened by its address, it returns the focus to its link", each={
  "modal": {"css": "#modal", "says": TERRACE}, "popover": {"css": "#bottom", "says": ABOUT}})
def focus_by_address(visit):
  tab = mixed(visit)
  tab.click(visit.css)
  wait_text(tab, visit.says)
  tab.reload()
  wait_text(tab, visit.says)
  tab.wait("!!document.activeElement.closest('dialog[open], :popover-open')", "the focus is not inside")
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.wait(lambda: tab.evaluate("css => document.activeElement.href === document.querySelector(css).href",
                                visit.css), "the focus should be on a link to it")


@test("S5.2", "a popover is light: a click outside dismisses it")
def light(visit):
  tab = mixed(visit)
  place(tab, "#bottom")
  tab.click("#bottom")
  tab.wait_popover()
  check(not tab.evaluate("document.querySelector(':popover-open').matches(':modal')"), "it is modal")
  tab.mouse.click(1260, 20)
  wait_none(tab)
  tab.click("#bottom")
  tab.wait_popover()
  tab.wait("!!document.activeElement.closest(':popover-open')", "the focus should be inside")
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.wait("document.activeElement.id === 'bottom'", "Esc should give the focus back")


@test("S5.2", "Tab beyond its ends leads back to its link and closes it", each={
  "forwards": {"key": "Tab"}, "backwards": {"key": "Shift+Tab"}})
def beyond_its_ends(visit):
  tab = mixed(visit)
  tab.focus("#bottom")
  tab.keyboard.press("Enter")
  wait_text(tab, ABOUT)
  tab.wait("!!document.activeElement.closest(':popover-open')", "the focus should be inside")
  count = tab.evaluate("document.querySelectorAll(':popover-open :is(a[href], button)').length")
  check(count > 0, "there is nothing to reach inside")
  steps = 0
  while tab.popovers and steps <= count:
    tab.keyboard.press(visit.key)
    tab.settle()
    steps += 1
  wait_none(tab)
  tab.wait("document.activeElement.id === 'bottom'", "the focus should be back on the link")
  tab.wait(lambda: tab.fragment == "", "the address should be free")


@test("S5.3", "its arrow is on the named edge", each={
  edge: {"edge": edge} for edge in ("top", "bottom", "leading", "trailing")})
def arrow(visit):
  tab = mixed(visit)
  css = "#" + visit.edge
  place(tab, css)
  tab.click(css)
  tab.wait_popover()
  tab.settle()
  same(tab.evaluate("document.querySelector(':popover-open').dataset.edge"), visit.edge)
  seen = tab.evaluate("(() => { const host = document.querySelector(':popover-open');"
                      "const arrow = host.querySelector('.arrow, [data-arrow]');"
                      "if (arrow) return arrow.checkVisibility();"
                      "return ['::before', '::after'].some(one =>"
                      "!['none', 'normal'].includes(getComputedStyle(host, one).content)); })()")
  check(seen, "no arrow is drawn")
  tab.picture(f"arrow-{visit.edge}")


@test("S5.3", "it flips when there is no room", each={
  "top": {"edge": "top", "at": ("40%", "8px"), "side": "below"},
  "bottom": {"edge": "bottom", "at": ("40%", "92%"), "side": "above"},
  "leading": {"edge": "leading", "at": ("8px", "50%"), "side": "after"},
  "trailing": {"edge": "trailing", "at": ("88%", "50%"), "side": "before"}})
def flips(visit):
  tab = mixed(visit)
  css = "#" + visit.edge
  place(tab, css, *visit.at)
  tab.click(css)
  tab.wait_popover()
  same(side(tab, css), visit.side)


@test("S5.3", "its arrow follows when it flips because the window has changed")
def flips_later(visit):
  tab = mixed(visit)
  place(tab, "#leading", "45%", "50%")
  tab.click("#leading")
  tab.wait_popover()
  arrow = "document.querySelector(':popover-open').dataset.side"
  tab.wait(f"{arrow} === 'leading'", "at first before it")
  same(side(tab, "#leading"), "before")
  tab.evaluate("document.querySelector('#leading').style.setProperty('left', '60px')")
  tab.set_viewport_size({"width": 1000, "height": 700})
  tab.wait(lambda: side(tab, "#leading") == "after", "there is room after it only")
  tab.wait(f"{arrow} === 'trailing'", "the arrow should be on the other side")


@test("S5.3", "on a narrow screen it is a sheet from below", size=PHONE)
def sheet(visit):
  tab = mixed(visit)
  tab.click("#bottom")
  tab.wait_popover()
  wait_text(tab, ABOUT)
  tab.settle()
  box = tab.evaluate(BOX, ":popover-open")
  check(abs(box["bottom"] - 740) < 2 and box["left"] < 12 and box["right"] > 348,
        f"{box} is no sheet from below")
  tab.picture("sheet")


@test("S5.3", "without anchor positioning it still lies on its edge")
def without_anchors(visit):
  """The browser is made to say that it knows no anchors."""
  tab = mixed(visit, init=(
    "{ const known = CSS.supports.bind(CSS); CSS.supports = (...words) =>"
    "/anchor|position-area|position-try/.test(words.join(' ')) ? false : known(...words); }",))
  for edge, where, left in (("bottom", "below", "20%"), ("top", "above", "60%")):
    place(tab, "#" + edge, left)
    tab.click("#" + edge)
    tab.wait_popover()
    same(side(tab, "#" + edge), where, edge)
    tab.evaluate("boardwalk.segue = null")
    wait_none(tab)


OLD_ENGINE = """
for (const [owner, names] of [
  [HTMLDialogElement.prototype, ["show", "showModal", "close"]],
  [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
  [Element.prototype, ["replaceChildren"]],
  [Array.prototype, ["at", "findLast", "toSorted"]],
  [window, ["ResizeObserver", "structuredClone", "BroadcastChannel", "navigation"]],
  [Navigator.prototype, ["share", "clipboard", "locks"]],
  [Document.prototype, ["startViewTransition"]],
]) for (const name of names) delete owner[name];
"""


@test("S1.1", "an engine without dialogs, popovers and what else came late goes to the page", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def old_engine(visit):
  tab = mixed(visit, init=(OLD_ENGINE,))
  for css in ("#push", "#modal", "#popover"):
    tab.evaluate("css => document.querySelector(css).click()", css)
    tab.wait_at("visiting.html")
    tab.back()
    tab.wait_at("mixed.html")
  tab = visit.tab(ALL, init=(OLD_ENGINE,), now="2026-11-30T19:00:00Z")
  everything = len(tab.rows())
  tab.evaluate("document.querySelector('[data-action=hide-past]').click()")
  tab.wait(lambda: tab.hide_past and 0 < len(tab.rows()) < everything, "Hide Past should work")
  tab.evaluate("document.querySelector(\"main a[href$='days.html']\").click()")
  tab.wait_at("days.html")
  tab.back()
  tab.wait_at(ALL)
  tab.evaluate("document.querySelector(\"a[href$='search.html']\").click()")
  tab.wait_at("search.html")
  tab.first("input[type=search]").fill("cleveland")
  tab.wait(lambda: tab.evaluate("document.querySelectorAll('[data-matches] a').length") > 0,
           "search should answer")


@test("S6.1", "one host serves all destinations of a kind", each={
  "modal": {"kind": "over", "host": "dialog[open]", "says": [
    "terrace is open", "museum is open", "chapel is open", "Cold in May"]},
  "popover": {"kind": "light", "host": ":popover-open", "says": [
    "Cold in May", "Larches", "Two hours"]}})
def one_host(visit):
  tab = visit.tab("many.html", site="segues-many")
  host = None
  for number, text in enumerate(visit.says):
    tab.evaluate("([css, number]) => document.querySelectorAll(css)[number].click()",
                 [f"a.{visit.kind}", number])
    wait_text(tab, text)
    others = [one for one in visit.says if one != text]
    check(not any(one in open_text(tab) for one in others), f"stacked: {open_text(tab)}")
    same(tab.dialogs + tab.popovers, 1)
    handle = tab.query_selector(visit.host)
    if host:
      check(host.evaluate("(one, other) => one === other", handle), "another host")
    host = host or handle
  tab.keyboard.press("Escape")
  wait_none(tab)
  for name in ("lake", "wood", "peak"):
    same(tab.evaluate("name => document.querySelectorAll('#' + name).length", name), 1, name)


@test("S6.2", "a page mixes all three kinds")
def three_kinds(visit):
  tab = mixed(visit)
  tab.click("#bottom")
  wait_text(tab, ABOUT)
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.click("#modal")
  wait_text(tab, TERRACE)
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.click("#popover")
  wait_text(tab, TERRACE)
  same((tab.dialogs, tab.popovers), (0, 1))
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.click("#push")
  tab.wait_at("visiting.html")
  tab.back()
  tab.wait_at("mixed.html")
  tab.click("#modal")
  wait_text(tab, TERRACE)


@test("S7.1", "a flight is pushed, search is a modal, the picker, share and history are popovers")
def used_for_real(visit):
  tab = visit.tab(ALL)
  tab.click(":is(main, header) a[href$='search.html']")
  tab.wait_dialog()
  same(tab.path, ALL)
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.keyboard.press("Escape")
  wait_none(tab)
  tab.click(tab.row("RL 920"))
  tab.wait_at(f"{TODAY}/rl920-departure-cle.html")
  for name in ("share", "history"):
    tab.click(f"a[href$='#{name}']")
    tab.wait_popover()
    tab.picture(name)
    tab.keyboard.press("Escape")
    wait_none(tab)


@test("S7.2", "a site chooses how flights are opened", each={
  "modal": {"of": "flights-modal", "count": (1, 0)}, "popover": {"of": "flights-popover", "count": (0, 1)}})
def own_choice(visit):
  tab = visit.tab(ALL, site=visit.of)
  tab.click(tab.row("RL 920"))
  tab.wait(lambda: (tab.dialogs, tab.popovers) == visit.count, f"{visit.count} should be open")
  same(tab.path, ALL)
  wait_text(tab, "Cleveland")
  tab.picture(visit.of)
  tab.reload()
  wait_text(tab, "Cleveland")
  tab.keyboard.press("Escape")
  wait_none(tab)


@test("S7.2", "a flight's share and history are reached inside it", each={
  f"{kind}, {name}": {"of": f"flights-{kind}", "part": name, "says": says}
  for kind in ("modal", "popover")
  for name, says in (("share", "button:has-text('Copy link')"), ("history", "h2:has-text('Last 10 days')"))})
def panels_inside(visit):
  tab = visit.tab(ALL, site=visit.of)
  tab.click(tab.row("RL 920"))
  wait_text(tab, "Cleveland")
  at = tab.at
  tab.click(f":is(dialog[open], :popover-open) a[href$='#{visit.part}']")
  tab.wait(lambda: tab.in_view(f":is(dialog[open], :popover-open) {visit.says}"),
           f"its {visit.part} should be in view")
  same(tab.path, ALL)
  same(tab.dialogs + tab.popovers, 1)
  tab.keyboard.press("Escape")
  wait_none(tab)
  same(tab.at, ALL)
  check(at.startswith(ALL), at)


@test("S5.3", "a press beside a sheet does nothing but close it", size=PHONE)
def beside_a_sheet(visit):
  tab = visit.tab(f"{TOMORROW}/index.html")
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  left, top = tab.evaluate("(({ left, top }) => [left + 30, top + 12])("
                           "document.querySelector('.brand').getBoundingClientRect())")
  tab.page.mouse.click(left, top)
  tab.wait_popover(0)
  # Back to the step before it was open; a press that was only put off would come next.
  tab.wait("location.hash === ''", "the address should follow")
  tab.wait_for_load_state("networkidle")
  same(tab.at, f"{TOMORROW}/index.html")

"""A: for everyone."""

import re

from harness import LARGE, MEDIUM, PHONE, TODAY, TOMORROW, WIDE, check, same, test

from finding_the_way import EACH_SIZE, PAGES

ALL = f"{TODAY}/index.html"
FLIGHT = f"{TODAY}/rl920-departure-cle.html"


@test("A1.1", "landmarks, skip links and one h1 on each page")
def landmarks(visit):
  landmarks_of(visit.tab(None))


def landmarks_of(tab):
  for page in PAGES:
    tab.open(page)
    same(len(tab.query_selector_all("main")), 1, f"main on {page}")
    same(tab.evaluate("[...document.querySelectorAll('h1')].filter(e => e.checkVisibility()).length"),
         1, f"h1 on {page}")
    check(tab.evaluate("!!document.querySelector('header') && !!document.querySelector('nav[aria-label]')"
                       "&& !!document.querySelector('a.skip[href=\"#main\"]')"), page)


@test("A1.1", "the skip link leads to the content by keyboard")
def skip(visit):
  tab = visit.tab(ALL)
  tab.keyboard.press("Tab")
  same(tab.evaluate("document.activeElement.textContent"), "Skip to content")
  tab.wait(lambda: tab.in_view("a.skip:focus"), "it should be in view")
  tab.keyboard.press("Enter")
  tab.wait("document.activeElement.id === 'main'", "the content should have the focus")


@test("A1.1", "a table with caption and scope, whose row header is the link")
def table(visit):
  table_of(visit.tab(ALL))


def table_of(tab):
  check(tab.query_selector("table.board caption").text_content().strip(), "no caption")
  same([one.get_attribute("scope") for one in tab.query_selector_all("table.board thead th")],
       ["col"])
  same(tab.evaluate("[...document.querySelectorAll('[data-flight]')].map(row =>"
                    "!!row.querySelector('th[scope=row] a[href]'))"), [True] * 30)
  same(len(tab.query_selector_all("table.board h2")) > 5, True, "headings by hour")


@test("A1.1", "a row's name reads like a sentence")
def sentence(visit):
  tab = visit.tab(ALL, site="edges")
  name = tab.page.locator(tab.row("RL 106")).aria_snapshot().lower()
  words = ["9:40 am", "was 9:05 am", "delayed", "rl 106", "to dallas", "gate b4"]
  at = [name.find(word) for word in words]
  check(-1 not in at and at == sorted(at), f"{name!r} does not read {words}")


@test("A1.1", "moving into view never moves the focus", size=PHONE)
def focus_stays(visit):
  tab = visit.tab(ALL, now="2026-11-30T22:00:00Z")
  tab.wait("scrollY > 0", "the board moves on opening")
  check(tab.evaluate("document.activeElement === document.body"), "the focus moved")


@test("A1.1", "nothing is wider than 320 pixels", size=(320, 640))
def reflow(visit):
  tab = visit.tab(None)
  for page in PAGES:
    tab.open(page)
    tab.settle()
    same(tab.evaluate("document.documentElement.scrollWidth"), 320, page)
  tab.open(ALL)
  for css in (":is(main, header) a[href$='search.html']", "main a[href$='days.html']"):
    tab.click(css)
    tab.wait(lambda: tab.dialogs + tab.popovers == 1, "should open")
    tab.settle()
    same(tab.evaluate("document.documentElement.scrollWidth"), 320, css)
    wide = tab.evaluate("[...document.querySelectorAll('dialog[open] *, :popover-open *')]"
                        ".filter(one => one.checkVisibility() && one.getBoundingClientRect().right > 321"
                        "&& !one.closest('svg')).length")
    same(wide, 0, f"wider in {css}")
    tab.keyboard.press("Escape")
    tab.wait(lambda: tab.dialogs + tab.popovers == 0, "should close")


@test("A1.1", "text at twice its size stays in its place", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def text_zoom(visit):
  tab = visit.tab(None)
  for page in (ALL, FLIGHT, "index.html"):
    tab.open(page)
    tab.evaluate("document.documentElement.style.fontSize = '200%'")
    tab.settle()
    width = visit.case.settings["size"][0]
    same(tab.evaluate("document.documentElement.scrollWidth"), width, page)
  tab.open(ALL)
  tab.evaluate("document.documentElement.style.fontSize = '200%'")
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.picture(f"picker-200-{visit.case.settings['size'][0]}")


@test("A1.1", "targets of 44 pixels", each={"phone": {"size": PHONE}, "wide": {"size": WIDE}})
def targets(visit):
  tab = visit.tab(ALL)
  small = ("css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility()).map(one => {"
           "const box = one.getBoundingClientRect(); return [one.textContent.trim().slice(0, 20) ||"
           "one.getAttribute('aria-label'), Math.round(box.width), Math.round(box.height)]; })"
           ".filter(([, width, height]) => width < 43.5 || height < 43.5)")
  same(tab.evaluate(small, "button, summary, [data-tab], .tools a, .days a, .items a, .back"), [])
  tab.click(":is(main, header) a[href$='search.html']")
  tab.wait_dialog()
  same(tab.evaluate(small, "dialog[open] button, dialog[open] input"), [], "search")
  tab.keyboard.press("Escape")
  tab.wait_dialog(0)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  same(tab.evaluate(small, ":popover-open button, :popover-open a"), [], "picker")
  tab.open(FLIGHT)
  same(tab.evaluate(small, "button, .back, main a[href*='#']"), [], "flight")


@test("A1.1", "nothing moves under reduced motion")
def reduced_motion(visit):
  tab = visit.tab(ALL)
  moving = ("[...document.getAnimations()].filter(one => one.playState === 'running' &&"
            "(one.effect.getTiming().duration > 1)).length")
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  same(tab.evaluate(moving), 0)
  tab.keyboard.press("Escape")
  tab.wait_popover(0)
  tab.click(":is(main, header) a[href$='search.html']")
  tab.wait_dialog()
  same(tab.evaluate(moving), 0)
  same(tab.evaluate("getComputedStyle(document.documentElement).scrollBehavior"), "auto")


@test("A1.1", "printed without controls")
def printed(visit):
  tab = visit.tab(ALL)
  tab.toggle_hide_past()
  tab.page.emulate_media(media="print")
  check(not tab.seen("button, .items, .tabs"), "controls are printed")
  check(tab.rows(), "no rows are printed")


@test("A2.1", "a changed count is announced once after Hide Past")
def announced_hiding(visit):
  tab = visit.tab(ALL, site="edges")
  same(tab.announced, [], "on opening")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.announced, "should be announced")
  tab.clock.run_for(5000)
  tab.settle()
  same(len(tab.announced), 1, f"{tab.announced}")
  check(re.search(r"\b8\b", tab.announced[0]), f"{tab.announced} does not tell 8 flights")
  same(tab.evaluate("document.querySelectorAll('[role=status]').length"), 1, "places for it")


@test("A2.1", "a changed count is announced once after a search")
def announced_search(visit):
  from searching import answer, look_for, open_search
  tab = visit.tab(ALL, site="search")
  open_search(tab)
  found = answer("search", "boston")
  look_for(tab, "boston", set().union(*found.values()))
  tab.clock.run_for(5000)
  tab.wait(lambda: tab.announced, "should be announced")
  count = sum(len(pages) for pages in found.values())
  same(len(tab.announced), 1, f"{tab.announced}")
  check(re.search(rf"\b{count}\b", tab.announced[0]), f"{tab.announced} does not tell {count}")
  tab.fill("dialog[open] input", "xyzzy")
  tab.clock.run_for(5000)
  tab.wait(lambda: len(tab.announced) == 2, f"nothing found is announced too: {tab.announced}")


@test("A2.1", "what goes by itself is not announced")
def quiet_minutes(visit):
  tab = visit.tab(ALL, site="edges")
  tab.clock.run_for(130_000)
  tab.settle()
  same(tab.announced, [])


@test("A3.1", "pages change by the browser's own transitions")
def transitions(visit):
  note = ("addEventListener('pagereveal', event => { window.revealed = !!event.viewTransition; });",)
  tab = visit.tab("getting-here.html", motion="no-preference", init=note)
  tab.click(".items a:has-text('Accessibility')")
  tab.wait_at("accessibility.html")
  tab.wait("window.revealed === true", "the page should come by a transition")


@test("A3.1", "where they are unsupported all goes on without", each={
  "wide": {"size": WIDE}, "large": {"size": LARGE}})
def no_transitions(visit):
  gone = ("delete Document.prototype.startViewTransition; delete window.navigation;"
          "Object.defineProperty(document, 'startViewTransition', {value: undefined});",)
  tab = visit.tab(ALL, init=gone, motion="no-preference")
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  tab.wait(lambda: tab.shown_flight == "RL 920", "the flight should be shown")
  tab.back()
  tab.wait_at(ALL)
  tab.toggle_hide_past()
  tab.wait(lambda: tab.hide_past, "Hide Past should work")


@test("A4.1", "no cookie, and only what is said is kept")
def no_cookie(visit):
  tab = visit.tab(ALL)
  tab.toggle_hide_past()
  tab.choose_tab("departures")
  tab.click(tab.row("RL 920"))
  tab.wait_at(FLIGHT)
  tab.settle()
  same(tab.context.cookies(), [])
  same(sorted(tab.evaluate("Object.keys(localStorage)")), ["FlightStatusCurrentTab", "LastFlight/"])
  same(tab.evaluate("(async () => [(await caches.keys()).length, (await indexedDB.databases()).length,"
                    "(await navigator.serviceWorker.getRegistrations()).length].join())()"), "0,0,0")


@test("A4.2", "a policy without inline code, in the page and as a header")
def policy(visit):
  tab = visit.tab(None)
  for page in [*PAGES, f"{TOMORROW}/departures.html", "display/departures.html"]:
    answer = tab.page.goto(tab.root + page)
    texts = [answer.headers.get("content-security-policy", ""),
             tab.query_selector("meta[http-equiv=Content-Security-Policy]").get_attribute("content")]
    for text in texts:
      check("default-src 'self'" in text and "unsafe" not in text, f"{page}: {text!r}")
    check("frame-ancestors" in texts[0] and "frame-ancestors" not in texts[1], f"{page}: {texts}")
    body = answer.text()
    check(not re.search(r"\sstyle=|<style|\son\w+=|<script>|javascript:", body), f"inline code on {page}")
    check(not re.search(r"(src|href)=\"https?://", re.sub(r"rel=\"canonical\"[^>]*", "", body)),
          f"an outer address on {page}")

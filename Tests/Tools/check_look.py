#!/usr/bin/env python3
"""Looks at every kind of page as visitors see it, in Debian's Chromium, and measures it.

Three sites (the demo, one with the longest real names, one that knows no more than it must) in
seven sizes, light and dark: nothing is cut, overlaps or scrolls sideways, the type is Inter, colours
and sizes are the design's. Then axe-core, shifts while a page loads, weights, paper, and how a board
of 2,700 flights paints. Needs Playwright and axe-playwright-python (PyPI; see requirements.txt), and
$BOARDWALK or the release build.

It first looks at pages with known faults: a check that misses one of them fails.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import functools
import gzip
import http.server
import multiprocessing
import re
import shutil
import sys
import threading
import time
import urllib.parse
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import look_sites
import sitefiles

WORK = sitefiles.ROOT / ".build/checks/look"
SCRIPT = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
FAULTS = Path(__file__).with_name("look-faults")
SIZES = [(320, 640), (360, 740), (390, 844), (1280, 800), (1920, 1080), (3840, 2160)]
LARGE_TEXT = [(390, 844), (1280, 800)]
PHONE, DESKTOP, SCREEN = (390, 844), (1280, 800), (1920, 1080)
SCHEMES = ("light", "dark")
COLORS = {
  "light": {"ground": "#f4f4f0", "surface": "#ffffff", "ink": "#15181c", "muted": "#59616c",
            "good": "#0a7a45", "warn": "#8f5600", "bad": "#b3261e"},
  "dark": {"ground": "#0b0d10", "surface": "#14171c", "ink": "#f1f3f5", "muted": "#9aa4b0",
           "good": "#5bd49a", "warn": "#ffc266", "bad": "#ff8078"},
}
SIGN, ACCENT, ON_ACCENT = "#101317", "#ffc700", "#101317"
# Bytes, where a kilobyte is a thousand of them.
BOARD, FLIGHT, SHEET, FONTS, PACKED_BOARD = 30_000, 12_000, 24_000, 60_000, 90_000
# A page, two sheets, an early script and three that wait, a font, an icon; the data that scripts
# read comes later.
REQUESTS = 9
# A script that the page waits for has only so many bytes.
EARLY = 2_500
SLOW_FONT = 1.0
# Shifts that add up to less are not seen. With a font that comes late, as it can on any busy machine,
# browsers may take it for a text or two all the same; that moves about a thousandth.
LEAST_SHIFT = 0.002
SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    const what = entry.sources.map(({ node }) => node?.className || node?.parentElement?.className || node?.nodeName);
    window.shifts.push([entry.value, what.join(" ")]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


class Handler(http.server.SimpleHTTPRequestHandler):
  """Files of one site; `today` stays where it is, and fonts may take their time."""

  extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                    ".woff2": "font/woff2", ".css": "text/css"}

  def do_GET(self):
    if self.path.startswith("/today/"):
      name = self.path[1:].partition("?")[0]
      page = re.sub(rb'<meta http-equiv="refresh"[^>]*>', b"",
                    sitefiles.read(self.directory, name))
      self.send_response(200)
      self.send_header("Content-Type", "text/html; charset=utf-8")
      self.send_header("Content-Length", str(len(page)))
      self.end_headers()
      self.wfile.write(page)
      return
    if self.path.endswith(".woff2") and "slow" in self.headers.get("User-Agent", ""):
      time.sleep(SLOW_FONT)
    super().do_GET()

  def log_message(self, *arguments):
    pass


class Server(http.server.ThreadingHTTPServer):
  """A server that a visitor may leave in the middle of an answer."""

  def handle_error(self, request, client_address):
    if not isinstance(sys.exc_info()[1], ConnectionError):
      super().handle_error(request, client_address)


def serve(folder):
  """The address of a folder, on a free local port, until the process ends."""
  server = Server(
    ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
  threading.Thread(target=server.serve_forever, daemon=True).start()
  return f"http://127.0.0.1:{server.server_port}/"


def rgb(color):
  return f"rgb({', '.join(str(int(color[at:at + 2], 16)) for at in (1, 3, 5))})"


class Look:
  """One browser, and what was found wrong by it."""

  def __init__(self, playwright):
    chromium = shutil.which("chromium")
    if chromium is None:
      sys.exit("no chromium; `make test` installs Debian's package chromium")
    self.launch = functools.partial(
      playwright.chromium.launch, executable_path=chromium)
    self.arguments = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    self.browser = self.launch(args=self.arguments)
    self.found = collections.OrderedDict()
    self.axe = Axe()

  def note(self, site, kind, where, line):
    """A fault: those that differ in words of data or in numbers are told once."""
    alike = re.sub(r"“.*?”", "", re.sub(r"\d+", "0", line))
    self.found.setdefault((site, kind, alike), []).append((where, line))

  def context(self, size, scheme="light", **more):
    context = self.browser.new_context(
      viewport={"width": size[0], "height": size[1]}, color_scheme=scheme,
      reduced_motion="reduce", **more)
    # Pages are looked at when they were built.
    context.clock.set_fixed_time(f"{look_sites.NOW}:00-05:00")
    context.add_init_script(SCRIPT)
    context.add_init_script(SHIFTS)
    return context


def lines_of(found):
  """Faults as lines, each with all the places where it was seen."""
  lines = []
  for (site, kind, _), seen in found.items():
    places = dict.fromkeys(where for where, _ in seen)
    others = len({line for _, line in seen}) - 1
    lines.append(f"{site}: {kind}: {seen[0][1]}{f' and {others} like it' if others else ''} "
                 f"[{', '.join(places)}]")
  return lines


def settle(page):
  page.evaluate("document.fonts.ready.then(() => new Promise(done => "
                "requestAnimationFrame(() => requestAnimationFrame(done))))")


def shifts(page):
  """What moved while the page was loaded, where it adds up to anything."""
  moved = page.evaluate("window.shifts")
  total = sum(value for value, _ in moved)
  if total < LEAST_SHIFT:
    return []
  return [f"layout shift {total:.4f}: {', '.join(dict.fromkeys(what for _, what in moved))}"]


def measure_layout(look, name, address, pages, sizes, text=""):
  """Every page of a site in every size and scheme. Shifts are read where the page is loaded anew."""
  for scheme in SCHEMES:
    with look.context(sizes[0], scheme) as context:
      page = context.new_page()
      for kind, path in pages.items():
        for number, size in enumerate(sizes):
          page.set_viewport_size({"width": size[0], "height": size[1]})
          is_loaded = number == 0 or name == "demo" and scheme == "light"
          if is_loaded:
            page.goto(address + path)
            settle(page)
          where = f"{size[0]}×{size[1]} {scheme}{text}"
          for line in (shifts(page) if is_loaded else []) + page.evaluate("look.layout()"):
            look.note(name, kind, where, line)
        for line in page.evaluate("look.fonts()"):
          look.note(name, kind, scheme, line)
        if scheme == "light" and not text:
          for line in foreign_fonts(context, page):
            look.note(name, kind, scheme, line)


def foreign_fonts(context, page):
  """The fonts that letters were really drawn with, where it is not the page's own Inter."""
  # A machine with much to do may be too late for the first look; by now the font is there.
  page.reload()
  settle(page)
  page.evaluate("look.markTexts()")
  session = context.new_cdp_session(page)
  session.send("DOM.enable")
  session.send("CSS.enable")
  root = session.send("DOM.getDocument")["root"]["nodeId"]
  wrong = collections.Counter()
  for node in session.send("DOM.querySelectorAll",
                           {"nodeId": root, "selector": "[data-look]"})["nodeIds"]:
    for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
      if not font["isCustomFont"]:
        wrong[font["familyName"]] += int(font["glyphCount"])
  session.detach()
  return [f"{count} letters are drawn in {family}" for family, count in sorted(wrong.items())]


def expect(look, kind, where, what, style, **wanted):
  """Compares computed values with the design's."""
  if style is None:
    look.note("demo", kind, where, f"{what} is not there")
    return
  for key, value in wanted.items():
    low, high = value if isinstance(value, tuple) else (value, value)
    actual = style[key]
    if not (low - 0.3 <= actual <= high + 0.3 if isinstance(low, (int, float)) else actual == low):
      shown = f"{low:g}–{high:g}" if low != high else low
      look.note("demo", kind, where, f"{what}: {key} is {actual}, the design's is {shown}")


def measure_design(look, site, address, pages):
  """Sizes, weights and colours of the demo against the design's."""
  flights = look_sites.flights_of(site, look_sites.TODAY)
  at_hand = [flight for flight in flights if flight["lateness"] == "on-time" and flight["gate"]]
  for scheme in SCHEMES:
    colors = {name: rgb(color) for name, color in COLORS[scheme].items()}
    for size, title, city in ((PHONE, 27, 18), (DESKTOP, 34, 19)):
      where = f"{size[0]}×{size[1]} {scheme}"
      with look.context(size, scheme) as context:
        page = context.new_page()
        page.goto(address + pages["board"])
        settle(page)
        row = f'[data-flight="{at_hand[0]["id"]}"]'
        styled = functools.partial(page.evaluate, "([row, text]) => look.styleOf(row, text)")
        check = functools.partial(expect, look, "board", where)
        check("title", page.evaluate("look.styleOfFirst('h1')"),
              size=title, weight=680, ink=colors["ink"], ground=colors["ground"])
        check("body", page.evaluate("look.styleOfFirst('body')"),
              ink=colors["ink"], ground=colors["ground"])
        check("a row's time", page.evaluate(f"look.styleOfFirst('{row} time')"),
              size=25, weight=640, ink=colors["ink"], figures="tabular-nums slashed-zero")
        check("a row's city", styled([row, at_hand[0]["city"]]),
              size=city, weight=560, ink=colors["ink"])
        check("a row's gate", styled([row, at_hand[0]["gate"]]),
              size=17, weight=700, ink=rgb(ON_ACCENT), ground=rgb(ACCENT), corner=5)
        check("a row's status", styled([row, at_hand[0]["statusText"]]), ink=colors["good"])
        for flight in flights:
          row = f'[data-flight="{flight["id"]}"]'
          if flight["lateness"] == "cancelled":
            check("a cancelled row's status", styled([row, flight["statusText"]]),
                  ink=colors["bad"])
            check("a cancelled row's city", styled([row, flight["city"]]), ink=colors["muted"])
            if flight["gate"] and styled([row, flight["gate"]]):
              look.note("demo", "board", where, "a cancelled row shows its gate")
          elif flight["lateness"] == "very-late":
            # Its word may be Delayed or Departed; its shape and colour tell that it is late.
            status = page.evaluate("row => look.styleOfFirst(row + ' .status')", row)
            if status and status["ink"] not in (colors["warn"], colors["bad"]):
              look.note("demo", "board", where, f"a late row's status is {status['ink']}")
        page.goto(address + pages["flight"])
        settle(page)
        expect(look, "flight", where, "title", page.evaluate("look.styleOfFirst('h1')"),
               ink=colors["ink"], ground=colors["surface"])
        if page.evaluate("look.styleOfFirst('header')")["ground"] != rgb(SIGN):
          look.note("demo", "flight", where, "the sidebar is not the sign's black")
  with look.context(SCREEN) as context:
    page = context.new_page()
    page.goto(address + pages["display"])
    settle(page)
    check = functools.partial(expect, look, "display", "1920×1080")
    check("header", page.evaluate("look.styleOfFirst('h1')"), size=(64, 72),
          ground=rgb(ACCENT), ink=rgb(ON_ACCENT))
    check("a row's time", page.evaluate("look.styleOfFirst('[data-flight] time')"), size=54,
          ground="rgb(0, 0, 0)")
    check("a column's head", page.evaluate("look.styleOfFirst('thead th')"), size=26)
    rows = page.evaluate(
      "[...document.querySelectorAll('[data-flight]')]"
      ".filter(row => row.getBoundingClientRect().bottom <= innerHeight).length")
    if not 6 <= rows <= 8:
      look.note("demo", "display", "1920×1080", f"{rows} rows on the screen, the design has 6 to 8")


def measure_axe(look, name, address, pages, cases):
  """axe-core's findings; the number of pages looked at."""
  count = 0
  for size, scheme, forced in cases:
    more = {"forced_colors": "active"} if forced else {}
    with look.context(size, scheme, **more) as context:
      page = context.new_page()
      for kind, path in pages.items():
        page.goto(address + path)
        settle(page)
        count += 1
        found = look.axe.run(page, options={"resultTypes": ["violations"], "rules": {
          # A screen in a hall has nobody who could load it again.
          "meta-refresh": {"enabled": kind != "display"},
          # Forced colours are the reader's own, and no script is told which they are.
          "color-contrast": {"enabled": not forced}}})
        for violation in found.response["violations"]:
          nodes = violation["nodes"]
          look.note(name, kind, f"{size[0]}×{size[1]} {scheme}{' forced' if forced else ''}",
                    f"axe: {violation['id']}: {len(nodes)} × {nodes[0]['target'][0]}: "
                    + nodes[0]["failureSummary"].partition("\n")[2].strip()[:160])
  return count


def measure_slow_fonts(look, name, address, pages):
  """Shifts when the font comes a second late: all pages of a size side by side.

  Each is a visitor of its own, because a flight that one has viewed is shown on his other pages.
  """
  for size in (PHONE, DESKTOP):
    with contextlib.ExitStack() as visitors:
      opened = []
      for kind, path in pages.items():
        page = visitors.enter_context(look.context(size, user_agent="slow")).new_page()
        page.goto(address + path, wait_until="commit")
        opened.append((kind, page))
      for kind, page in opened:
        settle(page)
        for line in shifts(page):
          look.note(name, kind, f"{size[0]}×{size[1]} slow font", line)


def measure_weight(look, name, site, address, pages):
  """What a visitor loads for each page."""
  sheets = [file for file in sitefiles.names(site) if file.endswith(".css")]
  fonts = [file for file in sitefiles.names(site) if file.endswith(".woff2")]
  # A page has one style sheet; displays have another.
  sheet = max((len(sitefiles.read(site, file)) for file in sheets), default=0)
  font = sum(len(sitefiles.read(site, file)) for file in fonts)
  for what, size, limit in (("a style sheet has", sheet, SHEET), ("fonts have", font, FONTS)):
    if not 0 < size <= limit:
      look.note(name, "site", "", f"{what} {size:,} bytes, allowed are {limit:,}")
  heaviest = collections.Counter()
  for file in sitefiles.names(site):
    if re.fullmatch(r"\d{4}-\d\d-\d\d/.*\.html", file):
      is_board = file.rpartition("/")[2] in ("index.html", "arrivals.html", "departures.html")
      kind = "board" if is_board else "flight"
      heaviest[kind] = max(heaviest[kind], len(sitefiles.read(site, file)))
  for kind, limit in (("board", BOARD), ("flight", FLIGHT)):
    if heaviest[kind] > limit:
      look.note(name, kind, "", f"a page has {heaviest[kind]:,} bytes, allowed are {limit:,}")
  most = 0
  for kind, path in pages.items():
    # Each page for a visitor who has nothing yet.
    with look.context(DESKTOP) as context:
      requests = []
      page = context.new_page()
      page.on("request", lambda request: request.resource_type == "fetch" or requests.append(request))
      page.goto(address + path, wait_until="networkidle")
      most = max(most, len(requests))
      if len(requests) > REQUESTS:
        look.note(name, kind, "", f"{len(requests)} requests, allowed are {REQUESTS}: "
                  + " ".join(request.url.rpartition("/")[2] for request in requests))
      for request in requests:
        if not request.url.startswith((address, "data:")):
          look.note(name, kind, "", f"asks for {request.url}")
      if sum(request.resource_type == "stylesheet" for request in requests) > 2:
        look.note(name, kind, "", "has more than two style sheets")
      waited = page.evaluate("[...document.scripts].filter(script => !(script.defer || script.async))"
                             ".map(script => script.getAttribute('src'))")
      if None in waited:
        look.note(name, kind, "", "has a script that is not in a file")
      elif sum(len(page.request.get(urllib.parse.urljoin(page.url, file)).body())
               for file in waited) > EARLY:
        look.note(name, kind, "", "has a script that does not wait for the page")
  return heaviest, sheet, font, most


def measure_print(look, name, address, pages):
  """Every page on paper: black on white, nothing cut, and how many sheets."""
  sheets = 0
  with look.context((794, 1123), "dark") as context:
    page = context.new_page()
    for kind, path in pages.items():
      page.goto(address + path)
      settle(page)
      page.emulate_media(media="print", color_scheme="light")
      for line in page.evaluate("look.layout()"):
        look.note(name, kind, "print", line)
      style = page.evaluate("look.styleOfFirst('body')")
      if kind != "display":
        if style["ground"] not in ("none", "rgb(255, 255, 255)") or style["ink"] != "rgb(0, 0, 0)":
          look.note(name, kind, "print", f"{style['ink']} on {style['ground']}, not black on white")
        shown = page.evaluate("[...document.querySelectorAll('nav')].filter("
                              "element => element.checkVisibility()).length")
        if shown:
          look.note(name, kind, "print", f"{shown} × navigation on paper")
      page.emulate_media(media="screen", color_scheme="dark")
      paper = page.pdf(format="A4")
      found = len(re.findall(rb"/Type\s*/Page\b", paper))
      if not paper.startswith(b"%PDF") or not found:
        look.note(name, kind, "print", "makes no pages")
      sheets += found
  return sheets


def first_paint(context, address):
  page = context.new_page()
  page.goto(address)
  settle(page)
  paint = page.evaluate("""() => new Promise(done => new PerformanceObserver(list => {
    const entry = list.getEntriesByName("first-contentful-paint")[0];
    if (entry) done(entry.startTime);
  }).observe({ type: "paint", buffered: true }))""")
  page.close()
  return paint


def measure_large_board(look, large, small):
  """A board of 2,700 flights against one of 30: its weight, its first paint, its rows."""
  path = f"{look_sites.TODAY}/index.html"
  # As files are packed ahead for a server that sends them packed.
  packed = len(gzip.compress(sitefiles.read(large, path), 9))
  if packed > PACKED_BOARD:
    look.note("2,700 flights", "board", "",
              f"{packed:,} bytes when packed, allowed are {PACKED_BOARD:,}")
  addresses = {"large": serve(large) + path, "small": serve(small) + path}
  with look.context(PHONE) as context:
    times = {name: [] for name in addresses}
    for name in ("small", "large") * 6:
      times[name].append(first_paint(context, addresses[name]))
    # The best of each is what the browser can do; the others are the machine's other work.
    best = {name: min(each[1:]) for name, each in times.items()}
    if best["large"] > 2 * best["small"] or best["small"] <= 0:
      look.note("2,700 flights", "board", "",
                f"first paint after {best['large']:.0f} ms, with 30 flights {best['small']:.0f} ms")
    page = context.new_page()
    page.goto(addresses["large"])
    settle(page)
    count = page.evaluate("document.querySelectorAll('[data-flight]').length")
    # A board opens where the next flight is.
    page.evaluate("scrollTo(0, 0)")
    painted = set(page.evaluate("look.rowsInSight()"))
    page.set_viewport_size({"width": 390, "height": 4000})
    while True:
      settle(page)
      painted.update(page.evaluate("look.rowsInSight()"))
      before = page.evaluate("scrollY")
      page.evaluate("scrollBy(0, innerHeight - 200)")
      if page.evaluate("scrollY") == before:
        break
    if len(painted) != count or count < 2700:
      look.note("2,700 flights", "board", "", f"{len(painted)} of {count} rows were painted")
  return packed, best, len(painted)


def check_itself(look, address):
  """The fault that each page in look-faults names is found, and nothing where it names none."""
  wrong = []
  with look.context(PHONE) as context:
    page = context.new_page()
    for file in sorted(FAULTS.glob("*.html")):
      expected = re.search(r"<!-- (.*?) -->", file.read_text(encoding="utf-8"))[1]
      page.goto(address + file.name)
      settle(page)
      page.wait_for_timeout(300 if "shift" in file.name else 0)
      said = shifts(page) + page.evaluate("look.layout()") + page.evaluate("look.fonts()") \
        + foreign_fonts(context, page)
      if "axe" in file.name:
        said += [f"axe: {violation['id']}"
                 for violation in look.axe.run(page).response["violations"]]
      said = [line for line in said if "Inter" not in line and "letters" not in line
              and not line.startswith("font ")] if "font" not in file.name else said
      if expected == "nothing" and said or expected != "nothing" \
          and not any(expected in line for line in said):
        wrong.append(f"the check itself: {file.name}: expected {expected}, found {said}")
  return wrong


class Case:
  """What is looked at: the sites, their addresses and their pages."""

  def __init__(self):
    self.sites = look_sites.build_all(WORK)
    self.addresses = {name: serve(folder) for name, folder in self.sites.items()}
    self.faults = serve(FAULTS)
    self.pages = {name: look_sites.pages(folder) for name, folder in self.sites.items()}
    timetable = look_sites.build_timetable(WORK)
    self.timetable = serve(timetable), look_sites.pages(timetable)
    self.demo = self.addresses["demo"], self.pages["demo"]


def step_itself(look, case):
  for line in check_itself(look, case.faults):
    look.note("the check", "itself", "", line)


def step_layout(look, case, name):
  measure_layout(look, name, case.addresses[name], case.pages[name], SIZES)


def step_large_text(look, case):
  look.browser.close()
  look.browser = look.launch(args=[*look.arguments, "--blink-settings=defaultFontSize=32"])
  for name in case.sites:
    measure_layout(look, name, case.addresses[name], case.pages[name], LARGE_TEXT, " 200 %")


def step_design(look, case):
  measure_design(look, case.sites["demo"], *case.demo)


def step_axe(look, case):
  cases = [(PHONE, "light", False), (PHONE, "dark", False), (DESKTOP, "dark", False),
           (DESKTOP, "light", True)]
  count = measure_axe(look, "demo", *case.demo, cases)
  return f"axe: {count} times without a violation"


def step_timetable(look, case):
  """A theme with nothing of ours: its type is its own, all else holds for it too."""
  address, pages = case.timetable
  for size in (PHONE, DESKTOP):
    with look.context(size) as context:
      page = context.new_page()
      for kind, path in pages.items():
        page.goto(address + path)
        settle(page)
        for line in page.evaluate("look.layout()"):
          if not line.startswith("font "):
            look.note("timetable", kind, f"{size[0]}×{size[1]}", line)
  cases = [(PHONE, "light", False), (PHONE, "dark", False)]
  return f"another theme: axe {measure_axe(look, 'timetable', address, pages, cases)} times"


def step_slow_fonts(look, case):
  measure_slow_fonts(look, "demo", *case.demo)
  return "no shifts, also with fonts a second late"


def step_weight(look, case):
  site = look_sites.build_demo(WORK)
  heaviest, sheet, fonts, most = measure_weight(
    look, "demo", site, serve(site), look_sites.pages(site))
  return (f"boards to {heaviest['board']:,} bytes, flights to {heaviest['flight']:,}, style {sheet:,}, "
          f"fonts {fonts:,}, {most} requests a page")


def step_print(look, case):
  return f"{measure_print(look, 'demo', *case.demo)} sheets of paper"


def step_flights(look, case):
  packed, best, painted = measure_large_board(
    look, look_sites.build_board(WORK, 2700), look_sites.build_board(WORK, 30))
  return (f"{painted:,} flights: {packed:,} bytes packed, first paint {best['large']:.0f} ms, "
          f"of 30 flights {best['small']:.0f} ms")


# Two run side by side, but for the last, which takes times.
STEPS = {
  "layout of demo": (step_layout, "demo"),
  "layout of longest": (step_layout, "longest"),
  "layout of bare": (step_layout, "bare"),
  "axe": (step_axe,),
  "timetable": (step_timetable,),
  "large text": (step_large_text,),
  "itself": (step_itself,),
  "design": (step_design,),
  "slow fonts": (step_slow_fonts,),
  "weight": (step_weight,),
  "print": (step_print,),
  "flights": (step_flights,),
}


def run(name, case):
  """One step in a browser of its own: what it found, what it says at the end, how long it took."""
  began = time.monotonic()
  with sync_playwright() as playwright:
    look = Look(playwright)
    step, *more = STEPS[name]
    said = step(look, case, *more)
    look.browser.close()
  return look.found, said, f"{name} {time.monotonic() - began:.0f} s"


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
  parser.add_argument("--only", help="a word of the steps to run", default="")
  options = parser.parse_args()
  began = time.monotonic()
  case = Case()
  steps = [name for name in STEPS if options.only in name]
  with concurrent.futures.ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
    results = list(pool.map(run, [name for name in steps if name != "flights"],
                            [case] * len(steps)))
  results += [run(name, case) for name in steps if name == "flights"]
  print(", ".join(took for _, _, took in results)
        + f"; {time.monotonic() - began:.0f} s in all")
  report = sitefiles.Findings(200)
  for found, _, _ in results:
    for line in lines_of(found):
      report.add(line)
  seen = (f"look: {len(case.pages['demo'])} kinds of page × {len(SIZES) + 1} sizes × {len(SCHEMES)} "
          f"schemes × {len(case.sites)} sites")
  return report.finish(seen if report.count else "; ".join(
    [f"{seen}: nothing cut, nothing overlaps", *(said for _, said, _ in results if said)]))


if __name__ == "__main__":
  sys.exit(main())

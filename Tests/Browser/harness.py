"""What a browser test is made of: the decorator that names it, and the tab that it drives.

Every tab is watched: a console message, an error on the page, or a request to anywhere but the
site fails the test that opened it, unless the test said that it makes the site misbehave.
"""

import os
import re
import time
import zlib
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin

PHONE, MEDIUM, WIDE, LARGE = (360, 740), (800, 1000), (1280, 800), (1920, 1080)
SIZES = {"phone": PHONE, "medium": MEDIUM, "wide": WIDE, "large": LARGE}
ZONES = ("Pacific/Honolulu", "Europe/Oslo", "Pacific/Kiritimati")
NOW = "2026-11-30T14:10:00Z"
TODAY, TOMORROW = "2026-11-30", "2026-12-01"
# How long to wait for what should come; only what fails takes so long.
PATIENCE = float(os.environ.get("PATIENCE", "10"))
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync"]
TESTS = []


class Test(NamedTuple):
  line: str
  title: str
  body: object
  settings: dict

  @property
  def name(self):
    return f"{self.line} {self.title}"


def test(line, title, **settings):
  """Makes a function the proof of one sentence. `each` gives it several settings by name."""
  each = settings.pop("each", None)

  def register(body):
    for name, more in (each or {"": {}}).items():
      TESTS.append(Test(line, f"{title} ({name})" if name else title, body, {**settings, **more}))
    return body
  return register


class Wrong(AssertionError):
  """What a page does instead of what it should."""


def check(truth, said):
  if not truth:
    raise Wrong(said)


def same(found, wanted, said=""):
  if found != wanted:
    raise Wrong(f"{said + ': ' if said else ''}found {found!r}, wanted {wanted!r}")


# Runs before any script of the page: what was announced, and which changes of layout there were.
WATCH = """
window.announced = [];
window.violations = [];
document.addEventListener('securitypolicyviolation', event => {
  violations.push(event.violatedDirective + ' ' + event.blockedURI);
});
(() => {
  let last = new WeakMap();
  const look = () => {
    for (const place of document.querySelectorAll('[role=status], [aria-live=polite]')) {
      const text = place.textContent.trim();
      if (text !== (last.get(place) || '')) {
        last.set(place, text);
        if (text) announced.push(text);
      }
    }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
})();
"""

BLOCKED_STORAGE = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {get() { throw new DOMException('blocked', 'SecurityError'); }});
"""
FULL_STORAGE = """
Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); };
"""


class Tab:
  """One page of the browser in a context of its own, unless it is opened beside another."""

  def __init__(self, visit, context, root):
    self.visit, self.context, self.root = visit, context, root
    self.page = context.new_page()
    self.page.set_default_timeout(PATIENCE * 1000)
    self.page.set_default_navigation_timeout(20_000)
    self.history = []
    self.page.on("framenavigated", lambda frame: self.history.append(frame.url)
                 if frame == self.page.main_frame else None)

  def __getattr__(self, name):
    return getattr(self.page, name)

  # Where it is.

  def open(self, address):
    self.page.goto(urljoin(self.root, address), wait_until="load")
    self.placed()
    return self

  def placed(self):
    """A board is shown when its rows are in their places."""
    self.page.wait_for_load_state("load")
    self.wait("!document.documentElement.classList.contains('unplaced')", "the page should be shown")

  @property
  def at(self):
    """The address below the site's root, with a folder's index named."""
    url = self.page.url
    check(url.startswith(self.root), f"{url} is not below {self.root}")
    path, mark, rest = url[len(self.root):].partition("#")
    path = path.partition("?")[0]
    if path == "" or path.endswith("/"):
      path += "index.html"
    return path + mark + rest

  @property
  def path(self):
    return self.at.partition("#")[0]

  @property
  def fragment(self):
    return self.at.partition("#")[2]

  def wait(self, truth, said, patience=PATIENCE):
    """Asks again until it is so; `truth` is a function, or an expression for the page."""
    end = time.monotonic() + patience
    found = None
    while True:
      try:
        found = truth() if callable(truth) else self.page.evaluate(truth)
        if found:
          return found
      except Exception as error:  # the page may be on its way to another
        if "Target" in type(error).__name__ or "closed" in str(error):
          raise
        found = str(error).split("\n")[0]
      if time.monotonic() > end:
        raise Wrong(f"{said} (last: {found!r}, at {self.page.url})")
      self.page.wait_for_timeout(25)

  def wait_at(self, *paths):
    self.wait(lambda: self.path in paths, f"should be at {' or '.join(paths)}")
    self.placed()

  def back(self):
    self.step("history.back()")

  def forward(self):
    self.step("history.forward()")

  def step(self, script):
    """The page may be left before it has answered."""
    try:
      self.page.evaluate(script)
    except Exception as error:
      if "Execution context was destroyed" not in str(error):
        raise

  def settle(self):
    """Two frames and a moment of the script's own."""
    self.page.evaluate("new Promise(done => { const c = new MessageChannel();"
                       "c.port1.onmessage = () => done(1); c.port2.postMessage(1); })")
    self.page.wait_for_timeout(60)

  # What it shows.

  def seen(self, css):
    """The elements of a selector that can be seen."""
    return [one for one in self.page.query_selector_all(css) if one.is_visible()]

  def first(self, css, said=None):
    found = self.wait(lambda: self.seen(css), said or f"nothing visible matches {css}")
    return found[0]

  def click(self, css):
    self.first(css)
    self.page.locator(css).locator("visible=true").first.click()

  def rows(self):
    """The designators of the rows that are shown, in order."""
    return self.page.evaluate(
      "[...document.querySelectorAll('[data-flight]')].filter(row => row.checkVisibility())"
      ".map(row => row.querySelector('.what bdi').textContent.trim())")

  def row_addresses(self):
    return self.page.evaluate(
      "[...document.querySelectorAll('[data-flight]')].filter(row => row.checkVisibility())"
      ".map(row => row.querySelector('a').href)")

  def row(self, designator):
    return f"[data-flight]:has(.what bdi:text-is('{designator}')) a"

  def badge(self, name):
    """A badge's text; nothing when it is hidden."""
    return self.page.evaluate(
      "name => { const badge = document.querySelector(`[data-badge=${name}]`);"
      "return badge && badge.checkVisibility() ? badge.textContent.trim() : null; }", name)

  @property
  def badges(self):
    return [self.badge(name) for name in ("arrivals", "all", "departures")]

  @property
  def current_tab(self):
    return self.page.evaluate(
      "document.querySelector('[data-tab][aria-current=page]')?.dataset.tab ?? null")

  @property
  def marked(self):
    """The designator of the row that is marked as chosen."""
    return self.page.evaluate(
      "[...document.querySelectorAll('[data-flight]')].filter(row => row.checkVisibility() &&"
      "(row.hasAttribute('aria-current') || row.querySelector('[aria-current]')))"
      ".map(row => row.querySelector('.what bdi').textContent.trim()).join()")

  @property
  def shown_flight(self):
    """The designator in the visible headings, outside rows and the sidebar."""
    return self.page.evaluate(
      "[...document.querySelectorAll('h1, h2, h3')].filter(one => one.checkVisibility()"
      " && one.querySelector('bdi') && !one.closest('header, nav, [data-flight]'))"
      ".map(one => one.querySelector('bdi').textContent.trim()).join()")

  @property
  def last_flight(self):
    """What the last-flight item says and where it leads, whether it is in sight or not."""
    return self.page.evaluate(
      "(() => { const item = document.querySelector('[data-item=last-flight]');"
      "if (!item || item.hidden || item.closest('[hidden]')) return null;"
      "const link = item.matches('a') ? item : item.querySelector('a');"
      "return link.textContent.replace(/\\s+/g, ' ').trim(); })()")

  def in_view(self, css):
    """Whether an element lies wholly in the window."""
    found = self.seen(css)
    return bool(found) and found[0].evaluate(
      "one => { const box = one.getBoundingClientRect();"
      "return box.top >= 0 && box.bottom <= innerHeight && box.height > 0; }")

  # What it can do.

  def toggle_hide_past(self):
    self.click("[data-action=hide-past]")

  @property
  def hide_past(self):
    return self.page.evaluate(
      "document.querySelector('[data-action=hide-past]').getAttribute('aria-pressed') === 'true'")

  def choose_tab(self, name):
    self.click(f"[data-tab={name}]")
    self.wait(lambda: self.current_tab == name, f"the tab {name} should be current")
    self.placed()

  def local(self, key):
    return self.page.evaluate("key => localStorage.getItem(key)", key)

  @property
  def segue(self):
    return self.page.evaluate("boardwalk.segue ?? null")

  @property
  def dialogs(self):
    """How many dialogs are open."""
    return self.page.evaluate("document.querySelectorAll('dialog[open]').length")

  @property
  def popovers(self):
    return self.page.evaluate("document.querySelectorAll(':popover-open').length")

  def wait_dialog(self, count=1):
    self.wait(lambda: self.dialogs == count, f"{count} dialogs should be open")

  def wait_popover(self, count=1):
    self.wait(lambda: self.popovers == count, f"{count} popovers should be open")

  @property
  def announced(self):
    return self.page.evaluate("announced")

  def swipe(self, start, end):
    """One finger, by the browser's own input."""
    session = self.context.new_cdp_session(self.page)
    (x, y), (to_x, to_y) = start, end
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
      session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [
        {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()

  def wake(self, instant):
    """The clock has moved on while nothing ran; then the page is looked at again."""
    self.page.clock.set_system_time(instant)
    self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

  def restore(self, instant):
    """As a page that comes back from the back-forward cache."""
    self.page.clock.set_system_time(instant)
    self.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")

  def picture(self, name):
    self.visit.picture(self, name)


class Visit:
  """What a test is given: it opens tabs, and knows what went wrong in any of them."""

  def __init__(self, stage, case):
    self.stage, self.case = stage, case
    self.contexts, self.wrong, self.allowed = [], [], []
    self.zone = ZONES[zlib.crc32(case.name.encode()) % len(ZONES)]

  def __getattr__(self, name):
    """The settings of the test."""
    settings = self.__dict__["case"].settings
    if name in settings:
      return settings[name]
    raise AttributeError(name)

  def tab(self, address="index.html", site="demo", place=None, size=None, now=NOW, zone=None,
          script=True, init=(), beside=None, scheme="light", forced=False, motion="reduce",
          touch=None, permissions=()):
    """A tab at an address of a site; `beside` shares another's storage."""
    settings = self.case.settings
    place = place or settings.get("place") or ("root" if site == "demo" else "sites")
    size = size or settings.get("size") or WIDE
    scheme = settings.get("scheme", scheme)
    root = self.stage.root(site, place)
    if beside:
      context = beside.context
    else:
      touch = size[0] < 1000 if touch is None else touch
      context = self.stage.browser.new_context(
        viewport={"width": size[0], "height": size[1]}, timezone_id=zone or self.zone,
        java_script_enabled=script and settings.get("script", True), color_scheme=scheme,
        forced_colors="active" if settings.get("forced", forced) else "none",
        reduced_motion=motion, has_touch=touch, locale="en-US", permissions=list(permissions))
      self.contexts.append(context)
      context.on("console", lambda message: self.report(f"console: {message.text}"))
      context.on("weberror", lambda error: self.report(f"page error: {error.error}"))
      context.on("request", lambda request: self.outside(request.url))
      if self.stage.mutant:
        context.route(re.compile(rf"/assets/{self.stage.mutant[0]}\.[0-9a-f]+\.js$"),
                      self.stage.mutate)
      if context and (script and settings.get("script", True)):
        if now is not None:
          context.clock.install(time=now)
          if site == "edges" and now == NOW:
            # Its flights are told apart by the minute, so the instant stands still.
            context.clock.set_fixed_time(now)
        context.add_init_script(WATCH)
        for text in init:
          context.add_init_script(text)
    tab = Tab(self, context, root)
    if address is not None:
      tab.open(address)
    return tab

  def report(self, text):
    self.wrong.append(text)

  def outside(self, url):
    if not url.startswith(tuple(self.stage.inside)):
      self.wrong.append(f"request outside the site: {url}")

  def allow(self, pattern):
    """What the browser itself says when a test breaks a request."""
    self.allowed.append(re.compile(pattern))

  def picture(self, tab, name):
    if self.stage.pictures:
      folder = Path(self.stage.pictures)
      folder.mkdir(parents=True, exist_ok=True)
      take(tab.page, folder / f"{name}.png")

  def finish(self):
    for context in self.contexts:
      for page in context.pages:
        try:
          for text in page.evaluate("window.violations || []"):
            self.wrong.append(f"policy: {text}")
        except Exception:  # without script there is nothing to ask
          pass
    for context in self.contexts:
      context.close()
    left = [text for text in self.wrong if not any(one.search(text) for one in self.allowed)]
    if left:
      raise Wrong("; ".join(dict.fromkeys(left)))


class Stage:
  """A browser and the sites, for all tests of one process."""

  def __init__(self, browser, addresses, missing, pictures=None, mutant=None):
    self.browser, self.addresses, self.missing = browser, addresses, missing
    self.pictures, self.mutant = pictures, mutant
    # From disk only what lies in the site's own folders is inside.
    self.inside = [*addresses.values(), "data:", "blob:", "about:"]

  def root(self, site, place):
    if site in self.missing:
      raise Wrong(self.missing[site])
    if place == "sites":
      return f"{self.addresses['sites']}sites/{site}/"
    return self.addresses[place]

  def mutate(self, route):
    """The script with one of its behaviours switched off, made from the file that was built."""
    import mutants
    import sites
    name = route.request.url.rsplit("/", 1)[1]
    built = next(sites.WORK.glob(f"[sc]*/*/assets/{name}"))
    try:
      route.fulfill(body=mutants.switched_off(built.read_text(encoding="utf-8"), self.mutant[1]),
                    content_type="text/javascript; charset=utf-8")
    except Exception as error:  # the page that asked is gone
      if "closed" not in str(error) and "disposed" not in str(error):
        raise

  def run(self, case):
    """One test; gives an empty text, or what is wrong."""
    visit = Visit(self, case)
    said = ""
    try:
      case.body(visit)
    except Exception as error:
      said = explain(error)
      for number, context in enumerate(visit.contexts):
        for page in context.pages[:1]:
          try:
            visit_name = re.sub(r"\W+", "-", case.name)[:80]
            folder = Path(self.pictures or ".build/browser/pictures").parent / "failures"
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(folder / f"{visit_name}-{number}.png"), timeout=2000)
          except Exception:  # a picture is only for whoever reads the failure
            pass
    try:
      visit.finish()
    except Exception as error:
      said = "; ".join(filter(None, [said, explain(error)]))
    return said


def take(what, path):
  """A picture of a page or an element, asked for again where the browser refuses it.

  Chromium says so of a frame that was replaced while it was being copied, whatever the page does.
  """
  for attempt in range(5):
    try:
      return what.screenshot(path=str(path))
    except Exception as error:
      if "Unable to capture screenshot" not in str(error) or attempt == 4:
        raise type(error)(f"{Path(path).name}: {error}") from error
      time.sleep(0.2 * 2 ** attempt)


def explain(error):
  if isinstance(error, Wrong):
    return str(error)
  import traceback
  frames = [frame for frame in traceback.extract_tb(error.__traceback__)
            if "/Tests/Browser/" in frame.filename]
  where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:][::-1])
  return f"{type(error).__name__}: {str(error)[:400]} [{where}]"

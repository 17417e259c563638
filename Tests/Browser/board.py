"""B1–B3 and B5–B9: the board, its tabs and badges, its days."""

import re

from harness import (LARGE, MEDIUM, PHONE, SIZES, TODAY, TOMORROW, WIDE, check, same, test)

from finding_the_way import EACH_SIZE

ALL, ARRIVALS, DEPARTURES = (f"{TODAY}/{name}.html" for name in ("index", "arrivals", "departures"))


@test("B1.1", "a board for each day with that day's flights", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def board_a_day(visit):
  tab = visit.tab(ALL, site="edges", now="2026-11-30T12:00:00Z")
  rows = tab.rows()
  same(rows[0], "RL 100")
  check("RL 118" in rows, "a flight that slips past midnight stays on its day")
  same(len(rows), 12)
  tab.open(f"{TOMORROW}/index.html")
  same(tab.rows(), ["RL 118", "RL 120"])


@test("B1.2", "a row reads its flight and leads to its page", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def row_reads(visit):
  tab = visit.tab(ALL)
  row = tab.first("[data-flight]:has(.what bdi:text-is('RL 920'))")
  text = re.sub(r"\s+", " ", row.inner_text())
  for word in ("10:00", "RL 920", "To", "Cleveland", "A4", "On Time"):
    check(word in text, f"no {word!r} in {text!r}")
  check(text.index("To ") < text.index("Cleveland"), f"order: {text}")
  tab.click(tab.row("RL 920"))
  tab.wait_at(f"{TODAY}/rl920-departure-cle.html")


@test("B2.1", "Arrivals, All, Departures, with icon and word", each=EACH_SIZE)
def tab_order(visit):
  tab = visit.tab(ALL)
  tabs = tab.evaluate("[...document.querySelectorAll('[data-tab]')].map(one => [one.dataset.tab,"
                      "one.getBoundingClientRect().left, one.innerText.split('\\n')[0].trim(),"
                      "one.querySelector('use')?.getAttribute('href')])")
  same([one[0] for one in tabs], ["arrivals", "all", "departures"])
  same([one[1] for one in tabs], sorted(one[1] for one in tabs), "left edges")
  for (name, _, text, icon), word in zip(tabs, ("Arrivals", "All", "Departures")):
    check(text.startswith(word), f"{name} reads {text!r}")
    same(icon, f"#i-{name}")


@test("B2.1", "a tab shows its flights alone")
def tab_shows(visit):
  tab = visit.tab(ALL)
  everything = tab.rows()
  same(len(everything), 30)
  tab.choose_tab("arrivals")
  arrivals = tab.rows()
  tab.choose_tab("departures")
  departures = tab.rows()
  same((len(arrivals), len(departures)), (15, 15))
  same(sorted(arrivals + departures), sorted(everything))


@test("B2.1", "they stay in reach while the board is read, and hide no row that has the focus", each={
  "phone": {"size": PHONE}, "medium": {"size": (800, 500)}, "wide": {"size": (1280, 500)},
  "large": {"size": (1920, 500)}})
def tabs_in_reach(visit):
  tab = visit.tab(ALL, now="2026-11-30T19:00:00Z")
  tab.wait("[...document.querySelectorAll('[data-flight]')].some(row => row.getBoundingClientRect().top < 0)",
           "the board moves on opening")
  for name in ("arrivals", "all", "departures"):
    check(tab.in_view(f"a[data-tab={name}]"), f"{name} is out of reach")
  rows = tab.evaluate("document.querySelectorAll('[data-flight] a').length")
  tab.evaluate("[...document.querySelectorAll('[data-flight] a')].at(-1).focus()")
  hidden = []
  for _ in range(rows - 1):
    tab.keyboard.press("Shift+Tab")
    said = tab.evaluate("""(() => {
      const row = document.activeElement, box = row.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + 3);
      return row.contains(at) ? null : `${row.innerText} at ${box.top}`; })()""")
    if said:
      hidden.append(said)
  same(hidden, [])


@test("B2.2", "the icons are drawn on the page")
def own_icons(visit):
  tab = visit.tab(ALL)
  for name in ("arrivals", "all", "departures"):
    check(tab.evaluate("name => document.querySelector(`symbol#i-${name}`)"
                       "?.querySelectorAll('path, line, polygon, rect, circle').length > 0", name),
          f"no drawing for {name}")
  same(tab.evaluate("document.querySelectorAll('main img').length"), 0, "pictures")


@test("B2.3", "a swipe goes to the neighbouring tab", size=PHONE)
def swipe_tabs(visit):
  tab = visit.tab(ALL)
  tab.swipe((300, 300), (60, 306))
  tab.wait(lambda: tab.current_tab == "departures", "a swipe to the left: Departures")
  tab.placed()
  tab.swipe((60, 300), (300, 306))
  tab.wait(lambda: tab.current_tab == "all", "a swipe to the right: All")
  tab.placed()
  tab.swipe((60, 300), (300, 306))
  tab.wait(lambda: tab.current_tab == "arrivals", "a swipe to the right: Arrivals")
  tab.placed()
  tab.swipe((60, 300), (300, 306))
  tab.settle()
  same(tab.current_tab, "arrivals", "at the end nothing")


@test("B2.3", "a finger that scrolls does not change the tab, and the tabs can be tapped", size=PHONE)
def scroll_is_no_swipe(visit):
  tab = visit.tab(ALL)
  tab.swipe((200, 500), (150, 200))
  tab.settle()
  same(tab.current_tab, "all")
  tab.choose_tab("arrivals")


@test("B3.1", "badges carry the numbers and the date", each=EACH_SIZE)
def badge_numbers(visit):
  tab = visit.tab(ALL)
  same(tab.badges, ["15", "Nov 30", "15"])
  tab.open(f"{TOMORROW}/index.html")
  same(tab.badges, ["15", "Dec 1", "15"])


@test("B3.1", "badges equal the rows on each page")
def badges_equal_rows(visit):
  tab = visit.tab(None, site="edges", now="2026-11-30T12:00:00Z")
  for day in (TODAY, TOMORROW, "2026-12-02", "2026-12-03"):
    for name in ("arrivals", "departures"):
      tab.open(f"{day}/{name}.html")
      same(tab.badge(name) or "0", str(len(tab.rows())), f"{day}/{name}")


@test("B3.2", "badges follow Hide Past on every tab and day")
def badges_follow(visit):
  tab = visit.tab(ALL, site="edges")
  same(tab.badges, ["4", "Nov 30", "8"])
  tab.toggle_hide_past()
  tab.wait(lambda: tab.badges == ["3", "Nov 30", "5"], "badges should follow")
  tab.choose_tab("arrivals")
  tab.wait(lambda: tab.badges == ["3", "Nov 30", "5"], "badges should follow on Arrivals")
  tab.choose_tab("all")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.badges == ["4", "Nov 30", "8"], "badges should come back")


@test("B3.3", "a zero hides the badge")
def zero_badge(visit):
  tab = visit.tab("2026-12-02/index.html", site="edges")
  same(tab.badges, [None, "Dec 2", "1"])
  same(tab.evaluate("document.querySelector('[data-badge=arrivals]').hidden"), True)


@test("B3.3", "a badge that Hide Past empties is hidden, and comes back")
def zero_by_hiding(visit):
  tab = visit.tab(ALL, site="edges", now="2026-11-30T23:00:00Z")
  tab.toggle_hide_past()
  tab.wait(lambda: tab.badges == [None, "Nov 30", "2"], "no arrival is left")
  same(tab.rows(), ["RL 108", "RL 118"])
  tab.toggle_hide_past()
  tab.wait(lambda: tab.badges == ["4", "Nov 30", "8"], "badges should come back")


@test("B5.1", "a flight goes within a minute of its time", size=WIDE)
def every_minute(visit):
  tab = visit.tab(ALL, site="edges", now="2026-11-30T14:59:40Z")
  tab.toggle_hide_past()
  tab.wait(lambda: "RL 117" in tab.rows(), "11:30 is to come")
  check("RL 118" in tab.rows(), "23:40, late, is to come")
  tab.clock.fast_forward("01:29:00")
  tab.settle()
  check("RL 117" in tab.rows(), "11:30 is not past at 11:29")
  # To 11:31, by when the page has looked at the clock once since 11:30.
  tab.clock.run_for(140_000)
  tab.wait(lambda: "RL 117" not in tab.rows(), "11:30 is past at 11:31")


@test("B5.1", "the page that wakes looks at the clock")
def on_waking(visit):
  tab = visit.tab(ALL, site="edges", now="2026-11-30T14:09:20Z")
  tab.toggle_hide_past()
  tab.wait(lambda: "RL 104" in tab.rows(), "9:10 is not past at 9:09")
  tab.wake("2026-11-30T17:00:00Z")
  tab.wait(lambda: tab.rows() == ["RL 108", "RL 118"], "after waking at noon")
  same(tab.badges, [None, "Nov 30", "2"])


@test("B5.1", "the device's zone changes nothing", each={
  zone.split("/")[1]: {"zone": zone}
  for zone in ("Pacific/Honolulu", "Europe/Oslo", "Pacific/Kiritimati")})
def zones_change_nothing(visit):
  tab = visit.tab(ALL, site="edges", zone=visit.case.settings["zone"])
  tab.toggle_hide_past()
  tab.wait(lambda: tab.rows() == ["RL 108", "RL 104", "RL 112", "RL 106", "RL 113", "RL 115",
                                  "RL 117", "RL 118"], "the same rows anywhere")
  check("10:00" in re.sub(r"\s+", " ", tab.first("main").inner_text()), "times are the airport's")


@test("B6.1", "the last tab chosen is remembered for the next visit")
def tab_remembered(visit):
  tab = visit.tab(ALL)
  for name, number in (("departures", "2"), ("arrivals", "0"), ("all", "1")):
    tab.choose_tab(name)
    tab.wait(lambda: tab.local("FlightStatusCurrentTab") == number, f"{name} is {number}")
  tab.choose_tab("departures")
  later = visit.tab("index.html", beside=tab)
  later.click(".items a:has-text('Flight Status')")
  later.wait_at(DEPARTURES)


@test("B6.1", "anything but 0, 1 and 2 is ignored", each={
  name: {"stored": value} for name, value in {
    "nothing": None, "seven": "7", "NaN": "NaN", "minus": "-1", "blank": " ", "words": "arrivals",
    "half": "0.5", "zeros": "00"}.items()})
def other_values(visit):
  tab = visit.tab()
  if visit.stored is not None:
    tab.evaluate("value => localStorage.setItem('FlightStatusCurrentTab', value)", visit.stored)
  tab.open("getting-here.html")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(ALL)


@test("B6.2", "a deep link is not remembered")
def deep_link(visit):
  tab = visit.tab(ALL)
  tab.choose_tab("arrivals")
  other = visit.tab(DEPARTURES, beside=tab)
  other.settle()
  same(other.current_tab, "departures")
  same(other.local("FlightStatusCurrentTab"), "0")
  other.open("index.html")
  other.click(".items a:has-text('Flight Status')")
  other.wait_at(ARRIVALS)


@test("B6.2", "viewing a board or a flight does not choose a tab")
def looking_is_not_choosing(visit):
  tab = visit.tab(DEPARTURES)
  tab.click(tab.row("RL 920"))
  tab.wait_at(f"{TODAY}/rl920-departure-cle.html")
  tab.back()
  tab.wait_at(DEPARTURES)
  same(tab.local("FlightStatusCurrentTab"), None)


@test("B6.3", "Flight Status leads to the remembered tab without a flash of another", each=EACH_SIZE)
def no_flash(visit):
  tab = visit.tab("getting-here.html" if visit.case.settings["size"][0] >= 1280 else "index.html")
  tab.evaluate("localStorage.setItem('FlightStatusCurrentTab', '2')")
  tab.reload()
  tab.history.clear()
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(DEPARTURES)
  tab.settle()
  boards = [url for url in tab.history if f"/{TODAY}/" in url]
  same({url.rsplit("/", 1)[1].partition("#")[0] for url in boards}, {"departures.html"})
  same(tab.current_tab, "departures")


@test("B6.3", "Back from the board skips the stub")
def back_skips_stub(visit):
  tab = visit.tab("getting-here.html")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at(ALL)
  tab.back()
  tab.wait_at("getting-here.html")


@test("B7.1", "the first coming flight is in view", each={
  "phone": {"size": PHONE}, "medium": {"size": (800, 500)}, "wide": {"size": (1280, 500)},
  "large": {"size": (1920, 500)}})
def first_coming(visit):
  """At two in the afternoon."""
  tab = visit.tab(ALL, now="2026-11-30T19:00:00Z")
  first = tab.evaluate("[...document.querySelectorAll('[data-flight]')]"
                       ".find(row => row.dataset.time * 1000 >= Date.now()).dataset.flight")
  tab.wait(lambda: tab.in_view(f"[data-flight='{first}']"), "the first coming flight in view")
  same(tab.evaluate("document.activeElement === document.body"), True, "focus stays")


@test("B7.1", "the hour at the top is shown from its heading", each={
  f"{name}, {hour}:{minute}": {"size": size, "instant": f"2026-11-30T{hour}:{minute}:00Z"}
  for name, size in (("phone", (375, 700)), ("wide", (1280, 800)), ("large", (1680, 800)))
  for hour, minute in ((20, "30"), (21, "11"), (23, "30"))})
def heading_in_view(visit):
  tab = visit.tab(ALL, now=visit.instant)
  tab.settle()
  found = tab.evaluate("""(() => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const hours = [...document.querySelectorAll('.hour h2')].map(one => one.getBoundingClientRect());
    const rows = [...document.querySelectorAll('[data-flight]')].map(one => one.getBoundingClientRect());
    const edge = Math.max(0, bar.bottom);
    return {first: Math.min(...rows.filter(one => one.bottom > edge + 1).map(one => one.top)),
            heading: Math.min(...hours.filter(one => one.bottom > edge).map(one => one.top)), edge};
  })()""")
  check(found["edge"] + 8 <= found["heading"] < found["first"], f"found {found}")


@test("B7.1", "the last flight is in view when all are past", size=PHONE)
def all_past(visit):
  tab = visit.tab(ALL, now="2026-12-01T04:55:00Z")
  tab.wait(lambda: tab.in_view(f"[data-flight]:has(.what bdi:text-is('{tab.rows()[-1]}'))"),
           "the last row in view")


@test("B7.1", "another day's board opens at its top", size=PHONE)
def other_day_at_top(visit):
  tab = visit.tab(f"{TOMORROW}/index.html", now="2026-11-30T19:00:00Z")
  tab.settle()
  same(tab.evaluate("scrollY"), 0)


@test("B7.1", "not when the address points at a flight", size=(1920, 500))
def not_at_a_flight(visit):
  tab = visit.tab(f"{TODAY}/rl920-departure-cle.html", now="2026-12-01T02:00:00Z")
  tab.wait(lambda: tab.marked == "RL 920", "its row is marked")
  tab.wait(lambda: tab.in_view("[data-flight]:has(.what bdi:text-is('RL 920'))"), "its row is in view")


@test("B7.1", "not when the visitor has come Back", size=PHONE)
def not_after_back(visit):
  tab = visit.tab(ALL, now="2026-11-30T22:00:00Z")
  tab.wait("scrollY > 100", "the board moves on opening")
  tab.evaluate("scrollTo(0, 40)")
  tab.settle()
  tab.evaluate("document.querySelector('[data-flight] a').click()")
  tab.wait(lambda: "-" in tab.path.rsplit("/", 1)[1], "should be at a flight")
  tab.placed()
  tab.back()
  tab.wait_at(ALL)
  tab.settle()
  tab.wait("Math.abs(scrollY - 40) < 3", "the position of before")


@test("B8.1", "previous and next day keep the tab")
def neighbours(visit):
  tab = visit.tab(f"{TOMORROW}/departures.html")
  tab.click("a[rel=next]")
  tab.wait_at("2026-12-02/departures.html")
  tab.click("a[rel=prev]")
  tab.wait_at(f"{TOMORROW}/departures.html")
  tab.click("a[rel=prev]")
  tab.wait_at(DEPARTURES)
  check(not tab.seen("a[rel=prev]"), "a day before the first")
  tab.open("2026-12-14/departures.html")
  check(not tab.seen("a[rel=next]"), "a day after the last")


@test("B8.1", "the strip of days keeps the tab")
def strip(visit):
  tab = visit.tab(DEPARTURES)
  tab.wait("[...document.querySelectorAll('.days a')].filter("
           "link => link.href.endsWith('/departures.html')).length === 15", "all days' departures")


@test("B8.1", "the day picker lists fifteen days with weekday, date and counts", each=EACH_SIZE)
def picker(visit):
  tab = visit.tab(ALL)
  tab.click("main a[href$='days.html']")
  tab.wait_popover()
  tab.wait(lambda: tab.evaluate(
    "document.querySelectorAll(':popover-open a[href*=\"2026-\"]').length >= 15"), "fifteen days")
  text = re.sub(r"\s+", " ", tab.evaluate("document.querySelector(':popover-open').innerText"))
  for day in ("Monday, November 30", "Tuesday, December 1", "Monday, December 14"):
    check(day in text, f"no {day} in {text}")
  same(len(re.findall(r"\b15 Arrivals", text)), 15, "counts of arrivals")
  same(len(re.findall(r"\b15 Departures", text)), 15, "counts of departures")
  tab.picture(f"day-picker-{tab.viewport_size['width']}")
  tab.click(":popover-open a[href*='2026-12-05/index.html']")
  tab.wait_at("2026-12-05/index.html")


def present_day(tab, day):
  """At the day's board, or at a visible link to it."""
  return tab.path.startswith(day) or tab.seen(f"main a[href*='{day}/']:not(nav a):not(.tools a)") \
    or tab.seen(f"[data-age] a[href*='{day}/']")


AGE = r"\b(\d+|an?|one|two|three)\s+(min|hour|day)|\b(old|ago|yesterday)\b"


def said_age(tab):
  places = tab.evaluate("[...document.querySelectorAll('[data-age], [role=status], .age, .stale')]"
                        ".filter(one => one.checkVisibility()).map(one => one.innerText).join(' ')")
  return re.search(AGE, places)


@test("B9.1", "a board left open over midnight leads to the new day")
def over_midnight(visit):
  tab = visit.tab(ALL, now="2026-12-01T04:58:30Z")
  tab.settle()
  check(not tab.seen("[data-age]"), "it leads on before midnight")
  tab.clock.fast_forward("03:00")
  tab.clock.run_for(61_000)
  tab.wait(lambda: present_day(tab, TOMORROW), "should lead to December 1")
  tab.wait(lambda: tab.path.startswith(TOMORROW) or "Today" not in tab.first("h1").inner_text(),
           "should not say today")


@test("B9.1", "a site built days ago leads to the present day and says how old it is", each={
  zone.split("/")[1]: {"zone": zone}
  for zone in ("Pacific/Honolulu", "Europe/Oslo", "Pacific/Kiritimati")})
def built_days_ago(visit):
  tab = visit.tab(now="2026-12-04T04:30:00Z", zone=visit.case.settings["zone"])
  tab.click(".items a:has-text('Flight Status')")
  tab.wait_at("2026-12-03/index.html")
  tab.wait(lambda: said_age(tab), "the age of the build should be told")
  tab.open(ALL)
  tab.wait(lambda: present_day(tab, "2026-12-03"), "the old board leads to the present day")
  tab.wait(lambda: said_age(tab), "the age of the build should be told")


@test("B9.1", "how old the data is stands beneath the board, and above it once that is old")
def data_age(visit):
  tab = visit.tab(ALL, site="aged", now="2026-11-30T14:10:00Z")
  tab.wait(lambda: tab.seen("[data-of]"), "the age of the data should be told")
  same(tab.first("[data-of]").inner_text(), "Updated November 30 at 8:10 AM (1 hour ago)")
  check(not tab.seen("[data-old]"), "it is not old")
  tab.clock.fast_forward("05:30:00")
  tab.clock.run_for(61_000)
  tab.wait(lambda: tab.seen("[data-old]"), "it should be old now")
  same(tab.first("[data-old]").inner_text(),
       "These flights may be out of date. Updated November 30 at 8:10 AM (6 hours ago)")
  check(not tab.seen("[data-of]"), "it is told twice")


@test("B9.1", "a fresh build says nothing of its age")
def fresh(visit):
  tab = visit.tab(ALL, now="2026-11-30T14:14:00Z")
  tab.settle()
  check(not said_age(tab), "an age of four minutes is told")


@test("B9.1", "a site older than its days still shows its boards")
def too_old(visit):
  tab = visit.tab(now="2027-02-01T15:00:00Z")
  tab.click(".items a:has-text('Flight Status')")
  tab.wait(lambda: tab.seen("[data-flight]") or tab.seen("main a[href*='2026-1']"), "a board or the days")
  tab.wait(lambda: said_age(tab), "the age of the build should be told")


@test("B6.3", "the address of today itself leads there too", each={
  "departures": {"stored": "2", "page": "today/index.html", "to": f"{TOMORROW}/departures.html"},
  "its arrivals": {"stored": "2", "page": "today/arrivals.html", "to": f"{TOMORROW}/arrivals.html"}})
def stub_itself(visit):
  tab = visit.tab("getting-here.html", now="2026-12-01T15:00:00Z")
  tab.evaluate("value => localStorage.setItem('FlightStatusCurrentTab', value)", visit.stored)
  try:
    tab.open(visit.page)
  except Exception as error:  # the page is left while it loads
    check("interrupted" in str(error) or "ERR_ABORTED" in str(error), str(error))
  tab.wait_at(visit.to)
  same([url for url in tab.history if f"/{TODAY}/" in url], [], "boards on the way")

"""Whole walks through board and flights, with the history looked at on every step."""

from harness import LARGE, MEDIUM, PHONE, TODAY, WIDE, check, same, test

from searching import open_search

DAY = f"{TODAY}/"
ALL = DAY + "index.html"
A, B = ("RL 920", DAY + "rl920-departure-cle.html"), ("ZV 712", DAY + "zv712-departure-dub.html")
C, D = ("LC 846", DAY + "lc846-arrival-rdu.html"), ("IH 127", DAY + "ih127-arrival-iah.html")


def at_flight(tab, flight, large):
  designator, page = flight
  tab.wait_at(page)
  tab.wait(lambda: tab.shown_flight == designator, f"{designator} should be shown")
  tab.wait(lambda: (tab.last_flight or "").startswith(designator), f"the item should be {designator}")
  if large:
    tab.wait(lambda: tab.marked == designator, f"{designator} should be marked")


def at_board(tab, page, name, large):
  tab.wait_at(page)
  tab.wait(lambda: tab.seen("[data-flight]"), "the list should be shown")
  same(tab.current_tab, name)
  tab.wait(lambda: tab.shown_flight == "", "no flight should be shown")
  if large:
    tab.wait(lambda: tab.marked == "", "no row should be marked")


@test("walk", "board, flight A, flight B, Back, Back, Forward in three columns", each={
  name: {"size": LARGE, "name": name, "first": first, "second": second} for name, first, second in
  (("all", A, B), ("arrivals", C, D), ("departures", B, A))})
def three_columns(visit):
  tab = visit.tab(ALL)
  board = DAY + ("index" if visit.name == "all" else visit.name) + ".html"
  if visit.name != "all":
    tab.choose_tab(visit.name)
  at_board(tab, board, visit.name, True)
  for flight in (visit.first, visit.second):
    tab.click(tab.row(flight[0]))
    at_flight(tab, flight, True)
  tab.back()
  at_flight(tab, visit.first, True)
  tab.back()
  at_board(tab, board, visit.name, True)
  tab.forward()
  at_flight(tab, visit.first, True)
  tab.forward()
  at_flight(tab, visit.second, True)


@test("walk", "board, A, Back, B, Back, Back, Forward below three columns", each={
  f"{size}, {name}": {"size": pixels, "name": name, "first": first, "second": second}
  for size, pixels in (("phone", PHONE), ("medium", MEDIUM), ("wide", WIDE))
  for name, first, second in (("all", A, B), ("arrivals", C, D), ("departures", B, A))
  if size != "medium" or name == "all"})
def below(visit):
  tab = visit.tab(ALL)
  board = DAY + ("index" if visit.name == "all" else visit.name) + ".html"
  if visit.name != "all":
    tab.choose_tab(visit.name)
  tab.click(tab.row(visit.first[0]))
  at_flight(tab, visit.first, False)
  tab.click(".back")
  at_board(tab, board, visit.name, False)
  tab.click(tab.row(visit.second[0]))
  at_flight(tab, visit.second, False)
  tab.back()
  at_board(tab, board, visit.name, False)
  check((tab.last_flight or "").startswith(visit.second[0]), f"the item is {tab.last_flight}")
  tab.back()
  if visit.name == "all":
    tab.wait(lambda: tab.page.url == "about:blank", "before the first page")
  else:
    at_board(tab, ALL, "all", False)
  tab.forward()
  at_board(tab, board, visit.name, False)
  tab.forward()
  at_flight(tab, visit.second, False)


def choose_in_search(tab, flight):
  open_search(tab)
  tab.fill("dialog[open] input", flight[0])
  tab.click(f"dialog[open] a[href$='{flight[1].rsplit('/', 1)[1]}']")


def at_search(tab, page):
  """Search stands open over a page again."""
  tab.wait_at(page)
  tab.wait_dialog()
  tab.first("dialog[open] input")


@test("walk", "A and B from search, Back to the board, and Forward", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}})
def from_search(visit):
  tab = visit.tab(ALL)
  for flight in (A, B):
    choose_in_search(tab, flight)
    at_flight(tab, flight, False)
    tab.back()
    at_search(tab, ALL)
    tab.back()
    tab.wait_dialog(0)
    at_board(tab, ALL, "all", False)
    check((tab.last_flight or "").startswith(flight[0]), f"the item is {tab.last_flight}")
  tab.back()
  tab.wait(lambda: tab.page.url == "about:blank", "before the first page")
  tab.forward()
  at_board(tab, ALL, "all", False)
  tab.forward()
  at_search(tab, ALL)
  tab.forward()
  at_flight(tab, B, False)


@test("walk", "A, then B from search beside it, Back, Back, Forward in three columns", size=LARGE)
def from_search_in_columns(visit):
  tab = visit.tab(ALL)
  for flight in (A, B):
    choose_in_search(tab, flight)
    at_flight(tab, flight, True)
    tab.wait_dialog(0)
  tab.back()
  at_search(tab, A[1])
  at_flight(tab, A, True)
  tab.back()
  tab.wait_dialog(0)
  at_flight(tab, A, True)
  tab.back()
  at_search(tab, ALL)
  tab.back()
  tab.wait_dialog(0)
  at_board(tab, ALL, "all", True)
  for _ in range(2):
    tab.forward()
    tab.wait_at(ALL, A[1])
  at_flight(tab, A, True)


@test("walk", "from the last-flight item", each={
  "phone": {"size": PHONE}, "wide": {"size": WIDE}, "large": {"size": LARGE}})
def from_last_flight(visit):
  large = visit.case.settings["size"] == LARGE
  tab = visit.tab(A[1])
  at_flight(tab, A, large)
  tab.open("index.html")
  tab.click("[data-item=last-flight]")
  at_flight(tab, A, large)
  tab.back()
  at_board(tab, ALL, "all", large)
  tab.click(tab.row(B[0]))
  at_flight(tab, B, large)
  tab.back()
  at_board(tab, ALL, "all", large)
  check((tab.last_flight or "").startswith(B[0]), f"the item is stuck on {tab.last_flight}")
  tab.back()
  tab.wait_at("index.html")
  tab.wait(lambda: (tab.last_flight or "").startswith(B[0]), "the item on the welcome page")
  tab.forward()
  at_board(tab, ALL, "all", large)
  tab.forward()
  at_flight(tab, B, large)


@test("walk", "from the last-flight item on the board itself", each={
  "wide": {"size": WIDE}, "large": {"size": LARGE}})
def from_item_on_board(visit):
  large = visit.case.settings["size"] == LARGE
  tab = visit.tab(A[1])
  at_flight(tab, A, large)
  tab.open(ALL)
  at_board(tab, ALL, "all", large)
  length = tab.evaluate("history.length")
  tab.click("[data-item=last-flight]")
  at_flight(tab, A, large)
  same(tab.evaluate("history.length"), length + 1, "steps of history")
  tab.back()
  at_board(tab, ALL, "all", large)
  tab.click(tab.row(B[0]))
  at_flight(tab, B, large)
  tab.back()
  at_board(tab, ALL, "all", large)
  tab.forward()
  at_flight(tab, B, large)

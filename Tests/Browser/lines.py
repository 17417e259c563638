"""The sentences that are to be proved, numbered by line, each in a few words of our own.

`N6.2` is the second sentence of the sixth line on finding the way. Every one has at least one test
whose name begins with its number, and no test names a sentence that is not here.
"""

from harness import TESTS, check, test

SENTENCES = {
  "N1": ["the sidebar on every page, from one list", "the title leads to the welcome page"],
  "N2": ["beside the content on a wide screen", "one column on a narrow one"],
  "N3": ["a hint above today's figures", "the next five as of now"],
  "N4": ["the chosen item is marked", "script can do what a tap can"],
  "N5": ["an item is a full-width link on a pattern"],
  "N6": ["a title of its own", "today's board and other days' boards, with their date"],
  "N7": ["Back and the breadcrumb", "where Back leads"],
  "N8": ["an address comes from a route", "page kinds and destinations by name"],
  "N9": ["the sidebar at medium width", "it can be hidden on a wide screen", "<details> without script"],
  "B1": ["a board for each day", "what a row reads"],
  "B2": ["three tabs in order", "own icons", "a swipe to the neighbour"],
  "B3": ["the badges' numbers and the date", "they follow Hide Past", "zero hides a badge"],
  "B4": ["a toggle, off at first", "which flights remain", "before the tab, and badges follow",
         "one state for this visit"],
  "B5": ["the visitor's instant, every minute and on waking"],
  "B6": ["the last tab is remembered", "only choosing is remembered",
         "Flight Status leads to the remembered tab"],
  "B7": ["the first coming flight is in view"],
  "B8": ["fifteen days, neighbours and a picker"],
  "B9": ["today is found when the page is looked at"],
  "B10": ["search over all days", "choosing a match opens the flight"],
  "F1": ["a page with all that is known"],
  "F2": ["status by word, shape and colour"],
  "F3": ["viewing makes it the last one viewed", "another replaces it"],
  "F4": ["the item, when there is one in the published days", "what opening it shows",
         "the row on a large screen", "where it is kept", "storage blocked or full"],
  "F5": ["ten days of history, chart and table"],
  "F6": ["copy link, calendar, QR code"],
  "F7": ["an open page follows its day's data", "it can be paused"],
  "F8": ["help on the way"],
  "S1": ["push, modal, popover", "a link says which", "which edge the arrow touches",
         "a container speaks for its links", "ordinary links without script"],
  "S2": ["one selection", "set, swapped, dismissed", "from anywhere by script"],
  "S3": ["every way out leaves nothing selected"],
  "S4": ["the address follows the selection", "shared, closed by Back, kept by reload"],
  "S5": ["what a modal does", "what a popover does", "its arrow, its flip, the sheet"],
  "S6": ["one host a kind", "all three on a page"],
  "S7": ["where each is used", "a site's own choice for flights"],
  "C1": ["two columns", "three on a large screen", "full screens below"],
  "C2": ["choosing a row beside the list"],
  "C3": ["a flight opened by itself gets its list"],
  "C4": ["only boards and flights have three"],
  "A1": ["the accessible page"],
  "A2": ["changed counts are announced once"],
  "A3": ["the browser's own transitions"],
  "A4": ["nobody else is asked, nothing is kept", "a policy without inline code"],
}


def numbers():
  return [f"{line}.{number}" for line, sentences in SENTENCES.items()
          for number in range(1, len(sentences) + 1)]


@test("table", "every sentence has a test, and every test a sentence")
def every_sentence(visit):
  proved = {case.line for case in TESTS}
  known = set(numbers())
  others = {"table", "big", "bad", "search", "walk", "axe", "keyboard", "picture"}
  check(not known - proved, f"no test for {', '.join(sorted(known - proved))}")
  strange = {line for line in proved if line not in known and line not in others}
  check(not strange, f"no such sentence: {', '.join(sorted(strange))}")


WITHOUT_SCRIPT = ["N1", "N2", "N3", "N5", "N6", "N7", "N8", "N9", "B1", "B2", "B3", "B8", "F1", "F2",
                  "F5", "F8", "S1", "A1"]


@test("table", "what must work without script has a test without script")
def without_script(visit):
  proved = {case.line.split(".")[0] for case in TESTS if case.settings.get("script") is False}
  missing = [line for line in WITHOUT_SCRIPT if line not in proved]
  check(not missing, f"no test without script for {', '.join(missing)}")

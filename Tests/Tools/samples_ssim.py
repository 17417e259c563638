"""The season files among the samples, read by ssimfiles.py, against the sites that are built of them.

Compared are all flights of the airport on the days of the site: designator, far end of the way, stops,
wall time; and rows and badges of the boards. A few flights stand here as they were read by eye.
"""

import datetime
import json
from pathlib import Path

import sitefiles
import ssimfiles

SAMPLES = sitefiles.SHARED / "data/samples/ssim"
SITE = ("title: Season\nairport: {}\nlanguage: en-GB\ndays: 15\nschedule:\n"
        "  ssim: {{ file: {}{} }}\n")
ALL_TYPES = ", service_types: [C, F, G, J, K, P]"

# Sample, airport, its zone, first day, more keys, types left out, what there is by this program's own
# count, and flights read by eye with the stops on their way.
CASES = [
  ("run-2005-summer.ssim", "RUN", "Indian/Reunion", "2005-06-09", "", "FP", 189, [
    ("arrival", "XX 974", "CDG", "2005-06-09T08:40+04:00", ()),
    ("departure", "XX 201", "HAH", "2005-06-09T10:10+04:00", ("DZA",)),
    ("departure", "XX 102", "MRU", "2005-06-10T08:00+04:00", ())]),
  ("run-2005-summer.ssim", "RUN", "Indian/Reunion", "2005-06-09", ALL_TYPES, "", 191, [
    ("departure", "XX 41", "DZA", "2005-06-09T21:30+04:00", ()),
    ("arrival", "XX 42", "DZA", "2005-06-10T02:30+04:00", ())]),
  ("run-2005-summer.ssim", "RUN", "Indian/Reunion", "2005-10-20", "", "FP", None, []),
  ("run-with-duplicates.ssim", "RUN", "Indian/Reunion", "2005-06-09", ALL_TYPES, "", 2, [
    ("departure", "XX 41", "DZA", "2005-06-09T21:30+04:00", ()),
    ("arrival", "XX 42", "DZA", "2005-06-10T02:30+04:00", ())]),
  ("run-with-duplicates.ssim", "RUN", "Indian/Reunion", "2005-08-30", "", "FP", 1, [
    ("arrival", "XX 9974", "CDG", "2005-09-07T20:55+04:00", ())]),
  ("two-legs-dei-050-127.ssim", "KEF", "Atlantic/Reykjavik", "2018-04-01", "", "FP", 2, [
    ("departure", "XX 1000", "AMS", "2018-04-03T05:10+00:00", ()),
    ("departure", "XX 1001", "LHR", "2018-04-03T05:10+00:00", ("AMS",))]),
  ("two-legs-dei-050-127.ssim", "AMS", "Europe/Amsterdam", "2018-04-01", "", "FP", 3, [
    ("departure", "XX 1001", "LHR", "2018-04-03T11:30+02:00", ())]),
  ("two-legs-dei-050-127.ssim", "LHR", "Europe/London", "2018-04-01", "", "FP", 1, [
    ("arrival", "XX 1001", "KEF", "2018-04-03T11:00+01:00", ("AMS",))]),
]


def iso(moment):
  text = moment.strftime("%Y-%m-%dT%H:%M%z")
  return f"{text[:-2]}:{text[-2:]}"


def check(work, check_board, report):
  """Builds and compares all cases; gives what was counted."""
  counts = []
  for number, (sample, home, zone, first, more, left_out, count, seen) in enumerate(CASES):
    name = f"{sample} at {home} from {first}"
    path, folder = Path(work, f"ssim{number}.yml"), f"{work}/ssim{number}-public"
    path.write_text(SITE.format(home, json.dumps(str((SAMPLES / sample).resolve())), more),
                    encoding="utf-8")
    try:
      sitefiles.build(path, folder, f"{first}T04:00", "--quiet")
    except sitefiles.BuildFailed as error:
      report.add(f"{name}: {error}")
      continue
    begin = datetime.date.fromisoformat(first)
    days = {begin + datetime.timedelta(days=day) for day in range(15)}
    expected = sorted(
      (direction, designator, far, iso(moment), stops)
      for direction, designator, far, moment, stops
      in ssimfiles.flights(SAMPLES / sample, home, zone, left_out) if moment.date() in days)
    built = sorted(read(folder, check_board, report))
    for missing in [one for one in expected if one not in built]:
      report.add(f"{name}: not on a board: {missing}")
    for strange in [one for one in built if one not in expected]:
      report.add(f"{name}: not in the file: {strange}")
    if len(built) != len(expected) or count not in (None, len(expected)):
      report.add(f"{name}: {len(built)} flights on boards, {len(expected)} read here, {count} known")
    for one in seen:
      if one not in built:
        report.add(f"{name}: not as read by eye: {one}")
    counts.append(f"{len(expected)} of {name}")
  return counts


def read(folder, check_board, report):
  """The flights of a built site, the stops from their pages."""
  for name in sitefiles.names(folder):
    if not name.endswith("/flights.json"):
      continue
    day = json.loads(sitefiles.read(folder, name))
    check_board(folder, day, report)
    for entry in day["flights"]:
      address = f"{day['date']}/{entry['page']}"
      page = sitefiles.parse_file(folder, address)
      times = {element.get("datetime") for element in page.find(lambda inner: inner.tag == "time")}
      if entry["scheduled"] not in times:
        report.add(f"{address}: {entry['scheduled']} is not shown")
      yield (entry["direction"], entry["designator"], entry["airport"], entry["scheduled"],
             stops(page))


def stops(page):
  """The codes behind 'Via' on a flight's page."""
  for pair in page.find(lambda inner: inner.tag == "div"):
    parts = [child for child in pair.children if not isinstance(child, str)]
    if [part.tag for part in parts] == ["dt", "dd"] and words(parts[0]) == ["Via"]:
      return tuple(words(parts[1]))
  return ()


def words(element):
  text = " ".join(child if isinstance(child, str) else " ".join(words(child))
                  for child in element.children)
  return text.split()

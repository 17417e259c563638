#!/usr/bin/env python3
"""Builds sites of made season files, in local time and in UTC, over each change of the clock.

The same flights are filed twice: by the clocks of both ends, and by UTC, where days, weekdays and
times differ and change with the season. For the twenty days around either change both sites must be
the same, byte for byte, and have the flights that were meant. Among them are flights in the hour that
the clock shows twice, over midnight and over the date line, every other week, and flights that are
also filed by the airlines that only sell them.
"""

import datetime
import json
import random
import sys
import tempfile
from pathlib import Path
from zoneinfo import ZoneInfo

import check_samples
import sitefiles
import ssimfiles

UTC = datetime.timezone.utc
DAY = datetime.timedelta(days=1)
HOME = "JFK"
ZONES = {
  "JFK": "America/New_York", "LHR": "Europe/London", "CDG": "Europe/Paris", "HND": "Asia/Tokyo",
  "HNL": "Pacific/Honolulu", "AKL": "Pacific/Auckland", "DEL": "Asia/Kolkata", "PHX": "America/Phoenix",
  "GRU": "America/Sao_Paulo", "SYD": "Australia/Sydney", "BOS": "America/New_York",
  "YYT": "America/St_Johns",
}
SPRING, AUTUMN = datetime.date(2011, 3, 13), datetime.date(2011, 11, 6)
SITE = ("title: Season\nairport: JFK\nlanguage: en-US\ndays: 20\nschedule:\n"
        "  ssim: {{ file: {} }}\n")


class Flight:
  """One number on some days, with the time at which it leaves by the clock of that end."""

  def __init__(self, chance, number, first):
    far = chance.choice([code for code in ZONES if code != HOME])
    self.ends = (HOME, far) if chance.random() < 0.5 else (far, HOME)
    self.airline, self.number = chance.choice(["RL", "NQ", "4U"]), number
    self.minute = chance.choice([chance.randrange(0, 1440), chance.randrange(55, 125), 0, 1439])
    self.length = datetime.timedelta(minutes=chance.choice([45, 95, 380, 660, 1010]))
    self.fortnightly = chance.random() < 0.2
    self.weekdays = chance.sample(range(1, 8), chance.randint(1, 2 if self.fortnightly else 7))
    self.first = first - chance.randrange(3, 30) * DAY
    self.last = first + chance.randrange(15, 50) * DAY
    self.sold_as = [f"YH{number}"] if chance.random() < 0.2 else []
    self.terminal = chance.choice(["", "1", "4"])

  def days(self):
    """Its days of departure."""
    date = self.first
    while date <= self.last:
      weeks = (date - self.first).days // 7
      if date.isoweekday() in self.weekdays and not (self.fortnightly and weeks % 2):
        yield date
      date += DAY

  def times(self):
    """For each day the moments of both ends in UTC."""
    zone = ZoneInfo(ZONES[self.ends[0]])
    for date in self.days():
      wall = datetime.datetime.combine(
        date, datetime.time(self.minute // 60, self.minute % 60, fold=self.number % 2), zone)
      departure = wall.astimezone(UTC)
      # A time that the clock skips is none.
      if departure.astimezone(zone).replace(tzinfo=None) == wall.replace(tzinfo=None):
        yield departure, departure + self.length


def rows(flight, mode):
  """What record 3 says of each day: the day, and all that must be the same in one record."""
  for moments in flight.times():
    clocks = [moment.astimezone(UTC if mode == "U" else ZoneInfo(ZONES[end]))
              for moment, end in zip(moments, flight.ends)]
    variations = [moment.astimezone(ZoneInfo(ZONES[end])).utcoffset()
                  for moment, end in zip(moments, flight.ends)]
    shift = (clocks[1].date() - clocks[0].date()).days
    yield clocks[0].date(), (*(clock.strftime("%H%M") for clock in clocks), *variations, shift)


def records(chance, flight, mode, serial):
  """One record for as long as nothing changes, and the segment data behind it."""
  runs = []
  for date, said in rows(flight, mode):
    # Weeks count from a period's first day, so that only one weekday keeps its turn in any.
    if runs and runs[-1][1] == said and not (flight.fortnightly and len(flight.weekdays) > 1):
      runs[-1][0].append(date)
    else:
      runs.append(([date], said))
  for number, (dates, (departure, arrival, here, there, shift)) in enumerate(runs, 1):
    weekdays = {date.isoweekday() for date in dates}
    form = chance.choice(["", ".", "0"])
    days = "".join(str(day) if day in weekdays else form or " " for day in range(1, 8))
    key = {3: flight.airline, 6: f"{flight.number:>4}", 10: f"{number % 100:02}01J"}
    terminal = {53: flight.terminal} if flight.ends[0] == HOME else {71: flight.terminal}
    fields = {
      1: "3", **key, 15: ssimfiles.spelled(dates[0]) + ssimfiles.spelled(dates[-1]), 29: days,
      37: flight.ends[0] + departure * 2 + ssimfiles.variation(here), **terminal,
      55: flight.ends[1] + arrival * 2 + ssimfiles.variation(there), 73: "320",
    }
    if flight.fortnightly and len(dates) > 1:
      fields[36] = "2"
    if number > 99:
      fields[128] = str(number // 100)
    if chance.random() < 0.3 and -1 <= shift:
      fields[193] = "0" + ("J" if shift < 0 else str(shift))
    yield ssimfiles.record({**fields, 195: f"{serial():06}"})
    segment = {1: "4", **key, 29: "AB", 34: "".join(flight.ends)}
    for sold in flight.sold_as:
      yield ssimfiles.record({**segment, 31: "010" + "".join(flight.ends) + f"{sold[:2]} {sold[2:]:>4}",
                              195: f"{serial():06}"})
    for sold in flight.sold_as:
      marketed = {3: sold[:2], 6: f"{sold[2:]:>4}"}
      yield ssimfiles.record({**fields, **marketed, 195: f"{serial():06}"})
      yield ssimfiles.record({
        **segment, **marketed,
        31: "050" + "".join(flight.ends) + f"{flight.airline} {flight.number:>4}",
        195: f"{serial():06}"})


def season(flights, mode, seed):
  chance = random.Random(seed)
  count = [0]

  def serial():
    count[0] += 1
    return count[0]

  lines = [ssimfiles.record({1: "1AIRLINE STANDARD SCHEDULE DATA SET", 195: f"{serial():06}"})]
  lines += ["0" * 200] * 4
  lines.append(ssimfiles.record({1: f"2{mode}RL", 15: "01JAN1131DEC11", 195: f"{serial():06}"}))
  for flight in flights:
    lines += records(chance, flight, mode, serial)
  lines.append(ssimfiles.record({1: "5 RL", 188: "000000E", 195: f"{serial():06}"}))
  end = "\n" if mode == "L" else "\r\n"
  return end.join(lines) + end


def expected(flights, first):
  """(direction, designator, far end, wall time, other numbers) of the twenty days."""
  days = {first + day * DAY for day in range(20)}
  found = []
  for flight in flights:
    direction = "departure" if flight.ends[0] == HOME else "arrival"
    here = 0 if direction == "departure" else 1
    for moments in flight.times():
      local = moments[here].astimezone(ZoneInfo(ZONES[HOME]))
      if local.date() in days:
        text = local.strftime("%Y-%m-%dT%H:%M%z")
        found.append((direction, f"{flight.airline} {flight.number}", flight.ends[1 - here],
                      f"{text[:-2]}:{text[-2:]}", tuple(flight.sold_as)))
  return sorted(found)


def built(folder, report):
  """The flights of a site, whose badges must count its rows."""
  found = []
  for name in sitefiles.names(folder):
    if name.endswith("/flights.json"):
      day = json.loads(sitefiles.read(folder, name))
      for entry in day["flights"]:
        found.append((entry["direction"], entry["designator"], entry["airport"], entry["scheduled"],
                      tuple(entry["codeshares"])))
      check_samples.check_board(folder, day, report)
  return sorted(found)


def main():
  report = sitefiles.Findings()
  counts = []
  with tempfile.TemporaryDirectory(prefix="boardwalk-seasons-") as work:
    for change in (SPRING, AUTUMN):
      first = change - 10 * DAY
      for seed in range(5):
        chance = random.Random(f"{change} {seed}")
        flights = [Flight(chance, 100 + number, first) for number in range(60)]
        trees = {}
        for mode in "LU":
          name = f"{change}-{seed}-{mode}"
          Path(work, f"{name}.ssim").write_text(season(flights, mode, seed), encoding="ascii",
                                                newline="")
          site = Path(work, f"{name}.yml")
          site.write_text(SITE.format(f"{name}.ssim"), encoding="ascii")
          folder = f"{work}/{name}-public"
          try:
            told = sitefiles.build(site, folder, f"{first}T04:00", "--quiet")
          except sitefiles.BuildFailed as error:
            report.add(f"{name}: {error}")
            continue
          if told:
            report.add(f"{name}: {told}")
          trees[mode] = {path: sitefiles.read(folder, path) for path in sitefiles.names(folder)}
          wanted, found = expected(flights, first), built(folder, report)
          for flight in [one for one in wanted if one not in found][:9]:
            report.add(f"{name}: not on a board: {flight}")
          for flight in [one for one in found if one not in wanted][:9]:
            report.add(f"{name}: not in the file: {flight}")
          if len(wanted) != len(found):
            report.add(f"{name}: {len(found)} flights, not {len(wanted)}")
        if len(trees) == 2 and trees["L"] != trees["U"]:
          differing = [path for path in sorted(set(trees["L"]) | set(trees["U"]))
                       if trees["L"].get(path) != trees["U"].get(path)]
          report.add(f"{change}-{seed}: local time and UTC differ in {differing[:9]}")
        counts.append(len(expected(flights, first)))
  return report.finish(f"seasons: {len(counts)} seasons of {min(counts)} to {max(counts)} flights over "
                       "both changes of the clock, the same by local time and by UTC")


if __name__ == "__main__":
  sys.exit(main())

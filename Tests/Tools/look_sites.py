"""The sites that check_look.py looks at, and where each kind of page is in them."""

import csv
import json
import os
import re
import shutil
import sys
from pathlib import Path

import sitefiles

TOOLS = Path(__file__).resolve().parent
NOW = "2026-11-30T09:10"
TODAY, LATER, EMPTY = "2026-11-30", "2026-12-01", "2026-12-03"
EXTRA = """---
layout: main
title: Lost property
subtitle: Hall B, next to the pharmacy
order: 1
---
What is found is kept for **three months**.

## How to ask

1. Go to hall B.
2. Ask, or look at [today's arrivals](page:today-arrivals) if it was lost on board.

- [All days](page:days)
"""
NOTICE = f"""---
from: {TODAY}
until: {LATER}
title: Security is busy
---
Please allow *thirty minutes* more. [Ask](https://airport.example/) if your flight leaves soon.
"""
SITE = """title: {title}
time_zone: America/New_York
language: en-US
days: {days}
schedule:
  csv: {{ file: schedule.csv }}
"""
WHOLE = """base_url: https://www.mountain-airport.example/flights
assistance:
  phone: +1 555 0100
  meeting_point: Desk 4 beside the entrance
  page: accessibility
"""
COLUMNS = ("direction airline airline_name number airport city scheduled estimated actual status "
           "terminal gate belt check_in aircraft codeshares via remark").split()
# What is required, and nothing else.
REQUIRED = ["direction", "airline", "number", "airport", "scheduled", "status", "estimated"]


def airports():
  with open(sitefiles.ROOT / "Sources/CAirports/airports.csv", encoding="utf-8", newline="") as file:
    return list(csv.DictReader(file))


def longest(count):
  """The airports with the longest cities, words and names."""
  rows = airports()
  chosen = {}
  for key in (lambda row: len(row["city"]), lambda row: max(map(len, row["city"].split() or [""])),
              lambda row: len(row["name"])):
    for row in sorted(rows, key=lambda row: (-key(row), row["iata"]))[:count]:
      chosen[row["iata"]] = row
  return list(chosen.values())


def long_flights():
  """Flights to and from the longest real names, one in every state, every field as long as it gets."""
  states = [("scheduled", None), ("delayed", 95), ("cancelled", None), ("on-time", None),
            ("boarding", 25), ("early", -12), ("gate-closed", None), ("diverted", 40)]
  flights = []
  for number, airport in enumerate(longest(6)):
    status, late = states[number % len(states)]
    hour, minute = 10 + number % 12, 5 * (number % 11)
    flight = dict.fromkeys(COLUMNS, "")
    flight.update(
      direction="departure" if number % 2 else "arrival", airline="WQ",
      airline_name="Wilkes-Barre and Greater Scranton Northeastern Airways", number=str(8880 + number),
      airport=airport["iata"], status=status, terminal="Flughafen 2", gate=f"W10{number % 10}B",
      belt="International 12", check_in="1120–1199", aircraft="Airbus A321neo XLR",
      codeshares="WQ8801 XX8802 YY8803 ZZ8804", via=airport["iata"],
      remark="Wheelchair boarding from the *Rindfleischetikettierungsüberwachungsstelle*.")
    for day in (TODAY, LATER):
      flight["scheduled"] = f"{day}T{hour:02}:{minute:02}"
      flight["estimated"] = ""
      if late is not None:
        total = hour * 60 + minute + late
        flight["estimated"] = f"{day}T{total // 60 % 24:02}:{total % 60:02}"
      flights.append(dict(flight))
  return flights


def bare_flights():
  """An airport that knows no more than it must: no names, gates, terminals or codes."""
  flights = []
  for number in range(14):
    late = number % 5 == 1
    status = "cancelled" if number % 5 == 2 else "delayed" if late else ""
    for day in (TODAY, LATER):
      flights.append({
        "direction": "AD"[number % 2], "airline": "XY", "number": str(10 + number),
        "airport": ["Town", "North Field", "Island"][number % 3],
        "scheduled": f"{day}T{6 + number:02}:{number}0"[:16] if number < 6
        else f"{day}T{6 + number:02}:15",
        "estimated": f"{day}T{7 + number:02}:40" if late else "", "status": status})
  return flights


def write_site(folder, title, columns, flights, days=4):
  """The sources of a site."""
  os.makedirs(folder / "Templates/pages", exist_ok=True)
  os.makedirs(folder / "Templates/notices", exist_ok=True)
  (folder / "site.yml").write_text(SITE.format(title=title, days=days), encoding="utf-8")
  (folder / "Templates/pages/lost-property.md").write_text(EXTRA, encoding="utf-8")
  (folder / "Templates/notices/security.md").write_text(NOTICE, encoding="utf-8")
  with open(folder / "schedule.csv", "w", encoding="utf-8", newline="") as file:
    writer = csv.DictWriter(file, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(flights)


def build(folder):
  sitefiles.build(folder / "site.yml", folder / "public", NOW, "--quiet")
  return folder / "public"


def build_all(work):
  """Builds every site; each by its name."""
  shutil.rmtree(work, ignore_errors=True)
  demo = work / "demo"
  shutil.copytree(sitefiles.ROOT / "Templates", demo / "Templates")
  shutil.copy(sitefiles.ROOT / "site.yml", demo)
  (demo / "Templates/notices").mkdir(exist_ok=True)
  (demo / "Templates/notices/security.md").write_text(NOTICE, encoding="utf-8")
  longest_title = max((row["name"] for row in airports()), key=len)
  write_site(work / "longest", longest_title, COLUMNS, long_flights())
  write_site(work / "bare", "Field", REQUIRED, bare_flights())
  return {name: build(work / name) for name in ("demo", "longest", "bare")}


def build_demo(work):
  """The demo with all that a site can say on its pages, for their weight."""
  folder = work / "whole"
  shutil.copytree(sitefiles.ROOT / "Templates", folder / "Templates")
  text = (sitefiles.ROOT / "site.yml").read_text(encoding="utf-8")
  (folder / "site.yml").write_text(WHOLE + text, encoding="utf-8")
  return build(folder)


def build_timetable(work):
  """The site whose theme has nothing of the built-in one."""
  folder = work / "timetable"
  shutil.copytree(sitefiles.ROOT / "Tests/Sites/timetable", folder,
                  ignore=shutil.ignore_patterns("expected"))
  sitefiles.build(folder / "site.yml", folder / "public", f"{TODAY}T05:00", "--quiet")
  return folder / "public"


def build_board(work, flights):
  """The demo with so many flights a day."""
  folder = work / f"board-{flights}"
  shutil.copytree(sitefiles.ROOT / "Templates", folder / "Templates")
  text = (sitefiles.ROOT / "site.yml").read_text(encoding="utf-8")
  many, count = re.subn(r"flights_per_day: *\d+", f"flights_per_day: {flights}", text)
  if count != 1:
    sys.exit("site.yml does not say flights_per_day once")
  (folder / "site.yml").write_text(f"days: 1\n{re.sub(r'(?m)^days:.*', '', many)}", encoding="utf-8")
  return build(folder)


def flights_of(site, day):
  return json.loads(sitefiles.read(site, f"{day}/flights.json"))["flights"]


def pages(site):
  """Every kind of page, and where one is."""
  flights = flights_of(site, TODAY)

  def first(condition):
    return next((f"{TODAY}/{flight['page']}" for flight in flights if condition(flight)), None)

  extras = [name for name in ("getting-here.html", "lost-property.html", "ferry.html")
            if name in sitefiles.names(site)]
  found = {
    "welcome": "index.html",
    "board": f"{TODAY}/index.html",
    "arrivals": f"{TODAY}/arrivals.html",
    "departures": f"{TODAY}/departures.html",
    "another day": f"{LATER}/index.html",
    "flight": first(lambda flight: flight["lateness"] == "on-time"),
    "delayed flight": first(lambda flight: flight["lateness"] in ("late", "very-late")),
    "cancelled flight": first(lambda flight: flight["lateness"] == "cancelled"),
    "today": "today/index.html",
    "days": "days.html",
    "search": "search.html",
    "not found": "404.html",
    "extra page": extras[0],
    "display": "display/departures.html",
  }
  missing = [kind for kind, name in found.items() if name is None]
  if missing:
    raise LookupError(f"{site} has no {', '.join(missing)}")
  return found

#!/usr/bin/env python3
"""Writes a made schedule as canonical CSV: the same seed gives the same bytes.

With --change, --remove and --add it writes the schedule as it stands a while later, so that two
calls that differ only in these give the before and after of one site.
"""

import argparse
import csv
import datetime
import random
import sys
from zoneinfo import ZoneInfo

COLUMNS = ("id direction airline airline_name number airport scheduled estimated actual status "
           "terminal gate belt check_in aircraft codeshares via remark").split()

AIRLINES = [
  ("RL", "Ridge Line"), ("MT", "Meridian Trans"), ("NV", "Nordvind"), ("SK", "Skerry Air"),
  ("PQ", "Pacific Quay"), ("TL", "Tideland"), ("HB", "Harbor Bridge"), ("CZ", "Cinder Zone"),
  ("OA", "Oakline"), ("VE", "Ventana"), ("GX", "Glacier Express"), ("BL", "Bluewater"),
  ("KM", "Kilometre"), ("ZF", "Zephyr"), ("QU", "Quarter Note"), ("W4", "Four Winds"),
  ("3L", "Three Lakes"), ("JU", "Juniper"), ("LP", "Lamplight"), ("DY", "Daybreak"),
]

AIRPORTS = """ABQ AMS ANC ARN ATH ATL AUS BCN BDL BHX BKK BNA BOG BOS BRU BUF BUR BWI CDG CLE CLT CMH
CPH CUN CVG DCA DEL DEN DFW DOH DTW DUB DUS DXB EDI EWR EZE FCO FLL FRA GIG GLA GRU GVA HAM HEL HKG
HND HNL HOU IAD IAH ICN IND IST JAX JNB KEF KIX KUL LAS LAX LGA LHR LIM LIS LYS MAD MAN MCI MCO MDW
MEL MEM MEX MIA MKE MSP MSY MUC MXP NAS NCE NRT OAK OMA ONT ORD ORY OSL PDX PEK PHL PHX PIT PMI PRG
PTY PVG RDU RIC RNO RSW SAN SAT SCL SEA SFO SIN SJC SJU SLC SMF SNA STL SVO SYD TPA TPE TUS VIE WAW
YUL YVR YYC YYZ ZRH""".split()

AIRCRAFT = "A20N A21N A319 A320 A321 A333 A359 B38M B738 B739 B763 B77W B789 BCS3 E75L E190".split()
REMARKS = ["", "", "", "", "", "", "", "Please have your passport ready.",
           "Bus transfer to the aircraft.", "Hand baggage may be collected at the gate.",
           "Wheelchair boarding from the lift at the *east* end."]
STEP_DEPARTURE = ["scheduled", "on-time", "check-in", "go-to-gate", "boarding", "final-call"]
STEP_ARRIVAL = ["scheduled", "on-time", "en-route", "expected", "approaching", "landed"]


def iso(instant):
  """ISO 8601 to the minute, with the offset."""
  return instant.isoformat(timespec="minutes")


def scheduled_instant(chance, day, zone):
  """A minute of the day that exists in the zone and is not repeated there."""
  minute = min(int(chance.triangular(0, 1440, 860)), 1439)
  wall = datetime.datetime.combine(day, datetime.time(minute // 60, minute % 60), zone)
  first, second = wall.utcoffset(), wall.replace(fold=1).utcoffset()
  return wall if first == second else wall + datetime.timedelta(hours=3)


def later(instant, minutes, zone):
  """Minutes later as time passes, not as the clock on the wall goes."""
  moved = instant.astimezone(datetime.timezone.utc) + datetime.timedelta(minutes=minutes)
  return moved.astimezone(zone)


def as_of_now(chance, flight, scheduled, zone):
  """Fills what is known about a flight on the first day: times, status."""
  lot = chance.random()
  step = STEP_DEPARTURE if flight["direction"] == "departure" else STEP_ARRIVAL
  if lot < 0.03:
    flight["status"] = "cancelled"
  elif lot < 0.30:
    flight["estimated"] = iso(later(scheduled, chance.randrange(1, 240), zone))
    flight["status"] = "delayed"
  elif lot < 0.40:
    flight["estimated"] = iso(later(scheduled, -chance.randrange(1, 30), zone))
    flight["status"] = "early"
  else:
    flight["status"] = chance.choice(step)


def make_flight(chance, used, day, zone, is_first_day):
  """One flight on a day, with an id that no other has."""
  direction = chance.choice(("arrival", "departure"))
  while True:
    airline, airline_name = chance.choice(AIRLINES)
    number = str(chance.randrange(1, 9999))
    airport = chance.choice(AIRPORTS)
    key = (day, airline, number)
    if key not in used:
      used.add(key)
      break
  scheduled = scheduled_instant(chance, day, zone)
  flight = dict.fromkeys(COLUMNS, "")
  flight.update(
    id=f"{day:%Y%m%d}-{direction[0].upper()}-{airline}{number}-{airport}", direction=direction,
    airline=airline, airline_name=airline_name, number=number, airport=airport,
    scheduled=iso(scheduled), status="scheduled", terminal=chance.choice("1245"),
    aircraft=chance.choice(AIRCRAFT), remark=chance.choice(REMARKS))
  if direction == "departure":
    flight["gate"] = f"{chance.choice('ABCD')}{chance.randrange(1, 60)}"
    desk = chance.randrange(1, 300)
    flight["check_in"] = f"{desk}–{desk + 6}"
  else:
    flight["belt"] = str(chance.randrange(1, 16))
  if chance.random() < 0.2:
    others = chance.sample([code for code, _ in AIRLINES if code != airline], 2)
    flight["codeshares"] = " ".join(f"{code}{chance.randrange(1000, 9999)}" for code in others)
  if chance.random() < 0.05:
    flight["via"] = chance.choice(AIRPORTS)
  if is_first_day:
    as_of_now(chance, flight, scheduled, zone)
  return flight


def change(chance, flight, zone):
  """Changes what a flight says, never what it is."""
  scheduled = datetime.datetime.fromisoformat(flight["scheduled"])
  lot = chance.randrange(3)
  if lot == 0:
    flight["gate"] = f"E{chance.randrange(60, 99)}"
  elif lot == 1:
    flight["estimated"] = iso(later(scheduled, chance.randrange(241, 300), zone))
    flight["status"] = "delayed"
  else:
    flight["remark"] = "Changed: please ask at the desk."


def make(arguments):
  """All flights, in no particular order for the days, as a file from a database is."""
  zone = ZoneInfo(arguments.zone)
  first = datetime.date.fromisoformat(arguments.first)
  chance = random.Random(arguments.seed)
  used = set()
  flights = [
    make_flight(chance, used, first + datetime.timedelta(days=number), zone, number == 0)
    for number in range(arguments.days) for _ in range(arguments.flights_per_day)]
  if arguments.change or arguments.remove or arguments.add:
    chosen = chance.sample(range(len(flights)), arguments.change + arguments.remove)
    for index in chosen[:arguments.change]:
      change(chance, flights[index], zone)
    gone = set(chosen[arguments.change:])
    flights = [flight for index, flight in enumerate(flights) if index not in gone]
    for _ in range(arguments.add):
      day = first + datetime.timedelta(days=chance.randrange(arguments.days))
      flights.append(make_flight(chance, used, day, zone, day == first))
  return flights


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--first", default="2026-11-30", help="first day, ISO")
  parser.add_argument("--days", type=int, default=15)
  parser.add_argument("--flights-per-day", type=int, default=2700)
  parser.add_argument("--zone", default="America/New_York")
  parser.add_argument("--seed", type=int, default=1)
  parser.add_argument("--change", type=int, default=0, help="flights that say something else")
  parser.add_argument("--remove", type=int, default=0, help="flights that are gone")
  parser.add_argument("--add", type=int, default=0, help="flights that are new")
  parser.add_argument("-o", "--output", help="file to write; else stdout")
  arguments = parser.parse_args()
  flights = make(arguments)
  out = open(arguments.output, "w", encoding="utf-8", newline="") if arguments.output \
    else sys.stdout
  with out:
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(flights)


if __name__ == "__main__":
  main()

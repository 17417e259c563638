"""Schedules that are made up, the same for the same seed, to be written in several formats.

A schedule has services: a number, the airports of its way in order, the wall time at the site's
airport, and the days on which it goes. Of each day it makes a flight that arrives, one that departs, or
both, with what is known of it at the moment.
"""

import dataclasses
import datetime
import random
from zoneinfo import ZoneInfo

UTC = datetime.timezone.utc
DAY = datetime.timedelta(days=1)
MINUTE = datetime.timedelta(minutes=1)

# Airports with their zones, and what stations of these cities are called where there are no codes.
PLACES = {
  "JFK": ("America/New_York", "Queens"), "LHR": ("Europe/London", "London"),
  "BOS": ("America/New_York", "Boston"), "ZRH": ("Europe/Zurich", "Zürich"),
  "CGN": ("Europe/Berlin", "Köln"), "HND": ("Asia/Tokyo", "東京"), "DEL": ("Asia/Kolkata", "दिल्ली"),
  "AKL": ("Pacific/Auckland", "Tāmaki"), "HNL": ("Pacific/Honolulu", "Honolulu"),
  "GRU": ("America/Sao_Paulo", "São-Paulo"), "YYT": ("America/St_Johns", "St.John's"),
  "SYD": ("Australia/Sydney", "A&B"), "PHX": ("America/Phoenix", "<Phoenix>"),
  "TLV": ("Asia/Jerusalem", "תל־אביב"), "LIS": ("Europe/Lisbon", "Lisboa"),
}
# A home with days of which some have a change of the clock in them.
HOMES = [("JFK", "2026-03-07"), ("JFK", "2026-10-31"), ("JFK", "2026-11-30"), ("LHR", "2026-03-28"),
         ("LHR", "2026-10-24"), ("LHR", "2026-07-01"), ("AKL", "2026-04-04"), ("SYD", "2026-10-03"),
         ("YYT", "2026-10-31"), ("DEL", "2027-02-28"), ("ZRH", "2026-12-31"), ("PHX", "2026-11-01")]
AIRLINES = {"RL": "Ridge Line", "NQ": "Nørdquay", "4U": "Vier & Unter", "3O": "Trois Océans",
            "YH": "Yellow \"Hill\"", "TST": "Test; Air", "9Z": "Нева", "KMQ": "KMQ"}
# A status of the other direction is told, and these schedules are to be read without a word.
STATUSES = ["scheduled", "on-time", "early", "delayed", "departed", "en-route", "expected",
            "cancelled", "diverted", "gate-change", "Warten auf Störung", "?"]
OWN_STATUSES = {
  "departure": ["check-in", "check-in-closed", "go-to-gate", "gate-open", "boarding", "final-call",
                "gate-closing", "gate-closed"],
  "arrival": ["approaching", "landed", "first-bag", "arrived"],
}
REMARKS = ["Busse fahren über die Brücke.", "Meals on board. **Bring a coat.**", "رحلة جميلة",
           "See [the map](https://maps.example/a?b=c&d=e).", "1. Read this", "Gate < 5 & > 3"]
GATES = ["A4", "B12", "21B", "Ä1", "F 7"]


@dataclasses.dataclass
class Flight:
  """One row of a board."""
  service: object
  direction: str
  date: datetime.date
  # Both moments of each leg of the whole way, in UTC, and the one at the site's airport.
  legs: list
  moment: datetime.datetime
  estimated: datetime.datetime = None
  actual: datetime.datetime = None
  status: str = ""
  terminal: str = ""
  gate: str = ""
  belt: str = ""
  check_in: str = ""
  remark: str = ""

  @property
  def far(self):
    return self.service.way[-1 if self.direction == "departure" else 0]

  @property
  def via(self):
    way, here = self.service.way, self.service.here
    return way[here + 1:-1] if self.direction == "departure" else way[1:here]


class Service:
  """A number that goes the same way on several days."""

  def __init__(self, chance, number, schedule):
    self.airline = chance.choice(list(AIRLINES))
    self.figures = chance.choice([str(number), f"{number:03}", f"{number:04}"])
    self.suffix = chance.choice(["", "", "", "W", "P"])
    self.turn = 1
    others = chance.sample([code for code in PLACES if code != schedule.home], 4)
    before = chance.choice([0, 0, 1, 1, 2])
    behind = chance.choice([1, 1, 2, 3]) if before == 0 else chance.choice([0, 0, 0, 1, 2])
    self.way = others[:before] + [schedule.home] + (others + ["XQV"])[before:before + behind]
    self.here = before
    self.minute = chance.choice([chance.randrange(1440), chance.randrange(50, 185), 0, 1439])
    self.fold = chance.randrange(2)
    self.lengths = [chance.choice([45, 95, 380, 660, 1010]) for _ in self.way[1:]]
    self.stops = [chance.choice([0, 25, 70]) for _ in self.way]
    days = [schedule.first + (day - 1) * DAY for day in range(schedule.days + 2)]
    self.dates = sorted(chance.sample(days, chance.randint(2, len(days))))
    self.codeshares = []
    self.aircraft = chance.choice(["", "320", "77W", "AT7"])
    self.terminal = chance.choice(["", "1", "2I"])
    self.remark = chance.choice(["", "", chance.choice(REMARKS)])
    self.platform = chance.choice(["", "1", "2b"])

  @property
  def number(self):
    return self.figures + self.suffix

  def again(self, chance):
    """The same number once more on its days, hours before or after."""
    other = Service.__new__(Service)
    other.__dict__.update(self.__dict__, turn=2, minute=(self.minute + chance.randrange(120, 900)) % 1440)
    return other

  def moments(self, date, zone):
    """Both moments of each leg; None where the clock skips the time of the day."""
    wall = datetime.datetime.combine(
      date, datetime.time(self.minute // 60, self.minute % 60, fold=self.fold), zone)
    moment = wall.astimezone(UTC)
    if moment.astimezone(zone).replace(tzinfo=None) != wall.replace(tzinfo=None):
      return None
    legs = [None] * len(self.lengths)
    # The wall time is that of the departure, or of the arrival where nothing follows it.
    behind = before = moment
    if self.here < len(self.lengths):
      before = moment - self.stops[self.here] * MINUTE
    for leg in range(self.here, len(self.lengths)):
      legs[leg] = (behind, behind + self.lengths[leg] * MINUTE)
      behind = legs[leg][1] + self.stops[leg + 1] * MINUTE
    for leg in range(self.here - 1, -1, -1):
      legs[leg] = (before - self.lengths[leg] * MINUTE, before)
      before = legs[leg][0] - self.stops[leg] * MINUTE
    return legs


class Schedule:
  """The services and flights of one site."""

  def __init__(self, seed, services=None, days=None):
    """A schedule of a seed; with so many services and days where they are given, else with few."""
    chance = random.Random(f"schedule {seed}")
    self.seed = seed
    self.home, first = chance.choice(HOMES)
    self.zone = ZoneInfo(PLACES[self.home][0])
    self.first = datetime.date.fromisoformat(first)
    self.days = chance.choice([1, 2, 3])
    if days:
      self.days = days
    self.language = chance.choice(["en-US", "en-GB"])
    self.now = f"{self.first}T{chance.choice(['00:05', '05:00', '13:30', '23:50'])}"
    self.services = []
    few = chance.sample(range(1, 9999), chance.randint(4, 9))
    for number in few if services is None else range(1, services + 1):
      service = Service(chance, number, self)
      sellers = [code for code in AIRLINES if code != service.airline]
      service.codeshares = [f"{airline}{chance.choice(['', '0'])}{chance.randrange(1, 999)}" for airline
                            in chance.sample(sellers, chance.choice([0, 0, 0, 1, 2, 6]))]
      self.services.append(service)
      if chance.random() < 0.15:
        self.services.append(service.again(chance))
    # One goes on all days at a time that no clock skips, so that the schedule ends where the site does.
    self.services[0].minute = chance.randrange(300, 1400)
    self.services[0].dates = [self.first + (day - 1) * DAY for day in range(self.days + 2)]
    self.flights = [flight for service in self.services
                    for flight in self.flights_of(chance, service)]

  def flights_of(self, chance, service):
    for date in service.dates:
      legs = service.moments(date, self.zone)
      for direction in ("arrival", "departure"):
        leg = service.here - 1 if direction == "arrival" else service.here
        if legs and 0 <= leg < len(legs):
          moment = legs[leg][1 if direction == "arrival" else 0]
          flight = Flight(service, direction, date, legs, moment)
          self.tell(chance, flight)
          yield flight

  def tell(self, chance, flight):
    """What is known of a flight besides its plan."""
    if chance.random() < 0.4:
      flight.estimated = flight.moment + chance.randint(-40, 300) * MINUTE
    if chance.random() < 0.3:
      flight.actual = flight.moment + datetime.timedelta(seconds=chance.randint(-30, 900) * 20)
    if flight.actual or chance.random() < 0.6:
      flight.status = chance.choice(STATUSES + OWN_STATUSES[flight.direction])
    flight.terminal = flight.service.terminal
    flight.gate = chance.choice(["", *GATES])
    if flight.direction == "arrival":
      flight.belt = chance.choice(["", "3", "Süd"])
    else:
      flight.check_in = chance.choice(["", "12–15", "A1-A9"])
    flight.remark = flight.service.remark or chance.choice(["", "", chance.choice(REMARKS)])

  def is_shown(self, moment):
    """Whether a moment is on one of the site's days."""
    return 0 <= (moment.astimezone(self.zone).date() - self.first).days < self.days

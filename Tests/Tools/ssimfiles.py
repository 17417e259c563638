"""Season files as the checks read and write them, apart from the generator's own reader.

Reading turns records into moments by Python's own dates and zones, day by day over the whole period;
nothing is cut to a window before the end. Writing fills 200 columns.
"""

import datetime
from zoneinfo import ZoneInfo

DAY = datetime.timedelta(days=1)
MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()


def spelled(date):
  return f"{date.day:02}{MONTHS[date.month - 1]}{date.year % 100:02}"


def date_of(text):
  return datetime.date(2000 + int(text[5:7]), MONTHS.index(text[2:5]) + 1, int(text[:2]))


def minutes_of(text):
  return int(text[:2]) * 60 + int(text[2:])


def offset_of(text):
  sign = -1 if text[0] == "-" else 1
  return sign * datetime.timedelta(minutes=minutes_of(text[1:]))


def at(date, text):
  return datetime.datetime.combine(date, datetime.time()) + datetime.timedelta(
    minutes=minutes_of(text))


def legs(path):
  """Every leg on every day: what its record says, and both moments in UTC without a zone."""
  mode = None
  found = []
  for line in path.read_text(encoding="ascii").splitlines():
    if line.startswith("2"):
      mode = line[1]
    if not line.startswith("3"):
      continue
    line = line.ljust(200)
    date, last = date_of(line[14:21]), date_of(line[21:28])
    while date <= last:
      if str(date.isoweekday()) in line[28:35]:
        departure, arrival = at(date, line[39:43]), at(date, line[61:65])
        if mode == "L":
          departure -= offset_of(line[47:52])
          arrival -= offset_of(line[65:70])
        while arrival - departure > DAY:
          arrival -= DAY
        while arrival <= departure:
          arrival += DAY
        found.append({
          "airline": line[2:5].strip(), "number": line[5:9].strip() + line[1].strip(),
          "way": line[2:11] + line[1] + line[127], "leg": int(line[11:13]), "type": line[13],
          "from": line[36:39], "to": line[54:57], "departure": departure, "arrival": arrival,
        })
      date += DAY
  return found


def flights(path, home, zone, left_out="FP"):
  """(direction, designator, far airport, moment, stops) of an airport, without repetitions."""
  clock = ZoneInfo(zone)
  all_legs = [leg for leg in legs(path) if leg["type"] not in left_out]
  found = []

  def local(moment):
    return moment.replace(tzinfo=datetime.timezone.utc).astimezone(clock)

  def beyond(leg, step):
    """The next leg of the same way, outwards, unless that leads back here."""
    near, far, stop = (("from", "to", "departure") if step > 0 else ("to", "from", "arrival"))
    here = leg["arrival"] if step > 0 else leg["departure"]
    best = None
    for other in all_legs:
      if (other["way"] == leg["way"] and other["leg"] == leg["leg"] + step
          and other[near] == leg[far] and other[far] != home
          and datetime.timedelta(0) <= (other[stop] - here) * step <= DAY):
        if best is None or abs(other[stop] - here) < abs(best[stop] - here):
          best = other
    return best

  for leg in all_legs:
    for direction, here, far, step in (("departure", "from", "to", 1), ("arrival", "to", "from", -1)):
      if leg[here] != home:
        continue
      way = [leg]
      while way[-1][far] != home and (following := beyond(way[-1], step)):
        way.append(following)
      stops = [part[far] for part in way[:-1]]
      made = (direction, f"{leg['airline']} {leg['number']}", way[-1][far],
              local(leg["departure"] if step > 0 else leg["arrival"]),
              tuple(stops if step > 0 else stops[::-1]))
      if made not in found:
        found.append(made)
  return found


def record(fields):
  """A record of 200 columns; fields by their first column, counted from 1."""
  line = [" "] * 200
  for column, text in fields.items():
    line[column - 1:column - 1 + len(text)] = text
  return "".join(line)[:200]


def variation(delta):
  minutes = int(delta.total_seconds()) // 60
  return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}{abs(minutes) % 60:02}"

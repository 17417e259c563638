"""Writes a made schedule in each format that is read, and the same flights as canonical CSV.

Every writer leaves files in a folder and gives two things: what `schedule` of a site.yml says about
them, and the rows of the CSV file that says the same, with the fields alone that the format can carry.
"""

import csv
import datetime
import io
import json
import sqlite3
import zipfile
from xml.sax.saxutils import escape, quoteattr
from zoneinfo import ZoneInfo

import ssimfiles
from random_schedules import AIRLINES, DAY, PLACES, UTC

COLUMNS = ("direction airline number airport scheduled estimated actual status terminal gate belt "
           "check_in aircraft codeshares via remark").split()


def iso(moment, zone):
  """ISO 8601 with its offset; seconds where there are any."""
  local = moment.astimezone(zone)
  return local.isoformat(timespec="seconds" if local.second else "minutes")


def is_repeated(moment, zone):
  """Whether a clock shows the time of a moment twice."""
  local = moment.astimezone(zone)
  return len({local.replace(fold=fold).utcoffset() for fold in (0, 1)}) > 1


def spelled(chance, moment, zone):
  """A time in one of the ways that say the same."""
  local = moment.astimezone(zone)
  ways = [iso(moment, zone), local.isoformat(sep=" "), iso(moment, UTC).replace("+00:00", "Z")]
  if not is_repeated(moment, zone):
    ways.append(local.replace(tzinfo=None).isoformat(timespec="seconds"))
  return chance.choice(ways)


def row(schedule, flight):
  """A flight with all that a row can say; what it does not say is empty."""
  def time(moment):
    return iso(moment, schedule.zone) if moment else ""

  return {
    "direction": flight.direction, "airline": flight.service.airline,
    "number": flight.service.number, "airport": flight.far, "scheduled": time(flight.moment),
    "estimated": time(flight.estimated), "actual": time(flight.actual), "status": flight.status,
    "terminal": flight.terminal, "gate": flight.gate, "belt": flight.belt,
    "check_in": flight.check_in, "aircraft": flight.service.aircraft,
    "codeshares": " ".join(flight.service.codeshares), "via": " ".join(flight.via),
    "remark": flight.remark,
  }


def full_rows(chance, schedule):
  """Rows with the columns, too, that only some formats have."""
  has_ids = chance.random() < 0.3
  rows = []
  for place, flight in enumerate(schedule.flights):
    one = row(schedule, flight)
    one["city"] = chance.choice(["", "", f"{PLACES.get(flight.far, ('', 'Anderswo'))[1]} (alle)"])
    one["airline_name"] = chance.choice(["", AIRLINES[flight.service.airline]])
    if chance.random() < 0.1:
      one["airport"] = "Mirror Lake"
    if has_ids:
      one["id"] = chance.choice([f"{place}/../é", f"Id {place}", f"id {place}"])
    rows.append(one)
  return rows


def write_csv(chance, rows, path):
  """The canonical file, its columns and rows in any order."""
  columns = sorted({column for one in rows for column in one})
  chance.shuffle(columns)
  rows = chance.sample(rows, len(rows))
  with open(path, "w", encoding="utf-8", newline="") as file:
    writer = csv.DictWriter(file, columns, lineterminator=chance.choice(["\n", "\r\n"]))
    writer.writeheader()
    writer.writerows(rows)


DIRECTIONS = {"Ankunft": "arrival", "Abflug": "departure"}


def spelled_rows(chance, schedule, rows):
  """The rows in any order and in other words, and what the configuration says of these."""
  rows = [dict(one) for one in chance.sample(rows, len(rows))]
  style = chance.choice(["mixed", "mixed", "utc", "apart"])
  keys = {} if style == "mixed" else {"time_zone": "utc"}
  for one in rows:
    for column in ("scheduled", "estimated", "actual"):
      if not one[column]:
        continue
      moment = datetime.datetime.fromisoformat(one[column])
      universal = moment.astimezone(UTC).replace(tzinfo=None)
      if style == "mixed":
        one[column] = spelled(chance, moment, schedule.zone)
      elif style == "utc":
        one[column] = universal.isoformat(sep=chance.choice("T "))
      else:
        # An estimated or actual time is on the day that brings it nearest to the planned one.
        one[column] = universal.strftime("%H%M%S")
        if column == "scheduled":
          one["date"] = universal.strftime("%d.%m.%Y")
  if style == "apart":
    keys |= {"time_format": "HHmmss", "date_format": "dd.MM.yyyy"}
  if chance.random() < 0.3:
    keys["map"] = {"direction": DIRECTIONS}
    words = {meaning: word for word, meaning in DIRECTIONS.items()}
    for one in rows:
      one["direction"] = words[one["direction"]]
  return rows, keys


# JSON

def json_value(chance, column, text):
  if not text:
    return chance.choice([None, ""])
  if column == "codeshares":
    texts = text.split()
    return chance.choice([texts, text, ", ".join(texts)])
  if column == "via":
    return chance.choice([text.split(), text])
  if text.isdecimal() and text.isascii() and text[0] != "0":
    return chance.choice([int(text), text])
  return text


def as_json(chance, schedule, folder):
  rows = full_rows(chance, schedule)
  spelled, keys = spelled_rows(chance, schedule, rows)
  columns = list(dict.fromkeys(column for one in spelled for column in one))
  shapes = {column: chance.choice([[column], ["flight", column], ["a.b", f"[{column}]"],
                                   ["größe", "x", column]]) for column in columns}
  is_parted = chance.random() < 0.3

  def record(one):
    result = {"other": [1, {"two": None}, "…"]}
    for column in chance.sample(columns, len(columns)):
      value = json_value(chance, column, one.get(column, ""))
      if value is None and chance.random() < 0.5 or column == "direction" and is_parted:
        continue
      at = result
      for key in shapes[column][:-1]:
        at = at.setdefault(key, {})
      at[shapes[column][-1]] = value
    return result

  source = {"file": "flights.json", **keys}
  if is_parted:
    source |= {"arrivals": "in[*]", "departures": "data.out[*]"}
    sides = {side: [record(one) for one in spelled
                    if DIRECTIONS.get(one["direction"], one["direction"]) == side]
             for side in ("arrival", "departure")}
    document = {"data": {"out": sides["departure"]}, "in": sides["arrival"]}
  else:
    source["rows"] = "flights[*].one"
    document = {"flights": [{"one": record(one)} for one in spelled]}
  def path(keys):
    text = ""
    for key in keys:
      text += f'["{key}"]' if "." in key or "[" in key else f".{key}" if text else key
    return text
  source["fields"] = {column: path(keys) for column, keys in shapes.items()
                      if not (is_parted and column == "direction")}
  text = json.dumps(document, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 1, "\t"]))
  (folder / "flights.json").write_text(text, encoding="utf-8")
  return {"json": source}, rows


# SQLite

def as_sql(chance, schedule, folder):
  rows = full_rows(chance, schedule)
  spelled, keys = spelled_rows(chance, schedule, rows)
  columns = list(dict.fromkeys(column for one in spelled for column in one))
  names = {column: chance.choice([column, f"f_{column}", f"Feld {column}"]) for column in columns}
  chance.shuffle(columns)
  base = sqlite3.connect(folder / "flights.db")
  base.execute("CREATE TABLE board (" + ", ".join(f'"{names[column]}"' for column in columns) + ")")

  def value(text):
    if not text:
      return chance.choice([None, ""])
    if text.isdecimal() and text.isascii() and text[0] != "0":
      return chance.choice([int(text), text])
    return text

  for one in spelled:
    base.execute(f"INSERT INTO board VALUES ({','.join('?' * len(columns))})",
                 [value(one.get(column, "")) for column in columns])
  base.commit()
  base.close()
  chosen = ", ".join(column if column == names[column] else f'"{names[column]}" AS {column}'
                     for column in columns)
  order = chance.choice(["", " ORDER BY 1", " ORDER BY random()"])
  query = f"SELECT {chosen} FROM board{order}"
  return {"sql": {"sqlite": "flights.db", "query": query, **keys}}, rows


# AIDX

class Message:
  """Elements under one prefix."""

  def __init__(self, prefix):
    self.prefix = prefix

  def __call__(self, name, content="", **attributes):
    said = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
    name = self.prefix + name
    return f"<{name}{said}>{content}</{name}>" if content else f"<{name}{said}/>"


def aidx_turns(schedule):
  """How often each flight's leg has been there before with the same names, by the flights' places."""
  counts = {}
  for flight in schedule.flights:
    service = flight.service
    key = (service.airline, service.number, flight.direction, *service.way, flight.legs[0][0].date())
    counts[key] = counts.get(key, 0) + 1
    yield counts[key]


def aidx_leg(chance, element, flight, turn, state):
  """A leg as one message tells it; of the early state only a little, which the last one mends."""
  service = flight.service
  leg = service.here if flight.direction == "departure" else service.here - 1
  end = "Departure" if flight.direction == "departure" else "Arrival"
  stand, ground = ("OFB", "TKO") if flight.direction == "departure" else ("ONB", "TDN")
  identifier = element("Airline", service.airline) + element("FlightNumber", service.figures)
  if service.suffix:
    identifier += element("OperationalSuffix", service.suffix)
  identifier += element("DepartureAirport", service.way[leg])
  identifier += element("ArrivalAirport", service.way[leg + 1])
  identifier += element("OriginDate", str(flight.legs[0][0].date()))
  if turn > 1:
    identifier += element("RepeatNumber", str(turn))

  def time(kind, moment, qualifier=stand):
    return element("OperationTime", spelled_moment(chance, moment), OperationQualifier=qualifier,
                   TimeType=kind)

  def resource(name, text):
    inner = element(name, escape(text)) if text else element(name, **{"xsi:nil": "true"})
    return element("AirportResources", element("Resource", inner, DepartureOrArrival=end),
                   Usage="Actual")

  data = [time("SCT", flight.moment)]
  if state == "early":
    data += [resource("PassengerGate", "Z99"), time("EST", flight.moment + DAY),
             element("RemarkFreeText", "Not yet known.")]
    shown = "delayed"
  else:
    data += [time("EST", flight.estimated) if flight.estimated else
             element("OperationTime", OperationQualifier=stand, TimeType="EST", **{"xsi:nil": "true"})]
    if flight.actual:
      data.append(time("ACT", flight.actual, chance.choice([stand, ground])))
    data.append(element("RemarkFreeText", escape(flight.remark)) if flight.remark else
                element("RemarkFreeText", **{"xsi:nil": "true"}))
    data += [resource("PassengerGate", flight.gate), resource("PublicTerminal", flight.terminal)]
    if flight.belt:
      data.append(resource("BaggageClaimUnit", flight.belt))
    if flight.check_in:
      data.append(resource("CheckInInfo", flight.check_in))
    if service.aircraft:
      data.append(element("AircraftInfo", element("AircraftType", service.aircraft)))
    for place, sold in enumerate(service.codeshares):
      airline = max((code for code in AIRLINES if sold.startswith(code)), key=len)
      said = element("Airline", airline) + element("FlightNumber", sold[len(airline):])
      data.append(element("CodeShareInfo", said, RepeatIndex=str(place + 1)))
    for place, ends in enumerate(zip(service.way, service.way[1:])):
      if len(service.way) > 2:
        said = element("DepartureAirport", ends[0]) + element("ArrivalAirport", ends[1])
        data.append(element("AssociatedFlightLegSchedule", said, RepeatIndex=str(place + 1)))
    shown = flight.status
    data.append(element("OperationalStatus", "DX" if shown == "cancelled" else "OP"))
    chance.shuffle(data)
  extension = ""
  if shown != "cancelled":
    status = element("Qualifier", "FIDS") + element("Value", escape(shown or "scheduled"))
    extension = element("TPA_Extension", element("Statuses", element("Status", status)))
  return element("FlightLeg", element("LegIdentifier", identifier)
                 + element("LegData", "".join(data)) + extension)


def spelled_moment(chance, moment):
  zone = chance.choice([UTC, ZoneInfo("Asia/Kolkata"), ZoneInfo("America/New_York")])
  return iso(moment, zone).replace("+00:00", chance.choice(["Z", "+00:00", ""]))


def aidx_message(chance, element, legs, minute):
  root = chance.choice(["IATA_AIDX_FlightLegNotifRQ", "IATA_AIDX_FlightLegRS"])
  prefix = element.prefix.rstrip(":")
  attributes = {
    f"xmlns:{prefix}" if prefix else "xmlns": "http://www.iata.org/IATA/2007/00",
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "Version": chance.choice(["13.2", "15.1", "22.1"]), "TimeStamp": f"2026-01-01T08:{minute:02}:00Z",
  }
  keys = chance.sample(list(attributes), len(attributes))
  text = element(root, chance.choice(["", "\n", "\r\n  "]).join(["", *legs, ""]),
                 **{key: attributes[key] for key in keys})
  if chance.random() < 0.3:
    text = ('<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>'
            f"{text}</soap:Body></soap:Envelope>")
  return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def as_aidx(chance, schedule, folder):
  element = Message(chance.choice(["", "a:", "aidx-1:"]))
  flights = list(zip(schedule.flights, aidx_turns(schedule)))
  chance.shuffle(flights)

  def message(some, state, minute):
    legs = [aidx_leg(chance, element, flight, turn, state) for flight, turn in some]
    return aidx_message(chance, element, legs, minute)

  if chance.random() < 0.4:
    (folder / "legs.xml").write_text(message(flights, "last", 0), encoding="utf-8", newline="")
    source = {"file": "legs.xml"}
  else:
    source = {"folder": "messages"}
    (folder / "messages").mkdir()
    texts = [message(chance.sample(flights, len(flights) // 2 + 1), "early", 1)]
    middle = len(flights) // 2
    texts += [message(some, "last", minute) for minute, some
              in enumerate((flights[:middle], flights[middle:]), 2) if some]
    for place, text in zip(chance.sample(range(9), len(texts)), texts):
      (folder / f"messages/{place}.xml").write_text(text, encoding="utf-8", newline="")
  return {"aidx": source}, [{**row(schedule, flight), "remark": literal(flight.remark)}
                            for flight in schedule.flights]


# SSIM

def ssim_runs(chance, service, leg, schedule, mode, hides):
  """Days that one record can hold: all that it says of them is the same."""
  runs = []
  for date in service.dates:
    moments = service.moments(date, schedule.zone)
    if not moments:
      continue
    zones = [ZoneInfo(PLACES.get(code, ("UTC", ""))[0]) for code in service.way[leg:leg + 2]]
    clocks = [moment.astimezone(UTC if mode == "U" else zone)
              for moment, zone in zip(moments[leg], zones)]
    offsets = [ssimfiles.variation(moment.astimezone(zone).utcoffset())
               for moment, zone in zip(moments[leg], zones)]
    # Variations may be left out where clocks are known and show a time once.
    if hides and not any(code not in PLACES or is_repeated(moment, zone) for code, moment, zone
                         in zip(service.way[leg:leg + 2], moments[leg], zones)):
      offsets = ["", ""]
    said = (*(clock.strftime("%H%M") for clock in clocks), *offsets,
            (clocks[1].date() - clocks[0].date()).days)
    if runs and runs[-1][1] == said and chance.random() < 0.8:
      runs[-1][0].append(clocks[0].date())
    else:
      runs.append(([clocks[0].date()], said))
  return runs


def ssim_number(text):
  """What stands in the columns of a flight that is sold, "RL   27"."""
  airline = max((code for code in AIRLINES if text.startswith(code)), key=len)
  return airline, text[len(airline):]


def ssim_records(chance, service, schedule, mode, hides):
  sold_as = [ssim_number(text) for text in service.codeshares]
  # One that others sell may be told by them alone.
  files_sold = len(service.way) == 2 and service.turn == 1 and chance.random() < 0.5
  tells_sold = not files_sold or len(sold_as) > 1 or chance.random() < 0.5
  for leg in range(len(service.lengths)):
    ends = service.way[leg:leg + 2]
    for dates, (departure, arrival, here, there, shift) in ssim_runs(chance, service, leg, schedule,
                                                                      mode, hides):
      weekdays = {date.isoweekday() for date in dates}
      empty = chance.choice(" .0")
      key = {2: service.suffix, 3: service.airline, 6: f"{service.figures:>4}",
             10: f"{service.turn:02}{leg + 1:02}J"}
      fields = {
        1: "3", **key, 15: ssimfiles.spelled(dates[0]) + ssimfiles.spelled(dates[-1]),
        29: "".join(str(day) if day in weekdays else empty for day in range(1, 8)),
        37: ends[0] + departure * 2 + here,
        55: ends[1] + arrival * 2 + there, 73: service.aircraft,
      }
      if ends[0] == schedule.home:
        fields[53] = service.terminal
      if ends[1] == schedule.home:
        fields[71] = service.terminal
      if chance.random() < 0.3 and shift >= -1:
        fields[193] = "0" + ("J" if shift < 0 else str(shift))
      yield fields
      segment = {1: "4", **key, 29: "AB", 34: chance.choice(["".join(ends), "QQQQQQ"])}
      if schedule.home not in ends:
        continue
      if service.remark:
        yield {**segment, 31: "127" + "".join(ends) + service.remark}
      if sold_as and tells_sold:
        yield {**segment, 31: "010" + "".join(ends) + "/".join(f"{airline} {number:>4}"
                                                              for airline, number in sold_as)}
      for airline, number in sold_as if files_sold else []:
        marketed = {2: "", 3: airline, 6: f"{number:>4}"}
        yield {**fields, **marketed}
        yield {**segment, **marketed, 31: "050" + "".join(ends)
               + f"{service.airline} {service.figures:>4}{service.suffix}"}


def literal(text):
  """Markdown that shows a text letter by letter."""
  return "".join(f"\\{letter}" if letter.isascii() and not letter.isalnum() and letter != " "
                 else letter for letter in text)


def as_ssim(chance, schedule, folder):
  mode = chance.choice("LU")
  hides = mode == "L" and chance.random() < 0.4
  records = [{1: "1AIRLINE STANDARD SCHEDULE DATA SET"}, {1: f"2{mode}RL", 15: "01JAN2631DEC27"}]
  for service in schedule.services:
    records += ssim_records(chance, service, schedule, mode, hides)
  records.append({1: "5 RL"})
  lines = []
  for serial, fields in enumerate(records, 1):
    line = ssimfiles.record({**fields, 195: f"{serial:06}"})
    lines.append(line)
    if chance.random() < 0.1:
      lines.append("0" * 200)
  end = chance.choice(["\n", "\r\n"])
  (folder / "season.ssim").write_text(end.join(lines) + end, encoding="utf-8", newline="")
  rows = []
  for flight in schedule.flights:
    one = row(schedule, flight)
    one |= dict.fromkeys(("estimated", "actual", "status", "gate", "belt", "check_in"), "")
    one["remark"] = literal(flight.service.remark)
    rows.append(one)
  return {"ssim": {"file": "season.ssim"}}, rows


# GTFS

def gtfs_time(chance, seconds):
  hour, rest = divmod(seconds, 3600)
  return f"{hour:{chance.choice(['', '02'])}}:{rest // 60:02}:{rest % 60:02}"


def gtfs_midnight(day, zone):
  """Twelve hours before noon."""
  noon = datetime.datetime.combine(day, datetime.time(12), zone)
  return noon.astimezone(UTC) - DAY / 2


def as_gtfs(chance, schedule, folder):
  zone = chance.choice([schedule.zone, schedule.zone, ZoneInfo("Europe/London")])
  tables = {
    "agency.txt": [["agency_id", "agency_name", "agency_url", "agency_timezone"]],
    "stops.txt": [["stop_id", "stop_name", "parent_station", "platform_code", "location_type"]],
    "routes.txt": [["route_id", "agency_id", "route_short_name", "route_type"]],
    "trips.txt": [["route_id", "service_id", "trip_id", "trip_short_name", "trip_headsign"]],
    "stop_times.txt": [["trip_id", "arrival_time", "departure_time", "stop_id", "stop_sequence"]],
    "calendar_dates.txt": [["service_id", "date", "exception_type"]],
  }
  for code in sorted({service.airline for service in schedule.services}):
    tables["agency.txt"].append([code, AIRLINES[code], "https://example.com/", zone.key])
    tables["routes.txt"].append([f"route {code}", code, f"{code} line", "2"])
  names = {code: name for code, (_, name) in PLACES.items()} | {"XQV": "Xanadu", schedule.home: "Heim"}
  has_stations = chance.random() < 0.5
  for code in sorted({code for service in schedule.services for code in service.way}):
    tables["stops.txt"].append([code, names[code], "", "", "1" if has_stations else ""])
    for platform in {service.platform for service in schedule.services if has_stations}:
      tables["stops.txt"].append([f"{code}:{platform}", f"{names[code]} {platform}", code, platform, ""])
  rows = []
  flights = {}
  for flight in schedule.flights:
    flights.setdefault(id(flight.service), []).append(flight)
  for place, service in enumerate(schedule.services):
    trips = {}
    for date in service.dates:
      legs = service.moments(date, schedule.zone)
      if not legs:
        continue
      # A service's day may begin long before its trip does, and in spring an hour after midnight.
      day = legs[0][0].astimezone(zone).date() - chance.choice([0, 0, 1]) * DAY
      if legs[0][0] < gtfs_midnight(day, zone):
        day -= DAY
      midnight = gtfs_midnight(day, zone)
      calls = [(legs[0][0], legs[0][0])]
      calls += [(before[1], behind[0]) for before, behind in zip(legs, legs[1:])]
      calls.append((legs[-1][1], legs[-1][1]))
      seconds = tuple(tuple(int((moment - midnight).total_seconds()) for moment in call)
                      for call in calls)
      trips.setdefault(seconds, []).append((day, date))
    headsign = chance.choice(["", names[service.way[-1]], "Über <Land> & *Meer*"])
    sequences = sorted(chance.sample(range(1, 99), len(service.way)))
    for number, (seconds, days) in enumerate(trips.items()):
      trip = f"trip {place}.{number}"
      tables["trips.txt"].append([f"route {service.airline}", trip, trip, service.number, headsign])
      for day, _ in days:
        tables["calendar_dates.txt"].append([trip, day.strftime("%Y%m%d"), "1"])
      for code, sequence, call in zip(service.way, sequences, seconds):
        stop = f"{code}:{service.platform}" if has_stations else code
        tables["stop_times.txt"].append([trip, *(gtfs_time(chance, second) for second in call), stop,
                                         str(sequence)])
      day_of = {date: day for day, date in days}
      for flight in flights.get(id(service), []):
        day = day_of.get(flight.date)
        if day is None:
          continue
        one = row(schedule, flight)
        for column in ("estimated", "actual", "status", "terminal", "gate", "belt", "check_in",
                       "aircraft", "codeshares", "remark"):
          one[column] = ""
        if has_stations:
          one["gate"] = service.platform
        if flight.direction == "departure" and headsign != names[service.way[-1]]:
          one["remark"] = literal(headsign)
        one["airport"], one["via"] = names[flight.far], " ".join(names[code] for code in flight.via)
        one["airline_name"] = AIRLINES[service.airline]
        one["id"] = f"{trip}-{day}-{sequences[service.here]}-{flight.direction}"
        rows.append(one)
  texts = {}
  for name, (header, *lines) in tables.items():
    order = chance.sample(range(len(header)), len(header))
    file = io.StringIO()
    writer = csv.writer(file, lineterminator=chance.choice(["\n", "\r\n"]))
    writer.writerows([line[place] for place in order]
                     for line in [header, *chance.sample(lines, len(lines))])
    texts[name] = file.getvalue().encode()
  if chance.random() < 0.5:
    with zipfile.ZipFile(folder / "feed.zip", "w", zipfile.ZIP_DEFLATED) as file:
      for name, data in texts.items():
        file.writestr(name, data)
    source = {"file": "feed.zip"}
  else:
    (folder / "feed").mkdir()
    for name, data in texts.items():
      (folder / "feed" / name).write_bytes(data)
    source = {"folder": "feed"}
  return {"gtfs": {**source, "stop": schedule.home}}, rows


FORMATS = {"ssim": as_ssim, "aidx": as_aidx, "json": as_json, "sql": as_sql, "gtfs": as_gtfs}

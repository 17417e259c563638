#!/usr/bin/env python3
"""AIDX messages and JSON of real airports, built by the manual's site.yml files and compared.

What the samples say is read here with Python's own readers of XML and JSON, by rules of its own:
per message a dictionary of what it tells, the latest stamp last. Compared are each flight's number,
ends, times, status, gate, belt, desks and other numbers; a few stand here as they were read by eye.
"""

import datetime
import json
import os
import re
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from zoneinfo import ZoneInfo

import sitefiles

SAMPLES = sitefiles.SHARED / "data/samples"
# What the codes of these samples mean, as a board's page says it.
STATUSES = {"DX": "cancelled", "BST": "boarding", "GCL": "gate-closed", "LAN": "landed",
            "LND": "landed", "DEL": "delayed", "SCT": "scheduled", "OP": "scheduled",
            "S": "scheduled", "C": "cancelled", "Cancelled": "cancelled"}


def name(element):
  return element.tag.rpartition("}")[2]


def first(element, *path):
  """The text of the first element on a path of names; None where there is none."""
  for step in path:
    element = next((child for child in element if name(child) == step), None)
    if element is None:
      return None
  return (element.text or "").strip() or None


def every(element, wanted):
  return [inner for inner in element.iter() if name(inner) == wanted]


def moment(text, zone):
  """A time with an offset as a board writes it, to the minute."""
  text = re.sub(r"\.\d+", "", text.replace("Z", "+00:00"))
  local = datetime.datetime.fromisoformat(text).astimezone(zone)
  return local.isoformat(timespec="minutes")


def told(leg, home, zone):
  """What a leg of a message says that a board shows."""
  identifier = next(child for child in leg if name(child) == "LegIdentifier")
  data = next(child for child in leg if name(child) == "LegData")
  arrives = first(identifier, "ArrivalAirport") == home
  times = {(time.get("OperationQualifier"), time.get("TimeType")): time.text
           for time in every(data, "OperationTime")}
  block, runway = ("ONB", "TDN") if arrives else ("OFB", "TKO")
  shown = {first(status, "Qualifier"): first(status, "Value") for status in every(leg, "Status")}
  own = [status.text for status in every(data, "OperationalStatus")]
  code = ("DX" if "DX" in own else shown.get("FIDS") or (own or [None])[0]
          or first(data, "RemarkFreeText"))
  expected = None
  for kind in ("ACT", "EST", "SCT"):
    expected = expected or times.get((block, kind)) or times.get((runway, kind))
  scheduled = times[block, "SCT"]
  display = [(first(show, "AirlineType"), first(show, "FlightNumber"))
             for show in every(data, "PublicFlightDisplay")]
  airline, number = display[0] if display else (
    first(identifier, "Airline"),
    first(identifier, "FlightNumber") + (first(identifier, "OperationalSuffix") or ""))
  end = "Arrival" if arrives else "Departure"
  resources = [inner for inner in every(data, "Resource") if inner.get("DepartureOrArrival") == end]
  gates = {gate.text for inner in resources for gate in every(inner, "PassengerGate")}
  belts = {belt.text for inner in resources for belt in every(inner, "BaggageClaimUnit")}
  desks = {desk.text for group in every(leg, "ResourceAllocation")
           if group.get("ResourceType") == "CHECK_IN_DESK" for desk in every(group, "ResourceName")}
  codeshares = [first(share, "Airline") + first(share, "FlightNumber")
                for share in every(data, "CodeShareInfo")]
  cancelled = STATUSES[code] == "cancelled"
  return {
    "direction": "arrival" if arrives else "departure", "designator": f"{airline} {number}",
    "airport": first(identifier, "DepartureAirport" if arrives else "ArrivalAirport"),
    "scheduled": moment(scheduled, zone),
    "expected": moment(scheduled if cancelled else expected, zone),
    "status": STATUSES[code], "gate": gates, "belt": belts, "desks": desks,
    "codeshares": codeshares,
  }


def legs(paths, home, zone):
  """The final state of each leg, by its own names."""
  states = {}
  messages = []
  for path in paths:
    for message in ET.parse(path).getroot().iter():
      if name(message).startswith("IATA_AIDX_FlightLeg"):
        messages.append((message.get("TimeStamp"), message))
  for _, message in sorted(messages, key=lambda pair: pair[0]):
    for leg in every(message, "FlightLeg"):
      identifier = next(child for child in leg if name(child) == "LegIdentifier")
      states[tuple(child.text for child in identifier)] = told(leg, home, zone)
  return list(states.values())


def wsi():
  return legs(sorted(SAMPLES.glob("aidx/wsi-*.xml")), "WSI", ZoneInfo("Australia/Sydney"))


def lgw():
  return legs([SAMPLES / "aidx/lgw-2018.xml"], "LGW", ZoneInfo("Europe/London"))


def lcy():
  return legs([SAMPLES / "aidx/lcy-soap-2020.xml"], "LCY", ZoneInfo("Europe/London"))


def plain(direction, designator, airport, scheduled, expected, status, gate, belt):
  zone = ZoneInfo("Europe/London")
  return {"direction": direction, "designator": designator, "airport": airport,
          "scheduled": moment(scheduled, zone), "expected": moment(expected, zone),
          "status": status, "gate": {gate} - {None}, "belt": {belt} - {None}, "desks": set(),
          "codeshares": []}


def glasgow():
  found = []
  for row in json.loads((SAMPLES / "json/gla_azinq.json").read_text(encoding="utf-8")):
    status = STATUSES[row["FlightStatus"]]
    found.append(plain(
      {"A": "arrival", "D": "departure"}[row["DepartureArrivalType"]],
      f"{row['AirlineIATA']} {row['FlightNumber']}", row["OriginDestAirportIATA"],
      row["ScheduledDateTime"],
      row["ScheduledDateTime"] if status == "cancelled" else row["AIBT"] or row["EIBT"],
      status, row["GateCode"], row["CarouselCode"]))
  return found


def manchester():
  found = []
  for row in json.loads((SAMPLES / "json/mag_man.json").read_text(encoding="utf-8")):
    number = row["flightNumber"]
    scheduled = row["arrival"]["scheduled"]
    found.append(plain(
      row["arrivalDeparture"].lower(),
      f"{row['operatingAirline']['iata']} {number['trackNumber']}{number['suffix']}",
      row["departureAirport"]["iata"], scheduled, scheduled, STATUSES[row["flightStatus"]],
      None, None))
  return found


# Heading, changes of its site.yml, instant, how it is read here, how many, and what was read by eye.
CASES = [
  ("WSI messages", "AIDX", {"airport": "WSI", "days": "6"}, "2025-09-05T00:30", wsi, 6, [
    ("JQ 355", "departure", "scheduled", {"21B"}), ("QF 472", "arrival", "cancelled", {"23B"}),
    ("VA 419", "arrival", "landed", {"19B"}), ("VA 619", "departure", "gate-closed", {"19B"})]),
  ("the WSI message of boarding", "AIDX in one file", {"airport": "WSI"}, "2025-09-08T00:30",
   lambda: legs([BOARDING], "WSI", ZoneInfo("Australia/Sydney")), 1, [
     ("VA 619", "departure", "boarding", {"19B"})]),
  ("the LGW message", "AIDX in one file", {"airport": "LGW"}, "2018-06-03T00:30", lgw, 1, [
    ("VS 808", "arrival", "landed", set())]),
  ("LCY in SOAP", "AIDX in one file", {"airport": "LCY"}, "2019-11-18T00:30", lcy, 2, [
    ("MMD 5055", "arrival", "landed", set()), ("AFP 24", "arrival", "landed", set())]),
  ("Glasgow's JSON", "A list of flights", {}, "2019-11-13T00:30", glasgow, 2, [
    ("TS 234", "arrival", "scheduled", {"G"}), ("TT 244", "arrival", "cancelled", {"GATE"})]),
  ("Manchester's JSON", "Keys inside keys", {}, "2019-09-23T00:30", manchester, 1, [
    ("LS 073W", "arrival", "cancelled", set())]),
]
BOARDING = SAMPLES / "aidx/wsi-departure-with-operationtime-bst-boarding-start-xmids.xml"
FILES = {
  "the WSI message of boarding": BOARDING, "the LGW message": SAMPLES / "aidx/lgw-2018.xml",
  "LCY in SOAP": SAMPLES / "aidx/lcy-soap-2020.xml",
  "Glasgow's JSON": SAMPLES / "json/gla_azinq.json",
  "Manchester's JSON": SAMPLES / "json/mag_man.json",
}


def expand(text):
  """Desks as a board writes them, each by itself: A11-A13 are three."""
  desks = set()
  for part in filter(None, (text or "").split(", ")):
    start, _, end = part.partition("-")
    stem = start.rstrip("0123456789")
    low, high = start[len(stem):], (end or start)[len(stem):]
    desks |= {f"{stem}{number:0{len(low)}d}" for number in range(int(low), int(high) + 1)}
  return desks


def check(title, folder, flights, count, seen, report):
  """Compares a built folder with the flights that were read here."""
  built = {}
  for file in sitefiles.names(folder):
    if file.endswith("/flights.json"):
      for entry in json.loads(sitefiles.read(folder, file))["flights"]:
        built[entry["designator"], entry["direction"], entry["scheduled"]] = entry
  if len(flights) != count or len(built) != count:
    report.add(f"{title}: {len(flights)} read here, {len(built)} built, {count} by eye")
  for flight in flights:
    entry = built.get((flight["designator"], flight["direction"], flight["scheduled"]))
    if entry is None:
      report.add(f"{title}: not on a board: {flight}")
      continue
    for key in ("airport", "expected", "status"):
      if entry[key] != flight[key]:
        report.add(f"{title}: {flight['designator']}: {key} {entry[key]}, not {flight[key]}")
    if entry["codeshares"] != flight["codeshares"]:
      report.add(f"{title}: {flight['designator']}: also {entry['codeshares']}")
    if flight["status"] != "cancelled":
      gate = {entry.get("gate")} - {None, ""}
      if gate != flight["gate"]:
        report.add(f"{title}: {flight['designator']}: gate {gate}, not {flight['gate']}")
    if flight["direction"] == "departure" and expand(entry.get("checkIn")) != flight["desks"]:
      report.add(f"{title}: {flight['designator']}: desks {entry.get('checkIn')}")
  for designator, direction, status, gate in seen:
    if not any(flight["designator"] == designator and flight["direction"] == direction
               and flight["status"] == status and flight["gate"] == gate for flight in flights):
      report.add(f"{title}: not as read by eye: {designator} {direction} {status} {gate}")


def run(configuration, report):
  """Checks all samples of this file; `configuration` gives the site.yml beneath a heading. Returns
  what was counted, in words."""
  counts = []
  with tempfile.TemporaryDirectory(prefix="boardwalk-messages-") as work:
    messages = Path(work, "wsi")
    messages.mkdir()
    # Under names that sort against their stamps.
    for number, path in enumerate(sorted(SAMPLES.glob("aidx/wsi-*.xml"), reverse=True)):
      (messages / f"{number}.xml").write_bytes(path.read_bytes())
    for title, heading, changes, now, read, count, seen in CASES:
      path, folder = Path(work, f"{len(counts)}.yml"), f"{work}/{len(counts)}-public"
      text = configuration(heading, os.path.realpath(FILES.get(title, messages)))
      for key, value in changes.items():
        text = re.sub(rf"(?m)^{key}: .*$", f"{key}: {value}", text)
      path.write_text(text, encoding="utf-8")
      try:
        sitefiles.build(path, folder, now, "--quiet")
      except sitefiles.BuildFailed as error:
        report.add(f"{title}: {error}")
        continue
      check(title, folder, read(), count, seen, report)
      counts.append(f"{count} of {title}")
  return counts

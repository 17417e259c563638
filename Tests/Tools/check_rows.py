#!/usr/bin/env python3
"""Reads 100,000 rows with a bad one in the middle, in each format.

By itself the bad row fails the whole; with `on_error: skip` it alone is left out. Either way it is told
once, at its place, in at most 300 MiB.
"""

import argparse
import json
import os
import sqlite3
import sys
import tempfile
from pathlib import Path

import sitefiles
import ssimfiles

MEMORY = (300 << 20) / 1e6
NOW = "2026-11-30T05:00"
SITE = "title: Hill Airport\nairport: JFK\nlanguage: en-US\ndays: 1\nschedule:\n"
KEYS = ("id", "direction", "airline", "number", "airport", "scheduled")


def flights(count):
  """Rows of these keys; the one in the middle has no time."""
  for index in range(1, count + 1):
    time = f"2026-11-30T{index // 60 % 24:02}:{index % 60:02}"
    yield (f"x{index}", "A", f"Q{index // 9000:X}", str(index % 9000 + 1), "BOS",
           "soon" if index == count // 2 else time)


def as_csv(rows):
  lines = [",".join(KEYS)] + [",".join(row) for row in rows]
  Path("schedule.csv").write_text("\n".join(lines) + "\n", encoding="ascii")
  return {"csv": {"file": "schedule.csv"}}, f"schedule.csv:{len(rows) // 2 + 1}:"


def as_json(rows):
  lines = [json.dumps(dict(zip(KEYS, row))) for row in rows]
  Path("schedule.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="ascii")
  source = {"file": "schedule.json", "rows": "[*]", "fields": {key: key for key in KEYS}}
  return {"json": source}, f"schedule.json:{len(rows) // 2 + 1}:"


def as_sql(rows):
  base = sqlite3.connect("flights.db")
  base.execute(f"CREATE TABLE board ({', '.join(KEYS)})")
  base.executemany(f"INSERT INTO board VALUES ({', '.join('?' * len(KEYS))})", rows)
  base.commit()
  base.close()
  source = {"sqlite": "flights.db", "query": "SELECT * FROM board"}
  return {"sql": source}, f"flights.db:{len(rows) // 2}:"


def as_aidx(rows):
  lines = ['<?xml version="1.0"?>', '<IATA_AIDX_FlightLegNotifRQ xmlns="http://www.iata.org/IATA/2007/00" '
           'Version="21.3" TimeStamp="2026-11-30T09:00:00Z"><Originator CompanyShortName="X"/>']
  for _, _, airline, number, airport, time in rows:
    moment = time if time == "soon" else f"{time}:00Z"
    lines.append(
      f"<FlightLeg><LegIdentifier><Airline>{airline}</Airline><FlightNumber>{number}</FlightNumber>"
      f"<DepartureAirport>{airport}</DepartureAirport><ArrivalAirport>JFK</ArrivalAirport>"
      "<OriginDate>2026-11-30</OriginDate></LegIdentifier><LegData>"
      f'<OperationTime OperationQualifier="ONB" TimeType="SCT">{moment}</OperationTime>'
      "</LegData></FlightLeg>")
  lines.append("</IATA_AIDX_FlightLegNotifRQ>")
  Path("legs.xml").write_text("\n".join(lines) + "\n", encoding="ascii")
  return {"aidx": {"file": "legs.xml"}}, f"legs.xml:{len(rows) // 2 + 2}:"


def as_avinor(rows):
  lines = ['<?xml version="1.0"?>', '<airport name="JFK"><flights lastUpdate="2026-11-30T09:00:00Z">']
  for name, _, airline, number, airport, time in rows:
    moment = time if time == "soon" else f"{time}:00Z"
    lines.append(
      f'<flight uniqueID="{name[1:]}"><airline>{airline}</airline><flight_id>{airline}{number}</flight_id>'
      f"<dom_int>S</dom_int><schedule_time>{moment}</schedule_time><arr_dep>A</arr_dep>"
      f"<airport>{airport}</airport></flight>")
  lines.append("</flights></airport>")
  Path("flights.xml").write_text("\n".join(lines) + "\n", encoding="ascii")
  return {"avinor": {"file": "flights.xml"}}, f"flights.xml:{len(rows) // 2 + 2}:"


def as_ssim(rows):
  record = ssimfiles.record
  lines = [record({1: "1AIRLINE STANDARD SCHEDULE DATA SET", 195: "000001"}),
           record({1: "2LQ0", 15: "25OCT2627MAR27", 195: "000002"})]
  for index, (_, _, airline, number, airport, time) in enumerate(rows):
    clock = "2561" if time == "soon" else time[11:13] + time[14:]
    lines.append(record({
      1: "3", 3: airline, 6: f"{number:>4}", 10: "0101J", 15: "30NOV2630NOV26", 29: "1",
      37: airport + "0100" * 2, 53: "0", 55: "JFK" + clock * 2, 71: "0", 73: "320",
      195: f"{index % 1_000_000:06}"}))
  lines.append(record({1: "5 Q0", 188: "000000E", 195: "999999"}))
  Path("season.ssim").write_text("\n".join(lines) + "\n", encoding="ascii")
  return {"ssim": {"file": "season.ssim"}}, f"season.ssim:{len(rows) // 2 + 2}:"


def as_gtfs(rows):
  tables = {
    "agency.txt": ["agency_id,agency_name,agency_url,agency_timezone",
                   "A,Hill Railway,https://example.com/,America/New_York"],
    "stops.txt": ["stop_id,stop_name", "JFK,Here", "BOS,There"],
    "routes.txt": ["route_id,agency_id,route_short_name,route_type", "R,A,L,2"],
    "calendar_dates.txt": ["service_id,date,exception_type", "D,20261130,1"],
    "trips.txt": ["route_id,service_id,trip_id,trip_short_name"],
    "stop_times.txt": ["trip_id,arrival_time,departure_time,stop_id,stop_sequence"],
  }
  for name, _, _, number, airport, time in rows:
    moment = time if time == "soon" else f"{time[11:]}:00"
    tables["trips.txt"].append(f"R,D,{name},{number}")
    tables["stop_times.txt"] += [f"{name},00:00:00,00:00:00,{airport},1",
                                 f"{name},{moment},{moment},JFK,2"]
  Path("feed").mkdir()
  for name, lines in tables.items():
    Path("feed", name).write_text("\n".join(lines) + "\n", encoding="ascii")
  return {"gtfs": {"folder": "feed", "stop": "JFK"}}, f"feed/stop_times.txt:{len(rows) + 1}:"


def check(name, write, rows, report):
  source, place = write(rows)
  for policy, status, severity in (("fail", 1, "error"), ("skip", 0, "warning")):
    Path("site.yml").write_text(
      SITE + f"  {json.dumps(source)[1:-1]}\n  on_error: {policy}\n", encoding="utf-8")
    code, text, memory = sitefiles.measured([sitefiles.binary(), "check", "--now", NOW])
    told = [line for line in text.splitlines() if line.startswith(f"{place}")]
    if code != status:
      report.add(f"{name}, {policy}: exit {code}\n{text[:2000]}")
    elif len(told) != 1 or f": {severity}: " not in told[0]:
      report.add(f"{name}, {policy}: told at {place} {told}\n{text[:2000]}")
    elif f"{len(rows)} rows, {len(rows) - 1} flights" not in text:
      report.add(f"{name}, {policy}: other numbers\n{text[:2000]}")
    elif memory > MEMORY:
      report.add(f"{name}, {policy}: {memory:.0f} MB")
    yield memory


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--rows", type=int, default=100_000)
  options = parser.parse_args()
  rows = list(flights(options.rows))
  report = sitefiles.Findings()
  peaks = {}
  for write in (as_csv, as_ssim, as_aidx, as_json, as_avinor, as_sql, as_gtfs):
    name = write.__name__.removeprefix("as_")
    with tempfile.TemporaryDirectory(prefix="boardwalk-rows-") as work:
      os.chdir(work)
      peaks[name] = max(check(name, write, rows, report))
      os.chdir("/")
  return report.finish(f"rows: {len(rows):,} with a bad one, "
                       + ", ".join(f"{name} {memory:.0f} MB" for name, memory in peaks.items()))


if __name__ == "__main__":
  sys.exit(main())

#!/usr/bin/env python3
"""Puts the cities of cities.csv into airports.csv; run again, it changes nothing."""

import csv
from pathlib import Path

HERE = Path(__file__).resolve().parent


def read(name):
  with open(HERE / name, encoding="utf-8", newline="") as file:
    return list(csv.reader(file))


def main():
  cities = dict(read("cities.csv")[1:])
  airports = read("airports.csv")
  city = airports[0].index("city")
  for airport in airports[1:]:
    airport[city] = cities.pop(airport[0], airport[city])
  if cities:
    raise SystemExit(f"no such airports: {', '.join(sorted(cities))}")
  with open(HERE / "airports.csv", "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows(airports)


if __name__ == "__main__":
  main()

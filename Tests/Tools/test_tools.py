#!/usr/bin/env python3
"""Tests of the checks themselves: each finds what it is for, and is content with what is right."""

import csv
import io
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.append(str(Path(__file__).resolve().parent.parent / "Browser"))

import check_calendars
import check_formats
import check_hosting
import check_hostile
import check_links
import check_samples
import count_jfk
import format_writers
import harness
import kill_test
import make_schedule
import random_schedules
import sitefiles

TOOLS = Path(__file__).resolve().parent
COLUMNS = ("id,direction,airline,airline_name,number,codeshares,other_iata,other_icao,other_name,"
           "via,scheduled_local,estimated_local,actual_local,status,terminal,gate,belt,checkin,"
           "aircraft,remark").split(",")


def page(title, body, up="", language=' lang="en"', head=""):
  return (f'<!DOCTYPE html>\n<html{language}>\n<head><meta charset="utf-8">\n'
          f'<title>{title}</title>\n<link rel="stylesheet" href="{up}assets/a.12345678.css">{head}\n'
          f'</head>\n<body><h1 id="top1">{title}</h1>\n{body}\n</body></html>\n')


def write(folder, files):
  for name, text in files.items():
    path = Path(folder, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


SOUND = {
  "assets/a.12345678.css": 'body { background: url("i.svg") }',
  "assets/i.svg": "<svg/>",
  "index.html": page("Welcome", '<a href="d/index.html#top1">day</a>'),
  "d/index.html": page(
    "Day", '<a href="f-1.html">f</a><svg><title>Plane</title></svg><a href="#top1">up</a>', "../"),
  "d/f-1.html": page("Flight", '<a href="../index.html#open=days">w</a>', "../"),
  "d/flights.json": '{"flights": [{"id": "1", "page": "f-1.html"}]}',
  "404.html": page("Not found", '<a href="/index.html">w</a>', "/"),
  "today/index.html": page(
    "Day", '<a href="../d/index.html">day</a>', "../",
    head='<meta http-equiv="refresh" content="0; url=../d/index.html">'),
}


class FolderTest(unittest.TestCase):
  """A test with a folder of its own."""

  def setUp(self):
    self.folder = tempfile.mkdtemp(prefix="boardwalk-tools-")
    self.addCleanup(shutil.rmtree, self.folder)

  def run_tool(self, script, *arguments):
    done = subprocess.run([sys.executable, TOOLS / script, *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode("utf-8")


class AddressTests(unittest.TestCase):
  def test_addresses_lead_from_their_page(self):
    for on, address, expected in [
        ("d/a.html", "b.html", ("d/b.html", "")),
        ("d/a.html", "../index.html?x=1#y%20z", ("index.html", "y z")),
        ("d/a.html", "#here", ("d/a.html", "here")),
        ("d/a.html", "", ("d/a.html", "")),
        ("d/a.html", "./", ("d/", "")),
        ("d/a.html", "..", ("", "")),
        ("d/a.html", "../../out.html", (None, "")),
        ("a.html", "x%2Dy.html", ("x-y.html", ""))]:
      with self.subTest(address=address):
        self.assertEqual(sitefiles.target(on, address), expected)

  def test_schemes_and_hosts_are_elsewhere(self):
    self.assertTrue(all(map(sitefiles.is_elsewhere, ["//x/y", "https://x", "mailto:x@y"])))
    self.assertFalse(any(map(sitefiles.is_elsewhere, ["a/b:c", "?a:b", "#a:b", "/a"])))


class LinkTests(FolderTest):
  def findings(self, **changes):
    """What is found in the sound site after some files are changed (underscores for the path)."""
    write(self.folder, SOUND)
    write(self.folder, changes.pop("files", {}))
    code, text = self.run_tool("check_links.py", self.folder, *changes.pop("options", []))
    lines = text.splitlines()
    self.assertEqual(code, 1 if len(lines) > 1 else 0)
    return lines[:-1]

  def test_a_sound_site_passes(self):
    self.assertEqual(self.findings(), [])

  def test_each_mistake_is_found_at_its_line(self):
    for name, text, expected in [
        ("d/f-1.html", page("Flight", '<a href="gone.html">x</a>', "../"),
         "d/f-1.html:8: 'gone.html' leads to d/gone.html, which is not there"),
        ("d/f-1.html", page("Flight", '<a href="index.html#no">x</a>', "../"),
         "d/f-1.html:8: no id 'no' on d/index.html"),
        ("d/f-1.html", page("Flight", '<a href="#no">x</a>', "../"),
         "d/f-1.html:8: no id 'no' on this page"),
        ("d/f-1.html", page("Flight", '<a href="/index.html">x</a>', "../"),
         "d/f-1.html:8: absolute path '/index.html'"),
        ("d/f-1.html", page("Flight", '<a href="../../x.html">x</a>', "../"),
         "d/f-1.html:8: '../../x.html' climbs out of the site"),
        ("d/f-1.html", page("Flight", '<a href="../today/">x</a>', "../"),
         "d/f-1.html:8: '../today/' is a folder: from disk it shows a listing"),
        ("d/f-1.html", page("Flight", '<img src="https://x.example/i.png">', "../"),
         "d/f-1.html:8: asks another site for 'https://x.example/i.png'"),
        ("d/f-1.html", page("Flight", '<a href="javascript:x()">x</a>', "../"),
         "d/f-1.html:8: a link with the scheme 'javascript'"),
        ("d/f-1.html", page("Flight", '<h1>Again</h1>', "../"), "d/f-1.html:8: 2 h1, not one"),
        ("d/f-1.html", page("Flight", '<p id="top1">', "../"),
         "d/f-1.html:8: id 'top1' again, first on line 7"),
        ("d/f-1.html", page("Flight", "", "../", language=""), "d/f-1.html:1: no lang on html"),
        ("d/f-1.html", page(" ", "", "../"), "d/f-1.html:1: 1 titles, the first ''"),
        ("d/f-1.html", page("Day", "", "../"),
         "d/index.html:1: title 'Day' is also that of d/f-1.html"),
        ("d/alone.html", page("Alone", "", "../"),
         "d/alone.html:1: no way leads here from the welcome page"),
        ("404.html", page("Not found", '<a href="index.html">x</a>', "/"),
         "404.html:8: relative 'index.html': this page is shown at any depth"),
        ("assets/a.12345678.css", '\nb { background: url(no.svg) }',
         "assets/a.12345678.css:2: 'no.svg' is not there"),
        ("assets/a.12345678.css", '@import "https://x.example/y.css";',
         "assets/a.12345678.css:1: asks for 'https://x.example/y.css', which is not in the site"),
        ("d/flights.json", '{"flights": [{"id": "1", "page": "no.html"}]}',
         "d/flights.json:1: page 'no.html' of '1' is not there")]:
      with self.subTest(expected=expected):
        shutil.rmtree(self.folder)
        self.assertEqual(self.findings(files={name: text}), [expected])

  def test_a_sitemap_lists_what_is_there_below_the_base_url(self):
    entry = "<url><loc>{}</loc></url>".format
    sitemap = ('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
               + entry("https://x.example/a/") + entry("https://x.example/a/no.html")
               + entry("https://y.example/d/index.html") + "</urlset>")
    changed = {"sitemap.xml": sitemap,
               "404.html": page("Not found", '<a href="/a/index.html">w</a>', "/a/")}
    self.assertEqual(
      self.findings(files=changed, options=["--base-url", "https://x.example/a"]),
      ["sitemap.xml:1: 'https://x.example/a/no.html' is not there",
       "sitemap.xml:1: 'https://y.example/d/index.html' is not below 'https://x.example/a/'"])

  def test_flights_that_differ_by_the_suffix_of_a_collision_may_share_a_title(self):
    more = {"d/index.html": page("Day", '<a href="f-1.html">f</a><a href="f-1-0030.html">g</a>',
                                 "../"),
            "d/f-1-0030.html": page("Flight", "", "../")}
    self.assertEqual(self.findings(files=more), [])


class CountTests(FolderTest):
  ROW = ('<tr data-flight="{id}" data-direction="{direction}" data-time="{time}"><td>'
         '<time datetime="{scheduled}">x</time>{more}</td><th><a href="../{page}">f</a></th></tr>')
  FLIGHT = dict(id="1", direction="arrival", time=1701709200,
                scheduled="2023-12-04T12:00-05:00", page="2023-12-04/f1.html", more="")

  def build(self, flight=None, badge="1", body=None, rows=1):
    """A site of one day with one arrival, and its file."""
    with open(Path(self.folder, "f.csv"), "w", encoding="utf-8", newline="") as file:
      writer = csv.DictWriter(file, COLUMNS)
      writer.writeheader()
      writer.writerow({"id": "1", "direction": "A", "scheduled_local": "2023-12-04T12:00-05:00",
                       "status": "scheduled"})
    row = self.ROW.format(**{**self.FLIGHT, **(flight or {})})
    badges = (f'<b data-badge="arrivals">{badge}</b><b data-badge="all">Dec 4</b>'
              '<b data-badge="departures" hidden>0</b>')
    board = badges + f"<table>{row * rows}</table>"
    shown = '<time datetime="2023-12-04T12:00-05:00">noon</time>' if body is None else body
    day = "site/2023-12-04/"
    write(self.folder, {
      day + "index.html": board, day + "arrivals.html": board, day + "departures.html": badges,
      day + "f1.html": f"<main>{shown}</main>",
      day + "flights.json": '{"version": 1, "date": "2023-12-04", "flights": [{"id": "1"}]}'})
    return self.run_tool("count_jfk.py", f"{self.folder}/f.csv", f"{self.folder}/site",
                         "--days", "1")

  def test_a_true_board_passes(self):
    code, text = self.build()
    self.assertEqual((code, text), (0, (
      "f: 1 flights in the file; 1 days, 1 arrivals and 0 departures scheduled (1 and 0 on the "
      "first day, 1 and 0 on the last), 0 also on another day's board, 1 pages of flights\n")))

  def test_each_untruth_is_found(self):
    for expected, wrong in [
        ("badge 'arrivals' says '2', not '1'", dict(badge="2")),
        ("datetime '2023-12-04T17:00Z' of 1 is not in the file",
         dict(flight={"scheduled": "2023-12-04T17:00Z"})),
        ("data-time of 1 is 5, not 1701709200", dict(flight={"time": 5})),
        ("1 is a departure", dict(flight={"direction": "departure"})),
        ("2 rows, not 1", dict(rows=2)),
        ("0 rows, not 1", dict(rows=0)),
        ("the page of 1 is '2023-12-05/f1.html', not in 2023-12-04/",
         dict(flight={"page": "2023-12-05/f1.html"})),
        ("the scheduled time 2023-12-04T12:00-05:00 of 1 is not shown", dict(body=""))]:
      with self.subTest(expected=expected):
        code, text = self.build(**wrong)
        self.assertEqual(code, 1)
        self.assertIn(expected, text)

  def test_a_flight_expected_on_another_day_must_be_marked(self):
    flight = count_jfk.Flight({
      "id": "1", "direction": "A", "status": "arrived", "scheduled_local": "2023-12-04T23:50-05:00",
      "estimated_local": "", "actual_local": "2023-12-05T00:10-05:00"})
    for day, more, is_marked in [
        ("2023-12-04", "+1", True), ("2023-12-04", "", False), ("2023-12-05", "Dec 4", True),
        ("2023-12-05", '<time datetime="2023-12-04">4th</time>', True), ("2023-12-05", "", False)]:
      row = sitefiles.rows(sitefiles.parse(self.ROW.format(**{
        **self.FLIGHT, "time": flight.unix, "scheduled": flight.scheduled,
        "more": f'<time datetime="{flight.expected}">x</time>{more}'})))[0]
      wrong = []
      count_jfk.check_row("d/index.html", day, row, flight, wrong.append)
      with self.subTest(day=day, more=more):
        self.assertEqual([line for line in wrong if "not marked" in line] == [], is_marked)


class SampleTests(FolderTest):
  FLIGHT = ("arrival", "RL 617", "BOS", "2026-11-30T08:55-05:00", "2026-11-30T09:05-05:00")

  def check(self, expected, count=1, seen=(), shown=FLIGHT[3:], badge="1"):
    row = '<tr data-flight="x" data-direction="arrival" data-time="0"></tr>'
    times = "".join(f'<time datetime="{time}">t</time>' for time in shown)
    entry = dict(zip(("direction", "designator", "airport", "scheduled", "expected"), self.FLIGHT),
                 id="x", page="x.html")
    write(self.folder, {
      "2026-11-30/flights.json": json.dumps({"date": "2026-11-30", "flights": [entry]}),
      "2026-11-30/index.html": page(
        "Day", f'<b data-badge="arrivals">{badge}</b><table>{row}</table>'),
      "2026-11-30/x.html": page("Flight", times)})
    report = sitefiles.Findings()
    check_samples.check(self.folder, expected, count, seen, report)
    return report.lines

  def test_a_site_with_the_flights_of_its_file_is_right(self):
    self.assertEqual(self.check([self.FLIGHT], seen=[self.FLIGHT]), [])

  def test_each_difference_is_found(self):
    other = (*self.FLIGHT[:4], "2026-11-30T09:06-05:00")
    self.assertEqual(self.check([other]), [f"not on a board: {other}",
                                           f"not in the file: {self.FLIGHT}"])
    self.assertEqual(self.check([self.FLIGHT], seen=[other]), [f"not as read by eye: {other}"])
    self.assertEqual(self.check([self.FLIGHT], count=2), ["1 flights are read here, not 2"])
    self.assertEqual(self.check([self.FLIGHT] * 2, count=2), ["1 flights on boards, not 2"])
    self.assertEqual(self.check([self.FLIGHT], shown=self.FLIGHT[3:4]),
                     ["2026-11-30/x.html: 2026-11-30T09:05-05:00 is not shown"])
    self.assertEqual(self.check([self.FLIGHT], badge="2"),
                     ["2026-11-30/index.html: badge arrivals is '2', not 1"])

  def test_each_configuration_is_the_manual_s_with_another_file(self):
    for _, heading, *_ in check_samples.CASES:
      text = check_samples.configuration(heading, "/a b.csv")
      self.assertEqual(text.count('file: "/a b.csv"\n'), 1, heading)
      self.assertEqual(text.count("file: "), 1, heading)


class ScheduleTests(unittest.TestCase):
  def rows(self, *options):
    done = subprocess.run(
      [sys.executable, TOOLS / "make_schedule.py", "--flights-per-day", "40", *options],
      stdout=subprocess.PIPE, check=True)
    return {row["id"]: row for row in csv.DictReader(io.StringIO(done.stdout.decode("utf-8")))}

  def test_a_seed_is_a_schedule_and_changes_are_as_many_as_asked(self):
    before, again = self.rows("--seed", "2"), self.rows("--seed", "2")
    self.assertEqual(before, again)
    self.assertEqual(len(before), 600)
    after = self.rows("--seed", "2", "--change", "30", "--add", "10", "--remove", "20")
    self.assertEqual(len(after.keys() - before.keys()), 10)
    self.assertEqual(len(before.keys() - after.keys()), 20)
    self.assertEqual(sum(after[id] != before[id] for id in after.keys() & before.keys()), 30)
    self.assertNotEqual(before, self.rows("--seed", "3"))

  def test_airports_are_named_once(self):
    self.assertEqual(len(make_schedule.AIRPORTS), len(set(make_schedule.AIRPORTS)))


class KillTests(FolderTest):
  PROGRAM = """
import os, sys, threading
os.chdir(sys.argv[1])
def write(thread):
  for number in range(5):
    name = f"{thread}-{number}"
    file = os.open(name + "~", os.O_WRONLY | os.O_CREAT)
    os.write(file, b"x")
    os.close(file)
    os.rename(name + "~", name)
threads = [threading.Thread(target=write, args=(number,)) for number in range(3)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""

  def run_killed(self, number):
    killer = kill_test.compile_killer(self.folder)
    place = tempfile.mkdtemp(dir=self.folder)
    reading, writing = os.pipe()
    done = subprocess.run(
      ["sh", "-c", f'exec "$@" 3>&{writing}', "sh", killer, str(number), sys.executable, "-B", "-c",
       self.PROGRAM, place], pass_fds=[writing])
    os.close(writing)
    with os.fdopen(reading) as counted:
      return done.returncode, counted.read(), os.listdir(place)

  def test_calls_of_all_threads_are_counted_and_a_kill_comes_before_its_call(self):
    code, counted, names = self.run_killed(0)
    self.assertEqual((code, counted, len(names)), (0, "calls 45\n", 15))
    for number, at_most in [(1, 0), (2, 1), (45, 15)]:
      code, _, names = self.run_killed(number)
      self.assertEqual(code, 137)
      self.assertLessEqual(len(names), at_most)
    # Calls of the two other threads may have been under way, and are then lost too.
    self.assertIn(len([name for name in names if not name.endswith("~")]), (12, 13, 14))
    self.assertEqual(self.run_killed(46)[0], 0)

  def test_what_a_kill_leaves_is_judged(self):
    before = {**SOUND, "d/old.html": page("Old", "", "../")}
    after = {**SOUND, "index.html": page("Hello", '<a href="d/new.html">n</a>'),
             "d/new.html": page("New", "", "../")}
    for name, files in (("A", before), ("B", after)):
      write(f"{self.folder}/{name}", files)
    states = [kill_test.Standing(f"{self.folder}/{name}") for name in "AB"]
    for expected, files in [
        ([], before), ([], after), ([], {**before, "d/new.html": after["d/new.html"]}),
        (["index.html leads to d/new.html, which is not there"],
         {**before, "index.html": after["index.html"]}),
        (["index.html is not whole: neither the old bytes nor the new"],
         {**before, "index.html": "<html>"}),
        (["d/f-1.html, present before and after, is gone",
          "d/index.html leads to d/f-1.html, which is not there",
          "d/flights.json leads to d/f-1.html, which is not there"],
         {name: text for name, text in before.items() if name != "d/f-1.html"}),
        (["stray.html belongs to neither site"], {**before, "stray.html": ""})]:
      shutil.rmtree(f"{self.folder}/C", ignore_errors=True)
      write(f"{self.folder}/C", files)
      with self.subTest(expected=expected):
        wrong, _ = kill_test.look(f"{self.folder}/C", *states, {})
        self.assertEqual(sorted(wrong), sorted(expected))

  def test_moments_lie_over_the_whole_build(self):
    moments = kill_test.moments(5000, 120)
    self.assertGreaterEqual(len(moments), 120)
    self.assertEqual((moments[0], moments[-1]), (1, 5000))
    self.assertLess(max(b - a for a, b in zip(moments, moments[1:])), 5000 / 100)
    self.assertEqual(kill_test.moments(3, 120), [1, 2, 3])


class HostileTests(unittest.TestCase):
  def test_every_field_meets_every_payload_and_the_twins_have_one_shape(self):
    hostile, plain, fields = check_hostile.schedules()
    self.assertEqual(len(hostile), len(check_hostile.PAYLOADS) * (len(check_hostile.TEXT) + 4))
    self.assertEqual(len({row["id"] for row in hostile}), len(hostile))
    for row, twin, which in zip(hostile, plain, fields):
      self.assertEqual(row["scheduled"], twin["scheduled"])
      self.assertTrue(all(row[field] == twin[field] for field in check_hostile.TEXT
                          if field not in which))
      self.assertTrue(all(len(check_hostile.parts(field, row[field]))
                        == len(check_hostile.parts(field, twin[field]))
                          for field in check_hostile.LISTS))

  def test_markup_that_came_alive_is_found(self):
    plain = sitefiles.parse("<p><bdi>Words</bdi></p>")
    for text, is_live in [("<p><bdi>&lt;b&gt;</bdi></p>", False), ("<p><bdi><b></b></bdi></p>", True),
                          ("<p><bdi title=x></bdi></p>", True), ("<p></p>", True)]:
      difference = check_hostile.first_difference(
        check_hostile.skeleton(sitefiles.parse(text)), check_hostile.skeleton(plain))
      self.assertEqual(difference is not None, is_live, text)
    report = sitefiles.Findings()
    check_hostile.check_live("x", sitefiles.parse(
      '<a href="JavaScript:x" onclick="y" style="z"></a><a href="https://x"></a>'), report)
    self.assertEqual(report.count, 3)


class HostingTests(unittest.TestCase):
  def test_the_page_shows_what_is_tested(self):
    shared, root, below = check_hosting.blocks("nginx")
    self.assertIn("map $uri", shared)
    self.assertIn(check_hosting.DOCUMENTED, root)
    self.assertIn("location /a/b/", below)
    self.assertEqual([len(check_hosting.HEADER.findall(block)) for block in (root, below)], [1, 1])
    self.assertTrue(any("http.server" in block for block in check_hosting.blocks("sh")))


  def test_the_policy_of_every_layout_is_that_of_the_documented_headers(self):
    headers = check_hosting.HEADER.findall("".join(check_hosting.blocks("nginx")))
    layouts = [path.read_text(encoding="utf-8") for path in check_hosting.LAYOUTS.glob("*.html")]
    pages = [text for text in layouts if "<head>" in text]
    self.assertTrue(pages)
    for page in pages:
      for header in headers:
        self.assertEqual(list(check_hosting.policy_mistakes(header, page)), [])

  def test_policies_that_part_are_told(self):
    page = """<meta http-equiv="Content-Security-Policy" content="default-src 'self'; a 'none'">"""

    def count(header, page=page):
      return len(list(check_hosting.policy_mistakes(header, page)))
    self.assertEqual(count("a 'none'; default-src 'self'; frame-ancestors 'none'"), 0)
    self.assertEqual(count("default-src 'self'; frame-ancestors 'none'"), 1)
    self.assertEqual(count("a 'self'; default-src 'self'; frame-ancestors 'none'"), 1)
    self.assertEqual(count("a 'none'; default-src 'self'"), 1)
    self.assertEqual(count("a 'none'; default-src 'self' 'unsafe-inline'; frame-ancestors 'none'"), 2)
    self.assertEqual(count("a 'none'; default-src 'self'; frame-ancestors 'none'", ""), 1)


class CalendarTests(FolderTest):
  PAGE = ('<link rel="canonical" href="https://a.example/x.html"><section data-opened="x" '
          'data-designator="RL 618" data-direction="departure" data-time="1796069400" '
          'data-status="on-time"><time datetime="2026-11-30T15:10-05:00"></time>'
          '<a href="rl618-departure-bos.ics">c</a></section>')
  LINES = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//a//b//EN", "BEGIN:VEVENT", "UID:x@a",
           "DTSTAMP:20261130T201000Z", "DTSTART:20261130T201000Z", "DTEND:20261130T204000Z",
           "SUMMARY:RL 618 To Boston\\, MA", "LOCATION:A", "DESCRIPTION:On Time\\nGate: A4",
           "STATUS:CONFIRMED", "URL:https://a.example/x.html", "END:VEVENT", "END:VCALENDAR"]

  def count(self, lines=None, end="\r\n", page=PAGE):
    folder = Path(self.folder, "2026-11-30")
    folder.mkdir(exist_ok=True)
    (folder / "rl618-departure-bos.html").write_text(page, encoding="utf-8")
    text = end.join([*(lines or self.LINES), ""])
    (folder / "rl618-departure-bos.ics").write_bytes(text.encode("utf-8", "surrogateescape"))
    report = sitefiles.Findings()
    self.assertEqual(check_calendars.check(self.folder, report), 1)
    return report.count

  def changed(self, name, *lines):
    return self.count([new for line in self.LINES
                       for new in (lines if line.startswith(name) else [line])])

  def test_a_sound_calendar_passes(self):
    self.assertEqual(self.count(), 0)
    folded = "SUMMARY:RL 618 To " + "a" * 57
    self.assertEqual(self.changed("SUMMARY", folded, " bcd"), 0)

  def test_each_mistake_is_found(self):
    self.assertEqual(self.count(end="\n"), 1)
    for name, *lines in [
        ("SUMMARY", "SUMMARY:RL 618 To " + "a" * 58), ("SUMMARY", "SUMMARY:RL 618, Boston"),
        ("SUMMARY", "SUMMARY:RL 618 \\x"), ("SUMMARY", "SUMMARY:RL 618 \t"),
        ("SUMMARY", "SUMMARY:RL 618 \udcc3", " \udcbc"), ("SUMMARY", "SUMMARY:RL 619"), ("SUMMARY",),
        ("UID", "UID:a", "UID:b"), ("DTSTART", "DTSTART:20261130T151000"),
        ("DTEND", "DTEND:20261130T210000Z"), ("STATUS", "STATUS:CANCELLED"),
        ("URL", "URL:https://a.example/y.html"), ("URL",), ("END:VEVENT",), ("VERSION", "VERSION:1"),
        ("LOCATION", "LOCATION:A", "X-Y:z"), ("BEGIN:VCALENDAR",)]:
      self.assertEqual(self.changed(name, *lines), 1, lines)
    self.assertEqual(self.count(page=self.PAGE.replace(".ics", "")), 1)
    self.assertEqual(self.count(page=self.PAGE.replace("1796069400", "1796069460")), 1)


class PackageTests(FolderTest):
  def run_script(self, tools, *entries):
    """With only these commands to be found, the named packages alone installed."""
    for name, text in {"dpkg-query": '[ "$4" = there ] && printf installed', **tools}.items():
      path = Path(self.folder, name)
      path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
      path.chmod(0o755)
    done = subprocess.run(["/bin/sh", TOOLS / "require-packages", "the tests", *entries],
                          env={"PATH": self.folder}, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode("utf-8")

  ECHO = '{ printf "run:"; printf " %s" "$@"; echo; } >&2'
  MISSING = "absent:makes it so"

  def test_what_is_there_is_not_spoken_of(self):
    self.assertEqual(self.run_script({}, "there:x"), (0, ""))
    self.assertEqual(self.run_script({"tool": ""}, "absent|tool:x"), (0, ""))

  def test_a_user_installs_through_sudo_after_hearing_why(self):
    code, text = self.run_script({"id": "echo 1000", "sudo": self.ECHO, "apt-get": ""},
                                 "there:x", self.MISSING)
    self.assertEqual(code, 0)
    lines = text.splitlines()
    self.assertEqual(lines[:3], ["Installing for the tests (through sudo):",
                                 "  absent  makes it so", "run: apt-get update -qq"])
    self.assertTrue(lines[3].endswith("--no-install-recommends absent"), lines[3])

  def test_without_sudo_it_says_what_to_run_and_stops(self):
    code, text = self.run_script({"id": "echo 1000", "apt-get": ""}, self.MISSING)
    self.assertEqual((code, text), (1, (
      "Debian packages are missing for the tests:\n  absent  makes it so\n"
      "There is no sudo here; run this as root, then make again:\n\n"
      "  apt-get update && apt-get install -y absent\n\n")))

  def test_another_system_is_told_and_goes_on(self):
    code, text = self.run_script({}, self.MISSING)
    self.assertEqual((code, text), (0, (
      "There is no apt-get here; bring for the tests what these Debian packages hold:\n"
      "  absent  makes it so\n")))


class FormatTests(FolderTest):
  """Random schedules, with sites that are not built but made up."""

  def problems(self, without=0, **more):
    """What is found where sites lack some flights, and those of a source have another file."""
    def built(schedule, source, folder):
      flights = sorted(check_formats.wanted(schedule)[0])[without:]
      entries = [dict(zip(("direction", "designator", "scheduled"), one)) for one in flights]
      files = {"d/flights.json": json.dumps({"flights": entries})}
      return files | {name: b"" for key, name in more.items() if key in source}

    with mock.patch.object(check_formats, "built", built):
      folder = tempfile.mkdtemp(dir=self.folder)
      problems, count = check_formats.check(3, list(format_writers.FORMATS), folder)
    self.assertGreater(count, 0)
    return [line.partition(": ")[2] for line in problems]

  def test_what_is_the_same_is_right_and_what_differs_is_found(self):
    self.assertEqual(self.problems(), [])
    self.assertEqual(self.problems(ssim="x.html"), ["1 files differ from those of CSV: x.html"])
    self.assertEqual(self.problems(csv="y.ics"), ["1 files differ from those of CSV: y.ics"] * 5)
    self.assertEqual(len(self.problems(without=1)), 5)

  def test_a_seed_makes_the_same_files(self):
    texts = []
    for run in "ab":
      for name, write in format_writers.FORMATS.items():
        folder = Path(self.folder, run, name)
        folder.mkdir(parents=True)
        source, rows = write(random.Random(name), random_schedules.Schedule(7), folder)
        files = [path.read_bytes() for path in sorted(folder.rglob("*"))
                 if path.is_file() and path.suffix not in (".zip", ".db")]
        texts.append((name, source, rows, files))
    half = len(texts) // 2
    self.assertEqual(texts[:half], texts[half:])


class PictureTests(unittest.TestCase):
  """Pictures that a browser refuses."""

  REFUSED = "Page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot"

  def take(self, *answers):
    """The pictures that were asked for; an answer is an error or nothing."""
    page = mock.Mock()
    page.screenshot.side_effect = answers
    try:
      with mock.patch("harness.time.sleep"):
        harness.take(page, Path("a/b.png"))
    finally:
      self.assertEqual(page.screenshot.mock_calls, [mock.call(path="a/b.png")] * len(answers))

  def test_what_is_refused_is_asked_for_again(self):
    self.take(None)
    self.take(RuntimeError(self.REFUSED), RuntimeError(self.REFUSED), None)

  def test_what_is_refused_for_good_fails_by_its_name(self):
    with self.assertRaisesRegex(RuntimeError, r"^b\.png: Page\.screenshot: .*Unable to capture"):
      self.take(*[RuntimeError(self.REFUSED)] * 5)

  def test_another_fault_is_not_asked_for_again(self):
    with self.assertRaisesRegex(RuntimeError, r"^b\.png: Target closed$"):
      self.take(RuntimeError("Target closed"))


class ConditionTests(unittest.TestCase):
  """The table of conditions names tests that are there."""

  FOLDER = sitefiles.ROOT / "Tests/ScheduleFormatsTests"

  def cells(self):
    """(condition, reader, its test, cell) of all rows but the one that names the readers' tests."""
    lines = (self.FOLDER / "Conditions.md").read_text(encoding="utf-8").splitlines()
    table = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    header, _, tests, *rows = [[cell.strip() for cell in row] for row in table]
    for row in rows:
      self.assertEqual(len(row), len(header), row)
      yield from ((row[0], *of_reader) for of_reader in zip(header[1:], tests[1:], row[1:]))

  def suites(self):
    """The text of each suite, from all its files."""
    texts = {}
    for path in sorted(self.FOLDER.rglob("*.swift")):
      text = path.read_text(encoding="utf-8")
      for name in re.findall(r"^(?:struct|extension|final class) (\w+)", text, re.M):
        texts[name] = texts.get(name, "") + text
    return texts

  def test_every_test_that_is_named_is_there(self):
    suites = self.suites()
    count = 0
    for condition, reader, test, cell in self.cells():
      with self.subTest(condition=condition, reader=reader):
        cases = re.findall(r'"([^"]+)"', cell)
        tests = re.findall(r"`(\w+\.\w+)`", cell)
        self.assertTrue(cases or tests or re.fullmatch(r"cannot occur, because .{10,}", cell), cell)
        for name in [*tests, *([test.strip("`")] if cases else [])]:
          suite, function = name.split(".")
          self.assertRegex(suites[suite], rf"@Test(?:\([^@]*?\))?\s+func {function}\(", name)
        for case in cases:
          self.assertIn(f'"{case}"', suites[test.strip("`").split(".")[0]])
      count += 1
    self.assertEqual(count, 22 * 7)


if __name__ == "__main__":
  unittest.main(argv=[sys.argv[0], *sys.argv[1:]])

#!/usr/bin/env python3
"""Measures builds against a program that only writes the same files, as Markdown for the docs.

Three sites: a made schedule of 40,500 flights, the airport file in ../shared where it is there, and
the demo. Builds, bare writing and `cp -r` alternate in memory (tmpfs), and medians are compared, so
that a slow moment of the machine weighs on all alike.
"""

import argparse
import concurrent.futures
import functools
import json
import multiprocessing
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tests/Tools"))

import count_jfk  # noqa: E402
import sitefiles  # noqa: E402

NOW = "2026-11-30T05:00"
MADE = """\
title: Made Airport
time_zone: America/New_York
language: en-US
days: 15
schedule:
  csv: { file: schedule.csv }
"""
DEMO = """\
title: Mountain Airport
time_zone: America/New_York
language: en-US
days: 15
schedule:
  demo: { seed: 13, flights_per_day: 30 }
  derive_status: true
"""
LIMITS = {"first": 3.0, "second": 1.0, "memory": 250.0, "demo": 150.0}


class Run:
  """One finished process: seconds, and the most memory it held, in MB."""

  def __init__(self, *command):
    self.seconds, self.memory, code = starter().submit(run, list(map(str, command))).result()
    if code != 0:
      sys.exit(f"exit {code}: {' '.join(map(str, command))}")


@functools.cache
def starter():
  """A process that starts others: a new one counts what its parent holds as its own memory.

  It is forked before this process has grown.
  """
  return concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("fork"))


def run(command):
  """Runs a command; its seconds, the most memory it held, in MB, and its exit code."""
  began = time.perf_counter()
  process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
  _, status, usage = os.wait4(process.pid, 0)
  seconds = time.perf_counter() - began
  process.returncode = os.waitstatus_to_exitcode(status)
  return seconds, usage.ru_maxrss * 1024 / 1e6, process.returncode


def median(runs):
  return statistics.median(run.seconds for run in runs)


def machine():
  """Its size, without its name."""
  cores = len(os.sched_getaffinity(0))
  with open("/proc/meminfo", encoding="ascii") as file:
    memory = int(file.readline().split()[1]) / 1024 / 1024
  model = ""
  with open("/proc/cpuinfo", encoding="utf-8") as file:
    for line in file:
      if line.startswith("model name"):
        model = line.split(":", 1)[1].strip() + ", "
        break
  return f"{model}{cores} cores, {memory:.0f} GiB, Linux {platform.release().split('-')[0]}"


def compile_writer(folder):
  program = f"{folder}/write_files"
  subprocess.run(["gcc", "-std=gnu2x", "-O2", "-o", program, HERE / "write_files.c"], check=True)
  return program


def stamps(folder):
  """What shows that a file was touched: inode, times, size."""
  return {name: (status.st_ino, status.st_mtime_ns, status.st_ctime_ns, status.st_size)
          for name in sitefiles.names(folder)
          for status in [os.stat(f"{folder}/{name}")]}


def compare(name, configuration, now, work, writer, pairs):
  """First and second builds of one site beside (a) bare writing and (b) a copy."""
  site, bare, copy, files = (f"{work}/{word}" for word in ("site", "bare", "copy", "files.txt"))
  command = sitefiles.build_command(configuration, site, now, "--quiet")
  Run(*command)  # once, for the list of files and to warm what is read
  written = sitefiles.names(site, private=True)
  with open(files, "w", encoding="utf-8") as out:
    for file in sorted(written, key=lambda file: (os.path.dirname(file), file)):
      out.write(f"{os.path.getsize(f'{site}/{file}')} {file}\n")
  size = sum(os.path.getsize(f"{site}/{file}") for file in written)
  first, second, writing, copying, touched = [], [], [], [], set()
  for _ in range(pairs):
    for folder in (site, bare, copy):
      shutil.rmtree(folder, ignore_errors=True)
    first.append(Run(*command))
    writing.append(Run(writer, files, bare))
    copying.append(Run("cp", "-r", site, copy))
    before = stamps(site)
    second.append(Run(*command))
    after = stamps(site)
    touched |= {file for file in before.keys() | after.keys()
                if before.get(file) != after.get(file)}
  for folder in (site, bare, copy):
    shutil.rmtree(folder, ignore_errors=True)
  floor = median(writing)
  return {
    "name": name, "files": len(written), "size": size / 1e6, "first": median(first),
    "second": median(second), "writing": floor, "copying": median(copying),
    "memory": max(run.memory for run in first), "memory_second": max(run.memory for run in second),
    "touched": sorted(touched)}


def time_demo(configuration, work):
  """The demo as a process, by hyperfine: a first build and one with nothing to do, in ms."""
  site, out = f"{work}/demo-site", f"{work}/demo.json"
  command = " ".join(sitefiles.build_command(configuration, site, NOW, "--quiet"))
  found = []
  for prepare in (["--prepare", f"rm -rf {site}"], []):
    subprocess.run(["hyperfine", "-N", "--warmup", "3", "--runs", "20", "--style", "none",
                    "--export-json", out, *prepare, command], check=True,
                   stdout=subprocess.DEVNULL)
    found.append(1000 * json.loads(Path(out).read_text(encoding="utf-8"))["results"][0]["median"])
  shutil.rmtree(site)
  return found


def verdict(value, limit):
  return "✓" if value <= limit else f"✗ (over {limit:g})"


def table(results, demo, pairs, in_memory):
  """The measured figures, ready to stand in a document."""
  place = "in memory (tmpfs)" if in_memory else "on disk"
  lines = [
    f"{machine()}; files {place}; medians of {pairs} interleaved rounds.", "",
    "| site | files | MB | (a) writing only | (b) cp -r | first build | second, nothing changed "
    "| peak memory |", "|---|--:|--:|--:|--:|--:|--:|--:|"]
  for result in results:
    lines.append(
      f"| {result['name']} | {result['files']:,} | {result['size']:.0f} "
      f"| {result['writing']:.3f} s | {result['copying']:.3f} s "
      f"| {result['first']:.3f} s = {result['first'] / result['writing']:.2f} × (a), "
      f"{result['first'] / result['copying']:.2f} × (b) "
      f"| {result['second']:.3f} s = {result['second'] / result['writing']:.2f} × (a), "
      f"{len(result['touched'])} files touched "
      f"| {result['memory']:.0f} MB, second {result['memory_second']:.0f} |")
  lines += ["", f"The demo as a process: {demo[0]:.0f} ms for a first build, {demo[1]:.0f} ms with "
            "nothing changed.", ""]
  large = results[0]
  lines += [
    f"- first build ≤ 3 × (a): {verdict(large['first'] / large['writing'], LIMITS['first'])}",
    f"- second build ≤ 1 × (a): {verdict(large['second'] / large['writing'], LIMITS['second'])}",
    f"- no file touched by a second build: {'✓' if not any(r['touched'] for r in results) else '✗'}",
    f"- peak memory ≤ 250 MB: {verdict(large['memory'], LIMITS['memory'])}",
    f"- the demo ≤ 150 ms: {verdict(demo[0], LIMITS['demo'])}"]
  return "\n".join(lines)


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--pairs", type=int, default=5)
  parser.add_argument("--flights-per-day", type=int, default=2700)
  parser.add_argument("--folder", help="where to write; default: memory. A disk is only quoted")
  options = parser.parse_args()
  Run("true")
  memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
  if options.folder is None and memory is None:
    print("no tmpfs at /dev/shm: measuring on disk", file=sys.stderr)
  with tempfile.TemporaryDirectory(prefix="boardwalk-bench-",
                                   dir=options.folder or memory) as work:
    writer = compile_writer(work)
    subprocess.run([sys.executable, HERE.parent / "Tests/Tools/make_schedule.py",
                    "--flights-per-day", str(options.flights_per_day),
                    "-o", f"{work}/schedule.csv"], check=True)
    sites = [(f"{15 * options.flights_per_day:,} made flights", MADE, NOW)]
    real = sitefiles.SHARED / "data/real/jfk-2023-12-04.csv"
    if real.exists():
      sites.append(("jfk-2023-12-04.csv", count_jfk.CONFIGURATION.format(days=15, file=real),
                    "2023-12-04T05:00"))
    else:
      print("skipped: ../shared not found, no airport file", file=sys.stderr)
    sites.append(("the demo", DEMO, NOW))
    results = []
    for number, (name, text, now) in enumerate(sites):
      configuration = f"{work}/site-{number}.yml"
      Path(configuration).write_text(text, encoding="utf-8")
      print(f"measuring {name} …", file=sys.stderr)
      results.append(compare(name, configuration, now, work, writer, options.pairs))
    demo = time_demo(configuration, work)
  print(table(results, demo, options.pairs, options.folder is None and memory is not None))
  return 0


if __name__ == "__main__":
  sys.exit(main())

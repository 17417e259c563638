#!/usr/bin/env python3
"""Kills builds at moments spread over the whole of them and looks at what is left standing.

Two builds are killed, each before many of its calls that write, rename or remove: a first build
into an empty destination, and one that follows a changed schedule a day later (300 flights say
something else, 100 are new, 100 are gone). After each kill every file is whole, every link
resolves from the welcome page and from every page present before and after, foreign files stand
untouched, and the next build makes the same bytes as a build from nothing.

kill_before.c kills, since it counts all calls of all threads together. `strace -e inject`, which
counts each kind of call in each thread by itself, kills some more, as a second opinion.
"""

import argparse
import collections
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import check_links
import sitefiles

TOOLS = Path(__file__).resolve().parent
KILLED = 137
STRACED = ("write,pwrite64,writev,pwritev,pwritev2,?rename,?renameat,renameat2,?unlink,unlinkat,"
           "?mkdir,mkdirat,?rmdir,?link,linkat,truncate,ftruncate,copy_file_range")
SITE = """\
title: Killed and Built Again
time_zone: America/New_York
language: en-US
days: 15
schedule:
  csv: {{ file: {file} }}
"""
BEFORE, AFTER = "2026-11-30T05:00", "2026-12-01T05:00"
FOREIGN = {"foreign.txt": b"somebody's\n", "2026-11-30/foreign.txt": b"somebody's, in a folder\n"}


def compile_killer(folder):
  """Builds kill_before with the compiler at hand; Swift's own comes with one."""
  beside_swift = os.path.join(os.path.dirname(os.path.realpath(shutil.which("swift") or "/")),
                              "clang")
  compiler = next((found for found in map(shutil.which, ("cc", "clang", "gcc", beside_swift))
                   if found), None)
  if compiler is None:
    sys.exit("no C compiler: install gcc")
  program = os.path.join(folder, "kill_before")
  subprocess.run([compiler, "-std=gnu2x", "-O1", "-o", program, TOOLS / "kill_before.c"],
                 check=True)
  return program


def links_of(folder, name):
  """The names that a page or a day's data leads to."""
  text = sitefiles.read(folder, name)
  if name.endswith("flights.json"):
    day = os.path.dirname(name)
    pages = [flight["page"] for flight in json.loads(text)["flights"]]
    return {page if page.startswith(day + "/") or page[:4].isdigit() and "/" in page
            else os.path.normpath(f"{day}/{page}") for page in pages}
  reader = check_links.LinkReader()
  reader.feed(text.decode("utf-8"))
  reader.close()
  found = set()
  for address, _, _, _ in reader.links:
    if sitefiles.is_elsewhere(address):
      continue
    if name == "404.html" and address.startswith("/"):
      found.add(sitefiles.target("index.html", "." + address)[0])
    else:
      found.add(sitefiles.target(name, address)[0])
  return {name + "index.html" if name == "" or name.endswith("/") else name
          for name in found if name is not None}


class Standing:
  """A site as a finished build left it: hashes, links of each page."""

  def __init__(self, folder=None):
    self.digests = sitefiles.digests(folder) if folder else {}
    self.private = {name: digest for name, digest in
                    (sitefiles.digests(folder, private=True) if folder else {}).items()
                    if name.startswith(sitefiles.PRIVATE)}
    self.folders = sitefiles.folders(folder) if folder else set()
    self.links = {name: links_of(folder, name) for name in self.digests
                  if name.endswith(".html") or name.endswith("flights.json")}


def look(folder, before, after, foreign):
  """What is wrong with a destination that a kill left; and how many temporary files it holds."""
  wrong, links, temporary = [], {}, 0
  present = sitefiles.digests(folder)
  for name, digest in present.items():
    if name in foreign:
      continue
    if digest == after.digests.get(name):
      links[name] = after.links.get(name, ())
    elif digest == before.digests.get(name):
      links[name] = before.links.get(name, ())
    elif name in before.digests or name in after.digests:
      wrong.append(f"{name} is not whole: neither the old bytes nor the new")
    elif os.path.basename(name).startswith("."):
      temporary += 1
    else:
      wrong.append(f"{name} belongs to neither site")
  for name, content in foreign.items():
    if name not in present or sitefiles.read(folder, name) != content:
      wrong.append(f"{name}, somebody's file, was touched")
  kept = before.digests.keys() & after.digests.keys()
  wrong += [f"{name}, present before and after, is gone" for name in kept if name not in present]
  pending = [name for name in kept | {"index.html"} if name in links]
  seen = set(pending)
  while pending:
    page = pending.pop()
    for name in links[page]:
      if name not in present:
        wrong.append(f"{page} leads to {name}, which is not there")
      elif name not in seen:
        seen.add(name)
        pending.append(name) if name in links else None
  return wrong, temporary


def compare(folder, after, foreign):
  """How a destination differs from the same site built from nothing."""
  present = sitefiles.digests(folder, private=True)
  lines = sitefiles.differences(
    {name: digest for name, digest in present.items()
     if not name.startswith(sitefiles.PRIVATE) and name not in foreign}, after.digests)
  ours = {name: digest for name, digest in present.items() if name.startswith(sitefiles.PRIVATE)}
  lines += sitefiles.differences(ours, after.private)
  needed = after.folders | {os.path.dirname(name) for name in foreign} - {""}
  lines += [f"folder {name} is left" for name in sorted(sitefiles.folders(folder) - needed)]
  return lines


def restore(source, folder):
  """A destination as it was, or none."""
  shutil.rmtree(folder, ignore_errors=True)
  if source:
    subprocess.run(["cp", "-a", source, folder], check=True)


def one_kill(job):
  """Kills one build before call `number`; gives findings, whether it was reached, leftovers."""
  scene, number = job
  folder = os.path.join(scene["work"], f"{scene['name']}-{os.getpid()}")
  restore(scene["source"], folder)
  command = sitefiles.build_command(scene["config"], folder, AFTER, "--quiet")
  done = subprocess.run([*killing(scene, number), *command], stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
  wrong, temporary = [], 0
  killed = done.returncode in (KILLED, -signal.SIGKILL)
  if done.returncode != 0 and not killed:
    wrong.append(f"exit {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:300]}")
  if os.path.isdir(folder):
    found, temporary = look(folder, scene["before"], scene["after"], scene["foreign"])
    wrong += found
  has_welcome = os.path.exists(os.path.join(folder, "index.html"))
  try:
    sitefiles.build(scene["config"], folder, AFTER, "--quiet")
    wrong += ["after the next build: " + line
              for line in compare(folder, scene["after"], scene["foreign"])]
  except sitefiles.BuildFailed as error:
    wrong.append(f"the next build fails: {error}")
  shutil.rmtree(folder, ignore_errors=True)
  return number, killed, has_welcome, temporary, wrong


def killing(scene, number):
  """The words before a command that kill it before a call; 0 counts."""
  if not scene["by_strace"]:
    return [scene["killer"], str(number)]
  if number == 0:
    return ["strace", "-f", "-qq", "-e", f"trace={STRACED}", "-e", "signal=none", "-o",
            os.path.join(scene["work"], "strace.log")]
  return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={STRACED}",
          "-e", f"inject={STRACED}:signal=SIGKILL:when={number}"]


def most_calls_of_a_kind(log):
  """The most calls of one kind in one thread: a line of the log is `thread call(…`."""
  with open(log, encoding="utf-8", errors="replace") as file:
    return max(collections.Counter(
      line.partition("(")[0] for line in file if "resumed>" not in line).values())


def count_calls(scene):
  """How many calls of the kinds counted the whole build makes."""
  folder = os.path.join(scene["work"], scene["name"] + "-counted")
  restore(scene["source"], folder)
  if scene["by_strace"]:
    command = sitefiles.build_command(scene["config"], folder, AFTER, "--quiet")
    subprocess.run(killing(scene, 0) + command, check=True, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL)
    shutil.rmtree(folder)
    return most_calls_of_a_kind(os.path.join(scene["work"], "strace.log"))
  reading, writing = os.pipe()
  command = [*killing(scene, 0),
             *sitefiles.build_command(scene["config"], folder, AFTER, "--quiet")]
  # The counter writes to descriptor 3, which it closes for the command itself.
  done = subprocess.run(["sh", "-c", f'exec "$@" 3>&{writing}', "sh", *command],
                        pass_fds=[writing], stdin=subprocess.DEVNULL)
  os.close(writing)
  with os.fdopen(reading) as counted:
    text = counted.read()
  if done.returncode != 0 or not text.startswith("calls "):
    sys.exit(f"the build to be killed fails by itself: exit {done.returncode}")
  shutil.rmtree(folder)
  return int(text.split()[1])


def moments(total, kills):
  """Numbers of calls: the first and last ones each, and evenly over all between."""
  edge = min(20, kills // 6)
  spread = {1 + (total - 1) * step // max(kills - 1, 1) for step in range(kills)}
  return sorted(number for number in
                spread | set(range(1, edge + 1)) | set(range(total - edge + 1, total + 1))
                if 1 <= number <= total)


def play(scene, kills, report, jobs):
  """All kills of one scene; gives its line of the summary."""
  total = count_calls(scene)
  numbers = moments(total, kills)
  killed = without_welcome = leftovers = 0
  with multiprocessing.get_context("fork").Pool(jobs) as pool:
    for number, reached, has_welcome, temporary, wrong in pool.imap_unordered(
        one_kill, [(scene, number) for number in numbers]):
      killed += reached
      without_welcome += not has_welcome
      leftovers += temporary
      for line in wrong[:5]:
        report.add(f"{scene['name']}, killed before call {number} of {total}: {line}")
  # Threads share the work anew each time, so a thread's own last calls are not always reached.
  if killed < (0.5 if scene["by_strace"] else 0.9) * len(numbers):
    report.add(f"{scene['name']}: only {killed} of {len(numbers)} builds were killed")
  return (f"{scene['name']}: {killed} kills over {total} calls, {without_welcome} without a "
          f"welcome page, {leftovers} temporary files swept up")


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--kills", type=int, default=120, help="kills of the second build, at least")
  parser.add_argument("--first-kills", type=int, default=60, help="kills of the first build")
  parser.add_argument("--strace-kills", type=int, default=30, help="more of them, by strace")
  parser.add_argument("--flights-per-day", type=int, default=60)
  parser.add_argument("--jobs", type=int, default=os.cpu_count())
  options = parser.parse_args()

  memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
  with tempfile.TemporaryDirectory(prefix="boardwalk-kill-", dir=memory) as work:
    schedule = ["python3", TOOLS / "make_schedule.py", "--seed", "5",
                "--flights-per-day", str(options.flights_per_day)]
    configs = {}
    for name, more in (("before", []),
                       ("after", ["--change", "300", "--add", "100", "--remove", "100"])):
      # Both configurations lie in one folder, as two states of one site.
      subprocess.run([*schedule, *more, "-o", f"{work}/{name}.csv"], check=True)
      configs[name] = f"{work}/{name}.yml"
      Path(configs[name]).write_text(SITE.format(file=name + ".csv"), encoding="utf-8")
    try:
      sitefiles.build(configs["before"], f"{work}/A", BEFORE, "--quiet")
      sitefiles.build(configs["after"], f"{work}/B", AFTER, "--quiet")
    except sitefiles.BuildFailed as error:
      sys.exit(f"kills: a build that nobody killed fails: {error}")
    before, after = Standing(f"{work}/A"), Standing(f"{work}/B")
    for name, content in FOREIGN.items():
      Path(work, "A", name).write_bytes(content)
    shared = {"work": work, "config": configs["after"], "killer": compile_killer(work),
              "after": after, "by_strace": False}
    report = sitefiles.Findings()
    lines = [
      play(dict(shared, name="first build", source=None, before=Standing(), foreign={}),
           options.first_kills, report, options.jobs),
      play(dict(shared, name="next day's build", source=f"{work}/A", before=before,
                foreign=FOREIGN), options.kills, report, options.jobs)]
    if shutil.which("strace"):
      lines.append(play(
        dict(shared, name="next day's build by strace", source=f"{work}/A", before=before,
             foreign=FOREIGN, by_strace=True), options.strace_kills, report, options.jobs))
    else:
      lines.append("skipped: strace not found")
    new, gone, kept = (len(after.digests.keys() - before.digests.keys()),
                       len(before.digests.keys() - after.digests.keys()),
                       len(before.digests.keys() & after.digests.keys()))
    print(f"kills: the next day has {kept} names of the day before, {new} new, {gone} gone")
    return report.finish("kills: " + "; ".join(lines))


if __name__ == "__main__":
  sys.exit(main())

"""What the whole-site checks share: running the binary, reading a built folder, reading a page."""

import hashlib
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
PRIVATE = ".boardwalk"
# How files looked on this disk: the one record that differs between two builds of one site.
SEEN = f"{PRIVATE}/seen"

VOID = frozenset(
  "area base br col embed hr img input link meta source track wbr".split())


def binary():
  """The absolute path of the built program: $BOARDWALK, else the release build."""
  path = Path(os.environ.get("BOARDWALK") or ROOT / ".build/release/boardwalk").resolve()
  if not os.access(path, os.X_OK):
    sys.exit(f"{path} is not there; run `make site`, or set BOARDWALK to the program")
  return str(path)


class BuildFailed(Exception):
  """A build that was expected to succeed and did not; its text is what it printed."""


def build_command(config, destination, now, *more):
  """The words of one build."""
  return [binary(), "build", "-c", str(config), "-d", str(destination), "--now", now, *more]


def build(config, destination, now, *more, **settings):
  """Runs one build to its end and gives what it printed (stderr last)."""
  done = subprocess.run(
    build_command(config, destination, now, *more),
    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **settings)
  text = (done.stdout + done.stderr).decode("utf-8", "replace")
  if done.returncode != 0:
    raise BuildFailed(f"exit {done.returncode}\n{text}")
  return text


# Starts a program from a small process: one that holds much itself counts its own memory for the
# program's.
LAUNCHER = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(f"\\n{usage.ru_maxrss}")
sys.exit(os.waitstatus_to_exitcode(status))
"""


def measured(command):
  """Runs a command: its exit code, what it printed, stderr among it, and its peak memory in MB."""
  done = subprocess.run([sys.executable, "-c", LAUNCHER, *command], stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
  text, _, memory = done.stdout.decode("utf-8", "replace").rstrip().rpartition("\n")
  return done.returncode, text, int(memory) * 1024 / 1e6


def names(folder, private=False):
  """Every file below `folder`, as sorted relative names; Boardwalk's own folder on request."""
  found = []
  folder = str(folder)
  for where, folders, files in os.walk(folder):
    inside = os.path.relpath(where, folder)
    if inside == "." and not private and PRIVATE in folders:
      folders.remove(PRIVATE)
    prefix = "" if inside == "." else inside + "/"
    found.extend(prefix + name for name in files)
  return sorted(found)


def folders(folder):
  """Every folder below `folder` outside Boardwalk's own, as a set of relative names."""
  found = set()
  for where, inner, _ in os.walk(str(folder)):
    inside = os.path.relpath(where, str(folder))
    if inside == ".":
      inner[:] = [name for name in inner if name != PRIVATE]
    else:
      found.add(inside)
  return found


def read(folder, name):
  """The bytes of one file."""
  with open(os.path.join(str(folder), name), "rb") as file:
    return file.read()


def digests(folder, private=False):
  """A hash for every file below `folder` that only depends on the site, by relative name."""
  return {
    name: hashlib.blake2b(read(folder, name), digest_size=16).hexdigest()
    for name in names(folder, private) if name != SEEN}


def differences(left, right, limit=10):
  """How two results of `digests` differ, as lines; none when they are the same."""
  lines = [f"only in the first: {name}" for name in sorted(left.keys() - right.keys())]
  lines += [f"only in the second: {name}" for name in sorted(right.keys() - left.keys())]
  lines += [f"differs: {name}" for name in sorted(left.keys() & right.keys())
            if left[name] != right[name]]
  if len(lines) > limit:
    lines[limit:] = [f"… and {len(lines) - limit} more"]
  return lines


def target(page, address):
  """The name of the file that a relative address on `page` leads to, and its fragment.

  None in place of a name that climbs out of the site. A folder ends in "/";
  the site's own is "".
  """
  address, _, fragment = address.partition("#")
  path = address.partition("?")[0]
  if not path:
    return page, unquote(fragment)
  steps = page.split("/")[:-1]
  parts = unquote(path).split("/")
  for position, part in enumerate(parts):
    if part == "..":
      if not steps:
        return None, unquote(fragment)
      steps.pop()
    elif part not in ("", "."):
      steps.append(part)
    if position == len(parts) - 1 and part in ("", ".", ".."):
      return "".join(step + "/" for step in steps), unquote(fragment)
  return "/".join(steps), unquote(fragment)


def is_elsewhere(address):
  """Whether an address names a scheme or a host of its own."""
  if address.startswith("//"):
    return True
  head = address.split("/", 1)[0].split("?", 1)[0].split("#", 1)[0]
  return ":" in head


class Element:
  """One element of a page that was read whole."""

  __slots__ = ("tag", "attributes", "line", "children", "parent")

  def __init__(self, tag, attributes, line, parent):
    self.tag = tag
    self.attributes = attributes
    self.line = line
    self.children = []
    self.parent = parent

  def get(self, name, otherwise=None):
    return self.attributes.get(name, otherwise)

  def walk(self):
    """This element and all inside it, in the order of the page."""
    yield self
    for child in self.children:
      if isinstance(child, Element):
        yield from child.walk()

  def find(self, condition):
    return [element for element in self.walk() if condition(element)]

  def text(self, skip=("script", "style")):
    """All text inside, runs of white space as one space, as a reader sees it."""
    pieces = []
    self._collect(pieces, skip)
    return " ".join("".join(pieces).split())

  def _collect(self, pieces, skip):
    for child in self.children:
      if isinstance(child, str):
        pieces.append(child)
      elif child.tag not in skip:
        child._collect(pieces, skip)

  def ancestors(self):
    above = self.parent
    while above is not None:
      yield above
      above = above.parent


class TreeReader(HTMLParser):
  """Reads a page into elements. The pages under test close their elements or are invalid anyway."""

  IMPLIED = {"li": ("li",), "dt": ("dt", "dd"), "dd": ("dt", "dd"), "tr": ("tr", "td", "th"),
             "td": ("td", "th"), "th": ("td", "th"), "option": ("option",), "p": ("p",)}

  def __init__(self):
    super().__init__(convert_charrefs=True)
    self.root = Element("#page", {}, 0, None)
    self.at = self.root

  def handle_starttag(self, tag, attributes):
    while self.at.tag in self.IMPLIED.get(tag, ()):
      self.at = self.at.parent
    element = Element(
      tag, {name: value or "" for name, value in attributes}, self.getpos()[0], self.at)
    self.at.children.append(element)
    if tag not in VOID:
      self.at = element

  def handle_startendtag(self, tag, attributes):
    self.handle_starttag(tag, attributes)
    if tag not in VOID:
      self.at = self.at.parent

  def handle_endtag(self, tag):
    above = self.at
    while above is not self.root and above.tag != tag:
      above = above.parent
    if above is not self.root:
      self.at = above.parent

  def handle_data(self, text):
    self.at.children.append(text)


def parse(text):
  """A page's text as elements, under one root."""
  reader = TreeReader()
  reader.feed(text)
  reader.close()
  return reader.root


def parse_file(folder, name):
  return parse(read(folder, name).decode("utf-8"))


def is_row(element):
  """Whether an element is a flight's row, by the hooks that stay stable."""
  attributes = element.attributes
  return "data-flight" in attributes and "data-direction" in attributes \
    and "data-time" in attributes


def rows(page):
  return page.find(is_row)


def row_page(name, row):
  """The name of the flight's page that a row on page `name` leads to."""
  for element in row.walk():
    if element.tag == "a" and element.get("href"):
      return target(name, element.get("href"))[0]
  return None


class Findings:
  """What a check found wrong, printed once, with a limit."""

  def __init__(self, limit=40):
    self.lines = []
    self.count = 0
    self.limit = limit

  def add(self, line):
    self.count += 1
    if len(self.lines) < self.limit:
      self.lines.append(line)

  def finish(self, summary):
    """Prints and gives the exit code."""
    for line in self.lines:
      print(line)
    if self.count > len(self.lines):
      print(f"… and {self.count - len(self.lines)} more")
    print(summary if not self.count else f"{summary}; {self.count} wrong")
    return 1 if self.count else 0

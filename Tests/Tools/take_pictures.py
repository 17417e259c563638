#!/usr/bin/env python3
"""Takes the two pictures at the top of the README, of the demo: docs/board.png, today's board on a
wide screen by day, and docs/flight.png, a flight on a phone by night.

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
LIMIT = 150_000

# What each picture shows: the page, the screen, its scale and its colours.
PICTURES = {
  "board.png": ("2026-11-30/index.html", (1280, 800), 1, "light"),
  "flight.png": ("2026-11-30/nd126-departure-mco.html", (390, 800), 1, "dark"),
}


def draw(site, folder):
  """Every picture as a visitor sees the page, from the top."""
  chromium = shutil.which("chromium") or shutil.which("chromium-browser")
  if chromium is None:
    sys.exit("no chromium; install Debian's package chromium")
  with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium,
                                         args=["--no-sandbox", "--disable-gpu"])
    for name, (page, (width, height), scale, scheme) in PICTURES.items():
      tab = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme,
                             device_scale_factor=scale, reduced_motion="reduce")
      tab.goto((Path(site) / page).as_uri())
      tab.evaluate("document.fonts.ready")
      tab.screenshot(path=folder / name)
      tab.close()
    browser.close()


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
  parser.add_argument("-o", "--output", default=sitefiles.ROOT / "docs", type=Path,
                      help="the folder for the pictures")
  options = parser.parse_args()
  with tempfile.TemporaryDirectory(prefix="boardwalk-pictures-") as work:
    sitefiles.build(sitefiles.ROOT / "site.yml", work, NOW, "--quiet")
    draw(work, options.output)
  for name in PICTURES:
    size = os.path.getsize(options.output / name)
    if size > LIMIT:
      sys.exit(f"{options.output / name} has {size:,} bytes, over {LIMIT:,}; draw a quieter page")
    print(f"{options.output / name}: {size:,} bytes")


if __name__ == "__main__":
  main()

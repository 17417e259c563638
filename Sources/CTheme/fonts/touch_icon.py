#!/usr/bin/env python3
"""Makes Templates/assets/touch-icon.png, 180 pixels wide, from Templates/assets/icon.svg.

A home screen rounds the corners itself, so the plate fills the whole square. Drawn by Debian's
Chromium, driven by Playwright (PyPI `playwright`).
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ASSETS = Path(__file__).resolve().parents[3] / "Templates/assets"
SIZE = 180


def main():
  chromium = shutil.which("chromium") or sys.exit("no chromium; install Debian's package chromium")
  icon = (ASSETS / "icon.svg").read_text(encoding="utf-8").replace('rx="5.5" ', "")
  with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium,
                                         args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
    page.set_content(f"<style>* {{ margin: 0; display: block }}</style>{icon}")
    page.screenshot(path=ASSETS / "touch-icon.png")
    browser.close()


if __name__ == "__main__":
  main()

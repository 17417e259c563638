#!/usr/bin/env python3
"""Takes the pictures of README.md and of docs/templates.md from the project's own site.

README.md opens with today's board on a wide screen by day and a flight on a phone by night.
docs/templates.md shows each kind of page with what its partials put into it outlined and named. The
demo is built as of a fixed instant, and Debian's Chromium draws it (Playwright, see
requirements.txt):

    .build/checkers/bin/python Tests/Tools/take_pictures.py
"""

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import sitefiles

NOW = "2026-11-30T09:00"
TODAY = "2026-11-30"
DOCS = sitefiles.ROOT / "docs"
LIMIT = 150_000
BOARD = f"{TODAY}/index.html"
# Name, page, size, scheme and how many dots a pixel has.
README = [
  ("board.png", BOARD, (1280, 800), "light", 1),
  ("flight.png", f"{TODAY}/nd126-departure-mco.html", (390, 800), "dark", 1),
]
OUTLINED = {
  "welcome": "index.html",
  "board": BOARD,
  "flight": None,
  "days": "days.html",
  "search": "search.html",
  "not-found": "404.html",
  "display": "display/departures.html",
}
# Beside its first place each partial's name stands; small ones lie inside large ones.
OUTLINE = """
async names => {
  await document.fonts.ready;
  const colors = ["#d0006f", "#0057d9", "#0a7a45", "#c45500", "#6d28d9", "#00798c", "#a11d1d", "#4d5a00"];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const open = [], places = new Map();
  while (walker.nextNode()) {
    const comment = walker.currentNode;
    const [, mark, name] = /^ (begin|end) (\\S+) $/.exec(comment.data) ?? [];
    if (mark === "begin") open.push({ name, comment });
    if (mark !== "end") continue;
    const { comment: first } = open.pop();
    const range = document.createRange();
    range.setStartAfter(first);
    range.setEndBefore(comment);
    // What a partial holds may stand where the range itself has no box, as the bar at the bottom.
    const boxes = [...range.getClientRects()].filter(
      box => box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < innerHeight);
    if (!boxes.length || places.has(name)) continue;
    places.set(name, {
      left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)),
      top: Math.min(...boxes.map(box => box.top)), bottom: Math.max(...boxes.map(box => box.bottom)),
    });
  }
  const labels = [];
  for (const [name, box] of places) {
    const color = colors[names.indexOf(name) % colors.length];
    const outline = document.createElement("div");
    Object.assign(outline.style, {
      position: "fixed", boxSizing: "border-box", border: `2px solid ${color}`, zIndex: 1000,
      left: `${box.left - 2}px`, top: `${box.top - 2}px`, width: `${box.right - box.left + 4}px`,
      height: `${Math.min(box.bottom, innerHeight) - box.top + 4}px`,
    });
    const label = document.createElement("div");
    label.textContent = name;
    Object.assign(label.style, {
      position: "fixed", zIndex: 1001, padding: "1px 5px", background: color, color: "#fff",
      font: "600 12px/16px Inter, sans-serif", letterSpacing: "0", whiteSpace: "nowrap",
    });
    document.body.append(outline, label);
    const size = label.getBoundingClientRect();
    // The label hangs in the outline's right upper corner; above small ones, whose text it would hide.
    // Where another hangs already, it moves on.
    const isSmall = box.bottom - box.top < 60;
    const at = {
      left: Math.max(2, box.right + 2 - size.width),
      top: Math.max(2, isSmall ? box.top - 2 - size.height : box.top - 2),
    };
    while (labels.some(other => at.left < other.left + other.width && other.left < at.left + size.width
      && at.top < other.top + size.height && other.top < at.top + size.height)) {
      at.top += isSmall && at.top > size.height ? -size.height - 1 : size.height + 1;
    }
    labels.push({ ...at, width: size.width });
    label.style.left = `${at.left}px`;
    label.style.top = `${at.top}px`;
  }
  return [...places.keys()];
}
"""


def mark_partials(templates):
  """Puts a comment before and after each partial; the names of all."""
  names = []
  for file in sorted((templates / "partials").iterdir()):
    name = file.stem
    # Icons are drawn where they are used, not where they stand.
    if file.suffix != ".html" or name.startswith("icon-") or name in ("status-icons", "pattern"):
      continue
    text = file.read_text(encoding="utf-8")
    body = text.rstrip("\n")
    file.write_text(f"<!-- begin {name} -->{body}<!-- end {name} -->{text[len(body):]}",
                    encoding="utf-8")
    names.append(name)
  return names


def late_flight(site):
  """A flight's page that shows most of what one can show: late, with a new time."""
  rows = sitefiles.rows(sitefiles.parse_file(site, BOARD))
  for row in rows:
    if "late" in row.get("class", "") and row.get("data-status") == "delayed":
      return sitefiles.row_page(BOARD, row)
  return sitefiles.row_page(BOARD, rows[0])


def draw(browser, site, page, size, scheme, scale, picture, names=None):
  """One page as a visitor sees it, from the top."""
  with browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme,
                           device_scale_factor=scale, reduced_motion="reduce") as context:
    tab = context.new_page()
    tab.goto((Path(site) / page).as_uri())
    tab.evaluate("document.fonts.ready.then(() => true)")
    tab.evaluate("scrollTo(0, 0)")
    shown = tab.evaluate(OUTLINE, names) if names else []
    tab.screenshot(path=picture)
  size = picture.stat().st_size
  if size > LIMIT:
    sys.exit(f"{picture} has {size:,} bytes, over {LIMIT:,}; draw a quieter page")
  print(f"{picture}: {size:,} bytes{': ' if shown else ''}{', '.join(shown)}")


def from_disk(site):
  """404.html knows its site by its address alone; drawn from disk it looks beside itself."""
  path = site / "404.html"
  path.write_text(re.sub(r'((?:href|src)=")/', r"\1", path.read_text(encoding="utf-8")),
                  encoding="utf-8")


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
  parser.add_argument("-o", "--output", type=Path, default=DOCS, help="the folder of the pictures")
  options = parser.parse_args()
  chromium = shutil.which("chromium")
  if chromium is None:
    sys.exit("no chromium; `make test` installs Debian's package chromium")
  options.output.mkdir(parents=True, exist_ok=True)
  with tempfile.TemporaryDirectory(prefix="boardwalk-pictures-") as work, \
      sync_playwright() as playwright:
    browser = playwright.chromium.launch(
      executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
    site, outlined = Path(work, "site"), Path(work, "outlined")
    for folder in (site, outlined):
      shutil.copytree(sitefiles.ROOT / "Templates", folder / "Templates")
      shutil.copy(sitefiles.ROOT / "site.yml", folder)
    names = mark_partials(outlined / "Templates")
    for folder in (site, outlined):
      sitefiles.build(folder / "site.yml", folder / "public", NOW, "--quiet")
    for name, page, size, scheme, scale in README:
      draw(browser, site / "public", page, size, scheme, scale, options.output / name)
    from_disk(outlined / "public")
    for kind, page in OUTLINED.items():
      draw(browser, outlined / "public", page or late_flight(outlined / "public"), (1280, 800),
           "light", 1, options.output / f"partials-{kind}.png", names)
    browser.close()


if __name__ == "__main__":
  main()

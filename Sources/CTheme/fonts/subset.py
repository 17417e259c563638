#!/usr/bin/env python3
"""Makes Templates/assets/inter.woff2, the typeface of the theme, from Debian's package fonts-inter.

The package has Inter in static weights. Between Regular and Bold the design changes in a straight
line, so one variable font with the axis wght from 400 to 700 is made of these two: a glyph's curves
are paired, turned into quadratic ones together, and the difference is what the axis adds. One file
is smaller than three weights and is one request.

The subset has the printable ASCII, Latin-1, Latin Extended-A, the comma-below letters of Romanian,
the punctuation of European languages, and every letter of the airports table; with the features
kern, tnum, zero, ss02 (I, l, 1, O and 0 differ), ccmp and locl. The same package gives the same bytes.

    python3 -m venv fonts && fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    fonts/bin/python Sources/CTheme/fonts/subset.py
"""

import argparse
import itertools
import math
import sys
from pathlib import Path

from fontTools import subset
from fontTools.cu2qu.cu2qu import curves_to_quadratic
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path("/usr/share/fonts/opentype/inter")
LICENCE = Path("/usr/share/doc/fonts-inter/copyright")
VERSION = "Version 3.019;git-0a5106e0b"
FEATURES = ["kern", "tnum", "zero", "ss02", "ccmp", "locl"]
LIMIT = 60_000
# Units of the em of 2816 by which a quadratic curve may leave the cubic one.
ERROR = 2.0


def wanted_letters():
  """The characters of the subset, and those of the airports table among them."""
  table = (ROOT / "Sources/CAirports/airports.csv").read_text(encoding="utf-8")
  airports = {ord(letter) for letter in table if letter > " "}
  ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B)]
  letters = {letter for first, last in ranges for letter in range(first, last + 1)}
  letters |= {ord(letter) for letter in "‐‑–—‘’‚“”„†•…‹›€™←↑→↓−×·ẞ"}
  return letters | airports, airports


def load(weight, letters):
  """One static weight, reduced to the letters and features."""
  options = subset.Options()
  options.layout_features = FEATURES
  options.hinting = False
  options.notdef_outline = True
  options.glyph_names = True
  options.name_IDs = ["*"]
  font = subset.load_font(FOLDER / f"Inter-{weight}.otf", options)
  version = font["name"].getDebugName(5)
  if version != VERSION:
    sys.exit(f"Inter-{weight}.otf is '{version}', not '{VERSION}'; look at every page in the new "
             "one before VERSION is changed")
  subsetter = subset.Subsetter(options)
  subsetter.populate(unicodes=letters)
  subsetter.subset(font)
  return font


def contours(glyphs, name):
  """A glyph's contours as lists of (points of a cubic, is a line)."""
  pen = RecordingPen()
  glyphs[name].draw(pen)
  result = []
  for operator, points in pen.value:
    if operator == "moveTo":
      result.append([])
      start = here = points[0]
    elif operator == "lineTo":
      if points[0] != here:
        result[-1].append(((here, here, points[0], points[0]), True))
      here = points[0]
    elif operator == "curveTo":
      result[-1].append(((here, *points), False))
      here = points[-1]
    elif here != start:
      result[-1].append(((here, here, start, start), True))
      here = start
  return [contour for contour in result if contour]


def box(contour):
  xs = [point[0] for segment, _ in contour for point in segment]
  ys = [point[1] for segment, _ in contour for point in segment]
  return min(xs), min(ys), max(xs), max(ys)


def placed(point, bounds):
  """A point by its place in the box of its contour."""
  left, bottom, right, top = bounds
  return ((point[0] - left) / (right - left or 1), (point[1] - bottom) / (top - bottom or 1))


def aligned(light, bold):
  """The two contours with the same number of segments; a corner that only one has gets a segment
  without length in the other."""
  boxes = box(light), box(bold)

  def ends(contour, bounds):
    return [(placed(s[0], bounds), placed(s[3], bounds), line) for s, line in contour]

  first = ends(light, boxes[0])

  def cost(one, other):
    return math.dist(one[0], other[0]) + math.dist(one[1], other[1]) + (one[2] != other[2]) * 0.02

  best = None
  for turn in range(len(bold)):
    turned = bold[turn:] + bold[:turn]
    second = ends(turned, boxes[1])
    table = {(0, 0): (0.0, [])}
    for i, j in itertools.product(range(len(light) + 1), range(len(bold) + 1)):
      ways = []
      if i and j:
        price, path = table[i - 1, j - 1]
        ways.append((price + cost(first[i - 1], second[j - 1]), path + ["both"]))
      if i:
        price, path = table[i - 1, j]
        ways.append((price + 0.05 + math.dist(*first[i - 1][:2]) * 2, path + ["light"]))
      if j:
        price, path = table[i, j - 1]
        ways.append((price + 0.05 + math.dist(*second[j - 1][:2]) * 2, path + ["bold"]))
      if ways:
        table[i, j] = min(ways, key=lambda way: way[0])
    price, path = table[len(light), len(bold)]
    if best is None or price < best[0] - 1e-9:
      best = price, path, turned
  _, path, turned = best
  pairs = []
  i = j = 0
  for step in path:
    one = other = None
    if step in ("both", "light"):
      one, i = light[i], i + 1
    if step in ("both", "bold"):
      other, j = turned[j], j + 1
    if one is None:
      here = light[i - 1][0][3] if i else light[0][0][0]
      one = ((here,) * 4, other[1])
    if other is None:
      here = turned[j - 1][0][3] if j else turned[0][0][0]
      other = ((here,) * 4, one[1])
    pairs.append((one, other))
  return pairs


def paired(light, bold, name):
  """The contours of both weights, each with its counterpart."""
  if len(light) != len(bold):
    sys.exit(f"{name} has {len(light)} contours in Regular and {len(bold)} in Bold")

  def far(one, other):
    return sum(abs(a - b) for a, b in zip(box(one), box(other)))

  order = min(itertools.permutations(range(len(bold))),
              key=lambda way: sum(far(light[i], bold[k]) for i, k in enumerate(way)))
  return [(light[i], bold[k]) for i, k in enumerate(order)]


def quadratic(pairs):
  """Paired cubic segments as two lists of quadratic contours with the same points."""
  points = ([], [])
  for (one, one_line), (other, other_line) in pairs:
    if one_line and other_line:
      curves = [(one[0], one[3]), (other[0], other[3])]
    else:
      curves = curves_to_quadratic([thirds(one, one_line), thirds(other, other_line)],
                                   [ERROR, ERROR])
    for side, curve in zip(points, curves):
      side.append([(round(x), round(y)) for x, y in curve])
  return points


def thirds(segment, is_line):
  """A line as a curve whose handles lie on it."""
  if not is_line:
    return segment
  (x0, y0), (x1, y1) = segment[0], segment[3]
  return (segment[0], (x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3),
          (x1 - (x1 - x0) / 3, y1 - (y1 - y0) / 3), segment[3])


def drawn(contour_list):
  """Quadratic contours as a glyph."""
  pen = TTGlyphPen(None)
  for segments in contour_list:
    pen.moveTo(segments[0][0])
    for number, segment in enumerate(segments):
      if len(segment) == 2:
        if number + 1 < len(segments):
          pen.lineTo(segment[1])
      else:
        pen.qCurveTo(*segment[1:])
    pen.closePath()
  return pen.glyph(dropImpliedOnCurves=False)


def build(letters):
  """The variable font."""
  light, bold = load("Regular", letters), load("Bold", letters)
  order = light.getGlyphOrder()
  sets = light.getGlyphSet(), bold.getGlyphSet()
  glyphs, variations, metrics = {}, {}, {}
  for name in order:
    one, other = contours(sets[0], name), contours(sets[1], name)
    sides = [quadratic(aligned(a, b)) for a, b in paired(one, other, name)]
    glyphs[name] = drawn([side[0] for side in sides])
    heavy = drawn([side[1] for side in sides])
    start = list(glyphs[name].coordinates) if sides else []
    end = list(heavy.coordinates) if sides else []
    if len(start) != len(end):
      sys.exit(f"{name} has other points in Bold")
    widths = sets[0][name].width, sets[1][name].width
    deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(start, end)]
    deltas += [(0, 0), (widths[1] - widths[0], 0), (0, 0), (0, 0)]
    metrics[name] = (round(widths[0]), round(min((x for x, _ in start), default=0)))
    if any(delta != (0, 0) for delta in deltas):
      variations[name] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, deltas)]

  builder = FontBuilder(light["head"].unitsPerEm, isTTF=True)
  builder.setupGlyphOrder(order)
  builder.setupCharacterMap(light.getBestCmap())
  builder.setupGlyf(glyphs)
  builder.setupHorizontalMetrics(metrics)
  builder.setupHorizontalHeader(ascent=light["hhea"].ascent, descent=light["hhea"].descent,
                                lineGap=light["hhea"].lineGap)
  names = {number: light["name"].getDebugName(number) for number in (0, 13, 14)}
  builder.setupNameTable({
      "copyright": names[0], "familyName": "Inter", "styleName": "Regular",
      "uniqueFontIdentifier": f"{VERSION};Boardwalk", "fullName": "Inter",
      "version": VERSION, "psName": "Inter",
      "licenseDescription": names[13] or "", "licenseInfoURL": names[14] or "",
  }, mac=False)
  old = light["OS/2"]
  builder.setupOS2(sTypoAscender=old.sTypoAscender, sTypoDescender=old.sTypoDescender,
                   sTypoLineGap=old.sTypoLineGap, usWinAscent=old.usWinAscent,
                   usWinDescent=old.usWinDescent, fsSelection=old.fsSelection,
                   sxHeight=old.sxHeight, sCapHeight=old.sCapHeight, fsType=0,
                   achVendID=old.achVendID)
  builder.setupPost(underlinePosition=light["post"].underlinePosition,
                    underlineThickness=light["post"].underlineThickness, keepGlyphNames=False)
  builder.setupFvar([("wght", 400, 400, 700, "Weight")], [])
  builder.setupGvar(variations)
  font = builder.font
  for table in ("GSUB", "GPOS", "GDEF"):
    if table in light:
      font[table] = light[table]
  # Outlines overlap once the weight changes: renderers are told so.
  for name in order:
    glyph = font["glyf"][name]
    if glyph.numberOfContours > 0:
      glyph.flags[0] |= 0x40
  font["head"].created = font["head"].modified = light["head"].modified
  font.recalcTimestamp = False
  return font


def check(font, letters, airports):
  """Refuses a font that lacks a letter, or whose half-way weight is not what Inter draws there."""
  missing = airports - set(font.getBestCmap())
  if missing:
    sys.exit("Inter has no " + " ".join(f"U+{letter:04X} {chr(letter)}" for letter in
                                        sorted(missing)) + ", which the airports table needs")
  drawn_font = instantiateVariableFont(font, {"wght": 600})
  semibold = load("SemiBold", letters)
  sets = drawn_font.getGlyphSet(), semibold.getGlyphSet()
  for name, other in zip(drawn_font.getGlyphOrder(), semibold.getGlyphOrder()):
    areas = []
    for glyphs, glyph in zip(sets, (name, other)):
      pen = AreaPen(glyphs)
      glyphs[glyph].draw(pen)
      areas.append(abs(pen.value))
    if abs(areas[0] - areas[1]) > 0.03 * max(areas) + 2000:
      sys.exit(f"{other} at weight 600 covers {areas[0]:.0f}, Inter SemiBold {areas[1]:.0f}")


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
  parser.add_argument("-o", "--output", default=ROOT / "Templates/assets/inter.woff2", type=Path)
  options = parser.parse_args()
  letters, airports = wanted_letters()
  font = build(letters)
  font.flavor = "woff2"
  font.save(options.output)
  check(TTFont(options.output), letters, airports)
  size = options.output.stat().st_size
  if size > LIMIT:
    sys.exit(f"{options.output} has {size:,} bytes, over {LIMIT:,}")
  print(f"{options.output}: Inter {VERSION}, {len(font.getBestCmap())} characters, {size:,} bytes")


if __name__ == "__main__":
  main()

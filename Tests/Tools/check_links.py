#!/usr/bin/env python3
"""Checks a built site as a whole: links, fragments, ids, headings, titles, requests, the sitemap.

Every address must work from a web server's root, from a sub-folder and from disk: relative, and to
a file by its name. Prints `file:line: what is wrong` for each finding, then counts; exit 1 when
there is a finding.
"""

import argparse
import json
import multiprocessing
import os
import re
import sys
import xml.etree.ElementTree
from array import array
from html.parser import HTMLParser

import sitefiles

URL_ATTRIBUTES = frozenset("href src poster action formaction xlink:href cite".split())
# Following these is the visitor's choice; every other address is asked for by the page itself.
CHOSEN = {("a", "href"), ("area", "href"), ("a", "xlink:href"), ("blockquote", "cite"),
          ("q", "cite"), ("ins", "cite"), ("del", "cite")}
# A link element of these kinds names something and fetches nothing.
NAMING = frozenset("canonical alternate author license help next prev bookmark".split())
COLLISION = re.compile(r"-(\d{4}|[0-9a-f]{6})$")
CSS_ADDRESS = re.compile(r"""url\(\s*(['"]?)(.*?)\1\s*\)|@import\s+(['"])(.*?)\3""")

site = {}  # what the worker processes are handed by fork: folder, index of names, options


class LinkReader(HTMLParser):
  """Collects from one page what can be wrong about it."""

  def __init__(self):
    super().__init__(convert_charrefs=True)
    self.links = []  # (address, line, is chosen by the visitor, names only)
    self.ids = {}
    self.repeated = []
    self.headings = []
    self.language = None
    self.titles = []
    self.in_title = False
    self.drawings = 0
    self.refresh = False

  def handle_starttag(self, tag, attributes):
    line = self.getpos()[0]
    given = dict(attributes)
    if tag == "html":
      self.language = given.get("lang")
    elif tag == "h1":
      self.headings.append(line)
    elif tag == "svg":
      self.drawings += 1
    elif tag == "title" and not self.drawings:
      self.titles.append("")
      self.in_title = True
    elif tag == "meta" and (given.get("http-equiv") or "").lower() == "refresh":
      self.refresh = True
      _, found, address = (given.get("content") or "").partition("=")
      if found:
        self.links.append((address.strip().strip("'\""), line, False, False))
    elif tag == "base":
      self.links.append(("/<base>", line, False, False))
    for name, value in attributes:
      value = value or ""
      if name == "id":
        if value in self.ids:
          self.repeated.append((value, line, self.ids[value]))
        self.ids.setdefault(value, line)
      elif name in URL_ATTRIBUTES or name == "data" and tag == "object":
        kinds = (given.get("rel") or "").lower().split()
        names_only = tag == "link" and bool(kinds) and all(kind in NAMING for kind in kinds)
        self.links.append((value.strip(), line, (tag, name) in CHOSEN, names_only))
      elif name in ("srcset", "imagesrcset"):
        for candidate in value.split(","):
          if candidate.strip():
            self.links.append((candidate.split()[0], line, False, False))

  def handle_startendtag(self, tag, attributes):
    self.handle_starttag(tag, attributes)
    self.handle_endtag(tag)

  def handle_endtag(self, tag):
    if tag == "svg":
      self.drawings -= 1
    elif tag == "title":
      self.in_title = False

  def handle_data(self, text):
    if self.in_title and self.titles:
      self.titles[-1] += text


def resolve(page, address, line, chosen, names_only, findings):
  """The file an address leads to and its fragment, or None where there is nothing to follow."""
  base_url = site["base_url"]
  if base_url and names_only and address.startswith(base_url):
    name, fragment = sitefiles.target("index.html", "./" + address[len(base_url):].lstrip("/"))
  elif sitefiles.is_elsewhere(address):
    scheme = address.split(":", 1)[0].lower()
    if not chosen and not names_only and scheme != "data":
      findings.append((page, line, f"asks another site for {address!r}"))
    elif scheme not in ("http", "https", "mailto", "tel", "data"):
      findings.append((page, line, f"a link with the scheme {scheme!r}"))
    return None
  elif address.startswith("/"):
    if page != "404.html":
      findings.append((page, line, f"absolute path {address!r}"))
      return None
    if not address.startswith(site["base_path"]):
      findings.append((page, line, f"{address!r} is not below {site['base_path']!r}"))
      return None
    name, fragment = sitefiles.target("index.html", "./" + address[len(site["base_path"]):])
  else:
    if page == "404.html" and address and not address.startswith("#"):
      findings.append((page, line, f"relative {address!r}: this page is shown at any depth"))
    name, fragment = sitefiles.target(page, address)
  if name is None:
    findings.append((page, line, f"{address!r} climbs out of the site"))
  elif name == "" or name.endswith("/"):
    # A base URL's own end and 404.html are only ever followed on a server.
    if names_only or page == "404.html":
      return name + "index.html", fragment
    findings.append((page, line, f"{address!r} is a folder: from disk it shows a listing"))
  elif name not in site["index"]:
    findings.append((page, line, f"{address!r} leads to {name}, which is not there"))
  else:
    return name, fragment
  return None


def check_page(name):
  """Reads one page: findings, where it leads, fragments to look up, its ids, its title."""
  findings = []
  reader = LinkReader()
  try:
    reader.feed(sitefiles.read(site["folder"], name).decode("utf-8"))
    reader.close()
  except UnicodeDecodeError as error:
    findings.append((name, 1, f"is not UTF-8: {error}"))
  leads_to = set()
  fragments = set()
  for address, line, chosen, names_only in reader.links:
    found = resolve(name, address, line, chosen, names_only, findings)
    if found is None:
      continue
    file, fragment = found
    if file not in site["index"]:
      findings.append((name, line, f"{address!r} leads to {file}, which is not there"))
      continue
    leads_to.add(site["index"][file])
    # A script's own `#open=…` names a state, not a place.
    if fragment and "=" not in fragment and fragment != "top":
      if file == name:
        if fragment not in reader.ids:
          findings.append((name, line, f"no id {fragment!r} on this page"))
      else:
        fragments.add((file, fragment, line))
  for value, line, first in reader.repeated:
    findings.append((name, line, f"id {value!r} again, first on line {first}"))
  if len(reader.headings) != 1:
    findings.append((name, (reader.headings + [1, 1])[1], f"{len(reader.headings)} h1, not one"))
  if not (reader.language or "").strip():
    findings.append((name, 1, "no lang on html"))
  title = " ".join(reader.titles[0].split()) if reader.titles else ""
  if not title or len(reader.titles) > 1:
    findings.append((name, 1, f"{len(reader.titles)} titles, the first {title!r}"))
  return (name, findings, array("l", sorted(leads_to)), fragments, frozenset(reader.ids), title,
          len(reader.links), reader.refresh)


def check_style_sheets(files, add):
  """Addresses in style sheets, with the sheet as their base."""
  for name in files:
    if not name.endswith(".css"):
      continue
    text = sitefiles.read(site["folder"], name).decode("utf-8")
    for match in CSS_ADDRESS.finditer(text):
      address = match.group(2) if match.group(2) is not None else match.group(4)
      line = text.count("\n", 0, match.start()) + 1
      if address.startswith(("data:", "#")):
        continue
      if sitefiles.is_elsewhere(address) or address.startswith("/"):
        add((name, line, f"asks for {address!r}, which is not in the site"))
      elif sitefiles.target(name, address)[0] not in site["index"]:
        add((name, line, f"{address!r} is not there"))


def check_data(files, add):
  """Each day's data: readable, and every page that it names is there. Gives the flights."""
  flights = 0
  for name in files:
    if os.path.basename(name) != "flights.json":
      continue
    try:
      listed = json.loads(sitefiles.read(site["folder"], name))["flights"]
    except (ValueError, KeyError) as error:
      add((name, 1, f"cannot be read: {error}"))
      continue
    for flight in listed:
      flights += 1
      page = flight.get("page") or ""
      near = sitefiles.target(name, page)[0]
      if near not in site["index"] and page not in site["index"]:
        add((name, 1, f"page {page!r} of {flight.get('id')!r} is not there"))
  return flights


def check_sitemap(files, add):
  """Every address of the sitemap, and of the maps it lists, is below the base URL and there."""
  pending, entries = ["sitemap.xml"], 0
  if "sitemap.xml" not in site["index"]:
    if site["base_url"]:
      add(("sitemap.xml", 1, "is not there, though the site has a base URL"))
    return 0
  seen = set()
  while pending:
    name = pending.pop()
    root = xml.etree.ElementTree.fromstring(sitefiles.read(site["folder"], name))
    is_index = root.tag.endswith("sitemapindex")
    places = [element.text or "" for element in root.iter() if element.tag.endswith("}loc")]
    if not is_index and len(places) > 50_000:
      add((name, 1, f"{len(places)} addresses; a sitemap holds at most 50,000"))
    for place in places:
      base_url = site["base_url"] or re.match(r"https?://[^/]*", place).group(0) + "/"
      if not place.startswith(base_url):
        add((name, 1, f"{place!r} is not below {base_url!r}"))
        continue
      file = sitefiles.target("index.html", "./" + place[len(base_url):])[0] or ""
      if file == "" or file.endswith("/"):
        file += "index.html"
      entries += 1
      if file in seen:
        add((name, 1, f"{place!r} again"))
      seen.add(file)
      if file not in site["index"]:
        add((name, 1, f"{place!r} is not there"))
      elif is_index:
        pending.append(file)
  return entries


def check_titles(titles, add):
  """Within one folder each page has a title of its own.

  Pages that differ only by the suffix of a collision (the same designator, airport and day) may
  share theirs.
  """
  first = {}
  for name, title in titles:
    stem = name.rsplit(".", 1)[0]
    key = (os.path.dirname(name), title)
    other = first.setdefault(key, stem)
    if other is not stem and COLLISION.sub("", other) != COLLISION.sub("", stem):
      add((name, 1, f"title {title!r} is also that of {other}.html"))


def reachable(graph, files):
  """The pages that links reach from the welcome page."""
  start = site["index"].get("index.html")
  seen, pending = {start}, [start]
  while pending:
    for index in graph.get(pending.pop(), ()):
      if index not in seen:
        seen.add(index)
        pending.append(index)
  return {files[index] for index in seen if index is not None}


def needs_no_link(name):
  """Pages that nothing has to link: shown by a server, by a screen, or stubs for old links."""
  return name == "404.html" or name.startswith(("display/", "today/"))


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("folder")
  parser.add_argument("--base-url", default="", help="the base URL that the site was built with")
  parser.add_argument("--limit", type=int, default=40, help="findings to print")
  parser.add_argument("--jobs", type=int, default=os.cpu_count())
  options = parser.parse_args()

  base_url = options.base_url and options.base_url.rstrip("/") + "/"
  files = sitefiles.names(options.folder)
  site.update(
    folder=options.folder, index={name: index for index, name in enumerate(files)},
    base_url=base_url, base_path=re.sub(r"^https?://[^/]*", "", base_url) or "/")
  pages = [name for name in files if name.endswith(".html")]
  findings = []
  if "index.html" not in site["index"]:
    findings.append(("index.html", 1, "is not there"))

  graph, ids, fragments, titles, links = {}, {}, [], [], 0
  with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
    for result in pool.imap_unordered(check_page, pages, chunksize=64):
      name, found, leads_to, wanted, own_ids, title, count, refresh = result
      findings += found
      graph[site["index"][name]] = leads_to
      ids[name] = own_ids
      fragments += [(name, *place) for place in wanted]
      if not refresh or name.startswith("display/"):
        titles.append((name, title))
      links += count
  for name, file, fragment, line in fragments:
    if fragment not in ids.get(file, ()):
      findings.append((name, line, f"no id {fragment!r} on {file}"))
  check_style_sheets(files, findings.append)
  flights = check_data(files, findings.append)
  entries = check_sitemap(files, findings.append)
  check_titles(sorted(titles), findings.append)
  reached = reachable(graph, files)
  for name in pages:
    if name not in reached and not needs_no_link(name):
      findings.append((name, 1, "no way leads here from the welcome page"))
  for name in files:
    if not re.fullmatch(r"[a-z0-9./-]+", name) and not name.startswith("assets/"):
      findings.append((name, 1, "a name of other characters than a-z 0-9 - ."))

  report = sitefiles.Findings(options.limit)
  for name, line, text in sorted(set(findings)):
    report.add(f"{name}:{line}: {text}")
  return report.finish(
    f"links: {len(files)} files, {len(pages)} pages, {links} links, "
    f"{len({title for _, title in titles})} titles, {flights} rows of data, "
    f"{entries} sitemap entries")


if __name__ == "__main__":
  sys.exit(main())

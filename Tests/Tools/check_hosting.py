#!/usr/bin/env python3
"""Serves a site by the configurations that docs/hosting.md shows, and visits all of it.

The nginx blocks are taken from the page as they stand; only the port, the folder and what a server
of its own needs around them are put in. At the root and under /a/b/: every link is followed from
the welcome page and from the page for what is not there, every answer has the file's bytes, its
type and its headers. The rsync lines are run between two folders, where rsync is installed.
"""

import argparse
import gzip
import http.client
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote, urljoin, urlsplit

import check_links
import sitefiles

PAGE = sitefiles.ROOT / "docs/hosting.md"
DOCUMENTED = "/srv/boardwalk/public"
NOW = "2026-11-30T09:10"
CONFIGURATION = """\
title: Mountain Airport
time_zone: America/New_York
language: en-US
schedule:
  demo: { seed: 13, flights_per_day: 12 }
"""
SERVER = """\
daemon off;
{user}
worker_processes 1;
pid {work}/nginx.pid;
error_log {work}/error.log;
events {{ }}
http {{
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path {work}/body;
    proxy_temp_path {work}/proxy;
    fastcgi_temp_path {work}/fastcgi;
    uwsgi_temp_path {work}/uwsgi;
    scgi_temp_path {work}/scgi;
{blocks}
}}
"""
TYPES = {".html": "text/html", ".css": "text/css", ".js": "javascript", ".json": "application/json",
         ".svg": "image/svg+xml", ".xml": "xml", ".txt": "text/plain", ".ics": "text/calendar"}
LAYOUTS = sitefiles.ROOT / "Templates/layouts"
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
HEADER = re.compile(r'add_header Content-Security-Policy "([^"]*)" always;')
# A browser obeys these only in a header.
HEADER_ALONE = {"frame-ancestors", "report-uri", "report-to", "sandbox"}
HASHED = re.compile(r"assets/[^/]+\.[0-9a-f]{8,}\.[a-z0-9]+$")


def blocks(language):
  """The fenced blocks of one language on the page, in order."""
  return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"),
                    flags=re.M | re.S)


def directives(policy):
  """A policy's directives with their sources, whatever their order."""
  return {words[0]: words[1:] for words in map(str.split, policy.split(";")) if words}


def policy_mistakes(header, page):
  """How the policy in a header differs from the one in a page's <meta>."""
  found = META.findall(page)
  sent = directives(header)
  if len(found) != 1:
    yield f"{len(found)} policies in the page"
  elif {name: sent[name] for name in sent if name not in HEADER_ALONE} != directives(found[0]):
    yield f"the header's policy {header!r} is not the page's {found[0]!r}"
  if "frame-ancestors" not in sent:
    yield f"nobody is named who may frame the pages: {header!r}"
  if "unsafe" in header or "*" in header:
    yield f"the policy allows too much: {header!r}"


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


class Visitor:
  """A connection to the server under test."""

  def __init__(self, port):
    self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)

  def get(self, path, **headers):
    self.connection.request("GET", path, headers=headers)
    answer = self.connection.getresponse()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, \
      answer.read()


def wait_for(port, process):
  for _ in range(200):
    try:
      socket.create_connection(("127.0.0.1", port), timeout=1).close()
      return True
    except OSError:
      if process.poll() is not None:
        return False
      time.sleep(0.05)
  return False


def addresses(page):
  reader = check_links.LinkReader()
  reader.feed(page.decode("utf-8"))
  return [address for address, _, _, names_only in reader.links
          if not names_only and not sitefiles.is_elsewhere(address)]


def crawl(visitor, root, folder, start, report, look):
  """Follows every link from one address; gives the number of files visited."""
  pending, seen = [start], {start}
  while pending:
    path = pending.pop()
    status, headers, body = visitor.get(path)
    name = path[len(root):] or "index.html"
    if path == start and status == 404:
      name = "404.html"
    elif status != 200:
      report.add(f"{path}: {status}")
      continue
    if not os.path.exists(f"{folder}/{name}") or sitefiles.read(folder, name) != body:
      report.add(f"{path}: other bytes than {name}")
    look(path, name, status, headers, body)
    if not name.endswith(".html"):
      continue
    for address in addresses(body):
      found = urlsplit(urljoin(f"http://airport.example{path}", address))
      target = found.path
      if not target.startswith(root):
        report.add(f"{path}: {address!r} leads out of {root}")
      elif target not in seen:
        seen.add(target)
        pending.append(target)
  return len(seen)


def look_at_headers(report):
  """A judge of what nginx sends with each file."""
  def look(path, name, status, headers, body):
    kind = TYPES.get(os.path.splitext(name)[1])
    if kind and kind not in headers.get("content-type", ""):
      report.add(f"{path}: type {headers.get('content-type')!r}")
    if kind and kind.startswith("text/") and "utf-8" not in headers.get("content-type", ""):
      report.add(f"{path}: no charset in {headers.get('content-type')!r}")
    if status == 200:
      wanted = "public, max-age=31536000, immutable" if HASHED.search(name) else "no-cache"
      if headers.get("cache-control") != wanted:
        report.add(f"{path}: Cache-Control is {headers.get('cache-control')!r}, not {wanted!r}")
      if name.startswith("assets/") and not HASHED.search(name):
        report.add(f"{path}: an asset without a hash that the configuration knows")
    policy = headers.get("content-security-policy", "")
    if "default-src 'self'" not in policy:
      report.add(f"{path}: Content-Security-Policy is {policy!r}")
    if name.endswith(".html"):
      for mistake in policy_mistakes(policy, body.decode("utf-8")):
        report.add(f"{path}: {mistake}")
    if headers.get("x-content-type-options") != "nosniff":
      report.add(f"{path}: no nosniff")
  return look


def visit_nginx(port, root, folder, report):
  """All that the page promises of an nginx server."""
  visitor = Visitor(port)
  look = look_at_headers(report)
  count = crawl(visitor, root, folder, root, report, look)
  lost = f"{root}no/such/page.html"
  status, _, _ = visitor.get(lost)
  if status != 404:
    report.add(f"{lost}: {status}, not 404")
  else:
    crawl(visitor, root, folder, lost, report, look)
  for name in (".boardwalk/manifest", ".boardwalk/", ".htaccess"):
    status, _, body = visitor.get(root + name)
    if status != 404 or body != sitefiles.read(folder, "404.html"):
      report.add(f"{root}{name}: {status} and {len(body)} bytes, not the page of 404")
  day = next(name for name in sitefiles.names(folder) if re.match(r"\d{4}-", name)).split("/")[0]
  status, headers, _ = visitor.get(root + day)
  if status != 301 or urlsplit(headers.get("location", "")).path != f"{root}{day}/":
    report.add(f"{root}{day}: {status} to {headers.get('location')!r}")
  if root != "/":
    status, headers, _ = visitor.get(root.rstrip("/"))
    if status != 301 or headers.get("location") != root:
      report.add(f"{root.rstrip('/')}: {status} to {headers.get('location')!r}")
  board = f"{root}{day}/index.html"
  status, headers, body = visitor.get(board, **{"Accept-Encoding": "gzip"})
  if headers.get("content-encoding") != "gzip" or headers.get("vary") != "Accept-Encoding" \
      or gzip.decompress(body) != sitefiles.read(folder, f"{day}/index.html"):
    report.add(f"{board}: is not compressed: {headers}")
  status, _, _ = visitor.get(board, **{"If-None-Match": headers.get("etag", "")})
  if status != 304:
    report.add(f"{board}: {status}, not 304, when asked for again")
  return count


def serve(command, port, visit, report):
  """Runs a server for as long as the visit takes; 0 files when it does not start."""
  process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT)
  try:
    if wait_for(port, process):
      return visit()
    process.kill()
    report.add(f"{command[0]} does not start: "
               f"{process.communicate()[0].decode('utf-8', 'replace')[:800]}")
    return 0
  finally:
    process.terminate()
    process.communicate()


def nginx(program, work, block, root, folder, report):
  port = free_port()
  shared = blocks("nginx")[0]
  block = re.sub(r"listen [^;]*;", f"listen 127.0.0.1:{port};", block)
  configuration = Path(work, f"nginx-{port}.conf")
  configuration.write_text(SERVER.format(
    work=work, user="user root;" if os.getuid() == 0 else "",
    blocks=(shared + block).replace(DOCUMENTED, folder)), encoding="utf-8")
  return serve([program, "-p", work, "-e", f"{work}/error.log", "-c", str(configuration)], port,
               lambda: visit_nginx(port, root, folder, report), report)


def python(folder, report):
  command = next(block for block in blocks("sh") if "http.server" in block).split()
  port = free_port()
  command = [folder if word == "public" else str(port) if word == "8000" else word
             for word in command]
  return serve(command, port, lambda: crawl(Visitor(port), "/", folder, "/", report,
                                            lambda *_: None), report)


def rsync(work, folder, report):
  """The upload's lines, one after another, over a destination with a page that is gone."""
  lines = next(block for block in blocks("sh") if block.startswith("rsync")).splitlines()
  there = f"{work}/there/"
  os.makedirs(there + "2026-11-29")
  Path(there, "2026-11-29/index.html").write_text("gone", encoding="utf-8")
  Path(there, "index.html").write_text("old", encoding="utf-8")
  for line in lines:
    words = [folder + "/" if word == "public/" else there if ":" in word else word
             for word in line.split()]
    subprocess.run(words, check=True)
  for line in sitefiles.differences(sitefiles.digests(folder), sitefiles.digests(there)):
    report.add(f"rsync: {line}")
  return len(lines)


def main():
  argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
  report = sitefiles.Findings()
  said = []
  server = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
  with tempfile.TemporaryDirectory(prefix="boardwalk-hosting-") as work:
    Path(work, "site.yml").write_text(CONFIGURATION, encoding="utf-8")
    at_root, below = f"{work}/root", f"{work}/below"
    try:
      sitefiles.build(f"{work}/site.yml", at_root, NOW, "--quiet")
      sitefiles.build(f"{work}/site.yml", below, NOW, "--quiet",
                      "--base-url", "https://airport.example/a/b/")
    except sitefiles.BuildFailed as error:
      print(error)
      print("hosting: the build fails")
      return 1
    if server:
      for block in blocks("nginx")[1:]:
        root = "/a/b/" if "/a/b/" in block else "/"
        count = nginx(server, work, block, root, below if root != "/" else at_root, report)
        said.append(f"nginx at {root}: {count} files")
    else:
      said.append("skipped: nginx not found")
    said.append(f"python: {python(at_root, report)} files")
    if shutil.which("rsync"):
      said.append(f"rsync: {rsync(work, at_root, report)} passes")
    else:
      said.append("skipped: rsync not found")
  return report.finish("hosting: " + "; ".join(said))


if __name__ == "__main__":
  sys.exit(main())

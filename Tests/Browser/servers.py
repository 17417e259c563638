"""Serves the built sites as docs/hosting.md says: nginx at a root and in a sub-folder, and Python.

Every site but the demo's two is served by nginx's block for sub-folders, under /s/<name>/.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import sites

import check_hosting  # noqa: E402  (beside the other tools, which `sites` finds)


def start(command, port):
  process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE)
  if not check_hosting.wait_for(port, process):
    process.kill()
    sys.exit(f"{command[0]} does not start: {process.communicate()[1].decode('utf-8', 'replace')}")
  return process


class Servers:
  """The servers of one run, and the address of each site's root."""

  def __init__(self, work=sites.WORK):
    self.processes = []
    self.addresses = {}
    self.work = Path(work)

  def __enter__(self):
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if program is None:
      sys.exit("no nginx; install Debian's package nginx-light")
    shared, at_root, below = check_hosting.blocks("nginx")
    ports = [check_hosting.free_port() for _ in range(3)]
    folder = self.work / "sites"
    blocks = shared
    blocks += self.block(at_root, ports[0], folder / "demo")
    blocks += self.block(below, ports[1], folder / "demo-below")
    blocks += self.block(below, ports[2], self.work).replace("/a/b", "/s")
    run = self.work / "nginx"
    run.mkdir(parents=True, exist_ok=True)
    configuration = run / "nginx.conf"
    configuration.write_text(check_hosting.SERVER.format(
      work=run, user="user root;" if sites.os.getuid() == 0 else "", blocks=blocks),
      encoding="utf-8")
    self.processes.append(start(
      [program, "-p", str(run), "-e", f"{run}/error.log", "-c", str(configuration)], ports[0]))
    port = check_hosting.free_port()
    self.processes.append(start(
      [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory",
       str(folder / "demo"), str(port)], port))
    self.addresses = {
      "root": f"http://127.0.0.1:{ports[0]}/",
      "below": f"http://127.0.0.1:{ports[1]}/a/b/",
      "python": f"http://127.0.0.1:{port}/",
      "disk": (folder / "demo").as_uri() + "/",
      "disk-many": (folder / "segues-many").as_uri() + "/",
      "sites": f"http://127.0.0.1:{ports[2]}/s/",
    }
    return self

  @staticmethod
  def block(text, port, folder):
    """A documented block with this run's port and folder, and nothing else changed."""
    text = re.sub(r"listen [^;]*;", f"listen 127.0.0.1:{port};", text)
    return text.replace(check_hosting.DOCUMENTED, str(folder))

  def __exit__(self, *_):
    for process in self.processes:
      process.terminate()
      process.communicate()

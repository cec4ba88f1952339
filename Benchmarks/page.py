#!/usr/bin/env python3
"""Weighs pages of the app with the browser's own protocol, on a slow phone: requests, bytes, and the time until the page can be used.

Usage: page.py PROGRAM [OPTION ...], with options for `nivel serve`, such as `--web FOLDER` for another version of the app. Each figure is the
median of several visits with a new browser profile. The phone has a processor that is four times slower, 150 ms of latency for each request,
and 1.6 Mb/s. A peer is measured in the same way.
"""

import contextlib
import dataclasses
import queue
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SLOWDOWN, LATENCY, BITS_PER_SECOND = 4, 150, 1_600_000
VISITS = 5
#: The first book that can be read, on the front page of the peer.
PEER_READY = "#booktable a.book-title"
PAGES = [("/", "[data-testid=language-en]"), ("/play/menu", "[data-testid=start]"), ("/practice", "main .page"), ("/authors", "main h1")]


@dataclasses.dataclass
class Visit:
    """One visit: requests that went to the network, kilobytes with headers, and seconds until the page could be used."""

    requests: int
    kilobytes: float
    seconds: float


class Phone:
    """A page of a slow phone."""

    def __init__(self, browser, slow=True, **options):
        self.context = browser.new_context(locale="en", viewport={"width": 360, "height": 740}, **options)
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", lambda event: self.sent.add(event["requestId"]))
        self.session.on("Network.requestServedFromCache", lambda event: self.cached.add(event["requestId"]))
        self.session.on("Network.responseReceived", self.received)
        self.session.on("Network.loadingFinished", lambda event: self.bytes.update({event["requestId"]: event["encodedDataLength"]}))
        if slow:
            self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            self.session.send("Network.emulateNetworkConditions", {
                "offline": False, "latency": LATENCY, "downloadThroughput": BITS_PER_SECOND / 8, "uploadThroughput": BITS_PER_SECOND / 16,
            })

    def received(self, event):
        if event["response"].get("fromDiskCache") or event["response"].get("fromServiceWorker"):
            self.cached.add(event["requestId"])

    def visit(self, address, ready):
        self.sent, self.cached, self.bytes = set(), set(), {}
        self.page.goto(address, wait_until="commit")
        # Usable: the element is there, and the next frame has been drawn.
        milliseconds = self.page.evaluate(
            """(ready) => new Promise((resolve) => {
              const look = () => document.querySelector(ready)
                ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : setTimeout(look, 5);
              look();
            })""",
            ready,
        )
        self.page.wait_for_load_state("networkidle")
        network = self.sent - self.cached
        return Visit(len(network), sum(self.bytes.get(request, 0) for request in network) / 1000, milliseconds / 1000)

    def close(self):
        self.context.close()


def median(visits):
    return Visit(*(statistics.median(getattr(visit, field.name) for visit in visits) for field in dataclasses.fields(Visit)))


def first_and_later(browser, address, ready, **options):
    """The medians of first visits and of later visits of the same browser."""
    firsts, laters = [], []
    for _ in range(VISITS):
        phone = Phone(browser, service_workers="block", **options)
        firsts.append(phone.visit(address, ready))
        laters.append(phone.visit(address, ready))
        phone.close()
    return median(firsts), median(laters)


def kept_bytes(browser, address):
    """The kilobytes of everything that is cached for visits without the server, as compressed on the way."""
    phone = Phone(browser, slow=False)
    phone.visit(address + "/", PAGES[0][1])
    count, length = phone.page.evaluate("""async () => {
      if (!(await Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, 10_000))]))) return [0, 0];
      const lengths = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          lengths.push(Number(response.headers.get("content-length") ?? (await response.blob()).size));
        }
      }
      return [lengths.length, lengths.reduce((sum, length) => sum + length, 0)];
    }""")
    phone.close()
    return count, length / 1000


def row(name, visit):
    print(f"{name:42} {visit.requests:>9.0f} {visit.kilobytes:>8.1f} {visit.seconds:>8.2f}")


def measure(program, options, browser):
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([program, "serve", "--port", "0", "--data", data, *options], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        lines = queue.Queue()
        threading.Thread(target=lambda: lines.put(server.stdout.readline()), daemon=True).start()
        address = lines.get(timeout=120).split()[-1]
        try:
            print(f"{'page':42} {'requests':>9} {'kB':>8} {'s':>8}")
            for path, ready in PAGES:
                first, later = first_and_later(browser, address + path, ready)
                row(f"{path}, first visit", first)
                row(f"{path}, later visit", later)
            plain, _ = first_and_later(browser, address + "/", PAGES[0][1], extra_http_headers={"Accept-Encoding": "identity"})
            row("/, first visit, without compression", plain)
            count, kilobytes = kept_bytes(browser, address)
            print(f"cached for visits without the server: {count} files, {kilobytes:.0f} kB")
        finally:
            server.terminate()
            server.wait(timeout=30)


@contextlib.contextmanager
def lute():
    """Lute v3, a web app for people who learn a language from texts. At first it has demonstration texts."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        settings = Path(data) / "config.yml"
        settings.write_text(f"ENV: prod\nDBNAME: lute.db\nDATAPATH: {data}\n")
        command = [sys.executable, "-m", "lute.main", "--local", "--port", str(port), "--config", str(settings)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(600):
                with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10):
                    break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(timeout=30)


def measure_peer(browser):
    with lute() as address:
        first, later = first_and_later(browser, address, PEER_READY)
        row("Lute v3, front page, first visit", first)
        row("Lute v3, front page, later visit", later)


def main():
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, BROWSERS)))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        measure(sys.argv[1], sys.argv[2:], browser)
        measure_peer(browser)
        browser.close()


if __name__ == "__main__":
    main()

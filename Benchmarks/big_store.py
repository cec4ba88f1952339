"""Compares a server whose store has a million attempts with one whose store has a thousand: `big_store.py NIVEL PEERS [ATTEMPTS]`.

Both servers run at the same time, and take turns of a few seconds. One connection sends one request after another.
"""
import http.client
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from client import Client, Server  # noqa: E402

SMALL = 1_000
ANSWERS = 10
ROUNDS = 15
SECONDS = 1.5
LEARNERS = 50
STARTS = 5
#: The aim for a start with the big store, in seconds.
START = 2
#: The aim for an answer and a list: the largest difference between the two stores.
DIFFERENCE = 0.2


class Learners:
    """Learners with three attempts each, and one connection for all of them."""

    def __init__(self, address):
        self.connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=60)
        self.plan = []
        for _ in range(LEARNERS):
            client = Client(address)
            attempt = [client.start("en") for _ in range(3)][-1]
            items = [item["item_id"] for item in attempt["items"] if item["format"] == "cloze_choice"]
            self.plan.append((client.cookie, attempt["attempt_id"], items))
        self.number = 0

    def answer(self):
        cookie, attempt, items = self.next()
        body = json.dumps({"choice": "o1", "sequence": self.number})
        item = items[self.number // LEARNERS % len(items)]
        return self.time("PUT", f"/api/v1/attempts/{attempt}/answers/{item}", cookie, body)

    def list(self):
        return self.time("GET", "/api/v1/attempts", self.next()[0])

    def resume(self):
        cookie, attempt, _ = self.next()
        return self.time("GET", f"/api/v1/attempts/{attempt}", cookie)

    def next(self):
        self.number += 1
        return self.plan[self.number % LEARNERS]

    def time(self, method, path, cookie, body=None):
        """The time of a request, in milliseconds."""
        headers = {"Cookie": cookie} | ({"Content-Type": "application/json"} if body else {})
        began = time.perf_counter()
        self.connection.request(method, path, body=body, headers=headers)
        reply = self.connection.getresponse()
        text = reply.read()
        assert reply.status == 200, text
        return 1_000 * (time.perf_counter() - began)


def server_on(program, data):
    return Server(program, ROOT, data, "--without-limits")


def prepare(program, data, attempts, fill):
    """A store with finished attempts."""
    with server_on(program, data) as server:
        client = Client(server.address)
        attempt = client.start("en")
        choices = [item for item in attempt["items"] if item["format"] == "cloze_choice"]
        for number, item in enumerate(choices[:ANSWERS]):
            assert client.answer(attempt, item, {"choice": "o1", "sequence": number}).status == 200
        assert client.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", b"").status == 200
    began = time.perf_counter()
    subprocess.run([fill, data / "nivel.sqlite", str(attempts - 1)], check=True)
    size = (data / "nivel.sqlite").stat().st_size
    print(f"  {attempts:,} attempts: {size / 1e6:,.0f} MB, filled in {time.perf_counter() - began:,.0f} s", flush=True)


def start(program, data, end):
    """The median time from the start of the program until it is ready, in seconds. `end` ended the program before."""
    times = []
    for number in range(STARTS + 1):
        server = server_on(program, data)
        began = time.perf_counter()
        server.start()
        client = Client(server.address)
        assert client.get("/health/ready").status == 200
        # NB: the first start follows a clean stop in any case.
        if number:
            times.append(time.perf_counter() - began)
        client.start("en")
        end(server)
    return statistics.median(times)


def turns(learners, act):
    """The median times of an action of two servers, in milliseconds."""
    times = [[], []]
    for _ in range(ROUNDS):
        for learner, found in zip(learners, times):
            end = time.perf_counter() + SECONDS
            round_times = []
            while time.perf_counter() < end:
                round_times.append(getattr(learner, act)())
            found.append(statistics.median(round_times))
    return [statistics.median(found) for found in times]


def row(title, small, big, unit, aim=None, reached=False):
    verdict = f"  {aim}: {'reached' if reached else 'MISSED'}" if aim else ""
    print(f"  {title:34}{small:9.3f} {unit:2}{big:12.3f} {unit:2}{big / small:9.2f} x{verdict}", flush=True)


def start_row(title, small, big):
    row(title, small, big, "s", f"under {START} s", big < START)


def time_row(title, small, big):
    """A faster big store reaches the aim, too."""
    row(title, small, big, "ms", f"at most {1 + DIFFERENCE} x", big <= small * (1 + DIFFERENCE))


def main():
    program, peers = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    attempts = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        folders = [pathlib.Path(folder) / name for name in ("small", "big")]
        print(f"a store with many finished attempts of {ANSWERS} answers, median times")
        for data, count in zip(folders, (SMALL, attempts)):
            prepare(program, data, count, peers / "fill")
        print(f"  {'':34}{SMALL:12,}{attempts:15,}      ratio")
        start_row("start after a clean stop", *(start(program, data, Server.stop) for data in folders))
        start_row("start after a crash", *(start(program, data, Server.kill) for data in folders))
        with server_on(program, folders[0]) as small, server_on(program, folders[1]) as big:
            learners = [Learners(server.address) for server in (small, big)]
            time_row("answer", *turns(learners, "answer"))
            time_row("list", *turns(learners, "list"))
            row("resume", *turns(learners, "resume"), "ms")


if __name__ == "__main__":
    main()

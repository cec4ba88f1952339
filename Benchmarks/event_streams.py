"""Measures the memory of a server with many idle event streams: `event_streams.py NIVEL [STREAMS]`.

The streams wait for tests of a model that does not reply. Heartbeats go on as usual.
"""
import pathlib
import resource
import selectors
import socket
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from client import PRACTICE, Server, SlowModel, Student  # noqa: E402
from process_figures import memory  # noqa: E402

PROFILES = 400
#: Three heartbeats of 15 seconds.
SECONDS = 50


class Streams:
    """Open event streams, whose bytes a thread reads."""

    def __init__(self, address):
        self.host, self.port = address.removeprefix("http://").split(":")
        self.selector = selectors.DefaultSelector()
        self.received = {}
        threading.Thread(target=self.read, daemon=True).start()

    def open(self, path, cookie):
        stream = socket.create_connection((self.host, int(self.port)))
        stream.sendall(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookie}\r\n\r\n".encode())
        assert stream.recv(65536).startswith(b"HTTP/1.1 200 ")
        stream.setblocking(False)
        self.received[stream] = 0
        self.selector.register(stream, selectors.EVENT_READ)

    def read(self):
        while True:
            for key, _ in self.selector.select(1):
                data = key.fileobj.recv(65536)
                self.received[key.fileobj] += data.count(b": still here")
                if not data:
                    self.selector.unregister(key.fileobj)
                    del self.received[key.fileobj]

    @property
    def alive(self):
        """The number of streams that have received two heartbeats or more."""
        return sum(beats >= 2 for beats in self.received.values())


def tests(address, count):
    """The event streams of tests that wait for the model, with the cookies of their learners."""
    found = []
    for _ in range(count):
        student = Student(address)
        test = student.order(student.course(), backend="ollama")
        found.append((f"{PRACTICE}/tests/{test['test_id']}/events", student.cookie))
    return found


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    options = ["--without-limits", "--connections", count + 100, "--event-streams", count]
    with tempfile.TemporaryDirectory() as data, SlowModel() as model:
        with Server(program, ROOT, data, "--ollama-url", model.address, *options) as server:
            waiting = tests(server.address, PROFILES)
            before = memory(server)
            streams = Streams(server.address)
            began = time.perf_counter()
            for number in range(count):
                streams.open(*waiting[number % PROFILES])
            opened = time.perf_counter() - began
            time.sleep(SECONDS)
            after = memory(server)
            print(f"idle event streams: {count:,} opened in {opened:.1f} s, {streams.alive:,} received heartbeats")
            print(f"  memory before {before / 1e6:.0f} MB, with streams {after / 1e6:.0f} MB, each {(after - before) / count / 1e3:.1f} kB")


if __name__ == "__main__":
    main()

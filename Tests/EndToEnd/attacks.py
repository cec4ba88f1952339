"""Attacks on a server by strangers who know its interface. The tests and `make bench PARTS=attack` use the same attacks."""
import collections
import contextlib
import http.client
import multiprocessing
import socket
import threading
import time

from client import PRACTICE, Student

MEGABYTE = "# Long\n\n" + "\n".join(f"- **Term {n} qx{n}**: the {n}th distance from the place of rest {n}" for n in range(15_000))
COUNTED = " / ".join("a" * length for length in range(1, 23))
SLOW_ITEM = {
    "type": "CONSTRAINED_PROD", "level": "A1", "weight": 1, "construct": "c", "prompt": {"instructions": "i", "stem": COUNTED},
    "production_spec": {"format": "word_reorder", "accept_list": ["a" * 253]},
}
#: A blueprint whose audit never ends within its time limit.
SLOW_BLUEPRINT = {
    "schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
    "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}],
    "items": [{"item_id": f"x_{number}", **SLOW_ITEM} for number in range(2_000)],
}


class Stranger(Student):
    """A client at an address of its own. Every address of 127.0.0.0/8 is this machine."""

    def __init__(self, address, number):
        super().__init__(address)
        self.source = (f"127.66.0.{number + 1}", 0)


def write_everything(stranger, stop):
    """Nine notes of a megabyte, and orders of tests without end."""
    course = stranger.course_of(*[MEGABYTE] * 9)
    body = {"course_id": course["course_id"], "difficulty": "hard", "question_count": 50, "backend": "notes"}
    while not stop.is_set():
        if stranger.post(f"{PRACTICE}/tests", body).status == 429:
            stop.wait(0.05)


def occupy_the_model(stranger, stop):
    """Orders of tests from a model that does not reply."""
    course = stranger.course()
    body = {"course_id": course["course_id"], "difficulty": "hard", "question_count": 50, "backend": "ollama"}
    while not stop.is_set():
        if stranger.post(f"{PRACTICE}/tests", body).status == 429:
            stop.wait(0.05)


def fill_the_disk(stranger, stop):
    """Notes of a megabyte without end, in ever new profiles."""
    while not stop.is_set():
        stranger.cookie = None
        reply = stranger.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"})
        while reply.status == 201 and not stop.is_set():
            if stranger.add_notes(reply.json, MEGABYTE).status != 201:
                break


def create_courses(stranger, stop):
    """Empty courses without end, in ever new profiles."""
    while not stop.is_set():
        stranger.cookie = None
        stranger.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"})


def churn_word_lists(stranger, stop):
    """Word lists that are made and deleted without end."""
    text = "\n".join(f"word{n},palabra{n}" for n in range(400))
    body = {"name": "x", "language_id": "es", "format": "csv", "text": text}
    while not stop.is_set():
        reply = stranger.post("/api/v1/game/lists", body)
        if reply.status == 201:
            stranger.request("DELETE", f"/api/v1/game/lists/{reply.json['list_id']}")


def audit_forever(stranger, stop):
    """Audits that end only at their time limit."""
    while not stop.is_set():
        stranger.post("/api/v1/authoring/audit", SLOW_BLUEPRINT, timeout=120)


def rename_courses(stranger, stop):
    """Renames of a course with large notes, without end."""
    course = stranger.course_of(*[MEGABYTE] * 8)
    number = 0
    while not stop.is_set():
        number += 1
        body = {"name": f"name {number}", "language": "en"}
        if stranger.put(f"{PRACTICE}/courses/{course['course_id']}", body).status == 429:
            stop.wait(0.05)


def hold_connections(stranger, stop):
    """Ever new connections that send nothing and stay open."""
    host, port = stranger.host.split(":")
    held = collections.deque(maxlen=200)
    while not stop.is_set():
        with contextlib.suppress(OSError):
            if len(held) == held.maxlen:
                held[0].close()
            held.append(socket.create_connection((host, int(port)), timeout=5, source_address=stranger.source))
        stop.wait(0.001)


def hold_half_requests(stranger, stop):
    """Ever new connections that send the headers of a request, and keep its body."""
    host, port = stranger.host.split(":")
    head = f"POST /api/v1/attempts HTTP/1.1\r\nHost: {stranger.host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
    held = collections.deque(maxlen=200)
    while not stop.is_set():
        with contextlib.suppress(OSError):
            if len(held) == held.maxlen:
                held[0].close()
            held.append(socket.create_connection((host, int(port)), timeout=5, source_address=stranger.source))
            held[-1].sendall(head.encode())
        stop.wait(0.001)


#: For each attack, what a stranger does, and the number of strangers at once.
ATTACKS = {
    "tests from large notes": (write_everything, 4),
    "a model that does not reply": (occupy_the_model, 6),
    "notes that fill the disk": (fill_the_disk, 2),
    "empty courses": (create_courses, 20),
    "word lists": (churn_word_lists, 8),
    "audits": (audit_forever, 4),
    "renames": (rename_courses, 4),
    "idle connections": (hold_connections, 4),
    "half requests": (hold_half_requests, 4),
}


def strangers(address, name, stop, begun):
    act, count = ATTACKS[name]

    def run(number):
        stranger = Stranger(address, number)
        while not stop.is_set():
            begun.set()
            # NB: a refusal where the attack expects none ends a round, and an attacker goes on.
            with contextlib.suppress(OSError, http.client.HTTPException, AssertionError):
                act(stranger, stop)
            stop.wait(0.05)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(count)]
    for thread in threads:
        thread.start()
    stop.wait()


@contextlib.contextmanager
def attack(address, name):
    """Runs an attack in another process for as long as the block runs."""
    context = multiprocessing.get_context("spawn")
    stop, begun = context.Event(), context.Event()
    process = context.Process(target=strangers, args=(address, name, stop, begun), daemon=True)
    process.start()
    assert begun.wait(60)
    try:
        yield
    finally:
        stop.set()
        process.join(10)
        process.kill()


class Honest:
    """A learner who answers items, has a practice test written and audits a blueprint, and is refused nothing."""

    def __init__(self, address, blueprint):
        self.student = Student(address)
        self.student.source = ("127.77.0.1", 0)
        self.blueprint = blueprint
        self.attempt = self.student.start("en")
        self.items = [item for item in self.attempt["items"] if item["format"] == "cloze_choice"]
        self.sequence = 0

    def answer(self):
        """Answers an item, and returns the time until the server has stored the answer, in seconds."""
        self.sequence += 1
        item = self.items[self.sequence % len(self.items)]
        began = time.perf_counter()
        reply = self.student.answer(self.attempt, item, {"choice": "o1", "sequence": self.sequence})
        assert reply.status == 200, reply.body
        return time.perf_counter() - began

    def order(self):
        test = self.student.test(question_count=5)
        assert test["status"] == "ready", test["failure"]

    def audit(self):
        reply = self.student.post("/api/v1/authoring/audit", self.blueprint, timeout=60)
        assert reply.status == 200, reply.body

"""Lets learners use a server for a long time, and reports whether its memory stays flat: `soak.py NIVEL [MINUTES]`.

The learners take placement tests, practice tests and word lists, each from a changing address. The limits of requests apply.
"""
import contextlib
import http.client
import multiprocessing
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from client import PRACTICE, Server, Student  # noqa: E402
from process_figures import descriptors, memory  # noqa: E402

WORKERS = 4
ANSWERS = 15
LINES = 12


def take_placement_test(learner):
    attempt = learner.start("en")
    for number, item in enumerate([item for item in attempt["items"] if item["format"] == "cloze_choice"][:ANSWERS]):
        learner.answer(attempt, item, {"choice": f"o{number % 4 + 1}", "sequence": number})
    learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", b"")
    learner.get("/api/v1/attempts")


def take_practice_test(learner):
    course = learner.course()
    test = learner.opened(course)
    learner.submitted(test, {0: 1, 1: 2})
    learner.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}")


def keep_word_list(learner):
    text = "\n".join(f"word{number},palabra{number}" for number in range(100))
    made = learner.made(learner.post("/api/v1/game/lists", {"name": "x", "language_id": "es", "format": "csv", "text": text}))
    learner.request("DELETE", f"/api/v1/game/lists/{made['list_id']}")


def read_pages(learner):
    for path in ("/", "/api/v1/languages", "/api/v1/openapi.json", "/api/v1/interface/en"):
        learner.get(path)


def work(address, worker, stop, rounds):
    number = 0
    while not stop.is_set():
        learner = Student(address)
        learner.source = (f"127.{70 + worker}.{number // 250 % 250}.{number % 250 + 1}", 0)
        number += 1
        # NB: a refusal ends the round of one learner only.
        with contextlib.suppress(AssertionError, OSError, http.client.HTTPException):
            for act in (take_placement_test, take_practice_test, keep_word_list, read_pages):
                act(learner)
            with rounds.get_lock():
                rounds.value += 1


def watch(server, minutes, rounds, log):
    """Prints and returns the memory over time, in bytes."""
    found = []
    end = time.monotonic() + 60 * minutes
    for line in range(LINES):
        samples = []
        line_end = end - 60 * minutes * (LINES - line - 1) / LINES
        while time.monotonic() < line_end:
            samples.append(memory(server))
            time.sleep(min(5, max(0, line_end - time.monotonic())))
        found.append(statistics.median(samples))
        print(
            f"{minutes * (line + 1) / LINES:9.1f}{rounds.value:10,}{found[-1] / 1e6:10.1f}{descriptors(server):12}"
            f"{log.stat().st_size / 1e6 if log.exists() else 0:10.1f}", flush=True)
    return found


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    context = multiprocessing.get_context("fork")
    stop, rounds = context.Event(), context.Value("L", 0)
    with tempfile.TemporaryDirectory() as data, Server(program, ROOT, data) as server:
        workers = [context.Process(target=work, args=(server.address, worker, stop, rounds), daemon=True) for worker in range(WORKERS)]
        for worker in workers:
            worker.start()
        print(f"a server used by {WORKERS} learners at a time for {minutes:g} minutes")
        print(f"{'minutes':>9}{'learners':>10}{'MB':>10}{'descriptors':>12}{'log, MB':>10}")
        found = watch(server, minutes, rounds, pathlib.Path(data) / "nivel.sqlite-wal")
        stop.set()
        for worker in workers:
            worker.join()
    middle, end = (statistics.median(found[part]) for part in (slice(LINES // 2 - 2, LINES // 2 + 1), slice(LINES - 3, LINES)))
    print(f"  memory at the end compared with the middle: {end / middle:.2f} x")


if __name__ == "__main__":
    main()

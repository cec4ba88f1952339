"""Measures how long an honest learner's answers take while strangers attack: `attack.py NIVEL`.

Answers are due at a steady rate, as an open loop: each time counts from the moment at which the request was due, so a stall counts for
every answer that it delays.
"""
import json
import pathlib
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from attacks import ATTACKS, Honest, attack  # noqa: E402
from client import Server, SlowModel  # noqa: E402

RATE = 20
SECONDS = 20
WARM_UP = 5


def answers(honest, seconds):
    start = time.perf_counter()
    times = []
    for number in range(RATE * seconds):
        due = start + number / RATE
        time.sleep(max(0, due - time.perf_counter()))
        honest.answer()
        times.append(1_000 * (time.perf_counter() - due))
    return sorted(times)


def measure(program, blueprint, name):
    with tempfile.TemporaryDirectory() as data, SlowModel() as model, Server(program, ROOT, data, "--ollama-url", model.address) as server:
        honest = Honest(server.address, blueprint)
        if name is None:
            return answers(honest, SECONDS)
        with attack(server.address, name):
            answers(honest, WARM_UP)
            return answers(honest, SECONDS)


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    blueprint = json.loads((ROOT / "Content/blueprints/en.json").read_text("utf-8"))
    print(f"an honest learner's answers under attack, {RATE} a second for {SECONDS} s, times in ms since each answer was due")
    print(f"  {'':28}{'p50':>9}{'p99':>9}{'max':>9}")
    for name in (None, *ATTACKS):
        times = measure(program, blueprint, name)
        figures = [times[len(times) // 2], times[int(0.99 * len(times))], times[-1]]
        print(f"  {name or 'no attack':28}" + "".join(f"{figure:9.1f}" for figure in figures), flush=True)


if __name__ == "__main__":
    main()

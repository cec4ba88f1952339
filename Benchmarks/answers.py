"""Rounds of answers at saturation: each client sends its next answer when it has the receipt of the last one."""
import dataclasses
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from client import Client  # noqa: E402

LEARNERS = 256
SECONDS = 8


@dataclasses.dataclass
class Round:
    """The answers per second, and latencies in milliseconds."""

    rate: float
    p50: float
    p99: float

    @staticmethod
    def median(rounds):
        """The median of each figure."""
        return Round(*(statistics.median(figures) for figures in zip(*map(dataclasses.astuple, rounds))))


class Learners:
    """Learners at one or more servers of the same data. `wrk` sends their answers."""

    def __init__(self, address, plan):
        self.plan = plan
        plan.write_text("\n".join(self.line(address) for _ in range(LEARNERS)))

    @staticmethod
    def line(address):
        """A learner as a line of the plan that answers.lua reads."""
        client = Client(address)
        attempt = client.start("en")
        items = [item["item_id"] for item in attempt["items"] if item["format"] == "cloze_choice"]
        return " ".join([attempt["attempt_id"], client.cookie, *items])

    def begin(self, address, connections):
        """Begins a round at a server."""
        command = ["wrk", "-t1", f"-c{connections}", f"-d{SECONDS}s", "--timeout", "10s", "-s", ROOT / "Benchmarks/answers.lua"]
        return subprocess.Popen([*command, address, self.plan], stdout=subprocess.PIPE, text=True)

    @staticmethod
    def end(process):
        """Waits for the end of a round, and returns its figures."""
        report = process.communicate()[0]
        words = report.splitlines()[-1].split() if report else []
        figures = dict(zip(words[::2], map(float, words[1::2])))
        if figures.get("failed") != 0:
            raise RuntimeError(f"wrk failed: {report}")
        return Round(figures["answers"] / figures["seconds"], figures["p50"], figures["p99"])

    def round(self, address, connections):
        return self.end(self.begin(address, connections))

"""The peer of Nivel with PostgreSQL: pgbench runs the transaction of an answer, and nothing else."""
import pathlib
import re
import subprocess
import tempfile
import time

from answers import LEARNERS, ROOT, SECONDS, Learners, Round
from client import Server
from postgresql import program

ITEMS = 9


class AnswerTransactions:
    """A database with the tables and the learners of Nivel, in which pgbench stores answers."""

    # NB: pgbench computes numbers alone, so the ids are numbers here.
    RENUMBER = """
        UPDATE attempt SET id = 1000000000000000000 + number, profile_id = 2000000000000000000 + number
        FROM (SELECT id AS old, row_number() OVER () - 1 AS number FROM attempt) AS numbered WHERE id = old
        """

    def __init__(self, nivel, postgresql, folder):
        self.postgresql = postgresql
        self.name = postgresql.name_for(folder)
        with Server(nivel, ROOT, folder, "--without-limits", "--database", postgresql.address_for(folder)) as server:
            Learners(server.address, folder / "plan")
        postgresql.run(self.RENUMBER, self.name)
        postgresql.run("VACUUM ANALYZE", self.name)

    def round(self, clients):
        """One round. Each client has a connection of its own."""
        command = [program("pgbench"), "-h", self.postgresql.folder, "-U", "nivel", "-n", "-M", "prepared", "-l"]
        command += ["-f", ROOT / "Benchmarks/answer.sql", "-c", str(clients), "-T", str(SECONDS), *self.variables(clients), self.name]
        with tempfile.TemporaryDirectory() as folder:
            report = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
            return Round(self.rate(report), *self.latencies(pathlib.Path(folder)))

    @staticmethod
    def variables(clients):
        # NB: each round begins above the numbers of the rounds before it, so every answer is newer than the stored one.
        now = time.time_ns() // 1000
        values = {"number": now, "share": LEARNERS // clients, "items": ITEMS, "kind": "choice", "value": "o1", "time": now}
        return [f"-D{name}={value}" for name, value in values.items()]

    @staticmethod
    def rate(report):
        found = re.search(r"^tps = ([\d.]+)", report, re.M)
        if found is None:
            raise RuntimeError(f"pgbench stored no answers in {SECONDS} s: {report}")
        return float(found.group(1))

    @staticmethod
    def latencies(folder):
        """The median and the 99th percentile. The third column of a log of pgbench has microseconds."""
        times = sorted(int(line.split()[2]) / 1000 for log in folder.glob("pgbench_log.*") for line in log.read_text().splitlines())
        return times[len(times) // 2], times[int(0.99 * len(times))]

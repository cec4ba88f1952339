"""The peer of Nivel with PostgreSQL: pgbench runs the transaction of an answer, and nothing else."""
import dataclasses
import pathlib
import subprocess
import tempfile
import time

from answers import LEARNERS, ROOT, SECONDS, Learners, Round
from client import Server
from postgresql import program

ITEMS = 9
#: Seconds after the first transaction of a round, which do not count: each connection prepares its statements then.
WARM_UP = 2


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
        """One round; None if it is not valid. Each client has a connection of its own."""
        begin = time.time_ns() // 1000
        # NB: the time of pgbench includes the time in which it connects: up to 0.05 s for each client. The last second is spare.
        seconds = WARM_UP + SECONDS + clients // 20 + 1
        command = [program("pgbench"), "-h", self.postgresql.folder, "-U", "nivel", "-n", "-M", "prepared", "-l", "-T", str(seconds)]
        command += ["-f", ROOT / "Benchmarks/answer.sql", "-c", str(clients), *self.variables(clients, begin), self.name]
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            transactions = [Transaction.read(line) for log in pathlib.Path(folder).iterdir() for line in log.read_text().splitlines()]
        self.check_stored(begin)
        return self.figures(transactions, clients)

    @staticmethod
    def variables(clients, begin):
        # NB: each round begins above the numbers of the rounds before it, so every answer is newer than the stored one.
        values = {"number": begin, "share": LEARNERS // clients, "items": ITEMS, "kind": "choice", "value": "o1", "time": begin}
        return [f"-D{name}={value}" for name, value in values.items()]

    def check_stored(self, begin):
        """Fails if the transactions of a round have changed nothing."""
        if self.postgresql.run(f"SELECT count(*) FROM answer WHERE sequence > {begin}", self.name) == "0":
            raise RuntimeError("pgbench stored no answers: compare Benchmarks/answer.sql with the tables")

    @staticmethod
    def figures(transactions, clients):
        """The figures of the seconds after the warm-up; None if pgbench ended before them, or a client stored no answer in them."""
        start = min((transaction.end for transaction in transactions), default=0) + WARM_UP
        counted = [transaction for transaction in transactions if start <= transaction.end < start + SECONDS]
        is_whole = any(transaction.end >= start + SECONDS for transaction in transactions)
        if not is_whole or len({transaction.client for transaction in counted}) < clients:
            return None
        times = sorted(transaction.milliseconds for transaction in counted)
        return Round(len(times) / SECONDS, times[len(times) // 2], times[int(0.99 * len(times))])


@dataclasses.dataclass
class Transaction:
    """A line of the log of pgbench."""

    client: int
    milliseconds: float
    #: In seconds since 1970.
    end: float

    @staticmethod
    def read(line):
        """Reads the columns client, number, microseconds, script, and the end as seconds and microseconds."""
        client, _, latency, _, seconds, microseconds = map(int, line.split()[:6])
        return Transaction(client, latency / 1000, seconds + microseconds / 1_000_000)

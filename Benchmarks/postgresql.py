"""Measures durable answers with PostgreSQL at saturation: `postgresql.py NIVEL`.

The peers are pgbench with a transaction for each answer on the same PostgreSQL server, and Nivel with SQLite. All take turns. The generators
share the cores with the servers. A dash is a figure of pgbench that is not valid.
"""
import os
import pathlib
import sys
import tempfile

from answers import ROOT, SECONDS, Learners, Round
# NB: the folder of the end-to-end tests comes first from here on, so `postgresql` is not this file.
from answer_transactions import AnswerTransactions
from client import Server
from postgresql import PostgreSQL

ROUNDS = 3
CONNECTIONS = (16, 64, 256)
#: The database connections of a server, unless it is told another number.
DATABASE_CONNECTIONS = 8


class Subject:
    """A server of Nivel and its learners."""

    def __init__(self, nivel, folder, *options, core=None):
        folder.mkdir()
        self.server = Server(nivel, ROOT, folder, "--without-limits", *options)
        if core is not None:
            self.server.command[:0] = ["taskset", "-c", str(core)]
        self.folder = folder

    def __enter__(self):
        self.server.start()
        self.learners = Learners(self.server.address, self.folder / "plan")
        return self

    def __exit__(self, *_):
        self.server.stop()

    def begin(self, connections):
        return self.learners.begin(self.server.address, connections)

    def round(self, connections):
        return self.learners.end(self.begin(connections))


def in_turns(*rounds):
    """The median rounds of functions that take turns; None for a function with a round that is not valid."""
    found = [[act() for act in rounds] for _ in range(ROUNDS)]
    return [None if None in column else Round.median(column) for column in zip(*found)]


def verdict(ratio, reached):
    return f"{ratio:6.2f} x {'reached' if reached else 'MISSED ':7}"


def beside_pgbench(figure, peer, width, aim):
    """The figure of pgbench and the verdict on the ratio to it; dashes without a valid one."""
    if peer is None:
        return f"{'–':>{width}}{'–':>18}"
    return f"{peer:{width},.1f}{verdict(figure / peer, aim(figure / peer)):>18}"


def compare(own, small, pgbench):
    """Compares the same number of clients: connections of pgbench, or HTTP connections of Nivel."""
    print("durable answers with PostgreSQL at saturation; aims: 0.5 x pgbench with a p99 of at most 2 x its, and 0.4 x SQLite")
    print(f"  {'clients':>7}{'nivel/s':>9}{'pgbench/s':>11}{'':18}{'SQLite/s':>10}{'':18}{'p99 ms':>9}{'pgbench':>9}")
    for clients in CONNECTIONS:
        row(clients, *in_turns(*(lambda of=of: of.round(clients) for of in (own, pgbench, small))))
    few, = in_turns(lambda: pgbench.round(DATABASE_CONNECTIONS))
    figures = f"{few.rate:,.0f}/s, p99 {few.p99:.1f} ms" if few else "–"
    print(f"  pgbench with {DATABASE_CONNECTIONS} clients, as many as connections of Nivel: {figures}")


def row(clients, ours, peer, sqlite):
    by_sqlite = ours.rate / sqlite.rate
    rates = f"{ours.rate:9,.0f}{beside_pgbench(ours.rate, peer and peer.rate, 11, lambda ratio: ratio >= 0.5)}"
    rates += f"{sqlite.rate:10,.0f}{verdict(by_sqlite, by_sqlite >= 0.4):>18}"
    times = f"{ours.p99:9.1f}{beside_pgbench(ours.p99, peer and peer.p99, 9, lambda ratio: ratio <= 2)}"
    print(f"  {clients:7}{rates}{times}", flush=True)


def count_costs(own, database):
    """Prints the commits and the syncs of PostgreSQL's log for an answer, in a round of its own. The server has the attempts in memory."""
    before = counters(database)
    answers = own.round(CONNECTIONS[1]).rate * SECONDS
    commits, syncs = (after - start for after, start in zip(counters(database), before))
    print(f"  {CONNECTIONS[1]} connections: {commits / answers:.1f} commits and {syncs / answers:.1f} log syncs for an answer", flush=True)


def counters(database):
    """The commits and the log syncs since the start of PostgreSQL."""
    # NB: a connection reports its last counts when it ends. Nivel connects again.
    database.run("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = 'nivel'")
    found = database.run("SELECT xact_commit, wal_sync FROM pg_stat_database, pg_stat_wal WHERE datname = 'nivel'")
    return [int(count) for count in found.split("|")]


def compare_nodes(first, second):
    """Compares one node with two. Each has a core of its own. The database and the generators run on any core."""
    connections = CONNECTIONS[1]

    def both():
        halves = [Learners.end(process) for process in [node.begin(connections // 2) for node in (first, second)]]
        return Round(sum(half.rate for half in halves), max(half.p50 for half in halves), max(half.p99 for half in halves))

    one, two = in_turns(lambda: first.round(connections), both)
    ratio = two.rate / one.rate
    print(f"  {connections} connections: one node {one.rate:,.0f}/s, two {two.rate:,.0f}/s{verdict(ratio, ratio >= 1.6)} (aim: 1.6 x)")
    print(f"  p99 {one.p99:.1f} ms and {two.p99:.1f} ms, on {os.cpu_count()} cores; the aim needs more cores for the database and the load")


def run(nivel, database, folder):
    (folder / "pgbench").mkdir()
    pgbench = AnswerTransactions(nivel, database, folder / "pgbench")
    options = ("--database", database.address("nivel"))
    with Subject(nivel, folder / "own", *options) as own, Subject(nivel, folder / "sqlite") as small:
        compare(own, small, pgbench)
        count_costs(own, database)
    with Subject(nivel, folder / "one", *options, core=0) as first, Subject(nivel, folder / "two", *options, core=1) as second:
        compare_nodes(first, second)


def main():
    nivel = pathlib.Path(sys.argv[1]).resolve()
    database = PostgreSQL()
    try:
        with tempfile.TemporaryDirectory() as folder:
            run(nivel, database, pathlib.Path(folder))
    finally:
        database.stop()


if __name__ == "__main__":
    main()

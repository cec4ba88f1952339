"""Checks that answer.sql has the statements that Nivel sends for an answer."""
import collections
import pathlib
import re
import sys

from answers import ROOT
from client import Client, Server

SCRIPT = ROOT / "Benchmarks/answer.sql"


def check(nivel, postgresql, folder):
    """Ends the benchmark if pgbench would run other statements than Nivel."""
    ours, peers = sent(nivel, postgresql, folder), written(SCRIPT.read_text())
    if ours != peers:
        sys.exit(f"Benchmarks/answer.sql differs from what Nivel sends for an answer: change it to these statements.\n{listing(ours)}\n"
                 f"It has these statements.\n{listing(peers)}")


def listing(statements):
    return "\n".join(f"  {statement};" for statement in statements)


def sent(nivel, postgresql, folder):
    """The statements that Nivel sends for one answer, in their order."""
    address = postgresql.address_for(folder)
    postgresql.run(f"ALTER DATABASE {postgresql.name_for(folder)} SET log_statement = 'all'")
    with Server(nivel, ROOT, folder, "--without-limits", "--database", address) as server:
        client = Client(server.address)
        attempt = client.start("en")
        item = next(item for item in attempt["items"] if item["format"] == "cloze_choice")
        answer = client.answer(attempt, item, {"choice": "o1", "sequence": 1})
        if answer.status != 200:
            sys.exit(f"Nivel did not store an answer for the comparison with Benchmarks/answer.sql: status {answer.status}.")
    log = (pathlib.Path(postgresql.folder) / "log").read_text()
    return [numbered(statement) for statement in transaction(log)]


def transaction(log):
    """The statements of the transaction that stores an answer, from the log of PostgreSQL."""
    for statements in by_connection(log).values():
        index = next((index for index, statement in enumerate(statements) if "INSERT INTO answer " in statement), None)
        if index is None:
            continue
        first = max((before for before in range(index) if statements[before].startswith("BEGIN")), default=index)
        last = next((after for after in range(index, len(statements)) if statements[after] == "COMMIT"), index)
        return statements[first:last + 1]
    sys.exit("The log of PostgreSQL has no statement that stores an answer: change Benchmarks/answer_statements.py to find the new one.")


def by_connection(log):
    """The statements of each connection. A parameter without a value is written as NULL."""
    found = collections.defaultdict(list)
    # NB: the later lines of a statement begin with a tab.
    for process, kind, text in re.findall(r"^\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL):  (.*(?:\n\t.*)*)", log, re.M):
        if kind == "LOG":
            found[process].append(re.sub(r"^(statement|execute \S+): ", "", text))
        elif found[process]:
            absent = re.findall(r"(\$\d+) = NULL", text)
            found[process][-1] = re.sub(r"\$\d+", lambda name: "NULL" if name[0] in absent else name[0], found[process][-1])
    return found


def written(script):
    """The statements of a script of pgbench, in their order."""
    lines = [line for line in script.splitlines() if not line.startswith(("--", "\\"))]
    return [numbered(statement) for statement in "\n".join(lines).split(";") if statement.strip()]


def numbered(statement):
    """A statement in one line. Its parameters have the numbers of their first use."""
    names = {}
    # NB: not the types after two colons.
    return re.sub(r"(?<!:):[a-z]\w*|\$\d+", lambda name: names.setdefault(name[0], f"${len(names) + 1}"), " ".join(statement.split()))

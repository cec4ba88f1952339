"""`nivel calibrate --database`: the answers in PostgreSQL give what the same answers in a data folder give."""
import csv
import io
import json
import random
import sqlite3
import subprocess

import pytest
from client import Client, Server, right_answer, wrong_answer
from conftest import NIVEL, ROOT
from postgresql import PostgreSQL, program
from simulated_responses import SimulatedResponses

ENGLISH = ROOT / "Content" / "blueprints" / "en.json"
#: The columns of the answers that both storages have.
COLUMNS = {
    "blueprint": "id, language_id, version, document, calibration",
    "attempt": "id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening, length, seen_before, device, interface_language, drill_items",
    "answer": "attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds",
}


@pytest.fixture(scope="module")
def database():
    server = PostgreSQL()
    yield server
    server.stop()


def field(value):
    """A field in the CSV format of PostgreSQL. An empty one without quotes is NULL."""
    text = "\\x" + value.hex() if isinstance(value, bytes) else str(value).replace('"', '""')
    return "" if value is None else f'"{text}"'


def copy_to_postgresql(data, database, name):
    """Copies the answers of a data folder into the tables of a database."""
    with sqlite3.connect(data / "nivel.sqlite") as source:
        for table, columns in COLUMNS.items():
            rows = "".join(",".join(map(field, row)) + "\n" for row in source.execute(f"SELECT {columns} FROM {table}"))
            command = [program("psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-h", database.folder, "-U", "nivel", "-d", name]
            subprocess.run([*command, "-c", f"COPY {table} ({columns}) FROM STDIN (FORMAT CSV)"], input=rows.encode(), check=True, timeout=60)


@pytest.fixture(scope="module")
def both(database, blueprints, tmp_path_factory):
    """A data folder with attempts in two languages, and a database with the same answers."""
    data = tmp_path_factory.mktemp("sqlite")
    with Server(NIVEL, ROOT, data, "--without-limits") as server:
        for number in range(24):
            learner, language = Client(server.address), "es" if number % 4 == 3 else "en"
            attempt = learner.start(language, **({"device": "phone", "interface_language": "es"} if number % 3 else {}))
            for item in attempt["items"]:
                place = item["number"] * 7 + number * 5
                if place % 11 < 9:
                    answer = right_answer if place % 12 < 3 + number // 3 else wrong_answer
                    learner.answer(attempt, item, {"dont_know": True} if place % 17 == 0 else answer(blueprints[language], item))
            if number != 8:
                learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {})
    address = database.address("same")
    with Server(NIVEL, ROOT, tmp_path_factory.mktemp("node"), "--database", address):
        pass
    copy_to_postgresql(data, database, "same")
    return data, address


@pytest.mark.essential
@pytest.mark.parametrize("options", [[], ["--model", "2pl"], ["--format", "text"]])
def test_a_database_gives_the_same_bytes_as_a_data_folder(nivel, both, options):
    data, address = both
    command = ["calibrate", "--blueprint", ENGLISH, "--prior", "levels", *options]
    from_folder = nivel(*command, "--data", data)
    assert from_folder.returncode == 0, from_folder.stderr
    if not options:
        report = json.loads(from_folder.stdout)
        assert report["persons"] == 17 and 600 < report["responses"] < 17 * 48
    for workers in (1, 2, 4):
        from_database = nivel(*command, "--database", address, "--workers", str(workers))
        assert from_database.returncode == 0, from_database.stderr
        assert from_database.stdout == from_folder.stdout


def test_many_attempts_in_several_shards_give_the_same_bytes_for_any_number_of_workers(nivel, both, database):
    _, address = both
    database.run("CREATE DATABASE many TEMPLATE same")
    for table, key in (("answer", "attempt_id"), ("attempt", "id")):
        rest = COLUMNS[table].removeprefix(f"{key}, ")
        database.run(f"CREATE TABLE {table}_copy AS SELECT {key} || '-' || n AS key, {rest} FROM {table}, generate_series(1, 300) AS n", "many")
    database.run("UPDATE attempt_copy SET profile_id = key", "many")
    for table, key in (("attempt", "id"), ("answer", "attempt_id")):
        rest = COLUMNS[table].removeprefix(f"{key}, ")
        database.run(f"INSERT INTO {table} ({key}, {rest}) SELECT key, {rest} FROM {table}_copy", "many")
    outputs = set()
    for workers in (1, 2, 4):
        result = nivel("calibrate", "--blueprint", ENGLISH, "--prior", "levels", "--database", address.replace("/same?", "/many?"), "--workers", str(workers))
        assert result.returncode == 0, result.stderr
        outputs.add(result.stdout)
    assert len(outputs) == 1
    assert json.loads(outputs.pop())["persons"] == 17 * 301


def test_the_pages_of_authors_show_the_same_for_a_database_and_a_data_folder(nivel, both, tmp_path):
    data, address = both
    for folder, source in (("data", ("--data", data)), ("database", ("--database", address)), ("none", ())):
        result = nivel("pages", "--out", tmp_path / folder, *source)
        assert result.returncode == 0, result.stderr
    english = [(tmp_path / folder / "en.html").read_bytes() for folder in ("data", "database", "none")]
    assert english[0] == english[1] != english[2]
    result = nivel("pages", "--out", tmp_path / "two", "--data", data, "--database", address)
    assert result.returncode != 0 and "only one of them" in result.stderr.decode() and not (tmp_path / "two").exists()


def test_neither_the_number_of_workers_nor_the_order_of_the_rows_changes_the_results(nivel, blueprints):
    simulated = SimulatedResponses(blueprints["en"], persons=17_000)
    rows = list(csv.reader(io.StringIO(simulated.csv)))
    scores = [place for place, name in enumerate(rows[0]) if ":" not in name]
    lines = [",".join(row[place] for place in scores) for row in rows]
    outputs = set()
    for workers in (1, 2, 4):
        outputs.add(nivel("calibrate", "--responses", "-", "--workers", str(workers), input="\n".join(lines) + "\n").stdout)
        rest = lines[1:]
        random.Random(workers).shuffle(rest)
        lines = [lines[0], *rest]
    assert len(outputs) == 1
    report = json.loads(outputs.pop())
    assert report["persons"] == 17_000 and report["converged"]


@pytest.mark.parametrize("options, message", [
    (["--database", "postgres://nivel@/nivel"], "--database needs --blueprint"),
    (["--database", "postgres://nivel@/nivel", "--data", "."], "only one of them"),
    (["--database", "mysql://nivel:a-secret@/nivel", "--blueprint", ENGLISH], "--database must begin with postgres://"),
    (["--database", "postgres://nivel:a-secret@/nivel?host=/nowhere", "--blueprint", ENGLISH], "the database cannot be reached"),
    (["--database", "postgres://nivel:50@a-secret@/nivel", "--blueprint", ENGLISH], "the address cannot be read"),
    (["--responses", "-", "--workers", "0"], "--workers must be from 1 to 1000"),
])
def test_a_wrong_database_or_number_of_workers_gets_a_clear_error(nivel, options, message):
    result = nivel("calibrate", *options, input="")
    assert result.returncode != 0 and result.stdout == b"" and message in result.stderr.decode()
    assert "a-secret" not in result.stderr.decode()


def test_an_unsuitable_database_gets_a_clear_error(nivel, both, database):
    address = both[1]
    command = ["calibrate", "--blueprint", ROOT / "Content" / "blueprints" / "fr.json", "--database"]
    result = nivel(*command, address)
    assert result.returncode == 1 and "no finished attempt has an answer" in result.stderr.decode()
    database.address("empty")
    result = nivel(*command, address.replace("/same?", "/empty?"))
    assert result.returncode == 1 and "it has no tables of Nivel: start nivel serve with this database once" in result.stderr.decode()


def test_a_standby_can_be_read(nivel, both, database):
    standby = PostgreSQL(primary=database)
    try:
        command = ["calibrate", "--blueprint", ENGLISH, "--database"]
        of_standby = nivel(*command, both[1].replace(database.folder, standby.folder))
        assert of_standby.returncode == 0, of_standby.stderr
        assert of_standby.stdout == nivel(*command, both[1]).stdout
    finally:
        standby.stop()

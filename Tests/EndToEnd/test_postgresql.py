"""Servers that keep their data in PostgreSQL, and lose it at random moments.

`make database-kills DATABASE_KILLS=100 FAILOVERS=20` kills the database a hundred times, and fails over to a standby twenty times, and
prints the figures.
"""
import os
import random
import statistics
import threading
import time

import pytest
from client import Client, Server, Student
from conftest import NIVEL, ROOT
from load import Load
from postgresql import PostgreSQL, Replicated

KILLS = int(os.environ.get("NIVEL_DATABASE_KILLS", 6))
FAILOVERS = int(os.environ.get("NIVEL_FAILOVERS", 2))


def seeded():
    seed = int(os.environ.get("NIVEL_SEED", random.randrange(1 << 32)))
    print(f"seed {seed}")
    return random.Random(seed)


def test_no_acknowledged_change_is_lost_when_the_database_is_killed(database, node, scored):
    randomness, returns = seeded(), []
    with node("--without-limits") as server:
        load = Load(server.address, randomness)
        for _ in range(KILLS):
            load.start()
            load.stopping.wait(randomness.uniform(0.05, 0.5))
            database.kill()
            began = time.monotonic()
            database.start()
            load.stopping.wait(randomness.uniform(0, 0.3))
            load.join()
            returns.append(time.monotonic() - began)
            load.check(server.address)
        load.final(scored)
    print(f"{KILLS} kills of the database: {load.acknowledged} changes acknowledged, {load.lost} lost; back after {statistics.median(returns):.2f} s (median), {max(returns):.2f} s (worst)")
    assert load.losses == [] and not load.refusals
    assert load.acknowledged > KILLS


def test_no_acknowledged_change_is_lost_when_the_database_fails_over_to_its_standby(english, scored, tmp_path):
    randomness, pair = seeded(), Replicated("nivel")
    try:
        with Server(NIVEL, ROOT, tmp_path / "data", "--content", english, "--database", pair.address, "--without-limits") as server:
            load = Load(server.address, randomness)
            for _ in range(FAILOVERS):
                load.start()
                load.stopping.wait(randomness.uniform(0.1, 0.6))
                pair.fail_over()
                load.stopping.wait(randomness.uniform(0, 0.5))
                load.join()
                load.check(server.address)
            assert load.losses == []
            load.final(scored)
    finally:
        pair.stop()
    print(f"{FAILOVERS} failovers: {load.acknowledged} changes acknowledged, {load.lost} lost")
    assert load.losses == [] and not load.refusals
    assert load.acknowledged > FAILOVERS


def test_an_answer_during_a_restart_of_the_database_waits_and_is_stored(database, node):
    with node() as server:
        student = Student(server.address)
        attempt = student.start("en")
        database.kill()
        starting = threading.Timer(0.3, database.start)
        starting.start()
        assert student.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": 1}).status == 200
        starting.join()
        assert Client(server.address).get("/health/ready").status == 200
    assert server.process.returncode == 0


def test_a_database_that_is_gone_is_told_to_clients_and_to_the_operator(database, node, tmp_path):
    server = node()
    server.command[-1] = server.command[-1].replace("//nivel@", "//nivel:a-secret@")
    with open(tmp_path / "errors", "w") as server.errors, server:
        student = Student(server.address)
        attempt = student.start("en")
        database.kill()
        reply = student.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": 1})
        assert (reply.status, reply.json["type"]) == (503, "/problems/storage-away") and reply.headers["retry-after"] == "2"
        reply = Client(server.address).get("/health/ready")
        assert reply.status == 503 and reply.json["detail"].startswith("The database cannot be reached or written")
        assert Client(server.address).get("/health/live").status == 200
        database.start()
        assert student.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": 1}).status == 200
    log = (tmp_path / "errors").read_text()
    assert "the database cannot be reached" in log and "the store works again" in log and "a-secret" not in log


@pytest.mark.parametrize("address, message", [
    ("mysql://nivel", "--database must begin with postgres://"),
    ("postgres://nivel@/nivel?host=/nowhere", "the database cannot be reached"),
    ("postgres://nivel:50%ok@db/nivel", "the address cannot be read"),
    ("postgres://nivel:50@ok@db/nivel", "the address cannot be read"),
    ("postgres://nivel:50/ok@db/nivel", "the address cannot be read"),
])
def test_a_wrong_address_is_a_sentence(nivel, tmp_path, address, message):
    result = nivel("serve", "--port", "0", "--data", tmp_path / "data", "--database", address)
    assert result.returncode != 0 and message in result.stderr.decode() and "ok@db" not in result.stderr.decode()


def test_a_standby_is_refused_with_a_sentence(database, node, nivel, tmp_path):
    with node():
        pass
    standby = PostgreSQL(primary=database)
    try:
        address = database.address("nivel").replace(database.folder, standby.folder)
        result = nivel("serve", "--port", "0", "--data", tmp_path / "data", "--database", address)
    finally:
        standby.stop()
    assert result.returncode != 0 and "it is a standby and accepts no writes" in result.stderr.decode()


def test_two_servers_cannot_use_one_data_folder(node, nivel):
    with node() as server:
        result = nivel("serve", "--port", "0", "--data", server.data, "--database", server.command[-1])
    assert result.returncode != 0 and "is in use by another Nivel server" in result.stderr.decode()


def test_a_character_that_the_database_cannot_store_is_refused(node):
    with node() as server:
        student = Student(server.address)
        student.course()
        reply = student.get("/api/v1/game/hard-words?list_id=a%00b")
        assert (reply.status, reply.json["type"]) == (400, "/problems/malformed-request")


def test_a_database_of_another_encoding_is_refused(database, nivel, tmp_path):
    database.run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
    address = database.address("nivel").replace("/nivel?", "/latin?")
    result = nivel("serve", "--port", "0", "--data", tmp_path / "data", "--database", address)
    assert result.returncode != 0 and "its encoding is LATIN1: create it with ENCODING 'UTF8'" in result.stderr.decode()


def test_a_database_of_a_newer_version_is_refused(database, node, nivel, tmp_path):
    with node():
        pass
    database.run("INSERT INTO schema_step VALUES ('999 the future')", "nivel")
    result = nivel("serve", "--port", "0", "--data", tmp_path / "data", "--database", database.address("nivel"))
    assert result.returncode != 0 and "newer version of Nivel (its schema is “999 the future”" in result.stderr.decode()

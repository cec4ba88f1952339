"""The data folder of a server: its checks, its backups, and what happens when it is lost."""
import contextlib
import fcntl
import json
import os
import re
import shutil
import sqlite3
import stat
import subprocess

import pytest
from client import Client
from conftest import NIVEL
from raw_http import until


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def answered(server, folder):
    """A learner with an attempt and some answers on a server."""
    learner = Client(server.address)
    attempt = learner.start("en")
    for number, item in enumerate(attempt["items"][:5]):
        assert learner.answer(attempt, item, {"dont_know": True, "sequence": number + 1}).status == 200
    return learner, attempt


def answers(learner, attempt):
    return learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["sequence"]


def refusal(server):
    """Standard error of a server that does not start."""
    process = subprocess.run([*server.command], cwd=server.root, capture_output=True, text=True, timeout=60)
    assert process.returncode == 1
    return process.stderr


def flip(path, position):
    with open(path, "r+b") as file:
        file.seek(position)
        byte = file.read(1)[0]
        file.seek(position)
        file.write(bytes([byte ^ 0x55]))


def answer_in(database):
    """The last byte of the kind of a stored answer. In the schema, the kind stands in quotation marks."""
    return re.search(rb"[^']dont_know", database.read_bytes()).end() - 1


@pytest.mark.essential
def test_a_backup_of_a_running_server_is_restored_with_every_answer(server_on, nivel, tmp_path):
    with server_on(tmp_path / "data") as server:
        learner, attempt = answered(server, tmp_path)
        status = nivel("backup", "--data", tmp_path / "data", "--out", tmp_path / "backup")
        assert (status.returncode, status.stderr) == (0, b"")
        assert b"attempts: 1" in status.stdout
        assert learner.answer(attempt, attempt["items"][9], {"dont_know": True, "sequence": 9}).status == 200
    assert sorted(os.listdir(tmp_path / "backup")) == ["backup.json", "nivel.sqlite"]
    assert mode(tmp_path / "backup") == 0o700 and mode(tmp_path / "backup" / "nivel.sqlite") == 0o600
    assert json.loads((tmp_path / "backup" / "backup.json").read_text())["rows"]["answer"] == 5
    restored = nivel("restore", "--from", tmp_path / "backup", "--data", tmp_path / "restored")
    assert (restored.returncode, restored.stderr) == (0, b"")
    with server_on(tmp_path / "restored") as server:
        learner.host = server.address.split("//")[1]
        assert answers(learner, attempt) == 5


def test_a_backup_has_the_fetched_content(nivel, server_on, tmp_path):
    with server_on(tmp_path / "data"):
        pass
    (tmp_path / "data" / "content" / "blobs").mkdir(parents=True)
    (tmp_path / "data" / "content" / "blobs" / "one").write_text("blob")
    assert nivel("backup", "--data", tmp_path / "data", "--out", tmp_path / "backup").returncode == 0
    assert nivel("restore", "--from", tmp_path / "backup", "--data", tmp_path / "restored").returncode == 0
    assert (tmp_path / "restored" / "content" / "blobs" / "one").read_text() == "blob"


def test_a_backup_waits_until_a_sync_has_ended(nivel, server_on, tmp_path):
    with server_on(tmp_path / "data"):
        pass
    own = tmp_path / "data" / "content" / ".delivery"
    own.mkdir(parents=True)
    (own / "state.json").write_text("half")
    folder = os.open(own, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    backup = subprocess.Popen([NIVEL, "backup", "--data", tmp_path / "data", "--out", tmp_path / "backup"], stdout=subprocess.PIPE)
    assert until(lambda: (tmp_path / "backup.unfinished" / "nivel.sqlite").exists())
    (own / "state.json").write_text("whole")
    os.close(folder)
    assert backup.wait(timeout=60) == 0
    backup.stdout.close()
    assert (tmp_path / "backup" / "content" / ".delivery" / "state.json").read_text() == "whole"


def test_check_of_an_earlier_schema_says_what_it_did_not_check(nivel, server_on, tmp_path):
    with server_on(tmp_path / "data"):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "nivel.sqlite")) as database:
        newest = database.execute("SELECT max(identifier) FROM grdb_migrations WHERE identifier > '008'").fetchone()[0]
        database.execute("DELETE FROM grdb_migrations WHERE identifier = ?", (newest,))
        database.commit()
    result = nivel("check", "--data", tmp_path / "data")
    assert result.returncode == 0
    text = result.stdout.decode()
    assert "earlier version of Nivel" in text and "but not the definitions of tables" in text


def test_backup_and_restore_never_change_a_folder_with_something_in_it(nivel, server_on, tmp_path):
    with server_on(tmp_path / "data"):
        pass
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("mine")
    assert nivel("backup", "--data", tmp_path / "data", "--out", tmp_path / "backup").returncode == 0
    for command in (
        ("backup", "--data", tmp_path / "data", "--out", tmp_path / "full"),
        ("restore", "--from", tmp_path / "backup", "--data", tmp_path / "full"),
    ):
        result = nivel(*command)
        assert result.returncode == 1 and b"there is something here already" in result.stderr
    assert os.listdir(tmp_path / "full") == ["mine"]


def test_a_damaged_backup_is_not_restored(nivel, server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        answered(server, tmp_path)
        assert nivel("backup", "--data", tmp_path / "data", "--out", tmp_path / "backup").returncode == 0
    copy = tmp_path / "backup" / "nivel.sqlite"
    flip(copy, answer_in(copy))
    result = nivel("restore", "--from", tmp_path / "backup", "--data", tmp_path / "restored")
    assert result.returncode == 1 and b"is damaged" in result.stderr
    assert not (tmp_path / "restored").exists() and not (tmp_path / "restored.unfinished").exists()


def test_check_reports_a_sound_folder_and_a_damaged_answer(nivel, server_on, tmp_path):
    data = tmp_path / "data"
    with server_on(data) as server:
        answered(server, tmp_path)
        running = nivel("check", "--data", data)
        assert running.returncode == 0 and b"a server is using it" in running.stdout and b"Nothing is wrong." in running.stdout
    database = data / "nivel.sqlite"
    flip(database, answer_in(database))
    result = nivel("check", "--data", data, "--format", "json")
    report = json.loads(result.stdout)
    assert result.returncode == 1 and not report["in_use"]
    assert any("a row of answer is not as it was written" in finding["message"] for finding in report["findings"])


def test_check_of_a_folder_that_is_not_there_has_status_2(nivel, tmp_path):
    assert nivel("check", "--data", tmp_path / "none").returncode == 2


def test_a_clean_stop_leaves_the_database_and_the_lock_alone(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        answered(server, tmp_path)
        assert {mode(tmp_path / "data" / name) for name in os.listdir(tmp_path / "data")} == {0o600}
    assert sorted(os.listdir(tmp_path / "data")) == ["nivel.lock", "nivel.sqlite"]


def test_a_server_whose_database_is_lost_does_not_start_and_says_what_to_do(server_on, tmp_path):
    server = server_on(tmp_path / "data")
    with server:
        pass
    os.remove(tmp_path / "data" / "nivel.sqlite")
    assert "nivel restore" in refusal(server)
    (tmp_path / "data" / "nivel.sqlite").touch()
    assert "missing or empty" in refusal(server)


def test_a_server_does_not_use_a_newer_schema(server_on, tmp_path):
    server = server_on(tmp_path / "data")
    with server:
        pass
    with sqlite3.connect(tmp_path / "data" / "nivel.sqlite") as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('999 later')")
    assert "was written by a newer version of Nivel" in refusal(server)


def test_a_changed_byte_of_a_store_that_was_stopped_cleanly_is_reported_after_the_start(server_on, tmp_path):
    data, log = tmp_path / "data", tmp_path / "log"
    with server_on(data) as server:
        learner, _ = answered(server, tmp_path)
        learner.post("/api/v1/practice/courses", {"name": "quokka course", "language": "en"})
    database = data / "nivel.sqlite"
    content = database.read_bytes()
    assert content.count(b"quokka course") == 1 and not (data / "nivel.sqlite-wal").exists()
    database.write_bytes(content.replace(b"quokka course", b"quokka coursf"))
    server = server_on(data)
    with log.open("w") as server.errors, server:
        assert until(lambda: Client(server.address).get("/health/ready").status == 503)
        assert until(lambda: "a row of course is not as it was written" in log.read_text())


def test_nothing_is_acknowledged_after_the_folder_was_deleted_or_replaced(server_on, tmp_path):
    data = tmp_path / "data"
    with server_on(data) as server:
        learner, attempt = answered(server, tmp_path)
        shutil.copytree(data, tmp_path / "copy")
        shutil.rmtree(data)
        for sequence in (11, 12):
            reply = learner.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": sequence})
            assert (reply.status, reply.json["type"]) == (503, "/problems/storage-gone")
            assert reply.headers["content-type"] == "application/problem+json"
            shutil.copytree(tmp_path / "copy", data, dirs_exist_ok=True)


def test_a_damaged_row_is_a_problem_document_and_a_line_with_advice(server_on, tmp_path):
    data = tmp_path / "data"
    server = server_on(data)
    with server:
        learner, attempt = answered(server, tmp_path)
        path = f"/api/v1/attempts/{attempt['attempt_id']}"
        assert learner.post(f"{path}/finish", {}).status == 200
    database = data / "nivel.sqlite"
    position = database.read_bytes().rindex(b'"skills"')
    flip(database, position + 1)
    with open(tmp_path / "errors", "w") as server.errors, server:
        learner.host = server.address.split("//")[1]
        for _ in range(3):
            reply = learner.get(f"{path}/result")
            assert (reply.status, reply.json["type"]) == (503, "/problems/storage-damaged")
    # NB: the check of the whole file, which begins with the start, may report the same row once more, in other words.
    lines = [line for line in (tmp_path / "errors").read_text().splitlines() if "nivel restore" in line]
    assert sum("the result of the attempt" in line for line in lines) == 1 and len(lines) <= 2

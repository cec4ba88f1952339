"""`nivel migrate-store` moves all data between a data folder and a PostgreSQL database, also if it is killed on the way."""
import contextlib
import os
import pathlib
import pty
import random
import re
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import time

import pytest
from client import PRACTICE, Client, Server, Student
from conftest import NIVEL, ROOT
from game_player import SPANISH, Content, Player, missing, played
from postgresql import program

PLAN = {"title": "Final exam", "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": 120, "at": "2090-01-10T09:00:00Z"}
LIST = "house,casa\ncat,gato / gata\ndog,perro\nbird,ave\n"
#: The tables that have rows after `Filled`.
TABLES = [
    "profile", "session", "transfer_code", "blueprint", "attempt", "answer", "result", "shared_result", "course", "course_notes", "notes_text",
    "practice_test", "practice_question", "practice_removed_question", "practice_response", "scheduled_test", "calendar", "word_list_edition",
    "own_word_list", "game", "best_game", "hard_word", "hard_word_review",
]


@pytest.fixture(scope="module")
def content(tmp_path_factory):
    return Content(tmp_path_factory.mktemp("content") / "content", SPANISH).folder


@pytest.fixture
def serve(content):
    """Makes servers on a data folder, with the database of an address if there is one."""
    return lambda data, address=None: Server(
        NIVEL, ROOT, data, "--content", content, *(["--database", address] if address else []))


class Filled:
    """Learners whose data have rows in every table."""

    def __init__(self, address):
        self.student, self.player = Student(address), Player(address)
        self.attempt = self.student.start("en", length="full", device="tablet")
        self.answer(0)
        self.take_a_test_and_share_it()
        self.practise()
        self.play()
        reply = self.player.post("/api/v1/session/transfer", b"")
        assert reply.status == 201, reply.body
        self.code = reply.json["code"]

    def answer(self, number):
        item = self.attempt["items"][number]
        reply = self.student.answer(self.attempt, item, {"dont_know": True, "sequence": number + 1, "milliseconds": 4321})
        assert reply.status == 200, reply.body

    def take_a_test_and_share_it(self):
        path = f"/api/v1/attempts/{self.student.start('en', length='full')['attempt_id']}"
        assert self.student.post(f"{path}/finish", {}).status == 200
        self.link = self.student.made(self.student.post(f"{path}/share", b""))["path"]

    def practise(self):
        course = self.student.course()
        self.student.course_of("# Über Wellen\n\nEine Welle e\u0301 bewegt \U0001f30a Energie.\n", name="'; DROP TABLE \\x \"")
        done = self.student.opened(course)
        self.student.submitted(done, {0: 2, 1: 3})
        running = self.student.test(course)
        dropped = running["questions"][4]["question_id"]
        assert self.student.request("DELETE", f"{PRACTICE}/tests/{running['test_id']}/preview/{dropped}").status == 200
        self.running = self.student.do(running, "open").json
        self.student.made(self.student.post(f"{PRACTICE}/schedule", PLAN | {"course_id": course["course_id"]}))
        self.student.get(f"{PRACTICE}/schedule")

    def play(self):
        assert self.player.add(LIST).status == 201
        deck = self.player.deck("es-en")
        body = played(deck, mode="classic", seed=9, misses=missing(*[entry["english"] for entry in deck["entries"]]))
        assert self.player.hand_in(body).status == 201
        assert self.player.review(self.player.hard_words()["hard_words"][0], "good").status == 200

    def known(self, address):
        """Everything that a server keeps about the learners, through their old cookies."""
        documents = []
        for learner in (self.student, self.player):
            learner.host = Client(address).host
            reply = learner.get("/api/v1/me/export")
            assert reply.status == 200 and "set-cookie" not in reply.headers
            document = reply.json
            del document["exported_at"]
            documents.append(document)
        return documents


def rows(folder):
    """All rows of the database in a data folder, with their checksums."""
    with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / "nivel.sqlite")) as database:
        return {table: sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=repr) for table in TABLES}


def digests(database, name):
    """A digest of the rows of each table of a PostgreSQL database."""
    sql = "; ".join(f"SELECT md5(COALESCE(string_agg(t::text, chr(10) ORDER BY t::text COLLATE \"C\"), '')) FROM {table} AS t" for table in TABLES)
    return database.run(sql, name).splitlines()


def no_server_is_there(database, name):
    """Makes the last signs of the servers old, as they are fifteen seconds after the servers were stopped."""
    database.run("UPDATE server SET seen_at = now() - interval '16 seconds'", name)


@pytest.fixture
def migrate(nivel):
    def run(source, target):
        return nivel("migrate-store", "--from", source, "--to", target)

    return run


def done(result):
    """The line of a move that ended."""
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def refused(result):
    """The sentence of a move that was refused."""
    assert result.returncode == 1 and result.stdout == b"", result.stdout
    return result.stderr.decode().splitlines()[-1]


@pytest.fixture(scope="module")
def filled_once(content, tmp_path_factory):
    folder = tmp_path_factory.mktemp("filled") / "data"
    with Server(NIVEL, ROOT, folder, "--content", content) as server:
        learners = Filled(server.address)
        known = learners.known(server.address)
    return folder, learners, known


@pytest.fixture
def filled(filled_once, tmp_path):
    """Learners, and what their server knew about them. The data folder of the server is `first`."""
    folder, learners, known = filled_once
    shutil.copytree(folder, tmp_path / "first")
    return learners, known


@pytest.mark.essential
def test_a_store_is_the_same_in_postgresql_and_back_in_a_folder(database, filled, serve, migrate, nivel, tmp_path):
    learners, known = filled
    before = rows(tmp_path / "first")
    assert all(before.values()), "each table has rows"
    moved = done(migrate(tmp_path / "first", database.address("nivel")))
    assert moved.startswith("moved and checked: profiles: 2, placement attempts: 2, answers: 1, courses: 2, practice tests: 2, scheduled tests: 1,")
    assert rows(tmp_path / "first") == before
    assert done(migrate(database.address("nivel"), tmp_path / "second")) == moved
    assert rows(tmp_path / "second") == before
    assert nivel("check", "--data", tmp_path / "second").returncode == 0
    assert stat.S_IMODE((tmp_path / "second").stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "second").iterdir()} == {0o600}
    for folder, address in ((tmp_path / "node", database.address("nivel")), (tmp_path / "second", None)):
        with serve(folder, address) as server:
            assert learners.known(server.address) == known


def test_learners_go_on_where_they_were_after_a_move(database, filled, serve, migrate, tmp_path):
    learners, known = filled
    done(migrate(tmp_path / "first", database.address("nivel")))
    with serve(tmp_path / "node", database.address("nivel")) as server:
        learners.known(server.address)
        learners.answer(1)
        assert learners.student.post(f"/api/v1/attempts/{learners.attempt['attempt_id']}/finish", {}).status == 200
        assert learners.student.submitted(learners.running)["status"] == "submitted"
        assert Client(server.address).get(f"/api/v1{learners.link}").status == 200
        adopted = Client(server.address)
        assert adopted.post("/api/v1/session/adopt", {"code": learners.code}).status == 200
    new = "INSERT INTO blueprint (language_id, version, document) VALUES ('xx', '1', '') RETURNING id"
    assert int(database.run(new, "nivel")) == 2, "the numbers of new blueprints begin after those that were moved"


# --- interruptions -----------------------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def locked(database, name, table, mode):
    """Locks a table of a database, so that a move stops there."""
    command = [program("psql"), "-X", "-q", "-t", "-A", "-h", database.folder, "-U", "nivel", "-d", name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        holder.stdin.write(f"BEGIN; LOCK TABLE {table} IN {mode} MODE; SELECT 'locked';\n")
        holder.stdin.flush()
        assert holder.stdout.readline() == "locked\n"
        yield
        holder.stdin.close()


def starting(source, target, stderr=subprocess.DEVNULL):
    command = [NIVEL, "migrate-store", "--from", str(source), "--to", str(target)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=stderr, cwd=ROOT)


def until(condition):
    for _ in range(1200):
        if condition():
            return
        time.sleep(0.05)
    raise TimeoutError("it did not happen within a minute")


def interrupt_at(database, name, table, source, target, mode="EXCLUSIVE"):
    """Kills a move that waits for a table of a database."""
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = '%s'::regclass" % table
    with locked(database, name, table, mode):
        process = starting(source, target)
        until(lambda: database.run(waiting, name) != "0")
        process.kill()
        process.wait()
    gone = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    until(lambda: database.run(gone, name) == "0")


@pytest.fixture
def prepared(database, serve, tmp_path):
    """The address of a database with tables and without data."""
    with serve(tmp_path / "preparing", database.address("nivel")):
        pass
    no_server_is_there(database, "nivel")
    return database.address("nivel")


def test_a_server_refuses_a_database_with_an_unfinished_move(database, prepared, filled, migrate, nivel, content, tmp_path):
    interrupt_at(database, "nivel", "game", tmp_path / "first", prepared)
    assert database.run("SELECT count(*) FROM profile", "nivel") == "2"
    result = nivel("serve", "--port", "0", "--data", tmp_path / "node", "--content", content, "--database", prepared)
    assert result.returncode == 1
    assert "the move into it is not finished: run nivel migrate-store again" in result.stderr.decode()
    assert "is not finished" in refused(migrate(prepared, tmp_path / "second"))
    done(migrate(tmp_path / "first", prepared))
    assert database.run("SELECT count(*) FROM game", "nivel") == "1"


def test_an_unfinished_folder_is_not_at_its_path_and_is_refused_by_a_server(database, filled, migrate, nivel, content, tmp_path):
    done(migrate(tmp_path / "first", database.address("nivel")))
    interrupt_at(database, "nivel", "game", database.address("nivel"), tmp_path / "second", "ACCESS EXCLUSIVE")
    assert not (tmp_path / "second").exists()
    result = nivel("serve", "--port", "0", "--data", tmp_path / "second.moving", "--content", content)
    assert result.returncode == 1 and "is not finished: run nivel migrate-store again" in result.stderr.decode()
    done(migrate(database.address("nivel"), tmp_path / "second"))
    assert rows(tmp_path / "second") == rows(tmp_path / "first") and not (tmp_path / "second.moving").exists()


def test_a_row_that_was_changed_in_the_target_is_found_and_named(database, prepared, filled, migrate, tmp_path):
    learners, _ = filled
    interrupt_at(database, "nivel", "game", tmp_path / "first", prepared)
    database.run("UPDATE attempt SET position = 17 WHERE status = 'in_progress'", "nivel")
    sentence = refused(migrate(tmp_path / "first", prepared))
    assert f"in attempt: the row (id “{learners.attempt['attempt_id']}”) has another value" in sentence


@pytest.mark.parametrize("change, message", [
    ("DELETE FROM scheduled_test", "in scheduled_test: the row (id “"),
    ("INSERT INTO profile VALUES ('zzz', 1, 1)", "in profile: the target has a row more (id “zzz”)"),
])
def test_a_row_that_is_missing_or_too_many_in_the_target_is_found(database, prepared, filled, migrate, tmp_path, change, message):
    interrupt_at(database, "nivel", "game", tmp_path / "first", prepared)
    # NB: a later row of the same table, so that the move does not begin the table again.
    if change.startswith("DELETE"):
        database.run("INSERT INTO scheduled_test SELECT 'zzz', id, series_id, course_id, course, topics, level, question_count, title, kind, at,"
                     " utc_offset, occasion_day, revised_at, is_archived, test_id, completed_at, percent FROM scheduled_test", "nivel")
        change += " WHERE profile_id <> 'zzz'"
    database.run(change, "nivel")
    assert message in refused(migrate(tmp_path / "first", prepared))


def test_a_move_continues_after_a_crash_of_the_database(database, prepared, filled, migrate, tmp_path):
    with locked(database, "nivel", "game", "EXCLUSIVE"):
        process = starting(tmp_path / "first", prepared, stderr=subprocess.PIPE)
        until(lambda: database.run("SELECT count(*) FROM calendar", "nivel") == "1")
        database.kill()
        told = process.communicate(timeout=60)[1].decode().splitlines()
    assert process.returncode == 1
    assert told[-2].startswith("the connection to the database was lost")
    assert told[-1] == "The move is not finished. Run the same command again: it continues after the last stored rows."
    database.start()
    done(migrate(tmp_path / "first", prepared))


def test_a_practice_test_that_nobody_writes_any_more_fails_after_a_move(database, filled, serve, migrate, tmp_path):
    learners, _ = filled
    address = database.address("nivel")
    done(migrate(tmp_path / "first", address))
    database.run("UPDATE practice_test SET status = 'generating', started_at = NULL WHERE status = 'in_progress'", "nivel")
    done(migrate(address, tmp_path / "second"))
    for folder, database_of_server in ((tmp_path / "second", None), (tmp_path / "node", address)):
        with serve(folder, database_of_server) as server:
            learners.student.host = Client(server.address).host
            until(lambda: learners.student.now(learners.running)["status"] == "failed")


def fill_up(database, name):
    """Adds thousands of rows, so that a move takes a while."""
    database.run(
        "INSERT INTO profile SELECT md5(n::text), n, n FROM generate_series(1, 3000) AS n;"
        "INSERT INTO hard_word SELECT md5((n / 5)::text), 'es-en', 'word ' || n, 'es', '[\"ñandú\"]', '[]', 250, 1, 1, 0, n, n"
        " FROM generate_series(5, 6000) AS n;"
        "INSERT INTO course SELECT 'course ' || n, md5(n::text), 'Name', 'en', '[]', n FROM generate_series(1, 100) AS n;"
        "INSERT INTO course_notes SELECT 'course ' || n, 'notes', 1, 'Notes', 1, 1, '[]' FROM generate_series(1, 100) AS n;"
        "INSERT INTO notes_text SELECT 'course ' || n, 'notes', repeat('wave ', n * 10) FROM generate_series(1, 100) AS n", name)


def kill_until_done(source, target, randomness):
    """Kills moves after random times, which grow, and returns the number of kills before a move ended."""
    kills = 0
    for _ in range(1000):
        errors = tempfile.TemporaryFile()
        process = starting(source, target, errors)
        try:
            # NB: the database notices some time later that a killed move is gone. A move that begins before that is refused.
            if process.wait(timeout=randomness.uniform(0, 0.2 + 0.2 * kills)) == 0:
                return kills
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            kills += 1
    errors.seek(0)
    raise TimeoutError(f"no move ended: {errors.read().decode()}")


def test_a_move_that_is_killed_at_random_moments_ends_with_the_same_rows(database, filled, migrate, nivel, tmp_path):
    seed = int(os.environ.get("NIVEL_SEED", random.randrange(1 << 32)))
    print(f"seed {seed}")
    randomness = random.Random(seed)
    done(migrate(tmp_path / "first", database.address("nivel")))
    fill_up(database, "nivel")
    expected = digests(database, "nivel")
    kills = kill_until_done(database.address("nivel"), tmp_path / "second", randomness)
    assert nivel("check", "--data", tmp_path / "second").returncode == 0
    more = kill_until_done(tmp_path / "second", database.address("third"), randomness)
    print(f"{kills} kills on the way into a folder, {more} on the way into PostgreSQL")
    assert kills > 0 and more > 0
    assert digests(database, "third") == expected and digests(database, "nivel") == expected


# --- refusals ----------------------------------------------------------------------------------------------------------------------------


def test_a_target_that_is_not_empty_is_refused_and_not_changed(database, filled, migrate, tmp_path):
    address = database.address("nivel")
    done(migrate(tmp_path / "first", address))
    done(migrate(address, tmp_path / "third"))
    database.run("UPDATE profile SET active_at = active_at + 1 WHERE id = (SELECT max(id) FROM profile)", "nivel")
    before, kept = digests(database, "nivel"), rows(tmp_path / "third")
    assert "is not empty: its table profile has rows. Nothing was changed" in refused(migrate(tmp_path / "first", address))
    assert "there is something here already" in refused(migrate(address, tmp_path / "third"))
    assert digests(database, "nivel") == before and rows(tmp_path / "third") == kept
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "file").touch()
    assert "there is something here already" in refused(migrate(address, tmp_path / "second"))
    assert [file.name for file in (tmp_path / "second").iterdir()] == ["file"]


def test_a_move_that_was_interrupted_after_its_end_is_only_compared(database, filled, migrate, tmp_path):
    address = database.address("nivel")
    first = done(migrate(tmp_path / "first", address))
    before = digests(database, "nivel")
    assert done(migrate(tmp_path / "first", address)) == first and digests(database, "nivel") == before
    done(migrate(address, tmp_path / "second"))
    kept = rows(tmp_path / "second")
    assert done(migrate(address, tmp_path / "second")) == first and rows(tmp_path / "second") == kept
    # Between the removal of the mark and the new name.
    (tmp_path / "second").rename(tmp_path / "second.moving")
    assert done(migrate(address, tmp_path / "second")) == first
    assert rows(tmp_path / "second") == kept and not (tmp_path / "second.moving").exists()


def test_a_data_folder_that_is_named_like_an_unfinished_move_is_not_changed(database, filled, migrate, tmp_path):
    address = database.address("nivel")
    done(migrate(tmp_path / "first", address))
    (tmp_path / "first").rename(tmp_path / "second.moving")
    before = rows(tmp_path / "second.moving")
    fill_up(database, "nivel")
    assert "is not empty" in refused(migrate(address, tmp_path / "second"))
    assert rows(tmp_path / "second.moving") == before


def test_an_unfinished_move_is_not_continued_from_another_source(database, prepared, filled, serve, migrate, tmp_path):
    interrupt_at(database, "nivel", "game", tmp_path / "first", prepared)
    with serve(tmp_path / "other"):
        pass
    sentence = refused(migrate(tmp_path / "other", prepared))
    assert f"has the rows of an unfinished move from the folder {tmp_path}/first" in sentence


def test_a_folder_that_a_server_uses_is_refused(database, serve, migrate, tmp_path):
    with serve(tmp_path / "first"):
        sentence = refused(migrate(tmp_path / "first", database.address("nivel")))
    assert f"the folder {tmp_path}/first is in use: stop all servers that use it" in sentence


def test_a_database_that_a_server_uses_is_refused_on_both_sides(database, filled, serve, migrate, tmp_path):
    address = database.address("nivel")
    with serve(tmp_path / "node", address):
        assert "is in use: stop all servers" in refused(migrate(address, tmp_path / "second"))
        assert "is in use: stop all servers" in refused(migrate(tmp_path / "first", address))
    assert not (tmp_path / "second").exists() and database.run("SELECT count(*) FROM profile", "nivel") == "0"


def test_no_server_starts_during_a_move(database, prepared, filled, nivel, content, tmp_path):
    with locked(database, "nivel", "game", "EXCLUSIVE"):
        process = starting(tmp_path / "first", prepared)
        until(lambda: database.run("SELECT count(*) FROM profile", "nivel") == "2")
        result = nivel("serve", "--port", "0", "--data", tmp_path / "node", "--content", content, "--database", prepared)
        assert result.returncode == 1 and "nivel migrate-store is moving its data" in result.stderr.decode()
        result = nivel("serve", "--port", "0", "--data", tmp_path / "first", "--content", content)
        assert result.returncode == 1 and "is in use by another Nivel server" in result.stderr.decode()
        assert "is in use: stop all servers" in refused(nivel("migrate-store", "--from", tmp_path / "first", "--to", prepared))
    assert process.wait(60) == 0


@pytest.mark.parametrize("source, target, message", [
    ("folder", "other", "One of --from and --to must be a data folder"),
    ("postgres://nivel@/a", "postgresql://nivel@/b", "One of --from and --to must be a data folder"),
    ("nowhere", "postgres://nivel:a-secret@/nivel?host=/nowhere", "has no data of Nivel: check --from"),
    ("postgres://nivel:a-secret@/nivel?host=/nowhere", "folder", "the database cannot be reached"),
    ("postgres://nivel:a-secret@x@db/nivel", "folder", "the address cannot be read"),
])
def test_a_wrong_end_is_a_sentence_without_a_password(migrate, tmp_path, source, target, message):
    ends = [end if "://" in end else tmp_path / end for end in (source, target)]
    result = migrate(*ends)
    assert result.returncode != 0 and message in result.stderr.decode() and "a-secret" not in result.stderr.decode()
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_has_nothing_to_move(database, migrate, tmp_path):
    assert "has no data of Nivel" in refused(migrate(database.address("nivel"), tmp_path / "second"))
    assert database.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", "nivel") == "0"


def test_tables_of_an_earlier_version_are_refused(database, prepared, filled, migrate, tmp_path):
    database.run("DELETE FROM schema_step WHERE name = '005 servers'", "nivel")
    assert "has the tables of an earlier version of Nivel" in refused(migrate(prepared, tmp_path / "second"))
    with contextlib.closing(sqlite3.connect(tmp_path / "first" / "nivel.sqlite")) as store, store:
        store.execute("DELETE FROM grdb_migrations WHERE identifier = '014 removed questions'")
    assert "has the tables of an earlier version of Nivel" in refused(migrate(tmp_path / "first", database.address("other")))


def test_what_was_stored_after_an_erasure_is_not_moved(database, filled, migrate, tmp_path):
    address = database.address("nivel")
    done(migrate(tmp_path / "first", address))
    database.run("INSERT INTO erased_profile VALUES ('gone', now());"
                 "INSERT INTO course VALUES ('late', 'gone', 'Name', 'en', '[]', 1)", "nivel")
    done(migrate(address, tmp_path / "second"))
    assert rows(tmp_path / "second") == rows(tmp_path / "first")


def test_a_move_says_how_far_it_is_and_what_it_leaves_out(database, filled, migrate, tmp_path):
    result = migrate(tmp_path / "first", database.address("nivel"))
    assert re.fullmatch(r"moved and checked: profiles: 2, .*, games: 1, hard words: \d+; rows in all: \d+\n", done(result))
    told = result.stderr.decode().splitlines()
    assert told[0] == "profile: 2 of 2 rows copied"
    assert told[-2].startswith("Not moved: fetched releases of content")


def test_a_terminal_shows_the_progress_in_one_line(database, filled, tmp_path):
    terminal, end = pty.openpty()
    process = starting(tmp_path / "first", database.address("nivel"), stderr=end)
    os.close(end)
    shown = b""
    # NB: the end of the terminal's other side is an error.
    with contextlib.suppress(OSError):
        while part := os.read(terminal, 4096):
            shown += part
    os.close(terminal)
    assert process.wait(60) == 0
    progress, _, rest = shown.decode().partition("Not moved")
    assert rest and "\n" not in progress
    assert "\rprofile: 2 of 2 rows copied\x1b[K" in progress and progress.endswith("rows checked\x1b[K\r\x1b[K")

"""A signal ends the server within its time (`--stop-seconds`), whatever its clients do, and nothing acknowledged is lost."""
import contextlib
import http.client
import json
import os
import signal
import socket
import sqlite3
import threading

import pytest
from attacks import SLOW_BLUEPRINT
from client import PRACTICE, Client, SlowModel, Student
from raw_http import connect, exchange, read_head, read_to_end, status, until

#: A server that is still there after this time does not stop by itself. The documented time is far shorter.
HANGS = 60


@contextlib.contextmanager
def stopped(server, seconds=4):
    """Starts a server, and sends it the signal after the block. The server must end by itself, without an error."""
    server.command += ["--stop-seconds", str(seconds)]
    server.start()
    try:
        yield server
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=HANGS) == 0
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.stdout.close()


def languages(*headers):
    return "\r\n".join(["GET /api/v1/languages HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


def statuses_of_tests(folder):
    with contextlib.closing(sqlite3.connect(f"file:{folder}/nivel.sqlite?mode=ro", uri=True)) as database:
        return database.execute("SELECT status, failure FROM practice_test").fetchall()


def test_tests_that_are_written_or_wait_are_marked_as_interrupted(server_on, tmp_path):
    with SlowModel() as model, stopped(server_on(tmp_path / "data", "--ollama-url", model.address)) as server:
        student = Student(server.address)
        course = student.course()
        tests = [student.order(course, backend="ollama") for _ in range(3)]
        assert model.asked.wait(60)
        streams = [student.opened_stream(f"{PRACTICE}/tests/{test['test_id']}/events") for test in tests]
    for stream in streams:
        stream.read()
    found = statuses_of_tests(tmp_path / "data")
    assert [state for state, _ in found] == ["failed"] * 3
    assert all("server stopped" in failure for _, failure in found)


def test_a_client_that_pipelines_without_end_does_not_keep_the_server(server_on, tmp_path):
    def send(connection):
        with contextlib.suppress(OSError):
            while True:
                connection.sendall(languages() * 20)

    def receive(connection, received):
        with contextlib.suppress(OSError):
            while part := connection.recv(1 << 16):
                received.append(part)

    with stopped(server_on(tmp_path / "data")) as server:
        received = []
        connection = connect(server, timeout=HANGS)
        threads = [threading.Thread(target=send, args=(connection,)), threading.Thread(target=receive, args=(connection, received))]
        for thread in threads:
            thread.start()
        assert until(lambda: len(received) > 20)
    for thread in threads:
        thread.join(HANGS)
    assert b"HTTP/1.1 503" in b"".join(received)[-20_000:]


def test_half_requests_and_idle_connections_do_not_keep_the_server(server_on, tmp_path):
    with stopped(server_on(tmp_path / "data")) as server:
        idle = [connect(server) for _ in range(20)]
        used = connect(server)
        used.sendall(languages())
        assert status(read_head(used)[0]) == 200
        half = connect(server)
        half.sendall(
            b"POST /api/v1/attempts HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
            b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        )
        assert status(read_head(half)[0]) == 100
    refused = read_to_end(half)
    assert status(refused) == 503 and b"server-stopping" in refused and b"connection: close" in refused.lower()
    assert all(read_to_end(connection) == b"" for connection in idle)


def test_a_large_response_that_is_being_sent_is_sent_completely(server_on, tmp_path):
    with stopped(server_on(tmp_path / "data"), seconds=30) as server:
        student = Student(server.address)
        course = student.course_of("Water boils at a hundred degrees. " * 28_000, *["Ice melts. " * 90_000] * 3)
        connection = connect(server, timeout=HANGS)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
        path = f"{PRACTICE}/courses/{course['course_id']}"
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {student.cookie}\r\n\r\n".encode())
        head, body = read_head(connection)
        server.process.send_signal(signal.SIGTERM)
        assert until(lambda: refuses(server))
        body += read_to_end(connection)
    length = int(next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")).split(b":")[1])
    assert len(body) == length and json.loads(body)["course_id"] == course["course_id"]


def refuses(server):
    """Whether the server takes no new connection."""
    try:
        connect(server).close()
    except OSError:
        return True
    return False


def test_a_reader_that_takes_nothing_does_not_keep_the_server(server_on, tmp_path):
    with stopped(server_on(tmp_path / "data")) as server:
        student = Student(server.address)
        course = student.course_of(*["Ice melts. " * 90_000] * 4)
        connection = connect(server)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 << 10)
        path = f"{PRACTICE}/courses/{course['course_id']}"
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {student.cookie}\r\n\r\n".encode())
        assert b"200" in connection.recv(64)
    connection.close()


def test_audits_are_told_to_try_again(server_on, tmp_path):
    replies = []

    def audit(number):
        client = Client(server.address)
        client.source = (f"127.66.1.{number + 1}", 0)
        replies.append(client.post("/api/v1/authoring/audit", SLOW_BLUEPRINT, timeout=HANGS))

    with stopped(server_on(tmp_path / "data", "--audit-seconds", "600"), seconds=20) as server:
        before = processor_time(server)
        threads = [threading.Thread(target=audit, args=(number % 3,)) for number in range(9)]
        for thread in threads:
            thread.start()
        assert until(lambda: processor_time(server) > before + 2)
    for thread in threads:
        thread.join(HANGS)
    assert [reply.status for reply in replies] == [503] * 9
    assert {reply.json["type"] for reply in replies} == {"/problems/server-stopping"}


def processor_time(server):
    """The processor time of a server, in seconds."""
    with open(f"/proc/{server.process.pid}/stat") as file:
        user, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.essential
def test_every_acknowledged_answer_is_there_after_a_stop_under_load(server_on, tmp_path):
    acknowledged = {}

    def learn(number):
        learner = Client(server.address)
        # NB: the server refuses requests, or cuts the connection.
        with contextlib.suppress(OSError, AssertionError, http.client.HTTPException):
            attempt = learner.start("en")
            sequence = 0
            while True:
                sequence += 1
                item = attempt["items"][sequence % 40]
                reply = learner.answer(attempt, item, {"dont_know": True, "sequence": sequence})
                if reply.status != 200:
                    return
                acknowledged[attempt["attempt_id"]] = sequence

    with stopped(server_on(tmp_path / "data")) as server:
        threads = [threading.Thread(target=learn, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        assert until(lambda: sum(acknowledged.values()) > 100)
    for thread in threads:
        thread.join(HANGS)
    # NB: a reader of the database leaves files beside it.
    assert sorted(os.listdir(tmp_path / "data")) == ["nivel.lock", "nivel.sqlite"]
    with contextlib.closing(sqlite3.connect(f"file:{tmp_path}/data/nivel.sqlite?mode=ro", uri=True)) as database:
        stored = dict(database.execute("SELECT attempt_id, max(sequence) FROM answer GROUP BY 1"))
    assert all(stored[attempt] >= sequence for attempt, sequence in acknowledged.items())

"""Connections end when they should, and a client cannot keep the server's descriptors, connections or memory."""
import os
import pathlib
import socket
import time

import pytest
from client import PRACTICE, SlowModel, Student
from raw_http import connect, exchange, read_head, read_to_end, status, until


def descriptors(server):
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def sockets(server):
    """The open sockets of the server. Files of the database are opened as needed."""
    folder = f"/proc/{server.process.pid}/fd"
    found = 0
    for name in os.listdir(folder):
        try:
            found += os.readlink(f"{folder}/{name}").startswith("socket:")
        except FileNotFoundError:
            pass  # The server has closed it in the meantime.
    return found


def get(path, *headers, host="localhost"):
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


@pytest.fixture
def written(server_on, tmp_path):
    """A server whose model does not answer, a student, and a test that is being written all the time."""
    with SlowModel() as model, server_on(tmp_path / "data", "--ollama-url", model.address) as server:
        student = Student(server.address)
        test = student.order(student.course(), backend="ollama")
        assert model.asked.wait(60)
        yield server, student, test


def stream(server, student, test):
    connection = connect(server)
    connection.sendall(get(f"{PRACTICE}/tests/{test['test_id']}/events", f"Cookie: {student.cookie}"))
    return connection


def open_stream(server, student, test):
    connection = stream(server, student, test)
    head, rest = read_head(connection)
    assert status(head) == 200 and b"text/event-stream" in head, head
    return connection


def test_closed_event_streams_leave_no_descriptors(written):
    server, student, test = written
    open_stream(server, student, test).close()
    assert until(lambda: descriptors(server) < 60)
    before = descriptors(server)
    for _ in range(1500):
        with stream(server, student, test) as connection:
            read_head(connection)
    assert until(lambda: descriptors(server) <= before + 5), descriptors(server)


def test_one_learner_has_a_limited_number_of_event_streams(written):
    server, student, test = written
    streams = [open_stream(server, student, test) for _ in range(8)]
    with stream(server, student, test) as refused:
        head, _ = read_head(refused)
        assert status(head) == 429 and b"retry-after" in head.lower()
    streams.pop().close()

    def can_open():
        with stream(server, student, test) as again:
            return status(read_head(again)[0]) == 200

    assert until(can_open)
    for connection in streams:
        connection.close()


def test_an_event_stream_without_news_sends_comments(server_on, tmp_path):
    with SlowModel() as model, server_on(tmp_path / "data", "--ollama-url", model.address, "--heartbeat-seconds", 1) as server:
        student = Student(server.address)
        test = student.order(student.course(), backend="ollama")
        with open_stream(server, student, test) as connection:
            data = b""
            while data.count(b": still here\n\n") < 2:
                data += connection.recv(4096)


@pytest.fixture(scope="module")
def hasty(server_on, tmp_path_factory):
    """A server with short deadlines."""
    with server_on(tmp_path_factory.mktemp("hasty"), "--idle-seconds", 2, "--progress-seconds", 3) as server:
        yield server


def course_of_megabytes(server, megabytes):
    student = Student(server.address)
    course = student.course_of(*[f"Water boils at {n} degrees. " * 37_000 for n in range(megabytes)])
    return student, f"{PRACTICE}/courses/{course['course_id']}"


def test_a_slow_but_steady_reader_gets_everything(hasty):
    student, path = course_of_megabytes(hasty, 2)
    with connect(hasty) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
        connection.sendall(get(path, f"Cookie: {student.cookie}"))
        head, rest = read_head(connection)
        length = int(next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")).split(b":")[1])
        read, began = len(rest), time.monotonic()
        while read < length:
            part = connection.recv(64 << 10)
            assert part, f"closed after {read} of {length} bytes"
            read += len(part)
            # NB: the reading lasts longer than both deadlines together.
            time.sleep(max(0, began + 8 * read / length - time.monotonic()))
    assert read == length


def test_a_reader_that_takes_nothing_is_closed(hasty):
    student, path = course_of_megabytes(hasty, 4)
    # NB: only the socket that listens is open, once the connections of the learner are closed.
    assert until(lambda: sockets(hasty) == 1), sockets(hasty)
    before = sockets(hasty)
    readers = [connect(hasty) for _ in range(20)]
    for reader in readers:
        reader.sendall(get(path, f"Cookie: {student.cookie}"))
    assert until(lambda: sockets(hasty) >= before + 20)
    assert until(lambda: sockets(hasty) <= before), sockets(hasty)
    for reader in readers:
        reader.close()


def memory(server):
    """The largest resident memory of the server since `forget_memory`, in MiB."""
    lines = pathlib.Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) >> 10


def forget_memory(server):
    pathlib.Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")


def test_a_hundred_readers_of_large_answers_who_take_nothing_use_bounded_memory(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        student, path = course_of_megabytes(server, 9)
        forget_memory(server)
        before, readers = memory(server), []
        for _ in range(100):
            readers.append(connect(server))
            readers[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
            readers[-1].sendall(get(path, f"Cookie: {student.cookie}"))
        heads = [read_head(reader)[0] for reader in readers]
        refused = [head for head in heads if status(head) == 503]
        assert {status(head) for head in heads} == {200, 503} and len(refused) > 50
        assert all(b"retry-after" in head.lower() for head in refused)
        assert student.get(f"{path}?texts=false").status == 200
        assert Student(server.address).course_of("Water boils.")["notes"] == 1
        # NB: without the limit, the answers alone have 900 MiB.
        assert memory(server) < before + 400
        for reader in readers:
            reader.close()
        assert until(lambda: student.get(path).status == 200)


def test_a_slow_but_steady_writer_is_served(hasty):
    student = Student(hasty.address)
    course = student.course()
    body = b'{"name": "slow.md", "text": "' + b"Water boils. " * 3000 + b'"}'
    with connect(hasty) as connection:
        connection.sendall(
            f"POST {PRACTICE}/courses/{course['course_id']}/notes HTTP/1.1\r\nHost: localhost\r\nCookie: {student.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        )
        for start in range(0, len(body), 4000):
            connection.sendall(body[start : start + 4000])
            time.sleep(0.5)
        assert status(read_to_end(connection)) == 201


def test_a_writer_that_stops_gets_408_with_all_headers(hasty):
    response = exchange(
        hasty, b"POST /api/v1/attempts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    assert status(response) == 408
    assert b"application/problem+json" in response
    for header in (b"content-security-policy", b"x-content-type-options", b"referrer-policy"):
        assert header in response.lower(), header


def test_an_idle_connection_is_closed(hasty):
    assert exchange(hasty, b"") == b""
    assert exchange(hasty, b"GET / HT") == b""


def test_idle_connections_make_room_for_new_ones(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 20) as server:
        idle = [connect(server) for _ in range(60)]
        assert status(exchange(server, get("/api/v1/languages", "Connection: close"))) == 200
        assert until(lambda: descriptors(server) < 80)
        for connection in idle:
            connection.close()


def send_half_a_request(connection):
    """Sends all headers of a request, and nothing of its body."""
    connection.sendall(
        b"POST /api/v1/attempts HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
        b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    )
    assert status(read_head(connection)[0]) == 100


def test_half_requests_make_room_for_new_connections(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 20) as server:
        held = []
        for _ in range(60):
            held.append(connect(server))
            send_half_a_request(held[-1])
        assert status(exchange(server, get("/api/v1/languages", "Connection: close"))) == 200
        assert until(lambda: descriptors(server) < 80)
        for connection in held:
            connection.close()


def test_half_requests_of_one_address_do_not_push_out_those_of_another(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 20) as server:
        host, port = server.address.removeprefix("http://").split(":")
        honest = socket.create_connection((host, int(port)), timeout=30, source_address=("127.77.0.1", 0))
        send_half_a_request(honest)
        crowd = []
        for _ in range(60):
            crowd.append(connect(server))
            send_half_a_request(crowd[-1])
        honest.sendall(b'{"a": 1} ')
        assert status(read_head(honest)[0]) == 422
        for connection in [honest, *crowd]:
            connection.close()


def busy_connections(server, count, source="127.0.0.1"):
    """Connections whose clients have taken the beginning of a long response."""
    student, path = course_of_megabytes(server, 4)
    busy = []
    for _ in range(count):
        reader = connect_from(server, source)
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
        reader.sendall(get(path, f"Cookie: {student.cookie}"))
        assert status(read_head(reader)[0]) == 200
        busy.append(reader)
    return busy


def test_the_operator_is_served_when_all_connections_are_busy(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 16) as server:
        busy = busy_connections(server, 16)
        refused = exchange(server, get("/api/v1/languages"))
        assert status(refused) == 503 and b"Retry-After" in refused
        assert status(exchange(server, get("/health/live", "Connection: close"))) == 200
        for connection in busy:
            connection.close()


def test_connections_without_a_request_do_not_keep_the_reserve_of_the_operator(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 16) as server:
        busy = busy_connections(server, 16)
        strangers = [connect(server) for _ in range(40)]
        for stranger in strangers[::2]:
            stranger.sendall(b"GET /health/li")
        for _ in range(20):
            reply = exchange(server, get("/health/live"))
            assert status(reply) == 200 and b"connection: close" in reply.lower()
        with connect(server) as stranger:
            stranger.sendall(b"POST /health/live HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            assert status(read_to_end(stranger)) == 503
        for connection in busy + strangers:
            connection.close()


def connect_from(server, source):
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=30, source_address=(source, 0))


def is_open(connection):
    """Whether the server has not closed a connection on which it has nothing to send."""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


def test_one_address_has_at_most_half_of_the_connections(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 40) as server:
        idle = [connect_from(server, "127.77.0.1") for _ in range(50)]
        assert until(lambda: sum(map(is_open, idle)) == 20)
        others = [connect_from(server, "127.88.0.1") for _ in range(20)]
        # NB: there is room for all of them, and a further client replaces one connection.
        assert sum(map(is_open, idle)) == 20 and sum(map(is_open, others)) == 20
        assert status(exchange(server, get("/api/v1/health", "Connection: close"))) == 200
        assert sum(map(is_open, idle)) + sum(map(is_open, others)) == 39
        for connection in [*idle, *others]:
            connection.close()


def test_an_address_whose_connections_are_all_busy_reaches_the_health_and_others_reach_everything(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 40) as server:
        busy = busy_connections(server, 20, "127.77.0.1")
        for path, expected in (("/api/v1/languages", 503), ("/health/live", 200)):
            with connect_from(server, "127.77.0.1") as further:
                further.sendall(get(path, "Connection: close"))
                assert status(read_to_end(further)) == expected
        with connect_from(server, "127.88.0.1") as other:
            other.sendall(get("/api/v1/languages", "Connection: close"))
            assert status(read_to_end(other)) == 200
        for connection in busy:
            connection.close()


def test_a_crowd_of_one_address_does_not_push_out_the_idle_connection_of_another(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 20) as server:
        host, port = server.address.removeprefix("http://").split(":")
        honest = socket.create_connection((host, int(port)), timeout=30, source_address=("127.77.0.1", 0))
        honest.sendall(get("/api/v1/health"))
        assert status(read_head(honest)[0]) == 200
        crowd = [connect(server) for _ in range(60)]
        assert until(lambda: sockets(server) < 40)
        honest.sendall(get("/api/v1/health"))
        assert status(read_head(honest)[0]) == 200
        for connection in [honest, *crowd]:
            connection.close()


def test_a_response_that_is_being_sent_is_not_taken_for_an_idle_connection(server_on, tmp_path):
    with server_on(tmp_path / "data", "--connections", 20) as server:
        student, path = course_of_megabytes(server, 4)
        with connect(server) as reader:
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
            reader.sendall(get(path, f"Cookie: {student.cookie}"))
            head, body = read_head(reader)
            length = int(next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")).split(b":")[1])
            crowd = [connect(server) for _ in range(60)]
            assert until(lambda: sockets(server) < 45)
            while len(body) < length:
                part = reader.recv(64 << 10)
                assert part, f"closed after {len(body)} of {length} bytes"
                body += part
        for connection in crowd:
            connection.close()


def test_a_request_that_was_answered_early_gets_no_second_response(hasty):
    with connect(hasty) as connection:
        connection.sendall(
            b"POST /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        assert read_to_end(connection).count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("signal", ["TERM", "INT"])
def test_a_signal_stops_the_server_cleanly(server_on, tmp_path, signal):
    server = server_on(tmp_path / "data")
    server.start()
    os.kill(server.process.pid, getattr(__import__("signal"), f"SIG{signal}"))
    assert server.process.wait(timeout=30) == 0
    server.process.stdout.close()
    assert not [file.name for file in pathlib.Path(tmp_path / "data").glob("*-journal")]

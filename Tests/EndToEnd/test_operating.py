"""Health, metrics and logs tell an operator what happens, and tell nobody what a learner wrote."""
import json
import re
import subprocess
import urllib.error
import urllib.request

import pytest
from client import Client, Student, right_answer
from raw_http import connect, exchange, read_head, until


class Watched:
    """A server with an operator's port, and its log."""

    def __init__(self, server, log):
        self.server = server
        self.log = log

    @property
    def lines(self):
        text = self.log.read_text("utf-8")
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    def events(self, name):
        return [line for line in self.lines if line["event"] == name]

    def operator_address(self):
        found = re.search(r"http://\S+(?=/metrics\n)", self.log.read_text("utf-8"))
        return found and found.group()

    def operator(self, path):
        # The server prints the operator's address in a task of its own, perhaps after its main address.
        assert until(self.operator_address), "the log does not name the operator's address"
        address = self.operator_address()
        try:
            with urllib.request.urlopen(address + path, timeout=30) as reply:
                return reply.status, reply.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def metric(self, line):
        text = self.operator("/metrics")[1]
        found = re.search(rf"^{re.escape(line)} (\S+)$", text, re.M)
        return float(found.group(1)) if found else None


@pytest.fixture
def watched(server_on, tmp_path):
    server = server_on(tmp_path / "data", "--log-requests", "--operator-port", 0, "--public-url", "http://nivel.example")
    with open(tmp_path / "log", "w") as server.errors, server:
        yield Watched(server, tmp_path / "log")


def test_health_answers_on_both_ports(watched):
    learner = Client(watched.server.address)
    assert learner.get("/health/live").json == {"status": "live"}
    assert learner.get("/health/ready").json == {"status": "ready"}
    assert watched.operator("/health/live")[0] == watched.operator("/health/ready")[0] == 200


def test_metrics_are_on_the_port_of_the_operator_only(watched):
    assert Client(watched.server.address).get("/metrics").status == 404
    status, text = watched.operator("/metrics")
    assert status == 200
    assert watched.operator("/api/v1/languages")[0] == 404
    for line in text.splitlines():
        assert re.fullmatch(r"# TYPE \w+ (counter|gauge|histogram)|\w+(\{.*\})? \S+", line), line


def test_requests_are_counted_by_route_and_status(watched):
    learner = Client(watched.server.address)
    for _ in range(3):
        learner.get("/api/v1/attempts/unknown")
    route = 'method="GET",route="/api/v1/attempts/{attempt}"'
    assert watched.metric(f'nivel_http_requests_total{{{route},status="404"}}') == 3
    assert watched.metric(f"nivel_http_request_seconds_count{{{route}}}") == 3
    with connect(watched.server) as connection:
        connection.sendall(b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        read_head(connection)
        assert watched.metric("nivel_connections") >= 1


def test_writes_and_practice_tests_are_counted(watched):
    student = Student(watched.server.address)
    student.test()
    assert watched.metric("nivel_store_writes_total") >= 3
    assert watched.metric("nivel_store_write_queue") == 0
    assert watched.metric("nivel_generations") == 0


def test_strangers_cannot_make_more_metrics(watched):
    learner = Client(watched.server.address)
    before = len(watched.operator("/metrics")[1].splitlines())
    for number in range(50):
        learner.request(f"METHOD{number}", f"/path{number}")
        learner.get(f"/path{number}")
    assert len(watched.operator("/metrics")[1].splitlines()) < before + 60


def test_the_log_names_requests_without_ids_answers_or_tokens(watched, blueprints):
    learner = Client(watched.server.address)
    attempt = learner.start("en")
    item = next(item for item in attempt["items"] if item["format"] == "cloze_text")
    answer = right_answer(blueprints["en"], item)
    assert learner.answer(attempt, item, answer).status == 200
    lines = watched.events("request")
    routes = {line["route"] for line in lines}
    assert "/api/v1/attempts/{attempt}/answers/{item}" in routes
    assert len({line["profile"] for line in lines if "profile" in line}) == 1
    assert len({line["request"] for line in lines}) == len(lines)
    text = watched.log.read_text("utf-8")
    for secret in (attempt["attempt_id"], item["item_id"], answer["text"], learner.cookie.split("=")[1]):
        assert f'"{secret}"' not in text and f"/{secret}" not in text


def test_a_response_names_its_line_in_the_log(watched):
    reply = Client(watched.server.address).get("/api/v1/languages")
    assert reply.headers["x-request-id"] in {line["request"] for line in watched.events("request")}


def test_attacks_are_in_the_log_and_repeated_ones_are_bounded(watched):
    learner = Student(watched.server.address)
    learner.course()
    for _ in range(50):
        learner.get("/api/v1/practice/courses/" + "0" * 32)
        learner.post("/api/v1/attempts", {"language_id": "en"}, headers={"Origin": "https://evil.example"})
    exchange(watched.server, b"GET /api/v1/languages HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    exchange(watched.server, b"GET / HTTP/1.1\r\n\r\n")
    assert len(watched.events("unknown-id")) == len(watched.events("cross-origin")) == 20
    assert all(re.fullmatch("[0-9a-f]{16}", line["profile"]) for line in watched.events("unknown-id"))
    assert [line["problem"] for line in watched.events("host-refused")] == ["host-refused"]
    assert [line["problem"] for line in watched.events("invalid-request")] == ["malformed-request"]


def test_the_log_names_the_beginning_and_the_end_of_sessions_and_refused_tokens(watched):
    learner = Student(watched.server.address)
    learner.course()
    cookie = learner.cookie
    learner.course()
    learner.post("/api/v1/session/end", b"")
    learner.cookie = cookie
    learner.get("/api/v1/attempts")
    learner.course()
    learner.post("/api/v1/me/erase", {"confirm": "erase"})
    [first, second], [ended], [erased] = (watched.events(name) for name in ("session-began", "session-ended", "profile-erased"))
    assert first["profile"] == ended["profile"] != second["profile"] == erased["profile"]
    # NB: the first request with the old token reads, the second one begins a new session.
    assert [line["route"] for line in watched.events("token-refused")] == ["/api/v1/attempts", "/api/v1/practice/courses"]
    text = watched.log.read_text("utf-8")
    assert cookie.split("=")[1] not in text


def test_the_log_names_the_move_of_a_profile_to_another_browser_and_the_erasure_before_it(watched):
    moved, other = Student(watched.server.address), Student(watched.server.address)
    moved.course()
    other.course()
    [began, replaced] = [line["profile"] for line in watched.events("session-began")]
    code = moved.post("/api/v1/session/transfer", b"").json["code"]
    assert other.post("/api/v1/session/adopt", {"code": code, "own_results": "erase"}).status == 200
    assert [line["profile"] for line in watched.events("profile-adopted")] == [began]
    assert [line["profile"] for line in watched.events("profile-erased")] == [replaced]
    assert code not in watched.log.read_text("utf-8")


@pytest.mark.parametrize("method, path, body", [
    ("POST", "/api/v1/attempts", {"language_id": "xx"}), ("POST", "/api/v1/practice/courses", {"sample_id": "none"}),
    ("POST", "/api/v1/game/lists", {"name": "n", "language_id": "es", "text": "[", "format": "json"}),
    ("PUT", "/api/v1/game/games/0123456789abcdef", {
        "list_id": "es-en", "edition": "none", "mode": "classic", "seed": "1", "hard_words": [], "answers": [],
        "score": {"right": 0, "wrong": 0, "points": 0}, "played_at": "2026-11-01T10:00:00Z"})])
def test_an_invalid_first_request_writes_nothing(watched, method, path, body):
    def writes():
        return watched.metric("nivel_store_writes_total") or 0
    before = writes()
    reply = Client(watched.server.address).request(method, path, body)
    assert reply.status in (404, 422), reply.json
    assert writes() == before and watched.events("session-began") == []


def test_damage_in_the_database_is_found_after_a_crash_and_makes_the_server_not_ready(server_on, tmp_path):
    server = server_on(tmp_path / "data")
    server.start()
    learner = Client(server.address)
    attempt = learner.start("en")
    assert learner.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": 1}).status == 200
    server.stop()
    database = tmp_path / "data" / "nivel.sqlite"
    content = database.read_bytes()
    kind = re.search(rb"[^']dont_know", content).end() - 1
    database.write_bytes(content[:kind] + b"v" + content[kind + 1:])
    # NB: a log beside the database is the sign of a crash.
    (tmp_path / "data" / "nivel.sqlite-wal").touch()
    with open(tmp_path / "log", "w") as server.errors:
        server.start()
        try:
            client = Client(server.address)
            assert until(lambda: client.get("/health/ready").status == 503)
            assert "is damaged" in client.get("/health/ready").json["detail"]
            assert until(lambda: "a row of answer is not as it was written" in (tmp_path / "log").read_text("utf-8"))
            assert client.get("/health/live").status == 200
        finally:
            server.stop()


def test_a_server_that_cannot_write_is_not_ready_but_lives(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        learner = Client(server.address)

        def ready():
            return learner.get("/health/ready").status

        def limit(size):
            subprocess.run(["prlimit", "--pid", str(server.process.pid), f"--fsize={size}:"], check=True)

        assert ready() == 200
        limit(0)
        # NB: a result is used again for two seconds.
        assert until(lambda: ready() == 503)
        reply = learner.get("/health/ready")
        assert reply.json["type"] == "/problems/not-ready" and "data folder" in reply.json["detail"]
        assert learner.get("/health/live").status == 200
        limit("unlimited")
        assert until(lambda: ready() == 200)

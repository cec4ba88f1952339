"""Several servers on one database, behind a proxy that sends each request to any of them."""
import itertools
import time

import pytest
from client import PRACTICE, Client, SlowModel, Student
from test_quick import current, finish, give, knowing


class Roaming(Student):
    """A learner whose requests go to one server after the other."""

    def __init__(self, *servers):
        super().__init__(servers[0].address)
        self.hosts = itertools.cycle(Client(server.address).host for server in servers)

    def request(self, *arguments, **more):
        self.host = next(self.hosts)
        return super().request(*arguments, **more)


@pytest.fixture
def pair(node):
    with node() as first, node() as second:
        yield first, second


def test_a_test_is_taken_with_each_request_at_another_server(pair, blueprints):
    learner = Roaming(*pair)
    attempt = learner.start("en", length="quick")
    choose, item, asked = knowing(blueprints["en"], "B1"), current(attempt), 0
    while item:
        item = give(learner, attempt, item, choose(item))["next"]
        asked += 1
    assert finish(learner, attempt)["level"] in ("A2", "B1", "B2")
    results = [learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result") for _ in pair]
    assert results[0].body == results[1].body and asked >= 12
    assert [len(learner.get("/api/v1/attempts").json["attempts"]) for _ in pair] == [1, 1]


def test_a_practice_test_is_written_by_one_server_and_followed_at_another(pair):
    student = Roaming(*pair)
    for _ in range(3):
        test = student.opened(question_count=3)
        assert student.submitted(test, {0: 1})["status"] == "submitted"
    assert [len(student.get(PRACTICE).json["recent"]) for _ in pair] == [3, 3]


def test_a_session_that_was_ended_at_one_server_is_not_accepted_by_another(pair):
    students = [Student(server.address) for server in pair]
    students[0].start("en")
    students[1].cookie = students[0].cookie
    assert students[1].get("/api/v1/attempts").json["attempts"]
    assert students[0].post("/api/v1/session/end", b"").status == 204
    assert students[1].get("/api/v1/attempts").json["attempts"] == []


def test_an_erasure_at_one_server_is_seen_by_another(pair):
    student = Roaming(*pair)
    attempt = student.start("en")
    cookie = student.cookie
    assert student.post("/api/v1/me/erase", {"confirm": "erase"}).json == {"erased": True, "overwritten": False}
    for _ in pair:
        student.cookie = cookie
        assert student.get(f"/api/v1/attempts/{attempt['attempt_id']}").status == 404


def test_a_server_that_starts_ends_no_test_of_another(node):
    with SlowModel() as model, node("--ollama-url", model.address) as first:
        student = Student(first.address)
        test = student.order(student.course(), backend="ollama", question_count=2)
        with node() as second:
            student.host = Client(second.address).host
            assert student.now(test)["status"] == "generating"
        student.host = Client(first.address).host
        model.release()
        student.events(test)
        assert student.now(test)["status"] == "ready"


def test_a_test_is_cancelled_at_another_server_than_the_one_that_writes_it(node):
    with SlowModel() as model, node("--ollama-url", model.address) as first, node() as second:
        student = Student(first.address)
        test = student.order(student.course(), backend="ollama", question_count=2)
        student.host = Client(second.address).host
        assert student.do(test, "cancel").json["status"] == "failed"
        model.release()
        student.host = Client(first.address).host
        student.events(test)
        assert student.now(test)["status"] == "failed"


def test_the_progress_of_a_test_is_followed_at_another_server(node):
    with SlowModel() as model, node("--ollama-url", model.address) as first, node() as second:
        student = Student(first.address)
        test = student.order(student.course(), backend="ollama", question_count=2)
        assert model.asked.wait(30)
        elsewhere = Student(second.address)
        elsewhere.cookie = student.cookie
        stream = elsewhere.opened_stream(f"{PRACTICE}/tests/{test['test_id']}/events")
        # NB: nothing is written before the release, so this event arrives while another server still works.
        lines = iter(stream.readline, b"")
        assert any(line == b"event: planned\n" for line in lines)
        model.release()
        stream.read()
        written = student.events(test)
        assert student.now(test)["status"] == written[-1][2]["status"]
        again = elsewhere.events(test)
        assert again[-1][1:] == written[-1][1:]


def test_a_test_of_a_killed_server_fails_at_the_others_within_its_lease(node):
    with SlowModel() as model, node() as second:
        first = node("--ollama-url", model.address)
        first.start()
        student = Student(first.address)
        test = student.order(student.course(), backend="ollama", question_count=2)
        assert model.asked.wait(30)
        first.kill()
        student.host = Client(second.address).host
        # NB: the stream ends with the test: at most 15 seconds of the lease and 5 until the next look.
        assert student.events(test)[-1][2]["status"] == "failed"
        assert student.do(test, "retry").json["status"] == "generating"
        student.events(test)
        assert student.now(test)["status"] in ("ready", "failed")


def test_what_a_learner_takes_at_one_server_counts_at_the_other(pair):
    student = Student(pair[0].address)
    student.start("en")
    statuses = [student.get("/api/v1/levels").status for _ in range(125)]
    assert statuses[:119] == [200] * 119 and 429 in statuses
    student.host = Client(pair[1].address).host
    accepted = 0
    while student.get("/api/v1/levels").status == 200:
        accepted += 1
        time.sleep(0.3)
    assert accepted < 60, "the other server has only limits of its own"

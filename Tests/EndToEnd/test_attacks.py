"""Under each attack, an honest learner is refused nothing. `make bench PARTS=attack` measures the times."""
import concurrent.futures

import pytest
from attacks import ATTACKS, Honest, Stranger, attack
from client import PRACTICE, SlowModel, Student


@pytest.fixture(scope="module")
def model():
    with SlowModel() as model:
        yield model


@pytest.fixture
def attacked(server_on, tmp_path, model):
    options = ("--ollama-url", model.address, "--audit-seconds", "3", "--connections", "300")
    with server_on(tmp_path, *options) as server:
        yield server


@pytest.mark.parametrize("name", ATTACKS)
def test_an_honest_learner_is_refused_nothing_during_an_attack(attacked, blueprints, name):
    with attack(attacked.address, name):
        honest = Honest(attacked.address, blueprints["en"])
        for _ in range(3):
            for _ in range(20):
                honest.answer()
            honest.order()
            honest.audit()


def test_an_attacker_is_refused_with_the_time_of_the_next_try(server_on, tmp_path):
    with server_on(tmp_path) as server:
        stranger = Stranger(server.address, 0)
        for _ in range(2_000):
            stranger.cookie = None
            reply = stranger.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"})
            if reply.status != 201:
                break
        assert reply.status == 429 and reply.json["type"] == "/problems/too-many-requests"
        assert int(reply.headers["retry-after"]) >= 1 and "Try again in" in reply.json["detail"]
        other = Stranger(server.address, 1)
        assert other.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"}).status == 201


def until_refused(ask, most):
    """Asks until the server refuses, and returns the number of accepted requests and the refusal."""
    for number in range(most):
        reply = ask()
        if reply.status != 200:
            return number, reply
    raise AssertionError(f"{most} requests were accepted")


def test_one_learner_asks_for_a_limited_number_of_lists_and_verdicts(server_on, tmp_path):
    pair = {"answer": "a", "accept": ["a"], "language": "en"}
    with server_on(tmp_path) as server:
        learner, other = Stranger(server.address, 0), Stranger(server.address, 0)
        for one in (learner, other):
            one.course_of()
        asks = [
            (600, lambda who: who.get("/api/v1/attempts")), (1_200, lambda who: who.post("/api/v1/matching/verdict", pair)),
        ]
        for burst, ask in asks:
            accepted, reply = until_refused(lambda: ask(learner), 2 * burst + 2_000)
            assert accepted >= burst
            assert reply.status == 429 and reply.json["type"] == "/problems/too-many-requests" and int(reply.headers["retry-after"]) >= 1
            assert ask(other).status == 200
        # NB: all lists count together, and what the learner is doing goes on.
        assert learner.get(PRACTICE).status in (200, 429)
        assert learner.start("en")["items"]


def test_sixty_pupils_behind_one_address_start_a_test_at_once_and_answer(server_on, tmp_path):
    def pupil(_):
        learner = Student(server.address)
        learner.source = ("127.88.0.1", 0)
        attempt = learner.start("en")
        for number, item in enumerate(attempt["items"][:10]):
            body = {"dont_know": True, "sequence": number + 1}
            assert learner.answer(attempt, item, body).status == 200
        assert learner.test()["status"] == "ready"
        return learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).status

    with server_on(tmp_path) as server, concurrent.futures.ThreadPoolExecutor(60) as pool:
        assert list(pool.map(pupil, range(60))) == [200] * 60


def test_the_number_of_courses_stays_below_its_limit_when_requests_race(server_on, tmp_path):
    with server_on(tmp_path) as server:
        student = Student(server.address)
        student.course_of()
        course = {"name": "x", "language": "en"}
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            statuses = [reply.status for reply in pool.map(lambda _: student.post(f"{PRACTICE}/courses", course), range(215))]
        assert statuses.count(201) == 199 and set(statuses) == {201, 409}
        assert len(student.get(PRACTICE).json["courses"]) == 200


def test_open_event_streams_are_limited_and_a_closed_one_makes_room(server_on, tmp_path, model):
    with server_on(tmp_path, "--ollama-url", model.address) as server:
        student = Student(server.address)
        test = student.order(student.course(), backend="ollama")
        path = f"{PRACTICE}/tests/{test['test_id']}/events"
        streams = [student.opened_stream(path) for _ in range(8)]
        assert {stream.status for stream in streams} == {200}
        assert student.get(path).status == 429
        student.do(test, "cancel")
        for stream in streams:
            stream.read()
        assert student.events(test)[-1][1] == "ended"


def test_a_cookie_that_changes_does_not_lift_the_limit_of_an_address(server_on, tmp_path):
    with server_on(tmp_path, "--trusted-proxy", "127.0.0.1") as server:
        statuses = {"a": [], "b": []}
        for number in range(700):
            for client in statuses if number < 50 else "a":
                headers = {"X-Forwarded-For": f"6.6.6.6, {'192.0.2.1' if client == 'a' else '192.0.2.2'}"}
                body = {"language_id": "none"}
                statuses[client].append(Student(server.address).post("/api/v1/attempts", body, headers=headers).status)
        assert 429 in statuses["a"] and set(statuses["b"]) == {404}

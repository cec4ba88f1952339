"""The server is killed, or its disk is full, while learners practise. Acknowledged data is not lost."""
import http.client
import random
import threading

import pytest
from client import PRACTICE, SlowModel, Student
from load import integrity


def test_tests_that_were_being_written_fail_with_a_sentence_and_are_retried_as_the_same_tests(server_on, tmp_path):
    with SlowModel() as model, server_on(tmp_path, "--ollama-url", model.address) as server:
        students = [Student(server.address) for _ in range(3)]
        tests = [(student, student.order(student.course(), backend="ollama", question_count=2)) for student in students for _ in range(2)]
        ready = students[0].test()
        assert model.asked.wait(30)
        assert all(student.now(test)["status"] == "generating" for student, test in tests)
        server.kill()
        server.start()
        model.release()
        for student, test in tests:
            student.host = server.address.split("//")[1]
            now = student.now(test)
            assert (now["status"], now["questions"]) == ("failed", []) and now["failure"].endswith(".")
            assert student.events(test)[-1][2] == {"status": "failed", "failure": now["failure"]}
            again = student.do(test, "retry")
            assert (again.json["test_id"], again.json["status"], again.json["failure"]) == (test["test_id"], "generating", None)
            student.events(test)
            assert student.now(test)["status"] == "ready" and student.now(test)["created_at"] == test["created_at"]
        assert students[0].now(ready) == ready
        assert [len(student.get(PRACTICE).json["recent"]) for student in students] == [3, 2, 2]
    assert integrity(tmp_path) == (("ok",), [])


def test_everything_can_be_read_after_the_server_was_killed_at_any_time(server_on, tmp_path):
    """Courses, notes and tests are made and deleted until the server is killed. Afterwards each exists completely or not at all."""
    randomness = random.Random(4)
    server = server_on(tmp_path)
    server.start()
    student = Student(server.address)
    student.course()
    for _ in range(10):
        stop = threading.Event()
        thread = threading.Thread(target=churn, args=(student, stop, randomness))
        thread.start()
        stop.wait(randomness.uniform(0.05, 0.5))
        server.kill()
        stop.set()
        thread.join()
        server.start()
        student.host = server.address.split("//")[1]
        home = student.get(PRACTICE).json
        for course in home["courses"]:
            assert student.get(f"{PRACTICE}/courses/{course['course_id']}").json["notes"] == course["notes"]
        for test in home["recent"]:
            assert test["status"] in ("ready", "failed", "in_progress", "submitted")
            assert len(student.now(test)["questions"]) == (0 if test["status"] == "failed" else test["asked"])
        for course in home["courses"][:1]:
            student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}")
    server.stop()
    assert integrity(tmp_path) == (("ok",), [])


def churn(student, stop, randomness):
    try:
        while not stop.is_set():
            course = student.course()
            student.add_notes(course, "# More\n\n- **Ebb**: the outward movement of the sea")
            test = student.test(course, question_count=3)
            if randomness.random() < 0.5:
                student.submitted(student.do(test, "open").json, {0: 1})
            if randomness.random() < 0.3:
                student.request("DELETE", f"{PRACTICE}/tests/{test['test_id']}")
            student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}")
    except (OSError, http.client.HTTPException):
        pass


@pytest.mark.sqlite
def test_a_full_disk_stores_nothing_reports_it_and_recovers(tmp_path, learner_of):
    """RLIMIT_FSIZE simulates a full disk: writes beyond it fail in the same way."""
    server, learner = learner_of(tmp_path, limit=700_000)
    student = Student(server.address)
    test = student.opened(student.course())
    kept, refused = fill(student, test)
    assert refused.status == 507 and refused.headers["content-type"] == "application/problem+json", refused.body
    full = student.now(test)
    assert [question["sequence"] for question in full["questions"]] == kept
    for reply in (student.do(test, "submit"), student.post(f"{PRACTICE}/courses", {"sample_id": "physics-waves"})):
        assert reply.status == 507, reply.body
    assert student.now(test) == full
    server.kill()
    server, _ = learner_of(tmp_path, limit=None)
    student.host = server.address.split("//")[1]
    assert student.now(test) == full
    done = student.do(test, "submit")
    assert done.status == 200 and [question["sequence"] for question in done.json["questions"]] == kept


def fill(student, test):
    """Answers until the disk is full. Returns the acknowledged counters and the refusal."""
    kept = [0] * len(test["questions"])
    for number in range(1, 5_000):
        place = number % len(kept)
        reply = student.report(test, test["questions"][place], option=number % 5, sequence=number)
        if reply.status != 200:
            return kept, reply
        kept[place] = number
    return pytest.fail("the disk was never full")


@pytest.mark.sqlite
def test_a_test_ordered_on_a_full_disk_is_refused_or_fails_and_is_never_incomplete(tmp_path, learner_of):
    server, _ = learner_of(tmp_path, limit=500_000)
    student = Student(server.address)
    course = student.course()
    made = []
    for number in range(500):
        body = {"course_id": course["course_id"], "difficulty": "easy", "question_count": 10}
        reply = student.post(f"{PRACTICE}/tests", body)
        if reply.status != 201:
            break
        made.append(reply.json)
        student.events(reply.json)
    assert reply.status == 507 and reply.headers["content-type"] == "application/problem+json", reply.body
    server.kill()
    server, _ = learner_of(tmp_path, limit=None)
    student.host = server.address.split("//")[1]
    assert {test["test_id"] for test in student.get(PRACTICE).json["recent"]} <= {test["test_id"] for test in made}
    for test in made:
        now = student.now(test)
        assert (now["status"], len(now["questions"])) in (("ready", 10), ("failed", 0))
        if now["status"] == "failed":
            assert student.do(test, "retry").status == 200
            student.events(test)
            assert student.now(test)["status"] == "ready"

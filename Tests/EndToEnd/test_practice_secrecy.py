"""No response before the end reveals an answer, and no learner can access the courses, tests or schedule of another."""
import json
import re

import pytest
from client import PRACTICE, Client, SlowModel, Student
from test_bad_requests import is_problem
from test_secrecy import keys

SECRET_KEYS = {
    "correct_option", "correct_answer", "explanation", "rationale", "evidence", "headings", "distractors", "seed", "key", "key_position",
    "disputed", "source", "bloom_level", "template", "provenance", "other_answers", "verdict",
}
# NB: an export before the end contains the key, because learners export a test to keep it or to print it for others.
EXPORT = f"{PRACTICE}/tests/{{test_id}}/export"
BODIES = {
    "changeCourse": {"name": "Stolen", "language": "en"}, "addNotes": {"name": "x", "text": "x"}, "changeNotes": {"name": "x", "text": "x"},
    "reportPracticeQuestion": {"option": 1, "sequence": 99}, "putPracticePosition": {"position": 1},
    "disputePracticeQuestion": {"wrong": True}, "editPracticeQuestion": {"prompt": "x", "answers": ["x"], "explanation": "x"}, "repeatPracticeTest": {"questions": "new"}, "archiveScheduledTest": {"archived": True},
}
WRITERS = ("put", "post", "delete")
TOKEN = "a-token-that-nobody-else-has"


@pytest.fixture(scope="module")
def server(tmp_path_factory, server_on):
    data = tmp_path_factory.mktemp("data")
    with SlowModel() as model, server_on(data, "--ollama-url", model.address) as server:
        yield server


@pytest.fixture
def owned(student):
    """One object of each kind that belongs to a learner, by the names in the addresses."""
    course = student.course()
    entry = student.made(student.post(f"{PRACTICE}/schedule", {"course_id": course["course_id"], "at": "2099-01-01T10:00:00Z"}))
    test = student.opened(course)
    return {
        "course_id": course["course_id"], "note_id": course["files"][0]["note_id"], "test_id": test["test_id"], "question_id": "S1",
        "scheduled_id": entry["scheduled"][0]["scheduled_id"],
    }


def routes(client):
    """Method, address and operation of every route of practice that the document describes."""
    for path, item in client.get("/api/v1/openapi.json").json["paths"].items():
        for method, operation in item.items():
            if path.startswith(PRACTICE) and method != "parameters":
                yield method, path, operation["operationId"]


def everything(student, owned):
    home, course = student.get(PRACTICE).json, student.get(f"{PRACTICE}/courses/{owned['course_id']}").json
    return [home, course] + [student.now(test) for test in home["recent"]]


@pytest.mark.parametrize("known", [True, False], ids=["another profile", "no profile"])
def test_another_profile_sees_and_changes_nothing_on_any_route(server, student, owned, known):
    stranger = Student(server.address)
    if known:
        stranger.course()
    before = everything(student, owned)
    asked = 0
    for method, path, operation in routes(stranger):
        if "_id}" not in path:
            continue
        body = BODIES.get(operation, b"" if method in WRITERS else None)
        is_problem(stranger.request(method.upper(), path.format(**owned), body), 404)
        asked += 1
    assert asked >= 20
    for path, body in [("tests", {"difficulty": "easy", "question_count": 5}), ("schedule", {"at": "2099-01-01T10:00:00Z"})]:
        is_problem(stranger.post(f"{PRACTICE}/{path}", body | {"course_id": owned["course_id"]}), 404)
    assert everything(student, owned) == before


def test_a_learner_sees_nothing_of_others_at_home_or_in_the_schedule(server, student, owned):
    home = Client(server.address).get(PRACTICE).json
    assert (home["courses"], home["current"], home["recent"], home["scheduled"]) == ([], None, [], {"count": 0, "next": None, "due": None})
    week = Client(server.address).get(f"{PRACTICE}/schedule?week=2099-01-01").json
    assert (week["scheduled"], week["feed_url"]) == ([], None)


@pytest.mark.parametrize("turn", [
    ("POST", "/cancel"),
    ("DELETE", ""),
], ids=["cancel", "delete"])
def test_a_stranger_cannot_stop_the_writing_of_a_test(server_on, tmp_path, turn):
    method, tail = turn
    with SlowModel() as model, server_on(tmp_path, "--ollama-url", model.address) as server:
        student, stranger = Student(server.address), Student(server.address)
        stranger.course()
        test = student.order(student.course(), backend="ollama", question_count=2)
        assert model.asked.wait(30)
        is_problem(stranger.request(method, f"{PRACTICE}/tests/{test['test_id']}{tail}", b""), 404)
        assert student.now(test)["status"] == "generating"
        model.release()
        student.events(test)
        assert student.now(test)["status"] == "ready"


def test_ids_of_another_own_course_or_test_are_refused(student, owned):
    other = student.course()
    is_problem(student.request("DELETE", f"{PRACTICE}/courses/{other['course_id']}/notes/{owned['note_id']}"), 404)
    is_problem(student.put(f"{PRACTICE}/courses/{other['course_id']}/notes/{owned['note_id']}", {"name": "x", "text": "y"}), 404)
    is_problem(student.get(f"{PRACTICE}/tests/{other['course_id']}"), 404)
    is_problem(student.get(f"{PRACTICE}/courses/{owned['test_id']}"), 404)


def test_an_invented_cookie_gives_no_access(server, owned):
    for cookie in ["nivel_profile=" + "0" * 32, "nivel_profile=' OR 1=1 --", "nivel_profile=", "nivel_profile=%"]:
        thief = Client(server.address)
        thief.cookie = cookie
        assert thief.get(f"{PRACTICE}/tests/{owned['test_id']}").status == 404
        assert thief.get(PRACTICE).json["courses"] == []


@pytest.mark.essential
def test_no_response_contains_the_key_before_the_end(student):
    course = student.course()
    order = {"seed": 11, "question_count": 10}
    done = student.submitted(student.opened(course, **order))
    explanations = [question["explanation"] for question in done["questions"]]
    student.request("DELETE", f"{PRACTICE}/tests/{done['test_id']}")
    test = student.order(course, **order)
    replies = [student.get(f"{PRACTICE}/tests/{test['test_id']}/events"), student.do(test, "submit"), student.do(test, "cancel")]
    student.events(test)
    opened = student.do(test, "open")
    assert [question["prompt"] for question in opened.json["questions"]] == [question["prompt"] for question in done["questions"]]
    replies.append(opened)
    names = {"course_id": course["course_id"], "test_id": test["test_id"]}
    for question in opened.json["questions"]:
        for option in (0, 4, 5):
            replies.append(student.report(test, question, option=option, milliseconds=10, sequence=option + 1))
        path = f"{PRACTICE}/tests/{test['test_id']}/disputes/{question['question_id']}"
        replies.append(student.put(path, {"wrong": True}))
    replies += [student.do(test, "repeat", {"questions": "mistakes"}), student.do(test, "retry"), student.do(test, "open")]
    for method, path, _ in routes(student):
        if method == "get" and path != EXPORT and set(re.findall(r"{(\w+)}", path)) <= set(names):
            replies.append(student.get(path.format(**names)))
    assert len(replies) > 50
    for reply in replies:
        document = json.loads(reply.body) if "json" in reply.headers["content-type"] else {}
        assert not set(keys(document)) & SECRET_KEYS, reply.body
        # NB: a course shows its notes, and explanations come from the notes.
        assert "files" in document or not any(explanation in reply.body.decode() for explanation in explanations), reply.body


def test_the_list_of_secret_members_is_up_to_date(student):
    """Every member that a question has only after the end is in the list of secrets, or reveals nothing."""
    test = student.opened()
    done = student.submitted(test)
    new = set(done["questions"][0]) - set(test["questions"][0])
    assert new <= SECRET_KEYS | {"correct", "difficulty"}
    assert {"correct_option", "explanation", "evidence"} <= new


def test_the_position_of_the_key_reveals_nothing(student):
    """No option is right more often than by chance, and the seed determines the order."""
    places = [place for seed in range(10) for place in student.key(student.course(), seed=seed, question_count=5)]
    assert all(places.count(place) == 10 for place in range(5))


@pytest.mark.parametrize("headers", [
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"},
], ids=json.dumps)
def test_requests_from_another_site_change_nothing_on_any_route(student, owned, headers):
    before = everything(student, owned)
    asked = 0
    for method, path, operation in routes(student):
        if method in WRITERS:
            is_problem(student.request(method.upper(), path.format(**owned), BODIES.get(operation, {}), headers=headers), 403)
            asked += 1
    assert asked >= 19
    assert everything(student, owned) == before


@pytest.mark.sqlite
def test_the_key_of_a_model_server_is_in_no_file_and_no_message(server_on, tmp_path, monkeypatch):
    monkeypatch.setenv("NIVEL_OLLAMA_KEY", TOKEN)
    with server_on(tmp_path) as server:
        student = Student(server.address)
        test = student.test(student.course_of("- A: one thing of five here"), backend="ollama")
        assert test["status"] == "failed" and TOKEN not in json.dumps(test)
        kept = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
        assert any(test["test_id"].encode() in data for data in kept)
        assert all(TOKEN.encode() not in data for data in kept)

"""Practice tests over HTTP: the requests of a learner, and the refusal of invalid requests."""
import concurrent.futures
import json
import signal

import pytest
from client import PRACTICE, Client, SlowModel, Student, events
from conftest import EXPORT_FORMATS
from test_bad_requests import is_problem

SEED = {"seed": 7, "question_count": 5}
WATERS = {"Ebb": "outward", "Flood": "inward", "Swell": "rolling", "Surge": "sudden", "Rip": "narrow", "Eddy": "round"}
GLOSSARY = "# Tides\n\n" + "\n".join(f"- **{term}**: the {which} movement of the sea along a coast" for term, which in WATERS.items())


@pytest.fixture(scope="module")
def model():
    with SlowModel() as model:
        yield model


@pytest.fixture(scope="module")
def server(tmp_path_factory, server_on, model):
    """A server with a model that never finishes."""
    with server_on(tmp_path_factory.mktemp("data"), "--ollama-url", model.address) as server:
        yield server


@pytest.fixture
def writing(student):
    """A test that is being written. It is cancelled at the end, because the number of tests written at once is limited."""
    test = student.order(student.course(), backend="ollama")
    yield test
    student.do(test, "cancel")


def refused(reply, status, kind):
    is_problem(reply, status)
    assert reply.json["type"] == f"/problems/{kind}", reply.body


# --- The life of a test


@pytest.mark.essential
def test_a_test_is_written_opened_and_handed_in(student):
    test = student.order(student.course(), question_count=10)
    assert (test["status"], test["asked"], test["questions"], test["started_at"]) == ("generating", 10, [], None)
    assert student.events(test)[-1][1:] == ("ended", {"status": "ready", "failure": None})
    ready = student.now(test)
    assert ready["status"] == "ready" and len(ready["questions"]) == ready["question_count"] == 10
    assert student.do(test, "open").json["status"] == "in_progress"
    done = student.do(test, "submit").json
    assert done["status"] == "submitted" and done["submitted_at"] and done["result"]["counted"] == 10


def test_nothing_is_answered_before_the_test_is_opened(student):
    test = student.test()
    refused(student.report(test, test["questions"][0], option=1, sequence=1), 409, "test-not-open")
    refused(student.put(f"{PRACTICE}/tests/{test['test_id']}/position", {"position": 1}), 409, "test-not-open")
    refused(student.do(test, "submit"), 409, "test-not-open")
    assert student.now(test) == test


def test_a_test_that_is_being_written_can_be_neither_opened_nor_handed_in_nor_retried(student, writing):
    for turn in ("open", "submit", "retry"):
        refused(student.do(writing, turn), 409, "test-status")
    assert student.now(writing)["status"] == "generating"


def test_nothing_changes_after_the_test_is_handed_in(student):
    test = student.opened()
    done = student.submitted(test, {0: 1})
    question = test["questions"][0]
    for report in ({"option": 2}, {"flagged": True}, {"milliseconds": 9}):
        refused(student.report(test, question, **report, sequence=9), 409, "test-submitted")
    refused(student.put(f"{PRACTICE}/tests/{test['test_id']}/position", {"position": 1}), 409, "test-submitted")
    for turn in ("submit", "open", "retry"):
        refused(student.do(test, turn), 409, "test-submitted")
    assert student.do(test, "cancel").json == done
    assert student.now(test) == done


def test_only_one_of_two_simultaneous_hand_ins_counts(student):
    test = student.opened()
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda _: student.do(test, "submit").status, range(8)))
    assert sorted(replies) == [200] + [409] * 7


def test_a_question_cannot_be_disputed_nor_mistakes_repeated_before_the_end(student):
    test = student.opened()
    refused(student.put(f"{PRACTICE}/tests/{test['test_id']}/disputes/S1", {"wrong": True}), 409, "test-status")
    refused(student.do(test, "repeat", {"questions": "mistakes"}), 409, "test-status")


def test_opening_a_test_again_continues_it(student):
    test = student.opened()
    again = student.do(test, "open")
    assert again.status == 200 and again.json == test


# --- Answers


def test_answers_are_stored_one_by_one_and_a_later_visit_shows_them_and_the_position(student):
    test = student.opened()
    for number, option in [(0, 4), (1, 0), (3, 2)]:
        reply = student.report(test, test["questions"][number], option=option, milliseconds=1000 + number, sequence=number + 1)
        assert (reply.status, reply.json["answer"], reply.json["stale"]) == (200, option, False)
        assert student.now(test)["questions"][number]["answer"] == option
    assert student.put(f"{PRACTICE}/tests/{test['test_id']}/position", {"position": 4}).json == {"position": 4}
    back = student.do(test, "open").json
    assert [question["answer"] for question in back["questions"]] == [4, 0, None, 2, None]
    assert [question["milliseconds"] for question in back["questions"]] == [1000, 1001, 0, 1003, 0]
    assert (back["position"], back["answered"]) == (4, 3)
    assert student.get(PRACTICE).json["current"]["answered"] == 3


def test_the_later_answer_of_two_tabs_is_kept(student):
    test = student.opened()
    question = test["questions"][0]
    assert student.report(test, question, option=1, sequence=5).json["stale"] is False
    late = student.report(test, question, option=3, flagged=True, sequence=4).json
    assert (late["stale"], late["answer"], late["flagged"], late["sequence"]) == (True, 1, False, 5)
    assert student.report(test, question, option=2, sequence=6).json["answer"] == 2
    assert student.now(test)["questions"][0]["answer"] == 2


def test_an_answer_can_be_sent_again(student):
    test = student.opened()
    first = student.report(test, test["questions"][0], option=1, flagged=True, milliseconds=70, sequence=5)
    again = student.report(test, test["questions"][0], option=1, flagged=True, milliseconds=70, sequence=5)
    assert first.json == again.json and again.json["stale"] is False


def test_the_answer_with_the_highest_counter_of_many_tabs_is_kept(student):
    test = student.opened()
    question = test["questions"][0]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda n: student.report(test, question, option=n % 5, sequence=n), range(1, 40)))
    assert {reply.status for reply in replies} == {200}
    kept = student.now(test)["questions"][0]
    assert (kept["answer"], kept["sequence"]) == (39 % 5, 39)


def test_the_recorded_time_never_decreases(student):
    test = student.opened()
    question = test["questions"][0]
    for sequence, sent, kept in [(1, 5000, 5000), (2, 300, 5000), (3, 6000, 6000), (1, 9000, 9000), (2, 100, 9000)]:
        assert student.report(test, question, milliseconds=sent, sequence=sequence).json["milliseconds"] == kept


def test_a_flag_is_set_and_removed_independently_of_the_answer(student):
    test = student.opened()
    question = test["questions"][0]
    student.report(test, question, option=2, sequence=1)
    assert student.report(test, question, flagged=True, sequence=2).json["answer"] == 2
    assert student.now(test)["questions"][0]["flagged"] is True
    assert student.report(test, question, flagged=False, sequence=3).json["flagged"] is False
    assert student.now(test)["questions"][0]["answer"] == 2


@pytest.mark.parametrize("body", [
    {"option": 5}, {"option": -1}, {"option": "1"}, {"option": 1.5}, {"option": True}, {"option": 1 << 70}, {"flagged": 1},
    {"milliseconds": -1}, {"milliseconds": 1 << 40}, {"milliseconds": "1"}, {"sequence": -1}, {"sequence": 1 << 60}, {"choice": 1},
])
def test_an_invalid_answer_is_refused(student, body):
    test = student.opened()
    refused(student.report(test, test["questions"][0], **{"sequence": 1} | body), 422, "invalid-body")
    assert student.now(test) == test


@pytest.mark.parametrize("position", [-1, 10_001, "3", 1.5, None, True])
def test_an_invalid_position_is_refused(student, position):
    test = student.opened()
    refused(student.put(f"{PRACTICE}/tests/{test['test_id']}/position", {"position": position}), 422, "invalid-body")


def test_a_question_that_is_not_in_the_test_is_refused(student):
    test = student.opened()
    for question in ["S6", "S0", "s1", "1", "%00", "..", "x" * 3000]:
        assert student.report(test, {"question_id": question}, option=1, sequence=1).status in (404, 431)
    refused(student.put(f"{PRACTICE}/tests/{test['test_id']}/position", {"position": 5}), 404, "not-found")
    assert student.now(test) == test


# --- Results


def test_the_result_counts_right_answers_and_treats_missing_answers_as_wrong(student):
    course = student.course()
    key = student.key(course, **SEED)
    wrong = (key[2] + 1) % 5
    done = student.submitted(student.opened(course, **SEED), {0: key[0], 1: key[1], 2: wrong})
    assert [question["correct"] for question in done["questions"]] == [True, True, False, False, False]
    assert [question["answer"] for question in done["questions"]] == [key[0], key[1], wrong, None, None]
    result = done["result"]
    assert (result["correct"], result["counted"], result["percent"], result["band"]) == (2, 5, 40, "low")
    for parts in ("topics", "bloom_levels", "difficulties"):
        assert sum(part["counted"] for part in result[parts]) == 5 and sum(part["correct"] for part in result[parts]) == 2
    assert all(question["explanation"] and question["evidence"] for question in done["questions"])


def test_all_right_is_excellent(student):
    course = student.course()
    done = student.submitted(student.opened(course, **SEED), dict(enumerate(student.key(course, **SEED))))
    assert (done["percent"], done["result"]["band"]) == (100, "excellent")
    refused(student.do(done, "repeat", {"questions": "mistakes"}), 409, "no-mistakes")


def test_a_disputed_question_does_not_count_until_the_dispute_is_taken_back(student):
    course = student.course()
    key = student.key(course, **SEED)
    done = student.submitted(student.opened(course, **SEED), {0: key[0]})
    path = f"{PRACTICE}/tests/{done['test_id']}/disputes/"
    disputed = student.put(f"{path}S2", {"wrong": True}).json
    assert (disputed["correct"], disputed["counted"], disputed["percent"]) == (1, 4, 25)
    assert [question["disputed"] for question in disputed["questions"]] == [False, True, False, False, False]
    assert student.put(f"{path}S2", {"wrong": False}).json == done
    for number in range(1, 6):
        nothing = student.put(f"{path}S{number}", {"wrong": True})
    assert nothing.status == 200 and (nothing.json["counted"], nothing.json["percent"], nothing.json["result"]["band"]) == (0, None, None)
    refused(student.put(f"{path}S9", {"wrong": True}), 404, "not-found")
    refused(student.put(f"{path}S1", {}), 422, "invalid-body")
    assert student.get(PRACTICE).status == 200


def test_statistics_count_tests_that_were_handed_in(student):
    course = student.course()
    empty = student.get(PRACTICE).json["statistics"]
    assert (empty["tests"], empty["questions"], empty["average_percent"], empty["topics"], len(empty["days"])) == (0, 0, None, [], 30)
    key = student.key(course, **SEED)
    student.submitted(student.opened(course, **SEED), dict(enumerate(key)))
    student.opened(course)
    home = student.get(PRACTICE).json
    assert home["statistics"]["tests"] == 2 and home["statistics"]["average_percent"] == 50
    assert sum(topic["correct"] for topic in home["statistics"]["topics"]) == 5
    assert home["current"]["status"] == "in_progress" and [entry["percent"] for entry in home["recent"]] == [None, 100, 0]


def test_a_test_is_exported_as_a_file_with_its_keys_even_before_it_is_handed_in(student):
    course = student.course_of(GLOSSARY, name='Sea "Ü" 海\U0001f30a; x=/../y')
    test = student.test(course)
    path = f"{PRACTICE}/tests/{test['test_id']}/export"
    for kind in EXPORT_FORMATS:
        reply = student.get(f"{path}?format={kind}")
        assert reply.status == 200 and len(reply.body) > 100
        assert reply.headers["content-disposition"].startswith('attachment; filename="')
        assert not set(reply.headers["content-disposition"]) & set("\r\n/\\") and reply.headers["content-disposition"].isascii()
    assert len(json.loads(student.get(f"{path}?format=json").body)["questions"]) == len(test["questions"])
    for query in ("", "?format=", "?format=pdf", "?format=JSON", "?format=%00"):
        refused(student.get(path + query), 422, "invalid-body")
    refused(student.get(f"{PRACTICE}/tests/{student.test(student.course_of('-'))['test_id']}/export?format=json"), 409, "test-status")


# --- Once more


def test_a_retake_of_mistakes_has_only_the_wrong_questions_at_once_with_shuffled_options(student):
    course = student.course()
    key = student.key(course, **SEED)
    done = student.submitted(student.opened(course, **SEED), {0: key[0], 1: (key[1] + 1) % 5, 2: key[2]})
    student.put(f"{PRACTICE}/tests/{done['test_id']}/disputes/S5", {"wrong": True})
    again = student.made(student.do(done, "repeat", {"questions": "mistakes"}))
    assert again["status"] == "ready" and again["test_id"] != done["test_id"] and again["answered"] == 0
    first = {question["prompt"]: question["options"] for question in done["questions"]}
    assert [question["prompt"] for question in again["questions"]] == [done["questions"][n]["prompt"] for n in (1, 3)]
    for question in again["questions"]:
        options = first[question["prompt"]]
        assert sorted(question["options"]) == sorted(options) and question["options"] != options
    perfect = student.submitted(student.do(again, "open").json)
    assert [q["options"][q["correct_option"]] for q in perfect["questions"]] == [
        done["questions"][n]["options"][done["questions"][n]["correct_option"]] for n in (1, 3)
    ]


def test_repeating_with_new_questions_makes_the_same_request_with_another_seed(student):
    done = student.submitted(student.opened(topics=["Sound", "Refraction and Lenses"], question_count=6))
    again = student.made(student.do(done, "repeat", {"questions": "new"}))
    assert again["status"] == "generating" and again["test_id"] != done["test_id"]
    student.events(again)
    again = student.now(again)
    assert [again[name] for name in ("topics", "difficulty", "asked", "status")] == [
        done[name] for name in ("topics", "difficulty", "asked")
    ] + ["ready"]
    assert [q["prompt"] for q in again["questions"]] != [q["prompt"] for q in done["questions"]]


@pytest.mark.parametrize("body", [{}, {"questions": "all"}, {"questions": "new", "count": 3}])
def test_an_invalid_repetition_is_refused(student, body):
    refused(student.do(student.submitted(student.opened()), "repeat", body), 422, "invalid-body")


def test_the_retry_of_a_failed_test_is_the_same_test(student):
    course = student.course_of("Nothing here is a fact.")
    failed = student.test(course)
    assert failed["status"] == "failed" and failed["failure"].endswith((".", "!"))
    refused(student.do(failed, "open"), 409, "test-status")
    assert student.add_notes(course, GLOSSARY).status == 201
    again = student.do(failed, "retry")
    assert again.status == 200 and (again.json["test_id"], again.json["status"]) == (failed["test_id"], "generating")
    student.events(again.json)
    now = student.now(failed)
    assert (now["status"], now["failure"], now["created_at"]) == ("ready", None, failed["created_at"])
    assert [entry["test_id"] for entry in student.get(PRACTICE).json["recent"]] == [failed["test_id"]]


def test_a_test_can_be_retried_as_soon_as_it_says_that_it_failed(student):
    course = student.course_of("Nothing here is a fact.")
    test = student.test(course)
    reason = test["failure"]
    for _ in range(50):
        assert student.do(test, "retry").status == 200
        while (now := student.now(test))["status"] == "generating":
            pass
        assert now["failure"] == reason


def test_an_unknown_backend_is_refused(student):
    order = {"course_id": student.course()["course_id"], "difficulty": "easy", "question_count": 5, "backend": "nobody"}
    reply = student.post(f"{PRACTICE}/tests", order)
    assert reply.status == 422 and "auto, notes, ollama, openai" in reply.json["detail"]


@pytest.mark.parametrize("notes, language, backend", [
    ([], "en", "notes"), (["-"], "en", "notes"), (["Just a word."], "en", "notes"), ([GLOSSARY], "en", "openai"),
])
def test_a_test_that_cannot_be_written_fails_with_a_sentence(student, notes, language, backend):
    test = student.test(student.course_of(*notes, language=language), backend=backend)
    assert test["status"] == "failed"
    assert test["failure"][0].isupper() and test["failure"].endswith(".") and "Something went wrong" not in test["failure"]


# --- Notes


@pytest.mark.parametrize("text", [
    "-", " \n\t.\r\n ", "# \n## \n###", "قفل الباب هو إغلاقه بالمفتاح.\n- **الموج**: حركة الماء", "a" * 1_000_000, "word " * 200_000,
    "- **a**: b\n" * 2000, "|" * 5000, "*" * 5000, "`" * 5000, "[" * 5000, "> " * 2000 + "deep", "\u202e\u2066\u200f\ufeff\u0007\u001b[31m",
    "👩‍👩‍👧‍👦" * 1000, "e" + "\u0301" * 5000, "# " + "x" * 10_000, "\r" * 3000 + "x", "A ∧ B → C\u2028D\u2029E",
], ids=range(18))
def test_any_text_is_stored_unchanged_and_breaks_nothing(student, text):
    course = student.course_of(text)
    assert student.get(f"{PRACTICE}/courses/{course['course_id']}").json["files"][0]["text"] == text
    assert student.test(course)["status"] in ("ready", "failed")
    assert student.get(PRACTICE).status == 200


def test_notes_that_are_not_text_are_refused(student):
    course = student.course_of()
    path = f"{PRACTICE}/courses/{course['course_id']}/notes"
    refused(student.add_notes(course, "a\0b"), 422, "invalid-body")
    for empty in ("", " \n\t"):
        refused(student.add_notes(course, empty), 422, "invalid-body")
    for bytes in (b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80", b"\x00", b"\x1f"):
        body = b'{"name": "x", "text": "' + bytes + b'"}'
        refused(student.request("POST", path, body, headers={"Content-Type": "application/json"}), 400, "malformed-json")
    assert student.get(f"{PRACTICE}/courses/{course['course_id']}").json["files"] == []


def test_notes_over_four_mebibytes_are_refused_with_and_without_a_stated_size(student):
    course = student.course_of()
    refused(student.add_notes(course, "a" * (4 << 20)), 413, "body-too-large")

    def chunks():
        yield b'{"name": "x", "text": "'
        for _ in range(65):
            yield b"a" * (1 << 16)
        yield b'"}'

    headers = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    path = f"{PRACTICE}/courses/{course['course_id']}/notes"
    refused(student.request("POST", path, chunks(), headers=headers), 413, "body-too-large")
    assert student.get(f"{PRACTICE}/courses/{course['course_id']}").json["files"] == []


@pytest.mark.parametrize("name", [
    "\"Quoted\" 'and' <b>&amp;</b>", "波と音.md", "قفل", "👩‍👩‍👧‍👦", "../../etc/passwd", "a" * 200, "'; DROP TABLE course; --", "%00%n", "{}",
    "a\0b",
    "\0",
])
def test_a_name_is_returned_unchanged_or_refused(student, name):
    reply = student.post(f"{PRACTICE}/courses", {"name": name, "language": "en", "topics": [name]})
    if reply.status == 422:
        return
    course = student.made(reply)
    assert student.get(f"{PRACTICE}/courses/{course['course_id']}").json["name"] == name
    assert student.add_notes(course, GLOSSARY, name).status == 201
    kept = student.get(f"{PRACTICE}/courses/{course['course_id']}").json
    assert kept["files"][0]["name"] == name and kept["named_topics"] == [name]
    assert student.test(course)["course"] == name
    assert student.get(PRACTICE).json["courses"][0]["name"] == name


def test_names_of_courses_and_topics_are_one_line(student):
    course = student.made(student.post(f"{PRACTICE}/courses", {"name": " a\n b\t\tc ", "language": "en", "topics": ["x\n y", "  "]}))
    assert (course["name"], course["named_topics"]) == ("a b c", ["x y"])


def test_a_course_is_renamed_and_its_notes_are_changed_and_deleted(student):
    course = student.course_of(GLOSSARY.replace("Tides", "One"), GLOSSARY.replace("Tides", "Two"))
    path = f"{PRACTICE}/courses/{course['course_id']}"
    assert course["found_topics"] == ["One", "Two"]
    renamed = student.put(path, {"name": "Other", "language": "ar", "topics": ["Three", "One"]}).json
    assert (renamed["name"], renamed["direction"], renamed["topics"]) == ("Other", "rtl", ["One", "Two", "Three"])
    note = course["files"][0]["note_id"]
    changed = student.put(f"{path}/notes/{note}", {"name": "new", "text": "Four"}).json
    assert [(file["note_id"], file["name"], file["words"]) for file in changed["files"]][0] == (note, "new", 1)
    assert student.request("DELETE", f"{path}/notes/{note}").json["found_topics"] == ["Two"]
    refused(student.request("DELETE", f"{path}/notes/{note}"), 404, "not-found")
    refused(student.put(f"{path}/notes/{note}", {"name": "x", "text": "y"}), 404, "not-found")


def test_a_cancel_takes_effect_while_the_model_still_hangs(server_on, tmp_path):
    with SlowModel() as model, server_on(tmp_path / "data", "--ollama-url", model.address) as server:
        student = Student(server.address)
        course = student.course()
        hanging = student.order(course, backend="ollama")
        assert model.asked.wait(60)
        waiting = student.order(course)
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            # NB: the stream is open before the cancel, as that of the page that shows the progress.
            reading = pool.submit(student.events, hanging)
            assert student.do(hanging, "cancel").status == 200
            assert reading.result(60)[-1][1] == "ended"
        assert student.now(hanging)["status"] == "failed"
        # NB: one test of a learner is written at a time, so the place of the cancelled one is free.
        assert student.events(waiting)[-1][1] == "ended" and student.now(waiting)["status"] == "ready"
        assert not model.released.is_set(), "all of this happened before the model replied"


def test_only_reading_a_course_or_its_notes_returns_texts(student):
    course = student.made(student.post(f"{PRACTICE}/courses", {"sample_id": "physics-waves"}))
    path = f"{PRACTICE}/courses/{course['course_id']}"
    notes = f"{path}/notes/{course['files'][0]['note_id']}"
    added = student.made(student.post(f"{path}/notes", {"name": "one.md", "text": "Water boils."}))
    renamed = student.put(path, {"name": "Other", "language": "en", "topics": []}).json
    changed = student.put(notes, {"name": "new", "text": "Ice melts."}).json
    without = student.get(f"{path}?texts=false").json
    assert changed == without
    deleted = student.request("DELETE", f"{path}/notes/{added['files'][1]['note_id']}").json
    for answer in (course, added, renamed, changed, deleted, *student.get(PRACTICE).json["courses"]):
        assert all("text" not in file for file in answer.get("files", [])), answer
    assert [file["text"] for file in student.get(path).json["files"]] == ["Ice melts."]
    assert student.get(f"{path}?texts=true").json == student.get(path).json
    assert student.get(notes).json == {**deleted["files"][0], "text": "Ice melts."}
    refused(student.get(f"{path}/notes/{added['files'][1]['note_id']}"), 404, "not-found")
    refused(student.get(f"{path}?texts=maybe"), 422, "invalid-body")


def test_a_test_stays_when_its_course_is_deleted_but_cannot_be_written_again(student):
    course = student.course()
    test = student.opened(course)
    assert student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}").status == 204
    refused(student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}"), 404, "not-found")
    done = student.submitted(test, {0: 0})
    refused(student.do(done, "repeat", {"questions": "new"}), 404, "not-found")
    assert student.made(student.do(done, "repeat", {"questions": "mistakes"}))["status"] == "ready"


# --- Limits


@pytest.mark.parametrize("body", [
    {}, {"language": "en"}, {"name": "", "language": "en"}, {"name": "  ", "language": "en"},
    {"name": "a" * 201, "language": "en"}, {"name": "x", "language": "EN"}, {"name": "x", "language": "e"},
    {"name": "x", "language": "en-GB"}, {"name": "x", "language": "é" * 3}, {"name": "x", "language": "en", "topics": ["a" * 201]},
    {"name": "x", "language": "en", "topics": ["a"] * 201}, {"name": "x", "language": "en", "topics": [1]},
    {"name": 1, "language": "en"}, {"sample_id": "physics-waves", "name": "x"}, {"name": "x", "language": "en", "more": 1},
])
def test_an_invalid_course_is_refused(student, body):
    refused(student.post(f"{PRACTICE}/courses", body), 422, "invalid-body")
    assert student.cookie is None


@pytest.mark.parametrize("more", [
    {"question_count": 0}, {"question_count": 51}, {"question_count": 2.5}, {"difficulty": "brutal"}, {"difficulty": None},
    {"topics": [f"t{n}" for n in range(13)]}, {"topics": "Sound"}, {"seed": -1}, {"seed": 1 << 60}, {"backend": 1}, {"more": 1},
])
def test_an_invalid_order_is_refused(student, more):
    course = student.course()
    body = {"course_id": course["course_id"], "difficulty": "easy", "question_count": 5} | more
    refused(student.post(f"{PRACTICE}/tests", body), 422, "invalid-body")
    assert student.get(PRACTICE).json["recent"] == []


def test_the_numbers_of_courses_and_of_files_in_a_course_have_limits(student):
    course = student.course_of(*["x"] * 100)
    refused(student.add_notes(course, "x"), 409, "too-many-notes")
    for _ in range(199):
        student.course_of()
    refused(student.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"}), 409, "too-many-courses")


def test_a_sample_counts_towards_the_limit_of_courses(student):
    for _ in range(200):
        student.course_of()
    refused(student.post(f"{PRACTICE}/courses", {"sample_id": "physics-waves"}), 409, "too-many-courses")


def test_tests_of_one_learner_are_written_one_by_one_and_five_is_the_limit(student):
    course = student.course()
    tests = [student.order(course, backend="ollama") for _ in range(5)]
    assert [student.now(test)["queue_place"] for test in tests] == [None, 1, 2, 3, 4]
    late = student.post(f"{PRACTICE}/tests", {"course_id": course["course_id"], "difficulty": "medium", "question_count": 5, "backend": "ollama"})
    refused(late, 429, "too-many-tests-waiting")
    assert int(late.headers["retry-after"]) > 0 and len(student.get(PRACTICE).json["recent"]) == 5
    assert student.do(tests[2], "cancel").json["status"] == "failed"
    assert student.do(tests[0], "cancel").json["queue_place"] is None
    assert [student.now(test)["queue_place"] for test in tests] == [None, None, None, 1, 2]
    assert student.do(tests[0], "retry").json["queue_place"] == 3
    for test in tests:
        student.do(test, "cancel")


def test_a_test_in_the_queue_reports_its_place(student):
    course = student.course()
    first, second = (student.order(course, backend="ollama") for _ in range(2))
    with opened_stream(student, second) as stream:
        assert stream.readline() == b"retry: 1000\n"
        student.do(second, "cancel")
        heard = events(stream.read().decode())
    assert heard[0] == (0, "waiting", {"place": 1}) and heard[-1][1] == "ended"
    student.do(first, "cancel")


def test_a_model_that_does_not_reply_delays_no_test_from_notes(server, student):
    crowd = [Student(server.address) for _ in range(6)]
    waiting = [(learner, learner.order(learner.course(), backend="ollama")) for learner in crowd]
    assert student.test()["status"] == "ready"
    assert student.test(backend="auto")["status"] == "ready", "no test that leaves the choice to the server joins the queue for the model"
    assert crowd[0].test()["status"] == "ready"
    for learner, test in waiting:
        learner.do(test, "cancel")


# --- Events


def test_events_come_from_the_start_and_end(student):
    test = student.order(student.course(), question_count=10)
    assert student.events(test)[-1][1:] == ("ended", {"status": "ready", "failure": None})
    assert student.events(test) == [(1 << 20, "ended", {"status": "ready", "failure": None})]


def test_a_reconnecting_client_gets_the_new_events_and_a_late_client_gets_all(server_on, student, server):
    with SlowModel() as model, server_on(server.data + "-events", "--ollama-url", model.address) as other:
        student = Student(other.address)
        test = student.order(student.course(), backend="ollama", question_count=2)
        assert model.asked.wait(30)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            streams = [pool.submit(student.events, test, last) for last in (None, "0", "1", "x", "-5", "9" * 30)]
            with opened_stream(student, test) as stream:
                assert stream.readline() == b"retry: 1000\n"
                model.release()
            heard = [stream.result() for stream in streams]
    whole = heard[0]
    assert [event[0] for event in whole] == list(range(1, len(whole) + 1)) and whole[0][1:] == ("planned", {"slots": 2})
    assert {event[1] for event in whole} == {"planned", "rejected", "fell_back", "accepted", "ended"}
    assert heard[1:] == [whole, whole[1:], whole, whole, whole]


def opened_stream(student, test):
    """The body of an event stream, which can be read while it arrives."""
    response = student.opened_stream(f"{PRACTICE}/tests/{test['test_id']}/events")
    assert response.status == 200 and response.getheader("Content-Type") == "text/event-stream"
    return response


def test_the_events_of_another_learners_test_give_404(server, student, writing):
    stranger = Student(server.address)
    stranger.course()
    for client in (stranger, Client(server.address)):
        refused(client.get(f"{PRACTICE}/tests/{writing['test_id']}/events"), 404, "not-found")


def test_a_test_is_cancelled_while_it_is_written_and_can_be_retried(student, writing):
    with opened_stream(student, writing) as stream:
        cancelled = student.do(writing, "cancel")
        assert (cancelled.status, cancelled.json["status"]) == (200, "failed") and cancelled.json["failure"]
        assert events(stream.read().decode())[-1][1:] == ("ended", {"status": "failed", "failure": cancelled.json["failure"]})
    again = student.do(writing, "retry")
    assert (again.json["test_id"], again.json["status"], again.json["failure"]) == (writing["test_id"], "generating", None)


def test_a_test_that_is_deleted_while_it_is_written_is_gone_for_good(student, writing):
    with opened_stream(student, writing) as stream:
        assert student.request("DELETE", f"{PRACTICE}/tests/{writing['test_id']}").status == 204
        assert stream.read().endswith(b"\n\n")
    refused(student.get(f"{PRACTICE}/tests/{writing['test_id']}"), 404, "not-found")
    refused(student.get(f"{PRACTICE}/tests/{writing['test_id']}/events"), 404, "not-found")
    refused(student.request("DELETE", f"{PRACTICE}/tests/{writing['test_id']}"), 404, "not-found")
    assert student.get(PRACTICE).json["recent"] == []


def test_deleting_a_course_while_its_test_is_written_damages_neither(student):
    for _ in range(5):
        course = student.course()
        test = student.order(course, question_count=20)
        assert student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}").status == 204
        student.events(test)
        now = student.now(test)
        assert now["status"] == "ready" or "course" in now["failure"]


def test_the_server_stops_within_seconds_though_a_stream_is_open(server_on, tmp_path):
    with SlowModel() as model, server_on(tmp_path, "--ollama-url", model.address) as server:
        student = Student(server.address)
        test = student.order(student.course(), backend="ollama")
        assert model.asked.wait(30)
        with opened_stream(student, test) as stream:
            assert stream.readline() == b"retry: 1000\n"
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=10) == 0
            assert b"event: ended" not in stream.read()
        server.start()
        student.host = server.address.split("//")[1]
        assert student.now(test)["status"] == "failed" and student.now(test)["failure"]


# --- Schedule


def scheduled(student, **more):
    course = student.course()
    body = {"course_id": course["course_id"], "title": "Final", "at": "2099-01-01T10:00:00Z", "question_count": 5} | more
    return student.made(student.post(f"{PRACTICE}/schedule", body))["scheduled"][0]


def test_a_scheduled_test_that_is_started_again_is_the_same_test(student):
    path = f"{PRACTICE}/schedule/{scheduled(student)['scheduled_id']}/start"
    first = student.made(student.post(path, b""))
    assert student.post(path, b"").json["test_id"] == first["test_id"]
    assert [test["test_id"] for test in student.get(PRACTICE).json["recent"]] == [first["test_id"]]


def test_a_scheduled_test_that_is_started_in_several_tabs_at_once_is_one_test(student):
    path = f"{PRACTICE}/schedule/{scheduled(student)['scheduled_id']}/start"
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        replies = list(pool.map(lambda _: student.post(path, b""), range(16)))
    assert all("test_id" in reply.json for reply in replies), [(reply.status, reply.json.get("type")) for reply in replies]
    started = {reply.json["test_id"] for reply in replies}
    assert len(started) == 1 and len(student.get(PRACTICE).json["recent"]) == 1


def test_a_scheduled_test_is_started_once_in_many_tabs_while_its_model_is_slow(server_on, tmp_path):
    with SlowModel() as model, server_on(tmp_path, "--ollama-url", model.address) as server:
        student = Student(server.address)
        path = f"{PRACTICE}/schedule/{scheduled(student)['scheduled_id']}/start"
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            replies = list(pool.map(lambda _: student.post(path, b""), range(16)))
        assert {reply.json.get("test_id", reply.body) for reply in replies} == {replies[0].json["test_id"]}
        model.release()


def test_an_archived_scheduled_test_cannot_be_started(student):
    entry = scheduled(student)
    assert student.put(f"{PRACTICE}/schedule/{entry['scheduled_id']}", {"archived": True}).json["status"] == "archived"
    is_problem(student.post(f"{PRACTICE}/schedule/{entry['scheduled_id']}/start", b""), 409)


def test_a_test_that_was_handed_in_shows_in_the_schedule_and_gets_a_retake(server_on, tmp_path):
    # NB: a server without a model, because any model that answers would write a scheduled test.
    with server_on(tmp_path) as server:
        student = Student(server.address)
        entry = scheduled(student)
        test = student.made(student.post(f"{PRACTICE}/schedule/{entry['scheduled_id']}/start", b""))
        student.events(test)
        student.submitted(student.do(test, "open").json)
        now = student.get(f"{PRACTICE}/schedule?week=2099-01-01").json["scheduled"][0]
        assert (now["status"], now["percent"], now["test_id"]) == ("completed", 0, test["test_id"])
        assert student.get(PRACTICE).json["scheduled"]["next"]["kind"] == "retake"


@pytest.mark.parametrize("query", [
    "utc_offset=x", "utc_offset=900", "utc_offset=1.5", "utc_offset=", "week=2026-13-01", "week=1-1-1", "week=", "week=0000-01-01",
])
def test_an_address_with_an_invalid_time_is_refused(student, query):
    refused(student.get(f"{PRACTICE}/schedule?{query}"), 422, "invalid-body")


@pytest.mark.parametrize("week", ["0001-01-01", "9999-12-31", "2026-02-28"])
def test_any_week_can_be_shown(student, week):
    scheduled(student)
    assert student.get(f"{PRACTICE}/schedule?week={week}&utc_offset=-720").status == 200


@pytest.mark.parametrize("time", [
    "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "99999-01-01T00:00:00Z", "292276-01-01T00:00:00Z",
    "300000-01-01T00:00:00Z",
])
def test_no_time_brings_the_server_down(server_on, tmp_path, time):
    with server_on(tmp_path) as server:
        student = Student(server.address)
        course = student.course()
        for offset in (-720, 840):
            body = {"course_id": course["course_id"], "at": time, "utc_offset": offset}
            assert student.post(f"{PRACTICE}/schedule", body).status in (201, 422)
        url = student.get(f"{PRACTICE}/schedule?week=9999-12-31").json["feed_url"]
        # NB: without a scheduled test there is no feed.
        assert student.get(url or PRACTICE).status == 200 and student.get(PRACTICE).status == 200


def test_a_topic_that_the_notes_do_not_have_is_on_no_question(student):
    test = student.test(topics=["Roman emperors"])
    assert test["status"] == "failed" or "Roman emperors" not in [question["topic"] for question in test["questions"]]


# --- Others


def test_a_body_of_another_type_or_none_is_refused(student):
    course = student.course()
    for path, body in [("courses", '{"sample_id": "physics-waves"}'), (f"courses/{course['course_id']}/notes", '{"name":"x","text":"y"}')]:
        refused(student.request("POST", f"{PRACTICE}/{path}", body), 415, "not-json")
        refused(student.request("POST", f"{PRACTICE}/{path}", "", headers={"Content-Type": "application/json"}), 400, "malformed-json")


def test_writing_tests_from_long_notes_does_not_block_other_requests_and_can_be_stopped(server_on, tmp_path):
    server = server_on(tmp_path)
    server.start()
    try:
        student = Student(server.address)
        course = student.course_of(
            "# Long\n\n" + "\n".join(f"- **Term {n} qx{n}**: the {n}th distance from the place of rest {n}" for n in range(8000))
        )
        tests = [student.order(course, question_count=50) for _ in range(4)]
        assert Client(server.address).get("/api/v1/languages", timeout=10).status == 200
        for test in tests:
            assert student.do(test, "cancel").json["status"] in ("failed", "ready")
    finally:
        server.kill()

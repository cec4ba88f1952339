"""A learner looks at the questions of a test before it: removes, edits and replaces some. What a learner calls wrong is not asked again."""
import pytest
from client import PRACTICE, Student
from test_practice_http import refused

KINDS = {"Waves": ["crest", "trough", "swing", "echo", "pitch", "tone"], "Sea": ["ebb", "flood", "swell", "surge", "rip", "eddy"]}
WHAT = ["outward", "inward", "rolling", "sudden", "narrow", "round"]
NOTES = "\n\n".join(
    f"# {name}\n\n" + "\n".join(f"- **{term.title()}**: the {what} movement that the {name.lower()} chapter calls number {'abcdef'[place]}"
                                for place, (term, what) in enumerate(zip(terms, WHAT))) for name, terms in KINDS.items())


@pytest.fixture
def test(student):
    return student.test(student.course(), question_count=5, seed=7)


def path(test, *more):
    return "/".join([f"{PRACTICE}/tests/{test['test_id']}/preview", *more])


def preview(student, test):
    reply = student.get(path(test))
    assert reply.status == 200, reply.body
    return reply.json["questions"]


def edit_of(question, **changes):
    names = ["prompt", "explanation"] + (["answers"] if question["format"] == "typed" else ["options", "correct_option"])
    return {name: question[name] for name in names} | changes


def broken(reply, *codes):
    """The server refused an edit, and names the rules that it breaks."""
    document = reply.json
    assert (reply.status, document["type"], document["codes"]) == (422, "/problems/question-rules", list(codes)), reply.body
    assert document["detail"]


@pytest.mark.essential
def test_the_questions_come_with_their_keys_only_in_the_preview(student, test):
    questions = preview(student, test)
    assert [question["prompt"] for question in questions] == [question["prompt"] for question in test["questions"]]
    for question in questions:
        assert question["explanation"] and question["source"] == "notes"
        assert (question["correct_option"] in range(5)) == (question["format"] == "choice") == (not question["answers"])
    assert "correct_option" not in str(student.now(test))


def test_a_removed_question_is_gone_and_nothing_is_called_missing(student, test):
    reply = student.request("DELETE", path(test, "S2"))
    assert reply.status == 200 and [question["question_id"] for question in reply.json["questions"]] == ["S1", "S3", "S4", "S5"]
    now = student.now(test)
    assert (now["question_count"], now["asked"], now["report"]["missing"]) == (4, 4, 0)
    refused(student.request("DELETE", path(test, "S2")), 404, "not-found")
    for question in ("S1", "S3", "S4"):
        student.request("DELETE", path(test, question))
    refused(student.request("DELETE", path(test, "S5")), 409, "last-question")
    assert student.submitted(student.do(test, "open").json)["result"]["counted"] == 1


def test_an_edited_question_is_asked_graded_and_explained_as_it_was_edited(student, test):
    question = next(question for question in preview(student, test) if question["format"] == "choice")
    options = ["Alpha", "Beta", "Gamma", "Delta", "Omega"]
    edit = edit_of(question, prompt="Which letter   is the third?", options=options, correct_option=2, explanation="It follows beta.")
    reply = student.put(path(test, question["question_id"]), edit)
    assert reply.status == 200, reply.body
    changed = reply.json["questions"][question["number"] - 1]
    assert (changed["prompt"], changed["options"], changed["correct_option"]) == ("Which letter is the third?", options, 2)
    assert changed["source"] == "learner" and student.now(test)["report"]["from_learner"] == 1
    done = student.submitted(student.do(test, "open").json, {question["number"] - 1: 2})["questions"][question["number"] - 1]
    assert done["correct"] and done["explanation"] == "It follows beta." and done["source"] == "learner"


def test_an_edit_keeps_the_rules_of_item_writing(student, test):
    question = next(question for question in preview(student, test) if question["format"] == "choice")
    address = path(test, question["question_id"])
    options = question["options"]
    reply = student.put(address, edit_of(question, options=options[:4] + [options[0]]))
    broken(reply, "duplicate_options")
    broken(student.put(address, edit_of(question, options=options[:4], correct_option=0)), "schema")
    broken(student.put(address, edit_of(question, explanation=" ")), "schema")
    refused(student.put(address, edit_of(question, correct_option=5)), 422, "invalid-body")
    refused(student.put(address, {"prompt": "x", "explanation": "y", "answers": ["z"]}), 422, "invalid-body")
    assert preview(student, test)[question["number"] - 1] == question


def test_a_replaced_question_is_another_until_the_notes_state_nothing_else(student):
    test = student.test(student.course_of(NOTES), question_count=4, seed=3)
    seen = {question["prompt"] for question in preview(student, test)}
    for _ in range(3):
        reply = student.post(path(test, "S1", "replace"), b"")
        assert reply.status == 200, reply.body
        new = reply.json["questions"][0]
        assert new["question_id"] == "S1" and new["prompt"] not in seen
        seen.add(new["prompt"])
    for _ in range(20):
        reply = student.post(path(test, "S1", "replace"), b"")
        if reply.status != 200:
            break
        assert reply.json["questions"][0]["prompt"] not in seen
        seen.add(reply.json["questions"][0]["prompt"])
    refused(reply, 409, "nothing-else")
    assert student.now(test)["question_count"] == 4


def test_without_its_course_a_question_cannot_be_replaced_but_removed(student):
    course = student.course_of(NOTES)
    test = student.test(course)
    student.request("DELETE", f"{PRACTICE}/courses/{course['course_id']}")
    refused(student.post(path(test, "S1", "replace"), b""), 409, "nothing-else")
    assert student.request("DELETE", path(test, "S1")).status == 200


def test_a_test_that_has_begun_cannot_change_any_more(student, test):
    questions = preview(student, test)
    student.do(test, "open")
    refused(student.get(path(test)), 409, "test-started")
    refused(student.put(path(test, "S1"), edit_of(questions[0], explanation="Because.")), 409, "test-started")
    refused(student.request("DELETE", path(test, "S1")), 409, "test-started")
    refused(student.post(path(test, "S1", "replace"), b""), 409, "test-started")
    student.do(test, "submit")
    refused(student.request("DELETE", path(test, "S1")), 409, "test-submitted")


def test_changes_survive_a_kill_of_the_server(tmp_path, server_on):
    with server_on(tmp_path) as server:
        student = Student(server.address)
        test = student.test(student.course_of(NOTES), seed=3)
        student.request("DELETE", path(test, "S2"))
        student.post(path(test, "S3", "replace"), b"")
        before, cookie = preview(student, test), student.cookie
        server.kill()
        server.start()
        student = Student(server.address)
        student.cookie = cookie
        assert preview(student, test) == before


def test_what_was_called_wrong_is_not_asked_again_in_the_course(student):
    course = student.course_of(NOTES)
    first = student.submitted(student.opened(course, question_count=12, seed=1))
    wrong = first["questions"][0]
    reply = student.put(f"{PRACTICE}/tests/{first['test_id']}/disputes/{wrong['question_id']}", {"wrong": True})
    assert reply.status == 200, reply.body
    for seed in (2, 3, 4):
        again = student.submitted(student.opened(course, question_count=12, seed=seed))["questions"]
        assert again and wrong["evidence"] not in [question["evidence"] for question in again]
    student.put(f"{PRACTICE}/tests/{first['test_id']}/disputes/{wrong['question_id']}", {"wrong": False})
    again = student.submitted(student.opened(course, question_count=12, seed=1))["questions"]
    assert wrong["evidence"] in [question["evidence"] for question in again]

"""Practice tests with typed answers over HTTP and in the terminal: writing, answering, grading, storing and exporting them."""
import json
import re

import pytest
from client import PRACTICE, Student
from test_practice_http import refused

WORDS = {
    "Vogel": "bird", "Baum": "tree", "Hund": "dog", "Tisch": "table", "Kleid": "dress", "Fenster": "window", "Stadt": "city", "Berg": "mountain",
    "Schlüssel": "key", "Wand": "wall",
}
VOCABULARY = "\n".join(f"{word} – {translation}" for word, translation in WORDS.items())
BACK = {translation: word for word, translation in WORDS.items()}


@pytest.fixture
def opened(student):
    return student.opened(student.course_of(VOCABULARY, language="de"), question_count=6, seed=7)


def typed(test):
    return [question for question in test["questions"] if question["format"] == "typed"]


def right(question):
    asked = re.search("“(.*)”", question["prompt"])[1]
    return WORDS.get(asked) or BACK[asked]


@pytest.mark.essential
def test_a_vocabulary_list_gives_typed_and_chosen_questions_in_turn(opened):
    formats = [question["format"] for question in opened["questions"]]
    assert len(formats) == 6 and all(one != other for one, other in zip(formats, formats[1:]))
    for question in opened["questions"]:
        assert len(question["options"]) == (0 if question["format"] == "typed" else 5)
        assert question["text"] is None and question["answer"] is None


@pytest.mark.essential
def test_typed_answers_are_stored_at_once_and_graded_by_the_matcher(student, opened):
    first, second, third = typed(opened)
    reply = student.report(opened, first, text=right(first), sequence=1)
    assert (reply.status, reply.json["text"], reply.json["answered"]) == (200, right(first), 1)
    student.report(opened, second, text=right(second).upper(), sequence=1)
    student.report(opened, third, text=right(third)[:-1] + "q", sequence=1)
    assert [question["text"] for question in typed(student.now(opened))] == [right(first), right(second).upper(), right(third)[:-1] + "q"]
    assert not {"correct_answer", "other_answers", "verdict"} & set(student.now(opened)["questions"][0])
    one, two, three = typed(student.do(opened, "submit").json)
    assert (one["correct"], two["correct"], three["correct"]) == (True, True, False)
    assert one["correct_option"] is None and one["correct_answer"] == right(first) and one["verdict"]["note"] is None
    assert two["verdict"]["note"] == "letter_case"
    assert three["verdict"]["nearest"]["entry"] == right(third)


def test_an_empty_text_removes_an_answer_and_a_late_text_changes_nothing(student, opened):
    question = typed(opened)[0]
    assert student.report(opened, question, text="x", sequence=5).json["answered"] == 1
    assert student.report(opened, question, text="late", sequence=4).json["text"] == "x"
    assert student.report(opened, question, text=" ", sequence=6).json["answered"] == 0


def test_an_answer_of_another_format_or_length_is_refused(student, opened):
    choice = next(question for question in opened["questions"] if question["format"] == "choice")
    refused(student.report(opened, choice, text="house"), 422, "invalid-body")
    refused(student.report(opened, typed(opened)[0], option=1), 422, "invalid-body")
    refused(student.report(opened, typed(opened)[0], text="a" * 201), 422, "invalid-body")
    assert student.report(opened, typed(opened)[0], text="a" * 200).status == 200


def test_typed_answers_outlive_a_killed_server(server_on, tmp_path):
    with server_on(tmp_path) as server:
        student = Student(server.address)
        test = student.opened(student.course_of(VOCABULARY, language="de"), question_count=4, seed=7)
        question = typed(test)[0]
        assert student.report(test, question, text="größer – 大", sequence=1).status == 200
        server.kill()
        server.start()
        student.host = server.address.split("//")[1]
        assert typed(student.now(test))[0]["text"] == "größer – 大"


def test_a_retake_of_mistakes_keeps_typed_questions(student, opened):
    student.do(opened, "submit")
    again = student.do(opened, "repeat", {"questions": "mistakes"}).json
    assert [question["format"] for question in again["questions"]] == [question["format"] for question in opened["questions"]]


@pytest.fixture
def file(nivel, tmp_path):
    (tmp_path / "words.md").write_text(VOCABULARY)
    options = ["--course", "Wörter", "--notes", tmp_path / "words.md", "--language", "de", "--count", "6", "--seed", "1", "--format", "json"]
    result = nivel("practice", "generate", *options)
    assert result.returncode == 0, result.stderr
    (tmp_path / "test.json").write_bytes(result.stdout)
    return tmp_path / "test.json"


def test_every_export_contains_typed_questions(nivel, file):
    test = json.loads(file.read_bytes())
    assert test["format_version"] == 2
    keys = [question["correct_answer"] for question in test["questions"] if question.get("format") == "typed"]
    assert len(keys) == 3 and all("options" not in question for question in test["questions"] if question.get("format") == "typed")

    def export(name):
        result = nivel("practice", "export", "--test", file, "--format", name)
        assert result.returncode == 0, result.stderr
        return result.stdout.decode()

    assert json.loads(export("json")) == test
    assert export("moodle").count('<question type="shortanswer">') == 3
    gift = export("gift")
    for key in keys:
        assert f"{{\n\t={key}\n" in gift
        assert f"**{key}**" in export("markdown")
        assert f'"typed"' in export("csv") and key in export("csv")
        assert f"<b>{key}</b>" in export("anki")


def test_an_invalid_typed_question_is_refused(nivel, file):
    test = json.loads(file.read_bytes())
    place = next(index for index, question in enumerate(test["questions"]) if question.get("format") == "typed")
    test["questions"][place]["other_answers"] = [""]
    file.write_text(json.dumps(test))
    result = nivel("practice", "export", "--test", file, "--format", "csv")
    assert result.returncode == 1 and f"questions[{place}].other_answers" in result.stderr.decode()


def test_typed_questions_in_the_terminal(nivel, tmp_path):
    (tmp_path / "words.md").write_text(VOCABULARY)
    options = ["--course", "W", "--notes", tmp_path / "words.md", "--language", "de", "--count", "2", "--seed", "1", "--format", "json"]
    made = json.loads(nivel("practice", "generate", *options, "--keep", "--data", tmp_path / "shelf").stdout)
    lines = []
    for question in made["questions"]:
        key = question["correct_answer"]
        lines.append(key if question.get("format") == "typed" else "ABCDE"[question["options"].index(key)])
    page = nivel("practice", "take", "--data", tmp_path / "shelf", input="".join(f"{line}\n" for line in [*lines, ":s"])).stdout.decode()
    assert "2 of 2 right" in page, page

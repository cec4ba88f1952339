"""Questions that are being tried out: two in every test, shown as not counted, and answers for calibration."""
import json
import re

import pytest
from browser import ByTouch
from client import Client, Server, right_answer, wrong_answer
from conftest import NIVEL, ROOT


@pytest.fixture(scope="module")
def content(tmp_path_factory, blueprints):
    """English with three further choices that are being tried out."""
    folder = tmp_path_factory.mktemp("pretest")
    (folder / "blueprints").mkdir()
    choices = [item for item in blueprints["en"]["items"] if item["type"] == "MC_CLOZE"][:3]
    tried = [
        item | {"item_id": f"en_9{number}", "pretest": True, "prompt": item["prompt"] | {"stem": f"New: {item['prompt']['stem']}"}}
        for number, item in enumerate(choices)
    ]
    blueprint = blueprints["en"] | {"items": tried + blueprints["en"]["items"]}
    (folder / "blueprints" / "en.json").write_text(json.dumps(blueprint), "utf-8")
    return folder, blueprint


@pytest.fixture(scope="module")
def trying(content, tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    with Server(NIVEL, ROOT, data, "--content", str(content[0])) as server:
        yield server


def is_tried(question):
    return question["stem"].startswith("New: ")


def take(server, blueprint, length, answer_to_tried):
    """Takes a test with right answers to all other questions.

    Returns the places of the questions that are tried out, the texts of all questions in their order, and the result."""
    learner = Client(server.address)
    attempt = learner.start("en", length=length)
    question, number, tried, texts = attempt["items"][0], 1, [], []
    while question:
        texts.append(question.get("stimulus", {}).get("id"))
        if is_tried(question):
            tried.append(number)
        answer = (answer_to_tried if is_tried(question) else right_answer)(blueprint, question)
        reply = learner.answer(attempt, question, answer)
        assert reply.status == 200, reply.body
        rest = attempt["items"][number:] if length == "full" else [reply.json["next"]]
        question, number = rest[0] if rest else None, number + 1
    return tried, texts, learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).json


def is_delayed_by_a_text(place, at, texts):
    """Whether all questions from the one before a place to the one before the try-out are on one text."""
    between = texts[place - 2:at - 1]
    return at > place and None not in between and len(set(between)) == 1


@pytest.mark.parametrize("length, places", [("quick", [4, 8]), ("full", [17, 34])])
def test_two_questions_of_every_test_do_not_count(content, trying, length, places):
    for answer in (right_answer, wrong_answer):
        tried, texts, result = take(trying, content[1], length, answer)
        for place, at in zip(places, tried, strict=True):
            assert at == place or length == "quick" and is_delayed_by_a_text(place, at, texts), (tried, texts)
        assert sum(item.get("pretest", False) for item in result["items"]) == 2
        measurement = result["measurement"]
        assert measurement["questions"] == len(result["items"]) - 2 and measurement["certainty"] == "sure"
        assert result["level"] == "C2" and result["score"] == result["max_score"]


@pytest.mark.sqlite
def test_the_audit_accepts_them_and_calibration_uses_the_answers_to_them(nivel, content, trying, tmp_path):
    take(trying, content[1], "quick", wrong_answer)
    file = content[0] / "blueprints" / "en.json"
    assert nivel("audit", file).returncode == 0
    report = nivel("calibrate", "--data", trying.data, "--blueprint", file, "--prior", "levels")
    assert report.returncode == 0, report.stderr
    responses = {item["item_id"]: item["responses"] for item in json.loads(report.stdout)["items"]}
    assert sum(responses[f"en_9{number}"] for number in range(3)) >= 2
    counted = tmp_path / "en.json"
    items = [{key: value for key, value in item.items() if key != "pretest"} for item in content[1]["items"]]
    counted.write_text(json.dumps(content[1] | {"version": "2030.1.1", "items": items, "cuts": content[1]["cuts"]}), "utf-8")
    again = nivel("calibrate", "--data", trying.data, "--blueprint", counted, "--prior", "levels")
    assert again.returncode == 0, again.stderr
    assert {item["item_id"]: item["responses"] for item in json.loads(again.stdout)["items"]} == responses


def test_the_review_says_that_they_did_not_count(chromium, content, trying, complaints):
    context = chromium.new_context(locale="en", has_touch=True, reduced_motion="reduce")
    learner = ByTouch(context, trying.address, content[1], complaints)
    learner.start("quick")
    for number in range(1, 6):
        item = learner.attempt()["items"][number - 1]
        learner.give(item, wrong_answer(content[1], item))
        learner.confirm()
        learner.wait_for(number + 1)
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.unfold()
    assert "Not counted" in learner.element("review-item-4").inner_text()
    assert learner.page.locator("[data-testid=pretest]").count() == 1
    learner.page.locator("[data-testid=review-item-4] summary").click()
    learner.element("review-item-4").get_by_text("does not change your result").wait_for()
    context.close()

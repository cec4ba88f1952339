"""Whole placement tests in Chromium, by keyboard only and by touch only."""
import json
import re

import pytest
from browser import ByKeys, ByTouch
from client import wrong_answer
from conftest import LANGUAGES, MOVING, ROOT

FORMATS = {"cloze_choice", "reading", "listening", "cloze_text", "word_reorder", "minimal_pair"}
KINDS = (ByKeys, ByTouch)
#: One language of each family of scripts. Whole tests of all languages are taken over HTTP (test_attempts.py).
FAMILIES = ["ar", "de", "el", "hi", "ja", "ko", "ru", "th"]
#: Tests in these languages are taken by keys and by touch; in every other language, in one of the two ways.
BOTH_KINDS = ["ar", "de", "es", "ja", "th"]
CASES = [(kind, language) for number, language in enumerate(LANGUAGES) for kind in (KINDS if language in BOTH_KINDS else [KINDS[number % 2]])]
#: The words beside the number of a question, and the top of the question when they are set.
STATUS = "document.querySelector('.save-status').textContent"
QUESTION_BESIDE = """(words) => {
  document.querySelector(".save-status").textContent = words;
  return document.querySelector(".question-body").getBoundingClientRect().top + scrollY;
}"""
ESSENTIAL = (ByKeys, "de"), (ByTouch, "ar")


@pytest.mark.parametrize("kind, language", [
    *((KINDS[number % 2], language) for number, language in enumerate(FAMILIES)),
    *((kind, "en") for kind in KINDS),
])
def test_a_whole_test_answered_from_the_key_ends_at_c2(learner_in, kind, language):
    learner = learner_in(kind, language, **(MOVING if language in ["ar", "de"] else {}))
    learner.start()
    items = learner.attempt()["items"]
    assert {item["format"] for item in items} >= FORMATS - {"listening"}
    learner.answer_all(len(items))
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    assert learner.element("level").inner_text().startswith("C2")


def test_a_whole_arabic_test_by_touch_ends_at_the_level_of_its_answers(learner_in):
    learner = learner_in(ByTouch, "ar", locale="ar", **MOVING)
    learner.start()
    assert learner.page.evaluate("document.documentElement.dir") == "rtl"
    learner.answer_all(24)
    for number in range(25, 49):
        learner.wait_for(number)
        learner.say_unknown()
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    assert "B1" in learner.element("level").inner_text()


@pytest.mark.parametrize("kind, language", [pytest.param(*case, marks=pytest.mark.essential if case in ESSENTIAL else ()) for case in CASES])
def test_every_format_is_answered_in_every_language(learner_in, kind, language):
    learner = learner_in(kind, language)
    learner.start()
    expected = {item["format"] for item in learner.attempt()["items"]}
    assert expected >= FORMATS - {"listening"}
    count = 8 if "listening" in expected else 7
    learner.answer_all(count)
    learner.wait_until_saved(count)
    assert {item["format"] for item in learner.attempt()["items"] if item["answer"]} == expected
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    result = learner.context.request.get(f"{learner.address}/api/v1/attempts/{learner.attempt_id}/result").json()
    assert [item["status"] for item in result["items"][:count]] == ["correct"] * count


def test_an_all_wrong_test_by_touch_ends_below_a1(learner_in):
    learner = learner_in(ByTouch, "ja")
    learner.start()
    learner.answer_all(48, answer=wrong_answer)
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    assert "A1" in learner.element("level").inner_text()
    assert learner.element("review-item-48").count() == 1


def test_arabic_tiles_run_from_right_to_left(learner_in):
    learner = learner_in(ByTouch, "ar")
    learner.start()
    learner.answer_all(6)
    first, second = learner.bank()[:2]
    learner.press(first)
    learner.press(second)
    boxes = [learner.element(name).bounding_box() for name in (first, second)]
    assert boxes[0]["y"] != boxes[1]["y"] or boxes[0]["x"] > boxes[1]["x"]


def test_finishing_early_counts_the_open_questions(learner_in):
    learner = learner_in(ByTouch, "de")
    learner.start()
    learner.answer_all(3)
    learner.press("finish")
    assert "45" in learner.element("finish-dialog").inner_text()
    learner.press("cancel")
    learner.wait_for(4)


def test_a_double_tap_neither_gives_up_nor_skips_a_question_that_nobody_has_seen(learner_in):
    learner = learner_in(ByTouch, "es")
    learner.start()
    for press, answers in [("dont-know", [{"dont_know": True}, None]), ("primary", [{"dont_know": True}, None, None])]:
        number = learner.number()
        learner.wait_until_settled()
        learner.page.evaluate("name => { for (const _ of [1, 2]) document.querySelector(`[data-testid=${name}]`).click(); }", press)
        learner.wait_for(number + 1)
        learner.wait_until_saved(1)
        assert [item["answer"] for item in learner.attempt()["items"][: len(answers)]] == answers
        assert learner.number() == number + 1


def test_answering_later_is_a_quiet_choice_and_the_note_explains_i_dont_know(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start()
    later = learner.element("primary")
    assert later.inner_text() == "Answer later"
    look = "node => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]"
    assert later.evaluate(look) == learner.element("dont-know").evaluate(look), "as quiet as the button beside it"
    note = learner.element("note").inner_text()
    assert "I don’t know" in note and "more accurate" in note
    learner.page.locator("[data-testid^=option-]").first.click()
    assert later.inner_text() == "Next" and later.evaluate(look) != learner.element("dont-know").evaluate(look)
    assert learner.element("note").inner_text() == ""


@pytest.mark.parametrize("language", ["en", "ar", "de", "th"])
def test_a_question_does_not_move_while_its_answer_is_saved(learner_in, language):
    learner = learner_in(ByTouch, "en", locale=language)
    learner.start()
    assert learner.page.evaluate(STATUS) == "", "no answer has been saved yet"
    words = json.loads((ROOT / f"Content/interface/{language}.json").read_text())["words"]
    for width in (320, 390, 1280):
        learner.page.set_viewport_size({"width": width, "height": 800})
        before, *then = (learner.page.evaluate(QUESTION_BESIDE, text) for text in ("", words["save.saving"], words["save.saved"]))
        assert then == [before, before], f"at {width} px"

"""Readings over words and vowel signs: hidden until the learner asks for them, and told in the result."""
import pytest
from browser import ByKeys, ByTouch
from client import right_answer

SMALL, PHONE, LAPTOP = ({"viewport": {"width": width, "height": height}} for width, height in ((320, 640), (390, 844), (1280, 800)))

#: What a reader sees of a question, without what is hidden.
SEEN = "() => document.querySelector('main').innerText"


def go_to(learner, number):
    """Says "I don't know" until the question with a number."""
    for following in range(learner.number() + 1, number + 1):
        learner.say_unknown()
        learner.wait_for(following)


def finish(learner):
    return learner.context.request.post(f"{learner.address}/api/v1/attempts/{learner.attempt_id}/finish", data={}).json()


@pytest.mark.essential
@pytest.mark.parametrize("kind, screen", [(ByTouch, PHONE), (ByKeys, LAPTOP)], ids=["phone", "laptop"])
def test_readings_appear_when_asked_for_stay_for_the_next_question_and_are_told_in_the_result(learner_in, kind, screen):
    learner = learner_in(kind, "ja", **screen)
    learner.start()
    go_to(learner, 4)
    assert "がっこう" not in learner.page.evaluate(SEEN)
    assert learner.element("readings").get_attribute("aria-pressed") == "false"
    assert not learner.element("readings-note").is_visible()
    learner.press("readings")
    assert learner.element("readings").get_attribute("aria-pressed") == "true"
    assert "がっこう" in learner.page.evaluate(SEEN) and learner.element("readings-note").is_visible()
    learner.press("readings")
    assert "がっこう" not in learner.page.evaluate(SEEN)
    learner.press("readings")
    learner.press("back")
    learner.wait_for(3)
    assert learner.element("readings").count() == 0, "a question in kana has nothing to read"
    learner.press("primary")
    learner.wait_for(4)
    assert "がっこう" in learner.page.evaluate(SEEN)
    learner.poll(learner.attempt, lambda attempt: attempt["readings"] == "used", lambda attempt: f"readings: {attempt['readings']}")
    assert finish(learner)["readings_used"] is True
    learner.open(f"/result/{learner.attempt_id}")
    learner.page.wait_for_selector("[data-testid=readings-used]")


def test_a_result_without_readings_does_not_speak_of_them(learner_in):
    learner = learner_in(ByTouch, "ja", **PHONE)
    learner.start()
    learner.answer_all(48, right_answer)
    assert finish(learner)["readings_used"] is False
    learner.open(f"/result/{learner.attempt_id}")
    learner.page.wait_for_selector("[data-testid=level]")
    assert learner.element("readings-used").count() == 0


@pytest.mark.parametrize("language, without, read", [("ar", "اسمي", "اِسْمِي"), ("he", "אני", "אֲנִי"), ("zh", "朋友", "péngyou"), ("yue", "朋友", "pang4 jau5")])
def test_each_form_with_readings_shows_them_without_scrolling_sideways(learner_in, language, without, read):
    learner = learner_in(ByTouch, language, **SMALL)
    learner.start()
    shown = []
    for number in range(1, 25):
        if learner.element("readings").count():
            if learner.element("readings").get_attribute("aria-pressed") == "false":
                learner.press("readings")
            shown.append(learner.page.evaluate(SEEN))
            assert not learner.scrolls_sideways(), number
            assert learner.violations() == [], number
        learner.say_unknown()
        learner.wait_for(number + 1)
    assert len(shown) >= 15
    assert any(read in text for text in shown), language


def test_a_language_without_readings_offers_none(learner_in):
    learner = learner_in(ByTouch, "en", **PHONE)
    learner.start()
    assert learner.element("readings").count() == 0
    assert learner.attempt()["readings"] == "unavailable"

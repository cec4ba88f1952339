"""Readings over words and vowel signs: hidden until the learner asks for them, and told in the result."""
import pytest
from browser import ByKeys, ByTouch
from client import right_answer, wrong_answer
from test_browser_drills import begin, check_answer, go_on

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
    assert learner.element("readings-note").is_visible(), "the learner knows before"
    assert learner.attempt()["readings"] == "available"
    learner.press("readings")
    assert learner.element("readings").get_attribute("aria-pressed") == "true"
    assert "がっこう" in learner.page.evaluate(SEEN)
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
    # NB: the page still sends its last answer, and an ended test refuses it.
    learner.wait_until_saved(48)
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


def test_readings_of_one_test_do_not_count_in_the_next_one(learner_in):
    learner = learner_in(ByTouch, "ja", **PHONE)
    learner.start()
    go_to(learner, 4)
    learner.press("readings")
    learner.poll(learner.attempt, lambda attempt: attempt["readings"] == "used", lambda attempt: f"readings: {attempt['readings']}")
    learner.press("leave")
    learner.page.wait_for_selector("[data-testid=language-zh]")
    learner.press("language-zh")
    learner.press("start-full")
    learner.wait_for(1)
    assert learner.element("readings").get_attribute("aria-pressed") == "false"
    assert learner.attempt()["readings"] == "available"


def test_an_exercise_shows_readings_and_promises_no_mark(learner_in):
    learner = learner_in(ByTouch, "zh", **PHONE)
    drill = begin(learner)
    for item in drill["items"]:
        if "readings" in item:
            break
        check_answer(learner, item, wrong_answer(learner.blueprint, item))
        go_on(learner, item)
    assert learner.element("readings").is_visible()
    assert learner.element("readings-note").count() == 0
    learner.press("readings")
    assert learner.element("readings").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("status", [404, 500])
def test_a_server_that_does_not_take_the_note_does_not_end_the_test(learner_in, complaints, status):
    learner = learner_in(ByTouch, "ja", **PHONE)
    learner.start()
    go_to(learner, 4)
    tried = []
    learner.page.route("**/readings", lambda route: (tried.append(1), route.fulfill(status=status, json={})))
    learner.press("readings")
    learner.poll(lambda: tried, bool, lambda _: "nothing was sent")
    learner.say_unknown()
    learner.wait_for(5)
    assert learner.element("question").is_visible()
    complaints[:] = [text for text in complaints if str(status) not in text]


def test_a_quick_test_goes_on_with_readings(learner_in):
    learner = learner_in(ByTouch, "zh", **PHONE)
    learner.start("quick")
    for number in range(1, 5):
        if learner.element("readings").count() and learner.element("readings").get_attribute("aria-pressed") == "false":
            learner.press("readings")
        learner.say_unknown()
        learner.wait_for(number + 1)
    assert learner.attempt()["readings"] == "used"


def test_a_language_without_readings_offers_none(learner_in):
    learner = learner_in(ByTouch, "en", **PHONE)
    learner.start()
    assert learner.element("readings").count() == 0
    assert learner.attempt()["readings"] == "unavailable"

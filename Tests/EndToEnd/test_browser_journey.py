"""The whole journey of a learner in Chromium, by keyboard alone and by touch: a first visit, a quick test, practice of what was missed, a game
at the level, the own page, and a month later a second test with new questions."""
import re

import pytest
from browser import ByKeys, ByTouch, Learner
from client import find, right_answer, wrong_answer
from conftest import MOVING
from game_browser import PLAYING, READING_CORRECTION, SPANISH, NewPlayer, NewTouchPlayer
from test_browser_drills import WORDS, check_answer, drill_of
from test_browser_drills import go_on as next_question
from test_drills import LEVELS
from test_browser_quick import go_on, item_of, say_unknown, see_result

LANGUAGE = "es"
EASY = ("A1", "A2")
#: The levels that the learner can get, because a result is at most a level too high. The game has words for each.
POSSIBLE = ("A1", "A2", "B1")
#: The first questions of the second test, which must all be new.
FIRST = 5
#: The question of the practice after which the learner leaves.
LEFT_AFTER = 3
MONTH_LATER = "const now = Date.now; Date.now = () => now() + 31 * 86_400_000"


class Traveller:
    """Takes tests and plays games on one page, and has read no rules before."""

    number = Learner.number

    def __init__(self, context, address, blueprint, complaints):
        super().__init__(context, address, complaints)
        self.blueprint = blueprint
        #: The ids of all questions that the learner has seen.
        self.seen = set()

    def heading(self):
        return self.page.locator("h1").inner_text()

    def words(self, key, **values):
        text = WORDS[key]
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def is_in_view(self, name):
        """Whether an element is on the screen before the learner scrolls."""
        self.page.wait_for_selector(f"[data-testid='{name}']")
        box = self.element(name).bounding_box()
        return box["y"] + box["height"] <= self.page.viewport_size["height"]

    def source(self, item):
        return find(self.blueprint, item)

    def sees_new(self, item):
        """Whether the learner has not seen a question before. From now on, it is one that the learner has seen."""
        name = self.source(item)["item_id"]
        is_new = name not in self.seen
        self.seen.add(name)
        return is_new


class KeyTraveller(Traveller, ByKeys, NewPlayer):
    """Uses the keyboard only."""


class TouchTraveller(Traveller, ByTouch, NewTouchPlayer):
    """Uses taps only."""


def visit_for_the_first_time(learner):
    learner.open()
    learner.page.wait_for_selector("main:not([aria-busy]) h1")
    assert learner.heading() == WORDS["languages.title"] and WORDS["languages.what"] in learner.page.inner_text("main")
    assert learner.element("own-page").count() == 0 and learner.element("go-on").count() == 0, "nothing is there to go on with"
    assert all(learner.is_in_view(name) for name in ("search", "language-en", "to-practice", "to-play"))


def take_quick_test(learner):
    """Knows the answers of easy questions, and says "I don't know" to all others. Returns the result."""
    learner.press(f"language-{LANGUAGE}")
    learner.page.wait_for_selector("[data-testid=start-dialog]")
    assert "8 to 20 questions" in learner.text("start-dialog") and learner.element("new-questions").count() == 0
    learner.press("start")
    learner.wait_for(1)
    assert learner.heading() == "Question 1"
    while answer_as_known(learner):
        pass
    result = see_result(learner)
    assert result["level"] in POSSIBLE and learner.text("level") == result["level"]
    assert WORDS[f"cando.{result['level']}.1"] in learner.page.inner_text("main"), "the level is said in words"
    return result


def answer_as_known(learner):
    """Returns whether there is a next question."""
    item = item_of(learner)
    learner.sees_new(item)
    if learner.source(item)["level"] not in EASY:
        return say_unknown(learner)
    learner.give(item, right_answer(learner.blueprint, item))
    return go_on(learner)


def new_questions(learner, level):
    """The questions of the drill's levels that the learner has not seen, on no text that the learner has read. A quick test can ask all."""
    levels = LEVELS[LEVELS.index(level) : LEVELS.index(level) + 2]
    text_of = {item["item_id"]: item["prompt"].get("stimulus", item["item_id"]) for item in learner.blueprint["items"]}
    read = {text_of[name] for name in learner.seen}
    return [item for item in learner.blueprint["items"] if item["level"] in levels and text_of[item["item_id"]] not in read]


def practise_misses(learner, level):
    """Practises ten questions, and knows all but the first."""
    is_any_new = bool(new_questions(learner, level))
    assert WORDS["drill.offer.missed.title"] in learner.text("drill-offer")
    learner.press("drill-start")
    learner.page.wait_for_url(re.compile("/drill/"))
    learner.wait_for(1)
    items = drill_of(learner)["items"]
    assert learner.sees_new(items[0]) == is_any_new, "practice begins with new questions, as long as there are any"
    for item in items:
        learner.sees_new(item)
        answer = wrong_answer if item is items[0] else right_answer
        check_answer(learner, item, answer(learner.blueprint, item))
        assert learner.text("outcome") == ("Not right" if item is items[0] else "Right")
        next_question(learner, item, last=item is items[-1])
        if item["number"] == LEFT_AFTER:
            leave_and_go_on(learner, LEFT_AFTER)
    assert learner.text("drill-score") == "9 of 10 right"
    assert learner.page.locator("[data-testid=drill-again] h3").count() == 1, "the topic of the mistake comes back"


def leave_and_go_on(learner, answered):
    """Leaves practice, and finds it again as the next step on the own page."""
    learner.press("stop")
    learner.page.wait_for_selector("[data-testid=drill-summary]")
    learner.press("own-page")
    learner.page.wait_for_selector("[data-testid=next-step][data-kind=begun_drill]")
    assert f"{answered} of 10" in learner.text("next-step")
    learner.press("go-on-drill")
    learner.wait_for(answered + 1)


def play_at_level(learner, level):
    """Over the menu of the game to a game with words of the level, which is lost."""
    learner.press("way-play")
    learner.page.wait_for_selector("[data-testid=start]")
    assert learner.page.locator("input[name=list]:checked").get_attribute("value") == SPANISH
    assert learner.element("level").evaluate("select => select.selectedOptions[0].textContent") == learner.words("play.level.mine", level=level)
    learner.press("start")
    learner.page.wait_for_selector("[data-testid=rules-dialog]")
    learner.press("rules-read")
    learner.page.wait_for_selector(PLAYING)
    learner.learn()
    levels = {entry["english"]: entry["level"] for entry in learner.deck["entries"]}
    learner.wait_for_pair(1)
    assert levels[learner.pair()[0]] in POSSIBLE[:POSSIBLE.index(level) + 1], "the words are of the level or below"
    learner.answer(correctly=True)
    learner.wait_for_pair(2)
    learner.say(learner.judgement(correctly=False))
    learner.page.wait_for_selector(READING_CORRECTION)
    assert "=" in learner.text("call"), "the right answer is there to read"
    learner.go_on()
    learner.play_on(3, 4, correctly=False)
    learner.page.wait_for_selector("[data-testid=end-dialog]")
    assert "1 right, 3 wrong" in learner.text("end-score") and learner.element("mistakes").locator("li").count() == 3
    assert learner.until_games(1)[0]["list_id"] == SPANISH
    learner.quit()


def look_at_own_page(learner, level):
    learner.press("own-page")
    learner.page.wait_for_selector("[data-testid=next-step]")
    assert learner.heading() == WORDS["me.title"]
    assert level in learner.text(f"level-{LANGUAGE}")
    assert learner.element("days").count() == 1 and WORDS["practice.days.none"] not in learner.text("days"), "today is a day of practice"
    assert learner.element("go-retest").count() == 0, "a second test makes no sense yet"


def come_back_after_a_month(learner):
    """Begins a second test from the own page. Its first questions are new."""
    learner.page.add_init_script(MONTH_LATER)
    learner.open("/me")
    learner.press("go-retest")
    learner.page.wait_for_selector("[data-testid=start-dialog]")
    assert learner.text("new-questions") == WORDS["me.start.new_questions"]
    learner.press("start")
    learner.page.wait_for_url(re.compile("/test/"))
    learner.wait_for(1)
    for number in range(1, FIRST + 1):
        assert learner.sees_new(item_of(learner)), f"question {number} was asked before"
        assert answer_as_known(learner)


@pytest.mark.essential
@pytest.mark.parametrize("kind, options", [
    pytest.param(KeyTraveller, {"viewport": {"width": 1280, "height": 800}}, id="keys"),
    pytest.param(TouchTraveller, {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **MOVING}, id="touch"),
])
def test_the_whole_journey_from_the_first_visit_to_a_second_test(learner_in, kind, options):
    learner = learner_in(kind, LANGUAGE, **options)
    visit_for_the_first_time(learner)
    result = take_quick_test(learner)
    practise_misses(learner, result["level"])
    play_at_level(learner, result["level"])
    look_at_own_page(learner, result["level"])
    come_back_after_a_month(learner)

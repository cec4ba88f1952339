"""The learner's own page: the next step, the levels, and practice over time."""
import datetime
import re

import pytest
from browser import ByKeys, ByTouch
from client import right_answer, wrong_answer
from looks import LOOKS, check

PHONE = {"viewport": {"width": 360, "height": 740}}


class Home:
    """The data of one learner, made over HTTP with the cookie of the page."""

    def __init__(self, learner, blueprints):
        self.learner = learner
        self.blueprints = blueprints
        self.attempts = []

    def call(self, method, path, body=None):
        answer = self.learner.context.request.fetch(f"{self.learner.address}/api/v1{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def begin(self, language, length="quick"):
        attempt = self.call("POST", "/attempts", {"language_id": language, "length": length})
        self.attempts.append(attempt)
        return attempt

    def answer(self, attempt, count, answer=right_answer):
        """Answers the next questions of a quick test. Returns whether the test has a further question."""
        path = f"/attempts/{attempt['attempt_id']}"
        item = self.call("GET", path)["items"][-1]
        for _ in range(count):
            reply = self.call("PUT", f"{path}/answers/{item['item_id']}", answer(self.blueprints[attempt["language_id"]], item))
            item = reply["next"]
            if item is None:
                return False
        return True

    def finished(self, language, answer=right_answer, count=30):
        attempt = self.begin(language)
        self.answer(attempt, count, answer)
        return self.call("POST", f"/attempts/{attempt['attempt_id']}/finish", {})

    def hard_words(self):
        """Loses a game, and makes its three words due."""
        words = [{"list_id": "es-en", "language_id": "es", "english": "dog", "translations": ["perro"], "due_at": "2026-01-01T00:00:00Z", "is_due": True}] * 3
        self.learner.page.route("**/api/v1/game/hard-words", lambda route: route.fulfill(json={"due": 3, "hard_words": words}))

    def shift(self, days):
        """Shows all placement tests as if they had been taken some days earlier."""
        def earlier(moment):
            return moment and f"{datetime.date.fromisoformat(moment[:10]) - datetime.timedelta(days=days)}{moment[10:]}"

        def change(route):
            if route.request.method != "GET":
                return route.continue_()
            document = route.fetch().json()
            for entry in (entry for entries in document.values() for entry in entries):
                entry.update({key: earlier(entry[key]) for key in ("started_at", "finished_at") if key in entry})
            return route.fulfill(json=document)

        for name in ("attempts", "levels"):
            self.learner.page.route(f"**/api/v1/{name}", change)

    def open(self):
        self.learner.open("/me")
        self.learner.page.wait_for_selector("main:not([aria-busy]) h1")

    def step(self):
        return self.learner.element("next-step").get_attribute("data-kind")

    def others(self):
        rows = self.learner.page.locator("[data-testid=other-steps] [data-testid^=step-]")
        return [row.get_attribute("data-testid").removeprefix("step-") for row in rows.all()]


@pytest.fixture
def home_of(learner_in, blueprints):
    def make(kind=ByTouch, **options):
        learner = learner_in(kind, "en", **options)
        learner.open()
        learner.page.wait_for_selector("[data-testid=language-en]")
        return Home(learner, blueprints)

    return make


def test_a_newcomer_sees_one_sentence_and_one_button(home_of):
    home = home_of(**PHONE)
    assert home.learner.element("own-page").count() == 0 and home.learner.element("go-on").count() == 0
    home.open()
    assert home.learner.page.locator("main p:not(.actions)").count() == 1
    home.learner.press("first-test")
    home.learner.page.wait_for_selector("[data-testid=search]")


@pytest.mark.essential
def test_a_begun_test_is_the_next_step_on_both_pages_and_goes_on(home_of):
    home = home_of(ByKeys)
    learner = home.learner
    learner.start("quick")
    home.answer(learner.attempt(), 3)
    test = f"attempt-{learner.attempt_id}"
    learner.press("leave")
    learner.page.wait_for_selector("[data-testid=go-on]")
    first = learner.page.locator("main a.button, main button").first
    assert first.get_attribute("data-testid") == test, "what was begun comes before everything else"
    learner.press("own-page")
    learner.page.wait_for_selector("[data-testid=next-step]")
    assert home.step() == "begun" and "3" in learner.element("next-step").inner_text()
    assert learner.page.locator("#top [aria-current=page]").get_attribute("data-testid") == "own-page"
    learner.page.locator(f"[data-testid=next-step] [data-testid={test}]").press("Enter")
    learner.wait_for(4)


def test_two_finished_languages_have_a_level_a_vial_and_practice_as_next_step(home_of):
    home = home_of(**PHONE)
    home.finished("ja", wrong_answer)
    best = home.finished("es")
    home.open()
    learner = home.learner
    cards = learner.page.locator("[data-testid^=level-]")
    assert [card.get_attribute("data-testid") for card in cards.all()] == ["level-es", "level-ja"]
    assert best["level"] in learner.element("level-es").inner_text()
    places = [learner.element(f"level-{language}").locator(".small-bubble").bounding_box() for language in ("es", "ja")]
    assert places[0]["x"] > places[1]["x"], "the bubble of the higher level lies further along"
    assert home.step() == "practise" and home.others() == ["play"]
    learner.press("go-practise")
    learner.page.wait_for_url(re.compile("/drill/"))


def test_a_begun_drill_goes_on_before_everything_else_and_its_day_counts_as_practice(home_of):
    home = home_of(ByTouch)
    learner = home.learner
    home.finished("es")
    drill = home.call("POST", "/drills", {"language_id": "es"})
    home.open()
    assert home.step() == "practise", "a drill without an answer is not begun"
    assert learner.element("days").count() == 0
    for item in drill["items"][:3]:
        home.call("PUT", f"/drills/{drill['drill_id']}/answers/{item['item_id']}", {"dont_know": True})
    home.hard_words()
    learner.open()
    learner.page.wait_for_selector("[data-testid=go-on] [data-testid=step-begun_drill]")
    home.open()
    assert home.step() == "begun_drill" and home.others() == ["hard_words", "play"]
    assert "3 of 10" in learner.element("next-step").inner_text()
    assert "3 questions on 1 day" in learner.element("days").inner_text()
    learner.press("go-on-drill")
    learner.page.wait_for_url(re.compile("/drill/"))
    learner.wait_for(4)


def test_hard_words_come_before_practice_and_lead_to_the_review(home_of):
    home = home_of(**PHONE)
    home.finished("es")
    home.hard_words()
    home.open()
    assert home.step() == "hard_words" and home.others() == ["practise", "play"]
    home.learner.press("go-review")
    home.learner.page.wait_for_url(re.compile("/play/review"))


def test_after_a_month_a_retest_is_offered_and_warns_before_the_full_test(home_of):
    home = home_of(**PHONE)
    home.finished("es")
    home.shift(31)
    home.open()
    learner = home.learner
    assert home.step() == "retest"
    learner.press("go-retest")
    learner.page.wait_for_selector("[data-testid=start-dialog]")
    assert learner.element("new-questions").is_visible() and learner.element("repeats").is_visible()
    learner.press("start")
    learner.page.wait_for_url(re.compile("/test/"))


def test_a_first_test_has_no_warning(home_of):
    home = home_of(**PHONE)
    home.learner.press("language-en")
    home.learner.page.wait_for_selector("[data-testid=start]")
    assert home.learner.element("repeats").count() == 0 and home.learner.element("new-questions").count() == 0


def test_a_retest_asks_questions_that_the_learner_has_not_seen(home_of):
    home = home_of()
    def stems(result):
        return {(item["stem"], tuple(option["text"] for option in sorted(item.get("options", []), key=lambda one: one["text"]))) for item in result["items"]}

    first, second = (stems(home.finished("es", count=8)) for _ in range(2))
    assert len(first) >= 8 and len(second) >= 8
    assert first & second == set()


def test_levels_over_time_are_a_picture_with_the_same_numbers_as_a_list(home_of):
    home = home_of(**PHONE)
    first, second = home.finished("es", wrong_answer), home.finished("es")
    home.open()
    learner = home.learner
    picture = learner.page.locator("[data-testid=growth] svg")
    assert picture.get_attribute("role") == "img"
    learner.page.locator("[data-testid=growth] summary").click()
    shown = learner.page.locator("[data-testid=growth] ol li").all_inner_texts()
    for level, row in zip((first["level"], second["level"]), shown, strict=True):
        assert level in row and level in picture.get_attribute("aria-label")


def test_without_a_connection_the_page_says_so_and_tries_again(home_of, complaints):
    home = home_of(**PHONE)
    home.finished("es")
    home.open()
    learner = home.learner
    learner.open()
    learner.page.wait_for_selector("[data-testid=to-me]")
    learner.context.set_offline(True)
    learner.press("to-me")
    learner.page.wait_for_selector("[data-testid=problem]")
    assert learner.element("retry").is_visible()
    # NB: the page tries again by itself as soon as there is a connection.
    learner.context.set_offline(False)
    learner.page.wait_for_selector("[data-testid=next-step]")
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]


def test_the_page_is_shown_without_practice_and_the_game_if_they_fail(home_of, complaints):
    home = home_of(**PHONE)
    home.finished("es")
    home.learner.page.route("**/api/v1/practice?*", lambda route: route.fulfill(status=500, json={}))
    home.learner.page.route("**/api/v1/game/**", lambda route: route.fulfill(status=500, json={}))
    home.open()
    assert home.step() == "practise"
    complaints[:] = [text for text in complaints if "500" not in text]


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_is_accessible_in_every_state(home_of, look):
    home = home_of(**LOOKS[look])
    home.open()
    check(home.learner, "empty")
    home.finished("ja", wrong_answer)
    home.finished("es", wrong_answer)
    home.finished("es")
    home.answer(home.begin("ar"), 2)
    home.hard_words()
    home.open()
    home.learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(home.learner, "full")
    home.learner.open()
    home.learner.page.wait_for_selector("[data-testid=go-on]")
    check(home.learner, "front page")

"""A learner leaves a screen: late replies, dialogs and typed texts of the old screen do not disturb the next one."""
import re

from browser import ByTouch, Learner
from test_browser_practice import DESKTOP


class Held:
    """Requests to an address wait until they are let go."""

    def __init__(self, learner, pattern):
        self.learner, self.pattern, self.routes = learner, pattern, []
        learner.page.route(pattern, lambda route: self.routes.append(route))

    def wait(self):
        self.learner.poll(lambda: len(self.routes), bool, lambda count: f"{count} requests")

    def let_go(self):
        with self.learner.page.expect_response(self.pattern):
            self.routes[0].continue_()
        self.learner.page.unroute_all()


def begin_slowly(learner, language):
    """Presses start in the dialog of a test, whose reply does not come yet."""
    learner.open()
    learner.press(f"language-{language}")
    held = Held(learner, "**/api/v1/attempts")
    learner.press("start")
    held.wait()
    return held


def test_a_test_that_was_cancelled_before_it_began_does_not_open(learner_in):
    learner = learner_in(ByTouch, "fr")
    held = begin_slowly(learner, "fr")
    learner.page.keyboard.press("Escape")
    learner.press("way-practice")
    learner.page.wait_for_url(re.compile("/practice$"))
    held.let_go()
    learner.open()
    learner.page.wait_for_selector("main a[href^='/test/']")
    assert learner.page.url == f"{learner.address}/", "the test is offered, and does not open by itself"


def test_a_practice_test_that_is_ordered_does_not_pull_a_learner_back_who_has_left(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    course = learner.sample()
    learner.open(f"/practice/new?course={course['course_id']}")
    learner.page.wait_for_selector("[data-testid=generate]")
    held = Held(learner, "**/api/v1/practice/tests")
    learner.press("generate")
    held.wait()
    learner.press("way-play")
    learner.page.wait_for_url(re.compile("/play"))
    held.let_go()
    learner.page.wait_for_selector("[data-testid=start]")
    assert "/play" in learner.page.url


def test_back_takes_a_dialog_away_with_its_screen(learner_in):
    learner = learner_in(ByTouch, "fr")
    learner.open("/practice")
    learner.page.wait_for_selector("main h1")
    learner.press("way-level")
    learner.page.wait_for_selector("[data-testid=language-fr]")
    learner.press("language-fr")
    learner.page.wait_for_selector("dialog[open]")
    learner.page.go_back()
    learner.page.wait_for_url(re.compile("/practice$"))
    learner.page.wait_for_selector("dialog", state="detached")


def test_back_takes_the_dialog_that_hands_in_a_test_away(learner_in):
    learner = learner_in(ByTouch, "fr")
    learner.start()
    learner.press("finish")
    learner.page.wait_for_selector("[data-testid=confirm-finish]")
    learner.page.go_back()
    learner.page.wait_for_selector("[data-testid=language-fr]")
    assert learner.element("confirm-finish").count() == 0
    learner.page.go_forward()
    learner.wait_for(1)
    assert learner.attempt()["status"] == "in_progress"


def test_a_page_that_found_no_connection_comes_back_with_it(learner_in, complaints):
    learner = learner_in(ByTouch, "fr")
    learner.open()
    learner.page.wait_for_selector("[data-testid=language-fr]")
    learner.page.route("**/api/v1/practice*", lambda route: route.abort())
    learner.press("way-practice")
    learner.page.wait_for_selector("[data-testid=problem]")
    learner.page.unroute_all()
    learner.page.evaluate("dispatchEvent(new Event('online'))")
    learner.page.wait_for_selector("[data-testid=problem]", state="detached")
    assert learner.page.locator("main h1").inner_text() == "Practice from your notes"
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]  # the browser itself reports it


def choose_interface(learner, language):
    learner.element("interface-picker").select_option(language)


def test_another_interface_language_keeps_a_list_that_is_typed(learner_in):
    learner = learner_in(Learner, "fr", **DESKTOP)
    learner.open("/play/menu")
    learner.element("own-list").locator("summary").click()
    learner.element("name").fill("Mine")
    learner.element("text").fill("house,casa")
    choose_interface(learner, "de")
    learner.page.wait_for_selector("html[lang=de] [data-testid=own-list][open]")
    assert (learner.element("name").input_value(), learner.element("text").input_value()) == ("Mine", "house,casa")


def test_another_interface_language_keeps_a_code_that_is_typed(learner_in):
    learner = learner_in(Learner, "fr", **DESKTOP)
    learner.open("/keep")
    learner.element("code").fill("ABCD-EFGH")
    choose_interface(learner, "de")
    learner.page.wait_for_selector("html[lang=de]")
    learner.page.wait_for_function("() => document.querySelector('[data-testid=code]')?.value === 'ABCD-EFGH'")

"""The pictures of Docs/taking-a-practice-test.md, taken from the app. `make record` regenerates them."""
import pytest
from test_browser_pictures import save_picture

pytestmark = pytest.mark.recorded
WIDE = {"viewport": {"width": 1000, "height": 760}}


def test_the_form(practiser_in, tmp_path):
    learner = practiser_in(**WIDE)
    learner.open("/practice")
    course = learner.sample()
    learner.open(f"/practice/new?course={course['course_id']}")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    save_picture(learner, "practice-form.png", tmp_path)


def test_a_question_on_a_phone(practiser_in, tmp_path):
    learner = practiser_in(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark")
    learner.open_test(10)
    learner.stay_after_answers()
    learner.choose("B")
    learner.saved(1)
    learner.page.wait_for_selector("[data-testid=save-status][data-state=saved]")
    learner.page.evaluate("scrollTo(0, 0)")
    save_picture(learner, "practice-question.png", tmp_path)


def test_a_result(practiser_in, tmp_path):
    learner = practiser_in(**WIDE)
    learner.handed_in(right=8, count=10)
    save_picture(learner, "practice-result.png", tmp_path)


def test_a_reviewed_question(practiser_in, tmp_path):
    learner = practiser_in(**WIDE)
    learner.handed_in(right=3, count=5)
    wrong = next(question["number"] for question in learner.test()["questions"] if not question["correct"])
    card = learner.element(f"review-{wrong}")
    card.locator("summary").click()
    card.locator(".why").wait_for()
    card.scroll_into_view_if_needed()
    learner.page.evaluate("number => document.querySelector(`[data-testid=review-${number}]`).scrollIntoView()", wrong)
    save_picture(learner, "practice-review.png", tmp_path)

"""Practice tests with typed answers in the browser: by keyboard, by touch, resumed, and reviewed."""
import pytest
from conftest import MOVING
from test_browser_practice import DESKTOP, PHONE
from test_practice_typed import VOCABULARY, right


@pytest.fixture
def take(practiser_in):
    def start(count=4, **options):
        learner = practiser_in(**options)
        learner.open("/practice")
        learner.page.wait_for_selector("h1")
        learner.open_test(count, learner.course("Wörter", VOCABULARY, "de"))
        return learner

    return start


def answer_right(learner, question, number):
    """Types or chooses the right answer of the question on the screen."""
    if question["format"] == "typed":
        field = learner.element("text-answer")
        field.click()
        learner.page.keyboard.type(right(question))
    else:
        learner.choose("ABCDE"[question["options"].index(right(question))])


@pytest.mark.essential
def test_a_mixed_test_by_keyboard(take):
    learner = take(4, **DESKTOP)
    keys = learner.page.keyboard
    questions = learner.test()["questions"]
    for number, question in enumerate(questions, start=1):
        if question["format"] == "typed":
            learner.tab_to("text-answer")
            keys.type(right(question))
            if number < 4:
                keys.press("Enter")
        else:
            keys.press("ABCDE"[question["options"].index(right(question))])
        if number < 4:
            learner.advance_time(600)
            learner.wait_for(number + 1)
            learner.advance_time(400)
    learner.advance_time(600)
    learner.saved(4)
    learner.hand_in()
    assert learner.test()["result"]["correct"] == 4


def at_typed_question(take):
    """A learner at the typed question of a test, and its place."""
    learner = take(4, **DESKTOP)
    place = next(index for index, question in enumerate(learner.test()["questions"]) if question["format"] == "typed")
    for _ in range(place):
        learner.press("primary")
        learner.advance_time(400)
    return learner, place


def test_letters_that_are_typed_while_the_page_looks_for_changes_are_kept(take):
    learner, place = at_typed_question(take)
    held = []
    learner.page.route(f"**/api/v1/practice/tests/{learner.test_id}", lambda route: held.append(route))
    learner.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    learner.poll(lambda: len(held), lambda count: count == 1, str)
    field = learner.element("text-answer")
    field.press_sequentially("abcdefghij", delay=5)
    with learner.page.expect_response(f"**/api/v1/practice/tests/{learner.test_id}"):
        held[0].continue_()
    field.press_sequentially("klm", delay=5)
    assert field.input_value() == "abcdefghijklm"
    learner.page.unroute_all()
    learner.advance_time(600)
    learner.until(learner.test_id, lambda test: test["questions"][place]["text"] == "abcdefghijklm")


def test_the_field_has_the_language_of_the_notes_and_no_corrections(take):
    learner, _ = at_typed_question(take)
    field = learner.element("text-answer")
    assert [field.get_attribute(name) for name in ["lang", "dir", "autocapitalize", "spellcheck", "maxlength"]] == ["de", "auto", "off", "false", "200"]
    assert field.get_attribute("aria-describedby") == "stem"


def test_a_mixed_test_by_touch_is_resumed_and_reviewed(take):
    learner = take(4, **PHONE, **MOVING)
    questions = learner.test()["questions"]
    place = next(index for index, question in enumerate(questions) if question["format"] == "typed")
    for number in range(place):
        learner.press("primary")
        learner.advance_time(400)
        learner.wait_for(number + 2)
    learner.element("text-answer").tap()
    learner.page.keyboard.type("qqq")
    learner.press("leave")
    learner.page.go_back()
    learner.wait_for(place + 1)
    learner.saved(1)
    assert learner.element("text-answer").input_value() == "qqq"
    learner.element("text-answer").fill(right(questions[place]).upper())
    learner.advance_time(600)
    learner.hand_in()
    question = learner.test()["questions"][place]
    assert question["correct"] and question["verdict"]["note"] == "letter_case"
    card = learner.element(f"review-{place + 1}")
    card.locator("summary").first.click()
    learner.element(f"typed-{place + 1}").wait_for()
    text = learner.element(f"typed-{place + 1}").text_content()
    assert right(questions[place]).upper() in text and right(questions[place]) in text
    assert learner.element(f"note-{place + 1}").is_visible()

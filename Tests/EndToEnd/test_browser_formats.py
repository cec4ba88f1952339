"""Properties of each question format, in addition to those that all formats share."""
import re

from browser import ByKeys, ByTouch
from client import right_answer


def at_question(learner, number):
    learner.start()
    learner.answer_all(number - 1)
    return learner.attempt()["items"][number - 1]


def test_submit_waits_for_every_tile_and_a_tile_can_go_back_anywhere(learner_in):
    learner = learner_in(ByTouch, "en")
    item = at_question(learner, 7)
    assert item["format"] == "word_reorder"
    order = [f"tile-{tile}" for tile in right_answer(learner.blueprint, item)["tiles"]]
    assert learner.element("primary").is_disabled()
    for name in order[1:]:
        learner.press(name)
    assert learner.element("primary").is_disabled()
    learner.press("gap-0")
    learner.press(order[0])
    assert learner.placed() == order and learner.element("primary").is_enabled()
    learner.press(order[1])
    assert learner.placed() == order[:1] + order[2:] and learner.element("primary").is_disabled()
    learner.press("gap-1")
    learner.press(order[1])
    assert learner.placed() == order


def test_placed_tiles_move_with_the_arrow_keys(learner_in):
    learner = learner_in(ByKeys, "en")
    at_question(learner, 7)
    first, second = learner.bank()[:2]
    learner.page.keyboard.press("1")
    learner.page.keyboard.press("1")
    learner.tab_to(second)
    learner.page.keyboard.press("ArrowLeft")
    assert learner.placed() == [second, first]
    learner.page.keyboard.press("Delete")
    assert learner.placed() == [first]


def test_letter_and_digit_keys_can_be_switched_off(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.start()
    learner.page.locator(".keyboard-help summary").focus()
    learner.page.keyboard.press("Enter")
    learner.tab_to("shortcuts")
    learner.page.keyboard.press("Space")
    learner.page.locator("h1").focus()
    learner.page.keyboard.press("1")
    assert learner.page.locator("input[type=radio]:checked").count() == 0
    learner.tab_to("shortcuts")
    learner.page.keyboard.press("Space")
    learner.page.locator("h1").focus()
    learner.page.keyboard.press("1")
    learner.page.wait_for_selector("input[type=radio]:checked")


def test_characters_that_the_keyboard_lacks_are_inserted_at_the_cursor(learner_in):
    learner = learner_in(ByTouch, "es")
    at_question(learner, 6)
    learner.press("text-answer")
    learner.page.keyboard.insert_text("nio")
    learner.page.keyboard.press("ArrowLeft")
    learner.page.keyboard.press("ArrowLeft")
    panel = learner.element("characters")
    if not panel.locator("button", has_text="ñ").first.is_visible():
        panel.locator("summary").tap()
    panel.get_by_role("button", name="ñ", exact=True).tap()
    assert learner.element("text-answer").input_value() == "nñio"


def test_a_long_context_never_covers_the_two_sentences(learner_in):
    learner = learner_in(ByTouch, "de", viewport={"width": 320, "height": 480})
    at_question(learner, 8)
    learner.page.evaluate(
        "() => { const stem = document.querySelector('.pair-context, .context, [data-testid=question] .stem');"
        " stem.textContent = 'Ein sehr langer Zusammenhang, der kein Ende nimmt. '.repeat(40); }"
    )
    bottom = learner.page.evaluate(
        "document.querySelector('.pair-context, .context, [data-testid=question] .stem').getBoundingClientRect().bottom"
    )
    for option in ("option-A", "option-B"):
        assert learner.element(option).evaluate("node => node.getBoundingClientRect().top") >= bottom
    learner.press("option-B")
    assert not learner.scrolls_sideways()


def test_listening_plays_and_plays_slowly(learner_in):
    learner = learner_in(ByTouch, "en")
    at_question(learner, 5)
    learner.press("play")
    learner.page.wait_for_function("() => { const a = document.querySelector('audio'); return a && a.duration > 1 && a.currentTime > 0; }")
    learner.press("slow")
    learner.page.wait_for_function("() => document.querySelector('audio').playbackRate < 1")


def test_listening_can_be_left_out_and_the_result_says_so(learner_in):
    learner = learner_in(ByTouch, "en")
    at_question(learner, 5)
    learner.press("cant-listen")
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.unfold()
    assert "not measured" in learner.element("skill-listening").inner_text().lower()


def test_i_do_not_know_is_stored_as_such(learner_in):
    learner = learner_in(ByKeys, "th")
    learner.start()
    for number in range(1, 4):
        learner.say_unknown()
        learner.wait_for(number + 1)
    learner.wait_until_saved(3)
    assert [item["answer"] for item in learner.attempt()["items"][:3]] == [{"dont_know": True}] * 3

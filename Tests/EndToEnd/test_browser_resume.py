"""A test continues where the learner left it: after a reload, a closed browser and a killed server."""
import pytest
from browser import ByKeys, ByTouch
from client import lasting_port, right_answer
from conftest import MOVING


def test_a_reload_keeps_half_done_work(learner_in):
    learner = learner_in(ByTouch, "en", **MOVING)
    learner.start()
    learner.answer_all(5)
    learner.press("text-answer")
    learner.page.keyboard.insert_text("half typ")
    learner.page.reload()
    learner.wait_for(6)
    assert learner.element("text-answer").input_value() == "half typ"
    learner.confirm()
    learner.wait_for(7)
    tiles = learner.bank()
    learner.press(tiles[2])
    learner.press(tiles[0])
    learner.page.reload()
    learner.wait_for(7)
    assert learner.placed() == [tiles[2], tiles[0]]
    learner.press("back")
    learner.press("back")
    learner.wait_for(5)
    assert learner.page.locator("[data-testid^=option-] input:checked, [data-testid^=option-][aria-checked=true]").count() == 1


def test_a_closed_browser_opens_at_the_same_question_again(chromium, server, blueprints, complaints):
    first = chromium.new_context(locale="en")
    learner = ByKeys(first, server.address, blueprints["es"], complaints)
    learner.start()
    learner.answer_all(9)
    learner.wait_until_saved(9)
    resume = f"attempt-{learner.attempt_id}"
    learner.press("leave")
    learner.page.wait_for_selector(f"[data-testid={resume}]")
    kept = first.storage_state()
    first.close()
    second = chromium.new_context(locale="en", storage_state=kept)
    again = ByKeys(second, server.address, blueprints["es"], complaints)
    again.open()
    again.press(resume)
    again.wait_for(10)
    second.close()


@pytest.mark.essential
def test_a_killed_server_loses_nothing_and_the_page_sends_the_waiting_answers(chromium, blueprints, server_on, tmp_path):
    server = server_on(tmp_path, port=lasting_port())
    server.start()
    context = chromium.new_context(locale="en")
    learner = ByKeys(context, server.address, blueprints["en"], [])
    learner.start()
    items = learner.attempt()["items"]
    learner.answer_all(3)
    learner.wait_until_saved(3)
    server.kill()
    for item in items[3:5]:
        learner.give(item, right_answer(blueprints["en"], item))
        learner.confirm()
        learner.wait_for(item["number"] + 1)
    learner.page.wait_for_selector("[data-testid=save-status][data-state=waiting]")
    server.start()
    learner.page.wait_for_selector("[data-testid=save-status][data-state=saved]", timeout=60_000)
    learner.wait_until_saved(5)
    context.close()
    server.stop()

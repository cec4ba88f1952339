"""A text with several questions: it stays on the page while they change, and the question stays in view while the text scrolls."""
import re

import pytest
from authors_browser import DESKTOP, Author
from browser import ByKeys, ByTouch, start
from client import right_answer, wrong_answer
from conftest import STILL
from looks import LOOKS, check
from test_browser_drills import begin as begin_drill
from test_browser_drills import check_answer, drill_of, go_on
from texts_browser import begin, give_text, long_text, look, scroll_to_end, settle, with_one_text

SMALL, PHONE, LAPTOP = ({"viewport": {"width": width, "height": height}} for width, height in ((320, 568), (390, 844), (1280, 800)))

#: The number of lines of a text between the top of the page and its question.
LINES_IN_VIEW = """() => {
  const [words, task] = [document.querySelector(".passage p"), document.querySelector(".task")];
  const end = Math.min(task.getBoundingClientRect().top, document.querySelector(".bar").getBoundingClientRect().top, innerHeight);
  return (end - Math.max(words.getBoundingClientRect().top, 0)) / Number.parseFloat(getComputedStyle(words).lineHeight);
}"""


@pytest.mark.essential
@pytest.mark.parametrize("kind, screen", [(ByTouch, PHONE), (ByKeys, LAPTOP)], ids=["phone", "laptop"])
def test_a_text_stays_with_its_scroll_position_while_its_questions_change(learner_in, kind, screen):
    learner = learner_in(kind, "en", **screen)
    begin(learner, number=2)
    scroll_to_end(learner)
    # NB: at the very end of a page, a shorter question brings the text down with the end of the page.
    learner.page.evaluate("scrollBy(0, -150)")
    before = look(learner)
    assert before["scrolled"] + before["page"] > 200 and before["words"]["bottom"] <= before["text"]["bottom"]
    for name, number in (("primary", 3), ("back", 2)):
        press(learner, name)
        learner.wait_for(number)
        settle(learner)
        now = look(learner)
        assert now["isSame"] and (now["scrolled"], now["page"]) == (before["scrolled"], before["page"])
        assert now["focus"] == f"Question {number} of 3 on this text" == learner.element("text-place").inner_text()
    learner.skip()
    learner.wait_for(3)
    learner.skip()
    learner.wait_for(4)
    assert learner.page.evaluate("document.querySelector('.passage')?.isMarked !== true") and learner.element("text-place").count() == 0
    learner.press("back")
    learner.wait_for(3)
    assert not look(learner)["isSame"] and learner.page.evaluate("document.activeElement.tagName") == "H1"


def press(learner, name):
    """NB: a tap of Playwright scrolls to the end of the page first, because of the padding for the bar of buttons. A finger does not."""
    learner.wait_until_settled()
    if isinstance(learner, ByKeys):
        return learner.press(name)
    box = learner.element(name).bounding_box()
    return learner.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("screen", [SMALL, PHONE], ids=["320 px", "390 px"])
@pytest.mark.parametrize("language", ["en", "ar", "th"])
def test_on_a_phone_the_question_is_in_view_from_the_beginning_of_the_text_to_its_end(learner_in, language, screen):
    learner = learner_in(ByTouch, language, locale=language, **screen)
    begin(learner, number=2)
    for _ in range(2):
        seen = look(learner)
        assert seen["text"]["top"] < seen["task"]["top"] - 50
        assert 0 <= seen["stem"]["top"] < seen["stem"]["bottom"] <= seen["below"] and seen["option"]["bottom"] <= seen["below"]
        scroll_to_end(learner)
    assert 0 < seen["words"]["bottom"] <= seen["task"]["top"], "the last words stand above the question"
    assert not learner.scrolls_sideways()


@pytest.mark.parametrize("screen", [SMALL, {"viewport": {"width": 360, "height": 640}}], ids=["320 px", "360 px"])
@pytest.mark.parametrize("language", ["en", "ar", "de", "ja", "th"])
def test_a_new_text_shows_at_least_four_lines_on_a_small_phone_before_it_is_scrolled(learner_in, language, screen):
    learner = learner_in(ByTouch, language, locale=language, **screen)
    begin(learner)
    lines = learner.poll(lambda: learner.page.evaluate(LINES_IN_VIEW), lambda lines: lines >= 4, lambda lines: f"only {lines} lines are in view")
    assert lines < 30 and not learner.scrolls_sideways()


@pytest.mark.parametrize("language", ["en", "ar", "ja"])
def test_on_a_laptop_the_text_scrolls_beside_its_question_by_the_keys(learner_in, language):
    learner = learner_in(ByKeys, language, locale=language, **LAPTOP)
    begin(learner, number=2)
    settle(learner)
    seen = look(learner)
    assert seen["tabindex"] == "0" and seen["text"]["bottom"] <= seen["below"] and seen["task"]["bottom"] <= seen["below"]
    assert (seen["text"]["right"] <= seen["task"]["left"]) is (language != "ar"), "the text begins the line"
    text = learner.page.get_by_role("region").and_(learner.page.locator(".passage"))
    assert text.get_attribute("aria-label")
    text.focus()
    learner.page.keyboard.press("End")
    learner.page.wait_for_function("() => document.querySelector('.passage').scrollTop > 100")
    assert look(learner)["stem"] == seen["stem"]


def test_with_letters_of_twice_the_size_a_text_scrolls_in_a_box_above_its_question(server, blueprints, complaints, chromium):
    large = start(chromium.browser_type, "--blink-settings=defaultFontSize=32")
    learner = ByTouch(large.new_context(**STILL, **SMALL, has_touch=True, is_mobile=True), server.address, blueprints["en"], complaints)
    begin(learner, number=2)
    settle(learner)
    seen = look(learner)
    assert seen["tabindex"] == "0" and seen["text"]["bottom"] - seen["text"]["top"] < 568
    assert 0 <= seen["stem"]["top"] < 568, "a further question on a text comes into view"
    assert not learner.scrolls_sideways()
    large.close()


@pytest.mark.parametrize("which", LOOKS)
def test_a_text_with_its_questions_is_accessible(learner_in, which):
    language = {"ar": "ar", "de": "th", "en": "en", "ja": "ja"}[LOOKS[which]["locale"]]
    learner = learner_in(ByTouch, language, **LOOKS[which])
    begin(learner, number=2)
    check(learner, which)


def test_in_a_drill_the_text_stays_beside_the_review_and_the_next_question(learner_in):
    learner = learner_in(ByTouch, "en", **PHONE)
    begin_drill(learner)
    give_text(learner, "drills")
    learner.page.reload()
    learner.wait_for(1)
    settle(learner)
    scroll_to_end(learner)
    by_id = {item["item_id"]: item for item in drill_of(learner)["items"]}
    first = learner.page.evaluate("async () => (await (await fetch('/api/v1/drills/' + location.pathname.split('/').at(-1))).json()).items[0]")

    def serve(route):
        reply = route.fetch()
        document = reply.json()
        document["review"] |= {"format": "reading", "passage": first["passage"], "stimulus": first["stimulus"]}
        route.fulfill(response=reply, json=document)

    learner.page.route(re.compile("/answers/"), serve)
    check_answer(learner, first, wrong_answer(learner.blueprint, by_id[first["item_id"]]))
    assert look_at_review(learner) == [True, 1, 0]
    go_on(learner, first)
    assert look(learner)["isSame"] and look(learner)["focus"] == "Question 2 of 3 on this text"


def look_at_review(learner):
    """Whether the text is still the marked one, and how often the page and the review have a text."""
    return learner.page.evaluate("""() => [
      document.querySelector(".passage").isMarked === true, document.querySelectorAll(".passage").length,
      [...document.querySelectorAll(".review-body p")].filter((part) => part.textContent.length > 500).length,
    ]""")


def test_the_review_of_a_result_shows_each_text_once_above_its_questions(learner_in):
    learner = learner_in(ByTouch, "en", **PHONE)
    learner.start("full")
    item = next(item for item in learner.attempt()["items"] if "stimulus" in item)
    path = f"{learner.address}/api/v1/attempts/{learner.attempt_id}"
    learner.context.request.put(f"{path}/answers/{item['item_id']}", data={**right_answer(learner.blueprint, item), "sequence": 1})
    learner.context.request.post(f"{path}/finish", data={})
    learner.open(f"/result/{learner.attempt_id}")
    learner.unfold()
    learner.page.eval_on_selector_all(".review-unit details", "nodes => nodes.forEach(node => node.open = true)")
    learner.page.wait_for_selector(".review-unit .review-options")
    texts = [text["passage"] for text in learner.blueprint["stimuli"]]
    assert learner.page.eval_on_selector_all(
        ".review p", "(parts, texts) => texts.map((text) => parts.filter((part) => part.textContent === text).length)", texts) == [1] * len(texts)
    assert learner.element("review-text").count() == len(texts)
    rows = learner.page.locator(".review-unit").first.locator("ol > li")
    assert rows.count() == item["stimulus"]["count"]
    assert learner.violations() == [] and not learner.scrolls_sideways()
    learner.page.locator("[data-testid=filter-wrong] input").check()
    assert not rows.first.is_visible() and rows.last.is_visible() and learner.element("review-text").first.is_visible()


@pytest.mark.parametrize("length, kind, screen", [("full", ByKeys, LAPTOP), ("quick", ByTouch, PHONE)], ids=["full", "quick"])
def test_a_test_asks_the_questions_on_a_text_one_after_the_other_and_shows_the_text_once(learner_in, length, kind, screen):
    learner = learner_in(kind, "en", **screen)
    learner.start(length)
    if length == "full":
        begins = [index for index, item in enumerate(learner.attempt()["items"]) if item.get("stimulus", {}).get("number") == 1][-1]
        learner.context.request.put(f"{learner.address}/api/v1/attempts/{learner.attempt_id}/position", data={"position": begins})
        learner.page.reload()
        learner.wait_for(begins + 1)
    asked = []
    while not asked or len(asked) < asked[0]["stimulus"]["count"]:
        item = learner.attempt()["items"][learner.number() - 1]
        if asked or "stimulus" in item:
            asked.append(item)
            assert item["stimulus"] == asked[0]["stimulus"] | {"number": len(asked)}
            assert learner.element("text-place").inner_text() == f"Question {len(asked)} of {item['stimulus']['count']} on this text"
            assert look(learner)["isSame"] is (len(asked) > 1)
            learner.page.evaluate("document.querySelector('.passage').isMarked = true")
        learner.give(item, right_answer(learner.blueprint, item))
        learner.confirm()
        learner.wait_for(item["number"] + 1)
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.unfold()
    unit = learner.page.locator(".review-unit").filter(has=learner.element(f"review-item-{asked[0]['number']}"))
    assert unit.locator("ol > li .status-correct").count() == len(asked) and unit.get_by_test_id("review-text").count() == 1


def test_the_page_for_authors_shows_which_text_an_item_shares(chromium, server, blueprints, complaints):
    blueprint, ids = with_one_text(blueprints["en"])
    author = Author(chromium.new_context(**STILL, **DESKTOP), server.address, blueprint, complaints)
    author.begin()
    author.give(blueprint, "en.json")
    card = author.card(ids[1])
    card.get_by_test_id("key").locator("summary").click()
    assert card.get_by_test_id("shared-text").inner_text() == "en_s1 · Question 2 of 3 on this text"
    text = long_text(blueprint)
    assert text[:40] in card.get_by_test_id("key").inner_text()
    author.try_item({"item_id": ids[1]})
    assert card.locator(".trial .passage").inner_text().strip()[:40] == text[:40]
    author.context.close()

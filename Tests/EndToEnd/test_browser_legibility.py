"""Everything on the screen can be read: nothing covers a text, a text starts where its language starts, and no notice says what is not true."""
import re

import pytest
from browser import ByKeys, ByTouch
from client import right_answer

DESKTOP = {"viewport": {"width": 1200, "height": 800}}
#: The contrast of the text of an element to its background, by WCAG.
CONTRAST = """node => {
  const luminance = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const style = getComputedStyle(node);
  const [low, high] = [style.color, style.backgroundColor].map(luminance).sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}"""
#: The distances of a text from the left and the right edge of the question.
ROOM = """node => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [text, room] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
  return [text.left - room.left, room.right - text.right, room.width];
}"""


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_icon_of_the_search_covers_no_text(learner_in, locale):
    learner = learner_in(ByTouch, "en", locale=locale)
    learner.open()
    field, icon = learner.element("search"), learner.page.locator(".search-field .icon").bounding_box()
    room = field.evaluate("node => parseFloat(getComputedStyle(node).paddingInlineStart)")
    box = field.bounding_box()
    covered = icon["x"] + icon["width"] - box["x"] if locale == "en" else box["x"] + box["width"] - icon["x"]
    assert room > covered


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_button_that_cannot_be_pressed_is_legible_under_the_pointer(learner_in, scheme):
    # NB: no touch screen. After a tap, Chromium leaves its pointer at the tap, and moves it back there from the button.
    learner = learner_in(ByKeys, "en", color_scheme=scheme, **DESKTOP)
    learner.start()
    while learner.element("question").get_attribute("data-format") != "word_reorder":
        learner.answer_all(1)
    learner.press(learner.bank()[0])
    submit = learner.element("primary")
    learner.page.wait_for_selector("[data-testid=answer-line] .tile")
    submit.hover()
    assert submit.is_disabled()
    learner.page.wait_for_function("node => node.matches(':hover')", arg=submit.element_handle())
    assert submit.evaluate(CONTRAST) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_button_that_leaves_a_question_open_is_legible_under_the_pointer(learner_in, scheme):
    learner = learner_in(ByKeys, "en", color_scheme=scheme, **DESKTOP)
    learner.start()
    later = learner.page.locator("[data-testid=primary].later")
    later.hover()
    learner.page.wait_for_function("node => node.matches(':hover') && node.getAnimations().length === 0", arg=later.element_handle())
    assert later.evaluate(CONTRAST) >= 4.5


@pytest.mark.parametrize("language, size", [("en", 19), ("ja", 19)])
def test_a_passage_with_a_gap_is_set_like_a_text_and_a_sentence_larger(learner_in, language, size):
    learner = learner_in(ByKeys, language, viewport={"width": 390, "height": 844})
    learner.start()
    items = learner.attempt()["items"]
    passage = next(item for item in items if item["format"] == "cloze_text" and len(item["stem"]) > (250 if language == "en" else 120))
    sizes = {}
    for item in (items[0], passage):
        learner.answer_all(item["number"] - learner.number())
        sizes[item["number"]] = learner.page.locator(".stem").first.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert sizes[passage["number"]] == size and sizes[items[0]["number"]] == 24


@pytest.mark.parametrize("kind, shown", [(ByKeys, True), (ByTouch, False)])
def test_shortcuts_of_the_keyboard_are_shown_only_where_there_is_one(learner_in, kind, shown):
    learner = learner_in(kind, "en")
    learner.start()
    learner.page.wait_for_selector("[data-testid=question]")
    shortcuts = learner.page.locator(".keyboard-help")
    assert shortcuts.count() == 1 and shortcuts.is_visible() == shown


@pytest.mark.parametrize("delay, note", [(300, "Your answers are saved"), (3_000, "Some answers are only in this browser so far")])
def test_leave_does_not_speak_of_the_connection_while_there_is_one(learner_in, delay, note):
    learner = learner_in(ByTouch, "en")
    learner.start()
    while learner.element("question").get_attribute("data-format") != "cloze_text":
        learner.answer_all(1)
    item = learner.attempt()["items"][learner.number() - 1]

    def keep_waiting(route):
        learner.page.wait_for_timeout(delay)
        route.continue_()

    learner.page.route("**/answers/**", keep_waiting)
    learner.give(item, right_answer(learner.blueprint, item))
    learner.press("leave")
    notice = learner.page.locator(".front > .notice").first
    notice.wait_for()
    assert notice.inner_text().startswith(note)
    learner.page.unroute_all(behavior="wait")


@pytest.mark.parametrize("language, locale, end", [("ar", "en", "right"), ("fa", "en", "right"), ("en", "ar", "left")])
def test_a_question_starts_where_lines_of_its_language_start(learner_in, language, locale, end):
    learner = learner_in(ByTouch, language, locale=locale, **DESKTOP)
    learner.start()
    while learner.element("question").get_attribute("data-format") != "cloze_choice":
        learner.answer_all(1)
    texts = [learner.page.locator(".stem").first, *learner.page.locator(".option-text").all()]
    assert len(texts) > 2
    for text in texts:
        left, right, width = text.evaluate(ROOM)
        assert width > 500 and (right if end == "right" else left) < 5, text.inner_text()


@pytest.mark.parametrize("locale, side", [("ar", "right"), ("en", "left")])
def test_names_in_the_list_of_languages_align_with_the_interface(learner_in, locale, side):
    learner = learner_in(ByTouch, "en", locale=locale)
    learner.open()
    learner.page.wait_for_selector("[data-testid=language-id]")
    aligned = learner.page.eval_on_selector_all(".language > span", "nodes => nodes.map((node) => getComputedStyle(node).textAlign)")
    assert len(aligned) > 40 and set(aligned) == {side}


def test_japanese_breaks_between_phrases(learner_in):
    learner = learner_in(ByTouch, "ja")
    learner.start()
    for part in (".stem", ".option-text"):
        text = learner.page.locator(part).first
        assert text.evaluate("node => [node.lang, getComputedStyle(node).wordBreak]") == ["ja", "auto-phrase"]


def test_the_review_folds_the_steps_of_the_matcher(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start()
    learner.answer_all(9)
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.unfold()
    learner.page.eval_on_selector_all(".review-item", "nodes => nodes.forEach((node) => node.open = true)")
    text = learner.page.locator(".review").inner_text()
    assert "Matching profile" not in text and learner.element("why").count() >= 2
    assert learner.page.locator("[data-testid=why][open]").count() == 0


@pytest.mark.parametrize("path", ["/authors", "/authors/", "/playground", "/privacy", "/keep"])
def test_pages_outside_the_navigation_mark_no_part_of_it(learner_in, path):
    learner = learner_in(ByTouch, "en")
    learner.open(path)
    learner.page.wait_for_selector("main h1")
    assert learner.page.locator(".ways [aria-current], .ways [data-here]").count() == 0


#: The words of elements that are on more than one line.
BROKEN_WORDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
  const text = node.firstChild;
  return [...(text?.textContent ?? "").matchAll(/\\p{L}+/gu)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize("locale", ["de", "ru"])
def test_names_of_likely_languages_do_not_break_inside_a_word_on_the_narrowest_phone(learner_in, locale):
    learner = learner_in(ByTouch, "en", locale=locale, viewport={"width": 320, "height": 640})
    learner.open()
    learner.page.wait_for_selector("[data-testid=language-en]")
    names = "[data-testid=likely-languages] .language > span:not(.emblem)"
    assert learner.page.evaluate(BROKEN_WORDS, names) == []

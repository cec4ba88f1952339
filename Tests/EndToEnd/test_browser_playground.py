"""Authors try out answers: the verdict, the nearest accepted answer, and every step with its reason."""
import pytest
from browser import ByTouch
from looks import LOOKS, check

#: A long answer and a right-to-left answer, each with its accepted answer.
COMPARED = [("de", "Donaudampfschifffahrtsgesellschaftskapitan", "Donaudampfschifffahrtsgesellschaftskapitän"), ("ar", "ذهب الى", "ذَهَبَ إلى")]


def try_out(learner, language, answer, accept):
    learner.open("/playground")
    learner.element("playground-language").select_option(language)
    learner.element("playground-answer").fill(answer)
    learner.element("playground-accept").fill("\n".join(accept))
    learner.page.wait_for_selector("[data-testid=outcome]")


def test_the_steps_and_their_reasons_are_shown(learner_in):
    learner = learner_in(ByTouch, "en")
    try_out(learner, "tr", "İZMİR\u200b!", ["Ankara", "izmir"])
    assert learner.element("outcome").inner_text() == "Right, with a note"
    steps = learner.page.locator("[data-testid^=step-]")
    assert [step.get_attribute("data-testid") for step in steps.all()] == [
        "step-invisible_characters", "step-letter_case", "step-terminal_marks"
    ]
    assert "U+200B" in steps.first.inner_text() and "invisible characters" in steps.first.inner_text()


def test_a_wrong_answer_is_compared_with_the_nearest_accepted_answer(learner_in):
    learner = learner_in(ByTouch, "en")
    try_out(learner, "fr", "cafe noir", ["thé", "café noir"])
    assert learner.element("outcome").inner_text() == "Wrong"
    shown = learner.element("difference")
    assert shown.locator("del").text_content().endswith("e") and shown.locator("ins").text_content().endswith("é")
    assert "a mark on a letter differs" in learner.element("judgement").inner_text()


def test_the_rules_of_a_question_are_taken_into_account_and_survive_another_interface_language(learner_in):
    learner = learner_in(ByTouch, "en")
    try_out(learner, "fr", "cafe", ["café"])
    learner.page.locator("summary").click()
    learner.element("playground-marks").select_option("lenient")
    learner.page.wait_for_selector("[data-testid=outcome].status-correct")
    learner.element("interface-picker").select_option("ar")
    learner.page.wait_for_selector("html[dir=rtl] [data-testid=outcome].status-correct")
    assert learner.element("playground-answer").input_value() == "cafe"
    learner.element("playground-near").fill("cafe")
    learner.page.wait_for_selector("[data-testid=outcome].status-wrong")


def test_an_error_is_shown_and_removed_after_the_next_success(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.open("/playground")
    learner.page.wait_for_selector("[data-testid=playground-answer]")
    learner.context.set_offline(True)
    learner.element("playground-answer").fill("a")
    learner.element("playground-accept").fill("a")
    learner.page.wait_for_selector("[data-testid=judgement] [role=alert]")
    learner.context.set_offline(False)
    learner.element("playground-accept").fill("a\nb")
    learner.page.wait_for_selector("[data-testid=outcome].status-correct")
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]  # the browser itself reports it


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_accessible(learner_in, look):
    learner = learner_in(ByTouch, "en", **LOOKS[look])
    for language, answer, entry in COMPARED:
        try_out(learner, language, answer, [entry])
        learner.page.locator("summary").click()
        check(learner, f"playground, {language}")

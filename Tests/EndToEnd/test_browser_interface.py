"""The list of languages, and the words of the interface."""
import json
import re

import pytest
from browser import ByTouch
from conftest import ROOT

PLURAL = re.compile(r"\.(zero|one|two|few|many|other)$")


@pytest.mark.parametrize("text, language", [("日本", "ja"), ("japan", "ja"), ("العرب", "ar"), ("espanol", "es"), ("GERMAN", "de")])
def test_search_finds_a_language_by_any_of_its_names(learner_in, text, language):
    learner = learner_in(ByTouch, "en")
    learner.open()
    learner.element("search").fill(text)
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 1")
    assert learner.element(f"language-{language}").is_visible()


def test_search_uses_the_names_of_the_interface_language_too(learner_in):
    learner = learner_in(ByTouch, "en", locale="es")
    learner.open()
    learner.element("search").fill("alemán")
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 1")
    assert learner.element("language-de").is_visible()
    learner.element("search").fill("klingon")
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 0")


@pytest.mark.parametrize("locale, language, direction", [("ar-EG", "ar", "rtl"), ("es-MX", "es", "ltr"), ("fi", "en", "ltr")])
def test_the_interface_follows_the_browser(learner_in, locale, language, direction):
    learner = learner_in(ByTouch, "en", locale=locale)
    learner.open()
    learner.page.wait_for_selector("[data-testid=language-en]")
    assert learner.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [language, direction]


def test_the_interface_can_be_chosen_by_hand_and_is_remembered(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.open()
    learner.element("interface-picker").select_option("ar")
    learner.page.wait_for_function("() => document.documentElement.dir === 'rtl'")
    learner.page.reload()
    learner.page.wait_for_selector("[data-testid=language-en]")
    assert learner.page.evaluate("document.documentElement.lang") == "ar"


def words(language):
    return json.loads((ROOT / f"Content/interface/{language}.json").read_text("utf-8"))["words"]


@pytest.mark.essential
def test_all_interface_languages_have_the_same_words():
    keys = {language: {PLURAL.sub("", key) for key in words(language)} for language in ("en", "es", "ar")}
    assert keys["en"] == keys["es"] == keys["ar"]
    for language in keys:
        assert all(text.strip() for text in words(language).values())


def test_placeholders_are_the_same_in_every_interface_language():
    for key, text in words("en").items():
        for language in ("es", "ar"):
            other = words(language).get(key)
            if other and not PLURAL.search(key):
                assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", other)), (language, key)


def test_every_text_that_the_app_uses_exists():
    known = set(words("en")) | {PLURAL.sub("", key) for key in words("en")}
    for module in ROOT.glob("Web/**/*.js"):
        for key in re.findall(r'\b(?:t|plural|phrase)\("([a-z_.]+)"', module.read_text("utf-8")):
            assert key in known, f"{module.name}: {key}"


def test_every_matching_step_has_a_text():
    known = words("en")
    for source in ROOT.glob("Sources/AnswerMatching/Steps/**/*.swift"):
        for name in re.findall(r'^\s+name: "([a-z_]+)"', source.read_text("utf-8"), re.M):
            assert f"step.{name}" in known, name


def test_every_remark_on_an_answer_has_a_text():
    source = (ROOT / "Sources/AnswerMatching/Verdict.swift").read_text("utf-8")
    remarks = re.findall(r'^    case \w+ = "(\w+)"', source, re.M)
    assert len(remarks) >= 3
    for remark in remarks:
        assert f"note.{remark}" in words("en"), remark

"""The list of languages, and the words of the interface."""
import functools
import json
import re

import pytest
from browser import ByTouch
from conftest import ROOT

INTERFACE_LANGUAGES = sorted(file.stem for file in (ROOT / "Content/interface").glob("*.json"))
PLACEHOLDER = re.compile(r"\{\w+\}")
PLURAL = re.compile(r"\.(zero|one|two|few|many|other)$")


def test_a_browser_installs_the_app_in_the_language_of_the_interface(learner_in):
    learner = learner_in(ByTouch, "en", locale="ar")
    learner.open()
    learner.page.wait_for_selector("[data-testid=language-en]")
    session = learner.context.new_cdp_session(learner.page)

    def manifest():
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        return json.loads(found["data"])

    arabic = json.loads((ROOT / "Content/interface/ar.json").read_text("utf-8"))["words"]
    assert [manifest()[name] for name in ("lang", "dir", "description")] == ["ar", "rtl", arabic["languages.what"]]
    learner.page.locator(".picker select").select_option("de")
    assert learner.poll(manifest, lambda found: found.get("lang") == "de", str)["dir"] == "ltr"
    learner.page.locator(".picker select").select_option("en")
    assert "lang" not in learner.poll(manifest, lambda found: found.get("lang") != "de", str)


@pytest.mark.parametrize("text, language", [("日本", "ja"), ("japan", "ja"), ("العرب", "ar"), ("espanol", "es"), ("GERMAN", "de")])
def test_search_finds_a_language_by_any_of_its_names(learner_in, text, language):
    learner = learner_in(ByTouch, "en")
    learner.open()
    learner.element("search").fill(text)
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 1")
    assert learner.element(f"language-{language}").is_visible()


@pytest.mark.parametrize(
    "text, language",
    [("Mandarin", "zh"), ("Farsi", "fa"), ("tagalog", "fil"), ("castellano", "es"), ("Yue", "yue"), ("chino", "zh"), ("اليابانية", "ja"), ("eng", "en")],
)
def test_search_knows_other_names_and_enter_opens_the_first_language(learner_in, text, language):
    learner = learner_in(ByTouch, "en")
    learner.open()
    learner.element("search").fill(text)
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length <= 4")
    first = learner.page.locator("[data-testid^=language-]").first
    assert first.get_attribute("data-testid") == f"language-{language}"
    learner.element("search").press("Enter")
    learner.page.wait_for_selector("[data-testid=start]")


@pytest.mark.essential
def test_a_phone_shows_practice_and_the_game_at_once_in_every_interface_language(learner_in):
    learner = learner_in(ByTouch, "en", viewport={"width": 390, "height": 844})
    learner.open()
    learner.element("language-en").wait_for()
    below = {}
    for language in INTERFACE_LANGUAGES:
        learner.element("interface-picker").select_option(language)
        learner.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        ends = [learner.element(name).bounding_box() for name in ("to-practice", "to-play")]
        below[language] = max(box["y"] + box["height"] for box in ends) - 844
        assert learner.page.locator("[data-testid=likely-languages] li").count() in (6, 8)
    assert {language: end for language, end in below.items() if end > 0} == {}


def test_a_phone_shows_the_likely_languages_and_the_other_parts_at_once(learner_in):
    learner = learner_in(ByTouch, "en", locale="de-AT", viewport={"width": 360, "height": 740})
    learner.open()
    likely = learner.page.locator("[data-testid=likely-languages] [data-testid^=language-]")
    likely.first.wait_for()
    shown = [button.get_attribute("data-testid") for button in likely.all()]
    assert len(shown) == 6 and shown[0] == "language-en" and "language-de" not in shown
    assert learner.element("language-de").count() == 1
    for button in likely.all():
        box = button.bounding_box()
        assert box["y"] + box["height"] <= 740
    for part in ("practice", "play"):
        heading = learner.page.locator(f"#{part}-invitation").bounding_box()
        assert heading["y"] + 24 <= 740, "the first line of its heading is on the screen"


@pytest.mark.parametrize("locale", ["es", "ar", "zh-TW"])
def test_the_instructions_are_in_the_interface_language_with_those_of_the_form_below(learner_in, locale):
    learner = learner_in(ByTouch, "de", locale=locale)
    learner.start()
    words = json.loads((ROOT / f"Content/interface/{'zh-Hant' if locale == 'zh-TW' else locale}.json").read_text("utf-8"))["words"]
    item = learner.attempt()["items"][0]
    first, second = learner.page.locator(".to-do > p").all()
    assert first.inner_text() == words[f"instructions.{item['format']}"]
    assert (second.inner_text(), second.get_attribute("lang")) == (item["instructions"], "de")


def test_instructions_stand_alone_if_the_test_is_in_the_interface_language(learner_in):
    learner = learner_in(ByTouch, "de", locale="de-AT")
    learner.start()
    assert learner.page.locator(".to-do > p").all_inner_texts() == [learner.attempt()["items"][0]["instructions"]]


def test_search_uses_the_names_of_the_interface_language_too(learner_in):
    learner = learner_in(ByTouch, "en", locale="es")
    learner.open()
    learner.element("search").fill("alemán")
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 1")
    assert learner.element("language-de").is_visible()
    learner.element("search").fill("klingon")
    learner.page.wait_for_function("() => document.querySelectorAll('[data-testid^=language-]').length === 0")


@pytest.mark.parametrize("locale, language, direction", [("ar-EG", "ar", "rtl"), ("es-MX", "es", "ltr"), ("zh-TW", "zh-Hant", "ltr"), ("zh-CN", "zh", "ltr"), ("fi", "en", "ltr")])
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


def start_texts(language):
    """The paragraphs of a language in the page itself: for an app that could not be loaded, and for a browser without JavaScript."""
    page = (ROOT / "Web/index.html").read_text("utf-8")
    return [re.search(rf'<p\s+lang="{language}"\s+dir="(\w+)"\s*>', part) for part in page.split("<noscript>")]


@pytest.mark.parametrize("language", INTERFACE_LANGUAGES)
def test_the_page_has_the_texts_for_a_failed_start_in_every_interface_language(language):
    direction = json.loads((ROOT / f"Content/interface/{language}.json").read_text("utf-8"))["direction"]
    assert [found and found[1] for found in start_texts(language)] == [direction] * 2


@pytest.mark.parametrize("locale, language, text", [("de-AT", "de", "konnte nicht geladen werden"), ("zh-TW", "zh-Hant", "無法載入"), ("fi", "en", "could not be loaded"), ("ur", "ur", "لوڈ نہیں ہو سکا")])
def test_a_failed_start_is_explained_in_the_language_of_the_browser_only(learner_in, complaints, locale, language, text):
    learner = learner_in(ByTouch, "en", locale=locale)
    learner.page.route("**/words/**", lambda route: route.abort())
    learner.open()
    learner.page.wait_for_selector("#no-words:not([hidden])")
    texts = learner.page.locator("#no-words p")
    assert texts.count() == 1 and text in texts.inner_text() and texts.get_attribute("lang") == language
    complaints[:] = [line for line in complaints if "ERR_FAILED" not in line]


@functools.cache
def words(language):
    return json.loads((ROOT / f"Content/interface/{language}.json").read_text("utf-8"))["words"]


@pytest.mark.essential
@pytest.mark.parametrize("language", INTERFACE_LANGUAGES)
def test_all_interface_languages_have_the_same_words(language):
    assert {PLURAL.sub("", key) for key in words(language)} == {PLURAL.sub("", key) for key in words("en")}
    assert all(text.strip() for text in words(language).values())


@pytest.mark.parametrize("language", INTERFACE_LANGUAGES)
def test_placeholders_are_the_same_in_every_interface_language(language):
    for key, text in words("en").items():
        other = words(language).get(key)
        if other and (not PLURAL.search(key) or key.endswith(".other")):
            assert set(PLACEHOLDER.findall(text)) == set(PLACEHOLDER.findall(other)), key


@pytest.mark.parametrize("language", sorted(set(INTERFACE_LANGUAGES) - {"en"}))
def test_an_interface_language_leaves_no_sentence_in_english(language):
    same = {key for key, text in words(language).items() if words("en").get(key) == text and len(PLACEHOLDER.sub("", text).split()) >= 3}
    assert same == set()


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

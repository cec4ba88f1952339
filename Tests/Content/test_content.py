"""Checks every blueprint in the content folder against dictionaries, tables and counts. The tests pick up a new file automatically."""
import json
import pathlib

import checks
import pytest
import quality_page  # noqa: F401  NB: it makes the scripts available
from blind_answers import form
from languages import LANGUAGES

CONTENT = pathlib.Path(__file__).resolve().parent.parent.parent / "Content"
FILES = sorted((CONTENT / "blueprints").glob("*.json"))
FORMS = {file.stem: form(file) for file in FILES}


@pytest.fixture(params=FORMS, scope="module")
def language(request):
    return request.param


@pytest.fixture(scope="module")
def items(language):
    return FORMS[language]["items"]


@pytest.fixture(scope="module")
def quality(language):
    """The notes of the author and of the readers of a form."""
    return json.loads((CONTENT / f"quality/{language}.json").read_text("utf-8"))


@pytest.mark.essential
def test_every_planned_language_has_a_form():
    planned = "ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu id is it ja km ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi yue zh"
    assert set(FORMS) >= set(planned.split())
    assert sum(len(form["items"]) for form in FORMS.values()) >= 2448


def test_every_level_has_the_same_kinds_of_items_in_every_form(items):
    assert list(checks.out_of_plan(items)) == []
    assert checks.odd_tiles(items) == []
    assert checks.many_orders(items) == []
    assert checks.shuffled_tiles(items) == []


def test_passages_have_the_length_of_their_level(language, items):
    assert list(checks.odd_passages(language, items)) == []


def test_recordings_are_dialogues_with_the_length_of_their_level(language, items):
    assert list(checks.odd_dialogues(language, items)) == []


def test_from_b2_up_a_form_has_one_text_to_read_at_each_level_with_all_questions_of_the_level(language, items):
    texts = {level: {item["prompt"].get("stimulus") for item in items if item["type"] == "READING_COMP" and item["level"] == level} for level in checks.LEVELS}
    assert texts == {level: {f"{language}_{level.lower()}"} if level >= "B2" else {None} for level in checks.LEVELS}


def test_texts_have_the_places_that_their_questions_ask_about(items):
    assert list(checks.unmarked_places(items)) == []


def test_every_word_is_in_a_dictionary_or_was_checked_by_hand(language, items, quality):
    if LANGUAGES[language].dictionaries:
        listed = quality["words_not_in_dictionary"] + quality["misspelt_on_purpose"]
        unknown = checks.unknown_words(language, items)
        assert sorted(unknown - set(listed)) == []


def test_every_word_checked_by_hand_occurs_in_the_form(language, items, quality):
    listed = quality["words_not_in_dictionary"] + quality["misspelt_on_purpose"]
    assert sorted(set(listed) - set(checks.words(items))) == []


def test_scripts_and_marks_belong_to_the_language(language, items):
    assert list(checks.foreign_characters(language, items)) == []


def test_text_is_composed(items):
    assert checks.not_composed(items) == []


def test_the_direction_matches_the_script(language):
    right_to_left = {"ARABIC", "HEBREW"} & set(LANGUAGES[language].scripts)
    assert FORMS[language]["direction"] == ("rtl" if right_to_left else "ltr")


def test_keys_are_in_each_position_about_equally_often(items):
    assert checks.uneven_keys(items) == []


def test_the_longest_option_is_rarely_the_key(items):
    assert checks.longest_keys(items) <= 0.35


def test_words_are_rarer_at_high_levels_than_at_low_levels(language, items):
    if LANGUAGES[language].frequencies:
        bottom, middle, top = checks.frequencies(language, items)
        assert bottom > top and middle > top - 0.05, (bottom, middle, top)


def test_the_inventory_names_test_points_for_every_level(quality):
    assert sorted(quality["inventory"]) == checks.LEVELS
    assert all(len(points) >= 4 for points in quality["inventory"].values())


def test_a_second_reader_has_answered_every_item(quality):
    reading = quality["second_reading"]
    assert reading["answered"] == 48 and 0 <= reading["agreed"] <= 48
    assert len({entry["item"] for entry in reading["settled"]}) >= 48 - reading["agreed"]


def test_faults_found_by_later_readers_are_listed_by_item(items, quality):
    settled = quality["later_readings"]["settled"]
    assert {entry["item"] for entry in settled} <= {item["item_id"] for item in items}
    assert all(entry["reader"] and entry["outcome"] for entry in settled)


def test_a_reader_has_tried_the_questions_on_texts_without_the_texts(items, quality):
    guesses = quality["without_texts"]
    # NB: the first versions had one question on each text.
    assert guesses["of"] == len({item["prompt"].get("stimulus", item["item_id"]) for item in items if item["type"] in ("READING_COMP", "LISTENING")})
    assert all(0 <= guesses[name] <= guesses["of"] for name in ("right", "right_after"))


def test_no_item_is_in_two_languages():
    seen = {}
    for language, form in FORMS.items():
        for item in form["items"]:
            text = (item["prompt"]["stem"] + item["prompt"].get("passage", item["prompt"].get("transcript", ""))).casefold()
            seen.setdefault(text, []).append(item["item_id"])
    assert [ids for ids in seen.values() if len(ids) > 1] == []


# --- tests of the checks, with faults that they must find -----------------------------------------------------------------------------------


def cloze(stem="Yo ___ Ana.", options=("soy", "es", "eres", "somos"), key="a", level="A1"):
    choices = [{"id": name, "text": text} for name, text in zip("abcd", options, strict=True)]
    prompt = {"instructions": "Elige.", "stem": stem}
    return {"item_id": "x_1", "type": "MC_CLOZE", "level": level, "prompt": prompt, "options": choices, "correct_option_id": key}


def test_a_misspelt_word_is_found():
    assert checks.unknown_words("es", [cloze("Yo ___ Ana y la biblotecaria.")]) == {"biblotecaria"}
    assert checks.unknown_words("es", [cloze()]) == set()


def test_a_letter_or_mark_of_another_script_is_found():
    assert list(checks.foreign_characters("es", [cloze("Yo ___ Аna.")])) == ["x_1: А (CYRILLIC CAPITAL LETTER A)"]
    assert list(checks.foreign_characters("es", [cloze("Yo ___ Ana؟")])) == ["x_1: ؟ (ARABIC QUESTION MARK)"]


def test_decomposed_text_is_found():
    assert checks.not_composed([cloze("Él ___ aqui\u0301.")]) == ["x_1"]


def test_shuffled_tiles_are_found():
    tiles = {"item_id": "x_1", "prompt": {"stem": "we / go"}, "production_spec": {"format": "word_reorder", "accept_list": ["We go!", "Go we?"]}}
    assert checks.shuffled_tiles([tiles]) == []
    tiles["prompt"]["stem"] = "go / we"
    assert checks.shuffled_tiles([tiles]) == ["x_1"]


def test_tiles_with_five_orders_are_found():
    tiles = {"item_id": "x_1", "production_spec": {"format": "word_reorder", "accept_list": ["a b", "b a"] * 2}}
    assert checks.many_orders([tiles]) == []
    tiles["production_spec"]["accept_list"].append("b, a")
    assert checks.many_orders([tiles]) == ["x_1: 5 orders"]


def test_a_pair_at_a_high_level_is_found():
    kinds = [{"type": "CONSTRAINED_PROD", "production_spec": {"format": "minimal_pair"}, "level": "C1"}]
    assert any(finding.startswith("C1: ['minimal_pair']") for finding in checks.out_of_plan(kinds))


def test_keys_in_one_position_are_found():
    assert checks.uneven_keys([cloze()] * 30) != []


def test_long_keys_are_found():
    assert checks.longest_keys([cloze(options=("la más larga", "es", "eres", "somos"))]) == 1
    assert checks.longest_keys([cloze(options=("larga", "larga", "eres", "somos"))]) == 0


@pytest.mark.parametrize(
    "options, passage",
    [("1234", "Uno. (1) Dos. (2) Tres. (3) Cuatro."), ("1234", "Uno. (1) Dos. (3) Tres. (2) Cuatro. (4)"), ("1243", "Uno (1) (2) (4) (3)"), ("1234", "")],
)
def test_a_text_without_the_places_of_its_question_is_found(options, passage):
    item = cloze("¿Dónde encaja la frase?", options=options)
    item["prompt"]["passage"] = passage
    assert len(list(checks.unmarked_places([item]))) == 1


def test_places_in_order_are_accepted():
    for options, passage in [("1234", "Uno. (1) Dos. (2) Tres. (3) Cuatro. (4)"), ("١٢٣٤", "(١) (٢) (٣) (٤)")]:
        item = cloze("¿Dónde encaja la frase?", options=options)
        item["prompt"]["passage"] = passage
        assert list(checks.unmarked_places([item])) == []
    assert list(checks.unmarked_places([cloze(options=("8", "doce", "diez", "once"))])) == []


@pytest.mark.parametrize("language, level, words, odd", [
    ("es", "B2", 205, True), ("es", "B2", 220, False), ("es", "C2", 650, True), ("fi", "C1", 260, False), ("fi", "C1", 250, True), ("es", "A1", 30, False), ("es", "A1", 20, True), ("es", "B1", 110, True),
])
def test_a_text_of_another_length_is_found(language, level, words, odd):
    item = cloze(level=level)
    item["prompt"]["passage"] = "palabra " * words
    assert bool(list(checks.odd_passages(language, [item]))) is odd


@pytest.mark.parametrize("words, speakers, fault", [(30, "AB", None), (4, "AB", "12 words"), (60, "AB", "180 words"), (30, "A", "not a dialogue")])
def test_a_recording_of_another_length_or_of_one_person_is_found(words, speakers, fault):
    item = {
        "item_id": "es_021", "type": "LISTENING", "level": "B1",
        "prompt": {
            "transcript": "\n".join(f"{name}: " + "palabra " * words for name in "ABA"),
            "speakers": [{"name": name, "voice": "female"} for name in speakers],
        },
    }
    found = list(checks.odd_dialogues("es", [item]))
    assert (fault in found[0] if fault else found == [])

"""Every item that a reference for its level can measure has its value, and the measure does what it says."""
import pytest
from quality_page import level_references

ZIPF = {"en", "de", "ja", "zh", "ar", "hr"}


def test_every_item_of_a_language_with_a_reference_has_its_value_as_it_is_now():
    known, values = level_references.items(), level_references.read()
    measured = {level_references.language_of(item_id) for item_id in values["Zipf"]}
    assert ZIPF <= measured and len(measured) >= 40
    expected = {item_id for item_id in known if level_references.language_of(item_id) in measured}
    assert sorted(expected - set(values["Zipf"])) == [], "run .venv/bin/python Scripts/level_references.py measure"
    for reference, language in (("HSK", "zh"), ("JLPT", "ja"), ("CEFR-J", "en")):
        missing = {item_id for item_id in known if level_references.language_of(item_id) == language} - set(values[reference])
        assert sorted(missing) == [], "run it with the folder of the lists"


def test_values_are_levels_of_their_list_or_frequencies():
    for item_id, _, reference, value in level_references.rows():
        if reference == "Zipf":
            assert 0 < float(value) < 8, item_id
        else:
            assert value in level_references.LISTS[reference], item_id


@pytest.mark.parametrize("words, expected", [(["a"] * 19 + ["b"], "2"), (["a"] * 39 + ["b"], "1"), (["x", "a"], "1"), (["x"], None), ([], None)])
def test_an_item_has_the_level_up_to_which_95_of_100_listed_words_are_known(words, expected):
    assert level_references.level(words, {"a": "1", "b": "2"}, {"1": "A1", "2": "A2"}) == expected


def test_the_frequency_is_that_of_the_rarest_word_of_a_short_text_and_ignores_names():
    alone = level_references.frequency("the house", "en")
    assert level_references.frequency("the house the Qzxvwy", "en") == alone


def test_english_words_are_found_by_their_headwords():
    known = {"stop", "carry", "make", "house"}
    assert list(level_references.english_lemmas("Stopped carries making houses Bruges", known)) == ["stop", "carry", "make", "house", "bruges"]


def test_names_of_speakers_and_gaps_are_no_words_of_an_item():
    item = {"prompt": {"transcript": "Ann: Hello.\nBen: Yes.", "stem": "What ___ now?"}, "options": [{"text": "is"}]}
    assert level_references.content(item).split() == ["Hello.", "Yes.", "What", "now?", "is"]

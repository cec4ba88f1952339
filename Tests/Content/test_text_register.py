"""The register of genres and scenes describes every text, and finds what is used too often."""
import pytest
import quality_page  # noqa: F401  NB: it makes the scripts available
import text_register


def test_every_text_is_described():
    missing = sorted(set(text_register.texts()) - set(text_register.read()))
    assert missing == [], "python3 Scripts/text_register.py sheet prints them"


def test_every_description_has_the_form_that_the_script_asks_for():
    known = text_register.texts()
    for line in text_register.REGISTER.read_text("utf-8").splitlines():
        item_id, _, *rest = line.split("\t")
        assert text_register.fault("\t".join([item_id, *rest]), known) is None, line


@pytest.mark.parametrize("line, words", [
    ("en_004 notice 1 library book", "four fields"), ("en_999\tnotice\t1\ta b c d e", "no text"), ("en_004\tsonnet\t1\ta b c d e", "no genre"),
    ("en_004\tnotice\t0\ta b c d e", "speakers"), ("en_004\tnotice\t1\ta b c d d", "five different"), ("en_004\tnotice\t1\ta b c d É", "lower case"),
])
def test_a_line_of_another_form_is_named(line, words):
    assert words in text_register.fault(line, {"en_004": None})


def test_a_genre_that_occurs_three_times_in_a_form_is_found():
    rows = {f"en_00{number}": ("message" if number < 4 else "notice", 1, "a b c d e") for number in range(1, 6)}
    assert text_register.frequent_genres(rows) == {"en": {"message": 3}}


def test_no_form_has_a_genre_three_times():
    assert {language: found for language, found in text_register.frequent_genres(text_register.read()).items() if found} == {}


def test_every_level_of_every_form_has_a_text_with_two_speakers():
    without = text_register.levels_without_dialogue(text_register.read(), text_register.texts())
    assert {language: levels for language, levels in without.items() if levels} == {}


def test_a_level_without_two_speakers_is_found():
    rows = {"en_001": ("service", 2, "a b c d e"), "en_002": ("talk", 1, "a b c d e")}
    assert text_register.levels_without_dialogue(rows, {"en_001": {"level": "A1"}, "en_002": {"level": "B1"}}) == {"en": ["A2", "B1", "B2", "C1", "C2"]}


def test_a_plot_that_is_told_twice_is_found():
    rows = {"en_001": ("message", 1, "bus late friend cinema wait"), "de_001": ("message", 1, "late friend bus wait museum"), "fr_001": ("talk", 1, "bus late dog cat rain")}
    assert list(text_register.repeated_scenes(rows)) == [("en_001", "de_001", ["bus", "friend", "late", "wait"])]

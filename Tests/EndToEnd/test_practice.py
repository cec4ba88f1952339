"""Practice tests from notes, on the command line."""
import json

import pytest
from conftest import ROOT

NOTES = sorted((ROOT / "Content/notes").glob("*.md"))
TERMS = "Alpha Beta Gamma Delta Epsilon Zeta".split()
SMALL = "\n".join(f"- {term}: the thing of kind number {number} in this list" for number, term in enumerate(TERMS))


def generate(nivel, *arguments, input=""):
    return nivel("practice", "generate", *arguments, input=input)


@pytest.mark.parametrize("file", NOTES, ids=lambda file: file.stem)
def test_the_samples_give_whole_tests_that_are_the_same_for_the_same_seed(nivel, file):
    language = "es" if file.stem.startswith("spanish") else "en"

    def made(seed):
        options = ["--course", "Sample", "--notes", file, "--language", language, "--count", "25", "--seed", seed, "--format", "json"]
        result = generate(nivel, *options)
        assert result.returncode == 0 and result.stderr == b""
        return result.stdout

    first = made(7)
    test = json.loads(first)
    assert test["question_count"] == 25 and test["missing"] == 0 and test["seed"] == 7
    assert all(question["evidence"] in question["explanation"] for question in test["questions"])
    chosen = [question for question in test["questions"] if "options" in question]
    assert len(chosen) >= 13  # at most half of the answers are typed
    assert all(len(set(question["options"])) == 5 for question in chosen)
    positions = [question["options"].index(question["correct_answer"]) for question in chosen]
    assert all(positions.count(place) <= 5 for place in range(5))
    assert made(7) == first
    assert made(8) != first


def test_the_samples_are_three_whole_units():
    assert len(NOTES) == 3
    assert all(len(file.read_text("utf-8").split()) >= 1_500 for file in NOTES)


def test_notes_come_from_standard_input_too_and_the_test_can_be_printed(nivel):
    result = generate(nivel, "--course", "Greek", "--notes", "-", "--count", "3", "--seed", "1", input=SMALL)
    page = result.stdout.decode()
    assert result.returncode == 0 and page.startswith("Greek\n\n1. ") and "\nKey\n1 " in page


CASES = [
    (["--course", "x"], "", "no notes"),
    (["--course", "x", "--notes", "nowhere.md"], "", "nowhere.md"),
    (["--course", " ", "--notes", "-"], "", "no name"),
    (["--course", "x", "--notes", "-", "--count", "51"], "", "1 to 50"),
    (["--course", "x", "--notes", "-"], "", "0 facts"),
    (["--course", "x", "--notes", "-"], b"binary: \xff\xfe", "UTF-8"),
    (["--course", "x", "--notes", "-", "--language", "sw"], "", "0 facts"),
    (["--course", "quotes ''' and\na line", "--notes", "-"], "", "0 facts"),
]


@pytest.mark.parametrize("arguments, input, message", CASES)
def test_a_failed_generation_is_reported_with_a_remedy(nivel, arguments, input, message):
    result = generate(nivel, *arguments, input=input)
    assert result.returncode == 1 and result.stdout == b"" and message in result.stderr.decode()


def test_megabytes_on_one_line_give_no_facts_and_larger_notes_are_refused(nivel):
    for words, message in ((1_400_000, b"0 facts"), (2_000_000, b"larger than 8 MiB")):
        result = generate(nivel, "--course", "x", "--notes", "-", input="word " * words)
        assert result.returncode == 1 and message in result.stderr


def test_thin_notes_give_fewer_questions_and_say_so(nivel):
    result = generate(nivel, "--course", "Greek", "--notes", "-", "--count", "10", "--format", "json", input=SMALL)
    assert result.returncode == 0 and json.loads(result.stdout)["missing"] > 0 and b"of 10 questions" in result.stderr

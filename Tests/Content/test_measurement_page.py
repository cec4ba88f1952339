"""Docs/measurement.md agrees with the simulation, and the simulation reaches its aims."""
import json
import os
import pathlib
import subprocess

import pytest
from measurement_page import page

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Docs" / "measurement.md"
SEED, LEARNERS = 2026, 200


def simulate(length, *options, learners=LEARNERS, seed=SEED):
    program = os.environ.get("NIVEL", ROOT / ".build" / "debug" / "nivel")
    arguments = [*options, "--length", length, "--learners", str(learners), "--seed", str(seed), "--format", "json"]
    return json.loads(subprocess.run([program, "simulate", *arguments], cwd=ROOT, capture_output=True, check=True).stdout)


@pytest.fixture(scope="module")
def quick():
    return simulate("quick")


@pytest.fixture(scope="module")
def full():
    return simulate("full")


def average(report, kind):
    return next(row for row in report["average"] if row["behaviour"] == kind)


@pytest.mark.recorded
def test_the_page_agrees_with_the_simulation(quick, full):
    names = json.loads((ROOT / "Content" / "languages.json").read_text("utf-8"))
    text = page(quick, full, SEED, LEARNERS, names, {"minimum": 8, "maximum": 20})
    if os.environ.get("NIVEL_RECORD"):
        PAGE.write_text(text, "utf-8")
    assert PAGE.read_text("utf-8") == text, "run make record"


@pytest.mark.parametrize("kind", ["honest", "half", "guess", "mixed"])
def test_full_tests_find_the_level_of_every_kind_of_learner(full, kind):
    row = average(full, kind)
    assert row["exact"] >= 0.71 and row["within_one"] >= 0.99 and row["calibration_error"] <= 0.03


def test_quick_tests_find_the_level_with_few_questions(quick):
    rows = [average(quick, kind) for kind in ("honest", "half", "guess", "mixed")]
    assert all(row["exact"] >= 0.68 and row["within_one"] >= 0.99 and row["calibration_error"] <= 0.03 for row in rows)
    assert all(row["every_format"] == 1 for row in rows)
    assert sum(row["exact"] for row in rows) / len(rows) >= 0.71
    assert sum(row["questions"] for row in rows) / len(rows) <= 17


def test_no_question_is_asked_in_more_than_two_tests_of_three(quick):
    often = [row for row in quick["rows"] if row["behaviour"] != "random" and row["highest_exposure"] > 0.6]
    for row in often:
        # NB: the most frequent of many questions in a small sample is frequent by chance, too. A new and larger sample has no such bias.
        again = simulate("quick", row["language_id"], "--behaviour", row["behaviour"], learners=2000, seed=SEED + 1)
        assert again["rows"][0]["highest_exposure"] <= 0.65, row


@pytest.mark.parametrize("length", ["quick", "full"])
def test_random_clickers_are_placed_at_the_bottom_in_every_language(length):
    report = simulate(length, "--behaviour", "random", learners=1000)
    low = {row["language_id"]: row["lowest_level"] for row in report["rows"]}
    assert len(low) == 51 and min(low.values()) >= 0.95, min(low, key=low.get)

"""Nivel with two real models: a small one that writes questions badly, and one that compares English sentences."""
import json
import re

import pytest
from conftest import ROOT
from sentence_model import NAME, SentenceModel
from small_model import SAMPLES, order

#: Pairs of sentences with the cosines that the model's publisher gives for them (Sentence Transformers, "Semantic Search").
PUBLISHED = {
    "A man is eating food.": 0.7035, "A man is eating a piece of bread.": 0.5272, "A man is riding a horse.": 0.1889,
    "A man is riding a white horse on an enclosed ground.": 0.1047, "A cheetah is running behind its prey.": 0.0980,
}


def words(text):
    return set(re.findall(r"\w+", text))


@pytest.mark.parametrize("notes", SAMPLES[:2], ids=lambda path: path.stem)
def test_nothing_that_a_small_model_invents_is_in_a_test(nivel, small_model, notes):
    result = nivel(*order(small_model, notes, 2, 40))
    assert result.returncode == 0, result.stderr.decode()
    test = json.loads(result.stdout)
    assert len(test["questions"]) + test["missing"] == 2
    for question in test["questions"]:
        from_where = question["provenance"]
        assert words(question["evidence"]) <= words(notes.read_text("utf-8")), "each question quotes the notes"
        if from_where["fallback"]:
            assert from_where["backend"] == "notes" and from_where["rejections"], "and says why no draft was accepted"
        else:
            assert len(set(question["options"])) == 5 and question["correct_answer"] in question["options"]


def test_the_sentence_model_gives_the_published_similarities():
    model = SentenceModel()
    asked = model.embedding("A man is eating pasta.")
    found = {text: sum(a * b for a, b in zip(asked, model.embedding(text))) for text in PUBLISHED}
    assert found == pytest.approx(PUBLISHED, abs=1e-4)


def test_the_audit_measures_how_many_wrong_answers_the_sentence_model_would_accept(nivel, sentence_server):
    options = ["--embedding-url", sentence_server.address, "--embedding-model", NAME, "--embedding-interface", "openai"]
    result = nivel("audit", "--advice", *options, ROOT / "Content" / "blueprints" / "en.json", timeout=600)
    assert result.returncode == 0, result.stderr.decode()
    found = re.search(r"of (\d+) wrong answers .* this model would accept (\d+) \((\d+) %\)", result.stdout.decode())
    answers, accepted, percent = map(int, found.groups())
    assert answers > 400 and percent == round(100 * accepted / answers) and 5 < percent < 25
    assert "leave similarity off, or set it to review" in result.stdout.decode()

"""The pictures of the README, taken from the app. `make record` regenerates them."""
import os
import shutil

import pytest
from browser import ByTouch
from client import find, right_answer
from conftest import ROOT
from test_browser_quick import give, go_on, item_of, say_unknown, see_result

pytestmark = pytest.mark.recorded


def save_picture(learner, name, tmp_path, animations="disabled"):
    file = tmp_path / name
    learner.page.screenshot(path=file, animations=animations)
    assert 10_000 < file.stat().st_size < 200_000
    if os.environ.get("NIVEL_RECORD"):
        shutil.copy(file, ROOT / "Docs" / "pictures" / name)


def test_a_question(learner_in, tmp_path):
    learner = learner_in(ByTouch, "ja", viewport={"width": 1000, "height": 700}, is_mobile=False)
    learner.start()
    learner.answer_all(14)
    item = learner.attempt()["items"][learner.number() - 1]
    for tile in right_answer(learner.blueprint, item)["tiles"][:3] if item["format"] == "word_reorder" else []:
        learner.place(tile)
    save_picture(learner, "question.png", tmp_path)


def test_a_result(learner_in, tmp_path):
    """The result of a learner who knows everything up to A2, and every second item of B1."""
    learner = learner_in(ByTouch, "es", viewport={"width": 1000, "height": 760}, is_mobile=False)
    learner.start("quick")
    is_asked = True
    while is_asked:
        item = item_of(learner)
        level = find(learner.blueprint, item)["level"]
        if level in ("A1", "A2") or level == "B1" and item["number"] % 2:
            give(learner)
            is_asked = go_on(learner)
        else:
            is_asked = say_unknown(learner)
    see_result(learner)
    save_picture(learner, "result.png", tmp_path)


def test_a_phone_in_arabic(learner_in, tmp_path):
    learner = learner_in(ByTouch, "ar", locale="ar", color_scheme="dark")
    learner.start()
    learner.answer_all(6)
    for name in learner.bank()[:2]:
        learner.press(name)
    save_picture(learner, "phone-ar.png", tmp_path)

"""The pictures of the README, taken from the app. `make record` regenerates them."""
import os
import re
import shutil

import pytest
from browser import ByTouch
from client import right_answer
from conftest import ROOT

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
    learner = learner_in(ByTouch, "es", viewport={"width": 1000, "height": 760}, is_mobile=False)
    learner.start()
    learner.answer_all(29)
    learner.press("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.page.wait_for_selector("[data-testid=level]")
    save_picture(learner, "result.png", tmp_path)


def test_a_phone_in_arabic(learner_in, tmp_path):
    learner = learner_in(ByTouch, "ar", locale="ar", color_scheme="dark")
    learner.start()
    learner.answer_all(6)
    for name in learner.bank()[:2]:
        learner.press(name)
    save_picture(learner, "phone-ar.png", tmp_path)

"""axe finds nothing, and nothing scrolls sideways, on any screen: light and dark, phone and desktop, left-to-right and right-to-left."""
import re

import pytest
from browser import ByTouch
from client import right_answer
from looks import LOOKS, check

#: The language of the test in each look. It differs from that of the interface.
TESTED = dict(zip(LOOKS, ("de", "ar", "ja", "en"), strict=True))


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_is_accessible(learner_in, look):
    language = TESTED[look]
    learner = learner_in(ByTouch, language, **LOOKS[look])
    learner.open()
    learner.page.wait_for_selector(f"[data-testid=language-{language}]")
    check(learner, "languages")
    learner.press(f"language-{language}")
    learner.page.wait_for_selector("[data-testid=start]")
    check(learner, "start")
    learner.press("start-full")
    learner.wait_for(1)
    items = learner.attempt()["items"]
    for item in items[2:8]:
        while learner.number() < item["number"]:
            number = learner.number()
            learner.say_unknown()
            learner.wait_for(number + 1)
        check(learner, item["format"])
        learner.give(item, right_answer(learner.blueprint, item))
        check(learner, f"{item['format']}, answered")
    learner.press("finish")
    check(learner, "finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.page.wait_for_selector("[data-testid=level]")
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(learner, "result")


def test_an_error_page_is_accessible(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.open("/test/00000000000000000000000000000000")
    learner.page.wait_for_selector("[data-testid=problem]")
    check(learner, "problem")
    complaints[:] = [text for text in complaints if "404" not in text]  # the browser itself reports the 404 that is tested here

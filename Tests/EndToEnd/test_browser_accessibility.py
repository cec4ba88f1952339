"""axe finds nothing, and nothing scrolls sideways, on any screen: light and dark, phone and desktop, left-to-right and right-to-left."""
import re

import pytest
from browser import ByTouch
from client import right_answer

LOOKS = {
    "320 px, dark, Arabic interface": {"viewport": {"width": 320, "height": 640}, "color_scheme": "dark", "locale": "ar"},
    "desktop, light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone, light, Spanish interface": {"viewport": {"width": 360, "height": 740}, "color_scheme": "light", "locale": "es"},
}


def check(learner, where, with_axe=True):
    """Axe takes half a second for a page: where only the words differ, one language a look is enough for it.

    NB: at the end of the page, because the bar of buttons may cover a part of a tile that scrolls below it, and axe would call that tile too small.
    """
    learner.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not with_axe or learner.violations() == [], where
    assert not learner.scrolls_sideways(), where


#: Axe looks at Arabic in every look, and at one more language in each look with a left-to-right interface.
WITH_AXE = {("ar", look) for look in LOOKS} | set(zip(("ja", "de"), list(LOOKS)[1:]))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", ["ar", "ja", "de"])
def test_every_screen_is_accessible(learner_in, language, look):
    learner = learner_in(ByTouch, language, **LOOKS[look])

    def check_here(where):
        check(learner, where, with_axe=(language, look) in WITH_AXE)

    learner.open()
    learner.page.wait_for_selector(f"[data-testid=language-{language}]")
    check_here("languages")
    learner.press(f"language-{language}")
    learner.page.wait_for_selector("[data-testid=start]")
    check_here("start")
    learner.press("start-full")
    learner.wait_for(1)
    items = learner.attempt()["items"]
    for item in items[2:8]:
        while learner.number() < item["number"]:
            number = learner.number()
            learner.press("dont-know")
            learner.wait_for(number + 1)
        check_here(item["format"])
        learner.give(item, right_answer(learner.blueprint, item))
        check_here(f"{item['format']}, answered")
    learner.press("finish")
    check_here("finish")
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.page.wait_for_selector("[data-testid=level]")
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check_here("result")


def test_an_error_page_is_accessible(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.open("/test/00000000000000000000000000000000")
    learner.page.wait_for_selector("[data-testid=problem]")
    check(learner, "problem")
    complaints[:] = [text for text in complaints if "404" not in text]  # the browser itself reports the 404 that is tested here

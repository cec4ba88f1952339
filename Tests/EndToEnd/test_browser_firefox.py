"""The main journey of a learner in Firefox: a quick test, practice of what was missed, a game at the level, the own page, and a second test."""
import time

import pytest
from client import find, right_answer
from firefox import firefox

LANGUAGE = "es"
EASY = ("A1", "A2")
SETTLED = "return document.querySelector('main[data-settling]') === null"


@pytest.fixture
def page(server, tmp_path):
    with firefox(tmp_path, server.address) as page:
        yield page


def number(page):
    return int(page.run("return document.querySelector('[data-testid=question]').dataset.number"))


def wait_for_number(page, wanted):
    page.wait("return document.querySelector(`[data-testid=question][data-number='${arguments[0]}'], [data-testid=confirm-finish]`) !== null", wanted)


def begin_test(page):
    page.press(f"language-{LANGUAGE}")
    page.press("start")
    wait_for_number(page, 1)
    return page.path().rsplit("/", 1)[1]


def answer(page, blueprint, item):
    """Chooses the right option of an easy question, says "I don't know" to any other, and waits for the next question."""
    page.wait(SETTLED)
    choice = right_answer(blueprint, item).get("choice")
    if choice and find(blueprint, item)["level"] in EASY:
        page.press(f"option-{choice}")
        page.press("primary")
    else:
        page.press("dont-know")
    wait_for_number(page, item["number"] + 1)


def question(page, attempt):
    """The question on the screen, in the state of the server."""
    return page.get(f"/attempts/{attempt}")["items"][number(page) - 1]


def take_test(page, blueprint):
    attempt = begin_test(page)
    while page.wait_for("confirm-finish", "question") == "question":
        answer(page, blueprint, question(page, attempt))
    page.press("confirm-finish")
    page.wait("return location.pathname.startsWith('/result/')")
    page.wait_for("level")
    return page.get(f"/attempts/{attempt}/result")


def practise(page):
    page.press("drill-start")
    page.wait("return location.pathname.startsWith('/drill/')")
    for question in range(1, 11):
        wait_for_number(page, question)
        page.press("dont-know")
        page.wait_for("outcome")
        page.wait(SETTLED)
        page.press("primary")
    page.wait_for("drill-summary")


def play(page):
    page.press("rules-read")
    for pair in range(1, 4):
        page.wait("return document.querySelector(`[data-testid=game][data-state=playing][data-number='${arguments[0]}']`) !== null", pair)
        time.sleep(0.2)
        page.press("say-right")
        if page.wait("return document.querySelector('[data-testid=game]')?.dataset.state") == "reading":
            time.sleep(0.5)
            page.press("go-on")
        if pair < 3 and page.wait_for("end-dialog", "field") == "end-dialog":
            break


def test_the_main_journey_works_in_firefox(page, blueprints):
    page.open()
    result = take_test(page, blueprints[LANGUAGE])
    seen = {item["stem"] for item in result["items"]}
    assert result["level"] in EASY
    practise(page)
    page.open(f"/result/{result['attempt_id']}")
    page.press("next-play")
    page.wait("return location.search.includes(`level=${arguments[0]}`)", result["level"])
    assert page.get(f"/game/lists/{page.run('return new URLSearchParams(location.search).get(`list`)')}")["entries"]
    play(page)
    page.open("/me")
    page.wait_for("next-step")
    assert result["level"] in page.text(f"level-{LANGUAGE}")
    page.open()
    page.press(f"language-{LANGUAGE}")
    page.wait_for("new-questions")
    page.press("cancel")
    attempt = begin_test(page)
    asked = [question(page, attempt)]
    while len(asked) < 6:
        answer(page, blueprints[LANGUAGE], asked[-1])
        asked.append(question(page, attempt))
    new = [item for item in asked if item["stem"] not in seen]
    assert len(new) > len(asked) / 2, "a test asks questions again only where it has no new ones of the same kind"

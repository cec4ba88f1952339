"""Language practice in Chromium, by keys and by touch: from the result to ten questions with their reviews, and to the summary."""
import json
import re

import pytest
from browser import ByKeys, ByTouch
from client import find, right_answer, wrong_answer
from conftest import ROOT
from looks import LOOKS, check
from test_browser_accessibility import TESTED
from test_drills import LEVELS

START = "/api/v1/attempts"
WORDS = json.loads((ROOT / "Content/interface/en.json").read_text("utf-8"))["words"]


def placed(learner, known="A2"):
    """Takes a quick test over HTTP with the profile of the browser, and returns the result."""
    def call(method, path, body=None):
        reply = learner.context.request.fetch(learner.address + path, method=method, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    language = learner.blueprint["language_id"]
    attempt = call("POST", START, {"language_id": language, "length": "quick"})
    path, item = f"{START}/{attempt['attempt_id']}", attempt["items"][0]
    while item:
        known_item = LEVELS.index(find(learner.blueprint, item)["level"]) <= LEVELS.index(known)
        body = (right_answer if known_item else wrong_answer)(learner.blueprint, item)
        item = call("PUT", f"{path}/answers/{item['item_id']}", body)["next"]
    return call("POST", f"{path}/finish", {})


def drill_of(learner):
    drill = learner.page.url.rsplit("/", 1)[1]
    return learner.context.request.get(f"{learner.address}/api/v1/drills/{drill}").json()


def drill_path(learner):
    return f"/drills/{learner.page.url.rsplit('/', 1)[1]}"


def begin(learner):
    """From the result to the first question. Returns the drill."""
    learner.open(f"/result/{placed(learner)['attempt_id']}")
    learner.press("drill-start")
    learner.page.wait_for_url(re.compile("/drill/"))
    learner.wait_for(1)
    return drill_of(learner)


def check_answer(learner, item, answer):
    """Answers the question on the screen, and waits for its review."""
    with learner.replacing("outcome"):
        learner.give(item, answer)
        learner.confirm()


def go_on(learner, item, last=False):
    learner.wait_until_settled()
    learner.confirm()
    if last:
        learner.page.wait_for_selector("[data-testid=drill-summary]")
    else:
        learner.wait_for(item["number"] + 1)


@pytest.mark.parametrize("language", ["en", "ja", "ar"])
@pytest.mark.parametrize("kind", [ByKeys, ByTouch])
def test_a_learner_practises_ten_questions_with_a_review_after_each(learner_in, kind, language):
    learner = learner_in(kind, language, locale=language)
    items = begin(learner)["items"]
    for item in items:
        wants_right = item["number"] <= 7
        check_answer(learner, item, (right_answer if wants_right else wrong_answer)(learner.blueprint, item))
        classes = learner.element("outcome").get_attribute("class")
        assert f"status-{'correct' if wants_right else 'wrong'}" in classes
        assert learner.page.evaluate("document.activeElement.dataset.testid") == "outcome", "the review has the focus"
        source = find(learner.blueprint, item)
        if "rationale" in source:
            assert source["rationale"]["rule"] in learner.element("rationale").inner_text()
        go_on(learner, item, last=item is items[-1])
    assert [review["status"] for review in drill_of(learner)["reviews"]] == ["correct"] * 7 + ["wrong"] * 3
    assert learner.page.locator(".review-item").count() == 10
    assert learner.element("drill-again").count() == 1
    first = learner.page.url
    learner.press("more")
    learner.page.wait_for_url(lambda url: "/drill/" in url and url != first)
    learner.wait_for(1)
    assert learner.element("repeated").count() == 1, "the bank has too few new questions, and the page says so"


def test_a_double_tap_on_check_does_not_skip_the_review(learner_in):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    check_answer(learner, items[0], right_answer(learner.blueprint, items[0]))
    learner.page.reload()
    learner.wait_for(2)
    learner.give(items[1], right_answer(learner.blueprint, items[1]))
    # A second tap as soon as the review is there.
    learner.page.evaluate("""() => new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-testid=outcome]")) return;
      observer.disconnect();
      document.querySelector("[data-testid=primary]").click();
    }).observe(document.querySelector("main"), { childList: true, subtree: true })""")
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=outcome]")
    learner.page.wait_for_timeout(100)
    assert learner.number() == 2 and learner.element("outcome").is_visible()


def test_ten_more_after_an_answer_that_waited_starts_another_drill(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    for item in items[:-1]:
        assert learner.context.request.put(f"{learner.address}/api/v1{drill_path(learner)}/answers/{item['item_id']}", data={"dont_know": True}).ok
    learner.page.reload()
    learner.wait_for(10)
    learner.page.route("**/answers/**", lambda route: route.abort())
    learner.press("dont-know")
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=unchecked]")
    first = learner.page.url
    learner.page.unroute("**/answers/**")
    learner.press("more")
    learner.page.wait_for_url(lambda url: "/drill/" in url and url != first)
    learner.wait_for(1)
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


def test_a_reload_goes_on_where_it_was_and_an_answer_that_was_not_sent_stays(learner_in):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    check_answer(learner, items[0], right_answer(learner.blueprint, items[0]))
    go_on(learner, items[0])
    learner.page.reload()
    learner.wait_for(2)
    learner.press("back")
    learner.wait_for(1)
    assert learner.element("outcome").count() == 1


def test_i_dont_know_shows_the_answer_and_stop_shows_the_summary_from_where_practice_goes_on(learner_in):
    learner = learner_in(ByKeys, "en")
    begin(learner)
    with learner.replacing("outcome"):
        learner.press("dont-know")
    assert "status-dont_know" in learner.element("outcome").get_attribute("class")
    learner.press("stop")
    learner.page.wait_for_selector("[data-testid=drill-summary]")
    assert learner.element("drill-score").inner_text() == "0 of 1 right"
    learner.press("more")
    learner.wait_for(2)


def test_without_a_connection_the_answer_is_kept_and_checked_later(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    learner.context.set_offline(True)
    learner.give(items[0], right_answer(learner.blueprint, items[0]))
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    assert "No connection" in learner.element("note").inner_text()
    learner.confirm()
    learner.wait_for(2)
    learner.context.set_offline(False)
    learner.poll(lambda: drill_of(learner)["answered"], lambda found: found == 1, lambda found: f"{found} answers are kept")
    learner.press("back")
    learner.page.wait_for_selector("[data-testid=outcome]")
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]


def test_a_busy_server_is_called_that_and_not_a_missing_connection(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    learner.page.route("**/answers/**", lambda route: route.fulfill(status=429, json={"type": "/problems/too-many-requests", "title": "Busy", "status": 429}))
    learner.give(items[0], right_answer(learner.blueprint, items[0]))
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    assert learner.element("note").inner_text() == WORDS["drill.delayed"]
    text = learner.page.text_content("main")
    assert WORDS["save.delayed"] in text and "No connection" not in text and "no connection" not in text
    complaints[:] = [text for text in complaints if "429" not in text]


@pytest.mark.parametrize("ends", [False, True], ids=["question", "summary"])
def test_an_answer_during_a_test_is_explained_with_a_link_to_the_test(learner_in, complaints, ends):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    running = learner.context.request.post(f"{learner.address}{START}", data={"language_id": "en", "length": "quick"}).json()
    if ends:
        learner.page.route("**/answers/**", lambda route: route.abort())
    learner.give(items[0], right_answer(learner.blueprint, items[0]))
    learner.confirm()
    if ends:
        learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
        learner.press("stop")
        learner.page.unroute("**/answers/**")
    learner.page.wait_for_selector("[data-testid=running-test]")
    assert WORDS["drill.test-in-progress"] in learner.element("test-in-progress").inner_text()
    assert WORDS["save.refused"] not in learner.page.inner_text("main")
    learner.press("running-test")
    learner.page.wait_for_url(f"**/test/{running['attempt_id']}")
    complaints[:] = [text for text in complaints if not re.search("409|ERR_FAILED", text)]


def test_practice_begins_with_the_weakest_skill_from_the_result_and_from_the_own_page(learner_in):
    """The levels are those of a learner who is weak in reading: the server's own are too vague after a quick test."""
    learner = learner_in(ByTouch, "en")
    attempt = placed(learner)["attempt_id"]
    shares = {"use_of_language": 6, "reading": 1, "listening": 6, "production": 6}
    skills = {name: {"measured": True, "correct": right, "items": 8, "score": right, "max_score": 8} for name, right in shares.items()}
    weak = {"level_by": "cuts", "skills": skills}

    def serve_weak(route):
        document = route.fetch().json()
        for entry in document["levels"] if route.request.url.endswith("/levels") else [document]:
            entry |= weak
        route.fulfill(json=document)

    learner.page.route(f"**/api/v1/attempts/{attempt}/result", serve_weak)
    learner.page.route("**/api/v1/levels", serve_weak)
    asked = []
    learner.page.on("request", lambda request: request.method == "POST" and request.url.endswith("/api/v1/drills") and asked.append(request.post_data_json))
    learner.open(f"/result/{attempt}")
    learner.page.wait_for_selector("[data-testid=drill-skill]")
    assert learner.element("drill-skill").inner_text() == WORDS["drill.offer.skill"].replace("{skill}", WORDS["skill.reading"])
    learner.press("drill-skill")
    learner.wait_for(1)
    assert drill_of(learner)["items"][0]["passage"]
    learner.open("/me")
    learner.press("go-practise")
    learner.wait_for(1)
    assert asked == [{"language_id": "en", "skill": "reading"}] * 2


def test_practice_cannot_start_without_a_connection_and_says_so(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.open(f"/result/{placed(learner)['attempt_id']}")
    learner.page.wait_for_selector("[data-testid=drill-start]")
    learner.context.set_offline(True)
    learner.press("drill-start")
    learner.page.wait_for_selector("[data-testid=drill-offer] .trouble:not(:empty)")
    assert "No connection" in learner.page.inner_text("[data-testid=drill-offer] .trouble")
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]


def test_two_tabs_show_the_same_review_of_the_first_answer(learner_in):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    other = learner.context.new_page()
    other.goto(learner.page.url)
    other.wait_for_selector("[data-testid=question][data-number='1']")
    check_answer(learner, items[0], right_answer(learner.blueprint, items[0]))
    other.get_by_test_id("dont-know").tap()
    other.wait_for_selector("[data-testid=outcome].status-correct")


def test_an_answer_that_another_tab_sends_brings_its_review_here_too(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    items = begin(learner)["items"]
    learner.give(items[0], right_answer(learner.blueprint, items[0]))
    learner.page.route("**/answers/**", lambda route: route.abort())
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    other = type(learner)(learner.context, learner.address, learner.blueprint, complaints)
    other.open()
    learner.page.wait_for_selector("[data-testid=outcome].status-correct")
    go_on(learner, items[0])
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_of_practice_is_accessible(learner_in, look):
    learner = learner_in(ByTouch, TESTED[look], **LOOKS[look])
    items = begin(learner)["items"]
    formats = set()
    for item in items:
        is_new = item["format"] not in formats
        formats.add(item["format"])
        check(learner, item["format"], with_axe=is_new)
        check_answer(learner, item, (wrong_answer if is_new else right_answer)(learner.blueprint, item))
        check(learner, f"{item['format']}, reviewed", with_axe=is_new)
        go_on(learner, item, last=item is items[-1])
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(learner, "summary")

"""Quick tests in Chromium: each answer brings the next question, until the level is sure or the learner ends the test."""
import json
import re

import pytest
from browser import ByKeys, ByTouch
from client import Server, lasting_port, right_answer, wrong_answer
from conftest import MOVING, NIVEL, ROOT
from looks import LOOKS, check


def item_of(learner):
    """The question on the screen, in the state of the server."""
    return learner.attempt()["items"][learner.number() - 1]


def give(learner, answer=right_answer):
    item = item_of(learner)
    learner.give(item, answer(learner.blueprint, item))


def go_on(learner):
    """Sends the answer on the screen, and waits for the next question or for the end. Returns whether there is a next question."""
    number = learner.number()
    learner.confirm()
    return comes(learner, number + 1)


def comes(learner, number):
    learner.page.wait_for_selector(f"[data-testid=question][data-number='{number}'], [data-testid=confirm-finish]")
    return learner.element("confirm-finish").count() == 0


def answer_some(learner, count, answer=right_answer):
    for _ in range(count):
        give(learner, answer)
        assert go_on(learner)


def send_in_vain(learner):
    """Sends an answer while every request with an answer fails, until the page says that it waits."""
    give(learner)
    learner.page.route("**/answers/**", lambda route: route.abort())
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")


def say_unknown(learner):
    number = learner.number()
    learner.say_unknown()
    return comes(learner, number + 1)


@pytest.mark.parametrize(
    "options, device, language",
    [
        ({}, "desktop", "en"),
        ({"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}, "locale": "ar"}, "phone", "ar"),
        ({"has_touch": True, "is_mobile": True, "viewport": {"width": 1024, "height": 768}, "locale": "es"}, "tablet", "es"),
    ],
)
def test_the_browser_says_device_and_interface_language_when_a_test_begins(chromium, server, options, device, language):
    context = chromium.new_context(**options)
    page = context.new_page()
    page.goto(server.address + "/")
    page.wait_for_function("document.documentElement.lang")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/attempts")) as request:
        page.click("[data-testid=language-en]")
        page.click("[data-testid=start]")
    body = request.value.post_data_json
    context.close()
    assert (body["device"], body["interface_language"]) == (device, language)


def see_result(learner):
    learner.press("confirm-finish")
    learner.page.wait_for_url(re.compile("/result/"))
    learner.page.wait_for_selector("[data-testid=level]")
    return learner.context.request.get(f"{learner.address}/api/v1/attempts/{learner.attempt_id}/result").json()


def note(learner):
    return learner.element("note").inner_text()


def second_tab(learner, complaints):
    """The same test in a second tab of the same browser."""
    tab = type(learner)(learner.context, learner.address, learner.blueprint, complaints)
    tab.open(f"/test/{learner.attempt_id}")
    tab.wait_for(learner.number())
    return tab


@pytest.fixture
def expected_errors(complaints):
    """The browser itself reports responses with errors, and a missing connection. Tests that provoke them expect that."""
    yield
    complaints[:] = [text for text in complaints if not re.search("409|ERR_INTERNET_DISCONNECTED", text)]


# --- whole tests -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind, language, options", [
    pytest.param(ByKeys, "en", {}, marks=pytest.mark.essential),
    (ByTouch, "en", {}),
    (ByTouch, "ja", MOVING),
    (ByKeys, "ja", {}),
    pytest.param(ByTouch, "ar", {"locale": "ar", "color_scheme": "dark"}, marks=pytest.mark.essential),
    (ByKeys, "ar", {}),
])
def test_a_quick_test_answered_from_the_key_ends_at_c2_by_itself(learner_in, kind, language, options):
    learner = learner_in(kind, language, **options)
    learner.start("quick")
    give(learner)
    while go_on(learner):
        give(learner)
    assert 8 <= learner.number() <= 20
    result = see_result(learner)
    assert learner.element("level").inner_text() == "C2" == result["level"]
    assert result["measurement"]["certainty"] == "sure"
    assert {item["status"] for item in result["items"]} == {"correct"}
    assert learner.element("chances").locator("li").count() == 7


def test_an_honest_beginner_is_done_soon(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    while say_unknown(learner):
        pass
    assert 8 <= learner.number() <= 12
    result = see_result(learner)
    assert learner.element("level").inner_text() == "pre-A1" == result["level"]
    assert {item["status"] for item in result["items"]} == {"dont_know"}


def test_the_result_says_how_sure_the_level_is_and_which_other_level_is_possible(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.start("quick")
    give(learner)
    while go_on(learner):
        give(learner, right_answer if learner.number() % 2 else wrong_answer)
    measurement = see_result(learner)["measurement"]
    sure = learner.element("certainty").inner_text()
    assert f"{min(99, round(100 * measurement['confidence']))}%" in sure
    assert f"{measurement['neighbor']['level']} is possible" in sure
    assert not learner.element("chances").is_visible()
    learner.unfold()
    shown = learner.element("chances").inner_text()
    assert all(share["level"] in shown for share in measurement["levels"])
    assert not learner.element("figure-theta").is_visible()
    learner.element("figures").locator("summary").first.click()
    assert learner.element("figure-theta").inner_text() == f"{measurement['theta']:.2f}"


# --- the start and the progress --------------------------------------------------------------------------------------------------------


def test_the_start_explains_both_lengths(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.open()
    learner.press("language-en")
    text = learner.element("start-dialog").inner_text()
    assert "8 to 20 questions, about 10 minutes" in text
    assert "All 48 questions, 30 to 40 minutes" in text


def test_the_progress_is_a_share_of_the_most_questions(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.start("quick")
    answer_some(learner, 2)
    assert learner.page.locator("h1").inner_text() == "Question 3"
    assert "at most 20" in learner.element("question").inner_text()
    assert learner.page.locator("progress").first.evaluate("bar => [bar.value, bar.max]") == [3, 20]


# --- answers ---------------------------------------------------------------------------------------------------------------------------


def test_nothing_is_sent_before_the_learner_goes_on(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    assert learner.element("primary").is_disabled()
    give(learner)
    assert learner.element("primary").is_enabled()
    assert item_of(learner)["answer"] is None
    assert go_on(learner)
    assert learner.attempt()["items"][0]["answer"]


def test_every_answer_says_how_long_its_question_was_on_the_screen(learner_in):
    learner = learner_in(ByKeys, "en")
    bodies = []
    learner.page.on("request", lambda request: "/answers/" in request.url and bodies.append(json.loads(request.post_data)))
    learner.start("quick")
    learner.page.wait_for_timeout(300)
    answer_some(learner, 1)
    assert 300 <= bodies[0]["milliseconds"] < 60_000


def test_only_the_last_answer_can_still_change(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.start("quick")
    answer_some(learner, 3)
    learner.press("back")
    learner.wait_for(3)
    assert "Earlier answers" in note(learner)
    assert learner.element("back").is_disabled()
    assert say_unknown(learner)
    assert [item["answer"] == {"dont_know": True} for item in learner.attempt()["items"]] == [False, False, True, False]


def test_the_last_answer_can_change_after_the_last_question(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    while say_unknown(learner):
        pass
    learner.press("cancel")
    assert "enough" in note(learner)
    number = learner.number()
    give(learner)
    go_on(learner)
    assert "dont_know" not in learner.attempt()["items"][number - 1]["answer"]


def test_a_test_can_end_early_and_says_what_its_result_comes_from(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    answer_some(learner, 3)
    learner.press("finish")
    text = learner.element("finish-dialog").inner_text()
    assert "3 questions" in text and "8 to 20 answers" in text
    result = see_result(learner)
    assert result["measurement"]["certainty"] == "too_few" and len(result["items"]) == 3
    assert learner.element("level").inner_text().startswith("≥")
    assert result["measurement"]["range"]["from"] in learner.element("level").inner_text()
    assert "3 questions are too few to say more" in learner.element("certainty").inner_text()


def test_an_answer_on_the_screen_counts_when_the_test_ends(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    give(learner)
    learner.press("finish")
    assert "1 question" in learner.element("finish-dialog").inner_text()
    assert see_result(learner)["measurement"]["questions"] == 1


def test_a_test_without_answers_has_no_level(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    learner.press("finish")
    see_result(learner)
    assert "no level yet" in learner.page.locator("h1").inner_text().lower()
    assert learner.element("chances").count() == 0


def reach_early_listening(learner):
    """Starts tests until one asks a listening question among the first eight, which every test asks. Gives the number of that question."""
    for _ in range(20):
        learner.start("quick")
        while learner.number() <= 8:
            if learner.element("question").get_attribute("data-format") == "listening":
                return learner.number()
            answer_some(learner, 1)
    raise AssertionError("no early listening question in 20 tests")


def test_a_listening_question_that_is_left_out_is_replaced(learner_in):
    learner = learner_in(ByTouch, "en")
    number = reach_early_listening(learner)
    learner.press("cant-listen")
    learner.page.wait_for_selector("[data-testid=question]:not([data-format=listening])")
    assert learner.number() == number
    give(learner)
    go_on(learner)
    assert learner.attempt()["listening"] == "skipped"


# --- resuming --------------------------------------------------------------------------------------------------------------------------


def test_a_reload_keeps_the_question_and_the_choice(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    while learner.element("question").get_attribute("data-format") not in ("cloze_choice", "reading"):
        answer_some(learner, 1)
    number = learner.number()
    give(learner)
    chosen = learner.page.locator("input[name=choice]:checked").get_attribute("value")
    learner.page.reload()
    learner.wait_for(number)
    assert learner.page.locator("input[name=choice]:checked").get_attribute("value") == chosen
    go_on(learner)
    assert learner.attempt()["items"][number - 1]["answer"] == {"choice": chosen}


def test_an_answer_that_was_not_sent_before_a_reload_is_sent_after_it(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    send_in_vain(learner)
    learner.page.unroute("**/answers/**")
    learner.page.reload()
    learner.wait_for(2)
    assert learner.attempt()["items"][0]["answer"]
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


@pytest.mark.parametrize("kind, language", [(ByKeys, "en"), (ByTouch, "ja"), (ByTouch, "ar"), (ByKeys, "ar")])
def test_after_a_kill_of_the_server_the_waiting_answer_is_sent_and_the_test_can_end_early(chromium, blueprints, tmp_path, kind, language):
    with Server(NIVEL, ROOT, tmp_path, port=lasting_port()) as server:
        context = chromium.new_context(locale="en", reduced_motion="reduce", has_touch=kind is ByTouch)
        learner = kind(context, server.address, blueprints[language], [])
        learner.start("quick")
        answer_some(learner, 3)
        before = learner.attempt()["items"]
        give(learner)
        server.kill()
        learner.confirm()
        learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
        server.start()
        learner.wait_for(5)
        after = learner.attempt()["items"]
        assert [(item["item_id"], item["answer"]) for item in after[:3]] == [(item["item_id"], item["answer"]) for item in before[:3]]
        assert after[3]["item_id"] == before[3]["item_id"] and after[3]["answer"]
        learner.page.reload()
        learner.wait_for(5)
        learner.press("finish")
        assert len(see_result(learner)["items"]) == 4
        context.close()


def test_a_test_that_was_left_shows_its_answers_in_the_list_and_goes_on(learner_in):
    learner = learner_in(ByKeys, "ja")
    learner.start("quick")
    answer_some(learner, 2)
    attempt = f"attempt-{learner.attempt_id}"
    learner.press("leave")
    learner.page.wait_for_selector(f"[data-testid={attempt}]")
    assert "2 questions answered" in learner.page.locator(".attempts").inner_text()
    learner.press(attempt)
    learner.wait_for(3)


# --- two tabs, and no connection -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("expected_errors")
def test_a_tab_that_is_behind_goes_to_the_question_that_the_test_has_reached(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    answer_some(learner, 1)
    ahead = second_tab(learner, complaints)
    answer_some(ahead, 2)
    give(learner)
    learner.confirm()
    learner.wait_for(4)
    assert "another window" in note(learner)
    assert learner.element("save-status").get_attribute("data-state") != "refused"
    answer_some(learner, 1)


@pytest.mark.usefixtures("expected_errors")
def test_a_test_that_was_finished_in_another_tab_offers_its_result(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    other = second_tab(learner, complaints)
    give(learner)
    other.press("finish")
    see_result(other)
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=problem]")
    assert "already finished" in learner.page.locator("h1").inner_text()


@pytest.mark.essential
@pytest.mark.usefixtures("expected_errors")
def test_without_a_connection_the_answer_waits_and_the_test_goes_on_by_itself(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    answer_some(learner, 1)
    give(learner)
    learner.context.set_offline(True)
    learner.confirm()
    learner.page.wait_for_function("() => document.querySelector('[data-testid=note]').textContent.includes('No connection')")
    assert learner.number() == 2
    assert learner.element("primary").get_attribute("aria-disabled") == "true"
    assert "No connection" in learner.page.locator("#live").inner_text()
    learner.context.set_offline(False)
    learner.wait_for(3)
    assert learner.attempt()["items"][1]["answer"]


def test_a_slow_reply_is_mentioned_while_the_question_stays(learner_in):
    learner = learner_in(ByKeys, "en")
    learner.start("quick")
    give(learner)
    held = []
    learner.page.route("**/answers/**", lambda route: held.append(route))
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    assert "on its way" in note(learner) and learner.element("primary").inner_text() == "One moment…"
    assert learner.number() == 1
    learner.confirm()
    held[0].continue_()
    learner.wait_for(2)
    assert len(held) == 1 and note(learner) == ""


def test_a_lost_reply_is_asked_for_again(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    give(learner)
    lost = []

    def lose_the_first(route):
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().json())
            route.abort()

    learner.page.route("**/answers/**", lose_the_first)
    learner.confirm()
    learner.wait_for(2)
    assert lost[0]["next"]["item_id"] == item_of(learner)["item_id"]
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


@pytest.mark.usefixtures("expected_errors")
def test_an_answer_that_waits_for_a_connection_can_change(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    while learner.element("question").get_attribute("data-format") != "cloze_choice":
        answer_some(learner, 1)
    number = learner.number()
    learner.context.set_offline(True)
    learner.press("option-o1")
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    learner.press("option-o3")
    learner.context.set_offline(False)
    learner.wait_for(number + 1)
    assert learner.attempt()["items"][number - 1]["answer"] == {"choice": "o3"}


@pytest.mark.usefixtures("expected_errors")
def test_an_answer_that_another_tab_sends_brings_the_next_question_too(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.start("quick")
    send_in_vain(learner)
    other = type(learner)(learner.context, learner.address, learner.blueprint, complaints)
    other.open()
    learner.wait_for(2)
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


# --- results of other kinds ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def shown_result(learner_in):
    """Shows the result of a short test after changes to its document."""

    def show(change, **options):
        learner = learner_in(ByTouch, "en", **options)
        learner.start("full")
        learner.answer_all(9)
        learner.press("finish")
        result = see_result(learner)
        change(result)
        learner.page.route("**/result", lambda route: route.fulfill(json=result) if "/api/" in route.request.url else route.continue_())
        learner.page.reload()
        learner.page.wait_for_selector("[data-testid=level]")
        learner.unfold()
        return learner

    return show


def earlier(result):
    """Makes a result one of a version without a response model."""
    for name in ("length", "level_by", "cut_level", "measurement"):
        del result[name]
    for skill in result["skills"].values():
        del skill["range"]


def test_a_result_of_an_earlier_version_has_no_probabilities(shown_result):
    learner = shown_result(earlier)
    assert learner.element("score").is_visible()
    assert learner.element("chances").count() == learner.element("certainty").count() == learner.element("figures").count() == 0


def test_a_level_from_the_cuts_has_the_model_as_a_second_opinion(shown_result):
    learner = shown_result(lambda result: result.update(level_by="cuts", level=result["cut_level"]))
    assert learner.element("score").is_visible() and not learner.element("chances").is_visible()
    learner.element("figures").locator("summary").first.tap()
    assert learner.element("model-opinion").is_visible() and learner.element("chances").is_visible()


def test_a_level_from_the_model_has_the_cuts_as_a_second_opinion(shown_result):
    learner = shown_result(lambda result: None)
    assert learner.element("chances").is_visible() and not learner.element("score").is_visible()
    learner.element("figures").locator("summary").first.tap()
    assert learner.element("cut-level").is_visible() and learner.element("score").is_visible()


def test_guessing_is_mentioned_kindly(shown_result):
    learner = shown_result(lambda result: result["measurement"].update(guessed_often=True))
    assert "I don’t know" in learner.element("guessed").inner_text()


# --- accessibility ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("expected_errors")
@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_of_a_quick_test_is_accessible(learner_in, look):
    learner = learner_in(ByTouch, "ar", **LOOKS[look])
    learner.start("quick")
    answer_some(learner, 2)
    learner.press("back")
    learner.wait_for(2)
    check(learner, "the last answer")
    learner.confirm()
    learner.wait_for(3)
    give(learner)
    learner.context.set_offline(True)
    learner.confirm()
    learner.page.wait_for_selector("[data-testid=note]:not(:empty)")
    check(learner, "waiting")
    learner.context.set_offline(False)
    learner.wait_for(4)
    learner.press("finish")
    check(learner, "ended early")
    learner.press("cancel")
    while say_unknown(learner):
        pass
    check(learner, "complete")
    see_result(learner)
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(learner, "result")

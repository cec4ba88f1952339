"""Practice in the browser: from a newcomer's first tap to the mistakes repeated."""
import json
import re

import pytest
from client import Client
from conftest import MOVING
from practice_browser import LETTERS, SAMPLE

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# The second tap comes at the moment when the next question is under the finger.
SLOW_DOUBLE_TAP = """async () => {
  const tap = () => document.querySelector("[data-testid=option-B]").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  const number = () => document.querySelector("[data-testid=question]").dataset.number;
  const before = number();
  tap();
  while (number() === before) await new Promise(requestAnimationFrame);
  tap();
}"""


def test_a_newcomer_gets_to_a_first_test_in_three_taps_takes_it_and_reviews_it(practiser_in):
    learner = practiser_in(**PHONE, **MOVING)
    learner.open("/practice")
    learner.press(f"sample-{SAMPLE}")
    learner.press("generate")
    learner.press("start-test")
    learner.wait_for(1)
    for number in range(1, 10):
        learner.answer("C")
        learner.wait_for(number + 1)
        learner.advance_time(360)  # a tap sooner counts as the second half of a double tap
    learner.answer("C")
    learner.saved(10)
    learner.hand_in()
    result = learner.test()["result"]
    assert learner.element("fraction").inner_text().startswith(f"{result['correct']} of 10")
    assert f"{result['percent']}%" in learner.element("percent").inner_text()
    number, question = next(pair for pair in enumerate(learner.test()["questions"], 1) if pair[1]["format"] == "choice")
    review = learner.element(f"review-{number}")
    review.locator("summary").click()
    review.locator(".why").wait_for()
    card = review.text_content()
    assert question["evidence"] in card and question["headings"][-1] in card
    assert card.count("right answer") == 1
    assert review.locator(".review-options li").count() == 5


@pytest.mark.essential
def test_a_whole_test_by_keyboard_only(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(4)
    keys = learner.page.keyboard
    for number, key in enumerate(["1", "b", "3"], start=1):
        keys.press(key)
        learner.wait_for(number + 1)
        learner.advance_time(360)
    keys.press("f")
    keys.press("4")
    keys.press("ArrowDown")
    assert learner.chosen() == 4
    learner.saved(4)
    assert learner.test()["questions"][3]["flagged"]
    keys.press("Enter")
    learner.page.wait_for_selector("[data-testid=submit-dialog]")
    keys.press("Enter")  # an extra Enter does not hand in the test
    assert learner.test()["status"] == "in_progress"
    learner.tab_to("confirm-submit")
    keys.press("Enter")
    learner.page.wait_for_selector("[data-testid=percent]")
    assert [question["answer"] for question in learner.test()["questions"]] == [0, 1, 2, 4]
    assert learner.page.evaluate("document.activeElement.tagName") == "H1"


def test_the_arrow_keys_pass_through_options_without_going_on(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(3)
    learner.page.keyboard.press("a")
    learner.wait_for(2)
    learner.advance_time(400)
    learner.page.locator(".option input").first.focus()
    for _ in range(3):
        learner.page.keyboard.press("ArrowDown")
    learner.advance_time(900)
    assert learner.number() == 2 and learner.chosen() == 3


def test_a_double_tap_neither_skips_a_question_nor_answers_the_next(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open_test(5)
    learner.element("option-B").dblclick()
    learner.wait_for(2)
    learner.advance_time(800)
    assert learner.number() == 2 and learner.chosen() == -1
    learner.page.evaluate(SLOW_DOUBLE_TAP)
    learner.advance_time(900)
    assert learner.number() == 3 and learner.chosen() == -1
    learner.element("primary").dblclick()
    learner.advance_time(200)
    assert learner.number() == 4
    assert learner.saved(2)["answered"] == 2


def test_automatic_advance_can_be_switched_off_and_stays_off(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(3)
    learner.stay_after_answers()
    learner.choose("A")
    learner.advance_time(900)
    assert learner.number() == 1 and learner.chosen() == 0
    learner.page.reload()
    learner.wait_for(1)
    assert not learner.element("auto-advance").is_checked()
    learner.choose("B")
    learner.advance_time(900)
    assert learner.number() == 1 and learner.chosen() == 1


def test_a_reload_comes_back_to_the_same_question_with_its_answers_and_flags(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(5)
    learner.choose("D")
    learner.wait_for(2)
    learner.advance_time(400)
    learner.press("flag")
    learner.choose("E")
    learner.wait_for(3)
    learner.page.reload()
    learner.wait_for(3)
    assert "2 answered" in learner.element("answered").inner_text()
    assert learner.page.locator("[data-testid=progress] progress").get_attribute("value") == "2"
    learner.press("back")
    learner.wait_for(2)
    assert learner.chosen() == 4 and learner.element("flag").get_attribute("aria-pressed") == "true"


def test_the_home_page_offers_to_continue_a_test(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(5)
    learner.choose("D")
    learner.wait_for(2)
    learner.saved(1)
    learner.press("leave")
    learner.page.wait_for_selector("[data-testid=current][data-status=in_progress]")
    assert "1 of 5" in learner.element("current").inner_text()
    learner.press("continue")
    learner.wait_for(2)


def test_an_answer_given_offline_is_stored_and_sent_later(practiser_in, complaints):
    learner = practiser_in(**DESKTOP)
    learner.open_test(3)
    learner.context.set_offline(True)
    learner.choose("C")
    learner.page.wait_for_selector("[data-testid=save-status][data-state=waiting]")
    learner.press("submit")
    learner.press("confirm-submit")
    learner.page.wait_for_selector("[data-testid=submit-dialog] .trouble:not(:empty)")
    learner.press("cancel")
    learner.context.set_offline(False)
    learner.saved(1)
    learner.page.wait_for_selector("[data-testid=save-status][data-state=saved]")
    assert learner.test()["questions"][0]["answer"] == 2
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]  # the browser itself reports it


def test_two_tabs_show_each_others_answers_and_the_end_of_the_test(practiser_in, complaints):
    learner = practiser_in(**DESKTOP)
    test = learner.open_test(3)
    learner.stay_after_answers()
    other = learner.context.new_page()
    other.goto(learner.page.url)
    other.get_by_test_id("option-B").click()
    learner.page.wait_for_function("() => document.querySelectorAll('.option input')[1].checked")
    learner.choose("D")
    other.wait_for_function("() => document.querySelectorAll('.option input')[3].checked")
    learner.until(test["test_id"], lambda found: found["questions"][0]["answer"] == 3)
    learner.call("POST", f"/tests/{test['test_id']}/submit", {})
    other.get_by_test_id("option-A").click()
    other.wait_for_selector("[data-testid=percent]")
    assert learner.test()["questions"][0]["answer"] == 3
    complaints[:] = [text for text in complaints if "409" not in text]  # the browser itself reports it


def test_time_counts_only_while_the_question_is_on_the_screen(practiser_in):
    learner = practiser_in(**DESKTOP)
    test = learner.open_test(3)
    learner.stay_after_answers()
    learner.advance_time(60_000)
    learner.choose("A")
    hidden = "Object.defineProperty(document, 'hidden', { value: %s, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))"
    learner.page.evaluate(hidden % "true")
    learner.advance_time(3_600_000)
    learner.page.evaluate(hidden % "false")
    learner.press("primary")
    learner.wait_for(2)
    learner.advance_time(90_000)
    learner.press("primary")
    learner.wait_for(3)
    found = learner.until(test["test_id"], lambda found: found["questions"][1]["milliseconds"] > 0)
    first, second, third = (question["milliseconds"] for question in found["questions"])
    assert 60_000 <= first < 90_000 and 90_000 <= second < 120_000 and third == 0


def test_the_sheet_and_the_confirmation_count_open_and_flagged_questions(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open_test(5)
    learner.stay_after_answers()
    learner.choose("A")
    learner.press("primary")
    learner.wait_for(2)
    learner.press("flag")
    learner.press("sheet")
    states = [learner.element(f"cell-{number}").get_attribute("data-states") for number in range(1, 4)]
    assert states == ["answered", "unanswered flagged", "unanswered"]
    learner.press("cell-4")
    learner.wait_for(4)
    learner.press("submit")
    assert learner.element("open-count").inner_text().startswith("4 questions")
    assert learner.element("flagged-count").inner_text().startswith("1 question ")
    learner.press("first-flagged")
    learner.wait_for(2)


def test_a_dispute_changes_the_score_and_can_be_taken_back(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.handed_in(right=3, count=5)
    assert learner.element("percent").inner_text() == "60%" and learner.element("band").inner_text() == "Halfway there"
    wrong = next(question["number"] for question in learner.test()["questions"] if not question["correct"])
    learner.element(f"review-{wrong}").locator("summary").click()
    learner.element(f"dispute-{wrong}").check()
    learner.page.wait_for_function("() => document.querySelector('[data-testid=percent]').innerText === '75%'")
    assert "3 of 4" in learner.element("fraction").inner_text()
    assert learner.element(f"status-{wrong}").inner_text() == "Left out"
    learner.element(f"dispute-{wrong}").uncheck()
    learner.page.wait_for_function("() => document.querySelector('[data-testid=percent]').innerText === '60%'")


def test_the_review_shows_a_computation_and_quotes_the_notes_once(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.handed_in(right=0, count=10)
    computed = 0
    for question in learner.test()["questions"]:
        card = learner.element(f"review-{question['number']}")
        card.locator("summary").click()
        why = card.locator(".why").text_content()
        own = question["explanation"].split(f"“{question['evidence']}”")[0].strip()
        computed += own != ""
        assert own in why and why.count(question["evidence"]) == 1 and "“" not in why.replace(question["evidence"], "")
    assert computed > 0


def test_only_the_mistakes_are_shown_and_repeated(practiser_in):
    learner = practiser_in(**DESKTOP)
    test = learner.handed_in(right=3, count=5)
    learner.element("filter-mistakes").click()
    assert learner.page.locator(".review-item:visible").count() == 2
    missed = {question["prompt"] for question in learner.test()["questions"] if not question["correct"]}
    learner.press("repeat-mistakes")
    learner.press("start-test")
    learner.wait_for(1)
    assert learner.test_id != test["test_id"]
    assert {question["prompt"] for question in learner.test()["questions"]} == missed


def test_a_perfect_test_offers_new_questions_only(practiser_in):
    learner = practiser_in(**DESKTOP)
    test = learner.handed_in(right=5, count=5)
    assert learner.element("band").inner_text() == "Excellent"
    assert learner.element("repeat-mistakes").count() == 0
    learner.press("repeat-new")
    learner.press("start-test")
    learner.wait_for(1)
    assert [question["prompt"] for question in learner.test()["questions"]] != [question["prompt"] for question in test["questions"]]


def test_progress_is_shown_for_each_question(practiser_in):
    """The test sends the events itself, so that each message of a slow model can be checked."""
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    test = learner.made(learner.sample(), 5)
    written, streams = {"yet": False}, []
    stale = {**test, "status": "generating", "questions": []}
    base = f"**/api/v1/practice/tests/{test['test_id']}"
    learner.page.route(base, lambda route: route.fulfill(json=test if written["yet"] else stale))
    sent = [
        ("planned", {"slots": 5}), ("accepted", {"slot": "S1", "attempts": 1}),
        ("rejected", {"slot": "S2", "attempt": 1, "codes": ["longest_key", "grounding"]}), ("accepted", {"slot": "S3", "attempts": 3}),
        ("fell_back", {"slot": "S4"}), ("rejected", {"slot": "S5", "attempt": 1, "codes": ["a_new_rule"]}), ("skipped", {"slot": "S5"}),
    ]
    stream = "".join(f"id: {number}\nevent: {name}\ndata: {json.dumps(data)}\n\n" for number, (name, data) in enumerate(sent, start=1))

    def play(route):
        text = stream if not streams else 'event: ended\ndata: {"status":"ready","failure":null}\n\n'
        written["yet"] = bool(streams)
        streams.append(text)
        route.fulfill(content_type="text/event-stream", body=f"retry: 1500\n{text}")

    learner.page.route(f"{base}/events", play)
    learner.open(f"/practice/tests/{test['test_id']}")
    learner.page.wait_for_selector("[data-testid=slot-5][data-state=skipped]")
    texts = [learner.element(f"slot-{number}").inner_text() for number in range(1, 6)]
    assert "accepted" in texts[0] and "accepted after 3 tries" in texts[2] and "your notes" in texts[3] and "left out" in texts[4]
    assert "stood out by its length" in texts[1] and "the notes do not support it" in texts[1]
    learner.page.wait_for_selector("[data-testid=ready]")  # after the stream was cut and the browser connected again
    assert learner.page.evaluate("document.activeElement.tagName") == "H1"


def test_a_test_can_be_stopped(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    test = learner.made(learner.sample(), 5)
    base = f"**/api/v1/practice/tests/{test['test_id']}"
    learner.page.route(base, lambda route: route.fulfill(json={**test, "status": "generating", "questions": []}))
    learner.page.route(f"{base}/events", lambda route: route.fulfill(content_type="text/event-stream", body="event: planned\ndata: {\"slots\":5}\n\n"))
    learner.page.route(f"{base}/cancel", lambda route: route.fulfill(json={**test, "status": "failed", "failure": "You stopped the writing of this test.", "questions": []}))
    learner.open(f"/practice/tests/{test['test_id']}")
    learner.press("cancel-test")
    assert learner.element("failure").inner_text() == "You stopped the writing of this test."


def test_a_failed_test_says_why_and_the_same_test_can_be_tried_again(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    course = learner.course("Thin", "There is not much to ask about here.")
    test = learner.made(course)
    assert (test["status"], test["failure_kind"]) == ("failed", "too_few_facts")
    learner.open("/practice")
    assert "too little in your notes" in learner.element("current").inner_text()
    learner.open(f"/practice/tests/{test['test_id']}")
    assert learner.element("failure").inner_text().startswith("There is too little in your notes to ask about.")
    assert learner.page.locator("[data-testid=failed] .actions .primary").inner_text() == "See the notes", "another try would fail in the same way"
    from conftest import ROOT
    notes = (ROOT / "Content/notes" / f"{SAMPLE}.md").read_text("utf-8")
    learner.call("POST", f"/courses/{course['course_id']}/notes", {"name": "more.md", "text": notes})
    learner.press("retry-test")
    learner.press("start-test")
    learner.wait_for(1)
    assert learner.test_id == test["test_id"]


def test_an_own_course_is_made_from_files_and_pasted_text(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice/courses/new")
    learner.press("create-course")
    assert learner.element("trouble").inner_text() == "Give the course a name."
    learner.element("name").fill('Optics "and" <b>light</b>')
    learner.element("files").set_input_files([
        {"name": "one.md", "mimeType": "text/markdown", "buffer": "## Lenses\n\n- **Focus**: the point where rays meet".encode()},
        {"name": "picture.png", "mimeType": "image/png", "buffer": b"\x89PNG\x00\x01"},
        {"name": "old.txt", "mimeType": "text/plain", "buffer": "né".encode("latin-1")},
    ])
    learner.page.wait_for_selector("[data-testid=file-problem]")
    problems = learner.element("file-problem").all_inner_texts()
    assert "not a text file" in problems[0] and "UTF-8" in problems[1]
    learner.element("text").fill("## Mirrors\n\nA mirror is a surface that reflects light.")
    learner.press("create-course")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    labels = learner.page.locator("input[name=topics]").evaluate_all("boxes => boxes.map(box => box.value)")
    assert labels == ["Lenses", "Mirrors"]


def text_file(name, text):
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_files_of_a_new_course_can_be_taken_back_and_are_there_once(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice/courses/new")
    learner.element("name").fill("Optics")
    for _ in range(2):
        learner.element("files").set_input_files([text_file("one.md", "Glass bends light."), text_file("two.md", "A mirror reflects light.")])
        learner.page.wait_for_function("() => document.querySelector('[data-testid=files]').value === ''")
    assert learner.page.locator(".picked .chip").all_inner_texts() == ["one.md\nRemove the file one.md", "two.md\nRemove the file two.md"]
    learner.press("drop-file")
    learner.press("create-course")
    learner.page.wait_for_url(re.compile(r"/practice/new\?course="))
    course = learner.call("GET", "/courses/" + learner.page.url.rsplit("=", 1)[1])
    assert [file["name"] for file in course["files"]] == ["two.md"]


def test_a_text_that_is_too_large_is_refused_before_a_course_is_created(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice/courses/new")
    learner.element("name").fill("Quotes")
    quotes = ("\x01" * 99 + "\n") * 7200 + "word "  # each character takes six bytes in a request
    learner.element("files").set_input_files([text_file("quotes.txt", quotes)])
    learner.page.wait_for_selector("[data-testid=file-problem]:has-text('quotes.txt')")
    assert learner.page.locator(".picked .chip").count() == 0
    learner.element("text").evaluate("(area, text) => { area.value = text; area.dispatchEvent(new Event('input', { bubbles: true })); }", quotes)
    learner.press("create-course")
    learner.page.wait_for_selector("[data-testid=trouble]:not(:empty)")
    assert "larger than 4 MB" in learner.element("trouble").inner_text()
    assert learner.call("GET", "")["courses"] == []


def test_a_second_try_at_a_new_course_uses_the_new_name_and_cancel_leaves_no_empty_course(practiser_in, complaints):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice/courses/new")
    learner.element("name").fill("Bio")
    learner.element("text").fill("A cell is the smallest unit of life.")
    learner.page.route("**/notes", lambda route: route.fulfill(status=500, json={"type": "internal-error", "title": "x", "status": 500}))
    learner.press("create-course")
    learner.page.wait_for_selector("[data-testid=trouble]:not(:empty)")
    learner.element("name").fill("Biology 2")
    learner.press("create-course")
    learner.poll(lambda: learner.call("GET", "")["courses"], lambda found: [course["name"] for course in found] == ["Biology 2"], str)
    learner.page.wait_for_selector("[data-testid=trouble]:not(:empty)")
    learner.press("cancel")
    learner.poll(lambda: learner.call("GET", "")["courses"], lambda found: found == [], str)
    complaints[:] = [text for text in complaints if "500" not in text]  # the browser itself reports it


def editing_notes(practiser_in):
    """A learner who has changed the notes of a course about lenses to prisms, and has not saved them."""
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    course = learner.course("Optics", "## Lenses\n\nA lens is a piece of glass that bends light.")
    learner.open(f"/practice/courses/{course['course_id']}")
    learner.page.locator(".file summary").click()
    learner.element("note-text").fill("## Prisms\n\nA prism is a block of glass.")
    return learner


def test_edits_that_are_not_saved_survive_other_changes_of_the_course(practiser_in):
    learner = editing_notes(practiser_in)
    learner.element("topic").fill("Rainbows")
    learner.press("add-topic")
    learner.page.wait_for_selector(".chip.own:has-text('Rainbows')")
    learner.page.wait_for_function("() => document.querySelector('[data-testid=note-text]')?.value.includes('Prisms')")
    learner.press("save-note")
    learner.page.wait_for_selector(".chip:has-text('Prisms')")
    assert learner.page.locator("details.file").get_attribute("open") is None, "nothing is left to save"


def test_notes_and_topics_are_edited_and_a_course_deleted(practiser_in):
    learner = editing_notes(practiser_in)
    course = learner.page.url.rsplit("/", 1)[1]
    learner.press("save-note")
    learner.page.wait_for_selector(".chip:has-text('Prisms')")
    learner.element("topic").fill("Rainbows")
    learner.press("add-topic")
    learner.page.wait_for_selector(".chip.own:has-text('Rainbows')")
    learner.element("files").set_input_files([{"name": f"{name}.txt", "mimeType": "text/plain", "buffer": b"Glass bends light."} for name in "ab"])
    learner.page.wait_for_function("() => document.querySelectorAll('.file').length === 3")
    learner.press("delete-course")
    learner.press("confirm")
    learner.page.wait_for_url(re.compile(r"/practice$"))
    assert Client(learner.address).get(f"/api/v1/practice/courses/{course}").status == 404


def test_the_form_sends_the_chosen_settings(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    course = learner.sample()
    learner.open(f"/practice/new?course={course['course_id']}")
    learner.page.get_by_label("Sound", exact=True).check()
    learner.element("own-topic").fill("Echoes")
    learner.page.keyboard.press("Enter")
    learner.element("difficulty-hard").check(force=True)
    learner.element("count-free").fill("51")
    learner.press("generate")
    assert "1 to 50" in learner.element("trouble").inner_text()
    learner.element("count-free").fill("3")
    learner.press("generate")
    learner.page.wait_for_url(re.compile("/practice/tests/"))
    test = learner.test()
    assert (test["topics"], test["difficulty"], test["asked"], test["backend"]) == (["Sound", "Echoes"], "hard", 3, "notes")


def test_the_printed_test_has_its_key_on_a_separate_page(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.handed_in(right=2, count=4)
    learner.press("paper")
    learner.page.wait_for_selector("[data-testid=paper-key]")
    learner.page.emulate_media(media="print")
    assert learner.element("paper-key").evaluate("node => getComputedStyle(node).breakBefore") == "page"
    assert not learner.element("print").is_visible() and not learner.page.locator(".up").is_visible()
    assert learner.page.locator(".paper-name").is_visible(), "the sheet has a line for the name"
    keys = [LETTERS[question["correct_option"]] for question in learner.test()["questions"]]
    assert learner.page.locator("[data-testid=paper-key] strong span").all_inner_texts() == keys


def test_tests_before_an_exam_are_planned_started_and_archived(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    learner.sample()
    learner.open("/practice/schedule")
    learner.press("plan")
    learner.element("plan-title").fill("Final exam")
    learner.press("save-plan")
    learner.page.wait_for_selector("[data-testid=planned]")
    assert "Final exam" in learner.element("planned").inner_text()
    assert learner.element("feed").input_value().startswith(learner.address)
    learner.press("week-after")
    learner.page.wait_for_function("() => document.querySelector('[data-testid=planned]')?.innerText.includes('follow-up')")
    learner.press("archive")
    learner.page.wait_for_selector("[data-testid=planned][data-status=archived]")
    learner.press("week-before")
    learner.page.wait_for_selector("[data-testid=planned][data-status=scheduled]")
    learner.press("start-planned")
    learner.page.wait_for_url(re.compile("/practice/tests/"))
    learner.press("start-test")
    learner.wait_for(1)


def test_a_test_that_is_not_there_is_explained(practiser_in, complaints):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice/tests/00000000000000000000000000000000")
    learner.page.wait_for_selector("[data-testid=problem]")
    learner.open("/practice/courses/00000000000000000000000000000000")
    learner.page.wait_for_selector("[data-testid=problem]:has-text('course')")
    complaints[:] = [text for text in complaints if "404" not in text]  # the browser itself reports it

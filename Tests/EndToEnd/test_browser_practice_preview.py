"""A learner looks at the questions of a test before it, in the browser: by pointer, by keyboard, in several languages. And what is shown about notes."""
import pytest
from looks import LOOKS, check

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WORDS = "\n".join(f"{word} – {meaning}" for word, meaning in [
    ("casa", "house"), ("perro", "dog"), ("gato", "cat"), ("agua", "water"), ("pan", "bread"), ("libro", "book"), ("sol", "sun")])
GERMAN = "\n".join(["# Zellen", "", "- **Zellkern**: der Teil der Zelle, der die Erbanlagen enthält", "- **Vakuole**: ein Raum in der Zelle, der mit Wasser gefüllt ist",
                    "- **Ribosom**: das Körperchen, das Eiweiße aus Aminosäuren baut", "- **Mitochondrium**: der Ort, an dem die Zelle ihre Energie gewinnt",
                    "- **Zellwand**: die feste Hülle, die eine Pflanzenzelle umgibt", "- **Chloroplast**: das grüne Körperchen, das Licht in Zucker umwandelt"])


def opened(learner, count=5):
    """The questions of a test that is ready, on their page."""
    learner.open("/practice")
    test = learner.made(learner.sample(), count)
    learner.open(f"/practice/tests/{test['test_id']}")
    learner.press("preview")
    learner.page.wait_for_selector("[data-testid=question-1]")
    return test


def preview(learner):
    return learner.call("GET", f"/tests/{learner.test_id}/preview")["questions"]


def card(learner, number):
    return learner.element(f"question-{number}")


def inside(learner, number, name):
    return card(learner, number).locator(f"[data-testid={name}]")


def focused(learner):
    return learner.page.evaluate("document.activeElement.closest('[data-testid]')?.dataset.testid")


@pytest.mark.essential
def test_a_question_is_removed_another_replaced_and_the_test_begins(practiser_in, complaints):
    learner = practiser_in(**PHONE)
    test = opened(learner)
    learner.page.wait_for_url("**/questions")
    inside(learner, 2, "drop").click()
    learner.page.wait_for_selector("[data-testid=question-5]", state="detached")
    assert focused(learner) == "question-2" and card(learner, 2).locator("[data-testid=stem]").inner_text() == test["questions"][2]["prompt"]
    before = card(learner, 1).locator("[data-testid=stem]").inner_text()
    inside(learner, 1, "replace").click()
    learner.page.wait_for_function("text => document.querySelector('[data-testid=question-1] [data-testid=stem]').textContent !== text", arg=before)
    assert focused(learner) == "question-1"
    asked = [question["prompt"] for question in preview(learner)]
    learner.press("start-test")
    learner.wait_for(1)
    assert [question["prompt"] for question in learner.test()["questions"]] == asked and len(asked) == 4
    learner.page.go_back()
    learner.page.wait_for_selector("[data-testid=question]")
    learner.open(f"/practice/tests/{test['test_id']}/questions")
    learner.wait_for(1)
    complaints[:] = [text for text in complaints if "409" not in text]  # a test that has begun has no list of questions


def test_a_question_is_edited_by_keyboard_only(practiser_in):
    learner = practiser_in(**DESKTOP)
    opened(learner)
    number = next(question["number"] for question in preview(learner) if question["format"] == "choice")
    keys = learner.page.keyboard
    inside(learner, number, "edit").focus()
    keys.press("Enter")
    assert focused(learner) == "prompt"
    keys.press("ControlOrMeta+A")
    keys.type("Which letter is the third?")
    for place, letter in enumerate("ABCDE"):
        learner.tab_to(f"option-{letter}")
        keys.press("ControlOrMeta+A")
        keys.type(["Alpha", "Beta", "Gamma", "Delta", "Omega"][place])
    learner.element("right-C").focus()
    keys.press("Space")
    learner.tab_to("save-question")
    keys.press("Enter")
    learner.page.wait_for_selector("[data-testid=question-form]", state="detached")
    changed = preview(learner)[number - 1]
    assert (changed["prompt"], changed["options"][changed["correct_option"]]) == ("Which letter is the third?", "Gamma")
    assert "edited by you" in card(learner, number).inner_text()
    assert focused(learner) == f"question-{number}"


def test_a_refused_edit_says_why_in_the_language_of_the_page_and_keeps_the_words(practiser_in, complaints):
    learner = practiser_in(**DESKTOP, locale="de")
    opened(learner)
    question = next(question for question in preview(learner) if question["format"] == "choice")
    form = card(learner, question["number"])
    form.locator("[data-testid=edit]").click()
    form.locator("[data-testid=option-A]").fill(question["options"][1])
    form.locator("[data-testid=save-question]").click()
    learner.page.wait_for_selector("[data-testid=question-form] [role=alert]:not(:empty)")
    assert "zwei Antworten waren gleich" in form.locator("[role=alert]").inner_text()
    assert form.locator("[data-testid=option-A]").input_value() == question["options"][1]
    form.locator("[data-testid=option-B]").fill(" ")
    form.locator("[data-testid=save-question]").click()
    assert form.locator("[role=alert]").inner_text() == "Fülle alle Felder aus." and focused(learner) == "option-B"
    form.locator("[data-testid=cancel-edit]").click()
    assert preview(learner)[question["number"] - 1] == question
    complaints[:] = [text for text in complaints if "422" not in text]


def test_the_answers_are_hidden_until_they_are_asked_for(practiser_in):
    learner = practiser_in(**DESKTOP)
    opened(learner)
    question = preview(learner)[0]
    text = question["explanation"]
    assert not learner.page.get_by_text(text, exact=True).is_visible()
    inside(learner, 1, "answers").locator("summary").click()
    assert learner.page.get_by_text(text, exact=True).is_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_the_questions_before_the_test_are_accessible(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    opened(learner)
    check(learner, "questions")
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(learner, "answers")
    inside(learner, 1, "edit").click()
    learner.page.wait_for_selector("[data-testid=question-form]")
    check(learner, "editing")


def test_words_that_are_being_edited_stay_when_another_question_is_removed(practiser_in):
    learner = practiser_in(**PHONE)
    opened(learner)
    learner.page.wait_for_url("**/questions")
    inside(learner, 3, "edit").click()
    inside(learner, 3, "prompt").fill("Half a sentence")
    inside(learner, 1, "drop").click()
    learner.page.wait_for_selector("[data-testid=question-5]", state="detached")
    assert inside(learner, 2, "prompt").input_value() == "Half a sentence"
    assert focused(learner) == "question-1"
    inside(learner, 2, "save-question").click()
    learner.page.wait_for_selector("[data-testid=question-form]", state="detached")
    assert preview(learner)[1]["prompt"] == "Half a sentence"


def play_words(learner, course):
    learner.open(f"/practice/courses/{course['course_id']}")
    learner.press("play-words")
    learner.page.wait_for_url("**/play?**")
    learner.page.wait_for_selector("main:not([aria-busy])")


def own_lists(learner):
    lists = learner.context.request.get(f"{learner.address}/api/v1/game/lists").json()["lists"]
    return [one for one in lists if one["is_own"]]


@pytest.mark.essential
def test_words_of_a_course_become_a_game_with_one_click_and_one_list(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice")
    course = learner.course("Palabras", WORDS, "es")
    for _ in range(2):
        play_words(learner, course)
    own = own_lists(learner)
    assert [(one["name"], one["language_id"], one["entries"]) for one in own] == [("Palabras", "es", 7)]
    assert own[0]["list_id"] in learner.page.url


def test_changed_words_of_a_course_become_another_list(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice")
    course = learner.course("Palabras", WORDS, "es")
    play_words(learner, course)
    learner.call("POST", f"/courses/{course['course_id']}/notes", {"name": "more.md", "text": f"gorra – cap\n{WORDS}"})
    play_words(learner, course)
    own = own_lists(learner)
    assert sorted(one["entries"] for one in own) == [7, 8]
    assert next(one["list_id"] for one in own if one["entries"] == 8) in learner.page.url


def test_other_notes_offer_no_game(practiser_in):
    learner = practiser_in(**DESKTOP)
    learner.open("/practice")
    course = learner.sample()
    with learner.page.expect_response("**/vocabulary"):
        learner.open(f"/practice/courses/{course['course_id']}")
    learner.page.wait_for_selector("[data-testid=course-language]")
    assert learner.element("play-words").count() == 0


def test_the_language_of_new_notes_is_recognized_shown_and_changed(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice/courses/new")
    learner.page.wait_for_selector("[data-testid=course-form]")
    learner.element("name").fill("Zellen")
    learner.element("text").fill(GERMAN)
    learner.press("create-course")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    language = learner.element("language")
    assert language.input_value() == "de"
    with learner.page.expect_response(lambda response: response.request.method == "PUT"):
        language.select_option("fr")
    learner.page.wait_for_function("document.activeElement?.dataset.testid === 'language'")
    [course] = learner.call("GET", "")["courses"]
    assert course["language"] == "fr"
    learner.open(f"/practice/courses/{course['course_id']}")
    assert "French" in learner.element("course-language").inner_text()
    learner.element("course-language").locator("a").click()
    assert focused(learner) == "language"


def test_a_language_that_is_not_recognized_is_asked_for(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice")
    course = learner.call("POST", "/courses", {"name": "Zz"})
    learner.call("POST", f"/courses/{course['course_id']}/notes", {"name": "n.md", "text": "Zza: pqa xva\nZzb: pqb xvb"})
    learner.open(f"/practice/new?course={course['course_id']}")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    assert learner.element("language").input_value() == ""
    assert "was not recognized" in learner.page.locator("main").inner_text()
    learner.open(f"/practice/courses/{course['course_id']}")
    assert "was not recognized" in learner.element("course-language").inner_text()

"""No screen scrolls sideways or cuts a word on the narrowest phone, in any interface language.

One page goes through the screens, and changes the language of the interface on each of them by the app's own setting.
"""
import pytest
from browser import ByTouch
from game_browser import READING_CORRECTION, TouchPlayer
from test_browser_drills import placed
from test_browser_interface import INTERFACE_LANGUAGES, wide_texts

NARROW = {"viewport": {"width": 320, "height": 640}}
#: Languages with long words, from right to left, and without spaces, for screens that have to be opened again in each language.
TRYING = ["ar", "de", "en", "ru", "th"]
#: The test has long words too.
LANGUAGE = "ta"
LONG = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"


class Narrow:
    """Collects what is too wide on the screens of a learner."""

    def __init__(self, learner):
        self.learner = learner
        self.page = learner.page
        self.findings = []

    def open(self, path, ready="h1"):
        self.learner.open(path)
        self.page.wait_for_selector(f"main:not([aria-busy]) {ready}")

    def speak(self, language):
        """Chooses a language of the interface. A dialog may lie over the setting, so the choice is made without a pointer."""
        self.page.evaluate("""language => {
          const picker = document.querySelector("[data-testid=interface-picker]");
          picker.value = language;
          picker.dispatchEvent(new Event("change"));
        }""", language)
        self.page.wait_for_function("language => document.documentElement.lang === language && !document.querySelector('main[aria-busy]')", arg=language)

    def measure(self, name, language):
        self.page.eval_on_selector_all("main details", "nodes => nodes.forEach(node => node.open = true)")
        width = self.page.evaluate("document.documentElement.scrollWidth")
        texts = wide_texts(self.page)
        if width > 320 or texts:
            self.findings.append(f"{name}, {language}: {width} px, {texts}")

    def screen(self, name, path=None, ready="h1", languages=INTERFACE_LANGUAGES):
        """Measures a screen, which is open already if there is no path, in some languages."""
        if path:
            self.open(path, ready)
        for language in languages:
            self.speak(language)
            self.measure(name, language)

    def dialog(self, name, path, show, testid):
        """Measures a dialog, which keeps the language in which it was opened, in the trying languages."""
        self.open(path)
        for language in TRYING:
            self.speak(language)
            show()
            self.page.wait_for_selector(f"[data-testid={testid}]")
            self.measure(name, language)
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector(f"[data-testid={testid}]", state="detached")


@pytest.fixture
def narrow(learner_in):
    return lambda kind=ByTouch, language=LANGUAGE: Narrow(learner_in(kind, language, **NARROW))


def call(learner, method, path, body=None):
    answer = learner.context.request.fetch(f"{learner.address}/api/v1{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def test_the_screens_around_the_tests_fit(narrow, complaints):
    screens = narrow()
    screens.screen("front page", "/", "[data-testid=language-en]")
    screens.dialog("start", "/", lambda: screens.learner.press(f"language-{LANGUAGE}"), "start-dialog")
    for path in ("/me", "/privacy", "/keep", "/playground", "/authors", "/test/unknown", "/nowhere"):
        screens.screen(path, path)
    screens.page.route("**/api/**", lambda route: route.abort())
    screens.screen("no connection", "/me", "[data-testid=problem]")
    complaints[:] = [text for text in complaints if "404" not in text and "ERR_FAILED" not in text]
    assert screens.findings == []


def test_the_questions_of_every_format_fit(narrow):
    screens = narrow()
    learner = screens.learner
    attempt = call(learner, "POST", "/attempts", {"language_id": LANGUAGE, "length": "full"})
    formats = {item["format"]: item for item in reversed(attempt["items"])}
    assert len(formats) == 6
    for name, item in formats.items():
        call(learner, "PUT", f"/attempts/{attempt['attempt_id']}/position", {"position": item["number"] - 1})
        screens.screen(name, f"/test/{attempt['attempt_id']}", f"[data-number='{item['number']}']")
    assert screens.findings == []


def test_a_result_what_is_shared_of_it_and_practice_fit(narrow):
    screens = narrow()
    learner = screens.learner
    screens.open("/")
    attempt = placed(learner)["attempt_id"]
    screens.screen("result", f"/result/{attempt}", "[data-testid=level]")
    shared = call(learner, "POST", f"/attempts/{attempt}/share", {})
    screens.screen("shared", shared["path"])
    drill = call(learner, "POST", "/drills", {"language_id": LANGUAGE})
    screens.screen("drill", f"/drill/{drill['drill_id']}", "[data-testid=question]")
    learner.press("dont-know")
    screens.page.wait_for_selector("[data-testid=outcome]")
    screens.screen("drill, reviewed")
    learner.press("stop")
    screens.screen("drill, summary")
    screens.screen("own page", "/me", "[data-testid=next-step]")
    screens.screen("front page, go on", "/", "[data-testid=go-on]")
    assert screens.findings == []


def test_practice_from_notes_fits(practiser_in, complaints):
    learner = practiser_in(**NARROW)
    screens = Narrow(learner)
    for path in ("/practice", "/practice/courses/new", "/practice/schedule"):
        screens.screen(path, path)
    course = learner.sample()
    learner.call("POST", "/schedule", {
        "course_id": course["course_id"], "title": LONG, "occasion": "exam", "date": "2026-12-10", "topics": [], "difficulty": 3, "question_count": 20, "utc_offset": 0})
    screens.screen("course", f"/practice/courses/{course['course_id']}", ".file")
    screens.screen("new test", f"/practice/new?course={course['course_id']}", "[data-testid=generate-form]")
    screens.screen("plans", "/practice/schedule", "[data-testid=planned]")
    test = learner.made(course)
    path = f"/practice/tests/{test['test_id']}"
    screens.screen("test, ready", path, "[data-testid=ready]")
    learner.call("POST", f"/tests/{test['test_id']}/open", {})
    screens.screen("practice question", path, "[data-testid=question]")
    learner.call("POST", f"/tests/{test['test_id']}/submit", {})
    screens.screen("practice result", path, "[data-testid=percent]")
    screens.screen("paper", f"{path}/print", "[data-testid=paper-key]", languages=TRYING)
    screens.screen("practice start", "/practice", "[data-testid=statistics]")
    complaints[:] = [text for text in complaints if "409" not in text]  # the page sends its time to the test that was handed in
    assert screens.findings == []


def test_the_game_fits(player_in):
    player = player_in(TouchPlayer, has_touch=True, is_mobile=True, reduced_motion="reduce", **NARROW)
    screens = Narrow(player)
    screens.screen("menu", "/play/menu", "[data-testid=start]")
    player.play("/play?mode=calm&seed=7")
    screens.screen("game")
    for language in TRYING:
        player.play("/play?mode=calm&seed=7")
        screens.speak(language)
        player.wait_for_pair(1)
        player.say(player.judgement(correctly=False))
        player.page.wait_for_selector(READING_CORRECTION)
        screens.measure("correction", language)
        player.go_on()
        player.play_on(2, 3, correctly=False)
        player.page.wait_for_selector("[data-testid=end-dialog]")
        screens.measure("summary", language)
    screens.screen("hard words", "/play/review", "[data-testid=show], [data-testid=nothing]")
    assert screens.findings == []

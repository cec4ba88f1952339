"""No screen scrolls sideways or cuts a word on the narrowest phone, in any interface language.

One page goes through the screens, and changes the language of the interface on each of them by the app's own setting.
"""
import pytest
from browser import ByTouch
from game_browser import READING_CORRECTION, TouchPlayer
from test_browser_drills import placed
from test_browser_interface import INTERFACE_LANGUAGES

NARROW = {"viewport": {"width": 320, "height": 640}}
#: Languages with long words, from right to left, and without spaces, for screens that have to be opened again in each language.
TRYING = ["ar", "de", "en", "ru", "th"]
#: The test has long words too.
LANGUAGE = "ta"
LONG = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"

# Chooses a language of the interface, and waits until the screen is drawn again. A dialog may lie over the setting, so no pointer is used.
SPEAK = """async language => {
  const picker = document.querySelector("[data-testid=interface-picker]");
  picker.value = language;
  picker.dispatchEvent(new Event("change"));
  const isReady = () => document.documentElement.lang === language && !document.querySelector("main[aria-busy]");
  while (!isReady()) await new Promise((resolve) => requestAnimationFrame(resolve));
}"""
# The width of the page with everything unfolded, and the texts of buttons, links and headings that are wider than their box, so that they are
# cut or lie over their neighbour.
MEASURE = """() => {
  for (const fold of document.querySelectorAll("main details")) fold.open = true;
  const texts = [...document.querySelectorAll("header a, :is(main, dialog) :is(h1, h2, h3, button, a, label, summary, .button)")]
    .filter((node) => node.checkVisibility() && !node.closest(".visually-hidden") && node.scrollWidth > node.clientWidth + 1
      && getComputedStyle(node).display !== "inline")
    .map((node) => node.textContent.slice(0, 60));
  return { width: document.documentElement.scrollWidth, texts };
}"""


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
        """Chooses a language of the interface."""
        self.page.evaluate(SPEAK, language)

    def measure(self, name, language):
        self.note(name, language, self.page.evaluate(MEASURE))

    def note(self, name, language, found):
        if found["width"] > 320 or found["texts"]:
            self.findings.append(f"{name}, {language}: {found['width']} px, {found['texts']}")

    def screen(self, name, path=None, ready="h1", languages=INTERFACE_LANGUAGES):
        """Measures a screen, which is open already if there is no path, in some languages. One call does this much faster than one for each language."""
        if path:
            self.open(path, ready)
        found = self.page.evaluate(f"""async languages => {{
          const found = [];
          for (const language of languages) {{
            await ({SPEAK})(language);
            found.push(({MEASURE})());
          }}
          return found;
        }}""", languages)
        for language, one in zip(languages, found, strict=True):
            self.note(name, language, one)

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


@pytest.mark.parametrize("width, height", [(320, 568), (360, 640)])
def test_the_note_on_answering_later_takes_at_most_a_fifth_of_a_phone(learner_in, width, height):
    learner = learner_in(ByTouch, "en", viewport={"width": width, "height": height})
    learner.start("full")
    heights = {}
    for language in INTERFACE_LANGUAGES:
        learner.page.evaluate(SPEAK, language)
        heights[language] = learner.element("note").bounding_box()["height"]
    assert min(heights.values()) > 10
    assert {language: found for language, found in heights.items() if found > height / 5} == {}


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
    learner.say_unknown()
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
    plans = learner.plan_exam(course, LONG)
    screens.screen("course", f"/practice/courses/{course['course_id']}", ".file")
    screens.screen("new test", f"/practice/new?course={course['course_id']}", "[data-testid=generate-form]")
    screens.screen("plans", plans, "[data-testid=planned]")
    test = learner.made(course)
    path = f"/practice/tests/{test['test_id']}"
    screens.screen("questions before the test", f"{path}/questions", "[data-testid=question-1]")
    for language in TRYING:
        screens.speak(language)
        screens.page.locator("[data-testid=edit]").first.click()
        screens.measure("a question being edited", language)
    words = screens.learner.course("Words", "\n".join(f"{a} – {b}" for a, b in zip(["casa", "perro", "gato", "agua", "pan", "sol"], ["house", "dog", "cat", "water", "bread", "sun"])))
    screens.screen("vocabulary", f"/practice/courses/{words['course_id']}", "[data-testid=play-words]")
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

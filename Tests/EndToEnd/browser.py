"""A learner in a real browser, who uses the app by keys only or by touch only, and answers from the blueprint."""
import contextlib
import shutil
import time

from axe_playwright_python.base import AXE_SCRIPT
from client import right_answer

RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    # NB: otherwise axe would spend most of its time on descriptions of passed checks.
    "resultTypes": ["violations"],
}
#: The rules whose result depends on the width or the colours of the page.
LOOK_RULES = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]},
    "resultTypes": ["violations"],
}


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# NB: without these options, a machine without a graphics card emulates one, which takes a third of the browser's time.
DRAWN_BY_PROCESSOR = ["--disable-gpu", "--disable-gpu-compositing"]


def launch(playwright, *options):
    return start(playwright.chromium, *options)


def start(browser_type, *options):
    path = next(filter(None, map(shutil.which, BROWSERS)))
    return browser_type.launch(executable_path=path, args=["--no-sandbox", *DRAWN_BY_PROCESSOR, *options])


def violations_on(page, rules=RULES):
    """The findings of axe on a page, in short."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("async (rules) => (await axe.run(document, rules)).violations", rules)
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


class Learner:
    """One page of one browser context, with its current attempt."""

    def __init__(self, context, address, blueprint, complaints):
        self.context = context
        self.address = address
        self.blueprint = blueprint
        self.page = context.new_page()
        self.page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        self.page.on("pageerror", lambda error: complaints.append(str(error)))

    def element(self, name):
        return self.page.get_by_test_id(name)

    def open(self, path="/"):
        self.page.goto(self.address + path)

    def start(self, length="full"):
        """From the list of languages to the first question."""
        self.open()
        self.press(f"language-{self.blueprint['language_id']}")
        self.press("start" if length == "quick" else "start-full")
        self.wait_for(1)

    @property
    def attempt_id(self):
        return self.page.url.rsplit("/", 1)[1]

    def attempt(self):
        """The attempt in the state of the server."""
        return self.context.request.get(f"{self.address}/api/v1/attempts/{self.attempt_id}").json()

    def wait_for(self, number):
        self.page.wait_for_selector(f"[data-testid=question][data-number='{number}']")

    def number(self):
        return int(self.element("question").get_attribute("data-number"))

    def wait_until_saved(self, count):
        """Waits until the server has this number of answers."""
        def answered():
            return sum(1 for item in self.attempt()["items"] if item["answer"])

        self.poll(answered, lambda found: found >= count, lambda found: f"{found} answers are kept, not {count}")

    def poll(self, look, holds, tell):
        """Calls `look` until its result is as expected, and returns the result. After half a minute it fails with the last result."""
        end = time.monotonic() + 30
        while not holds(found := look()):
            assert time.monotonic() < end, tell(found)
            self.page.wait_for_timeout(50)
        return found

    def answer_all(self, count, answer=right_answer):
        """Answers the next `count` questions, and goes to the next question after each."""
        items = self.attempt()["items"]
        for _ in range(count):
            item = items[self.number() - 1]
            self.give(item, answer(self.blueprint, item))
            last = self.number() == len(items)
            self.confirm()
            if not last:
                self.wait_for(item["number"] + 1)

    def wait_until_settled(self):
        """Waits until the page no longer takes a tap for an accident."""
        self.page.wait_for_selector("main:not([data-settling])")

    def say_unknown(self):
        self.wait_until_settled()
        self.press("dont-know")

    def skip(self):
        """Leaves a question open."""
        self.wait_until_settled()
        self.press("primary")

    def give(self, item, answer):
        if "choice" in answer:
            self.choose(item, answer["choice"])
        elif "text" in answer:
            self.write(answer["text"])
        else:
            for tile in answer["tiles"]:
                self.place(tile)

    @contextlib.contextmanager
    def replacing(self, *names):
        """Waits for a new one of these elements, which the actions inside add to the page. Existing elements do not count."""
        parts = [f"[data-testid='{name}']" for name in names]
        self.page.eval_on_selector_all(", ".join(parts), "nodes => nodes.forEach(node => node.setAttribute('data-before', ''))")
        yield
        self.page.wait_for_selector(", ".join(f"{part}:not([data-before])" for part in parts))

    def unfold(self):
        """Opens the folded parts of a result."""
        self.page.wait_for_selector("details.fold")
        self.page.eval_on_selector_all("details.fold", "nodes => nodes.forEach(node => node.open = true)")

    def violations(self, rules=RULES):
        """The findings of axe, in short."""
        return violations_on(self.page, rules)

    def scrolls_sideways(self):
        return self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")

    def bank(self):
        return self.page.eval_on_selector_all("[data-testid=bank] button", "nodes => nodes.map(n => n.dataset.testid)")

    def placed(self):
        return self.page.eval_on_selector_all("[data-testid=answer-line] .tile", "nodes => nodes.map(n => n.dataset.testid)")


class ByKeys(Learner):
    """Uses the keyboard only."""

    def press(self, name):
        self.tab_to(name)
        self.page.keyboard.press("Enter")

    def tab_to(self, name):
        self.page.wait_for_selector(f"[data-testid='{name}']")
        for _ in range(150):
            if self.page.evaluate("document.activeElement.dataset.testid") == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    def choose(self, item, option):
        ids = [entry["option_id"] for entry in item["options"]]
        self.page.keyboard.press(option if item["format"] == "minimal_pair" else str(ids.index(option) + 1))

    def write(self, text):
        self.tab_to("text-answer")
        self.page.keyboard.insert_text(text)

    def place(self, tile):
        place = self.bank().index(f"tile-{tile}") + 1
        if place <= 9:
            self.page.keyboard.press(str(place))
        else:
            self.press(f"tile-{tile}")

    def confirm(self):
        self.page.keyboard.press("Enter")


class ByTouch(Learner):
    """Uses taps, and types on the phone's keyboard."""

    def press(self, name):
        self.element(name).tap()

    def choose(self, item, option):
        self.press(f"option-{option}")

    def write(self, text):
        self.press("text-answer")
        self.page.keyboard.insert_text(text)

    def place(self, tile):
        self.press(f"tile-{tile}")

    def confirm(self):
        self.press("primary")

"""A learner who practises in a real browser, from notes to the result."""
import datetime
import re

from browser import Learner

SAMPLE = "physics-waves"
LETTERS = "ABCDE"


class Practiser(Learner):
    """One page of one browser context, with its current practice test."""

    def __init__(self, context, address, complaints):
        super().__init__(context, address, None, complaints)
        self.page.clock.install()

    def advance_time(self, milliseconds):
        """Sets the clocks of the page forward and runs the timers that are due."""
        self.page.clock.fast_forward(milliseconds)

    def press(self, name):
        self.element(name).first.click()

    def tab_to(self, name):
        for _ in range(100):
            if self.page.evaluate("document.activeElement.dataset.testid") == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    # The state of the server

    def call(self, method, path, body=None):
        answer = self.context.request.fetch(f"{self.address}/api/v1/practice{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    @property
    def test_id(self):
        return re.search(r"/practice/tests/(\w+)", self.page.url)[1]

    def test(self, test_id=None):
        return self.call("GET", f"/tests/{test_id or self.test_id}")

    def course(self, name, text, language="en"):
        course = self.call("POST", "/courses", {"name": name, "language": language})
        return self.call("POST", f"/courses/{course['course_id']}/notes", {"name": "notes.md", "text": text})

    def sample(self):
        return self.call("POST", "/courses", {"sample_id": SAMPLE})

    def plan_exam(self, course, title):
        """Plans tests before an exam in eleven days. Returns the address of the week of the first test, which may be next week."""
        exam = datetime.date.today() + datetime.timedelta(days=11)
        plan = self.call("POST", "/schedule", {
            "course_id": course["course_id"], "title": title, "occasion": "exam", "date": exam.isoformat(), "topics": [], "difficulty": 3, "question_count": 20,
            "utc_offset": 0})
        return f"/practice/schedule?week={plan['scheduled'][0]['at'][:10]}"

    def made(self, course, count=5):
        """A test that is written, ready or failed."""
        topics = course.get("topics", [])
        order = {"course_id": course["course_id"], "topics": topics if len(topics) <= count else [], "difficulty": "medium", "question_count": count, "backend": "notes",
                 "seed": 7}
        return self.until(self.call("POST", "/tests", order)["test_id"], lambda test: test["status"] != "generating")

    def until(self, test_id, holds):
        return self.poll(lambda: self.test(test_id), holds, lambda test: f"the test stays {test['status']}, {test['answered']} answered")

    # The content of the page

    def open_test(self, count=5, course=None):
        """A started test from the sample notes, at its first question."""
        self.open("/practice")
        self.page.wait_for_selector("h1")
        test = self.made(course or self.sample(), count)
        self.call("POST", f"/tests/{test['test_id']}/open", {})
        self.open(f"/practice/tests/{test['test_id']}")
        self.wait_for(1)
        return test

    def stay_after_answers(self):
        self.element("auto-advance").uncheck()

    def choose(self, letter):
        self.press(f"option-{letter}")

    def answer(self, letter):
        """Chooses an option. Where there are none, types the letter."""
        field = self.element("text-answer")
        self.element(f"option-{letter}").or_(field).wait_for()
        if field.count():
            field.fill(letter)
            field.press("Enter")
        else:
            self.choose(letter)

    def chosen(self):
        return self.page.evaluate("[...document.querySelectorAll('.option input')].findIndex(input => input.checked)")

    def saved(self, count):
        return self.until(self.test_id, lambda test: test["answered"] >= count)

    def hand_in(self):
        # Enter in the field of the last question has opened the dialog already.
        if not self.element("submit-dialog").is_visible():
            self.press("submit")
        self.press("confirm-submit")
        self.page.wait_for_selector("[data-testid=percent]")

    def handed_in(self, right, count=5):
        """A test that was handed in with this number of right answers, with its result on the screen."""
        test = self.made(self.sample(), count)
        base = f"/tests/{test['test_id']}"
        self.call("POST", f"{base}/open", {})
        keys = self.keys_of(test)
        for number, question in enumerate(test["questions"]):
            answer = keys[number] if number < right else self.wrong(keys[number])
            answer |= {"milliseconds": 5000, "sequence": number + 1}
            self.call("PUT", f"{base}/questions/{question['question_id']}", answer)
        self.call("POST", f"{base}/submit", {})
        self.open(f"/practice{base}")
        self.page.wait_for_selector("[data-testid=percent]")
        return test

    def keys_of(self, test):
        """The right answers by number. They come from a second test with the same seed, which is handed in over HTTP."""
        twin = self.made(test, test["asked"])
        self.call("POST", f"/tests/{twin['test_id']}/open", {})
        answers = self.call("POST", f"/tests/{twin['test_id']}/submit", {})["questions"]
        self.call("DELETE", f"/tests/{twin['test_id']}")
        assert [question["options"] for question in answers] == [question["options"] for question in test["questions"]]
        return [
            {"text": question["correct_answer"]} if question["format"] == "typed" else {"option": question["correct_option"]} for question in answers
        ]

    @staticmethod
    def wrong(answer):
        """A wrong answer instead of a right one."""
        return {"text": "zebra"} if "text" in answer else {"option": (answer["option"] + 1) % 5}

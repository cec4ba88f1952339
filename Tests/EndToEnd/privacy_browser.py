"""A learner in a real browser who decides about the own data."""
from browser import Learner
from client import Client

STORED = """async () => ({
  values: Object.keys(localStorage).filter((key) => key !== "nivel-visit"),
  session: Object.keys(sessionStorage),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  databases: (await indexedDB.databases()).length,
})"""
CACHED_PATHS = """async () => {
  const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(open.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
}"""
NOTHING = {"values": [], "session": [], "caches": [], "workers": 0, "databases": 0}
COURSE = "Quokka course"
PLAN = {"title": "Final exam of quokkas", "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": 0, "at": "2090-01-10T09:00:00Z"}
LIST = {"name": "Quokka words", "language_id": "es", "text": "house,casa\ncat,gato\ndog,perro\nbird,ave\n"}


class Visitor(Learner):
    """One page of one browser context."""

    @classmethod
    def of(cls, other):
        """The same page of the same browser, used by this class."""
        visitor = cls.__new__(cls)
        vars(visitor).update(vars(other))
        return visitor

    def press(self, name):
        self.element(name).first.click()

    def tab_to(self, name):
        self.page.wait_for_selector(f"[data-testid='{name}']")
        for _ in range(100):
            if self.page.evaluate("document.activeElement.dataset.testid") == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    def call(self, method, path, body=None):
        answer = self.context.request.fetch(f"{self.address}/api/v1{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def begun(self):
        """A learner with an attempt, courses, a plan and a word list, on the first question."""
        self.start()
        course = self.call("POST", "/practice/courses", {"sample_id": "physics-waves"})
        self.call("POST", "/practice/schedule", PLAN | {"course_id": course["course_id"]})
        self.call("GET", "/practice/schedule")  # gives the calendar its address
        self.call("POST", "/practice/courses", {"name": COURSE, "language": "en"})
        self.call("POST", "/game/lists", LIST)
        return self.attempt_id

    def cookie(self):
        """The cookie of the session; None if the browser has none."""
        found = self.context.cookies()
        return f"{found[0]['name']}={found[0]['value']}" if found else None

    def stored(self):
        """Everything that the browser keeps of the site, except cookies and the mark of the visit."""
        return self.page.evaluate(STORED)

    def cached_paths(self):
        return self.page.evaluate(CACHED_PATHS)

    def finish(self):
        self.press("finish-here")
        self.press("confirm-finish")

    def erase(self):
        self.open("/privacy")
        self.press("erase")
        self.element("erase-sure").check()
        self.press("confirm-erase")

    def wait_for_end(self, outcome="finished"):
        self.page.wait_for_selector(f"[data-testid=visit-end][data-outcome={outcome}]")

    def wait_for_new_page(self):
        """Waits until the page after the end is loaded, so that nothing of the old one is in memory."""
        self.page.wait_for_url("**/privacy?done=*")
        self.page.wait_for_selector("[data-testid=visit-end] [data-testid=home]")

    def text(self):
        return self.page.inner_text("body")


def status_with(server, cookie, path):
    """The status of a request with the cookie of an earlier session."""
    client = Client(server.address)
    client.cookie = cookie
    return client.get(path).status

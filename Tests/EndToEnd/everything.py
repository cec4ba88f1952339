"""A learner who has something of every kind that the server keeps."""
from client import PRACTICE, Student


def recordings(test):
    """The addresses of the recordings of a placement test or a drill."""
    return [item["audio_url"] for item in test["items"] if item.get("audio_url")]


class LearnerWithEverything(Student):
    """Placement, language practice, practice tests, a plan, an own word list and a shared result, all with a name in them."""

    def __init__(self, address, name):
        super().__init__(address)
        self.name = name
        self.take_placement()
        self.practise()
        words = {"name": name, "language_id": "es", "text": "house,casa\ncat,gato\ndog,perro\nbird,ave\n"}
        self.word_list = self.made(self.post("/api/v1/game/lists", words))

    def take_placement(self):
        self.attempt = self.start("en", length="full")
        typed = next(item for item in self.attempt["items"] if item["format"] == "cloze_text")
        assert self.answer(self.attempt, typed, {"text": self.name}).status == 200
        path = f"/api/v1/attempts/{self.attempt['attempt_id']}"
        assert self.post(f"{path}/finish", {}).status == 200
        self.shared = self.made(self.post(f"{path}/share", b""))["path"]
        self.drill = self.made(self.post("/api/v1/drills", {"language_id": "en", "skill": "listening"}))
        self.begun = self.start("en", length="full")

    def practise(self):
        made = self.made(self.post(f"{PRACTICE}/courses", {"name": self.name, "language": "en"}))
        self.own_course = self.made(self.add_notes(made, f"# {self.name}\n\nA wave moves energy."))
        sample = self.course()
        self.test_taken = self.submitted(self.opened(sample, question_count=1))
        self.test_to_take = self.test(sample, question_count=1)
        plan = {"title": self.name, "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": 0, "at": "2090-01-10T09:00:00Z"}
        self.made(self.post(f"{PRACTICE}/schedule", plan | {"course_id": sample["course_id"]}))
        self.calendar = self.get(f"{PRACTICE}/schedule").json["feed_url"]

    def path(self, template):
        """A path of the description of the interface, for the things of this learner."""
        if template.endswith("/audio"):
            return recordings(self.drill if "drill" in template else self.begun)[0]
        test = self.test_to_take if template.endswith("/preview") else self.test_taken
        names = {
            "{attempt_id}": self.attempt["attempt_id"], "{test_id}": test["test_id"], "{drill_id}": self.drill["drill_id"],
            "{course_id}": self.own_course["course_id"], "{note_id}": self.own_course["files"][0]["note_id"],
            "{list_id}": self.word_list["list_id"], "{language_id}": "en",
            "{token}": self.shared.split("/")[-1], f"{PRACTICE}/calendar/{{secret}}.ics": self.calendar,
        }
        for name, own in names.items():
            template = template.replace(name, own)
        return template + ("?format=csv" if template.endswith("/export") else "")

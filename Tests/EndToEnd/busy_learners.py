"""Learners of every kind who change data without a pause: placement tests, practice tests, notes and word lists."""
import json

from client import PRACTICE, find
from ledger import LedgerKeeper


class FullTest(LedgerKeeper):
    """Answers the questions of whole placement tests in any order, and finishes some of the tests."""

    LENGTH = "full"

    def __init__(self, address, randomness):
        super().__init__(address, randomness)
        self.attempt = None
        self.sequence = 0
        #: The result documents of finished attempts, as the server acknowledged them.
        self.finished = {}

    @property
    def path(self):
        return f"/api/v1/attempts/{self.attempt['attempt_id']}"

    def step(self):
        if self.known is None:
            return self.begin()
        if self.known["status"] == "finished":
            return self.forget()
        item = self.next_item()
        return self.finish() if item is None or self.randomness.random() < 0.03 else self.answer(item)

    def begin(self):
        reply = self.change(None, "POST", "/api/v1/attempts", {"language_id": "en", "length": self.LENGTH})
        if reply:
            self.attempt = reply.json
            self.known = state(self.attempt)

    def next_item(self):
        return self.randomness.choice(self.attempt["items"])

    def answer(self, item):
        given = any_answer(item, self.randomness)
        body = dict(given)
        # The server puts an answer without a counter after all others.
        if self.randomness.random() < 0.8:
            self.sequence += 1
            body["sequence"] = self.sequence * 1_000
        after = {**self.known, "answers": {**self.known["answers"], item["item_id"]: given}}
        reply = self.change(after, "PUT", f"{self.path}/answers/{item['item_id']}", body)
        if reply:
            assert reply.json["stale"] is False, reply.body
            self.sequence = max(self.sequence, reply.json["sequence"] // 1_000 + 1)
        return reply

    def finish(self):
        reply = self.change({**self.known, "status": "finished"}, "POST", f"{self.path}/finish", {})
        if reply:
            self.finished[self.path] = (reply.body, self.attempt, self.known["answers"])

    def read(self):
        reply = self.student.get(self.path)
        if reply.status == 404:
            return None
        assert reply.status == 200, reply.body
        self.attempt = reply.json
        now = state(self.attempt)
        if now["status"] == "finished" and self.path not in self.finished:
            self.finished[self.path] = (self.student.get(f"{self.path}/result").body, self.attempt, now["answers"])
        return now

    def final(self, scored=None):
        """`scored` computes the result of an attempt again from the answers in the ledger."""
        for path, (document, attempt, answers) in self.finished.items():
            kept = self.student.get(f"{path}/result")
            if (kept.status, kept.body) != (200, document):
                self.losses.append((type(self).__name__, document, None, kept.body))
                continue
            assert self.student.post(f"{path}/finish", {}).body == document
            if scored and self.LENGTH == "full":
                result, again = json.loads(document), scored(attempt, answers)
                assert {name: result[name] for name in again} == again


class QuickTest(FullTest):
    """Takes quick tests: every answer chooses the next question."""

    LENGTH = "quick"

    def next_item(self):
        item = self.attempt["items"][-1]
        return None if self.attempt["complete"] else item

    def answer(self, item):
        reply = super().answer(item)
        if reply:
            self.attempt["complete"] = reply.json["complete"]
            self.attempt["items"].append(reply.json["next"])


def state(attempt):
    answers = {item["item_id"]: item["answer"] for item in attempt["items"] if item["answer"]}
    return {"status": attempt["status"], "answers": answers}


def any_answer(item, randomness):
    """An answer of the right kind, right or wrong."""
    if randomness.random() < 0.1:
        return {"dont_know": True}
    if item.get("tiles"):
        ids = [tile["tile_id"] for tile in item["tiles"]]
        return {"tiles": randomness.sample(ids, len(ids))}
    if item["format"] == "cloze_text":
        return {"text": f"word{randomness.randrange(1000)}"}
    return {"choice": randomness.choice(item["options"])["option_id"]}


def blueprint_answers(blueprint, attempt, answers):
    """The answers of an attempt as `nivel score` takes them: by the blueprint's own ids and texts."""
    items = {item["item_id"]: item for item in attempt["items"]}
    return dict(blueprint_answer(blueprint, items[item_id], given) for item_id, given in answers.items())


def blueprint_answer(blueprint, item, given):
    source = find(blueprint, item)
    texts = {piece.get("option_id") or piece["tile_id"]: piece["text"] for piece in (item.get("options") or item.get("tiles") or [])}
    if "dont_know" in given:
        return source["item_id"], None
    if "choice" in given:
        text = texts[given["choice"]]
        ids = [option["id"] for option in source.get("options", []) if option["text"] == text]
        return source["item_id"], ids[0] if ids else text
    return source["item_id"], given["text"] if "text" in given else " ".join(texts[tile] for tile in given["tiles"])


class PracticeTaker(LedgerKeeper):
    """Takes practice tests: answers, flags, moves between the questions, and hands in some of the tests."""

    QUESTIONS = 5

    def __init__(self, address, randomness):
        super().__init__(address, randomness)
        self.course = self.test = None
        self.sequence = self.milliseconds = 0
        self.submitted = {}

    @property
    def path(self):
        return f"{PRACTICE}/tests/{self.test['test_id']}"

    def step(self):
        if self.known is None:
            return self.begin()
        if self.known["status"] == "submitted":
            return self.forget()
        kind = self.randomness.random()
        if kind < 0.03:
            return self.submit()
        return self.move() if kind < 0.2 else self.report()

    def begin(self):
        if not self.course:
            reply = self.student.post(f"{PRACTICE}/courses", {"sample_id": "physics-waves"})
            if reply.status != 201:
                return
            self.course = reply.json
        order = {"course_id": self.course["course_id"], "difficulty": "easy", "question_count": self.QUESTIONS}
        reply = self.student.post(f"{PRACTICE}/tests", order)
        if reply.status != 201:
            return
        written = self.student.get(f"{PRACTICE}/tests/{reply.json['test_id']}/events", timeout=120)
        if written.status != 200:
            assert written.json["type"].startswith("/problems/storage-"), written.body
            return
        opened = self.student.do(reply.json, "open")
        if opened.status == 200:
            self.test = opened.json
            self.known = practice_state(self.test)
            self.acknowledged += 1

    def report(self):
        # Questions with typed answers stay unanswered.
        chosen = [question for question in self.test["questions"] if question["format"] == "choice"]
        question = self.randomness.choice(chosen)["question_id"]
        self.sequence += 1
        self.milliseconds += 10
        change = {"answer": self.randomness.randrange(5), "milliseconds": self.milliseconds, "flagged": self.randomness.random() < 0.3}
        after = {**self.known, "questions": {**self.known["questions"], question: change}}
        body = {"option": change["answer"], "flagged": change["flagged"], "milliseconds": self.milliseconds, "sequence": self.sequence}
        self.change(after, "PUT", f"{self.path}/questions/{question}", body)

    def move(self):
        position = self.randomness.randrange(self.QUESTIONS)
        self.change({**self.known, "position": position}, "PUT", f"{self.path}/position", {"position": position})

    def submit(self):
        reply = self.change({**self.known, "status": "submitted"}, "POST", f"{self.path}/submit")
        if reply:
            self.submitted[self.path] = reply.json

    def read(self):
        reply = self.student.get(self.path)
        if reply.status == 404:
            return None
        assert reply.status == 200, reply.body
        if reply.json["status"] == "submitted":
            self.submitted.setdefault(self.path, reply.json)
        return practice_state(reply.json)

    def final(self):
        for path, document in self.submitted.items():
            kept = self.student.get(path)
            if (kept.status, kept.json) != (200, document):
                self.losses.append((type(self).__name__, document, None, kept.body))
            chosen = [question for question in document["questions"] if question["format"] == "choice"]
            right = sum(question["answer"] == question["correct_option"] for question in chosen)
            assert document["correct"] == right


def practice_state(test):
    questions = {q["question_id"]: {name: q[name] for name in ("answer", "milliseconds", "flagged")} for q in test["questions"]}
    return {"status": test["status"], "position": test["position"], "questions": questions}


class NoteWriter(LedgerKeeper):
    """Adds, changes and deletes notes of a course, renames the course, and sometimes deletes it."""

    MOST = 6

    def __init__(self, address, randomness):
        super().__init__(address, randomness)
        self.course = None
        self.number = 0

    @property
    def path(self):
        return f"{PRACTICE}/courses/{self.course['course_id']}"

    def step(self):
        if self.known is None:
            return self.begin()
        self.number += 1
        files, kind = self.course["files"], self.randomness.random()
        if kind < 0.05:
            return self.delete_course()
        if kind < 0.15:
            return self.rename()
        if kind < 0.6 and len(files) < self.MOST or not files:
            return self.keep("POST", f"{self.path}/notes", None)
        file = self.randomness.choice(files)
        if kind < 0.8:
            return self.keep("PUT", f"{self.path}/notes/{file['note_id']}", file)
        notes = {name: text for name, text in self.known["notes"].items() if name != file["name"]}
        return self.follow(self.change({**self.known, "notes": notes}, "DELETE", f"{self.path}/notes/{file['note_id']}"))

    def begin(self):
        reply = self.change(None, "POST", f"{PRACTICE}/courses", {"name": "Course", "language": "en"})
        if reply:
            self.course = reply.json
            self.known = course_state(self.course)

    def keep(self, method, path, old):
        text = f"- **Term {self.number}**: a meaning\n" * self.randomness.randint(1, 200)
        others = {name: text for name, text in self.known["notes"].items() if old is None or name != old["name"]}
        name = f"notes {self.number}"
        self.follow(self.change({**self.known, "notes": {**others, name: text}}, method, path, {"name": name, "text": text}))

    def rename(self):
        name = f"Course {self.number}"
        self.follow(self.change({**self.known, "name": name}, "PUT", self.path, {"name": name, "language": "en", "topics": []}))

    def delete_course(self):
        self.change("deleted", "DELETE", self.path)
        if self.known == "deleted":
            self.forget()

    def follow(self, reply):
        if reply:
            self.course = reply.json

    def read(self):
        reply = self.student.get(self.path)
        if reply.status == 404:
            return "deleted" if self.sent == "deleted" else None
        assert reply.status == 200, reply.body
        self.course = reply.json
        return course_state(self.course)

    def check(self, address):
        super().check(address)
        if self.known == "deleted":
            self.forget()


def course_state(course):
    return {"name": course["name"], "notes": {file["name"]: file["text"] for file in course["files"]}}


class ListKeeper(LedgerKeeper):
    """Uploads and deletes own word lists."""

    MOST = 5
    PATH = "/api/v1/game/lists"

    def __init__(self, address, randomness):
        super().__init__(address, randomness)
        self.ids = {}
        self.number = 0
        self.known = {}

    def step(self):
        if self.known and (len(self.known) >= self.MOST or self.randomness.random() < 0.4):
            return self.delete(self.randomness.choice(sorted(self.known)))
        self.number += 1
        name, count = f"List {self.number}", self.randomness.randint(4, 200)
        text = "\n".join(f"word{entry},palabra{entry}" for entry in range(count))
        body = {"name": name, "language_id": "es", "text": text, "format": "csv"}
        reply = self.change({**self.known, name: count}, "POST", self.PATH, body)
        if reply:
            self.ids[name] = reply.json["list_id"]

    def delete(self, name):
        after = {other: count for other, count in self.known.items() if other != name}
        self.change(after, "DELETE", f"{self.PATH}/{self.ids[name]}")

    def read(self):
        reply = self.student.get(self.PATH)
        assert reply.status == 200, reply.body
        own = [summary for summary in reply.json["lists"] if summary["is_own"]]
        self.ids = {summary["name"]: summary["list_id"] for summary in own}
        for summary in own[:1]:
            assert self.student.get(f"{self.PATH}/{summary['list_id']}").status == 200
        return {summary["name"]: summary["entries"] for summary in own}

    def forget(self):
        self.known, self.sent = {}, None


KINDS = [FullTest, QuickTest, PracticeTaker, NoteWriter, ListKeeper]

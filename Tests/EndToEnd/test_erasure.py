"""An erasure removes everything that was ever stored about a learner from every file: searched for by markers, ids and secrets."""
import contextlib
import json
import pathlib
import sqlite3

import pytest
from client import PRACTICE, Student
from game_player import Player, missing, played
from test_drills import begin, load, placed
from test_practice_typed import WORDS, typed

MARKERS = {name: f"quokka marker of {name}" for name in ("notes", "files", "courses", "topics", "answers", "texts", "plans", "lists", "words")}


def forms(text):
    """A text as it may be in a file: as it is, in UTF-16, and in hexadecimal digits."""
    return (text.encode(), text.encode("utf-16-le"), text.encode().hex().encode())


def found(folder, texts):
    """The texts that are in a file below a folder, with the names of the files. The names of files count too."""
    files = [(file, file.read_bytes()) for file in pathlib.Path(folder).rglob("*") if file.is_file()]
    return {
        (what, file.name) for file, content in files for what, text in texts.items()
        if text in file.name or any(form in content for form in forms(text))
    }


class Learner(Student, Player):
    """A learner who uses every part of the program."""

    def use_everything(self, blueprint):
        """Stores something in every part, and returns the ids and secrets that belong to the learner."""
        result, _ = placed(self, blueprint)
        link = self.made(self.post(f"/api/v1/attempts/{result['attempt_id']}/share", b""))
        drill = begin(self)
        self.answer_drill(drill)
        attempt = self.start("en", length="full")
        item = next(item for item in attempt["items"] if "options" not in item and "tiles" not in item)
        assert self.answer(attempt, item, {"text": MARKERS["answers"]}).status == 200
        ids = {"finished test": result["attempt_id"], "test": attempt["attempt_id"], "drill": drill["drill_id"]}
        secrets = {"link": link["path"].split("/")[-1], "transfer code": self.made(self.post("/api/v1/session/transfer", b""))["code"]}
        return ids | secrets | self.practise() | self.play_games() | {"token": self.cookie.split("=")[1]}

    def answer_drill(self, drill):
        item = load(self, drill)["items"][0]
        reply = self.put(f"/api/v1/drills/{drill['drill_id']}/answers/{item['item_id']}", {"dont_know": True})
        assert reply.status == 200, reply.body

    def practise(self):
        vocabulary = "\n".join(f"{word} – {translation}" for word, translation in (WORDS | {"Beutel": MARKERS["words"]}).items())
        course = self.made(self.post(f"{PRACTICE}/courses", {"name": MARKERS["courses"], "language": "de", "topics": [MARKERS["topics"]]}))
        course = self.made(self.add_notes(course, vocabulary, MARKERS["files"]))
        course = self.made(self.add_notes(course, f"# Notes\n\n{MARKERS['notes']} " + "is a long text. " * 3_000))
        test = self.opened(course, question_count=6, seed=7)
        for question in typed(test):
            assert self.report(test, question, text=MARKERS["texts"], sequence=1).status == 200
        self.submitted(test)
        body = {
            "course_id": course["course_id"], "title": MARKERS["plans"], "topics": [], "difficulty": 4, "question_count": 20,
            "utc_offset": 0, "at": "2090-01-10T09:00:00Z",
        }
        plan = self.made(self.post(f"{PRACTICE}/schedule", body))
        calendar = self.get(f"{PRACTICE}/schedule").json["feed_url"]
        return {
            "course": course["course_id"], "file": course["files"][0]["note_id"], "practice test": test["test_id"],
            "plan": plan["scheduled"][0]["scheduled_id"], "calendar": calendar.split("/")[-1].split(".")[0],
        }

    def play_games(self):
        text = f"house,{MARKERS['lists']}\ncat,gato\ndog,perro\nbird,ave\n"
        own = self.made(self.add(text, name=MARKERS["lists"]))
        game = self.new_id() + "-quokka"
        deck = self.deck(own["list_id"])
        assert self.hand_in(played(deck, mode="classic", misses=missing(*[one["english"] for one in deck["entries"]])), game).status == 201
        word = self.hard_words()["hard_words"][0]
        review = self.new_id() + "-quokka"
        assert self.review(word, "good", review_id=review).status == 200
        deleted = self.made(self.add(text, name=f"{MARKERS['lists']} deleted"))
        assert self.request("DELETE", f"/api/v1/game/lists/{deleted['list_id']}").status == 204
        return {"list": own["list_id"], "deleted list": deleted["list_id"], "game": game, "review": review}


def profiles(data):
    with contextlib.closing(sqlite3.connect(f"file:{data}/nivel.sqlite?mode=ro", uri=True)) as database:
        return {row[0] for row in database.execute("SELECT id FROM profile")}


def tables_of(data, profile):
    """The tables with a row of a profile."""
    with contextlib.closing(sqlite3.connect(f"file:{data}/nivel.sqlite?mode=ro", uri=True)) as database:
        names = [row[0] for row in database.execute(
            "SELECT m.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'profile_id'")]
        return {name for name in names if database.execute(f"SELECT 1 FROM {name} WHERE profile_id = ?", (profile,)).fetchone()}, set(names)


@pytest.mark.sqlite
def test_an_erasure_leaves_nothing_of_any_part_in_any_file(server_on, tmp_path, blueprints):
    data = tmp_path / "data"
    server = server_on(data, "--log-requests")
    with (tmp_path / "log").open("w") as server.errors, server:
        other = Learner(server.address)
        kept = {"kept test": other.start("en")["attempt_id"], "kept course": other.course_of("A kept text.")["course_id"]}
        before = profiles(data)
        learner = Learner(server.address)
        secrets = learner.use_everything(blueprints["en"])
        [profile] = profiles(data) - before
        with_rows, all_tables = tables_of(data, profile)
        assert with_rows == all_tables, "the learner has not used every part"
        texts = MARKERS | secrets | {"profile": profile}
        # NB: the server stores digests of these alone.
        hashed = {"link", "transfer code", "token"}
        assert {what for what, _ in found(data, texts)} == set(texts) - hashed
        export = json.dumps(learner.get("/api/v1/me/export").json, ensure_ascii=False)
        assert all(marker in export for marker in MARKERS.values())
        reply = learner.post("/api/v1/me/erase", {"confirm": "erase"})
        assert reply.status == 200 and reply.json == {"erased": True, "overwritten": True}
        assert "profile-erased" in (tmp_path / "log").read_text()
        assert found(tmp_path, texts) == set()
        assert {what for what, _ in found(data, kept)} == set(kept)
    assert found(tmp_path, texts) == set()
    with server_on(data) as server:
        other.host = server.address.removeprefix("http://")
        assert other.get(f"{PRACTICE}/courses/{kept['kept course']}").status == 200
    assert found(tmp_path, texts) == set()

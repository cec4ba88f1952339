"""The download of all data has every field that the learner put in, and an erasure is complete while the download is still being read."""
import http.client
import json
import pathlib

from client import PRACTICE, Student
from game_player import Player, missing, played

ANSWERS = {"choice": lambda item: {"choice": item["options"][0]["option_id"]}, "text": lambda item: {"text": "ein Quokka"},
           "tiles": lambda item: {"tiles": [tile["tile_id"] for tile in item["tiles"]][::-1]}}
NOTES = "# Waves\n\nA wave moves energy. The amplitude is the height of a wave. The frequency is the number of waves in one second.\n"
LIST = {"name": "Meine Wörter", "language_id": "es", "text": "house,casa\ncat,gato / gata\ndog,perro\nbird,ave\n"}
PLAN = {"title": "Final exam", "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": 120, "at": "2090-01-10T09:00:00Z"}


def export(student):
    reply = student.get("/api/v1/me/export")
    assert reply.status == 200
    return reply.json


def kind_of(item):
    return "choice" if "options" in item else "tiles" if "tiles" in item else "text"


def part(document, *names):
    return {name: document[name] for name in names}


def test_a_placement_test_in_progress_has_its_questions_and_answers(student):
    attempt = student.start("de", length="full", device="tablet", interface_language="pt")
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    given = {}
    for kind, answer in ANSWERS.items():
        item = next(item for item in attempt["items"] if kind_of(item) == kind)
        given[item["item_id"]] = answer(item)
        assert student.answer(attempt, item, given[item["item_id"]] | {"milliseconds": 4321}).status == 200
    unknown = next(item for item in attempt["items"] if item["item_id"] not in given)
    given[unknown["item_id"]] = {"dont_know": True}
    assert student.answer(attempt, unknown, {"dont_know": True, "milliseconds": 4321}).status == 200
    assert student.put(f"{path}/position", {"position": 7}).status == 200
    assert student.put(f"{path}/listening", {"available": False}).status == 200
    document = export(student)
    kept_at = document["exported_at"]
    [kept] = document["placement_tests"]
    assert kept.pop("device") == "tablet" and kept.pop("interface_language") == "pt"
    answers = kept.pop("answers")
    assert {answer["item_id"]: answer["given"] for answer in answers} == given
    assert {answer["milliseconds"] for answer in answers} == {4321}
    assert all(attempt["started_at"] <= answer["answered_at"] <= kept_at for answer in answers)
    assert kept == student.get(path).json
    assert kept["position"] == 7 and kept["status"] == "in_progress"


def test_a_finished_placement_test_has_its_result(student):
    attempt = student.start("de", length="full")
    item = attempt["items"][0]
    assert student.answer(attempt, item, {"dont_know": True, "milliseconds": 77}).status == 200
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    assert student.post(f"{path}/finish", {}).status == 200
    [kept] = export(student)["placement_tests"]
    [answer] = kept.pop("answers")
    assert answer.pop("answered_at") >= attempt["started_at"]
    assert answer == {"item_id": item["item_id"], "given": {"dont_know": True}, "milliseconds": 77}
    assert (kept.pop("status"), kept.pop("device"), kept.pop("interface_language")) == ("finished", None, None)
    assert kept == student.get(f"{path}/result").json


def test_courses_practice_tests_and_plans_have_all_their_fields(student):
    course = student.course_of(NOTES, "second notes", name="Wellen")
    sample = student.course()
    done = student.opened(sample)
    student.report(done, done["questions"][0], option=1, sequence=1)
    student.report(done, done["questions"][0], option=2, milliseconds=1234, flagged=True, sequence=2)
    done = student.submitted(done, {1: 3})
    running = student.test(sample)
    dropped = running["questions"][4]
    student.request("DELETE", f"{PRACTICE}/tests/{running['test_id']}/preview/{dropped['question_id']}")
    running = student.do(running, "open").json
    student.report(running, running["questions"][2], option=1, sequence=1)
    student.made(student.post(f"{PRACTICE}/schedule", PLAN | {"course_id": sample["course_id"]}))
    schedule = student.get(f"{PRACTICE}/schedule").json  # gives the calendar its address, which the export does not
    document = export(student)
    courses = {kept["course_id"]: kept for kept in document["courses"]}
    assert courses[course["course_id"]] == student.get(f"{PRACTICE}/courses/{course['course_id']}").json
    assert [file["text"] for file in courses[course["course_id"]]["files"]] == [NOTES, "second notes"]
    tests = {kept["test_id"]: kept for kept in document["practice_tests"]}
    changes, removed = {}, {}
    for test in (done, running):
        kept = tests[test["test_id"]]
        changes[test["test_id"]] = [question.pop("changes") for question in kept["questions"]]
        removed[test["test_id"]] = kept.pop("removed")
        assert kept == student.now(test)
    assert removed == {done["test_id"]: [], running["test_id"]: [part(dropped, "question_id", "prompt", "options")]}
    assert changes[done["test_id"]][0] == 1 and set(changes[running["test_id"]]) == {0}
    first = tests[done["test_id"]]["questions"][0]
    assert part(first, "answer", "milliseconds", "flagged") == {"answer": 2, "milliseconds": 1234, "flagged": True}
    assert "correct_option" not in tests[running["test_id"]]["questions"][2], "the keys of a running test stay secret"
    [planned] = document["scheduled_tests"]
    assert part(planned, "title", "question_count", "difficulty", "at") == part(PLAN, "title", "question_count", "difficulty", "at")
    assert planned["utc_offset"] == PLAN["utc_offset"] and planned["occasion_day"] is None
    assert planned["revised_at"] <= document["exported_at"] and planned["series_id"]
    assert document["calendar_address"] == schedule["feed_url"]
    assert document["practice_statistics"]["tests"] == 1


def test_lists_games_and_hard_words_have_all_their_fields(server):
    player = Player(server.address)
    own = player.add(LIST["text"], name=LIST["name"]).json
    deck = player.deck("es-en")
    body = played(deck, mode="classic", seed=9, misses=missing(*[entry["english"] for entry in deck["entries"]]), at="2026-11-01T10:00:00Z")
    game = player.hand_in(body).json
    word = player.hard_words()["hard_words"][0]
    reviewed = player.review(word, "good", at="2026-11-02T10:00:00Z").json
    document = export(player)
    [kept] = document["word_lists"]
    words = kept.pop("words")
    assert kept.pop("created_at") and kept == own
    assert [(entry["english"], entry["translations"]) for entry in words["entries"]] == [
        ("house", ["casa"]), ("cat", ["gato / gata"]), ("dog", ["perro"]), ("bird", ["ave"])]
    [kept] = document["games"]
    mistakes = game.pop("mistakes")
    assert kept == game | part(body, "answers", "hard_words", "seed", "edition")
    words = {(kept["list_id"], kept["english"]): kept for kept in document["hard_words"]}
    assert len(words) == len({mistake["english"] for mistake in mistakes})
    kept = words[word["list_id"], word["english"]]
    same = ("list_id", "language_id", "english", "translations", "readings", "lapses", "interval_days", "due_at")
    assert part(kept, *same) == part(reviewed, *same)
    assert kept["last_seen_at"] == "2026-11-02T10:00:00Z" and kept["easiness_percent"] >= 130
    assert document["hard_word_reviews"] == [
        {"list_id": word["list_id"], "english": word["english"], "grade": "good", "reviewed_at": "2026-11-02T10:00:00Z"}]


def test_all_games_are_there_although_they_are_read_in_pages(server):
    player = Player(server.address)
    deck = player.deck("es-en")
    body = played(deck, mode="classic", seed=9)
    # NB: a page has 50 games, and many are of the same moment.
    times = [f"2026-11-{number // 40 + 1:02}T10:00:00Z" for number in range(103)]
    for time in times:
        assert player.hand_in(body | {"played_at": time}).status == 201
    games = export(player)["games"]
    assert len({game["game_id"] for game in games}) == len(times)
    assert [game["played_at"] for game in games] == sorted(times, reverse=True)


def test_the_words_of_a_deleted_list_are_there_if_a_game_was_played_with_them(server):
    player = Player(server.address)
    unplayed, own = player.add(LIST["text"], name="unplayed").json, player.add(LIST["text"], name=LIST["name"]).json
    body = played(player.deck(own["list_id"]), mode="classic", seed=9, at="2026-11-01T10:00:00Z")
    assert player.hand_in(body).status == 201
    for one in (unplayed, own):
        assert player.request("DELETE", f"/api/v1/game/lists/{one['list_id']}").status == 204
    document = export(player)
    assert document["word_lists"] == []
    [kept] = document["deleted_word_lists"]
    assert part(kept, "list_id", "edition") == part(body, "list_id", "edition")
    assert [entry["english"] for entry in kept["words"]["entries"]] == ["house", "cat", "dog", "bird"]


def test_an_erasure_is_complete_while_the_download_is_still_being_read(server_on, tmp_path):
    """The client reads the first bytes of a large document, erases everything, and then reads the rest."""
    marker = "quokka marker of a slow reader "
    with server_on(tmp_path / "data") as server:
        student = Student(server.address)
        student.course_of(*[f"# Notes {number}\n\n" + marker * 30_000 for number in range(8)])
        connection = http.client.HTTPConnection(student.host, timeout=60)
        connection.request("GET", "/api/v1/me/export", headers={"Cookie": student.cookie})
        reply = connection.getresponse()
        begin = reply.read(1_000)
        assert begin.startswith(b'{"format": "nivel-data"')
        erased = student.post("/api/v1/me/erase", {"confirm": "erase"}, timeout=60)
        assert erased.status == 200 and erased.json == {"erased": True, "overwritten": True}
        assert files_with(tmp_path, marker) == []
        document = json.loads(begin + reply.read())
        assert document["format"] == "nivel-data"
        connection.close()
    assert files_with(tmp_path, marker) == []


def files_with(folder, text):
    """The files below a folder that contain a text."""
    return [file.name for file in pathlib.Path(folder).rglob("*") if file.is_file() and text.encode() in file.read_bytes()]

"""Sessions, and what learners can do with their data: end the session, take everything away, erase everything."""
import json
import pathlib

import pytest
from client import PRACTICE, Student

MARKERS = ("quokka marker of notes", "quokka marker of lists", "quokka marker of answers", "quokka marker of names")
LIST = {"name": MARKERS[3], "language_id": "es", "format": "csv", "text": f"house,{MARKERS[1]}\ncat,gato\ndog,perro\nbird,ave\n"}
START = {"language_id": "en", "length": "full"}


def files_with(folder, text):
    """The files of a data folder that contain a text."""
    return [file.name for file in pathlib.Path(folder).rglob("*") if file.is_file() and text.encode() in file.read_bytes()]


def filled(server):
    """A learner with an answer, notes and a word list, and the attempt."""
    student = Student(server.address)
    attempt = student.made(student.post("/api/v1/attempts", START))
    item = next(item for item in attempt["items"] if "options" not in item and "tiles" not in item)
    reply = student.put(f"/api/v1/attempts/{attempt['attempt_id']}/answers/{item['item_id']}", {"text": MARKERS[2]})
    assert reply.status == 200, reply.body
    student.course_of(f"# Notes\n\n{MARKERS[0]}", name=MARKERS[3])
    student.made(student.post("/api/v1/game/lists", LIST))
    return student, attempt


def erase(student):
    return student.post("/api/v1/me/erase", {"confirm": "erase"})


def test_an_invented_token_is_replaced_by_one_of_the_server(server):
    student = Student(server.address)
    for invented in ("5" * 32, "5" * 64):
        student.cookie = f"nivel_profile={invented}"
        reply = student.post(f"{PRACTICE}/courses", {"name": "x", "language": "en"})
        assert reply.status == 201 and invented not in reply.headers["set-cookie"]
        assert len(student.get(PRACTICE).json["courses"]) == 1


def test_the_end_of_a_session_ends_its_token_and_clears_the_browser(server):
    student = Student(server.address)
    attempt = student.made(student.post("/api/v1/attempts", START))
    cookie = student.cookie
    reply = student.post("/api/v1/session/end", b"")
    assert reply.status == 204 and "Max-Age=0" in reply.headers["set-cookie"]
    assert reply.headers["clear-site-data"] == '"cache", "cookies", "storage"'
    student.cookie = cookie
    assert student.get(f"/api/v1/attempts/{attempt['attempt_id']}").status == 404
    assert student.get("/api/v1/attempts").json == {"attempts": []}
    assert student.post("/api/v1/session/end", b"").status == 204


def test_everything_about_a_learner_can_be_taken_away(server):
    student, attempt = filled(server)
    reply = student.get("/api/v1/me/export")
    assert reply.status == 200 and reply.headers["content-disposition"].startswith("attachment")
    document = json.loads(reply.body)
    assert all(marker in reply.body.decode() for marker in MARKERS)
    assert [test["attempt_id"] for test in document["placement_tests"]] == [attempt["attempt_id"]]
    assert len(document["sessions"]) == 1 and set(document["sessions"][0]) == {"created_at", "last_seen_at", "expires_at"}
    assert student.cookie.split("=")[1] not in reply.body.decode()


def test_nothing_is_taken_away_without_a_profile(server):
    student = Student(server.address)
    assert set(student.get("/api/v1/me/export").json) == {"format", "version", "exported_at"}
    assert student.get("/api/v1/me").json["known"] is False


@pytest.mark.sqlite
def test_erased_data_are_in_no_file_and_are_not_served(server_on, tmp_path):
    server = server_on(tmp_path / "data", "--log-requests")
    with (tmp_path / "log").open("w") as server.errors, server:
        student, attempt = filled(server)
        other, _ = filled(server)
        cookie = student.cookie
        assert erase(other).status == 200
        assert files_with(tmp_path / "data", MARKERS[0])
        reply = erase(student)
        assert reply.status == 200 and reply.json == {"erased": True, "overwritten": True}
        assert reply.headers["clear-site-data"] and "Max-Age=0" in reply.headers["set-cookie"]
        for marker in MARKERS:
            assert files_with(tmp_path, marker) == []
        student.cookie = cookie
        assert student.get(f"/api/v1/attempts/{attempt['attempt_id']}").status == 404
        assert student.get(PRACTICE).json["courses"] == []
    for marker in MARKERS:
        assert files_with(tmp_path, marker) == []


def test_erasing_needs_a_confirmation(server):
    student = Student(server.address)
    student.course_of(name="kept")
    assert student.post("/api/v1/me/erase", {"confirm": "yes"}).status == 422
    assert student.post("/api/v1/me/erase", {}).status == 422
    assert len(student.get(PRACTICE).json["courses"]) == 1


def test_the_address_of_a_calendar_can_be_changed(server):
    student = Student(server.address)
    assert student.post(f"{PRACTICE}/calendar-address", b"").status == 404
    course = student.course()
    body = {"course_id": course["course_id"], "title": "Final", "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": 0}
    student.made(student.post(f"{PRACTICE}/schedule", body | {"at": "2090-01-10T09:00:00Z"}))
    old = student.get(f"{PRACTICE}/schedule").json["feed_url"]
    assert student.get(old).status == 200
    new = student.post(f"{PRACTICE}/calendar-address", b"").json["feed_url"]
    assert new != old and student.get(old).status == 404 and student.get(new).status == 200

"""The clock of the machine jumps while the server runs. No answer is lost, and nothing ends before it began."""
import glob
import os

import pytest
from client import Client, Student

#: The library of the Debian package libfaketime for programs with threads.
LIBRARY = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
#: NB: summer time ends in Berlin at 3 o'clock on that day. The hour before it comes twice.
JUMPS = {
    "two days back": "-2d", "a year ahead": "+365d", "to the end of summer time": "@2026-10-25 02:59:58",
    "to the beginning of summer time": "@2027-03-28 01:59:58", "to the end of a year": "@2026-12-31 23:59:58",
}


@pytest.fixture
def clock(tmp_path):
    """Sets the clock of the servers of a test: `-2d` is two days back."""
    file = tmp_path / "clock"

    def set_clock(setting):
        # NB: the server reads the file at each look at the clock, and an empty file would end it.
        (tmp_path / "clock.new").write_text(f"{setting}\n")
        (tmp_path / "clock.new").rename(file)

    set_clock("+0")
    set_clock.environment = {
        "LD_PRELOAD": LIBRARY[0], "FAKETIME_TIMESTAMP_FILE": str(file), "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1", "TZ": "Europe/Berlin",
    }
    return set_clock


@pytest.fixture
def jumping(server_on, clock, tmp_path):
    server = server_on(tmp_path / "data")
    server.environment = os.environ | clock.environment
    # NB: in its first process, libfaketime changes the environment, and Swift then finds no arguments. `env` is that process.
    server.command = ["env", *server.command]
    with server:
        yield server
    for leftover in glob.glob(f"/dev/shm/*faketime*{server.process.pid}"):
        os.remove(leftover)


def given(learner, attempt):
    items = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"]
    return {item["item_id"]: item["answer"] for item in items if item["answer"]}


@pytest.mark.parametrize("jump", JUMPS)
def test_placement_answers_are_kept_across_a_jump_of_the_clock(jumping, clock, jump):
    learner = Client(jumping.address)
    attempt = learner.start("en")
    first, second = [item for item in attempt["items"] if item["format"] == "cloze_choice"][:2]

    def answer(item, option, **counter):
        reply = learner.answer(attempt, item, {"choice": option, **counter})
        assert reply.status == 200, reply.body
        return reply.json["stale"]

    assert not answer(first, "o1") and not answer(second, "o1", sequence=5)
    clock(JUMPS[jump])
    assert learner.start("en")["started_at"][:10] != attempt["started_at"][:10], "the server does not see the jump"
    assert not answer(first, "o2"), "an answer without a counter is the latest"
    assert answer(second, "o2", sequence=4) and not answer(second, "o3", sequence=6)
    assert given(learner, attempt) == {first["item_id"]: {"choice": "o2"}, second["item_id"]: {"choice": "o3"}}
    jumping.kill()
    jumping.start()
    learner.host = jumping.address.split("//")[1]
    assert not answer(first, "o3")
    assert given(learner, attempt)[first["item_id"]] == {"choice": "o3"}
    done = learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {})
    assert done.status == 200 and done.json["finished_at"] >= done.json["started_at"]


@pytest.mark.parametrize("jump", JUMPS)
def test_practice_answers_are_kept_across_a_jump_of_the_clock(jumping, clock, jump):
    student = Student(jumping.address)
    test = student.opened(student.course())
    first, second = test["questions"][:2]
    for question, body in ((first, {"option": 1}), (second, {"option": 1, "sequence": 5})):
        assert student.report(test, question, **body).json["stale"] is False
    clock(JUMPS[jump])
    assert student.report(test, first, option=2).json["stale"] is False
    assert student.report(test, second, option=2, sequence=4).json["stale"] is True
    assert student.report(test, second, option=3, sequence=6).json["stale"] is False
    done = student.submitted(test)
    assert [question["answer"] for question in done["questions"][:2]] == [2, 3]
    assert done["submitted_at"] >= done["started_at"] >= done["created_at"]

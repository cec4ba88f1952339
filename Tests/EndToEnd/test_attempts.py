"""A placement test over HTTP, from the list of languages to the result."""
import json

import pytest
from client import Client, right_answer, wrong_answer
from conftest import LANGUAGES, with_essential


def give_all(learner, blueprint, attempt, answer):
    for number, item in enumerate(attempt["items"]):
        reply = learner.answer(attempt, item, answer(blueprint, item) | {"sequence": number + 1})
        assert reply.status == 200, (item, reply.body)
        assert reply.json["answered"] == number + 1


def has_recordings(blueprint):
    return any("audio" in item for item in blueprint["items"])


def finish(learner, attempt):
    reply = learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {})
    assert reply.status == 200, reply.body
    return reply.json


def test_the_languages_are_listed_with_their_own_names(learner):
    languages = {entry["language_id"]: entry for entry in learner.get("/api/v1/languages").json["languages"]}
    assert sorted(languages) == LANGUAGES
    assert languages["ar"]["name"] == "العربية" and languages["ar"]["direction"] == "rtl"
    assert languages["th"]["listening"] is False and languages["en"]["listening"] is True


@pytest.mark.parametrize("language", with_essential(LANGUAGES, "ar", "th"))
def test_a_perfect_run_ends_at_c2_and_an_all_wrong_run_at_pre_a1(learner, blueprints, language):
    for answer, level in [(right_answer, "C2"), (wrong_answer, "pre-A1")]:
        attempt = learner.start(language)
        give_all(learner, blueprints[language], attempt, answer)
        result = finish(learner, attempt)
        assert result["level"] == level
        assert result["score"] == (result["max_score"] if level == "C2" else 0)
        assert result["skills"]["listening"]["measured"] is has_recordings(blueprints[language])
        statuses = {item["status"] for item in result["items"]}
        assert statuses == {"correct" if level == "C2" else "wrong"}


@pytest.mark.essential
def test_a_reload_gives_the_same_attempt(learner, blueprints):
    attempt = learner.start("en")
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    given = {}
    for item in attempt["items"][:8]:
        given[item["item_id"]] = right_answer(blueprints["en"], item)
        learner.answer(attempt, item, given[item["item_id"]] | {"sequence": 1})
    assert learner.put(f"{path}/position", {"position": 8}).status == 200
    again = learner.get(path).json
    assert again["position"] == 8
    assert {item["item_id"]: item["answer"] for item in again["items"] if item["answer"]} == given
    strip = [{key: value for key, value in item.items() if key != "answer"} for item in again["items"]]
    assert strip == [{key: value for key, value in item.items() if key != "answer"} for item in attempt["items"]]


def test_i_do_not_know_is_wrong_but_not_a_guess(learner, blueprints):
    attempt = learner.start("de")
    for number, item in enumerate(attempt["items"]):
        body = right_answer(blueprints["de"], item) if number < 16 else {"dont_know": True}
        learner.answer(attempt, item, body)
    result = finish(learner, attempt)
    assert result["score"] == result["without_luck"]["score"] == 8 + 16
    assert result["cut_level"] == "A2" and result["level_by"] == "model"
    assert result["level"] in ("A2", "B1"), "who knows all of A2 and nothing of B1 is between the two"
    assert result["measurement"]["guessed_often"] is False
    assert {item["status"] for item in result["items"][16:]} == {"dont_know"}


def test_skipped_listening_is_left_out_and_the_result_says_so(learner, blueprints):
    attempt = learner.start("es")
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    give_all(learner, blueprints["es"], attempt, right_answer)
    assert learner.put(f"{path}/listening", {"available": False}).json == {"listening": "skipped"}
    assert learner.get(path).json["listening"] == "skipped"
    result = finish(learner, attempt)
    assert result["skills"]["listening"] == {
        "measured": False, "reason": "skipped", "correct": 0, "items": 6, "score": 0, "max_score": 0, "range": None,
    }
    assert (result["score"], result["max_score"]) == (147, 147)
    assert (result["scaled_score"], result["scale_max"], result["level"]) == (168, 168, "C2")


def test_readings_are_sent_with_the_questions_and_their_use_is_told_in_the_result_and_in_a_link_to_it(learner, blueprints):
    attempt = learner.start("ja")
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    assert attempt["readings"] == "available"
    texts = [item for item in attempt["items"] if "passage" in item.get("readings", {})]
    assert texts and all("{学校|がっこう}" in item["readings"]["passage"] for item in texts[:1])
    assert any("reading" in tile for item in attempt["items"] for tile in item.get("tiles", []))
    refused = learner.put(f"{path}/readings", {"used": False})
    assert refused.status == 422 and "send true" in refused.json["detail"]
    for _ in range(2):
        assert learner.put(f"{path}/readings", {"used": True}).json == {"readings": "used"}
    assert learner.get(path).json["readings"] == "used"
    assert finish(learner, attempt)["readings_used"] is True
    assert learner.put(f"{path}/readings", {"used": True}).status == 409
    link = learner.post(f"{path}/share", b"")
    assert learner.get(f"/api/v1{link.json['path']}").json["readings_used"] is True


def test_an_attempt_without_readings_says_so(learner):
    attempt = learner.start("en")
    assert attempt["readings"] == "unavailable" and not any("readings" in item for item in attempt["items"])
    assert finish(learner, attempt)["readings_used"] is False


def test_a_result_explains_every_verdict(learner, blueprints):
    attempt = learner.start("en")
    item = next(item for item in attempt["items"] if item["format"] == "cloze_text")
    accepted = right_answer(blueprints["en"], item)["text"]
    learner.answer(attempt, item, {"text": f"  {accepted.upper()}. "})
    review = next(i for i in finish(learner, attempt)["items"] if i["item_id"] == item["item_id"])
    assert review["status"] == "correct"
    assert review["given"] == f"  {accepted.upper()}. "
    assert review["verdict"]["profile"] == 2 and review["verdict"]["entry"] == accepted
    assert "terminal_marks" in [step["step"] for step in review["verdict"]["trace"]]


def test_finishing_twice_gives_the_same_result(learner):
    attempt = learner.start("en")
    first = finish(learner, attempt)
    assert finish(learner, attempt) == first
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result").json == first
    assert first["level"] == "pre-A1" and {item["status"] for item in first["items"]} == {"unanswered"}


def test_an_older_answer_never_replaces_a_newer_one(learner):
    attempt = learner.start("en")
    item = attempt["items"][0]
    assert learner.answer(attempt, item, {"choice": "o2", "sequence": 7}).json["stale"] is False
    assert learner.answer(attempt, item, {"choice": "o3", "sequence": 6}).json["stale"] is True
    again = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json
    assert again["items"][0]["answer"] == {"choice": "o2"} and again["sequence"] == 7


def test_the_list_of_attempts_shows_this_profile_only(server, learner):
    attempt = learner.start("ja")
    listed = learner.get("/api/v1/attempts").json["attempts"]
    assert [(entry["attempt_id"], entry["status"], entry["level"]) for entry in listed] == [
        (attempt["attempt_id"], "in_progress", None)
    ]
    assert Client(server.address).get("/api/v1/attempts").json == {"attempts": []}


def test_recordings_are_served_whole_and_by_range(learner):
    attempt = learner.start("de")
    item = next(item for item in attempt["items"] if item["format"] == "listening")
    whole = learner.recording(item["audio_url"])
    assert whole.status == 200 and whole.headers["content-type"] == "audio/ogg" and whole.body[:4] == b"OggS"
    part = learner.recording(item["audio_url"], headers={"Range": "bytes=4-9"})
    assert part.status == 206 and part.body == whole.body[4:10]
    assert part.headers["content-range"] == f"bytes 4-9/{len(whole.body)}"
    assert learner.recording(item["audio_url"], headers={"Range": "bytes=-5"}).body == whole.body[-5:]
    assert learner.recording(item["audio_url"], headers={"Range": f"bytes={len(whole.body)}-"}).status == 416
    assert learner.recording(item["audio_url"], headers={"If-None-Match": whole.headers["etag"]}).status == 304


def test_options_are_not_always_in_the_authors_order(learner, blueprints):
    """The order in the file could reveal the habits of its author."""
    orders = set()
    for _ in range(6):
        orders.add(json.dumps([o["text"] for o in learner.start("en")["items"][0]["options"]]))
    assert len(orders) > 1

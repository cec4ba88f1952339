"""Language practice over HTTP: ten questions after a test, with a review after each answer."""
import json

import pytest
from client import Client, find, right_answer, wrong_answer
from conftest import with_essential
from test_quick import finish, take
from test_secrecy import SECRET_KEYS, keys, secrets

LEVELS = ["pre-A1", "A1", "A2", "B1", "B2", "C1", "C2"]


def made(reply, status=200):
    assert reply.status == status, reply.body
    return reply.json


def placed(learner, blueprint, known="B1"):
    """Takes a quick test and knows every answer up to a level. Returns the result and the items that were asked."""
    def choose(item):
        is_known = LEVELS.index(find(blueprint, item)["level"]) <= LEVELS.index(known)
        return right_answer(blueprint, item) if is_known else wrong_answer(blueprint, item)

    attempt = learner.start(blueprint["language_id"], length="quick")
    asked = take(learner, attempt, choose)
    return finish(learner, attempt), [find(blueprint, item)["item_id"] for item in asked]


def begin(learner, language="en", status=201, **more):
    return made(learner.post("/api/v1/drills", {"language_id": language, **more}), status)


def load(learner, drill):
    return made(learner.get(f"/api/v1/drills/{drill['drill_id']}"))


def answer(learner, drill, item, body):
    return made(learner.put(f"/api/v1/drills/{drill['drill_id']}/answers/{item['item_id']}", body))


def ids(blueprint, items):
    return [find(blueprint, item)["item_id"] for item in items]


@pytest.mark.parametrize("language", with_essential(["en", "ja", "ar", "th"], "en"))
def test_a_drill_has_ten_questions_at_the_level_or_above_and_new_ones_come_first(learner, blueprints, language):
    blueprint = blueprints[language]
    result, seen = placed(learner, blueprint)
    drill = begin(learner, language)
    items = drill["items"]
    assert len(items) == 10 and [item["number"] for item in items] == list(range(1, 11))
    drilled = ids(blueprint, items)
    level = LEVELS.index(result["level"])
    levels = {LEVELS.index(find(blueprint, item)["level"]) for item in items}
    assert levels <= {level, level + 1} if 1 <= level <= 5 else len(levels) <= 2
    # NB: a new question on a text that the learner has read counts as old: the questions on a text stay together.
    text_of = {item["item_id"]: item["prompt"].get("stimulus", item["item_id"]) for item in blueprint["items"]}
    repeated = [item for item in drilled if item in seen]
    read = {text_of[item] for item in repeated}
    is_new = [text_of[item] not in read for item in drilled]
    assert is_new == sorted(is_new, reverse=True)
    texts = [text_of[item] for item in drilled]
    assert all(texts.index(text) + texts.count(text) > place for place, text in enumerate(texts)), "the questions on a text stay together"
    assert [item["item_id"] for item, source in zip(items, drilled) if source in seen] == drill["repeated"]


def test_the_review_of_an_answer_has_the_key_and_the_verdict_and_no_question_has_it_before(learner, blueprints):
    blueprint = blueprints["en"]
    placed(learner, blueprint)
    drill = begin(learner)
    for number, item in enumerate(drill["items"]):
        loaded = load(learner, drill)
        assert not set(keys(loaded["items"])) & (SECRET_KEYS | {"rationale", "rule", "example", "topic"})
        assert not any(secret in json.dumps(loaded["items"], ensure_ascii=False) for secret in secrets(blueprint))
        is_right = number % 2 == 0
        reply = answer(learner, drill, item, right_answer(blueprint, item) if is_right else wrong_answer(blueprint, item))
        source = find(blueprint, item)
        assert reply["review"]["status"] == ("correct" if is_right else "wrong") and reply["answered"] == number + 1
        assert reply["review"]["construct"] == source["construct"]
        assert reply["review"].get("rationale", {}).get("rule") == source.get("rationale", {}).get("rule")
        assert (reply["review"]["verdict"] is not None) == ("production_spec" in source)
    assert load(learner, drill)["complete"] is True and len(load(learner, drill)["reviews"]) == 10


def test_the_first_answer_stays_and_gets_the_same_review_in_every_tab(learner, blueprints):
    placed(learner, blueprints["en"])
    drill = begin(learner)
    item = drill["items"][0]
    first = answer(learner, drill, item, right_answer(blueprints["en"], item))
    second = answer(learner, drill, item, {"dont_know": True})
    assert (first["stale"], second["stale"]) == (False, True)
    assert second["review"] == first["review"] and second["answer"] == first["answer"]


def test_a_drill_that_was_begun_goes_on_and_a_finished_one_is_followed_by_the_missed_questions(learner, blueprints):
    blueprint = blueprints["en"]
    _, seen = placed(learner, blueprint)
    drill = begin(learner)
    answer(learner, drill, drill["items"][0], {"dont_know": True})
    assert begin(learner, status=200)["drill_id"] == drill["drill_id"]
    for item in drill["items"][1:]:
        answer(learner, drill, item, {"dont_know": True})
    later = begin(learner)
    drilled, repeated = set(ids(blueprint, drill["items"])), ids(blueprint, later["items"])
    assert later["drill_id"] != drill["drill_id"]
    fresh = [item for item in repeated if item not in drilled and item not in seen]
    assert len(later["repeated"]) == 10 - len(fresh)
    # NB: every answer of the drill was "I don't know", so its questions are missed, and the drill comes back to them.
    old = [item for item in repeated if item not in fresh]
    missed = drilled | {item["item_id"] for item in blueprint["items"] if item["item_id"] in seen and item["level"] > "B1"}
    assert [item in missed for item in old] == sorted((item in missed for item in old), reverse=True)
    listed = made(learner.get("/api/v1/drills"))["drills"]
    assert [(line["drill_id"], line["answered"], line["questions"]) for line in listed] == [(later["drill_id"], 0, 10), (drill["drill_id"], 10, 10)]


def test_practice_never_changes_a_result_and_its_answers_count_as_seen(learner, blueprints):
    blueprint = blueprints["en"]
    result, seen = placed(learner, blueprint)
    drill = begin(learner)
    for item in drill["items"]:
        answer(learner, drill, item, right_answer(blueprint, item))
    assert made(learner.get(f"/api/v1/attempts/{result['attempt_id']}/result")) == result
    assert [line["attempt_id"] for line in made(learner.get("/api/v1/attempts"))["attempts"]] == [result["attempt_id"]]
    practised = set(ids(blueprint, drill["items"]))
    retest = learner.start("en", length="quick")
    asked = ids(blueprint, take(learner, retest, lambda item: {"dont_know": True}))
    formats = {item["item_id"]: item.get("production_spec", {}).get("format", item["type"]) for item in blueprint["items"]}
    for item in set(asked) & (practised | set(seen)):
        others = [other for other, kind in formats.items() if kind == formats[item] and other not in practised | set(seen)]
        assert set(others) <= set(asked), "an item is repeated only if its format has no new one"


SKILLS = {"MC_CLOZE": "use_of_language", "READING_COMP": "reading", "LISTENING": "listening"}


@pytest.mark.parametrize("skill", ["reading", "production"])
def test_a_drill_can_begin_with_a_skill(learner, blueprints, skill):
    blueprint = blueprints["en"]
    result, _ = placed(learner, blueprint)
    items = [find(blueprint, item) for item in begin(learner, skill=skill)["items"]]
    levels = LEVELS[LEVELS.index(result["level"]):][:2]
    wanted = [item for item in blueprint["items"] if item["level"] in levels and SKILLS.get(item["type"], "production") == skill]
    assert wanted and {item["item_id"] for item in items[:len(wanted)]} == {item["item_id"] for item in wanted}


def test_a_drill_with_an_unknown_skill_is_refused_with_the_known_ones(learner, blueprints):
    placed(learner, blueprints["en"])
    for skill in ("dancing", "", 1, ["reading"]):
        reply = learner.post("/api/v1/drills", {"language_id": "en", "skill": skill})
        assert reply.status == 422 and "skill" in reply.body.decode(), reply.body
    assert b"use_of_language" in learner.post("/api/v1/drills", {"language_id": "en", "skill": "dancing"}).body
    assert made(learner.get("/api/v1/drills"))["drills"] == []


def test_a_drill_is_no_test(learner, blueprints):
    placed(learner, blueprints["en"])
    drill = begin(learner)
    path = f"/api/v1/attempts/{drill['drill_id']}"
    assert learner.get(path).status == learner.get(f"{path}/result").status == learner.post(f"{path}/finish", {}).status == 404
    assert learner.put(f"{path}/answers/{drill['items'][0]['item_id']}", {"dont_know": True}).status == 404
    assert learner.put(f"{path}/listening", {"available": False}).status == learner.put(f"{path}/position", {"position": 1}).status == 404


def test_a_drill_needs_a_result_and_no_unfinished_test_of_today(learner, blueprints):
    def refused(status, kind, language="en"):
        reply = learner.post("/api/v1/drills", {"language_id": language})
        assert reply.status == status and reply.json["type"].endswith(f"/{kind}"), reply.body

    refused(409, "no-result")
    refused(404, "not-found", "xx")
    placed(learner, blueprints["en"])
    refused(409, "no-result", "de")
    learner.start("en")
    refused(409, "test-in-progress")


def test_another_learner_can_neither_see_nor_change_a_drill(server, learner, blueprints):
    placed(learner, blueprints["en"])
    drill = begin(learner)
    other = Client(server.address)
    placed(other, blueprints["en"])
    path = f"/api/v1/drills/{drill['drill_id']}"
    assert other.get(path).status == 404
    assert other.put(f"{path}/answers/{drill['items'][0]['item_id']}", {"dont_know": True}).status == 404
    assert made(other.get("/api/v1/drills")) == {"drills": []}
    assert load(learner, drill)["answered"] == 0


def test_a_listening_question_of_a_drill_has_its_recording(learner, blueprints):
    attempt = learner.start("en")
    for item in attempt["items"]:
        body = {"dont_know": True} if item["format"] == "listening" else right_answer(blueprints["en"], item)
        learner.answer(attempt, item, body)
    finish(learner, attempt)
    drill = begin(learner)
    heard = [item for item in drill["items"] if item["format"] == "listening"]
    assert heard
    reply = learner.recording(heard[0]["audio_url"])
    assert reply.status == 200 and reply.headers["content-type"] == "audio/ogg" and reply.body.startswith(b"OggS")
    assert learner.get(heard[0]["audio_url"].replace("/drills/", "/attempts/")).status == 404


def test_a_drill_survives_a_killed_server_and_is_in_the_export_until_it_is_erased(server_on, tmp_path, blueprints):
    with server_on(tmp_path / "data") as server:
        learner = Client(server.address)
        placed(learner, blueprints["en"])
        drill = begin(learner)
        answer(learner, drill, drill["items"][0], {"dont_know": True})
        before = load(learner, drill)
        server.kill()
        server.start()
        learner.host = Client(server.address).host
        assert load(learner, drill) == before
        export = made(learner.get("/api/v1/me/export"))
        [kept] = export["language_practice"]
        assert len(kept.pop("answer_times")) == 1 and kept == before and len(export["placement_tests"]) == 1
        assert made(learner.post("/api/v1/me/erase", {"confirm": "erase"}))["erased"]
        assert learner.get(f"/api/v1/drills/{drill['drill_id']}").status == 404

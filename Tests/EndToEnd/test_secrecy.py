"""No response before the end reveals an answer, and no learner can access the attempt of another."""
import json

import pytest
from client import Client
from conftest import LANGUAGES, with_essential

ROUTES = [
    "/", "/api/v1/languages", "/api/v1/interface", "/api/v1/interface/en", "/api/v1/attempts", "/api/v1/attempts/{id}",
    "/api/v1/attempts/{id}/result", "/api/v1/openapi.json", "/test/{id}", "/result/{id}",
]
TEMPTATIONS = [
    "/Content/blueprints/{language}.json", "/blueprints/{language}.json", "/api/v1/blueprints/{language}",
    "/content/manifest.json", "/api/v1/languages/{language}", "/../Content/blueprints/{language}.json",
    "/%2e%2e/Content/blueprints/{language}.json", "/..%2fContent%2fblueprints%2f{language}.json",
    "/api/v1/interface/..%2f..%2fblueprints%2f{language}", "/api/v1/interface/../../blueprints/{language}.json",
    "/.%2e/.data/nivel.sqlite", "/api/v1/attempts/{id}/answers", "/api/v1/attempts/{id}/items",
]
SECRET_KEYS = {"correct_option_id", "accept_list", "transcript", "production_spec", "correct", "expected", "construct", "seed", "level",
               "topic", "rationale", "rule", "example"}


def keys(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


def secrets(blueprint):
    """Texts that occur only in keys: rationales, transcripts, and sentences that the tiles build."""
    for item in blueprint["items"]:
        if "rationale" in item:
            yield item["rationale"]["rule"]
            yield item["rationale"]["example"]
        if "transcript" in item["prompt"]:
            yield item["prompt"]["transcript"]
        spec = item.get("production_spec", {})
        if spec.get("format") == "word_reorder":
            yield from spec["accept_list"]
            yield item["prompt"]["stem"]


@pytest.mark.parametrize("language", with_essential(LANGUAGES, "en"))
def test_no_response_before_the_end_contains_a_key_a_transcript_or_an_accept_list(learner, blueprints, language):
    attempt = learner.start(language)
    replies = [(path, learner.get(path.format(id=attempt["attempt_id"], language=language))) for path in ROUTES + TEMPTATIONS]
    for item in attempt["items"]:
        path = f"/api/v1/attempts/{attempt['attempt_id']}/answers/{item['item_id']}"
        replies.append((path, learner.put(path, {"dont_know": True})))
        replies.append((path, learner.put(path, {"choice": "zz"})))
        replies.append((path, learner.get(path)))
    replies.append(("position", learner.put(f"/api/v1/attempts/{attempt['attempt_id']}/position", {"position": 1})))
    assert len(replies) > 100
    for path, reply in replies:
        text = reply.body.decode("utf-8", "replace")
        for secret in secrets(blueprints[language]):
            assert secret not in text, path
        if reply.headers.get("content-type", "").startswith("application/json") and "openapi" not in path and "interface" not in path:
            body = json.loads(text)
            allowed = {"level"} if path == "/api/v1/attempts" else set()
            assert not (set(keys(body)) & SECRET_KEYS) - allowed, path
    for path in TEMPTATIONS:
        assert learner.get(path.format(id=attempt["attempt_id"], language=language)).status in (400, 404), path


def test_ids_of_questions_and_options_reveal_nothing_about_the_blueprint(learner, blueprints):
    attempt = learner.start("en")
    text = json.dumps(attempt)
    assert not any(item["item_id"] in text for item in blueprints["en"]["items"])
    shown = [[option["option_id"] for option in item.get("options", [])] for item in attempt["items"]]
    assert all(ids in ([], ["o1", "o2", "o3", "o4"], ["A", "B"]) for ids in shown)


@pytest.mark.essential
def test_another_profile_can_neither_read_nor_change_an_attempt(server, learner):
    attempt = learner.start("en")
    item = attempt["items"][0]
    listening = next(i for i in attempt["items"] if i["format"] == "listening")
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    other = Client(server.address)
    other.start("en")
    for stranger in (other, Client(server.address)):
        replies = [
            stranger.get(path), stranger.get(f"{path}/result"), stranger.get(listening["audio_url"]),
            stranger.put(f"{path}/answers/{item['item_id']}", {"choice": "o1"}), stranger.put(f"{path}/position", {"position": 9}),
            stranger.put(f"{path}/listening", {"available": False}), stranger.post(f"{path}/finish", {}),
        ]
        assert [reply.status for reply in replies] == [404] * 7
    unchanged = learner.get(path).json
    assert (unchanged["position"], unchanged["listening"], unchanged["status"]) == (0, "measured", "in_progress")
    assert all(item["answer"] is None for item in unchanged["items"])


def test_an_invented_cookie_gives_no_access(server, learner):
    attempt = learner.start("en")
    for cookie in ["nivel_profile=" + "0" * 32, "nivel_profile=' OR 1=1 --", "nivel_profile=", "nivel_profile=%"]:
        thief = Client(server.address)
        thief.cookie = cookie
        assert thief.get(f"/api/v1/attempts/{attempt['attempt_id']}").status == 404


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server):
    reply = Client(server.address).post("/api/v1/attempts", {"language_id": "en"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    assert len(cookie.split(";")[0].split("=")[1]) == 64

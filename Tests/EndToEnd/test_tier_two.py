"""The second tier of the matcher, with embeddings from a server. It is off unless an item asks for it, and no answer is lost if it fails."""
import json

import pytest
from client import Client, Server
from conftest import LANGUAGES, NIVEL, ROOT
from embedding_server import EmbeddingServer

LINE = {"answer": "the tired dog", "accept": ["the dog tired"], "language": "en", "matching": {"similarity": "accept"}}


@pytest.fixture
def vectors():
    with EmbeddingServer() as server:
        yield server


def options(vectors, interface="ollama", model="letters"):
    return ["--embedding-url", vectors.address, "--embedding-model", model, "--embedding-interface", interface]


def judged(nivel, line, *arguments):
    result = nivel("match", *arguments, input=json.dumps(line) + "\n")
    assert result.returncode == 0
    return json.loads(result.stdout), result.stderr.decode()


@pytest.mark.parametrize("interface, path", [("ollama", "/api/embed"), ("openai", "/v1/embeddings")])
def test_a_similar_answer_is_accepted_if_the_item_allows_it(nivel, vectors, interface, path):
    reply, trouble = judged(nivel, LINE, *options(vectors, interface))
    assert reply["correct"] and reply["tier"] == 2 and reply["entry"] == "the dog tired" and reply["distance"] == 0 and trouble == ""
    assert [request[0] for request in vectors.requests] == [path]
    assert vectors.requests[0][1] == {"model": "letters", "input": ["the tired dog", "the dog tired"]}


def test_a_review_gives_a_note_and_no_credit(nivel, vectors):
    reply, _ = judged(nivel, {**LINE, "matching": {"similarity": "review"}}, *options(vectors))
    assert not reply["correct"] and reply["tier"] is None and "teacher" in reply["note"]


def test_the_server_is_asked_only_for_typed_items_that_allow_it(nivel, vectors):
    for line in ({**LINE, "matching": {}}, {**LINE, "format": "word_reorder"}, {**LINE, "format": "minimal_pair"}, {**LINE, "profile": 1}):
        reply, _ = judged(nivel, line, *options(vectors))
        assert not reply["correct"] and "distance" not in reply
    assert vectors.requests == []


@pytest.mark.parametrize(
    "trouble, reason",
    [
        ((500, {"error": "the runner died"}), "the runner died"), ((401, {"error": {"message": "bad key"}}), "bad key"),
        ((404, b"Not Found"), "status 404"), ((200, b"<html>"), "not JSON"), ((200, {"embeddings": [[1, 2]]}), "expected 2 vectors"),
        ((200, {"embeddings": [[1], [1, 2]]}), "expected 2 vectors"), ((200, {"embeddings": [["a"], [1]]}), "expected 2 vectors"),
        ((200, b""), "not JSON"),
    ],
)
def test_the_verdict_of_tier_one_stands_when_the_server_fails(nivel, vectors, trouble, reason):
    vectors.trouble = trouble
    reply, note = judged(nivel, LINE, *options(vectors))
    assert not reply["correct"] and reply["tier"] is None and reason in note


def test_the_verdict_of_tier_one_stands_when_there_is_no_server(nivel):
    reply, note = judged(nivel, LINE, "--embedding-url", "http://127.0.0.1:9", "--embedding-model", "letters")
    assert not reply["correct"] and "is the model server running?" in note


def test_a_key_is_sent_and_never_printed(nivel, vectors, monkeypatch):
    monkeypatch.setenv("NIVEL_EMBEDDING_KEY", "s3cret")
    vectors.trouble = (401, {"error": "no"})
    _, note = judged(nivel, LINE, *options(vectors))
    assert vectors.requests[0][2] == "Bearer s3cret" and "s3cret" not in note


def test_an_address_without_a_model_is_refused(nivel):
    result = nivel("match", "--embedding-url", "http://127.0.0.1:9")
    assert result.returncode != 0 and b"--embedding-model" in result.stderr


def test_the_audit_measures_how_many_wrong_answers_tier_two_would_accept(nivel, vectors):
    result = nivel("audit", "--advice", "--format", "json", *options(vectors), "Content/blueprints")
    assert result.returncode == 0
    found = [finding for finding in json.loads(result.stdout)["findings"] if finding["gate"] == "similarity"]
    assert {finding["language_id"] for finding in found} == set(LANGUAGES)
    assert all(finding["severity"] == "advice" and "by one edit" in finding["message"] for finding in found)
    assert max(len(request[1]["input"]) for request in vectors.requests) <= 64


def test_the_service_grades_with_both_tiers(tmp_path, vectors, blueprints):
    content = tmp_path / "content"
    (content / "blueprints").mkdir(parents=True)
    for name in ("languages.json", "interface"):
        (content / name).symlink_to(ROOT / "Content" / name)
    blueprint = json.loads(json.dumps(blueprints["en"]))
    item = next(i for i in blueprint["items"] if i.get("production_spec", {}).get("format") == "free_response_cloze")
    item["production_spec"]["matching"] = {"similarity": "accept"}
    (content / "blueprints/en.json").write_text(json.dumps(blueprint), "utf-8")
    accepted = item["production_spec"]["accept_list"][0]
    anagram = accepted[::-1]
    assert anagram != accepted
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", content, *options(vectors)) as server:
        learner = Client(server.address)
        attempt = learner.start("en")
        question = next(q for q in attempt["items"] if q["stem"] == item["prompt"]["stem"])
        learner.answer(attempt, question, {"text": anagram})
        result = learner.request("POST", f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).json
        verdict = next(i for i in result["items"] if i["item_id"] == question["item_id"])["verdict"]
        assert verdict["correct"] and verdict["tier"] == 2 and verdict["distance"] == 0
        again = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result").json
        assert again == result

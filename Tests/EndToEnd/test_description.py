"""The OpenAPI document describes the running server, and the JSON Schema the blueprints that ship."""
import json

import jsonschema
import pytest
from client import right_answer
from conftest import ROOT
from openapi_spec_validator import validate


@pytest.fixture(scope="module")
def document(server):
    from client import Client

    return Client(server.address).get("/api/v1/openapi.json").json


def validator(document, schema):
    return jsonschema.Draft202012Validator({**schema, "components": document["components"]})


def described(document, method, path, reply):
    """The schema the document has for a reply; fails when it has none for its status and type."""
    responses = document["paths"][path][method]["responses"]
    assert str(reply.status) in responses, f"{method} {path} -> {reply.status} is not described"
    content = responses[str(reply.status)]["content"]
    kind = reply.headers["content-type"]
    assert kind in content, f"{method} {path} -> {reply.status} {kind} is not described"
    return content[kind].get("schema")


def test_the_document_is_valid_openapi_3_1(document):
    assert document["openapi"].startswith("3.1")
    validate(document)


def test_every_reply_of_a_whole_test_is_as_described(document, learner, blueprints):
    attempt = learner.start("en")
    listening = next(item for item in attempt["items"] if item["format"] == "listening")
    names = {"attempt_id": attempt["attempt_id"], "item_id": attempt["items"][0]["item_id"], "language_id": "en"}
    base = "/api/v1/attempts/{attempt_id}"
    calls = [
        ("get", "/api/v1/languages", None), ("get", "/api/v1/interface", None), ("get", "/api/v1/interface/{language_id}", None),
        ("get", "/api/v1/attempts", None), ("post", "/api/v1/attempts", {"language_id": "de"}),
        ("post", "/api/v1/attempts", {"language_id": "xx"}), ("get", base, None), ("get", f"{base}/result", None),
        ("put", base + "/answers/{item_id}", {"choice": "o1"}), ("put", base + "/answers/{item_id}", {"choice": "zz"}),
        ("put", base + "/answers/{item_id}", {"dont_know": True}), ("put", f"{base}/position", {"position": 4}),
        ("put", f"{base}/listening", {"available": False}), ("put", f"{base}/listening", {"available": True}), ("get", base, None),
        ("post", f"{base}/finish", {}), ("get", f"{base}/result", None), ("put", base + "/answers/{item_id}", {"choice": "o1"}),
        ("get", "/api/v1/matching", None),
        ("post", "/api/v1/matching/verdict", {"answer": "It’s", "accept": ["it's"], "language": "en"}),
        ("post", "/api/v1/matching/verdict", {"answer": "cafe", "accept": ["café"], "language": "xx", "matching": {"case": "strict"}}),
        ("post", "/api/v1/matching/verdict", {"answer": "a", "accept": ["a"], "language": "en", "profile": 99}),
        ("get", "/api/v1/openapi.json", None),
    ]
    for item in attempt["items"]:
        learner.answer(attempt, item, right_answer(blueprints["en"], item))
    for method, path, body in calls:
        reply = learner.request(method.upper(), path.format(**names), body)
        validator(document, described(document, method, path, reply)).validate(reply.json)
    audio = learner.get(listening["audio_url"])
    described(document, "get", base + "/items/{item_id}/audio", audio)


def test_every_answer_form_that_the_server_takes_is_described(document, learner, blueprints):
    attempt = learner.start("ja")
    check = validator(document, document["components"]["schemas"]["Answer"])
    for item in attempt["items"]:
        answer = right_answer(blueprints["ja"], item) | {"sequence": 1}
        check.validate(answer)
        assert learner.answer(attempt, item, answer).status == 200


@pytest.mark.parametrize("language", ["ar", "de", "en", "es", "ja", "th"])
def test_blueprints_follow_the_schema_that_ships(blueprints, language):
    schema = json.loads((ROOT / "Content" / "blueprint.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(blueprints[language])

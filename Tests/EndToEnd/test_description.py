"""The OpenAPI document describes the running server, and the JSON Schema describes the shipped blueprints."""
import json

import jsonschema
import pytest
from client import PRACTICE, Client, SlowModel, Student, events, right_answer
from conftest import EXPORT_FORMATS, LANGUAGES, ROOT
from game_player import GAME, SPANISH, Content, Player, asking, missing, played
from test_drills import placed


@pytest.fixture(scope="module")
def document(server):
    return Client(server.address).get("/api/v1/openapi.json").json


def validator(document, schema):
    return jsonschema.Draft202012Validator({**schema, "components": document["components"]})


def described(document, method, path, reply):
    """The schema of the document for a reply. Fails if the document has none for its status and type."""
    responses = document["paths"][path][method]["responses"]
    assert str(reply.status) in responses, f"{method} {path} -> {reply.status} is not described"
    response = responses[str(reply.status)]
    if "$ref" in response:
        response = document["components"]["responses"][response["$ref"].rsplit("/", 1)[1]]
    if not reply.body:
        assert "content" not in response, f"{method} {path} -> {reply.status} has no body"
        return None
    content = response["content"]
    kind = reply.headers["content-type"]
    assert kind in content, f"{method} {path} -> {reply.status} {kind} is not described"
    return content[kind].get("schema")


@pytest.mark.essential
def test_the_document_is_valid_openapi_3_1(document):
    from openapi_spec_validator import validate  # NB: imported here, because it takes two seconds, and every worker imports every file

    assert document["openapi"].startswith("3.1")
    validate(document)


@pytest.mark.essential
def test_every_reply_of_a_whole_test_matches_the_description(document, learner, blueprints):
    attempt = learner.start("en")
    listening = next(item for item in attempt["items"] if item["format"] == "listening")
    names = {"attempt_id": attempt["attempt_id"], "item_id": attempt["items"][0]["item_id"], "language_id": "en"}
    base = "/api/v1/attempts/{attempt_id}"
    calls = [
        ("get", "/api/v1/health", None), ("get", "/api/v1/languages", None), ("get", "/api/v1/interface", None), ("get", "/api/v1/interface/{language_id}", None),
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
    assert audio.status == 307
    described(document, "get", base + "/items/{item_id}/audio", audio)


@pytest.mark.essential
def test_every_reply_of_a_drill_matches_the_description(document, learner, blueprints):
    def call(status, method, path, body=None):
        reply = learner.request(method.upper(), path.format(drill_id=drill_id, item_id=item_id), body)
        assert reply.status == status, reply.body
        validator(document, described(document, method, path, reply)).validate(reply.json)
        return reply.json

    drill_id = item_id = "none"
    base, start = "/api/v1/drills/{drill_id}", {"language_id": "en"}
    call(409, "post", "/api/v1/drills", start)
    call(404, "post", "/api/v1/drills", {"language_id": "xx"})
    call(422, "post", "/api/v1/drills", {})
    call(404, "get", base)
    placed(learner, blueprints["en"])
    drill = call(201, "post", "/api/v1/drills", start)
    drill_id = drill["drill_id"]
    call(200, "post", "/api/v1/drills", start)
    for item in drill["items"]:
        item_id = item["item_id"]
        call(200, "put", base + "/answers/{item_id}", right_answer(blueprints["en"], item))
    call(200, "put", base + "/answers/{item_id}", {"dont_know": True})
    call(422, "put", base + "/answers/{item_id}", {"choice": "zz"})
    call(200, "get", base)
    call(200, "get", "/api/v1/drills")
    result = learner.get("/api/v1/attempts").json["attempts"][0]["attempt_id"]
    reply = learner.get(f"/api/v1/attempts/{result}/result")
    validator(document, described(document, "get", "/api/v1/attempts/{attempt_id}/result", reply)).validate(reply.json)


@pytest.mark.essential
def test_every_reply_of_a_quick_test_matches_the_description(document, learner, blueprints):
    def call(status, method, path, body=None):
        reply = learner.request(method.upper(), path.format(attempt_id=attempt_id, item_id=item_id), body)
        assert reply.status == status, reply.body
        validator(document, described(document, method, path, reply)).validate(reply.json)
        return reply.json

    base, attempt_id, item_id = "/api/v1/attempts/{attempt_id}", None, None
    attempt = call(201, "post", "/api/v1/attempts", {"language_id": "en", "length": "quick", "device": "tablet", "interface_language": "pt-BR"})
    attempt_id = attempt["attempt_id"]
    for available in (False, True):
        item = call(200, "put", f"{base}/listening", {"available": available})["next"]
    answer_path = base + "/answers/{item_id}"
    while item:
        item_id = item["item_id"]
        answer = right_answer(blueprints["en"], item) | {"sequence": item["number"], "milliseconds": 1500}
        validator(document, document["components"]["schemas"]["Answer"]).validate(answer)
        item = call(200, "put", answer_path, answer)["next"]
        call(200, "put", answer_path, answer)
        call(200, "get", base)
    item_id = attempt["items"][0]["item_id"]
    assert call(409, "put", answer_path, {"dont_know": True})["type"] in ("/problems/answer-used", "/problems/question-not-asked")
    call(200, "get", "/api/v1/attempts")
    result = call(200, "post", f"{base}/finish", {})
    assert (result["length"], result["level_by"], result["cut_level"], result["without_luck"]) == ("quick", "model", None, None)
    assert call(409, "put", answer_path, {"dont_know": True})["type"] == "/problems/attempt-finished"
    assert call(200, "get", base)["complete"] is True


def test_every_answer_form_that_the_server_accepts_is_described(document, learner, blueprints):
    attempt = learner.start("ja")
    check = validator(document, document["components"]["schemas"]["Answer"])
    for item in attempt["items"]:
        answer = right_answer(blueprints["ja"], item) | {"sequence": 1}
        check.validate(answer)
        assert learner.answer(attempt, item, answer).status == 200


class Described:
    """Sends requests, checks every reply against the document, and records the operations and their statuses."""

    def __init__(self, document, learner, base):
        self.document = document
        self.learner = learner
        self.base = base
        self.seen = set()

    def __call__(self, status, method, path, body=None, headers=None, **names):
        """`path` is below the base, as in the document. Accepted bodies are checked against the document too."""
        method, path = method.lower(), self.base + path
        address, _, query = path.partition("?")
        reply = self.learner.request(method.upper(), path.format(**names), body, headers=headers, timeout=60)
        assert reply.status == status, (method, path, reply.status, reply.body)
        schema = described(self.document, method, address, reply)
        if schema and "json" in reply.headers["content-type"]:
            validator(self.document, schema).validate(reply.json)
        if status < 300 and isinstance(body, dict):
            content = self.document["paths"][address][method]["requestBody"]["content"]
            validator(self.document, content["application/json"]["schema"]).validate(body)
        self.seen.add((method, address, status))
        return reply.json if reply.body and "json" in reply.headers["content-type"] else reply

    def check_events(self, **names):
        """The events of a test that is being written, each as described."""
        data = self.document["components"]["schemas"]["PracticeEvents"]
        heard = events(self(200, "get", TEST + "/events", **names).body.decode())
        for _, name, value in heard:
            validator(self.document, data).validate({name: value})
        return {name for _, name, _ in heard}

    def refusals(self, names, bodies):
        """Provokes the refusals that do not depend on the purpose of a route, if the document describes them."""
        for path, item in self.document["paths"].items():
            for method in set(item) - {"parameters"}:
                if not path.startswith(self.base):
                    continue
                short, statuses = path.removeprefix(self.base), item[method]["responses"]
                body = bodies.get(item[method]["operationId"], b"")
                if "403" in statuses:
                    self(403, method, short, body, headers={"Sec-Fetch-Site": "cross-site"}, **names)
                if "415" in statuses:
                    self(400, method, short, "{", headers={"Content-Type": "application/json"}, **names)
                    self(413, method, short, b" " * ((4 << 20) + 1), headers={"Content-Type": "application/json"}, **names)
                    self(415, method, short, "{}", headers={"Content-Type": "text/plain"}, **names)
                    self(422, method, short, {"nothing": "of the kind"}, **names)
                if "{" in path:
                    self(404, method, short, body, **dict.fromkeys(names, "none-of-this-name"))


COURSE, TEST, SCHEDULED = "/courses/{course_id}", "/tests/{test_id}", "/schedule/{scheduled_id}"
PREVIEW, PREVIEWED = TEST + "/preview", TEST + "/preview/{question_id}"
QUESTION, NOTE = TEST + "/questions/{question_id}", COURSE + "/notes/{note_id}"
BODIES = {
    "changeCourse": {"name": "x", "language": "en"}, "addNotes": {"name": "x", "text": "x"}, "changeNotes": {"name": "x", "text": "x"},
    "reportPracticeQuestion": {"option": 1}, "putPracticePosition": {"position": 1}, "disputePracticeQuestion": {"wrong": True},
    "repeatPracticeTest": {"questions": "new"}, "archiveScheduledTest": {"archived": True},
    "editPracticeQuestion": {"prompt": "x", "answers": ["x"], "explanation": "x"},
}


@pytest.fixture(scope="module")
def seen_in_practice(document, server_on, tmp_path_factory):
    """All practice requests of a learner, with every refusal that can be provoked. Every reply is checked."""
    data = tmp_path_factory.mktemp("data")
    with SlowModel() as model, server_on(data, "--ollama-url", model.address) as server:
        call = Described(document, Student(server.address), PRACTICE)
        names = prepare(call)
        write(call, names, model)
        look(call, names)
        take(call, names)
        plan(call, names)
        call.refusals(names, BODIES)
        delete_everything(call, names)
    return call.seen


def prepare(call):
    """Courses and notes."""
    call(200, "get", "")
    call(422, "get", "?utc_offset=x")
    call(404, "post", "/courses", {"sample_id": "none"})
    call(201, "post", "/courses", {"name": "Mine", "language": "es", "topics": ["Uno"]})
    course = call(201, "post", "/courses", {"sample_id": "physics-waves"})
    names = {"course_id": course["course_id"]}
    tides = {"name": "more.md", "text": "# Tides\n\n- **Ebb**: the outward movement of the sea"}
    course = call(201, "post", COURSE + "/notes", tides, **names)
    names["note_id"] = course["files"][1]["note_id"]
    call(200, "put", NOTE, {"name": "tides.md", "text": "- **Flood**: the inward movement of the sea"}, **names)
    call(200, "put", COURSE, {"name": "Waves", "language": "en", "topics": ["Tides"]}, **names)
    call(200, "get", COURSE, **names)
    call(200, "get", COURSE + "?texts=false", **names)
    call(422, "get", COURSE + "?texts=x", **names)
    call(200, "get", NOTE, **names)
    call(200, "get", COURSE + "/vocabulary", **names)
    while call.learner.add_notes(course, "x").status == 201:
        pass
    call(409, "post", COURSE + "/notes", {"name": "x", "text": "y"}, **names)
    while call.learner.post(PRACTICE + "/courses", {"name": "x", "language": "en"}).status == 201:
        pass
    call(409, "post", "/courses", {"name": "x", "language": "en"})
    return names


def order(names, **more):
    return {"course_id": names["course_id"], "difficulty": "easy", "question_count": 5, "backend": "notes"} | more


def write(call, names, model):
    """Writes, cancels, retries and deletes tests."""
    call(404, "post", "/tests", order({"course_id": "none"}))
    names["test_id"] = call(201, "post", "/tests", order(names, backend="ollama", seed=3, topics=["Sound"]))["test_id"]
    for turn in ("open", "submit", "retry"):
        call(409, "post", f"{TEST}/{turn}", b"", **names)
    call(409, "get", TEST + "/export?format=json", **names)
    call(200, "post", TEST + "/cancel", b"", **names)
    call.check_events(**names)
    call(200, "get", "")
    call(200, "post", TEST + "/retry", b"", **names)
    model.release()
    assert {"planned", "rejected", "fell_back", "accepted", "ended"} <= call.check_events(**names)
    call(204, "delete", TEST, **names)
    call(404, "delete", TEST, **names)
    few = call(201, "post", "/tests", order(names, topics=["Tides"], question_count=50))
    call.check_events(test_id=few["test_id"])
    names["test_id"] = call(201, "post", "/tests", order(names))["test_id"]
    call.check_events(**names)


def look(call, names):
    """Looks at the questions of a test before it, and edits, replaces and removes some."""
    ready = names | {"test_id": call(201, "post", "/tests", order(names, seed=3))["test_id"]}
    call.check_events(test_id=ready["test_id"])
    questions = call(200, "get", PREVIEW, **ready)["questions"]
    ready["question_id"] = question = next(question["question_id"] for question in questions if question["format"] == "choice")
    options = ["Alpha", "Beta", "Gamma", "Delta", "Omega"]
    edit = {"prompt": "Which letter is the third?", "options": options, "correct_option": 2, "explanation": "It is."}
    call(200, "put", PREVIEWED, edit, **ready)
    call(422, "put", PREVIEWED, edit | {"options": ["Alpha"] * 5}, **ready)
    call(200, "post", PREVIEWED + "/replace", b"", **ready)
    call(200, "delete", PREVIEWED, **ready)
    ready["question_id"] = next(one["question_id"] for one in questions if one["question_id"] != question)
    call(200, "get", TEST, **ready)
    call(200, "post", TEST + "/open", b"", **ready)
    call(409, "get", PREVIEW, **ready)
    call(409, "put", PREVIEWED, edit, **ready)
    call(409, "post", PREVIEWED + "/replace", b"", **ready)
    call(409, "delete", PREVIEWED, **ready)


def take(call, names):
    """Opens, answers, hands in, disputes and repeats a test."""
    names["question_id"] = "S1"
    call(409, "put", QUESTION, {"option": 1}, **names)
    call(409, "put", TEST + "/position", {"position": 1}, **names)
    call(409, "put", TEST + "/disputes/{question_id}", {"wrong": True}, **names)
    call(409, "post", TEST + "/repeat", {"questions": "mistakes"}, **names)
    call(200, "post", TEST + "/open", b"", **names)
    for body in ({"option": 1, "sequence": 2, "milliseconds": 50}, {"option": 2, "sequence": 1}, {"flagged": True}, {}):
        call(200, "put", QUESTION, body, **names)
    call(404, "put", QUESTION, {"option": 1}, **names | {"question_id": "S99"})
    call(422, "put", QUESTION, {"option": 5}, **names)
    call(200, "put", TEST + "/position", {"position": 3}, **names)
    call(200, "get", TEST, **names)
    for kind in EXPORT_FORMATS:
        call(200, "get", f"{TEST}/export?format={kind}", **names)
    call(422, "get", TEST + "/export?format=pdf", **names)
    call(200, "post", TEST + "/submit", b"", **names)
    for number in (1, 2, 3, 4, 5):
        call(200, "put", TEST + "/disputes/{question_id}", {"wrong": True}, **names | {"question_id": f"S{number}"})
    call(409, "post", TEST + "/repeat", {"questions": "mistakes"}, **names)
    # NB: the fifth question, which was never answered. The first may be right by chance, and then there is no mistake to repeat.
    call(200, "put", TEST + "/disputes/{question_id}", {"wrong": False}, **names | {"question_id": "S5"})
    for which in ("mistakes", "new"):
        call(201, "post", TEST + "/repeat", {"questions": which}, **names)
    call(409, "post", TEST + "/open", b"", **names)
    call(200, "get", TEST, **names)
    call(200, "get", "?utc_offset=-300")


def plan(call, names):
    """Scheduled tests and the calendar."""
    whole = {"course_id": names["course_id"], "title": "Final", "topics": ["Sound"], "difficulty": 4}
    whole |= {"question_count": 10, "utc_offset": 60}
    exam = whole | {"occasion": "exam", "date": "2099-12-10"}
    call(404, "post", "/calendar-address")
    call(201, "post", "/schedule", exam)
    call(404, "post", "/schedule", {"course_id": "none", "at": "2099-12-01T09:00:00Z"})
    call(422, "post", "/schedule", whole | {"occasion": "exam", "date": "2001-12-10"})
    call(422, "post", "/schedule", exam | {"at": "2099-12-01T09:00:00Z"})
    entry = call(201, "post", "/schedule", {"course_id": names["course_id"], "at": "2099-12-01T09:00:00Z"})["scheduled"][0]
    names["scheduled_id"] = entry["scheduled_id"]
    call.check_events(test_id=call(201, "post", SCHEDULED + "/start", b"", **names)["test_id"])
    call(200, "put", SCHEDULED, {"archived": True}, **names)
    call(422, "get", "/schedule?week=x")
    week = call(200, "get", "/schedule?week=2099-12-01&utc_offset=60")
    names["secret"] = week["feed_url"].rsplit("/", 1)[1].removesuffix(".ics")
    call(200, "get", "/calendar/{secret}.ics", **names)
    call(200, "post", "/calendar-address")
    call(200, "get", "")
    # NB: an exam adds two tests at a time, and every test makes the next request slower.
    while call.learner.post(PRACTICE + "/schedule", exam).status == 201:
        pass
    call(409, "post", "/schedule", exam)


def delete_everything(call, names):
    call(204, "delete", SCHEDULED, **names)
    call(200, "delete", NOTE, **names)
    call(204, "delete", COURSE, **names)
    call(204, "delete", TEST, **names)


def of_document(document, base):
    """Every operation and status that the document describes below a base."""
    return {
        (method, path, int(status))
        for path, item in document["paths"].items() if path.startswith(base)
        for method in set(item) - {"parameters"} for status in item[method]["responses"]
    }


def test_every_practice_reply_matches_the_description_and_everything_described_occurs(document, seen_in_practice):
    """All replies except a full or damaged disk, too many requests and a quota that is used up, which other tests cover, and a refusal that
    needs a course that changes under a schedule."""
    described = of_document(document, PRACTICE)
    assert seen_in_practice <= described
    missing = {entry for entry in described - seen_in_practice if entry[2] not in (429, 503, 507)}
    quota = {
        ("post", f"{PRACTICE}/tests", 409), ("put", f"{PRACTICE}/courses/{{course_id}}/notes/{{note_id}}", 409),
        ("post", f"{PRACTICE}/schedule/{{scheduled_id}}/start", 409),
    }
    assert missing - quota <= {("post", f"{PRACTICE}/schedule/{{scheduled_id}}/start", 422)}


@pytest.fixture(scope="module")
def seen_in_the_game(document, tmp_path_factory):
    """All requests of a player, with every refusal that can be provoked. Every reply is checked."""
    content = Content(tmp_path_factory.mktemp("content") / "c", SPANISH)
    with content.server(tmp_path_factory.mktemp("data")) as server:
        call = Described(document, Player(server.address), GAME)
        deck = fetch_lists(call)
        names = play(call, deck)
        bodies = {
            "handInGame": played(deck) | {"edition": "none"},
            "reviewHardWord": {"list_id": "es-en", "english": "none", "grade": "good", "reviewed_at": "2026-01-01T00:00:00Z"},
        }
        call.refusals(names, bodies)
        manage_own_lists(call)
    return call.seen


def fetch_lists(call):
    for path in ("/lists", "/games", "/hard-words"):
        call(200, "get", path)
    call(304, "get", "/lists/{list_id}", headers={"If-None-Match": "*"}, list_id="es-en")
    call(200, "get", "/lists/{list_id}?level=A1", list_id="es-en")
    call(422, "get", "/lists/{list_id}?level=Z9", list_id="es-en")
    return call(200, "get", "/lists/{list_id}", list_id="es-en")


def play(call, deck):
    names = {"list_id": "es-en", "game_id": call.learner.new_id(), "review_id": call.learner.new_id()}
    body = played(deck, seed=asking(deck, "arm"), misses=missing("arm"), hard_words=["wing"])
    call(201, "put", "/games/{game_id}", body, **names)
    call(200, "put", "/games/{game_id}", body, **names)
    call(409, "put", "/games/{game_id}", played(deck, mode="climb"), **names)
    new = names | {"game_id": call.learner.new_id()}
    call(422, "put", "/games/{game_id}", body | {"score": {"right": 1, "wrong": 1, "points": 1}}, **new)
    timed_out = {"said": None, "milliseconds": 5000}
    lost = played(deck, mode="classic") | {"answers": [timed_out] * 3, "score": {"right": 0, "wrong": 3, "points": 0}}
    call(201, "put", "/games/{game_id}", lost, **new)
    call(200, "get", "/games?list_id=es-en&mode=classic&limit=1")
    call(422, "get", "/games?limit=0")
    assert call(200, "get", "/hard-words?list_id=es-en")["hard_words"]
    review = {"list_id": "es-en", "english": "arm", "grade": "good", "reviewed_at": "2026-11-02T00:00:00Z"}
    call(200, "put", "/reviews/{review_id}", review, **names)
    call(409, "put", "/reviews/{review_id}", review | {"grade": "easy"}, **names)
    return names


def manage_own_lists(call):
    """Own lists with all optional members, and without them."""
    whole = {"name": "Mine", "language_id": "es", "text": json.dumps(SPANISH), "format": "json"}
    names = {"list_id": call(201, "post", "/lists", whole)["list_id"]}
    call(201, "post", "/lists", {"name": "One", "language_id": "es", "text": "dog,perro"})
    call(422, "post", "/lists", whole | {"text": "dog"})
    call(413, "post", "/lists", whole | {"text": "a,b\n" * (1 << 18) + "c"})
    call(200, "get", "/lists")
    call(200, "get", "/lists/{list_id}", **names)
    while call.learner.add("a,b\nc,d").status == 201:
        pass
    call(409, "post", "/lists", whole)
    call(204, "delete", "/lists/{list_id}", **names)


def test_every_game_reply_matches_the_description_and_everything_described_occurs(document, seen_in_the_game):
    """All replies except a full or damaged disk and too many requests, which other tests cover."""
    described = of_document(document, GAME)
    assert seen_in_the_game <= described
    assert {entry for entry in described - seen_in_the_game if entry[2] not in (429, 503, 507)} == set()


def test_objects_of_the_document_list_all_their_members(document):
    """Otherwise a reply with an undescribed member would pass."""
    for path, found in objects(document, ""):
        assert found.get("additionalProperties") is False and set(found.get("required", [])) <= set(found["properties"]), path


def objects(value, path):
    if isinstance(value, dict):
        if value.get("type") == "object" and "properties" in value:
            yield path, value
        for key, inner in value.items():
            yield from objects(inner, f"{path}/{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from objects(inner, f"{path}/{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_blueprints_follow_the_shipped_schema(blueprints, language):
    schema = json.loads((ROOT / "Content" / "blueprint.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(blueprints[language])


AUTHORING = "/api/v1/authoring"


def test_every_authoring_reply_matches_the_description_and_everything_described_occurs(document, server, blueprints):
    """All replies except a busy server and too many requests, which other tests provoke."""
    call = Described(document, Client(server.address), AUTHORING)
    whole = blueprints["en"]
    broken = whole | {"items": [whole["items"][0] | {"correct_option_id": "zz"}], "unknown": 1}
    call(200, "post", "/audit", whole)
    assert call(200, "post", "/audit", broken)["findings"]
    call(422, "post", "/audit", {str(number): 0 for number in range(20_000)})
    for item in whole["items"]:
        call(200, "post", "/trial", whole | {"items": [item]})
    call(422, "post", "/trial", broken)
    for path, limit in (("/audit", 8 << 20), ("/trial", 64 << 10)):
        call(400, "post", path, "{", headers={"Content-Type": "application/json"})
        call(403, "post", path, {}, headers={"Sec-Fetch-Site": "cross-site"})
        call(413, "post", path, b" " * (limit + 1), headers={"Content-Type": "application/json"})
        call(415, "post", path, "{}", headers={"Content-Type": "text/plain"})
    assert of_document(document, AUTHORING) - call.seen == {
        ("post", f"{AUTHORING}/audit", 503), ("post", f"{AUTHORING}/audit", 429), ("post", f"{AUTHORING}/trial", 429),
        ("post", f"{AUTHORING}/trial", 503),
    }
    assert call.seen <= of_document(document, AUTHORING)

"""The audit and the trial over HTTP: the report equals that of the command line, faults are problems, and no file blocks the server."""
import json
import subprocess
import threading

import pytest
from client import Client
from conftest import NIVEL, ROOT

#: After this number of seconds, the server stops an audit. It is long for any real blueprint, and short for the tests that wait for it.
AUDIT_SECONDS = 3
AUDIT, TRIAL = "/api/v1/authoring/audit", "/api/v1/authoring/trial"
LANGUAGES = ["ar", "de", "en", "es", "ja", "th"]


def post(learner, path, body, kind="application/json", **headers):
    fields = {"Content-Type": kind} if kind else {}
    body = json.dumps(body, ensure_ascii=False).encode() if isinstance(body, (dict, list)) else body
    return learner.request("POST", path, body, headers=fields | headers, timeout=120)


def audit(learner, body):
    reply = post(learner, AUDIT, body)
    assert reply.status == 200, reply.body
    return reply.json


def printed(path):
    """The report of the command line on a file, with the file name that the service uses."""
    command = [NIVEL, "audit", "--format", "json", "--advice", "--content", "Content", path]
    document = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True).stdout)
    for finding in document["findings"]:
        finding["file"] = "blueprint.json"
    return document


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shipped_blueprint_has_the_report_of_the_command_line(learner, language):
    path = ROOT / "Content" / "blueprints" / f"{language}.json"
    assert audit(learner, path.read_bytes()) == printed(path) == {"blueprints": 1, "items": 48, "findings": []}


def spoil(blueprint):
    """A fault for the file, for an item and for the audio, a piece of advice, and keys that are not known."""
    items = blueprint["items"]
    items[0]["correct_option_id"] = "zz"
    items[1]["wieght"] = 2
    next(item for item in items if item["type"] == "LISTENING")["audio"] = {"file": "none/such.opus", "origin": "human"}
    order = next(item for item in items if item.get("production_spec", {}).get("format") == "word_reorder")
    order["prompt"]["stem"] += " / xyz"
    cloze = next(item for item in items[2:] if item["type"] == "MC_CLOZE")
    cloze["prompt"]["stem"] = cloze["prompt"]["stem"].replace("___", "…")
    return blueprint | {"vresion": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoiled_blueprint_has_the_report_of_the_command_line_line_by_line(learner, blueprints, tmp_path, language):
    path = tmp_path / "spoiled.json"
    path.write_text(json.dumps(spoil(json.loads(json.dumps(blueprints[language]))), ensure_ascii=False, indent=1))
    document = audit(learner, path.read_bytes())
    assert document == printed(path)
    gates = {finding["gate"]: finding for finding in document["findings"]}
    assert {"structure", "key_among_options", "reorder_answerable", "gaps"} <= set(gates)
    assert gates["gaps"]["severity"] == "advice"
    lines = path.read_text().split("\n")
    wieght = next(finding for finding in document["findings"] if "wieght" in finding["message"])
    assert '"wieght"' in lines[wieght["line"] - 1] and wieght["item_id"] == blueprints[language]["items"][1]["item_id"]


@pytest.mark.parametrize(
    "body, line",
    [(b"", 1), (b"{", 1), (b"\n\n{\n nothing", 4), (b'{"a": 1, "a": 2}', 1), (b"\xff\xfe{}", 1), (b"\xef\xbb\xbf{}", 1), (b'{"a": "\xff"}', 1), (b"[" * 100_000, 1)],
)
def test_a_body_that_is_not_json_gives_a_problem_with_its_line(learner, body, line):
    for path in (AUDIT, TRIAL) if len(body) < 65_536 else (AUDIT,):
        reply = post(learner, path, body)
        assert reply.status == 400 and reply.headers["content-type"] == "application/problem+json"
        assert reply.json["type"] == "/problems/malformed-json"
        if path == AUDIT:
            assert reply.json["line"] == line and f"line {line}, column" in reply.json["detail"]


@pytest.mark.parametrize("path", [AUDIT, TRIAL])
@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x", None])
def test_a_body_of_another_type_is_refused(learner, path, kind):
    assert post(learner, path, b"{}", kind).status == 415


@pytest.mark.parametrize("path", [AUDIT, TRIAL])
def test_another_site_cannot_send_a_blueprint(learner, path):
    assert post(learner, path, b"{}", **{"Sec-Fetch-Site": "cross-site"}).status == 403


def test_eight_mebibytes_are_accepted_and_more_are_refused(learner, blueprints):
    whole = json.dumps(blueprints["en"]).encode()
    assert audit(learner, whole + b" " * ((8 << 20) - len(whole)))["findings"] == []
    reply = post(learner, AUDIT, whole + b" " * ((8 << 20) - len(whole) + 1))
    assert reply.status == 413 and "8388608 bytes" in reply.json["detail"]
    assert post(learner, TRIAL, b" " * (64 << 10)).status == 400
    assert post(learner, TRIAL, b" " * ((64 << 10) + 1)).status == 413


def choice(number, **more):
    options = [{"id": "a", "text": f"x{number}"}, {"id": "b", "text": "y"}]
    prompt = {"instructions": "i", "stem": "a ___ b"}
    return {"item_id": f"x_{number}", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "c", "prompt": prompt, "options": options, "correct_option_id": "ab"[number % 2]} | more


def built(number, format, stem, accept):
    spec = {"format": format, "accept_list": accept}
    prompt = {"instructions": "i", "stem": stem}
    return {"item_id": f"x_{number}", "type": "CONSTRAINED_PROD", "level": "A1", "weight": 1, "construct": "c", "prompt": prompt, "production_spec": spec}


def blueprint(*items, **more):
    head = {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr"}
    cuts = [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}]
    return head | {"cuts": cuts, "items": list(items)} | more


COUNTED = " / ".join("a" * length for length in range(1, 23))
HOSTILE = {
    # NB: one search ends at the solver's own limit, after some two seconds in an optimised build.
    "endless tile searches": lambda: blueprint(*[built(number, "word_reorder", COUNTED, ["a" * 253]) for number in range(16)]),
    "thousands of endless tile searches": lambda: blueprint(*[built(number, "word_reorder", COUNTED, ["a" * 253]) for number in range(2_000)]),
    "a huge accept list": lambda: blueprint(built(1, "free_response_cloze", "a ___", [f"{n:x}" for n in range(800_000)])),
}


@pytest.fixture(scope="session")
def server_with_short_audits(server_on, tmp_path_factory):
    """A server that stops audits early."""
    with server_on(tmp_path_factory.mktemp("data"), "--audit-seconds", str(AUDIT_SECONDS)) as server:
        yield server


@pytest.fixture
def learner_with_short_audits(server_with_short_audits):
    """A learner of a server that stops audits early."""
    return Client(server_with_short_audits.address)


@pytest.mark.parametrize("name", HOSTILE)
def test_an_audit_that_would_take_hours_is_stopped_and_others_run_meanwhile(learner_with_short_audits, name):
    learner, replies = learner_with_short_audits, []
    thread = threading.Thread(target=lambda: replies.append(post(learner, AUDIT, HOSTILE[name]())))
    thread.start()
    answered = 0
    while thread.is_alive() and answered < 20:
        assert learner.get("/api/v1/languages").status == 200
        answered += 1
    thread.join()
    assert answered == 20
    assert replies[0].status == 422 and replies[0].json["type"] == "/problems/audit-given-up"
    assert f"after {AUDIT_SECONDS} seconds" in replies[0].json["detail"]
    assert audit(learner, blueprint(choice(1)))["items"] == 1


# The audit of each of these once took quadratic time.
LONG = {
    "an item of nothing but unknown keys": lambda: blueprint({str(number): 0 for number in range(300_000)}),
    "a file of nothing but unknown keys": lambda: {str(number): 0 for number in range(300_000)},
    "a key longer than all other options": lambda: blueprint(choice(0, options=[{"id": "a", "text": "k" * 3_000_000}] + [{"id": f"b{n}", "text": "b"} for n in range(60_000)])),
    "one wide choice among many": lambda: blueprint(choice(0, options=[{"id": f"b{n}", "text": f"t{n}"} for n in range(9_000)]), *[choice(n) for n in range(1, 25_000)]),
    "more cuts than levels": lambda: blueprint(*[choice(n) for n in range(1, 15_000)], cuts=[{"level": "A1", "from": 0}] * 100_000),
}


@pytest.fixture(scope="module")
def server_with_long_audits(server_on, tmp_path_factory):
    """A server that does not stop an audit on a busy machine. An audit of quadratic time takes longer still."""
    with server_on(tmp_path_factory.mktemp("data"), "--audit-seconds", "60") as server:
        yield server


@pytest.mark.parametrize("name", LONG)
def test_a_long_file_is_audited_at_once(server_with_long_audits, name):
    reply = post(Client(server_with_long_audits.address), AUDIT, LONG[name]())
    assert reply.status == 200 or reply.json["type"] == "/problems/too-many-findings", reply.body[:500]
    assert len(reply.body) < 16 << 20


def test_too_many_findings_give_a_problem_with_the_first(learner):
    reply = post(learner, AUDIT, b"\n" + json.dumps({str(number): 0 for number in range(20_000)}).encode())
    assert reply.status == 422 and reply.json["line"] == 2
    assert "There are 20007 findings" in reply.json["detail"] and 'missing: add "schema_version"' in reply.json["detail"]


PATHS = ["../../etc/passwd", "/etc/passwd", "..", "en/../../languages.json", "languages.json", "blueprints/en.json", "C:\\x", "file:///etc/passwd"]


@pytest.mark.parametrize("path", PATHS)
def test_a_recording_outside_the_audio_folder_is_never_found(learner, path):
    item = choice(1, type="LISTENING", prompt={"instructions": "i", "stem": "s", "transcript": "t"}, audio={"file": path, "origin": "human"})
    findings = audit(learner, blueprint(item))["findings"]
    assert [finding["gate"] for finding in findings] in (["structure"], ["audio"])
    assert "missing" in findings[0]["message"] or "is not a path" in findings[0]["message"]


def test_no_reply_contains_a_path_of_the_server_or_sets_a_profile(learner_with_short_audits, blueprints):
    for body in (blueprints["en"], spoil(json.loads(json.dumps(blueprints["en"]))), b"{", [], HOSTILE["endless tile searches"]()):
        reply = post(learner_with_short_audits, AUDIT, body)
        assert str(ROOT).encode() not in reply.body and b"/Content" not in reply.body and b"Sources" not in reply.body
        assert "set-cookie" not in reply.headers and reply.headers["cache-control"] == "no-store"


def trial(learner, blueprint, item):
    reply = post(learner, TRIAL, blueprint | {"items": [item]})
    assert reply.status == 200, reply.body
    return reply.json


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_item_can_be_tried_as_a_learner_sees_it(learner, blueprints, language):
    # NB: an item that is tried stands alone, so it has no place among the questions of its text. Not every item has readings.
    alone = {"audio_url", "stimulus", "readings"}
    seen = {item["format"]: set(item) | alone for item in learner.start(language)["items"]}
    for item in blueprints[language]["items"]:
        document = trial(learner, blueprints[language], item)
        question = document["question"]
        assert "stimulus" not in question and set(question) | alone == seen.get(question["format"], set(question) | alone)
        assert "transcript" not in question and "audio_url" not in question
        if "options" in item:
            right = next(option["text"] for option in item["options"] if option["id"] == item["correct_option_id"])
            shown = {option["option_id"]: option["text"] for option in question["options"]}
            assert shown[document["correct_option_id"]] == right
            assert sorted(shown.values()) == sorted(option["text"] for option in item["options"])
        else:
            assert document["correct_option_id"] is None


def test_options_and_tiles_are_shuffled_each_time(learner, blueprints):
    for kind, pieces in (("MC_CLOZE", "options"), ("CONSTRAINED_PROD", "tiles")):
        item = next(i for i in blueprints["en"]["items"] if i["type"] == kind and (pieces == "options" or " / " in i["prompt"]["stem"]))
        orders = {tuple(piece["text"] for piece in trial(learner, blueprints["en"], item)["question"][pieces]) for _ in range(40)}
        assert len(orders) > 3


def test_a_listening_item_without_a_recording_can_be_tried_too(learner, blueprints):
    item = next(item for item in blueprints["en"]["items"] if item["type"] == "LISTENING")
    assert trial(learner, blueprints["en"], {key: value for key, value in item.items() if key != "audio"})["question"]["format"] == "listening"


def test_cuts_are_not_checked_for_a_single_item(learner):
    assert trial(learner, blueprint(cuts=[]), choice(1))["correct_option_id"]


@pytest.mark.parametrize(
    "body, detail",
    [
        (blueprint(), "send one item"), (blueprint(choice(1), choice(2)), "send one item"), ({}, "schema_version: missing"), ([], "expected an object"),
        (blueprint(choice(1, correct_option_id="zz")), "is not among the options"), (blueprint(choice(1, wieght=1)), "items[0].wieght: unknown key"),
        (blueprint(built(1, "minimal_pair", "one line", ["x"])), "does not have two sentences"), (blueprint(built(1, "word_reorder", "a / b", [])), "accept list is empty"),
        (blueprint(choice(1), schema_version=1), "expected a whole number from 2 to 2"), (blueprint(choice(1), matching_profile=99), "profile 99 does not exist"),
    ],
)
def test_an_item_that_cannot_be_asked_says_why(learner, body, detail):
    reply = post(learner, TRIAL, body)
    assert reply.status == 422 and detail in reply.json["detail"]

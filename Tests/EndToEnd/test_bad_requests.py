"""Every bad request gets a problem document, changes nothing and never stops the server."""
import contextlib
import socket
import sqlite3
import time

import pytest
from client import Client, right_answer


def is_problem(reply, status):
    assert reply.status == status, (reply.status, reply.body)
    assert reply.headers["content-type"] == "application/problem+json"
    document = reply.json
    assert set(document) == {"type", "title", "status", "detail"}
    assert document["status"] == status and document["detail"]
    assert "content-security-policy" in reply.headers
    return document["detail"]


@pytest.fixture
def attempt(learner):
    return learner.start("en")


def path(attempt, item=None):
    item = item or attempt["items"][0]
    return f"/api/v1/attempts/{attempt['attempt_id']}/answers/{item['item_id']}"


@pytest.mark.parametrize("language", ["../../etc/passwd", "xx", "", "EN", "a" * 1000])
def test_an_unknown_language(learner, language):
    is_problem(learner.post("/api/v1/attempts", {"language_id": language}), 404)


@pytest.mark.parametrize(
    "body, detail",
    [
        ('{"language_id": "en"', "line 1, column 21"), ("", "a value is missing"), ("[]", "expected an object"),
        ('{"language_id": 5}', "language_id: expected a string, found a number"), ("{}", 'add "language_id"'),
        ('{"language_id": "en", "foo": 1}', "foo: unknown key"), ('{"language_id": "en", "language_id": "de"}', "appears twice"),
        ('{"language_id": "en", "device": "watch"}', "device: "), ('{"language_id": "en", "device": null}', "device: "),
        ('{"language_id": "en", "interface_language": "EN"}', "interface_language: expected a language tag"),
        ('{"language_id": "en", "interface_language": "../x"}', "interface_language: expected a language tag"),
        ('{"language_id": "en", "interface_language": 3}', "interface_language: "),
        ('{"language_id": "\\ud800"}', "surrogate"), ("[" * 5000, "nested deeper"), ('{"language_id": NaN}', "expected a value"),
    ],
)
def test_an_invalid_body_is_refused(learner, body, detail):
    reply = learner.request("POST", "/api/v1/attempts", body, headers={"Content-Type": "application/json"})
    assert reply.status in (400, 422)
    assert detail in is_problem(reply, reply.status)


def test_bytes_that_are_not_utf_8_are_refused(learner):
    reply = learner.request("POST", "/api/v1/attempts", b'{"language_id": "\xff"}', headers={"Content-Type": "application/json"})
    is_problem(reply, 400)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", None])
def test_a_body_of_another_type(learner, kind):
    headers = {"Content-Type": kind} if kind else {}
    is_problem(learner.request("POST", "/api/v1/attempts", '{"language_id": "en"}', headers=headers), 415)


def test_a_body_over_the_limit_is_refused(learner, attempt):
    large = '{"text": "' + "a" * 20_000 + '"}'
    is_problem(learner.put(path(attempt), large, headers={"Content-Type": "application/json"}), 413)

    def chunks():
        for _ in range(64):
            yield b" " * 1024

    reply = learner.request(
        "PUT", path(attempt), chunks(), headers={"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    )
    is_problem(reply, 413)


@pytest.mark.parametrize(
    "body, detail",
    [
        ({"choice": "o9"}, 'no option "o9"'), ({"choice": "a"}, 'no option "a"'), ({"text": "am"}, "answered with"),
        ({"tiles": []}, "answered with"), ({}, "exactly one"), ({"choice": "o1", "text": "x"}, "exactly one"),
        ({"dont_know": False}, "exactly one"), ({"choice": 1}, "expected a string"), ({"choice": "o1", "sequence": -1}, "sequence"),
        ({"choice": "o1", "sequence": 1.5}, "sequence"), ({"choice": "o1", "when": 1}, "unknown key"),
    ],
)
def test_an_answer_that_does_not_fit_its_question_is_refused(learner, attempt, body, detail):
    assert detail in is_problem(learner.put(path(attempt), body), 422)
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"][0]["answer"] is None


def test_tiles_that_are_missing_foreign_or_placed_twice_are_refused(learner, attempt):
    item = next(item for item in attempt["items"] if item["format"] == "word_reorder")
    ids = [tile["tile_id"] for tile in item["tiles"]]
    for tiles, detail in [
        (ids[:-1], "1 tile is missing"), ([], "tiles are missing"), (ids[:-1] + ["t99"], 'no tile "t99"'),
        (ids[:-1] + ids[:1], "placed twice"), (ids + ids[:1], "placed twice"), (ids[:-1] + [ids[-1] + " "], "no tile"),
    ]:
        assert detail in is_problem(learner.put(path(attempt, item), {"tiles": tiles}), 422)
    assert learner.put(path(attempt, item), {"tiles": ids}).status == 200


@pytest.mark.parametrize("text", ["", "   ", "\u3000", "a\u0000b", "x" * 1001])
def test_a_text_that_is_not_an_answer_is_refused(learner, attempt, text):
    item = next(item for item in attempt["items"] if item["format"] == "cloze_text")
    is_problem(learner.put(path(attempt, item), {"text": text}), 422)


def test_a_question_of_another_attempt_is_refused(learner, attempt):
    other = learner.start("en")
    foreign = {"item_id": other["items"][0]["item_id"]}
    is_problem(learner.put(path(attempt, foreign), {"choice": "o1"}), 404)
    for item_id in ["1", "en_001", "..", "%00", "x" * 3000]:
        assert learner.put(path(attempt, {"item_id": item_id}), {"choice": "o1"}).status in (404, 431)


def test_nothing_changes_after_the_end(learner, attempt, blueprints):
    item = attempt["items"][0]
    base = f"/api/v1/attempts/{attempt['attempt_id']}"
    learner.put(path(attempt), wrong := {"choice": "o1", "sequence": 1})
    result = learner.post(f"{base}/finish", {}).json
    is_problem(learner.put(path(attempt), right_answer(blueprints["en"], item) | {"sequence": 2}), 409)
    is_problem(learner.put(f"{base}/position", {"position": 3}), 409)
    is_problem(learner.put(f"{base}/listening", {"available": False}), 409)
    assert learner.get(f"{base}/result").json == result
    assert learner.get(base).json["items"][0]["answer"] == {"choice": wrong["choice"]}


def test_a_result_before_the_end_is_refused(learner, attempt):
    is_problem(learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result"), 409)


@pytest.mark.parametrize("position", [-1, 10_001, "3", 1.5, None, True])
def test_an_invalid_position_is_refused(learner, attempt, position):
    is_problem(learner.put(f"/api/v1/attempts/{attempt['attempt_id']}/position", {"position": position}), 422)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"},
    ],
)
def test_a_request_from_another_site_is_refused(learner, headers):
    is_problem(learner.post("/api/v1/attempts", {"language_id": "en"}, headers=headers), 403)


def test_a_request_from_our_own_page_is_accepted(server, learner):
    for headers in [{"Sec-Fetch-Site": "same-origin"}, {"Origin": server.address}]:
        assert learner.post("/api/v1/attempts", {"language_id": "en"}, headers=headers).status == 201


@pytest.mark.parametrize("address", ["/api/v1/nothing", "/api/v2/languages", "/nothing.js", "/api/v1/attempts/xyz"])
def test_an_address_that_does_not_exist_gives_404(learner, address):
    is_problem(learner.get(address), 404)


def test_huge_headers_are_refused(learner):
    try:
        assert learner.get("/", headers={"X-Long": "a" * 100_000}).status in (400, 431)
    except (ConnectionError, OSError):
        pass  # closing the connection is an answer too
    assert learner.get("/api/v1/languages").status == 200


def test_a_client_that_sends_a_byte_per_second_is_cut_off_and_delays_nobody(server, learner, attempt):
    host, port = learner.host.split(":")
    slow = socket.create_connection((host, int(port)), timeout=60)
    head = (
        f"PUT {path(attempt)} HTTP/1.1\r\nHost: {learner.host}\r\nCookie: {learner.cookie}\r\n"
        "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    )
    slow.sendall(head.encode())
    began = time.monotonic()
    reply = b""
    slow.settimeout(1)
    while time.monotonic() - began < 40:
        try:
            slow.sendall(b" ")
            part = slow.recv(4096)
        except TimeoutError:
            continue
        except OSError:
            break
        if not part:
            break
        reply += part
    assert time.monotonic() - began < 40
    assert b" 408 " in reply.split(b"\r\n")[0] and b"application/problem+json" in reply
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"][0]["answer"] is None


def test_half_a_request_and_a_closed_connection_do_no_harm(server, learner, attempt):
    host, port = learner.host.split(":")
    for length in (1, 20, 60):
        with socket.create_connection((host, int(port))) as broken:
            broken.sendall(f"PUT {path(attempt)} HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{{".encode()[:length])
    assert learner.get("/api/v1/languages").status == 200


@pytest.mark.parametrize(
    "path, body",
    [
        ("/api/v1/practice/courses", {"name": "a\0bcdef", "language": "en"}), ("/api/v1/attempts", {"language_id": "en", "a\0b": 1}),
        ("/api/v1/game/lists", {"name": "a\0b", "text": "a\tb"}),
    ],
)
def test_a_text_with_a_nul_is_refused_and_never_cut(learner, path, body):
    assert "U+0000" in is_problem(learner.post(path, body), 422)


@pytest.mark.parametrize(
    "name", ["a" + "\u0301" * 2000, "bad\u0007name", " ", "n" * 201], ids=["many marks", "a bell", "a space", "too long"])
def test_the_name_of_a_course_is_one_short_line(learner, name):
    assert "name: use 1 to 200 characters" in is_problem(learner.post("/api/v1/practice/courses", {"name": name, "language": "en"}), 422)


def test_an_error_message_is_short_however_large_the_request(learner):
    keys = {"k" * 4000 + str(number): 1 for number in range(2)} | {f"x{number}": 1 for number in range(500)}
    reply = learner.post("/api/v1/attempts", keys)
    detail = is_problem(reply, 422)
    assert len(reply.body) < 8000 and "more errors" in detail


def test_an_invented_profile_writes_nothing(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        learner = Client(server.address)
        learner.cookie = "nivel_profile=" + "5" * 32
        assert learner.get("/api/v1/practice/schedule").json["feed_url"] is None
        assert learner.get("/api/v1/practice").status == 200
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "nivel.sqlite")) as database:
        assert "5" * 32 not in "\n".join(database.iterdump())

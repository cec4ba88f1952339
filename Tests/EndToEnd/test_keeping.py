"""Links to results for other people, and codes that move a learner to another browser."""
import json
import pathlib

import pytest
from client import Client, Student
from test_description import described, validator

SHOWN = {"language_id", "language_name", "direction", "statement", "level", "certainty", "confidence", "readings_used", "finished_on"}


def finished(server, language="en"):
    """A learner with a finished test, and the path of the attempt."""
    student = Student(server.address)
    path = f"/api/v1/attempts/{student.start(language)['attempt_id']}"
    assert student.post(f"{path}/finish", {}).status == 200
    return student, path


def shared(student, path):
    """The path of a new link to the result of an attempt."""
    reply = student.post(f"{path}/share", b"")
    assert reply.status == 201, reply.body
    return reply.json["path"]


def files_with(folder, text):
    return [file.name for file in pathlib.Path(folder).rglob("*") if file.is_file() and text.encode() in file.read_bytes()]


def code_of(student):
    reply = student.post("/api/v1/session/transfer", b"")
    assert reply.status == 201, reply.body
    return reply.json["code"]


def adopt(browser, code, **more):
    return browser.post("/api/v1/session/adopt", {"code": code, **more})


def attempts(browser):
    return [attempt["attempt_id"] for attempt in browser.get("/api/v1/attempts").json["attempts"]]


# --- links to results ------------------------------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_a_stranger_sees_the_level_and_nothing_else_and_gets_no_cookie(server):
    student, path = finished(server)
    link = shared(student, path)
    stranger = Client(server.address)
    reply = stranger.get(f"/api/v1{link}")
    assert reply.status == 200 and set(reply.json) == SHOWN
    assert reply.json["language_id"] == "en" and reply.json["statement"] == "open" and reply.json["level"] is None
    page = stranger.get(link, headers={"Accept": "text/html"})
    assert page.status == 200 and b'id="main"' in page.body
    for answer in (reply, page):
        assert "set-cookie" not in answer.headers
        assert "noindex" in answer.headers["x-robots-tag"] and answer.headers["referrer-policy"] == "no-referrer"
    assert stranger.get("/api/v1/me").json["known"] is False


def test_a_link_shows_level_and_confidence_as_the_result_does(server, blueprints):
    from client import right_answer

    student = Student(server.address)
    attempt = student.start("en")
    for item in attempt["items"]:
        student.answer(attempt, item, right_answer(blueprints["en"], item))
    path = f"/api/v1/attempts/{attempt['attempt_id']}"
    result = student.post(f"{path}/finish", {}).json
    shown = Client(server.address).get(f"/api/v1{shared(student, path)}").json
    assert (shown["statement"], shown["level"]) == ("level", result["level"]) == ("level", "C2")
    assert shown["confidence"] == result["measurement"]["confidence"] and shown["certainty"] == result["measurement"]["certainty"]
    assert shown["finished_on"] == result["finished_at"][:10]


def test_every_link_has_an_address_of_its_own_and_all_end_when_sharing_is_stopped(server):
    student, path = finished(server)
    links = [shared(student, path) for _ in range(3)]
    assert len(set(links)) == 3 and all(len(link.rsplit("/", 1)[1]) == 32 for link in links)
    stranger = Client(server.address)
    assert [stranger.get(f"/api/v1{link}").status for link in links] == [200] * 3
    assert student.request("DELETE", f"{path}/share").status == 204
    assert [stranger.get(f"/api/v1{link}").status for link in links] == [404] * 3
    assert student.request("DELETE", f"{path}/share").status == 204, "again is no error"
    assert student.get("/api/v1/me/shared").json == {"links": []}


def test_links_are_listed_for_their_owner_only_and_without_their_address(server):
    student, path = finished(server)
    link = shared(student, path)
    listed = student.get("/api/v1/me/shared")
    assert [entry["attempt_id"] for entry in listed.json["links"]] == [path.rsplit("/", 1)[1]]
    assert link.rsplit("/", 1)[1] not in listed.body.decode()
    for other in (Client(server.address), finished(server)[0]):
        assert other.get("/api/v1/me/shared").json == {"links": []}


def test_only_the_owner_shares_a_result_and_only_a_finished_one(server):
    student, path = finished(server)
    link = shared(student, path)
    other, _ = finished(server)
    for stranger in (other, Client(server.address)):
        assert stranger.post(f"{path}/share", b"").status == 404
        assert stranger.request("DELETE", f"{path}/share").status == 404
    assert Client(server.address).get(f"/api/v1{link}").status == 200
    running = student.start("en")
    assert student.post(f"/api/v1/attempts/{running['attempt_id']}/share", b"").status == 409


@pytest.mark.parametrize("token", ["0" * 32, "0" * 64, "", "x", "%00", "..%2fattempts", "' OR 1=1 --".replace(" ", "%20")])
def test_an_invented_address_shows_nothing(server, token):
    assert Client(server.address).get(f"/api/v1/shared/{token}").status == 404


def test_another_site_cannot_share_or_move_anything(server):
    student, path = finished(server)
    evil = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    for target, body in ((f"{path}/share", b""), ("/api/v1/session/transfer", b""), ("/api/v1/session/adopt", {"code": "0" * 16})):
        assert student.post(target, body, headers=evil).status == 403
    assert student.request("DELETE", f"{path}/share", headers=evil).status == 403


def test_links_and_codes_are_exported_without_secrets_and_erased_with_the_learner(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        student, path = finished(server)
        link, code = shared(student, path), code_of(student)
        token = link.rsplit("/", 1)[1]
        document = student.get("/api/v1/me/export")
        assert [entry["attempt_id"] for entry in json.loads(document.body)["shared_results"]] == [path.rsplit("/", 1)[1]]
        for secret in (token, code, code.replace("-", "")):
            assert secret not in document.body.decode() and files_with(tmp_path, secret) == []
        assert student.post("/api/v1/me/erase", {"confirm": "erase"}).status == 200
        assert Client(server.address).get(f"/api/v1{link}").status == 404
        assert adopt(Client(server.address), code).status == 404


def test_the_number_of_links_is_limited(server):
    student, path = finished(server)
    made = [student.post(f"{path}/share", b"").status for _ in range(61)]
    assert made == [201] * 60 + [429]


# --- codes for another browser ---------------------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_a_code_opens_the_same_results_in_another_browser_and_the_old_one_still_works(server):
    student, path = finished(server)
    browser = Client(server.address)
    reply = adopt(browser, code_of(student).lower().replace("-", " "))
    assert reply.status == 200 and reply.json == {"adopted": True}
    assert "HttpOnly" in reply.headers["set-cookie"] and browser.cookie != student.cookie
    for one in (browser, student):
        assert attempts(one) == [path.rsplit("/", 1)[1]] and one.get(f"{path}/result").status == 200
    assert len(json.loads(student.get("/api/v1/me/export").body)["sessions"]) == 2


def test_finishing_in_one_browser_leaves_the_results_in_the_other(server):
    student, path = finished(server)
    browser = Client(server.address)
    adopt(browser, code_of(student))
    cookie = student.cookie
    assert student.post("/api/v1/session/end", b"").status == 204
    student.cookie = cookie
    assert student.get(f"{path}/result").status == 404
    assert browser.get(f"{path}/result").status == 200


def test_a_code_works_once_and_only_the_newest(server):
    student, _ = finished(server)
    old, code = code_of(student), code_of(student)
    assert adopt(Client(server.address), old).status == 404
    assert adopt(Client(server.address), code).status == 200
    again = adopt(Client(server.address), code)
    assert again.status == 404 and again.json["type"] == "/problems/no-such-code" and "set-cookie" not in again.headers


@pytest.mark.parametrize("code", ["", "0000-0000-0000-0000", "x" * 5_000, "' OR 1=1 --", "٠" * 16])
def test_a_wrong_code_opens_nothing(server, code):
    browser = Client(server.address)
    assert adopt(browser, code).status == 404 and browser.cookie is None


def test_a_body_that_is_not_as_described_opens_nothing(server):
    browser = Client(server.address)
    for body in ({}, {"code": 5}, {"code": "0" * 16, "own_results": "keep"}, {"code": "0" * 16, "extra": 1}):
        assert browser.post("/api/v1/session/adopt", body).status == 422


def test_a_browser_without_results_has_no_code(server):
    assert Client(server.address).post("/api/v1/session/transfer", b"").status == 404


def test_results_of_the_other_browser_are_lost_only_if_the_learner_agrees(server):
    student, path = finished(server)
    browser, own = finished(server)
    code = code_of(student)
    refused = adopt(browser, code)
    assert refused.status == 409 and refused.json["type"] == "/problems/own-results"
    assert attempts(browser) == [own.rsplit("/", 1)[1]]
    cookie = browser.cookie
    assert adopt(browser, code, own_results="erase").status == 200
    assert attempts(browser) == [path.rsplit("/", 1)[1]]
    browser.cookie = cookie
    assert attempts(browser) == [], "the erased learner has no session any more"


def test_a_wrong_code_erases_nothing(server):
    browser, own = finished(server)
    assert adopt(browser, "0000-0000-0000-0000", own_results="erase").status == 404
    assert attempts(browser) == [own.rsplit("/", 1)[1]]


def test_a_code_in_its_own_browser_changes_nothing_and_still_works_elsewhere(server):
    student, path = finished(server)
    code = code_of(student)
    reply = adopt(student, code, own_results="erase")
    assert reply.status == 409 and reply.json["type"] == "/problems/already-here"
    assert attempts(student) == [path.rsplit("/", 1)[1]]
    assert adopt(Client(server.address), code).status == 200


def test_guessing_codes_is_limited_also_with_new_cookies(server_on, tmp_path):
    with server_on(tmp_path / "data") as server:
        replies = [adopt(Client(server.address), f"{number:016d}") for number in range(140)]
        assert replies[0].status == 404 and replies[-1].status == 429
        assert int(replies[-1].headers["retry-after"]) >= 1


# --- the description -------------------------------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_every_reply_matches_the_description(server):
    student, path = finished(server)
    attempt_id = path.rsplit("/", 1)[1]
    document = student.get("/api/v1/openapi.json").json
    token = shared(student, path).rsplit("/", 1)[1]
    stranger, share = Client(server.address), "/api/v1/attempts/{attempt_id}/share"
    calls = [
        (student, "post", share, b""), (student, "get", "/api/v1/me/shared", None), (stranger, "get", "/api/v1/me/shared", None),
        (stranger, "get", "/api/v1/shared/{token}", None), (stranger, "post", share, b""), (student, "delete", share, None),
        (stranger, "get", "/api/v1/shared/{token}", None), (student, "post", "/api/v1/session/transfer", b""),
        (stranger, "post", "/api/v1/session/transfer", b""), (stranger, "post", "/api/v1/session/adopt", {"code": "none"}),
        (stranger, "post", "/api/v1/session/adopt", {"code": code_of(student)}), (stranger, "post", "/api/v1/session/adopt", {}),
    ]
    for sender, method, name, body in calls:
        reply = sender.request(method.upper(), name.format(attempt_id=attempt_id, token=token), body)
        schema = described(document, method, name, reply)
        if schema is not None:
            validator(document, schema).validate(reply.json)

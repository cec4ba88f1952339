"""The server refuses each request that two programs could read in two ways, and names the reason."""
import json

import pytest
from client import Client
from raw_http import connect, exchange, read_head, status

JSON_TYPE = "Content-Type: application/json"


def request(method, *headers, path="/api/v1/attempts", version="1.1"):
    return "\r\n".join([f"{method} {path} HTTP/{version}", *headers, "", ""]).encode()


def is_problem(response, code, kind):
    head, _, body = response.partition(b"\r\n\r\n")
    assert status(response) == code, response
    assert b"application/problem+json" in head and b"content-security-policy" in head.lower()
    assert json.loads(body)["type"] == f"/problems/{kind}"


@pytest.mark.parametrize(
    "hosts", [[], ["a", "a"], ["a", "b"], [""], ["a b"], ["a/b"], ["a:b"], ["a:123456"], ["[::1"], ["user@a"]], ids=str
)
def test_a_request_needs_exactly_one_valid_host(server, hosts):
    response = exchange(server, request("GET", *[f"Host: {host}" for host in hosts], path="/"))
    is_problem(response, 400, "malformed-request")


@pytest.mark.parametrize("host", ["localhost", "localhost:1", "127.0.0.1", "[::1]:8080", "nivel.example."])
def test_a_valid_host_is_accepted(server, host):
    assert status(exchange(server, request("GET", f"Host: {host}", "Connection: close", path="/"))) == 200


def test_http_1_0_needs_no_host(server):
    assert status(exchange(server, request("GET", "Connection: close", path="/", version="1.0"))) == 200


def test_the_address_and_the_host_must_agree(server):
    assert status(exchange(server, request("GET", "Host: a.example", "Connection: close", path="http://a.example/"))) == 200
    is_problem(exchange(server, request("GET", "Host: a.example", path="http://b.example/")), 400, "malformed-request")


@pytest.mark.parametrize("chunk", [b"x\r\n", b"-1\r\n", b"1;\nab\r\n", b"5\r\nabc", b"ffffffffffffffffff\r\n"])
def test_malformed_chunks_are_refused(server, chunk):
    with connect(server) as connection:
        connection.sendall(request("POST", "Host: a", JSON_TYPE, "Transfer-Encoding: chunked") + chunk)
        connection.shutdown(1)
        head, rest = read_head(connection)
        assert status(head) == 400 and b"application/problem+json" in head


@pytest.mark.parametrize("encoding", ["gzip, chunked", "chunked, chunked", "identity", "chunked, gzip", "xchunked"])
def test_other_transfer_encodings_are_refused(server, encoding):
    response = exchange(server, request("POST", "Host: a", JSON_TYPE, f"Transfer-Encoding: {encoding}") + b"0\r\n\r\n")
    assert status(response) in (400, 501)
    assert b"application/problem+json" in response


def test_te_with_chunked_is_refused(server):
    is_problem(exchange(server, request("GET", "Host: a", "TE: gzip, chunked", path="/")), 400, "malformed-request")
    assert status(exchange(server, request("GET", "Host: a", "TE: trailers", "Connection: close", path="/"))) == 200


def test_an_expectation_is_met_or_refused(server):
    with connect(server) as connection:
        body = b'{"language_id": "en"}'
        connection.sendall(request("POST", "Host: a", JSON_TYPE, f"Content-Length: {len(body)}", "Expect: 100-continue"))
        assert status(read_head(connection)[0]) == 100
        connection.sendall(body)
        assert status(read_head(connection)[0]) == 201
    is_problem(exchange(server, request("POST", "Host: a", "Content-Length: 0", "Expect: more")), 417, "expectation")


def test_a_broken_request_does_not_overtake_the_answer_before_it(server):
    pipelined = request("GET", "Host: a", path="/api/v1/health") + b"BROKEN\r\n\r\n"
    response = exchange(server, pipelined)
    assert status(response) == 200 and response.count(b"HTTP/1.1 ") == 2
    assert b"HTTP/1.1 400 " in response


def test_half_a_body_is_never_taken_for_a_whole_one(server):
    learner = Client(server.address)
    attempt = learner.start("en")
    path = f"/api/v1/attempts/{attempt['attempt_id']}/position"
    with connect(server) as connection:
        cookie = f"Cookie: {learner.cookie}"
        connection.sendall(request("PUT", "Host: a", cookie, JSON_TYPE, "Content-Length: 50", path=path) + b'{"position": 7}')
        connection.shutdown(1)
        assert status(read_head(connection)[0]) == 400
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["position"] == 0


@pytest.fixture(scope="module")
def public(server_on, tmp_path_factory):
    with server_on(tmp_path_factory.mktemp("public"), "--public-url", "https://nivel.example") as server:
        yield server


def with_host(host, path="/api/v1/languages"):
    return request("GET", f"Host: {host}", "Connection: close", path=path)


@pytest.mark.parametrize("host", ["nivel.example", "NIVEL.example:443", "localhost:8080", "127.0.0.1", "[::1]"])
def test_the_public_host_and_this_machine_are_accepted(public, host):
    assert status(exchange(public, with_host(host))) == 200


@pytest.mark.parametrize("host", ["evil.example", "nivel.example.evil.example", "10.0.0.1", "127.0.0.1.evil.example", "xnivel.example"])
def test_other_hosts_are_refused(public, host):
    is_problem(exchange(public, with_host(host)), 421, "host-refused")
    assert status(exchange(public, with_host(host, "/health/live"))) == 200


def test_a_strangers_name_for_this_server_is_no_origin_of_its_own(public):
    body = b'{"language_id": "en"}'
    headers = ["Host: evil.example", "Origin: http://evil.example", JSON_TYPE, f"Content-Length: {len(body)}"]
    is_problem(exchange(public, request("POST", *headers, "Connection: close") + body), 421, "host-refused")


def test_the_public_https_address_covers_its_subdomains(public):
    assert b"max-age=31536000; includeSubDomains" in exchange(public, with_host("nivel.example"))


@pytest.mark.parametrize(
    "method, path, allowed",
    [
        ("TRACE", "/api/v1/attempts", "GET, HEAD, POST"), ("DELETE", "/api/v1/health", "GET, HEAD"),
        ("GET", "/api/v1/matching/verdict", "POST"), ("PATCH", "/api/v1/attempts/x/position", "PUT"),
    ],
)
def test_another_method_than_those_of_an_address_gives_405(server, method, path, allowed):
    reply = Client(server.address).request(method, path)
    assert (reply.status, reply.headers["allow"]) == (405, allowed)
    assert reply.json["type"] == "/problems/method-not-allowed"


def test_a_method_at_an_unknown_address_gives_404(server):
    assert Client(server.address).request("POST", "/api/v1/nothing").status == 404

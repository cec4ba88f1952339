"""Docs/edge.md is right: every path has the headers of its table, and its cache keeps files and no data of learners."""
import gzip
import json
import re
import shutil

import pytest
from client import PRACTICE, Client, Server, lasting_port
from conftest import NIVEL, ROOT
from everything import LearnerWithEverything, recordings
from nginx import site_of
from releases import Author, shipped

PAGE = (ROOT / "Docs" / "edge.md").read_text("utf-8")
#: The rows of the table: the paths, and what the page says about their headers.
ROWS = re.findall(r"^\| (.*`/.*?) \| `([^`]+)` \| (yes|no) \|", PAGE, re.M)
TABLE = {path: (control, tag == "yes") for paths, control, tag in ROWS for path in re.findall(r"`(/[^`]*)`", paths)}
GETS = [path for path, methods in json.loads((ROOT / "Web/api/openapi.json").read_text("utf-8"))["paths"].items() if "get" in methods]
#: The paths with a row of their own, with empty braces.
NAMED = {re.sub(r"\{[\w ]+\}", "{}", path) for path in TABLE}
BROWSER = {"Accept": "text/html"}
GZIP = {"Accept-Encoding": "gzip, deflate, br"}
#: A cache for every path, as of a CDN that follows the headers and knows nothing about paths.
EVERYWHERE = {"proxy_buffering off;": "proxy_cache nivel; add_header X-Cache-Status $upstream_cache_status always;"}


class Origin(Server):
    """A server with an English test that publishes its content, at a port that stays the same."""

    def __init__(self, author, folder, *options):
        self.operator_port = lasting_port()
        options = ["--content", author.content, "--publish-content", "--operator-port", self.operator_port, *options]
        super().__init__(NIVEL, ROOT, folder / "data", *options, port=lasting_port())


@pytest.fixture(scope="module")
def author(nivel, tmp_path_factory):
    author = Author(nivel, tmp_path_factory.mktemp("author"))
    author.out = author.content
    author.release(shipped("en"))
    return author


@pytest.fixture(scope="module")
def origin(author, tmp_path_factory):
    with Origin(author, tmp_path_factory.mktemp("origin")) as origin:
        yield origin


@pytest.fixture(scope="module")
def learner(origin):
    return LearnerWithEverything(origin.address, "Ada")


@pytest.fixture
def edge(nginx, tmp_path):
    """Starts the cache of the page in front of a server."""

    def start(origin, **more):
        places = {"http://127.0.0.1:8080": origin.address, "/var/cache/nginx/nivel": f"{tmp_path}/cache"}
        return nginx(site_of(PAGE), places | more)

    return start


def page_at(address):
    reply = Client(address).get("/", headers=BROWSER)
    assert reply.status == 200
    return reply.body.decode()


def build_of(page):
    """The folder of the files of a page."""
    return re.search(r'"assets":"([^"]+)"', page).group(1)


def immutable_files(origin, author):
    """Files of every kind whose names change with their contents."""
    build = build_of(page_at(origin.address))
    names = ["part.first.js", "css/part.first.css", "words/en/first.json", "icons/icon-192.png", "icon.svg", "manifest.webmanifest",
             "game/nivel-game.wasm", "matcher/nivel-matcher.wasm", "data/characters.json"]
    return [f"{build}/{name}" for name in names] + [f"/content/blobs/{blob.name}" for blob in (author.out / "blobs").iterdir()] + [recording_of(origin)]


def recording_of(origin):
    """The address of a recording, as another server has named it before this one was asked."""
    learner = Client(origin.address)
    item = next(item for item in learner.start("en")["items"] if item.get("audio_url"))
    return learner.get(item["audio_url"]).headers["location"]


def examples(path, origin, author, learner):
    """The addresses that a path of the table means."""
    files = immutable_files(origin, author)
    named = {
        "/assets/{build}/…": [file for file in files if file.startswith("/assets/")],
        "/content/blobs/{sha256}": [file for file in files if file.startswith("/content/")],
        "/recordings/{sha256}": [file for file in files if file.startswith("/recordings/")],
        "/": ["/", "/play", "/me", "/keep", "/authors", "/practice/new", f"/test/{learner.begun['attempt_id']}", learner.shared],
        "/icon.svg": ["/icon.svg", "/app.js", "/css/base.css", "/icons/icon-192.png", "/game/nivel-game.wasm"],
        "/api/v1/interface/{language}": ["/api/v1/interface/en", "/api/v1/interface/ar"],
        "/api/v1/game/lists/{list}": ["/api/v1/game/lists/es-en", "/api/v1/game/lists/es-en?level=A1"],
        "/api/v1/game/lists/{own list}": [f"/api/v1/game/lists/{learner.word_list['list_id']}"],
        "/api/v1/practice/calendar/{secret}.ics": [learner.calendar],
        "/api/v1/practice/tests/{test}/events": [f"{PRACTICE}/tests/{learner.test_taken['test_id']}/events"],
        "/api/v1": [learner.path(get) for get in GETS if get.startswith("/api/v1/") and re.sub(r"\{\w+\}", "{}", get) not in NAMED],
    }
    return named.get(path, [path])


@pytest.mark.parametrize("path", TABLE)
def test_every_path_has_the_headers_of_the_table(path, origin, author, learner):
    control, has_tag = TABLE[path]
    reader = learner
    if path == "/metrics":
        reader = Client(f"http://127.0.0.1:{origin.operator_port}")
    addresses = examples(path, origin, author, learner)
    assert addresses
    for address in addresses:
        reply = reader.get(address, headers=GZIP | BROWSER)
        assert reply.status == (404 if path == "/assets/none" else 307 if address.endswith("/audio") else 200), address
        assert (reply.headers.get("cache-control"), "etag" in reply.headers) == (control, has_tag), address
        assert "content-encoding" not in reply.headers or reply.headers["vary"] == "Accept-Encoding", address
        assert "set-cookie" not in reply.headers or control == "no-store", address


def test_an_address_of_no_screen_has_a_page_that_is_asked_for_each_time(origin):
    reply = Client(origin.address).get("/nothing", headers=BROWSER)
    assert (reply.status, reply.headers["cache-control"]) == (404, "no-cache") and b'id="main"' in reply.body


def test_a_range_beyond_the_end_is_an_error_that_nobody_keeps(origin, author):
    for path in immutable_files(origin, author):
        reply = Client(origin.address).get(path, headers={"Range": "bytes=99999999-"})
        assert (reply.status, reply.headers["cache-control"]) == (416, "no-store"), path


def test_a_cookie_comes_only_with_a_response_that_no_cache_keeps(origin):
    reply = Client(origin.address).post("/api/v1/attempts", {"language_id": "en"})
    assert reply.headers["set-cookie"] and reply.headers["cache-control"] == "no-store"


# --- files -----------------------------------------------------------------------------------------------------------------------------


def test_every_file_comes_from_the_cache_at_the_second_request_in_the_encoding_that_was_asked(origin, author, edge):
    cache, server = Client(edge(origin).address), Client(origin.address)
    for path in immutable_files(origin, author):
        for number, accepted in enumerate(("gzip, deflate, br", "br", "identity")):
            headers = {"Accept-Encoding": accepted}
            own, first, second = server.get(path, headers=headers), cache.get(path, headers=headers), cache.get(path, headers=headers)
            # NB: a file that is never compressed is the same for all.
            expected = "MISS" if number == 0 or "vary" in own.headers else "HIT"
            assert (first.headers["x-cache-status"], second.headers["x-cache-status"]) == (expected, "HIT"), (path, accepted)
            for reply in (first, second):
                assert reply.status == 200 and reply.body == own.body, (path, accepted)
                for name in ("etag", "cache-control", "content-type", "content-encoding", "vary", "content-security-policy"):
                    assert reply.headers.get(name) == own.headers.get(name), (path, accepted, name)
    script = f"{build_of(page_at(origin.address))}/part.first.js"
    plain, packed = cache.get(script), cache.get(script, headers=GZIP)
    assert gzip.decompress(packed.body) == plain.body and packed.headers["etag"] != plain.headers["etag"]


def test_ranges_and_conditions_are_answered_from_the_cache(origin, author, edge):
    cache = Client(edge(origin).address)
    for path in immutable_files(origin, author):
        for encoding in ({}, GZIP):
            whole = cache.get(path, headers=encoding)
            size, tag = len(whole.body), whole.headers["etag"]
            for asked, part in (("0-9", whole.body[:10]), ("7-", whole.body[7:]), ("-5", whole.body[-5:])):
                reply = cache.get(path, headers=encoding | {"Range": f"bytes={asked}", "If-Range": tag})
                assert (reply.status, reply.body, reply.headers["etag"]) == (206, part, tag), (path, asked)
                assert reply.headers["content-range"].endswith(f"/{size}") and reply.headers["x-cache-status"] == "HIT"
            assert cache.get(path, headers=encoding | {"Range": f"bytes={size}-"}).status == 416
            assert cache.get(path, headers=encoding | {"Range": "bytes=0-9", "If-Range": '"other"'}).body == whole.body
            same, other = (cache.get(path, headers=encoding | {"If-None-Match": known}) for known in (tag, '"other"'))
            assert (same.status, same.body, other.status) == (304, b"", 200)


def test_pages_and_public_data_are_asked_for_each_time_and_sent_only_when_they_are_new(origin, edge):
    cache = Client(edge(origin).address)
    for path in ("/", "/practice", "/service_worker.js", "/api/v1/languages", "/api/v1/interface/en", "/content/manifest.json"):
        whole = cache.get(path, headers=BROWSER)
        again = cache.get(path, headers=BROWSER | {"If-None-Match": whole.headers["etag"]})
        assert (whole.status, again.status, again.body) == (200, 304, b"") and "x-cache-status" not in again.headers, path


def test_files_come_from_the_cache_while_the_server_is_stopped(author, edge, tmp_path):
    with Origin(author, tmp_path) as origin:
        paths = immutable_files(origin, author)
        cache = Client(edge(origin).address)
        before = [cache.get(path, headers=GZIP).body for path in paths]
    for path, body in zip(paths, before, strict=True):
        reply = cache.get(path, headers=GZIP)
        assert (reply.status, reply.headers["x-cache-status"], reply.body) == (200, "HIT", body), path


def test_a_new_version_of_the_app_is_loaded_at_once_and_the_files_of_the_old_one_stay(author, edge, tmp_path):
    web = shutil.copytree(ROOT / "Web", tmp_path / "web")
    with Origin(author, tmp_path, "--web", web) as origin:
        address = edge(origin).address
        cache, old = Client(address), page_at(address)
        old_files = {path: cache.get(path).body for path in files_of(old)}
    with (web / "css/base.css").open("a") as style:
        style.write("\nmain { outline: 1px solid }\n")
    with origin:
        new = page_at(address)
        new_files = {path: cache.get(path) for path in files_of(new)}
        assert len(old_files) > 2 and not set(new_files) & set(old_files)
        assert any(b"outline:1px solid" in reply.body.replace(b": ", b":") for reply in new_files.values())
        for path, reply in new_files.items():
            assert (reply.status, reply.body) == (200, Client(origin.address).get(path).body), path
        for path, body in old_files.items():
            reply = cache.get(path)
            assert (reply.headers["x-cache-status"], reply.body) == ("HIT", body) and Client(origin.address).get(path).status == 404, path


def files_of(page):
    """The files that a browser loads with a page."""
    return sorted(set(re.findall(r'"(/assets/[^"]+\.\w+)"', page)))


# --- data of learners ------------------------------------------------------------------------------------------------------------------


def test_a_cache_of_every_path_keeps_no_data_of_learners(origin, author, edge, tmp_path):
    proxy = edge(origin, **EVERYWHERE)
    ada, bob = (LearnerWithEverything(proxy.address, name) for name in ("Ada-Lovelace", "Bob-Bobson"))
    nobody = Client(proxy.address)
    assert ada.cookie != bob.cookie
    for get in GETS:
        path = ada.path(get)
        for reader in (ada, bob, nobody) * 2:
            reply = reader.get(path)
            assert reply.headers["x-cache-status"] == "MISS", path
            assert reader is not ada or reply.status == (307 if path.endswith("/audio") else 200), path
            assert reader is ada or is_open(get) or ada.name.encode() not in reply.body, path
        assert ada.name.encode() not in bob.get(bob.path(get)).body, path
    assert ada.name.encode() in ada.get("/api/v1/me/export").body
    for path in immutable_files(origin, author):
        nobody.get(path)
    assert sorted(kept_by(tmp_path / "cache")) == sorted(immutable_files(origin, author))
    for file in files_in(tmp_path / "cache"):
        content = file.read_bytes()
        assert b"set-cookie" not in content.lower() and ada.name.encode() not in content and bob.name.encode() not in content


def is_open(get):
    """Whether everyone who knows the address may read it."""
    return get.endswith(".ics")


def files_in(folder):
    return [file for file in folder.rglob("*") if file.is_file()]


def kept_by(cache):
    """The paths that a cache keeps. nginx writes the address of a file before its headers."""
    return [re.search(rb"\nKEY: http://[^/\n]+(/[^\n]*)", file.read_bytes()).group(1).decode() for file in files_in(cache)]

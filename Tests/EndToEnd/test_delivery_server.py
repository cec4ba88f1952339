"""A running server that fetches releases of content, and one that serves them."""
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import time

import delivery_client
import pytest
import static_host
from browser import ByKeys
from client import Client, Server, right_answer
from conftest import NIVEL, ROOT
from releases import Author, shipped, with_first_tiles
from static_host import BLOBS, MANIFEST, StaticHost

STRAY = "พี่ชาย / ของคุณ / ทำงาน / ที่ไหน / คะ / สวย"
MENDED = "น้องสาว / ของคุณ / ทำงาน / ที่ไหน / คะ"
ANSWER = "น้องสาวของคุณทำงานที่ไหนคะ"

#: The version of the shipped content.
SHIPPED = shipped("th")["version"]


def spanish(version):
    return shipped("es") | {"version": version}


@pytest.fixture
def author(nivel, tmp_path):
    author = Author(nivel, tmp_path)
    author.release(shipped("th"), spanish("2027.1"))
    return author


@pytest.fixture
def host(author):
    with StaticHost(author.out) as host:
        yield host


class Syncing(Server):
    """A server that checks for releases every second, and its log."""

    def __init__(self, host, author, folder, *options):
        trust = ["--content-url", host.address, "--trust", author.key.public, "--content-every", "1"]
        super().__init__(NIVEL, ROOT, folder / "data", *trust, *options)
        self.log = folder / "log"
        self.errors = self.log.open("a")

    def versions(self):
        """The versions that the server offers now, by language."""
        languages = Client(self.address).get("/api/v1/languages").json["languages"]
        return {language["language_id"]: language["version"] for language in languages}

    def wait_for(self, **versions):
        until(lambda: self.versions() == versions, lambda: f"{self.versions()}: {self.log.read_text()}")

    def wait_for_log(self, words):
        until(lambda: words in self.log.read_text(), self.log.read_text)


def until(holds, tell):
    """Checks repeatedly, for at most a minute."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, tell()
        time.sleep(0.05)


@pytest.fixture
def syncing(host, author, tmp_path):
    with Syncing(host, author, tmp_path) as server:
        server.wait_for(th=SHIPPED, es="2027.1")
        yield server


# --- a stray tile and its correction ------------------------------------------------------------------------------------------------


def test_a_blueprint_with_a_stray_tile_reaches_nobody_and_the_correction_reaches_everybody(author, syncing, chromium, complaints):
    """The two questions that could not be answered. With this delivery, they could not have reached learners."""
    before = Client(syncing.address)
    attempt = before.start("th")

    author.write(with_first_tiles("th", "2027.2", STRAY, "พี่ชายของคุณทำงานที่ไหนคะ"))
    refused = author.publish()
    assert refused.returncode == 1 and b"th_007" in refused.stderr and "สวย".encode() in refused.stderr

    author.force(with_first_tiles("th", "2027.2", STRAY, "พี่ชายของคุณทำงานที่ไหนคะ"))
    syncing.wait_for_log("fails the audit")
    assert "th_007" in syncing.log.read_text()
    assert syncing.versions() == {"th": SHIPPED, "es": "2027.1"}

    output = author.release(with_first_tiles("th", "2027.3", MENDED, ANSWER))
    assert "th_007 changed" in output
    syncing.wait_for(th="2027.3", es="2027.1")

    assert before.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"] == attempt["items"]
    finish_correctly(before, attempt, shipped("th"))
    answer_in_the_browser(syncing, with_first_tiles("th", "2027.3", MENDED, ANSWER), chromium, complaints)


def test_a_release_that_one_server_has_fetched_is_fetched_by_the_others_at_once(author, host, database, tmp_path):
    servers = [(folder := tmp_path / name, folder.mkdir()) for name in ("one", "two")]
    shared = ["--database", database.address("nivel")]
    with Syncing(host, author, servers[0][0], *shared) as one, Syncing(host, author, servers[1][0], *shared, "--content-every", "86400") as two:
        for server in one, two:
            server.wait_for(th=SHIPPED, es="2027.1")
        learner = Client(two.address)
        attempt = learner.start("es")
        author.release(spanish("2027.2"))
        for server in one, two:
            server.wait_for(th=SHIPPED, es="2027.2")
        learner.host = Client(one.address).host
        assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json == attempt, "it goes on with its own version at every server"


def finish_correctly(learner, attempt, blueprint):
    for item in attempt["items"]:
        assert learner.answer(attempt, item, right_answer(blueprint, item)).status == 200
    result = learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).json
    assert result["level"] == "C2" and all(item["status"] == "correct" for item in result["items"])


def answer_in_the_browser(server, blueprint, chromium, complaints):
    """The seventh question of a new test has the corrected tiles. An answer that places all of them is right."""
    with contextlib.closing(chromium.new_context(locale="en")) as context:
        learner = ByKeys(context, server.address, blueprint, complaints)
        learner.start()
        learner.answer_all(7, answer=right_answer)
        learner.press("finish")
        learner.press("confirm-finish")
        learner.page.wait_for_url(re.compile("/result/"))
        result = context.request.get(f"{server.address}/api/v1/attempts/{learner.attempt_id}/result").json()
        answered = result["items"][:7]
        assert [item["status"] for item in answered] == ["correct"] * 7
        assert ANSWER in json.dumps(answered, ensure_ascii=False)


# --- a server that fetches releases -------------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_an_attempt_keeps_its_blueprint_even_after_a_restart_of_the_server(author, syncing):
    learner = Client(syncing.address)
    attempt = learner.start("th")
    author.release(with_first_tiles("th", "2027.2", MENDED, ANSWER))
    syncing.wait_for(th="2027.2", es="2027.1")
    syncing.kill()
    syncing.start()
    learner.host = Client(syncing.address).host
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"] == attempt["items"]
    finish_correctly(learner, attempt, shipped("th"))


def test_a_test_in_a_removed_language_can_be_finished_but_not_started(author, syncing):
    learner = Client(syncing.address)
    attempt = learner.start("th")
    (author.content / "blueprints/th.json").unlink()
    author.release()
    syncing.wait_for(es="2027.1")
    finish_correctly(learner, attempt, shipped("th"))
    assert learner.get("/api/v1/attempts").json["attempts"][0]["language_name"] == "ไทย"
    assert learner.post("/api/v1/attempts", {"language_id": "th"}).status == 404


def test_recordings_of_a_release_are_those_that_came_with_the_server(syncing):
    learner = Client(syncing.address)
    attempt = learner.start("es")
    listening = next(item for item in attempt["items"] if item["format"] == "listening")
    assert learner.recording(listening["audio_url"]).headers["content-type"] == "audio/ogg"


def test_without_a_release_a_server_offers_its_own_content(author, host, tmp_path):
    shipped_languages = {file.stem for file in (ROOT / "Content/blueprints").glob("*.json")}
    with host.failing_with(static_host.status(503), at="/"), Syncing(host, author, tmp_path) as server:
        server.wait_for_log("status 503")
        assert set(server.versions()) == shipped_languages
        host.trouble = None
        server.wait_for(th=SHIPPED, es="2027.1")
    host.folder = tmp_path / "nothing"
    with server:
        assert server.versions() == {"th": SHIPPED, "es": "2027.1"}


def test_a_repeated_error_is_logged_once(author, host, syncing):
    with host.failing_with(static_host.status(503), at=MANIFEST):
        syncing.wait_for_log("status 503")
        host.new_requests()
        until(lambda: len(host.requests) > 2, lambda: "it has stopped asking")
        assert syncing.log.read_text().count("status 503") == 1
    author.release(spanish("2027.2"))
    syncing.wait_for(th=SHIPPED, es="2027.2")


def test_a_server_killed_at_any_request_of_a_sync_restarts_with_its_old_content(author, host, tmp_path):
    """The server is killed when it requests the manifest, when it requests each blob, and in the middle of each."""
    author.release(*(shipped(language) for language in ("th", "es")))
    server = Syncing(host, author, tmp_path)
    for number, (at, part) in enumerate([(MANIFEST, 0), (BLOBS, 0), (BLOBS, 3), (BLOBS, 9), (BLOBS, 10)], 1):
        with server:
            server.wait_for(**{"th": SHIPPED, "es": SHIPPED} if number == 1 else {"th": SHIPPED, "es": f"2028.{number - 1}"})
            with host.failing_with(killing(server, part), at=at):
                author.release(spanish(f"2028.{number}"))
                assert server.process.wait(timeout=60) == -9
        host.trouble = None


def killing(server, tenths):
    """Sends a part of the body, and kills the server that asked for it."""

    def act(handler, body):
        if tenths:
            static_host.cut_off(tenths)(handler, body)
            handler.wfile.flush()
        server.process.kill()

    return act


def test_a_rollback_by_command_reaches_a_running_server(nivel, author, host, syncing, tmp_path):
    author.release(spanish("2027.2"))
    syncing.wait_for(th=SHIPPED, es="2027.2")
    assert nivel("sync", "--into", tmp_path / "data/content", "--rollback").returncode == 0
    syncing.wait_for(th=SHIPPED, es="2027.1")
    syncing.wait_for_log("was rolled back by hand")
    author.release(spanish("2027.3"))
    syncing.wait_for(th=SHIPPED, es="2027.3")


def test_a_server_also_follows_a_folder_that_sync_updates(nivel, author, host, tmp_path):
    folder = tmp_path / "kept"
    sync = ["sync", "--from", host.address, "--into", folder, "--trust", author.key.public]
    assert nivel(*sync).returncode == 0
    server = Syncing(host, author, tmp_path)
    server.command = [NIVEL, "serve", "--port", "0", "--data", tmp_path / "data", "--content", folder, "--content-every", "1"]
    with server:
        assert server.versions() == {"th": SHIPPED, "es": "2027.1"}
        author.release(spanish("2027.2"))
        assert nivel(*sync).returncode == 0
        server.wait_for(th=SHIPPED, es="2027.2")


@pytest.mark.parametrize(
    "options, words",
    [
        (["--content-url", "http://127.0.0.1:1"], "--trust"),
        (["--trust", "A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg="], "--content-url"),
        (["--content-url", "http://127.0.0.1:1", "--trust", "nothing"], "neither a public key"),
        (["--content-every", "0"], "--content-every"),
        (["--publish-content"], "nivel publish"),
    ],
)
def test_invalid_options_are_reported_at_once(nivel, tmp_path, options, words):
    result = nivel("serve", "--port", "0", "--data", tmp_path / "data", *options)
    assert result.returncode != 0 and words in result.stderr.decode()


# --- a server that publishes content ------------------------------------------------------------------------------------------------


@pytest.fixture
def published(author, tmp_path):
    """A server whose content folder holds its own release."""
    author.out = author.content
    author.release()
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", author.content, "--publish-content") as server:
        yield server


def blobs_in(author):
    return sorted((author.out / "blobs").iterdir())


def test_a_server_publishes_no_content_without_the_option(author, tmp_path):
    author.out = author.content
    author.release()
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", author.content) as server:
        paths = ["/content", "/content/", "/content/manifest.json", *(f"/content/blobs/{blob.name}" for blob in blobs_in(author))]
        assert [Client(server.address).get(path).status for path in paths] == [404] * len(paths)


def test_two_clients_fetch_a_release_from_a_server(nivel, author, published, tmp_path):
    address = f"{published.address}/content"
    wanted = {file.stem: file.read_bytes() for file in (author.content / "blueprints").iterdir()}
    assert nivel("sync", "--from", address, "--into", tmp_path / "one", "--trust", author.key.public).returncode == 0
    assert {file.stem: file.read_bytes() for file in (tmp_path / "one/blueprints").iterdir()} == wanted
    delivery_client.sync(address, tmp_path / "two", author.key.public)
    assert {language: (tmp_path / f"two/current/{language}.json").read_bytes() for language in wanted} == wanted


def test_a_later_release_is_served_without_a_restart(nivel, author, published, tmp_path):
    first = Client(published.address).get("/content/manifest.json")
    author.release(spanish("2027.2"))
    second = Client(published.address).get("/content/manifest.json", headers={"If-None-Match": first.headers["etag"]})
    assert second.status == 200 and second.body == (author.out / "manifest.json").read_bytes()
    assert second.headers["etag"] != first.headers["etag"]


def test_the_manifest_is_revalidated_each_time_and_sent_only_when_it_is_new(author, published):
    learner = Client(published.address)
    whole = learner.get("/content/manifest.json")
    assert whole.body == (author.out / "manifest.json").read_bytes()
    assert whole.headers["cache-control"] == "no-cache" and whole.headers["content-type"] == "application/json"
    for known in (whole.headers["etag"], "*", f'"other", {whole.headers["etag"]}', f'W/{whole.headers["etag"]}'):
        again = learner.get("/content/manifest.json", headers={"If-None-Match": known})
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", whole.headers["etag"])
    assert learner.get("/content/manifest.json", headers={"If-None-Match": '"other"'}).status == 200


def test_blobs_are_immutable_and_can_be_requested_in_parts(author, published):
    learner = Client(published.address)
    for blob in blobs_in(author):
        data, path = blob.read_bytes(), f"/content/blobs/{blob.name}"
        whole = learner.get(path)
        assert whole.body == data and whole.headers["etag"] == f'"{blob.name}"'
        assert whole.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert whole.headers["access-control-allow-origin"] == "*"
        assert learner.request("HEAD", path).headers["content-length"] == str(len(data))
        for asked, part in [("0-99", data[:100]), ("100-", data[100:]), ("-7", data[-7:]), (f"0-{len(data) + 5}", data)]:
            answer = learner.get(path, headers={"Range": f"bytes={asked}"})
            assert (answer.status, answer.body) == (206, part)
        assert learner.get(path, headers={"Range": f"bytes={len(data)}-"}).status == 416
        assert learner.get(path, headers={"Range": "bytes=0-9", "If-Range": '"other"'}).body == data
        assert learner.get(path, headers={"Range": "bytes=0-9", "If-None-Match": whole.headers["etag"]}).status == 304


def test_no_other_file_of_the_content_folder_is_served(published):
    learner = Client(published.address)
    for name in ("", "0" * 64, "0" * 63, "../manifest.json", "..%2fmanifest.json", "..%2f..%2fkey", "%00", "A" * 64, "blueprints/es.json"):
        assert learner.get(f"/content/blobs/{name}").status == 404, name
    assert learner.get("/content/blueprints/es.json").status == 404


def test_a_damaged_blob_is_not_served(author, published):
    blob = blobs_in(author)[0]
    blob.write_bytes(blob.read_bytes()[:-1] + b" ")
    assert Client(published.address).get(f"/content/blobs/{blob.name}").status == 404


def test_a_server_serves_the_releases_that_it_fetches(nivel, author, host, tmp_path):
    with Syncing(host, author, tmp_path, "--publish-content") as server:
        server.wait_for(th=SHIPPED, es="2027.1")
        sync = ["sync", "--from", f"{server.address}/content", "--into", tmp_path / "second", "--trust", author.key.public]
        assert nivel(*sync).returncode == 0
        author.release(spanish("2027.2"))
        server.wait_for(th=SHIPPED, es="2027.2")
        assert b"downloaded es 2027.2" in nivel(*sync).stdout


# --- reload -------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def own_content(tmp_path):
    folder = tmp_path / "content"
    (folder / "blueprints").mkdir(parents=True)
    for language in "es", "th":
        write(folder, language, shipped(language))
    return folder


def write(folder, language, blueprint):
    (folder / "blueprints" / f"{language}.json").write_text(json.dumps(blueprint), "utf-8")


def test_a_reload_reads_the_content_folder_again_and_keeps_a_test_whose_new_file_is_wrong(own_content, tmp_path):
    server = Server(NIVEL, ROOT, tmp_path / "data", "--content", own_content)
    server.errors = (tmp_path / "log").open("a")

    def versions():
        languages = Client(server.address).get("/api/v1/languages").json["languages"]
        return {language["language_id"]: language["version"] for language in languages}

    with server:
        learner = Client(server.address)
        attempt = learner.start("es")
        assert versions() == {"es": shipped("es")["version"], "th": SHIPPED}
        write(own_content, "es", spanish("2027.5"))
        write(own_content, "th", shipped("th") | {"items": []})
        shutil.copy(ROOT / "Content/blueprints/fr.json", own_content / "blueprints")
        server.process.send_signal(signal.SIGHUP)
        expected = {"es": "2027.5", "th": SHIPPED, "fr": shipped("fr")["version"]}
        until(lambda: versions() == expected, versions)
        assert "th.json" in (tmp_path / "log").read_text()
        assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json == attempt
        (own_content / "blueprints/th.json").unlink()
        server.process.send_signal(signal.SIGHUP)
        until(lambda: "th" not in versions(), versions)


def test_a_reload_looks_for_a_release_at_once(author, host, tmp_path):
    with Syncing(host, author, tmp_path, "--content-every", "86400") as server:
        server.wait_for(th=SHIPPED, es="2027.1")
        author.release(spanish("2027.2"))
        server.process.send_signal(signal.SIGHUP)
        server.wait_for(th=SHIPPED, es="2027.2")


def test_the_end_of_its_terminal_stops_a_server(tmp_path):
    main, other = os.openpty()
    command = [NIVEL, "serve", "--port", "0", "--data", tmp_path / "data"]
    server = subprocess.Popen(command, cwd=ROOT, stdin=other, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout.readline().startswith("Nivel listens on")
        server.send_signal(signal.SIGHUP)
        assert server.wait(timeout=60) == 0
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        os.close(main)
        os.close(other)


def test_a_reload_during_the_start_does_not_end_the_server(tmp_path):
    command = [NIVEL, "serve", "--port", "0", "--data", tmp_path / "data"]
    server = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr.readline().startswith("At most")  # before it listens
        server.send_signal(signal.SIGHUP)
        assert server.stdout.readline().startswith("Nivel listens on")
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=60) == 0
    finally:
        server.kill()
        server.communicate()

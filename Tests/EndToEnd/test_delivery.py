"""Content delivery: `nivel publish` against two clients, Nivel's own and one written only from the page, with a host that can fail."""
import base64
import json
import pathlib
import re
import shutil

import delivery_client
import jsonschema
import pytest
import static_host
from conftest import ROOT
from releases import (
    LANGUAGES,
    NOW,
    Author,
    FromThePage,
    Key,
    NivelSync,
    Releases,
    active_release,
    blobs_of,
    content_with,
    corrected,
    files_in,
    payload_of,
    sealed,
    shipped,
)
from raw_http import until
from static_host import BLOBS, MANIFEST, StaticHost

DAY = 86_400


# --- releases --------------------------------------------------------------------------------------------------------------


def with_a_stray_tile(language):
    """A shipped blueprint with a tile that no accepted order needs."""
    blueprint = shipped(language)
    item = next(i for i in blueprint["items"] if i.get("production_spec", {}).get("format") == "word_reorder")
    item["prompt"]["stem"] += " / plátano"
    return json.dumps(blueprint, ensure_ascii=False)


@pytest.fixture
def forged(releases, host, tmp_path):
    """Serves the second release with another manifest."""

    def serve(envelope, **blobs):
        host.folder = tmp_path / "forged"
        if not host.folder.exists():
            shutil.copytree(releases.second, host.folder)
        (host.folder / "manifest.json").write_bytes(envelope)
        for name, data in blobs.items():
            (host.folder / "blobs" / name).write_bytes(data)
        return host

    return serve


# --- only changed files are downloaded ----------------------------------------------------------------------------------------------


@pytest.mark.essential
def test_a_first_sync_downloads_every_blob_once(client, releases, host, tmp_path):
    assert client.sync(host.address, tmp_path / "new", releases.key) is None
    assert active_release(client, tmp_path / "new") == releases.new_files
    asked = [request.path for request in host.new_requests()]
    # NB: a sync of nivel takes recordings that it has already from its own disk.
    wanted = blobs_of(releases.second) if isinstance(client, FromThePage) else blobs_of(releases.second, recordings=False)
    assert asked[0] == MANIFEST and sorted(asked[1:]) == sorted(BLOBS + name for name in wanted)


def test_a_sync_without_news_sends_one_request(client, releases, host, synced):
    host.folder = releases.first
    assert client.sync(host.address, synced, releases.key) is None
    (request,) = host.new_requests()
    assert request.path == MANIFEST and request.status == 304
    assert active_release(client, synced) == releases.old_files


def test_one_changed_language_of_six_takes_two_requests(client, releases, host, synced):
    assert client.sync(host.address, synced, releases.key) is None
    changed = payload_of(releases.second)["languages"]["es"]["checksum"][7:]
    assert [(request.path, request.status) for request in host.new_requests()] == [(MANIFEST, 200), (BLOBS + changed, 200)]
    assert active_release(client, synced) == releases.new_files


def test_a_partial_blob_with_wrong_bytes_is_downloaded_again_from_the_start(client, releases, host, synced):
    with host.failing_with(static_host.cut_off(5, bytes.upper)):
        assert client.sync(host.address, synced, releases.key) is not None
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


@pytest.mark.parametrize("tenths", range(10))
def test_a_partial_blob_is_continued(client, releases, host, synced, tenths):
    def wait_until_kept(size):
        # NB: a client may lose what it has received and not yet written when the connection ends. The other client writes at the end.
        assert not isinstance(client, NivelSync) or until(lambda: kept_of_a_blob(synced) == size)

    with host.failing_with(static_host.cut_off(tenths, received=wait_until_kept)):
        assert client.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    host.new_requests()
    assert client.sync(host.address, synced, releases.key) is None
    _, blob = host.new_requests()
    here = len(releases.new_files["es"]) * tenths // 10
    assert (blob.range, blob.status) == ((f"bytes={here}-", 206) if here else (None, 200))
    assert active_release(client, synced) == releases.new_files


def kept_of_a_blob(folder):
    """The number of bytes of an unfinished download."""
    return sum(file.stat().st_size for file in folder.rglob("partial/*"))


def test_a_host_without_ranges_sends_the_blob_from_the_start(client, releases, host, synced):
    with host.failing_with(static_host.cut_off(5)):
        client.sync(host.address, synced, releases.key)
    host.ranges = False
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


# --- faults of the host -------------------------------------------------------------------------------------------------------------

FAULTS = {
    "no reply": static_host.no_reply,
    "status 404": static_host.status(404),
    "status 503": static_host.status(503),
    "status 304": static_host.status(304),
    "body cut off": static_host.cut_off(5),
    "endless body": static_host.endless,
    "compression bomb": static_host.compression_bomb,
    "Content-Length of a gigabyte": static_host.with_content_length(1 << 30),
    "Content-Length too small": static_host.with_content_length(50),
    "HTML page": static_host.with_body(lambda _: b"<!doctype html><title>Log in</title>"),
    "empty body": static_host.with_body(lambda _: b""),
    "two bytes missing": static_host.with_body(lambda body: body[:-2]),
    "one byte too many": static_host.with_body(lambda body: body + b"!"),
    "one bit flipped": static_host.with_body(lambda body: body[:99] + bytes([body[99] ^ 1]) + body[100:]),
}


# NB: a host can reply that the manifest has not changed, and a client cannot prove the opposite.
@pytest.mark.parametrize(
    "at, trouble", [(at, name) for at in (MANIFEST, BLOBS) for name in FAULTS if (at, name) != (MANIFEST, "status 304")]
)
def test_a_failed_sync_changes_nothing_and_the_next_sync_succeeds(client, releases, host, synced, at, trouble):
    with host.failing_with(FAULTS[trouble], at):
        assert client.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


@pytest.mark.parametrize("at", [MANIFEST, BLOBS])
def test_a_redirect_is_not_followed(client, releases, host, synced, at):
    with StaticHost(releases.second) as other, host.failing_with(static_host.redirect(other.address), at):
        assert client.sync(host.address, synced, releases.key) is not None
        assert other.new_requests() == []
    assert active_release(client, synced) == releases.old_files
    assert client.sync(host.address, synced, releases.key) is None


@pytest.mark.parametrize("at", [MANIFEST, BLOBS])
def test_a_host_that_stops_sending_is_abandoned(client, releases, host, synced, at, monkeypatch):
    monkeypatch.setattr(delivery_client, "PATIENCE", 1)
    with host.failing_with(static_host.stalled, at):
        assert client.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def test_an_unreachable_host_changes_nothing(client, releases, synced):
    assert client.sync("http://127.0.0.1:9", synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files


def test_a_failed_first_sync_leaves_no_release(client, releases, host, tmp_path):
    with host.failing_with(static_host.cut_off(5)):
        assert client.sync(host.address, tmp_path / "new", releases.key) is not None
    assert active_release(client, tmp_path / "new") is None
    assert client.sync(host.address, tmp_path / "new", releases.key) is None
    assert active_release(client, tmp_path / "new") == releases.new_files


# --- manifests that must be refused ------------------------------------------------------------------------------------------------


def refused(client, releases, host, synced, now=NOW + 120):
    """The error of a client that refuses a manifest. Afterwards the client accepts the genuine release."""
    message = client.sync(host.address, synced, releases.key, now=now)
    assert message is not None
    assert active_release(client, synced) == releases.old_files
    host.folder = releases.second
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files
    return message


def test_an_unknown_key_is_refused(client, releases, forged, synced):
    stranger = Key()
    message = refused(client, releases, forged(sealed(payload_of(releases.second), stranger)), synced)
    assert "trusted key" in message
    refused_too = forged(sealed({**payload_of(releases.second), "serial": 3}, stranger, ids=[releases.key.id]))
    assert client.sync(refused_too.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.new_files


def test_a_revoked_key_is_refused(client, releases, host, forged, synced):
    successor = Key()
    both = forged(sealed(payload_of(releases.second), releases.key, successor))
    assert client.sync(both.address, synced, successor) is None
    assert active_release(client, synced) == releases.new_files
    old_key_alone = forged(sealed({**payload_of(releases.first), "serial": 3}, releases.key))
    assert client.sync(old_key_alone.address, synced, successor) is not None
    assert active_release(client, synced) == releases.new_files


def test_an_unknown_signature_does_not_invalidate_a_valid_one(client, releases, forged, synced):
    assert client.sync(forged(sealed(payload_of(releases.second), Key(), releases.key)).address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def test_the_signature_of_another_release_is_refused(client, releases, forged, synced):
    mixed = json.loads((releases.second / "manifest.json").read_bytes())
    mixed["signatures"] = json.loads((releases.first / "manifest.json").read_bytes())["signatures"]
    refused(client, releases, forged(json.dumps(mixed).encode()), synced)


def test_an_older_release_is_refused(client, releases, host, synced):
    assert client.sync(host.address, synced, releases.key) is None
    host.folder = releases.first
    message = client.sync(host.address, synced, releases.key)
    assert "older" in message
    assert active_release(client, synced) == releases.new_files


def test_an_older_release_is_refused_even_when_the_stored_state_is_lost(client, releases, host, synced):
    assert client.sync(host.address, synced, releases.key) is None
    for memory in (synced / ".delivery/state.json", synced / "memory.json"):
        memory.unlink(missing_ok=True)
    host.folder = releases.first
    assert "older" in client.sync(host.address, synced, releases.key)
    assert active_release(client, synced) == releases.new_files


def test_an_expired_release_is_refused_and_the_active_release_stays(client, releases, host, synced):
    expiry = payload_of(releases.second)["expires_at"]
    assert "expired" in refused(client, releases, host, synced, now=expiry)


def test_a_host_cannot_claim_forever_that_nothing_is_new(client, releases, host, synced):
    host.folder = releases.first
    expiry = payload_of(releases.first)["expires_at"]
    assert client.sync(host.address, synced, releases.key, now=expiry - 1) is None
    assert "expired" in client.sync(host.address, synced, releases.key, now=expiry)
    assert [request.status for request in host.new_requests()] == [304, 304]
    assert active_release(client, synced) == releases.old_files


def test_a_release_is_valid_until_the_second_it_expires(client, releases, host, synced):
    assert client.sync(host.address, synced, releases.key, now=payload_of(releases.second)["expires_at"] - 1) is None
    assert active_release(client, synced) == releases.new_files


WRONG_SERIAL_OR_TIME = {
    "the serial of the last release": lambda p: {**p, "serial": 1},
    "a serial that is too high": lambda p: {**p, "serial": 10_002},
    "issued in the future": lambda p: {**p, "issued_at": NOW + 120 + DAY + 1},
}


@pytest.mark.parametrize("change", WRONG_SERIAL_OR_TIME.values(), ids=WRONG_SERIAL_OR_TIME)
def test_a_signed_manifest_with_a_wrong_serial_or_time_is_refused(client, releases, forged, synced, change):
    refused(client, releases, forged(sealed(change(payload_of(releases.second)), releases.key)), synced)


def test_the_largest_allowed_jump_of_the_serial_is_accepted(client, releases, forged, synced):
    host = forged(sealed({**payload_of(releases.second), "serial": 10_001}, releases.key))
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def with_spanish(**members):
    return lambda p: {**p, "languages": {**p["languages"], "es": {**p["languages"]["es"], **members}}}


MALFORMED = {
    "another schema": lambda p: {**p, "schema_version": 2},
    "no schema": lambda p: {name: value for name, value in p.items() if name != "schema_version"},
    "no expiry": lambda p: {name: value for name, value in p.items() if name != "expires_at"},
    "no serial": lambda p: {**p, "serial": None},
    "a serial too large": lambda p: {**p, "serial": 1 << 31},
    "a serial with a fraction": lambda p: {**p, "serial": 2.5},
    "a serial that is true": lambda p: {**p, "serial": True},
    "languages in a list": lambda p: {**p, "languages": list(p["languages"])},
    "no languages": lambda p: {**p, "languages": None},
    "empty languages": lambda p: {**p, "languages": {}},
    "a language with a path": lambda p: {**p, "languages": {"../es": p["languages"]["es"]}},
    "a language without a name": lambda p: {**p, "languages": {"": p["languages"]["es"]}},
    "a language with a line feed": lambda p: {**p, "languages": {"es\n": p["languages"]["es"]}},
    "a size too large": with_spanish(size=(8 << 20) + 1),
    "no size": with_spanish(size=0),
    "a checksum in capitals": with_spanish(checksum="sha256-" + "A" * 64),
    "a checksum with a path": with_spanish(checksum="sha256-" + "../" * 20 + "abcd"),
    "another hash algorithm": with_spanish(checksum="md5-" + "0" * 32),
    "a version that is a number": with_spanish(version=1),
    "too many items": with_spanish(items=100_001),
    "no matching profile": with_spanish(matching_profile=0),
}


@pytest.mark.parametrize("change", MALFORMED.values(), ids=MALFORMED)
def test_a_signed_manifest_of_the_wrong_form_is_refused(client, releases, forged, synced, change):
    host = forged(sealed(change(payload_of(releases.second)), releases.key))
    refused(client, releases, host, synced)


@pytest.mark.parametrize(
    "payload", [b"", b"{}", b"[]", b"null", b"not JSON", b'{"schema_version":1,"schema_version":1}', b"\xff", b"[" * 100_000]
)
def test_signed_bytes_that_are_not_a_manifest_are_refused(client, releases, forged, synced, payload):
    refused(client, releases, forged(sealed(payload, releases.key)), synced)


@pytest.mark.parametrize(
    "envelope",
    [
        b"", b"{}", b"[]", b"not JSON", b'{"signatures":[]}', b'{"payload":1,"signatures":[]}', b'{"payload":"%%%","signatures":[]}',
        b'{"payload":"e30=","signatures":[]}', b'{"payload":"e30=","signatures":{}}', b"[" * 100_000, b" " * ((1 << 20) + 1),
    ],
    ids=lambda envelope: envelope[:48].decode() or "empty",
)
def test_a_file_that_is_not_an_envelope_is_refused(client, releases, forged, synced, envelope):
    refused(client, releases, forged(envelope), synced)


def test_unknown_members_are_ignored(client, releases, forged, synced):
    payload = with_spanish(mood="good")({**payload_of(releases.second), "greeting": {"es": "hola"}})
    assert client.sync(forged(sealed(payload, releases.key)).address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def signed_blob(releases, data, language="es"):
    """A correctly signed manifest with another blob for a language."""
    name = delivery_client.digest(data)
    payload = payload_of(releases.second)
    payload["languages"][language] |= {"checksum": f"sha256-{name}", "size": len(data)}
    return sealed(payload, releases.key), {name: data}


@pytest.mark.parametrize("data", [b"x", b"{}", b"[]", b"\xff"])
def test_a_signed_blob_that_is_not_a_blueprint_is_refused(client, releases, forged, synced, data):
    envelope, blobs = signed_blob(releases, data)
    assert client.sync(forged(envelope, **blobs).address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files


def test_the_signed_blueprint_of_another_language_is_refused(client, releases, forged, synced):
    envelope, blobs = signed_blob(releases, releases.old_files["de"])
    assert client.sync(forged(envelope, **blobs).address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files


def test_a_language_that_the_manifest_no_longer_names_is_removed(client, releases, forged, synced):
    payload = payload_of(releases.second)
    del payload["languages"]["th"]
    assert client.sync(forged(sealed(payload, releases.key)).address, synced, releases.key) is None
    assert active_release(client, synced) == {name: data for name, data in releases.new_files.items() if name != "th"}


# --- a stray tile -------------------------------------------------------------------------------------------------------------------


def test_publish_refuses_a_blueprint_that_fails_the_audit_and_does_not_change_the_folder(nivel, releases, tmp_path):
    shutil.copytree(releases.first, tmp_path / "release")
    content = content_with(tmp_path / "content", es=with_a_stray_tile("es"))
    arguments = ["--content", content, "--out", tmp_path / "release", "--key", releases.key.file, "--now", NOW + 60]
    result = nivel("publish", *arguments)
    assert result.returncode == 1 and result.stdout == b""
    assert "plátano" in result.stderr.decode() and "es.json:" in result.stderr.decode()
    assert files_in(tmp_path / "release") == files_in(releases.first)


def test_publish_refuses_a_file_that_is_not_named_after_its_language(nivel, releases, tmp_path):
    content = content_with(tmp_path / "content")
    shutil.copy(ROOT / "Content/blueprints/es.json", content / "blueprints/fr.json")
    result = nivel("publish", "--content", content, "--out", tmp_path / "release", "--key", releases.key.file, "--now", NOW)
    assert result.returncode == 1 and "fr.json:1: this is the blueprint of es: call the file es.json" in result.stderr.decode()
    assert not (tmp_path / "release").exists()


def test_sync_refuses_a_signed_blueprint_with_a_stray_tile_and_accepts_the_correction(nivel, releases, forged, host, tmp_path):
    ours, folder = NivelSync(nivel), tmp_path / "folder"
    host.folder = releases.first
    assert ours.sync(host.address, folder, releases.key) is None
    envelope, blobs = signed_blob(releases, with_a_stray_tile("es").encode())
    message = ours.sync(forged(envelope, **blobs).address, folder, releases.key)
    assert "es" in message and "audit" in message and "plátano" in message
    assert active_release(NivelSync, folder) == releases.old_files
    releases.publish(releases.folder / "new", host.folder, NOW + 90)
    assert ours.sync(host.address, folder, releases.key) is None
    assert active_release(NivelSync, folder) == releases.new_files


# --- the commands and their output --------------------------------------------------------------------------------------------------


def test_sync_prints_the_changes(nivel, releases, host, tmp_path):
    def output():
        arguments = ["--from", host.address, "--into", tmp_path / "folder", "--trust", f"{releases.key.file}.pub", "--now", NOW + 120]
        result = nivel("sync", *arguments)
        assert (result.returncode, result.stderr) == (0, b"")
        return result.stdout.decode().splitlines()

    host.folder = releases.first
    assert [line.split()[:2] for line in output()] == [*(["downloaded", name] for name in LANGUAGES), ["release", "1"]]
    host.folder = releases.second
    second = output()
    assert [line.split()[:2] for line in second[:-1]] == [["downloaded" if name == "es" else "kept", name] for name in LANGUAGES]
    assert second[-1] == "release 2 is in use"
    assert output() == ["release 2: nothing is new"]


def test_a_release_that_was_rolled_back_is_refused_and_a_later_one_is_accepted(nivel, releases, host, tmp_path):
    ours, folder = NivelSync(nivel), tmp_path / "folder"
    for release in (releases.first, releases.second):
        host.folder = release
        assert ours.sync(host.address, folder, releases.key) is None
    host.new_requests()
    back = nivel("sync", "--into", folder, "--rollback")
    assert (back.returncode, back.stdout.decode(), back.stderr) == (0, "release 1 is in use again\n", b"")
    assert active_release(NivelSync, folder) == releases.old_files and host.new_requests() == []
    assert "rolled back" in ours.sync(host.address, folder, releases.key)
    assert active_release(NivelSync, folder) == releases.old_files
    again = nivel("sync", "--into", folder, "--rollback")
    assert again.returncode == 1 and again.stdout == b"" and "no previous release" in again.stderr.decode()
    assert active_release(NivelSync, folder) == releases.old_files
    shutil.copytree(releases.second, tmp_path / "third")
    content = content_with(tmp_path / "content", es=corrected("es", "2027.1.2", "another thing"))
    releases.publish(content, tmp_path / "third", NOW + 90)
    host.folder = tmp_path / "third"
    assert ours.sync(host.address, folder, releases.key) is None
    assert active_release(NivelSync, folder) == Releases.files(content)


def test_the_folder_has_the_documented_layout(nivel, releases, host, tmp_path):
    folder = tmp_path / "folder"
    for release in (releases.first, releases.second):
        host.folder = release
        assert NivelSync(nivel).sync(host.address, folder, releases.key) is None
    assert (folder / "blueprints").readlink() == pathlib.Path(".delivery/releases/2/blueprints")
    files = files_in(folder / ".delivery")
    laid_out = {f"releases/{n}/{file}" for n in (1, 2) for file in ["manifest.json", *(f"blueprints/{name}.json" for name in LANGUAGES)]}
    assert set(files) == {"state.json", *(f"blobs/{name}" for name in blobs_of(releases.first) | blobs_of(releases.second)), *laid_out}


def test_publish_lists_the_changes_of_each_item(releases):
    items = sum(content["items"] for content in payload_of(releases.second)["languages"].values())
    old = json.loads(releases.old_files["es"])["version"]
    assert releases.output.splitlines() == [f"release 2: 6 languages, {items} items", f"  es {old} → 2027.1.1", "    es_001 changed"]


def test_the_same_input_gives_the_same_bytes(releases, tmp_path):
    releases.publish(releases.folder / "old", tmp_path / "again", NOW)
    assert files_in(tmp_path / "again") == files_in(releases.first)


def test_an_unchanged_release_is_issued_again_only_after_half_its_time(releases, tmp_path):
    out = tmp_path / "release"
    releases.publish(releases.folder / "old", out, NOW, "--valid-days", 10)
    before = files_in(out)
    assert releases.publish(releases.folder / "old", out, NOW + 5 * DAY - 1, "--valid-days", 10) == "release 1: nothing is new\n"
    assert files_in(out) == before
    releases.publish(releases.folder / "old", out, NOW + 5 * DAY, "--valid-days", 10)
    payload = payload_of(out)
    assert (payload["serial"], payload["issued_at"], payload["expires_at"]) == (2, NOW + 5 * DAY, NOW + 15 * DAY)


def test_publish_does_not_change_a_folder_that_another_key_signed(nivel, releases, tmp_path):
    shutil.copytree(releases.first, tmp_path / "release")
    assert nivel("keygen", "--out", tmp_path / "other").returncode == 0
    arguments = ["--content", releases.folder / "new", "--out", tmp_path / "release", "--key", tmp_path / "other", "--now", NOW]
    result = nivel("publish", *arguments)
    assert result.returncode == 1 and "key" in result.stderr.decode()
    assert files_in(tmp_path / "release") == files_in(releases.first)


def test_a_private_key_is_readable_by_its_owner_only_and_never_overwritten(nivel, tmp_path):
    made = nivel("keygen", "--out", tmp_path / "key")
    assert made.returncode == 0 and (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    public = (tmp_path / "key.pub").read_text()
    assert public == f"nivel-key-1 {Key(tmp_path / 'key').public}\n" and made.stdout.decode() == public.removeprefix("nivel-key-1 ")
    private = (tmp_path / "key").read_text()
    again = nivel("keygen", "--out", tmp_path / "key")
    assert again.returncode == 1 and (tmp_path / "key").read_text() == private and (tmp_path / "key.pub").read_text() == public


def test_sync_requires_a_release_and_a_key(nivel, tmp_path):
    address = ["--from", "http://127.0.0.1:9"]
    for arguments in ([], address, ["--trust", Key().public], [*address, "--trust", "nonsense"]):
        assert nivel("sync", "--into", tmp_path / "folder", *arguments).returncode != 0
    assert active_release(NivelSync, tmp_path / "folder") is None


# --- the page and the schema --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def example():
    """The example of Docs/content-delivery.md: its blocks by name."""
    page = (ROOT / "Docs/content-delivery.md").read_text("utf-8")
    return dict(re.findall(r"```(key|blob|payload|envelope|newkey|root|rotated)\n(.*?)```", page, re.S))


def test_publish_writes_the_documented_example_byte_for_byte(nivel, example, tmp_path):
    (tmp_path / "content/blueprints").mkdir(parents=True)
    (tmp_path / "content/blueprints/es.json").write_text(example["blob"], "utf-8")
    (tmp_path / "key").write_text(example["key"].splitlines()[0], "utf-8")
    arguments = ["--content", tmp_path / "content", "--out", tmp_path / "release", "--key", tmp_path / "key", "--now", NOW]
    result = nivel("publish", *arguments)
    assert result.returncode == 0, result.stderr
    name = delivery_client.digest(example["blob"].encode())
    assert files_in(tmp_path / "release") == {"manifest.json": example["envelope"].encode(), f"blobs/{name}": example["blob"].encode()}
    (tmp_path / "new").write_text(example["newkey"].splitlines()[0], "utf-8")
    result = nivel("rotate", "--out", tmp_path / "release", "--key", tmp_path / "key", "--new-key", tmp_path / "new")
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "release/manifest.json").read_bytes() == example["rotated"].encode()


def test_the_documented_example_verifies(client, example, tmp_path):
    page = (ROOT / "Docs/content-delivery.md").read_text("utf-8")
    keys = []
    for name in ("key", "newkey"):
        private, public = example[name].splitlines()
        (tmp_path / name).write_text(private)
        keys.append(Key(tmp_path / name))
        assert public == f"nivel-key-1 {keys[-1].public}" and re.search(f"id (is )?`{keys[-1].id}`", page)
    given = {"version": 0, "threshold": 1, "keys": [keys[0].public]}
    rotated = delivery_client.verified(example["rotated"].encode(), given)
    assert rotated == (example["payload"].removesuffix("\n").encode(), json.loads(example["root"]))
    assert delivery_client.verified(example["envelope"].encode(), given) == (rotated[0], given)
    (tmp_path / "release/blobs").mkdir(parents=True)
    (tmp_path / "release/blobs" / delivery_client.digest(example["blob"].encode())).write_text(example["blob"], "utf-8")
    with StaticHost(tmp_path / "release") as host:
        for name in ("envelope", "rotated"):
            (tmp_path / "release/manifest.json").write_text(example[name], "utf-8")
            assert client.sync(host.address, tmp_path / "folder", keys[0]) is None
    assert active_release(client, tmp_path / "folder") == {"es": example["blob"].encode()}


@pytest.fixture(scope="module")
def schema():
    schema = json.loads((ROOT / "Content/manifest.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return schema


def test_releases_follow_the_shipped_schema(releases, example, schema):
    validator = jsonschema.Draft202012Validator
    envelope = validator({"$defs": schema["$defs"], "$ref": "#/$defs/envelope"})
    for text in (example["envelope"], example["rotated"], *((folder / "manifest.json").read_text("utf-8") for folder in (releases.first, releases.second))):
        envelope.validate(json.loads(text))
        validator(schema).validate(json.loads(base64.b64decode(json.loads(text)["payload"])))
    validator({"$defs": schema["$defs"], "$ref": "#/$defs/root"}).validate(json.loads(example["root"]))


# NB: $ matches before a final line feed in Python, but not in ECMA-262, which JSON Schema uses.
@pytest.mark.parametrize("kind", sorted(MALFORMED.keys() - {"a language with a line feed"}))
def test_the_schema_refuses_what_clients_refuse(releases, schema, kind):
    assert not jsonschema.Draft202012Validator(schema).is_valid(MALFORMED[kind](payload_of(releases.second)))


@pytest.mark.parametrize("link", ["symbolic", "hard"])
def test_publish_does_not_write_through_a_planted_link(nivel, tmp_path, link):
    author = Author(nivel, tmp_path)
    author.release(shipped("en"))
    victim = tmp_path / "victim"
    victim.write_text("precious")
    draft = author.out / "manifest.json.new"
    draft.symlink_to(victim) if link == "symbolic" else draft.hardlink_to(victim)
    author.release(shipped("es"))
    assert victim.read_text() == "precious"
    assert set(payload_of(author.out)["languages"]) == {"en", "es"}
    assert not (author.out / "manifest.json").is_symlink()

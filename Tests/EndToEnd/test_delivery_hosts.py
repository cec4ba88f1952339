"""Hosts that compress, are slow or never end, other kinds of hosts, and invalid addresses. test_delivery.py has further hosts."""
import shutil
import socket
import subprocess
import sys

import delivery_client
import pytest
import static_host
from conftest import NIVEL, ROOT
from releases import NOW, Key, NivelSync, active_release, files_in, payload_of
from static_host import BLOBS, MANIFEST, StaticHost


FAULTS = {
    "small body that unpacks to 256 MiB": static_host.small_compression_bomb,
    "correct bytes, compressed": static_host.compressed,
    "endless headers": static_host.endless_headers,
}


@pytest.mark.parametrize("at", [MANIFEST, BLOBS])
@pytest.mark.parametrize("trouble", FAULTS.values(), ids=FAULTS)
def test_a_failed_sync_changes_nothing_and_the_next_sync_succeeds(client, releases, host, synced, at, trouble):
    with host.failing_with(trouble, at):
        assert client.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


@pytest.mark.parametrize("at", [MANIFEST, BLOBS])
def test_a_body_that_arrives_too_slowly_is_abandoned(nivel, client, releases, host, synced, at, monkeypatch):
    monkeypatch.setattr(delivery_client, "PATIENCE_IN_ALL", 1)
    impatient = NivelSync(lambda *arguments: nivel(*arguments, "--patience", 1)) if isinstance(client, NivelSync) else client
    with host.failing_with(static_host.trickling, at):
        assert impatient.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def test_not_modified_is_refused_when_nothing_is_stored(client, releases, host, tmp_path):
    with host.failing_with(static_host.status(304), MANIFEST):
        assert "304" in client.sync(host.address, tmp_path / "new", releases.key)
    assert active_release(client, tmp_path / "new") is None
    assert client.sync(host.address, tmp_path / "new", releases.key) is None
    assert active_release(client, tmp_path / "new") == releases.new_files


def test_files_are_requested_without_compression(client, releases, host, synced):
    assert client.sync(host.address, synced, releases.key) is None
    assert [request.encoding for request in host.new_requests()] == ["identity"] * 2


def test_a_manifest_with_the_blobs_of_another_release_changes_nothing(client, releases, host, synced, tmp_path):
    shutil.copytree(releases.first, tmp_path / "mixed")
    shutil.copy(releases.second / "manifest.json", tmp_path / "mixed")
    host.folder = tmp_path / "mixed"
    assert "404" in client.sync(host.address, synced, releases.key)
    assert active_release(client, synced) == releases.old_files
    changed = payload_of(releases.second)["languages"]["es"]["checksum"][7:]
    before = payload_of(releases.first)["languages"]["es"]["checksum"][7:]
    shutil.copy(releases.first / "blobs" / before, tmp_path / "mixed/blobs" / changed)
    assert client.sync(host.address, synced, releases.key) is not None
    assert active_release(client, synced) == releases.old_files
    host.folder = releases.second
    assert client.sync(host.address, synced, releases.key) is None
    assert active_release(client, synced) == releases.new_files


def test_a_host_can_have_an_ipv6_address(client, releases, tmp_path):
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError as error:
        pytest.skip(f"this machine has no IPv6: {error}")
    with StaticHost(releases.second, "::1") as host:
        assert client.sync(host.address, tmp_path / "new", releases.key) is None
    assert active_release(client, tmp_path / "new") == releases.new_files


#: NB: in a small separate process, because the system also counts the memory of the process that starts it.
MEASURED = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stderr=subprocess.DEVNULL).returncode
print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


@pytest.mark.parametrize("at", [MANIFEST, BLOBS])
@pytest.mark.parametrize("trouble", [static_host.small_compression_bomb, static_host.endless, static_host.endless_headers])
def test_no_reply_of_a_host_takes_much_memory(releases, host, tmp_path, at, trouble):
    arguments = ["--from", host.address, "--into", tmp_path / "new", "--trust", releases.key.public, "--now", str(NOW + 120)]
    with host.failing_with(trouble, at):
        result = subprocess.run([sys.executable, "-c", MEASURED, NIVEL, "sync", *arguments], capture_output=True, cwd=ROOT)
    status, peak = map(int, result.stdout.split())
    assert status == 1
    assert peak < 200 << 10, "in KiB"


@pytest.mark.parametrize(
    "address",
    ["ftp://127.0.0.1", "htps://127.0.0.1", "127.0.0.1:8080", "content", "", "http://", "http:/content", "http://a b", "http://[::1",
     "http://127.0.0.1:0", "http://127.0.0.1:99999", "http://127.0.0.1:99999999999999999999", "http://127.0.0.1:x", "http://a/?b",
     "http://a/#b", "http://a@b/"],
)
def test_an_invalid_address_is_reported_at_once(nivel, tmp_path, address):
    result = nivel("sync", "--from", address, "--into", tmp_path / "new", "--trust", Key().public)
    assert result.returncode == 64 and address in result.stderr.decode() and "write it like https://" in result.stderr.decode()
    assert files_in(tmp_path) == {}

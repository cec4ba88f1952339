"""The server runs out of descriptors, threads or memory while learners change data. Nothing that it acknowledged is lost."""
import errno
import http.client
import os
import pathlib
import random
import socket
import subprocess

import disk_layer
import pytest
from client import Client
from load import Load


def limit(server, **values):
    """Changes limits of the running server, such as `nofile`."""
    subprocess.run(["prlimit", "--pid", str(server.process.pid), *(f"--{name}={value}:" for name, value in values.items())], check=True)


def descriptors(server):
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def steps(load, rounds):
    """Makes changes, and returns how many of them failed without a response."""
    failures = 0
    for _ in range(rounds):
        for learner in load.learners:
            try:
                learner.step()
            except (OSError, http.client.HTTPException):
                failures += 1
    return failures


@pytest.fixture
def load_on(server_on, tmp_path):
    """A server with learners who have changed some data."""
    server = server_on(tmp_path / "data", "--without-limits")
    with server:
        load = Load(server.address, random.Random(1))
        steps(load, 5)
        yield server, load


def recovers(server, load):
    """The server works again without a restart, and has everything after a restart."""
    before = load.acknowledged
    load.check(server.address)
    assert steps(load, 5) == 0 and load.acknowledged > before
    server.kill()
    server.start()
    load.check(server.address)
    load.final(scored=None)
    assert load.losses == []


def test_a_server_without_descriptors_recovers_when_it_has_some(load_on):
    server, load = load_on
    limit(server, nofile=descriptors(server) + 3)
    host, port = server.address.split("//")[1].split(":")
    idle = [socket.create_connection((host, int(port))) for _ in range(20)]
    waiting = Client(server.address)
    with pytest.raises((OSError, http.client.HTTPException)):
        waiting.request("GET", "/api/v1/health", timeout=2)
    for connection in idle:
        connection.close()
    limit(server, nofile=1024)
    assert waiting.request("GET", "/api/v1/health", timeout=30).status == 200
    recovers(server, load)


def test_a_server_that_gets_no_threads_waits_for_them_and_recovers(server_on, disk):
    server = server_on(disk.data, "--without-limits")
    server.environment = disk.environment
    with server:
        load = Load(server.address, random.Random(2))
        disk.set(errno.EAGAIN, disk_layer.THREAD)
        load.start()
        load.stopping.wait(1)
        disk.set()
        load.join()
        assert not load.refusals
        recovers(server, load)


def test_a_server_without_memory_ends_or_refuses_and_loses_nothing(load_on):
    server, load = load_on
    size = next(int(line.split()[1]) for line in pathlib.Path(f"/proc/{server.process.pid}/status").read_text().splitlines() if line.startswith("VmSize"))
    limit(server, **{"as": (size << 10) + (8 << 20)})
    author = Client(server.address)
    for number in range(20):
        try:
            author.post("/api/v1/practice/courses", {"name": "x" * 100, "language": "en"})
            text = "- **Ebb**: the outward movement of the sea\n" * 10_000
            course = author.get("/api/v1/practice").json["courses"][0]["course_id"]
            author.post(f"/api/v1/practice/courses/{course}/notes", {"name": f"{number}", "text": text})
            failed = steps(load, 1)
        except (OSError, http.client.HTTPException, LookupError):
            break
        if failed:
            break
    if server.process.poll() is None:
        server.kill()
    server.start()
    load.check(server.address)
    load.final(scored=None)
    assert load.losses == []

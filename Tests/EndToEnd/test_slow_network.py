"""The network between a server and its PostgreSQL database loses and delays packets."""
import random

import pytest
from busy_learners import FullTest, NoteWriter, QuickTest
from client import Client, Server, Student, lasting_port
from conftest import NIVEL, ROOT
from load import Load
from postgresql import PostgreSQL
from raw_http import until
from slow_network import SlowNetwork


@pytest.fixture
def network():
    try:
        network = SlowNetwork(lasting_port())
    except OSError as error:
        pytest.skip(f"this machine permits no network device: {error}")
    yield network
    network.close()


@pytest.fixture
def server(network, english, tmp_path):
    """A server that reaches its database through the network only."""
    database = PostgreSQL(port=network.port)
    database.listen(network.near, network.far)
    database.address("nivel")
    address = f"postgres://nivel@{network.far}:{network.port}/nivel"
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", english, "--database", address, "--without-limits") as server:
        yield server
    database.stop()


@pytest.fixture
def load(server):
    return Load(server.address, random.Random(1), (FullTest, QuickTest, NoteWriter))


def keep_busy(load, changes):
    """Starts the learners, and waits until each has made some changes."""
    before = [learner.acknowledged for learner in load.learners]
    load.start()
    assert until(lambda: all(learner.acknowledged >= old + changes for learner, old in zip(load.learners, before, strict=True)))


def answer(student, attempt, number):
    return student.answer(attempt, attempt["items"][number], {"dont_know": True, "sequence": number + 1})


@pytest.mark.parametrize("directions", [("there",), ("back",), ("there", "back")], ids="-".join)
def test_a_network_that_is_cut_loses_no_acknowledged_change_and_the_server_recovers_by_itself(server, network, load, directions):
    student = Student(server.address)
    attempt = student.start("en", length="full")
    keep_busy(load, 5)
    network.cut = set(directions)
    # NB: the client waits for at most 30 seconds.
    reply = answer(student, attempt, 0)
    assert (reply.status, reply.json["type"]) == (503, "/problems/storage-away") and reply.headers["retry-after"]
    assert Client(server.address).get("/health/ready").status == 503
    load.join()
    assert load.cut and all(isinstance(error, ConnectionError) for error in load.cut)
    network.cut = set()
    assert until(lambda: Client(server.address).get("/health/ready").status == 200)
    assert answer(student, attempt, 0).status == 200
    load.check(server.address)
    assert load.losses == []
    keep_busy(load, 2)
    load.join()
    load.check(server.address)
    assert load.losses == [] and not load.refusals


def test_a_network_that_loses_one_packet_in_ten_loses_no_change(server, network, load):
    network.loss = 0.1
    keep_busy(load, 5)
    load.join()
    network.loss = 0
    load.check(server.address)
    assert load.losses == [] and load.cut == [] and not load.refusals


def test_an_answer_is_stored_while_each_packet_takes_300_milliseconds(server, network):
    student = Student(server.address)
    attempt = student.start("en", length="full")
    assert answer(student, attempt, 0).status == 200
    network.delay = 0.3
    assert answer(student, attempt, 1).status == 200
    network.delay = 0
    items = student.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"]
    assert [bool(item["answer"]) for item in items[:3]] == [True, True, False]

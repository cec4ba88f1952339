"""Operations on the data folder fail while learners change data: full, read-only and failing disks."""
import errno
import random

import disk_layer
import pytest
from client import Client
from load import Load

#: The faults: an error of the system, the operations that fail, the share of them that fails, and the problems that clients may get.
FULL, DAMAGED = (507, "/problems/storage-full"), (503, "/problems/storage-damaged")
FAULTS = {
    "full": (errno.ENOSPC, disk_layer.CHANGES, 1, {FULL}),
    "over its quota": (errno.EDQUOT, disk_layer.CHANGES, 1, {FULL}),
    "read-only": (errno.EROFS, disk_layer.CHANGES, 1, {DAMAGED}),
    "failing at every write": (errno.EIO, disk_layer.WRITE, 1, {DAMAGED}),
    "failing at every sync": (errno.EIO, disk_layer.SYNC, 1, {DAMAGED}),
    "failing now and then": (errno.EIO, disk_layer.CHANGES, 0.05, {DAMAGED}),
    "nearly full": (errno.ENOSPC, disk_layer.CHANGES, 0.05, {FULL}),
}


def make_changes(load, rounds):
    for _ in range(rounds):
        for learner in load.learners:
            learner.step()


@pytest.mark.parametrize("fault", FAULTS)
def test_changes_are_stored_or_refused_with_a_problem_document_and_the_server_recovers_without_a_restart(fault, server_on, disk):
    error, operations, share, problems = FAULTS[fault]
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    server = server_on(disk.data, "--without-limits")
    server.environment = disk.environment
    with server:
        load = Load(server.address, random.Random(seed))
        make_changes(load, 3)
        disk.set(error, operations, share)
        make_changes(load, 5 if share == 1 else 15)
        refusals = load.refusals
        assert refusals and set(refusals) <= problems, refusals
        acknowledged = load.acknowledged
        disk.set()
        load.check(server.address)
        make_changes(load, 3)
        assert load.refusals == refusals and load.acknowledged > acknowledged, "the server works again"
        server.kill()
        server.start()
        load.check(server.address)
        load.final(scored=None)
        assert load.losses == []


def test_a_disk_that_fails_at_reads_is_reported_and_the_data_are_there_afterwards(server_on, disk):
    server = server_on(disk.data)
    server.environment = disk.environment
    with server:
        learner = Client(server.address)
        attempt = learner.start("en")
        for number, item in enumerate(attempt["items"][:5]):
            assert learner.answer(attempt, item, {"dont_know": True, "sequence": number + 1}).status == 200
        server.kill()
        server.start()
        learner.host = server.address.split("//")[1]
        # The write makes the readers of SQLite forget the pages that they have read.
        assert learner.answer(attempt, attempt["items"][5], {"dont_know": True, "sequence": 6}).status == 200
        disk.set(errno.EIO, disk_layer.READ)
        reply = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}")
        assert (reply.status, reply.json["type"]) == DAMAGED
        disk.set()
        assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["sequence"] == 6

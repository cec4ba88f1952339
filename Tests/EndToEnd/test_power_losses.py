"""The power fails at random moments while learners of every kind change data. Writes without a sync are lost or torn.

`make power-losses LOSSES=1000` cuts the power a thousand times and prints the figures.
"""
import os
import random
import signal
import statistics
import time

import disk_layer
from load import Load, integrity

LOSSES = int(os.environ.get("NIVEL_LOSSES", 12))
LOG = "nivel.sqlite-wal"


def started(server, disk, randomness):
    """Starts the server. The power can also fail while it starts. Returns how often it failed."""
    failures = 0
    while True:
        disk.begin()
        disk.set(countdown=randomness.randrange(60) if randomness.random() < 0.3 else -1)
        try:
            server.start()
            disk.set(countdown=randomness.randrange(400))
            return failures
        except RuntimeError:
            assert server.process.wait() == -signal.SIGKILL
            failures += 1
            disk.cut(randomness)


def cut_often(server, disk, randomness, times, unsynced=()):
    """Learners change data until the power fails, again and again. Returns the load, and the times of starting in seconds."""
    losses = started(server, disk, randomness)
    load, starts = Load(server.address, randomness), []
    while losses < times:
        load.start()
        server.process.wait(timeout=60)
        server.process.stdout.close()
        load.join()
        disk.cut(randomness, unsynced)
        losses += 1
        began = time.monotonic()
        losses += started(server, disk, randomness)
        starts.append(time.monotonic() - began)
        disk.set()
        load.check(server.address)
        disk.set(countdown=randomness.randrange(400))
    disk.set()
    return load, starts, losses


def seeded():
    seed = int(os.environ.get("NIVEL_SEED", random.randrange(1 << 32)))
    print(f"seed {seed}")
    return random.Random(seed)


def test_no_acknowledged_change_is_lost_when_the_power_fails(server_on, nivel, disk):
    server = server_on(disk.data, "--without-limits")
    server.environment = disk.environment
    load, starts, losses = cut_often(server, disk, seeded(), LOSSES)
    load.final(scored=None)
    server.stop()
    print(f"{losses} power losses: {load.acknowledged} changes acknowledged, {load.lost} lost; back after {statistics.median(starts):.2f} s (median), {max(starts):.2f} s (worst)")
    assert load.losses == [] and not load.refusals
    assert load.acknowledged > LOSSES
    assert integrity(disk.data) == (("ok",), [])
    assert nivel("check", "--data", disk.data).returncode == 0


def test_the_layer_finds_the_losses_of_a_server_that_does_not_sync_its_log(server_on, disk):
    """This is how SQLite writes with `synchronous=NORMAL`. It shows that the test above can fail."""
    server = server_on(disk.data, "--without-limits")
    server.environment = disk.environment
    load, _, losses = cut_often(server, disk, seeded(), max(8, LOSSES // 10), unsynced=(LOG,))
    server.stop()
    print(f"{losses} power losses without a sync of the log: {load.acknowledged} changes acknowledged, {load.lost} objects not as acknowledged")
    assert load.lost > 0


def test_the_log_of_the_layer_is_complete(server_on, disk):
    """The files that the log describes are those in the folder."""
    server = server_on(disk.data, "--without-limits")
    server.environment = disk.environment
    server.start()
    load = Load(server.address, seeded())
    for _ in range(10):
        for learner in load.learners:
            learner.step()
    def kept():
        # NB: the memory that connections share is no data. It stays if the server stops while it checks the store.
        return {path.name: path.read_bytes() for path in disk.data.iterdir() if path.name != disk_layer.SHARED_MEMORY}

    server.kill()
    assert disk.replayed() == kept()
    disk.begin()
    server.start()
    server.stop()
    assert disk.replayed() == kept()

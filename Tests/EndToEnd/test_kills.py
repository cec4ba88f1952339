"""The server is killed at random moments while learners of every kind change data.

`make kills KILLS=1000` kills it a thousand times and prints the figures.
"""
import os
import random
import statistics
import time

from load import Load, integrity

KILLS = int(os.environ.get("NIVEL_KILLS", 20))


def test_no_acknowledged_change_is_lost_when_the_server_is_killed(server_on, nivel, scored, tmp_path):
    seed = int(os.environ.get("NIVEL_SEED", random.randrange(1 << 32)))
    print(f"seed {seed}")
    randomness = random.Random(seed)
    data = tmp_path / "data"
    server = server_on(data, "--without-limits")
    server.start()
    load, returns = Load(server.address, randomness), []
    for _ in range(KILLS):
        load.start()
        load.stopping.wait(randomness.uniform(0.02, 0.4))
        server.kill()
        load.join()
        began = time.monotonic()
        server.start()
        returns.append(time.monotonic() - began)
        load.check(server.address)
    load.final(scored)
    server.stop()
    print(f"{KILLS} kills: {load.acknowledged} changes acknowledged, {load.lost} lost; back after {statistics.median(returns):.2f} s (median), {max(returns):.2f} s (worst)")
    assert load.losses == [] and not load.refusals
    assert load.acknowledged > KILLS
    if not server.postgresql:
        assert integrity(data) == (("ok",), [])
        assert nivel("check", "--data", data).returncode == 0

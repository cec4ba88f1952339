"""The server is killed at random moments. No acknowledged answer is lost, and no answer appears that was not sent."""
import http.client
import random
import sqlite3
import threading

from client import Client

KILLS = 50
WRITERS = 4


def write(client, attempt, ledger, stop, randomness):
    """Answers questions until the server dies. The ledger contains the acknowledged answers and the last answer sent."""
    choices = [item for item in attempt["items"] if item["format"] == "cloze_choice"]
    while not stop.is_set():
        item = randomness.choice(choices)
        ledger["sequence"] += 1
        body = {"choice": f"o{randomness.randint(1, 4)}", "sequence": ledger["sequence"]}
        ledger["sent"][item["item_id"]] = body["choice"]
        try:
            reply = client.answer(attempt, item, body)
        except (OSError, http.client.HTTPException):
            return
        assert reply.status == 200, reply.body
        ledger["acknowledged"][item["item_id"]] = (body["choice"], body["sequence"])
        ledger["sent"].pop(item["item_id"])
        ledger["count"] += 1


def check(client, attempt, ledger):
    """The server has each acknowledged answer, or the answer that was being sent when it died."""
    kept = client.get(f"/api/v1/attempts/{attempt['attempt_id']}").json
    for item in kept["items"]:
        answer = item["answer"]["choice"] if item["answer"] else None
        acknowledged = ledger["acknowledged"].get(item["item_id"], (None, 0))[0]
        assert answer in (acknowledged, ledger["sent"].get(item["item_id"], acknowledged))
        if answer != acknowledged:
            ledger["acknowledged"][item["item_id"]] = (answer, 0)
    ledger["sent"].clear()


def test_no_acknowledged_answer_is_lost_in_fifty_kills(server_on, tmp_path):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    randomness = random.Random(seed)
    server = server_on(tmp_path)
    server.start()
    clients = [Client(server.address) for _ in range(WRITERS)]
    attempts = [client.start("en") for client in clients]
    ledgers = [{"acknowledged": {}, "sent": {}, "sequence": 0, "count": 0} for _ in clients]
    for _ in range(KILLS):
        stop = threading.Event()
        seeds = [randomness.random() for _ in clients]
        threads = [
            threading.Thread(target=write, args=(client, attempt, ledger, stop, random.Random(own)))
            for client, attempt, ledger, own in zip(clients, attempts, ledgers, seeds)
        ]
        for thread in threads:
            thread.start()
        stop.wait(randomness.uniform(0.01, 0.25))
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        server.start()
        for client, attempt, ledger in zip(clients, attempts, ledgers):
            client.host = server.address.split("//")[1]
            check(client, attempt, ledger)
    assert sum(ledger["count"] for ledger in ledgers) > KILLS
    server.stop()
    with sqlite3.connect(tmp_path / "nivel.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_full_disk_stores_nothing_reports_it_and_recovers(tmp_path, learner_of):
    """RLIMIT_FSIZE simulates a full disk: writes beyond it fail in the same way."""
    server, learner = learner_of(tmp_path, limit=400_000)
    attempt = learner.start("en")
    refused = None
    for number in range(2_000):
        item = attempt["items"][number % 3]
        reply = learner.answer(attempt, item, {"choice": "o1", "sequence": number + 1})
        if reply.status != 200:
            refused = reply
            break
        kept = number + 1
    assert refused is not None and refused.status == 507, refused and refused.body
    assert refused.headers["content-type"] == "application/problem+json"
    assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["sequence"] == kept
    server.kill()
    server, again = learner_of(tmp_path, limit=None)
    again.cookie = learner.cookie
    assert again.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["sequence"] == kept
    assert again.answer(attempt, attempt["items"][0], {"choice": "o2", "sequence": 9_999}).status == 200

"""The disk of the server is full."""
import pytest


@pytest.mark.sqlite
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

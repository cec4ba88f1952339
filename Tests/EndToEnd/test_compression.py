"""Static files arrive compressed for clients that accept gzip, and each encoding has its own entity tag."""
import gzip

import pytest

PATHS = ["/", "/api/v1/openapi.json", "/api/v1/interface/en", "/api/v1/game/lists/es-en"]


@pytest.mark.parametrize("path", PATHS)
def test_a_file_has_two_encodings(learner, path):
    plain = learner.get(path)
    packed = learner.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert (plain.status, packed.status) == (200, 200)
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) == int(packed.headers["content-length"]) < len(plain.body)
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != packed.headers["etag"]
    for reply in (plain, packed):
        again = learner.get(path, headers={"If-None-Match": reply.headers["etag"], "Accept-Encoding": "gzip"})
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", reply.headers["etag"])


def test_a_part_of_a_file_is_a_part_of_the_plain_file(learner):
    plain = learner.get("/api/v1/openapi.json")
    part = learner.get("/api/v1/openapi.json", headers={"Accept-Encoding": "gzip", "Range": "bytes=10-19"})
    assert part.status == 206 and part.body == plain.body[10:20]
    assert "content-encoding" not in part.headers and part.headers["etag"] == plain.headers["etag"]


def test_answers_about_a_learner_are_never_compressed(learner):
    learner.start("en")
    reply = learner.get("/api/v1/attempts", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in reply.headers and reply.json["attempts"]

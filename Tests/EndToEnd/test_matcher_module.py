"""The matcher as a WebAssembly module gives the same forms and verdicts on every host, byte for byte."""
import json
import struct
import subprocess
import sys

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "Python"))
from nivel_matcher import Matcher, MatcherError  # noqa: E402

FILE = ROOT / "Tests/Conformance/matching.json"
MODULE = ROOT / "Web/matcher/nivel-matcher.wasm"
COMMAND = ROOT / ".build-wasm/nivel-matcher-command.wasm"
VECTORS = json.loads(FILE.read_text("utf-8"))["vectors"]


def settings(vector):
    return {"language": vector["language"], "format": vector.get("format", ""), "matching": vector.get("matching")}


def differences(replies):
    """Vectors for which a host gives another result. Results are compared as bytes, because letters can look alike."""
    replies = list(replies)
    assert len(replies) == len(VECTORS) >= 1_500
    wanted = [(v["same"], v["answer_form"].encode(), v["entry_form"].encode()) for v in VECTORS]
    found = [(r["correct"], r["answer_form"].encode(), r["entry_form"].encode()) for r in replies]
    return [(vector, two) for vector, one, two in zip(VECTORS, wanted, found) if one != two]


@pytest.fixture(scope="module")
def matcher():
    return Matcher.load(MODULE)


@pytest.mark.essential
def test_wasmtime_agrees_with_the_conformance_file(matcher):
    def reply(vector):
        verdict = matcher.match(vector["answer"], [vector["entry"]], **settings(vector))
        form = matcher.normalize(vector["entry"], **settings(vector))
        return {"correct": verdict["correct"], "answer_form": verdict["normalized"], "entry_form": form}

    assert differences(map(reply, VECTORS)) == []


def test_node_agrees_with_the_conformance_file():
    script = ROOT / "Tests/Conformance/node.mjs"
    run = subprocess.run(["node", script, FILE, MODULE], capture_output=True, timeout=120)
    assert run.returncode == 0, run.stderr.decode()
    assert differences(map(json.loads, run.stdout.decode().splitlines())) == []


def test_chromium_agrees_with_the_conformance_file_under_the_content_security_policy(chromium, server, complaints):
    page = chromium.new_page()
    page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    page.goto(server.address)
    script = """async (vectors) => {
      const { loadMatcher } = await import("/matcher/matcher.js");
      const matcher = await loadMatcher();
      return vectors.map((vector) => {
        const { correct, normalized } = matcher.match(vector.answer, [vector.entry], vector);
        return { correct, answer_form: normalized, entry_form: matcher.normalize(vector.entry, vector) };
      });
    }"""
    try:
        assert differences(page.evaluate(script, VECTORS)) == []
    finally:
        page.close()


def frame(kind, fields):
    request = b"".join(struct.pack("<I", len(field)) + field for field in (text.encode() for text in fields))
    return kind + struct.pack("<I", len(request)) + request


def frames(data):
    """Messages as lists of fields."""
    while data:
        (length,) = struct.unpack_from("<I", data)
        message, data = data[4 : 4 + length], data[4 + length :]
        fields = []
        while message:
            (length,) = struct.unpack_from("<I", message)
            fields.append(message[4 : 4 + length].decode())
            message = message[4 + length :]
        yield fields


def test_wasmkit_agrees_with_the_conformance_file():
    requests = b""
    for vector in VECTORS:
        rules = vector.get("matching", {})
        head = [vector["language"], vector.get("format", ""), "", *(rules.get(name, "") for name in ("case", "marks", "spaces"))]
        requests += frame(b"m", [*head, "0", vector["answer"], vector["entry"]]) + frame(b"n", [*head, vector["entry"]])
    run = subprocess.run(["wasmkit", "run", COMMAND], input=requests, capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()
    replies = list(frames(run.stdout))
    assert {fields[0] for fields in replies} == {"ok"}
    pairs = zip(replies[0::2], replies[1::2])
    assert differences({"correct": m[1] != "wrong", "answer_form": m[5], "entry_form": n[1]} for m, n in pairs) == []


def test_the_module_gives_the_same_explanations_as_the_command_line(matcher, nivel):
    for answer, accept, language in [("İZMİR.", ["izmir"], "tr"), ("cafe", ["café"], "fr"), ("wrong", [], "xx"), ("a b", ["b a"], "en")]:
        line = json.dumps({"answer": answer, "accept": accept, "language": language})
        expected = json.loads(nivel("match", "--trace", input=line + "\n").stdout)
        found = matcher.match(answer, accept, language=language)
        assert {key: found[key] for key in ("correct", "tier", "entry", "profile", "normalized", "note", "trace")} == {
            key: expected[key] for key in ("correct", "tier", "entry", "profile", "normalized", "note", "trace")
        }
        assert found["nearest"] == expected.get("nearest")
        assert found["known_language"] == expected.get("known_language", True)


def test_the_module_accepts_policies_and_reports_unknown_values(matcher):
    assert not matcher.match("Sie", ["sie"], language="de", matching={"case": "strict"})["correct"]
    assert matcher.match("schon", ["schön"], language="de", matching={"near_misses": ["schon"]})["remark"] == "near_miss"
    for wrong in ({"format": "essay"}, {"profile": 99}, {"matching": {"case": "loose"}}):
        with pytest.raises(MatcherError):
            matcher.match("a", ["a"], language="en", **wrong)


def test_the_module_is_small_enough_for_a_phone():
    import gzip

    assert len(gzip.compress(MODULE.read_bytes(), 9)) < 150_000

"""Checks the stub against Ollama's own client and against Ollama's published API description."""
import json
import subprocess
import sys
import time

import ollama
import pytest
from ollama_stub import BUSY, Stub
from ollama_turns import Model, Turn
from servers import HERE, LEASH, request

SAID = [{"role": "user", "content": "Hello"}]
MODELS = [
    Model("tiny:latest"), Model("thinker:1b", ("completion", "thinking")), Model("careless:1b", keeps_format=False),
    Model("cloudy:1b", remote_host="https://example.org"), Model("vectors:1b", ("embedding",)),
]
SCHEMA = {
    "type": "object", "required": ["question", "answers"],
    "properties": {
        "question": {"type": "string", "minLength": 3},
        "answers": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "string"}},
    },
}
TIMES = {"total_duration", "load_duration", "prompt_eval_count", "prompt_eval_duration", "eval_count", "eval_duration"}
# Keys of a reply in the published description.
CHAT_STREAM_EVENT = {"model", "created_at", "message", "done"}
CHAT_RESPONSE = CHAT_STREAM_EVENT | {"done_reason", "logprobs"} | TIMES
SUMMARY = {"name", "modified_at", "size", "digest", "details"}
RUNNING = {"model", "size", "digest", "details", "expires_at", "size_vram", "context_length"}
SHOWN = {"parameters", "license", "modified_at", "details", "template", "capabilities", "model_info"}
DETAILS = {"format", "family", "families", "parameter_size", "quantization_level"}


@pytest.fixture
def client(stub):
    """The official client, connected to a stub with the given turns."""

    def connect(*turns, models=MODELS):
        server = stub(*turns, models=models)
        return server, ollama.Client(host=server.address, timeout=20)

    return connect


class TestTheOfficialClient:
    def test_lists_models_shows_one_and_sees_the_running_ones(self, client):
        _, ollama_client = client()
        assert [model.model for model in ollama_client.list().models] == [model.name for model in MODELS]
        shown = ollama_client.show("thinker:1b")
        assert shown.capabilities == ["completion", "thinking"] and shown.details.family == "llama"
        assert list(ollama_client.ps().models) == []
        ollama_client.chat("tiny", SAID)
        assert [model.model for model in ollama_client.ps().models] == ["tiny:latest"]
        ollama_client.chat("tiny", [], keep_alive=0)
        assert list(ollama_client.ps().models) == []

    def test_chats_with_and_without_a_stream(self, client):
        _, ollama_client = client(Turn("A wave carries energy, not matter."))
        whole = ollama_client.chat("tiny", SAID)
        parts = list(ollama_client.chat("tiny", SAID, stream=True))
        assert whole.message.content == "".join(part.message.content for part in parts) == "A wave carries energy, not matter."
        assert whole.done_reason == parts[-1].done_reason == "stop" and [part.done for part in parts].index(True) == len(parts) - 1
        assert whole.eval_count == parts[-1].eval_count == 9

    def test_loads_and_unloads_with_no_messages(self, client):
        _, ollama_client = client()
        assert ollama_client.chat("tiny", []).done_reason == "load"
        assert ollama_client.chat("tiny", [], keep_alive=0).done_reason == "unload"

    def test_embeds_texts_as_vectors_of_length_one(self, client):
        _, ollama_client = client()
        vectors = ollama_client.embed("vectors:1b", ["one", "two"]).embeddings
        assert [round(sum(value * value for value in vector), 9) for vector in vectors] == [1, 1] and vectors[0] != vectors[1]
        assert list(ollama_client.embed("vectors:1b", "").embeddings) == []

    @pytest.mark.parametrize("call, status, told", [
        (lambda it: it.chat("nobody", SAID), 404, "model 'nobody' not found"),
        (lambda it: it.show("nobody"), 404, "not found"),
        (lambda it: it.embed("nobody", "x"), 404, "not found"),
        (lambda it: it.chat("vectors:1b", SAID), 400, "does not support chat"),
        (lambda it: it.chat("tiny", SAID, think=True), 400, "does not support thinking"),
    ])
    def test_gets_an_error_with_status_and_message(self, client, call, status, told):
        _, ollama_client = client()
        with pytest.raises(ollama.ResponseError) as refusal:
            call(ollama_client)
        assert refusal.value.status_code == status and told in refusal.value.error

    @pytest.mark.parametrize("status, error", [(503, BUSY), (500, "runner died"), (429, "too many"), (401, "unauthorized")])
    @pytest.mark.parametrize("stream", [False, True])
    def test_gets_an_error_before_the_first_byte(self, client, status, error, stream):
        _, ollama_client = client(Turn(status=status, error=error))
        with pytest.raises(ollama.ResponseError) as refusal:
            list(ollama_client.chat("tiny", SAID, stream=stream))
        assert (refusal.value.status_code, refusal.value.error) == (status, error)

    def test_gets_an_error_within_a_stream_with_status_200(self, client):
        _, ollama_client = client(Turn("One two three four five six seven", breaks="error"))
        heard = []
        with pytest.raises(ollama.ResponseError) as refusal:
            heard.extend(part for part in ollama_client.chat("tiny", SAID, stream=True))
        assert "unexpected EOF" in refusal.value.error and refusal.value.status_code == -1

    def test_does_not_notice_a_stream_that_ends_early(self, client):
        _, ollama_client = client(Turn("One two three four five six seven", breaks="quiet"))
        parts = list(ollama_client.chat("tiny", SAID, stream=True))
        assert parts and not any(part.done for part in parts)

    def test_notices_a_closed_connection(self, client):
        _, ollama_client = client(Turn("One two three four five six seven", breaks="cut"))
        for stream in (True, False):
            with pytest.raises(Exception, match="(?i)incomplete|closed|disconnect|without"):
                list(ollama_client.chat("tiny", SAID, stream=stream))


class TestFormats:
    def test_a_schema_replaces_a_reply_that_does_not_follow_it(self, client):
        _, ollama_client = client(Turn("Plain prose."))
        said = json.loads(ollama_client.chat("tiny", SAID, format=SCHEMA).message.content)
        assert list(said) == ["answers", "question"] and len(said["answers"]) == 2 and len(said["question"]) >= 3

    def test_a_reply_that_follows_it_has_its_keys_in_alphabetical_order(self, client):
        _, ollama_client = client(Turn('{"question": "Why?", "answers": ["a", "b"]}'))
        assert ollama_client.chat("tiny", SAID, format=SCHEMA).message.content == '{"answers": ["a", "b"], "question": "Why?"}'
        assert isinstance(json.loads(ollama_client.chat("tiny", SAID, format="json").message.content), dict)

    @pytest.mark.parametrize("model", ["careless:1b", "cloudy:1b"])
    def test_some_models_silently_ignore_it(self, client, model):
        _, ollama_client = client(Turn("Plain prose."))
        assert ollama_client.chat(model, SAID, format=SCHEMA).message.content == "Plain prose."

    def test_a_model_ignores_it_unless_thinking_is_off(self, client):
        _, ollama_client = client(Turn("Plain prose.", thinking="Well."))
        thought = ollama_client.chat("thinker:1b", SAID, format=SCHEMA).message
        assert (thought.content, thought.thinking) == ("Plain prose.", "Well.")
        at_once = ollama_client.chat("thinker:1b", SAID, format=SCHEMA, think=False).message
        assert "question" in json.loads(at_once.content) and not at_once.thinking
        ollama_client.chat("tiny", SAID, think=False)

    def test_the_token_limit_cuts_a_reply_and_the_reply_says_so(self, client):
        _, ollama_client = client(Turn("One two three four five six seven"))
        reply = ollama_client.chat("tiny", SAID, options={"num_predict": 3})
        assert (reply.message.content, reply.done_reason, reply.eval_count) == ("One two thre", "length", 3)

    def test_a_prompt_that_is_too_long_is_silently_cut_unless_this_is_forbidden(self, client):
        server, _ = client()
        body = {"model": "tiny", "messages": [{"role": "user", "content": "word " * 100}], "options": {"num_ctx": 20}, "stream": False}
        assert request(server.address, "/api/chat", body).json["prompt_eval_count"] == 20
        refused = request(server.address, "/api/chat", body | {"truncate": False})
        assert (refused.status, refused.json) == (400, {"error": "the input length exceeds the context length"})


class TestThePublishedDescription:
    def test_a_whole_reply_and_a_stream_have_the_described_keys(self, stub):
        server = stub(Turn("Hello, you there."))
        body = {"model": "tiny", "messages": SAID}
        whole = request(server.address, "/api/chat", body | {"stream": False})
        assert whole.json.keys() <= CHAT_RESPONSE and whole.json.keys() >= CHAT_STREAM_EVENT | {"done_reason"}
        stream = request(server.address, "/api/chat", body)
        assert stream.headers["content-type"] == "application/x-ndjson" and stream.headers["transfer-encoding"] == "chunked"
        events = [json.loads(line) for line in stream.body.splitlines()]
        assert all(event.keys() == CHAT_STREAM_EVENT and event["message"].keys() == {"role", "content"} for event in events[:-1])
        assert events[-1].keys() == CHAT_STREAM_EVENT | {"done_reason"} | TIMES

    @pytest.mark.parametrize("path, body, keys", [
        ("/api/tags", None, SUMMARY), ("/api/ps", None, RUNNING), ("/api/show", {"model": "tiny"}, SHOWN),
    ])
    def test_lists_have_the_described_keys(self, stub, path, body, keys):
        server = stub()
        request(server.address, "/api/chat", {"model": "tiny", "messages": []})
        answer = request(server.address, path, body).json
        entry = answer if path == "/api/show" else answer["models"][0]
        assert entry.keys() >= keys and entry["details"].keys() >= DETAILS

    def test_embeddings_and_versions_have_the_described_keys(self, stub):
        server = stub()
        embedded = request(server.address, "/api/embed", {"model": "tiny", "input": "x"}).json
        assert embedded.keys() == {"model", "embeddings", "total_duration", "load_duration", "prompt_eval_count"}
        assert request(server.address, "/api/version").json.keys() == {"version"}

    @pytest.mark.parametrize("method, path, body, status", [
        ("GET", "/api/chat", None, 405), ("POST", "/api/tags", {}, 405), ("GET", "/api/nowhere", None, 404),
        ("POST", "/api/chat", b"", 400), ("POST", "/api/chat", b"{nope", 400), ("POST", "/api/chat", {"messages": SAID}, 400),
        ("POST", "/api/chat", {"model": "tiny", "messages": SAID, "format": "yaml"}, 400),
        ("POST", "/api/embed", {"model": "tiny", "input": 3}, 400),
        ("HEAD", "/", None, 200), ("HEAD", "/api/tags", None, 200), ("HEAD", "/api/version", None, 200), ("HEAD", "/api/ps", None, 405),
    ])
    def test_statuses_and_errors_match_the_description(self, stub, method, path, body, status):
        answer = request(stub().address, path, body, method=method)
        assert answer.status == status
        if status == 400:
            assert answer.json.keys() == {"error"} and isinstance(answer.json["error"], str)

    @pytest.mark.parametrize("host, status", [
        ("localhost:11434", 200), ("127.0.0.1", 200), ("[::1]:1", 200), ("192.168.1.7:80", 200), ("box.local", 200),
        ("evil.example.org", 403), ("evil.example.org:11434", 403), ("8.8.8.8", 403),
    ])
    def test_a_foreign_host_is_refused_with_an_empty_body(self, stub, host, status):
        answer = request(stub().address, "/api/version", headers={"Host": host})
        assert answer.status == status and (status == 200 or answer.body == b"")


class TestTheTurns:
    def test_are_selected_by_cue_and_limited_in_number(self, client):
        _, ollama_client = client(Turn("first", times=1), Turn("for you", cue="you"), Turn("else"))
        said = [ollama_client.chat("tiny", [{"role": "user", "content": text}]).message.content for text in ("you", "you", "me", "me")]
        assert said == ["first", "for you", "else", "else"]

    def test_a_turn_can_set_the_whole_body_or_send_fifty_megabytes(self, client):
        server, ollama_client = client(Turn(raw="[1, 2", times=1), Turn("0123456789" * 100, repeat=50_000))
        assert request(server.address, "/api/chat", {"model": "tiny", "messages": SAID}).body == b"[1, 2"
        parts = ollama_client.chat("tiny", SAID, stream=True, options={"num_predict": 5})
        assert sum(len(part.message.content) for part in parts) == 50_000_000

    def test_a_slow_start_ends_if_the_client_disconnects(self, stub):
        server = stub(Turn("late", delay=600))
        with pytest.raises(TimeoutError):
            request(server.address, "/api/chat", {"model": "tiny", "messages": SAID}, timeout=0.3)
        deadline = time.monotonic() + 10
        while not server.abandoned and time.monotonic() < deadline:
            time.sleep(0.02)
        assert server.abandoned == 1

    def test_all_requests_are_recorded(self, stub):
        server = stub()
        request(server.address, "/api/chat", {"model": "tiny", "messages": SAID, "stream": False})
        assert server.chats() == [{"model": "tiny", "messages": SAID, "stream": False}]

    def test_the_second_interface_replies_in_its_own_format(self, stub):
        server = stub(Turn("Hello, you.", times=2), Turn(status=500, error="runner died"))
        body = {"model": "tiny", "messages": SAID}
        assert request(server.address, "/v1/models").json["data"][0]["id"] == "tiny:latest"
        assert request(server.address, "/v1/chat/completions", body).message == "Hello, you."
        assert request(server.address, "/v1/chat/completions", body | {"stream": True}).body.endswith(b"data: [DONE]\n\n")
        assert request(server.address, "/v1/chat/completions", body).json["error"]["message"] == "runner died"


def test_it_runs_as_a_process_from_a_file(tmp_path):
    control = tmp_path / "control.json"
    control.write_text(json.dumps({"models": [{"name": "small:1b"}], "turns": [{"text": "from the file"}]}), "utf-8")
    process = subprocess.Popen([*LEASH, sys.executable, HERE / "ollama_stub.py", control], stdout=subprocess.PIPE, text=True)
    try:
        client = ollama.Client(host=process.stdout.readline().strip(), timeout=20)
        assert client.chat("small:1b", SAID).message.content == "from the file"
    finally:
        process.terminate()
        process.wait(timeout=10)
        process.stdout.close()


def test_a_turn_with_an_unknown_field_is_refused():
    with pytest.raises(ValueError, match="a turn has no txet"):
        Turn.of({"txet": "x"})


def test_a_stopped_stub_no_longer_answers():
    server = Stub()
    server.stop()
    with pytest.raises(ConnectionRefusedError):
        request(server.address, "/")

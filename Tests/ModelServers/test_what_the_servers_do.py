"""Nivel's assumptions about real model servers. If a new release changes its behaviour, these tests fail first."""
import json

import pytest
from drafts import GOOD, SCRIPTS, TEXTS
from servers import free_port, mlx_server, request

STRING = {"type": "string", "minLength": 5, "maxLength": 20}
SCHEMA = {
    "type": "object",
    "properties": {"b_stem": STRING, "a_list": {"type": "array", "minItems": 2, "maxItems": 2, "items": STRING}},
    "required": ["b_stem", "a_list"],
    "additionalProperties": False,
}


@pytest.fixture(params=["mlx", "llama"])
def server(request):
    return request.getfixturevalue(request.param)


def formatted(schema):
    return {"type": "json_schema", "json_schema": {"name": "question", "schema": schema}}


def test_both_report_their_health_and_their_model(server):
    assert server.request("/health").json == {"status": "ok"}
    assert len(server.request("/v1/models").json["data"]) == 1


@pytest.mark.parametrize("name", TEXTS)
def test_a_scripted_model_replies_with_its_script(server, name):
    for temperature in (0, 0.8):
        answer = server.chat(f"Topic: script {name}", max_tokens=500, temperature=temperature, seed=3)
        choice = answer.json["choices"][0]
        assert (choice["message"]["content"], choice["finish_reason"]) == (TEXTS[name], "stop")


def test_only_the_last_message_selects_the_script_and_the_first_script_is_the_default(server):
    messages = [{"role": "system", "content": "script prose"}, {"role": "user", "content": "script one"}]
    assert server.request("/v1/chat/completions", {"messages": messages}).message == TEXTS["one"]
    assert server.chat("Hello").message == SCRIPTS[0].text


def test_a_reply_ends_at_the_token_limit_and_says_so(server):
    answer = server.chat("script endless", max_tokens=20)
    assert answer.json["choices"][0]["finish_reason"] == "length" and answer.json["usage"]["completion_tokens"] == 20


def test_a_stream_ends_with_done(server):
    lines = server.chat("script prose", max_tokens=100, stream=True).body.decode().split("\n\n")
    data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
    assert data[-1] == "[DONE]"
    deltas = [json.loads(line)["choices"][0]["delta"].get("content") or "" for line in data[:-1]]
    assert "".join(deltas) == TEXTS["prose"]


class TestMLX:
    def test_it_uses_http_1_0_and_closes_the_connection(self, mlx):
        assert mlx.request("/health").version == "1.0"

    def test_a_body_in_chunks_is_refused(self, mlx):
        answer = mlx.request("/v1/chat/completions", b'{"messages": []}', chunked=True)
        assert answer.status == 411 and isinstance(answer.json["error"], str)

    def test_without_a_limit_it_stops_after_512_tokens(self, mlx):
        assert mlx.chat("script endless").json["usage"]["completion_tokens"] == 512

    def test_a_schema_is_silently_ignored(self, mlx):
        assert mlx.chat("script fenced", response_format=formatted(SCHEMA)).message == TEXTS["fenced"]

    def test_any_model_name_except_its_own_default_is_searched_elsewhere(self, mlx):
        assert mlx.chat("script one", model="default_model").message == TEXTS["one"]
        answer = mlx.chat("script one", model="scripted")
        assert answer.status == 404 and isinstance(answer.json["error"], str)

    def test_invalid_json_is_refused_with_a_message(self, mlx):
        answer = mlx.request("/v1/chat/completions", b'{"messages": nope')
        assert answer.status == 400 and "Invalid JSON" in answer.json["error"]

    def test_the_reply_to_an_unknown_path_is_not_json_despite_its_type(self, mlx):
        answer = mlx.request("/nowhere")
        assert (answer.status, answer.headers["content-type"], answer.body) == (404, "application/json", b"Not Found")

    def test_the_list_of_models_is_an_empty_body_without_a_cache_folder(self, mlx_model, tmp_path):
        with mlx_server(mlx_model, tmp_path / "no cache", tmp_path / "log") as server:
            answer = server.request("/v1/models")
            assert (answer.status, answer.body) == (200, b"")


class TestLlama:
    def test_a_schema_is_enforced_with_its_order_and_lengths(self, llama):
        for name in ("one", "prose", "fenced"):
            message = json.loads(llama.chat(f"script {name}", max_tokens=300, response_format=formatted(SCHEMA)).message)
            assert list(message) == ["b_stem", "a_list"] and len(message["a_list"]) == 2
            assert all(5 <= len(text) <= 20 for text in [message["b_stem"], *message["a_list"]])

    def test_a_script_that_follows_the_schema_is_unchanged(self, llama):
        properties = {key: {"type": "string", "maxLength": 200} for key in GOOD["one"]}
        properties["d_distractors"] = {"type": "array", "items": {"type": "string"}, "minItems": 4, "maxItems": 4}
        schema = {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
        assert llama.chat("script one", max_tokens=300, response_format=formatted(schema)).message == TEXTS["one"]

    @pytest.mark.parametrize("schema", [{"type": "array of things"}, {"type": "object", "properties": {"a": {"type": "text"}}}])
    def test_a_bad_schema_is_refused_with_the_reason(self, llama, schema):
        answer = llama.chat("script one", response_format=formatted(schema))
        assert answer.status == 400 and "type" in answer.json["error"]["message"]

    def test_the_model_name_is_ignored(self, llama):
        assert llama.chat("script one", model="any other").message == TEXTS["one"]

    def test_the_first_delta_of_a_stream_has_no_content(self, llama):
        first = llama.chat("script one", max_tokens=5, stream=True).body.decode().split("\n\n")[0]
        assert json.loads(first.removeprefix("data: "))["choices"][0]["delta"] == {"role": "assistant", "content": None}

    def test_the_list_of_models_is_under_two_keys_and_gives_the_context_length(self, llama):
        listed = llama.request("/v1/models").json
        assert listed["data"][0]["id"] == listed["models"][0]["name"] == "scripted"
        assert listed["data"][0]["meta"]["n_ctx"] == 4096

    @pytest.mark.parametrize("path, body, status", [
        ("/nowhere", None, 404), ("/v1/embeddings", {"input": "x"}, 501), ("/v1/chat/completions", b'{"messages": nope', 400),
    ])
    def test_errors_are_objects(self, llama, path, body, status):
        answer = llama.request(path, body)
        error = answer.json["error"]
        assert answer.status == error["code"] == status and error["message"] and error["type"]


def test_without_a_server_nothing_answers():
    with pytest.raises(ConnectionRefusedError):
        request(f"http://127.0.0.1:{free_port()}", "/health")

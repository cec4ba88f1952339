#!/usr/bin/env python3
"""A stub of Ollama: its HTTP interface, with scripted replies. Uses the standard library only.

In a program: `stub = Stub([Turn("Hello")])`, then `stub.address`, `stub.requests`, `stub.stop()`.
As a process: `ollama_stub.py FILE [PORT]`, where the file is {"models": [{"name": …}, …], "turns": [{"text": …}, …]} with the fields of
`Model` and `Turn`; it prints its address, and runs until it is stopped.
"""
import dataclasses
import hashlib
import http.server
import ipaddress
import json
import math
import pathlib
import select
import socket
import sys
import threading
import time

from ollama_turns import Model, Turn, choose, kept

VERSION = "0.32.15"
CHARACTERS_A_TOKEN = 4
BUSY = "server busy, please try again.  maximum pending requests exceeded"


class Refused(Exception):
    """An error response with a status and a message."""

    def __init__(self, status, error):
        self.status, self.error = status, error


@dataclasses.dataclass(frozen=True)
class Seen:
    """A received request."""

    method: str
    path: str
    headers: dict
    body: object


class Stub:
    """The server, on a free port of loopback. It runs from its creation until `stop`."""

    def __init__(self, turns=(), models=(Model(),), port=0):
        # NB: copies the turns, so that a turn used up by one test is available in the next.
        self.turns = [dataclasses.replace(turn) for turn in turns] or [Turn("Hello!")]
        self.models = list(models)
        self.requests = []
        self.loaded = {}
        self.abandoned = 0
        self.stopping = threading.Event()
        self.lock = threading.Lock()
        self.server = _Server(("127.0.0.1", port), _Handler)
        self.server.stub = self
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def stop(self):
        self.stopping.set()
        self.server.shutdown()
        self.server.server_close()

    def chats(self):
        """The bodies of the chat requests, in order."""
        return [seen.body for seen in self.requests if seen.path == "/api/chat"]

    def model(self, name, shown=None):
        """Returns the model with a name, with or without its tag."""
        if not isinstance(name, str) or not name:
            raise Refused(400, "model is required")
        full = name if ":" in name else f"{name}:latest"
        found = next((model for model in self.models if model.name == full), None)
        if not found:
            raise Refused(404, f"model '{shown or name}' not found")
        return found


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    # NB: more connections arrive at once than the standard library expects.
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """Logs nothing if a client disconnects."""


class _Gone(Exception):
    """The client disconnected, or the stub is being stopped."""


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30

    def log_message(self, *_):
        pass

    @property
    def stub(self):
        return self.server.stub

    def handle_one_request(self):
        try:
            super().handle_one_request()
        except (_Gone, ConnectionError):
            self.close_connection = True

    # Handlers of the paths

    def _route(self):
        path = self.path.split("?")[0]
        data = self._body()
        document = _parsed(data)
        with self.stub.lock:
            self.stub.requests.append(Seen(self.command, path, dict(self.headers), document))
        if not _is_local(self.headers.get("Host", "")):
            return self._send(403, b"", "text/plain")
        actions = _ROUTES.get(path)
        if actions is None:
            return self._send(404, b"404 page not found", "text/plain")
        if self.command not in actions:
            return self._send(405, b"405 method not allowed", "text/plain")
        try:
            if self.command == "POST":
                _insist(data, document)
            actions[self.command](self, document)
        except Refused as refusal:
            self._refuse(refusal)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = _route

    def root(self, _):
        self._send(200, b"Ollama is running", "text/plain; charset=utf-8")

    def version(self, _):
        self._json({"version": VERSION})

    def tags(self, _):
        self._json({"models": [_summary(model) | {"modified_at": _now(), "capabilities": list(model.capabilities)} | _remote(model)
                               for model in self.stub.models]})

    def processes(self, _):
        loaded = [model for model in self.stub.models if model.name in self.stub.loaded]
        self._json({"models": [
            _summary(model) | {"expires_at": self.stub.loaded[model.name], "size_vram": 0, "context_length": model.context}
            for model in loaded
        ]})

    def show(self, body):
        model = self.stub.model(body.get("model") or body.get("name"))
        self._json({
            "license": "", "modelfile": "", "parameters": "", "template": "{{ .Prompt }}", "details": _details(model),
            "model_info": {"general.architecture": "llama", "llama.context_length": model.context},
            "capabilities": list(model.capabilities), "modified_at": _now(),
        })

    def embed(self, body):
        model = self.stub.model(body.get("model"))
        texts = [body.get("input")] if isinstance(body.get("input"), str) else body.get("input") or []
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise Refused(400, "invalid input type")
        vectors = [_vector(text, body.get("dimensions") or 8) for text in texts if text]
        self._json({"model": model.name, "embeddings": vectors, "total_duration": 1, "load_duration": 1, "prompt_eval_count": len(texts)})

    def chat(self, body):
        model = self.stub.model(body.get("model"))
        _check_chat(body, model)
        self._keep(model, body.get("keep_alive"))
        if not body.get("messages"):
            unloads = body.get("keep_alive") in (0, "0")
            return self._json(_part(body, "") | {"done": True, "done_reason": "unload" if unloads else "load"})
        turn = self._turn(body)
        if turn.raw is not None:
            return self._send(turn.status, turn.raw.encode("utf-8", "surrogateescape"), "application/json")
        if turn.error is not None or turn.status != 200:
            raise Refused(turn.status, turn.error or "an error was encountered while running the model")
        reply = _Reply(turn, body, model)
        self._stream(turn, body, reply) if body.get("stream", True) else self._whole(turn, body, reply)

    def _turn(self, body):
        said = body["messages"][-1].get("content") or ""
        with self.stub.lock:
            turn = choose(self.stub.turns, said)
        self._wait(turn.delay)
        return turn

    def _keep(self, model, keep_alive):
        with self.stub.lock:
            if keep_alive in (0, "0"):
                self.stub.loaded.pop(model.name, None)
            else:
                self.stub.loaded[model.name] = _now(300)

    # The two kinds of reply: whole and streamed

    def _whole(self, turn, body, reply):
        if turn.breaks == "error":
            raise Refused(500, "an error was encountered while running the model: unexpected EOF")
        self._wait(turn.pause * len(reply.pieces(reply.content)))
        document = _part(body, reply.content, reply.thinking) | reply.end
        data = json.dumps(document).encode()
        if turn.breaks:
            self._headers(200, "application/json; charset=utf-8", {"Content-Length": str(len(data))})
            self.wfile.write(data[: len(data) // 2])
            self.close_connection = True
        else:
            self._send(200, data, "application/json; charset=utf-8")

    def _stream(self, turn, body, reply):
        self._headers(200, "application/x-ndjson", {"Transfer-Encoding": "chunked"})
        parts = [_part(body, "", piece) for piece in reply.pieces(reply.thinking)]
        parts += [_part(body, piece) for piece in reply.pieces(reply.content)]
        for part in parts[: len(parts) // 2] if turn.breaks else parts:
            self._wait(turn.pause)
            self._chunk(part | {"done": False})
        if turn.breaks == "cut":
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        if turn.breaks == "error":
            self._chunk({"error": "an error was encountered while running the model: unexpected EOF"})
        elif not turn.breaks:
            self._chunk(_part(body, "") | reply.end)
        self.wfile.write(b"0\r\n\r\n")

    def _chunk(self, document):
        line = json.dumps(document).encode() + b"\n"
        self.wfile.write(b"%x\r\n%s\r\n" % (len(line), line))
        self.wfile.flush()

    # HTTP basics

    def _body(self):
        if "chunked" not in self.headers.get("Transfer-Encoding", ""):
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        data = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            data += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return data

    def _headers(self, status, kind, others):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in others.items():
            self.send_header(name, value)
        self.end_headers()

    def _send(self, status, data, kind):
        self._headers(status, kind, {"Content-Length": str(len(data))})
        if self.command != "HEAD":
            self.wfile.write(data)

    def _json(self, document):
        self._send(200, json.dumps(document).encode(), "application/json; charset=utf-8")

    def _refuse(self, refusal):
        """Sends an error: a string on Ollama's paths, an object on OpenAI's."""
        openai = {"message": refusal.error, "type": "api_error", "param": None, "code": None}
        error = openai if self.path.startswith("/v1/") else refusal.error
        self._send(refusal.status, json.dumps({"error": error}).encode(), "application/json; charset=utf-8")

    def _wait(self, seconds):
        """Waits, unless the client disconnects or the stub is stopped."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            if self.stub.stopping.is_set():
                raise _Gone
            readable, _, _ = select.select([self.connection], [], [], min(left, 0.05))
            if readable and not self.connection.recv(1, socket.MSG_PEEK):
                with self.stub.lock:
                    self.stub.abandoned += 1
                raise _Gone

    # The second interface, compatible with OpenAI

    def openai_models(self, _):
        self._json({"object": "list", "data": [
            {"id": model.name, "object": "model", "created": 0, "owned_by": "library"} for model in self.stub.models]})

    def openai_chat(self, body):
        """Sends the same turns in OpenAI's format. Supports only whole replies and plain streams."""
        model = self.stub.model(body.get("model"))
        turn = self._turn(body)
        if turn.raw is not None:
            return self._send(turn.status, turn.raw.encode("utf-8", "surrogateescape"), "application/json")
        if turn.error is not None or turn.status != 200:
            raise Refused(turn.status, turn.error or "an error was encountered while running the model")
        schema = (body.get("response_format") or {}).get("json_schema", {}).get("schema")
        limit = body.get("max_completion_tokens") or body.get("max_tokens") or -1
        native = {"format": schema, "think": False, "options": {"num_predict": limit}, "messages": body["messages"]}
        reply = _Reply(turn, native, model)
        self._openai_stream(turn, body, reply) if body.get("stream") else self._openai_whole(turn, body, reply)

    def _openai_whole(self, turn, body, reply):
        self._wait(turn.pause * len(reply.pieces(reply.content)))
        usage = {"prompt_tokens": 1, "completion_tokens": reply.tokens, "total_tokens": reply.tokens + 1}
        choice = {"index": 0, "message": {"role": "assistant", "content": reply.content}, "finish_reason": reply.reason}
        data = json.dumps(_openai(body, "chat.completion", choice) | {"usage": usage}).encode()
        self._headers(200, "application/json", {"Content-Length": str(len(data))})
        self.wfile.write(data[: len(data) // 2] if turn.breaks else data)
        self.close_connection = bool(turn.breaks)

    def _openai_stream(self, turn, body, reply):
        self._headers(200, "text/event-stream", {"Connection": "close"})
        self.close_connection = True
        pieces = reply.pieces(reply.content)
        for piece in pieces[: len(pieces) // 2] if turn.breaks else pieces:
            self._wait(turn.pause)
            self._event(_openai(body, "chat.completion.chunk", {"index": 0, "delta": {"content": piece}, "finish_reason": None}))
        if not turn.breaks:
            self._event(_openai(body, "chat.completion.chunk", {"index": 0, "delta": {}, "finish_reason": reply.reason}))
            self.wfile.write(b"data: [DONE]\n\n")

    def _event(self, document):
        self.wfile.write(b"data: " + json.dumps(document).encode() + b"\n\n")


_ROUTES = {
    "/": {"GET": _Handler.root, "HEAD": _Handler.root},
    "/api/version": {"GET": _Handler.version, "HEAD": _Handler.version},
    "/api/tags": {"GET": _Handler.tags, "HEAD": _Handler.tags},
    "/api/ps": {"GET": _Handler.processes},
    "/api/show": {"POST": _Handler.show},
    "/api/chat": {"POST": _Handler.chat},
    "/api/embed": {"POST": _Handler.embed},
    "/v1/models": {"GET": _Handler.openai_models},
    "/v1/chat/completions": {"POST": _Handler.openai_chat},
}


class _Reply:
    """The reply of a model from a turn: thinking, text, and its end."""

    def __init__(self, turn, body, model):
        thinks = "thinking" in model.capabilities and body.get("think") is not False
        self.thinking = (turn.thinking or "Let me think.") if thinks else ""
        # NB: as in Ollama, a model that thinks ignores the format, and some models always ignore it.
        form = body.get("format") if model.keeps_format and not model.remote_host and not thinks else None
        text = kept(turn.text, form) if form else turn.text
        limit = (body.get("options") or {}).get("num_predict", -1)
        self.content = text if limit < 0 or turn.repeat > 1 else text[: int(limit) * CHARACTERS_A_TOKEN]
        self.reason = "stop" if self.content == text else "length"
        self.content *= turn.repeat
        self.tokens = -(-len(self.content + self.thinking) // CHARACTERS_A_TOKEN)
        prompt = min(_prompt_tokens(body), _context(body, model))
        self.end = {"done": True, "done_reason": self.reason, "total_duration": 3, "load_duration": 1, "eval_duration": 1}
        self.end |= {"prompt_eval_duration": 1, "prompt_eval_count": prompt, "eval_count": self.tokens}

    def pieces(self, text):
        """Splits a text into parts. A very long text gets a thousand parts."""
        size = max(12, len(text) // 1000)
        return [text[place:place + size] for place in range(0, len(text), size)]


def _check_chat(body, model):
    if "completion" not in model.capabilities:
        raise Refused(400, f'"{body["model"]}" does not support chat')
    if body.get("think") and "thinking" not in model.capabilities:
        raise Refused(400, f'"{body["model"]}" does not support thinking')
    form = body.get("format")
    if form not in (None, "", "json") and not isinstance(form, dict):
        raise Refused(400, f"invalid format: {json.dumps(form)}; expected \"json\" or a valid JSON Schema object")
    if body.get("truncate") is False and _prompt_tokens(body) > _context(body, model):
        raise Refused(400, "the input length exceeds the context length")


def _prompt_tokens(body):
    return sum(len(message.get("content") or "") for message in body["messages"]) // CHARACTERS_A_TOKEN + 1


def _context(body, model):
    return (body.get("options") or {}).get("num_ctx") or model.context


def _parsed(data):
    try:
        return json.loads(data)
    except ValueError:
        return None


def _insist(data, document):
    if not data:
        raise Refused(400, "missing request body")
    if not isinstance(document, dict):
        raise Refused(400, "invalid character in the request body: it is no JSON object")


def _is_local(host):
    """Returns whether a Host header is a name of this machine, and not a foreign name that resolves to it."""
    name = host[1:].split("]")[0] if host.startswith("[") else host.rsplit(":", 1)[0]
    try:
        address = ipaddress.ip_address(name)
        return address.is_loopback or address.is_private
    except ValueError:
        return name in ("", "localhost", socket.gethostname().lower()) or name.endswith((".localhost", ".local", ".internal"))


def _part(body, content, thinking=""):
    message = {"role": "assistant", "content": content} | ({"thinking": thinking} if thinking else {})
    return {"model": body["model"], "created_at": _now(), "message": message}


def _openai(body, kind, choice):
    return {"id": "chatcmpl-1", "object": kind, "created": 0, "model": body["model"], "choices": [choice]}


def _summary(model):
    return {
        "name": model.name, "model": model.name, "size": 1_000_000, "digest": hashlib.sha256(model.name.encode()).hexdigest(),
        "details": _details(model),
    }


def _details(model):
    return {
        "parent_model": "", "format": "gguf", "family": "llama", "families": ["llama"], "parameter_size": "1M",
        "quantization_level": "F16", "context_length": model.context,
    }


def _remote(model):
    return {"remote_host": model.remote_host, "remote_model": model.name} if model.remote_host else {}


def _vector(text, size):
    """Returns a vector of length one that depends only on the text."""
    digest = hashlib.sha256(text.encode()).digest()
    values = [digest[index % len(digest)] - 127.5 for index in range(size)]
    length = math.sqrt(sum(value * value for value in values))
    return [value / length for value in values]


def _now(later=0):
    return time.strftime("%Y-%m-%dT%H:%M:%S.000000Z", time.gmtime(time.time() + later))


def main(file, port="0"):
    control = json.loads(pathlib.Path(file).read_text("utf-8"))
    models = [Model(**model) for model in control.get("models", [])] or [Model()]
    stub = Stub([Turn.of(turn) for turn in control.get("turns", [])], models, int(port))
    print(stub.address, flush=True)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        stub.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])

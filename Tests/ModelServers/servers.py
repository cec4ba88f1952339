"""Model servers as processes on loopback. They are started, awaited with a time limit, and always stopped."""
import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
# Ends the server with the tests, even if the tests are killed. Without this tool, only the fixtures stop the server.
LEASH = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Answer:
    """A response: version of HTTP, status, headers, body."""

    def __init__(self, response):
        self.version = {10: "1.0", 11: "1.1"}[response.version]
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def message(self):
        """The message of the model, in OpenAI's format."""
        return self.json["choices"][0]["message"]["content"]


def request(address, path, body=None, method=None, headers=None, chunked=False, timeout=30):
    """Sends one request. A dictionary is sent as JSON."""
    data = json.dumps(body).encode() if isinstance(body, dict) else body
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(address).netloc, timeout=timeout)
    try:
        fields = {"Content-Type": "application/json"} | ({"Transfer-Encoding": "chunked"} if chunked else {}) | (headers or {})
        connection.request(
            method or ("GET" if data is None else "POST"), path, [data] if chunked else data, fields, encode_chunked=chunked)
        return Answer(connection.getresponse())
    finally:
        connection.close()


class ModelServer:
    """A server process on its own port, running until the end of the `with` block."""

    patience = 60

    def __init__(self, command, port, log, environment=None):
        self.address = f"http://127.0.0.1:{port}"
        self.command = [*LEASH, sys.executable, *map(str, command)]
        self.log = log
        self.environment = os.environ | (environment or {})

    def __enter__(self):
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment)
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=5)

    def _wait(self):
        deadline = time.monotonic() + self.patience
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if self.request("/health", timeout=5).status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise RuntimeError(f"the model server did not start:\n{pathlib.Path(self.log).read_text('utf-8', 'replace')[-2000:]}")

    def request(self, path, body=None, **options):
        return request(self.address, path, body, **options)

    def chat(self, said, **fields):
        """One turn of a conversation."""
        return self.request("/v1/chat/completions", {"messages": [{"role": "user", "content": said}], **fields})


def mlx_server(model, cache, log):
    """`mlx_lm.server` for a model folder, with its own model cache and without network access."""
    port = free_port()
    command = ["-m", "mlx_lm", "server", "--model", model, "--host", "127.0.0.1", "--port", port]
    return ModelServer(command, port, log, {"HF_HOME": str(cache), "HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1"})


def embedding_server(log):
    """The real sentence model, over OpenAI's interface for embeddings."""
    port = free_port()
    return ModelServer([HERE / "embedding_server.py", port], port, log)


def llama_server(model, log):
    """llama.cpp's server for a model file."""
    port = free_port()
    return ModelServer([HERE / "llama_server.py", model, port], port, log)

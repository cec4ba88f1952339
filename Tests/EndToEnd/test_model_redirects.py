"""A model server cannot send Nivel, with its key and the notes, to another address."""
import http.server
import threading

import pytest


class Recorder(http.server.BaseHTTPRequestHandler):
    """Records requests, and redirects them if the server has a target."""

    def reply(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.requests.append((self.path, dict(self.headers)))
        self.send_response(307 if self.server.target else 200)
        if self.server.target:
            self.send_header("Location", self.server.target + self.path)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST = reply

    def log_message(self, *_):
        pass


@pytest.fixture
def recording():
    servers = []

    def start(target=None):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Recorder)
        server.requests, server.target = [], target
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return server, f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("backend", ["ollama", "openai"])
def test_a_redirect_of_a_model_server_is_not_followed(recording, nivel, backend):
    other, other_address = recording()
    named, named_address = recording(other_address)
    result = nivel("practice", "models", "--backend", backend, "--url", named_address)
    assert named.requests and other.requests == []
    assert b"307" in result.stdout + result.stderr

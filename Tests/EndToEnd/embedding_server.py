"""A stand-in for an embedding server with both interfaces. A vector counts letters, so anagrams have the same meaning."""
import http.server
import json
import threading


def vector(text):
    counts = [0.0] * 64
    for character in text.lower():
        counts[ord(character) % 64] += 1
    return counts


class EmbeddingServer:
    """Listens on a free port of this machine. If `trouble` is set, it is sent instead of the vectors."""

    def __init__(self):
        self.requests = []
        self.trouble = None
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                outer.requests.append((self.path, body, self.headers.get("Authorization")))
                self.reply(*(outer.trouble or outer.answer(self.path, body)))

            def reply(self, status, body):
                data = body if isinstance(body, bytes) else json.dumps(body).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def answer(self, path, body):
        if body["model"] != "letters":
            return 404, {"error": f"model '{body['model']}' not found"}
        vectors = [vector(text) for text in body["input"]]
        if path == "/api/embed":
            return 200, {"model": "letters", "embeddings": vectors}
        if path == "/v1/embeddings":
            data = [{"object": "embedding", "index": index, "embedding": one} for index, one in enumerate(vectors)]
            return 200, {"object": "list", "data": data[::-1]}
        return 404, b"Not Found"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

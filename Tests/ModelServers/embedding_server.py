"""Serves the real sentence model over OpenAI's interface for embeddings until it is stopped: `embedding_server.py PORT`."""
import http.server
import json
import sys

from sentence_model import SentenceModel


class Handler(http.server.BaseHTTPRequestHandler):
    model = None

    def do_GET(self):
        self._answer({"status": "ok"})

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        texts = request["input"] if isinstance(request["input"], list) else [request["input"]]
        data = [{"object": "embedding", "index": index, "embedding": self.model.embedding(text)} for index, text in enumerate(texts)]
        self._answer({"object": "list", "model": request["model"], "data": data})

    def _answer(self, value):
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    Handler.model = SentenceModel()
    http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()

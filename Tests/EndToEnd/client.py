"""A server under test, and a small HTTP client with a cookie jar, on the standard library alone."""
import http.client
import json
import queue
import signal
import subprocess
import threading
import urllib.parse


class Server:
    """`nivel serve` on a free port. Can be killed and started again on the same data."""

    def __init__(self, program, root, data, *options):
        self.command = [program, "serve", "--port", "0", "--data", data, *options]
        self.root = root
        self.process = None
        self.address = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        lines = queue.Queue()
        threading.Thread(target=lambda: lines.put(self.process.stdout.readline()), daemon=True).start()
        line = lines.get(timeout=60)
        if not line.startswith("Nivel listens on http://"):
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = line.split()[-1]

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=30)
        self.process.stdout.close()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=30)
        self.process.stdout.close()


class Answer:
    """A response: status, headers, body."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)


class Client:
    """One learner's browser, as far as HTTP goes."""

    def __init__(self, address):
        self.host = urllib.parse.urlsplit(address).netloc
        self.cookie = None

    def request(self, method, path, body=None, headers=None, timeout=30):
        connection = http.client.HTTPConnection(self.host, timeout=timeout)
        fields = dict(headers or {})
        if self.cookie:
            fields.setdefault("Cookie", self.cookie)
        if isinstance(body, dict):
            body = json.dumps(body)
            fields.setdefault("Content-Type", "application/json")
        if isinstance(body, str):
            body = body.encode("utf-8", "surrogatepass")
        try:
            connection.request(method, path, body=body, headers=fields, encode_chunked="Transfer-Encoding" in fields)
            answer = Answer(connection.getresponse())
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path, **options):
        return self.request("GET", path, **options)

    def put(self, path, body, **options):
        return self.request("PUT", path, body, **options)

    def post(self, path, body, **options):
        return self.request("POST", path, body, **options)

    def start(self, language):
        answer = self.post("/api/v1/attempts", {"language_id": language})
        assert answer.status == 201, answer.body
        return answer.json

    def answer(self, attempt, item, body):
        return self.put(f"/api/v1/attempts/{attempt['attempt_id']}/answers/{item['item_id']}", body)


def find(blueprint, item):
    """The blueprint's item that a question shows."""
    return next(candidate for candidate in blueprint["items"] if shows(item, candidate))


def shows(item, candidate):
    spec = candidate.get("production_spec")
    if item["format"] == "word_reorder":
        tiles = [tile.strip() for tile in candidate["prompt"]["stem"].split(" / ")]
        return bool(spec) and spec["format"] == "word_reorder" and sorted(tiles) == sorted(t["text"] for t in item["tiles"])
    if item["format"] == "minimal_pair":
        return bool(spec) and spec["format"] == "minimal_pair" and all(o["text"] in candidate["prompt"]["stem"] for o in item["options"])
    if item["format"] == "cloze_text":
        return bool(spec) and candidate["prompt"]["stem"] == item["stem"]
    texts = sorted(option["text"] for option in candidate.get("options", []))
    return candidate["prompt"]["stem"] == item["stem"] and texts == sorted(option["text"] for option in item["options"])


def right_answer(blueprint, item):
    """The answer that the blueprint's key gives a question, as a client sends it."""
    source = find(blueprint, item)
    if item["format"] == "cloze_text":
        return {"text": source["production_spec"]["accept_list"][0]}
    if item["format"] == "word_reorder":
        return {"tiles": order(item["tiles"], source["prompt"]["stem"])}
    if item["format"] == "minimal_pair":
        right = source["production_spec"]["accept_list"]
        return {"choice": next(o["option_id"] for o in item["options"] if o["text"] in right)}
    key = next(o["text"] for o in source["options"] if o["id"] == source["correct_option_id"])
    return {"choice": next(o["option_id"] for o in item["options"] if o["text"] == key)}


def order(tiles, stem):
    """Tile ids in the order of the stem, which authors write as the first accepted answer."""
    rest = list(tiles)
    ids = []
    for word in (part.strip() for part in stem.split(" / ")):
        tile = next(tile for tile in rest if tile["text"] == word)
        rest.remove(tile)
        ids.append(tile["tile_id"])
    return ids


def wrong_answer(blueprint, item):
    """An answer of the right kind that is wrong."""
    right = right_answer(blueprint, item)
    if "text" in right:
        return {"text": "zzz"}
    if "tiles" in right:
        return {"tiles": right["tiles"][::-1]}
    return {"choice": next(o["option_id"] for o in item["options"] if o["option_id"] != right["choice"])}

"""A server under test, and a small HTTP client with a cookie jar. Uses the standard library only."""
import http.client
import http.server
import json
import pathlib
import queue
import random
import signal
import sqlite3
import socket
import subprocess
import threading
import urllib.parse


def lasting_port():
    """A free port that stays free while a server is down.

    It lies below the ports that the system gives to connections and to servers that ask for any port.
    """
    while True:
        port = random.randrange(12_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    """`nivel serve` on a free port. It can be killed and restarted on the same data."""

    #: The PostgreSQL server with a database for each data folder; None for SQLite in the folder.
    postgresql = None

    def __init__(self, program, root, data, *options, port=0):
        self.command = [program, "serve", "--port", str(port), "--data", data, *map(str, options)]
        if self.postgresql:
            self.command += ["--database", self.postgresql.address_for(data)]
        self.root = root
        self.data = str(data)
        self.errors = subprocess.DEVNULL
        #: The variables of the process; None for those of the tests.
        self.environment = None
        self.process = None
        self.address = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=self.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=self.environment
        )
        lines = queue.Queue()
        threading.Thread(target=lambda: lines.put(self.process.stdout.readline()), daemon=True).start()
        line = lines.get(timeout=60)
        if not line.startswith("Nivel listens on http://"):
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = line.split()[-1]

    def rows(self, sql):
        """Rows of numbers from the storage. With SQLite, the server must be stopped."""
        if self.postgresql:
            printed = self.postgresql.run(sql, self.postgresql.name_for(self.data))
            return [tuple(map(int, line.split("|"))) for line in printed.splitlines()]
        with sqlite3.connect(pathlib.Path(self.data) / "nivel.sqlite") as database:
            return database.execute(sql).fetchall()

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
    """The HTTP side of one learner's browser."""

    def __init__(self, address):
        self.host = urllib.parse.urlsplit(address).netloc
        self.cookie = None
        #: The address and the port to connect from; None for any.
        self.source = None

    def request(self, method, path, body=None, headers=None, timeout=30):
        connection = http.client.HTTPConnection(self.host, timeout=timeout, source_address=self.source)
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

    def recording(self, path, **options):
        """The recording that the address of a question leads to."""
        reply = self.get(path)
        assert (reply.status, reply.headers["cache-control"]) == (307, "no-store"), reply.body
        return self.get(reply.headers["location"], **options)

    def put(self, path, body, **options):
        return self.request("PUT", path, body, **options)

    def post(self, path, body, **options):
        return self.request("POST", path, body, **options)

    def start(self, language, **options):
        answer = self.post("/api/v1/attempts", {"language_id": language, **options})
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
    """The right answer to a question according to the blueprint, as a client sends it."""
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
    """Tile ids in the order of the stem. Authors write the stem in the order of the first accepted answer."""
    rest = list(tiles)
    ids = []
    for word in (part.strip() for part in stem.split(" / ")):
        tile = next(tile for tile in rest if tile["text"] == word)
        rest.remove(tile)
        ids.append(tile["tile_id"])
    return ids


def wrong_answer(blueprint, item):
    """A wrong answer of the right kind."""
    right = right_answer(blueprint, item)
    if "text" in right:
        return {"text": "zzz"}
    if "tiles" in right:
        return {"tiles": right["tiles"][::-1]}
    return {"choice": next(o["option_id"] for o in item["options"] if o["option_id"] != right["choice"])}


class SlowModel:
    """A stand-in for Ollama whose model writes nothing until `release`, and then refuses every draft.

    A test that it writes stays unfinished for as long as necessary.
    """

    def __init__(self):
        self.released = threading.Event()
        self.asked = threading.Event()
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                self.reply({"models": [{"name": "slow:latest", "model": "slow:latest"}]})

            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                outer.asked.set()
                outer.released.wait(120)
                self.reply({"message": {"content": '{"error": "nothing to ask"}'}, "done": True, "done_reason": "stop"})

            def reply(self, document):
                data = json.dumps(document).encode()
                try:
                    self.send_response(200)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                except OSError:
                    pass  # The client has closed the connection.

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def release(self):
        self.released.set()

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.release()
        self.server.shutdown()
        self.server.server_close()


PRACTICE = "/api/v1/practice"


class Student(Client):
    """A learner who takes practice tests from own notes."""

    def course(self, sample="physics-waves"):
        return self.made(self.post(f"{PRACTICE}/courses", {"sample_id": sample}))

    def course_of(self, *notes, name="Course", language="en"):
        """A course with these texts as its notes."""
        course = self.made(self.post(f"{PRACTICE}/courses", {"name": name, "language": language}))
        for number, text in enumerate(notes):
            course = self.made(self.add_notes(course, text, f"{number}.md"))
        return course

    def add_notes(self, course, text, name="notes.md", **options):
        return self.post(f"{PRACTICE}/courses/{course['course_id']}/notes", {"name": name, "text": text}, **options)

    def order(self, course, **more):
        """Orders a test and returns it while it is being written."""
        body = {"course_id": course["course_id"], "difficulty": "medium", "question_count": 5, "backend": "notes"} | more
        return self.made(self.post(f"{PRACTICE}/tests", body))

    def test(self, course=None, **more):
        """A test that is completely written."""
        test = self.order(course or self.course(), **more)
        self.events(test)
        return self.now(test)

    def opened(self, course=None, **more):
        test = self.test(course, **more)
        reply = self.do(test, "open")
        assert reply.status == 200, reply.body
        return reply.json

    def now(self, test):
        reply = self.get(f"{PRACTICE}/tests/{test['test_id']}")
        assert reply.status == 200, reply.body
        return reply.json

    def do(self, test, turn, body=b""):
        return self.post(f"{PRACTICE}/tests/{test['test_id']}/{turn}", body)

    def report(self, test, question, **body):
        return self.put(f"{PRACTICE}/tests/{test['test_id']}/questions/{question['question_id']}", body)

    def submitted(self, test, options=None):
        """Answers the questions that have an option here, by their number from 0, and hands in the test."""
        for number, option in (options or {}).items():
            reply = self.report(test, test["questions"][number], option=option, sequence=1)
            assert reply.status == 200, reply.body
        reply = self.do(test, "submit")
        assert reply.status == 200, reply.body
        return reply.json

    def key(self, course, **more):
        """The right options of the test of this order. They come from a second test with the same seed."""
        return [question["correct_option"] for question in self.submitted(self.opened(course, **more))["questions"]]

    def events(self, test, last=None):
        """Id, name and data of each event, read until the stream ends."""
        headers = {} if last is None else {"Last-Event-ID": last}
        reply = self.get(f"{PRACTICE}/tests/{test['test_id']}/events", headers=headers, timeout=120)
        assert reply.status == 200, reply.body
        return events(reply.body.decode())

    def opened_stream(self, path):
        """The response of an event stream, which can be read while it arrives."""
        connection = http.client.HTTPConnection(self.host, timeout=60)
        connection.request("GET", path, headers={"Cookie": self.cookie})
        return connection.getresponse()

    @staticmethod
    def made(reply):
        assert reply.status == 201, reply.body
        return reply.json


def events(text):
    """The events of a stream (HTML Living Standard, section 9.2). Fields that Nivel does not use are left out."""
    found = []
    for block in text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if ": " in line)
        if "event" in fields:
            found.append((int(fields["id"]), fields["event"], json.loads(fields["data"])))
    return found

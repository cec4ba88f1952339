"""A static host of a folder that follows Docs/content-delivery.md, and that can fail in given ways."""
import contextlib
import gzip
import hashlib
import http.server
import pathlib
import re
import socket
import threading
import time
import typing

BLOBS = "/blobs/"
MANIFEST = "/manifest.json"


class Request(typing.NamedTuple):
    path: str
    known: str | None
    range: str | None
    status: int
    encoding: str | None


class StaticHost:
    """Listens on a free port of this machine, and records its requests."""

    def __init__(self, folder, name="127.0.0.1"):
        self.folder = pathlib.Path(folder)
        self.requests = []
        self.trouble = None
        self.ranges = True
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                outer.answer(self)

            def reply(self, status, body=b"", announced=None, **headers):
                outer.requests.append(Request(self.path, self.headers["If-None-Match"], self.headers["Range"], status, self.headers["Accept-Encoding"]))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                if status != 304 and "Transfer_Encoding" not in headers:
                    self.send_header("Content-Length", str(len(body) if announced is None else announced))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            address_family = socket.AF_INET6 if ":" in name else socket.AF_INET
            daemon_threads = True

        self.server = Server((name, 0), Handler)
        self.address = f"http://{f'[{name}]' if ':' in name else name}:{self.server.server_port}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    @contextlib.contextmanager
    def failing_with(self, act, at=BLOBS):
        """Fails in the given way for paths that contain this part."""
        self.trouble = (at, act)
        try:
            yield self
        finally:
            self.trouble = None

    def new_requests(self):
        """The requests since the last call."""
        requests, self.requests = self.requests, []
        return requests

    def answer(self, handler):
        file = self.folder / handler.path.lstrip("/")
        if not re.fullmatch(r"/manifest\.json|/blobs/[0-9a-f]{64}", handler.path) or not file.is_file():
            return handler.reply(404)
        body = file.read_bytes()
        if self.trouble and self.trouble[0] in handler.path:
            with contextlib.suppress(ConnectionError):
                self.trouble[1](handler, body)
            handler.close_connection = True
            return None
        return self.send(handler, body)

    def send(self, handler, body):
        tag = f'"{hashlib.sha256(body).hexdigest()}"'
        caching = "no-cache" if handler.path == MANIFEST else "public, max-age=31536000, immutable"
        headers = {"ETag": tag, "Cache_Control": caching, "Content_Type": "application/json", "Accept_Ranges": "bytes"}
        start = re.fullmatch(r"bytes=(\d+)-", handler.headers["Range"] or "") if self.ranges else None
        if tag in (handler.headers["If-None-Match"] or ""):
            return handler.reply(304, **headers)
        if start is None:
            return handler.reply(200, body, **headers)
        first = int(start[1])
        if first >= len(body):
            return handler.reply(416, Content_Range=f"bytes */{len(body)}")
        return handler.reply(206, body[first:], Content_Range=f"bytes {first}-{len(body) - 1}/{len(body)}", **headers)


# --- faults: each answers one request in place of the host --------------------------------------------------------------------------


def no_reply(handler, _):
    """Closes the connection without a reply."""


def status(number):
    return lambda handler, _: handler.reply(number)


def cut_off(tenths, change=bytes, received=lambda size: None):
    """Closes the connection in the middle of the body, or of other bytes, after the client has received that part."""

    def act(handler, body):
        size = len(body) * tenths // 10
        handler.reply(200, change(body)[:size], announced=len(body))
        handler.wfile.flush()
        received(size)

    return act


def stalled(handler, body):
    """Sends a part of the body, then nothing until the client closes the connection."""
    handler.reply(200, body[:100], announced=len(body))
    handler.wfile.flush()
    handler.rfile.read()


def redirect(address):
    return lambda handler, _: handler.reply(302, Location=address + handler.path)


def endless(handler, _):
    """Sends a body without a length until the client closes the connection."""
    handler.reply(200, Transfer_Encoding="chunked")
    part = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    while True:
        handler.wfile.write(part)


def with_content_length(length):
    """States a wrong length of the body."""
    return lambda handler, body: handler.reply(200, body, announced=length)


def with_body(change):
    """Sends wrong bytes with status 200."""
    return lambda handler, body: handler.reply(200, change(body))


def compression_bomb(handler, body):
    """Sends a compressed body of the right length that is a thousand times as long when it is unpacked."""
    zeros = gzip.compress(bytes(len(body) * 1000))
    handler.reply(200, zeros[: len(body)].ljust(len(body), b"\0"), Content_Encoding="gzip")


def small_compression_bomb(handler, _):
    """Sends a small body that is a quarter of a gigabyte when it is unpacked."""
    handler.reply(200, gzip.compress(bytes(1 << 28), compresslevel=1), Content_Encoding="gzip")


def compressed(handler, body):
    """Sends the right bytes compressed, although the client asked for no compression."""
    handler.reply(200, gzip.compress(body), Content_Encoding="gzip")


def endless_headers(handler, _):
    """Sends headers until the client closes the connection."""
    handler.send_response(200)
    handler.flush_headers()
    line = b"X-More: " + b"x" * 1000 + b"\r\n"
    while True:
        handler.wfile.write(line)


def trickling(handler, body):
    """Sends a body very slowly but without a long pause, so that it never ends."""
    handler.reply(200, announced=len(body))
    for number in range(len(body)):
        handler.wfile.write(body[number : number + 1])
        time.sleep(0.05)

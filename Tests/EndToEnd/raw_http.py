"""Sends bytes to a server exactly as they are written, and reads what comes back."""
import socket
import time


def connect(server, timeout=30):
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=timeout)


def read_to_end(connection):
    """All bytes until the server closes the connection."""
    parts = []
    while part := connection.recv(1 << 16):
        parts.append(part)
    return b"".join(parts)


def read_head(connection):
    """The bytes up to the end of the headers of one response, and the bytes that came after them."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = connection.recv(1 << 16)
        if not part:
            break
        data += part
    head, _, rest = data.partition(b"\r\n\r\n")
    return head, rest


def exchange(server, request, timeout=30):
    """The response to the bytes of a request after which the server closes the connection."""
    with connect(server, timeout) as connection:
        connection.sendall(request)
        return read_to_end(connection)


def status(response):
    return int(response.split(b" ", 2)[1])


def until(condition, seconds=60):
    """Whether the condition becomes true within a generous time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False

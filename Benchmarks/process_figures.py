"""What the system knows about a running server."""
import os
import pathlib
import re


def memory(server):
    """The resident memory, in bytes."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(re.search(r"^VmRSS:\s+(\d+) kB$", status, re.M).group(1))


def descriptors(server):
    """The number of open descriptors."""
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))

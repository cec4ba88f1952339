"""A bare Debian 12 with the archive unpacked in it, and the server of the archive running there."""
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Uses the client and the packing code of the other tests.
sys.path += [str(ROOT / "Tests/EndToEnd"), str(ROOT / "Packaging")]

from client import Server  # noqa: E402
from postgresql import PostgreSQL  # noqa: E402

NOBODY = 65534


@pytest.fixture(scope="session")
def archives():
    """The two archives of `make release`: the program, and its symbols."""
    symbols = max((ROOT / "dist").glob("nivel-*.debug.tar.xz"), key=os.path.getmtime)
    return symbols.with_name(symbols.name.replace(".debug", "")), symbols


@pytest.fixture(scope="session")
def debian(tmp_path_factory):
    """The root folder of a minimal Debian 12. It is downloaded once, and copied for every run."""
    kept = ROOT / ".build-archive/bookworm"
    if not kept.exists():
        new = kept.with_name("bookworm-new")
        shutil.rmtree(new, ignore_errors=True)
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", new], check=True, stdout=subprocess.DEVNULL)
        new.rename(kept)
    root = tmp_path_factory.mktemp("debian") / "root"
    subprocess.run(["cp", "--archive", "--reflink=auto", kept, root], check=True)
    yield root
    shutil.rmtree(root)


@pytest.fixture(scope="session")
def unpacked(debian, archives):
    """The folder of the archive, in the bare Debian."""
    with tarfile.open(archives[0]) as archive:
        archive.extractall(debian / "opt", filter="tar")
    (debian / "data").mkdir()
    os.chown(debian / "data", NOBODY, NOBODY)
    return debian / "opt" / archives[0].name.removesuffix(".tar.xz")


@pytest.fixture(scope="session")
def inside(debian):
    """The words before a command that run it in the bare Debian as an unprivileged user.

    NB: with /proc, from which Swift reads the arguments, but only with the part that a confined service sees.
    """
    enter = f'mount -t proc -o subset=pid proc {debian}/proc && exec chroot --userspec={NOBODY}:{NOBODY} {debian} "$@"'
    return ["unshare", "--mount", "sh", "-c", enter, "sh"]


@pytest.fixture(scope="session")
def nivel(debian, unpacked):
    """The path of the program in the bare Debian."""
    return "/" + str(unpacked.relative_to(debian)) + "/nivel"


@pytest.fixture
def database():
    database = PostgreSQL()
    yield database
    database.stop()


@pytest.fixture(scope="session")
def trace(tmp_path_factory):
    return tmp_path_factory.mktemp("trace") / "calls"


@pytest.fixture(scope="session")
def server(inside, debian, nivel, trace):
    """`nivel serve` in the bare Debian, started from another folder. Its system calls are recorded."""
    server = Server("nivel", debian, "/data")
    # NB: -D, because signals must reach the server and not strace.
    server.command = ["strace", "-D", "-f", "-qq", "-o", str(trace), *inside, nivel, "serve", "--port", "0", "--data", "/data"]
    with server:
        yield server

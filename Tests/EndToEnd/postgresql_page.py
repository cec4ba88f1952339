"""The parts of Docs/postgresql.md that tests carry out."""
import os
import pathlib
import re
import subprocess

from client import Server
from conftest import NIVEL, ROOT
from nginx import site_of
from postgresql import program

PAGE = (ROOT / "Docs" / "postgresql.md").read_text("utf-8")
SECTIONS = dict(part.split("\n", 1) for part in re.split(r"^##+ ", PAGE, flags=re.M)[1:])
BLOCK = re.compile(r"```(?:shell-)?(\w+)\n(.*?)```", re.S)


def carry_out(section, database, folder, owner=(), places=()):
    """Writes the files of a section, and runs its commands with the programs of PostgreSQL. `places` has texts to replace, with others."""
    path = f"{folder}:{program('psql').parent}:{os.environ['PATH']}"
    environment = os.environ | {"PGHOST": database.folder, "PGUSER": "nivel", "PGDATABASE": "postgres", "PATH": path}
    text = SECTIONS[section]
    for name, own in places:
        assert name in text, name
        text = text.replace(name, own)
    for language, block in BLOCK.findall(text):
        file = re.match(r"# (/\S+)\n", block)
        if file:
            pathlib.Path(file.group(1)).write_text(block)
        elif language == "session":
            for command in re.findall(r"^\$ (.*)", block, re.M):
                run = [*owner, "bash", "-c", command]
                done = subprocess.run(run, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
                assert done.returncode == 0 and done.stdout == "", (command, done.stderr)


def node_of(section, database, english, folder, *options, name="school", port=0):
    """A server with the command of the page."""
    address = re.search(r"--database (postgres://school@db\.example/school)$", SECTIONS[section], re.M).group(1)
    address = address.replace("@db.example/school", f"@/{name}") + f"?host={database.folder}"
    options = ["--content", english, "--database", address, "--trusted-proxy", "127.0.0.1", *options]
    return Server(NIVEL, ROOT, folder, *options, port=port)


def proxy_of(nginx, *servers):
    """nginx with the configuration of the page, in front of some servers."""
    places = {f"node{number}.example:8080": server.address.removeprefix("http://") for number, server in enumerate(servers, 1)}
    return nginx(site_of(SECTIONS["The proxy"]), places)

"""The commands and the proxy of Docs/postgresql.md work."""
import os
import pathlib
import re
import subprocess

import pytest
from client import Client, Server
from conftest import NIVEL, ROOT
from nginx import site_of
from postgresql import OWNER, program
from test_quick import current, finish, give, knowing

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


def node_of(section, database, english, folder, name="school"):
    """A server with the command of the page."""
    address = re.search(r"--database (postgres://school@db\.example/school)$", SECTIONS[section], re.M).group(1)
    address = address.replace("@db.example/school", f"@/{name}") + f"?host={database.folder}"
    return Server(NIVEL, ROOT, folder, "--content", english, "--database", address, "--trusted-proxy", "127.0.0.1")


@pytest.fixture
def proxy(nginx):
    """Starts nginx with the configuration of the page for some servers."""

    def start(*servers):
        places = {f"node{number}.example:8080": server.address.removeprefix("http://") for number, server in enumerate(servers, 1)}
        return nginx(site_of(SECTIONS["The proxy"]), places)

    return start


def test_two_servers_behind_the_proxy_of_the_page_survive_the_loss_of_one(database, english, blueprints, proxy, tmp_path):
    carry_out("The database", database, tmp_path)
    first = node_of("The database", database, english, tmp_path / "one")
    with node_of("The database", database, english, tmp_path / "two") as second:
        first.start()
        learner = Client(proxy(first, second).address)
        attempt = learner.start("en", length="quick")
        choose, item, asked = knowing(blueprints["en"], "B1"), current(attempt), 0
        while item:
            asked += 1
            if asked == 4:
                first.kill()
            item = give(learner, attempt, item, choose(item))["next"]
        result = finish(learner, attempt)
        carry_out("Backup", database, tmp_path)
        with node_of("The database", database, english, tmp_path / "three", name="school2") as restored:
            learner.host = Client(restored.address).host
            assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result").json == result


@pytest.fixture
def systemctl(database):
    """Starts and stops the database by the command for services. Gives the folder of the command."""
    command = pathlib.Path(database.folder, "systemctl")
    options = f"-D {database.folder}/data -l {database.folder}/log -m fast --silent"
    command.write_text(f'#!/bin/sh\nexec {program("pg_ctl")} {options} "$1" >/dev/null\n')
    command.chmod(0o755)
    return database.folder


def test_a_database_goes_back_to_the_moment_before_a_mistake(database, english, systemctl, tmp_path):
    archive, recovered = ("/var/backups/school", f"{database.folder}/backups"), ("/var/lib/postgresql", database.folder)
    carry_out("The database", database, tmp_path)
    carry_out("Keep the log", database, systemctl, owner=OWNER, places=[archive])
    server = node_of("The database", database, english, tmp_path / "node")
    with server:
        learner = Client(server.address)
        attempt = learner.start("en", length="full")
        first, second = attempt["items"][:2]
        assert learner.answer(attempt, first, {"dont_know": True}).status == 200
        moment = database.run("SELECT clock_timestamp()")
        assert learner.answer(attempt, second, {"dont_know": True}).status == 200
        database.run("TRUNCATE profile, attempt CASCADE", "school")
        assert learner.get("/api/v1/attempts").json["attempts"] == []
    socket = ("hot_standby = off\n", f"hot_standby = off\nunix_socket_directories = '{database.folder}'\n")
    local = [archive, recovered, socket, ("2026-11-29 10:14:00+00", moment)]
    carry_out("Go back", database, systemctl, owner=OWNER, places=local)
    try:
        with server:
            learner.host = Client(server.address).host
            kept = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json
        assert [item["item_id"] for item in kept["items"] if item["answer"]] == [first["item_id"]]
    finally:
        database.control("-m", "immediate", "stop", data="recovered")

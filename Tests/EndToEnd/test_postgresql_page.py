"""The commands and the proxy of Docs/postgresql.md work with two servers."""
import os
import re
import subprocess

import pytest
from client import Client, Server
from conftest import NIVEL, ROOT
from nginx import site_of
from postgresql import program
from test_quick import current, finish, give, knowing

PAGE = (ROOT / "Docs" / "postgresql.md").read_text("utf-8")
SECTIONS = dict(part.split("\n", 1) for part in re.split(r"^## ", PAGE, flags=re.M)[1:])


def carry_out(section, database, folder):
    """Runs the commands of a section with the programs of PostgreSQL."""
    environment = os.environ | {"PGHOST": database.folder, "PGUSER": "nivel", "PATH": f"{program('psql').parent}:{os.environ['PATH']}"}
    for block in re.findall(r"```shell-session\n(.*?)```", SECTIONS[section], re.S):
        for command in re.findall(r"^\$ (.*)", block, re.M):
            done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
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

"""The commands and the proxy of Docs/postgresql.md work."""
import pathlib
import re

import pytest
from client import Client, Server
from conftest import NIVEL, ROOT
from postgresql import OWNER, program
from postgresql_page import SECTIONS, carry_out, node_of, proxy_of
from test_quick import current, finish, give, knowing


def test_two_servers_behind_the_proxy_of_the_page_survive_the_loss_of_one(database, english, blueprints, nginx, tmp_path):
    carry_out("The database", database, tmp_path)
    first = node_of("The database", database, english, tmp_path / "one")
    with node_of("The database", database, english, tmp_path / "two") as second:
        first.start()
        learner = Client(proxy_of(nginx, first, second).address)
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


def test_the_commands_of_the_page_move_a_folder_into_the_database_and_back(database, english, nivel, tmp_path):
    carry_out("The database", database, tmp_path)
    with Server(NIVEL, ROOT, tmp_path / "nivel", "--content", english) as server:
        learner = Client(server.address)
        attempt = learner.start("en")
    commands = re.findall(r"^nivel (migrate-store .*)$", SECTIONS["Move a data folder into the database, and back"], re.M)
    assert len(commands) == 2
    for command in commands:
        command = command.replace("@db.example/school", f"@/school?host={database.folder}").replace("/var/lib", str(tmp_path))
        result = nivel(*command.split())
        assert result.returncode == 0 and b"placement attempts: 1," in result.stdout, result.stderr
    with Server(NIVEL, ROOT, tmp_path / "nivel-single", "--content", english) as server:
        learner.host = Client(server.address).host
        assert learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json["items"] == attempt["items"]

"""Servers behind the proxy of Docs/postgresql.md are replaced one after the other, and no request fails."""
import os
import random
import re
import shutil

import pytest
from busy_learners import FullTest, PracticeTaker, QuickTest
from client import Client, Student, lasting_port
from conftest import ROOT
from load import Load
from postgresql_page import BLOCK, SECTIONS, carry_out, node_of, proxy_of

ROUNDS = int(os.environ.get("NIVEL_UPGRADES", 3))
SCRIPT, COMMANDS = (block for language, block in BLOCK.findall(SECTIONS["Upgrade"]) if language in ("bash", "session"))


@pytest.fixture
def node(database, english, tmp_path):
    """Makes servers of a school, at ports that stay the same."""
    carry_out("The database", database, tmp_path)

    def make(name, *options):
        return node_of("The database", database, english, tmp_path / name, "--without-limits", *options, port=lasting_port())

    return make


def upgrade(node, name, proxy):
    """Carries out the commands of the page for a node."""
    proxy.places["/usr/local/sbin"] = str(proxy.folder)
    (proxy.folder / "nivel-node").write_text(proxy.local(SCRIPT))
    for host, command, output in re.findall(r"^(\w+)\$ (.*)\n((?:\{.*\n)?)", COMMANDS, re.M):
        if host == "proxy":
            proxy.run(command.replace("node1", name))
        elif command == "systemctl restart nivel":
            node.stop()
            node.start()
        else:
            assert Client(node.address).get(command.split("8080")[1]).body.decode() == output.strip()


def test_no_request_fails_while_one_node_after_the_other_is_replaced(node, nginx, scored):
    with node("one") as first, node("two") as second:
        proxy = proxy_of(nginx, first, second)
        load = Load(proxy.address, random.Random(1), (FullTest, QuickTest, PracticeTaker))
        load.start()
        for _ in range(ROUNDS):
            for name, server in (("node1", first), ("node2", second)):
                before = load.acknowledged
                upgrade(server, name, proxy)
                assert load.acknowledged > before
        load.join()
        load.check(proxy.address)
        load.final(scored)
    print(f"{2 * ROUNDS} restarts: {load.acknowledged} changes acknowledged, {load.lost} lost")
    assert load.cut == [] and not load.refusals and proxy.failures() == []
    assert load.losses == []


def test_a_page_of_either_version_finds_its_files_while_both_run(node, nginx, tmp_path):
    web = shutil.copytree(ROOT / "Web", tmp_path / "web")
    with (web / "css/base.css").open("a") as style:
        style.write("\nmain { outline: 1px solid }\n")
    with node("one") as old, node("two", "--web", web) as new:
        learner = Client(proxy_of(nginx, old, new).address)
        pages = {Client(server.address).get("/", headers={"Accept": "text/html"}).body.decode() for server in (old, new)}
        files = {path for page in pages for path in re.findall(r'"(/assets/[^"]+\.\w+)"', page)}
        assert len({path.split("/")[2] for path in files}) == 2
        for path in sorted(files) * 2:
            assert learner.get(path).status == 200, path


def test_a_server_of_the_old_version_goes_on_with_newer_tables_until_it_is_started_again(database, node):
    server = node("one")
    with server:
        student = Student(server.address)
        attempt = student.start("en", length="full")
        assert student.answer(attempt, attempt["items"][0], {"dont_know": True}).status == 200
        newer = "BEGIN; ALTER TABLE attempt ADD later text; ALTER TABLE answer ADD later text; ALTER TABLE session ADD later text"
        database.run(f"{newer}; INSERT INTO schema_step VALUES ('999 the future'); COMMIT", "school")
        for item in attempt["items"]:
            assert student.answer(attempt, item, {"dont_know": True}).status == 200
        assert student.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).status == 200
        assert Client(server.address).get("/health/ready").status == 200
    with pytest.raises(RuntimeError, match="did not start"):
        server.start()

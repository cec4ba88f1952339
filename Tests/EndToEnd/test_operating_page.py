"""The commands of Docs/operating.md work, in their order, on two machines whose roots are folders."""
import re
import shutil
import urllib.request

import pytest
from client import Client
from conftest import ROOT
from operating_machine import Machine, archive

PAGE = (ROOT / "Docs" / "operating.md").read_text("utf-8")
BLOCK = re.compile(r"```(?:shell-)?(\w+)\n(.*?)```", re.S)
SECTIONS = [part.split("\n", 1) for part in re.split(r"^## ", PAGE, flags=re.M)[1:]]


@pytest.fixture
def machines(tmp_path):
    if not shutil.which("nginx"):
        pytest.fail("install nginx-light: Scripts/setup.sh test does this")
    for version in ("0.1.0", "0.2.0"):
        archive(tmp_path, version)
    (tmp_path / "elsewhere").mkdir()
    with Machine(tmp_path / "first", tmp_path) as first, Machine(tmp_path / "other", tmp_path) as other:
        yield {"": first, "other": other}


def carry_out(text, machines, cwd):
    """Writes the files of a section, and runs its commands."""
    for language, block in BLOCK.findall(text):
        path = re.match(r"# (/\S+)\n", block)
        if path:
            machines[""].write(path.group(1), block)
        elif language == "session":
            for host, command, output in re.findall(r"^(\w*)\$ (.*)\n((?:(?!\w*\$ ).*\n)*)", block, re.M):
                assert machines[host].run(command, cwd).rstrip("\n") == output.rstrip("\n"), command


def damage(database):
    """Overwrites the middle of a page of each table, as a failing disk does."""
    data = bytearray(database.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 + 3500: page * 4096 + 3600] = b"\xa5" * 100
    database.write_bytes(data)


def test_an_operator_can_follow_the_page_from_the_archive_to_the_repair(machines, tmp_path):
    first = machines[""]
    for title, text in SECTIONS:
        if title.startswith("When the check finds damage"):
            first.systemctl("stop", "nivel")
            damage(first.root / "var/lib/nivel/nivel.sqlite")
        carry_out(text, machines, tmp_path)
        if title.startswith("TLS"):
            Client(f"http://127.0.0.1:{first.ports['8080']}").start("en")
    assert (first.root / "var/lib/nivel-damaged/nivel.sqlite").exists()


def test_every_metric_of_the_alerts_exists(machines, tmp_path):
    first = machines[""]
    carry_out(SECTIONS[0][1], machines, tmp_path)
    learner = Client(f"http://127.0.0.1:{first.ports['8080']}")
    learner.start("en")
    learner.put("/api/v1/attempts/unknown/position", {"position": 1})
    with urllib.request.urlopen(f"http://127.0.0.1:{first.ports['9464']}/metrics", timeout=30) as reply:
        metrics = reply.read().decode()
    names = {name for expression in re.findall(r"expr: (.*)", PAGE) for name in re.findall(r"nivel_\w+", expression)}
    assert len(names) == 2
    for name in names:
        assert re.search(rf"^{name}\b", metrics, re.M), name

"""The documentation is correct: its commands give the documented output, and its links have targets."""
import os
import re
import subprocess

import pytest
from conftest import NIVEL, ROOT

PAGES = sorted(p for p in [*ROOT.glob("*.md"), *ROOT.glob("Docs/**/*.md")])
CONSOLE = re.compile(r"```console\n(.*?)```", re.S)


def sessions(page):
    """Commands of a page, each with its documented output."""
    for block in CONSOLE.findall(page.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


@pytest.mark.parametrize("page", [p for p in PAGES if CONSOLE.search(p.read_text("utf-8"))], ids=lambda p: p.name)
def test_every_documented_command_prints_the_documented_output(page, server, server_on, tmp_path):
    environment = os.environ | {"PATH": f"{NIVEL.parent}:{os.environ['PATH']}", "NIVEL": server.address}
    if "$DATA" in page.read_text("utf-8"):
        environment |= {"DATA": str(tmp_path / "data"), "BACKUPS": str(tmp_path)}
        with server_on(tmp_path / "data"):
            run(page, environment)
    else:
        run(page, environment)


def run(page, environment):
    for command, output in sessions(page):
        shell = subprocess.run(
            ["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL
        )
        assert shell.stdout.rstrip("\n") == output.rstrip("\n"), command


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_link_inside_the_repository_has_a_target(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_every_make_target_has_an_explanation():
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("run", "test", "check", "bench", "clean"):
        assert re.search(rf"^\s+make {target}\s+\S", shown, re.M), target


def test_every_page_is_linked_from_the_readme_or_contributing():
    index = (ROOT / "README.md").read_text("utf-8") + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for page in ROOT.glob("Docs/*.md"):
        assert f"Docs/{page.name}" in index, page.name

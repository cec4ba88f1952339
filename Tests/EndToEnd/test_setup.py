"""The set-up installs missing packages if it has root rights. Otherwise it prints the command to type."""
import os
import subprocess

import pytest
from conftest import ROOT


@pytest.fixture
def setup(tmp_path):
    """Runs the set-up with stand-ins for the programs that it calls."""

    def run(purpose, **programs):
        stand_ins = {"swift": "exit 0", "git": "exit 0", "dpkg-query": "exit 1", "id": "echo 1000", "sudo": "exit 1"} | programs
        for name, body in stand_ins.items():
            file = tmp_path / name.replace("_", "-")
            file.write_text(f"#!/bin/bash\n{body}\n")
            file.chmod(0o755)
        environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "LOG": str(tmp_path / "log")}
        return subprocess.run(["bash", ROOT / "Scripts/setup.sh", purpose], env=environment, capture_output=True, text=True, timeout=60)

    return run


def test_without_root_rights_it_prints_the_command_to_type(setup):
    result = setup("run")
    assert result.returncode == 1
    assert "sudo apt-get update && sudo apt-get install -y --no-install-recommends libsqlite3-dev git python3\n" in result.stderr


@pytest.mark.parametrize("programs", [{"id": "echo 0"}, {"sudo": 'shift; exec "$@"'}])
def test_with_root_rights_it_installs_only_missing_packages(setup, tmp_path, programs):
    present = 'case "${@: -1}" in libsqlite3-dev) exit 1 ;; *) echo "install ok installed" ;; esac'
    result = setup("run", **programs, apt_get='echo "$@" >> "$LOG"', dpkg_query=present)
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "log").read_text().splitlines() == ["update -q", "install -y --no-install-recommends libsqlite3-dev"]


def test_it_prints_nothing_when_nothing_is_missing(setup):
    result = setup("run", dpkg_query='echo "install ok installed"')
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")

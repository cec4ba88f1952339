"""The parts of the tests that continuous integration runs."""
import subprocess
import sys

import pytest
from conftest import ROOT

SAMPLE = '''
import pytest
@pytest.mark.parametrize("value", range(9))
def test_variants(value): pass
@pytest.mark.essential
def test_always(): pass
def test_one(): pass
def test_two(): pass
def test_three(): pass
'''


@pytest.fixture
def names(tmp_path):
    """The names of the tests that a part of a sample runs."""
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    (tmp_path / "conftest.py").write_text((ROOT / "Tests/conftest.py").read_text("utf-8"))
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = essential\n")

    def run(*options):
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *options]
        found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert found.returncode == 0, found.stdout + found.stderr
        return [line.split("::")[1] for line in found.stdout.splitlines() if "::" in line]

    return run


def test_the_parts_together_are_all_tests_and_each_has_the_essential_ones(names):
    parts = [set(names("--part", f"{number}/3")) for number in (1, 2, 3)]
    assert set.union(*parts) == set(names())
    assert set.intersection(*parts) == {"test_always"}


def test_each_part_has_a_share_of_the_variants_of_a_test(names):
    for number in (1, 2, 3):
        assert sum(name.startswith("test_variants") for name in names("--part", f"{number}/3")) == 3


@pytest.mark.parametrize("text", ["0/3", "4/3", "two", "1/0", "1"])
def test_a_part_that_does_not_exist_is_refused(text):
    found = collected(f"--part={text}")
    assert (found.returncode, f"{text} is not a part such as 2/3" in found.stderr) == (4, True), found.stderr


def test_a_part_can_be_chosen_without_naming_a_folder():
    assert collected("--part=2/3").returncode == 0


def collected(option):
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", option]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)

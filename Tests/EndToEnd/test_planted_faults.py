"""The planted faults apply to the present source, and a patch that does not apply is an error. `make planted-faults` runs them."""
import shutil
import subprocess
import sys

from conftest import ROOT


def check(root):
    return subprocess.run([sys.executable, root / "Scripts/planted_faults.py", "--check"], capture_output=True, text=True, timeout=60)


def copy_of(folder):
    for part in ("Scripts", "Sources", "Tests/PlantedFaults"):
        shutil.copytree(ROOT / part, folder / part)
    return folder


def test_every_patch_applies():
    done = check(ROOT)
    assert done.returncode == 0 and done.stdout == "8 patches apply\n", done.stderr


def test_a_patch_that_does_not_apply_any_more_is_an_error(tmp_path):
    root = copy_of(tmp_path)
    file = root / "Sources/SQLiteStorage/File/Store+Opening.swift"
    file.write_text(file.read_text("utf-8").replace("synchronous = FULL", "synchronous = EXTRA"), "utf-8")
    done = check(root)
    assert done.returncode == 1 and "unsynced-commits.patch does not apply any more" in done.stderr


def test_a_patch_without_a_description_and_a_folder_without_patches_are_errors(tmp_path):
    root = copy_of(tmp_path)
    for patch in (root / "Tests/PlantedFaults").glob("*.patch"):
        patch.write_text(patch.read_text("utf-8").partition("\n\n")[2], "utf-8")
    assert check(root).returncode == 1
    shutil.rmtree(root / "Tests/PlantedFaults")
    assert check(root).returncode == 1

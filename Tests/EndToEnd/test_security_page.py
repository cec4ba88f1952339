"""The page that compares the service with ASVS names tests and parts of the program that exist."""
import re

from conftest import ROOT

PAGE = (ROOT / "Docs/security.md").read_text("utf-8")
TESTS = [file for suffix in ("py", "swift") for file in (ROOT / "Tests").rglob(f"*.{suffix}")]
NAMED = set(re.findall(r"`([^`]+)`", PAGE))


def test_every_test_on_the_page_exists():
    files = {file.name for file in TESTS}
    functions = set(re.findall(r"^def (test_\w+)", "\n".join(file.read_text("utf-8") for file in TESTS), re.M))
    named = {name for name in NAMED if name.startswith("test_")}
    assert len(named) > 20 and named <= files | functions, named - files - functions


def test_every_part_of_the_program_on_the_page_exists():
    sources = [*(ROOT / "Sources").rglob("*.swift"), *TESTS]
    folders = {folder.name for top in ("Sources", "Tests") for folder in (ROOT / top).rglob("*") if folder.is_dir()}
    text = "\n".join(file.read_text("utf-8") for file in sources)
    parts = {name for name in NAMED if re.fullmatch(r"[A-Z][A-Za-z]+[a-z](\.[a-z][A-Za-z]+)?", name)}
    missing = {part for part in parts - folders if not all(re.search(rf"\b{name}\b", text) for name in part.split("."))}
    assert missing <= {"Secure", "Host", "Package.resolved"}, missing


def test_every_row_has_a_state():
    rows = re.findall(r"^\| ([\d.,– ]+) \| (\w+) \| (.+) \|$", PAGE, re.M)
    assert len(rows) > 60
    assert {state for _, state, _ in rows} <= {"met", "exception", "open"}

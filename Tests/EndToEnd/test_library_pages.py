"""The examples on the pages of the libraries compile against the libraries as they were built."""
import re
import subprocess

import pytest
from conftest import ROOT

BUILT = ROOT / ".build/debug"
LIBRARIES = re.findall(r'\.library\(name: "(\w+)"', (ROOT / "Package.swift").read_text("utf-8"))
PAGES = {library: ROOT / f"Sources/{library}/{library}.docc/{library}.md" for library in LIBRARIES}


def examples(page):
    return re.findall(r"^```swift\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def module_maps():
    """The C modules that the packages bring, which the compiler looks for when it loads a library that uses them."""
    found = sorted((ROOT / ".build/checkouts").glob("**/include/module.modulemap"))
    made = sorted(BUILT.glob("*.build/module.modulemap"))
    return [part for map in found for part in ("-Xcc", f"-I{map.parent}")] + [part for map in made for part in ("-Xcc", f"-fmodule-map-file={map}")]


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_example_of_a_library_compiles(library, module_maps, tmp_path):
    blocks = examples(PAGES[library])
    assert blocks, f"{PAGES[library]} has no example"
    for number, block in enumerate(blocks):
        file = tmp_path / f"example{number}.swift"
        file.write_text(block, "utf-8")
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", BUILT / "Modules", *module_maps, file]
        compiled = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert compiled.returncode == 0, compiled.stderr


def test_an_example_that_does_not_compile_is_noticed(module_maps, tmp_path):
    file = tmp_path / "example.swift"
    file.write_text("import AnswerMatching\nlet verdict: Verdict = AnswerMatcher.nothing\n", "utf-8")
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", BUILT / "Modules", *module_maps, file]
    assert subprocess.run(command, capture_output=True, timeout=120).returncode != 0

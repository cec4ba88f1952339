#!/usr/bin/env python3
"""Checks the dependencies between rooms, and draws them into CONTRIBUTING.md.

Reads the package manifest for the dependencies of each target, and the sources for the imports of each file. Fails on a
dependency that the design does not allow, on a declared dependency without a use, on a use without a declaration, and on a stale
drawing. `--write` updates the drawing.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- arrows: written by make record -->\n", "<!-- end of arrows -->\n"

# Room -> rooms that it may import. The design allows no other dependency.
ALLOWED = {
    "StrictJSON": "",
    "Reproducible": "",
    "Identifiers": "",
    "AnswerMatching": "",
    "WasmMessages": "",
    "BuildCommit": "",
    "NoteFacts": "",
    "PrometheusMetrics": "",
    "Measurement": "Reproducible",
    "MatcherModule": "AnswerMatching WasmMessages",
    "GameModule": "WasmMessages WordGame",
    "Placement": "AnswerMatching Identifiers Measurement Reproducible StrictJSON",
    "ItemWriting": "NoteFacts Reproducible",
    "QuestionWriting": "ItemWriting NoteFacts Reproducible StrictJSON",
    "PracticeTests": "AnswerMatching Identifiers ItemWriting NoteFacts QuestionWriting Reproducible StrictJSON",
    "WordGame": "Identifiers Reproducible",
    "WordListFormats": "Reproducible StrictJSON WordGame",
    "Authoring": "AnswerMatching Measurement Placement StrictJSON",
    "ContentDelivery": "StrictJSON",
    "LanguageModels": "AnswerMatching QuestionWriting StrictJSON",
    "ICUSegmentation": "NoteFacts",
    "Storage": "Identifiers Placement PracticeTests WordGame",
    "SQLiteStorage": "Identifiers ItemWriting NoteFacts Placement PracticeTests QuestionWriting Reproducible Storage WordGame",
    "CPostgreSQL": "",
    "PostgreSQLStorage": "CPostgreSQL Identifiers ItemWriting NoteFacts Placement PracticeTests QuestionWriting Storage WordGame",
    "WebService": "AnswerMatching Authoring Identifiers ItemWriting NoteFacts Placement PracticeTests QuestionWriting Reproducible Storage"
    " StrictJSON WordGame WordListFormats",
    # The only room that connects all others.
    "nivel": "*",
}

# Module with a heavy dependency or side effects -> the only rooms that may import it.
CONFINED = {
    "GRDB": "SQLiteStorage",
    "GRDBSQLite": "SQLiteStorage",
    "CPostgreSQL": "PostgreSQLStorage",
    "Hummingbird": "WebService",
    "HummingbirdCore": "WebService",
    "NIOCore": "ContentDelivery LanguageModels WebService",
    "AsyncHTTPClient": "ContentDelivery LanguageModels",
    "Crypto": "ContentDelivery Storage",
    "NaturalLanguage": "LanguageModels",
    "ArgumentParser": "nivel",
    "_FoundationICU": "ICUSegmentation",
    "Foundation": "ContentDelivery ICUSegmentation PostgreSQLStorage SQLiteStorage WebService nivel",
    "Glibc": "SQLiteStorage",
}

IMPORT = re.compile(r"^\s*(?:@\S+\s+)*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)", re.M)


def declared():
    """Returns the modules that the manifest allows each room and each test target to import, by the folder of the target."""
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = [t for t in json.loads(dump.stdout)["targets"] if t["type"] not in ("system", "plugin")]
    names = {t["name"] for t in targets}
    folders = {}
    for target in targets:
        folder = target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}"
        folders[folder] = {d["byName"][0] for d in target["dependencies"] if "byName" in d} & names
    rooms = {folder.removeprefix("Sources/"): known for folder, known in sorted(folders.items()) if folder.startswith("Sources/")}
    tests = {folder: known for folder, known in sorted(folders.items()) if folder.startswith("Tests/")}
    return rooms, tests


def imports(folder):
    """Yields each import in the sources of a folder: file and line, and module."""
    for source in sorted((ROOT / folder).rglob("*.swift")):
        text = source.read_text(encoding="utf-8")
        for match in IMPORT.finditer(text):
            yield f"{source.relative_to(ROOT)}:{text.count(chr(10), 0, match.start(1)) + 1}", match.group(1)


def problems(rooms):
    for room, known in rooms.items():
        if room not in ALLOWED:
            yield f"Package.swift: the room {room} is not in the table of Scripts/check_arrows.py: add it with the rooms that it may import"
            continue
        allowed = rooms.keys() if ALLOWED[room] == "*" else set(ALLOWED[room].split())
        for other in sorted(known - allowed):
            yield f"Package.swift: {room} must not depend on {other}: reverse the dependency, or pass the value in"
        used = set()
        for where, module in imports(f"Sources/{room}"):
            used.add(module)
            if module in rooms and module != room and module not in known:
                yield f"{where}: {room} imports {module}, which Package.swift does not list for it"
            if module in CONFINED and room not in CONFINED[module].split():
                yield f"{where}: only {CONFINED[module].replace(' ', ', ')} may import {module}"
        for other in sorted(known - used):
            yield f"Package.swift: {room} lists {other} and never imports it: remove it"


def test_problems(rooms, tests):
    # NB: an undeclared import compiles where the module happens to be built already, and fails in a fresh clone.
    for folder, known in tests.items():
        for where, module in imports(folder):
            if (module in rooms or module == "TestSupport") and module not in known and folder != f"Tests/{module}":
                yield f"{where}: {folder} imports {module}, which Package.swift does not list for it"


def reachable(rooms, room):
    found = set()
    for other in rooms[room]:
        found |= {other} | reachable(rooms, other)
    return found


def drawing(rooms):
    """Returns the dependencies as a Mermaid diagram, without those that follow from others."""
    lines = ["```mermaid", "graph TD"]
    for room, known in rooms.items():
        indirect = set().union(*(reachable(rooms, other) for other in known))
        lines += [f"  {room} --> {other}" for other in sorted(known - indirect)]
    return "\n".join(lines + ["```", ""])


def main():
    rooms, tests = declared()
    found = [*problems(rooms), *test_problems(rooms, tests)]
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    fresh = head + BEGIN + drawing(rooms) + END + tail
    if "--write" in sys.argv:
        PAGE.write_text(fresh, encoding="utf-8")
    elif page != fresh:
        found.append("CONTRIBUTING.md: the drawing of the dependencies is stale: run make record")
    print("\n".join(found) if found else "The design allows every dependency between rooms.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

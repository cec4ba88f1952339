#!/usr/bin/env python3
"""Fails on any dependency between rooms that the table below does not allow.

Reads the dependencies between targets from the package manifest, and the imports from the sources.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Room -> rooms that it may import. Every other dependency is refused.
ARROWS = {
    "StrictJSON": set(),
    "Reproducible": set(),
    "AnswerMatching": set(),
    "WasmMessages": set(),
    "MatcherModule": {"AnswerMatching", "WasmMessages"},
    "Placement": {"AnswerMatching", "Reproducible", "StrictJSON"},
    "PracticeTests": {"Reproducible", "StrictJSON"},
    "WordGame": {"Reproducible"},
    "WordListFormats": {"Reproducible", "StrictJSON", "WordGame"},
    "GameModule": {"WasmMessages", "WordGame"},
    "Authoring": {"Placement", "AnswerMatching", "StrictJSON"},
    "ContentDelivery": {"StrictJSON"},
    "LanguageModels": {"AnswerMatching", "PracticeTests", "StrictJSON"},
    "ICUSegmentation": {"PracticeTests"},
    "SQLiteStorage": {"Placement", "PracticeTests", "WordGame"},
    "WebService": {"Authoring", "Placement", "PracticeTests", "Reproducible", "AnswerMatching", "StrictJSON", "WordGame", "WordListFormats"},
    "nivel": {"AnswerMatching", "Authoring", "ContentDelivery", "LanguageModels", "Placement", "PracticeTests", "Reproducible", "SQLiteStorage", "StrictJSON", "ICUSegmentation", "WebService", "WordGame", "WordListFormats"},
}

# Module with a heavy dependency or side effects -> the only rooms that may import it.
CONFINED = {
    "GRDB": {"SQLiteStorage"},
    "Hummingbird": {"WebService"},
    "HummingbirdCore": {"WebService"},
    "NIOCore": {"ContentDelivery", "LanguageModels", "WebService"},
    "AsyncHTTPClient": {"ContentDelivery", "LanguageModels"},
    "Crypto": {"ContentDelivery"},
    "NaturalLanguage": {"LanguageModels"},
    "ArgumentParser": {"nivel"},
    "_FoundationICU": {"ICUSegmentation"},
    "Foundation": {"ContentDelivery", "SQLiteStorage", "ICUSegmentation", "WebService", "nivel"},
    "Glibc": {"SQLiteStorage"},
}

IMPORT = re.compile(r"^\s*(?:@\S+\s+)*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)", re.M)


def manifest():
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(dump.stdout)


def target_arrows(package):
    for target in package["targets"]:
        if target["type"] in ("test", "system") or (target.get("path") or "").startswith("Tests/"):
            continue
        names = {next(iter(d.values()))[0] for d in target["dependencies"] if "byName" in d or "target" in d}
        yield target["name"], names


def problems():
    targets = dict(target_arrows(manifest()))
    for name, known in targets.items():
        if name not in ARROWS:
            yield f"Package.swift: the room {name} is missing from the table of dependencies: add it to Scripts/check_arrows.py"
            continue
        for other in sorted(known - ARROWS[name]):
            yield f"Package.swift: {name} -> {other} is not an allowed dependency: reverse it, or pass the value as a parameter"
    for source in sorted(ROOT.glob("Sources/**/*.swift")):
        room = source.relative_to(ROOT / "Sources").parts[0]
        text = source.read_text(encoding="utf-8")
        for match in IMPORT.finditer(text):
            module = match.group(1)
            line = text.count("\n", 0, match.start(1)) + 1
            where = f"{source.relative_to(ROOT)}:{line}"
            if module in targets and module != room and module not in ARROWS.get(room, set()):
                yield f"{where}: {room} must not import {module}"
            if module in CONFINED and room not in CONFINED[module]:
                yield f"{where}: only {', '.join(sorted(CONFINED[module]))} may import {module}"


found = list(problems())
print("\n".join(found) if found else "All dependencies between rooms are allowed.")
sys.exit(1 if found else 0)

#!/usr/bin/env python3
"""Fails on any arrow between the rooms of the house that the design does not have.

Reads the package manifest for the arrows between targets, and the sources for what each imports.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Room -> rooms it may know. What is not listed here has no arrow.
ARROWS = {
    "StrictJSON": set(),
    "SeededRandom": set(),
    "AnswerMatching": set(),
    "ModuleMessages": set(),
    "MatcherModule": {"AnswerMatching", "ModuleMessages"},
    "Placement": {"AnswerMatching", "SeededRandom", "StrictJSON"},
    "PracticeTests": {"SeededRandom", "StrictJSON"},
    "WordGame": {"SeededRandom"},
    "WordLists": {"SeededRandom", "StrictJSON", "WordGame"},
    "GameModule": {"ModuleMessages", "WordGame"},
    "Authoring": {"Placement", "AnswerMatching", "StrictJSON"},
    "ContentDelivery": {"StrictJSON"},
    "LanguageModels": {"AnswerMatching", "PracticeTests", "StrictJSON"},
    "TextSegmentation": {"PracticeTests"},
    "Storage": {"Placement", "PracticeTests", "WordGame"},
    "WebService": {"Authoring", "Placement", "PracticeTests", "SeededRandom", "AnswerMatching", "StrictJSON", "WordGame", "WordLists"},
    "BuildCommit": set(),
    "nivel": {"AnswerMatching", "Authoring", "BuildCommit", "ContentDelivery", "LanguageModels", "Placement", "PracticeTests", "SeededRandom", "Storage", "StrictJSON", "TextSegmentation", "WebService", "WordGame", "WordLists"},
}

# Heavy or impure module -> the only rooms that may import it.
CONFINED = {
    "GRDB": {"Storage"},
    "Hummingbird": {"WebService"},
    "HummingbirdCore": {"WebService"},
    "NIOCore": {"ContentDelivery", "LanguageModels", "WebService"},
    "AsyncHTTPClient": {"ContentDelivery", "LanguageModels"},
    "Crypto": {"ContentDelivery"},
    "NaturalLanguage": {"LanguageModels"},
    "ArgumentParser": {"nivel"},
    "_FoundationICU": {"TextSegmentation"},
    "Foundation": {"ContentDelivery", "Storage", "TextSegmentation", "WebService", "nivel"},
    "Glibc": {"Storage"},
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
            yield f"Package.swift: the room {name} is not in the table of arrows: add it to Scripts/check_arrows.py"
            continue
        for other in sorted(known - ARROWS[name]):
            yield f"Package.swift: {name} -> {other} is no arrow of the design: turn it round, or pass what is needed in"
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
print("\n".join(found) if found else "Every arrow points the way the design says.")
sys.exit(1 if found else 0)

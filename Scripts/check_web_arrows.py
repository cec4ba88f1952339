#!/usr/bin/env python3
"""Checks that each module of the browser app imports only from the folders that its own folder may use."""

import posixpath
import re
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "Web"

# Folders that each folder may import from, besides itself, the base and types. The base is the modules beside `app.js`.
ALLOWED = {
    "base": set(),
    "matcher": set(),
    "widgets": set(),
    "formats": {"widgets"},
    "report": {"widgets"},
    "keeping": {"widgets", "report"},
    "taking": {"widgets"},
    "placement": {"widgets", "formats", "taking"},
    "drills": {"widgets", "formats", "report", "taking"},
    "practice_tests": {"widgets", "formats", "report", "taking"},
    "game": {"widgets", "matcher"},
    "authoring": {"widgets", "formats", "report"},
    "own_data": {"widgets"},
    "learning": {"widgets", "report", "placement", "drills", "practice_tests", "game"},
    "screens": {"widgets", "matcher", "report", "keeping", "placement", "drills", "practice_tests", "game", "authoring", "learning", "own_data"},
    "app": {"widgets", "game", "own_data"},
}
APP = {"app.js", "footer.js", "header.js", "service_worker.js"}
IMPORT = re.compile(r'(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"')


def folder(path):
    """Returns the folder of a module, by its path below `Web`."""
    if "/" in path:
        return path.split("/")[0]
    return "app" if path in APP else "base"


def problems():
    for file in sorted(WEB.glob("**/*.js")):
        path = file.relative_to(WEB).as_posix()
        here = folder(path)
        if here not in ALLOWED:
            yield f"Web/{path}: the folder {here} is unknown: add it to {Path(__file__).name}"
            continue
        for name in IMPORT.findall(file.read_text("utf-8")):
            found = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            there = folder(found)
            if not name.startswith("."):
                yield f"Web/{path}: imports {name}, which is not a module of the app"
            elif there not in ALLOWED[here] | {here, "base", "types"}:
                yield f"Web/{path}: imports {found}, but {here} must not depend on {there}"


def main():
    found = list(problems())
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

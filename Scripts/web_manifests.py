#!/usr/bin/env python3
"""Writes the web manifests of the interface languages other than English, from the English one and the words of the interface.

A browser that installs the app shows its description and its shortcuts. The icons are the same in every language.
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ORIGINAL = ROOT / "Web" / "manifest.webmanifest"
#: The folder of the files that the system copies when the app is installed. The app does not need them to open without the server.
FOLDER = ROOT / "Web" / "icons"
#: The words of the shortcuts, by address.
SHORTCUTS = {"/play/menu": "header.play", "/practice": "header.practice"}


def manifests():
    """The text of each manifest, by the file that it belongs in."""
    original = json.loads(ORIGINAL.read_text("utf-8"))
    found = {}
    for file in sorted((ROOT / "Content" / "interface").glob("*.json")):
        language = json.loads(file.read_text("utf-8"))
        if file.stem != "en":
            text = json.dumps(translated(original, language), ensure_ascii=False, indent=2) + "\n"
            found[FOLDER / f"{file.stem}.webmanifest"] = text
    return found


def translated(original, language):
    """The manifest in one interface language. Addresses in it are relative to its own folder."""
    words = language["words"]
    return {
        **original,
        "lang": language["language_id"],
        "dir": language["direction"],
        "description": words["languages.what"],
        "icons": [{**icon, "src": relative(icon["src"])} for icon in original["icons"]],
        "shortcuts": [{**shortcut, "name": words[SHORTCUTS[shortcut["url"]]]} for shortcut in original["shortcuts"]],
    }


def relative(source):
    folder, _, name = source.rpartition("/")
    return name if folder == FOLDER.name else f"../{source}"


if __name__ == "__main__":
    for path, content in manifests().items():
        path.write_text(content, "utf-8")

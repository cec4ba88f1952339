"""The parts of the browser app: each page loads the words and styles that its screens use, and files that exist."""
import collections
import json
import posixpath
import re

import pytest
from conftest import ROOT

WEB = ROOT / "Web"
IMPORT = re.compile(r'^import\b[^;]*?\bfrom "(\.[^"]+\.js)"', re.M)
PLURAL = re.compile(r"\.(zero|one|two|few|many|other)$")
PARTS = json.loads((WEB / "parts.json").read_text("utf-8"))
ROUTES = json.loads((WEB / "routes.json").read_text("utf-8"))
KEYS = {PLURAL.sub("", key) for key in json.loads((ROOT / "Content/interface/en.json").read_text("utf-8"))["words"]}


def graph(*starts):
    """The modules that some modules import, directly or not."""
    seen, waiting = set(), list(starts)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in IMPORT.findall((WEB / path).read_text("utf-8"))]
    return seen


def part_of(key):
    """The part that has the words of a key: the first one that names it."""
    named = (part for part, lists in PARTS.items() if any(key == word or key.startswith(f"{word}.") for word in lists.get("words", [])))
    return next(named, "first")


def used_keys(path):
    """The keys that a module names, and all keys that it may put together."""
    text = (WEB / path).read_text("utf-8")
    whole = {key for key in re.findall(r'"([a-z0-9_]+(?:\.[a-z0-9_]+)+)"', text) if key in KEYS}
    starts = tuple(re.findall(r"`([a-z0-9_]+\.[a-z0-9_.]*)\$\{", text))
    return whole | {key for key in KEYS if starts and key.startswith(starts)}


@pytest.mark.essential
def test_every_page_loads_the_words_that_its_modules_use():
    screens = collections.defaultdict(list)
    for route in ROUTES:
        screens[route.get("part", route["screen"])].append(f"screens/{route['screen']}.js")
    missing = [
        f"{path}: {key} is a word of the part {part_of(key)}: name it in the part first or shared of Web/parts.json"
        for part, starts in screens.items()
        for path in sorted(graph("app.js", *starts))
        for key in sorted(used_keys(path))
        if part_of(key) not in (["first"] if part == "first" or path in graph("app.js") else ["first", "shared", part])
    ]
    assert missing == []


def test_parts_name_existing_styles_and_words():
    for part, lists in PARTS.items():
        for name in lists.get("styles", []):
            assert (WEB / f"css/{name}.css").is_file(), f"{part}: {name}"
        for word in lists.get("words", []):
            assert any(key == word or key.startswith(f"{word}.") for key in KEYS), f"{part}: {word}"


def test_every_style_file_is_in_at_most_one_part():
    names = [name for lists in PARTS.values() for name in lists.get("styles", [])]
    assert len(names) == len(set(names))

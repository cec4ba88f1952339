#!/usr/bin/env python3
"""Asks a reader for the level of each item without its label, and compares.

Usage: python3 Scripts/blind_levels.py sheet [LANGUAGE…] > sheet.txt
       python3 Scripts/blind_levels.py record READER < levels.txt
       python3 Scripts/blind_levels.py score [--items]

`sheet` prints all items of the languages in one random order: instructions, text, question, options or accepted answers, and the key.
Level, construct, weight and the number of the item are left out. A reader writes one line for each item: its mark, a space, and a
level from A1 to C2. The reader must not know how many items a form has at each level. `record` keeps the levels of one reader, `first`
or `second`, in `Content/quality/levels/READER.tsv`, with the mark, which is a fingerprint of what was shown. `score` prints, for each
language, how many levels of each reader are exact and within one, and how far they are from the labels on average. It leaves out items
that have changed since. With `--items` it prints the items whose label no reader shares, the farthest first.
"""
import collections
import hashlib
import random
import statistics
import sys

from blind_answers import CONTENT, form, given, language_of, read, write

READINGS = CONTENT / "quality/levels"
READERS = ("first", "second")
#: The parts of a prompt that are shown, with their titles.
TITLES = {"instructions": "instructions", "passage": "text", "transcript": "recording", "stem": "question"}
LEVELS = ("A1", "A2", "B1", "B2", "C1", "C2")


def items(languages=()):
    """All items by their id, in the order of languages and items."""
    found = {}
    for path in sorted((CONTENT / "blueprints").glob("*.json")):
        if not languages or path.stem in languages:
            found |= {item["item_id"]: item for item in form(path)["items"]}
    return found


def shown(item):
    """What a reader sees of an item, as lines. Nothing in it tells the level, and the options are in alphabetical order."""
    prompt, lines = item["prompt"], []
    for name, title in TITLES.items():
        if name in prompt:
            lines.append(f"{title}: {prompt[name]}")
    options = sorted(item.get("options", []), key=lambda option: option["text"])
    lines += [f"   {'*' if option['id'] == item['correct_option_id'] else ' '} {option['text']}" for option in options]
    if "production_spec" in item:
        lines.append("accepted: " + " / ".join(item["production_spec"]["accept_list"]))
    return lines


def mark(item):
    """A short hash of the language and of what is shown."""
    return hashlib.sha256("\n".join([language_of(item["item_id"]), *shown(item)]).encode()).hexdigest()[:10]


def sheet(languages):
    """The sheet as text. The order depends on the items only."""
    known = sorted(items(languages).values(), key=mark)
    random.Random(len(known)).shuffle(known)
    return "\n\n".join("\n".join([f"{mark(item)} ({language_of(item['item_id'])})", *shown(item)]) for item in known)


def record(reader, text):
    """Keeps the levels of one reader. Levels of other items stay."""
    known, path = {mark(item): item["item_id"] for item in items().values()}, READINGS / f"{reader}.tsv"
    rows = read(path)
    for its_mark, level in given(text, "[ABC][12]", known, "0123456789 B1"):
        rows[known[its_mark]] = (its_mark, level)
    write(path, rows)


def differences(reader):
    """For each item that the reader read as it is now: the level that was read minus the label, in levels."""
    known = items()
    return {
        item_id: LEVELS.index(level) - LEVELS.index(known[item_id]["level"])
        for item_id, (its_mark, level) in read(READINGS / f"{reader}.tsv").items()
        if item_id in known and its_mark == mark(known[item_id])
    }


def summary(values):
    """The figures of a list of differences. The shift is in levels: below 0, items were read as easier than their labels."""
    return {
        "read": len(values),
        "exact": sum(value == 0 for value in values),
        "within one": sum(abs(value) <= 1 for value in values),
        "shift": sum(values) / len(values),
    }


def scores(reader):
    """The figures of one reader for each language, and for all."""
    by_language = collections.defaultdict(list)
    for item_id, difference in differences(reader).items():
        by_language[language_of(item_id)].append(difference)
        by_language["all"].append(difference)
    return {language: summary(values) for language, values in sorted(by_language.items())}


def shares_by_level(reader):
    """The share of the items of each label that the reader gives the same level."""
    known, found = items(), differences(reader)
    return {level: statistics.mean(found[name] == 0 for name in found if known[name]["level"] == level) for level in LEVELS}


def doubtful():
    """The items that all readers place on the same side of their label, with the difference of each reader, the farthest first."""
    first, *others = [differences(reader) for reader in READERS]
    both = {item_id: (value, *(one[item_id] for one in others)) for item_id, value in first.items() if all(item_id in one for one in others)}
    apart = {item_id: values for item_id, values in both.items() if max(values) < 0 or min(values) > 0}
    return dict(sorted(apart.items(), key=lambda entry: (-abs(sum(entry[1])), entry[0])))


def main():
    """Runs one of the commands."""
    command, *rest = sys.argv[1:] or [""]
    if command == "sheet":
        print(sheet(rest))
    elif command == "record" and rest and rest[0] in READERS:
        record(rest[0], sys.stdin.read())
    elif command == "score" and rest == ["--items"]:
        known = items()
        for item_id, values in doubtful().items():
            label = known[item_id]["level"]
            print("\t".join([item_id, label, *(LEVELS[LEVELS.index(label) + value] for value in values), known[item_id]["construct"]]))
    elif command == "score":
        print("reader\tlanguage\tread\texact\twithin one\tshift")
        for reader in READERS:
            for language, row in scores(reader).items():
                print(f"{reader}\t{language}\t{row['read']}\t{row['exact']}\t{row['within one']}\t{row['shift']:+.2f}")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Asks readers the questions on texts without the texts, and counts how many they answer.

Usage: python3 Scripts/blind_texts.py sheet [LANGUAGE…] > sheet.txt
       python3 Scripts/blind_texts.py record STRATEGY < answers.txt
       python3 Scripts/blind_texts.py score

`sheet` prints each question with its options in a random order, without text, level and key. A reader answers it by one strategy, with
one line for each question: the id of the item, a space, and the number of an option. `record` keeps these answers in
`Content/quality/unseen/STRATEGY.tsv`, with a fingerprint of the question. `score` prints how many answers are right in each language:
of each reader, of the majority of the readers, and of rules that look at the form of the options only. It leaves out answers to
questions that have changed since, and says how many these are.
"""
import collections
import hashlib
import random
import re
import sys

from blind_answers import CONTENT, form, given, language_of, read, write

ANSWERS = CONTENT / "quality/unseen"
#: The strategies of the readers: what is plausible in the world, what the form of the options shows, and elimination.
STRATEGIES = ("world", "form", "elimination")


def questions(languages=()):
    """All questions on texts, by the id of their item, in the order of languages and items."""
    found = {}
    for path in sorted((CONTENT / "blueprints").glob("*.json")):
        if languages and path.stem not in languages:
            continue
        found |= {item["item_id"]: item for item in form(path)["items"] if item["type"] in ("READING_COMP", "LISTENING")}
    return found


def fingerprint(item):
    """A short hash of the stem and the options with their ids. It changes with any of them."""
    parts = [item["prompt"]["stem"], *sorted(f"{option['id']} {option['text']}" for option in item["options"])]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


def shown(item):
    """The options in the order of the sheet, which depends on the question only."""
    options = sorted(item["options"], key=lambda option: option["text"])
    random.Random(fingerprint(item)).shuffle(options)
    return options


def sheet(languages):
    """The sheet as text."""
    lines = []
    for item_id, item in questions(languages).items():
        kind = "a text to read" if item["type"] == "READING_COMP" else "a recording"
        lines.append(f"{item_id} (on {kind}) {item['prompt']['stem']}")
        lines += [f"   {number}. {option['text']}" for number, option in enumerate(shown(item), 1)]
    return "\n".join(lines)


def record(strategy, text):
    """Keeps the answers of one reader. Other answers of the same strategy to other questions stay."""
    known, path = questions(), ANSWERS / f"{strategy}.tsv"
    rows = read(path)
    for item_id, number in given(text, "[1-4]", known, "en_004 2"):
        rows[item_id] = (fingerprint(known[item_id]), shown(known[item_id])[int(number) - 1]["id"])
    write(path, rows)


def answers():
    """The answers of each strategy to the questions as they are now."""
    known = questions()
    current = {}
    for strategy in STRATEGIES:
        rows = read(ANSWERS / f"{strategy}.tsv")
        current[strategy] = {name: option for name, (mark, option) in rows.items() if name in known and mark == fingerprint(known[name])}
    return current


def majority(options):
    """The share of each option in the vote: all of it for a clear majority, equal parts for the options that are tied."""
    votes = collections.Counter(options).most_common()
    best = [option for option, count in votes if count == votes[0][1]]
    return {option: 1 / len(best) for option in best}


def words(text):
    return set(re.findall(r"\w+", text.casefold()))


def likeness(option, item):
    """How many words an option shares with the other options."""
    return sum(len(words(option["text"]) & words(other["text"])) for other in item["options"] if other is not option)


#: Rules that choose the option with the greatest value. They need no knowledge of the language.
RULES = {
    "shortest": lambda option, item: -len(option["text"]),
    "longest": lambda option, item: len(option["text"]),
    "most words of the stem": lambda option, item: len(words(option["text"]) & words(item["prompt"]["stem"])),
    "most like the others": likeness,
    "least like the others": lambda option, item: -likeness(option, item),
}


def chosen(rule, item):
    """The shares of the options that a rule chooses; equal parts for equal values."""
    values = {option["id"]: RULES[rule](option, item) for option in item["options"]}
    best = [option for option, value in values.items() if value == max(values.values())]
    return {option: 1 / len(best) for option in best}


def scores():
    """For each language: the number of questions, and the expected right answers of each reader, of the majority, and of each rule."""
    chosen_by, table = answers(), {}
    for item_id, item in questions().items():
        row = table.setdefault(language_of(item_id), collections.Counter())
        key = item["correct_option_id"]
        row["questions"] += 1
        votes = [chosen_by[strategy][item_id] for strategy in STRATEGIES if item_id in chosen_by[strategy]]
        for strategy in STRATEGIES:
            row[strategy] += chosen_by[strategy].get(item_id) == key
        row["answered by all"] += len(votes) == len(STRATEGIES)
        row["majority"] += majority(votes).get(key, 0) if votes else 0
        for rule in RULES:
            row[rule] += chosen(rule, item).get(key, 0)
    return table


def shares_by(kind):
    """The share of the questions that the majority of the readers answers: of each level, or of each type."""
    chosen_by, right, asked = answers(), collections.Counter(), collections.Counter()
    for item_id, item in questions().items():
        votes = [chosen_by[strategy][item_id] for strategy in STRATEGIES if item_id in chosen_by[strategy]]
        right[item[kind]] += majority(votes).get(item["correct_option_id"], 0) if votes else 0
        asked[item[kind]] += 1
    return {name: right[name] / asked[name] for name in asked}


def main():
    """Runs one of the commands."""
    command, *rest = sys.argv[1:] or [""]
    if command == "sheet":
        print(sheet(rest))
    elif command == "record" and rest and rest[0] in STRATEGIES:
        record(rest[0], sys.stdin.read())
    elif command == "score":
        columns = ["questions", "answered by all", *STRATEGIES, "majority", *RULES]
        print("\t".join(["language", *columns]))
        table = scores()
        table["all"] = sum(table.values(), collections.Counter())
        for language, row in table.items():
            print("\t".join([language, *(f"{row[column]:.3g}" if row[column] % 1 else f"{row[column]:.0f}" for column in columns)]))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

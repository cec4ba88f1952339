#!/usr/bin/env python3
"""Compares the words of each item with references for its level: word frequencies, and word lists with levels.

Usage: .venv/bin/python Scripts/level_references.py measure [LISTS]
       python3 Scripts/level_references.py score [--items]

A reader knows a text well enough if 95 of 100 of its running words are known (B. Laufer and G. Ravenhorst-Kalovski, Lexical threshold
revisited, Reading in a Foreign Language 22, 2010). So the frequency of an item is that of its fifth percentile: 95 of 100 running words are
at least as frequent. It is on the Zipf scale (log 10 of the occurrences per thousand million words) of the package wordfreq. The level of an
item in a list is that up to which 95 of 100 of its listed words are known. The words are those of the text, the question and the options, or
of the first accepted answer.

`measure` needs wordfreq and writes `Content/quality/references.tsv`: the id of an item, a mark of what was measured, a reference, and the
value. With a folder of the lists that `LISTS` names below, it measures Chinese, Japanese and English by these too; otherwise it keeps what
was measured before. The lists stay out of the repository. `score` prints the median frequency of each
language at each level, and how many items are at most at the level of the list. With `--items` it prints the items whose words are rarer
than those of the median item two levels above.
"""
import collections
import csv
import json
import pathlib
import re
import statistics
import sys

from blind_answers import CONTENT, language_of
from blind_levels import LEVELS, items, mark

REFERENCES = CONTENT / "quality/references.tsv"
COVERAGE = 0.95
#: Codes of wordfreq that differ from ours. Its list of Serbo-Croatian is in Latin letters.
CODES = {"hr": "sh"}
#: The levels of each list, in ascending order, with the level of the CEFR at which a learner is expected to know the words.
LISTS = {
    # github.com/drkameleon/complete-hsk-vocabulary, wordlists/exclusive/new, each file as hsk1.json to hsk7.json: the standard of 2021. It
    # has three stages of three bands and names no level of the CEFR: these levels are our reading of it.
    "HSK": {"1": "A1", "2": "A2", "3": "B1", "4": "B1", "5": "B2", "6": "B2", "7–9": "C1"},
    # github.com/jamsinclair/open-anki-jlpt-decks, src: unofficial, since the examining board has published no lists since 2010. The levels of
    # the CEFR are our reading of its descriptions.
    "JLPT": {"N5": "A1", "N4": "A2", "N3": "B1", "N2": "B2", "N1": "C1"},
    # github.com/openlanguageprofiles/olp-en-cefrj, as cefrj.csv and octanove.csv: the CEFR-J Wordlist 1.5 (Y. Tono, Tokyo University of Foreign
    # Studies) up to B2, and the Octanove Vocabulary Profile 1.0 for C1 and C2.
    "CEFR-J": {"A1": "A1", "A2": "A2", "B1": "B1", "B2": "B2", "C1": "C1", "C2": "C2"},
}


def read_hsk(folder):
    """The band of each word in simplified characters."""
    found = {}
    for number, band in enumerate(LISTS["HSK"], 1):
        for entry in json.loads((folder / f"hsk{number}.json").read_text("utf-8")):
            found.setdefault(entry["s"], band)
    return found


def read_jlpt(folder):
    """The level of each word, in kanji and in kana."""
    found = {}
    for level in LISTS["JLPT"]:
        with (folder / f"{level.lower()}.csv").open(encoding="utf-8") as file:
            for row in csv.DictReader(file):
                for word in re.split("[;、]", f"{row['expression']};{row['reading']}"):
                    found.setdefault(word.strip(), level)
    return found


def read_cefrj(folder):
    """The lowest level of each headword."""
    found = {}
    for name in ("cefrj.csv", "octanove.csv"):
        with (folder / name).open(encoding="utf-8-sig") as file:
            for row in csv.DictReader(file):
                for word in row["headword"].lower().split("/"):
                    found[word] = min(found.get(word, "C2"), row["CEFR"])
    return found


def japanese_lemmas(text):
    """The dictionary forms of the words of a Japanese text, without particles and names."""
    import ipadic
    import MeCab

    for line in MeCab.Tagger(ipadic.MECAB_ARGS).parse(text).splitlines():
        features = line.partition("\t")[2].split(",")
        if features[0] in ("名詞", "動詞", "形容詞", "副詞", "連体詞", "接続詞") and len(features) > 6 and features[1] != "固有名詞":
            yield features[6]


ENGLISH_ENDINGS = (("ies", "y"), ("ied", "y"), ("es", ""), ("s", ""), ("ed", ""), ("d", ""), ("ing", ""), ("ing", "e"), ("er", ""), ("est", ""), ("ly", ""))


def english_lemmas(text, known):
    """The headwords of the words of an English text."""
    for word in re.findall(r"[a-z]+(?:-[a-z]+)*", text.lower().replace("’", "'")):
        forms = [word, *(word.removesuffix(ending) + new for ending, new in ENGLISH_ENDINGS if word.endswith(ending))]
        # NB: “stopped” doubles the consonant of “stop”.
        forms += [form[:-1] for form in forms if len(form) > 3 and form[-1] == form[-2]]
        yield next((form for form in forms if form in known), word)


def content(item):
    """What a learner reads or hears of an item, and the first accepted answer."""
    prompt = item["prompt"]
    parts = [prompt.get(name, "") for name in ("passage", "transcript", "stem")] + [option["text"] for option in item.get("options", [])]
    # NB: the names of the speakers stand before each line of a dialogue.
    parts[1] = re.sub(r"^[^:：\n]{1,30}[:：]", "", parts[1], flags=re.MULTILINE)
    return "\n".join(parts + item.get("production_spec", {}).get("accept_list", [])[:1]).replace("___", " ").replace(" / ", "  ")


def frequency(text, code):
    """The Zipf frequency that 95 of 100 running words have at least; `None` if a text has no words."""
    import wordfreq

    values = sorted(wordfreq.zipf_frequency(token, code) for token in wordfreq.tokenize(text, code) if not any(map(str.isdigit, token)))
    # NB: 0 is a word that wordfreq does not have: in most cases a name, or an inflected form in a small list.
    values = [value for value in values if value > 0]
    return values[int(len(values) * (1 - COVERAGE))] if values else None


def level(words, known, levels):
    """The level up to which 95 of 100 listed words are known; `None` if the text has no word of the list."""
    places = sorted(list(levels).index(known[word]) for word in words if word in known)
    return list(levels)[places[min(len(places) - 1, int(len(places) * COVERAGE))]] if places else None


def frequency_rows(known):
    """The frequency of each item in a language that wordfreq has."""
    import wordfreq

    available = wordfreq.available_languages()
    for item_id, item in known.items():
        code = CODES.get(language_of(item_id), language_of(item_id))
        value = frequency(content(item), code) if code in available else None
        if value is not None:
            yield item_id, mark(item), "Zipf", f"{value:.2f}"


def list_rows(known, folder):
    """The level of each Chinese, Japanese and English item in the list of its language."""
    import wordfreq

    hsk, jlpt, cefrj = read_hsk(folder), read_jlpt(folder), read_cefrj(folder)
    measures = {
        "zh": ("HSK", lambda text: level(wordfreq.tokenize(text, "zh"), hsk, LISTS["HSK"])),
        "ja": ("JLPT", lambda text: level(japanese_lemmas(text), jlpt, LISTS["JLPT"])),
        "en": ("CEFR-J", lambda text: level(english_lemmas(text, cefrj), cefrj, LISTS["CEFR-J"])),
    }
    for item_id, item in known.items():
        if language_of(item_id) in measures:
            reference, of = measures[language_of(item_id)]
            if value := of(content(item)):
                yield item_id, mark(item), reference, value


def rows():
    """The lines of the table as they are."""
    return [tuple(line.split("\t")) for line in REFERENCES.read_text("utf-8").splitlines()] if REFERENCES.exists() else []


def measure(folder=None):
    """The new lines of the table, in the order of the items."""
    known = items()
    kept = (row for row in rows() if row[2] in LISTS and row[0] in known)
    return sorted([*frequency_rows(known), *(list_rows(known, folder) if folder else kept)])


def read():
    """The values of the items as they are now: by reference, then by item."""
    known, found = items(), collections.defaultdict(dict)
    for item_id, its_mark, reference, value in rows():
        if item_id in known and its_mark == mark(known[item_id]):
            found[reference][item_id] = value
    return found


def medians():
    """For each language, the median frequency of the items of each level."""
    known, groups = items(), collections.defaultdict(lambda: collections.defaultdict(list))
    for item_id, value in read()["Zipf"].items():
        groups[language_of(item_id)][known[item_id]["level"]].append(float(value))
    return {language: {level: statistics.median(values[level]) for level in LEVELS if level in values} for language, values in groups.items()}


def at_most(reference):
    """For each level, how many items have words of at most this level by a list, and how many have a value."""
    known, counts = items(), {level: [0, 0] for level in LEVELS}
    for item_id, value in read()[reference].items():
        label = known[item_id]["level"]
        counts[label][0] += LEVELS.index(LISTS[reference][value]) <= LEVELS.index(label)
        counts[label][1] += 1
    return counts


def rare():
    """The items of A1 to B2 with rarer words than the median item two levels above, the rarest first: difference and item."""
    known, middle = items(), medians()
    found = []
    for item_id, value in read()["Zipf"].items():
        label = LEVELS.index(known[item_id]["level"])
        if label <= 3 and (difference := float(value) - middle[language_of(item_id)][LEVELS[label + 2]]) < 0:
            found.append((round(difference, 2), item_id))
    return sorted(found)


def main(command, *rest):
    if command == "measure" and len(rest) <= 1:
        REFERENCES.write_text("".join("\t".join(row) + "\n" for row in measure(*map(pathlib.Path, rest))), "utf-8")
    elif command == "score" and list(rest) == ["--items"]:
        print("\n".join(f"{item_id}\t{difference}" for difference, item_id in rare()))
    elif command == "score" and not rest:
        print("\t".join(["language", *LEVELS]))
        for language, values in medians().items():
            print("\t".join([language, *(f"{values[level]:.2f}" for level in LEVELS)]))
        for reference in LISTS:
            print("\t".join([reference, *(f"{right} of {count}" for right, count in at_most(reference).values())]))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:] or [""])

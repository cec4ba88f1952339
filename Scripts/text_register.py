#!/usr/bin/env python3
"""Keeps the genre and the scene of every text of the placement tests, and finds what is used too often.

Usage: python3 Scripts/text_register.py sheet [LANGUAGE…] > texts.txt
       python3 Scripts/text_register.py record < descriptions.txt
       python3 Scripts/text_register.py score

`sheet` prints the texts and transcripts whose description is missing or belongs to an earlier text. A reader writes one line for each, with
tabs between four fields: the id of the item, a genre of `GENRES`, the number of speakers, and the scene. The scene is five English words that
name the plot: the place, the persons, the thing, the event, the twist. `record` keeps the lines in `Content/quality/texts.tsv`, with a
fingerprint of each text. `score` prints the genres of each language that occur more than twice, the levels without a dialogue, and texts
whose scenes have four words in common.
"""
import collections
import hashlib
import itertools
import json
import sys

from blind_answers import CONTENT, form, language_of

REGISTER = CONTENT / "quality/texts.tsv"
#: What a text is, with its name for several of them. Dialogues are told apart by what the speakers do, as in the scales of spoken interaction
#: in the Companion Volume of the CEFR (Council of Europe 2020).
GENRES = {
    "notice": ("rules, opening hours, signs", "notices"), "announcement": ("spoken to the public", "announcements"),
    "message": ("letter, mail, chat, voicemail", "messages"), "advert": ("praises something for sale", "adverts"),
    "instruction": ("how to do something", "instructions"), "data": ("figures or a timetable, with prose", "texts with data"),
    "report": ("news, or facts about a subject", "reports"), "description": ("of a person, place, habit or day", "descriptions"),
    "narrative": ("a story that is told, fiction", "narratives"), "argument": ("the opinion of one writer or speaker", "arguments"),
    "opposing_views": ("two or more positions", "texts with opposing views"), "interview": ("questions for an audience or a job", "interviews"),
    "conversation": ("about oneself, news, feelings", "conversations"), "service": ("obtaining goods or a service", "service encounters"),
    "planning": ("organizing something together", "planning talks"), "enquiry": ("asking for facts", "enquiries"),
    "negotiation": ("settling a conflict of interests", "negotiations"), "talk": ("a speech of one person", "talks"),
    "review": ("of a book, film, restaurant or product", "reviews"),
}
#: A genre that occurs more often in the twelve texts of a form is a finding.
MOST_OF_A_GENRE = 2
#: Two texts with as many words of their scenes in common tell the same plot.
COMMON_WORDS = 4
LEVELS = ("A1", "A2", "B1", "B2", "C1", "C2")


def texts(languages=()):
    """The items with a text or a transcript by their id, in the order of languages and items. A text with several items is that of the first."""
    found = {}
    for path in sorted((CONTENT / "blueprints").glob("*.json")):
        if not languages or path.stem in languages:
            found |= {item["item_id"]: item for item in form(path)["items"] if text_of(item)}
    return firsts(found)


def firsts(items):
    """Leaves out the items whose text another item before them has: a text counts once."""
    seen = set()
    return {item_id: item for item_id, item in items.items() if not (fingerprint(item) in seen or seen.add(fingerprint(item)))}


def text_of(item):
    return item["prompt"].get("passage") or item["prompt"].get("transcript")


def fingerprint(item):
    """A short hash of the text."""
    return hashlib.sha256(text_of(item).encode()).hexdigest()[:12]


def read():
    """Genre, speakers and scene by the id of the item, of the texts as they are now."""
    if not REGISTER.exists():
        return {}
    known, found = texts(), {}
    for line in REGISTER.read_text("utf-8").splitlines():
        item_id, mark, genre, speakers, scene = line.split("\t")
        if item_id in known and mark == fingerprint(known[item_id]):
            found[item_id] = (genre, int(speakers), scene)
    return found


def fault(line, known):
    """What is wrong with a line of a reader; None if it can be kept."""
    fields = line.split("\t")
    if len(fields) != 4:
        return "write four fields, with tabs between them"
    item_id, genre, speakers, scene = fields
    if item_id not in known:
        return f"no text belongs to {item_id}"
    if genre not in GENRES:
        return f"{genre} is no genre: write one of {', '.join(GENRES)}"
    if not speakers.isdigit() or not 1 <= int(speakers) <= 20:
        return f"{speakers} is no number of speakers from 1 to 20"
    if len(set(scene.split())) != 5 or not all(word.isascii() and word.islower() for word in scene.split()):
        return "a scene has five different English words in lower case"
    return None


def record(text):
    """Keeps the descriptions of a reader. Descriptions of other texts stay. Ends the program at a line of another form."""
    known, rows = texts(), read()
    for line in filter(str.strip, text.splitlines()):
        if wrong := fault(line, known):
            sys.exit(f"{line}: {wrong}")
        item_id, genre, speakers, scene = line.split("\t")
        rows[item_id] = (genre, int(speakers), scene)
    REGISTER.write_text(
        "".join(f"{name}\t{fingerprint(known[name])}\t{genre}\t{speakers}\t{scene}\n" for name, (genre, speakers, scene) in sorted(rows.items())), "utf-8")


def frequent_genres(rows):
    """For each language, the genres that occur too often, with their numbers."""
    counts = collections.defaultdict(collections.Counter)
    for item_id, (genre, _, _) in rows.items():
        counts[language_of(item_id)][genre] += 1
    return {language: {genre: n for genre, n in count.items() if n > MOST_OF_A_GENRE} for language, count in counts.items()}


def levels_without_dialogue(rows, known):
    """For each language, the levels at which no text has two speakers."""
    spoken = collections.defaultdict(set)
    for item_id, (_, speakers, _) in rows.items():
        spoken[language_of(item_id)] |= {known[item_id]["level"]} if speakers > 1 else set()
    return {language: [level for level in LEVELS if level not in levels] for language, levels in spoken.items()}


def repeated_scenes(rows):
    """Pairs of texts that tell the same plot, with the words that their scenes have in common."""
    words = {item_id: frozenset(scene.split()) for item_id, (_, _, scene) in rows.items()}
    for (first, one), (second, other) in itertools.combinations(words.items(), 2):
        if len(one & other) >= COMMON_WORDS:
            yield first, second, sorted(one & other)


def score():
    known, rows = texts(), read()
    frequent, silent = frequent_genres(rows), levels_without_dialogue(rows, known)
    for language in sorted(frequent):
        genres = ", ".join(f"{genre} {count}" for genre, count in sorted(frequent[language].items()))
        print(f"{language}\t{genres or '–'}\twithout dialogue: {' '.join(silent[language]) or '–'}")
    for first, second, words in repeated_scenes(rows):
        print(f"{first}\t{second}\t{' '.join(words)}")
    print(f"{len(rows)} of {len(known)} texts are described")


def main(command, *languages):
    if command == "sheet":
        described = read()
        print("\n\n".join(f"=== {name} {item['level']}\n{text_of(item)}" for name, item in texts(languages).items() if name not in described))
    elif command == "record" and not languages:
        record(sys.stdin.read())
    elif command == "score" and not languages:
        score()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:] or [""])

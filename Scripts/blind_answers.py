"""Answers of blind readers, kept as lines with the id of an item, a mark of what was shown, and the answer."""
import json
import pathlib
import re
import sys

CONTENT = pathlib.Path(__file__).resolve().parent.parent / "Content"


def form(path):
    """A blueprint. The prompt of an item that names a stimulus has its passage, too."""
    form = json.loads(path.read_text("utf-8"))
    passages = {stimulus["stimulus_id"]: stimulus["passage"] for stimulus in form.get("stimuli", [])}
    for item in form["items"]:
        if "stimulus" in item["prompt"]:
            item["prompt"]["passage"] = passages[item["prompt"]["stimulus"]]
    return form


def language_of(item_id):
    return item_id.rsplit("_", 1)[0]


def read(path):
    """The answers of one reader: mark and answer by the id of the item."""
    if not path.exists():
        return {}
    rows = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {item_id: (mark, answer) for item_id, mark, answer in rows}


def write(path, rows):
    """Writes the answers of one reader, in the order of the ids."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{item_id}\t{mark}\t{answer}\n" for item_id, (mark, answer) in sorted(rows.items())), "utf-8")


def given(text, answer, known, example):
    """Yields the name of an item and the answer to it, from each line that is not blank. Ends the program at a line of another form.

    `answer` is a regular expression, `known` has the names that the sheet shows, and `example` is a line as it should be."""
    for line in filter(str.strip, text.splitlines()):
        match = re.fullmatch(rf"\s*(\S+)\s+({answer})\s*", line)
        if not match or match[1] not in known:
            sys.exit(f"no line of the form “{example}” for an item as it is now: {line}")
        yield match[1], match[2]

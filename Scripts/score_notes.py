#!/usr/bin/env python3
"""Scores a folder of notes: makes a practice test of each file with `nivel` and reports what came of it.

Usage: python3 Scripts/score_notes.py FOLDER [--nivel PROGRAM] [--count 20] [--seed 1] [--show NUMBER]

The language of a file is the part of its name before the first hyphen, for example `de-weimar.md`. For each file the script prints
the number of questions, the number of broken rules, and the time of the whole process. A rule is broken if a question shows markup,
names its key in the stem, repeats an option, or repeats another question. `--show` prints that many questions of all files, drawn
with the seed, for a person who judges them one by one.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import time

MARKUP = re.compile(r"\$[^$]+\$|\\[a-zA-Z]+|\[\[|\]\]|!\[|\{[#.]|```|https?://|\*\*|<[a-z/]")


def words(text):
    """The words of a text in lowercase."""
    return re.findall(r"\w+", text.lower())


def names_key(stem, key):
    """Whether a stem contains the whole key. In scripts without spaces, it must contain the characters of the key."""
    stem_words, key_words = words(stem), words(key)
    count = len(key_words)
    return count > 0 and any(stem_words[start : start + count] == key_words for start in range(len(stem_words) - count + 1))


def broken_rules(questions):
    """The names of the rules that the questions break, once for each question."""
    broken, stems = [], set()
    for question in questions:
        options = question.get("options", [])
        texts = [question["prompt"], question["correct_answer"], *options]
        if any(MARKUP.search(text) for text in texts):
            broken.append("markup")
        if names_key(question["prompt"], question["correct_answer"]):
            broken.append("key in stem")
        if len({" ".join(words(option)) for option in options}) < len(options):
            broken.append("same options")
        if question["prompt"] in stems:
            broken.append("same question")
        stems.add(question["prompt"])
    return broken


def score(program, path, count, seed):
    """The questions of one file, the message if there are none, and the seconds of the process."""
    language = path.stem.split("-")[0]
    command = [program, "practice", "generate", "--course", "Notes", "--notes", str(path), "--language", language]
    command += ["--count", str(count), "--seed", str(seed), "--format", "json"]
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    seconds = time.monotonic() - start
    questions = json.loads(done.stdout)["questions"] if done.returncode == 0 else []
    return questions, done.stderr.strip().splitlines()[:1], seconds


def show(drawn):
    """Prints questions for a reader."""
    for number, (name, question) in enumerate(drawn, 1):
        print(f"\n{number}. {name} [{question['template']}] {question['prompt']}")
        for option in question.get("options", []):
            print("  ", "*" if option == question["correct_answer"] else "-", option)
        if "options" not in question:
            print("   typed:", " | ".join([question["correct_answer"], *question["other_answers"]]))


def main():
    """Reads the arguments and prints one line per file and a total."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--nivel", default=".build/debug/nivel")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    paths = sorted(path for path in options.folder.iterdir() if path.suffix in {".md", ".txt", ".csv"})
    if not paths:
        sys.exit(f"{options.folder}: no notes in this folder")
    everything = []
    print(f"{'notes':24} {'KB':>5} {'got':>4} {'broken':>6} {'s':>6}")
    for path in paths:
        questions, message, seconds = score(options.nivel, path, options.count, options.seed)
        broken = broken_rules(questions)
        remark = ", ".join(sorted(set(broken))) or " ".join(message)[:90]
        kilobytes = path.stat().st_size // 1024
        print(f"{path.name:24} {kilobytes:5} {len(questions):4} {len(broken):6} {seconds:6.2f}  {remark if broken or not questions else ''}")
        everything += [(path.name, question) for question in questions]
    print(f"{len(everything)} of {options.count * len(paths)} questions")
    show(random.Random(options.seed).sample(everything, min(options.show, len(everything))))


if __name__ == "__main__":
    main()

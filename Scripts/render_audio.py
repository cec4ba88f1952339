#!/usr/bin/env python3
"""Renders the recordings of listening items that a synthetic voice speaks, as 24 kbit/s mono Opus.

What is spoken is the item's transcript, or the text for that item in Content/audio/speech/<language>.json, where the voice
needs another spelling: kana for Japanese, vowel signs for Arabic. Content/audio/rendered.json remembers what was spoken, so
that a recording that no longer fits its item is found by the tests. The same input gives the same bytes.
"""
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile

CONTENT = pathlib.Path(__file__).resolve().parent.parent / "Content"
# Words a minute: slow for beginners, natural at the top.
SPEED = {"A1": 120, "A2": 130, "B1": 140, "B2": 150, "C1": 160, "C2": 165}
# Voices that read their language wrongly, whatever the text (measured with espeak-ng 1.51).
REFUSED = {"th", "cmn"}


def recordings():
    """Every recording a synthetic voice is named for: (path, voice, speed, text)."""
    for blueprint in sorted(CONTENT.glob("blueprints/*.json")):
        speech_file = CONTENT / "audio/speech" / blueprint.name
        speech = json.loads(speech_file.read_text("utf-8")) if speech_file.exists() else {}
        for item in json.loads(blueprint.read_text("utf-8"))["items"]:
            audio = item.get("audio", {})
            if audio.get("engine") == "espeak-ng":
                text = spoken(speech.get(item["item_id"], item["prompt"]["transcript"]))
                yield audio["file"], audio["voice"], SPEED[item["level"]], text


def spoken(text):
    """NFC puts an Arabic vowel sign before the shadda it belongs to, and espeak-ng then loses the vowel: turn them round."""
    scalars = list(text)
    for i in range(len(scalars) - 1):
        if "\u064b" <= scalars[i] <= "\u0650" and scalars[i + 1] == "\u0651":
            scalars[i], scalars[i + 1] = scalars[i + 1], scalars[i]
    return "".join(scalars)


def fingerprint(voice, speed, text):
    return hashlib.sha256(f"{voice}\n{speed}\n{text}".encode()).hexdigest()


def render(file, voice, speed, text):
    if voice in REFUSED:
        sys.exit(f"{file}: the voice {voice} is not acceptable: leave the item without audio, or record a person")
    target = CONTENT / "audio" / file
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix=".wav") as wave:
        subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-g", "4", "-w", wave.name, text], check=True)
        subprocess.run(
            ["opusenc", "--quiet", "--bitrate", "24", "--downmix-mono", "--speech", "--serial", "1", wave.name, str(target)],
            check=True,
        )


def main():
    rendered = {}
    for file, voice, speed, text in recordings():
        render(file, voice, speed, text)
        rendered[file] = fingerprint(voice, speed, text)
        print(file)
    index = CONTENT / "audio/rendered.json"
    index.write_text(json.dumps(rendered, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()

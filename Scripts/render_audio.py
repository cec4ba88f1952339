#!/usr/bin/env python3
"""Renders the recordings of listening items that a synthetic voice speaks, as 24 kbit/s mono Opus.

The spoken text is the transcript of the item. If the voice needs another spelling, it is the text of the item in
Content/audio/speech/<language>.json: kana for Japanese, vowel signs for Arabic and Hebrew, pinyin for Chinese. Content/audio/rendered.json
stores a hash of each spoken text, so that the tests find a recording that no longer matches its item. The same input gives the same bytes.
"""
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

CONTENT = pathlib.Path(__file__).resolve().parent.parent / "Content"
# Words per minute: slow for beginners, natural speed for high levels.
SPEED = {"A1": 120, "A2": 130, "B1": 140, "B2": 150, "C1": 160, "C2": 165}
# Voices that read every text of their language wrongly (measured with espeak-ng 1.51).
REFUSED = {"th", "cmn"}
# Voices that pronounce English words in English, as speakers of the language do.
LENDING = {"fr", "de"}


def recordings():
    """Yields every recording that a synthetic voice speaks: (path, voice, speed, text)."""
    for blueprint in sorted(CONTENT.glob("blueprints/*.json")):
        speech_file = CONTENT / "audio/speech" / blueprint.name
        speech = json.loads(speech_file.read_text("utf-8")) if speech_file.exists() else {}
        for item in json.loads(blueprint.read_text("utf-8"))["items"]:
            audio = item.get("audio", {})
            if audio.get("engine") == "espeak-ng":
                text = spoken(speech.get(item["item_id"], item["prompt"]["transcript"]))
                yield audio["file"], audio["voice"], SPEED[item["level"]], text


def spoken(text):
    """Returns the text in the order of scalars that the voices need, which differs from NFC."""
    return hebrew(arabic(text))


def arabic(text):
    """NFC puts an Arabic vowel sign before the shadda it belongs to, and espeak-ng then drops the vowel. Swaps the two."""
    scalars = list(text)
    for i in range(len(scalars) - 1):
        if "\u064b" <= scalars[i] <= "\u0650" and scalars[i + 1] == "\u0651":
            scalars[i], scalars[i + 1] = scalars[i + 1], scalars[i]
    return "".join(scalars)


DAGESH, HOLAM, SHIN_DOT, SIN_DOT = "\u05bc", "\u05b9", "\u05c1", "\u05c2"


def hebrew(text):
    """espeak-ng spells a Hebrew word letter by letter, unless the dot of shin comes before the vowel, dagesh occurs only where it
    changes the sound, and holam is on a vav. Reorders and removes the marks accordingly."""
    return re.sub("([\u05d0-\u05ea])([\u05b0-\u05c7]+)", lambda found: pointed(*found.groups()), text)


def pointed(letter, marks):
    dots = "".join(mark for mark in marks if mark in (SHIN_DOT, SIN_DOT) or (mark == DAGESH and letter in "בכפו"))
    vowels = "".join(mark for mark in marks if mark not in (SHIN_DOT, SIN_DOT, DAGESH, HOLAM))
    holam = "" if HOLAM not in marks else HOLAM if letter == "ו" else "ו" + HOLAM
    return letter + dots + vowels + holam


def check(file, voice, text):
    """NB: a voice spells a word that it cannot read in English. The phonemes show this."""
    phonemes = subprocess.run(["espeak-ng", "-v", voice, "-q", "--ipa", text], check=True, capture_output=True, text=True).stdout
    if voice not in LENDING and "(en)" in phonemes:
        sys.exit(f"{file}: the voice {voice} switches to English at {phonemes[phonemes.index('(en)'):][:40]}: write another spelling into Content/audio/speech")


def fingerprint(voice, speed, text):
    return hashlib.sha256(f"{voice}\n{speed}\n{text}".encode()).hexdigest()


def render(file, voice, speed, text):
    if voice in REFUSED:
        sys.exit(f"{file}: the voice {voice} is not acceptable: leave the item without audio, or record a person")
    check(file, voice, text)
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

#!/usr/bin/env python3
"""Renders the recordings of listening items that synthetic voices speak, as 24 kbit/s mono Opus.

Usage: python3 Scripts/render_audio.py [LANGUAGE…]

The spoken text is the transcript of the item. If the voice needs another spelling, it is the text of the item in
Content/audio/speech/<language>.json: kana for Japanese, vowel signs for Arabic and Hebrew, pinyin for Chinese. In a dialogue, each line has
the voice of its speaker, and the name before the line is not spoken. Content/audio/rendered.json stores a hash of each spoken text, so that
the tests find a recording that no longer matches its item. With espeak-ng, the same input gives the same bytes.

`audio` of an item names the program in `engine`, and its voice in `voice`. "kokoro+piper" and "jf_gongitsune+joe" are a woman's voice of one
program and a man's voice of another: see neural_voices.py.
"""
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import wave

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTENT = ROOT / "Content"
# Words per minute: slow for beginners, natural speed for high levels.
SPEED = {"A1": 120, "A2": 130, "B1": 140, "B2": 150, "C1": 160, "C2": 165}
# Voices that read every text of their language wrongly (measured with espeak-ng 1.51).
REFUSED = {"th", "cmn"}
# Voices that pronounce English words in English, as speakers of the language do.
LENDING = {"fr", "de"}
#: Variants of each voice of espeak-ng for the speakers of a dialogue.
VARIANTS = {"female": "+f2", "male": "+m3"}
#: Seconds of silence between two speakers.
PAUSE = 0.35


def recordings():
    """Yields every recording that a synthetic voice speaks: (path, speed, turns). A turn is (engine, voice, text)."""
    for blueprint in sorted(CONTENT.glob("blueprints/*.json")):
        speech_file = CONTENT / "audio/speech" / blueprint.name
        speech = json.loads(speech_file.read_text("utf-8")) if speech_file.exists() else {}
        for item in json.loads(blueprint.read_text("utf-8"))["items"]:
            audio = item.get("audio", {})
            if audio.get("origin") == "tts" and "engine" in audio:
                yield audio["file"], SPEED[item["level"]], turns(item, speech.get(item["item_id"]))


def turns(item, speech):
    """Who says what: (engine, voice, text) for each line of a dialogue, or for the whole text of one speaker."""
    prompt, audio = item["prompt"], item["audio"]
    if "speakers" not in prompt:
        return [(*speaking(audio, None), spoken(speech or prompt["transcript"]))]
    lines = [line_of(line, prompt["speakers"]) for line in prompt["transcript"].split("\n")]
    texts = speech.split("\n") if speech else [text for _, text in lines]
    return [(*speaking(audio, speaker), spoken(text)) for (speaker, _), text in zip(lines, texts, strict=True)]


def speaking(audio, speaker):
    """The program and the voice of a speaker."""
    engines, voices = audio["engine"].split("+"), audio["voice"].split("+")
    if audio["engine"] == "espeak-ng":
        return engines[0], voices[0] + (VARIANTS[speaker["voice"]] if speaker else "")
    number = 1 if speaker and speaker["voice"] == "male" else 0
    return engines[min(number, len(engines) - 1)], voices[min(number, len(voices) - 1)]


def line_of(line, speakers):
    """The speaker of a line, and the words without the name."""
    for speaker in speakers:
        if found := re.match(re.escape(speaker["name"]) + r"[:：]\s*", line):
            return speaker, line[found.end():]
    sys.exit(f"no speaker of this line: {line}")


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
    if voice.split("+")[0] not in LENDING and "(en)" in phonemes:
        sys.exit(f"{file}: the voice {voice} switches to English at {phonemes[phonemes.index('(en)'):][:40]}: write another spelling into Content/audio/speech")


def fingerprint(speed, turns):
    return hashlib.sha256(json.dumps([speed, turns], ensure_ascii=False).encode()).hexdigest()


def render(file, speed, turns):
    target = CONTENT / "audio" / file
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        parts = [f"{folder}/{number}.wav" for number in range(len(turns))]
        others = [(*turn, part) for turn, part in zip(turns, parts) if turn[0] != "espeak-ng"]
        for (engine, voice, text), part in zip(turns, parts):
            if engine == "espeak-ng":
                say(file, voice, speed, text, part)
        if others:
            say_with_networks(speed, others)
        whole = f"{folder}/whole.wav"
        join(parts, whole)
        subprocess.run(
            ["opusenc", "--quiet", "--bitrate", "24", "--downmix-mono", "--speech", "--serial", "1", whole, str(target)],
            check=True,
        )


def say(file, voice, speed, text, path):
    if voice.split("+")[0] in REFUSED:
        sys.exit(f"{file}: the voice {voice} is not acceptable: leave the item without audio, or record a person")
    check(file, voice, text)
    subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-g", "4", "-w", path, text], check=True)


def say_with_networks(speed, turns):
    """NB: these programs have dependencies, so they run in an environment of their own."""
    # The voices speak naturally at the speed of C2.
    orders = [
        {"engine": engine, "voice": voice, "pace": speed / SPEED["C2"], "text": text, "path": path} for engine, voice, text, path in turns
    ]
    subprocess.run(
        [ROOT / ".venv-voices/bin/python", ROOT / "Scripts/neural_voices.py"], input=json.dumps(orders).encode(), check=True)


def join(parts, path):
    """Joins recordings of one sample rate, with a pause between them."""
    with wave.open(path, "wb") as whole:
        for number, part in enumerate(parts):
            with wave.open(part) as read:
                if number == 0:
                    whole.setparams(read.getparams())
                else:
                    whole.writeframes(bytes(2 * int(PAUSE * read.getframerate())))
                whole.writeframes(read.readframes(read.getnframes()))


def main():
    """Renders every recording whose text has changed. With languages, renders all recordings of these languages and no others."""
    index, languages = CONTENT / "audio/rendered.json", sys.argv[1:]
    wanted = {file: (speed, turns) for file, speed, turns in recordings()}
    known = {file: mark for file, mark in json.loads(index.read_text("utf-8")).items() if file in wanted} if index.exists() else {}
    for file, (speed, turns) in wanted.items():
        mark = fingerprint(speed, turns)
        is_known = known.get(file) == mark and (CONTENT / "audio" / file).exists()
        if file.split("/")[0] in languages or not (languages or is_known):
            render(file, speed, turns)
            known[file] = mark
            print(file, flush=True)
            write(index, known)
    write(index, known)


def write(index, rendered):
    index.write_text(json.dumps(rendered, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()

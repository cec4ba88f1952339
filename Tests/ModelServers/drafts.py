"""Notes and scripted drafts about them: good drafts, and every kind of bad draft.

A test names its topics "Waves, script NAME". Nivel's prompt contains the topic, so the model plays that script.
"""
import json

from bigram import Script

NOTES = """# Waves

A wave carries energy from one place to another without carrying matter along. The amplitude of a wave is the greatest distance that a
particle moves from its place of rest. The frequency of a wave tells how many cycles pass a point in one second. Sound is a wave that needs
matter to travel through, so it is silent in empty space. An echo is a wave that a hard surface has thrown back to the listener. A tsunami
is a wave that the floor of the sea starts when it moves suddenly.

- **Crest**: the highest point that a wave reaches
- **Trough**: the lowest point that a wave reaches
- **Wavelength**: the distance between two neighbouring crests
- **Period**: the time in which one cycle passes a point
- **Hertz**: the unit in which frequency is counted
- **Medium**: the matter that a wave travels through
- **Reflection**: the return of a wave from a surface
- **Refraction**: the bending of a wave at a border
- **Diffraction**: the spreading of a wave behind a gap
- **Interference**: the joining of two waves that meet
"""


def draft(evidence, stem, correct, distractors, rationale):
    return {"a_evidence": evidence, "b_stem": stem, "c_correct": correct, "d_distractors": distractors, "e_rationale": rationale}


GOOD = {
    "one": draft(
        "A wave carries energy from one place to another without carrying matter along.",
        "What does a wave carry from one place to another?", "Energy", ["Matter", "Water", "Colour", "Dust"],
        "The notes say that a wave carries energy along, while the matter stays where it was."),
    "two": draft(
        "The amplitude of a wave is the greatest distance that a particle moves from its place of rest.",
        "Which quantity of a wave is the greatest distance of a particle from its place of rest?", "Amplitude",
        ["Frequency", "Wavelength", "Period", "Speed"],
        "The amplitude is the greatest distance that a particle of the wave moves from its place of rest."),
    "three": draft(
        "The frequency of a wave tells how many cycles pass a point in one second.",
        "What tells how many cycles of a wave pass in one second?", "Its frequency",
        ["Its amplitude", "Its wavelength", "Its loudness", "Its height"],
        "The frequency of a wave is the number of its cycles that pass a point in one second."),
    "four": draft(
        "Sound is a wave that needs matter to travel through, so it is silent in empty space.",
        "Where does sound, which is a wave, stay silent?", "In empty space",
        ["Under deep water", "Inside a thick wall", "Along a steel rail", "Above a high mountain"],
        "Sound needs matter to travel through, and there is none of it in empty space."),
    "five": draft(
        "An echo is a wave that a hard surface has thrown back to the listener.",
        "What do we call a wave that comes back from a hard surface?", "Echo", ["Crest", "Tide", "Medium", "Beam"],
        "An echo is a wave that a hard surface has thrown back to whoever listens."),
    "six": draft(
        "A tsunami is a wave that the floor of the sea starts when it moves suddenly.",
        "Which wave begins with a sudden movement of the floor of the sea?", "Tsunami", ["Ripple", "Tide", "Current", "Swell"],
        "A tsunami is the wave that the floor of the sea starts when it moves suddenly."),
}

# These follow the schema, but they are unusable: the evidence is not in the notes.
MADE_UP = dict(GOOD["one"], a_evidence="The weight of a wave grows with the age of the moon above it.")
MENDABLE = dict(GOOD["two"], a_evidence="The temper of a wave follows the mood of the purple listener.")
# NB: has some line ends, because MLX's server reads a whole line again for each of its tokens.
ENDLESS = '{"a_evidence":"The wave goes on and on,\nand on, and on,\nover the sea and back,\n'


def text(document):
    """Returns JSON as a model writes it: without spaces, in the order of the schema."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def topic(name):
    return f"Waves, script {name}"


TEXTS = {
    **{name: text(document) for name, document in GOOD.items()},
    "truncated": text(GOOD["one"])[:125],
    "fenced": f"Here is your question:\n\n```json\n{json.dumps(GOOD['five'], indent=2)}\n```\n\nGood luck with it!",
    "thoughtful": f"<think>The notes speak of {{waves}}. Let me ask for the sea.</think>\n{text(GOOD['six'])}",
    "prose": "I would gladly help. What a wave carries is a good thing to ask about, and so is the sea.",
    "invented": text(MADE_UP),
    "mendable": text(MENDABLE),
}

# NB: the first cue in the prompt wins. If Nivel reports wrong evidence, the model sees this evidence again, and plays the better script.
SCRIPTS = [
    Script("purple listener", TEXTS["two"]),
    *[Script(f"script {name}", body) for name, body in TEXTS.items()],
    Script("script endless", ENDLESS, endless=True),
]

"""Docs/content-quality.md, made from the blueprints, from what authors and readers wrote down, and from the checks."""
import checks
from languages import LANGUAGES

HEAD = """# How good the content is

{languages} forms of {items} items were written for Nivel, each by one author, from an inventory of what its language is known to test at each level. No form is a translation of
another. What follows says how each was checked, and what nobody has checked yet. This page is made by `make record` from the blueprints, from `Content/quality` and from the checks.

- **Gates**: structure, keys, accept lists graded by the real session, tiles solved exactly, pairs, cuts, perfect and all-wrong runs, recordings. Every form passes all of them. See [audit](audit.md).
- **Second reading**: a fresh reader answered every item without seeing the key; the table says how many answers agreed with it. Every disagreement, and every other answer that the reader could defend, was settled in
  the text, and is told below.
- **Later readings**: a third reader, who saw the keys, tried to break every item: to make each wrong option right, to find another form for each gap and another sentence from the same tiles. A fourth looked at the changes
  alone and changed one in five of them again. A fifth, without seeing the lists, wrote down every answer to be taken for the 612 gaps and sets of tiles: 368 of the lists were the same, and 127 items were changed. What stands now is told
  below, as of all later readings. Lists of orders are where something may still be missing most easily.
- **Without the texts**: a test-wise reader answered the {texts} questions on texts without reading or hearing them, and had {guessed} right, where chance gives {chance}; so options that told too much were written anew,
  more alike in kind, care and length. Another such reader then had {guessed_after} right. With the texts the keys were agreed on. How much of this people can guess is not known; it is still too much.
- Author and readers were language models of one kind: that they agree proves little; what a reader found and changed says more.
- **Words**: every word of every form against dictionaries. What they do not know was looked at one by one: names, inflections, compounds, and wrong forms that are meant to be wrong. Where Debian has no dictionary
  of the language, nobody but the author and the readers has checked the spelling.
- **Frequency**: the median frequency (Zipf scale) of the different words at A1–A2, B1–B2 and C1–C2, where wordfreq has the language. It should fall; where it
  rises in the middle, the items of A were read again: they name family, food and errands, which books and web pages name less often than causes and opinions.
- **Key the longest**: how often the key alone is the longest option; chance is a quarter.
- **Cuts** are reasoned, not yet measured on learners: see [how a level is computed](how-a-level-is-computed.md).
- **Recordings** are spoken by espeak-ng, where its voice reads the language rightly. They were checked by what the voice is given and by its phonemes, not by listeners. From B2 up a person's voice would be fairer.
- **Native readers are wanted for all languages.** Language models write fluently and may still miss what any native hears at once.

## Where a native reader is needed most

{most}

## All languages

| language | second reading agreed | items changed by the second reading, the later ones | words / not in a dictionary | frequency A → B → C | key the longest | recordings |
|---|--:|--:|--:|--:|--:|---|
{rows}

{sections}"""


def page(forms, qualities, names):
    order = sorted(forms, key=lambda language: names[language]["english_name"])
    rows = "\n".join(row(language, forms[language]["items"], qualities[language], names[language]["english_name"]) for language in order)
    sections = "\n".join(section(language, qualities[language], names[language]) for language in order)
    items = sum(len(form["items"]) for form in forms.values())
    return HEAD.format(**guesses(qualities), languages=len(forms), items=items // len(forms), most=most_in_need(qualities, names), rows=rows, sections=sections)


def guesses(qualities):
    """How many questions on texts were answered rightly without the texts, before and after their options were written anew."""
    scores = [quality["without_texts"] for quality in qualities.values()]
    texts = sum(score["of"] for score in scores)
    return {"texts": texts, "chance": texts // 4, "guessed": sum(score["right"] for score in scores), "guessed_after": sum(score["right_after"] for score in scores)}


def row(language, items, quality, name):
    reading = quality["second_reading"]
    edited = f"{len(changed(reading))}, {len(changed(quality['later_readings']))}"
    words = checks.words(items)
    listed = len(quality["words_not_in_dictionary"]) + len(quality["misspelt_on_purpose"])
    unknown = f"{len(words)} / {listed}" if LANGUAGES[language].dictionaries else f"{len(words)} / no dictionary"
    if LANGUAGES[language].frequencies:
        frequency = " → ".join(f"{median:.2f}" for median in checks.frequencies(language, items))
    else:
        frequency = "–"
    voices = {item["audio"].get("voice", "a person") for item in items if "audio" in item}
    spoken = ", ".join(sorted(voices)) or "none: no acceptable voice"
    longest = f"{checks.longest_keys(items):.0%}"
    return f"| {name} | {reading['agreed']} of {reading['answered']} | {edited} | {unknown} | {frequency} | {longest} | {spoken} |"


def changed(reading):
    """Items that a reading touched; an entry whose outcome begins with "key kept" or "kept" left its item as it was."""
    return {entry["item"] for entry in reading["settled"] if not entry["outcome"].lower().startswith(("key kept", "kept", "no change"))}


def need(language, quality):
    """How little stands behind a form besides its author: no dictionary, no frequencies, readers who disagreed or found much to mend."""
    reading, known = quality["second_reading"], LANGUAGES[language]
    edits = len(changed(reading)) + len(changed(quality["later_readings"]))
    return 6 * (not known.dictionaries) + 2 * (known.frequencies is None) + (reading["answered"] - reading["agreed"]) + edits / 4


def most_in_need(qualities, names):
    order = sorted(qualities, key=lambda language: (-need(language, qualities[language]), language))
    lines = [f"{number}. **{names[language]['english_name']}**: {reasons(language, qualities[language])}." for number, language in enumerate(order[:12], 1)]
    return "\n".join(lines)


def reasons(language, quality):
    reading, known = quality["second_reading"], LANGUAGES[language]
    edits = f"{len(changed(reading))} and {len(changed(quality['later_readings']))} items were changed by the second reading and the later ones"
    said = [] if known.dictionaries else ["no dictionary has checked its spelling"]
    if known.frequencies is None:
        said.append("there are no word frequencies")
    said.append(f"the second reader agreed on {reading['agreed']} of {reading['answered']}; {edits}")
    return "; ".join(said)


def section(language, quality, name):
    look = "\n".join(f"- {entry['item']}: {entry['why']}" for entry in quality["look_first"])
    parts = [f"## {name['english_name']} ({name['name']})", quality["standard"], f"A native reader should look first at:\n\n{look}"]
    for readings, title in (("second_reading", "The second reading"), ("later_readings", "The later readings")):
        settled = "\n".join(f"- {entry['item']}: {entry['reader']} → {entry['outcome']}" for entry in quality[readings]["settled"])
        if settled:
            parts.append(f"{title}, and what was done:\n\n{settled}")
    return "\n\n".join(parts) + "\n"

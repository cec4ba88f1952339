"""Checks of a form that need only dictionaries and tables, and no other knowledge of its language. Each check returns its findings as text."""
import re
import statistics
import subprocess
import unicodedata

from languages import LANGUAGES

LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"]
KINDS = ("MC_CLOZE", "free_response_cloze", "word_reorder", "minimal_pair", "READING_COMP", "LISTENING")
#: Number of items of each kind at each level. A form has twelve typed gaps. It has no pair at C1 and C2, because a guess finds half of the pairs.
#: From B2 up, a text to read has several questions: a sentence that stands alone tells little about these levels.
PLAN = {
    "A1": (3, 1, 1, 1, 1, 1),
    "A2": (3, 1, 1, 1, 1, 1),
    "B1": (2, 2, 1, 1, 1, 1),
    "B2": (1, 2, 1, 1, 2, 1),
    "C1": (0, 3, 1, 0, 3, 1),
    "C2": (0, 3, 0, 0, 4, 1),
}
#: Minimum and maximum number of words in a text to read. `odd_passages` allows fewer words at A1 and A2; see `measure`.
PASSAGES = {"A1": (40, 60), "A2": (60, 110), "B1": (120, 200), "B2": (220, 320), "C1": (320, 450), "C2": (400, 600)}
#: Minimum and maximum number of spoken words in a dialogue, without the names before its lines.
DIALOGUES = {"A1": (20, 45), "A2": (35, 70), "B1": (65, 110), "B2": (110, 165), "C1": (155, 225), "C2": (200, 290)}
#: Languages whose words are longer, so that fewer of them say the same.
LONG_WORDS = {"et", "eu", "fi", "hu", "ko", "ta", "tr"}
WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0dff\u0e00-\u0eff\u1780-\u17ff\u200c\u200d'’·״׳-])*")
LABEL = re.compile(r"^\S* ?[^\W\d_]?[AB]\s?[:：]|^[^:：]{1,20}[:：]", re.M)


def kind(item):
    return item["production_spec"]["format"] if "production_spec" in item else item["type"]


def texts(item):
    """Yields every text of an item in its language, without markup for the app: gaps, slashes between tiles, labels of the two sentences."""
    prompt = item["prompt"]
    for name in ("instructions", "passage", "stem", "transcript"):
        text = prompt.get(name, "")
        if name == "stem" and kind(item) == "minimal_pair":
            context, *pair = text.splitlines()[-3:]
            text = "\n".join([context, *(LABEL.sub("", line, count=1) for line in pair)])
        yield text.replace("___", " ").replace(" / ", "  ")
    yield from (option["text"] for option in item.get("options", []))
    yield from item.get("production_spec", {}).get("accept_list", [])


def words(items):
    """Returns every word of a form with the first item that contains it."""
    found = {}
    for item in items:
        for text in texts(item):
            for word in WORD.findall(text):
                word = word.strip("'’-·״׳\u200c\u200d")
                if word:
                    found.setdefault(word, item["item_id"])
    return found


def unknown_words(language, items):
    """Returns the words that are in no dictionary of the language, neither whole nor in parts."""
    unknown = set(words(items))
    for dictionary in LANGUAGES[language].dictionaries:
        unknown = unknown_to(dictionary, unknown)
    return unknown


def unknown_to(dictionary, candidates):
    parts = {part for word in candidates for part in re.split(r"[-'’]", word) if part}
    missing = misspelt(dictionary, candidates | parts)
    return {word for word in candidates if word in missing and (not re.search(r"[-'’]", word) or missing & set(re.split(r"[-'’]", word)))}


def misspelt(dictionary, candidates):
    program, name = dictionary.split(":")
    if program == "voikko":
        import libvoikko

        voikko = libvoikko.Voikko(name)
        return {word for word in candidates if not voikko.spell(word)}
    command = {"hunspell": ["hunspell", "-i", "utf-8", "-d", name, "-l"], "aspell": ["aspell", "-l", name, "--encoding=utf-8", "list"]}[program]
    listed = subprocess.run(command, input="\n".join(candidates) + "\n", capture_output=True, text=True)
    # NB: the exit status of hunspell does not report this error. A missing dictionary is reported on standard error.
    assert listed.stderr == "", listed.stderr
    return set(listed.stdout.split()) & candidates


def foreign_characters(language, items):
    """Yields letters of another script, and marks that the language does not use."""
    known = LANGUAGES[language]
    for item in items:
        for character in {character for text in texts(item) for character in text}:
            category = unicodedata.category(character)
            name = unicodedata.name(character, "")
            if category[0] in "LM" and not category == "Mn" and name.split()[0] not in known.scripts:
                yield f"{item['item_id']}: {character} ({name})"
            if category[0] in "PS" and character not in known.marks:
                yield f"{item['item_id']}: {character} ({name})"


def not_composed(items):
    return [item["item_id"] for item in items if any(text != unicodedata.normalize("NFC", text) for text in texts(item))]


def out_of_plan(items):
    """Yields the levels whose kinds of items differ from the plan."""
    for level in LEVELS:
        kinds = [kind(item) for item in items if item["level"] == level]
        if tuple(map(kinds.count, KINDS)) != PLAN[level]:
            yield f"{level}: {kinds}"


def uneven_keys(items):
    """Returns the positions that have the key much more or much less often than a quarter of the time."""
    keys = [item["correct_option_id"] for item in items if "options" in item]
    counts = {option: keys.count(option) for option in "abcd"}
    return [f"{option}: {count} of {len(keys)}" for option, count in counts.items() if not 6 <= count <= 9]


def longest_keys(items):
    """Returns the share of items whose key alone is the longest option."""
    choices = [item for item in items if "options" in item]

    def is_longest(item):
        lengths = {option["id"]: len(option["text"]) for option in item["options"]}
        key = lengths.pop(item["correct_option_id"])
        return key > max(lengths.values())

    return sum(map(is_longest, choices)) / len(choices)


def unmarked_places(items):
    """Yields the questions about the place of a sentence whose text does not have the four places, in order, once each.

    Their options are the numbers of the places, in the digits of the language."""
    for item in items:
        places = [option["text"] for option in item.get("options", [])]
        if places and all(re.fullmatch(r"\d", place) for place in places):
            marks = re.findall(r"[(（](\d)[)）]", item["prompt"].get("passage", ""))
            if [int(place) for place in places] != [1, 2, 3, 4] or marks != places:
                yield f"{item['item_id']}: options {places}, marks {marks}"


def odd_tiles(items):
    counts = {item["item_id"]: len(item["prompt"]["stem"].split(" / ")) for item in items if kind(item) == "word_reorder"}
    return [f"{name}: {count} tiles" for name, count in counts.items() if not 5 <= count <= 12]


def shuffled_tiles(items):
    """Returns the tiles that do not stand in the order of the first accepted answer. The app shuffles them for learners, and the page of the authors shows them in order."""

    def letters(text):
        return [character for character in text.casefold() if unicodedata.category(character)[0] in "LMN"]

    tiles = [item for item in items if kind(item) == "word_reorder"]
    return [item["item_id"] for item in tiles if letters(item["prompt"]["stem"]) != letters(item["production_spec"]["accept_list"][0])]


def many_orders(items):
    """Returns the tiles with more than four accepted orders. Such a list is rarely complete, and some of its orders are never said."""
    counts = {item["item_id"]: len(item["production_spec"]["accept_list"]) for item in items if kind(item) == "word_reorder"}
    return [f"{name}: {count} orders" for name, count in counts.items() if count > 4]


def odd_passages(language, items):
    """Yields the texts whose length is far from the length of their level."""
    for item in items:
        if "passage" in item["prompt"]:
            least, most = PASSAGES[item["level"]]
            share = 0.6 if item["level"] < "B1" else 0.8 if language in LONG_WORDS else 0.95
            size = measure(language, item["prompt"]["passage"])
            if not least * share <= size <= most * 1.05:
                yield f"{item['item_id']} ({item['level']}): {size:.0f} words, not {least} to {most}"


def odd_dialogues(language, items):
    """Yields the listening items that are not a dialogue of the length of their level."""
    for item in items:
        if item["type"] != "LISTENING":
            continue
        names = [speaker["name"] for speaker in item["prompt"].get("speakers", [])]
        turns = [re.sub(r"^[^:：]*[:：]\s*", "", line) for line in item["prompt"]["transcript"].split("\n")]
        least, most = DIALOGUES[item["level"]]
        size = measure(language, " ".join(turns).replace(" ", "") if language in UNSPACED else " ".join(turns))
        if len(names) < 2 or len(turns) < 3:
            yield f"{item['item_id']}: not a dialogue"
        elif not least * (0.75 if language in LONG_WORDS else 0.95) <= size <= most * 1.05:
            yield f"{item['item_id']} ({item['level']}): {size:.0f} words, not {least} to {most}"


#: Letters per word in languages that do not separate words by spaces.
UNSPACED = {"zh": 1.6, "yue": 1.6, "ja": 2.2, "th": 4.5, "km": 4.5}


def measure(language, passage):
    return len(passage) / UNSPACED[language] if language in UNSPACED else len(passage.split())


def frequencies(language, items):
    """Returns the median frequency (Zipf scale: log 10 of occurrences per thousand million words) of the different words at A1–A2, B1–B2 and C1–C2."""
    import wordfreq

    code = LANGUAGES[language].frequencies
    medians = []
    for levels in (LEVELS[:2], LEVELS[2:4], LEVELS[4:]):
        text = " \n".join(text for item in items if item["level"] in levels for text in texts(item) if text != item["prompt"]["instructions"])
        tokens = {token for token in wordfreq.tokenize(text, code) if not token.isdigit()}
        medians.append(statistics.median(wordfreq.zipf_frequency(token, code) for token in tokens))
    return medians

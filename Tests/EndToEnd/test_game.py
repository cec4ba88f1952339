"""The word game on the command line and in the terminal: one pair in four is right, no right answer is judged wrong, no file crashes it."""
import json
import os
import pty
import random
import re
import select
import subprocess
import time

import pytest
from conftest import NIVEL, ROOT

WORDS = ROOT / "Content/words"
LISTS = sorted(WORDS.glob("*.json"))
PAIRS = 1_000_000


def replies(result):
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


@pytest.fixture
def file_of(tmp_path):
    """Writes a file of words and returns its path."""

    def write(text, name="words.json"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def challenge(*pairs):
    return json.dumps([{"text_eng": english, "text_spa": spanish} for english, spanish in pairs], ensure_ascii=False)


def share(nivel, words, seed):
    result = nivel("game", "simulate", "--words", words, "--pairs", PAIRS, "--seed", seed)
    assert result.returncode == 0, result.stderr.decode()
    counted = json.loads(result.stdout)
    assert counted["pairs"] == PAIRS
    return counted["right"] / PAIRS


# NB: 0.15 points are 3.5 standard deviations of a million independent draws. The seeds are fixed, so the result never changes.


@pytest.mark.parametrize("words", LISTS, ids=lambda path: path.stem)
def test_one_pair_in_four_is_right_in_every_shipped_list(nivel, words):
    assert abs(share(nivel, words, seed=len(words.stem)) - 0.25) < 0.0015


@pytest.mark.parametrize(
    "pairs",
    [[("dog", "perro")], [("dog", "perro / perra")], [(f"word {n}", "lo mismo") for n in range(20)], [("a", "x"), ("b", "y")]],
    ids=["one entry", "one entry with two translations", "one translation for all", "two entries"],
)
def test_one_pair_in_four_is_right_in_difficult_lists(nivel, file_of, pairs):
    assert abs(share(nivel, file_of(challenge(*pairs)), seed=2) - 0.25) < 0.0015


def test_the_same_seed_deals_the_same_pairs(nivel):
    runs = [nivel("game", "simulate", "--list", "es-en", "--pairs", 5000, "--seed", seed).stdout for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def judged(nivel, words, pairs):
    lines = "".join(json.dumps({"english": english, "shown": shown}) + "\n" for english, shown in pairs)
    result = nivel("game", "judge", "--words", words, input=lines)
    assert result.returncode == 0, result.stderr.decode()
    return [reply["right"] for reply in replies(result)]


@pytest.mark.parametrize("words", LISTS, ids=lambda path: path.stem)
def test_no_right_answer_is_judged_wrong_and_100_000_others_are_not_judged_right(nivel, words):
    entries = json.loads(words.read_text("utf-8"))["entries"]
    accepted = {}
    for entry in entries:
        accepted.setdefault(entry["english"], set()).update(entry["translations"])
    listed = [(english, shown) for english, translations in accepted.items() for shown in translations]
    assert all(judged(nivel, words, listed))
    draw, bank = random.Random(words.stem), sorted({shown for _, shown in listed})
    others = []
    while len(others) < 100_000:
        english, shown = draw.choice(entries)["english"], draw.choice(bank)
        if shown not in accepted[english]:
            others.append((english, shown))
    assert not any(judged(nivel, words, others))


def test_a_word_is_judged_by_all_its_entries_and_never_by_a_longer_word(nivel, file_of):
    words = file_of(challenge(("farm", "granja"), ("arm", "brazo"), ("wing", "ala"), ("wing", "flanco"), ("good day ", "buenos días / buen día ")))
    pairs = [("arm", "brazo"), ("arm", "granja"), ("wing", "ala"), ("wing", "flanco"), ("good day", "buen día"), ("good day", "buenos días"), (" wing ", "ala ")]
    assert judged(nivel, words, pairs) == [True, False, True, True, True, True, True]


def test_a_list_can_ask_the_words_of_another_base_language(nivel):
    lines = "\n".join(json.dumps({"english": asked, "shown": shown}) for asked, shown in (("Hund / Hündin", "perro"), ("Mutter", "padre")))
    result = nivel("game", "judge", "--list", "es-de", input=lines)
    assert [reply["right"] for reply in replies(result)] == [True, False]
    dealt = replies(nivel("game", "simulate", "--list", "es-de", "--pairs", 100_000, "--seed", 2))[0]
    assert abs(dealt["right"] / dealt["pairs"] - 0.25) < 0.01
    missing = nivel("game", "simulate", "--list", "es-ko", "--pairs", 1)
    assert missing.returncode != 0 and b"there is no such list" in missing.stderr


def test_a_bad_line_is_reported_and_later_lines_are_still_judged(nivel, file_of):
    lines = '{"english": "dog"}\nnonsense\n{"english": "dog", "shown": "perro"}\n'
    result = nivel("game", "judge", "--words", file_of(challenge(("dog", "perro"), ("cat", "gato"))), input=lines)
    assert result.returncode == 1
    assert ["error" in reply for reply in replies(result)] == [True, True, False]


def test_the_file_of_the_challenge_is_not_written_to(nivel, file_of):
    path = file_of(challenge(("dog", "perro")))
    path.chmod(0o444)
    before = (path.read_bytes(), path.stat().st_mtime_ns)
    assert nivel("game", "simulate", "--words", path, "--pairs", 10).returncode == 0
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "there is no such file"), ("", "the list has no words"), ("[]", "the list has no words"), ("{", "not JSON"), ('[{"text_eng": 1}]', "contains no word"),
        ("nonsense", "expected a word and its translation"), (b"\x00\xff\xfe", "not UTF-8"), ('[{"text_eng":"a","text_spa":"b"}', "not JSON"),
    ],
)
def test_a_file_that_is_not_a_list_is_reported_and_the_built_in_list_is_used(nivel, file_of, tmp_path, text, message):
    path = tmp_path / "none.json" if text is None else file_of(text)
    result = nivel("game", "simulate", "--words", path, "--pairs", 100, "--seed", 1)
    built_in = nivel("game", "simulate", "--list", "es-en", "--pairs", 100, "--seed", 1)
    error = result.stderr.decode()
    assert result.returncode == 1
    assert re.match(rf"{path}:\d+: .*{message}", error) and "The built-in list es-en is used instead." in error
    assert result.stdout == built_in.stdout


def test_a_list_without_wrong_words_reports_the_borrowed_words(nivel, file_of):
    result = nivel("game", "simulate", "--words", file_of("dog,perro\n", "words.csv"), "--pairs", 100)
    assert result.returncode == 0 and "borrowed from the built-in Spanish list" in result.stderr.decode()


def test_a_freedict_dictionary_is_imported_and_played(nivel, tmp_path):
    result = nivel("game", "import", "/usr/share/dictd/freedict-spa-eng.index", "--id", "spa", "--language", "es")
    assert result.returncode == 0
    path = tmp_path / "spa.json"
    path.write_bytes(result.stdout)
    document = json.loads(result.stdout)
    assert document["list_id"] == "spa" and len(document["entries"]) > 4000
    assert next(entry for entry in document["entries"] if entry["english"] == "dog")["translations"] == ["perro"]
    assert judged(nivel, path, [("dog", "perro"), ("dog", "gato")]) == [True, False]


def test_a_dictionary_without_its_articles_says_what_is_missing(nivel, file_of):
    result = nivel("game", "import", file_of("dog\tA\tB\n", "words.index"))
    assert result.returncode == 1 and "keep the dictionary beside its index" in result.stderr.decode()


# The spelling of the lists


HUNSPELL = {"ar": "ar", "de": "de_DE", "es": "es_ES", "fr": "fr", "it": "it_IT", "nl": "nl", "pt": "pt_PT", "ru": "ru_RU", "sv": "sv_SE"}
# Correct words that are not in the dictionary.
KNOWN = json.loads((ROOT / "Tests/EndToEnd/unusual_words.json").read_text("utf-8"))


def misspelt(words, *dictionaries):
    """Words that are in none of the dictionaries."""
    tokens = sorted({token for word in words for token in re.split(r"[\s()!?¿¡.,…-]+", word) if token and not token.isdigit()})
    for dictionary in dictionaries:
        checked = subprocess.run(
            ["hunspell", "-d", dictionary, "-l", "-i", "utf-8"], input="\n".join(tokens), capture_output=True, text=True, check=True)
        tokens = checked.stdout.split()
    return set(tokens)


@pytest.mark.parametrize("language", HUNSPELL)
def test_the_translations_of_a_list_are_in_a_spelling_dictionary(language):
    entries = json.loads((WORDS / f"{language}.json").read_text("utf-8"))["entries"]
    foreign = [word for entry in entries for word in entry["translations"] + [friend["word"] for friend in entry.get("false_friends", [])]]
    assert misspelt(foreign, HUNSPELL[language]) == set(KNOWN[language])


@pytest.mark.parametrize("words", LISTS, ids=lambda path: path.stem)
def test_the_english_words_of_a_list_are_in_a_spelling_dictionary(words):
    entries = json.loads(words.read_text("utf-8"))["entries"]
    english = [entry["english"] for entry in entries] + [friend["means"] for entry in entries for friend in entry.get("false_friends", [])]
    assert misspelt(english, "en_GB", "en_US") <= set(KNOWN["en"])


# The game in a terminal


def test_without_a_terminal_the_game_is_played_in_lines(nivel):
    result = nivel("play", "--list", "es-en", "--seed", 3, "--interface", "en", input="w\n" * 15)
    page = result.stdout.decode()
    assert result.returncode == 0 and "15/15" in page or "Game over." in page
    assert re.search(r"\d+ points: \d+ right, \d+ wrong", page)


def test_leaving_the_game_in_lines_ends_it(nivel):
    page = nivel("play", "--list", "es-en", "--interface", "en", input="w\nq\n").stdout.decode()
    assert "You left the game." in page


def test_a_bad_file_of_words_does_not_prevent_a_game(nivel, file_of):
    result = nivel("play", "--words", file_of("nonsense"), "--interface", "en", input="q\n")
    assert result.returncode == 0 and "The built-in list es-en is used instead." in result.stderr.decode()


class Terminal:
    """The program on its own terminal, with a player who presses keys."""

    def __init__(self, *arguments):
        self.screen = ""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            os.execv(NIVEL, [str(NIVEL), "play", "--interface", "en", *map(str, arguments)])

    def wait_for(self, pattern, seconds=20):
        """Reads the screen until a pattern matches. Returns the match and discards the text before it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = re.search(pattern, self.screen)
            if found:
                self.screen = self.screen[found.end():]
                return found
            if select.select([self.file], [], [], 0.1)[0]:
                try:
                    self.screen += os.read(self.file, 65536).decode()
                except OSError:
                    break
        raise AssertionError(f"{pattern} was not drawn, but {self.screen[-2000:]!r}")

    def press(self, keys):
        os.write(self.file, keys.encode())

    def end(self):
        """The exit status."""
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.file)
        return status


RIGHT, LEFT = "\x1b[C", "\x1b[D"


def test_a_word_falls_line_by_line_and_reaching_the_ground_costs_a_life():
    terminal = Terminal("--seed", 1)
    terminal.wait_for("0 points   word 1 of 15   ♥♥♥")
    terminal.wait_for("word 2 of 15   ♥♥♡")
    terminal.wait_for("Time ran out")
    terminal.press("q")
    assert terminal.end() == 0


def test_a_game_is_played_by_keys_to_its_end_and_again():
    terminal = Terminal("--seed", 1)
    for number in range(1, 16):
        found = terminal.wait_for(rf"word {number} of 15|(Game over|You got through all the words)")
        if found[1]:
            break
        terminal.press((LEFT, "f", RIGHT, "j")[number % 4])
    terminal.wait_for("r: play again")
    terminal.press("r")
    terminal.wait_for("0 points   word 1 of 15   ♥♥♥")
    terminal.press("\x03")
    assert terminal.end() == 0


def test_a_pause_hides_the_words_and_stops_the_fall():
    terminal = Terminal("--seed", 1)
    terminal.wait_for("word 1 of 15")
    terminal.press("p")
    terminal.wait_for("Paused")
    terminal.screen = ""
    # NB: longer than a round. Nothing may be drawn during this time.
    assert not select.select([terminal.file], [], [], 6)[0]
    terminal.press(" ")
    terminal.wait_for("word 1 of 15")
    terminal.press("q")
    assert terminal.end() == 0


def test_the_game_restores_the_terminal():
    terminal = Terminal("--seed", 1)
    terminal.wait_for("\x1b\\[\\?1049h")
    terminal.wait_for("word 1 of 15")
    terminal.press("q")
    terminal.wait_for("\x1b\\[\\?25h\x1b\\[\\?1049l")
    assert terminal.end() == 0

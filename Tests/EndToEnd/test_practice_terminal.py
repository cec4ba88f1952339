"""Practice tests in the terminal: storing, listing, taking, leaving, continuing, submitting and exporting them."""
import json
import re

import pytest
from conftest import EXPORT_FORMATS, ROOT

NOTES = ROOT / "Content/notes/physics-waves.md"
COUNT = 4


class Terminal:
    """A user of the terminal, with a separate folder for the tests."""

    def __init__(self, nivel, data):
        self.nivel, self.data = nivel, data

    def run(self, *arguments, typed=()):
        return self.nivel("practice", *arguments, "--data", self.data, input="".join(f"{line}\n" for line in typed))

    def page(self, *arguments, typed=()):
        """The output of a command that succeeds."""
        result = self.run(*arguments, typed=typed)
        assert result.returncode == 0, result.stderr.decode()
        return result.stdout.decode()

    def error(self, *arguments):
        """The error message of a command that fails."""
        result = self.run(*arguments)
        assert result.returncode == 1 and result.stdout == b""
        return result.stderr.decode()

    def kept(self, seed=1):
        """A new stored test as generate prints it, with its id."""
        options = ["--course", "Waves", "--notes", NOTES, "--count", COUNT, "--seed", seed, "--format", "json", "--keep"]
        result = self.run("generate", *options)
        assert result.returncode == 0
        return json.loads(result.stdout) | {"id": re.search(r"^kept as (\w+):", result.stderr.decode(), re.MULTILINE)[1]}

    def list(self):
        return [json.loads(line) for line in self.page("list", "--format", "json").splitlines()]

    def of(self, test_id):
        return next(line for line in self.list() if line["id"] == test_id)


@pytest.fixture
def terminal(nivel, tmp_path):
    return Terminal(nivel, tmp_path / "shelf")


def key(question):
    return "abcde"[question["options"].index(question["correct_answer"])]


def another(question):
    return "abcde"[(question["options"].index(question["correct_answer"]) + 1) % 5]


def asked(page):
    """The questions that were on the screen, by number, in order."""
    return [int(number) for number in re.findall(rf"^(?:> )*Question (\d+) of {COUNT}\b", page, re.MULTILINE)]


def shown(page, number):
    """The last output that shows a question."""
    return re.split(rf"^(?:> )*Question {number} of {COUNT}", page, flags=re.MULTILINE)[-1].split("\n> ")[0]


def test_there_are_no_stored_tests_at_first(terminal):
    assert terminal.page("list") == ""
    assert "nivel practice generate --keep" in terminal.error("take")


def test_a_test_made_without_keep_is_not_stored(terminal):
    terminal.page("generate", "--course", "Waves", "--notes", NOTES, "--count", 1)
    assert terminal.list() == []


def test_stored_tests_are_listed_newest_first(terminal):
    first, second = terminal.kept(seed=1), terminal.kept(seed=2)
    assert [line["id"] for line in terminal.list()] == [second["id"], first["id"]]
    facts = {"course": "Waves", "topics": ["Waves"], "difficulty": "medium", "status": "ready", "question_count": COUNT, "answered": 0}
    assert terminal.of(first["id"]) == facts | {"id": first["id"], "percent": None}
    lines = terminal.page("list").splitlines()
    assert len(lines) == 2 and all(re.fullmatch(rf"\w+  \d{{4}}-\d\d-\d\d  0/{COUNT}  Waves", line) for line in lines)


def test_taking_shows_a_question_with_its_options_by_letter(terminal):
    test = terminal.kept()
    page = terminal.page("take", typed=[":q"])
    first = test["questions"][0]
    assert asked(page) == [1] and first["prompt"] in page
    for letter, option in zip("ABCDE", first["options"], strict=True):
        assert f"\n  {letter}  {option}" in page
    assert first["explanation"] not in page


def test_an_answer_goes_to_the_next_question_and_leaving_keeps_answer_and_position(terminal):
    test = terminal.kept()
    left = terminal.page("take", typed=["a", "B", ":q"])
    assert asked(left) == [1, 2, 3] and f"nivel practice take {test['id']}" in left
    assert (terminal.of(test["id"])["status"], terminal.of(test["id"])["answered"]) == ("in_progress", 2)
    again = terminal.page("take", typed=[":b", ":b", ":q"])
    assert asked(again) == [3, 2, 1]
    assert "› B  " in shown(again, 2) and "› A  " in shown(again, 1) and "›" not in shown(again, 3).splitlines()[2]


def test_the_end_of_input_leaves_the_test_too(terminal):
    test = terminal.kept()
    assert "nivel practice take" in terminal.page("take", typed=["c"])
    assert terminal.of(test["id"])["answered"] == 1
    assert asked(terminal.page("take")) == [2]


def test_back_and_next_stop_at_the_ends(terminal):
    terminal.kept()
    assert asked(terminal.page("take", typed=[":b", ":n", ":n", ":n", ":n", ":q"])) == [1, 1, 2, 3, 4, 4]


def test_another_answer_replaces_the_first(terminal):
    test = terminal.kept()
    page = terminal.page("take", typed=["a", ":b", "d", ":b", ":q"])
    assert re.findall(r"^› (\w) ", shown(page, 1), re.MULTILINE) == ["D"]
    assert terminal.of(test["id"])["answered"] == 1


def test_a_flag_is_set_shown_again_later_and_removed(terminal):
    test = terminal.kept()
    page = terminal.page("take", typed=[":f", ":n", ":b", ":q"])
    assert page.count("⚑") == 2 and f"Question 1 of {COUNT} ⚑" in page
    assert terminal.of(test["id"])["answered"] == 0
    assert f"Question 1 of {COUNT} ⚑" in terminal.page("take", typed=[":f", ":q"])
    assert "⚑" not in terminal.page("take", typed=[":q"])


@pytest.mark.parametrize("typed", ["f", "", "ab", "1", ":x", "？", "a b"])
def test_invalid_input_is_reported_and_changes_nothing(terminal, typed):
    test = terminal.kept()
    page = terminal.page("take", typed=[typed, ":q"])
    assert "Type A, B, C, D or E" in page and asked(page) == [1]
    assert terminal.of(test["id"])["answered"] == 0


def test_submitting_with_unanswered_questions_warns_with_their_number_and_must_be_repeated(terminal):
    test = terminal.kept()
    warning = "Questions without an answer count as wrong: 3"
    page = terminal.page("take", typed=["a", ":s", ":n", ":q"])
    assert page.count(warning) == 1 and terminal.of(test["id"])["status"] == "in_progress"
    page = terminal.page("take", typed=[":s", ":s"])
    assert page.count(warning) == 1 and "no answer" in page
    assert terminal.of(test["id"])["status"] == "submitted"


def test_the_last_answer_says_how_to_submit_and_a_whole_test_is_submitted_without_a_warning(terminal):
    test = terminal.kept()
    page = terminal.page("take", typed=[*map(key, test["questions"]), ":s"])
    assert "Type :s to submit" in page and "without an answer" not in page
    assert f"100 %  {COUNT} of {COUNT} right" in page and f"{COUNT}/{COUNT}  Waves" in page
    assert "✗" not in page
    assert terminal.of(test["id"])["percent"] == 100


def test_the_result_reviews_only_the_wrong_answers(terminal):
    test = terminal.kept()
    first, second, *others = test["questions"]
    typed = [another(first), ":n", *map(key, others), ":s", ":s"]
    page = terminal.page("take", typed=typed)
    result = page[page.index("50 %") :]
    assert f"2 of {COUNT} right" in result
    chosen = first["options"]["abcde".index(another(first))]
    assert f"1. {first['prompt']}\n  ✗ {chosen}\n  ✓ {first['correct_answer']}\n  {first['explanation']}" in result
    assert f"2. {second['prompt']}\n  ✗ no answer\n  ✓ {second['correct_answer']}" in result
    assert all(question["prompt"] not in result for question in others)


def test_a_submitted_test_shows_its_result_again_and_take_skips_it(terminal):
    test = terminal.kept()
    page = terminal.page("take", typed=[another(test["questions"][0]), ":s", ":s"])
    assert terminal.page("take", test["id"]).strip() == page[page.index("0 %") :].strip()
    assert "0 %" in terminal.page("list")
    assert "there is no test to take" in terminal.error("take")


def test_take_continues_the_newest_test_and_an_id_selects_another(terminal):
    first, second = terminal.kept(seed=1), terminal.kept(seed=2)
    assert second["questions"][0]["prompt"] in terminal.page("take", typed=[":q"])
    assert first["questions"][0]["prompt"] in terminal.page("take", first["id"], typed=[":q"])


def test_a_test_from_a_file_is_stored_and_taken(terminal, tmp_path):
    made = terminal.page("generate", "--course", "Waves", "--notes", NOTES, "--count", COUNT, "--seed", 1, "--format", "json")
    file = tmp_path / "shared.json"
    file.write_text(made, "utf-8")
    page = terminal.page("take", "--test", file, typed=["a", ":q"])
    (line,) = terminal.list()
    assert line["answered"] == 1 and line["course"] == "Waves" and line["id"] in page
    assert asked(terminal.page("take", line["id"], typed=[":q"])) == [2]


@pytest.mark.parametrize("format", EXPORT_FORMATS)
def test_a_stored_test_is_exported_like_one_from_a_file(terminal, tmp_path, format):
    made = terminal.page("generate", "--course", "Waves", "--notes", NOTES, "--count", COUNT, "--seed", 1, "--format", "json")
    file = tmp_path / "shared.json"
    file.write_text(made, "utf-8")
    test = terminal.kept(seed=1)
    exported = terminal.page("export", test["id"], "--format", format)
    assert exported == terminal.page("export", "--test", file, "--format", format)
    assert exported == terminal.page("export", "--format", format)
    assert test["questions"][0]["correct_answer"] in exported


def test_an_exported_test_can_be_taken_by_somebody_else(terminal, nivel, tmp_path):
    test = terminal.kept()
    terminal.page("take", typed=["a", ":q"])
    file = tmp_path / "for you.json"
    file.write_text(terminal.page("export", test["id"], "--format", "json"), "utf-8")
    other = Terminal(nivel, tmp_path / "other")
    page = other.page("take", "--test", file, typed=[":q"])
    assert asked(page) == [1] and "›" not in shown(page, 1).splitlines()[2] and other.list()[0]["answered"] == 0


@pytest.mark.parametrize("command", [["take"], ["export", "--format", "gift"]], ids=["take", "export"])
class TestRefusedCommands:
    def test_an_unknown_id_is_reported(self, terminal, command):
        terminal.kept()
        error = terminal.error(*command, "nowhere")
        assert "no test nowhere" in error and "nivel practice list" in error

    def test_a_missing_file_is_reported(self, terminal, command):
        assert "nowhere.json" in terminal.error(*command, "--test", "nowhere.json")
        assert terminal.list() == []

    def test_every_fault_of_a_file_is_reported_with_file_and_line(self, terminal, tmp_path, command):
        made = terminal.page("generate", "--course", "Waves", "--notes", NOTES, "--count", 2, "--seed", 1, "--format", "json")
        test = json.loads(made)
        for question in test["questions"]:
            question["correct_answer"] = "none of them"
        file = tmp_path / "bad.json"
        file.write_text(json.dumps(test, indent=1), "utf-8")
        lines = [number for number, line in enumerate(file.read_text("utf-8").splitlines(), 1) if '"correct_answer"' in line]
        error = terminal.error(*command, "--test", file)
        assert [int(number) for number in re.findall(rf"^{re.escape(str(file))}:(\d+): ", error, re.MULTILINE)] == lines
        assert terminal.list() == []

    def test_an_id_and_a_file_together_are_refused(self, terminal, command):
        result = terminal.run(*command, "some", "--test", "file.json")
        assert result.returncode == 64 and b"not both" in result.stderr


def test_a_folder_that_cannot_be_created_is_reported_with_its_option(nivel, tmp_path):
    (tmp_path / "file").write_text("")
    error = Terminal(nivel, tmp_path / "file" / "in a file").error("list")
    assert "--data" in error


def test_the_terminal_speaks_spanish(terminal):
    test = terminal.kept()
    page = terminal.page("take", "--interface", "es", typed=["x", "a", ":s", ":n", ":q"])
    for words in ("Escribe A, B, C, D o E", f"Pregunta 1 de {COUNT}", "errores: 3", "Todo queda guardado"):
        assert words in page
    page = terminal.page("take", test["id"], "--interface", "es", typed=[":s", ":s"])
    assert f"de {COUNT}" in page and "Aciertos" in page and "✗ sin respuesta" in page
    assert "Question " not in page and "right answer" not in page


def questions(page):
    """The questions that `edit` shows, by id."""
    return dict(re.findall(r"^(S\d+)  (.*)$", page, re.MULTILINE))


def test_questions_are_shown_without_keys_unless_they_are_asked_for(terminal):
    test = terminal.kept()
    shown = terminal.page("edit")
    assert questions(shown) == {question["id"]: question["prompt"] for question in test["questions"]}
    assert "›" not in shown
    keys = re.findall(r"^  › (?:[A-E]  )?(.*)$", terminal.page("edit", "--keys"), re.MULTILINE)
    assert [key.split(" / ")[0] for key in keys] == [question["correct_answer"] for question in test["questions"]]


def test_a_question_is_dropped_and_another_is_written_from_the_notes(terminal):
    test = terminal.kept()
    first, second, *rest = (question["id"] for question in test["questions"])
    page = terminal.page("edit", test["id"], "--drop", first, "--another", second, "--notes", NOTES, "--seed", 5)
    now = questions(page)
    assert list(now) == [second, *rest]
    assert now[second] not in [question["prompt"] for question in test["questions"]]
    assert terminal.of(test["id"])["question_count"] == COUNT - 1


def test_a_question_gets_another_wording_and_only_a_sound_one(terminal):
    test = terminal.kept()
    question = next(question for question in test["questions"] if "options" in question)
    stem = f"In your own words: {question['prompt']}"
    assert questions(terminal.page("edit", "--reword", question["id"], "--stem", stem))[question["id"]] == stem
    same = [argument for option in ["All of the above", *question["options"][1:]] for argument in ("--answer", option)]
    assert terminal.error("edit", "--reword", question["id"], *same) != ""
    assert "--key" in terminal.error("edit", "--reword", question["id"], "--answer", "one", "--key", "E")
    assert questions(terminal.page("edit"))[question["id"]] == stem


def test_a_test_that_has_been_started_cannot_be_changed(terminal):
    test = terminal.kept()
    terminal.page("take", typed=[":q"])
    assert "has been started" in terminal.error("edit", "--drop", test["questions"][0]["id"])


def test_unknown_questions_and_the_last_one_are_named(terminal):
    test = terminal.kept()
    assert "no question S99" in terminal.error("edit", "--drop", "S99")
    drops = [argument for question in test["questions"] for argument in ("--drop", question["id"])]
    assert "only question" in terminal.error("edit", *drops)

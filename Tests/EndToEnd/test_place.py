"""`nivel place` and `nivel simulate`, and what the response model adds to `nivel score` and `nivel take`."""
import json
import random
import subprocess

import pytest
from conftest import NIVEL, ROOT

LEVELS = ["pre-A1", "A1", "A2", "B1", "B2", "C1", "C2"]


class Dialogue:
    """A dialogue with `nivel place` over pipes."""

    def __init__(self, *arguments):
        command = [NIVEL, "place", *map(str, arguments)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait(timeout=30)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()

    def read(self):
        return json.loads(self.process.stdout.readline())

    def send(self, line):
        self.process.stdin.write((line if isinstance(line, str) else json.dumps(line)).encode() + b"\n")
        self.process.stdin.flush()

    def take(self, choose):
        """Answers until there is a result. Returns the questions and the result."""
        asked = []
        while "ask" in (line := self.read()):
            asked.append(line["ask"])
            self.send({"answer": choose(line["ask"])})
        return asked, line["result"]

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=30)


def right(blueprint, ask):
    """The right answer to a question in the blueprint's terms, and the level of the item."""
    item = next(item for item in blueprint["items"] if item["item_id"] == ask["item_id"])
    if "options" in item:
        return item["correct_option_id"], item["level"]
    spec = item["production_spec"]
    if spec["format"] == "word_reorder":
        return " ".join(tile.strip() for tile in item["prompt"]["stem"].split(" / ")), item["level"]
    return spec["accept_list"][0], item["level"]


@pytest.mark.parametrize("language", ["en", "de", "zh", "fa"])
@pytest.mark.parametrize("length, questions", [("quick", range(8, 21)), ("full", range(48, 49))])
def test_a_dialogue_ends_at_the_top_and_at_the_bottom(blueprints, language, length, questions):
    def always(ask):
        return right(blueprints[language], ask)[0] if ask["format"] != "word_reorder" else None

    for choose, level in ((always, None), (lambda ask: None, "pre-A1"), (lambda ask: "zzz", "pre-A1")):
        with Dialogue(language, "--length", length, "--seed", 4) as dialogue:
            asked, result = dialogue.take(choose)
            assert dialogue.end() == 0
        assert len(asked) in questions and [ask["number"] for ask in asked] == list(range(1, len(asked) + 1))
        assert result["questions"] == len(asked) and list(result["levels"]) == LEVELS
        assert result["level"] == level if level else LEVELS.index(result["level"]) >= 4
        assert result["confidence"] == max(result["levels"].values())
        assert set(result["skills"]) == {"use_of_language", "reading", "listening", "production"}


def test_the_same_seed_asks_the_same_questions(blueprints):
    def asked(seed):
        with Dialogue("en", "--seed", seed) as dialogue:
            return [ask["item_id"] for ask in dialogue.take(lambda ask: right(blueprints["en"], ask)[0])[0]]

    assert asked(1) == asked(1)
    assert len({tuple(asked(seed)) for seed in range(5)}) > 2


def test_a_line_that_is_no_answer_yields_an_error_and_the_question_stays_open():
    with Dialogue("en", "--seed", 1) as dialogue:
        first = dialogue.read()["ask"]
        for line, message in (
            ("{", "not JSON"), ("[]", "expected an object"), ("{}", "answer"), ('{"answer": 5}', "expected a string"),
            ('{"answer": "a", "x": 1}', "x"), ("😀", "not JSON"), ("", "not JSON"),
        ):
            dialogue.send(line)
            assert message in dialogue.read()["error"]
        dialogue.send({"answer": None})
        second = dialogue.read()["ask"]
        assert second["number"] == 2 and second["item_id"] != first["item_id"]
        dialogue.process.stdin.close()
        result = dialogue.read()["result"]
        assert result["questions"] == 1
        assert dialogue.process.wait(timeout=30) == 1


def test_a_dialogue_that_ends_early_is_judged_by_its_answers(nivel):
    reply = nivel("place", "en", "--seed", "1", input="")
    ask, result = map(json.loads, reply.stdout.splitlines())
    assert reply.returncode == 0 and "ask" in ask
    assert result["result"]["questions"] == 0 and len(set(result["result"]["levels"].values())) == 1


def test_place_takes_a_blueprint_file_or_a_language(nivel, tmp_path):
    with Dialogue("--blueprint", "Content/blueprints/en.json", "--seed", 1) as dialogue:
        assert dialogue.read()["ask"]["item_id"].startswith("en_")
    assert nivel("place").returncode != 0
    assert nivel("place", "en", "--blueprint", "Content/blueprints/en.json").returncode != 0
    missing = nivel("place", "xx")
    assert missing.returncode == 1 and b"xx.json" in missing.stderr
    broken = tmp_path / "broken.json"
    broken.write_text('{"schema_version": 2,\n "items": 5}')
    assert f"{broken}:2: items" in nivel("place", "--blueprint", broken).stderr.decode()


# --- score -----------------------------------------------------------------


def scored(nivel, file, answers):
    return json.loads(nivel("score", "--blueprint", file, input=json.dumps(answers)).stdout)


def test_a_file_that_does_not_say_level_by_keeps_its_weighted_score(nivel, blueprints, tmp_path):
    old = {key: value for key, value in blueprints["en"].items() if key != "level_by"}
    (tmp_path / "old.json").write_text(json.dumps(old))
    randomness = random.Random(14)
    for _ in range(20):
        known = randomness.randrange(49)
        answers = {item["item_id"]: right(old, item)[0] for item in old["items"][:known]}
        by_cuts, by_model = scored(nivel, tmp_path / "old.json", answers), scored(nivel, "Content/blueprints/en.json", answers)
        assert by_cuts["level_by"] == "cuts" and by_cuts["level"] == by_cuts["cut_level"] == by_model["cut_level"]
        assert by_model["level_by"] == "model" and by_model["level"] == by_model["measurement"]["level"]
        assert {key: by_cuts[key] for key in by_cuts if key not in ("level", "level_by")} == {
            key: by_model[key] for key in by_model if key not in ("level", "level_by")
        }


def test_an_unknown_rule_for_the_level_is_an_error(nivel, blueprints, tmp_path):
    (tmp_path / "b.json").write_text(json.dumps(blueprints["en"] | {"level_by": "guess"}))
    result = nivel("score", "--blueprint", tmp_path / "b.json", input="{}")
    assert result.returncode == 1 and "level_by" in result.stderr.decode()


# --- take ------------------------------------------------------------------


def test_a_quick_test_in_the_terminal_asks_until_the_level_is_sure(nivel):
    result = nivel("take", "en", "--interface", "en", "--seed", "3", input="?\n" * 20)
    text = result.stdout.decode()
    assert result.returncode == 0 and "Question 8 (at most 20)" in text and "Question 20" not in text
    assert "Your level: pre-A1" in text and " %" in text and "points" not in text


def test_only_one_step_back_is_possible_in_a_quick_test_in_the_terminal(nivel):
    text = nivel("take", "en", "--interface", "en", "--seed", "3", input="?\n?\n:b\n:b\n:f\n").stdout.decode()
    assert text.count("Question 2 (at most 20)") == 2 and "no way further back" in text
    assert "answers are too few to say more" in text


# --- simulate --------------------------------------------------------------


def simulate(nivel, *arguments):
    return json.loads(nivel("simulate", *arguments, "--format", "json").stdout)


def test_a_simulation_is_a_function_of_its_seed(nivel):
    first = simulate(nivel, "en", "--learners", "60", "--seed", "5")
    assert first == simulate(nivel, "en", "--learners", "60", "--seed", "5")
    assert first != simulate(nivel, "en", "--learners", "60", "--seed", "6")
    assert [row["behaviour"] for row in first["rows"]] == ["honest", "half", "guess", "mixed", "random"]
    assert all(row["learners"] == 60 and row["language_id"] == "en" for row in first["rows"])


def test_a_simulation_prints_a_table_for_people(nivel):
    lines = nivel("simulate", "en", "ja", "--learners", "10", "--behaviour", "half", "--length", "full").stdout.decode().splitlines()
    assert lines[0].split()[:3] == ["language", "learners", "exact"] and [line.split()[0] for line in lines[1:]] == ["en", "ja", "average"]


@pytest.mark.parametrize("arguments", [["--learners", "0"], ["--behaviour", "lazy"], ["--length", "long"], ["--seed", "-1"]])
def test_a_simulation_refuses_wrong_options(nivel, arguments):
    result = nivel("simulate", "en", *arguments)
    assert result.returncode != 0 and result.stdout == b"" and result.stderr


@pytest.mark.parametrize("command", ["place", "simulate"])
def test_each_command_has_help_with_an_example(nivel, command):
    text = nivel(command, "--help").stdout.decode()
    assert f"nivel {command}" in text and "Example: " in text

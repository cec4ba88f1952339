"""A placement test with a calibration of its items: who uses it, who refuses it, and which attempts keep it."""
import json
import shutil

import jsonschema
import pytest
from client import Client, Server, find, right_answer
from conftest import NIVEL, ROOT

BLUEPRINTS = ROOT / "Content" / "blueprints"


class Shelf:
    """A content folder with one language, and the calibration of its items."""

    def __init__(self, folder, language="en"):
        self.folder, self.language = folder, language
        (folder / "blueprints").mkdir(parents=True)
        self.file = folder / "blueprints" / f"{language}.json"
        shutil.copy(BLUEPRINTS / f"{language}.json", self.file)
        self.blueprint = json.loads(self.file.read_text("utf-8"))

    def calibrate(self, shift, **changes):
        """Makes every item harder than its author thought, by `shift` logits."""
        middles = {"A1": -3.76, "A2": -2.23, "B1": -0.255, "B2": 1.76, "C1": 3.35, "C2": 4.5}
        items = [
            {"item_id": item["item_id"], "difficulty": middles[item["level"]] + shift, "standard_error": 0.2, "responses": 400}
            for item in self.blueprint["items"]
        ]
        document = {
            "schema_version": 1, "language_id": self.language, "blueprint_version": self.blueprint["version"], "version": "2027.1.1",
            "items": items,
        } | changes
        (self.folder / "calibration").mkdir(exist_ok=True)
        (self.folder / "calibration" / f"{self.language}.json").write_text(json.dumps(document), "utf-8")

    def answers(self):
        """Right answers to the choices below B2."""
        return {
            item["item_id"]: item.get("correct_option_id") if item["level"] in ("A1", "A2", "B1") else None
            for item in self.blueprint["items"]
        }


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "content")


def test_the_schema_accepts_what_the_commands_accept_and_refuses_what_they_refuse(shelf):
    schema = json.loads((ROOT / "Content/calibration.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    shelf.calibrate(0)
    whole = json.loads((shelf.folder / "calibration" / "en.json").read_text("utf-8"))
    assert validator.is_valid(whole)
    assert not validator.is_valid(whole | {"surprise": 1}) and not validator.is_valid(whole | {"items": [{"item_id": "en_001"}]})
    assert not validator.is_valid(whole | {"items": [whole["items"][0] | {"standard_error": 0.5}]})


def score(nivel, shelf):
    result = nivel("score", "--blueprint", shelf.file, input=json.dumps(shelf.answers()))
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)["measurement"]["theta"]


def test_harder_items_give_the_same_answers_a_higher_level(nivel, shelf):
    plain = score(nivel, shelf)
    shelf.calibrate(0)
    assert score(nivel, shelf) == pytest.approx(plain, abs=0.25)
    shelf.calibrate(0.8)
    assert score(nivel, shelf) > plain + 0.4


def test_every_command_uses_the_calibration(nivel, shelf):
    def outcomes():
        place = nivel("place", "--blueprint", shelf.file, "--length", "full", input='{"answer": null}\n' * 48)
        simulated = nivel("simulate", "en", "--content", shelf.folder, "--learners", "20", "--format", "json")
        assert place.returncode == simulated.returncode == 0
        return json.loads(place.stdout.splitlines()[-1])["result"]["theta"], json.loads(simulated.stdout)

    before = outcomes()
    shelf.calibrate(1)
    after = outcomes()
    assert before[0] != after[0] and before[1] != after[1]
    assert nivel("audit", shelf.file).returncode == 0


@pytest.mark.parametrize(
    "changes, words",
    [
        ({"blueprint_version": "2020.1"}, "the calibration is for en 2020.1"),
        ({"language_id": "fr"}, "the calibration is for fr"),
        ({"items": [{"item_id": "en_001", "difficulty": "NaN", "standard_error": 0.1, "responses": 5}]}, "items[0].difficulty"),
        ({"items": [{"item_id": "zz_001", "difficulty": 0, "standard_error": 0.1, "responses": 5}]}, "zz_001: the blueprint has no such item"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_an_unfit_calibration_is_refused_by_name_and_a_server_goes_on_without_it(nivel, shelf, tmp_path, changes, words):
    shelf.calibrate(0, **changes)
    for command in (["score", "--blueprint", shelf.file], ["place", "en", "--content", shelf.folder], ["simulate", "en", "--content", shelf.folder]):
        result = nivel(*command, input="{}")
        assert result.returncode == 1 and words in result.stderr.decode() and b"calibration/en.json" in result.stderr
    audit = nivel("audit", shelf.file)
    assert audit.returncode == 1 and b" calibration" in audit.stdout and words.split(": ")[-1] in audit.stdout.decode()
    assert nivel("keygen", "--out", tmp_path / "key").returncode == 0
    published = nivel("publish", "--content", shelf.folder, "--out", tmp_path / "release", "--key", tmp_path / "key")
    assert published.returncode == 1 and words.split(": ")[-1] in published.stderr.decode() and not (tmp_path / "release" / "manifest.json").exists()
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", str(shelf.folder)) as server:
        Client(server.address).start("en")


def theta_of(client, attempt, shelf):
    """Finishes a full attempt with right answers to the choices below B2, and returns its ability."""
    for question in attempt["items"]:
        item = find(shelf.blueprint, question)
        is_known = shelf.answers()[item["item_id"]] is not None
        answer = client.answer(attempt, question, right_answer(shelf.blueprint, question) if is_known else {"dont_know": True})
        assert answer.status == 200, answer.body
    return client.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).json["measurement"]["theta"]


def test_an_attempt_keeps_the_calibration_that_it_began_with(shelf, tmp_path):
    def start(server):
        client = Client(server.address)
        return client, client.start("en", length="full")

    abilities = []
    server = Server(NIVEL, ROOT, tmp_path / "data", "--content", str(shelf.folder))
    with server:
        plain, begun = start(server)
    shelf.calibrate(1)
    with server:
        plain.host = Client(server.address).host
        calibrated, attempt = start(server)
        abilities += [theta_of(plain, begun, shelf), theta_of(calibrated, attempt, shelf)]
        kept, later = start(server)
    shelf.calibrate(-1)
    with server:
        kept.host = Client(server.address).host
        abilities.append(theta_of(kept, later, shelf))
    assert abilities[1] > abilities[0] + 0.4 and abilities[2] == abilities[1]

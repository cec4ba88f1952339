"""`nivel calibrate`: published values are reproduced, and bad input gets a clear error or a stated consequence."""
import json
import math
import random
import re
import shutil
import subprocess

import jsonschema
import pytest
from client import Client, right_answer
from conftest import ROOT
from simulated_responses import MIDDLES, SimulatedResponses

LSAT6 = ROOT / "Docs" / "examples" / "lsat6.csv"
ENGLISH = ROOT / "Content" / "blueprints" / "en.json"
TOLERANCE = 1e-3


@pytest.fixture
def calibrate(nivel):
    """Calibrates a CSV text; gives the report."""

    def run(responses, *options):
        result = nivel("calibrate", "--responses", "-", *options, input=responses)
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    return run


def by_id(report):
    return {item["item_id"]: item for item in report["items"]}


# --- published values ------------------------------------------------------


@pytest.mark.essential
def test_published_values_of_the_rasch_model(nivel):
    report = json.loads(nivel("calibrate", "--responses", LSAT6, "--model", "rasch").stdout)
    assert (report["model"], report["prior"], report["persons"], report["responses"]) == ("rasch", "none", 1000, 5000)
    assert report["converged"] is True and 0 < report["cycles"] < 100
    assert report["log_likelihood"] == pytest.approx(-2466.93760, abs=TOLERANCE)
    assert report["population"]["standard_deviation"] ** 2 == pytest.approx(0.57024, abs=TOLERANCE)
    difficulties = [item["b"] for item in report["items"]]
    assert difficulties == pytest.approx([-2.73002, -0.99861, -0.23985, -1.30645, -2.09941], abs=TOLERANCE)
    assert all(item["a"] == 1 and item["se_a"] is None and 0 < item["se_b"] < 0.3 for item in report["items"])
    assert [item["right"] for item in report["items"]] == [924, 709, 553, 763, 870]


def test_published_values_of_the_two_parameter_model(nivel):
    report = json.loads(nivel("calibrate", "--responses", LSAT6, "--model", "2pl").stdout)
    assert report["log_likelihood"] == pytest.approx(-2466.65338, abs=TOLERANCE)
    assert [item["a"] for item in report["items"]] == pytest.approx([0.82566, 0.72274, 0.89087, 0.68837, 0.65686], abs=TOLERANCE)
    assert [item["b"] for item in report["items"]] == pytest.approx([-3.35881, -1.37006, -0.27967, -1.86638, -3.12591], abs=TOLERANCE)
    assert (report["aic"], report["bic"]) == pytest.approx((4953.307, 5002.384), abs=TOLERANCE)
    assert [item["se_a"] for item in report["items"]] == pytest.approx([0.2581, 0.1867, 0.2326, 0.1852, 0.2100], rel=0.005)


#: Data sets of R packages in Debian, with the values that R's mirt gives for them.
R_DATA = {
    "VerbalAggression": ("psychotools", "VerbalAggression$resp2"),
    "MathExam14W": ("psychotools", "as.matrix(MathExam14W$solved)"),
    "raschdat1": ("eRm", "raschdat1"),
    "ability": ("psychTools", "ability"),
}


@pytest.fixture(scope="module")
def data_of_r():
    """Exports a data set of an R package as CSV."""
    if shutil.which("Rscript") is None:
        pytest.skip("R is missing: Scripts/setup.sh test installs it")

    def export(name):
        package, expression = R_DATA[name]
        script = f'data("{name}", package = "{package}"); write.csv({expression}, row.names = FALSE, na = "", quote = FALSE)'
        return subprocess.run(["Rscript", "--vanilla", "-e", script], capture_output=True, check=True, timeout=60).stdout

    return export


@pytest.mark.parametrize(
    "name, model, log_likelihood, variance, items",
    [
        ("VerbalAggression", "rasch", -4036.90889, 1.91774, {"S1WantCurse": {"b": -1.22056}, "S3DoShout": {"b": 2.97535}}),
        ("VerbalAggression", "2pl", -4016.42722, 1, {}),
        ("MathExam14W", "2pl", -5425.88295, 1, {"hesse": {"a": 1.85459, "b": -1.06816}, "payflow": {"a": 0.93479, "b": 1.93631}}),
        ("raschdat1", "rasch", -1752.85506, 0.94239, {}),
        # NB: mirt's variance of 1.91237 has a log-likelihood that is lower by .0006. It comes from a looser tolerance.
        ("ability", "rasch", -12693.89247, None, {}),
        (
            "ability", "2pl", -12612.70062, 1,
            {
                "reason.4": {"a": 1.73191, "b": -0.65236}, "rotate.4": {"a": 2.08759, "b": 0.99171},
                "rotate.8": {"a": 1.57557, "b": 1.27995},
            },
        ),
    ],
)
def test_values_of_r_are_reproduced(calibrate, data_of_r, name, model, log_likelihood, variance, items):
    report = calibrate(data_of_r(name), "--model", model)
    assert report["converged"] is True
    assert report["log_likelihood"] == pytest.approx(log_likelihood, abs=TOLERANCE)
    if variance is not None:
        assert report["population"]["standard_deviation"] ** 2 == pytest.approx(variance, abs=TOLERANCE)
    for item, expected in items.items():
        found = by_id(report)[item]
        assert {key: found[key] for key in expected} == pytest.approx(expected, abs=TOLERANCE), item


# --- the blueprint ---------------------------------------------------------


def chance(item):
    """The chance that a blind guess is right, for items without tiles."""
    if options := item.get("options"):
        return 1 / len(options)
    return {"free_response_cloze": 0, "minimal_pair": 0.5}[item["production_spec"]["format"]]


def responses_to(items, persons=60):
    """Responses of persons of rising ability to items of rising difficulty, with some surprises."""
    rows = [",".join(item["item_id"] for item in items)]
    for person in range(persons):
        scores = [(person * len(items) > place * persons) != ((person * 7 + place * 11) % 5 == 0) for place in range(len(items))]
        rows.append(",".join("1" if score else "0" for score in scores))
    return "\n".join(rows) + "\n"


def test_the_blueprint_gives_the_chance_of_a_guess(calibrate, blueprints):
    items = blueprints["en"]["items"]
    found = by_id(calibrate(responses_to(items), "--blueprint", ENGLISH, "--prior", "levels"))
    assert list(found) == [item["item_id"] for item in items]
    for item in items:
        spec = item.get("production_spec", {})
        if spec.get("format") != "word_reorder":
            assert found[item["item_id"]]["c"] == pytest.approx(chance(item), abs=1e-6), item["item_id"]
        else:
            orders = math.factorial(len(item["prompt"]["stem"].split(" / ")))
            accepted = found[item["item_id"]]["c"] * orders
            assert 1 - 1e-4 < accepted < orders / 2, item["item_id"]
        assert found[item["item_id"]]["level"] == item["level"]


@pytest.mark.essential
def test_with_the_authors_levels_few_responses_give_finite_estimates(calibrate, blueprints):
    items = sorted(blueprints["en"]["items"], key=lambda item: item["level"])
    for responses in (responses_to(items), responses_to(items, persons=1), ",".join(i["item_id"] for i in items) + "\n" + ",".join("1" * len(items))):
        report = calibrate(responses, "--blueprint", ENGLISH, "--prior", "levels")
        assert report["prior"] == "levels"
        for item in report["items"]:
            assert item["status"] == "estimated" and math.isfinite(item["b"]) and item["se_b"] > 0 and item["plays_as"]


def test_an_item_that_contradicts_its_level_is_named(calibrate, blueprints):
    items = sorted(blueprints["en"]["items"], key=lambda item: item["level"])
    mislabelled = items.pop(0)
    report = calibrate(responses_to([*items, mislabelled], persons=500), "--blueprint", ENGLISH, "--prior", "levels")
    found = by_id(report)[mislabelled["item_id"]]
    assert found["plays_as"] > mislabelled["level"]
    assert any(note.startswith(f"{mislabelled['item_id']}: plays as") for note in report["notes"])


def test_items_of_the_blueprint_without_a_column_are_named(calibrate, blueprints):
    items = blueprints["en"]["items"]
    report = calibrate(responses_to(items[:-1]), "--blueprint", ENGLISH)
    assert any(items[-1]["item_id"] in note and "have no column" in note for note in report["notes"])


# --- bad input -------------------------------------------------------------


@pytest.mark.parametrize(
    "responses, error",
    [
        ("", "-:1: there are no responses"),
        ("a,b\n", "-: there are no persons"),
        ("a,b\n1\n", "-:2: the row has 1 columns and the first row 2"),
        ("a,b\n1,0\n1,0,1\n", "-:3: the row has 3 columns"),
        ("a,b\n1,x\n", '-:2: "x" is not a score of the item "b"'),
        ("a,b\n1,0\n1,NaN\n", '-:3: "NaN" is not a score'),
        ("a,b\n1,0.5\n", '-:2: "0.5" is not a score'),
        ("a,a\n1,0\n", '-:1: two columns have the item id "a"'),
        (",b\n1,0\n", "-:1: column 1 has no item id"),
        ('a,b\n1,"0\n', "-:2: a quotation mark"),
        ("a,b,c\n1,1,0\n", "-: no item has both right and wrong answers"),
        ("a,b,c\n1,1,0\n1,1,0\n", "-: no item has both right and wrong answers"),
        (b"a,b\n\xff,0\n", "-:2: "),
        ("a,group:device\n1,phone\n0\n", "-:3: the row has 1 columns and the first row 2"),
        ("group:device\nphone\n", "-:1: there is no item"),
        ("a,option:b\n1,x\n", '-:1: the item "b" has options and no scores'),
        ("a,option:a\n1,x\n0,y\n", '-:1: the column "option:a" needs --blueprint'),
        (b"\x00" * 5000, "-:1: a field is longer"),
    ],
)
def test_bad_responses_are_an_error_with_its_line(nivel, responses, error):
    result = nivel("calibrate", "--responses", "-", input=responses)
    assert result.returncode == 1 and result.stdout == b""
    assert result.stderr.decode().startswith(error)


def test_bad_options_are_errors(nivel, tmp_path):
    assert nivel("calibrate", "--responses", tmp_path / "none.csv").stderr.startswith(f"{tmp_path}/none.csv:1: there is no such file".encode())
    assert b"this is a folder" in nivel("calibrate", "--responses", tmp_path).stderr
    assert b"--blueprint" in nivel("calibrate", "--responses", "-", "--prior", "levels").stderr
    assert nivel("calibrate", "--responses", "-", "--model", "3pl").returncode != 0
    assert nivel("calibrate").returncode != 0


def test_columns_that_the_blueprint_does_not_have_are_errors(nivel):
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, input="en_001,xx_1,xx_2\n1,0,1\n")
    assert result.returncode == 1
    found = result.stderr.decode().splitlines()
    assert [line.split(":")[:2] for line in found] == [["-", "1"], ["-", "1"]]
    assert '"xx_1"' in found[0] and '"xx_2"' in found[1]


def test_items_without_an_estimate_are_named_with_the_reason(calibrate):
    responses = "easy,hard,none,a,b,c\n" + "1,0,,1,0,1\n1,0,,0,1,1\n1,0,,1,1,0\n" * 30 + "1,0,,1,1,1\n1,0,,0,0,0\n" * 20
    report = calibrate(responses)
    found = by_id(report)
    assert [found[name]["status"] for name in ("easy", "hard", "none")] == ["all_right", "all_wrong", "no_answers"]
    for name in ("easy", "hard", "none"):
        assert (found[name]["a"], found[name]["b"], found[name]["se_b"]) == (None, None, None)
        assert any(note.startswith(f"{name}: ") for note in report["notes"])
    assert all(found[name]["status"] == "estimated" and found[name]["se_b"] > 0 for name in "abc")
    assert any("fewer than 200 responses" in note for note in report["notes"])


def test_ten_million_persons_are_calibrated(nivel):
    responses = b"a,b,c\n" + b"1,1,0\n1,0,\n0,1,0\n0,0,1\n1,1,1\n" * 2_000_000
    result = nivel("calibrate", "--responses", "-", input=responses)
    assert json.loads(result.stdout)["persons"] == 10_000_000


def test_the_text_report_has_the_same_figures(nivel):
    text = nivel("calibrate", "--responses", LSAT6, "--format", "text").stdout.decode()
    assert "model rasch, prior none, 1000 persons, 5 items" in text
    assert "-2466.938" in text and "converged after" in text
    assert [line.split()[0] for line in text.splitlines() if line.startswith("item")] == ["item", *(f"item{n}" for n in range(1, 6))]


def test_an_error_of_the_whole_file_names_no_line(nivel):
    result = nivel("calibrate", "--responses", "-", "--model", "2pl", input="a,b\n1,1\n0,0\n1,0\n0,1\n")
    assert result.returncode == 1
    assert result.stderr.decode().startswith("-: 2 items do not determine discriminations")


@pytest.mark.parametrize(
    "responses, error",
    [
        ("en_001,option:en_001\n1,c\n0,x\n0,x\n", '-:3: "x" is no option of the item "en_001": write one of a, b, c, d'),
        ("en_010,option:en_010\n1,\n\n0,y\n", None),
    ],
)
def test_options_that_the_item_does_not_have_are_errors_with_their_line(nivel, blueprints, responses, error):
    typed = next(i["item_id"] for i in blueprints["en"]["items"] if i.get("production_spec", {}).get("format") == "free_response_cloze")
    responses = responses.replace("en_010", typed)
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, input=responses)
    assert result.returncode == 1 and result.stdout == b""
    assert result.stderr.decode().startswith(error or f'-:1: the item "{typed}" has no options')


@pytest.mark.parametrize("score, chosen", [("1", "a wrong option"), ("0", "the key")])
def test_scores_that_contradict_the_chosen_options_are_refused(nivel, blueprints, score, chosen):
    item = next(i for i in blueprints["en"]["items"] if i["type"] == "MC_CLOZE")
    key = item["correct_option_id"]
    other = next(option["id"] for option in item["options"] if option["id"] != key)
    option = key if chosen == "the key" else other
    rows = f"1,{key}\n0,{other}\n0,\n{score},{option}\n1,\n"
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, input=f"{item['item_id']},option:{item['item_id']}\n{rows}")
    assert result.returncode == 1 and result.stdout == b""
    start = f'-:1: person 4 has the score {score} at the item "{item["item_id"]}" for the option {option}, but its key is {key}.'
    assert result.stderr.decode().startswith(start), result.stderr
    assert "Such scores at this item: 1" in result.stderr.decode()


# --- options, groups and the file to publish -------------------------------


@pytest.fixture(scope="module")
def simulated(blueprints):
    """Simulated responses to the English test, with a wrong option that attracts the able and an item that is harder on phones."""
    return SimulatedResponses(blueprints["en"])


@pytest.fixture(scope="module")
def simulated_report(nivel, simulated):
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, "--prior", "levels", input=simulated.csv)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.essential
def test_the_options_show_who_chose_them(simulated, simulated_report):
    items = by_id(simulated_report)
    for item_id, options in simulated.chosen.items():
        rows = items[item_id]["options"]
        assert {row["option_id"]: row["persons"] for row in rows} == {option: count for option, count in options.items()}
        key = next(row for row in rows if row["is_key"])
        assert key["flag"] is None
        if sum(options.values()) < 100:
            assert all(row["flag"] is None for row in rows), "too few to say"
            continue
        assert sum(row["share"] for row in rows) == pytest.approx(1, abs=1e-5)
        assert item_id == simulated.attracting or key["point_biserial"] > 0
    flagged = {(i, row["option_id"]) for i, item in items.items() for row in item["options"] or [] if row["flag"] == "attracts_able"}
    assert flagged == {(simulated.attracting, simulated.attractive_option)}
    assert any(note.startswith(f"{simulated.attracting}: the persons who chose the wrong option") for note in simulated_report["notes"])
    assert all(items[i]["options"] is None for i in items if i not in simulated.chosen)


@pytest.mark.essential
def test_an_item_that_is_harder_for_a_group_is_in_class_c(simulated, simulated_report):
    items = by_id(simulated_report)
    tested = [(i, d) for i, item in items.items() for d in item["dif"] if d["status"] == "tested"]
    assert {i for i, _ in tested} == set(items) - {simulated.unasked, simulated.rare}
    classes = {(i, d["group"], d["focal"]): d["mantel_haenszel"]["class"] for i, d in tested}
    assert {(group, focal) for _, group, focal in classes} == {("device", "phone"), ("interface_language", "es")}
    assert [key for key, found in classes.items() if found == "C"] == [(simulated.harder_on_phones, "device", "phone")]
    found = next(d for d in items[simulated.harder_on_phones]["dif"] if d["group"] == "device")
    assert (found["reference"], found["status"]) == ("desktop", "tested")
    assert found["mantel_haenszel"]["delta"] < -1.5 and found["logistic"]["uniform"]["p"] < 0.001 and found["logistic"]["group_effect"] < 0
    assert any(note.startswith(f"{simulated.harder_on_phones}: harder for device phone") for note in simulated_report["notes"])


@pytest.mark.parametrize("guessing", [0, 0.5, 1])
def test_items_with_options_are_not_harder_than_typed_ones_for_learners_who_say_that_they_do_not_know(nivel, blueprints, guessing):
    simulated = SimulatedResponses(blueprints["en"], persons=3000, guessing=guessing)
    special = {simulated.mislabelled, simulated.harder_on_phones, simulated.attracting, simulated.unasked, simulated.rare}
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, "--prior", "levels", input=simulated.csv)
    found = by_id(json.loads(result.stdout))
    errors = {"options": [], "typed": []}
    for item in blueprints["en"]["items"]:
        is_typed = item.get("production_spec", {}).get("format") == "free_response_cloze"
        if item["item_id"] not in special and (is_typed or item.get("options")):
            errors["typed" if is_typed else "options"].append(found[item["item_id"]]["b"] - MIDDLES[item["level"]])
    means = {kind: sum(values) / len(values) for kind, values in errors.items()}
    assert abs(means["options"] - means["typed"]) < 0.15, means


def test_groups_that_are_too_small_are_named_and_not_compared(simulated_report, calibrate):
    groups = {group["group"]: {v["value"]: v["status"] for v in group["values"]} for group in simulated_report["groups"]}
    assert groups == {
        "device": {"desktop": "reference", "phone": "compared", "tablet": "too_few"},
        "interface_language": {"en": "reference", "es": "compared"},
    }
    assert any(note.startswith("device: a comparison needs 200 persons") and "tablet has 50" in note for note in simulated_report["notes"])
    small = calibrate("group:device,a,b\n" + "phone,1,0\ndesktop,0,1\n" * 199)
    assert [item["dif"] for item in small["items"]] == [[], []]
    assert {v["status"] for v in small["groups"][0]["values"]} == {"too_few"}
    partial = calibrate("group:device,a,b\n" + "phone,1,0\nphone,0,\ndesktop,0,1\ndesktop,1,0\n" * 150)
    assert [item["dif"][0]["status"] for item in partial["items"]] == ["not_comparable", "too_few"]
    assert all(item["dif"][0][test] is None for item in partial["items"] for test in ("mantel_haenszel", "logistic"))


def test_the_text_report_shows_options_and_groups(nivel, simulated):
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, "--prior", "levels", "--format", "text", input=simulated.csv)
    rows = [line.split() for line in result.stdout.decode().splitlines()]
    assert [simulated.attracting, simulated.attractive_option] in [row[:2] for row in rows if row[-1:] == ["attracts_able"]]
    assert [row[0] for row in rows if row[1:4] == ["device", "phone", "desktop"] and row[-1] == "C"] == [simulated.harder_on_phones]


@pytest.mark.essential
def test_the_difficulties_to_publish_are_those_that_are_sure_and_near_the_level(nivel, simulated, blueprints, tmp_path):
    out = tmp_path / "en.json"
    result = nivel("calibrate", "--responses", "-", "--blueprint", ENGLISH, "--prior", "levels", "--output", out, input=simulated.csv)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    file = json.loads(out.read_text())
    jsonschema.Draft202012Validator(json.loads((ROOT / "Content/calibration.schema.json").read_text("utf-8"))).validate(file)
    assert (file["language_id"], file["blueprint_version"]) == ("en", blueprints["en"]["version"])
    assert re.fullmatch(r"20\d\d\.\d+\.\d+", file["version"])
    left_out = {item["item_id"]: item["reason"] for item in report["published"]["left_out"]}
    assert report["published"]["items"] == len(file["items"]) and report["published"]["file"] == str(out)
    assert left_out == {
        simulated.mislabelled: "far_from_level", simulated.attracting: "far_from_level",
        simulated.unasked: "standard_error", simulated.rare: "standard_error",
    }
    items = by_id(report)
    written = [entry["item_id"] for entry in file["items"]]
    assert set(written) | set(left_out) == set(items) and written == sorted(written)
    for entry in file["items"]:
        item = items[entry["item_id"]]
        # NB: the report rounds the same number to six decimals, and the file to four. So they differ by half of 0.0001 and half of 0.000001 at most.
        for written_number, reported in ((entry["difficulty"], item["b"]), (entry["standard_error"], item["se_b"])):
            assert written_number == round(written_number, 4) and abs(written_number - reported) < 0.0000506
        assert entry["standard_error"] < 0.5
        assert entry["responses"] == item["responses"]
    assert sum('"item_id":"en_' in line for line in out.read_text().splitlines()) == len(file["items"])
    content = tmp_path / "content"
    for folder in ("blueprints", "calibration"):
        (content / folder).mkdir(parents=True)
    shutil.copy(ENGLISH, content / "blueprints" / "en.json")
    shutil.copy(out, content / "calibration" / "en.json")
    assert nivel("audit", content / "blueprints" / "en.json").returncode == 0


def test_without_good_estimates_nothing_is_written(nivel, simulated, tmp_path):
    out = tmp_path / "en.json"
    out.write_text("before")
    options = ["--responses", "-", "--blueprint", ENGLISH, "--output", out]
    result = nivel("calibrate", *options, "--prior", "levels", input="en_001\n1\n0\n")
    assert result.returncode == 1 and f"{out}: the file is not written" in result.stderr.decode()
    assert b"--prior levels" in nivel("calibrate", *options, input="en_001\n1\n0\n").stderr
    assert b"--model rasch" in nivel("calibrate", *options, "--prior", "levels", "--model", "2pl", input="en_001\n1\n0\n").stderr
    assert out.read_text() == "before"
    missing = nivel("calibrate", *options[:-1], tmp_path / "none" / "en.json", "--prior", "levels", input=simulated.csv)
    assert missing.returncode == 1 and "cannot be written" in missing.stderr.decode()


# --- anchors ---------------------------------------------------------------


@pytest.fixture
def anchored(blueprints, tmp_path):
    """Able learners who answer published and new items: the true difficulties, the responses, and the file of published difficulties."""
    randomness = random.Random(7)
    items = [item for item in blueprints["en"]["items"] if item.get("options") and item["level"] in ("A2", "B1", "B2", "C1")]
    truth = {item["item_id"]: round(MIDDLES[item["level"]] + randomness.uniform(-0.8, 0.8), 4) for item in items}
    rows = [",".join(truth)]
    for _ in range(1500):
        ability = randomness.gauss(1.5, 1.2)
        rows.append(",".join(
            str(int(randomness.random() < chance(item) + (0.98 - chance(item)) / (1 + math.exp(truth[item["item_id"]] - ability))))
            for item in items
        ))
    published = list(truth)[::2]
    file = tmp_path / "published.json"
    file.write_text(json.dumps({
        "schema_version": 1, "language_id": "en", "blueprint_version": blueprints["en"]["version"], "version": "2026.11.28",
        "items": [{"item_id": name, "difficulty": truth[name], "standard_error": 0.1, "responses": 500} for name in sorted(published)],
    }))
    return truth, "\n".join(rows) + "\n", published, file


def test_anchors_keep_their_difficulties_and_bring_new_items_to_their_scale(calibrate, anchored, tmp_path):
    truth, responses, published, file = anchored
    out = tmp_path / "en.json"
    report = calibrate(responses, "--blueprint", ENGLISH, "--anchors", file, "--output", out)
    found = by_id(report)
    assert {name: (found[name]["status"], found[name]["b"], found[name]["se_b"]) for name in published} == {
        name: ("fixed", pytest.approx(truth[name], abs=1e-9), None) for name in published
    }
    new = [name for name in truth if name not in published]
    misses = [found[name]["b"] - truth[name] for name in new]
    assert math.sqrt(sum(miss * miss for miss in misses) / len(new)) < 0.25 and all(found[name]["plays_as"] for name in new)
    assert report["population"]["mean"] == pytest.approx(1.5, abs=0.15)
    written = {entry["item_id"]: entry for entry in json.loads(out.read_text())["items"]}
    assert set(written) == set(truth)
    assert all(written[entry["item_id"]] == entry for entry in json.loads(file.read_text())["items"])


def test_without_anchors_the_same_learners_seem_to_be_average(calibrate, anchored):
    _, responses, _, _ = anchored
    assert calibrate(responses, "--blueprint", ENGLISH)["population"]["mean"] == 0


def test_anchors_that_give_no_scale_are_errors(nivel, anchored, tmp_path):
    truth, _, published, file = anchored
    options = ["--responses", "-", "--blueprint", ENGLISH, "--anchors", file]
    (new, other), two = [name for name in truth if name not in published][:2], published[:2]
    for columns, message in (((new, other), "no item is an anchor"), (two, "every item is an anchor")):
        result = nivel("calibrate", *options, input=f"{','.join(columns)}\n1,0\n0,1\n1,1\n")
        assert result.returncode == 1 and f"-:1: {message}" in result.stderr.decode()
    assert b"--anchors needs --blueprint" in nivel("calibrate", "--responses", "-", "--anchors", file, input="").stderr
    assert b"--anchors needs --model rasch" in nivel("calibrate", *options, "--model", "2pl", input="").stderr
    file.write_text(file.read_text().replace('"blueprint_version": "', '"blueprint_version": "1'))
    assert str(file) in nivel("calibrate", *options, input=f"{new},{two[0]}\n1,0\n0,1\n").stderr.decode()


# --- a server's own data ---------------------------------------------------


def test_responses_come_from_the_data_folder_of_a_running_server(nivel, server_on, tmp_path, blueprints):
    with server_on(tmp_path) as server:
        learners = [Client(server.address) for _ in range(6)]
        for number, learner in enumerate(learners):
            attempt = learner.start("en", **({"device": "phone", "interface_language": "es"} if number % 2 else {"device": "desktop"}))
            for item in attempt["items"][:12]:
                knows = (item["number"] * 7 + number * 5) % 12 < 6 + number
                learner.answer(attempt, item, right_answer(blueprints["en"], item) if knows else {"dont_know": True})
            if number < 5:
                learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {})
        result = nivel("calibrate", "--data", tmp_path, "--blueprint", ENGLISH, "--prior", "levels")
        assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert (report["persons"], report["responses"]) == (5, 60), "the attempt that is not finished is left out"
    groups = {group["group"]: {v["value"]: (v["persons"], v["status"]) for v in group["values"]} for group in report["groups"]}
    assert groups == {
        "device": {"desktop": (3, "too_few"), "phone": (2, "too_few")}, "interface_language": {"es": (2, "too_few")},
    }
    chosen = [row for item in report["items"] for row in item["options"] or [] if row["persons"]]
    assert chosen and all(row["is_key"] for row in chosen), "the other learners said that they do not know"
    items = by_id(report)
    assert [items[f"en_{number:03}"]["responses"] for number in (1, 12, 13)] == [5, 5, 0]
    expected = [sum((place * 7 + number * 5) % 12 < 6 + number for number in range(5)) for place in range(1, 13)]
    assert [items[item["item_id"]]["right"] for item in blueprints["en"]["items"][:12]] == expected


def test_an_item_that_asks_something_else_since_is_left_out(nivel, server_on, tmp_path, blueprints):
    with server_on(tmp_path / "data") as server:
        for _ in range(3):
            learner = Client(server.address)
            attempt = learner.start("en")
            for item in attempt["items"][:3]:
                learner.answer(attempt, item, {"dont_know": True} if item["number"] == 2 else right_answer(blueprints["en"], item))
            learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {})
    changed = json.loads(json.dumps(blueprints["en"]))
    changed["items"][0]["prompt"]["stem"] += " Now."
    changed["items"][1]["construct"] += ", corrected"
    (tmp_path / "en.json").write_text(json.dumps(changed))
    result = nivel("calibrate", "--data", tmp_path / "data", "--blueprint", tmp_path / "en.json", "--prior", "levels")
    assert [item["responses"] for item in json.loads(result.stdout)["items"][:4]] == [0, 3, 3, 0]


@pytest.mark.parametrize(
    "options, message",
    [
        (["--data", "."], "--blueprint"), (["--data", ".", "--responses", "-"], "--responses FILE or --data DIR"), ([], "--data DIR"),
        (["--data", "/nowhere", "--blueprint", ENGLISH], "/nowhere"),
    ],
)
def test_a_wrong_data_folder_gets_a_clear_error(nivel, options, message):
    result = nivel("calibrate", *options, input="")
    assert result.returncode != 0 and result.stdout == b"" and message in result.stderr.decode()


def test_a_data_folder_without_answers_gets_a_clear_error(nivel, server_on, tmp_path):
    with server_on(tmp_path):
        result = nivel("calibrate", "--data", tmp_path, "--blueprint", ENGLISH)
    assert result.returncode == 1 and "no finished attempt" in result.stderr.decode()

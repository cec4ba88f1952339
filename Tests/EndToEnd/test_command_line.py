"""The input, the output and the status of the commands."""
import copy
import json
import os
import re
import shutil
import subprocess

import pytest
from client import Client, Server
from conftest import LANGUAGES, NIVEL, ROOT


def lines(*objects):
    return "\n".join(o if isinstance(o, str) else json.dumps(o, ensure_ascii=False) for o in objects) + "\n"


def replies(result):
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


@pytest.mark.essential
def test_match_judges_each_line_in_order(nivel):
    result = nivel(
        "match",
        input=lines(
            {"answer": "it’s", "accept": ["it's"], "language": "en"},
            {"answer": "sometime", "accept": ["some time"], "language": "en"},
            {"answer": "私は 水を 飲む", "accept": ["私は水を飲む。"], "language": "ja", "format": "word_reorder"},
            {"answer": "", "accept": ["a"], "language": "en"},
            {"answer": "Sie", "accept": ["sie"], "language": "de", "matching": {"case": "strict"}},
            {"answer": "hello world", "accept": ["something else"], "language": "en", "profile": 1},
        ),
    )
    found = replies(result)
    assert result.returncode == 0
    assert [reply["correct"] for reply in found] == [True, False, True, False, False, False]
    assert found[0] == {"correct": True, "tier": 1, "entry": "it's", "profile": 2, "normalized": "it's", "note": None}
    assert found[5]["profile"] == 1 and found[5]["normalized"] == "helloworld"


def test_match_traces_the_steps_that_changed_the_answer(nivel):
    reply = replies(nivel("match", "--trace", input=lines({"answer": "It’s.", "accept": ["it's"], "language": "en"})))[0]
    assert [step["step"] for step in reply["trace"]] == ["apostrophes", "letter_case", "terminal_marks"]
    assert reply["trace"][0]["before"] == "It’s." and reply["trace"][-1]["after"] == "it's"


@pytest.mark.parametrize(
    "line, detail",
    [
        ("not json", "not JSON"), ("", "not JSON"), ("[]", "expected an object"), ({"answer": "a", "accept": ["a"]}, "language"),
        ({"answer": 1, "accept": ["a"], "language": "en"}, "answer: expected a string"),
        ({"answer": "a", "accept": "a", "language": "en"}, "accept: expected an array"),
        ({"answer": "a", "accept": ["a"], "language": "en", "profile": 99}, "no profile 99"),
        ({"answer": "a", "accept": ["a"], "language": "en", "format": "essay"}, "format"),
        ({"answer": "a", "accept": ["a"], "language": "en", "matching": {"case": "loose"}}, "matching.case"),
        ({"answer": "a", "accept": ["a"], "language": "en", "foo": 1}, "foo: unknown key"),
        ('{"answer": "\\ud800", "accept": [], "language": "en"}', "surrogate"),
    ],
)
def test_a_bad_line_gets_an_error_and_later_lines_are_still_processed(nivel, line, detail):
    good = {"answer": "a", "accept": ["a"], "language": "en"}
    result = nivel("match", input=lines(good, line, good))
    found = replies(result)
    assert result.returncode == 1
    assert [reply.get("correct") for reply in found] == [True, None, True]
    assert set(found[1]) == {"error"} and detail in found[1]["error"]


def test_match_answers_each_line_before_it_reads_the_next():
    line = lines({"answer": "a", "accept": ["a"], "language": "en"}).encode()
    with subprocess.Popen([NIVEL, "match"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for _ in range(3):
            process.stdin.write(line)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["correct"] is True
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_normalize_prints_one_line_for_each_line(nivel):
    result = nivel("normalize", "--language", "tr", input="İZMİR!\n\nILIK\r\nno end")
    assert result.stdout.decode() == "izmir\n\nılık\nno end\n"
    assert nivel("normalize", "--language", "en", "--profile", "1", input="A b.\n").stdout == b"ab\n"
    bad = nivel("normalize", "--language", "en", input=b"good\n\xff\xfe\ngood\n")
    assert bad.stdout == b"good\n\ngood\n" and bad.returncode == 1 and b"-:2:" in bad.stderr
    assert nivel("normalize", "--language", "en", "--profile", "9", input="").returncode != 0


def test_solve_counts_orders_and_names_stray_tiles(nivel):
    found = replies(
        nivel(
            "solve",
            input=lines(
                {"tiles": ["tea", "I", "like"], "accept": ["I like tea."], "language": "en"},
                {"tiles": ["tea", "the", "I", "like"], "accept": ["I like tea."], "language": "en"},
                {"tiles": ["a", "a", "b"], "accept": ["a a b", "b a a"], "language": "en"},
                {"tiles": [f"w{n}" for n in range(12)], "accept": [" ".join(f"w{n}" for n in range(12))], "language": "en"},
                {"tiles": [], "accept": ["a"], "language": "en"},
            ),
        )
    )
    assert found[0] == {"answerable": True, "arrangements": 1, "example": "I like tea", "stray": [], "problem": None}
    assert (found[1]["answerable"], found[1]["arrangements"], found[1]["stray"]) == (False, 0, ["the"])
    assert found[1]["example"] is None and "the" in found[1]["problem"]
    assert found[2]["arrangements"] == 2
    assert found[3]["answerable"] is True
    assert found[4]["answerable"] is False and found[4]["problem"]


def test_solve_ends_quickly_for_hostile_tiles(nivel):
    tiles = ["a" * n for n in range(1, 40)]
    reply = replies(nivel("solve", input=lines({"tiles": tiles, "accept": ["a" * (sum(range(1, 40)) + 1)], "language": "en"})))[0]
    assert reply["answerable"] is False and reply["problem"]


# --- audit -----------------------------------------------------------------


@pytest.mark.essential
def test_the_shipped_blueprints_have_no_findings(nivel):
    result = nivel("audit", "Content/blueprints")
    assert result.returncode == 0, result.stdout.decode()
    counts = result.stdout.decode().strip().split(", ")
    assert counts[2] == "no findings"
    assert int(counts[0].split()[0]) >= 6 and int(counts[1].split()[0]) >= 288


def audit(nivel, tmp_path, document, *options):
    file = tmp_path / "x.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document, ensure_ascii=False, indent=1), "utf-8")
    result = nivel("audit", "--format", "json", file, *options)
    report = json.loads(result.stdout) if result.stdout else None
    return result.returncode, report, result.stderr.decode()


def damages(blueprint):
    """Ways to damage a file, with the gate and the item that the audit must name."""
    items = blueprint["items"]
    reorder = next(n for n, item in enumerate(items) if item.get("production_spec", {}).get("format") == "word_reorder")
    pair = next(n for n, item in enumerate(items) if item.get("production_spec", {}).get("format") == "minimal_pair")

    def change(edit):
        copied = copy.deepcopy(blueprint)
        edit(copied)
        return copied

    return [
        ("structure", items[0]["item_id"], change(lambda b: b["items"][0].pop("correct_option_id"))),
        ("structure", items[5]["item_id"], change(lambda b: b["items"][5].pop("level"))),
        ("structure", items[2]["item_id"], change(lambda b: b["items"][2].update(extra=1))),
        ("unique_item_ids", items[0]["item_id"], change(lambda b: b["items"][9].update(item_id=items[0]["item_id"]))),
        ("key_among_options", items[0]["item_id"], change(lambda b: b["items"][0].update(correct_option_id="z"))),
        ("accept_list", items[reorder]["item_id"], change(lambda b: b["items"][reorder]["production_spec"].update(accept_list=[]))),
        ("reorder_answerable", items[reorder]["item_id"], change(lambda b: b["items"][reorder]["prompt"].update(stem=items[reorder]["prompt"]["stem"] + " / zebra"))),
        ("minimal_pair", items[pair]["item_id"], change(lambda b: b["items"][pair]["production_spec"].update(accept_list=["zebra"]))),
        ("cut_scores", None, change(lambda b: b["cuts"].pop(3))),
        ("cut_scores", None, change(lambda b: b["cuts"][0].update({"from": 2}))),
        ("cut_scores", None, change(lambda b: b["cuts"][-1].update({"from": 169}))),
        ("audio", items[4]["item_id"], change(lambda b: b["items"][4].update(audio={"file": "xx/none.opus", "origin": "tts"}))),
    ]


def audit_of(nivel, folder, *documents):
    """One audit of a folder with these documents, the first in 0.json: the status, and the findings by file name."""
    for number, document in enumerate(documents):
        (folder / f"{number}.json").write_text(json.dumps(document, ensure_ascii=False, indent=1), "utf-8")
    result = nivel("audit", "--format", "json", folder)
    report = json.loads(result.stdout)
    assert report["blueprints"] == len(documents)
    found = {}
    for finding in report["findings"]:
        found.setdefault(finding["file"].removeprefix(f"{folder}/"), []).append(finding)
    return result.returncode, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_is_reported_with_gate_file_and_item(nivel, tmp_path, blueprints, language):
    damaged = damages(blueprints[language])
    status, found = audit_of(nivel, tmp_path, *(document for _, _, document in damaged), blueprints[language])
    assert status == 1
    assert set(found) == {f"{number}.json" for number in range(len(damaged))}, "the last one is not damaged"
    for number, (gate, item, _) in enumerate(damaged):
        findings = found[f"{number}.json"]
        assert (gate, item) in [(finding["gate"], finding["item_id"]) for finding in findings], (gate, item, findings)
        assert all(finding["severity"] == "error" for finding in findings)


def test_any_kind_of_damage_gives_status_1(nivel, tmp_path, blueprints):
    for gate, item, document in damages(blueprints["en"]):
        status, report, _ = audit(nivel, tmp_path, document)
        assert status == 1, gate
        assert (gate, item) in [(finding["gate"], finding["item_id"]) for finding in report["findings"]]


def test_an_unchanged_copy_elsewhere_has_no_findings(nivel, tmp_path, blueprints):
    assert audit_of(nivel, tmp_path, *blueprints.values()) == (0, {})


def test_files_that_cannot_be_read_give_status_2_and_a_line(nivel, tmp_path, blueprints):
    whole = json.dumps(blueprints["en"], indent=1)
    for text in ["", "{", whole[: len(whole) // 2], whole.replace(":", "", 1), "\ufeff" + whole]:
        status, report, error = audit(nivel, tmp_path, text)
        assert status == 2 and report["blueprints"] == 0
        assert f"{tmp_path}/x.json:" in error and "not JSON" in error
    missing = nivel("audit", tmp_path / "missing.json")
    assert missing.returncode == 2 and b"missing.json:1: there is no such file" in missing.stderr


def test_a_file_of_100_megabytes_is_refused_quickly(nivel, tmp_path):
    file = tmp_path / "large.json"
    with open(file, "wb") as handle:
        handle.truncate(100 << 20)
    result = nivel("audit", file)
    assert result.returncode == 2 and b"larger than 8 MiB" in result.stderr


def test_advice_never_changes_the_status(nivel, tmp_path, blueprints):
    document = copy.deepcopy(blueprints["en"])
    for item in document["items"]:
        if "options" in item:
            key = next(option for option in item["options"] if option["id"] == item["correct_option_id"])
            key["text"] += " and a good deal more besides, so that it is the longest of all the options by far"
    status, report, _ = audit(nivel, tmp_path, document, "--advice")
    assert status == 0
    assert {finding["severity"] for finding in report["findings"]} == {"advice"}
    assert "longest_key" in {finding["gate"] for finding in report["findings"]}
    assert audit(nivel, tmp_path, document)[1]["findings"] == []


def test_reports_for_people_and_for_workflows_name_file_line_gate_and_item(nivel, tmp_path, blueprints):
    file = tmp_path / "x.json"
    document = copy.deepcopy(blueprints["en"])
    document["items"][0]["correct_option_id"] = "z"
    file.write_text(json.dumps(document, indent=1), "utf-8")
    line = file.read_text("utf-8").splitlines().index('   "item_id": "en_001",') 
    text = nivel("audit", file).stdout.decode()
    assert text.startswith(f"{file}:{line}: key_among_options en_001: ")
    workflow = nivel("audit", "--format", "github", file).stdout.decode()
    assert workflow.startswith(f"::error file={file},line={line},title=key_among_options en_001::")


def test_no_text_of_a_blueprint_adds_a_command_to_a_workflow(nivel, tmp_path, blueprints):
    document = copy.deepcopy(blueprints["en"])
    document["items"][0]["item_id"] = "en_001\r\n::set-output name=x::,\u0301:\u0301"
    document["items"][0]["correct_option_id"] = "z\r\n::warning::"
    file = tmp_path / "x.json"
    file.write_text(json.dumps(document), "utf-8")
    lines = nivel("audit", "--format", "github", file).stdout.decode().splitlines()
    assert lines and all(line.startswith("::error file=") for line in lines)
    assert "en_001%0D%0A%3A%3Aset-output name=x%3A%3A%2C\u0301%3A\u0301::" in "".join(lines)


# --- score -----------------------------------------------------------------


def canonical(nivel, item):
    if "options" in item:
        return item["correct_option_id"]
    spec = item["production_spec"]
    return spec["accept_list"][0] if spec["format"] != "word_reorder" else " ".join(item["prompt"]["stem"].split(" / "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_gives_c2_for_a_perfect_run_and_pre_a1_for_an_all_wrong_run(nivel, blueprints, language):
    blueprint = blueprints[language]
    file = f"Content/blueprints/{language}.json"
    perfect = {item["item_id"]: canonical(nivel, item) for item in blueprint["items"]}
    best = json.loads(nivel("score", "--blueprint", file, input=json.dumps(perfect)).stdout)
    assert (best["level"], best["score"], best["max_score"], best["borderline"]) == ("C2", 168, 168, False)
    assert all(item["correct"] for item in best["items"]) and len(best["items"]) == 48
    worst = json.loads(nivel("score", "--blueprint", file, input=json.dumps({key: "zzz" for key in perfect})).stdout)
    assert (worst["level"], worst["score"]) == ("pre-A1", 0)
    assert not any(item["correct"] for item in worst["items"])


def test_score_reads_answers_from_a_file_and_reads_null_as_i_do_not_know(nivel, tmp_path):
    file = tmp_path / "answers.json"
    file.write_text(json.dumps({"en_001": None, "en_002": "zzz"}))
    result = json.loads(nivel("score", "--blueprint", "Content/blueprints/en.json", "--answers", file).stdout)
    assert [item["status"] for item in result["items"][:3]] == ["dont_know", "wrong", "unanswered"]
    assert set(result["skills"]) == {"use_of_language", "reading", "listening", "production"}


@pytest.mark.parametrize(
    "answers, detail",
    [
        ("[]", "-:1: expected an object"), ('{"en_001": 5}', "-:1: en_001: expected a string"), ("{", "-:1: not JSON"),
        ('{\n"nobody": "a"}', '-:2: the blueprint has no item "nobody"'),
    ],
)
def test_score_names_what_is_wrong_with_the_answers(nivel, answers, detail):
    result = nivel("score", "--blueprint", "Content/blueprints/en.json", input=answers)
    assert result.returncode == 1 and result.stdout == b"" and detail in result.stderr.decode()


def test_score_names_what_is_wrong_with_the_blueprint(nivel, tmp_path):
    file = tmp_path / "b.json"
    file.write_text('{"schema_version": 2,\n "items": 5}')
    result = nivel("score", "--blueprint", file, input="{}")
    assert result.returncode == 1 and f"{file}:2: items: expected an array" in result.stderr.decode()
    assert nivel("score", "--blueprint", tmp_path, input="{}").returncode == 1


# --- take, serve, help --------------------------------------------------------


def test_a_whole_test_is_taken_in_the_terminal(nivel, blueprints):
    result = nivel("take", "th", "--interface", "en", "--seed", "5", input="?\n" * 42)
    text = result.stdout.decode()
    assert result.returncode == 0 and "pre-A1" in text and blueprints["th"]["items"][0]["prompt"]["stem"] in text


def test_a_full_test_in_the_terminal_asks_the_whole_form(nivel, blueprints):
    full = nivel("take", "th", "--interface", "en", "--length", "full", input="?\n" * 60).stdout.decode()
    # NB: no voice reads Thai well enough, so the listening questions are not asked.
    stems = [item["prompt"]["stem"] for item in blueprints["th"]["items"] if item.get("options") and "transcript" not in item["prompt"]]
    places = [full.find(stem) for stem in stems]
    assert len(stems) == 21 and min(places) >= 0 and places == sorted(places) and "pre-A1" in full
    quick = nivel("take", "th", "--interface", "en", "--length", "quick", "--seed", "5", input="?\n" * 60).stdout.decode()
    assert sum(stem in quick for stem in stems) < 15 and "pre-A1" in quick


def test_the_terminal_test_continues_after_invalid_input(nivel):
    result = nivel("take", "en", "--interface", "en", "--seed", "1", input="9\n1\n:b\n2\n:f\n")
    assert result.returncode == 0 and "pre-A1" in result.stdout.decode()


def test_the_terminal_test_can_be_left(nivel):
    assert nivel("take", "en", "--interface", "es", input=":q\n").returncode == 0
    assert nivel("take", "en", "--interface", "en", input="").returncode == 0


@pytest.mark.parametrize("language", ["../../etc/passwd", "xx", "", "EN"])
def test_take_refuses_an_invalid_language(nivel, language):
    result = nivel("take", language)
    assert result.returncode == 1 and b":1: " in result.stderr


def test_serve_refuses_a_folder_in_use_and_a_bad_content_folder(nivel, server, tmp_path):
    data = server.command[server.command.index("--data") + 1]
    taken = nivel("serve", "--port", "0", "--data", data)
    assert taken.returncode == 1 and b"in use by another Nivel server" in taken.stderr
    missing = nivel("serve", "--port", "0", "--data", tmp_path, "--content", tmp_path / "nothing")
    assert missing.returncode == 1 and b"there is no such folder" in missing.stderr


def test_an_own_content_folder_needs_only_blueprints(tmp_path):
    (tmp_path / "content/blueprints").mkdir(parents=True)
    shutil.copy(ROOT / "Content/blueprints/en.json", tmp_path / "content/blueprints")
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", tmp_path / "content") as server:
        learner = Client(server.address)
        assert [entry["name"] for entry in learner.get("/api/v1/languages").json["languages"]] == ["English"]
        assert len(learner.get("/api/v1/interface").json["languages"]) == len(list((ROOT / "Content/interface").glob("*.json")))
        listening = next(item for item in learner.start("en")["items"] if item["format"] == "listening")
        assert learner.recording(listening["audio_url"]).status == 200


def test_serve_says_why_it_cannot_listen_or_keep_data(nivel, server, tmp_path):
    port = server.address.rsplit(":", 1)[1]
    taken = nivel("serve", "--port", port, "--data", tmp_path)
    assert taken.returncode == 1 and f"127.0.0.1:{port}: cannot listen here (Address already in use)" in taken.stderr.decode()
    nowhere = nivel("serve", "--host", "nowhere.invalid", "--port", "0", "--data", tmp_path / "b")
    assert nowhere.returncode == 1 and b"there is no such host" in nowhere.stderr
    folder = nivel("serve", "--port", "0", "--data", "/proc/none")
    assert folder.returncode == 1 and b"/proc/none:1: the folder cannot be created" in folder.stderr


def test_serve_names_a_module_that_was_not_built_and_the_command_that_builds_it(tmp_path):
    web = shutil.copytree(ROOT / "Web", tmp_path / "web", ignore=shutil.ignore_patterns("*.wasm"))
    with (tmp_path / "errors").open("w") as errors:
        server = Server(NIVEL, ROOT, tmp_path / "data", "--web", web)
        server.errors = errors
        with server:
            assert Client(server.address).get("/play").status == 200
    # NB: the server checks its store meanwhile, and writes a line of the log when it is done.
    lines = [line for line in (tmp_path / "errors").read_text("utf-8").splitlines() if "the database was checked" not in line]
    assert re.fullmatch(r"At most \d+ connections, and 16 more for health checks\.", lines.pop())
    assert [line.split(": ")[0] for line in lines] == [f"{web}/game/nivel-game.wasm", f"{web}/matcher/nivel-matcher.wasm"]
    assert "the game cannot be played: build it with `make wasm`" in lines[0]


def test_the_version_is_that_of_the_changelog(nivel):
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M).group(1)
    assert re.fullmatch(rf"nivel {re.escape(newest)} \(\S+\)\n", nivel("--version").stdout.decode())


def test_a_folder_that_only_has_the_right_name_is_skipped(tmp_path):
    for name in ("Content", "Web"):
        (tmp_path / name).mkdir()
    with Server(NIVEL, tmp_path, tmp_path / "data") as server:
        assert Client(server.address).get("/").status == 200


def test_the_program_finds_its_folders_when_it_is_started_by_name_or_by_a_link(tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/nivel").symlink_to(NIVEL)
    call = "exec nivel take en --interface en"
    environment = os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    taken = subprocess.run(["bash", "-c", call], input=b":q\n", capture_output=True, cwd=tmp_path, env=environment, timeout=60)
    assert taken.returncode == 0, taken.stderr


@pytest.mark.parametrize("command", ["serve", "take", "match", "normalize", "solve", "audit", "score", "calibrate", "migrate-store"])
def test_every_command_has_help_with_an_example(nivel, command):
    result = nivel(command, "--help")
    assert result.returncode == 0 and f"nivel {command}" in result.stdout.decode() and "Example: " in result.stdout.decode()


def test_the_program_finds_its_content_from_any_folder(nivel, tmp_path):
    assert nivel("take", "en", "--interface", "en", input=":q\n", cwd=tmp_path).returncode == 0


# --- recordings -----------------------------------------------------------------


def test_recordings_match_the_current_transcripts(blueprints):
    """A transcript that changed needs a new recording: `make audio`."""
    import sys

    sys.path.insert(0, str(ROOT / "Scripts"))
    import render_audio

    expected = {file: render_audio.fingerprint(speed, turns) for file, speed, turns in render_audio.recordings()}
    rendered = json.loads((ROOT / "Content/audio/rendered.json").read_text("utf-8"))
    assert rendered == expected
    present = {str(path.relative_to(ROOT / "Content/audio")) for path in (ROOT / "Content/audio").glob("*/*.opus")}
    by_people = {item["audio"]["file"] for form in blueprints.values() for item in form["items"] if item.get("audio", {}).get("origin") == "human"}
    assert present == set(expected) | by_people

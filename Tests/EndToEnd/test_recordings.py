"""Recordings of a person: they replace synthetic voices in a content folder, and are published, fetched and played with their credit."""
import base64
import hashlib
import json
import shutil

import pytest
from client import Client, Server, Student
from conftest import NIVEL, ROOT

FORM = json.loads((ROOT / "Content/blueprints/de.json").read_text("utf-8"))
#: The recordings of the form, by their items.
FILES = {item["item_id"]: item["audio"]["file"] for item in FORM["items"] if "audio" in item}
OPUS = next((ROOT / "Content/audio/en").glob("*.opus")).read_bytes()
#: The paths that a person's recording gets: other bytes have another path.
OWN = {item: f"de/{item}-{hashlib.sha256(OPUS).hexdigest()[:8]}.opus" for item in FILES}


@pytest.fixture
def content(tmp_path):
    """A content folder with the German test and its recordings."""
    folder = tmp_path / "content"
    for name in ("blueprints", "audio/de"):
        (folder / name).mkdir(parents=True)
    shutil.copy(ROOT / "Content/blueprints/de.json", folder / "blueprints")
    for file in (ROOT / "Content/audio/de").glob("*.opus"):
        shutil.copy(file, folder / "audio/de")
    return folder


def blueprint(folder):
    return json.loads((folder / "blueprints/de.json").read_text("utf-8"))


def document(folder, items=("de_005", "de_013"), **changes):
    """What the authors' page offers for download."""
    transcripts = {item["item_id"]: item["prompt"].get("transcript", "") for item in blueprint(folder)["items"]}
    recordings = [
        {
            "item_id": item, "spoken_sha256": hashlib.sha256(transcripts.get(item, "").encode()).hexdigest(),
            "recorded_at": "2026-11-30T12:00:00Z", "seconds": 7.5, "opus": base64.b64encode(OPUS).decode(),
        }
        for item in items
    ]
    return {
        "format": "nivel-recordings", "version": 1, "language_id": "de", "speaker": "Anna Muster", "licence": "CC-BY-4.0",
        "recordings": recordings,
    } | changes


def add(nivel, folder, document, tmp_path):
    file = tmp_path / "de-recordings.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
    return nivel("recordings", "add", str(file), "--content", str(folder))


@pytest.mark.essential
def test_a_persons_recordings_replace_the_synthetic_ones_and_nothing_else_changes(nivel, content, tmp_path):
    before = blueprint(content)
    synthetic = {path: path.read_bytes() for path in (content / "audio").rglob("*.opus")}
    added = add(nivel, content, document(content), tmp_path)
    assert added.returncode == 0 and added.stdout.decode().startswith("2 recordings by Anna Muster (CC-BY-4.0)"), added.stderr
    after = blueprint(content)
    for old, new in zip(before["items"], after["items"], strict=True):
        if old["item_id"] in ("de_005", "de_013"):
            del old["audio"]
            assert new.pop("audio") == {
                "file": OWN[new["item_id"]], "origin": "human", "speaker": "Anna Muster", "licence": "CC-BY-4.0",
            }
        assert new == old
    assert {path: path.read_bytes() for path in (content / "audio").rglob("*.opus")} == synthetic | {
        content / "audio" / OWN[item]: OPUS for item in ("de_005", "de_013")}
    assert nivel("audit", str(content / "blueprints/de.json")).returncode == 0
    before = (content / "blueprints/de.json").read_bytes()
    assert add(nivel, content, document(content), tmp_path).returncode == 0
    assert (content / "blueprints/de.json").read_bytes() == before


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"items": ("de_005", "de_001")}, "no listening item de_001"),
        ({"language_id": "fr"}, "fr.json"),
        ({"licence": "all rights reserved"}, "CC0-1.0"),
        ({"speaker": ""}, "name of the person"),
        ({"speaker": "Anna\x1b[2J"}, "name of the person"),
        ({"speaker": "a" + 2000 * "\u0301"}, "name of the person"),
    ],
    ids=["another item", "another language", "licence", "no name", "controls", "endless letter"],
)
def test_a_wrong_file_changes_nothing(nivel, content, tmp_path, change, reason):
    before = {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}
    refused = add(nivel, content, document(content, **change), tmp_path)
    assert refused.returncode == 1 and reason in refused.stderr.decode(), refused.stderr
    assert {path: path.read_bytes() for path in content.rglob("*") if path.is_file()} == before


def test_a_recording_of_an_older_transcript_or_of_another_format_is_refused(nivel, content, tmp_path):
    old = document(content)
    old["recordings"][1]["spoken_sha256"] = "0" * 64
    refused = add(nivel, content, old, tmp_path)
    assert refused.returncode == 1 and "de_013 has changed since it was recorded" in refused.stderr.decode()
    for opus in (base64.b64encode(b"RIFF" + OPUS[4:]).decode(), "not base64!", ""):
        wrong = document(content)
        wrong["recordings"][0]["opus"] = opus
        refused = add(nivel, content, wrong, tmp_path)
        assert refused.returncode == 1 and "de_005 is not an Ogg Opus file" in refused.stderr.decode()
    assert add(nivel, content, "{", tmp_path).returncode == 1
    twice = document(content)
    twice["recordings"] *= 2
    assert b"two recordings" in add(nivel, content, twice, tmp_path).stderr
    assert not any((content / "audio" / path).exists() for path in OWN.values())


def test_a_learner_hears_the_person_and_reads_the_name_in_the_review(nivel, content, tmp_path):
    assert add(nivel, content, document(content), tmp_path).returncode == 0
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", str(content)) as server:
        hear(Student(server.address), Client(server.address))


def hear(student, stranger):
    attempt = student.start("de")
    item = next(item for item in attempt["items"] if item["format"] == "listening")
    found = stranger.get(student.get(item["audio_url"]).headers["location"])
    assert found.body == OPUS
    result = student.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).json
    credits = [item.get("audio_credit") for item in result["items"] if item["format"] == "listening"]
    assert credits == 2 * [{"speaker": "Anna Muster", "licence": "CC-BY-4.0"}] + 4 * [None]

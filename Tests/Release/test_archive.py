"""The archive of `make release` runs on a bare Debian 12, reports its version, and has the same bytes when it is packed again."""
import json
import re
import subprocess

import pack
import program
import pytest
from client import Client, Server, lasting_port, right_answer
from conftest import ROOT


@pytest.fixture
def learner(server):
    return Client(server.address)


@pytest.fixture(scope="session")
def version(inside, nivel):
    """The version and the commit that the program reports."""
    said = subprocess.check_output([*inside, nivel, "--version"], text=True)
    return re.fullmatch(r"nivel (\d+\.\d+\.\d+) \(([0-9a-f]{40}(?:-modified)?)\)\n", said).groups()


def test_a_whole_placement_test_is_taken_in_a_bare_debian(learner, unpacked):
    blueprint = json.loads((unpacked / "Content/blueprints/en.json").read_text("utf-8"))
    attempt = learner.start("en")
    for item in attempt["items"]:
        assert learner.answer(attempt, item, right_answer(blueprint, item)).status == 200
        if item["format"] == "listening":
            assert learner.recording(item["audio_url"]).status == 200
    assert learner.post(f"/api/v1/attempts/{attempt['attempt_id']}/finish", {}).status == 200
    result = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}/result").json
    assert result["level"] == "C2" and result["score"] == result["max_score"]


def test_every_language_of_the_repository_is_offered(learner):
    offered = {language["language_id"] for language in learner.get("/api/v1/languages").json["languages"]}
    assert offered == {file.stem for file in (ROOT / "Content/blueprints").glob("*.json")}


def test_the_icu_inside_separates_words_of_scripts_without_spaces(learner):
    notes = "光合作用是植物利用阳光制造养分的过程。叶绿体是进行光合作用的细胞器。线粒体是细胞的能量工厂。细胞膜控制物质的进出。"
    course = learner.post("/api/v1/practice/courses", {"name": "生物", "language": "zh"}).json
    note = learner.post(f"/api/v1/practice/courses/{course['course_id']}/notes", {"name": "细胞", "text": notes})
    assert note.status == 201, note.body


def test_every_file_of_the_web_app_is_served_with_both_modules(learner, unpacked):
    web = unpacked / "Web"
    files = [file.relative_to(web).as_posix() for file in web.rglob("*") if file.is_file()]
    assert {"game/nivel-game.wasm", "matcher/nivel-matcher.wasm", "index.html"} <= set(files)
    for name in files:
        # NB: all addresses below /api are those of the interface, and this file is one of them.
        reply = learner.get("/api/v1/openapi.json" if name == "api/openapi.json" else f"/{name}")
        assert (reply.status, reply.body) == (200, (web / name).read_bytes()), name
        assert reply.headers["content-type"] == "application/wasm" or not name.endswith(".wasm")


def test_the_program_and_the_server_report_the_same_version_and_commit(learner, version, archives):
    assert learner.get("/api/v1/health").json == {"status": "ok", "version": version[0], "commit": version[1]}
    assert archives[0].name.startswith(f"nivel-{version[0]}-linux-")


def test_the_program_needs_only_glibc_and_the_readme_names_the_version(unpacked, version):
    assert [name for name in program.needed_libraries(unpacked / "nivel") if not program.GLIBC.fullmatch(name)] == []
    glibc = program.needed_glibc(unpacked / "nivel")
    assert f"glibc {glibc} or newer" in (unpacked / "README.md").read_text("utf-8")
    assert tuple(map(int, glibc.split("."))) <= (2, 36), "Debian 12 has glibc 2.36"


def test_the_program_does_not_contain_the_path_of_its_build_folder(unpacked):
    """Otherwise the same commit would give different bytes in another folder."""
    assert str(ROOT).encode() not in (unpacked / "nivel").read_bytes()


def test_a_second_pack_of_the_same_build_gives_the_same_bytes(archives, tmp_path):
    assert [file.read_bytes() for file in pack.pack(tmp_path)] == [file.read_bytes() for file in archives]


def test_the_symbols_belong_to_the_program(archives, unpacked, tmp_path):
    subprocess.run(["tar", "-xJf", archives[1], "-C", tmp_path, "--strip-components=1"], check=True)
    built = [program.run("readelf", "--notes", file) for file in (unpacked / "nivel", tmp_path / "nivel.debug")]
    ids = [re.search(r"Build ID: (\w+)", notes)[1] for notes in built]
    assert ids[0] == ids[1]


def test_the_archive_contains_the_licence_of_every_part(unpacked):
    licences = unpacked / "licences"
    for pin in json.loads((licences / "Package.resolved").read_text("utf-8"))["pins"]:
        name = pin["location"].rsplit("/", 1)[1].removesuffix(".git")
        assert list((licences / name).glob("LICENSE*")), name
    for name in ("swift", "icu", "libsqlite3", "libz", "libstdc++", "libgcc"):
        assert any((licences / name).iterdir()), name
    assert "OpenSSL" in (licences / "swift-crypto/notices-in-sources.txt").read_text("utf-8")
    assert (unpacked / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_every_command_has_a_help_file(unpacked):
    names = {file.stem for file in (unpacked / "help").iterdir()}
    assert {"nivel", "nivel-serve", "nivel-match", "nivel-practice-generate", "nivel-game-simulate"} <= names
    for name in names:
        text = (unpacked / f"help/{name}.txt").read_text("utf-8")
        # NB: a name such as migrate-store has a hyphen of its own.
        assert f"USAGE: {name}".replace("-", " ") in text.replace("-", " ") and str(ROOT) not in text


# --- the storage on PostgreSQL ---------------------------------------------------


def test_without_libpq_the_message_says_what_to_install(inside, nivel):
    serve = [*inside, nivel, "serve", "--port", "0", "--data", "/tmp/node", "--database", "postgres://school@db.example/school"]
    served = subprocess.run(serve, capture_output=True, text=True, timeout=60)
    assert served.returncode != 0 and "install it (libpq5 in Debian)" in served.stderr, served.stderr


def test_where_libpq_is_installed_answers_are_stored_in_postgresql(unpacked, database, tmp_path):
    server = Server(unpacked / "nivel", unpacked, tmp_path / "node", "--database", database.address("nivel"), port=lasting_port())
    with server:
        learner = Client(server.address)
        attempt = learner.start("en")
        item = attempt["items"][0]
        given = right_answer(json.loads((unpacked / "Content/blueprints/en.json").read_text("utf-8")), item)
        assert learner.answer(attempt, item, given).status == 200
        server.kill()
        server.start()
        kept = learner.get(f"/api/v1/attempts/{attempt['attempt_id']}").json
    assert kept["items"][0]["answer"] == given


# --- the service ----------------------------------------------------------------


def test_the_unit_is_valid_and_confines_the_service(unpacked, tmp_path):
    unit = tmp_path / "nivel.service"
    unit.write_text((unpacked / "nivel.service").read_text("utf-8").replace("/opt/nivel", str(unpacked)), "utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = subprocess.run(["systemd-analyze", "security", "--offline=yes", "--threshold=20", unit], capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout.splitlines()[-1]


def test_the_unit_allows_every_system_call_that_the_server_makes(learner, unpacked, trace):
    learner.get("/api/v1/languages")
    allowed = set()
    for groups in re.findall(r"^SystemCallFilter=(.*)$", (unpacked / "nivel.service").read_text("utf-8"), re.M):
        allowed = allowed - calls_of(groups[1:]) if groups.startswith("~") else allowed | calls_of(groups)
    text = trace.read_text("utf-8")
    # NB: without the calls of the shell and chroot before the server.
    made = set(re.findall(r"^\d+ +(\w+)\(", text[text.index('/nivel", ["'):], re.M))
    assert len(made) > 20 and made - allowed == set()


def calls_of(filter):
    """The system calls of a filter. It contains names, and groups such as @system-service, which can contain other groups."""
    names = set()
    for word in filter.split():
        if word.startswith("@"):
            listed = subprocess.check_output(["systemd-analyze", "syscall-filter", word], text=True).splitlines()[1:]
            names |= calls_of(" ".join(line for line in listed if not line.strip().startswith("#")))
        else:
            names.add(word)
    return names

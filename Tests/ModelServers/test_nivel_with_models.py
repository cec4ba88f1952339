"""Nivel with models that write well, badly, or not at all: what it takes, what it refuses, and what it says."""
import json

import pytest
from drafts import GOOD, NOTES, TEXTS, topic
from ollama_stub import BUSY
from ollama_turns import Model, Turn
from servers import free_port

FLAT_NOTES = " ".join(NOTES.replace("*", "").split())
GOOD_NAMES = list(GOOD)
# Seconds that a test may take when it must not take long.
BUDGET = 4


class Practice:
    """`nivel practice generate` with one model server."""

    def __init__(self, nivel, notes, backend, url, model=None):
        self.nivel, self.notes, self.backend, self.url = nivel, notes, backend, url
        self.model = ["--model", model] if model else []

    def run(self, *names, options=()):
        """One question for each script that is named."""
        topics = [option for name in names for option in ("--topic", topic(name))]
        return self.nivel(
            "practice", "generate", "--course", "Physics", *topics, "--notes", self.notes, "--difficulty", "easy", "--count", len(names),
            "--backend", self.backend, "--url", self.url, *self.model, "--seed", 1, "--format", "json", *options)

    def questions(self, *names, options=()):
        """The questions, by the script that their model was to play."""
        result = self.run(*names, options=options)
        assert result.returncode == 0, result.stderr.decode()
        test = json.loads(result.stdout)
        assert test["missing"] == 0 and test["backend"] == self.backend and len(test["questions"]) == len(names)
        return {question["topic"].split()[-1]: question for question in test["questions"]}

    def question(self, name):
        return self.questions(name)[name]


def is_draft(question, name, attempts=1):
    """Whether a question is the model's own, with all that a test says of it."""
    written, from_where = GOOD[name], question["provenance"]
    assert question["prompt"] == written["b_stem"] and question["correct_answer"] == written["c_correct"]
    assert sorted(question["options"]) == sorted([written["c_correct"], *written["d_distractors"]])
    assert question["evidence"] == written["a_evidence"]
    assert from_where["fallback"] is False and from_where["attempts"] == attempts and isinstance(from_where["seed"], int)
    return True


def is_fallback(question, code=None):
    """Whether the notes stand in for the model after its five tries, and the test says why."""
    from_where = question["provenance"]
    assert from_where["fallback"] is True and from_where["attempts"] == 6 and from_where["backend"] == "notes"
    assert from_where["rejections"] and (code is None or code in from_where["rejections"])
    assert " ".join(question["evidence"].replace("*", "").split()) in FLAT_NOTES and len(set(question["options"])) == 5
    return True


def is_failure(result, *told):
    """Whether there is no test, and one sentence that says so."""
    sentence = result.stderr.decode()
    assert result.returncode == 1 and result.stdout == b"", sentence
    assert len(sentence.strip().splitlines()) == 1 and all(word in sentence for word in told), sentence
    return True


def is_failure_or_all_from_notes(result):
    """Whether nothing of a broken server got into a test, in either of the two ways that are honest."""
    if result.returncode:
        return is_failure(result)
    return all(question["provenance"]["fallback"] for question in json.loads(result.stdout)["questions"])


@pytest.fixture(params=["mlx", "llama"])
def real(request, nivel, notes):
    """A real server, by OpenAI's interface."""
    return Practice(nivel, notes, "openai", request.getfixturevalue(request.param).address)


@pytest.fixture
def ollama(nivel, notes, stub):
    """Nivel at a stand-in for Ollama that takes some turns; the stand-in as well."""

    def connect(*turns, models=(Model(),), model="tiny"):
        server = stub(*turns, models=models)
        return Practice(nivel, notes, "ollama", server.address, model), server

    return connect


@pytest.fixture
def broken(nivel, notes, stub):
    """Nivel at a server that answers as it should not, by either interface."""

    def connect(backend, *turns):
        server = stub(*turns)
        return Practice(nivel, notes, backend, server.address, "tiny"), server

    return connect


def scripted_turns():
    return [Turn(TEXTS[name], cue=f"script {name}") for name in TEXTS]


class TestRealServers:
    def test_good_drafts_become_the_test(self, real):
        questions = real.questions(*GOOD_NAMES)
        assert all(is_draft(questions[name], name) for name in GOOD_NAMES)
        assert {question["provenance"]["backend"] for question in questions.values()} == {"openai"}
        assert all(question["provenance"]["rejections"] == [] for question in questions.values())

    def test_the_same_seed_gives_the_same_test_to_the_byte(self, real):
        first, second = real.run("one", "two", "invented"), real.run("one", "two", "invented")
        assert first.returncode == 0 and first.stdout == second.stdout

    def test_a_draft_that_is_only_well_formed_is_refused_and_the_notes_stand_in(self, real):
        assert is_fallback(real.question("invented"), "grounding")

    def test_a_model_that_is_told_what_was_wrong_can_mend_it(self, real):
        question = real.question("mendable")
        assert is_draft(question, "two", attempts=2) and question["provenance"]["rejections"] == ["grounding"]

    @pytest.mark.parametrize("name", ["truncated", "prose"])
    def test_what_holds_no_draft_is_refused_whatever_the_server_makes_of_it(self, real, name):
        assert is_fallback(real.question(name))

    def test_good_and_bad_drafts_make_one_test(self, real):
        questions = real.questions("one", "prose", "three", "invented")
        assert is_draft(questions["one"], "one") and is_draft(questions["three"], "three")
        assert is_fallback(questions["prose"]) and is_fallback(questions["invented"])

    def test_a_schema_that_the_server_overlooks_leaves_fences_and_thoughts_to_be_read_through(self, nivel, notes, mlx):
        questions = Practice(nivel, notes, "openai", mlx.address).questions("fenced", "thoughtful")
        assert is_draft(questions["fenced"], "five") and is_draft(questions["thoughtful"], "six")

    @pytest.mark.parametrize("name, code", [("truncated", "truncated"), ("prose", "no_object"), ("endless", "truncated")])
    def test_without_a_schema_a_reply_is_refused_for_what_it_is(self, nivel, notes, mlx, name, code):
        assert is_fallback(Practice(nivel, notes, "openai", mlx.address).question(name), code)

    @pytest.mark.parametrize("name", ["fenced", "endless"])
    def test_a_schema_that_the_server_keeps_bends_anything_into_a_draft_without_sense(self, nivel, notes, llama, name):
        assert is_fallback(Practice(nivel, notes, "openai", llama.address).question(name), "grounding")

    def test_where_a_model_must_be_named_the_first_that_is_listed_is(self, nivel, notes, stub):
        server = stub(*scripted_turns())
        assert Practice(nivel, notes, "openai", server.address).question("one")["provenance"]["model"] == "tiny:latest"

    def test_a_model_that_is_not_there_is_told_by_its_name(self, nivel, notes, mlx):
        result = Practice(nivel, notes, "openai", mlx.address, "somebody/something").run("one")
        assert is_failure(result, "somebody/something")


class TestOllama:
    def test_good_drafts_become_the_test(self, ollama):
        practice, _ = ollama(*scripted_turns())
        questions = practice.questions(*GOOD_NAMES)
        assert all(is_draft(questions[name], name) for name in GOOD_NAMES)
        assert {(q["provenance"]["backend"], q["provenance"]["model"]) for q in questions.values()} == {("ollama", "tiny:latest")}

    def test_without_a_name_the_first_model_that_writes_here_is_asked(self, ollama):
        models = [Model("vectors:1b", ("embedding",)), Model("cloudy:1b", remote_host="https://example.org"), Model("small:1b"), Model()]
        practice, _ = ollama(*scripted_turns(), models=models, model=None)
        assert practice.question("one")["provenance"]["model"] == "small:1b"

    def test_it_is_asked_for_what_the_traps_need(self, ollama):
        practice, server = ollama(*scripted_turns())
        practice.question("one")
        body = server.chats()[-1]
        assert body["think"] is False and isinstance(body["stream"], bool)
        assert 0 < body["options"]["num_predict"] <= 4096 and isinstance(body["options"]["seed"], int)
        assert list(body["format"]["properties"]) == list(GOOD["one"]) == body["format"]["required"]
        said = "\n".join(message["content"] for message in body["messages"])
        assert all(key in said for key in GOOD["one"]) and "JSON" in said

    def test_each_try_has_a_seed_of_its_own_and_is_told_what_was_wrong(self, ollama):
        practice, server = ollama(Turn(TEXTS["invented"]))
        assert is_fallback(practice.question("one"), "grounding")
        bodies = [body for body in server.chats() if "script one" in body["messages"][-1]["content"]]
        assert len({body["options"]["seed"] for body in bodies}) == len(bodies) == 5
        assert "grounding" not in bodies[0]["messages"][-1]["content"] and "grounding" in bodies[1]["messages"][-1]["content"]

    def test_a_second_try_can_succeed(self, ollama):
        practice, _ = ollama(Turn(TEXTS["invented"], cue="script one", times=1), Turn(TEXTS["one"]))
        question = practice.question("one")
        assert is_draft(question, "one", attempts=2) and question["provenance"]["rejections"] == ["grounding"]

    def test_a_model_that_overlooks_schemas_is_read_through_fences_and_thoughts(self, ollama):
        practice, _ = ollama(*scripted_turns(), models=[Model("careless:1b", keeps_format=False)], model="careless:1b")
        questions = practice.questions("fenced", "thoughtful", "prose", "truncated")
        assert is_draft(questions["fenced"], "five") and is_draft(questions["thoughtful"], "six")
        assert is_fallback(questions["prose"], "no_object") and is_fallback(questions["truncated"], "truncated")

    def test_a_model_that_thinks_is_told_not_to(self, ollama):
        practice, server = ollama(*scripted_turns(), models=[Model("thinker:1b", ("completion", "thinking"))], model="thinker:1b")
        assert is_draft(practice.question("one"), "one")
        assert all(body["think"] is False for body in server.chats())

    def test_a_model_that_is_not_there_is_told_by_its_name(self, ollama):
        practice, _ = ollama(model="nobody")
        assert is_failure(practice.run("one"), "nobody")

    def test_a_model_that_cannot_chat_is_told_by_its_name(self, ollama):
        practice, _ = ollama(models=[Model("vectors:1b", ("embedding",))], model="vectors:1b")
        assert is_failure(practice.run("one"), "vectors:1b")

    def test_a_slow_start_is_waited_for(self, ollama):
        practice, _ = ollama(Turn(TEXTS["one"], delay=3))
        assert is_draft(practice.question("one"), "one")


@pytest.mark.parametrize("backend", ["ollama", "openai"])
class TestBrokenServers:
    def test_where_no_server_is_the_address_is_told(self, nivel, notes, backend):
        url = f"http://127.0.0.1:{free_port()}"
        assert is_failure(Practice(nivel, notes, backend, url, "tiny").run("one"), url)

    @pytest.mark.parametrize("turn", [
        Turn(status=500, error="the runner died"), Turn(status=401, error="unauthorized"), Turn(TEXTS["one"], breaks="cut"),
        Turn(TEXTS["one"], breaks="quiet"), Turn(TEXTS["one"], breaks="error"), Turn(raw="[1, 2"), Turn(raw="{}"), Turn(raw=""),
        Turn(raw="null"), Turn(raw="\udcff\udcfe"), Turn(raw="<html>Bad gateway</html>"), Turn(raw="[" * 200_000),
        Turn("0123456789" * 100, repeat=50_000),
    ], ids=["500", "401", "cut", "quiet", "error", "half", "empty object", "empty", "null", "binary", "page", "deep", "50 MB"])
    def test_a_broken_reply_is_told_and_is_no_test(self, broken, backend, turn):
        practice, server = broken(backend, turn)
        assert is_failure(practice.run("one"), server.address)

    @pytest.mark.parametrize("raw", [
        '{"message": {"content": 5}, "choices": "none", "done": true}', '{"message": [], "choices": [{"message": 5}], "done": true}',
        '{"message": {"content": null}, "choices": [{"message": {"content": null}}], "done": true}',
    ])
    def test_nothing_of_a_reply_with_other_types_gets_into_a_test(self, broken, backend, raw):
        practice, _ = broken(backend, Turn(raw=raw))
        assert is_failure_or_all_from_notes(practice.run("one"))

    @pytest.mark.parametrize("turn", [
        Turn(status=503, error=BUSY, times=1), Turn(TEXTS["one"], breaks="cut", times=1), Turn(TEXTS["one"], breaks="error", times=1),
    ], ids=["busy", "cut", "error"])
    def test_what_passes_is_waited_for(self, broken, backend, turn):
        practice, server = broken(backend, turn, Turn(TEXTS["one"]))
        question = practice.question("one")
        assert sum(seen.path.endswith(("/chat", "/completions")) for seen in server.requests) >= 2
        assert question["prompt"] == GOOD["one"]["b_stem"] and question["provenance"]["fallback"] is False

    @pytest.mark.parametrize("turn", [Turn(TEXTS["one"], delay=600), Turn(TEXTS["one"], pause=30)], ids=["start", "stream"])
    def test_what_is_slower_than_the_time_for_a_test_is_given_up(self, broken, backend, turn):
        practice, _ = broken(backend, turn)
        assert is_failure_or_all_from_notes(practice.run("one", options=["--budget", BUDGET]))


class TestListOfModels:
    def listed(self, nivel, backend, url):
        result = nivel("practice", "models", "--backend", backend, "--url", url, "--format", "json")
        assert result.returncode == 0, result.stderr.decode()
        return next(entry for entry in json.loads(result.stdout) if (entry["backend"], entry["url"].rstrip("/")) == (backend, url))

    def test_it_knows_who_keeps_a_schema_and_who_does_not(self, nivel, mlx, llama):
        for server, schema in ((mlx, "ignored"), (llama, "enforced")):
            entry = self.listed(nivel, "openai", server.address)
            assert entry["available"] is True and entry["schema"] == schema and len(entry["models"]) == 1

    def test_it_lists_what_ollama_has(self, nivel, stub):
        elsewhere = [Model("cloudy:1b", remote_host="https://example.org"), Model("vectors:1b", ("embedding",))]
        entry = self.listed(nivel, "ollama", stub(models=[Model("tiny:latest"), *elsewhere, Model("small:1b")]).address)
        assert entry["available"] is True and entry["models"] == ["tiny:latest", "small:1b"] and entry["model"] == "tiny:latest"

    @pytest.mark.parametrize("keeps_format, schema", [(True, "enforced"), (False, "ignored")])
    def test_it_tries_whether_ollamas_model_keeps_a_schema(self, nivel, stub, keeps_format, schema):
        assert self.listed(nivel, "ollama", stub(models=[Model(keeps_format=keeps_format)]).address)["schema"] == schema

    @pytest.mark.parametrize("backend", ["ollama", "openai"])
    def test_where_no_server_is_it_says_so_and_goes_on(self, nivel, backend):
        entry = self.listed(nivel, backend, f"http://127.0.0.1:{free_port()}")
        assert entry["available"] is False and entry["models"] == [] and entry["detail"]

    def test_a_page_for_people_names_them_too(self, nivel, llama):
        result = nivel("practice", "models", "--backend", "openai", "--url", llama.address)
        assert result.returncode == 0 and llama.address in result.stdout.decode() and "scripted" in result.stdout.decode()

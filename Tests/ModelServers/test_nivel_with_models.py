"""Nivel with models that write good drafts, bad drafts, or nothing: accepted drafts, refused drafts, and messages."""
import json

import pytest
from drafts import GOOD, NOTES, TEXTS, topic
from ollama_stub import BUSY
from ollama_turns import Model, Turn
from servers import free_port

FLAT_NOTES = " ".join(NOTES.replace("*", "").split())
GOOD_NAMES = list(GOOD)
# Time limit in seconds for writing a test in the tests about slow replies.
BUDGET = 4


class Practice:
    """`nivel practice generate` with one model server."""

    def __init__(self, nivel, notes, backend, url, model=None):
        self.nivel, self.notes, self.backend, self.url = nivel, notes, backend, url
        self.model = ["--model", model] if model else []

    def run(self, *names, options=()):
        """Requests one question for each named script."""
        topics = [option for name in names for option in ("--topic", topic(name))]
        return self.nivel(
            "practice", "generate", "--course", "Physics", *topics, "--notes", self.notes, "--difficulty", "easy", "--count", len(names),
            "--backend", self.backend, "--url", self.url, *self.model, "--seed", 1, "--format", "json", *options)

    def questions(self, *names, options=()):
        """Returns the questions by the script of their topic."""
        result = self.run(*names, options=options)
        assert result.returncode == 0, result.stderr.decode()
        test = json.loads(result.stdout)
        assert test["missing"] == 0 and test["backend"] == self.backend and len(test["questions"]) == len(names)
        return {question["topic"].split()[-1]: question for question in test["questions"]}

    def question(self, name):
        return self.questions(name)[name]


def is_draft(question, name, attempts=1):
    """Returns whether the model wrote a question, and all its fields say so."""
    written, from_where = GOOD[name], question["provenance"]
    assert question["prompt"] == written["b_stem"] and question["correct_answer"] == written["c_correct"]
    assert sorted(question["options"]) == sorted([written["c_correct"], *written["d_distractors"]])
    assert question["evidence"] == written["a_evidence"]
    assert from_where["fallback"] is False and from_where["attempts"] == attempts and isinstance(from_where["seed"], int)
    return True


def is_fallback(question, code=None):
    """Returns whether the question is from the notes after five tries of the model, and the test says why."""
    from_where = question["provenance"]
    assert from_where["fallback"] is True and from_where["attempts"] == 6 and from_where["backend"] == "notes"
    assert from_where["rejections"] and (code is None or code in from_where["rejections"])
    assert " ".join(question["evidence"].replace("*", "").split()) in FLAT_NOTES and len(set(question["options"])) == 5
    return True


def is_failure(result, *told):
    """Returns whether there is no test, and one sentence says why."""
    sentence = result.stderr.decode()
    assert result.returncode == 1 and result.stdout == b"", sentence
    assert len(sentence.strip().splitlines()) == 1 and all(word in sentence for word in told), sentence
    return True


def is_failure_or_all_from_notes(result):
    """Returns whether nothing of a broken server is in a test: there is no test, or all questions are from the notes."""
    if result.returncode:
        return is_failure(result)
    return all(question["provenance"]["fallback"] for question in json.loads(result.stdout)["questions"])


@pytest.fixture(params=["mlx", "llama"])
def real(request, nivel, notes):
    """Nivel with a real server, over OpenAI's interface."""
    return Practice(nivel, notes, "openai", request.getfixturevalue(request.param).address)


@pytest.fixture
def ollama(nivel, notes, stub):
    """Returns Nivel with a stub of Ollama that has the given turns, and the stub."""

    def connect(*turns, models=(Model(),), model="tiny"):
        server = stub(*turns, models=models)
        return Practice(nivel, notes, "ollama", server.address, model), server

    return connect


@pytest.fixture
def broken(nivel, notes, stub):
    """Returns Nivel with a server that sends invalid replies, over either interface."""

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

    def test_a_well_formed_draft_without_sense_is_replaced_by_a_question_from_the_notes(self, real):
        assert is_fallback(real.question("invented"), "grounding")

    def test_a_model_can_correct_a_reported_violation(self, real):
        question = real.question("mendable")
        assert is_draft(question, "two", attempts=2) and question["provenance"]["rejections"] == ["grounding"]

    @pytest.mark.parametrize("name", ["truncated", "prose"])
    def test_a_reply_without_a_draft_is_refused_by_every_server(self, real, name):
        assert is_fallback(real.question(name))

    def test_good_and_bad_drafts_can_be_in_one_test(self, real):
        questions = real.questions("one", "prose", "three", "invented")
        assert is_draft(questions["one"], "one") and is_draft(questions["three"], "three")
        assert is_fallback(questions["prose"]) and is_fallback(questions["invented"])

    def test_fences_and_thinking_are_skipped_if_the_server_ignores_the_schema(self, nivel, notes, mlx):
        questions = Practice(nivel, notes, "openai", mlx.address).questions("fenced", "thoughtful")
        assert is_draft(questions["fenced"], "five") and is_draft(questions["thoughtful"], "six")

    @pytest.mark.parametrize("name, code", [("truncated", "truncated"), ("prose", "no_object"), ("endless", "truncated")])
    def test_a_refused_reply_gets_the_right_code_if_the_server_ignores_the_schema(self, nivel, notes, mlx, name, code):
        assert is_fallback(Practice(nivel, notes, "openai", mlx.address).question(name), code)

    @pytest.mark.parametrize("name", ["fenced", "endless"])
    def test_a_server_that_enforces_the_schema_turns_any_script_into_a_draft_without_sense(self, nivel, notes, llama, name):
        assert is_fallback(Practice(nivel, notes, "openai", llama.address).question(name), "grounding")

    def test_the_first_listed_model_is_used_if_a_model_must_be_named(self, nivel, notes, stub):
        server = stub(*scripted_turns())
        assert Practice(nivel, notes, "openai", server.address).question("one")["provenance"]["model"] == "tiny:latest"

    def test_the_error_names_a_missing_model(self, nivel, notes, mlx):
        result = Practice(nivel, notes, "openai", mlx.address, "somebody/something").run("one")
        assert is_failure(result, "somebody/something")


class TestOllama:
    def test_good_drafts_become_the_test(self, ollama):
        practice, _ = ollama(*scripted_turns())
        questions = practice.questions(*GOOD_NAMES)
        assert all(is_draft(questions[name], name) for name in GOOD_NAMES)
        assert {(q["provenance"]["backend"], q["provenance"]["model"]) for q in questions.values()} == {("ollama", "tiny:latest")}

    def test_without_a_name_the_first_local_chat_model_is_used(self, ollama):
        models = [Model("vectors:1b", ("embedding",)), Model("cloudy:1b", remote_host="https://example.org"), Model("small:1b"), Model()]
        practice, _ = ollama(*scripted_turns(), models=models, model=None)
        assert practice.question("one")["provenance"]["model"] == "small:1b"

    def test_the_request_sets_every_option_that_ollama_needs(self, ollama):
        practice, server = ollama(*scripted_turns())
        practice.question("one")
        body = server.chats()[-1]
        assert body["think"] is False and isinstance(body["stream"], bool)
        assert 0 < body["options"]["num_predict"] <= 4096 and isinstance(body["options"]["seed"], int)
        assert list(body["format"]["properties"]) == list(GOOD["one"]) == body["format"]["required"]
        said = "\n".join(message["content"] for message in body["messages"])
        assert all(key in said for key in GOOD["one"]) and "JSON" in said

    def test_each_try_has_its_own_seed_and_names_the_violation(self, ollama):
        practice, server = ollama(Turn(TEXTS["invented"]))
        assert is_fallback(practice.question("one"), "grounding")
        bodies = [body for body in server.chats() if "script one" in body["messages"][-1]["content"]]
        assert len({body["options"]["seed"] for body in bodies}) == len(bodies) == 5
        assert "grounding" not in bodies[0]["messages"][-1]["content"] and "grounding" in bodies[1]["messages"][-1]["content"]

    def test_a_second_try_can_succeed(self, ollama):
        practice, _ = ollama(Turn(TEXTS["invented"], cue="script one", times=1), Turn(TEXTS["one"]))
        question = practice.question("one")
        assert is_draft(question, "one", attempts=2) and question["provenance"]["rejections"] == ["grounding"]

    def test_fences_and_thinking_of_a_model_that_ignores_schemas_are_skipped(self, ollama):
        practice, _ = ollama(*scripted_turns(), models=[Model("careless:1b", keeps_format=False)], model="careless:1b")
        questions = practice.questions("fenced", "thoughtful", "prose", "truncated")
        assert is_draft(questions["fenced"], "five") and is_draft(questions["thoughtful"], "six")
        assert is_fallback(questions["prose"], "no_object") and is_fallback(questions["truncated"], "truncated")

    def test_thinking_is_switched_off(self, ollama):
        practice, server = ollama(*scripted_turns(), models=[Model("thinker:1b", ("completion", "thinking"))], model="thinker:1b")
        assert is_draft(practice.question("one"), "one")
        assert all(body["think"] is False for body in server.chats())

    def test_the_error_names_a_missing_model(self, ollama):
        practice, _ = ollama(model="nobody")
        assert is_failure(practice.run("one"), "nobody")

    def test_the_error_names_a_model_that_cannot_chat(self, ollama):
        practice, _ = ollama(models=[Model("vectors:1b", ("embedding",))], model="vectors:1b")
        assert is_failure(practice.run("one"), "vectors:1b")

    def test_a_slow_start_does_not_fail_the_test(self, ollama):
        practice, _ = ollama(Turn(TEXTS["one"], delay=3))
        assert is_draft(practice.question("one"), "one")


@pytest.mark.parametrize("backend", ["ollama", "openai"])
class TestBrokenServers:
    def test_the_error_names_the_address_without_a_server(self, nivel, notes, backend):
        url = f"http://127.0.0.1:{free_port()}"
        assert is_failure(Practice(nivel, notes, backend, url, "tiny").run("one"), url)

    @pytest.mark.parametrize("turn", [
        Turn(status=500, error="the runner died"), Turn(status=401, error="unauthorized"), Turn(TEXTS["one"], breaks="cut"),
        Turn(TEXTS["one"], breaks="quiet"), Turn(TEXTS["one"], breaks="error"), Turn(raw="[1, 2"), Turn(raw="{}"), Turn(raw=""),
        Turn(raw="null"), Turn(raw="\udcff\udcfe"), Turn(raw="<html>Bad gateway</html>"), Turn(raw="[" * 200_000),
        Turn("0123456789" * 100, repeat=50_000),
    ], ids=["500", "401", "cut", "quiet", "error", "half", "empty object", "empty", "null", "binary", "page", "deep", "50 MB"])
    def test_a_broken_reply_gives_an_error_and_no_test(self, broken, backend, turn):
        practice, server = broken(backend, turn)
        assert is_failure(practice.run("one"), server.address)

    @pytest.mark.parametrize("raw", [
        '{"message": {"content": 5}, "choices": "none", "done": true}', '{"message": [], "choices": [{"message": 5}], "done": true}',
        '{"message": {"content": null}, "choices": [{"message": {"content": null}}], "done": true}',
    ])
    def test_a_reply_with_wrong_types_never_gets_into_a_test(self, broken, backend, raw):
        practice, _ = broken(backend, Turn(raw=raw))
        assert is_failure_or_all_from_notes(practice.run("one"))

    @pytest.mark.parametrize("turn", [
        Turn(status=503, error=BUSY, times=1), Turn(TEXTS["one"], breaks="cut", times=1), Turn(TEXTS["one"], breaks="error", times=1),
    ], ids=["busy", "cut", "error"])
    def test_a_temporary_failure_is_retried(self, broken, backend, turn):
        practice, server = broken(backend, turn, Turn(TEXTS["one"]))
        question = practice.question("one")
        assert sum(seen.path.endswith(("/chat", "/completions")) for seen in server.requests) >= 2
        assert question["prompt"] == GOOD["one"]["b_stem"] and question["provenance"]["fallback"] is False

    @pytest.mark.parametrize("turn", [Turn(TEXTS["one"], delay=600), Turn(TEXTS["one"], pause=30)], ids=["start", "stream"])
    def test_a_reply_slower_than_the_time_limit_is_abandoned(self, broken, backend, turn):
        practice, _ = broken(backend, turn)
        assert is_failure_or_all_from_notes(practice.run("one", options=["--budget", BUDGET]))


class TestListOfModels:
    def listed(self, nivel, backend, url):
        result = nivel("practice", "models", "--backend", backend, "--url", url, "--format", "json")
        assert result.returncode == 0, result.stderr.decode()
        return next(entry for entry in json.loads(result.stdout) if (entry["backend"], entry["url"].rstrip("/")) == (backend, url))

    def test_it_says_which_servers_follow_a_schema(self, nivel, mlx, llama):
        for server, schema in ((mlx, "ignored"), (llama, "enforced")):
            entry = self.listed(nivel, "openai", server.address)
            assert entry["available"] is True and entry["schema"] == schema and len(entry["models"]) == 1

    def test_it_lists_the_models_of_ollama(self, nivel, stub):
        elsewhere = [Model("cloudy:1b", remote_host="https://example.org"), Model("vectors:1b", ("embedding",))]
        entry = self.listed(nivel, "ollama", stub(models=[Model("tiny:latest"), *elsewhere, Model("small:1b")]).address)
        assert entry["available"] is True and entry["models"] == ["tiny:latest", "small:1b"] and entry["model"] == "tiny:latest"

    @pytest.mark.parametrize("keeps_format, schema", [(True, "enforced"), (False, "ignored")])
    def test_it_checks_whether_the_model_of_ollama_follows_a_schema(self, nivel, stub, keeps_format, schema):
        assert self.listed(nivel, "ollama", stub(models=[Model(keeps_format=keeps_format)]).address)["schema"] == schema

    @pytest.mark.parametrize("backend", ["ollama", "openai"])
    def test_it_reports_a_missing_server_and_continues(self, nivel, backend):
        entry = self.listed(nivel, backend, f"http://127.0.0.1:{free_port()}")
        assert entry["available"] is False and entry["models"] == [] and entry["detail"]

    def test_the_output_for_people_names_the_servers_too(self, nivel, llama):
        result = nivel("practice", "models", "--backend", "openai", "--url", llama.address)
        assert result.returncode == 0 and llama.address in result.stdout.decode() and "scripted" in result.stdout.decode()

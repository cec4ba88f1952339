"""Fixtures of the tests with model servers: the servers, each with a tiny generated model, the stub, and the program."""
import os
import pathlib
import subprocess

import pytest
from drafts import NOTES, SCRIPTS
from gguf_file import write_gguf_file
from mlx_folder import write_mlx_folder
from ollama_stub import Stub
from servers import embedding_server, llama_server, mlx_server
from small_model import small_model_server

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NIVEL = pathlib.Path(os.environ.get("NIVEL", ROOT / ".build" / "debug" / "nivel"))


@pytest.fixture(scope="session")
def mlx_model(tmp_path_factory):
    """The folder of a scripted model."""
    return write_mlx_folder(SCRIPTS, tmp_path_factory.mktemp("mlx") / "scripted")


@pytest.fixture(scope="session")
def mlx(mlx_model):
    """MLX's server with an empty model cache."""
    cache = mlx_model.parent / "cache"
    (cache / "hub").mkdir(parents=True)
    with mlx_server(mlx_model, cache, mlx_model.parent / "log") as server:
        yield server


@pytest.fixture(scope="session")
def llama(tmp_path_factory):
    """llama.cpp's server."""
    folder = tmp_path_factory.mktemp("llama")
    with llama_server(write_gguf_file(SCRIPTS, folder / "scripted.gguf"), folder / "log") as server:
        yield server


@pytest.fixture(scope="session")
def small_model(tmp_path_factory):
    """llama.cpp's server with SmolLM2 135M Instruct."""
    with small_model_server(tmp_path_factory.mktemp("small") / "log") as server:
        yield server


@pytest.fixture(scope="session")
def sentence_server(tmp_path_factory):
    """A server of sentence embeddings with all-MiniLM-L6-v2."""
    with embedding_server(tmp_path_factory.mktemp("embeddings") / "log") as server:
        yield server


@pytest.fixture
def stub():
    """Starts stubs of Ollama that reply turn by turn."""
    stubs = []

    def start(*turns, **options):
        stubs.append(Stub(turns, **options))
        return stubs[-1]

    yield start
    for server in stubs:
        server.stop()


@pytest.fixture(scope="session")
def nivel():
    """Runs the program; returns status, standard output and standard error."""
    if not NIVEL.exists():
        pytest.skip(f"{NIVEL} is not built")

    def run(*arguments, timeout=120):
        return subprocess.run([NIVEL, *map(str, arguments)], capture_output=True, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=timeout)

    return run


@pytest.fixture(scope="session")
def notes(tmp_path_factory):
    """A file with the notes of the scripted drafts."""
    file = tmp_path_factory.mktemp("notes") / "waves.md"
    file.write_text(NOTES, "utf-8")
    return file

"""Fixtures of the end-to-end tests: the real program, real servers on loopback, and real content."""
import json
import pathlib
import shutil
import subprocess

import pytest
from browser import ByTouch, launch
from busy_learners import blueprint_answers
from client import Client, Server, Student
from disk_layer import DiskLayer, built
from game_browser import Player
from nginx import Nginx
from playwright.sync_api import sync_playwright
from postgresql import PostgreSQL
from practice_browser import Practiser
from releases import FromThePage, NivelSync, Releases, active_release
from static_host import StaticHost

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NIVEL = ROOT / ".build" / "debug" / "nivel"
#: The formats that a practice test is exported in, as the description of the interface names them.
EXPORT_FORMATS = next(
    parameter["schema"]["enum"]
    for parameter in json.loads((ROOT / "Web/api/openapi.json").read_text("utf-8"))["paths"]["/api/v1/practice/tests/{test_id}/export"]["get"]["parameters"]
    if parameter["name"] == "format"
)
#: Every language with a placement test. The tests pick up a new language automatically.
LANGUAGES = sorted(file.stem for file in (ROOT / "Content" / "blueprints").glob("*.json"))


def with_essential(values, *chosen):
    """Values for a parametrized test. The chosen values are marked as essential."""
    return [pytest.param(value, marks=pytest.mark.essential) if value in chosen else value for value in values]


def pytest_addoption(parser):
    parser.addoption("--postgresql", action="store_true", help="run all servers with databases of a PostgreSQL server of this process")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--postgresql"):
        for item in items:
            if item.get_closest_marker("sqlite"):
                item.add_marker(pytest.mark.skip(reason="for SQLite"))


@pytest.fixture(scope="session", autouse=True)
def storage(request):
    """The PostgreSQL server of all servers, if the tests run with one."""
    if not request.config.getoption("--postgresql"):
        yield
        return
    Server.postgresql = PostgreSQL()
    yield
    Server.postgresql.stop()
    Server.postgresql = None


@pytest.fixture(scope="session")
def nivel():
    """Runs the program; gives status, standard output and standard error."""

    def run(*arguments, input="", cwd=ROOT, env=None):
        data = input if isinstance(input, bytes) else input.encode()
        return subprocess.run([NIVEL, *map(str, arguments)], input=data, capture_output=True, cwd=cwd, env=env, timeout=120)

    return run


@pytest.fixture(scope="session")
def blueprints():
    """Every shipped blueprint by language, as in its file."""
    files = sorted((ROOT / "Content" / "blueprints").glob("*.json"))
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}


@pytest.fixture
def scored(nivel, blueprints):
    """Computes a result from answers with `nivel score`."""

    def score(attempt, answers):
        given = blueprint_answers(blueprints["en"], attempt, answers)
        result = nivel("score", "--blueprint", "Content/blueprints/en.json", input=json.dumps(given))
        assert result.returncode == 0, result.stderr
        return {name: json.loads(result.stdout)[name] for name in ("level", "cut_level", "score", "max_score", "measurement")}

    return score


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests of a worker. Each test has a new profile, so the tests do not affect each other."""
    with Server(NIVEL, ROOT, tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(scope="session")
def english(tmp_path_factory):
    """Content with the English test only. A server loads it much faster than all languages."""
    content = tmp_path_factory.mktemp("english")
    (content / "blueprints").mkdir()
    shutil.copy(ROOT / "Content" / "blueprints" / "en.json", content / "blueprints")
    return content


@pytest.fixture(scope="session")
def server_on(english):
    """Makes servers with separate data folders, and with the English test only."""
    return lambda data, *options, **more: Server(NIVEL, ROOT, data, "--content", english, *options, **more)


@pytest.fixture
def database():
    database = PostgreSQL()
    yield database
    database.stop()


@pytest.fixture
def node(database, english, tmp_path):
    """Makes servers on one database, each with a data folder of its own."""
    numbers = iter(range(100))

    def make(*options):
        folder = tmp_path / f"node{next(numbers)}"
        return Server(NIVEL, ROOT, folder, "--content", english, "--database", database.address("nivel"), *options)

    return make


@pytest.fixture
def nginx(tmp_path):
    """Starts nginx with a site of the documentation, in front of servers that run."""
    if not shutil.which("nginx"):
        pytest.fail("install nginx-light: Scripts/setup.sh test does this")
    running = []

    def start(site, places):
        folder = tmp_path / f"nginx{len(running)}"
        folder.mkdir()
        running.append(Nginx(folder, site, places))
        return running[-1]

    yield start
    for proxy in running:
        proxy.stop()


@pytest.fixture
def learner(server):
    """A new anonymous learner."""
    return Client(server.address)


@pytest.fixture
def student(server):
    """A new learner who takes practice tests."""
    return Student(server.address)


@pytest.fixture
def learner_of(server_on):
    """Starts a server on a data folder with a limit of the file size, and returns the server and a learner."""
    servers = []

    def start(data, limit):
        server = server_on(data)
        if limit is not None:
            server.command = ["prlimit", f"--fsize={limit}", *server.command]
        server.start()
        servers.append(server)
        return server, Client(server.address)

    yield start
    for server in servers:
        server.stop()


# --- faults: a layer between the server and its data folder ----------------------------------------------------------------------------


@pytest.fixture(scope="session")
def layer_library(tmp_path_factory):
    return built(tmp_path_factory.mktemp("layer"))


@pytest.fixture
def disk(layer_library, tmp_path):
    (tmp_path / "data").mkdir(mode=0o700)
    layer = DiskLayer(layer_library, tmp_path / "data", tmp_path)
    layer.begin()
    return layer


#: A browser context, unless a test chooses otherwise. Motion would take most of the browser's time; MOVING tests have it.
#: The app caches itself for visits without the server. Only the tests of this need it.
STILL = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
MOVING = {"reduced_motion": "no-preference"}


@pytest.fixture(scope="session")
def browsers():
    """Starts browsers with options. A process can have one Playwright only."""
    with sync_playwright() as playwright:
        started = []

        def start(*options):
            started.append(launch(playwright, *options))
            return started[-1]

        yield start
        for browser in started:
            browser.close()


@pytest.fixture(scope="session")
def chromium(browsers):
    return browsers()


@pytest.fixture
def complaints():
    """The errors and warnings of the browser's console. A test that uses the browser fails if there are any."""
    found = []
    yield found
    assert found == []


@pytest.fixture
def learner_in(chromium, server, blueprints, complaints):
    """Opens a page for a learner of one language: by keys on a desktop, or by touch on a phone."""
    contexts = []

    def open_page(kind, language, **options):
        touch = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}} if kind is ByTouch else {}
        context = chromium.new_context(**{**STILL, **touch, **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        return kind(context, server.address, blueprints[language], complaints)

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def practiser_in(chromium, server, complaints):
    """Opens a page for a learner who takes practice tests. The options are those of a browser context."""
    contexts = []

    def open_page(**options):
        context = chromium.new_context(**{**STILL, **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        return Practiser(context, server.address, complaints)

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def player_in(chromium, server, complaints):
    """Opens a page for a player of the game, who uses keys by default. The options are those of a browser context."""
    contexts = []

    def open_page(kind=Player, **options):
        context = chromium.new_context(**{"locale": "en", **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        return kind(context, server.address, complaints)

    yield open_page
    for context in contexts:
        context.close()


# --- releases of content, and the two clients that fetch them --------------------------------------------------------------------------


@pytest.fixture(scope="session")
def releases(nivel, tmp_path_factory):
    return Releases(nivel, tmp_path_factory.mktemp("releases"))


@pytest.fixture
def host(releases):
    with StaticHost(releases.second) as host:
        yield host


@pytest.fixture(scope="session", params=[NivelSync, FromThePage], ids=lambda kind: kind.__name__)
def client(request, nivel):
    return NivelSync(nivel) if request.param is NivelSync else FromThePage()


@pytest.fixture(scope="session")
def synced_once(client, releases, tmp_path_factory):
    folder = tmp_path_factory.mktemp("synced") / "folder"
    with StaticHost(releases.first) as host:
        assert client.sync(host.address, folder, releases.key) is None
    return folder


@pytest.fixture
def synced(client, releases, synced_once, tmp_path):
    """A folder of one client with the first release in it."""
    shutil.copytree(synced_once, tmp_path / "synced", symlinks=True)
    assert active_release(client, tmp_path / "synced") == releases.old_files
    return tmp_path / "synced"

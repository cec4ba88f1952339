"""The first page is light: few requests and bytes on a first visit, and no request for unchanged files on a later visit."""
import pytest
from conftest import STILL
from page_weight import Scale

REQUESTS, BYTES = 12, 60_000
READY = "[data-testid=language-en]"
DATA = {"/", "/api/v1/languages", "/api/v1/attempts"}


@pytest.fixture
def scale_in(chromium):
    contexts = []

    def scale(locale):
        contexts.append(chromium.new_context(**{**STILL, "locale": locale}))
        return Scale(contexts[-1].new_page())

    yield scale
    for context in contexts:
        context.close()


# NB: a headless browser does not fetch the manifest and its icon, which another browser may add: two requests with less than 12 kB.
@pytest.mark.essential
@pytest.mark.parametrize("locale", ["en", "ar", "bn"])
def test_a_first_visit_of_the_first_page_takes_few_requests_and_bytes(server, scale_in, locale):
    weight = scale_in(locale).weigh(server.address + "/", READY)
    assert len(weight.paths) <= REQUESTS - 2, weight.paths
    assert weight.bytes <= BYTES - 12_000


def test_a_later_visit_asks_for_data_only(server, scale_in):
    scale = scale_in("en")
    scale.weigh(server.address + "/", READY)
    weight = scale.weigh(server.address + "/", READY)
    assert set(weight.paths) <= DATA
    assert weight.bytes <= 12_000


@pytest.mark.parametrize("path, ready", [("/practice", "main h1"), ("/play/menu", "[data-testid=start]"), ("/authors", "main h1")])
def test_a_first_visit_of_another_page_loads_only_its_own_part(server, scale_in, path, ready):
    paths = scale_in("en").weigh(server.address + path, ready).paths
    own = path.split("/")[1]
    parts = {name.split("part.")[1].split(".")[0] for name in paths if "/part." in name}
    assert parts == {"first", "shared", own}
    assert len(paths) == len(set(paths)) and not any("/screens/languages" in name for name in paths)


def test_files_of_the_app_never_change_at_their_address(learner):
    page = learner.get("/", headers={"Accept": "text/html"}).body.decode()
    folder = page.split('"assets":"')[1].split('"')[0]
    for name in ("part.first.js", "css/part.first.css", "words/en/first.json", "icon.svg", "manifest.webmanifest", "game/nivel-game.wasm"):
        reply = learner.get(f"{folder}/{name}", headers={"Accept-Encoding": "gzip"})
        assert reply.status == 200 and reply.headers["cache-control"] == "public, max-age=31536000, immutable", name
    assert learner.get("/", headers={"Accept": "text/html"}).headers["cache-control"] == "no-cache"
    for path in (f"{folder}x/part.first.js", f"{folder}/none.js", f"{folder}/words/xx/first.json", f"{folder}/words/en/terminal.json/x", "/assets/"):
        assert learner.get(path).status == 404, path

"""The whole app offline: after one visit every screen opens without the server, and says what needs the server. An update of the server
never mixes modules of two builds."""
import json
import re
import shutil
import signal
import time
import urllib.request

import pytest
from client import lasting_port
from conftest import ROOT, STILL
from test_browser_game_offline import go_offline, go_online

#: The paths of all screens, with an id where the path has one.
PATHS = {route["path"]: re.sub(r":(\w)\w*", r"\g<1>1", route["path"])
         for route in json.loads((ROOT / "Web/routes.json").read_text("utf-8"))}
#: The element that says what needs the server, by the beginning of the path. The authors' page says so when a blueprint is chosen.
NEEDS = [("/test/", "needs-server"), ("/result/", "needs-server"), ("/drill/", "needs-server"), ("/me", "needs-server"),
         ("/keep", "needs-server"), ("/shared/", "needs-server"), ("/privacy", None), ("/practice", "needs-server"), ("/authors", None),
         ("/playground", "needs-server"),
         ("/play", None), ("/", "offline-front")]
WORDS = json.loads((ROOT / "Content/interface/en.json").read_text("utf-8"))["words"]
KEPT = """async () => {
  const { words } = JSON.parse(document.getElementById("app").textContent);
  const names = (await caches.keys()).filter((name) => name.startsWith("nivel-app-"));
  for (const name of names) {
    const cache = await caches.open(name);
    const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
    if (paths.some((path) => path.endsWith("/page.html")) && paths.filter((path) => path.includes("/words/")).length >= words.length
      && await caches.match("/api/v1/languages", { cacheName: "nivel-game" })
      && (await (await caches.open("nivel-game")).keys()).some(({ url }) => url.includes("/game/lists/"))) return navigator.serviceWorker.controller !== null;
  }
  return false;
}"""


#: Whether the worker of a build has all files.
INSTALLED = """async (build) => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration();
  return [waiting, active].some((worker) => worker?.scriptURL.endsWith(`=${build}`));
}"""

class Visitor:
    """One page, and its server."""

    def __init__(self, context, server):
        self.context = context
        self.server = server
        self.page = context.new_page()
        self.broken = []
        self.page.on("pageerror", lambda error: self.broken.append(str(error)))

    def open(self, path="/"):
        self.page.goto(self.server.address + path)
        self.page.wait_for_selector("main h1")

    def wait_for(self, question, *arguments):
        """Waits until an asynchronous function of the page returns true. NB: `wait_for_function` takes its promise for true."""
        end = time.monotonic() + 30
        while self.page.evaluate(question, *arguments) is not True:
            assert time.monotonic() < end, question
            self.page.wait_for_timeout(50)

    def wait_until_kept(self):
        self.wait_for(KEPT)

    def build(self):
        return json.loads(self.page.locator("#app").text_content())["assets"]

    def builds_used(self):
        """The builds of all files that the page has loaded."""
        return self.page.evaluate("() => [...new Set(performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
                                  ".filter((path) => path.startsWith('/assets/')).map((path) => path.split('/').slice(0, 3).join('/')))]")


@pytest.fixture
def visitor_of(chromium):
    contexts = []

    def visit(server, **options):
        context = chromium.new_context(**{**STILL, "service_workers": "allow", **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        return Visitor(context, server)

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def web(tmp_path):
    """A copy of the app that a test can change."""
    return shutil.copytree(ROOT / "Web", tmp_path / "web")


@pytest.fixture
def own_server(server_on, tmp_path, web):
    server = server_on(tmp_path / "data", "--web", web, port=lasting_port())
    server.start()
    yield server
    server.stop()


def test_every_screen_opens_offline_and_says_what_needs_the_server(own_server, visitor_of):
    visitor = visitor_of(own_server)
    visitor.open("/")
    visitor.wait_until_kept()
    go_offline(own_server, visitor)
    for path in PATHS.values():
        visitor.open(path)
        text = visitor.page.inner_text("body")
        named = next(name for start, name in NEEDS if path.startswith(start))
        if named:
            visitor.page.wait_for_selector(f"[data-testid={named}]")
        assert visitor.page.locator("header .ways a").count() == 3, path
        assert not [key for key in WORDS if key in text.split()], f"{path}: no key stands in place of a text"
    assert visitor.broken == []


def test_a_screen_that_was_never_visited_opens_offline_by_a_link(own_server, visitor_of):
    visitor = visitor_of(own_server)
    visitor.open("/")
    visitor.wait_until_kept()
    go_offline(own_server, visitor)
    visitor.page.get_by_test_id("way-practice").click()
    visitor.page.wait_for_selector("[data-testid=needs-server]")
    visitor.page.get_by_test_id("play-offline").click()
    visitor.page.get_by_test_id("start").click()
    visitor.page.get_by_test_id("rules-read").click()
    visitor.page.wait_for_selector("[data-testid=game][data-state=playing]")
    visitor.page.go_back()
    visitor.page.wait_for_selector("[data-testid=start]")
    go_online(own_server, visitor)
    visitor.page.get_by_test_id("way-practice").click()
    visitor.page.wait_for_selector(".practice-top, .page:not(.problem)")


def test_a_screen_whose_module_failed_once_opens_after_try_again(own_server, visitor_of):
    visitor = visitor_of(own_server, service_workers="block")
    visitor.open("/")
    visitor.page.route("**/screens/practice.js", lambda route: route.abort())
    visitor.page.get_by_test_id("way-practice").click()
    visitor.page.wait_for_selector("[data-testid=problem]")
    visitor.page.unroute("**/screens/practice.js")
    visitor.page.get_by_test_id("retry").click()
    visitor.page.wait_for_selector(".page:not(.problem) h1")


def test_learners_data_of_placement_and_practice_are_never_cached(own_server, visitor_of):
    visitor = visitor_of(own_server)
    visitor.open("/")
    visitor.wait_until_kept()
    visitor.page.get_by_test_id("language-en").click()
    visitor.page.get_by_test_id("start").click()
    visitor.page.wait_for_selector("[data-testid=question]")
    for path in ("/", "/practice", "/practice/schedule", "/play/menu"):
        visitor.open(path)
    names, paths = json.loads(visitor.page.evaluate("""async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
      return JSON.stringify([names, kept.flat().map((request) => new URL(request.url).pathname)]);
    }"""))
    assert all(name.startswith("nivel-") for name in names)
    data = {path for path in paths if not path.startswith("/assets/")}
    assert "/api/v1/languages" in data
    assert all(path == "/api/v1/languages" or path.startswith("/api/v1/game/") for path in data), data


def test_data_savers_are_spared_the_cache_of_the_whole_app(own_server, visitor_of):
    visitor = visitor_of(own_server)
    visitor.context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    visitor.open("/")
    visitor.open("/practice")
    assert visitor.page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def update(server, web):
    """A newer build of the app: every module of a screen says so."""
    server.kill()
    for screen in (web / "screens").glob("*.js"):
        screen.write_text(screen.read_text("utf-8") + "\nglobalThis.newer = true;\n", "utf-8")
    server.start()


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_an_update_in_the_middle_of_a_visit_never_mixes_modules_of_two_builds(own_server, visitor_of, web, workers):
    visitor = visitor_of(own_server, service_workers=workers)
    visitor.open("/")
    old = visitor.build()
    if workers == "allow":
        visitor.wait_until_kept()
    update(own_server, web)
    visitor.page.get_by_test_id("way-practice").click()
    visitor.page.wait_for_selector(".page:not(.problem) h1:has-text('Practi')")
    assert visitor.builds_used() == [visitor.build()]
    assert (visitor.build() == old) == (workers == "allow"), "the cache has the rest of the old build; without it, the page loads again"
    visitor.open("/practice")
    assert visitor.build() != old and visitor.builds_used() == [visitor.build()]
    assert visitor.page.evaluate("globalThis.newer")


def visitor_of_an_old_build(own_server, visitor_of, web):
    """A visitor whose browser has cached a build that the server has no more, and that build."""
    visitor = visitor_of(own_server)
    visitor.open("/")
    visitor.wait_until_kept()
    old = visitor.build()
    update(own_server, web)
    return visitor, old


def test_a_newer_build_opens_offline_while_its_worker_waits_for_the_older_one(own_server, visitor_of, web):
    visitor, old = visitor_of_an_old_build(own_server, visitor_of, web)
    visitor.open("/")
    new = visitor.build()
    assert new != old
    for path in ("page.html", *(f"words/en/{part}.json" for part in ("first", "shared", "practice"))):
        visitor.wait_for("async (path) => (await caches.match(path)) !== undefined", f"{new}/{path}")
    visitor.wait_for(INSTALLED, name_of(new))
    go_offline(own_server, visitor)
    visitor.open("/practice")
    assert visitor.build() == new and visitor.builds_used() == [new]
    assert visitor.page.evaluate("navigator.serviceWorker.controller.scriptURL").endswith(name_of(old))


def test_a_build_that_the_server_takes_back_opens_offline(own_server, visitor_of, web):
    visitor, old = visitor_of_an_old_build(own_server, visitor_of, web)
    visitor.open("/")
    visitor.wait_for(INSTALLED, name_of(visitor.build()))
    own_server.kill()
    shutil.rmtree(web)
    shutil.copytree(ROOT / "Web", web)
    own_server.start()
    visitor.open("/")  # NB: the page may come from the cache, if the server takes long
    visitor.wait_for("(name) => caches.has(name)", f"nivel-newest-{name_of(old)}")
    go_offline(own_server, visitor)
    visitor.open("/practice")
    assert visitor.build() == old and visitor.builds_used() == [old]


def test_updates_while_a_page_stays_open_do_not_fill_the_cache(own_server, visitor_of, web):
    visitor, old = visitor_of_an_old_build(own_server, visitor_of, web)
    builds = [old]
    for _ in range(5):
        builds.append(served_build(own_server))
        visitor.open("/")  # NB: the page may come from the cache, if the server takes long
        visitor.wait_for(INSTALLED, name_of(builds[-1]))
        update(own_server, web)
    kept = visitor.page.evaluate("caches.keys()")
    assert [name for name in kept if name.startswith("nivel-newest-")] == [f"nivel-newest-{name_of(builds[-1])}"]
    apps = {name.removeprefix("nivel-app-") for name in kept if name.startswith("nivel-app-")}
    assert {name_of(builds[0]), name_of(builds[-1])} <= apps and len(apps) <= 4 < len(set(builds)), apps


def served_build(server):
    page = urllib.request.urlopen(server.address).read().decode()
    return re.search('"assets":"([^"]+)"', page)[1]


def name_of(build):
    return build.rsplit("/", 1)[1]


def test_behind_a_slow_network_a_newer_build_is_cached_and_comes_with_the_next_screen(own_server, visitor_of, web):
    visitor, old = visitor_of_an_old_build(own_server, visitor_of, web)
    own_server.process.send_signal(signal.SIGSTOP)  # the server takes longer than the worker waits
    try:
        visitor.page.goto(own_server.address)
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    assert visitor.build() == old, "the page comes from the cache"
    visitor.wait_for(INSTALLED, name_of(served_build(own_server)))
    visitor.page.get_by_test_id("way-practice").click()
    visitor.page.wait_for_selector(".page:not(.problem) h1:has-text('Practi')")
    assert visitor.build() != old and visitor.builds_used() == [visitor.build()]


def test_the_app_can_be_installed(own_server, visitor_of):
    visitor = visitor_of(own_server)
    visitor.open("/")
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"].startswith(f"{own_server.address}/assets/")
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    purposes = {icon["purpose"] for icon in manifest["icons"] if icon["sizes"] == "512x512"}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        address = found["url"].rsplit("/", 1)[0] + "/" + icon["src"]
        size = visitor.page.evaluate("async (address) => { const image = new Image(); image.src = address; await image.decode();"
                                     " return `${image.naturalWidth}x${image.naturalHeight}`; }", address)
        assert icon["sizes"] in (size, "any")

"""What learners decide about their data in the browser: finish on a shared computer, take everything away, erase everything."""
import json
import shutil

import pytest
from client import lasting_port
from conftest import ROOT, STILL
from game_browser import SPANISH, Player
from looks import LOOKS, check
from privacy_browser import COURSE, LIST, NOTHING, PLAN, Visitor, status_with

#: A link to a test that the learner has begun.
ATTEMPT = "[data-testid^=attempt-]"
COURSE_LINK = f"main >> text={COURSE}"


@pytest.fixture
def visitor_in(chromium, server, blueprints):
    """Opens a page in a new browser context. The browser itself reports refused and failed requests, so the console is not checked."""
    contexts = []

    def open_page(kind=Visitor, address=server.address, **options):
        context = chromium.new_context(**{**STILL, "service_workers": "allow", **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        return Player(context, address, []) if kind is Player else kind(context, address, blueprints["en"], [])

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def visitor(visitor_in):
    return visitor_in()


@pytest.fixture
def own_server(server_on, tmp_path):
    """A server that can be stopped and started again at the same address."""
    with server_on(tmp_path / "data", port=lasting_port()) as server:
        yield server


def leave_unsaved(visitor, count=2):
    """Answers questions while no answer reaches the server, and leaves the test."""
    visitor.context.route("**/answers/*", lambda route: route.abort())
    for number in range(1, count + 1):
        visitor.say_unknown()
        visitor.wait_for(number + 1)
    visitor.press("leave")
    visitor.page.wait_for_selector("[data-testid=finish-here]")


def test_after_finishing_the_browser_keeps_nothing_and_the_session_is_over(visitor, server):
    attempt = visitor.begun()
    visitor.element("interface-picker").select_option("es")
    visitor.page.wait_for_function("() => document.documentElement.lang === 'es'")
    visitor.page.evaluate("sessionStorage.setItem('left', 'over'); indexedDB.open('left'); caches.open('left')")
    visitor.press("leave")
    cookie = visitor.cookie()
    assert status_with(server, cookie, f"/api/v1/attempts/{attempt}") == 200
    visitor.finish()
    visitor.wait_for_new_page()
    assert visitor.stored() == NOTHING and visitor.cookie() is None
    assert status_with(server, cookie, f"/api/v1/attempts/{attempt}") == 404
    visitor.press("home")
    visitor.page.wait_for_selector("[data-testid=language-en]")
    assert visitor.page.locator(ATTEMPT).count() == 0 and visitor.page.evaluate("document.documentElement.lang") == "en"


def test_answers_that_wait_are_sent_before_the_end(visitor):
    visitor.start()
    leave_unsaved(visitor)
    sent = []
    visitor.page.on("response", lambda reply: "/answers/" in reply.url and sent.append(reply.status))
    visitor.context.unroute("**/answers/*")
    visitor.finish()
    visitor.wait_for_new_page()
    assert sent == [200, 200]


def test_answers_that_cannot_be_sent_are_counted_and_the_learner_decides(visitor, server):
    visitor.start()
    attempt = visitor.attempt_id
    leave_unsaved(visitor, 3)
    visitor.finish()
    visitor.page.wait_for_selector("[data-testid=unsent]:not([hidden])")
    assert visitor.element("unsent-placement").inner_text() == "3 answers in level tests"
    visitor.press("cancel")
    assert len([key for key in visitor.stored()["values"] if "/answers/" in key]) == 3, "nothing is lost yet"
    cookie = visitor.cookie()
    assert status_with(server, cookie, f"/api/v1/attempts/{attempt}") == 200
    visitor.finish()
    visitor.press("lose-and-finish")
    visitor.wait_for_new_page()
    assert visitor.stored() == NOTHING and visitor.cookie() is None


def test_a_second_try_sends_the_answers(visitor):
    visitor.start()
    leave_unsaved(visitor)
    visitor.finish()
    visitor.page.wait_for_selector("[data-testid=unsent]:not([hidden])")
    visitor.context.unroute("**/answers/*")
    visitor.press("confirm-finish")
    visitor.wait_for_new_page()


def test_without_a_connection_the_browser_is_cleared_and_the_session_ends_later(visitor_in, own_server):
    visitor = visitor_in(address=own_server.address)
    attempt = visitor.begun()
    visitor.press("leave")
    visitor.page.wait_for_selector(ATTEMPT)
    cookie = visitor.cookie()
    own_server.kill()
    visitor.finish()
    visitor.wait_for_end("pending")
    assert visitor.stored() == {**NOTHING, "values": ["nivel-end-pending"]}
    assert "English" not in visitor.page.inner_text("main")
    visitor.page.go_back()
    visitor.wait_for_end("pending")
    visitor.press("retry-end")
    visitor.page.wait_for_selector("[data-testid=end-state]:not(:empty)")
    own_server.start()
    assert status_with(own_server, cookie, f"/api/v1/attempts/{attempt}") == 200
    visitor.press("retry-end")
    visitor.wait_for_new_page()
    assert visitor.stored() == NOTHING and visitor.cookie() is None
    assert status_with(own_server, cookie, f"/api/v1/attempts/{attempt}") == 404


def test_a_page_that_is_opened_later_ends_the_session_first(visitor_in, own_server):
    visitor = visitor_in(address=own_server.address)
    attempt = visitor.begun()
    visitor.press("leave")
    visitor.page.wait_for_selector(ATTEMPT)
    cookie = visitor.cookie()
    own_server.kill()
    visitor.finish()
    visitor.wait_for_end("pending")
    visitor.page.close()
    own_server.start()
    visitor.page = visitor.context.new_page()
    visitor.open(f"/test/{attempt}")
    visitor.page.wait_for_selector("[data-testid=problem]")
    # NB: the page is the first of the next visit, so it may cache what is the same for everybody: the app and the list of languages.
    stored = visitor.stored()
    assert all(path.startswith("/assets/") or path == "/api/v1/languages" for path in visitor.cached_paths())
    assert visitor.cookie() is None and stored | {"caches": [], "workers": 0} == NOTHING
    assert status_with(own_server, cookie, f"/api/v1/attempts/{attempt}") == 404


def test_a_page_shows_nothing_while_an_earlier_end_is_unknown_to_the_server(visitor):
    visitor.start()
    visitor.press("leave")
    visitor.page.wait_for_selector(ATTEMPT)
    visitor.context.route("**/session/end", lambda route: route.abort())
    visitor.finish()
    visitor.wait_for_end("pending")
    visitor.open()
    visitor.wait_for_end("pending")
    assert visitor.page.locator(ATTEMPT).count() == 0
    visitor.context.unroute("**/session/end")
    visitor.press("retry-end")
    visitor.wait_for_new_page()


def test_the_next_learner_keeps_the_own_session_when_an_old_page_still_waits(visitor, server):
    visitor.start()
    visitor.press("leave")
    visitor.context.route("**/session/end", lambda route: route.abort())
    visitor.finish()
    visitor.wait_for_end("pending")
    old = visitor.page
    visitor.context.unroute("**/session/end")
    visitor.page = visitor.context.new_page()
    visitor.start()
    attempt = visitor.attempt_id
    old.get_by_test_id("retry-end").click()
    old.wait_for_url("**/privacy?done=*")
    old.wait_for_selector("[data-testid=download]")
    assert status_with(server, visitor.cookie(), f"/api/v1/attempts/{attempt}") == 200


def test_other_open_pages_show_nothing_after_the_end(visitor):
    attempt = visitor.begun()
    other = visitor.context.new_page()
    other.goto(f"{visitor.address}/practice")
    other.wait_for_selector(COURSE_LINK)
    visitor.press("leave")
    visitor.finish()
    visitor.wait_for_new_page()
    other.wait_for_url("**/privacy?done=*")
    other.wait_for_selector("[data-testid=visit-end] [data-testid=home]")
    assert COURSE not in other.inner_text("body")
    assert visitor.stored() == NOTHING
    visitor.open(f"/test/{attempt}")
    visitor.page.wait_for_selector("[data-testid=problem]")


KEEP_FOR_BACK_BUTTON = """() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))"""
BRING_BACK = """() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))"""
VISIBILITY = "() => getComputedStyle(document.documentElement).visibility"


def test_a_page_that_the_browser_keeps_for_the_back_button_shows_nothing(visitor):
    """The test sends the events of a kept page itself, because the browser of the tests keeps none. A kept page gets no messages."""
    visitor.begun()
    kept = visitor.context.new_page()
    kept.add_init_script("BroadcastChannel.prototype.addEventListener = () => {}")
    kept.goto(f"{visitor.address}/practice")
    kept.wait_for_selector(COURSE_LINK)
    kept.evaluate(KEEP_FOR_BACK_BUTTON)
    assert kept.evaluate(VISIBILITY) == "hidden"
    kept.evaluate(BRING_BACK)
    assert kept.evaluate(VISIBILITY) == "visible" and COURSE in kept.inner_text("body")
    kept.evaluate(KEEP_FOR_BACK_BUTTON)
    visitor.press("leave")
    visitor.finish()
    visitor.wait_for_new_page()
    kept.evaluate(BRING_BACK)
    assert COURSE not in kept.inner_text("body")
    kept.wait_for_url("**/privacy?done=*")


def test_the_back_button_shows_nothing_of_the_last_learner(visitor):
    attempt = visitor.begun()
    visitor.press("leave")
    visitor.open("/practice")
    visitor.page.wait_for_selector(COURSE_LINK)
    visitor.page.reload()
    visitor.page.wait_for_selector(COURSE_LINK)
    visitor.finish()
    visitor.wait_for_new_page()
    for _ in range(5):
        visitor.page.go_back()
        visitor.page.wait_for_selector("main:not([aria-busy]) h1")
        assert COURSE not in visitor.text() and visitor.page.locator(ATTEMPT).count() == 0
        if visitor.page.url.endswith(attempt):
            return
    raise AssertionError(f"the test was not reached: {visitor.page.url}")


#: The worker goes on with its data only when a page says so, and tells when it is done.
HELD = """
let held = 0;
const test = new BroadcastChannel("test");
async function keepData(key, response) {
  held += 1;
  await caches.open("held");
  await new Promise((resume) => test.addEventListener("message", resume, { once: true }));
  await keepDataNow(key, response);
  held -= 1;
  if (held === 0) test.postMessage("done");
}
async function keepDataNow("""
GO_ON = """() => new Promise((resume) => {
  const test = new BroadcastChannel("test");
  test.addEventListener("message", resume);
  test.postMessage("go on");
})"""


@pytest.mark.parametrize("end", [Visitor.finish, Visitor.erase])
def test_data_that_the_worker_was_caching_at_the_end_of_a_visit_does_not_stay(visitor_in, server_on, tmp_path, end):
    web = shutil.copytree(ROOT / "Web", tmp_path / "web")
    worker = web / "service_worker.js"
    worker.write_text(worker.read_text("utf-8").replace("async function keepData(", HELD), "utf-8")
    with server_on(tmp_path / "data", "--web", web) as server:
        visitor = visitor_in(address=server.address)
        visitor.open("/play/menu")
        visitor.poll(lambda: visitor.page.evaluate("() => caches.has('held')"), bool, lambda _: "the worker caches no data")
        end(visitor)
        visitor.wait_for_new_page()
        visitor.page.evaluate(GO_ON)
        assert visitor.stored() == NOTHING


def test_the_app_still_opens_offline_after_an_erasure_that_failed(visitor_in):
    player = visitor_in(Player)
    player.open("/play/menu")
    player.play()
    player.wait_until_kept()
    visitor = Visitor.of(player)
    visitor.context.route("**/me/erase", lambda route: route.abort())
    visitor.erase()
    visitor.page.wait_for_selector("dialog [role=alert]:not(:empty)")
    kept = visitor.cached_paths()
    assert any(path.endswith("/page.html") for path in kept) and f"/api/v1/game/lists/{SPANISH}" in kept


def test_finishing_after_a_game_removes_the_cached_game_and_own_lists(visitor_in):
    player = visitor_in(Player)
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    player.play()
    player.wait_until_kept()
    player.context.request.post(f"{player.address}/api/v1/game/lists", data=LIST)
    player.open("/play/menu")
    player.page.wait_for_selector(f"text={LIST['name']}")
    player.page.wait_for_function("async () => (await caches.keys()).includes('nivel-game')")
    player.press("finish-here")
    player.press("confirm-finish")
    player.page.wait_for_url("**/privacy?done=*")
    player.page.wait_for_selector("[data-testid=visit-end] [data-testid=home]")
    visitor = Visitor.of(player)
    assert visitor.stored() == NOTHING
    player.open("/play/menu")
    player.page.wait_for_selector(f"[data-testid=list-{SPANISH}]")
    assert LIST["name"] not in visitor.text()
    player.wait_until_kept(list_id=None)
    player.context.set_offline(True)
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=offline]:not([hidden])")
    assert LIST["name"] not in visitor.text()


def test_a_cached_game_is_removed_without_a_connection_too(visitor_in):
    player = visitor_in(Player)
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    player.play()
    player.wait_until_kept()
    player.context.request.post(f"{player.address}/api/v1/game/lists", data=LIST)
    player.open("/play/menu")
    player.page.wait_for_selector(f"text={LIST['name']}")
    player.context.set_offline(True)
    player.press("finish-here")
    player.press("confirm-finish")
    visitor = Visitor.of(player)
    visitor.wait_for_end("pending")
    player.page.wait_for_function("async () => (await caches.keys()).length === 0")
    assert LIST["name"] not in visitor.text()
    player.context.set_offline(False)
    visitor.wait_for_new_page()
    assert visitor.stored() == NOTHING and visitor.cookie() is None


def test_the_download_is_one_json_document_with_everything(visitor):
    attempt = visitor.begun()
    visitor.press("leave")
    visitor.press("to-privacy")
    with visitor.page.expect_download() as download:
        visitor.press("download")
    assert download.value.suggested_filename == "nivel-data.json"
    document = json.loads(open(download.value.path(), encoding="utf-8").read())
    assert [test["attempt_id"] for test in document["placement_tests"]] == [attempt]
    assert [list_["name"] for list_ in document["word_lists"]] == [LIST["name"]]
    assert [planned["title"] for planned in document["scheduled_tests"]] == [PLAN["title"]]


def test_erasing_takes_two_steps_and_leaves_nothing(visitor, server):
    attempt = visitor.begun()
    visitor.press("leave")
    cookie = visitor.cookie()
    visitor.press("to-privacy")
    visitor.press("erase")
    assert visitor.element("confirm-erase").is_disabled()
    visitor.element("erase-sure").check()
    visitor.press("confirm-erase")
    visitor.wait_for_new_page()
    visitor.wait_for_end("erased")
    assert visitor.stored() == NOTHING and visitor.cookie() is None
    assert status_with(server, cookie, f"/api/v1/attempts/{attempt}") == 404
    visitor.page.go_back()
    visitor.page.wait_for_selector("main:not([aria-busy]) h1")
    assert visitor.page.locator(ATTEMPT).count() == 0


def test_a_failed_erasure_changes_nothing(visitor, server):
    attempt = visitor.begun()
    visitor.press("leave")
    visitor.press("to-privacy")
    visitor.context.route("**/me/erase", lambda route: route.abort())
    visitor.press("erase")
    visitor.element("erase-sure").check()
    visitor.press("confirm-erase")
    visitor.page.wait_for_selector("[data-testid=trouble]:not(:empty)")
    assert status_with(server, visitor.cookie(), f"/api/v1/attempts/{attempt}") == 200
    visitor.context.unroute("**/me/erase")
    visitor.press("confirm-erase")
    visitor.wait_for_end("erased")


def test_data_that_are_overwritten_later_are_reported(visitor):
    visitor.begun()
    visitor.press("leave")
    visitor.press("to-privacy")
    reply = json.dumps({"erased": True, "overwritten": False})
    visitor.context.route("**/me/erase", lambda route: route.fulfill(content_type="application/json", body=reply))
    visitor.press("erase")
    visitor.element("erase-sure").check()
    visitor.press("confirm-erase")
    visitor.page.wait_for_url("**/privacy?done=erased_later")


def test_the_calendar_gets_another_address(visitor):
    visitor.start()
    visitor.press("leave")
    visitor.press("to-privacy")
    visitor.press("change-calendar")
    visitor.press("confirm-calendar")
    visitor.page.wait_for_selector("[data-testid=no-calendar]")
    visitor.begun()
    old = visitor.call("GET", "/practice/schedule")["feed_url"]
    visitor.open("/privacy")
    visitor.press("change-calendar")
    visitor.press("confirm-calendar")
    new = visitor.element("new-calendar-address").input_value()
    assert new == visitor.address + visitor.call("GET", "/practice/schedule")["feed_url"] != visitor.address + old
    assert visitor.context.request.get(visitor.address + old).status == 404
    assert visitor.context.request.get(new).status == 200


def test_everything_works_with_the_keyboard_only(visitor):
    visitor.start()
    visitor.press("leave")
    visitor.page.wait_for_selector(ATTEMPT)
    for link, dialog in (("change-calendar", "calendar-dialog"), ("erase", "erase-dialog"), ("finish", "finish-dialog")):
        visitor.tab_to("to-privacy")
        visitor.page.keyboard.press("Enter")
        visitor.tab_to(link)
        visitor.page.keyboard.press("Enter")
        visitor.element(dialog).wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.element(dialog).wait_for(state="detached")
        assert visitor.page.evaluate("document.activeElement.dataset.testid") == link, "the focus returns"
    visitor.page.keyboard.press("Enter")
    visitor.tab_to("confirm-finish")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_new_page()


def test_the_result_offers_to_finish_on_a_shared_computer(visitor):
    visitor.start()
    visitor.say_unknown()
    visitor.wait_for(2)
    visitor.press("finish")
    visitor.press("confirm-finish")
    visitor.page.wait_for_selector("[data-testid=shared-computer]")
    visitor.press("finish-here")
    visitor.element("finish-dialog").wait_for()


def test_every_page_leads_to_the_learners_data_but_no_question_does(visitor):
    for path in ("/", "/practice", "/play/menu", "/playground", "/authors"):
        visitor.open(path)
        visitor.page.wait_for_selector("main:not([aria-busy]) h1")
        assert visitor.element("to-privacy").is_visible() and visitor.element("finish-here").is_visible(), path
    visitor.start()
    assert not visitor.element("to-privacy").is_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_and_its_dialogs_are_accessible(visitor_in, look):
    visitor = visitor_in(**LOOKS[look])
    visitor.begun()
    visitor.press("leave")
    visitor.press("to-privacy")

    visitor.page.wait_for_selector("[data-testid=download]")
    check(visitor, "page")
    for opener, dialog in (("change-calendar", "calendar-dialog"), ("erase", "erase-dialog"), ("finish", "finish-dialog")):
        visitor.press(opener)
        visitor.element(dialog).wait_for()
        check(visitor, dialog)
        visitor.press("cancel")
    visitor.press("change-calendar")
    visitor.press("confirm-calendar")
    visitor.element("new-calendar-address").wait_for()
    check(visitor, "new address")
    visitor.press("cancel")
    visitor.open(f"/test/{visitor.call('GET', '/attempts')['attempts'][0]['attempt_id']}")
    visitor.wait_for(1)
    leave_unsaved(visitor)
    visitor.finish()
    visitor.page.wait_for_selector("[data-testid=unsent]:not([hidden])")
    check(visitor, "unsent answers")
    visitor.context.route("**/session/end", lambda route: route.abort())
    visitor.press("lose-and-finish")
    visitor.wait_for_end("pending")
    check(visitor, "end without a connection")
    visitor.context.unroute("**/session/end")
    visitor.press("retry-end")
    visitor.wait_for_new_page()
    check(visitor, "end")

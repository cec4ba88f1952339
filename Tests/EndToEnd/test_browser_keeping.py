"""The result as a moment, its picture and its link, and the move to another browser."""
import re
import struct

import pytest
from browser import ByKeys, ByTouch
from client import right_answer
from conftest import MOVING
from looks import LOOKS, check


def finish(learner, right=0, wrong=0, **more):
    """Finishes a test with some right and some wrong answers, without the pages of the test. Returns the id and the result."""
    request, base = learner.context.request, f"{learner.address}/api/v1/attempts"
    attempt = request.post(base, data={"language_id": learner.blueprint["language_id"], **more}).json()
    path = f"{base}/{attempt['attempt_id']}"
    for number, item in enumerate(attempt["items"]):
        if number < right + wrong:
            answer = right_answer(learner.blueprint, item) if number < right else {"dont_know": True}
            assert request.put(f"{path}/answers/{item['item_id']}", data=answer).ok
    return attempt["attempt_id"], request.post(f"{path}/finish", data={}).json()


def see(learner, attempt_id):
    learner.open(f"/result/{attempt_id}")
    learner.page.wait_for_selector("[data-testid=level]")


def box(learner, name):
    return learner.element(name).bounding_box()


# --- the moment ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_bubble_comes_to_rest_in_the_field_of_the_level(learner_in, locale):
    learner = learner_in(ByTouch, "en", locale=locale)
    attempt_id, result = finish(learner, right=24, wrong=24)
    see(learner, attempt_id)
    bubble, field = box(learner, "bubble"), learner.page.locator(".level-field.here").bounding_box()
    middle = bubble["x"] + bubble["width"] / 2
    assert field["x"] < middle < field["x"] + field["width"], result["level"]
    first, last = [learner.page.locator(".level-names span").nth(index).bounding_box()["x"] for index in (0, 6)]
    assert (first < last) == (locale == "en"), "the scale begins where lines begin"


def test_the_bubble_moves_only_for_learners_who_want_motion_and_only_once(learner_in):
    for options, animations in (({}, 0), (MOVING, 2)):
        learner = learner_in(ByTouch, "en", **options)
        attempt_id, _ = finish(learner, right=48)
        see(learner, attempt_id)
        of_bubble = "document.querySelector('.level-bubble').getAnimations()"
        times = learner.page.evaluate(f"{of_bubble}.map(({{ effect }}) => effect.getComputedTiming())")
        assert len(times) <= animations and all(time["iterations"] == 1 and time["endTime"] <= 1_000 for time in times)
        learner.page.wait_for_function(f"() => {of_bubble}.length === 0")


def test_a_result_leads_on_and_the_rest_is_folded(learner_in):
    learner = learner_in(ByKeys, "es")
    attempt_id, result = finish(learner, right=12, wrong=36)
    assert result["level"] in ("A1", "A2", "B1")
    see(learner, attempt_id)
    assert learner.element("can-do").locator("li").count() == 3
    assert learner.page.locator(".step-card").count() == 3
    assert not learner.element("chances").is_visible() and not learner.element("review-item-1").is_visible()
    assert learner.element("drill-start").is_enabled()
    learner.press("next-play")
    learner.page.wait_for_url(re.compile(rf"/play\?.*es.*level={result['level']}"))


def test_a_result_without_a_level_claims_no_abilities(learner_in):
    learner = learner_in(ByTouch, "en")
    see(learner, finish(learner)[0])
    assert learner.element("level").inner_text() == "?" and learner.element("can-do").count() == 0
    assert learner.element("bubble").is_visible()


def test_on_paper_everything_is_open(learner_in):
    learner = learner_in(ByTouch, "en")
    see(learner, finish(learner, right=9)[0])
    learner.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert learner.element("chances").is_visible() and learner.element("review-item-1").is_visible()
    learner.page.emulate_media(media="print")
    for shown_on_screen_only in (".next-steps", ".shared-computer", ".review .segments"):
        assert learner.page.locator(shown_on_screen_only).count() == 1 and not learner.page.locator(shown_on_screen_only).is_visible()
    learner.page.emulate_media(media="screen")
    learner.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert not learner.element("chances").is_visible()


# --- the picture -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language, locale", [("en", "en"), ("ar", "ar"), ("th", "ja")])
def test_a_picture_is_saved_with_the_size_that_is_promised(learner_in, tmp_path, language, locale):
    learner = learner_in(ByTouch, language, locale=locale)
    see(learner, finish(learner, right=30, wrong=18)[0])
    requests = []
    learner.page.on("request", lambda request: requests.append(request.url))
    learner.press("picture")
    with learner.page.expect_download() as download:
        learner.press("save-picture")
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (1200, 630)
    assert re.fullmatch(rf"nivel-{language}-[A-C][12]\.png", download.value.suggested_filename)
    assert [url for url in requests if not url.startswith("blob:")] == [], "the browser draws it alone"
    colours = learner.page.evaluate(
        """() => { const canvas = document.querySelector("[data-testid=picture-canvas]");
             const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
             return new Set(Array.from({ length: data.length / 40 }, (_, i) => data.slice(i * 40, i * 40 + 3).join())).size; }""")
    assert colours > 20, "it is not empty"


def test_a_picture_can_be_sent_where_the_browser_can_do_that(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.page.add_init_script(
        "navigator.canShare = ({ files }) => files.length === 1; navigator.share = async ({ files }) => { window.sent = files[0].name; };")
    see(learner, finish(learner, right=48)[0])
    learner.press("picture")
    learner.press("send-picture")
    learner.page.wait_for_function("() => window.sent === 'nivel-en-C2.png'")


# --- the link --------------------------------------------------------------------------------------------------------------------------


def test_a_stranger_opens_a_link_without_a_cookie_until_sharing_stops(learner_in, complaints):
    learner = learner_in(ByKeys, "en")
    attempt_id, result = finish(learner, right=48)
    see(learner, attempt_id)
    learner.press("link")
    learner.press("make-link")
    address = learner.element("link-address").input_value()
    assert re.fullmatch(rf"{learner.address}/shared/[0-9a-f]{{32}}", address)
    stranger = learner_in(ByTouch, "en")
    stranger.page.goto(address)
    assert stranger.element("level").inner_text() == result["level"] == "C2"
    assert f"{min(99, round(100 * result['measurement']['confidence']))}%" in stranger.element("certainty").inner_text()
    stranger.page.wait_for_load_state("networkidle")
    assert stranger.context.cookies() == []
    assert attempt_id not in stranger.page.content()
    learner.press("stop-sharing")
    learner.page.wait_for_selector("[data-testid=stopped]")
    stranger.page.reload()
    stranger.page.wait_for_selector("[data-testid=problem]")
    assert "not shared" in stranger.page.locator("h1").inner_text()
    complaints[:] = [text for text in complaints if "404" not in text]


def test_shared_results_are_listed_and_can_be_ended_there(learner_in):
    learner = learner_in(ByTouch, "en")
    attempt_id, _ = finish(learner, right=48)
    assert learner.context.request.post(f"{learner.address}/api/v1/attempts/{attempt_id}/share", data={}).ok
    see(learner, attempt_id)
    learner.press("link")
    assert "Shared since" in learner.element("link-exists").inner_text()
    learner.press("close")
    learner.press("to-keep")
    assert "C2" in learner.element("links").inner_text()
    learner.press(f"stop-{attempt_id}")
    learner.page.wait_for_selector("[data-testid=links]", state="detached")
    assert learner.context.request.get(f"{learner.address}/api/v1/me/shared").json() == {"links": []}


# --- another browser -------------------------------------------------------------------------------------------------------------------


def code_of(learner):
    learner.open("/keep")
    learner.press("make-code")
    return learner.element("made-code").inner_text()


def test_a_code_brings_the_results_to_another_browser(learner_in):
    learner = learner_in(ByTouch, "en")
    attempt_id, _ = finish(learner, right=48)
    code = code_of(learner)
    other = learner_in(ByKeys, "en")
    other.open("/keep")
    assert other.element("make-code").count() == 0, "there is nothing to take away"
    other.tab_to("code")
    other.page.keyboard.insert_text(code.lower().replace("-", " "))
    other.press("use-code")
    other.page.wait_for_url(f"{other.address}/")
    assert "C2" in other.page.locator(".attempts").inner_text()
    see(other, attempt_id)


def test_the_address_of_a_code_fills_it_in_and_does_not_stay(learner_in):
    learner = learner_in(ByTouch, "en")
    finish(learner, right=48)
    code = code_of(learner)
    address = learner.element("code-address").input_value()
    assert address == f"{learner.address}/keep#{code}"
    other = learner_in(ByTouch, "en")
    other.page.goto(address)
    assert other.element("code").input_value() == code
    assert other.page.url == f"{other.address}/keep"
    other.press("use-code")
    other.page.wait_for_url(f"{other.address}/")


def test_a_wrong_code_is_explained(learner_in, complaints):
    learner = learner_in(ByTouch, "en")
    learner.open("/keep")
    learner.element("code").fill("0000-0000-0000-0000")
    learner.press("use-code")
    learner.page.wait_for_function("() => document.querySelector('[data-testid=trouble]').textContent.includes('older than ten minutes')")
    complaints[:] = [text for text in complaints if "404" not in text]


@pytest.mark.parametrize("agrees", [False, True])
def test_a_browser_with_results_of_its_own_asks_first(learner_in, complaints, agrees):
    learner, other = learner_in(ByTouch, "en"), learner_in(ByKeys, "en")
    moved, _ = finish(learner, right=48)
    own, _ = finish(other, right=1)
    code = code_of(learner)
    other.open("/keep")
    other.element("code").fill(code)
    other.press("use-code")
    other.page.wait_for_selector("[data-testid=own-results]")
    assert other.page.evaluate("document.activeElement.dataset.testid") == "cancel"
    assert other.element("export").get_attribute("href") == "/api/v1/me/export"
    other.press("erase-own" if agrees else "cancel")
    if agrees:
        other.page.wait_for_url(f"{other.address}/")
    other.page.wait_for_selector("[data-testid=own-results]", state="detached")
    found = other.context.request.get(f"{other.address}/api/v1/attempts").json()["attempts"]
    assert [attempt["attempt_id"] for attempt in found] == [moved if agrees else own]
    complaints[:] = [text for text in complaints if "409" not in text]


# --- accessibility ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_is_accessible(learner_in, look):
    learner = learner_in(ByTouch, "ja", **LOOKS[look])
    attempt_id, _ = finish(learner, right=30, wrong=18)
    path = learner.context.request.post(f"{learner.address}/api/v1/attempts/{attempt_id}/share", data={}).json()["path"]
    see(learner, attempt_id)
    check(learner, "result")
    for name, inside in (("picture", "save-picture"), ("link", "make-link")):
        learner.press(name)
        learner.page.wait_for_selector(f"[data-testid={inside}]")
        check(learner, name)
        learner.press("close")
    learner.open(path)
    learner.page.wait_for_selector("[data-testid=level]")
    check(learner, "shared")
    code_of(learner)
    check(learner, "keep")

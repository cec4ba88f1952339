"""Places without content, and pages of errors: each has a drawing, and says what to do first."""
import pytest
from browser import ByTouch
from game_browser import TouchPlayer
from looks import LOOKS, check
from test_browser_drills import WORDS

PHONE = {"viewport": {"width": 390, "height": 844}}
TOUCH = {"has_touch": True, "is_mobile": True, **PHONE}


@pytest.fixture
def newcomer(learner_in):
    """A learner without any data, on a page."""
    def open_page(path, ready="h1", **options):
        learner = learner_in(ByTouch, "en", **{**PHONE, **options})
        learner.open(path)
        learner.page.wait_for_selector(f"main:not([aria-busy]) {ready}")
        return learner

    return open_page


def first_action(learner):
    return learner.page.locator("main .button.primary, main button.primary").first


@pytest.mark.parametrize("path, words, action", [
    ("/me", "me.empty", "languages.title"),
    ("/practice", "practice.first.how", "practice.first.own"),
    ("/practice/new", "practice.first.how", "practice.first.own"),
    ("/practice/schedule", "practice.plan.no_course", "practice.new_course"),
    ("/play/review", "play.review.empty.text", "play.start"),
    ("/nowhere", "problem.path.text", "problem.home"),
])
def test_an_empty_page_has_a_drawing_a_sentence_and_one_main_action(newcomer, path, words, action, complaints):
    learner = newcomer(path)
    assert learner.page.locator("main .vial:has(> .bubble)").is_visible()
    assert WORDS[words] in learner.page.inner_text("main")
    assert first_action(learner).inner_text().strip() == WORDS[action]
    assert first_action(learner).bounding_box()["y"] < 844 - 48, "it is on the screen at once"
    complaints[:] = [text for text in complaints if "404" not in text]


def test_a_search_without_hits_has_a_drawing_and_says_what_to_try(newcomer):
    learner = newcomer("/", "[data-testid=search]")
    learner.element("search").fill("klingon")
    learner.page.wait_for_selector("[data-testid=found] .vial")
    assert learner.element("found").inner_text().strip() == WORDS["languages.no_match"].replace("{query}", "klingon")
    learner.element("search").fill("spanish")
    learner.page.wait_for_selector("[data-testid=found] .vial", state="detached")
    assert learner.element("found").inner_text() == "1 language found"


def test_without_word_lists_the_menu_offers_an_own_list_first_and_then_the_game(player_in):
    player = player_in(TouchPlayer, **TOUCH)
    player.page.route("**/api/v1/game/lists", lambda route: route.fulfill(json={"lists": []}) if route.request.method == "GET" else route.continue_())
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=no-lists] .vial")
    assert not player.element("start").is_visible() and player.element("add-list").is_visible()
    player.page.locator("[name=name]").fill("Casa")
    player.page.locator("[name=text]").fill("house,casa\ndog,perro\nwater,agua")
    player.press("add-list")
    player.element("start").wait_for()
    assert player.element("no-lists").count() == 0


@pytest.mark.parametrize("path, others", [("/practice", ["problem.home"]), ("/play/menu", ["problem.home"]), ("/practice/schedule", ["practice.to_home"]), ("/", [])])
def test_without_a_connection_no_button_leads_to_the_same_page_again(newcomer, path, others, complaints):
    learner = newcomer("/")
    learner.page.route("**/api/**", lambda route: route.abort())
    learner.open(path)
    learner.page.wait_for_selector("[data-testid=problem] .vial")
    assert first_action(learner).inner_text() == WORDS["problem.retry"]
    links = [link for link in learner.page.locator("[data-testid=problem] a").all() if link.is_visible()]
    assert [link.inner_text() for link in links] == [WORDS[key] for key in others]
    complaints[:] = [text for text in complaints if "ERR_FAILED" not in text]


@pytest.mark.parametrize("look", LOOKS)
def test_empty_places_are_accessible(newcomer, look):
    learner = newcomer("/", "[data-testid=search]", **LOOKS[look])
    learner.element("search").fill("klingon")
    learner.page.wait_for_selector("[data-testid=found] .vial")
    check(learner, "no hits")
    learner.page.route("**/api/v1/game/lists", lambda route: route.fulfill(json={"lists": []}))
    learner.open("/play/menu")
    learner.page.wait_for_selector("[data-testid=no-lists]")
    check(learner, "no lists")

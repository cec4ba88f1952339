"""The game for everyone: axe finds nothing, nothing scrolls sideways or overflows, keys and screen readers are enough."""

import pytest
from browser import ByKeys
from game_browser import PLAYING, READING_CORRECTION, SPANISH, Player
from looks import LOOKS, check

LANDSCAPE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
SIZES = {
    "upright phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "landscape phone": LANDSCAPE,
    "small phone, Arabic": {"viewport": {"width": 320, "height": 568}, "locale": "ar"},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "desktop, Spanish": {"viewport": {"width": 1024, "height": 640}, "locale": "es"},
}
LONG = {
    "de": ("the captain of a steamship company on the Danube", "Donaudampfschifffahrtsgesellschaftskapitän"),
    "th": ("university library", "ห้องสมุดมหาวิทยาลัยแห่งชาติที่อยู่ใกล้ที่นี่"),
    "ja": ("Tokyo Patent Approval Office", "東京特許許可局長今日急遽休暇許可却下"),
    "ar": ("to go up to the roof", "فأسقيناكموها والاستراتيجيات"),
}


class KeyPlayer(Player, ByKeys):
    """Uses the keyboard only."""

    press = ByKeys.press


# All announcements for screen readers, in order.
LISTEN = """() => {
  window.said = [];
  new MutationObserver(() => { const text = document.getElementById("live").textContent; if (text) window.said.push(text); })
    .observe(document.getElementById("live"), { childList: true, characterData: true, subtree: true });
}"""


def boxes(player):
    return {name: player.element(name).bounding_box() for name in ("field", "say-wrong", "say-right", "pause", "english")}


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_of_the_game_is_accessible(player_in, look):
    player = player_in(reduced_motion="reduce", **LOOKS[look])
    player.play("/play?list=es-en&seed=7")
    check(player, "calm")
    player.wait_for_pair(1)
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    check(player, "correction")
    player.go_on()
    player.page.wait_for_selector(PLAYING)
    player.press("pause")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    check(player, "pause")
    player.press("resume")
    player.play_on(2, 3, correctly=False)
    player.page.wait_for_selector("[data-testid=end-dialog]")
    player.until_games(1)
    check(player, "end")
    player.quit()
    player.press("own-list")
    player.press("add-list")
    check(player, "menu")
    player.open("/play/review")
    player.page.wait_for_selector("[data-testid=card]")
    check(player, "card")
    player.press("show")
    check(player, "card, shown")
    for _ in range(3):
        player.press("grade-easy")
        if player.element("show").count():
            player.press("show")
    player.page.wait_for_selector("[data-testid=nothing]")
    check(player, "nothing due")
    player.open("/play?list=es-en&mode=climb&seed=3")
    player.page.wait_for_selector(PLAYING)
    check(player, "climb, falling")


def test_a_list_that_cannot_be_played_is_explained(player_in):
    player = player_in()
    player.page.route("**/api/v1/game/lists/*", lambda route: route.fulfill(json={**route.fetch().json(), "entries": []}))
    player.open("/play?list=es-en&seed=7")
    player.page.wait_for_selector("[data-testid=problem]")
    check(player, "problem")
    assert player.page.get_by_role("link", name="To the menu").get_attribute("href") == "/play/menu"


@pytest.mark.parametrize("size", SIZES)
def test_all_of_the_game_is_on_the_screen_without_scrolling(player_in, size):
    player = player_in(**SIZES[size])
    player.play()
    screen = player.page.viewport_size
    assert player.page.evaluate("document.documentElement.scrollHeight <= document.documentElement.clientHeight")
    assert not player.scrolls_sideways()
    for name, box in boxes(player).items():
        assert box["x"] >= 0 and box["y"] >= 0, name
        assert box["x"] + box["width"] <= screen["width"] and box["y"] + box["height"] <= screen["height"], name
    for name in ("say-wrong", "say-right", "pause"):
        box = player.element(name).bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, name
        assert player.element(name).evaluate("node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight"), name


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("size", ["small phone, Arabic", "landscape phone", "desktop"])
def test_long_words_and_tall_scripts_stay_inside(player_in, size, language):
    player = player_in(**SIZES[size])
    english, word = LONG[language]
    direction = "rtl" if language == "ar" else "ltr"
    deck = {"schema_version": 1, "list_id": SPANISH, "language_id": language, "direction": direction, "version": "1", "edition": "x", "borrowed": [],
            "entries": [{"english": f"{english} {number}", "translations": [f"{word}{number}"]} for number in range(1, 4)]}
    player.page.route(f"**/api/v1/game/lists/{SPANISH}", lambda route: route.fulfill(json=deck))
    player.play()
    field = player.element("field").bounding_box()
    for name in ("shown", "english"):
        box = player.element(name).bounding_box()
        assert box["x"] >= field["x"] and box["x"] + box["width"] <= field["x"] + field["width"] + 1, name
        assert player.element(name).evaluate("node => node.scrollWidth <= node.clientWidth + 1"), name
    assert player.element("shown").evaluate("node => node.lang") == language
    assert not player.scrolls_sideways()


def test_with_letters_twice_as_large_everything_can_be_reached(player_in):
    player = player_in(viewport={"width": 640, "height": 800})
    player.play()
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not player.scrolls_sideways()
    for name in ("say-wrong", "say-right", "pause"):
        player.element(name).scroll_into_view_if_needed()
        assert player.element(name).is_visible()
        assert player.element(name).evaluate("node => node.scrollWidth <= node.clientWidth + 1"), name
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not player.scrolls_sideways()


def test_forced_colours_still_show_the_verdict_and_the_remaining_lives(player_in):
    player = player_in(forced_colors="active", reduced_motion="reduce")
    player.play("/play?list=es-en&seed=7")
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector("[data-verdict=wrong]")
    assert "Mistake" in player.text("call")
    assert "2 of 3 left" in player.element("lives").inner_text()
    check(player, "forced colours")


def test_a_screen_reader_gets_every_word_and_every_verdict_once(player_in):
    player = player_in(reduced_motion="reduce")
    player.play("/play?list=es-en&mode=calm&seed=7")
    player.page.evaluate(LISTEN)
    heard, pairs = [], []
    for number in range(1, 4):
        player.wait_for_pair(number)
        pairs.append(player.pair())
        correctly = number != 2
        english, shown = pairs[-1]
        player.answer(correctly)
        heard.append("Correct" if correctly else "Mistake. ")
    player.wait_for_pair(4)
    pairs.append(player.pair())
    player.page.wait_for_function("() => window.said.length >= 6")
    said = player.page.evaluate("window.said")
    assert len(said) == 6
    for index, (verdict, (english, shown)) in enumerate(zip(heard, pairs[1:])):
        assert said[2 * index].startswith(verdict)
        assert said[2 * index + 1] == f"{english} – {shown}"
    assert f"{pairs[1][0]} = " in said[2]
    assert player.page.evaluate("document.querySelector('#live [lang=es]') !== null")


def test_the_whole_game_can_be_used_by_keyboard(player_in):
    player = player_in(KeyPlayer, reduced_motion="reduce")
    player.open("/play/menu")
    keys = player.page.keyboard
    player.tab_to("mode-calm")
    keys.press("ArrowUp")
    keys.press("ArrowDown")
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    player.learn()
    player.wait_for_pair(1)
    player.press(f"say-{player.judgement(correctly=False)}")
    player.go_on()
    player.wait_for_pair(2)
    keys.press("Escape")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    keys.press("Enter")
    player.play_on(2, 3, correctly=False)
    player.page.wait_for_selector("[data-testid=end-dialog]")
    assert player.page.evaluate("document.activeElement.dataset.testid") == "restart"
    keys.press("Enter")
    player.wait_for_pair(1)
    keys.press("Escape")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    player.press("quit")
    player.page.wait_for_selector("[data-testid=start]")
    assert player.page.evaluate("document.activeElement.tagName") == "H1"

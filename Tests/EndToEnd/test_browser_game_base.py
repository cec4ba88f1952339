"""The base language of the game: the language of the words that the game asks."""
import pytest
from client import lasting_port
from game_browser import PLAYING, Player, TouchPlayer
from looks import check
from test_browser_game_first_play import chosen_list

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def language_of(player, name):
    return [player.element(name).first.get_attribute(name_of) for name_of in ("lang", "dir")]


@pytest.mark.parametrize("locale, direction", [("de", "ltr"), ("ar", "rtl"), ("ja", "ltr")])
def test_the_interface_language_is_asked_and_the_chosen_language_falls(player_in, locale, direction):
    player = player_in(TouchPlayer, locale=locale, **PHONE)
    player.open("/play/menu")
    assert chosen_list(player) == f"es-{locale}" and player.element("base").input_value() == locale
    check(player, f"menu in {locale}")
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    assert language_of(player, "english") == [locale, direction] and language_of(player, "shown") == ["es", "ltr"]
    player.learn(f"es-{locale}")
    player.lose()
    game = player.until_games(1)[0]
    assert (game["list_id"], game["wrong"]) == (f"es-{locale}", 3)
    player.quit()
    assert chosen_list(player) == f"es-{locale}"
    player.press("to-review")
    player.page.wait_for_selector(".card-word")
    word = player.page.locator(".card-word")
    assert [word.get_attribute("lang"), word.get_attribute("dir")] == [locale, direction]
    assert word.inner_text() in {entry["english"] for entry in player.deck["entries"]}


def test_another_base_language_can_be_chosen_and_is_kept_for_every_list_that_has_it(player_in):
    player = player_in(locale="en")
    player.open("/play/menu")
    assert chosen_list(player) == "es-en"
    player.element("base").select_option("fr")
    assert chosen_list(player) == "es-fr" and player.element("list-de-fr").count() == 1 and player.element("list-fr-en").count() == 1
    player.page.reload()
    assert chosen_list(player) == "es-fr" and player.element("base").input_value() == "fr"
    player.element("list-fr-en").check()
    assert player.element("base").input_value() == "en"


def test_english_words_fall_for_learners_of_english(player_in):
    player = player_in(locale="es")
    player.page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['es-MX', 'en-US'] })")
    player.open("/play/menu")
    assert chosen_list(player) == "en-es"
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    assert language_of(player, "english") == ["es", "ltr"] and language_of(player, "shown") == ["en", "ltr"]
    player.learn("en-es")
    player.play_on(1, 3)
    player.wait_for_pair(4)
    assert player.lives() == 3


def test_a_learner_of_today_goes_on_with_english_words(player_in):
    player = player_in(locale="de")
    player.page.add_init_script("localStorage.setItem('nivel:play:list', '\"es-en\"')")
    player.open("/play")
    player.page.wait_for_selector(PLAYING)
    assert language_of(player, "english") == ["en", "ltr"]
    player.open("/play/menu")
    assert chosen_list(player) == "es-en" and player.element("base").input_value() == "en"
    assert player.element("list-fr-de").count() == 1


def test_a_game_in_another_base_language_is_played_offline(chromium, server_on, tmp_path):
    server = server_on(tmp_path, port=lasting_port())
    server.start()
    context = chromium.new_context(locale="de", viewport={"width": 390, "height": 844})
    context.set_default_timeout(30_000)
    player = Player(context, server.address, [])
    player.play("/play?list=fr-de&seed=7", "fr-de")
    player.wait_until_kept("fr-de", "de")
    server.kill()
    context.set_offline(True)
    player.open("/play?list=fr-de&seed=11")
    player.wait_for_pair(1)
    assert language_of(player, "english") == ["de", "ltr"]
    player.lose()
    server.start()
    context.set_offline(False)
    assert player.until_games(1)[0]["list_id"] == "fr-de"
    context.close()
    server.stop()

"""The way into the game: the menu comes first, the rules are shown once, corrections stay until they are read, and words are spoken."""
import pytest
from game_browser import PLAYING, READING_CORRECTION, SPANISH, NewPlayer, NewTouchPlayer, Player, TouchPlayer
from looks import LOOKS, check

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# Replaces the voices of the device, and records the words that it would speak.
VOICES = """
  window.spoken = [];
  const voices = [{ lang: "es-ES", localService: true, default: true }, { lang: "ja-JP", localService: false, default: false }];
  const speaker = new EventTarget();
  Object.assign(speaker, { getVoices: () => voices, speak: (words) => window.spoken.push(words.text), cancel: () => {} });
  Object.defineProperty(window, "speechSynthesis", { value: speaker });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def chosen_list(player):
    player.page.wait_for_selector("[data-testid=start]")
    return player.page.evaluate("document.querySelector('input[name=list]:checked').value")


def speaking_player(player_in, kind=Player, **options):
    player = player_in(kind, **options)
    player.context.add_init_script(VOICES)
    return player


# The menu comes first


def test_play_in_the_header_opens_the_menu_and_is_marked_in_every_screen_of_the_game(player_in):
    player = player_in(viewport={"width": 1280, "height": 800})
    player.open("/")
    player.press("way-play")
    player.page.wait_for_url("**/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    for path, mark in (("/play/menu", "page"), ("/play/review", "true"), ("/play?seed=7", "true")):
        player.open(path)
        player.page.wait_for_selector("[data-testid=way-play][data-here]", state="attached")
        assert player.element("way-play").get_attribute("aria-current") == mark


def test_without_a_choice_the_first_visit_opens_the_menu_and_the_next_one_the_last_list(player_in):
    player = player_in()
    player.open("/play")
    player.press("list-ja-en")
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    player.open("/play")
    player.page.wait_for_selector(PLAYING)
    assert player.element("shown").get_attribute("lang") == "ja"


def test_the_menu_chooses_a_language_of_the_browser_that_is_not_the_language_of_the_interface(player_in):
    player = player_in(locale="de")
    player.page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'it-IT', 'fr-FR'] })")
    player.open("/play/menu")
    assert chosen_list(player) == "it-de"


def test_the_menu_chooses_the_language_of_the_last_result(player_in):
    player = player_in()
    attempt = {"language_id": "fr", "status": "finished", "finished_at": "2026-11-20T10:00:00Z"}
    player.page.route("**/api/v1/attempts", lambda route: route.fulfill(json={"attempts": [attempt]}))
    player.open("/play/menu")
    assert chosen_list(player) == "fr-en"
    assert player.element("lists").locator("input").first.get_attribute("value") == "fr-en"


# The rules


@pytest.mark.parametrize("kind, options", [(NewPlayer, {}), (NewTouchPlayer, PHONE)], ids=["keyboard", "touch"])
def test_the_rules_are_shown_before_the_first_game_and_never_again(player_in, kind, options):
    player = player_in(kind, **options)
    player.learn()
    player.open("/play?seed=7")
    player.page.wait_for_selector("[data-testid=rules-dialog]")
    assert player.element("game").get_attribute("data-state") is None
    assert player.element("rules-dialog").locator("li").count() == 3
    assert player.element("rules-dialog").locator("button").count() == 1
    if kind is NewPlayer:
        player.page.keyboard.press("Enter")
    else:
        player.press("rules-read")
    player.play_on(1, 1)
    player.wait_for_pair(2)
    assert player.text("score") == "1"
    player.play("/play?seed=8")
    assert player.element("rules-dialog").count() == 0


@pytest.mark.parametrize("look", LOOKS)
def test_the_rules_and_the_correction_are_accessible(player_in, look):
    player = speaking_player(player_in, NewPlayer, **{"reduced_motion": "reduce", **LOOKS[look]})
    player.learn()
    player.open("/play?mode=classic&seed=7")
    player.page.wait_for_selector("[data-testid=rules-dialog]")
    check(player, "rules")
    player.press("rules-read")
    player.wait_for_pair(1)
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    assert player.element("speak").is_visible()
    check(player, "correction")


# Corrections


@pytest.mark.parametrize("mode", ["classic", "climb", "calm"])
@pytest.mark.parametrize("kind, options", [(Player, {}), (TouchPlayer, PHONE)], ids=["keyboard", "touch"])
def test_a_correction_stays_until_it_is_read_and_the_game_is_accepted(player_in, kind, options, mode):
    player = player_in(kind, **options)
    player.play(f"/play?mode={mode}&seed=7")
    player.wait_for_pair(1)
    english, _ = player.pair()
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    player.page.wait_for_timeout(6000)  # longer than a word falls
    assert player.number() == 1 and player.lives() == 2
    assert player.text("english") == english and "=" in player.text("call")
    player.go_on()
    player.wait_for_pair(2)
    player.play_on(2, 2, correctly=False)
    player.wait_for_pair(3)
    # NB: the last correction is in the summary of the game, so it needs no tap of its own.
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector("[data-testid=end-dialog]")
    assert player.until_games(1)[0]["wrong"] == 3


def test_a_second_tap_on_an_answer_does_not_dismiss_the_correction(player_in):
    player = player_in(TouchPlayer, **PHONE)
    player.play()
    player.wait_for_pair(1)
    box = player.element(f"say-{player.judgement(correctly=False)}").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.touchscreen.tap(x, y)
    player.page.wait_for_selector(READING_CORRECTION)
    # NB: on a busy machine the second tap may come too late to be one. Then the game continues, as it should.
    since = player.page.evaluate("""([x, y]) => {
      const game = document.querySelector("[data-testid=game]");
      const since = performance.now() - Number(game.dataset.since);
      document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      return since;
    }""", [x, y])
    assert since > 350 or player.element("game").get_attribute("data-state") == "reading"


def test_a_pause_returns_to_the_correction(player_in):
    player = player_in()
    player.play()
    player.wait_for_pair(1)
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(READING_CORRECTION)
    assert player.element("call").is_visible()
    player.page.keyboard.press("Space")
    player.wait_for_pair(2)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_the_focused_answer_button_leaves_the_correction_on_the_screen(player_in, key):
    player = player_in()
    player.play("/play?mode=classic&seed=7")
    player.wait_for_pair(1)
    player.element(f"say-{player.judgement(correctly=False)}").focus()
    player.page.keyboard.press(key)
    player.page.wait_for_selector(READING_CORRECTION)
    player.page.wait_for_timeout(500)
    assert player.number() == 1 and player.element("call").is_visible()
    player.page.keyboard.press(key)
    player.wait_for_pair(2)


# Spoken words


def test_falling_words_are_spoken_until_the_player_switches_this_off(player_in):
    player = speaking_player(player_in)
    player.play()
    player.wait_for_pair(1)
    _, shown = player.pair()
    assert player.page.evaluate("window.spoken") == [shown]
    player.page.keyboard.press("Escape")
    player.element("switch-voice").uncheck()
    player.press("resume")
    player.wait_for_pair(1)
    player.say(player.judgement())
    player.wait_for_pair(2)
    assert player.page.evaluate("window.spoken") == [shown]


def test_nothing_is_spoken_while_the_sounds_are_off(player_in):
    player = speaking_player(player_in)
    player.page.add_init_script("localStorage.setItem('nivel:play:sound', 'false')")
    player.play()
    player.wait_for_pair(1)
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    assert player.page.evaluate("window.spoken") == [] and player.element("speak").count() == 0


def test_a_button_speaks_the_correction_and_the_hard_words(player_in):
    player = speaking_player(player_in)
    player.page.add_init_script("localStorage.setItem('nivel:play:voice', 'false')")
    player.play()
    player.wait_for_pair(1)
    english, _ = player.pair()
    player.say(player.judgement(correctly=False))
    player.page.wait_for_selector(READING_CORRECTION)
    player.press("speak")
    assert player.page.evaluate("window.spoken.length") == 1
    assert player.is_right(english, player.page.evaluate("window.spoken[0]"))
    # NB: Enter would press the button that speaks, because it has the focus. A tap that comes too soon does not count.
    player.page.wait_for_timeout(450)
    player.press("go-on")
    player.play_on(2, 3, correctly=False)
    player.until_games(1)
    player.open("/play/review")
    player.press("show")
    player.press("speak")
    assert player.page.evaluate("window.spoken[0]") in player.text("answers")


def test_the_menu_offers_to_speak_only_in_languages_with_a_voice_on_the_device(player_in):
    player = speaking_player(player_in)
    player.open("/play/menu")
    player.press(f"list-{SPANISH}")
    assert player.element("switch-voice").is_enabled() and player.element("switch-voice").is_checked()
    player.press("list-ja-en")
    assert player.element("switch-voice").is_disabled() and not player.element("switch-voice").is_checked()


# Levels


def test_a_game_begins_at_the_level_of_the_last_result_and_the_server_accepts_it(player_in):
    player = player_in(reduced_motion="reduce")
    attempt = {"language_id": "de", "status": "finished", "level": "A1", "finished_at": "2026-11-20T10:00:00Z"}
    player.page.route("**/api/v1/attempts", lambda route: route.fulfill(json={"attempts": [attempt]}))
    player.learn("de-en")
    levels = {entry["english"]: entry["level"] for entry in player.deck["entries"]}
    player.open("/play/menu")
    assert chosen_list(player) == "de-en"
    assert player.element("level").evaluate("select => select.selectedOptions[0].textContent") == "Start at A1, your level"
    player.press("start")
    for number in range(1, 16):
        player.wait_for_pair(number)
        assert levels[player.pair()[0]] == "A1"
        player.say(player.judgement())
    assert player.until_games(1)[0]["right"] == 15
    player.open("/play/menu")
    player.element("level").select_option("all")
    player.press("start")
    player.page.wait_for_url("**/play?mode=calm&list=de-en")

"""The pictures of Docs/playing-ole.md, taken from the app. `make record` regenerates them."""
import pytest
from game_browser import PLAYING, TouchPlayer
from test_browser_pictures import save_picture

pytestmark = pytest.mark.recorded
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1000, "height": 700}}

# Stops the word at its position after this number of milliseconds.
HOLD = """(milliseconds) => {
  for (const animation of document.getAnimations()) {
    if (!(animation.effect.target.matches(".track, .drop"))) continue;
    animation.pause();
    animation.currentTime = milliseconds;
  }
}"""


def stop_the_fall(player, milliseconds):
    player.page.wait_for_selector(PLAYING)
    player.page.wait_for_timeout(900)  # until the fluid rests
    player.page.evaluate(HOLD, milliseconds)


def test_a_phone(player_in, tmp_path):
    player = player_in(TouchPlayer, **PHONE)
    player.play("/play?seed=4")
    player.play_on(1, 6)
    stop_the_fall(player, 1300)
    save_picture(player, "play-phone.png", tmp_path, animations="allow")


def test_a_phone_in_landscape(player_in, tmp_path):
    player = player_in(TouchPlayer, color_scheme="dark", **LANDSCAPE)
    player.play("/play?mode=climb&seed=8")
    player.play_on(1, 4)
    stop_the_fall(player, 900)
    save_picture(player, "play-landscape.png", tmp_path, animations="allow")


def test_a_desktop(player_in, tmp_path):
    player = player_in(**DESKTOP)
    player.play("/play?seed=4")
    player.play_on(1, 8)
    stop_the_fall(player, 1200)
    save_picture(player, "play-desktop.png", tmp_path, animations="allow")


def test_a_phone_in_arabic(player_in, tmp_path):
    player = player_in(TouchPlayer, locale="ar", color_scheme="dark", **PHONE)
    player.play("/play?list=ja-en&seed=5", "ja-en")
    player.play_on(1, 3)
    stop_the_fall(player, 1500)
    save_picture(player, "play-ar.png", tmp_path, animations="allow")


def test_the_end(player_in, tmp_path):
    player = player_in(**DESKTOP)
    player.play("/play?seed=7")
    player.play_on(1, 6)
    player.lose(7)
    player.page.wait_for_selector("[data-testid=best]:not(:empty)")
    save_picture(player, "play-end.png", tmp_path)


def test_the_menu(player_in, tmp_path):
    player = player_in(**DESKTOP)
    player.play("/play?seed=7")
    player.play_on(1, 9)
    player.lose(10)
    player.until_games(1)
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    save_picture(player, "play-menu.png", tmp_path)


def test_a_hard_word(player_in, tmp_path):
    player = player_in(TouchPlayer, **PHONE)
    player.play("/play?list=ja-en&seed=7", "ja-en")
    player.lose()
    player.until_games(1)
    player.open("/play/review")
    player.press("show")
    save_picture(player, "play-review.png", tmp_path)

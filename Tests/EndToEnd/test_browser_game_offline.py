"""The game offline: after one visit it can be played without the server, and each game is submitted once later."""
import json

import pytest
from client import lasting_port
from game_browser import PLAYING, SPANISH, Player


@pytest.fixture
def server_and_player(chromium, server_on, tmp_path):
    """A server that can be restarted, and a player whose browser keeps its cache."""
    server = server_on(tmp_path, port=lasting_port())
    server.start()
    context = chromium.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.set_default_timeout(30_000)
    yield server, Player(context, server.address, [])
    context.close()
    server.stop()


def go_offline(server, player):
    server.kill()
    player.context.set_offline(True)


def go_online(server, player):
    server.start()
    player.context.set_offline(False)


def test_a_game_is_opened_and_played_offline_and_submitted_once(server_and_player):
    server, player = server_and_player
    player.play()
    player.wait_until_kept()
    player.lose()
    assert len(player.until_games(1)) == 1
    go_offline(server, player)
    player.open("/play?seed=11")
    player.wait_for_pair(1)
    player.lose()
    player.page.wait_for_function("() => document.querySelector('[data-testid=handed-in]').textContent.startsWith('Saved in this browser')")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("[data-testid=offline]:not([hidden])")
    assert player.element(f"list-{SPANISH}").count() == 1
    player.page.reload()
    player.page.wait_for_selector("[data-testid=offline]:not([hidden])")
    go_online(server, player)
    player.page.wait_for_selector("[data-testid=offline]", state="hidden", timeout=60_000)
    games = player.until_games(2)
    assert games[0]["wrong"] == 3
    player.page.reload()
    player.page.wait_for_selector("[data-testid=start]")
    player.page.wait_for_function("() => !Object.keys(localStorage).some(key => key.startsWith('nivel:outbox:'))")
    assert [game["game_id"] for game in player.games()] == [game["game_id"] for game in games]


def test_best_scores_and_hard_words_are_shown_without_the_server(server_and_player):
    server, player = server_and_player
    player.play()
    player.play_on(1, 2)
    player.lose(3)
    player.until_games(1)
    player.open("/play/menu")
    player.page.wait_for_selector(f"[data-testid=best-{SPANISH}]")
    player.wait_until_kept()
    player.open("/play/review")
    player.page.wait_for_selector("[data-testid=card]")
    player.poll(
        lambda: player.page.evaluate("async () => (await caches.match('/api/v1/game/hard-words')) !== undefined"), bool, lambda _: "the words are not kept",
    )
    go_offline(server, player)
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    assert player.text(f"best-{SPANISH}").split() == ["Best", "2"]
    player.press("to-review")
    for left in (3, 2, 1):
        player.page.wait_for_function("left => document.querySelector('[data-testid=left]')?.textContent.startsWith(left)", arg=str(left))
        player.press("show")
        player.press("grade-good")
    player.page.wait_for_selector("[data-testid=nothing]")
    player.page.reload()
    player.page.wait_for_selector("[data-testid=nothing]")
    go_online(server, player)
    player.page.wait_for_function("() => !Object.keys(localStorage).some(key => key.startsWith('nivel:outbox:'))", timeout=60_000)
    assert not any(word["is_due"] for word in player.get("/hard-words")["hard_words"])


def test_a_server_that_does_not_answer_does_not_delay_the_game(server_and_player):
    server, player = server_and_player
    player.play()
    player.wait_until_kept()
    player.page.close()
    player.page = player.context.new_page()
    player.context.route("**/*", lambda route: None)  # neither answered nor refused
    player.page.goto(server.address + "/play?seed=5", wait_until="commit")
    player.page.wait_for_selector(PLAYING)


def test_of_the_data_only_those_of_the_game_are_cached(server_and_player):
    _, player = server_and_player
    player.play()
    player.wait_until_kept()
    for path in ("/", "/practice", "/playground"):
        player.open(path)
        player.page.wait_for_selector("h1")
    addresses = json.loads(player.page.evaluate("""async () => {
      const cache = await caches.open("nivel-game");
      return JSON.stringify((await cache.keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search));
    }"""))
    assert set(addresses) <= {
        "/api/v1/languages", "/api/v1/game/lists", f"/api/v1/game/lists/{SPANISH}", "/api/v1/game/games?limit=1", "/api/v1/game/hard-words",
    }

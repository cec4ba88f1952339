"""The rules of the game as a WebAssembly module: the server replays the game of a browser and gets the same score."""
import json
import subprocess

import pytest
from client import Client
from conftest import ROOT

MODULE = ROOT / "Web/game/nivel-game.wasm"
COUNT = 60


def played(deck):
    script = ROOT / "Tests/EndToEnd/play_games.mjs"
    run = subprocess.run(["node", script, MODULE, str(COUNT)], input=deck, capture_output=True, timeout=120)
    assert run.returncode == 0, run.stderr.decode()
    return [json.loads(line) for line in run.stdout.decode().splitlines()]


@pytest.mark.parametrize("list_id", ["es-en", "ja-en", "ar-en", "de-en?level=A1", "fr-en?level=B1"])
def test_games_dealt_by_the_module_get_the_same_score_on_the_server(server, list_id):
    learner = Client(server.address)
    games = played(learner.get(f"/api/v1/game/lists/{list_id}").body)
    assert len(games) == COUNT and {len(game["answers"]) > 20 for game in games if game["mode"] == "climb"} >= {True}
    for number, game in enumerate(games):
        reply = learner.put(f"/api/v1/game/games/{list_id[:2]}-game-of-module-{number:04}", game | {"played_at": "2026-11-21T12:00:00Z"})
        assert reply.status == 201, (game, reply.body)
        assert {key: reply.json[key] for key in ("right", "wrong", "points")} == game["score"]


def test_the_module_is_small():
    """A phone loads the module with the page. It has less than 200 KB, and a third of that compressed."""
    assert 50_000 < MODULE.stat().st_size < 200_000

"""A player of the falling-word game over HTTP, with word lists made for tests."""
import json
import shutil

from client import Client, Server
from conftest import NIVEL, ROOT
from game_dealer import Game

GAME = "/api/v1/game"
NOW = "2026-11-01T10:00:00Z"

SPANISH = {
    "schema_version": 1, "list_id": "es-en", "language_id": "es", "version": "1",
    "entries": [
        {"english": "good morning", "translations": ["buenos días"], "level": "A1"},
        {"english": "good day", "translations": ["buenos días / buen día"], "level": "A1"},
        {"english": "arm", "translations": ["brazo"]}, {"english": "farm", "translations": ["granja", "finca"]},
        {"english": "wing", "translations": ["ala"]}, {"english": "wing", "translations": ["flanco"]},
        {"english": "embarrassed", "translations": ["avergonzado"], "false_friends": [{"word": "embarazada", "means": "pregnant"}]},
        {"english": "to drive", "translations": ["manejar", "conducir"]}, {"english": "to keep", "translations": ["mantener"]},
        {"english": "pair", "translations": ["pareja", "par"]}, {"english": "partner", "translations": ["pareja", "socio"]},
        {"english": "actual", "translations": ["real"], "false_friends": [{"word": "actual", "means": "current"}]},
    ],
}
JAPANESE = {
    "schema_version": 1, "list_id": "ja-en", "language_id": "ja", "version": "2",
    "entries": [
        {"english": "dog", "translations": ["犬"], "readings": {"犬": "いぬ"}}, {"english": "cat", "translations": ["猫"], "readings": {"猫": "ねこ"}},
        {"english": "water", "translations": ["水"]}, {"english": "fire", "translations": ["火"]},
    ],
}
ARABIC = {
    "schema_version": 1, "list_id": "ar-en", "language_id": "ar", "version": "3",
    "entries": [{"english": "book", "translations": ["كتاب"]}, {"english": "house", "translations": ["بيت"]}],
}


class Content:
    """A content folder with these word lists. All other files come from the shipped content."""

    def __init__(self, folder, *lists):
        self.folder = folder
        (folder / "words").mkdir(parents=True)
        (folder / "blueprints").mkdir()
        shutil.copy(ROOT / "Content" / "blueprints" / "en.json", folder / "blueprints")
        for words in lists:
            self.write(words)

    def write(self, words):
        (self.folder / "words" / f"{words['list_id']}.json").write_text(json.dumps(words), "utf-8")

    def server(self, data):
        return Server(NIVEL, ROOT, data, "--content", self.folder)


class Player(Client):
    """A browser that plays. It uses the second implementation of the game."""

    games = 0

    def lists(self):
        reply = self.get(f"{GAME}/lists")
        assert reply.status == 200, reply.body
        return reply.json["lists"]

    def deck(self, list_id="es-en", level=None):
        reply = self.get(f"{GAME}/lists/{list_id}{f'?level={level}' if level else ''}")
        assert reply.status == 200, reply.body
        return reply.json

    def add(self, text, name="Mine", language="es", **more):
        return self.post(f"{GAME}/lists", {"name": name, "language_id": language, "text": text} | more)

    def new_id(self):
        Player.games += 1
        return f"game-made-for-tests-{Player.games}"

    def hand_in(self, body, game_id=None):
        return self.put(f"{GAME}/games/{game_id or self.new_id()}", body)

    def play(self, deck, **options):
        """Plays a game, submits it and returns the finished game."""
        reply = self.hand_in(played(deck, **options))
        assert reply.status == 201, reply.body
        return reply.json

    def games_kept(self, query=""):
        reply = self.get(f"{GAME}/games{query}")
        assert reply.status == 200, reply.body
        return reply.json

    def hard_words(self, query=""):
        reply = self.get(f"{GAME}/hard-words{query}")
        assert reply.status == 200, reply.body
        return reply.json

    def review(self, word, grade, at=NOW, review_id=None, **more):
        body = {"list_id": word["list_id"], "english": word["english"], "grade": grade, "reviewed_at": at}
        return self.put(f"{GAME}/reviews/{review_id or self.new_id()}", body | more)


def played(deck, mode="calm", seed=1, misses=lambda number, english: False, hard_words=(), at=NOW):
    """The record of a whole game. All answers are right, except those that `misses` selects."""
    game = Game(deck, mode, seed, hard_words)
    answers = []
    while game.state == "in_progress":
        misses_this = misses(len(answers) + 1, game.pair[0])
        said = ("right", "wrong")[game.is_right == misses_this]
        answers.append({"said": said, "milliseconds": 700})
        game.answer(said)
    return {
        "list_id": deck["list_id"], "edition": deck["edition"], "mode": mode, "seed": str(seed), "hard_words": list(hard_words),
        "answers": answers, "score": {"right": game.right, "wrong": game.wrong, "points": game.points}, "played_at": at,
    }


def missing(*english):
    """Answers every pair with one of these words wrongly."""
    return lambda _, word: word in english


def asking(deck, *english):
    """The first seed whose calm game asks each of these words once or twice."""
    for seed in range(100_000):
        game, asked = Game(deck, "calm", seed), []
        while game.state == "in_progress":
            asked.append(game.pair[0])
            game.answer("right" if game.is_right else "wrong")
        if all(0 < asked.count(word) for word in english) and sum(asked.count(word) for word in english) < 3:
            return seed
    raise LookupError(english)

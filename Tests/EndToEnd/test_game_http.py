"""The falling-word game over HTTP: lists, games that the server replays, best scores and hard words."""
import concurrent.futures
import datetime
import json
import random
import sqlite3

import pytest
from client import Client
from game_dealer import Game
from game_player import ARABIC, GAME, JAPANESE, NOW, SPANISH, Content, Player, asking, missing, played
from test_bad_requests import is_problem

LOST = missing(*[entry["english"] for entry in SPANISH["entries"]])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    content = Content(tmp_path_factory.mktemp("content") / "c", SPANISH, JAPANESE, ARABIC)
    with content.server(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def player(server):
    return Player(server.address)


@pytest.fixture
def deck(player):
    return player.deck()


def refused(reply, status, kind):
    detail = is_problem(reply, status)
    assert reply.json["type"] == f"/problems/{kind}", reply.body
    return detail


def test_hard_words_that_a_list_does_not_have_are_not_kept(player, deck):
    body = played(deck, mode="climb", seed=5, hard_words=["wing", "x" * 120, "arm"])
    assert player.hand_in(body, game_id=(game := player.new_id())).status == 201
    assert player.hand_in(body, game_id=game).status == 200, "the same game again"
    document = player.get("/api/v1/me/export").json
    assert document["games"][0]["hard_words"] == ["wing", "arm"]
    assert "each hard word once" in refused(player.hand_in(body | {"hard_words": ["arm", "arm"]}), 422, "invalid-body")


# --- Lists


def test_lists_are_ordered_by_english_name_and_state_their_size(player):
    lists = player.lists()
    assert [(words["list_id"], words["english_name"], words["direction"]) for words in lists] == [
        ("ar-en", "Arabic", "rtl"), ("ja-en", "Japanese", "ltr"), ("es-en", "Spanish", "ltr"),
    ]
    spanish = lists[2]
    assert spanish["name"] == "español" and spanish["language_id"] == "es" and spanish["version"] == "1"
    assert (spanish["entries"], spanish["false_friends"]) == (12, 2)
    assert all(words["is_own"] is False and words["borrows"] is False for words in lists)


def test_a_list_is_served_unchanged_and_supports_conditional_requests(player):
    reply = player.get(f"{GAME}/lists/es-en")
    deck = reply.json
    assert deck["entries"] == SPANISH["entries"] and deck["borrowed"] == []
    assert deck["edition"] == player.lists()[2]["edition"] and deck["direction"] == "ltr"
    again = player.get(f"{GAME}/lists/es-en", headers={"If-None-Match": reply.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert player.deck("ja-en")["entries"][0]["readings"] == {"犬": "いぬ"}


def test_reading_creates_no_profile(player):
    player.deck()
    assert player.games_kept() == {"games": [], "best": []}
    assert player.hard_words() == {"due": 0, "hard_words": []}
    assert player.cookie is None


def test_an_unknown_list_gives_404(player):
    refused(player.get(f"{GAME}/lists/none"), 404, "not-found")


# --- Handing in


@pytest.mark.essential
def test_a_game_is_stored_once_and_later_submissions_get_the_same_reply(player, deck):
    body = played(deck, mode="classic", seed=9, misses=LOST)
    first = player.hand_in(body, "a-game-of-my-own-1")
    assert first.status == 201 and player.cookie
    game = first.json
    assert (game["game_id"], game["list_id"], game["mode"], game["state"]) == ("a-game-of-my-own-1", "es-en", "classic", "user_lost")
    assert (game["right"], game["wrong"], game["points"], game["best_streak"], game["is_best"]) == (0, 3, 0, 0, True)
    assert game["played_at"] == NOW and len(game["mistakes"]) == 3
    again = player.hand_in(body, "a-game-of-my-own-1")
    assert again.status == 200 and again.json == game
    assert [word["lapses"] for word in player.hard_words()["hard_words"]] == [1] * len({m["english"] for m in game["mistakes"]})
    del game["mistakes"]
    assert player.games_kept()["games"] == [game]


def test_a_game_that_is_submitted_many_times_at_once_is_stored_once(player, deck):
    player.play(deck)
    body = played(deck, seed=asking(deck, "arm"), misses=missing("arm"))
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda _: player.hand_in(body, "a-game-of-my-own-2"), range(16)))
    assert sorted(reply.status for reply in replies) == [200] * 15 + [201]
    assert len({reply.body for reply in replies}) == 1
    assert [(word["english"], word["lapses"]) for word in player.hard_words()["hard_words"]] == [("arm", 1)]


@pytest.mark.parametrize("mode", ["classic", "calm", "climb"])
def test_two_implementations_of_the_game_give_the_same_score(player, mode):
    """The server refuses a game if its own pairs or points differ."""
    randomness = random.Random(5)
    for list_id in ("es-en", "ja-en", "ar-en"):
        deck = player.deck(list_id)
        words = [entry["english"] for entry in deck["entries"]]
        for number in range(15):
            skill = randomness.choice([0.5, 0.95, 1])
            body = played(
                deck, mode, randomness.getrandbits(64), lambda *_: randomness.random() > skill, randomness.sample(words, number % 3))
            game = player.hand_in(body)
            assert game.status == 201, (body, game.body)
            assert {name: game.json[name] for name in body["score"]} == body["score"]


def test_two_implementations_agree_on_every_shipped_list(server_on, tmp_path):
    with server_on(tmp_path) as server:
        player, randomness = Player(server.address), random.Random(8)
        lists = player.lists()
        assert len(lists) >= 11 and not any(words["is_own"] or words["borrows"] for words in lists)
        for words in lists:
            deck = player.deck(words["list_id"])
            hard = [entry["english"] for entry in randomness.sample(deck["entries"], 20)]
            for mode in ("classic", "calm", "climb"):
                misses = lambda *_: randomness.random() > 0.98
                player.play(deck, mode=mode, seed=randomness.getrandbits(64), misses=misses, hard_words=hard)


@pytest.mark.essential
def test_lists_name_their_base_languages_and_each_pair_has_a_list_of_its_own(server_on, tmp_path):
    with server_on(tmp_path) as server:
        player = Player(server.address)
        lists = {words["language_id"]: words for words in player.lists()}
        assert len(lists) == 12 and "base_language_id" not in lists["es"] and lists["en"]["base_language_id"] == "es"
        for language, words in lists.items():
            bases = {base["language_id"]: base for base in words["bases"]}
            assert set(bases) == set(lists) - {language}
            assert {base["language_id"] for base in words["bases"] if base["direction"] == "rtl"} == {"ar"} - {language}
            assert all(base["list_id"] == f"{language}-{base['language_id']}" and base["entries"] >= 100 for base in words["bases"])
        deck = player.deck("es-ar")
        assert (deck["language_id"], deck["base_language_id"], deck["base_direction"]) == ("es", "ar", "rtl")
        assert len(deck["entries"]) == next(base["entries"] for base in lists["es"]["bases"] if base["list_id"] == "es-ar")
        assert "base_language_id" not in player.deck("es-en")
        refused(player.get(f"{GAME}/lists/es-ko"), 404, "not-found")


def test_games_and_hard_words_of_another_base_language_have_the_id_of_their_pair(server_on, tmp_path):
    with server_on(tmp_path) as server:
        player, randomness = Player(server.address), random.Random(3)
        for list_id in ("es-de", "ja-fr", "en-es"):
            deck = player.deck(list_id)
            for mode in ("classic", "calm", "climb"):
                player.play(deck, mode=mode, seed=randomness.getrandbits(64), misses=lambda *_: randomness.random() > 0.9)
            beginner = player.deck(list_id, "A1")
            assert beginner["edition"] != deck["edition"]
            player.play(beginner, mode="calm", seed=randomness.getrandbits(64))
        deck = player.deck("es-de")
        player.play(deck, seed=4, misses=lambda number, _: number < 4)
        words = [word for word in player.hard_words()["hard_words"] if word["list_id"] == "es-de"]
        assert words and all(word["base_language_id"] == "de" and word["language_id"] == "es" for word in words)
        assert {word["english"] for word in words} <= {entry["english"] for entry in deck["entries"]}
        assert player.review(words[0], "good").json["base_language_id"] == "de"
        english = player.deck("es-en")
        player.play(english, seed=4, misses=lambda number, _: number < 4)
        assert all("base_language_id" not in word for word in player.hard_words("?list_id=es-en")["hard_words"])
        assert {game["list_id"] for game in player.games_kept()["best"]} == {"es-de", "ja-fr", "en-es", "es-en"}


def test_a_game_of_a_level_is_dealt_from_its_words_and_replayed(server_on, tmp_path):
    with server_on(tmp_path) as server:
        player = Player(server.address)
        whole = player.deck("de-en")
        levels = {entry["english"]: entry["level"] for entry in whole["entries"]}
        for level in ("A1", "A2", "B1"):
            deck = player.deck("de-en", level)
            assert deck["start_level"] == level and deck["edition"] != whole["edition"]
            game, asked = Game(deck, "classic", 5), []
            while game.state == "in_progress":
                asked.append(levels[game.pair[0]])
                game.answer("right" if game.is_right else "wrong")
            assert max(asked) == level
            for seed in range(5):
                player.play(deck, mode="climb", seed=seed, misses=lambda number, _: number in (30, 50, 60))
        assert player.deck("de-en", "C1") == whole
        refusal = player.get(f"{GAME}/lists/de-en?level=Z9")
        assert refusal.status == 422 and "choose one of A1, A2, B1, B2, C1, C2" in refusal.json["detail"]


def test_a_mistake_shows_the_right_answer(player, deck):
    shared = [game for seed in range(60) for game in mistakes(player, deck, seed) if game["shown"] == "buenos días"]
    assert shared and {tuple(mistake["meanings"]) for mistake in shared} == {("good morning", "good day")}
    for mistake in shared:
        assert mistake["is_right"] is (mistake["english"] in mistake["meanings"])
        assert mistake["said"] == ("wrong" if mistake["is_right"] else "right")
    assert ["buenos días", "buen día"] in [mistake["translations"] for mistake in shared]


def mistakes(player, deck, seed):
    return player.play(deck, seed=seed, misses=LOST)["mistakes"]


def test_a_pair_without_an_answer_in_time_is_a_mistake(player, deck):
    body = played(deck, mode="classic", misses=LOST)
    body["answers"] = [{"said": None, "milliseconds": 5000}] * 3
    game = player.hand_in(body)
    assert game.status == 201 and [mistake["said"] for mistake in game.json["mistakes"]] == [None] * 3


@pytest.mark.parametrize("name", ["right", "wrong", "points"])
@pytest.mark.parametrize("by", [1, -1])
def test_a_false_score_is_refused_and_nothing_is_stored(player, deck, name, by):
    body = played(deck, seed=4, misses=missing("arm", "wing"))
    body["score"][name] = max(body["score"][name] + by, 0)
    if body["score"][name] == played(deck, seed=4, misses=missing("arm", "wing"))["score"][name]:
        body["score"][name] = 7
    assert "points: send these" in refused(player.hand_in(body), 422, "false-score")
    assert player.cookie is None
    player.play(deck)
    assert len(player.games_kept()["games"]) == 1


def change(body, number, **answer):
    body["answers"][number] |= answer
    return body


IMPOSSIBLE = {
    "too fast": (lambda body: change(body, 3, milliseconds=99), "pair 4: an answer after 99 ms is too fast to be possible"),
    "too late": (lambda body: change(body, 0, milliseconds=5_251), "pair 1: time had run out"),
    "ran out too soon": (lambda body: change(body, 0, said=None, milliseconds=4_749), "pair 1: time cannot have run out"),
    "not over": (lambda body: body | {"answers": body["answers"][:-1]}, "not over after 14 pairs"),
    "no answers": (lambda body: body | {"answers": []}, "not over after 0 pairs"),
    "after the end": (lambda body: body | {"answers": body["answers"] + body["answers"][-1:]}, "over after 15 pairs"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_game_is_refused_with_the_reason(player, deck, name):
    spoil, reason = IMPOSSIBLE[name]
    detail = refused(player.hand_in(spoil(played(deck, mode="classic"))), 422, "impossible-game")
    assert reason in detail[0].lower() + detail[1:]


def test_in_calm_mode_time_cannot_run_out_and_answers_can_be_slow(player, deck):
    slow = change(played(deck), 0, milliseconds=86_400_000)
    assert player.hand_in(slow).status == 201
    refused(player.hand_in(change(played(deck), 0, said=None)), 422, "impossible-game")


def test_times_at_the_limits_are_accepted(player, deck):
    body = change(change(played(deck, mode="classic", misses=missing("good day")), 0, milliseconds=100), 1, milliseconds=5_250)
    assert player.hand_in(body).status == 201
    body["answers"] = [{"said": None, "milliseconds": 4_750}] * 3
    body["score"] = {"right": 0, "wrong": 3, "points": 0}
    assert player.hand_in(body).status == 201


def test_an_id_belongs_to_one_game(player, deck):
    assert player.hand_in(played(deck, seed=1), "a-game-of-my-own-3").status == 201
    refused(player.hand_in(played(deck, seed=2), "a-game-of-my-own-3"), 409, "other-game")
    refused(player.hand_in(played(deck, seed=1, hard_words=["arm"]), "a-game-of-my-own-3"), 409, "other-game")
    assert player.hand_in(played(deck, seed=1, at="2020-01-01T00:00:00Z"), "a-game-of-my-own-3").status == 200


@pytest.mark.parametrize("game_id", ["short", "fifteen-letters", "x" * 65, "with%20a%20space-1234", "caf%C3%A9-caf%C3%A9-caf%C3%A9", "."])
def test_an_id_that_is_too_short_or_has_special_characters_is_refused(player, deck, game_id):
    assert player.hand_in(played(deck), game_id).status in (404, 422)
    assert player.cookie is None


def test_ids_of_sixteen_and_sixty_four_characters_are_accepted(player, deck):
    for game_id in ("A-Za-z0-9_-abcde", "x" * 64):
        assert player.hand_in(played(deck, seed=len(game_id)), game_id).status == 201


@pytest.mark.parametrize(
    "spoil, where",
    [
        ({"seed": 5}, "seed"), ({"seed": "-1"}, "seed"), ({"seed": "+1"}, "seed"), ({"seed": str(2**64)}, "seed"), ({"seed": ""}, "seed"),
        ({"mode": "hard"}, "mode"), ({"played_at": "yesterday"}, "played_at"), ({"played_at": "20000-01-01T00:00:00Z"}, "played_at"),
        ({"hard_words": ["arm"] * 1001}, "hard_words"), ({"hard_words": [1]}, "hard_words[0]"), ({"more": 1}, "more"),
        ({"answers": [{"said": "right", "milliseconds": 500}] * 201}, "answers"), ({"answers": [{"milliseconds": 500}]}, "answers[0].said"),
        ({"answers": [{"said": "maybe", "milliseconds": 500}]}, "answers[0].said"), ({"answers": [7]}, "answers[0]"),
        ({"answers": [{"said": "right", "milliseconds": -1}]}, "answers[0].milliseconds"),
        ({"answers": [{"said": "right", "milliseconds": 500, "more": 1}]}, "answers[0].more"),
        ({"score": {"right": 1, "wrong": 1}}, "score.points"), ({"score": {"right": -1, "wrong": 1, "points": 1}}, "score.right"),
    ],
)
def test_an_invalid_game_is_refused_with_the_place(player, deck, spoil, where):
    assert where in refused(player.hand_in(played(deck) | spoil), 422, "invalid-body")


def test_the_largest_seed_is_accepted(player, deck):
    assert player.hand_in(played(deck, seed=2**64 - 1)).status == 201


def test_times_with_fractions_are_accepted_and_future_times_count_as_now(player, deck):
    assert player.play(deck, at="2026-10-31T23:59:59.987Z")["played_at"] == "2026-10-31T23:59:59Z"
    assert player.play(deck, at="2026-10-31T23:59:59+05:30")["played_at"] == "2026-10-31T18:29:59Z"
    played_at = player.play(deck, at="9999-12-31T23:59:59Z")["played_at"]
    now = datetime.datetime.now(datetime.timezone.utc)
    assert abs((now - datetime.datetime.fromisoformat(played_at)).total_seconds()) < 60


# --- Scores


def test_the_best_game_of_a_list_and_mode_has_most_points_then_fewest_mistakes_then_the_earliest_date(player, deck):
    japanese = player.deck("ja-en")
    scores = {}
    for seed in range(12):
        for words, mode in ((deck, "calm"), (japanese, "calm"), (deck, "climb")):
            game = player.play(words, mode=mode, seed=seed, misses=lambda number, _: seed % 3 and number in (2, 3 + seed), at=f"2026-01-{20 - seed:02}T00:00:00Z")
            scores.setdefault((game["list_id"], mode), []).append(game)
    kept = player.games_kept("?limit=100")
    assert len(kept["games"]) == 36
    best = {(game["list_id"], game["mode"]): game for game in kept["best"]}
    assert best.keys() == scores.keys()
    for key, games in scores.items():
        first = min(games, key=lambda game: (-game["points"], game["wrong"], game["played_at"]))
        assert best[key] == {name: first[name] for name in best[key]}
        assert [game["game_id"] for game in kept["games"] if game["is_best"] and (game["list_id"], game["mode"]) == key] == [first["game_id"]]


def test_games_are_listed_newest_first_by_list_mode_and_number(player, deck):
    arabic = player.deck("ar-en")
    for day in range(1, 25):
        player.play(deck if day % 2 else arabic, mode="classic" if day % 3 else "calm", seed=day, at=f"2026-02-{day:02}T00:00:00Z")
    days = lambda query: [int(game["played_at"][8:10]) for game in player.games_kept(query)["games"]]
    assert days("") == list(range(24, 4, -1)) and days("?limit=3") == [24, 23, 22] and days("?limit=100") == list(range(24, 0, -1))
    assert days("?list_id=ar-en&mode=calm") == [24, 18, 12, 6]
    assert {game["list_id"] for game in player.games_kept("?list_id=es-en")["best"]} == {"es-en"}
    assert days("?list_id=none") == []


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "mode=hard"])
def test_invalid_queries_are_refused(player, query):
    assert query.split("=")[0] in refused(player.get(f"{GAME}/games?{query}"), 422, "invalid-body")


# --- Hard words


def test_missed_words_are_hard_words_that_are_due_at_once(player, deck):
    game = player.play(deck, seed=asking(deck, "wing", "pair"), misses=missing("wing", "pair"))
    missed = {mistake["english"] for mistake in game["mistakes"]}
    assert missed == {"wing", "pair"}
    reply = player.hard_words()
    assert reply["due"] == 2 and {word["english"] for word in reply["hard_words"]} == missed
    wing = next(word for word in reply["hard_words"] if word["english"] == "wing")
    assert wing == {
        "list_id": "es-en", "language_id": "es", "english": "wing", "translations": ["ala", "flanco"], "readings": {}, "lapses": 1,
        "interval_days": 0, "due_at": NOW, "is_due": True,
    }


def test_a_hard_word_shows_its_reading(player):
    deck = player.deck("ja-en")
    player.play(deck, seed=1, misses=missing("dog"))
    assert [word["readings"] for word in player.hard_words()["hard_words"]] == [{"犬": "いぬ"}]
    assert player.hard_words("?list_id=es-en") == {"due": 0, "hard_words": []}
    assert player.hard_words("?list_id=ja-en")["due"] == 1


def hard_word(player, deck, english="arm", at="2020-01-01T00:00:00Z"):
    player.play(deck, seed=asking(deck, english), misses=missing(english), at=at)
    return next(word for word in player.hard_words()["hard_words"] if word["english"] == english)


def test_a_word_is_repeated_by_sm_2_until_its_interval_reaches_ninety_days(player, deck):
    word = hard_word(player, deck)
    start = datetime.date(2020, 1, 1)
    intervals = []
    for days in (0, 1, 7, 22, 60):
        day = start + datetime.timedelta(days)
        assert player.hard_words()["due"] == 1
        reply = player.review(word, "good", f"{day}T00:00:00Z")
        assert reply.status == 200, reply.body
        intervals.append(reply.json["interval_days"])
        assert reply.json["due_at"] == f"{day + datetime.timedelta(intervals[-1])}T00:00:00Z"
    assert intervals == [1, 6, 15, 38, 95] and reply.json["is_due"] is False
    assert player.hard_words() == {"due": 0, "hard_words": []}
    player.play(deck, seed=asking(deck, "arm"), misses=missing("arm"))
    assert [(word["english"], word["lapses"]) for word in player.hard_words()["hard_words"]] == [("arm", 2)]


@pytest.mark.parametrize("grade, interval, lapses", [("again", 0, 2), ("hard", 1, 1), ("good", 1, 1), ("easy", 1, 1)])
def test_a_review_counts_once_even_if_it_is_sent_again(player, deck, grade, interval, lapses):
    word = hard_word(player, deck)
    first = player.review(word, grade, "2020-01-01T05:00:00Z", "a-review-of-my-own")
    assert (first.status, first.json["interval_days"], first.json["lapses"]) == (200, interval, lapses)
    again = player.review(word, grade, "2020-03-01T05:00:00Z", "a-review-of-my-own")
    assert again.status == 200 and again.json == first.json
    refused(player.review(word, "again" if grade == "easy" else "easy", review_id="a-review-of-my-own"), 409, "other-review")


def test_a_review_with_a_future_time_counts_as_now(player, deck):
    word = hard_word(player, deck)
    due = datetime.datetime.fromisoformat(player.review(word, "easy", "9999-01-01T00:00:00Z").json["due_at"])
    tomorrow = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(1)
    assert abs((tomorrow - due).total_seconds()) < 60


def test_a_word_that_was_never_missed_cannot_be_reviewed(player, deck):
    refused(player.review({"list_id": "es-en", "english": "arm"}, "good"), 404, "not-found")
    word = hard_word(player, deck)
    refused(player.review(word, "good", english="none"), 404, "not-found")
    refused(player.review(word, "good", list_id="none"), 404, "not-found")
    refused(player.review(word, "perfect"), 422, "invalid-body")
    refused(player.review(word, "good", at="soon"), 422, "invalid-body")
    refused(player.review(word, "good", review_id="short"), 422, "invalid-body")


def test_a_due_hard_word_answered_right_in_a_game_counts_as_reviewed_with_the_grade_hard(player, deck):
    hard_word(player, deck)
    seed = asking(deck, "arm")
    player.play(deck, seed=seed, at="2020-01-02T00:00:00Z")
    [word] = player.hard_words()["hard_words"]
    assert (word["interval_days"], word["lapses"], word["due_at"]) == (1, 1, "2020-01-03T00:00:00Z")
    player.play(deck, seed=seed, at="2020-01-02T12:00:00Z")
    assert player.hard_words()["hard_words"] == [word]
    player.play(deck, seed=seed, at="2020-01-03T00:00:00Z")
    assert player.hard_words()["hard_words"][0]["interval_days"] == 6


# --- Own lists

CHALLENGE = json.dumps([{"text_eng": "house", "text_spa": "casa"}, {"text_eng": "good day", "text_spa": "buenos días / buen día"}])
TEXTS = {
    "the challenge's format": (CHALLENGE, "json"),
    "CSV": ('english,spanish\r\nhouse,casa\r\n"good day","buenos días / buen día"\r\n', "csv"),
    "TSV": ("house\tcasa\ngood day\tbuenos días / buen día\n", "tsv"),
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("names_format", [True, False])
def test_an_own_list_can_be_played_in_every_format(player, name, names_format):
    text, kind = TEXTS[name]
    reply = player.add(text, name="  Mi\n lista ", **({"format": kind} if names_format else {}))
    assert reply.status == 201 and player.cookie, reply.body
    own = reply.json
    assert (own["name"], own["english_name"], own["is_own"], own["borrows"], own["entries"]) == ("Mi lista", "Mi lista", True, False, 2)
    assert player.lists()[-1] == own and len(player.lists()) == 4
    deck = player.deck(own["list_id"])
    assert [(e["english"], e["translations"]) for e in deck["entries"]] == [("house", ["casa"]), ("good day", ["buenos días / buen día"])]
    assert deck["edition"] == own["edition"] and deck["list_id"] == own["list_id"]
    game = player.play(deck, mode="climb", seed=3, misses=missing("house"))
    assert game["list_id"] == own["list_id"] and player.hard_words(f"?list_id={own['list_id']}")["due"] == 1


def test_a_served_list_can_be_uploaded_with_its_false_friends(player):
    text = json.dumps(SPANISH | {"list_id": "x"})
    own = player.add(text).json
    assert (own["entries"], own["false_friends"]) == (12, 2)
    assert player.deck(own["list_id"])["entries"] == SPANISH["entries"]


def test_a_list_without_wrong_words_borrows_words_of_its_language(player):
    own = player.add("dog,perro").json
    assert own["borrows"] is True
    deck = player.deck(own["list_id"])
    assert len(deck["borrowed"]) > 1 and "perro" not in deck["borrowed"]
    for mode in ("classic", "calm", "climb"):
        player.play(deck, mode=mode, seed=8)
    assert "borrow" in refused(player.add("dog,Hund", language="de"), 422, "invalid-list")


@pytest.mark.parametrize(
    "text, detail",
    [
        ("house,casa\n\ndog\ncat,gato", "Line 3: expected a word and its translation"), ("", "The list has no words"), ("[]", "The list has no words"),
        ('[\n{"text_eng": "a", "text_spa": "b"},\n{"text_eng": "c"}]', 'Line 3: an entry has no "text_spa"'), ("[{", "Line 1: not JSON"),
        ("x" * 65 + ",y\nb,c", "at most 64 characters"), ("a" + " / a" * 10 + ",y\nb,c", "10 alternatives"),
        ("a," + ",".join(map(str, range(21))) + "\nb,c", "20 translations"), ("\n".join(f"{n},{n}x" for n in range(5001)), "5000 entries"),
        ("\n".join(f"{n}" + "".join(f",{n}{letter}" for letter in "abc") for n in range(3400)), "10000 translations"),
        ("\n".join(f"{n},{n:060}" for n in range(3400)), "200000 characters"),
        ("\n".join(["a,b1,b2,b3,b4,b5,b6", "a,c1,c2,c3,c4,c5,c6", "a,d1,d2,d3,d4,d5,d6", "a,e1,e2,e3,e4,e5", "x,y"]), "20 translations"),
    ],
)
def test_a_fault_in_an_own_list_is_reported_with_line_and_remedy(player, text, detail):
    assert detail in refused(player.add(text), 422, "invalid-list")
    assert player.cookie is None


@pytest.mark.parametrize("more", [{"format": "xml"}, {"language": "Spanish"}, {"name": " "}, {"name": "x" * 201}, {"color": "red"}])
def test_an_own_list_needs_a_name_and_a_language(player, more):
    refused(player.add("a,b\nc,d", **more), 422, "invalid-body")


def test_the_size_and_the_number_of_own_lists_have_limits(player):
    filler = "a,b\nc,d\n" + (" " * 1023 + "\n") * (1 << 10)
    refused(player.add(filler), 413, "list-too-large")
    assert player.add(filler[:1 << 20]).status == 201
    for _ in range(19):
        assert player.add("a,b\nc,d").status == 201
    refused(player.add("a,b\nc,d"), 409, "too-many-lists")
    assert player.request("DELETE", f"{GAME}/lists/{player.lists()[-1]['list_id']}").status == 204
    assert player.add("a,b\nc,d").status == 201


def test_a_deleted_list_loses_its_hard_words_but_its_games_can_still_be_submitted(player):
    own = player.add(CHALLENGE).json
    deck = player.deck(own["list_id"])
    player.play(deck, seed=3, misses=missing("house"))
    path = f"{GAME}/lists/{own['list_id']}"
    assert player.request("DELETE", path).status == 204
    refused(player.request("DELETE", path), 404, "not-found")
    refused(player.get(path), 404, "not-found")
    assert len(player.lists()) == 3 and player.hard_words()["hard_words"] == []
    player.play(deck, seed=4, misses=missing("house"))
    assert len(player.games_kept()["games"]) == 2 and player.hard_words()["hard_words"] == []


def test_shipped_lists_cannot_be_deleted(player):
    player.add("a,b\nc,d")
    refused(player.request("DELETE", f"{GAME}/lists/es-en"), 404, "not-found")
    assert len(player.lists()) == 4


# --- Between profiles


def test_no_profile_sees_or_uses_the_data_of_another(server, player):
    own = player.add(CHALLENGE).json
    deck = player.deck(own["list_id"])
    player.play(deck, seed=3, misses=missing("house"))
    word = player.hard_words()["hard_words"][0]
    for stranger in (Player(server.address), Player(server.address)):
        refused(stranger.get(f"{GAME}/lists/{own['list_id']}"), 404, "not-found")
        refused(stranger.request("DELETE", f"{GAME}/lists/{own['list_id']}"), 404, "not-found")
        refused(stranger.hand_in(played(deck, seed=3)), 404, "not-found")
        refused(stranger.review(word, "again"), 404, "not-found")
        assert own["list_id"] not in json.dumps([stranger.lists(), stranger.games_kept(), stranger.hard_words()])
        stranger.add(CHALLENGE)
        refused(stranger.get(f"{GAME}/lists/{own['list_id']}"), 404, "not-found")
        refused(stranger.hand_in(played(deck, seed=3)), 404, "not-found")
    assert player.hard_words()["hard_words"] == [word] and player.deck(own["list_id"]) == deck


def test_two_profiles_can_use_the_same_ids(server, deck):
    for seed in (1, 2):
        assert Player(server.address).hand_in(played(deck, seed=seed), "an-id-that-both-use").status == 201


def test_another_site_cannot_submit_a_game(player, deck):
    body = json.dumps(played(deck))
    headers = {"Sec-Fetch-Site": "cross-site", "Content-Type": "application/json"}
    refused(player.put(f"{GAME}/games/{player.new_id()}", body, headers=headers), 403, "cross-origin")


# --- The server changes, stops and dies


def test_a_game_of_an_old_edition_is_still_replayed_after_the_list_changed(tmp_path):
    content = Content(tmp_path / "content", SPANISH)
    with content.server(tmp_path / "data") as server:
        player = Player(server.address)
        old = player.deck()
        player.play(old, seed=asking(old, "arm"), misses=missing("arm"))
    corrected = [entry | ({"translations": ["brazo", "rama"]} if entry["english"] == "arm" else {}) for entry in SPANISH["entries"]]
    content.write(SPANISH | {"version": "2", "entries": corrected[:6]})
    with content.server(tmp_path / "data") as server:
        again = Player(server.address)
        again.cookie = player.cookie
        new = again.deck()
        assert new["edition"] != old["edition"]
        assert again.hand_in(played(old, mode="climb", seed=6)).status == 201
        assert again.hand_in(played(new, mode="climb", seed=6)).status == 201
        refused(again.hand_in(played(old, mode="climb", seed=6) | {"edition": new["edition"]}), 422, "impossible-game")
        assert [word["translations"] for word in again.hard_words()["hard_words"]] == [["brazo", "rama"]]
        refused(again.hand_in(played(old) | {"edition": "0123456789abcdef"}), 404, "not-found")
    (content.folder / "words" / "es-en.json").unlink()
    content.write(JAPANESE)
    with content.server(tmp_path / "data") as server:
        last = Player(server.address)
        last.cookie = player.cookie
        assert last.hand_in(played(old, seed=7)).status == 201
        assert [word["english"] for word in last.hard_words()["hard_words"]] == ["arm"]
        refused(last.get(f"{GAME}/lists/es-en"), 404, "not-found")


def test_an_edition_that_was_only_revalidated_is_kept_too(tmp_path):
    content = Content(tmp_path / "content", SPANISH)
    with content.server(tmp_path / "data-1") as server:
        tag = Player(server.address).get(f"{GAME}/lists/es-en").headers["etag"]
        deck = Player(server.address).deck()
    with content.server(tmp_path / "data-2") as server:
        assert Player(server.address).get(f"{GAME}/lists/es-en", headers={"If-None-Match": tag}).status == 304
    content.write(SPANISH | {"entries": SPANISH["entries"][:5]})
    with content.server(tmp_path / "data-2") as server:
        assert Player(server.address).hand_in(played(deck)).status == 201


def test_invalid_lists_are_reported_and_left_out(tmp_path):
    content = Content(tmp_path / "content", SPANISH, JAPANESE | {"list_id": "es-en-2", "entries": []}, ARABIC | {"entries": ARABIC["entries"][:1]})
    words = content.folder / "words"
    (words / "broken.json").write_text('{"schema_version": 1,\n"list_id": oops}')
    (words / "twice.json").write_text(json.dumps(SPANISH))
    (words / "challenge.json").write_text(CHALLENGE)
    (words / "notes.txt").write_text("no list")
    errors = tmp_path / "errors"
    with errors.open("w") as stream:
        server = content.server(tmp_path / "data")
        server.errors = stream
        with server:
            assert [found["list_id"] for found in Player(server.address).lists()] == ["es-en"]
    text = errors.read_text()
    for name in ("broken.json:2:", "twice.json:1: another list has the id es-en", "challenge.json:", "es-en-2: the list has no words", "ar-en: every translation"):
        assert name in text, name
    assert "notes.txt" not in text and text.count("left out") == 5


def test_without_any_list_the_server_says_so_and_own_lists_can_be_played(tmp_path):
    content = Content(tmp_path / "content")
    errors = tmp_path / "errors"
    with errors.open("w") as stream:
        server = content.server(tmp_path / "data")
        server.errors = stream
        with server:
            player = Player(server.address)
            assert player.lists() == []
            player.play(player.deck(player.add(CHALLENGE).json["list_id"]))
    assert "no word list is valid" in errors.read_text()


def test_no_acknowledged_game_is_lost_when_the_server_is_killed(tmp_path):
    content = Content(tmp_path / "content", SPANISH)
    server = content.server(tmp_path / "data")
    player, kept, lapses = None, [], {}
    for number in range(8):
        server.start()
        player = player or Player(server.address)
        player.host = server.address.split("//")[1]
        game = player.play(player.deck(), seed=number, misses=LOST, at=f"2026-03-{number + 1:02}T00:00:00Z")
        server.kill()
        kept.insert(0, game.pop("game_id"))
        for english in {mistake["english"] for mistake in game["mistakes"]}:
            lapses[english] = lapses.get(english, 0) + 1
    with server:
        player.host = server.address.split("//")[1]
        assert [game["game_id"] for game in player.games_kept()["games"]] == kept
        assert {word["english"]: word["lapses"] for word in player.hard_words()["hard_words"]} == lapses
    with sqlite3.connect(tmp_path / "data" / "nivel.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.sqlite
def test_a_full_disk_stores_no_game_reports_it_and_recovers(tmp_path):
    """RLIMIT_FSIZE simulates a full disk: writes beyond it fail in the same way."""
    content = Content(tmp_path / "content", SPANISH)
    server = content.server(tmp_path / "data")
    command = server.command
    server.command = ["prlimit", "--fsize=400000", *command]
    with server:
        player = Player(server.address)
        deck, kept = player.deck(), 0
        while (reply := player.hand_in(played(deck, seed=kept, misses=LOST))).status == 201:
            kept += 1
        refused(reply, 507, "storage-full")
        assert 0 < kept
        known = sum(word["lapses"] for word in player.hard_words()["hard_words"])
        server.kill()
    server.command = command
    with server:
        player.host = server.address.split("//")[1]
        assert sum(word["lapses"] for word in player.hard_words()["hard_words"]) == known
        assert player.hand_in(played(deck, seed=kept, misses=LOST)).status == 201


# --- The app


@pytest.mark.parametrize("path", ["/play", "/play/menu", "/play/review"])
def test_the_screens_of_the_game_have_addresses(player, path):
    reply = player.get(path)
    assert reply.status == 200 and reply.headers["content-type"] == "text/html; charset=utf-8"


def test_a_service_worker_may_be_served_for_the_whole_site(tmp_path):
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>")
    (web / "routes.json").write_text("[]")
    (web / "service_worker.js").write_text("// asleep")
    server = Content(tmp_path / "content", SPANISH).server(tmp_path / "data")
    server.command += ["--web", web]
    with server:
        reply = Client(server.address).get("/service_worker.js")
    assert reply.status == 200 and reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache" and "etag" in reply.headers
    assert "worker-src 'self'" in reply.headers["content-security-policy"]


def test_a_list_of_one_entry_shows_a_right_pair_one_time_in_four(player):
    """Checks the second implementation against the rule."""
    deck = player.deck(player.add("dog,perro").json["list_id"])
    right = total = 0
    for seed in range(300):
        game = Game(deck, "calm", seed)
        for _ in range(15):
            right, total = right + game.is_right, total + 1
            if game.state == "in_progress":
                game.answer("right" if game.is_right else "wrong")
    assert abs(right / total - 0.25) < 0.03

"""The falling-word game in the browser: whole games, the fall and its time, pauses, the menu and the hard words."""
import json
import re

import pytest
from game_browser import PLAYING, READING_CORRECTION, SPANISH, TouchPlayer

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
CHALLENGE = json.dumps([{"text_eng": "house", "text_spa": "casa / hogar"}, {"text_eng": "dog", "text_spa": "perro"}, {"text_eng": "water", "text_spa": "agua"}])

# Records the position of the falling word in each frame until time runs out, with the time since it began to fall.
FOLLOW = """() => new Promise((resolve) => {
  const game = document.querySelector("[data-testid=game]");
  const field = document.querySelector("[data-testid=field]").getBoundingClientRect();
  const drop = document.querySelector("[data-testid=shown]");
  const plate = document.querySelector(".plate").getBoundingClientRect();
  const places = [];
  let began = null;
  const frame = (now) => {
    if (game.dataset.verdict) return resolve({ places, verdict: game.dataset.verdict, ended: now - began });
    const box = drop.getBoundingClientRect();
    if (game.dataset.state === "playing") {
      began ??= document.querySelector(".track").getAnimations()[0].startTime;
      places.push([now - began, box.top - field.top, plate.top - box.bottom]);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""

# Counts the frames of a quarter of a second.
FRAMES = """() => new Promise((resolve) => {
  let count = 0, first = null;
  const frame = (now) => {
    first ??= now;
    if (now - first >= 250) return resolve(count);
    count += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""

# Taps in the same task in which a pair can first be answered. Returns the milliseconds for which the pair was visible.
EARLY_TAP = """(number) => new Promise((resolve) => {
  const game = document.querySelector("[data-testid=game]");
  new MutationObserver((_, observer) => {
    if (game.dataset.state !== "playing" || game.dataset.number !== String(number)) return;
    observer.disconnect();
    document.querySelector("[data-testid=say-right]").click();
    resolve(performance.now() - document.querySelector(".track").getAnimations()[0].startTime);
  }).observe(game, { attributeFilter: ["data-state"] });
})"""

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

# Counts the sounds, and plays none.
COUNT_SOUNDS = """
  window.sounded = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...times) { window.sounded += 1; return start.apply(this, times); };
"""


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


# Whole games


def test_a_whole_classic_game_by_keyboard_is_won_and_enter_plays_again(player_in):
    player = player_in(**DESKTOP)
    player.play()
    assert player.text("pair") == "1 of 15" and player.lives() == 3
    player.play_on(1, 15)
    player.page.wait_for_selector("[data-testid=end-dialog]")
    assert "You won!" in player.text("end-dialog") and "15 points" in player.text("end-score")
    assert player.text("best") == "Your best yet!"
    assert player.element("mistakes").count() == 0
    game = player.until_games(1)[0]
    assert (game["state"], game["mode"], game["list_id"], game["right"], game["wrong"], game["points"]) == ("user_won", "classic", SPANISH, 15, 0, 15)
    player.page.keyboard.press("Enter")
    player.wait_for_pair(1)
    assert player.text("score") == "0" and player.lives() == 3


@pytest.mark.essential
def test_a_whole_classic_game_by_touch_is_lost_and_says_what_was_wrong(player_in):
    player = player_in(TouchPlayer, **PHONE)
    player.play()
    player.play_on(1, 2)
    pairs = []
    for number in range(3, 6):
        player.wait_for_pair(number)
        pairs.append(player.pair())
        player.answer(correctly=False)
    player.page.wait_for_selector("[data-testid=end-dialog]")
    assert "Game over" in player.text("end-dialog") and "2 right, 3 wrong" in player.text("end-score")
    sentences = player.element("mistakes").locator("li").all_inner_texts()
    assert len(sentences) == 3
    for (english, shown), sentence in zip(pairs, sentences):
        if player.is_right(english, shown):
            assert sentence.startswith("You said wrong. It is right") and shown in sentence and english in sentence
        else:
            assert sentence.startswith("You said right. It is wrong") and english in sentence
    game = player.until_games(1)[0]
    assert (game["state"], game["right"], game["wrong"]) == ("user_lost", 2, 3)
    assert {word["english"] for word in player.get("/hard-words")["hard_words"]} == {english for english, _ in pairs}
    player.quit()
    assert player.page.url.endswith("/play/menu")
    assert player.text(f"best-{SPANISH}").split() == ["Best", "2"]


def test_the_same_seed_deals_the_same_game_again(player_in):
    player = player_in(**DESKTOP)
    player.play("/play?seed=18446744073709551615")
    first = player.pair()
    player.open("/play?seed=18446744073709551615")
    player.wait_for_pair(1)
    assert player.pair() == first


# The fall


def test_a_word_falls_from_top_to_bottom_in_exactly_the_time_of_the_round_and_then_costs_a_life(player_in):
    """Independent of the load of the machine: the last frame before five seconds shows the falling word, and the next frame shows the verdict."""
    player = player_in(**DESKTOP)
    player.open("/play?seed=7")
    player.page.wait_for_selector("[data-testid=game]")
    fall = player.page.evaluate(FOLLOW)
    (first, top, _), (last, end, below) = fall["places"][0], fall["places"][-1]
    print(f"the word was seen in {len(fall['places'])} places from {first:.1f} to {last:.1f} ms; the verdict came at {fall['ended']:.1f} ms")
    assert fall["verdict"] == "late" and last <= 5000 <= fall["ended"] and last - first > 2500
    speed = (end - top) / (last - first)
    assert abs(top - speed * first) < 25  # where it began
    assert abs(below - speed * (5000 - last)) < 25  # where it ended
    assert all(abs(place - top - speed * (time - first)) < 12 for time, place, _ in fall["places"])
    assert player.lives() == 2
    player.go_on()
    player.wait_for_pair(2)
    assert player.text("pair") == "2 of 15"


def test_a_frame_of_the_game_takes_less_than_16_milliseconds(player_in, record_property):
    """Measures processor time, which is the same on a busy machine, in windows of a quarter of a second."""
    player = player_in(**PHONE)
    player.play()
    session = player.context.new_cdp_session(player.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    work = []
    for _ in range(16):
        before = metric(session, "TaskDuration")
        frames = player.page.evaluate(FRAMES)
        work.append(1000 * (metric(session, "TaskDuration") - before) / frames)
    found = round(percentile(work, 0.95), 2)
    record_property("frames", found)
    print(f"95th percentile of {len(work)} windows: {found} ms of work for each frame")
    assert 0 < found < 16


def metric(session, name):
    return next(entry["value"] for entry in session.send("Performance.getMetrics")["metrics"] if entry["name"] == name)


def test_nothing_is_laid_out_while_a_word_falls(player_in):
    player = player_in(**DESKTOP)
    player.play()
    session = player.context.new_cdp_session(player.page)
    session.send("Performance.enable")
    before = metric(session, "LayoutCount")
    player.page.wait_for_timeout(1500)
    assert metric(session, "LayoutCount") - before <= 2


# One attempt for each pair


def test_a_double_tap_counts_once(player_in):
    player = player_in(TouchPlayer, **PHONE)
    player.play()
    player.wait_for_pair(1)
    player.element("say-right").dblclick()
    player.page.wait_for_selector(f"[data-number='2'], {READING_CORRECTION}")
    assert int(player.text("score")) + 3 - player.lives() == 1


def test_a_key_pressed_before_a_pair_can_be_read_does_not_count(player_in):
    player = player_in(**DESKTOP)
    player.play()
    for _ in range(3):
        player.page.wait_for_selector(PLAYING)
        number = player.number()
        player.wait_for_pair(number)
        # NB: void, because the answer must not wait for the tap on the next pair.
        player.page.evaluate(f"void (window.earlyTap = ({EARLY_TAP})({number + 1}))")
        player.say(player.judgement())
        # NB: on a very busy machine, a pair can be visible for long before the page runs the task, or time runs out before the answer.
        # Such a tap counts, and a correction may stay.
        if player.page.evaluate("Promise.race([window.earlyTap, new Promise((resolve) => setTimeout(resolve, 5000, Infinity))])") < 120:
            break
        if player.element("game").get_attribute("data-state") == "reading":
            player.go_on()
    player.page.wait_for_timeout(300)
    assert player.number() == number + 1 and player.element("game").get_attribute("data-state") == "playing"


def test_the_keys_f_and_j_answer_too_and_can_be_switched_off(player_in):
    player = player_in(**DESKTOP)
    player.play()
    player.wait_for_pair(1)
    player.page.keyboard.press("j" if player.judgement() == "right" else "f")
    player.wait_for_pair(2)
    assert player.text("score") == "1"
    player.page.keyboard.press("Escape")
    player.element("switch-letters").uncheck()
    player.press("resume")
    player.wait_for_pair(2)
    player.page.keyboard.press("f")
    player.page.wait_for_timeout(200)
    assert player.number() == 2 and player.element("game").get_attribute("data-verdict") is None


def test_in_a_right_to_left_interface_the_arrow_keys_match_the_sides_on_the_screen(player_in):
    player = player_in(locale="ar", **DESKTOP)
    player.play()
    wrong, right = player.element("say-wrong").bounding_box(), player.element("say-right").bounding_box()
    assert wrong["x"] > right["x"]
    assert player.element("shown").get_attribute("lang") == "es" and player.element("shown").get_attribute("dir") == "ltr"
    player.wait_for_pair(1)
    player.page.keyboard.press("ArrowLeft" if player.judgement() == "right" else "ArrowRight")
    player.wait_for_pair(2)
    assert player.lives() == 3


# Pauses


def test_the_game_pauses_while_it_is_hidden_and_continues_only_on_request(player_in):
    player = player_in(**DESKTOP)
    player.play()
    player.page.wait_for_timeout(600)
    player.page.evaluate(HIDE, True)
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    player.page.evaluate(HIDE, False)
    before = player.element("shown").bounding_box()
    player.page.wait_for_timeout(5200)
    assert player.element("game").get_attribute("data-state") == "paused"
    assert player.element("shown").bounding_box() == before
    assert not player.element("shown").is_visible()
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(PLAYING)
    assert player.number() == 1 and player.lives() == 3
    player.say(player.judgement())
    player.wait_for_pair(2)
    assert player.text("score") == "1"


def test_a_pause_does_not_count_towards_the_time_of_the_round(player_in):
    player = player_in(**DESKTOP)
    player.play()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    player.page.wait_for_timeout(2000)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("[data-verdict=late]")
    player.go_on()
    player.play_on(2, 3, correctly=False)
    # The server would refuse a game in which time ran out too late or too soon.
    assert player.until_games(1)[0]["wrong"] == 3


def test_leaving_the_window_pauses_too(player_in):
    player = player_in(**DESKTOP)
    player.play()
    player.page.evaluate("window.dispatchEvent(new Event('blur'))")
    player.page.wait_for_selector("[data-testid=pause-dialog]")
    player.press("quit")
    player.page.wait_for_selector("[data-testid=start]")
    assert player.page.locator("dialog").count() == 0


# Sound


def test_there_is_no_sound_before_the_first_gesture_or_when_sound_is_off(player_in):
    player = player_in(**DESKTOP)
    player.context.add_init_script(COUNT_SOUNDS)
    player.play()
    player.page.wait_for_selector("[data-verdict=late]")
    assert player.page.evaluate("window.sounded") == 0
    player.go_on()
    player.wait_for_pair(2)
    player.say(player.judgement())
    player.wait_for_pair(3)
    player.say(player.judgement())
    player.page.wait_for_function("() => window.sounded > 0")
    player.page.wait_for_selector(PLAYING)
    player.page.keyboard.press("Escape")
    player.element("switch-sound").uncheck()
    player.press("resume")
    player.page.wait_for_selector(PLAYING)
    before = player.page.evaluate("window.sounded")
    player.page.wait_for_timeout(200)
    player.say(player.judgement())
    player.page.wait_for_selector("[data-verdict]")
    player.page.wait_for_timeout(200)
    assert player.page.evaluate("window.sounded") == before
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=switch-sound]")
    assert not player.element("switch-sound").is_checked()


# Modes


def test_reduced_motion_selects_the_calm_mode_and_other_modes_can_be_chosen(player_in):
    player = player_in(reduced_motion="reduce", **DESKTOP)
    player.play("/play?seed=7")
    assert player.element("game").get_attribute("data-mode") == "calm"
    before = player.element("shown").bounding_box()
    player.page.wait_for_timeout(5500)
    assert player.element("shown").bounding_box() == before and player.lives() == 3
    player.play("/play?mode=classic")
    assert player.element("game").get_attribute("data-mode") == "classic"


def test_climb_counts_streaks_and_submits_the_hard_words(player_in):
    player = player_in(**DESKTOP)
    player.play("/play?seed=3")
    player.lose()
    player.until_games(1)
    player.play("/play?mode=climb&seed=9")
    player.play_on(1, 5)
    player.page.wait_for_selector("[data-testid=game][data-number='5'][data-verdict=right]")
    assert player.text("streak") == "5" and player.text("score") == "6"
    player.lose(6)
    game = player.until_games(2)[0]
    assert (game["mode"], game["right"], game["points"], game["best_streak"]) == ("climb", 5, 6, 5)


# The menu


def test_the_menu_starts_the_chosen_game_and_remembers_the_list_and_the_mode(player_in):
    player = player_in(TouchPlayer, **PHONE)
    player.open("/play/menu")
    player.press("mode-calm")
    player.press("list-ja-en")
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    assert player.element("game").get_attribute("data-mode") == "calm"
    assert player.element("shown").get_attribute("lang") == "ja"
    player.play("/play", "ja-en")
    assert player.element("shown").get_attribute("lang") == "ja" and player.element("game").get_attribute("data-mode") == "calm"


def test_an_own_list_is_added_played_and_deleted(player_in):
    player = player_in(**DESKTOP)
    player.open("/play/menu")
    player.press("own-list")
    form = player.element("own-list-form")
    form.get_by_test_id("files").set_input_files({"name": "challenge.json", "mimeType": "application/json", "buffer": CHALLENGE.encode()})
    player.page.wait_for_function("() => document.querySelector('[data-testid=text]').value.includes('hogar')")
    assert player.element("name").input_value() == "challenge"
    player.press("add-list")
    player.page.wait_for_function("() => document.querySelector('[data-testid=own-done]').textContent !== ''")
    assert player.text("own-done") == "Added challenge, with 3 words."
    own = next(entry["list_id"] for entry in player.get("/lists")["lists"] if entry["is_own"])
    player.press("start")
    player.page.wait_for_selector(PLAYING)
    player.learn(own)
    player.lose()
    player.until_games(1)
    player.open("/play/menu")
    player.press(f"delete-{own}")
    player.press("confirm")
    player.page.wait_for_selector(f"[data-testid=list-{own}]", state="detached")
    assert not any(entry["is_own"] for entry in player.get("/lists")["lists"])


def test_a_fault_in_a_list_is_reported_with_its_line(player_in, complaints):
    player = player_in(**DESKTOP)
    player.open("/play/menu")
    player.press("own-list")
    player.press("add-list")
    assert player.text("own-list-form").count("Give the list a name.") == 1
    player.element("name").fill("Mine")
    player.element("text").fill("house,casa\ndog,perro\ncat\n")
    player.press("add-list")
    trouble = player.element("own-list-form").get_by_test_id("trouble")
    trouble.get_by_text(re.compile("3")).wait_for()
    assert player.element("text").input_value().startswith("house,casa")
    complaints[:] = [text for text in complaints if "422" not in text]  # the browser itself reports the refusal that is tested here


# Handing in


def test_without_the_rules_module_the_page_shows_the_command_that_builds_it(player_in, complaints):
    player = player_in(**DESKTOP)
    player.page.route("**/nivel-game.wasm", lambda route: route.fulfill(status=404))
    player.open("/play?seed=7")
    player.element("problem").get_by_text("make wasm").wait_for()
    assert "The game’s rules are missing" in player.page.title()
    complaints[:] = [text for text in complaints if "404" not in text]  # the browser itself reports the answer that is tested here


def test_a_refused_game_is_reported_at_once_and_again_in_the_menu(player_in, complaints):
    player = player_in(**DESKTOP)

    def submit_wrong_points(route):
        body = route.request.post_data_json
        route.continue_(post_data=json.dumps({**body, "score": {**body["score"], "points": body["score"]["points"] + 5}}))

    player.page.route("**/api/v1/game/games/*", submit_wrong_points)
    player.play()
    player.lose()
    player.page.wait_for_selector("[data-testid=handed-in].trouble")
    assert "did not accept" in player.text("handed-in")
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=refusals]")
    player.press("refusals-read")
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=start]")
    assert player.element("refusals").count() == 0
    assert player.games() == []
    complaints[:] = [text for text in complaints if "422" not in text]


# Hard words


def test_without_hard_words_the_review_says_where_they_come_from(player_in):
    player = player_in(**DESKTOP)
    player.open("/play/review")
    player.page.wait_for_selector("[data-testid=nothing]")
    assert "miss in a game" in player.text("nothing")
    player.press("to-play")
    player.page.wait_for_selector("[data-testid=start]")


def test_hard_words_are_reviewed_as_cards_with_keys_and_come_back_later(player_in):
    player = player_in(**DESKTOP)
    player.play()
    player.lose()
    player.until_games(1)
    words = {word["english"]: word for word in player.get("/hard-words")["hard_words"]}
    player.open("/play/menu")
    player.page.wait_for_selector("[data-testid=to-review]")
    assert "3 words to review" in player.text("to-review")
    player.press("to-review")
    seen = []
    for left, key in ((3, "1"), (3, "3"), (2, "4"), (1, "3")):
        player.page.wait_for_function("left => document.querySelector('[data-testid=left]')?.textContent.startsWith(left)", arg=str(left))
        word = player.page.locator("#card").inner_text()
        seen.append(word)
        player.press("show")
        assert player.element("answers").locator("li").all_inner_texts() == words[word]["translations"]
        player.page.keyboard.press(key)
    # A word that was not known comes once more, after the others.
    assert seen[0] == seen[3] and len(set(seen)) == 3
    player.page.wait_for_selector("[data-testid=nothing]")
    assert "Done for today" in player.text("nothing")
    player.page.wait_for_function("() => !Object.keys(localStorage).some(key => key.startsWith('nivel:outbox:'))")
    after = {word["english"]: word for word in player.get("/hard-words")["hard_words"]}
    assert not any(word["is_due"] for word in after.values())
    assert {word["interval_days"] for word in after.values()} == {1}
    player.open("/play/review")
    player.page.wait_for_selector("[data-testid=later]")
    assert player.element("later").locator("li").count() == len(after)

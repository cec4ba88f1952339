"""A player of the falling-word game in a real browser, who uses keys or touch."""
import json

from browser import Learner

PLAYING = "[data-testid=game][data-state=playing]"
READING_CORRECTION = "[data-testid=game][data-state=reading]"
SPANISH = "es-en"
# Nobody reads a pair faster. The page ignores an earlier tap as the second half of a double tap.
READING = 150


class Player(Learner):
    """One page of one browser context, with the deck of its game. The player has read the rules before."""

    knows_rules = True

    def __init__(self, context, address, complaints):
        super().__init__(context, address, None, complaints)
        self.decks = {}
        if self.knows_rules:
            self.page.add_init_script("if (!/done=/.test(location.search)) localStorage.setItem('nivel:play:rules', 'true')")

    def press(self, name):
        self.element(name).first.click()

    # The state of the server

    def get(self, path):
        answer = self.context.request.get(f"{self.address}/api/v1/game{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def games(self):
        return self.get("/games?limit=100")["games"]

    def until_games(self, count):
        """Waits until the server has this number of games, and returns them, newest first."""
        return self.poll(self.games, lambda games: len(games) >= count, lambda games: f"{len(games)} games are kept, not {count}")

    def learn(self, list_id=SPANISH):
        """Makes a word list the deck of the player. Each list is fetched once."""
        self.deck = self.decks.setdefault(list_id, self.get(f"/lists/{list_id}"))

    def is_right(self, english, shown):
        """Judges by all entries with the same word, with alternatives separated."""
        keys = {english, *english.split(" / ")}
        entries = [entry for entry in self.deck["entries"] if keys & {entry["english"], *entry["english"].split(" / ")}]
        return shown in {part.strip() for entry in entries for text in entry["translations"] for part in text.split(" / ")}

    # Playing

    def play(self, address=f"/play?list={SPANISH}&seed=7", list_id=SPANISH):
        self.open(address)
        self.page.wait_for_selector(PLAYING)
        self.learn(list_id)

    def pair(self):
        """The pair on the screen."""
        return self.element("english").inner_text(), self.element("shown").inner_text()

    def number(self):
        return int(self.element("game").get_attribute("data-number"))

    def wait_for_pair(self, number):
        self.page.wait_for_selector(f"{PLAYING}[data-number='{number}']")
        self.page.wait_for_timeout(READING)

    def judgement(self, correctly=True):
        return "right" if self.is_right(*self.pair()) == correctly else "wrong"

    def say(self, judgement):
        """Answers with the arrow key that points to the side of the answer."""
        leftwards = self.page.evaluate("document.documentElement.dir") == "rtl"
        self.page.keyboard.press("ArrowRight" if (judgement == "right") != leftwards else "ArrowLeft")

    def go_on(self):
        """Continues after a correction."""
        self.page.wait_for_selector(READING_CORRECTION)
        self.page.keyboard.press("Enter")

    def answer(self, correctly):
        """Answers the pair on the screen, and continues if a correction stays."""
        stays = not correctly and self.lives() > 1
        self.say(self.judgement(correctly))
        if stays:
            self.go_on()

    def play_on(self, first, last, correctly=True):
        """Answers the pairs between two numbers."""
        for number in range(first, last + 1):
            self.wait_for_pair(number)
            self.answer(correctly)

    def lose(self, first=1):
        self.play_on(first, first + 2, correctly=False)
        self.page.wait_for_selector("[data-testid=end-dialog]")

    def quit(self):
        """Goes from the end of a game to the menu. It waits first, because the page ignores a tap that comes too soon."""
        self.page.wait_for_timeout(400)
        self.press("quit")
        self.page.wait_for_selector("[data-testid=start]")

    def text(self, name):
        return self.element(name).inner_text()

    def lives(self):
        return int(self.element("lives").get_attribute("data-left"))

    def wait_until_kept(self, list_id=SPANISH, language="en"):
        """Waits until the page can be opened offline. With a list, waits until a game with it can be played too."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        folder = json.loads(self.page.locator("#app").text_content())["assets"]
        lists = ("/api/v1/game/lists", f"/api/v1/game/lists/{list_id}") if list_id else ()
        for path in (*lists, f"{folder}/page.html", *(f"{folder}/words/{language}/{part}.json" for part in ("first", "shared", "play"))):
            # NB: `wait_for_function` takes the promise of an asynchronous function for true.
            self.poll(lambda path=path: self.page.evaluate("async path => (await caches.match(path)) !== undefined", path), bool, lambda _: f"{path} is not kept")


class TouchPlayer(Player):
    """Uses taps."""

    def press(self, name):
        self.element(name).first.tap()

    def say(self, judgement):
        self.press(f"say-{judgement}")

    def go_on(self):
        """Continues by a tap. It waits first, because the page ignores a tap that comes too soon."""
        self.page.wait_for_selector(READING_CORRECTION)
        self.page.wait_for_timeout(450)
        self.press("go-on")


class NewPlayer(Player):
    """Has not read the rules."""

    knows_rules = False


class NewTouchPlayer(TouchPlayer):
    """Has not read the rules, and uses taps."""

    knows_rules = False

"""A player of the falling-word game in a real browser: by keys, or by touch."""
from browser import Learner

PLAYING = "[data-testid=game][data-state=playing]"
SPANISH = "es-en"
# Nobody reads a pair faster; what comes sooner is taken for the second half of a double tap.
READING = 150


class Player(Learner):
    """One page of one browser context, with the deck that is played."""

    def __init__(self, context, address, complaints):
        super().__init__(context, address, None, complaints)
        self.decks = {}

    def press(self, name):
        self.element(name).first.click()

    # What the server has

    def get(self, path):
        answer = self.context.request.get(f"{self.address}/api/v1/game{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def games(self):
        return self.get("/games?limit=100")["games"]

    def until_games(self, count):
        """Until the server has so many games; gives them, the newest first."""
        return self.poll(self.games, lambda games: len(games) >= count, lambda games: f"{len(games)} games are kept, not {count}")

    def learn(self, list_id=SPANISH):
        """Looks all words of a list up."""
        self.deck = self.decks.setdefault(list_id, self.get(f"/lists/{list_id}"))

    def is_right(self, english, shown):
        """By all entries that ask the same, alternatives apart."""
        keys = {english, *english.split(" / ")}
        entries = [entry for entry in self.deck["entries"] if keys & {entry["english"], *entry["english"].split(" / ")}]
        return shown in {part.strip() for entry in entries for text in entry["translations"] for part in text.split(" / ")}

    # Playing

    def play(self, address="/play?seed=7", list_id=SPANISH):
        self.open(address)
        self.page.wait_for_selector(PLAYING)
        self.learn(list_id)

    def pair(self):
        """What is on the screen."""
        return self.element("english").inner_text(), self.element("shown").inner_text()

    def number(self):
        return int(self.element("game").get_attribute("data-number"))

    def wait_for_pair(self, number):
        self.page.wait_for_selector(f"{PLAYING}[data-number='{number}']")
        self.page.wait_for_timeout(READING)

    def judgement(self, correctly=True):
        return "right" if self.is_right(*self.pair()) == correctly else "wrong"

    def say(self, judgement):
        """By the arrow that points to where the answer is drawn."""
        leftwards = self.page.evaluate("document.documentElement.dir") == "rtl"
        self.page.keyboard.press("ArrowRight" if (judgement == "right") != leftwards else "ArrowLeft")

    def play_on(self, first, last, correctly=True):
        """Answers the pairs from a number to another."""
        for number in range(first, last + 1):
            self.wait_for_pair(number)
            self.say(self.judgement(correctly))

    def lose(self, first=1):
        self.play_on(first, first + 2, correctly=False)
        self.page.wait_for_selector("[data-testid=end-dialog]")

    def quit(self):
        """From the end to the menu; a tap too soon would have been meant for the game."""
        self.page.wait_for_timeout(400)
        self.press("quit")
        self.page.wait_for_selector("[data-testid=start]")

    def text(self, name):
        return self.element(name).inner_text()

    def lives(self):
        return int(self.element("lives").get_attribute("data-left"))

    def wait_until_kept(self):
        """Until the page could be opened without the server."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.page.wait_for_function("async path => (await caches.match(path, { cacheName: 'nivel-game' })) !== undefined", arg=f"/api/v1/game/lists/{SPANISH}")


class TouchPlayer(Player):
    """Taps."""

    def press(self, name):
        self.element(name).first.tap()

    def say(self, judgement):
        self.press(f"say-{judgement}")

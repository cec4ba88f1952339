"""A second implementation of the falling-word game, written from its rules: deals from a deck document, judges and scores.

It is slower and shorter than the shipped implementation, and shares no code with it, so that tests can compare the two.
"""
from collections import namedtuple

WORD = (1 << 64) - 1
Step = namedtuple("Step", "start milliseconds look_alikes false_friends hard_words above points")
PLAIN = {"classic": Step(0, 5000, 0, 0, 0, 0, 1), "calm": Step(0, None, 0, 0, 0, 0, 1)}
CLIMB = [
    Step(0, 5000, 0, 0, 20, 0, 1), Step(5, 4500, 40, 0, 20, 0, 1), Step(10, 4000, 60, 10, 20, 1, 2), Step(15, 3600, 70, 20, 25, 1, 2),
    Step(22, 3200, 80, 30, 25, 2, 3), Step(30, 2800, 90, 35, 25, 2, 3), Step(40, 2400, 100, 40, 25, 3, 4),
]
LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"]


class Random:
    """SplitMix64 (Steele, Lea, Flood, OOPSLA 2014)."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = self.state + 0x9E3779B97F4A7C15 & WORD
        mixed = (self.state ^ self.state >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return mixed ^ mixed >> 31

    def below(self, bound):
        bound = max(bound, 1)
        while (drawn := self.next()) >= (1 << 64) - (1 << 64) % bound:
            pass
        return drawn % bound

    def choice(self, options):
        return options[self.below(len(options))]


def alternatives(text):
    return [part.strip(" ") for part in text.split(" / ") if part.strip(" ")]


def keys(english):
    parts = alternatives(english)
    return [english, *parts] if len(parts) > 1 else [english]


def unique(things):
    return list(dict.fromkeys(things))


class Deck:
    """The word of each entry and its right translations, from all entries that share the word or one of its alternatives."""

    def __init__(self, document):
        right, friends = {}, {}
        entries = document["entries"]
        for entry in entries:
            for key in keys(entry["english"]):
                right.setdefault(key, []).extend(part for text in entry["translations"] for part in alternatives(text))
            friends.setdefault(entry["english"], []).extend(friend["word"] for friend in entry.get("false_friends", []))
        self.prompts = unique(entry["english"] for entry in entries)
        self.right = {word: unique(text for key in keys(word) for text in right[key]) for word in self.prompts}
        self.friends = {word: [text for text in unique(friends[word]) if text not in self.right[word]] for word in self.prompts}
        self.words = unique(part for entry in entries for text in entry["translations"] for part in alternatives(text))
        known = set(self.words) | {text for found in friends.values() for text in found}
        self.borrowed = [text for text in unique(document["borrowed"]) if text not in known]
        self.meanings = {text: [word for word in self.prompts if text in self.right[word]] for text in self.words}

        ranks = {}
        for entry in entries:
            rank = LEVELS.index(entry["level"]) if "level" in entry else 0
            ranks[entry["english"]] = min(rank, ranks.get(entry["english"], rank))
        self.ranks = ranks | {("shown", text): min(ranks[word] for word in found) for text, found in self.meanings.items()}
        self.top = LEVELS.index(document["start_level"]) if "start_level" in document else None

    def in_reach(self, word, step):
        """Whether a word of the list, or a translation as ("shown", text), may come at a step."""
        return self.top is None or self.ranks[word] <= self.top + step.above

    def is_right(self, english, shown):
        return shown in self.right[english]

    def wrong(self, english):
        """Words that can be shown as wrong translations, as fair as the list allows."""
        fair = [text for text in self.words if self.is_fair(english, text)]
        return fair or [text for text in self.words if text not in self.right[english]]

    def is_fair(self, english, shown):
        right = set(self.right[english])
        return shown not in right and not any(right & set(self.right[kin]) for kin in self.meanings[shown])

    def look_alikes(self, english):
        found = []
        for number, text in enumerate(self.words):
            if self.is_fair(english, text):
                costs = [cost for right in self.right[english] if (cost := likeness(text, right)) is not None]
                if costs:
                    found.append((min(costs), number))
        return [self.words[number] for _, number in sorted(found)[:8]]


def likeness(word, other):
    longest = max(len(word), len(other))
    start, end = word[:1] == other[:1], word[-1:] == other[-1:]
    if longest - min(len(word), len(other)) > 2 or not (start or end):
        return None
    distance = edits(word, other)
    return None if distance > max(1, longest * 2 // 5) else distance * 2 + (not start) + (not end)


def edits(word, other):
    row = list(range(len(other) + 1))
    for number, letter in enumerate(word, 1):
        last, row = row, [number]
        for column, other_letter in enumerate(other, 1):
            row.append(min(last[column - 1] + (letter != other_letter), last[column] + 1, row[-1] + 1))
    return row[-1]


class Game:
    """A game in progress: `pair` is the pair on the screen, and `answer` records the player's answer to it."""

    def __init__(self, document, mode, seed, hard_words=()):
        self.deck, self.mode = Deck(document), mode
        self.hard = [word for word in hard_words if word in self.deck.right]
        self.random = Random(seed)
        self.right = self.wrong = self.points = self.streak = self.best_streak = 0
        self.state, self.pair = "in_progress", None
        self.deal()

    @property
    def step(self):
        if self.mode != "climb":
            return PLAIN[self.mode]
        return [step for step in CLIMB if step.start <= self.right][-1]

    @property
    def is_right(self):
        return self.deck.is_right(*self.pair)

    def answer(self, said):
        if said == ("right" if self.is_right else "wrong"):
            step = self.step
            self.right, self.streak = self.right + 1, self.streak + 1
            bonus = 1 if self.mode != "climb" or self.streak < 5 else 2 if self.streak < 10 else 3
            self.points += step.points * bonus
            self.best_streak = max(self.best_streak, self.streak)
        else:
            self.wrong, self.streak = self.wrong + 1, 0
        if self.wrong == 3:
            self.state = "user_lost"
        elif self.right + self.wrong == (100 if self.mode == "climb" else 15):
            self.state = "user_won"
        else:
            self.deal()

    def deal(self):
        is_right = self.draws_right()
        theme = self.theme(self.random.below(100))
        english = self.draw_prompt(theme)
        self.pair = (english, self.draw_right(english) if is_right else self.draw_wrong(english, theme))

    def draws_right(self):
        one_pair = len(self.deck.prompts) == 1 and len(self.deck.right[self.deck.prompts[0]]) == 1
        if not one_pair or self.pair is None:
            return self.random.below(4) == 0
        return not self.is_right and self.random.below(3) == 0

    def theme(self, number):
        step = self.step
        if number < step.false_friends:
            return "deceptive"
        return "hard" if number < step.false_friends + step.hard_words else "any"

    def draw_prompt(self, theme):
        previous = self.pair and self.pair[0]
        deceptive = [word for word in self.deck.prompts if self.deck.friends[word] and self.deck.in_reach(word, self.step)]
        chosen = [word for word in {"deceptive": deceptive, "hard": self.hard, "any": []}[theme] if word != previous]
        others = [word for word in self.deck.prompts if word != previous]
        chosen = chosen or [word for word in others if self.deck.in_reach(word, self.step)] or others or self.deck.prompts
        return self.random.choice(chosen)

    def draw_right(self, english):
        return self.random.choice([text for text in self.deck.right[english] if (english, text) != self.pair])

    def draw_wrong(self, english, theme):
        friends = self.deck.friends[english]
        if theme == "deceptive" and friends:
            return self.random.choice(friends)
        if self.random.below(100) < self.step.look_alikes:
            if alike := self.deck.look_alikes(english):
                return self.random.choice(alike)
        return self.draw_any_wrong(english)

    def draw_any_wrong(self, english):
        for _ in range(32 if len(self.deck.words) > 64 else 0):
            drawn = self.random.choice(self.deck.words)
            if self.deck.is_fair(english, drawn) and self.deck.in_reach(("shown", drawn), self.step):
                return drawn
        wrong = self.deck.wrong(english)
        wrong = [text for text in wrong if self.deck.in_reach(("shown", text), self.step)] or wrong
        return self.random.choice(wrong or [text for text in self.deck.borrowed if (english, text) != self.pair])

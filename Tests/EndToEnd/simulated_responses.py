"""Simulated learners of a placement test, as a CSV file for `nivel calibrate`."""
import collections
import math
import random

LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"]
#: The middles of the levels in logits.
MIDDLES = dict(zip(LEVELS, [-3.76, -2.23, -0.255, 1.76, 3.35, 4.5]))


class SimulatedResponses:
    """Learners with a device and an interface language, who know an item with the probability of the Rasch model. Otherwise they guess, or,
    in the share of the answers that `guessing` leaves, say “I don't know”.

    Some items differ: one plays far above its level, one is harder on phones, a wrong option of one attracts able learners, nobody is asked
    one, and few are asked another.
    """

    def __init__(self, blueprint, persons=1000, seed=1, guessing=1):
        self.items = blueprint["items"]
        choices = [item for item in self.items if item.get("options")]
        by_level = {level: [item["item_id"] for item in choices if item["level"] == level] for level in LEVELS}
        self.mislabelled = by_level["A2"][0]
        self.harder_on_phones = by_level["B1"][0]
        self.attracting = by_level["B2"][0]
        self.unasked = by_level["C2"][0]
        self.rare = by_level["C2"][1]
        self.attractive_option = next(
            option["id"] for item in choices if item["item_id"] == self.attracting for option in item["options"]
            if option["id"] != item["correct_option_id"]
        )
        self.chosen = {item["item_id"]: collections.Counter({o["id"]: 0 for o in item["options"]}) for item in choices}
        self._random = random.Random(seed)
        self._guessing = guessing
        columns = ["group:device", "group:interface_language"]
        columns += [item["item_id"] for item in self.items] + [f"option:{item['item_id']}" for item in choices]
        self.csv = "\n".join([",".join(columns), *(self._person(number, persons) for number in range(persons))]) + "\n"

    def _person(self, number, persons):
        device = "tablet" if number < 50 else "phone" if number % 5 < 2 else "desktop"
        ability = self._random.gauss(-0.5 if device == "phone" else 0, 2)
        scores, options = [], []
        for item in self.items:
            score, option = self._answer(item, ability, device, number)
            scores.append(score)
            if item.get("options"):
                options.append(option)
                if option:
                    self.chosen[item["item_id"]][option] += 1
        return ",".join([device, "es" if number % 3 == 0 else "en", *scores, *options])

    def _answer(self, item, ability, device, number):
        item_id = item["item_id"]
        if item_id == self.unasked or (item_id == self.rare and number >= 5):
            return "", ""
        difficulty = MIDDLES[item["level"]] + self._shift(item_id, device)
        knows = self._random.random() < 1 / (1 + math.exp(difficulty - ability))
        if not item.get("options"):
            guesses = item["production_spec"]["format"] == "minimal_pair" and self._random.random() < 0.5 * self._guessing
            return ("1" if knows or guesses else "0"), ""
        key, others = item["correct_option_id"], [o["id"] for o in item["options"] if o["id"] != item["correct_option_id"]]
        if item_id == self.attracting and knows and self._random.random() < 0.8:
            return "0", self.attractive_option
        if not knows and self._guessing < 1 and self._random.random() >= self._guessing:
            return "0", ""
        option = key if knows else self._random.choice([key, *others])
        return ("1" if option == key else "0"), option

    def _shift(self, item_id, device):
        if item_id == self.mislabelled:
            return 3
        return 2 if item_id == self.harder_on_phones and device == "phone" else 0

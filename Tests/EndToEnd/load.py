"""Busy learners of every kind at once, and the sum of their ledgers."""
import collections
import http.client
import random
import sqlite3
import threading

from busy_learners import KINDS, FullTest
from client import Server


class Load:
    def __init__(self, address, randomness, kinds=(*KINDS, FullTest)):
        self.learners = [kind(address, random.Random(randomness.random())) for kind in kinds]
        self.errors = []
        #: What ended the learners before their time.
        self.cut = []
        self.stopping = threading.Event()
        self.threads = []

    def start(self):
        self.stopping = threading.Event()
        self.threads = [threading.Thread(target=self.run, args=(learner, self.stopping)) for learner in self.learners]
        for thread in self.threads:
            thread.start()

    def run(self, learner, stopping):
        try:
            while not stopping.is_set():
                learner.step()
        except (OSError, http.client.HTTPException) as error:
            self.cut.append(error)  # The server was killed.
        except Exception as error:
            self.errors.append(error)

    def join(self):
        """Waits for the requests that are under way, and raises what went wrong in a thread."""
        self.stopping.set()
        for thread in self.threads:
            thread.join()
        for error in self.errors:
            raise error

    def check(self, address):
        for learner in self.learners:
            learner.check(address)

    def final(self, scored):
        """Compares finished tests with the ledger. `scored` computes the result of a full test again."""
        for learner in self.learners:
            learner.final(scored) if isinstance(learner, FullTest) else learner.final()

    @property
    def acknowledged(self):
        return sum(learner.acknowledged for learner in self.learners)

    @property
    def lost(self):
        return sum(len(learner.losses) for learner in self.learners)

    @property
    def losses(self):
        return [loss for learner in self.learners for loss in learner.losses]

    @property
    def refusals(self):
        return sum((learner.refusals for learner in self.learners), collections.Counter())


def integrity(folder):
    """What SQLite finds in the database of a data folder: `("ok",), []` if nothing is wrong, and for PostgreSQL."""
    if Server.postgresql:
        return ("ok",), []
    with sqlite3.connect(folder / "nivel.sqlite") as database:
        return database.execute("PRAGMA integrity_check").fetchone(), database.execute("PRAGMA foreign_key_check").fetchall()

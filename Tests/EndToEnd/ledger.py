"""A learner who changes data while a server is in trouble, and the ledger of the changes that the server acknowledged."""
import collections

from client import Student


class LedgerKeeper:
    """Makes one change after another, and knows what the server must have.

    `known` is what the server has acknowledged. `sent` is the state after a change that was sent and not answered: the server may
    have stored it completely or not at all.
    """

    def __init__(self, address, randomness):
        self.student = Student(address)
        self.randomness = randomness
        self.known = None
        self.sent = None
        self.acknowledged = 0
        self.refusals = collections.Counter()
        self.losses = []

    def step(self):
        """Makes one change. Raises OSError or HTTPException if the server dies meanwhile."""
        raise NotImplementedError

    def read(self):
        """The state that the server has; None if it has lost the whole object."""
        raise NotImplementedError

    def forget(self):
        """Begins anew with the next step, because there is nothing to change any more."""
        self.known = self.sent = None

    def change(self, after, method, path, body=b""):
        """Sends a change after which the state is `after`. Returns the reply; None if the server refused the change."""
        self.sent = after
        reply = self.student.request(method, path, body)
        if reply.status == 503 and reply.json["type"] == "/problems/storage-away":
            # NB: the server does not know whether its database has stored the change.
            raise ConnectionError("the server has lost its database")
        self.sent = None
        if reply.status >= 300:
            assert reply.headers["content-type"] == "application/problem+json", reply.body
            self.refusals[reply.status, reply.json["type"]] += 1
            return None
        self.known = after
        self.acknowledged += 1
        return reply

    def check(self, address):
        """Compares the state of the server with the ledger, and writes each difference into `losses`."""
        self.student.host = address.split("//")[1]
        if self.known is None:
            return
        now = self.read()
        if now != self.known and (self.sent is None or now != self.sent):
            self.losses.append((type(self).__name__, self.known, self.sent, now))
        self.known, self.sent = now, None
        if now is None:
            self.forget()

    def final(self):
        """Compares what the learner has finished with the ledger, and with a result that is computed again."""

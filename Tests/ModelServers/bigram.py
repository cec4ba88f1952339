"""A language model that says what it was told to say: a table of which token follows which.

A llama of one layer whose attention and feed-forward weights are all zero passes every token on unchanged. With one dimension a
token, its last matrix is then exactly a table of what comes next, and every way of decoding, at any temperature, walks the same
chain. Each script is a chain of its own, so its pieces are tokens of their own; the chat template picks the script by what
the last message holds, and is the only part of the model that reads anything.
"""
import json
from dataclasses import dataclass

UNKNOWN, BEGIN, END = range(3)
CONTROLS = ["<unk>", "<s>", "</s>"]
PIECE = 10
HEAD, HIDDEN, CONTEXT, EPSILON = 64, 32, 32_768, 1e-5
# NB: the logit is this times the square root of the width (RMS normalisation of a single 1), so beyond any temperature.
STRENGTH = 8.0
# Where a grammar forbids what follows, the model ends what it can as soon as it can, and never jumps into a script: the tokens that it
# likes then, from the most liked on, then every other character, then white space.
LEANINGS = [["</s>"], ['"'], ["a"], ["}", "]"], [",", ":"], ["{", "["]]


@dataclass(frozen=True)
class Script:
    """What the model answers when the last message holds the cue. An endless script begins again instead of ending."""

    cue: str
    text: str
    endless: bool = False


class Bigram:
    """Tokens and their followers for some scripts. The first script whose cue stands in the message is played, else the first."""

    def __init__(self, scripts):
        self.scripts = scripts
        self.bytes = [f"<0x{byte:02X}>" for byte in range(256)]
        self.starts = [f"<go{number}>" for number in range(len(scripts))]
        self.special = CONTROLS + self.starts
        self.characters = sorted({chr(code) for code in range(32, 127)} | {"\n"} | set("".join(script.text for script in scripts)))
        self.tokens = self.special + self.bytes + self.characters
        self.followers = {}
        self.known = set(self.tokens)
        for number, script in enumerate(scripts):
            self._chain(len(CONTROLS) + number, script)
        if len(set(self.tokens)) < len(self.tokens):
            raise ValueError("two tokens are the same: make the scripts longer, or more different")

    def _chain(self, start, script):
        first = len(self.tokens)
        self.tokens += self._pieces(script.text)
        chain = [start, *range(first, len(self.tokens)), first if script.endless else END]
        self.followers.update(zip(chain, chain[1:]))

    def _pieces(self, text):
        """The text in parts of about ten characters, each a token that no other part of any script is."""
        pieces = []
        while text:
            length = next((n for n in range(PIECE, len(text)) if text[:n] not in self.known), len(text))
            piece, text = text[:length], text[length:]
            while piece in self.known and pieces:
                self.known.remove(pieces[-1])
                piece = pieces.pop() + piece
            pieces.append(piece)
            self.known.add(piece)
        return pieces

    @property
    def width(self):
        """One dimension a token, rounded up as the servers' kernels like it."""
        return -(-len(self.tokens) // 32) * 32

    @property
    def chat_template(self):
        """Jinja: nothing of the conversation gets through but the script that its last message asks for."""
        played = self.starts[0]
        for script, start in reversed(list(zip(self.scripts, self.starts))):
            played = f"{{%- if {json.dumps(script.cue)} in last -%}}{start}{{%- else -%}}{played}{{%- endif -%}}"
        return "{%- set last = messages[-1]['content'] or '' -%}" + played

    def weights(self, numpy):
        """The two matrices that matter: what a token is, and what follows it."""
        embedding = numpy.zeros((len(self.tokens), self.width), numpy.float16)
        embedding[range(len(self.tokens)), range(len(self.tokens))] = 1
        head = numpy.zeros_like(embedding)
        for place, liked in enumerate([[" ", "\n"], [text for text in self.characters if text not in " \n"], *reversed(LEANINGS)]):
            head[[self.tokens.index(text) for text in liked]] = 0.3 * (place + 1)
        for token, follower in self.followers.items():
            head[follower, token] = STRENGTH
        return embedding, head

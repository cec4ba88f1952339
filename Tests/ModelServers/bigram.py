"""A scripted language model: a table of token pairs, which gives the next token for each token.

A Llama model with one layer whose attention and feed-forward weights are all zero passes every token on unchanged. With one
dimension per token, its last matrix is exactly the table of next tokens. Every decoding method, at any temperature, follows the same
chain. Each script is a separate chain, so its pieces are separate tokens. The chat template selects the script by the text of
the last message. It is the only part of the model that reads the conversation.
"""
import json
from dataclasses import dataclass

UNKNOWN, BEGIN, END = range(3)
CONTROLS = ["<unk>", "<s>", "</s>"]
PIECE = 10
HEAD, HIDDEN, CONTEXT, EPSILON = 64, 32, 32_768, 1e-5
# NB: the logit is this times the square root of the width (RMS normalization of a single 1), so no temperature changes the choice.
STRENGTH = 8.0
# If a grammar forbids the next token, the model must end its reply as soon as possible, and never continue with a script. These are the
# tokens that it then prefers, the most preferred first. Every other character and white space follow.
LEANINGS = [["</s>"], ['"'], ["a"], ["}", "]"], [",", ":"], ["{", "["]]


@dataclass(frozen=True)
class Script:
    """The reply of the model if the last message contains the cue. An endless script starts again instead of ending."""

    cue: str
    text: str
    endless: bool = False


class Bigram:
    """The tokens of some scripts, and the next token of each. The first script whose cue is in the message is played, otherwise the first."""

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
        """Splits the text into parts of about ten characters. Each part is a token that occurs nowhere else in any script."""
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
        """One dimension per token, rounded up to a size that the servers' kernels support."""
        return -(-len(self.tokens) // 32) * 32

    @property
    def chat_template(self):
        """A Jinja template that passes on only the script that the last message selects."""
        played = self.starts[0]
        for script, start in reversed(list(zip(self.scripts, self.starts))):
            played = f"{{%- if {json.dumps(script.cue)} in last -%}}{start}{{%- else -%}}{played}{{%- endif -%}}"
        return "{%- set last = messages[-1]['content'] or '' -%}" + played

    def weights(self, numpy):
        """Returns the two matrices that are not zero: the embedding, and the next token of each token."""
        embedding = numpy.zeros((len(self.tokens), self.width), numpy.float16)
        embedding[range(len(self.tokens)), range(len(self.tokens))] = 1
        head = numpy.zeros_like(embedding)
        for place, liked in enumerate([[" ", "\n"], [text for text in self.characters if text not in " \n"], *reversed(LEANINGS)]):
            head[[self.tokens.index(text) for text in liked]] = 0.3 * (place + 1)
        for token, follower in self.followers.items():
            head[follower, token] = STRENGTH
        return embedding, head

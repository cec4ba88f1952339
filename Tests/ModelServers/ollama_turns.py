"""What a stand-in for Ollama is told to say: which models it has, and what comes of each request."""
import json
from dataclasses import dataclass, field, fields


@dataclass(frozen=True)
class Model:
    """A model that is there. One that keeps no format overlooks schemas without a word, as cloud models do and MLX's within Ollama."""

    name: str = "tiny:latest"
    capabilities: tuple = ("completion",)
    keeps_format: bool = True
    remote_host: str | None = None
    context: int = 4096


@dataclass
class Turn:
    """What comes of one request for a chat, if its last message holds the cue, and so many times. What no turn fits, the last answers."""

    text: str = ""
    cue: str = ""
    times: int | None = None
    thinking: str = ""
    # Answered instead of a reply, before its first byte.
    status: int = 200
    error: str | None = None
    # Seconds before the first byte, and before each part of a stream.
    delay: float = 0
    pause: float = 0
    # How it breaks off half-way: `error` (a line that says so), `quiet` (no line that says done), `cut` (the connection goes).
    breaks: str | None = None
    # Sent as the whole body, whatever was asked for.
    raw: str | None = None
    # The text comes so many times, and without regard to the limit of tokens.
    repeat: int = 1
    used: int = field(default=0, init=False)

    @classmethod
    def of(cls, document):
        """A turn from a control file."""
        known = {entry.name for entry in fields(cls) if entry.init}
        if unknown := sorted(set(document) - known):
            raise ValueError(f"a turn has no {', '.join(unknown)}: it has {', '.join(sorted(known))}")
        return cls(**document)


def choose(turns, said):
    """The first turn that fits what was said and is not used up."""
    open_turns = [turn for turn in turns if turn.times is None or turn.used < turn.times]
    turn = next((turn for turn in open_turns if turn.cue in said), turns[-1])
    turn.used += 1
    return turn


def kept(text, form):
    """A text under a format. What keeps it comes with its keys sorted, as Ollama's grammar writes them; else it is bent until it does."""
    try:
        document = json.loads(text)
    except ValueError:
        document = None
    if form == "json":
        return text if isinstance(document, dict) else json.dumps({"text": text[:40]})
    return json.dumps(document if fits(document, form) else bent(form), ensure_ascii=False, sort_keys=True)


def fits(document, schema):
    """Whether a document keeps the parts of JSON Schema that a grammar can keep."""
    kind = schema.get("type")
    if kind == "object":
        properties = schema.get("properties", {})
        if not isinstance(document, dict) or not set(schema.get("required", [])) <= set(document):
            return False
        return set(document) <= set(properties) and all(fits(document[key], properties[key]) for key in document)
    if kind == "array":
        if not isinstance(document, list) or not schema.get("minItems", 0) <= len(document) <= schema.get("maxItems", len(document)):
            return False
        return all(fits(item, schema.get("items", {})) for item in document)
    if kind == "string":
        return isinstance(document, str) and schema.get("minLength", 0) <= len(document) <= schema.get("maxLength", len(document))
    return True


def bent(schema):
    """Something that keeps a schema and says nothing."""
    kind = schema.get("type")
    if kind == "object":
        return {key: bent(part) for key, part in schema.get("properties", {}).items()}
    if kind == "array":
        return [bent(schema.get("items", {"type": "string"})) for _ in range(schema.get("minItems", 1))]
    return {"integer": 0, "number": 0, "boolean": False, "null": None}.get(kind, "x" * max(1, schema.get("minLength", 1)))

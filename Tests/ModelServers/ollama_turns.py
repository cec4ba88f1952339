"""The script of the Ollama stub: its models, and its reply to each request."""
import json
from dataclasses import dataclass, field, fields


@dataclass(frozen=True)
class Model:
    """An available model. If `keeps_format` is false, it silently ignores schemas, like cloud models and MLX models in Ollama."""

    name: str = "tiny:latest"
    capabilities: tuple = ("completion",)
    keeps_format: bool = True
    remote_host: str | None = None
    context: int = 4096


@dataclass
class Turn:
    """The reply to a chat request whose last message contains the cue, at most `times` times. The last turn answers all other requests."""

    text: str = ""
    cue: str = ""
    times: int | None = None
    thinking: str = ""
    # An error sent instead of a reply, before its first byte.
    status: int = 200
    error: str | None = None
    # Seconds before the first byte, and before each part of a stream.
    delay: float = 0
    pause: float = 0
    # How the reply ends half-way: `error` (with an error line), `quiet` (without a done line), `cut` (the connection closes).
    breaks: str | None = None
    # Sent as the whole body, whatever the request.
    raw: str | None = None
    # The text is repeated this many times, and the token limit is ignored.
    repeat: int = 1
    used: int = field(default=0, init=False)

    @classmethod
    def of(cls, document):
        """Reads a turn from a control file."""
        known = {entry.name for entry in fields(cls) if entry.init}
        if unknown := sorted(set(document) - known):
            raise ValueError(f"a turn has no {', '.join(unknown)}: it has {', '.join(sorted(known))}")
        return cls(**document)


def choose(turns, said):
    """Returns the first turn whose cue is in the message and that is not used up."""
    open_turns = [turn for turn in turns if turn.times is None or turn.used < turn.times]
    turn = next((turn for turn in open_turns if turn.cue in said), turns[-1])
    turn.used += 1
    return turn


def kept(text, form):
    """Forces a text into a format. A text that follows the format gets sorted keys, as Ollama's grammar writes them. Any other is replaced."""
    try:
        document = json.loads(text)
    except ValueError:
        document = None
    if form == "json":
        return text if isinstance(document, dict) else json.dumps({"text": text[:40]})
    return json.dumps(document if fits(document, form) else bent(form), ensure_ascii=False, sort_keys=True)


def fits(document, schema):
    """Returns whether a document follows the parts of a JSON Schema that a grammar can enforce."""
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
    """Returns a document that follows a schema and has no meaning."""
    kind = schema.get("type")
    if kind == "object":
        return {key: bent(part) for key, part in schema.get("properties", {}).items()}
    if kind == "array":
        return [bent(schema.get("items", {"type": "string"})) for _ in range(schema.get("minItems", 1))]
    return {"integer": 0, "number": 0, "boolean": False, "null": None}.get(kind, "x" * max(1, schema.get("minLength", 1)))

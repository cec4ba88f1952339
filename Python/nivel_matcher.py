"""Nivel's answer matcher in Python: the WebAssembly module, run by the `wasmtime` package.

    from nivel_matcher import Matcher
    matcher = Matcher.load("Web/matcher/nivel-matcher.wasm")
    matcher.match("İZMİR", ["izmir"], language="tr")["correct"]   # True
"""
from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import wasmtime

MESSAGE_VERSION = 1


class MatcherError(Exception):
    """The matcher refused a request, or its module has another message version."""


class Matcher:
    """One instance of the module. Do not use it from two threads at once."""

    def __init__(self, module: bytes) -> None:
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, wasmtime.Module(engine, module), []).exports(self._store)
        version = self._exports["nivel_message_version"](self._store)
        if version != MESSAGE_VERSION:
            raise MatcherError(f"the module uses version {version} of the messages, but this file needs version {MESSAGE_VERSION}")

    @classmethod
    def load(cls, path: str | Path) -> Matcher:
        return cls(Path(path).read_bytes())

    def normalize(self, text: str, *, language: str, **settings: Any) -> str:
        """Returns the normalized form of a text, which the matcher compares."""
        return self._call("nivel_normalize", [*_head(language, **settings), text])[0]

    def match(self, answer: str, accept: Sequence[str], *, language: str, **settings: Any) -> dict[str, Any]:
        """Returns the verdict on an answer, with the fields that `nivel match --trace` prints."""
        near = list((settings.get("matching") or {}).get("near_misses", []))
        fields = [*_head(language, **settings), str(len(near)), *near, answer, *accept]
        return _verdict(self._call("nivel_match", fields))

    def _call(self, name: str, fields: Sequence[str]) -> list[str]:
        request = b"".join(struct.pack("<I", len(field)) + field for field in (text.encode() for text in fields))
        memory = self._exports["memory"]
        at = self._exports["nivel_allocate"](self._store, len(request))
        if not at:
            raise MatcherError("the module has no memory for a request of this length")
        memory.write(self._store, request, at)
        reply = self._exports[name](self._store, at, len(request))
        (length,) = struct.unpack("<I", memory.read(self._store, reply, reply + 4))
        data = bytes(memory.read(self._store, reply + 4, reply + 4 + length))
        self._exports["nivel_release"](self._store, at)
        self._exports["nivel_release"](self._store, reply)
        status, *rest = _fields(data)
        if status != "ok":
            raise MatcherError(rest[0])
        return rest


def _head(language: str, format: str = "", profile: int | str = "", matching: Mapping[str, Any] | None = None) -> list[str]:
    rules = matching or {}
    return [language, format, str(profile), rules.get("case", ""), rules.get("marks", ""), rules.get("spaces", "")]


def _fields(data: bytes) -> Iterator[str]:
    at = 0
    while at < len(data):
        (length,) = struct.unpack_from("<I", data, at)
        yield data[at + 4 : at + 4 + length].decode()
        at += 4 + length


def _verdict(fields: list[str]) -> dict[str, Any]:
    outcome, tier, entry, profile, normalized, remark, note, known, near_entry, kind, count, *rest = fields
    pieces, steps = rest[: 2 * int(count)], rest[2 * int(count) :]
    difference = [{pieces[i]: pieces[i + 1]} for i in range(0, len(pieces), 2)]
    correct = outcome != "wrong"
    return {
        "correct": correct,
        "tier": int(tier) if tier else None,
        "entry": entry if correct else None,
        "profile": int(profile),
        "normalized": normalized,
        "remark": remark or None,
        "note": note or None,
        "known_language": known == "1",
        "nearest": {"entry": near_entry, "kind": kind or None, "difference": difference} if near_entry else None,
        "trace": [{"step": steps[i], "before": steps[i + 1], "after": steps[i + 2]} for i in range(0, len(steps), 3)],
    }

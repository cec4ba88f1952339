"""The reasons of refused drafts: every code has a text in every interface language."""
import json
import re

import pytest
from conftest import ROOT

WORDS = {file.stem: json.loads(file.read_text("utf-8"))["words"] for file in sorted((ROOT / "Content/interface").glob("*.json"))}
KEY = "practice.reject."


def rules():
    """The codes in the headings of the recorded page, such as "## clang (soft, 2 points)"."""
    return re.findall(r"^## (\w+) \((?:hard|soft)\b", (ROOT / "Docs/item-writing.md").read_text("utf-8"), re.MULTILINE)


def codes_of_drafting():
    """The codes in the first column of the table on the page about models."""
    page = (ROOT / "Docs/practice-models.md").read_text("utf-8")
    table = re.search(r"^\| code \|.*\n\|[-|]+\n((?:\|.*\n)+)", page, re.MULTILINE)[1]
    return [code for row in table.splitlines() for code in re.findall(r"`(\w+)`", row.split("|")[1])]


CODES = [*rules(), *codes_of_drafting()]


def test_the_pages_list_every_code_of_the_sources():
    """A code that is on neither page would have no text, and no other test would find this."""
    sources = ROOT / "Sources"
    written = {
        name
        for file in (sources / "ItemWriting/Rules").rglob("*.swift")
        for name in re.findall(r'ItemWritingRule\(\s*"(\w+)"', file.read_text("utf-8"))
    }
    reader = set(re.findall(r'case \.[^:\n]+: "([a-z_]+)"$', (sources / "QuestionWriting/Drafting/DraftReaderError.swift").read_text("utf-8"), re.MULTILINE))
    assert len(written) > 30 and len(reader) > 5
    assert written == set(rules())
    assert reader <= set(codes_of_drafting())
    assert len(CODES) == len(set(CODES))


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_text(code, language):
    words = WORDS[language].get(KEY + code, "")
    # They have no final full stop, because they are parts of a list within a sentence.
    assert words.strip() and len(words) <= 80 and "_" not in words and not words.endswith((".", "…"))


@pytest.mark.parametrize("language", WORDS)
def test_there_is_no_text_for_a_removed_code(language):
    assert {key.removeprefix(KEY) for key in WORDS[language] if key.startswith(KEY)} == {*CODES, "other"}


@pytest.mark.parametrize("language", WORDS)
def test_different_codes_have_different_texts(language):
    texts = [WORDS[language][KEY + code] for code in CODES]
    assert len(texts) == len(set(texts))

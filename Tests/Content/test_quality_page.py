"""The page about the quality of the content is up to date."""
import json
import os

import pytest
import quality_page
from test_content import CONTENT, FORMS

PAGE = CONTENT.parent / "Docs/content-quality.md"


@pytest.mark.recorded
def test_the_page_matches_the_content():
    qualities = {language: json.loads((CONTENT / f"quality/{language}.json").read_text("utf-8")) for language in FORMS}
    names = json.loads((CONTENT / "languages.json").read_text("utf-8"))
    page = quality_page.page(FORMS, qualities, names)
    if os.environ.get("NIVEL_RECORD"):
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page, "the content has changed: run make record to regenerate the page"


def test_the_english_recordings_that_were_heard_are_those_of_today():
    lines = [line.split("\t") for line in (CONTENT / "quality/heard.tsv").read_text("utf-8").splitlines()]
    rendered = json.loads((CONTENT / "audio/rendered.json").read_text("utf-8"))
    assert {mark for _, mark, _, _ in lines} == {mark for file, mark in rendered.items() if file.startswith("en/")}

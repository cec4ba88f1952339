"""The page about the quality of the content says what is in the content now."""
import json
import os

import pytest
import quality_page
from test_content import CONTENT, FORMS

PAGE = CONTENT.parent / "Docs/content-quality.md"


@pytest.mark.recorded
def test_the_page_is_what_the_content_gives():
    qualities = {language: json.loads((CONTENT / f"quality/{language}.json").read_text("utf-8")) for language in FORMS}
    names = json.loads((CONTENT / "languages.json").read_text("utf-8"))
    page = quality_page.page(FORMS, qualities, names)
    if os.environ.get("NIVEL_RECORD"):
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page, "the content has changed: make record writes the page anew"

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

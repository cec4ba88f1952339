"""The web manifests of the interface languages are up to date."""
import json
import os
import sys

import pytest
from test_content import CONTENT

sys.path.insert(0, str(CONTENT.parent / "Scripts"))
from web_manifests import FOLDER, ORIGINAL, manifests  # noqa: E402


@pytest.mark.recorded
def test_every_interface_language_has_its_manifest():
    expected = manifests()
    if os.environ.get("NIVEL_RECORD"):
        for path, content in expected.items():
            path.write_text(content, "utf-8")
    found = {path: path.read_text("utf-8") for path in FOLDER.glob("*.webmanifest")}
    assert found == expected, "the words of the interface have changed: run make record to regenerate the manifests"


def test_every_manifest_names_the_icons_of_the_english_one():
    files = [[(path.parent / icon["src"]).resolve() for icon in json.loads(path.read_text("utf-8"))["icons"]] for path in [ORIGINAL, *manifests()]]
    assert all(icons == files[0] for icons in files) and all(icon.is_file() for icon in files[0])

#!/usr/bin/env python3
"""Draws the icons of the installed app, `Web/icons`, from `Web/icon.svg` with Chromium.

Usage: .venv/bin/python Scripts/render_icons.py [FOLDER]
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent.parent / "Web"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
GREEN = "#0b4f47"

# Name, size in pixels, size of the drawing in percent, and background. A system cuts a maskable icon to its own shape and keeps at least
# the inner 80 percent, and iOS paints transparent corners black.
ICONS = [
    ("icon-192", 192, 100, "transparent"),
    ("icon-512", 512, 100, "transparent"),
    ("maskable-512", 512, 78, GREEN),
    ("touch", 180, 100, GREEN),
]


def page_of(drawing, percent, background):
    return (
        f"<style>html {{ background: {background} }} body {{ margin: 0; height: 100vh; display: grid; place-items: center }}"
        f"svg {{ width: {percent}vw; height: {percent}vw }}</style>{drawing}"
    )


def render(browser, folder):
    """Draws all icons into a folder."""
    drawing = (WEB / "icon.svg").read_text("utf-8")
    folder.mkdir(exist_ok=True)
    for name, size, percent, background in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(page_of(drawing, percent, background))
        page.screenshot(path=folder / f"{name}.png", omit_background=background == "transparent")
        page.close()


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "icons"
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, BROWSERS)))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        render(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()

"""The icons of the installed app agree with their drawing."""
import base64
import importlib.util

import pytest
from conftest import ROOT

SPEC = importlib.util.spec_from_file_location("render_icons", ROOT / "Scripts/render_icons.py")
render_icons = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(render_icons)

#: The mean difference of two pictures, from 0 to 255 for each channel. Versions of the browser smooth edges differently.
DIFFERENCE = """async (files) => {
  const pixels = await Promise.all(files.map(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data;
  }));
  if (pixels[0].length !== pixels[1].length) return Infinity;
  return pixels[0].reduce((sum, value, index) => sum + Math.abs(value - pixels[1][index]), 0) / pixels[0].length;
}"""


@pytest.fixture(scope="module")
def drawn(chromium, tmp_path_factory):
    folder = tmp_path_factory.mktemp("icons")
    render_icons.render(chromium, folder)
    return folder


@pytest.mark.parametrize("name", [icon[0] for icon in render_icons.ICONS])
def test_an_icon_agrees_with_the_drawing(chromium, drawn, name):
    page = chromium.new_page()
    files = [base64.b64encode((folder / f"{name}.png").read_bytes()).decode() for folder in (drawn, ROOT / "Web/icons")]
    assert page.evaluate(DIFFERENCE, files) < 1, "Scripts/render_icons.py draws the icons again"
    page.close()

"""A person records a listening item in Firefox, whose microphone hears a tone."""
import array
import base64
import json

import pytest
from firefox import firefox
from recording_browser import DECODE, RATE, loudness

LANGUAGE = "de"
#: Keeps what the page makes files of, so that a test hears the recording.
WATCHED = """
  window.made = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    window.made.push(blob);
    return make.call(URL, blob);
  };
"""
DROP = """
  const transfer = new DataTransfer();
  transfer.items.add(new File([arguments[0]], "blueprint.json", { type: "application/json" }));
  for (const name of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true }));
"""
#: The recording as text in base64; null as long as there is none.
RECORDING = """
  const blob = window.made.findLast((one) => one.type.startsWith("audio/ogg"));
  if (!blob) return null;
  return blob.arrayBuffer().then((buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("")));
"""


@pytest.fixture
def page(server, tmp_path):
    with firefox(tmp_path, server.address) as page:
        page.open("/authors")
        page.wait_for("blueprint-file")
        page.run(WATCHED)
        yield page


def test_a_recording_made_in_firefox_is_kept_at_the_loudness_of_all_recordings_and_plays(page, blueprints):
    page.run(DROP, json.dumps(blueprints[LANGUAGE]))
    page.wait_for("audit-outcome")
    page.press("record")
    page.press("start-recording")
    page.wait("return parseInt(document.querySelector('[data-testid=recorder-clock]')?.textContent) >= 3")
    page.press("stop-recording")
    page.press("keep")
    page.wait_for("recording")
    assert page.text("recorded-count") == "1 of 6 recorded"
    opus = page.wait(RECORDING)
    assert base64.b64decode(opus).startswith(b"OggS")
    samples = array.array("f", base64.b64decode(page.run(f"return ({DECODE})(arguments[0])", opus)))
    assert 1 <= len(samples) / RATE <= 6
    assert loudness(samples) == pytest.approx(-19, abs=1)

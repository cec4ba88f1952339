"""A speaker in a real browser whose microphone hears a file, and an ear for what the page made of it."""
import array
import base64
import json
import math
import struct
import wave

from authors_browser import Author
from browser import ByKeys

RATE = 48_000
#: Options of Chromium.
FAKE_MICROPHONE = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
#: Keeps the streams of the microphone, so that a test sees whether they still run.
WATCHED = """
    window.streams = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
        window.wanted = wanted;
        const stream = await ask(wanted);
        window.streams.push(stream);
        return stream;
    };
"""
#: A microphone that hears nothing.
SILENT = """
    navigator.mediaDevices.getUserMedia = async () => {
        const context = window.context = new AudioContext();
        const [nothing, end] = [new ConstantSourceNode(context, { offset: 0 }), context.createMediaStreamDestination()];
        nothing.connect(end);
        nothing.start();
        return end.stream;
    };
"""
DECODE = """async (file) => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const sound = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes.buffer);
    const samples = new Uint8Array(sound.getChannelData(0).buffer);
    let text = "";
    for (let at = 0; at < samples.length; at += 32768) text += String.fromCharCode(...samples.subarray(at, at + 32768));
    return btoa(text);
}"""


def failing(name):
    """A microphone that cannot be used, by the name of the exception."""
    return f"navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '{name}'));"


def write_voice(path):
    """One second of a soft room and two of a voice, which the microphone hears again and again."""
    def sample(index):
        time = index / RATE
        voice = 0.15 * math.sin(2 * math.pi * 220 * time) * (0.6 + 0.4 * math.sin(2 * math.pi * 4 * time))
        return voice if time >= 1 else 0.0003 * math.sin(index * index)

    samples = [round(32767 * sample(index)) for index in range(3 * RATE)]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def loudness(samples):
    """The loudness after ITU-R BS.1770-5 without its relative gate. The voice of these tests has no soft parts."""
    for b, a in (
        ((1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585)),
        ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621)),
    ):
        x1 = x2 = y1 = y2 = 0.0
        weighted = []
        for x in samples:
            y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
            x2, x1, y2, y1 = x1, x, y1, y
            weighted.append(y)
        samples = weighted
    blocks = [samples[at:at + RATE * 2 // 5] for at in range(0, len(samples) - RATE * 2 // 5 + 1, RATE // 10)]
    levels = [-0.691 + 10 * math.log10(sum(x * x for x in block) / len(block)) for block in blocks]
    loud = [level for level in levels if level > max(levels) - 10]
    return 10 * math.log10(sum(10 ** (level / 10) for level in loud) / len(loud))


class Speaker(Author):
    """An author who speaks the listening items of a blueprint."""

    @property
    def listening(self):
        return [item for item in self.blueprint["items"] if item["type"] == "LISTENING"]

    def part(self, item, name):
        return self.card(item).get_by_test_id(name)

    def open_recorder(self, item):
        self.part(item, "record").click()
        self.part(item, "start-recording").wait_for()

    def take(self, item, seconds=3):
        """Starts and stops a recording in the open recorder. The voice speaks for two of three seconds."""
        self.part(item, "start-recording").click()
        self.wait_for_clock(seconds)
        self.part(item, "stop-recording").click()
        self.part(item, "keep").wait_for()

    def wait_for_clock(self, seconds):
        self.page.wait_for_function("(least) => parseInt(document.querySelector('[data-testid=recorder-clock]')?.textContent) >= least", arg=seconds)

    def record(self, item):
        self.open_recorder(item)
        self.take(item)
        self.part(item, "keep").click()
        self.part(item, "recording").wait_for()

    def count(self):
        return self.element("recorded-count").inner_text()

    def seconds(self, locator):
        """The number in a text such as "Length: 3.25 sec"."""
        return float("".join(c for c in locator.inner_text() if c in "0123456789."))

    def download(self):
        """The downloaded file, with its name."""
        with self.page.expect_download() as download:
            self.element("download-recordings").click()
        return download.value.suggested_filename, json.loads(download.value.path().read_text("utf-8"))

    def heard(self, opus):
        """The samples of an Ogg Opus file, as the browser decodes it."""
        return array.array("f", base64.b64decode(self.page.evaluate(DECODE, opus)))

    def trouble(self):
        line = self.page.locator("[data-testid=recorder-trouble]:not(:empty)")
        line.wait_for()
        return line.inner_text()

    def running(self):
        """Whether any track of the microphone still runs."""
        return self.page.evaluate("window.streams.some((stream) => stream.getTracks().some((track) => track.readyState === 'live'))")

    def asked(self):
        """Whether the page asks before recordings are lost."""
        self.page.wait_for_selector("[data-testid=confirm-dialog]")
        return "lost" in self.element("confirm-dialog").inner_text()

    def focused(self):
        return self.page.evaluate("document.activeElement.dataset.testid")


class SpeakerByKeys(Speaker, ByKeys):
    """Uses the keyboard only."""

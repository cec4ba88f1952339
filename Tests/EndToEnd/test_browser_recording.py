"""The authors' page: a person speaks the listening items, and everything that can go wrong with a microphone."""
import base64
import datetime
import hashlib
import json
import re

import pytest
from authors_browser import DESKTOP
from browser import ByTouch
from conftest import STILL
from looks import LOOKS, check
from test_browser_narrow import LONG, Narrow
from releases import Author, shipped
from static_host import StaticHost
from test_delivery_server import Syncing
from recording_browser import FAKE_MICROPHONE, RATE, SILENT, WATCHED, Speaker, SpeakerByKeys, failing, loudness, write_voice

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 320, "height": 640}}
ARABIC_NAME = "سارة"


@pytest.fixture(scope="session")
def microphone(browsers, tmp_path_factory):
    """A browser whose microphone hears a voice, and which asks nobody for it."""
    voice = tmp_path_factory.mktemp("voice") / "voice.wav"
    write_voice(voice)
    return browsers(*FAKE_MICROPHONE, f"--use-file-for-fake-audio-capture={voice}")


@pytest.fixture
def speaker_of(microphone, server, blueprints, complaints):
    """Opens the page with a blueprint. A script can give it another microphone."""
    contexts = []

    def open_page(script=WATCHED, language="de", kind=Speaker, blueprint=None, **options):
        context = microphone.new_context(**{**STILL, **DESKTOP, **options})
        context.set_default_timeout(30_000)
        context.add_init_script(script)
        contexts.append(context)
        speaker = kind(context, server.address, blueprint or blueprints[language], complaints)
        speaker.begin()
        speaker.give(speaker.blueprint, f"{language}.json")
        return speaker

    yield open_page
    for context in contexts:
        context.close()


def test_only_a_blueprint_with_listening_items_can_be_recorded(speaker_of, blueprints):
    speaker = speaker_of()
    assert speaker.count() == "0 of 6 recorded"
    assert speaker.element("record").count() == 6
    silent = speaker.copy
    silent["items"] = [item for item in silent["items"] if item["type"] != "LISTENING"]
    speaker.give(silent)
    assert speaker.element("recordings").count() == 0 and speaker.element("record").count() == 0


@pytest.mark.essential
def test_a_recording_is_made_trimmed_kept_tried_and_downloaded(speaker_of):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.open_recorder(second)
    assert speaker.part(second, "script").inner_text() == second["prompt"]["transcript"]
    assert speaker.page.evaluate("window.wanted.audio") == {
        "channelCount": 1, "echoCancellation": False, "noiseSuppression": False, "autoGainControl": False}
    speaker.page.wait_for_selector("[data-level=good]")
    speaker.take(second, seconds=4)
    assert not speaker.running(), "the microphone is off as soon as the take has ended"
    start, end = (speaker.part(second, f"trim-{name}-time") for name in ("start", "end"))
    before = speaker.seconds(end)
    speaker.part(second, "trim-end").focus()
    for _ in range(4):
        speaker.page.keyboard.press("ArrowLeft")
    assert speaker.seconds(end) == pytest.approx(before - 0.2, abs=0.011)
    assert speaker.part(second, "trim-end").get_attribute("aria-valuetext") == end.inner_text()
    chosen = speaker.seconds(end) - speaker.seconds(start)
    speaker.part(second, "play-take").click()
    speaker.part(second, "play-take").filter(has_text="Stop").wait_for()
    speaker.part(second, "play-take").filter(has_text="Play").wait_for()
    speaker.part(second, "keep").click()
    speaker.part(second, "recording").wait_for()
    assert speaker.count() == "1 of 6 recorded"
    assert speaker.seconds(speaker.part(second, "recording-length")) == pytest.approx(chosen, abs=0.011)

    speaker.try_item(second)
    trial = speaker.part(second, "trial")
    assert trial.get_by_test_id("transcript").count() == 0 and trial.get_by_test_id("cant-listen").count() == 0
    trial.get_by_test_id("play").click()
    speaker.page.wait_for_function("() => document.querySelector('.trial audio').currentTime > 0.2")
    trial.get_by_test_id("close-trial").click()

    speaker.record(first)
    speaker.element("speaker").fill(f"  {ARABIC_NAME} ")
    speaker.element("licence").select_option("CC-BY-4.0")
    name, file = speaker.download()
    assert name == "de-recordings.json"
    assert {key: file[key] for key in file if key != "recordings"} == {
        "format": "nivel-recordings", "version": 1, "language_id": "de", "speaker": ARABIC_NAME, "licence": "CC-BY-4.0"}
    assert [one["item_id"] for one in file["recordings"]] == [first["item_id"], second["item_id"]]
    for item, one in zip((first, second), file["recordings"], strict=True):
        assert set(one) == {"item_id", "spoken_sha256", "recorded_at", "seconds", "opus"}
        assert one["spoken_sha256"] == hashlib.sha256(item["prompt"]["transcript"].encode()).hexdigest()
        age = datetime.datetime.now(datetime.UTC) - datetime.datetime.strptime(one["recorded_at"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=datetime.UTC)
        assert datetime.timedelta(0) <= age < datetime.timedelta(minutes=5)
        samples = speaker.heard(one["opus"])
        # NB: browsers differ in whether they count the samples that a player skips.
        assert len(samples) / RATE == pytest.approx(one["seconds"], abs=0.02)
        assert loudness(samples) == pytest.approx(-19, abs=0.7)
    assert file["recordings"][1]["seconds"] == pytest.approx(chosen, abs=0.011)
    assert "nivel recordings add de-recordings.json --content Content" in speaker.element("downloaded").inner_text()


def test_a_recording_can_be_replaced_and_removed(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.record(item)
    kept = speaker.part(item, "recording").locator("audio").get_attribute("src")
    speaker.part(item, "record-again").click()
    speaker.part(item, "start-recording").wait_for()
    speaker.part(item, "cancel-recording").click()
    assert speaker.part(item, "recording").locator("audio").get_attribute("src") == kept
    assert not speaker.running()
    speaker.part(item, "record-again").click()
    speaker.take(item)
    speaker.part(item, "retake").click()
    speaker.take(item)
    speaker.part(item, "keep").click()
    speaker.part(item, "recording").wait_for()
    assert speaker.part(item, "recording").locator("audio").get_attribute("src") != kept
    speaker.part(item, "remove-recording").click()
    assert speaker.count() == "0 of 6 recorded" and speaker.focused() == "record"


def test_what_is_missing_for_the_download_is_said_in_place(speaker_of):
    speaker = speaker_of()
    speaker.element("download-recordings").click()
    assert speaker.element("recordings-trouble").inner_text() == "Nothing is recorded yet."
    speaker.record(speaker.listening[0])
    assert speaker.element("recordings-trouble").inner_text() == ""
    speaker.element("speaker").fill("   ")
    speaker.element("download-recordings").click()
    assert speaker.element("recordings-trouble").inner_text() == "Enter the name of the speaker first."
    assert speaker.focused() == "speaker" and speaker.element("speaker").get_attribute("aria-invalid") == "true"
    speaker.element("speaker").fill("x" * 300)
    _, file = speaker.download()
    assert file["speaker"] == "x" * 200


def test_the_next_item_is_opened_from_the_summary_even_if_it_is_hidden(speaker_of, complaints):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.element("only-findings").check()
    speaker.element("view-changes").check()
    speaker.element("record-next").click()
    speaker.part(first, "start-recording").wait_for()
    assert speaker.card(first).is_visible() and not speaker.element("only-findings").is_checked()
    speaker.take(first)
    speaker.part(first, "keep").click()
    speaker.page.wait_for_function("() => document.activeElement.dataset.testid === 'onward'")
    speaker.element("onward").click()
    speaker.part(second, "start-recording").wait_for()
    assert speaker.element("onward").count() == 0
    unpublished(complaints)


def test_a_second_recorder_does_not_cost_the_take_of_the_first(speaker_of):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.open_recorder(first)
    speaker.open_recorder(second)
    assert speaker.element("recorder").count() == 1
    speaker.take(second)
    speaker.part(first, "record").click()
    assert speaker.trouble() == "Keep or cancel this recording first."
    assert speaker.part(second, "keep").is_visible() and speaker.focused() == "recorder"


def unpublished(complaints):
    """The browser itself reports that nothing is published, which the tab with the changes asks for."""
    complaints[:] = [text for text in complaints if "404" not in text]


def test_the_filter_does_not_hide_a_recorder(speaker_of):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.open_recorder(first)
    speaker.element("only-findings").check()
    assert speaker.card(second).is_hidden()
    speaker.take(first)
    speaker.element("record-next").click()
    assert speaker.trouble() == "Keep or cancel this recording first."
    speaker.part(first, "cancel-recording").click()
    speaker.element("only-findings").uncheck()
    speaker.element("only-findings").check()
    assert speaker.card(first).is_hidden()


def test_leaving_the_items_turns_the_microphone_off(speaker_of, complaints):
    speaker = speaker_of()
    first = speaker.listening[0]
    speaker.open_recorder(first)
    speaker.element("view-changes").check()
    assert not speaker.running() and speaker.focused() == "view-changes"
    speaker.element("view-items").check()
    assert speaker.part(first, "record").is_visible()
    unpublished(complaints)


def test_a_take_that_was_left_is_found_again(speaker_of, complaints):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.record(first)
    speaker.open_recorder(second)
    speaker.part(second, "start-recording").click()
    speaker.wait_for_clock(3)
    speaker.element("view-changes").check()
    speaker.part(second, "keep").wait_for(state="attached")
    assert not speaker.running() and speaker.part(second, "keep").is_hidden()
    speaker.element("record-next").click()
    assert speaker.trouble() == "Keep or cancel this recording first."
    assert speaker.part(second, "keep").is_visible() and speaker.focused() == "recorder"
    speaker.part(second, "retake").click()
    speaker.part(second, "start-recording").wait_for()
    speaker.element("view-changes").check()
    assert not speaker.running()
    speaker.element("view-items").check()
    speaker.part(second, "keep").click()
    speaker.part(second, "recording").wait_for()
    unpublished(complaints)


@pytest.mark.parametrize("name, words", [
    ("NotAllowedError", "does not let this page use the microphone"),
    ("NotFoundError", "No microphone was found"),
    ("NotReadableError", "is not responding"),
])
def test_a_microphone_that_cannot_be_used_is_explained_and_can_be_tried_again(speaker_of, name, words):
    speaker = speaker_of(f"window.real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices); {failing(name)}")
    item = speaker.listening[0]
    speaker.part(item, "record").click()
    assert words in speaker.trouble()
    speaker.page.wait_for_function("() => document.activeElement.dataset.testid === 'retake'")
    speaker.page.evaluate("void (navigator.mediaDevices.getUserMedia = window.real)")
    speaker.part(item, "retake").click()
    speaker.take(item)


@pytest.mark.parametrize("broken", ["window.AudioContext = class { constructor() { throw", "AudioContext.prototype.createMediaStreamSource = () => { { throw"])
def test_a_microphone_that_the_page_cannot_listen_to_is_turned_off(speaker_of, broken):
    speaker = speaker_of(f"{WATCHED} {broken} new DOMException('', 'NotSupportedError') }} }};")
    speaker.part(speaker.listening[0], "record").click()
    assert "is not responding" in speaker.trouble()
    assert not speaker.running()


@pytest.mark.parametrize("broken", ["window.MediaRecorder = class { constructor() { throw", "MediaRecorder.prototype.start = () => { { throw"])
def test_a_take_that_cannot_be_started_turns_the_microphone_off(speaker_of, broken):
    speaker = speaker_of(f"{WATCHED} {broken} new DOMException('', 'NotSupportedError') }} }};")
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.part(item, "start-recording").click()
    assert "could not be prepared" in speaker.trouble()
    assert not speaker.running()
    assert speaker.part(item, "retake").is_visible()


def test_a_browser_that_refuses_the_microphone_is_explained(learner_in):
    """This browser grants nothing by itself."""
    speaker = learner_in(Speaker, "de", **DESKTOP)
    speaker.begin()
    speaker.give(speaker.blueprint)
    speaker.part(speaker.listening[0], "record").click()
    assert re.search("microphone", speaker.trouble())
    speaker.part(speaker.listening[0], "cancel-recording").click()
    assert speaker.part(speaker.listening[0], "record").is_visible()


@pytest.mark.parametrize("missing", ["delete window.AudioEncoder", "delete window.MediaRecorder", "delete Navigator.prototype.mediaDevices"])
def test_a_browser_that_cannot_record_is_told_so(speaker_of, missing):
    speaker = speaker_of(missing)
    speaker.part(speaker.listening[0], "record").click()
    assert "cannot record here" in speaker.trouble()


def test_a_take_without_a_voice_cannot_be_kept(speaker_of):
    speaker = speaker_of(SILENT)
    item = speaker.listening[0]
    speaker.open_recorder(item)
    assert speaker.element("level-word").inner_text() == "Say something"
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(1)
    speaker.part(item, "stop-recording").click()
    assert "Nothing was heard" in speaker.trouble()
    assert speaker.part(item, "retake").is_visible() and speaker.part(item, "keep").count() == 0


def test_a_take_is_not_lost_until_there_is_another_one(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.take(item)
    speaker.part(item, "trim-end").fill("0")
    keep, length = speaker.part(item, "keep"), speaker.part(item, "kept-length")

    def cancel():
        speaker.part(item, "cancel-recording").click()
        keep.wait_for()
        assert speaker.seconds(length) == 0.5 and not speaker.running()

    speaker.part(item, "retake").click()
    speaker.part(item, "start-recording").wait_for()
    cancel()
    speaker.part(item, "retake").click()
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(1)
    cancel()
    speaker.page.evaluate(f"window.real = navigator.mediaDevices.getUserMedia; {failing('NotFoundError')} void 0")
    speaker.part(item, "retake").click()
    assert "No microphone was found" in speaker.trouble()
    assert speaker.seconds(length) == 0.5 and speaker.element("start-recording").count() == 0
    speaker.page.evaluate("void (navigator.mediaDevices.getUserMedia = window.real)")
    speaker.part(item, "retake").click()
    speaker.take(item)
    assert speaker.seconds(length) > 1 and speaker.element("recorder-trouble").inner_text() == ""
    speaker.part(item, "cancel-recording").click()
    assert speaker.part(item, "record").is_visible()


def test_a_microphone_that_is_allowed_after_a_cancel_is_turned_off(speaker_of):
    speaker = speaker_of(f"""{WATCHED}
        const given = navigator.mediaDevices.getUserMedia;
        navigator.mediaDevices.getUserMedia = async (wanted) => {{
            const stream = await given(wanted);
            if (window.isHeld) await new Promise((resolve) => window.release = resolve);
            return stream;
        }};
    """)
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.take(item)
    speaker.page.evaluate("window.isHeld = true")
    speaker.part(item, "retake").click()
    speaker.page.wait_for_function("() => window.release")
    speaker.part(item, "cancel-recording").click()
    speaker.part(item, "keep").wait_for()
    speaker.page.evaluate("window.release()")
    speaker.page.wait_for_function("() => window.streams.every((stream) => stream.getTracks().every((track) => track.readyState === 'ended'))")
    assert speaker.part(item, "keep").is_visible()


ENDLESS = "BaseAudioContext.prototype.decodeAudioData = () => new Promise((resolve) => window.release = resolve);"


def test_a_take_that_takes_too_long_to_prepare_can_be_cancelled(speaker_of):
    speaker = speaker_of(WATCHED + ENDLESS)
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(1)
    speaker.part(item, "stop-recording").click()
    speaker.page.wait_for_function("() => window.release")
    assert "being prepared" in speaker.element("recorder-status").inner_text()
    speaker.part(item, "cancel-recording").click()
    speaker.part(item, "record").wait_for()
    speaker.page.evaluate("window.release(new AudioBuffer({ length: 48000, sampleRate: 48000 }))")
    speaker.open_recorder(item)
    assert speaker.element("recorder").count() == 1


def test_a_recording_that_takes_too_long_to_prepare_goes_back_to_its_take(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.take(item)
    speaker.page.evaluate("""() => {
        const flush = AudioEncoder.prototype.flush;
        AudioEncoder.prototype.flush = function () {
            return new Promise((resolve) => window.release = () => resolve(flush.call(this)));
        };
        const revoke = URL.revokeObjectURL;
        URL.revokeObjectURL = (url) => revoke.call(URL, window.revoked = url);
    }""")
    speaker.part(item, "trim-start").fill("0.5")
    speaker.part(item, "keep").click()
    speaker.page.wait_for_function("() => window.release")
    speaker.part(item, "cancel-recording").click()
    speaker.part(item, "keep").wait_for()
    assert speaker.part(item, "trim-start").input_value() == "0.5"
    speaker.page.evaluate("window.release()")
    speaker.page.wait_for_function("() => window.revoked")
    assert speaker.count() == "0 of 6 recorded" and speaker.part(item, "keep").is_visible()


@pytest.mark.parametrize("broken, stays", [
    ("Blob.prototype.arrayBuffer = () => Promise.reject(new TypeError('unforeseen'))", "retake"),
    ("URL.createObjectURL = () => { throw new TypeError('unforeseen') }", "keep"),
])
def test_an_unexpected_error_is_shown_and_reported(speaker_of, complaints, broken, stays):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.page.evaluate(f"() => {{ {broken} }}")
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(3)
    with speaker.page.expect_event("pageerror"):
        speaker.part(item, "stop-recording").click()
        if stays == "keep":
            speaker.part(item, "keep").click()
    assert "could not be prepared" in speaker.trouble()
    assert speaker.part(item, stays).is_visible()
    assert complaints == ["unforeseen"]
    complaints.clear()


def test_a_recording_stops_after_five_minutes(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.page.clock.install()
    speaker.open_recorder(item)
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(2)
    speaker.page.clock.fast_forward(300_000)
    speaker.part(item, "keep").wait_for()
    assert "5 minutes" in speaker.trouble()
    assert not speaker.running()


def test_a_microphone_that_goes_away_ends_the_take(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    gone = "window.streams.at(-1).getTracks()[0].dispatchEvent(new Event('ended'))"
    speaker.open_recorder(item)
    speaker.page.evaluate(gone)
    assert "No microphone was found" in speaker.trouble()
    speaker.part(item, "retake").click()
    speaker.part(item, "start-recording").click()
    speaker.wait_for_clock(3)
    speaker.page.evaluate(gone)
    speaker.part(item, "keep").wait_for()


def test_leaving_asks_until_the_recordings_are_downloaded(speaker_of):
    speaker = speaker_of()
    page = speaker.page
    speaker.record(speaker.listening[0])
    page.locator("header a[href='/']").first.click()
    assert speaker.asked()
    speaker.element("cancel").click()
    assert page.url.endswith("/authors") and speaker.count() == "1 of 6 recorded"
    speaker.choose_file("blueprint-file", speaker.blueprint, "another.json")
    assert speaker.asked()
    speaker.element("cancel").click()
    assert speaker.count() == "1 of 6 recorded"
    page.once("dialog", lambda dialog: dialog.dismiss())
    with page.expect_event("dialog") as asked:
        page.evaluate("void setTimeout(() => location.reload())")
    assert asked.value.type == "beforeunload"
    speaker.element("speaker").fill("Anna")
    speaker.download()
    speaker.give(speaker.blueprint, "another.json")
    assert speaker.count() == "0 of 6 recorded"
    page.locator("header a[href='/']").first.click()
    page.wait_for_selector("[data-testid=language-de]")


def test_a_file_is_not_the_downloaded_one_after_its_speaker_or_licence_changed(speaker_of):
    speaker = speaker_of()
    speaker.record(speaker.listening[0])
    speaker.element("speaker").fill("Anna")
    for field, change in (("speaker", lambda field: field.fill("Ben")), ("licence", lambda field: field.select_option("CC-BY-4.0"))):
        speaker.download()
        speaker.element("downloaded").locator("code").wait_for()
        change(speaker.element(field))
        assert speaker.element("downloaded").inner_text() == ""
        speaker.page.locator("header a[href='/']").first.click()
        assert speaker.asked()
        speaker.element("cancel").click()


def test_a_change_while_the_file_is_made_is_not_downloaded(speaker_of):
    speaker = speaker_of()
    page = speaker.page
    speaker.record(speaker.listening[0])
    speaker.element("speaker").fill("Anna")
    page.evaluate("""() => {
        const digest = crypto.subtle.digest.bind(crypto.subtle);
        crypto.subtle.digest = (...given) => new Promise((resolve) => window.release = () => resolve(digest(...given)));
    }""")
    with page.expect_download() as download:
        speaker.element("download-recordings").click()
        speaker.element("speaker").fill("Ben")
        page.evaluate("window.release()")
    assert json.loads(download.value.path().read_text("utf-8"))["speaker"] == "Anna"
    assert speaker.element("downloaded").inner_text() == ""
    page.locator("header a[href='/']").first.click()
    assert speaker.asked()


def test_back_asks_and_leaves_after_the_answer(speaker_of):
    speaker = speaker_of()
    page = speaker.page
    page.locator("header a[href='/']").first.click()
    page.wait_for_selector("[data-testid=language-de]")
    page.go_back()
    page.wait_for_selector("[data-testid=blueprint-file]")
    page.go_forward()
    page.wait_for_selector("[data-testid=language-de]")
    speaker.element("to-authors").click()
    page.wait_for_selector("[data-testid=blueprint-file]")
    speaker.give(speaker.blueprint, "de.json")
    speaker.open_recorder(speaker.listening[0])
    speaker.take(speaker.listening[0])
    page.go_back()
    assert speaker.asked(), "a take that is not kept yet would be lost, too"
    assert page.url.endswith("/authors")
    speaker.element("cancel").click()
    assert speaker.part(speaker.listening[0], "keep").is_visible()
    page.go_back()
    assert speaker.asked()
    speaker.element("confirm").click()
    page.wait_for_selector("[data-testid=language-de]")
    assert page.url == f"{speaker.address}/"


def test_leaving_turns_the_microphone_off(speaker_of):
    speaker = speaker_of()
    speaker.open_recorder(speaker.listening[0])
    assert speaker.running()
    speaker.page.locator("header a[href='/']").first.click()
    speaker.page.wait_for_selector("[data-testid=language-de]")
    assert not speaker.running()


def test_a_person_records_by_keys_only(speaker_of):
    speaker = speaker_of(kind=SpeakerByKeys)
    item = speaker.listening[0]
    page = speaker.page
    speaker.press("record-next")
    for name in ("start-recording", "stop-recording", "play-take"):
        page.wait_for_function("(name) => document.activeElement.dataset.testid === name", arg=name)
        if name == "stop-recording":
            assert speaker.element("recorder-status").inner_text() == "Recording…"
            speaker.wait_for_clock(3)
        if name != "play-take":
            page.keyboard.press("Enter")
    speaker.tab_to("trim-start")
    before = speaker.seconds(speaker.part(item, "trim-start-time"))
    page.keyboard.press("ArrowRight")
    assert speaker.seconds(speaker.part(item, "trim-start-time")) == pytest.approx(before + 0.05, abs=0.011)
    page.keyboard.press("Home")
    assert speaker.seconds(speaker.part(item, "trim-start-time")) == 0
    speaker.press("keep")
    page.wait_for_function("() => document.activeElement.dataset.testid === 'onward'")
    page.wait_for_selector("#live:has-text('1 of 6 recorded')")
    speaker.tab_to("record-again")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.dataset.testid === 'start-recording'")
    speaker.press("cancel-recording")
    assert speaker.focused() == "record-again"


def test_the_lines_of_a_dialogue_are_kept_and_two_persons_are_asked_for(speaker_of, blueprints):
    draft = {**blueprints["de"], "items": [dict(item) for item in blueprints["de"]["items"]]}
    item = next(item for item in draft["items"] if item["type"] == "LISTENING")
    text = "Anna: Kommst du mit?\nBen: Ja, gern."
    item["prompt"] = item["prompt"] | {"transcript": text, "speakers": [{"name": "Anna"}, {"name": "Ben"}]}
    speaker = speaker_of(blueprint=draft)
    speaker.open_recorder(item)
    script = speaker.part(item, "script")
    assert script.inner_text() == text
    assert (script.get_attribute("lang"), script.get_attribute("dir")) == ("de", "ltr")
    assert "in one take" in speaker.element("recorder").inner_text()


def test_another_interface_language_keeps_recordings_and_the_open_take(speaker_of):
    speaker = speaker_of()
    first, second = speaker.listening[:2]
    speaker.record(first)
    speaker.element("speaker").fill("Anna")
    speaker.open_recorder(second)
    speaker.take(second)
    end = speaker.seconds(speaker.part(second, "trim-end-time"))
    speaker.element("interface-picker").select_option("de")
    speaker.page.wait_for_selector("html[lang=de] [data-testid=keep]")
    assert float(speaker.part(second, "trim-end").input_value()) == pytest.approx(end, abs=0.011)
    assert speaker.part(first, "recording").is_visible() and speaker.element("speaker").input_value() == "Anna"
    speaker.part(second, "keep").click()
    speaker.part(second, "recording").wait_for()
    _, file = speaker.download()
    assert len(file["recordings"]) == 2


@pytest.mark.parametrize("look, language", zip(LOOKS, ("ar", "de", "th", "ar"), strict=True))
def test_every_stage_of_a_recording_is_accessible(speaker_of, blueprints, language, look):
    """Uses a page with two items, because axe checks it faster than the whole test."""
    items = [item for item in blueprints[language]["items"] if item["type"] == "LISTENING"][:2]
    speaker = speaker_of(language=language, blueprint=blueprints[language] | {"items": items}, **LOOKS[look])
    item = items[0]
    check(speaker, "the summary")
    speaker.open_recorder(item)
    check(speaker, "ready")
    speaker.part(item, "start-recording").click()
    speaker.page.wait_for_selector("[data-level=good]")
    check(speaker, "running")
    speaker.part(item, "stop-recording").click()
    speaker.part(item, "keep").wait_for()
    check(speaker, "review")
    speaker.part(item, "keep").click()
    speaker.part(item, "recording").wait_for()
    speaker.element("download-recordings").click()
    check(speaker, "kept, and no name")
    speaker.element("speaker").fill("Anna")
    speaker.download()
    check(speaker, "downloaded")
    speaker.page.evaluate(failing("NotAllowedError") + " void 0")
    speaker.part(items[1], "record").click()
    speaker.trouble()
    check(speaker, "refused")


def test_every_stage_fits_the_narrowest_phone_in_every_interface_language(speaker_of, blueprints):
    items = [item for item in blueprints["ta"]["items"] if item["type"] == "LISTENING"][:2]
    speaker = speaker_of(language="ta", blueprint=blueprints["ta"] | {"items": items}, **PHONE)
    item, narrow = items[0], Narrow(speaker)
    narrow.screen("the summary")
    speaker.open_recorder(item)
    narrow.screen("ready")
    speaker.part(item, "start-recording").click()
    speaker.page.wait_for_selector("[data-level=good]")
    narrow.screen("running")
    speaker.part(item, "stop-recording").click()
    speaker.part(item, "keep").wait_for()
    narrow.screen("review")
    speaker.part(item, "keep").click()
    speaker.part(item, "recording").wait_for()
    narrow.screen("kept")
    narrow.speak("en")
    speaker.element("speaker").fill(LONG)
    speaker.download()
    narrow.screen("downloaded")
    speaker.page.evaluate(failing("NotAllowedError") + " void 0")
    speaker.part(items[1], "record").click()
    speaker.trouble()
    narrow.screen("refused")
    assert narrow.findings == []


def test_the_sliders_follow_the_direction_of_the_interface(speaker_of):
    speaker = speaker_of(language="ar", locale="ar", **PHONE)
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.page.wait_for_selector("[data-level=good]")
    speaker.part(item, "start-recording").click()
    speaker.page.wait_for_function("() => /[3٣]/.test(document.querySelector('[data-testid=recorder-clock]').textContent)")
    speaker.part(item, "stop-recording").click()
    end = speaker.part(item, "trim-end")
    before = float(end.input_value())
    end.focus()
    speaker.page.keyboard.press("ArrowRight")
    assert float(end.input_value()) == pytest.approx(before - 0.05, abs=0.011)


def test_the_sliders_leave_the_shortcuts_of_the_browser_alone(speaker_of):
    speaker = speaker_of()
    item = speaker.listening[0]
    speaker.open_recorder(item)
    speaker.take(item)
    start = speaker.part(item, "trim-start")
    before = start.input_value()
    press = "(slider, keys) => slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true, ...keys }))"
    for key in ("altKey", "ctrlKey", "metaKey"):
        assert start.evaluate(press, {key: True}), f"the page took a key with {key}"
    assert start.input_value() == before
    assert not start.evaluate(press, {}) and start.input_value() != before


@pytest.mark.essential
def test_a_recording_reaches_a_learner_through_publish_and_sync(speaker_of, chromium, nivel, tmp_path, complaints):
    """From the microphone to the ear: authors' page, `nivel recordings add`, publish, a server that syncs, and the test in a browser."""
    speaker = speaker_of()
    first = speaker.listening[0]
    speaker.record(first)
    speaker.element("speaker").fill("Anna Muster")
    speaker.element("licence").select_option("CC-BY-4.0")
    _, file = speaker.download()
    (tmp_path / "de-recordings.json").write_text(json.dumps(file), "utf-8")
    author = Author(nivel, tmp_path)
    author.release(shipped("de") | {"version": "2027.1"})
    added = nivel("recordings", "add", tmp_path / "de-recordings.json", "--content", author.content)
    assert added.returncode == 0, added.stderr
    published = author.publish()
    assert published.returncode == 0 and f"{first['item_id']} changed" in published.stdout.decode(), published.stderr
    recorded = base64.b64decode(file["recordings"][0]["opus"])
    with StaticHost(author.out) as host, Syncing(host, author, tmp_path) as server:
        server.wait_for(de="2027.1")
        context = chromium.new_context(**{**STILL, "has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}})
        learner = ByTouch(context, server.address, json.loads((author.content / "blueprints/de.json").read_text("utf-8")), complaints)
        learner.start()
        hear(learner, recorded)
        result = learner.context.request.post(f"{server.address}/api/v1/attempts/{learner.attempt_id}/finish", data={}).json()
        spoken = next(item for item in result["items"] if item["format"] == "listening")
        assert spoken["audio_credit"] == {"speaker": "Anna Muster", "licence": "CC-BY-4.0"}
        context.close()


def hear(learner, recorded):
    """Goes to the first listening question, and plays the recording to its end."""
    number = next(item["number"] for item in learner.attempt()["items"] if item["format"] == "listening")
    for following in range(2, number + 1):
        learner.say_unknown()
        learner.wait_for(following)
    with learner.page.expect_response(lambda reply: "/recordings/" in reply.url) as reply:
        learner.press("play")
    assert reply.value.body() == recorded
    learner.page.wait_for_function("() => document.querySelector('audio').ended")

"""The authors' page: the audit beside each item, trials, the comparison with the published version, and the download of the report."""
import json

import pytest
import releases
from authors_browser import DESKTOP, Author, item_of
from browser import ByKeys, ByTouch
from client import Server
from conftest import NIVEL, ROOT

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


@pytest.fixture
def author_of(learner_in):
    """Opens the page for an author of one language."""

    def open_page(language="de", **options):
        author = learner_in(Author, language, **(DESKTOP | options))
        author.begin()
        return author

    return open_page


@pytest.fixture
def expected(complaints):
    """Removes the console messages of the browser about a status that the test provokes."""

    def forget(status):
        complaints[:] = [text for text in complaints if str(status) not in text]

    return forget


def test_the_start_page_links_to_the_authors_page(learner_in):
    learner = learner_in(ByTouch, "en")
    learner.open()
    learner.press("to-authors")
    learner.page.wait_for_selector("[data-testid=blueprint-file]")


@pytest.mark.parametrize("language", ["th", "de", "ar", "en", "es", "ja"])
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_shipped_blueprint_has_no_findings_and_every_item_is_under_its_level(author_of, language, look):
    author = author_of(language, **look)
    author.give(author.blueprint, f"{language}.json")
    assert author.counts() == "No findings"
    assert author.shown() == [item["item_id"] for level in ("A1", "A2", "B1", "B2", "C1", "C2") for item in author.blueprint["items"] if item["level"] == level]
    assert len(author.shown()) == 48
    for item in author.blueprint["items"]:
        assert author.element(f"level-{item['level']}").get_by_test_id(f"item-{item['item_id']}").count() == 1
    assert not author.scrolls_sideways()


@pytest.mark.essential
def test_each_finding_is_beside_its_item_with_its_line_and_general_findings_are_on_top(author_of):
    author = author_of()
    draft = author.copy
    cloze, reorder = item_of(draft, "MC_CLOZE"), item_of(draft, "word_reorder")
    cloze["correct_option_id"] = "zz"
    reorder["wieght"] = 2
    draft["vresion"] = "x"
    lines = json.dumps(draft, ensure_ascii=False, indent=1).split("\n")
    author.give(draft)
    assert author.counts() == "3 findings"
    beside = author.card(cloze).get_by_test_id("finding")
    assert "key_among_options" in beside.inner_text() and 'the key "zz" is not among the options' in beside.inner_text()
    wieght = author.card(reorder).get_by_test_id("finding").inner_text()
    line = next(number for number, text in enumerate(lines, 1) if '"wieght"' in text)
    assert "structure" in wieght and f"line {line:,}" in wieght
    general = author.element("general-findings").inner_text()
    assert "vresion: unknown key" in general and f"line {len(lines) - 1:,}" in general
    assert author.element("general-findings").get_by_test_id("finding").count() == 1


def test_advice_is_marked_as_advice_and_does_not_count_as_a_finding(author_of):
    author = author_of()
    draft = author.copy
    cloze = item_of(draft, "MC_CLOZE")
    cloze["prompt"]["stem"] = cloze["prompt"]["stem"].replace("___", "…")
    author.give(draft)
    assert author.counts() == "No findings, 1 piece of advice"
    assert author.card(cloze).get_by_test_id("finding").inner_text().startswith("Advice gaps")


def test_an_item_without_an_id_still_has_its_finding_beside_it(author_of):
    author = author_of()
    draft = author.copy
    del draft["items"][2]["item_id"]
    author.give(draft)
    assert 'items[2].item_id: missing: add "item_id"' in author.card("").inner_text()
    assert author.element("general-findings").count() == 0


def test_a_filter_shows_only_items_with_findings(author_of):
    author = author_of()
    draft = author.copy
    draft["items"][1]["correct_option_id"] = "zz"
    author.give(draft)
    author.element("only-findings").check()
    assert author.shown() == [draft["items"][1]["item_id"]]
    assert author.element("shown").inner_text() == "1 question"
    author.element("only-findings").uncheck()
    assert len(author.shown()) == 48


def test_keys_are_not_on_the_page_until_the_author_shows_them(author_of):
    author = author_of()
    author.give(author.blueprint)
    cloze, typed, order = (item_of(author.blueprint, kind) for kind in ("MC_CLOZE", "free_response_cloze", "word_reorder"))
    page = author.page.content()
    assert cloze["construct"] not in page and typed["construct"] not in page
    assert order["production_spec"]["accept_list"][0] not in page and order["prompt"]["stem"] not in page
    author.card(cloze).get_by_test_id("key").locator("summary").click()
    shown = author.card(cloze)
    key = next(option["text"] for option in cloze["options"] if option["id"] == cloze["correct_option_id"])
    assert key in shown.locator(".is-right").inner_text() and cloze["construct"] in shown.inner_text()
    assert typed["construct"] not in author.page.content()
    author.element("all-keys").click()
    author.page.wait_for_function("() => document.querySelectorAll('.item-facts').length === 48")
    assert typed["production_spec"]["accept_list"][0] in author.card(typed).get_by_test_id("key").inner_text()
    author.element("all-keys").click()
    author.page.wait_for_function("() => document.querySelectorAll('details[data-testid=key][open]').length === 0")


def test_a_choice_is_tried_and_judged_by_its_key(author_of):
    author = author_of()
    author.give(author.blueprint)
    for kind in ("MC_CLOZE", "READING_COMP", "LISTENING"):
        item = item_of(author.blueprint, kind)
        key = next(option["text"] for option in item["options"] if option["id"] == item["correct_option_id"])
        author.try_item(item)
        author.element("judge").click()
        author.page.wait_for_selector("text=Answer first.")
        options = author.page.locator(".trial .option")
        assert sorted(options.locator(".option-text").all_inner_texts()) == sorted(option["text"] for option in item["options"])
        options.filter(has_not=author.page.get_by_text(key, exact=True)).first.click()
        assert author.judge() == "Wrong"
        assert author.element("judgement").locator("q").inner_text() == key
        options.filter(has=author.page.get_by_text(key, exact=True)).click()
        author.element("judge").click()
        author.page.wait_for_selector(".trial .status-correct")


def test_options_are_sometimes_in_another_order(author_of):
    author = author_of()
    author.give(author.blueprint)
    item = item_of(author.blueprint, "MC_CLOZE")
    author.try_item(item)
    seen = set()
    for _ in range(40):
        seen.add(tuple(author.page.locator(".trial .option-text").all_inner_texts()))
        with author.page.expect_response("**/api/v1/authoring/trial"):
            author.element("again").click()
    assert len(seen) > 3


def test_a_typed_answer_is_judged_by_the_matcher_with_its_explanation(author_of):
    author = author_of("es")
    draft = author.copy
    item = item_of(draft, "free_response_cloze")
    item["production_spec"] |= {"accept_list": ["está"], "matching": {"near_misses": ["esta"]}}
    author.give(draft)
    author.try_item(item)
    author.element("text-answer").fill("ESTÁ.")
    assert author.judge() == "Right, with a note" or author.element("outcome").inner_text() == "Right"
    assert author.element("step-letter_case").is_visible()
    author.element("text-answer").fill("esta")
    author.element("judge").click()
    author.page.wait_for_selector(".trial .status-wrong")
    assert author.element("difference").locator("ins").count() == 1


@pytest.mark.parametrize("language", ["th", "de", "ar", "ja"])
def test_tiles_are_placed_and_judged(author_of, language):
    author = author_of(language)
    author.give(author.blueprint)
    item = item_of(author.blueprint, "word_reorder")
    words = [part.strip() for part in item["prompt"]["stem"].split(" / ")]
    author.try_item(item)
    assert author.element("judge").is_disabled()
    while author.bank():
        author.page.locator("[data-testid=bank] .tile").first.click()
    author.judge()
    for tile in author.placed():
        author.element(tile).click()
    texts = {name: author.element(name).inner_text() for name in author.bank()}
    for word in words:
        name = next(name for name, text in texts.items() if text == word)
        del texts[name]
        author.element(name).click()
    author.element("judge").click()
    author.page.wait_for_selector(".trial .status-correct")


def test_a_minimal_pair_is_tried_and_judged(author_of):
    author = author_of()
    author.give(author.blueprint)
    item = item_of(author.blueprint, "minimal_pair")
    author.try_item(item)
    options = author.page.locator(".trial .option")
    assert options.count() == 2
    outcomes = []
    for option in options.all():
        option.click()
        text = option.locator(".option-text").inner_text()
        outcomes.append((text in item["production_spec"]["accept_list"], author.judge().startswith("Right")))
    assert sorted(outcomes) == [(False, False), (True, True)]


def test_a_trial_works_by_keys_alone(author_of):
    author = author_of()
    author.give(author.blueprint)
    item = item_of(author.blueprint, "word_reorder")
    author.card(item).get_by_test_id("try").focus()
    author.page.keyboard.press("Enter")
    author.page.wait_for_selector("[data-testid=judge]")
    author.page.wait_for_function("() => document.activeElement.dataset.testid === 'trial'")
    while author.bank():
        author.page.keyboard.press("1")
    author.page.keyboard.press("Enter")
    author.page.wait_for_selector("[data-testid=outcome]")
    ByKeys.tab_to(author, "close-trial")
    author.page.keyboard.press("Enter")
    assert author.page.locator("[data-testid=trial]").count() == 0
    assert author.page.evaluate("document.activeElement.dataset.testid") == "try"


def test_keys_pressed_outside_a_trial_have_no_effect(author_of):
    author = author_of()
    author.give(author.blueprint)
    author.try_item(item_of(author.blueprint, "MC_CLOZE"))
    author.element("only-findings").focus()
    author.page.keyboard.press("1")
    assert author.page.locator(".trial :checked").count() == 0
    author.page.locator(".trial .option input").first.focus()
    author.page.keyboard.press("2")
    assert author.page.locator(".trial .option").nth(1).locator(":checked").count() == 1


def test_a_listening_item_shows_its_transcript_instead_of_a_recording(author_of):
    author = author_of()
    draft = author.copy
    for item in draft["items"]:
        item.pop("audio", None)
    for value in (author.blueprint, draft):
        author.give(value)
        item = item_of(value, "LISTENING")
        assert item["prompt"]["transcript"] not in author.page.content()
        author.try_item(item)
        transcript = author.element("transcript").inner_text()
        assert "no recording for this question" in transcript and item["prompt"]["transcript"] in transcript
        assert author.page.locator(".trial .player").count() == 0


def test_one_trial_is_open_at_a_time(author_of):
    author = author_of()
    author.give(author.blueprint)
    for item in author.blueprint["items"][:3]:
        author.try_item(item)
        assert author.page.locator("[data-testid=trial]").count() == 1
    assert author.card(author.blueprint["items"][2]).get_by_test_id("trial").count() == 1


def test_an_item_that_cannot_be_shown_to_learners_says_why(author_of, expected):
    author = author_of()
    draft = author.copy
    item_of(draft, "minimal_pair")["prompt"]["stem"] = "Ein Satz."
    author.give(draft)
    author.card(item_of(draft, "minimal_pair")).get_by_test_id("try").click()
    author.page.wait_for_selector("text=the stem does not have two sentences")
    author.element("close-trial").click()
    assert author.page.locator("[data-testid=trial]").count() == 0
    expected(422)


def changed_copy(author):
    """A blueprint with one item changed, one added and one removed, and the ids of these items."""
    draft = author.copy
    first, second, third = draft["items"][:3]
    draft["version"] = "2099.1.1"
    second["prompt"]["stem"] += " Neu."
    second["construct"] = "etwas anderes"
    new = json.loads(json.dumps(third)) | {"item_id": "de_new"}
    draft["items"] = [first, second, *draft["items"][3:], new]
    return draft, second["item_id"], third["item_id"]


def check_changes(author, draft, changed, removed):
    assert author.element("change-counts").inner_text() == "1 changed · 1 added · 1 removed · 46 unchanged"
    assert author.element("change-added").locator("li").all_inner_texts()[0].startswith("de_new")
    assert author.element("change-removed").get_by_test_id(f"change-{removed}").count() == 1
    head = author.element("change-head").inner_text()
    assert author.blueprint["version"] in head and "2099.1.1" in head
    row = author.element("change-changed").get_by_test_id(f"change-{changed}")
    assert "construct, prompt.stem" in row.locator("summary").inner_text()
    assert row.locator("table").count() == 0, "the fields may contain keys"
    row.locator("summary").click()
    row.locator("table").wait_for()
    assert row.locator("tbody th").all_inner_texts() == ["construct", "prompt.stem"]
    old, new = (next(i for i in b["items"] if i["item_id"] == changed)["prompt"]["stem"] for b in (author.blueprint, draft))
    assert row.locator("del").all_text_contents()[1] == old and row.locator("ins").all_text_contents()[1] == new


def test_a_file_is_compared_with_the_published_version(author_of):
    author = author_of()
    author.publish(author.blueprint)
    draft, changed, removed = changed_copy(author)
    author.give(draft)
    assert author.asked == [], "no comparison was requested yet"
    author.changes()
    author.page.wait_for_selector("[data-testid=changes]")
    assert f"the blueprint published by this server, version {author.blueprint['version']}" in author.element("compare").inner_text()
    check_changes(author, draft, changed, removed)
    assert len(author.asked) == 2


def test_a_file_is_compared_with_the_release_of_a_real_server(nivel, chromium, blueprints, complaints, tmp_path):
    folder = releases.Author(nivel, tmp_path)
    folder.out = folder.content
    folder.release(blueprints["de"])
    with Server(NIVEL, ROOT, tmp_path / "data", "--content", folder.content, "--publish-content") as server:
        context = chromium.new_context(locale="en", **DESKTOP)
        author = Author(context, server.address, blueprints["de"], complaints)
        author.begin()
        draft, changed, removed = changed_copy(author)
        author.give(draft)
        author.changes()
        author.page.wait_for_selector("[data-testid=changes]")
        check_changes(author, draft, changed, removed)
        context.close()


def test_without_a_published_version_a_file_is_compared_with_a_second_file(author_of, expected):
    author = author_of()
    draft, changed, removed = changed_copy(author)
    author.give(draft)
    author.changes()
    author.page.wait_for_selector("[data-testid=not-published]")
    author.choose_file("published-file", author.blueprint, "published.json")
    author.page.wait_for_selector("[data-testid=changes]")
    assert "“published.json”" in author.element("compare").inner_text()
    check_changes(author, draft, changed, removed)
    expected(404)


def test_a_language_that_the_server_does_not_publish_causes_no_error(author_of):
    author = author_of()
    author.publish(author.blueprint)
    author.give(author.copy | {"language_id": "fr"})
    author.changes()
    author.page.wait_for_selector("[data-testid=not-published]")


def test_the_same_file_has_no_changes_and_another_order_is_reported(author_of):
    author = author_of()
    author.publish(author.blueprint)
    author.give(author.blueprint)
    author.changes()
    author.page.wait_for_selector("[data-testid=changes]")
    assert author.element("change-counts").inner_text() == "0 changed · 0 added · 0 removed · 48 unchanged"
    assert author.page.locator(".change-group").count() == 0 and author.page.locator("text=another order").count() == 0
    draft = author.copy
    draft["items"].reverse()
    author.give(draft)
    author.changes()
    author.page.wait_for_selector("text=The order of the questions is different.")


def test_moved_options_do_not_count_as_changed_and_invisible_differences_are_shown(author_of):
    author = author_of()
    author.publish(author.blueprint)
    draft = author.copy
    item = item_of(draft, "MC_CLOZE")
    item["options"].reverse()
    item["options"][0]["text"] += "\u200b"
    author.give(draft)
    author.changes()
    row = author.element("change-changed").get_by_test_id(f"change-{item['item_id']}")
    row.locator("summary").click()
    row.locator("table").wait_for()
    assert row.locator("tbody th").all_inner_texts() == ["options[]", f"options[{item['options'][0]['id']}].text"]
    assert "U+200B" in row.locator("ins").last.inner_text()


@pytest.mark.parametrize(
    "spoil, why",
    [
        (lambda a: a.serve("/content/manifest.json", "{"), "manifest"),
        (lambda a: a.serve("/content/manifest.json", '{"payload": "!!"}'), "manifest"),
        (lambda a: a.serve("/content/manifest.json", "{}", 500), "status 500"),
        (lambda a: a.page.route("**/content/blobs/*", lambda route: route.fulfill(body="{}")), "hash"),
        (lambda a: a.page.route("**/content/blobs/*", lambda route: route.fulfill(status=404)), "status 404"),
        (lambda a: a.publish(a.blueprint, languages={"de": {"checksum": "sha256-../../x"}}), "checksum"),
    ],
)
def test_an_incomplete_release_is_reported_and_a_file_can_be_compared_instead(author_of, expected, spoil, why):
    author = author_of()
    author.publish(author.blueprint)
    spoil(author)
    author.give(author.blueprint)
    author.changes()
    author.page.wait_for_selector(f"text=could not be read ({why})")
    author.choose_file("published-file", author.blueprint, "published.json")
    author.page.wait_for_selector("[data-testid=changes]")
    expected("status of")


def kept(author, name, folder):
    with author.page.expect_download() as download:
        author.element(name).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_the_report_is_downloaded_as_the_document_of_the_command_line(author_of, nivel, tmp_path):
    author = author_of()
    draft = author.copy
    draft["items"][0]["correct_option_id"] = "zz"
    draft["items"][1]["prompt"]["stem"] = "Kein Loch <b>."
    author.give(draft, "de.json")
    report = kept(author, "report-json", tmp_path)
    assert report.name == "de-audit.json"
    (tmp_path / "de.json").write_bytes(json.dumps(draft, ensure_ascii=False, indent=1).encode())
    printed = nivel("audit", "--format", "json", "--advice", "--content", "Content", tmp_path / "de.json")
    theirs = json.loads(printed.stdout)
    for finding in theirs["findings"]:
        finding["file"] = "de.json"
    assert json.loads(report.read_text()) == theirs


def test_the_report_is_downloaded_as_text(author_of, tmp_path):
    author = author_of()
    draft = author.copy
    draft["items"][0]["correct_option_id"] = "<script>*"
    author.give(draft, "de.json")
    report = kept(author, "report-text", tmp_path)
    text = report.read_text()
    assert report.name == "de-audit.md"
    assert text.startswith("# Audit of de.json\n") and "## de\\_001 · A1" in text
    assert "`key_among_options`" in text and "\\<script\\>\\*" in text and "<script>" not in text


def test_a_file_can_be_dropped_anywhere_and_text_can_be_pasted(author_of):
    author = author_of()
    author.drop(author.blueprint, "dropped.json")
    assert author.element("audit-outcome").locator("h2").inner_text() == "dropped.json"
    author.element("drop-zone").locator("summary").click()
    author.page.locator("textarea[name=text]").fill(json.dumps(author.copy | {"version": "pasted"}))
    author.element("check-text").click()
    author.page.wait_for_selector("h2:text('Pasted text')")
    assert author.counts() == "No findings"


def test_a_file_that_is_not_json_is_reported_with_its_line_and_clears_the_previous_report(author_of, expected):
    author = author_of()
    author.give(author.blueprint)
    lines = json.dumps(author.blueprint, indent=1).split("\n")
    lines[6] = lines[6].replace(":", "", 1)
    author.choose_file("blueprint-file", "\n".join(lines).encode(), "torn.json")
    author.page.wait_for_selector("[data-testid=audit-refused]")
    text = author.element("audit-refused").inner_text()
    assert "This file is not JSON" in text and "line 7" in text and "Correct the file" in text
    assert lines[6].strip() in author.element("source-line").inner_text()
    assert author.page.locator(".author-item").count() == 0 and author.element("audit-outcome").count() == 0
    expected(400)
    author.give(author.blueprint)
    assert author.counts() == "No findings" and author.element("audit-refused").count() == 0


@pytest.mark.parametrize("value", [{"schema_version": 1, "items": [{"id": 1}]}, {"schema_version": 3}, {}, [], [[1]], "text", 5, None, {"schema_version": "2"}])
def test_another_schema_is_reported_with_a_remedy_and_no_items(author_of, value):
    author = author_of()
    author.give(json.dumps(value).encode())
    assert "finding" in author.counts()
    assert "does not follow blueprint schema 2" in author.element("other-schema").inner_text()
    assert "line 1" in author.element("general-findings").inner_text()
    assert author.page.locator(".author-item").count() == 0


def test_a_missing_connection_is_reported_and_the_file_can_be_sent_again(author_of, complaints):
    author = author_of()
    author.context.set_offline(True)
    author.give(author.blueprint)
    assert author.element("audit-refused").is_visible()
    author.context.set_offline(False)
    author.element("retry").click()
    author.page.wait_for_selector("[data-testid=audit-counts]")
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]  # the browser itself reports it


def test_the_page_says_that_the_server_is_busy(author_of, expected):
    author = author_of()
    body = {"type": "/problems/busy", "title": "Service Unavailable", "status": 503, "detail": "Busy."}
    author.page.route("**/authoring/audit", lambda route: route.fulfill(status=503, json=body))
    author.give(author.blueprint)
    assert "auditing other blueprints" in author.element("audit-refused").inner_text()
    expected(503)


def test_a_change_of_interface_language_keeps_the_report(author_of):
    author = author_of("ar")
    draft = author.copy
    draft["items"][3]["correct_option_id"] = "zz"
    author.give(draft, "ar.json")
    author.element("only-findings").check()
    author.element("interface-picker").select_option("ar")
    author.page.wait_for_selector("html[dir=rtl] [data-testid=audit-counts]")
    assert author.counts() == "مخالفة واحدة"
    assert author.shown() == [draft["items"][3]["item_id"]]

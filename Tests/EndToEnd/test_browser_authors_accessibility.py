"""The authors' page, light and dark, phone and desktop, both ways of writing: axe finds nothing and nothing scrolls sideways."""
import pytest
from authors_browser import Author, item_of
from looks import LOOKS, check

KINDS = ["MC_CLOZE", "READING_COMP", "LISTENING", "free_response_cloze", "word_reorder", "minimal_pair"]


@pytest.mark.parametrize("look, language", zip(LOOKS, ("th", "ar", "th", "ar"), strict=True))
def test_the_audit_the_keys_and_the_comparison_are_accessible(learner_in, language, look):
    author = learner_in(Author, language, **LOOKS[look])
    author.begin()
    check(author, "nothing chosen")
    author.give(author.blueprint)
    check(author, "no findings")
    # The first twelve items have all kinds; axe looks through them sooner than through the whole test.
    draft = author.copy
    draft["items"] = draft["items"][:12]
    author.publish(draft)
    draft["vresion"] = "x"
    draft["items"][0]["correct_option_id"] = "zz"
    cloze = next(item for item in draft["items"][1:] if item["type"] == "MC_CLOZE")
    cloze["prompt"]["stem"] = cloze["prompt"]["stem"].replace("___", "…")
    author.give(draft)
    author.element("all-keys").click()
    check(author, "findings, advice and keys")
    author.changes()
    author.page.wait_for_selector("[data-testid=changes]")
    author.page.eval_on_selector_all(".changes details", "nodes => nodes.forEach(node => node.open = true)")
    author.page.wait_for_selector(".change-group li table")
    check(author, "changes")


@pytest.mark.parametrize("look", LOOKS)
def test_every_kind_of_trial_is_accessible(learner_in, look):
    """Uses a page with one item of each kind, because axe checks it faster than the whole test."""
    author = learner_in(Author, "ar", **LOOKS[look])
    author.begin()
    author.give(author.blueprint | {"items": [item_of(author.blueprint, kind) for kind in KINDS]})
    for kind in KINDS:
        author.try_item(item_of(author.blueprint, kind))
        check(author, kind)
        if kind == "word_reorder":
            while author.bank():
                author.page.locator("[data-testid=bank] .tile").first.click()
        elif kind == "free_response_cloze":
            author.element("text-answer").fill("ب")
        else:
            author.page.locator(".trial .option").first.click()
        author.judge()
        check(author, f"{kind}, judged")


@pytest.mark.parametrize("look", ["1440 px, light, English", "320 px, light, German"])
def test_error_messages_are_accessible_and_take_the_focus(learner_in, complaints, look):
    author = learner_in(Author, "de", **LOOKS[look])
    author.begin()
    author.give(b"{\n nothing")
    check(author, "not JSON")
    assert author.page.evaluate("document.activeElement.tagName") == "H2"
    author.give(b"[]")
    check(author, "another schema")
    complaints[:] = [text for text in complaints if "400" not in text]  # the browser itself reports the 400 that is tested here


def test_a_blueprint_keeps_its_own_direction_in_either_interface(learner_in):
    for locale, page in (("en", "ltr"), ("ar", "rtl")):
        for language, own in (("ar", "rtl"), ("de", "ltr")):
            author = learner_in(Author, language, locale=locale)
            author.begin()
            author.give(author.blueprint)
            stem = author.page.locator(".item-stem").first
            assert author.page.evaluate("getComputedStyle(document.body).direction") == page
            assert stem.evaluate("node => [node.lang, getComputedStyle(node).direction]") == [language, own]

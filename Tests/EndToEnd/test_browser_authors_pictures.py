"""The pictures of Docs/authors-page.md, taken from the page. `make record` regenerates them."""
import pytest
from authors_browser import Author, item_of
from test_browser_pictures import save_picture

pytestmark = pytest.mark.recorded


def test_findings_beside_their_questions(learner_in, tmp_path):
    author = learner_in(Author, "de", viewport={"width": 1000, "height": 760})
    author.begin()
    draft = author.copy
    draft["items"][0]["correct_option_id"] = "e"
    cloze = next(item for item in draft["items"][1:] if item["type"] == "MC_CLOZE")
    cloze["prompt"]["stem"] = cloze["prompt"]["stem"].replace("___", "…")
    author.give(draft, "de.json")
    author.element("only-findings").check()
    author.page.evaluate("document.querySelector('.author-views').scrollIntoView()")
    save_picture(author, "authors-findings.png", tmp_path)


def test_a_trial_on_a_phone(learner_in, tmp_path):
    author = learner_in(Author, "de", viewport={"width": 390, "height": 844}, color_scheme="dark", device_scale_factor=1)
    author.begin()
    author.give(author.blueprint, "de.json")
    item = item_of(author.blueprint, "free_response_cloze")
    author.try_item(item)
    author.element("text-answer").fill("ann")
    author.judge()
    author.element("trial").evaluate("node => node.scrollIntoView()")
    save_picture(author, "authors-trial.png", tmp_path)

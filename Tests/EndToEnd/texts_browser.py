"""Tests whose first questions belong to one long text, as a learner sees them."""
import json
import re

#: The most letters of a text of the forms.
LONGEST = 2_700
#: What a learner sees: the edges of the text, of its words, and of the parts of the question, and the first edge below them.
LOOK = """() => {
  const edges = (selector) => {
    const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
    return { top, bottom, left, right };
  };
  const [text, bar] = [document.querySelector(".passage"), document.querySelector(".bar").getBoundingClientRect()];
  return {
    below: Math.min(bar.top, innerHeight), text: edges(".passage"), words: edges(".passage p"), task: edges(".task"), stem: edges("#stem"),
    option: edges(".option"), scrolled: text.scrollTop, page: scrollY, isSame: text.isMarked === true, tabindex: text.getAttribute("tabindex"),
    focus: document.activeElement.textContent,
  };
}"""
SCROLL_TO_END = """() => {
  const [text, task] = [document.querySelector(".passage"), document.querySelector(".task")];
  text.isMarked = true;
  text.scrollTop = text.scrollHeight;
  if (task.getBoundingClientRect().left < text.getBoundingClientRect().right) {
    scrollBy(0, text.getBoundingClientRect().bottom - task.getBoundingClientRect().top);
  }
}"""


def long_text(blueprint):
    """The texts of a blueprint one after the other, cut off at the length of the longest text."""
    texts = {text["stimulus_id"]: text["passage"] for text in blueprint.get("stimuli", [])}
    prompts = [item["prompt"] for item in blueprint["items"] if item["type"] == "READING_COMP"]
    return "\n\n".join(dict.fromkeys(prompt.get("passage") or texts[prompt["stimulus"]] for prompt in prompts))[:LONGEST]


def on_one_text(items, passage, count=3):
    """The items with the first `count` questions that have options and nothing to hear, as questions on one text, at the beginning."""
    choices = [item for item in items if item["format"] in ("cloze_choice", "reading")][:count]
    for place, item in enumerate(choices):
        item |= {"format": "reading", "passage": passage, "stimulus": {"id": "text-1", "number": place + 1, "count": count}}
    ordered = choices + [item for item in items if item not in choices]
    return [item | {"number": number + 1} for number, item in enumerate(ordered)]


def give_text(learner, path="attempts"):
    """From now on, a whole test begins with one long text and three questions on it."""
    passage = long_text(learner.blueprint)

    def serve(route):
        if route.request.method != "GET":
            return route.continue_()
        document = route.fetch().json()
        document["items"] = on_one_text(document["items"], passage)
        return route.fulfill(json=document)

    learner.page.route(re.compile(rf"/api/v1/{path}/[^/]+(/result)?$"), serve)


def begin(learner, number=1):
    """Opens a test that begins with a text, and goes on to one of its questions."""
    give_text(learner)
    body = {"language_id": learner.blueprint["language_id"], "length": "full"}
    learner.open()
    learner.page.wait_for_selector("main h1")
    attempt = learner.context.request.post(f"{learner.address}/api/v1/attempts", data=body).json()
    learner.open(f"/test/{attempt['attempt_id']}")
    learner.wait_for(1)
    for before in range(1, number):
        learner.skip()
        learner.wait_for(before + 1)
    settle(learner)


def settle(learner):
    """Waits until the page has measured the room for the text."""
    learner.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))")


def look(learner):
    return learner.page.evaluate(LOOK)


def scroll_to_end(learner):
    """Scrolls the text to its end, in its own box or with the page, and marks it, so that `look` recognises it."""
    learner.page.evaluate(SCROLL_TO_END)
    settle(learner)


def with_one_text(blueprint, count=3):
    """A copy of a blueprint whose first questions on texts share the first text."""
    copied = json.loads(json.dumps(blueprint))
    readings = [item for item in copied["items"] if item["type"] == "READING_COMP"][:count]
    passage = long_text(blueprint)
    for item in readings:
        item["prompt"].pop("passage", None)
        item["prompt"]["stimulus"] = "en_s1"
    copied["stimuli"] = [{"stimulus_id": "en_s1", "passage": passage}, *copied.get("stimuli", [])]
    return copied, [item["item_id"] for item in readings]

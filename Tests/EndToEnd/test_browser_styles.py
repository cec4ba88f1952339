"""Each page loads all styles that it needs: the styles of all other parts of the app change nothing on it."""
import pytest
from conftest import STILL

#: Adds the styles of all other parts, in the order of the cascade.
ADD = """async () => {
  const { assets, styles } = JSON.parse(document.getElementById("app").textContent);
  const linkOf = (part) => document.querySelector(`link[href="${assets}/css/part.${part}.css"]`);
  const missing = styles.filter((part) => !linkOf(part));
  for (const part of missing) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `${assets}/css/part.${part}.css`;
    const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    const later = styles.slice(styles.indexOf(part) + 1).map(linkOf).find((one) => one !== null);
    document.head.insertBefore(link, later ?? null);
    await loaded;
  }
  return missing;
}"""

#: The computed style of an element, or of what stands before or after it. What is not drawn has no style but how it is hidden.
#: NB: a browser computes the style of what is not drawn anew for each property. For the options of closed lists this took minutes.
STYLE = """(element, pseudo) => {
  if (element.tagName === "OPTION") return [];
  const style = getComputedStyle(element, pseudo);
  if (!element.checkVisibility()) return pseudo ? [] : [["display", style.display]];
  if (pseudo && ["none", "normal"].includes(style.content)) return [];
  return [...style].map((property) => [property, style.getPropertyValue(property)]);
}"""

#: Keeps the style of every element, and of what stands before and after it.
#: NB: a picture is no measure. With a style that matches nothing, Chromium may draw a letter with another rounding of its grey.
KEEP = f"""() => {{
  globalThis.styleOf = {STYLE};
  globalThis.kept = [...document.querySelectorAll("body *")].flatMap((element) =>
    [null, "::before", "::after"].map((pseudo) => ({{ element, pseudo, old: styleOf(element, pseudo) }})));
  return kept.filter(({{ old }}) => old.length > 100).length;
}}"""

#: The elements that look different since then, each with its first differing properties.
#: NB: compared in the page, because the styles of a long page are a hundred megabytes.
DIFFERENCES = """() => {
  if (document.querySelectorAll("body *").length * 3 !== kept.length) return ["the page has other elements now"];
  return kept.flatMap(({ element, pseudo, old }) => {
    const now = new Map(styleOf(element, pseudo));
    // NB: a property that is new is one that another part defines for itself.
    const changed = old.filter(([property, value]) => now.get(property) !== value).map(([property]) => property);
    if (changed.length === 0 && (old.length > 0 || now.size === 0)) return [];
    return [`${element.tagName.toLowerCase()}.${element.getAttribute("class")}${pseudo ?? ""}: ${changed.slice(0, 3)}`];
  });
}"""


@pytest.fixture
def page_at(chromium, server):
    contexts = []

    def page(width):
        context = chromium.new_context(**{**STILL, "viewport": {"width": width, "height": 800}})
        contexts.append(context)
        return context.new_page()

    yield page
    for context in contexts:
        context.close()


def assert_complete(page, own):
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(KEEP) > 20
    added = page.evaluate(ADD)
    assert added and own not in added
    changes = page.evaluate(DIFFERENCES)
    assert changes == [], f"a page of {own} looks different with the styles of {added}: see Web/parts.json"


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("path, own", [("/", "first"), ("/nothing", "first"), ("/practice", "practice"), ("/practice/courses/new", "practice"),
                                       ("/play/menu", "play"), ("/play/review", "play"), ("/authors", "authors"), ("/playground", "playground")])
def test_a_page_has_all_its_styles(page_at, server, path, own, width):
    page = page_at(width)
    page.goto(server.address + path)
    assert_complete(page, own)


def test_the_front_page_with_attempts_and_its_dialog_have_all_their_styles(page_at, server):
    page = page_at(360)
    for _ in range(4):
        attempt = page.request.post(f"{server.address}/api/v1/attempts", data={"language_id": "en", "length": "full"}).json()["attempt_id"]
        page.request.post(f"{server.address}/api/v1/attempts/{attempt}/finish", data={})
    page.goto(server.address)
    assert_complete(page, "first")
    page.reload()
    page.get_by_test_id("language-en").first.click()
    page.wait_for_selector("[data-testid=start]")
    assert_complete(page, "first")


def test_a_question_and_a_result_have_all_their_styles(page_at, server):
    page = page_at(360)
    attempt = page.request.post(f"{server.address}/api/v1/attempts", data={"language_id": "en", "length": "full"}).json()["attempt_id"]
    page.goto(f"{server.address}/test/{attempt}")
    assert_complete(page, "level")
    page.request.post(f"{server.address}/api/v1/attempts/{attempt}/finish", data={})
    page.goto(f"{server.address}/result/{attempt}")
    assert_complete(page, "level")

"""The pages for authors and teachers that `nivel pages` writes, in a browser and on paper."""
import pytest
from browser import violations_on
from simulated_responses import SimulatedResponses


@pytest.fixture(scope="module")
def pages(nivel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages") / "out"
    result = nivel("pages", "--out", folder)
    assert result.returncode == 0 and result.stderr == b""
    return folder


@pytest.fixture
def reader(chromium):
    contexts = []

    def open_page(file, **options):
        contexts.append(chromium.new_context(**options))
        page = contexts[-1].new_page()
        page.goto(file.as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()


def test_every_language_has_a_page_and_the_table_links_to_it(pages, blueprints, reader):
    assert {file.stem for file in pages.iterdir()} == {"index", *blueprints}
    table = reader(pages / "index.html")
    assert table.locator("tbody tr").count() == len(blueprints)
    for row in table.locator("tbody tr").all():
        assert "48" in row.inner_text() and "all passed" in row.inner_text()
    table.locator("a[href='th.html']").click()
    assert table.locator("h1").inner_text() == "ไทย · Thai"


def test_every_item_is_on_the_page_and_keys_appear_on_request(pages, blueprints, reader):
    page = reader(pages / "de.html")
    assert page.locator("article").count() == 48
    for item in blueprints["de"]["items"]:
        article = page.locator(f"#{item['item_id']}")
        assert item["construct"] in article.inner_text()
        key = article.locator("details.key ul")
        assert not key.is_visible()
        article.locator("details.key summary").click()
        assert key.is_visible()


def test_keys_are_not_printed_unless_their_sheet_is_open(pages, reader):
    page = reader(pages / "es.html")
    page.emulate_media(media="print")
    assert not page.locator("#es_001 details.key").is_visible() and not page.locator("details.answers").is_visible()
    page.emulate_media(media="screen")
    page.locator("details.answers summary").click()
    page.emulate_media(media="print")
    assert page.locator("details.answers table tr").count() == 48 and page.locator("details.answers table").is_visible()


@pytest.mark.parametrize("options", [{}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 800}}], ids=["light", "dark phone"])
@pytest.mark.parametrize("name", ["index", "ar", "de", "th"])
def test_the_pages_are_accessible_and_do_not_scroll_sideways(pages, reader, name, options):
    page = reader(pages / f"{name}.html", **options)
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    assert violations_on(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.fixture(scope="module")
def simulated(blueprints):
    return {language: SimulatedResponses(blueprints[language]) for language in ("ar", "en")}


@pytest.fixture(scope="module")
def pages_with_responses(nivel, simulated, tmp_path_factory):
    folder = tmp_path_factory.mktemp("responses")
    options = []
    for language, responses in simulated.items():
        (folder / f"{language}.csv").write_text(responses.csv)
        options += ["--responses", folder / f"{language}.csv"]
    result = nivel("pages", "--out", folder / "out", *options)
    assert result.returncode == 0, result.stderr
    return folder / "out"


def test_an_item_shows_how_it_plays(pages_with_responses, simulated, reader):
    page, learners = reader(pages_with_responses / "en.html"), simulated["en"]
    card = page.locator(f"#{learners.mislabelled} .performance")
    assert "Plays as B1, labelled A2 · 1000 answers" in card.inner_text()
    plot = card.locator("svg")
    assert plot.locator("circle").count() == 8 and plot.get_attribute("aria-label").startswith("Share of right answers by ability")
    assert "C, much harder for phone" in page.locator(f"#{learners.harder_on_phones} .performance").inner_text()
    assert "Too few answers" in page.locator(f"#{learners.rare} .performance").inner_text()
    options = page.locator(f"#{learners.attracting} details.choices")
    assert not options.locator("table").is_visible()
    options.locator("summary").click()
    assert options.locator("tbody tr").count() == 4
    assert options.locator("tr", has_text="attracts able learners").count() == 1


def test_a_language_without_responses_stays_as_it_is(pages, pages_with_responses):
    assert (pages / "de.html").read_bytes() == (pages_with_responses / "de.html").read_bytes()
    assert "Plays as" not in (pages / "en.html").read_text()


@pytest.mark.parametrize("options", [{}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 800}}], ids=["light", "dark phone"])
@pytest.mark.parametrize("name", ["ar", "en"])
def test_the_pages_with_responses_are_accessible_and_do_not_scroll_sideways(pages_with_responses, reader, name, options):
    page = reader(pages_with_responses / f"{name}.html", **options)
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    assert violations_on(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.mark.parametrize(
    "responses, options, message",
    [
        ("xx_1\n1\n0\n", 1, ':1: no test has the item "xx_1"'), ("en_001\n1\n0\n", 2, "also has responses to the test"),
        ("en_001\n1\n2\n", 1, ':3: "2" is not a score'), ("en_001,xx_1\n1,0\n", 1, 'the blueprint has no item "xx_1"'),
    ],
)
def test_responses_that_fit_no_page_are_errors_and_write_nothing(nivel, tmp_path, responses, options, message):
    (tmp_path / "r.csv").write_text(responses)
    result = nivel("pages", "--out", tmp_path / "out", *["--responses", tmp_path / "r.csv"] * options)
    assert result.returncode == 1 and message in result.stderr.decode() and not (tmp_path / "out").exists()

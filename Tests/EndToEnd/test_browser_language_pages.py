"""The pages for authors and teachers that `nivel pages` writes, in a browser and on paper."""
import pytest
from browser import violations_on


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
    assert violations_on(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")

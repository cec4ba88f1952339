"""Formulas of notes in the browser: while a test is taken, in its review, before it, and on paper."""
import pytest
from looks import LOOKS, check
from test_practice_formulas import NOTES

# The same terms in Arabic, for a page from right to left.
ARABIC = r"""# الميكانيكا

- **الطاقة الحركية**: الشغل الذي يستطيع الجسم أن يبذله بسبب حركته، أي $\frac{1}{2} m v^2$
- **طاقة الوضع**: الشغل الذي يستطيع الجسم أن يبذله بسبب موضعه، أي $m g h_1$
- **القدرة**: الشغل المبذول في وحدة الزمن، أي $\frac{W}{t}$
- **الضغط**: القوة المؤثرة في وحدة المساحة، أي $\frac{F}{A^2}$
- **الجاذبية**: القوة بين جسمين، أي $F = G \frac{m_1 m_2}{r^2}$
- **التسارع**: تغيّر السرعة في وحدة الزمن، أي $\frac{v_1 - v_0}{t}$
"""


@pytest.fixture
def practiser(practiser_in):
    return practiser_in()


def started(learner, notes=NOTES, language="en", count=8):
    learner.open("/practice")
    learner.page.wait_for_selector("h1")
    return learner.open_test(count, learner.course("Mechanics", notes, language))


def formulas(learner, selector):
    """The plain texts of the formulas in an element, each of which has its elements."""
    return learner.page.evaluate(
        """selector => [...document.querySelectorAll(`:is(${selector}) math`)].map(math => {
          const { width, height } = math.getBoundingClientRect()
          if (!math.children.length || width < 5 || height < 5 || getComputedStyle(math).direction !== "ltr") throw new Error(math.outerHTML)
          for (const root of math.querySelectorAll("msqrt")) {
            const sign = root.firstElementChild.getBoundingClientRect().left - root.getBoundingClientRect().left
            if (sign < 4) throw new Error(`the root sign is missing: ${math.outerHTML}`)
          }
          return math.getAttribute("alttext")
        })""", selector)


def asked(question):
    """The formulas of the prompt and the options, in the order of the page."""
    names = sorted((formula["text"] for formula in question.get("formulas", [])), key=len, reverse=True)
    texts = [question["prompt"], *question["options"]]
    return [next(name for name in names if name in text) for text in texts if any(name in text for name in names)]


@pytest.mark.essential
@pytest.mark.parametrize("look", LOOKS)
def test_a_test_with_formulas_is_accessible_from_its_preview_to_its_paper(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    learner.open("/practice")
    learner.page.wait_for_selector("h1")
    test = learner.made(learner.course("Mechanics", NOTES), 12)
    address = f"/practice/tests/{test['test_id']}"
    learner.open(f"{address}/questions")
    learner.page.wait_for_selector("main:not([aria-busy]) [data-testid=stem]")
    learner.element("answers").first.locator("summary").click()
    assert len(formulas(learner, "[data-testid=stem]")) > 3 and formulas(learner, "[data-testid=answers][open]")
    check(learner, "preview")
    learner.call("POST", f"/tests/{test['test_id']}/open", {})
    learner.open(address)
    learner.wait_for(1)
    questions = learner.test()["questions"]
    assert len(questions) >= 7
    for number, question in enumerate(questions, start=1):
        assert formulas(learner, ".stem, .options") == asked(question)
        if number in (1, 5):
            check(learner, f"question {number}")
        if number < len(questions):
            learner.press("primary")
            learner.advance_time(400)
            learner.wait_for(number + 1)
    learner.hand_in()
    learner.element("review-1").locator("summary").first.click()
    learner.page.wait_for_selector("[data-testid=review-1] blockquote")
    assert formulas(learner, "[data-testid=review-1] .review-body .text") and formulas(learner, "[data-testid=review-1] blockquote")
    check(learner, "review")
    learner.open(f"{address}/print")
    learner.page.wait_for_selector("[data-testid=paper-key]")
    assert formulas(learner, ".paper-questions") and formulas(learner, ".paper-key")
    check(learner, "paper")


def sum_of(count):
    """A formula with this number of terms, as the server sends it."""
    terms = [{"element": "msub", "children": [{"element": "mi", "text": "x"}, {"element": "mn", "text": "1"}]} for _ in range(count)]
    plus = {"element": "mo", "text": "+"}
    return {"text": "+".join(["x₁"] * count), "math": [terms[0], *(element for term in terms[1:] for element in (plus, term))]}


@pytest.mark.parametrize("look", ["320 px, light, German", "320 px, dark, Arabic"])
def test_formulas_among_options_are_accessible_and_break_their_lines(practiser_in, look):
    """Questions of models and of authors have them. Questions of this test get four formulas of the notes and a long one as options."""
    given = []

    def changed(route):
        document = route.fetch().json()
        found = {formula["text"]: formula for question in document["questions"] for formula in question.get("formulas", [])}
        for question in document["questions"]:
            if question["options"]:
                question |= {"options": [*list(found)[:4], sum_of(24)["text"]], "formulas": [*found.values(), sum_of(24)]}
                given[:] = list(found)[:4]
        route.fulfill(json=document)

    learner = practiser_in(**LOOKS[look])
    learner.page.route("**/api/v1/practice/tests/*", changed)
    started(learner)
    while learner.page.locator(".options").count() == 0:
        learner.press("primary")
        learner.advance_time(400)
        learner.page.wait_for_timeout(50)
    shown = formulas(learner, ".options")
    assert shown[:4] == given and learner.page.locator(".options .long-formula math").count() > 5
    check(learner, "options")


def test_screen_readers_get_the_plain_text_as_the_names_of_options(practiser):
    started(practiser)
    questions = practiser.test()["questions"]
    for number, question in enumerate(questions, start=1):
        practiser.wait_for(number)
        for letter, option in zip("ABCDE", question["options"]):
            assert practiser.page.get_by_role("radio", name=f"{letter} {option}", exact=True).count() == 1
        if number < len(questions):
            practiser.press("primary")
            practiser.advance_time(400)


def test_formulas_are_written_from_left_to_right_in_arabic(practiser):
    started(practiser, ARABIC, "ar", 5)
    assert formulas(practiser, ".stem, .options")


@pytest.mark.parametrize("font", ["DejaVu Math TeX Gyre", "Noto Sans"], ids=["with its own root signs", "without root signs"])
def test_roots_have_a_sign_in_every_font(practiser, font):
    practiser.page.add_init_script(f"""document.addEventListener("DOMContentLoaded", () => {{
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`.foreign math {{ font-family: "{font}" !important }}`)
      document.adoptedStyleSheets = [sheet]
    }})""")
    test = started(practiser)
    practiser.open(f"/practice/tests/{test['test_id']}/print")
    practiser.page.wait_for_selector(".paper-question msqrt")
    assert formulas(practiser, ".paper-questions")
    assert practiser.page.locator(".draws-roots").count() == (0 if font != "Noto Sans" else practiser.page.locator("math").count())


WIDE = r"""# Means

- **Arithmetic mean**: the sum of all values through their number, $\frac{a_1+a_2+a_3+a_4+a_5+a_6+a_7+a_8+a_9+b_1+b_2+b_3+b_4+b_5}{n}$
- **Harmonic mean**: the number of values through the sum of their inverse values, $\frac{n}{x_1+x_2}$
- **Median**: the value in the middle of all values in ascending order, $\frac{x_1+x_2}{2}$
"""


@pytest.mark.parametrize("look", ["320 px, light, German", "320 px, dark, Arabic"])
def test_a_formula_that_is_wider_than_a_phone_is_shown_as_its_plain_text(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    test = started(learner, WIDE, count=3)
    learner.open(f"/practice/tests/{test['test_id']}/print")
    learner.page.wait_for_selector(".paper-question")
    assert set(learner.page.locator(".paper-questions bdi").all_text_contents()) == {"(a₁+a₂+a₃+a₄+a₅+a₆+a₇+a₈+a₉+b₁+b₂+b₃+b₄+b₅)/n"}
    check(learner, "paper")


def test_the_app_makes_no_elements_but_those_of_formulas(practiser):
    """Even if a server sends others."""
    hostile = [{"element": "script", "text": "alert(1)"}, {"element": "mi", "text": "<b>y</b>"}, {"element": "mrow", "children": [
        {"element": "annotation-xml", "children": [{"element": "mi", "text": "z"}]}]}]

    def changed(route):
        document = route.fetch().json()
        for question in document.get("questions", []):
            question["formulas"] = [{"text": question["prompt"].split()[0], "math": hostile}]
        route.fulfill(json=document)

    practiser.page.route("**/api/v1/practice/tests/*", changed)
    practiser.open("/practice")
    practiser.page.wait_for_selector("h1")
    practiser.open_test(5)
    names = practiser.page.evaluate("[...document.querySelectorAll('math, math *')].map(element => element.localName)")
    assert names == ["math", "mi", "mrow"]
    assert practiser.page.locator("math").text_content() == "alert(1)<b>y</b>"

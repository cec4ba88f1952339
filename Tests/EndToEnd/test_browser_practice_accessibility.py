"""axe finds nothing, and nothing scrolls sideways, on any practice screen and state."""
import pytest
from looks import LOOKS, check

LONG = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
QUESTIONS = {
    "th": ("ชีววิทยาเบื้องต้นสำหรับนักเรียนชั้นมัธยมศึกษาตอนปลาย", "ข้อใดอธิบายหน้าที่ของไมโทคอนเดรียในเซลล์ของสิ่งมีชีวิตที่มีนิวเคลียสได้ถูกต้องที่สุดตามบันทึกของนักเรียน", "สร้างพลังงานให้แก่เซลล์ด้วยกระบวนการหายใจระดับเซลล์ที่ต้องใช้ออกซิเจน"),
    "de": (LONG, f"Welches Gesetz meint „{LONG}“ in Ihren Notizen?", "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"),
    "ar": ("مقدّمة في علم الأحياء", "أيّ من هذه العبارات تصف «الميتوكوندريا» كما وردت في ملاحظاتك؟", "عُضيّة تنتج الطاقة للخلية بالتنفّس الخلوي"),
}


def check_screen(learner, path, selector):
    learner.open(path)
    learner.page.wait_for_selector(f"main:not([aria-busy]) {selector}")
    check(learner, path)


@pytest.mark.parametrize("look", LOOKS)
def test_every_practice_screen_is_accessible(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    check_screen(learner, "/practice", "[data-testid=first-steps]")
    check_screen(learner, "/practice/courses/new", "[data-testid=course-form]")
    check_screen(learner, "/practice/new", "[data-testid=first-steps]")
    check_screen(learner, "/practice/schedule", "[data-testid=no-tests]")
    course = learner.sample()
    page = f"/practice/courses/{course['course_id']}"
    check_screen(learner, page, ".file")
    learner.page.locator(".file summary").click()
    check(learner, "notes being edited")
    learner.press("delete-course")
    check(learner, "deleting")
    learner.press("cancel")
    check_screen(learner, f"/practice/new?course={course['course_id']}", "[data-testid=generate-form]")
    check_screen(learner, "/practice", "[data-status=none]")
    check_screen(learner, learner.plan_exam(course, LONG), "[data-testid=planned]")
    learner.press("plan")
    check(learner, "planning")


@pytest.mark.parametrize("look", LOOKS)
def test_every_state_of_a_test_is_accessible(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    learner.open("/practice")
    failed = learner.made(learner.course("Thin", "Nothing much."))
    check_screen(learner, f"/practice/tests/{failed['test_id']}", "[data-testid=failed]")
    check_screen(learner, "/practice", "[data-status=failed]")
    test = learner.made(learner.sample())
    address = f"/practice/tests/{test['test_id']}"
    check_screen(learner, address, "[data-testid=ready]")
    check_screen(learner, "/practice", "[data-status=ready]")
    check_screen(learner, address, "[data-testid=ready]")
    learner.press("start-test")
    learner.wait_for(1)
    check(learner, "taking")
    learner.stay_after_answers()
    learner.choose("C")
    learner.press("flag")
    check(learner, "answered and flagged")
    learner.press("sheet")
    check(learner, "sheet")
    learner.press("close-sheet")
    check_screen(learner, "/practice", "[data-status=in_progress]")
    check_screen(learner, address, "[data-testid=question]")
    learner.press("submit")
    check(learner, "handing in")
    learner.press("confirm-submit")
    learner.page.wait_for_selector("[data-testid=percent]")
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    learner.page.wait_for_selector("[data-testid=dispute-5]")
    learner.element("dispute-2").check()
    learner.page.wait_for_selector("[data-testid=status-2].status-excluded")
    check(learner, "result")
    check_screen(learner, f"{address}/print", "[data-testid=paper-key]")
    check_screen(learner, "/practice", "[data-testid=statistics]")
    learner.page.eval_on_selector_all("details", "nodes => nodes.forEach(node => node.open = true)")
    check(learner, "statistics in full")


@pytest.mark.parametrize("look", LOOKS)
def test_a_test_being_written_is_accessible(practiser_in, look):
    learner = practiser_in(**LOOKS[look])
    learner.open("/practice")
    test = {**learner.made(learner.sample()), "status": "generating", "questions": []}
    base = f"**/api/v1/practice/tests/{test['test_id']}"
    body = 'event: planned\ndata: {"slots":5}\n\nevent: accepted\ndata: {"slot":"S1","attempts":2}\n\n' \
           'event: rejected\ndata: {"slot":"S2","attempt":1,"codes":["longest_key","grounding"]}\n\nevent: fell_back\ndata: {"slot":"S3"}\n\n'
    learner.page.route(base, lambda route: route.fulfill(json=test))
    learner.page.route(f"{base}/events", lambda route: route.fulfill(content_type="text/event-stream", body=body))
    check_screen(learner, f"/practice/tests/{test['test_id']}", "[data-state=fell_back]")
    home = {**learner.call("GET", "?utc_offset=0"), "current": test}
    learner.page.route("**/api/v1/practice?utc_offset=*", lambda route: route.fulfill(json=home))
    check_screen(learner, "/practice", "[data-status=generating]")


@pytest.mark.parametrize("look, language", zip(LOOKS, ("de", "ar", "th", "de"), strict=True))
def test_long_words_and_other_scripts_stay_inside(practiser_in, look, language):
    """The notes generator does not support these languages yet, so the test itself supplies the questions."""
    learner = practiser_in(**LOOKS[look])
    learner.open("/practice")
    course, prompt, option = QUESTIONS[language]
    test = learner.made(learner.sample())
    shown = learner.call("POST", f"/tests/{test['test_id']}/open", {})
    questions = [{**question, "prompt": prompt, "topic": course, "options": [f"{option} {letter}" for letter in "ABCDE"]} for question in shown["questions"]]
    words = {"course": course, "language": language, "direction": "rtl" if language == "ar" else "ltr", "topics": [course, option]}
    learner.page.route(f"**/api/v1/practice/tests/{test['test_id']}", lambda route: route.fulfill(json={**shown, **words, "questions": questions}))
    check_screen(learner, f"/practice/tests/{test['test_id']}", "[data-testid=stem]")
    learner.page.unroute_all()
    learner.stay_after_answers()
    learner.choose("B")
    box = learner.element("option-B").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= learner.page.viewport_size["width"]
    assert learner.element("option-B").locator(".option-text").evaluate("node => node.scrollWidth <= node.parentElement.clientWidth")
    learner.press("leave")
    learner.page.wait_for_function("() => !Object.keys(localStorage).some(key => key.startsWith('nivel:outbox:'))")
    submitted = learner.call("POST", f"/tests/{test['test_id']}/submit", {})
    again = [{**question, "prompt": prompt, "topic": course, "options": questions[0]["options"], "evidence": prompt, "explanation": option, "headings": [course, course]}
             for question in submitted["questions"]]
    learner.page.route(f"**/api/v1/practice/tests/{test['test_id']}", lambda route: route.fulfill(json={**submitted, **words, "questions": again}))
    learner.open(f"/practice/tests/{test['test_id']}")
    learner.page.wait_for_selector("[data-testid=percent]")
    learner.element("review-1").locator("summary").click()
    learner.element("review-1").locator(".why").wait_for()
    check(learner, "result")


def test_an_arabic_interface_keeps_notes_in_their_own_direction(practiser_in):
    learner = practiser_in(locale="ar", viewport={"width": 1280, "height": 800})
    learner.open_test(3)
    assert learner.page.evaluate("document.documentElement.dir") == "rtl"
    stem = learner.element("stem")
    assert stem.get_attribute("lang") == "en"
    assert stem.evaluate("node => getComputedStyle(node).direction") == "ltr"
    assert learner.page.locator(".bar").bounding_box()["width"] > 0
    back, primary = learner.element("back").bounding_box(), learner.element("primary").bounding_box()
    assert back["x"] > primary["x"]

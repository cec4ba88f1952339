"""Planned practice tests, and what a learner reads before a test is written."""
import json

import pytest
from client import PRACTICE, Student, lasting_port
from practice_browser import Practiser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("viewport", [(320, 568), (360, 640), (360, 740), (740, 360)])
@pytest.mark.parametrize("locale", ["en", "de", "ar"])
def test_the_button_that_plans_is_whole_on_a_phone(practiser_in, viewport, locale):
    width, height = viewport
    learner = practiser_in(**{**PHONE, "viewport": {"width": width, "height": height}, "locale": locale})
    learner.open("/practice")
    learner.sample()
    learner.open("/practice/schedule")
    learner.press("plan")
    learner.page.wait_for_selector("[data-testid=plan-dialog]")
    dialog = learner.element("plan-dialog").bounding_box()
    save = learner.element("save-plan").bounding_box()
    assert dialog["x"] >= 0 and dialog["x"] + dialog["width"] <= width
    assert dialog["y"] <= save["y"] and save["y"] + save["height"] <= min(height, dialog["y"] + dialog["height"]), "whole without scrolling"
    assert learner.element("plan-dialog").evaluate("node => node.scrollWidth <= node.clientWidth"), "nothing is cut off at the side"


def test_a_planned_test_has_the_same_three_difficulties_as_any_other(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice")
    learner.sample()
    learner.open("/practice/schedule")
    learner.press("plan")
    names = [label.inner_text() for label in learner.page.locator("[data-testid=plan-dialog] label:has([name=difficulty])").all()]
    learner.element("plan-title").fill("Final exam")
    learner.element("difficulty-hard").check(force=True)
    learner.press("save-plan")
    learner.page.wait_for_selector("[data-testid=planned]")
    assert "hard" in learner.element("planned").first.inner_text().lower() and "of 5" not in learner.element("planned").first.inner_text()
    learner.open("/practice/new")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    assert [label.inner_text() for label in learner.page.locator("[data-testid=generate-form] label:has([name=difficulty])").all()] == names
    assert len(names) == 3


def test_ten_definitions_take_about_ten_minutes(practiser_in):
    learner = practiser_in(**PHONE)
    learner.open("/practice")
    learner.sample()
    learner.open("/practice/new")
    learner.page.wait_for_selector("[data-testid=generate-form]")
    assert "About 10 minutes" in learner.element("expect").inner_text()
    learner.press("generate")
    learner.page.wait_for_selector("[data-testid=ready]")
    assert "About 10 minutes" in learner.element("ready").inner_text()


@pytest.fixture
def without_a_model(server_on, tmp_path):
    """A server whose model server does not answer, and the address of the model server."""
    address = f"http://127.0.0.1:{lasting_port()}"
    with server_on(tmp_path / "data", "--ollama-url", address, "--openai-url", address) as server:
        yield server, address


def test_a_learner_never_reads_the_address_of_a_model_server(chromium, complaints, without_a_model):
    server, model = without_a_model
    context = chromium.new_context(locale="en", **PHONE)
    learner = Practiser(context, server.address, complaints)
    learner.open("/practice")
    course = learner.sample()
    learner.open(f"/practice/new?course={course['course_id']}")
    learner.page.wait_for_selector("[data-testid=backend-ollama]")
    assert learner.element("backend-ollama").is_disabled()
    shown = learner.page.locator("main").inner_text()
    assert "Not available here." in shown and model not in shown and "127.0.0.1" not in shown
    context.close()


@pytest.mark.parametrize("backend", ["ollama", "openai"])
def test_a_test_that_no_model_wrote_says_so_without_the_address_of_the_server(without_a_model, backend):
    server, model = without_a_model
    student = Student(server.address)
    test = student.test(student.course(), backend=backend)
    assert test["status"] == "failed" and test["failure"].startswith("The model did not answer.")
    assert model not in json.dumps(student.get(PRACTICE).json) and model not in json.dumps(test)

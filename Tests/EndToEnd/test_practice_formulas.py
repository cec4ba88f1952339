"""Formulas of notes: sent as elements of MathML, kept, and not sent before the end if they are a part of the key."""
import json

import pytest
from client import PRACTICE, Student

NOTES = r"""# Mechanics

- **Kinetic energy**: the work that a body can do by its motion, $\frac{1}{2} m v^2$
- **Potential energy**: the work that a body can do by its place, $m g h_1$
- **Mean momentum**: the amount of motion of two bodies, $\frac{p_0 + p_1}{2}$
- **Power**: the work that is done in a unit of time, $\frac{W}{t}$
- **Pressure**: the force on a unit of area, $\frac{F}{A^2}$
- **Impulse**: the change of the momentum of a body, $F_1 t$
- **Torque**: the effect of a force that turns a body, $F_1 r$
- **Strain**: the change of the length of a rod through its length, $\frac{l_1}{l_0}$
- **Gravity**: the force between two bodies, $F = G \frac{m_1 m_2}{r^2}$

# Roots

| Quantity | Formula | Symbol |
|---|---|---|
| Period of a pendulum | $2\pi\sqrt{\frac{l}{g}}$ | $T_0$ |
| Period of a spring | $2\pi\sqrt{\frac{m}{k}}$ | $T_1$ |
| Frequency of a circuit | $\frac{1}{2\pi\sqrt{L C}}$ | $f_0$ |
| Volume of a ball | $\frac{4}{3} \pi r^3$ | $V_1$ |
| Energy of a spring | $\frac{1}{2} k x^2$ | $E_1$ |
| Inertia of a ball | $\frac{2}{5} m r^2$ | $I_0$ |
"""
TEXTS = {"mi", "mn", "mo", "mtext"}
OTHERS = {"mrow", "mfrac", "msqrt", "msup", "msub", "msubsup"}
ENERGY = [
    {"element": "mfrac", "children": [{"element": "mn", "text": "1"}, {"element": "mn", "text": "2"}]}, {"element": "mi", "text": "m"},
    {"element": "msup", "children": [{"element": "mi", "text": "v"}, {"element": "mn", "text": "2"}]},
]


def opened(student, **more):
    return student.opened(student.course_of(NOTES), **{"question_count": 8, "seed": 7} | more)


def shown(question, *names):
    """The formulas of a question that occur in its texts."""
    texts = " ".join(question[name] for name in names) + " " + " ".join(question["options"])
    return [formula for formula in question.get("formulas", []) if formula["text"] in texts]


def elements(math):
    for element in math:
        yield element
        yield from elements(element.get("children", []))


@pytest.mark.essential
def test_formulas_of_prompts_and_options_are_sent_as_elements(student):
    formulas = [formula for question in opened(student)["questions"] for formula in question.get("formulas", [])]
    assert {"1/2 m v²": ENERGY}.items() <= {formula["text"]: formula["math"] for formula in formulas}.items()
    for element in elements([element for formula in formulas for element in formula["math"]]):
        assert element["element"] in (TEXTS if "text" in element else OTHERS)
        assert set(element) <= {"element", "text", "children"}


@pytest.mark.essential
def test_formulas_of_the_key_and_the_explanation_are_sent_only_after_the_end(student):
    test = opened(student)
    for question in test["questions"]:
        assert shown(question, "prompt") == question.get("formulas", [])
    done = student.submitted(test)
    later = 0
    for before, after in zip(test["questions"], done["questions"]):
        names = {formula["text"] for formula in after.get("formulas", [])}
        assert {formula["text"] for formula in before.get("formulas", [])} <= names
        later += len(names) - len(before.get("formulas", []))
    assert later > 0
    assert shown(done["questions"][0], "prompt", "explanation") == done["questions"][0]["formulas"]


def test_a_test_without_formulas_has_no_such_member(student):
    assert '"formulas"' not in json.dumps(student.submitted(student.opened()))


def test_formulas_are_kept_over_a_restart_and_repeated(server_on, tmp_path):
    with server_on(tmp_path) as server:
        student = Student(server.address)
        test = opened(student)
        cookie = student.cookie
    with server_on(tmp_path) as server:
        student = Student(server.address)
        student.cookie = cookie
        assert student.now(test)["questions"] == test["questions"]
        student.submitted(test)
        again = student.do(student.made(student.do(test, "repeat", {"questions": "mistakes"})), "open").json
        assert any(question.get("formulas") for question in again["questions"])


def test_the_preview_has_the_formulas_and_an_edit_removes_those_that_are_gone(student):
    test = student.test(student.course_of(NOTES), question_count=8, seed=7)
    path = f"{PRACTICE}/tests/{test['test_id']}/preview"
    question = next(question for question in student.get(path).json["questions"] if question["format"] == "typed" and "formulas" in question)
    edit = {"prompt": "Which quantity of a body do the notes define here?", "answers": question["answers"], "explanation": "The notes define it in words."}
    reply = student.put(f"{path}/{question['question_id']}", edit)
    assert reply.status == 200, reply.body
    edited = next(other for other in reply.json["questions"] if other["question_id"] == question["question_id"])
    # NB: the evidence has the formula still, and the review shows it.
    assert [formula["text"] for formula in edited.get("formulas", [])] == [formula["text"] for formula in question["formulas"]]

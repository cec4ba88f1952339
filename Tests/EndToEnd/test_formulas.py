"""The MathML of Nivel's formulas has the structure that an independent converter gives them."""
import json
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import ROOT
from latex2mathml.converter import convert

EXAMPLES = json.loads((ROOT / "Tests/Conformance/formulas.json").read_text("utf-8"))["formulas"]
NAMESPACE = "{http://www.w3.org/1998/Math/MathML}"
# The names of tokens differ by taste: some write a Greek letter or a degree sign as an operator.
TOKENS = {"mi", "mn", "mo", "mtext"}
# Different signs for the same thing: the hyphen for the minus sign, the ring for the degree sign, the letter with a stroke for h-bar.
SAME = str.maketrans({"-": "−", "°": "∘", "ℏ": "ħ", "ϵ": "ε", "⁡": "", "\u2009": "", "\xa0": "", "\u2003": ""})


def structure(element):
    """An element as nested lists. Rows are flat, and tokens are their signs without names and attributes."""
    name = element.tag.removeprefix(NAMESPACE)
    if name in TOKENS:
        return list((element.text or "").translate(SAME))
    children = [structure(child) for child in element if child.tag.removeprefix(NAMESPACE) != "mspace"]
    if name in ("math", "mrow", "mstyle", "mpadded"):
        return [part for child in children for part in child]
    if name == "msqrt":
        return [(name, [part for child in children for part in child])]
    if name in ("msup", "msub", "msubsup"):
        # Some converters attach a script to the closing bracket, and others to all that is in the brackets.
        return [*children[0][:-1], (name, children[0][-1:], *children[1:])]
    return [(name, *children)]


def test_the_table_has_many_different_formulas():
    assert len({example["tex"] for example in EXAMPLES}) == len(EXAMPLES) >= 40


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["tex"])
def test_a_formula_has_the_same_structure_as_by_latex2mathml(example):
    own = ElementTree.fromstring(f"<math>{example['mathml']}</math>")
    assert structure(own) == structure(ElementTree.fromstring(convert(example["tex"])))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["tex"])
def test_a_formula_has_only_plain_elements(example):
    for element in ElementTree.fromstring(f"<math>{example['mathml']}</math>").iter():
        assert not element.attrib
        assert (element.text is None) == (element.tag not in TOKENS)

"""Exports of practice tests, read back by parsers that are not Nivel's."""
import copy
import csv
import io
import json
import pathlib
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest
from conftest import EXPORT_FORMATS, ROOT
from markdown_it import MarkdownIt
from pygiftparser import parser as gift_parser
from pygiftparser.utils import transformSpecials

SAMPLES = sorted((ROOT / "Content/notes").glob("*.md"))

# Each occurs at the beginning, in the middle and at the end of a text.
HOSTILE = [
    '"', "'", "\n", "\r\n", "\n\n", "\t", "]]>", "</text>", "<b>x</b>", "<script>", "&amp;", "&#60;", "#", "####", "~", "=", "{",
    "}", "\\", "\\n", "\\\\", "::", ":", "//", "\n// x", "%50%", "[html]", "[x](y)", "->", "=1+1", "+1", "-1", "@A1", "\n* x",
    "\n- x", "\n1. x", "2) x", "__x__", "**x**", "`x`", "\n```\n", "\n---\n", "\n===\n", "\n# x", "\n> x", "|", "$x$", "![x](y)",
    "<https://example.org>", "\0", "\x01", "\x1f", "\x7f", "\x0b", "\x0c", "\x85", "\u2028", "\ufffe", "\uffff", "\ufeff",
    "<\u0338", "=\u0338", "\u0338", "\n\u0338", '"\u0301', "موجة صوتية", "\u202eabc", "שלום", "👩‍🔬", "e\u0301", "é", "日本語", "\xa0",
    "$CATEGORY: x", "TRUE", ",", ";", "{=x}", "{{c1::x}}", "\\(x\\)", "[sound:x.mp3]", "[latex]x[/latex]",
]
COURSE = 'Física / "1"\\ <b> 🌊 موجات'


def hostile_test(template):
    """Tests with the structure of another test, with four questions for every hostile text."""
    for start in range(0, len(HOSTILE), 4):
        test = copy.deepcopy(template)
        test |= {"course": COURSE, "topics": ["/ends in a slash/", "other"], "question_count": 4, "missing": 0}
        question = test["questions"][0]
        test["questions"] = []
        for number, text in enumerate(HOSTILE[start : start + 4]):
            options = [f"{text}a", f"b{text}", f"c{text}c", f"{text}d{text}", "plain"]
            texts = {"prompt": f"{text}prompt{text}prompt{text}", "explanation": f"{text}why{text}", "evidence": f"{text}evidence"}
            place = {"topic": test["topics"][number % 2], "id": f"S{number}", "headings": [f"{text}heading"]}
            test["questions"].append(question | texts | place | {"options": options, "correct_answer": options[(start + number) % 5]})
        test["question_count"] = len(test["questions"])
        yield test


@pytest.fixture(scope="module")
def generated(nivel):
    """A test from each sample, as the command prints it."""

    def made(file):
        language = "es" if file.stem.startswith("spanish") else "en"
        options = ["--course", file.stem, "--notes", file, "--language", language, "--count", "10", "--seed", "1", "--format", "json"]
        result = nivel("practice", "generate", *options)
        assert result.returncode == 0
        return result.stdout

    return [made(file) for file in SAMPLES]


@pytest.fixture(scope="module")
def cases(nivel, generated):
    """Tests, plain and hostile, each with its export in every format."""
    tests = [with_options(json.loads(text)) for text in generated]
    tests += hostile_test(tests[0])
    return [(test, {name: exported(nivel, test, name) for name in EXPORT_FORMATS}) for test in tests]


def with_options(test):
    """The test without its typed questions. Their exports have a file of tests of their own."""
    questions = [question for question in test["questions"] if "options" in question]
    return test | {"format_version": 1, "questions": questions, "question_count": len(questions)}


def exported(nivel, test, name):
    result = nivel("practice", "export", "--test", "-", "--format", name, input=json.dumps(test))
    assert result.returncode == 0 and result.stderr == b"", result.stderr
    return result.stdout


def each(cases, name):
    for test, exports in cases:
        yield test, exports[name].decode("utf-8")


def shown(text):
    """A text as every format except JSON stores it: with one kind of line break, and without characters that XML forbids."""
    text = re.sub("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]", "\n", text)
    return re.sub("[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]", "\ufffd", text)


def key(question):
    return question["options"].index(question["correct_answer"])


class PlainText(HTMLParser):
    """The text of HTML, and the names of its elements."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.text, self.tags, self.items = "", [], []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if tag in ("p", "li"):
            self.items.append("")
        self.handle_data("\n" if tag == "br" else "")

    def handle_data(self, data):
        self.text += data
        if self.items:
            self.items[-1] += data


def plain(html):
    read = PlainText(html)
    assert set(read.tags) <= {"br"}, html
    return read.text


def test_json_is_what_generate_prints_and_reads_back_byte_for_byte(nivel, generated, cases):
    for text in generated:
        result = nivel("practice", "export", "--test", "-", "--format", "json", input=text)
        assert result.stdout == text
    for test, text in each(cases, "json"):
        read = json.loads(text)
        assert read | {"estimated_minutes": 0} == test | {"estimated_minutes": 0}


def test_csv_has_every_text_in_its_cell_and_no_formulas(cases):
    for test, text in each(cases, "csv"):
        assert text.startswith("\ufeff") and text.endswith("\r\n")
        rows = list(csv.DictReader(io.StringIO(text[1:], newline=""), strict=True))
        assert len(rows) == len(test["questions"])
        for question, row in zip(test["questions"], rows):
            assert None not in row and None not in row.values()
            assert not any(cell.lstrip()[:1] in tuple("=+-@") for cell in row.values() if cell.lstrip())
            assert not any(cell[:1] in ("\t", "\r", "\n") for cell in row.values())
            columns = ["prompt", *(f"option_{letter}" for letter in "abcde"), "explanation", "evidence"]
            cells = [row[name] for name in columns]
            texts = [question["prompt"], *question["options"], question["explanation"], question["evidence"]]
            assert all(cell in (shown(text), "'" + shown(text)) for cell, text in zip(cells, texts))
            assert row["correct_option"] == "ABCDE"[key(question)]
            assert (row["id"], row["bloom_level"], row["difficulty"]) == (question["id"], question["bloom_level"], question["difficulty"])


SETTINGS = "defaultgrade penalty hidden single shuffleanswers answernumbering".split()
QUESTION_ELEMENTS = ["name", "questiontext", "generalfeedback", *SETTINGS, *["answer"] * 5, "tags"]


def test_moodle_xml_has_the_shape_that_moodle_publishes_and_keeps_every_text(cases):
    for test, text in each(cases, "moodle"):
        quiz = ElementTree.fromstring(text.encode())
        assert quiz.tag == "quiz" and quiz.attrib == {}
        category, elements = None, []
        for element in quiz:
            if element.attrib == {"type": "category"}:
                assert [child.tag for child in element] == ["category"]
                category = element.findtext("category/text")
            else:
                elements.append((category, element))
        assert len(elements) == len(test["questions"])
        for question, (category, element) in zip(test["questions"], elements):
            check_moodle_question(question, element)
            assert category_names(category) == expected_category(test, question)


def check_moodle_question(question, element):
    assert element.attrib == {"type": "multichoice"} and [child.tag for child in element] == QUESTION_ELEMENTS
    assert 0 < len(element.findtext("name/text")) <= 255
    for tag, text in (("questiontext", question["prompt"]), ("generalfeedback", question["explanation"])):
        assert element.find(tag).attrib == {"format": "html"} and plain(element.findtext(f"{tag}/text")) == shown(text)
    answers = element.findall("answer")
    assert [plain(answer.findtext("text")) for answer in answers] == [shown(option) for option in question["options"]]
    assert [answer.attrib["fraction"] for answer in answers] == ["100" if place == key(question) else "0" for place in range(5)]
    assert element.findtext("single") == "true" and element.findtext("answernumbering") == "ABCD"
    tags = [f"bloom-{question['bloom_level']}", f"difficulty-{question['difficulty']}"]
    assert [tag.text for tag in element.findall("tags/tag/text")] == tags


def expected_category(test, question):
    """The course, and the topic if it is different."""
    names = dict.fromkeys([test["course"], question["topic"]])
    return ["$course$", "top", *(name.replace("\\", "/") for name in names)]


def category_names(path):
    """Moodle's rule: a single slash separates, and a double slash is a literal slash."""
    return [name.replace("//", "/").strip() for name in re.split("(?<!/)/(?!/)", path)]


def test_gift_is_read_by_another_parser_with_every_text(cases):
    for test, text in each(cases, "gift"):
        questions = gift_parser.parseFile(io.StringIO(text, newline="\n"))
        assert len(questions) == len(test["questions"])
        for question, read in zip(test["questions"], questions):
            # This parser also ends the answers at an escaped brace, and does not support an escaped backslash. The next test covers these.
            if re.search(r"[{}\\]", "".join([question["prompt"], *question["options"], question["explanation"]])):
                continue
            assert read.valid and read.markup == "html" and read.tail == "" and read.title
            texts = [read.text, *(answer.answer for answer in read.answers.answers), read.generalFeedback]
            expected = [question["prompt"], *question["options"], question["explanation"]]
            assert [plain(transformSpecials(text)).strip() for text in texts] == [shown(text).strip() for text in expected]
            assert [answer.fraction for answer in read.answers.answers] == [100 if place == key(question) else 0 for place in range(5)]


def moodle_reads(paragraph):
    """A question as Moodle parses it: first the escapes, then the name, the braces and the signs."""
    escapes = {f"\\{sign}": f"\ue000{ord(sign)}\ue001" for sign in ":#={}~\\"}
    text = "\n".join(line for line in paragraph.split("\n") if not line.strip().startswith("//"))
    text = re.sub(r"\\[:#={}~\\]", lambda found: escapes[found[0]], text).replace("\\n", "\n")
    name, rest = re.fullmatch("::(.*?)::(.*)", text, re.S).groups()
    stem, answers = re.fullmatch(r"\[html\]([^{]*)\{([^}]*)\}\s*", rest, re.S).groups()
    answers, feedback = answers.rsplit("####", 1)
    answers = re.findall("([=~])([^=~]*)", answers)
    assert not any(re.match(r"%-?\d|\[", answer.strip()) for _, answer in answers), "an unintended weight or format"

    def whole(part):
        return plain(re.sub("\ue000(\\d+)\ue001", lambda found: chr(int(found[1])), part)).strip()

    return whole(stem), [(sign == "=", whole(answer)) for sign, answer in answers], whole(feedback)


def test_gift_also_follows_the_rules_of_moodle(cases):
    for test, text in each(cases, "gift"):
        paragraphs = re.split(r"\n[ \t]*\n", text)
        categories = {tuple(category_names(part.removeprefix("$CATEGORY: "))) for part in paragraphs if part.startswith("$CATEGORY: ")}
        assert categories == {tuple(expected_category(test, question)) for question in test["questions"]}
        paragraphs = [part for part in paragraphs if not part.startswith("$CATEGORY: ")]
        assert len(paragraphs) == len(test["questions"])
        for question, paragraph in zip(test["questions"], paragraphs):
            options = [(place == key(question), shown(option).strip()) for place, option in enumerate(question["options"])]
            assert moodle_reads(paragraph) == (shown(question["prompt"]).strip(), options, shown(question["explanation"]).strip())


def words(text):
    """Lines without empty lines and without white space at their ends, which Markdown does not keep."""
    return [" ".join(line.split()) for line in shown(text).split("\n") if line.split()]


def lettered(place, text):
    first, *rest = words(text)
    return [f"{'ABCDE'[place]} {first}", *rest]


def inline(token):
    """The lines of an inline token. Only text, breaks and the bold letter are expected; any other markup is an error."""
    text = ""
    for child in token.children:
        assert child.type in ("text", "text_special", "hardbreak", "strong_open", "strong_close"), (child.type, token.content)
        text += "\n" if child.type == "hardbreak" else child.content
    return words(text)


BLOCKS = set("heading ordered_list bullet_list list_item paragraph".split())


def test_markdown_has_the_questions_and_then_the_key_on_a_separate_page(cases):
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    for test, text in each(cases, "markdown"):
        tokens = reader.parse(text)
        (page,) = [token.content for token in tokens if token.type == "html_block"]
        assert "page-break-before: always" in page
        assert {re.sub("_(open|close)$", "", token.type) for token in tokens} == BLOCKS | {"inline", "html_block"}
        heads = [inline(tokens[place + 1]) for place, token in enumerate(tokens) if token.type == "heading_open"]
        assert heads == [words(test["course"]), ["Key"]]
        split = next(place for place, token in enumerate(tokens) if token.type == "html_block")
        lists = [sum(token.type == "ordered_list_open" for token in part) for part in (tokens[:split], tokens[split:])]
        assert lists == [1, 1]
        paragraphs = [inline(token) for token in tokens if token.type == "inline"]
        expected = [words(test["course"])]
        for question in test["questions"]:
            expected += [words(question["prompt"])] + [lettered(place, text) for place, text in enumerate(question["options"])]
        expected.append(["Key"])
        for question in test["questions"]:
            expected += [lettered(key(question), question["correct_answer"]), words(question["explanation"])]
        assert paragraphs == expected


def nfc(text):
    """The text in composed form, because Anki composes imported text."""
    return unicodedata.normalize("NFC", text)


def test_no_text_is_a_tag_of_anki(nivel, generated):
    test = json.loads(generated[0])
    tags = ["[sound:secret.mp3]", "[latex]x[/latex]", "[$]x[/$]", "[$$]x[/$$]", "[anki:tts]x[/anki:tts]"]
    for tag in tags:
        changed = copy.deepcopy(test)
        question = changed["questions"][0]
        question |= {"prompt": f"{tag} {question['prompt']}", "explanation": tag, "evidence": tag}
        text = exported(nivel, changed, "anki").decode()
        assert tag[:5] not in text and "&#91;" in text


def test_anki_imports_every_note_with_its_tags(cases, tmp_path):
    tests, files = [], []
    for number, (test, text) in enumerate(each(cases, "anki")):
        tests.append(test)
        files.append(tmp_path / f"{number}.tsv")
        files[-1].write_bytes(text.encode())
    script = pathlib.Path(__file__).with_name("anki_import.py")
    imported = subprocess.run([sys.executable, script, *files], capture_output=True, check=True, timeout=120).stdout.splitlines()
    assert len(imported) == len(tests)
    for test, read in zip(tests, map(json.loads, imported)):
        assert read["html"] and read["found"] == len(read["notes"]) == len(test["questions"])
        for question, note in zip(test["questions"], read["notes"]):
            front, back = (PlainText(field) for field in note["fields"])
            assert set(front.tags) <= {"p", "ol", "li", "br"} and set(back.tags) <= {"p", "b", "br"}
            fields = [*front.items, *back.items]
            answer = f"{'ABCDE'[key(question)]} {question['correct_answer']}"
            expected = [question["prompt"], *question["options"], answer, question["explanation"]]
            assert [nfc(field) for field in fields] == [nfc(shown(text)) for text in expected]
            assert {f"bloom::{question['bloom_level']}", f"difficulty::{question['difficulty']}"} <= set(note["tags"])
            assert note["type"] == "Basic" and len(note["tags"]) == 4


# Formulas by their plain text, with braces, backslashes and signs that are special in one of the formats.
FORMULAS = {
    "1/2 m v²": r"\frac{1}{2} m v^2", "√(x²+1)": r"\sqrt{x^2+1}", "a_0² % [x]": r"a\_0^2 \% [x]", "x² < y": "x^2 < y", "a₁:b₂": "a_1:b_2",
    "$v_d$": "v_d", "x² = \N{INFINITY}": r"x^2 = \infty",
}


def with_formulas(template):
    """A test in whose texts all formulas occur."""
    plain_texts = list(FORMULAS)
    question = template["questions"][0] | {
        "prompt": " and ".join(plain_texts), "options": [*plain_texts[:4], f"x\\n {plain_texts[4]}"], "correct_answer": plain_texts[1],
        "explanation": f"{plain_texts[5]} or {plain_texts[6]}, but not a{plain_texts[1]}", "evidence": plain_texts[0],
        "formulas": [{"text": text, "tex": tex} for text, tex in FORMULAS.items()],
    }
    return template | {"format_version": 3, "questions": [question], "question_count": 1}


def as_tex(test, mark):
    """The test with its formulas in the notation of a format."""
    names = "|".join(re.escape(text) for text in sorted(FORMULAS, key=len, reverse=True))

    def converted(text):
        return re.sub(rf"(?<![a-z])({names})", lambda found: mark.format(FORMULAS[found[1]]), text)

    (question,) = test["questions"]
    texts = {name: converted(question[name]) for name in ("prompt", "correct_answer", "explanation")}
    return test | {"questions": [question | texts | {"options": [converted(option) for option in question["options"]]}]}


def test_formulas_are_tex_in_every_format_that_shows_tex(nivel, generated, tmp_path):
    test = with_formulas(with_options(json.loads(generated[0])))
    exports = {name: exported(nivel, test, name) for name in EXPORT_FORMATS}
    cases = [(as_tex(test, r"\({}\)"), exports)]
    assert r"\(\frac{1}{2} m v^2\) and \(" in cases[0][0]["questions"][0]["prompt"]
    test_moodle_xml_has_the_shape_that_moodle_publishes_and_keeps_every_text(cases)
    test_gift_also_follows_the_rules_of_moodle(cases)
    test_anki_imports_every_note_with_its_tags(cases, tmp_path)


def test_formulas_are_tex_between_dollar_signs_in_markdown(nivel, generated):
    test = with_formulas(with_options(json.loads(generated[0])))
    text = exported(nivel, test, "markdown").decode()
    escaped = {f"${tex}$": re.sub(r"([\\`*_\[\]<>&#|~$])", r"\\\1", text) for text, tex in FORMULAS.items()}
    for formula, plain_text in escaped.items():
        assert formula in text
        text = text.replace(formula, plain_text)
    test_markdown_has_the_questions_and_then_the_key_on_a_separate_page([(test, {"markdown": text.encode()})])


def test_formulas_are_plain_text_in_csv_and_whole_in_json(nivel, generated):
    test = with_formulas(with_options(json.loads(generated[0])))
    test_csv_has_every_text_in_its_cell_and_no_formulas([(test, {"csv": exported(nivel, test, "csv")})])
    assert json.loads(exported(nivel, test, "json"))["questions"] == test["questions"]


def changed(test, path, value):
    test = copy.deepcopy(test)
    *parents, last = path
    place = test
    for step in parents:
        place = place[step]
    place[last] = value
    return json.dumps(test)


def test_an_invalid_test_file_is_refused_with_place_and_remedy(nivel, generated):
    test = json.loads(generated[0])
    refused = [
        ("", "-:1: ", "not JSON"),
        (b"\xff\xfe", "-:1: ", "not JSON"),
        ("{\n oops}", "-:2: ", "not JSON"),
        ("[]", "-:1: ", "expected an object"),
        ("[" * 100_000, "-:1: ", "nested deeper"),
        (changed(test, ["format_version"], 9), "format_version", "found 9"),
        (changed(test, ["answers"], {}), "answers", "unknown key"),
        (changed(test, ["questions", 2, "correct_answer"], "x"), "questions[2].correct_answer", "not one of the options"),
        (changed(test, ["questions", 1, "options"], ["a"]), "questions[1].options", "5 options"),
        (changed(test, ["questions", 1, "id"], test["questions"][0]["id"]), "questions", "give each its own"),
    ]
    for text, place, message in refused:
        result = nivel("practice", "export", "--test", "-", "--format", "csv", input=text)
        error = result.stderr.decode()
        assert result.returncode == 1 and result.stdout == b"" and place in error and message in error, error
    missing = nivel("practice", "export", "--test", "nowhere.json", "--format", "csv")
    assert missing.returncode == 1 and b"nowhere.json" in missing.stderr
    assert nivel("practice", "export", "--test", "-", "--format", "pdf", input="{}").returncode == 64

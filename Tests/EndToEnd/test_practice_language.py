"""The language of notes is recognized, shown and changeable. Vocabulary notes become a list of the game."""
import pytest
from client import PRACTICE

GERMAN = """# Zellen

- **Zellkern**: der Teil der Zelle, der die Erbanlagen enthält
- **Vakuole**: ein Raum in der Zelle, der mit Wasser gefüllt ist
- **Ribosom**: das Körperchen, das Eiweiße aus Aminosäuren baut
- **Mitochondrium**: der Ort, an dem die Zelle ihre Energie gewinnt
- **Zellwand**: die feste Hülle, die eine Pflanzenzelle umgibt
- **Chloroplast**: das grüne Körperchen, das Licht in Zucker umwandelt
"""
WORDS = {"casa": "house", "perro": "dog", "gato": "cat", "agua": "water", "pan": "bread", "libro": "book", "sol": "sun"}
SPELLINGS = {
    "lines": "\n".join(f"{word} – {meaning}" for word, meaning in WORDS.items()),
    "table": "| word | meaning |\n|---|---|\n" + "\n".join(f"| {word} | {meaning} |" for word, meaning in WORDS.items()),
    "CSV": "\n".join(f"{word},{meaning}" for word, meaning in WORDS.items()),
    "English first": "\n".join(f"- {meaning} = {word}" for word, meaning in WORDS.items()),
}


def test_a_course_without_a_language_has_that_of_its_notes(student):
    course = student.made(student.post(f"{PRACTICE}/courses", {"name": "Zellen"}))
    assert course["language"] == "und"
    course = student.made(student.add_notes(course, "42"))
    assert course["language"] == "und"
    course = student.made(student.add_notes(course, GERMAN))
    assert course["language"] == "de"
    test = student.test(course, seed=1)
    assert test["language"] == "de"
    assert any(word in question["prompt"] for question in test["questions"] for word in ("Welche", "Was ", "Wie "))


def test_the_language_can_be_changed_and_a_chosen_language_stays(student):
    course = student.made(student.post(f"{PRACTICE}/courses", {"name": "Zellen", "language": "fr"}))
    assert student.made(student.add_notes(course, GERMAN))["language"] == "fr"
    address = f"{PRACTICE}/courses/{course['course_id']}"
    assert student.put(address, {"name": "Zellen", "language": "de"}).json["language"] == "de"
    assert student.put(address, {"name": "Andere"}).json["language"] == "de", "a new name leaves the language"


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_vocabulary_notes_become_a_list_of_the_game(student, spelling):
    course = student.course_of(SPELLINGS[spelling], name="Palabras", language="es")
    words = student.get(f"{PRACTICE}/courses/{course['course_id']}/vocabulary").json
    assert (words["pairs"], words["language_id"]) == (len(WORDS), "es")
    assert dict(line.split("\t") for line in words["text"].splitlines()) == {meaning: word for word, meaning in WORDS.items()}
    reply = student.post("/api/v1/game/lists", {"name": "Palabras", "language_id": "es", "text": words["text"], "format": "tsv"})
    assert reply.status == 201 and reply.json["entries"] == len(WORDS), reply.body


def test_other_notes_are_no_vocabulary(student):
    course = student.course_of(GERMAN, language="de")
    words = student.get(f"{PRACTICE}/courses/{course['course_id']}/vocabulary").json
    assert words == {"pairs": 0, "language_id": None, "text": ""}


@pytest.mark.parametrize("notes, option, said", [
    (GERMAN, [], "recognized language: German (de); to change it, use --language"),
    (GERMAN, ["--language", "de"], ""),
    ("\n".join(f"- **Zz{letter}**: pq{letter} xv{letter} kl{letter}" for letter in "abcdefgh"), [],
     "the language was not recognized, so English (en) is used; to change it, use --language"),
], ids=["recognized", "named", "not recognized"])
def test_the_command_line_says_which_language_it_took(nivel, tmp_path, notes, option, said):
    (tmp_path / "notes.md").write_text(notes, "utf-8")
    done = nivel("practice", "generate", "--course", "C", "--notes", tmp_path / "notes.md", "--count", 3, "--seed", 1, *option)
    lines = [line for line in done.stderr.decode().splitlines() if "language" in line]
    assert lines == ([said] if said else []), done.stderr

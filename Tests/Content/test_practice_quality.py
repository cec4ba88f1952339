"""The figures in the page on questions from notes are those of the verdicts."""
import collections
import csv
import pathlib
import re

ROOT = pathlib.Path(__file__).parents[2]
PAGE = (ROOT / "Docs" / "practice-quality.md").read_text(encoding="utf-8")
VERDICTS = ["pass", "weak", "fail"]
READERS = ["reader one", "reader two"]
DRAWS = ["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


def rows():
    """The verdicts, one dictionary a question. The two columns of reasons are not needed here."""
    with (ROOT / "Tests" / "Notes" / "verdicts.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def counts(chosen, reader):
    """How many of the rows a reader passed, called weak, and failed."""
    found = collections.Counter(row[reader] for row in chosen)
    return [found[verdict] for verdict in VERDICTS]


def test_every_verdict_is_one_of_three():
    assert {row[reader] for row in rows() for reader in READERS} == set(VERDICTS)


def test_the_page_counts_the_verdicts_of_each_draw():
    for draw in DRAWS:
        chosen = [row for row in rows() if row["draw"] == draw]
        for reader in READERS:
            line = re.search(rf"^\| {draw} \| \d+ \| (\d+) \| \d+ \| {reader.split()[1]} \| (.*) \|$", PAGE, re.MULTILINE)
            assert line and int(line[1]) == len(chosen)
            assert [int(cell) for cell in line[2].split("|")] == counts(chosen, reader)


def test_the_page_counts_the_verdicts_of_each_kind():
    kinds = set()
    for kind, number, *cells in re.findall(r"^\|.*\(`(\w+)`\) \| (\d+) \| (.*) \| (.*) \|$", PAGE, re.MULTILINE):
        chosen = [row for row in rows() if row["draw"] == DRAWS[-1] and row["kind"] == kind]
        assert len(chosen) == int(number)
        assert [[int(part) for part in cell.split(",")] for cell in cells] == [counts(chosen, reader) for reader in READERS]
        kinds.add(kind)
    assert kinds == {row["kind"] for row in rows() if row["draw"] == DRAWS[-1]}


def test_the_page_gives_the_shares_of_the_sets_that_nobody_had_read():
    for draw in DRAWS:
        check_shares([row for row in rows() if row["draw"] == draw])


def test_the_page_counts_the_sets_of_notes():
    with (ROOT / "Tests" / "Notes" / "sources.tsv").open(encoding="utf-8", newline="") as file:
        sources = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    lists = [row for row in sources if row["half"] == "vocabulary"]
    assert f"{len(lists)} vocabulary lists" in PAGE
    sources = [row for row in sources if row["half"] != "vocabulary"]
    languages, repositories = ({row[name] for row in sources} for name in ["language", "repository"])
    assert f"lists {len(sources)} sets of real notes by other people, in {len(languages)} languages, from {len(repositories)} repositories" in PAGE
    halves = collections.Counter(row["half"] for row in sources)
    assert all(f"| {draw} | {halves[draw]} |" in PAGE for draw in DRAWS)
    assert halves["work"] + halves["opened"] + halves["later"] == 58


def test_the_page_counts_the_verdicts_on_vocabulary_lists():
    with (ROOT / "Tests" / "Notes" / "vocabulary.tsv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    section = PAGE.partition("## Vocabulary lists")[2]
    for name, reader in dict.fromkeys((row["round"], row["reader"]) for row in found):
        chosen = [row for row in found if (row["round"], row["reader"]) == (name, reader)]
        line = re.search(rf"^\| {name} \| (\d+) \| (\d+) \| {reader} \| (.*) \|$", section, re.MULTILINE)
        assert line and int(line[1]) == len({row["file"] for row in chosen}) and int(line[2]) == len(chosen)
        assert [int(cell) for cell in line[3].split("|")] == counts(chosen, "verdict")
    last = [[row for row in found if row["round"] == name and row["reader"] == reader] for reader in ("one", "two")]
    passed, failed = ([round(100 * counts(chosen, "verdict")[place] / len(chosen)) for chosen in last] for place in (0, 2))
    assert f"{passed[0]} and {passed[1]} % pass, and {failed[0]} and {failed[1]} % fail.** The aim is 95 %" in section


def check_shares(chosen):
    shares = [[round(100 * count / len(chosen)) for count in counts(chosen, reader)] for reader in READERS]
    (passed, _, failed), (also_passed, _, also_failed) = shares
    assert f"{passed} and {also_passed} % pass, and {failed} and {also_failed} % fail" in PAGE

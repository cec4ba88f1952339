"""Calibrates one language from a PostgreSQL database with millions of responses: `big_calibration.py NIVEL [RESPONSES] [WORKERS …]`.

The database has a quarter as many responses in two other languages. The learners are simulated. Each copies the order of options and tiles
of one of some attempts at the real tests. A tenth of the attempts belong to 256 learners, whose later answers to an item do not count.
"""
import json
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from client import Client, Server, find, right_answer, wrong_answer  # noqa: E402
from postgresql import PostgreSQL, program as postgresql_program  # noqa: E402
from simulated_responses import MIDDLES  # noqa: E402

#: The languages with their shares of the responses of the first.
SHARES = {"en": 1, "es": 0.125, "de": 0.125}
#: The number of real attempts in each language whose orders are copied.
TEMPLATES = 64
#: Abilities are rounded to a number of logits divided by this.
ABILITY_STEPS = 8
DOES_NOT_KNOW = 0.3
DEVICES = ["desktop", "phone", "phone", "tablet"]
INTERFACE_LANGUAGES = ["en", "es", "de", "fr"]
#: The aim for reading and estimating ten million responses on two cores, in seconds.
AIM = 30
#: What PostgreSQL keeps in its own memory. The default of the tests is too small for these tables.
SHARED_BUFFERS = "2GB"


class Templates:
    """The questions of real attempts: what the database would have for a right answer, and for a wrong one."""

    def __init__(self, address, language):
        self.language = language
        self.blueprint = json.loads((ROOT / "Content" / "blueprints" / f"{language}.json").read_text("utf-8"))
        forms = [Client(address).start(language) for _ in range(TEMPLATES)]
        self.ids = [form["attempt_id"] for form in forms]
        self.questions = [[self.question(item) for item in form["items"]] for form in forms]
        items = [(1 / len(item["options"]) if item.get("options") else 0, MIDDLES[find(self.blueprint, item)["level"]] + random.gauss(0, 0.7)) for item in forms[0]["items"]]
        steps = range(-6 * ABILITY_STEPS, 6 * ABILITY_STEPS + 1)
        self.chances = {step: [self.chance(step / ABILITY_STEPS - difficulty, guess) for guess, difficulty in items] for step in steps}

    @staticmethod
    def chance(distance, guess):
        return guess + (0.98 - guess) / (1 + math.exp(-distance))

    def question(self, item):
        source = find(self.blueprint, item)["item_id"]
        given = [self.row(source, right_answer(self.blueprint, item)), self.row(source, wrong_answer(self.blueprint, item))]
        return (*given, self.row(source, {"dont_know": True}))

    @staticmethod
    def row(item, given):
        (kind, value), = given.items()
        value = " ".join(value) if kind == "tiles" else "" if kind == "dont_know" else value
        return f"\t{item}\t{kind}\t{value}\t1\t1\t\\N\t\\N\n"


class Filling:
    """Copies simulated attempts into the tables."""

    def __init__(self, server, name):
        self.command = [postgresql_program("psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-h", server.folder, "-U", "nivel", "-d", name]
        self.server, self.name = server, name

    def copy(self, table, rows):
        # NB: as a replica, which checks no foreign keys: they take most of the time, and all ids are right here.
        command = [*self.command, "-c", "SET session_replication_role = replica", "-c", f"COPY {table} FROM STDIN"]
        copying = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, encoding="utf-8")
        for row in rows:
            copying.stdin.write(row)
        copying.stdin.close()
        assert copying.wait() == 0

    def run(self, *statements):
        subprocess.run([*self.command, *(argument for statement in statements for argument in ("-c", statement))], check=True)


def fill(server, name, address, responses):
    random.seed(1)
    templates = [Templates(address, language) for language in SHARES]
    filling = Filling(server, name)
    persons, answers = [], "answer (attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds)"
    filling.run("CREATE TABLE template AS SELECT * FROM attempt", "ALTER TABLE answer DROP CONSTRAINT answer_pkey", "CREATE TABLE person (id text, template text, device text, interface_language text)")
    for template, share in zip(templates, SHARES.values()):
        for _ in range(round(responses * share / len(template.questions[0]))):
            persons.append((f"{random.getrandbits(128):032x}", template, random.randrange(TEMPLATES)))
    # NB: in random order, because learners of all languages come at the same time.
    random.shuffle(persons)
    filling.copy("person", (
        f"{id}\t{template.ids[number]}\t{random.choice(DEVICES)}\t{random.choice(INTERFACE_LANGUAGES)}\n" for id, template, number in persons))
    filling.run("""
        INSERT INTO attempt (id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening,
          length, seen_before, device, interface_language)
        SELECT person.id, CASE WHEN person.id < '1a' THEN right(person.id, 2) ELSE person.id END, language_id, blueprint_id, seed, 'finished', 1, 2, 0, false, length, '[]', person.device, person.interface_language
        FROM person JOIN template ON template.id = person.template""")
    filling.copy(answers, (row for person in persons for row in answer_rows(*person)))
    filling.run("ALTER TABLE answer ADD PRIMARY KEY (attempt_id, item_id)", "DROP TABLE person", "VACUUM ANALYZE")
    return sum(len(template.questions[0]) for _, template, _ in persons)


def answer_rows(id, template, number):
    step = round(max(-6, min(6, random.gauss(-0.5, 2))) * ABILITY_STEPS)
    for chance, (right, wrong, unknown) in zip(template.chances[step], template.questions[number]):
        yield id + (right if random.random() < chance else unknown if random.random() < DOES_NOT_KNOW else wrong)


def calibrate(program, address, workers):
    """A calibration: what it printed, its wall-clock time and its processor time in seconds, and its memory in bytes."""
    blueprint = ROOT / "Content" / "blueprints" / "en.json"
    command = [program, "calibrate", "--database", address, "--blueprint", blueprint, "--prior", "levels", "--workers", str(workers), "--times"]
    began = time.perf_counter()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, text=True)
        steps = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        assert status == 0, steps
        return output.read(), steps, time.perf_counter() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    responses = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000_000
    server = PostgreSQL()
    try:
        server.run(f"ALTER SYSTEM SET shared_buffers = '{SHARED_BUFFERS}'")
        server.control("-m", "fast", "-w", "-l", f"{server.folder}/log", "restart")
        address = server.address("nivel")
        with tempfile.TemporaryDirectory() as data:
            with Server(program, ROOT, data, "--database", address, "--without-limits") as serving:
                began = time.perf_counter()
                stored = fill(server, "nivel", serving.address, responses)
        size = int(server.run("SELECT pg_database_size('nivel')", "nivel"))
        print(f"{stored:,} stored responses, {size / 1e9:.1f} GB, filled in {time.perf_counter() - began:.0f} s", flush=True)
        printed = set()
        for workers in sys.argv[3:] or [1, 2]:
            output, steps, seconds, processor, memory = calibrate(program, address, workers)
            printed.add(output)
            persons = json.loads(output)
            print(f"{workers} workers, {persons['responses']:,} responses of {persons['persons']:,} persons: {seconds:.1f} s, {processor:.1f} s of processor time, {memory / 1e6:.0f} MB")
            print("  " + "\n  ".join(steps.splitlines()), flush=True)
            if responses == 10_000_000 and int(workers) > 1:
                needed = sum(int(line.split()[1]) for line in steps.splitlines() if line.startswith(("reading:", "estimates:"))) / 1000
                print(f"  reading and estimates {needed:.1f} s, under {AIM} s: {'reached' if needed < AIM else 'MISSED'}", flush=True)
        print(f"  {'the same' if len(printed) == 1 else 'DIFFERENT'} results")
    finally:
        server.stop()


if __name__ == "__main__":
    main()

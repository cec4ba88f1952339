#!/usr/bin/env python3
"""Plants faults in a copy of the source, one at a time, and measures how fast the simulated world finds each.

    planted_faults.py [--seconds 60] [--seed 1] [--copy FOLDER] [NAME…]
    planted_faults.py --check

Each fault is a patch in Tests/PlantedFaults that begins with its description. `--check` only checks that every patch applies. The status is
not 0 if a patch does not apply, if a copy does not build, if a fault is not found in time, or if the source without a fault breaks a rule.
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FAULTS = ROOT / "Tests/PlantedFaults"
# The flags of the build in the Makefile, so that the copied build is used and little compiles anew.
FLAGS = os.environ.get("NIVEL_BUILD", "").split()
FOUND = re.compile(r"The world of seed (\d+) breaks a rule at step (\d+): ([a-z-]+): ")
WORLDS = re.compile(r"^(\d+) worlds, ", re.MULTILINE)

# Other work may make a world this many times as slow.
SLOWNESS = 5


class Failure(Exception):
    """Something that keeps the result from being valid."""


class Fault:
    def __init__(self, patch: pathlib.Path):
        self.name = patch.stem
        self.patch = patch
        text = patch.read_text("utf-8")
        self.description = text.splitlines()[0] if text else ""
        self.files = re.findall(r"^\+\+\+ b/(.+)$", text, re.MULTILINE)
        # NB: a fault of one storage shows in worlds over this storage alone.
        self.store = "postgresql" if any(file.startswith("Sources/PostgreSQLStorage/") for file in self.files) else "sqlite"
        if not self.files or self.description.startswith("---"):
            raise Failure(f"{patch.name}: the patch needs a description in its first line, and a changed file")

    def plant(self, folder: pathlib.Path) -> None:
        """Applies the patch exactly: no line may differ from what the patch expects."""
        before = [(folder / file).read_bytes() if (folder / file).is_file() else None for file in self.files]
        # NB: in a folder of another repository, git would silently apply nothing.
        environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
        done = subprocess.run(["git", "apply", "--whitespace=nowarn", self.patch], cwd=folder, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(f"{self.patch.name} does not apply any more: make it again for the present source\n{done.stderr.strip()}")
        if any((folder / file).read_bytes() == old for file, old in zip(self.files, before)):
            raise Failure(f"{self.patch.name} applies, but changes nothing")


def sources() -> list[str]:
    """The files of the repository that git does not ignore."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    return sorted(file for file in listed.stdout.split("\0") if file and (ROOT / file).is_file())


def refresh(copy: pathlib.Path, files: list[str]) -> None:
    """Makes the sources of a copy equal to this repository, and writes only files that differ, so that its build is used again."""
    for file in files:
        new, old = ROOT / file, copy / file
        if old.is_file() and old.read_bytes() == new.read_bytes():
            continue
        old.parent.mkdir(parents=True, exist_ok=True)
        old.write_bytes(new.read_bytes())
        old.chmod(new.stat().st_mode & 0o777)
    for folder in ("Sources", "Tests"):
        for file in (copy / folder).rglob("*.swift"):
            if str(file.relative_to(copy)) not in files:
                file.unlink()


def build(copy: pathlib.Path, name: str) -> None:
    done = subprocess.run(["swift", "build", *FLAGS, "--build-tests"], cwd=copy, capture_output=True, text=True)
    if done.returncode != 0:
        errors = [line for line in (done.stdout + done.stderr).splitlines() if "error:" in line]
        raise Failure(f"{name}: the copy does not build\n" + "\n".join(errors[:5]))


def processor_time() -> float:
    """The processor time of all programs that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def simulate(copy: pathlib.Path, store: str, seconds: int, seed: int) -> tuple[re.Match | None, int, float]:
    """Runs worlds until a rule is broken or the time is over.

    Returns the broken rule, the number of worlds, and the processor time in seconds. A world runs on one thread, so this is the time on a
    machine without other work. It includes the start of the test program.
    """
    environment = os.environ | {
        "NIVEL_SIMULATE_STORE": store, "NIVEL_SIMULATE_SECONDS": str(SLOWNESS * seconds), "NIVEL_SIMULATE_SEED": str(seed)}
    environment.pop("NIVEL_SIMULATE_WORLDS", None)
    before = processor_time()
    done = subprocess.run(
        ["swift", "test", *FLAGS, "--skip-build", "--filter", "SimulatedWorldTests/worlds"], cwd=copy, env=environment, capture_output=True, text=True)
    passed = processor_time() - before
    worlds = [int(count) for count in WORLDS.findall(done.stdout)]
    found = FOUND.search(done.stdout)
    if not worlds or (found is None) != (done.returncode == 0):
        raise Failure(f"the simulation itself failed, with status {done.returncode}\n{(done.stdout + done.stderr)[-2000:]}")
    return found, worlds[-1], passed


def check(faults: list[Fault]) -> None:
    """Applies each patch to a copy of the files that it changes."""
    for fault in faults:
        with tempfile.TemporaryDirectory() as folder:
            for file in fault.files:
                if (ROOT / file).is_file():
                    target = pathlib.Path(folder, file)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes((ROOT / file).read_bytes())
            fault.plant(pathlib.Path(folder))


def run(faults: list[Fault], copy: pathlib.Path, seconds: int, seed: int) -> bool:
    """Plants each fault and prints when it was found. Returns whether all were found in time."""
    check(faults)
    files = sources()
    print("Building a copy without a fault …", flush=True)
    refresh(copy, files)
    build(copy, "no fault")
    for store in sorted({fault.store for fault in faults}):
        found, worlds, passed = simulate(copy, store, max(1, seconds // 12), seed)
        if found:
            raise Failure(f"a rule is broken over {store} without a fault ({found[3]}): mend that first")
        print(f"no fault, {store}: no rule broken in {worlds} {'world' if worlds == 1 else 'worlds'}, {passed:.0f} s", flush=True)
    missed = []
    for fault in faults:
        try:
            fault.plant(copy)
            build(copy, fault.name)
            found, worlds, passed = simulate(copy, fault.store, seconds, seed)
        finally:
            refresh(copy, files)
        in_time = found is not None and passed <= seconds
        if not in_time:
            missed.append(fault.name)
        result = f"{found[3]} in world {worlds}, at its step {found[2]}, after {passed:.0f} s" if found else f"NOT FOUND in {worlds} worlds"
        print(f"{fault.name}: {result}{'' if in_time or not found else ', TOO LATE'}", flush=True)
    print(f"{len(faults) - len(missed)} of {len(faults)} planted faults were found within {seconds} s of processor time")
    return not missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="the faults to plant; all by default")
    parser.add_argument("--seconds", type=int, default=60, help="the processor time in which a fault must be found (60)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first world (1)")
    parser.add_argument("--copy", type=pathlib.Path, default=ROOT / ".build/planted-faults", help="the folder of the copy, which is kept")
    parser.add_argument("--check", action="store_true", help="only check that every patch applies")
    chosen = parser.parse_args()
    try:
        faults = [Fault(patch) for patch in sorted(FAULTS.glob("*.patch"))]
        unknown = sorted(set(chosen.names) - {fault.name for fault in faults})
        if unknown or not faults:
            raise Failure(f"there is no such fault in {FAULTS}: {', '.join(unknown) or 'the folder has none'}")
        faults = [fault for fault in faults if fault.name in chosen.names or not chosen.names]
        if chosen.check:
            check(faults)
            print(f"{len(faults)} patches apply")
            return 0
        return 0 if run(faults, chosen.copy.resolve(), chosen.seconds, chosen.seed) else 1
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())

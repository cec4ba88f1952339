"""A killed program and a failing disk, at every step of publishing, rotating, syncing and rolling back.

strace counts the system calls that change the folder. Then the real program runs once for each of them: it is killed in place
of the call, or the call fails as on a full or broken disk.
"""
import contextlib
import fcntl
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import typing

import pytest
from conftest import NIVEL, ROOT
from releases import NOW, Key, payload_of
from static_host import StaticHost

CHANGING = ["openat", "write", "fsync", "rename", "link", "symlink", "unlink", "rmdir", "mkdir"]
# NB: a library may use other names of the calls in the future. The tests would not try a step that is not counted.
ALIASES = ["open", "creat", "pwrite64", "writev", "fdatasync", "renameat", "renameat2", "linkat", "symlinkat", "unlinkat", "mkdirat",
           "ftruncate", "truncate", "sync_file_range", "copy_file_range", "sendfile", "fallocate"]
IO_ERROR_CALLS = {"fsync", "unlink", "rmdir"}


# --- strace -------------------------------------------------------------------------------------------------------------------------


class Step(typing.NamedTuple):
    """A system call: its name, and its number among the calls of this name."""

    call: str
    number: int
    text: str


@pytest.fixture(scope="module", autouse=True)
def strace():
    program = shutil.which("strace")
    assert program, "strace is missing: Scripts/setup.sh test installs it"
    tried = subprocess.run([program, "-f", "-qq", "-o", "/dev/null", "true"], capture_output=True, text=True, timeout=60)
    assert tried.returncode == 0, f"this machine does not allow a process to trace another (ptrace), so faults cannot be tested: {tried.stderr}"


def traced(log, folder, prepare, arguments, *options):
    """Runs the program on a folder, and returns its result and the calls that concern the folder.

    strace counts by threads. On one processor, one thread nearly always takes all steps. A run with a second thread is repeated.
    """
    command = ["taskset", "--cpu-list", str(min(os.sched_getaffinity(0))), "strace", "-f", "--quiet=all", "-y", "-o", log]
    # NB: not --seccomp-bpf, with which strace 6.1 delivers no signals.
    command += ["-s", "0", "-e", f"trace={','.join(CHANGING + ALIASES)}", *options, NIVEL, *arguments]
    for _ in range(50):
        shutil.rmtree(folder, ignore_errors=True)
        prepare(folder)
        result = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=120, cwd=ROOT)
        calls = calls_in(log, folder)
        if calls is not None:
            return result, calls
    raise AssertionError("there was always more than one thread")


def calls_in(log, folder):
    """The calls that changed a folder; None if more than one thread changed it, or calls of another thread came between."""
    text = log.read_text()
    lines = [line for line in text.splitlines() if f"{folder}" in line]
    if "+++ killed by" not in text and any("<unfinished ...>" in line for line in lines):
        return None
    found = [re.fullmatch(r"(\d+) +(\w+)\((.*)", line) for line in lines]
    if not all(found) or len({line[1] for line in found}) > 1:
        return None
    return [(line[2], line[3]) for line in found]


def paths_in(calls, folder):
    return sorted({path for _, text in calls for path in re.findall(f"{re.escape(str(folder))}[^\">]*", text)})


def steps_in(calls):
    counts, steps = {}, []
    for call, text in calls:
        assert call in CHANGING, f"{call} is a step that is not tested"
        counts[call] = counts.get(call, 0) + 1
        if call != "openat" or "O_CREAT" in text:
            steps.append(Step(call, counts[call], text))
    return steps


# --- the operations -----------------------------------------------------------------------------------------------------------------


def snapshot(folder):
    """Every file and link below a folder."""
    found = {}
    for path in folder.rglob("*"):
        if path.is_symlink():
            found[str(path.relative_to(folder))] = str(path.readlink())
        elif path.is_file():
            found[str(path.relative_to(folder))] = path.read_bytes()
    return found


class Scene:
    """A command, and a folder that it changes from one valid state to another."""

    repeats = True

    def __init__(self, workshop):
        self.workshop = workshop

    def prepare(self, folder):
        pass


class FirstPublish(Scene):
    def arguments(self, folder):
        return self.workshop.publishing(folder, 1)

    def active_release(self, folder):
        return self.workshop.released(folder)


class Publish(FirstPublish):
    """Publishes the twelfth release, so that blobs of the second release are removed."""

    def prepare(self, folder):
        shutil.copytree(self.workshop.folder / "eleven", folder)

    def arguments(self, folder):
        return self.workshop.publishing(folder, 12)


class Rotate(Publish):
    repeats = False

    def arguments(self, folder):
        return ["rotate", "--out", folder, "--key", self.workshop.key.file, "--new-key", self.workshop.new_key.file]


class FirstSync(Scene):
    serial = 1

    def arguments(self, folder):
        return self.workshop.syncing(folder, self.serial)

    def active_release(self, folder):
        blueprints = folder / "blueprints"
        return {file.stem: file.read_bytes() for file in blueprints.iterdir()} if blueprints.exists() else None


class Sync(FirstSync):
    """Syncs the third release, so that the first is removed. One language is new, one is removed, one has changed, and one is unchanged."""

    serial = 3

    def prepare(self, folder):
        shutil.copytree(self.workshop.folder / "synced", folder, symlinks=True)


class SyncRotated(Sync):
    """The active release, signed with other keys."""

    serial = "2r"


class RollBack(Sync):
    repeats = False

    def arguments(self, folder):
        return ["sync", "--into", folder, "--rollback"]


class Workshop:
    """Releases of tiny blueprints."""

    def __init__(self, nivel, folder):
        self.nivel, self.folder = nivel, folder
        page = (ROOT / "Docs/content-delivery.md").read_text("utf-8")
        self.blueprint = json.loads(re.search(r"```blob\n(.*?)```", page, re.S)[1])
        for name in ("key", "new"):
            self.run("keygen", "--out", folder / name)
        self.key, self.new_key = Key(folder / "key"), Key(folder / "new")
        for edition in range(1, 12):
            self.run(*self.publishing(folder / "eleven", edition))
        for serial, languages in enumerate([{"es": 1, "it": 1}, {"es": 1, "it": 1, "pt": 1}, {"es": 1, "it": 2, "fr": 1}], 1):
            self.run(*self.publishing(folder / "release", serial, languages))
            shutil.copytree(folder / "release", folder / f"served{serial}")
        shutil.copytree(folder / "served2", folder / "served2r")
        self.run("rotate", "--out", folder / "served2r", "--key", self.key.file, "--new-key", self.new_key.file)
        self.hosts = contextlib.ExitStack()
        self.addresses = {name: self.hosts.enter_context(StaticHost(folder / f"served{name}")).address for name in (1, 2, 3, "2r")}
        for serial in (1, 2):
            self.run(*self.syncing(folder / "synced", serial))

    def run(self, *arguments):
        result = self.nivel(*arguments)
        assert (result.returncode, result.stderr) == (0, b""), result

    def publishing(self, out, edition, languages=None):
        content = self.folder / f"content{edition}{'' if languages is None else 's'}"
        (content / "blueprints").mkdir(parents=True, exist_ok=True)
        for language, number in (languages or {"es": edition}).items():
            blueprint = {**self.blueprint, "language_id": language, "version": f"2027.1.{number}"}
            (content / f"blueprints/{language}.json").write_text(json.dumps(blueprint), "utf-8")
        return ["publish", "--content", content, "--out", out, "--key", self.key.file, "--now", NOW + edition]

    def syncing(self, folder, serial):
        return ["sync", "--from", self.addresses[serial], "--into", folder, "--trust", self.key.public, "--now", NOW + 60]

    @staticmethod
    def released(folder):
        """The manifest if all files that it names exist."""
        if not (folder / "manifest.json").exists():
            return None
        for content in payload_of(folder)["languages"].values():
            assert (folder / "blobs" / content["checksum"][7:]).stat().st_size == content["size"]
        return (folder / "manifest.json").read_bytes()


@pytest.fixture(scope="module")
def workshop(nivel, tmp_path_factory):
    workshop = Workshop(nivel, tmp_path_factory.mktemp("workshop"))
    with workshop.hosts:
        yield workshop


class NormalRun(typing.NamedTuple):
    scene: Scene
    before: object
    after: object
    files: dict
    folder: pathlib.Path
    paths: list
    steps: list


@pytest.fixture(scope="module", params=[FirstPublish, Publish, Rotate, FirstSync, Sync, SyncRotated, RollBack], ids=lambda kind: kind.__name__)
def normal_run(request, workshop, tmp_path_factory):
    """A run without a fault: the active release before and after it, and its steps."""
    folder, scene = tmp_path_factory.mktemp("runs") / "folder", request.param(workshop)
    scene.prepare(folder)
    before = scene.active_release(folder)
    result, calls = traced(folder.parent / "log", folder, scene.prepare, scene.arguments(folder))
    assert result.returncode == 0, result
    return NormalRun(scene, before, scene.active_release(folder), snapshot(folder), folder, paths_in(calls, folder), steps_in(calls))


def run_with_fault(run, step, fault):
    """The same run with a fault in one step. Returns the result of the run, and the call that failed."""
    watched = [option for path in run.paths for option in ("-P", path)]
    options = [*watched, "-e", f"inject={step.call}:{fault}:when={step.number}"]
    result, calls = traced(run.folder.parent / "log", run.folder, run.scene.prepare, run.scene.arguments(run.folder), *options)
    found = [text for call, text in calls if call == step.call]
    assert len(found) >= step.number, f"the step was not reached: {step}"
    return result, found[step.number - 1]


def check_repair(run, nivel, step):
    """The active release is the complete old or new one. A second run gives the new one and leaves no other files."""
    found = run.scene.active_release(run.folder)
    assert found == run.before or found == run.after, step
    if run.scene.repeats or found == run.before:
        again = nivel(*run.scene.arguments(run.folder))
        assert (again.returncode, again.stderr) == (0, b""), (step, again)
    assert run.scene.active_release(run.folder) == run.after, step
    assert snapshot(run.folder) == run.files, step


def test_the_steps_exist_and_change_the_active_release(normal_run):
    assert 3 <= len(normal_run.steps) <= 120
    assert (normal_run.before != normal_run.after) == (type(normal_run.scene) is not SyncRotated)


def test_a_program_killed_at_any_step_leaves_the_old_or_the_new_state_and_the_next_run_repairs_it(normal_run, nivel):
    for step in normal_run.steps:
        result, _ = run_with_fault(normal_run, step, "signal=SIGKILL")
        assert result.returncode == -signal.SIGKILL, (step, result)
        check_repair(normal_run, nivel, step)


def test_a_disk_that_fails_at_any_step_is_reported_and_the_next_run_repairs_the_folder(normal_run, nivel):
    for step in normal_run.steps:
        result, call = run_with_fault(normal_run, step, f"error={'EIO' if step.call in IO_ERROR_CALLS else 'ENOSPC'}")
        assert "(INJECTED)" in call, (step, call)
        assert result.returncode == 1, (step, result)
        message = result.stderr.strip()
        assert any(path in message for path in normal_run.paths) and "try again" in message and len(message.splitlines()) == 1, (step, message)
        check_repair(normal_run, nivel, step)


@contextlib.contextmanager
def locked(folder):
    """Locks a folder like a running program."""
    number = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(number, fcntl.LOCK_EX)
        yield
    finally:
        os.close(number)


def test_two_programs_cannot_change_a_folder_at_the_same_time(normal_run, nivel):
    run = normal_run
    shutil.rmtree(run.folder, ignore_errors=True)
    run.scene.prepare(run.folder)
    own = run.folder / ".delivery" if isinstance(run.scene, FirstSync) else run.folder
    own.mkdir(parents=True, exist_ok=True)
    with locked(own):
        before = snapshot(run.folder)
        refused = nivel(*run.scene.arguments(run.folder))
        assert refused.returncode == 1 and f"{own}: another Nivel program is changing this folder" in refused.stderr.decode()
        assert snapshot(run.folder) == before
    assert nivel(*run.scene.arguments(run.folder)).returncode == 0
    assert run.scene.active_release(run.folder) == run.after

"""`make run` reports its progress in a few lines, shows every line of an error, and ends with status 0 on Ctrl-C."""
import os
import pty
import re
import subprocess

import pytest
from conftest import ROOT

PROGRESS = ["python3", ROOT / "Scripts/progress.py", "Building"]


def progress(script):
    return subprocess.run([*PROGRESS, "bash", "-c", script], capture_output=True, text=True, timeout=60)


def test_a_build_shows_its_progress_in_one_line():
    shown = progress("for i in $(seq 2900); do echo \"[$i/2900] Compiling Part$i\"; done; echo 'Build complete!'")
    assert shown.returncode == 0 and shown.stdout == ""
    assert re.fullmatch(r"Building: done in .*\.\n", shown.stderr)


def test_a_build_that_fails_shows_its_whole_error_and_keeps_its_status():
    shown = progress("echo '[1/2] Compiling A'; echo 'A.swift:1:1: error: no'; echo ' 1 | let'; echo 'error: fatalError' >&2; exit 3")
    assert shown.returncode == 3
    lines = shown.stderr.splitlines()
    assert re.fullmatch(r"Building: failed in .*\.", lines[0])
    assert lines[1:] == ["A.swift:1:1: error: no", " 1 | let", "error: fatalError"]


FLAGS = "-debug-info-format none -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules"


@pytest.fixture
def without_compiling(tmp_path):
    """An environment with stand-ins for the compiler, and the file to which they write the arguments of `swift`.

    `make test` builds the program and the modules before. A test that built them again would replace files that other tests start or load
    at the same time: "Text file busy".
    """
    tools, built = tmp_path / "tools", tmp_path / "built"
    tools.mkdir()
    (tools / "swift").write_text(f'#!/bin/sh\necho "$*" >> "{built}"\n', "utf-8")
    (tools / "swiftc").write_text("#!/bin/sh\necho 'error: the WebAssembly modules are stale: run make wasm' >&2\nexit 1\n", "utf-8")
    for tool in tools.iterdir():
        tool.chmod(0o755)
    return {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}, built


def on_a_terminal(command, until, environment):
    """Runs a command on its own terminal and presses Ctrl-C after a given output. Returns the whole output and the status."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(ROOT)
        os.execvpe(command[0], command, environment)
    written = b""
    pressed = False
    while True:
        try:
            read = os.read(terminal, 4096)
        except OSError:  # the end of a terminal
            read = b""
        if not read:
            break
        written += read
        if not pressed and until in written:
            os.write(terminal, b"\x03")
            pressed = True
    os.close(terminal)
    return written.decode(), os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def test_make_run_says_how_to_open_the_app_on_a_phone_and_ends_with_status_0_on_ctrl_c(tmp_path, without_compiling):
    environment, built = without_compiling
    for host, hint in (("127.0.0.1", "HOST=0.0.0.0 make run"), ("0.0.0.0", r"On a phone in the same network, open http://[\d.]+:0")):
        command = ["make", "run", f"HOST={host}", "PORT=0", f"DATA={tmp_path / host}"]
        written, status = on_a_terminal(command, until=b"Nivel listens on", environment=environment)
        assert status == 0, written
        assert re.search(hint, written), written
    assert built.read_text("utf-8") == f"build {FLAGS} --product nivel\n" * 2

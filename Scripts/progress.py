#!/usr/bin/env python3
"""Runs a build and shows one line of progress: `progress.py TITLE COMMAND…`.

Shows the rest of the output only if the build fails. Ends with the status of the build.
"""
import re
import subprocess
import sys
import time

STEP = re.compile(r"\[(\d+)/(\d+)\] ")
ON_TERMINAL = sys.stderr.isatty()


def show(text: str, end: str = "") -> None:
    """Replaces the line on a terminal. Otherwise it writes only lines that stay."""
    if ON_TERMINAL:
        print(f"\r\x1b[K{text}", end=end, file=sys.stderr, flush=True)
    elif end:
        print(text, end=end, file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60} s" if seconds >= 60 else f"{seconds:.0f} s"


def main(title: str, command: list[str]) -> int:
    began = time.monotonic()
    said = []
    show(f"{title} …")
    build = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    for line in build.stdout:
        if step := STEP.match(line):
            show(f"{title}: {step[1]} of {step[2]} steps, {duration(time.monotonic() - began)}")
        else:
            said.append(line)
            show(f"{title}: {line.strip()[:70]}, {duration(time.monotonic() - began)}")
    status = build.wait()
    show(f"{title}: {'failed' if status else 'done'} in {duration(time.monotonic() - began)}.", end="\n")
    if status:
        sys.stderr.writelines(said)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)

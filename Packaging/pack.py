#!/usr/bin/env python3
"""Packs what `Packaging/build.sh` and `Scripts/build_wasm.sh` built: one archive to run, and one with the symbols.

The same commit, Package.resolved and toolchain give the same bytes. The archive contains its Package.resolved.
"""
import argparse
import hashlib
import pathlib
import platform
import shutil
import subprocess
import tempfile

import archive
import bill_of_materials
import licences
import program

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build-archive"
PROGRAM = BUILD / "release/nivel"
MODULES = ("Web/game/nivel-game.wasm", "Web/matcher/nivel-matcher.wasm")
MEGABYTE = 1_000_000


def git(*arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=ROOT, text=True)


def check(commit: str) -> None:
    """Refuses to pack a program that would not run on other machines, or that was built from another commit."""
    head = git("rev-parse", "HEAD").strip()
    if not commit.startswith(head):
        raise SystemExit(f"{PROGRAM}: built from commit {commit}, but the sources are those of {head}: run make release")
    if foreign := [name for name in program.needed_libraries(PROGRAM) if not program.GLIBC.fullmatch(name)]:
        raise SystemExit(f"{PROGRAM}: needs {', '.join(foreign)}, which other machines may not have: link them in with Packaging/build.sh")
    if missing := [name for name in MODULES if not (ROOT / name).is_file()]:
        raise SystemExit(f"{', '.join(missing)}: not built: run Scripts/build_wasm.sh")


def fill(folder: pathlib.Path, version: str, commit: str) -> None:
    """Puts everything except the program into the folder to pack."""
    # NB: files that Git tracks, so that no other file in the folders is packed. Type declarations are for editors.
    for name in [*git("ls-files", "-z", "Content", "Web", "LICENSE", ":(exclude)*.d.ts").split("\0")[:-1], *MODULES]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copyfile(ROOT / "Packaging/nivel.service", folder / "nivel.service")
    licences.collect(ROOT, BUILD / "checkouts", folder / "licences")
    shutil.copyfile(ROOT / "Package.resolved", folder / "licences/Package.resolved")
    clang = pathlib.Path(shutil.which("swiftc")).resolve().parent / "clang"
    time = int(git("log", "-1", "--format=%ct"))
    bill_of_materials.write(folder / "nivel.spdx.json", ROOT, BUILD / "checkouts", clang, version, commit, time)
    program.write_help(PROGRAM, folder / "help")
    facts = {
        "version": version, "commit": commit, "folder": folder.name, "machine": platform.machine(),
        "glibc": program.needed_glibc(PROGRAM),
    }
    (folder / "README.md").write_text((ROOT / "Packaging/README.md").read_text("utf-8").format(**facts), "utf-8")


def pack(into: pathlib.Path) -> list[pathlib.Path]:
    """Writes both archives and returns their paths."""
    version, commit = program.version_and_commit(PROGRAM)
    check(commit)
    name = f"nivel-{version}-linux-{platform.machine()}"
    time = int(git("log", "-1", "--format=%ct"))
    into.mkdir(parents=True, exist_ok=True)
    archives = [into / f"{name}.tar.xz", into / f"{name}.debug.tar.xz"]
    with tempfile.TemporaryDirectory(dir=BUILD) as scratch:
        folder, debug = pathlib.Path(scratch) / name, pathlib.Path(scratch) / f"{name}.debug"
        folder.mkdir(), debug.mkdir()
        fill(folder, version, commit)
        program.strip(PROGRAM, folder / "nivel", debug / "nivel.debug")
        (debug / "nivel.debug").chmod(0o644)
        archive.write(folder, archives[0], time, preset="9e")
        archive.write(debug, archives[1], time, preset="6")
        report(archives, folder)
    return archives


def report(archives: list[pathlib.Path], folder: pathlib.Path) -> None:
    recordings = sum(file.stat().st_size for file in (folder / "Content/audio").rglob("*.opus"))
    for file in archives:
        print(f"{file}: {file.stat().st_size / MEGABYTE:.1f} MB, SHA-256 {hashlib.sha256(file.read_bytes()).hexdigest()}")
    # NB: recordings are compressed already, so they have the same size in the archive.
    print(f"Recordings take {recordings / MEGABYTE:.1f} MB of it, and the program {(folder / 'nivel').stat().st_size / MEGABYTE:.1f} MB unpacked.")
    print(f"The program needs glibc {program.needed_glibc(PROGRAM)} or newer, and nothing else.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "dist", help="the folder for the archives")
    pack(parser.parse_args().out)

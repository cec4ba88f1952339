"""Reads facts from the built program: its version, the libraries that it needs, its symbols and its help."""
import json
import pathlib
import re
import subprocess

#: The parts of glibc: the only libraries that a program in an archive may need.
GLIBC = re.compile(r"lib(c|m|dl|pthread|rt|resolv|util)\.so\.\d+|ld-linux\S*")


def run(*command: object) -> str:
    # NB: the help contains defaults from the environment. These must not be the values of the build machine.
    environment = {"PATH": "/usr/bin:/bin", "HOME": "~", "LC_ALL": "C.UTF-8"}
    return subprocess.run([str(part) for part in command], env=environment, capture_output=True, text=True, check=True).stdout


def version_and_commit(program: pathlib.Path) -> tuple[str, str]:
    number, commit = re.fullmatch(r"nivel (\S+) \((\S+)\)\n", run(program, "--version")).groups()
    return number, commit


def needed_libraries(program: pathlib.Path) -> list[str]:
    return re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", program))


def needed_glibc(program: pathlib.Path) -> str:
    """The lowest version of glibc that has every symbol the program takes from it, such as "2.35"."""
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", run("objdump", "-p", program))
    return ".".join(map(str, max((int(major), int(minor)) for major, minor in versions)))


def strip(program: pathlib.Path, into: pathlib.Path, symbols: pathlib.Path) -> None:
    """Writes the program without its symbols, and its symbols. Debuggers find one from the other by build id.

    The compiler's hashes of modules depend on the folder of the build, and nothing reads them. A link to the symbols would contain their
    checksum, which depends on the folder too.
    """
    run("objcopy", "--only-keep-debug", program, symbols)
    run("objcopy", "--strip-all", "--remove-section=.swift_modhash", program, into)


def write_help(program: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes the help of every command into a separate file."""
    folder.mkdir()
    for words in commands(json.loads(run(program, "--experimental-dump-help"))["command"]):
        (folder / ("-".join(words) + ".txt")).write_text(run(program, *words[1:], "--help"), "utf-8")


def commands(command: dict, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Returns a command and all its subcommands, each as the words that call it."""
    words = (*before, command["commandName"])
    below = [inner for inner in command.get("subcommands", []) if inner["commandName"] != "help"]
    return [words, *(found for inner in below for found in commands(inner, words))]

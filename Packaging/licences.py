"""Collects the licences and notices of everything inside the program."""
import json
import pathlib
import re
import shutil
import subprocess

#: Comments before the first line of code.
HEAD = re.compile(r"\A(?:\s*(?://[^\n]*(?:\n|\Z)|/\*.*?\*/))+", re.S)
C_SOURCES = {".c", ".cc", ".cpp", ".h", ".S", ".inc"}
#: Tools of the toolchain and of Debian whose libraries are linked in.
STATIC_LIBRARIES = ("libsqlite3.a", "libz.a", "libstdc++.a", "libgcc.a")


def collect(root: pathlib.Path, checkouts: pathlib.Path, into: pathlib.Path) -> None:
    """Makes a folder for each package, with its licence, its notice, and the copyright notices in its C sources."""
    into.mkdir()
    for pin in json.loads((root / "Package.resolved").read_text("utf-8"))["pins"]:
        name = pin["location"].rsplit("/", 1)[1].removesuffix(".git")
        collect_package(checkouts / name, into / name)
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    copy(compiler.parent.parent / "share/swift/LICENSE.txt", into / "swift")
    copy(root / "Packaging/ICU-licence.txt", into / "icu")
    for library in STATIC_LIBRARIES:
        copy(debian_copyright(compiler.parent / "clang", library), into / library.removesuffix(".a"))


def collect_package(checkout: pathlib.Path, into: pathlib.Path) -> None:
    found = [file for pattern in ("LICENSE*", "NOTICE*") for file in checkout.glob(pattern)]
    if not any(file.name.startswith("LICENSE") for file in found):
        raise SystemExit(f"{checkout}: there is no LICENSE: name the licence of this package in Packaging/licences.py")
    for file in found:
        copy(file, into)
    if notices := notices_in_sources(checkout):
        (into / "notices-in-sources.txt").write_text("\n\n--------\n\n".join(notices) + "\n", "utf-8")


def notices_in_sources(checkout: pathlib.Path) -> list[str]:
    """Returns each copyright notice at the head of a C source once. Swift packages contain the sources of BoringSSL and others."""
    notices = set()
    for file in (checkout / "Sources").rglob("*"):
        if file.suffix in C_SOURCES or file.name.startswith("LICENSE"):
            text = file.read_text("utf-8", errors="replace")
            head = text if file.name.startswith("LICENSE") else (match.group() if (match := HEAD.match(text)) else "")
            if "copyright" in head.lower():
                notices.add(plain(head))
    return sorted(notices)


def plain(comment: str) -> str:
    """A comment without its marks."""
    return "\n".join(re.sub(r"^\s*(//+|/\*+|\*+/|\*+)?\s?|\s*\*+/\s*$|\s+$", "", line) for line in comment.split("\n")).strip()


def debian_copyright(clang: pathlib.Path, library: str) -> pathlib.Path:
    file = pathlib.Path(subprocess.check_output([clang, f"-print-file-name={library}"], text=True).strip())
    owner = subprocess.check_output(["dpkg-query", "--search", file.resolve()], text=True).split(":")[0]
    return pathlib.Path("/usr/share/doc") / owner / "copyright"


def copy(file: pathlib.Path, into: pathlib.Path) -> None:
    into.mkdir(exist_ok=True)
    shutil.copyfile(file, into / file.name)

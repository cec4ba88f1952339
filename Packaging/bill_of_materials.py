"""Writes the bill of materials of the program as an SPDX 2.3 document: every part inside, with its version and its licence."""
import datetime
import json
import pathlib
import re
import subprocess

import licences

#: The licences of the libraries that come with the toolchain or with Debian.
STATIC_LICENCES = {
    "libsqlite3.a": "blessing", "libz.a": "Zlib", "libstdc++.a": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libgcc.a": "GPL-3.0-or-later WITH GCC-exception-3.1",
}
APACHE, MIT, SWIFT = "Apache-2.0", "MIT", "Apache-2.0 WITH Swift-exception"


def document(root: pathlib.Path, checkouts: pathlib.Path, clang: pathlib.Path, version: str, commit: str, time: int) -> dict:
    """The document. The same arguments give the same document."""
    program = package("nivel", version, APACHE, "NOASSERTION", f"commit {commit}")
    parts = [*resolved(root, checkouts), *toolchain(clang)]
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"nivel-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/nivel-{version}-{commit}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(time, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: nivel-packaging"],
        },
        "packages": [program, *parts],
        "relationships": [
            relationship("SPDXRef-DOCUMENT", "DESCRIBES", program), *[relationship(program["SPDXID"], "CONTAINS", part) for part in parts]
        ],
    }


def write(file: pathlib.Path, *arguments) -> None:
    file.write_text(json.dumps(document(*arguments), indent=2, ensure_ascii=False) + "\n", "utf-8")


def resolved(root: pathlib.Path, checkouts: pathlib.Path) -> list[dict]:
    """The Swift packages of Package.resolved."""
    found = []
    for pin in json.loads((root / "Package.resolved").read_text("utf-8"))["pins"]:
        location, state = pin["location"], pin["state"]
        name = location.rsplit("/", 1)[1].removesuffix(".git")
        texts = [file.read_text("utf-8", errors="replace") for file in sorted((checkouts / name).glob("LICENSE*"))]
        if not texts:
            raise SystemExit(f"{checkouts / name}: there is no LICENSE: name the licence of this package in {__file__}")
        source = f"git+{location.removesuffix('.git')}.git@{state['revision']}"
        found.append(package(name, state.get("version", state["revision"]), licence(texts[0], name), source))
    return found


def toolchain(clang: pathlib.Path) -> list[dict]:
    """The parts of the Swift toolchain and of Debian that are linked in."""
    said = subprocess.check_output([clang.with_name("swiftc"), "--version"], text=True, stderr=subprocess.DEVNULL)
    swift = re.search(r"Swift version (\S+)", said).group(1)
    found = [package("swift-runtime", swift, SWIFT), package("icu", f"of Swift {swift}", "Unicode-3.0")]
    for library, terms in STATIC_LICENCES.items():
        owner = licences.debian_copyright(clang, library).parent.name
        version = subprocess.check_output(["dpkg-query", "--show", "--showformat=${Version}", owner], text=True)
        found.append(package(library.removesuffix(".a"), version, terms, "NOASSERTION", f"from the Debian package {owner}"))
    return found


def licence(text: str, name: str) -> str:
    """The SPDX expression of a licence text."""
    if "Apache License" in text and "Version 2.0" in text:
        return SWIFT if "Runtime Library Exception" in text else APACHE
    if "Permission is hereby granted, free of charge" in text:
        return MIT
    raise SystemExit(f"{name}: the licence is neither Apache 2.0 nor MIT: name it in {__file__}")


def package(name: str, version: str, terms: str, source: str = "NOASSERTION", comment: str = "") -> dict:
    return {
        "name": name, "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "versionInfo": version, "downloadLocation": source,
        "filesAnalyzed": False, "licenseConcluded": terms, "licenseDeclared": terms, "copyrightText": "NOASSERTION",
    } | ({"comment": comment} if comment else {})


def relationship(element: str, kind: str, other: dict) -> dict:
    return {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": other["SPDXID"]}

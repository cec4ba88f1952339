"""The bill of materials names every package of the program with its version and its licence."""
import json
import pathlib
import re
import shutil
import sys

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "Packaging"))
import bill_of_materials  # noqa: E402

CLANG = pathlib.Path(shutil.which("swiftc")).resolve().parent / "clang"


@pytest.fixture(scope="module")
def bill():
    return bill_of_materials.document(ROOT, ROOT / ".build/checkouts", CLANG, "1.2.3", "a" * 40, 0)


def test_every_resolved_package_is_named_with_version_and_licence(bill):
    pins = json.loads((ROOT / "Package.resolved").read_text("utf-8"))["pins"]
    packages = {package["name"]: package for package in bill["packages"]}
    for pin in pins:
        package = packages[pin["location"].rsplit("/", 1)[1].removesuffix(".git")]
        assert package["versionInfo"] == pin["state"]["version"]
        assert pin["state"]["revision"] in package["downloadLocation"]
    assert {"nivel", "swift-runtime", "icu", "libsqlite3", "libz", "libstdc++", "libgcc"} <= set(packages)


def test_the_document_has_everything_that_spdx_2_3_requires(bill):
    assert (bill["spdxVersion"], bill["dataLicense"], bill["SPDXID"]) == ("SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT")
    assert bill["creationInfo"]["created"] == "1970-01-01T00:00:00Z"
    ids = [package["SPDXID"] for package in bill["packages"]]
    assert len(ids) == len(set(ids)) and all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", name) for name in ids)
    for package in bill["packages"]:
        assert package["name"] and package["versionInfo"] and package["downloadLocation"] and package["licenseConcluded"]
    related = {relation["relatedSpdxElement"] for relation in bill["relationships"]}
    assert related == set(ids)


def test_an_unknown_licence_is_an_error():
    with pytest.raises(SystemExit, match="thing: the licence is neither"):
        bill_of_materials.licence("All rights reserved.", "thing")

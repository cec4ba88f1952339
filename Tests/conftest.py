"""Chooses a part of the content and end-to-end tests."""
import argparse
import re

import pytest


def part(text):
    """`2/3` as a pair of numbers."""
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if not found or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError(f"{text} is not a part such as 2/3")
    return int(found[1]), int(found[2])


def pytest_addoption(parser):
    parser.addoption("--part", type=part, metavar="K/N", help="run the essential tests, and one of N parts of the others; N runs together run all")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Deals the tests to the parts in turn. Each part has a share of the variants of each test, and of the tests of each file."""
    if not config.getoption("--part"):
        return
    number, count = config.getoption("--part")
    others = [item for item in items if not item.get_closest_marker("essential")]
    left_out = {id(item) for place, item in enumerate(others) if place % count != number - 1}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]

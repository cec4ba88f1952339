#!/usr/bin/env python3
"""Calibrates the two-parameter model with a package, on one thread.

calibrate.py mirt|mirt-em|girth SCORES ITEMS ESTIMATES

SCORES has one byte for each person and item, 0 or 1. ESTIMATES gets a line for each item: its discrimination and its difficulty. The
processor time in seconds is printed.
"""

import sys
import time
import warnings

import numpy as np


def mirt(scores, accelerate="squarem"):
    import mirt

    # NB: squared extrapolation is its fastest setting. Its default is plain EM.
    fit = mirt.fit_mirt(scores, "2PL", n_quadpts=61, tol=1e-4, compute_standard_errors=False, accelerate=accelerate)
    return np.ravel(fit.model.parameters["discrimination"]), np.ravel(fit.model.parameters["difficulty"])


def girth(scores):
    import girth

    fit = girth.twopl_mml(scores.T)
    return fit["Discrimination"], fit["Difficulty"]


def main():
    package, path, items, estimates = sys.argv[1:]
    warnings.filterwarnings("ignore")
    scores = np.fromfile(path, np.uint8).reshape(-1, int(items)).astype(int)
    fit = {"mirt": mirt, "mirt-em": lambda scores: mirt(scores, accelerate="none"), "girth": girth}[package]
    # NB: a first run with few persons loads and compiles what the package needs.
    fit(scores[:200])
    before = time.process_time()
    discrimination, difficulty = fit(scores)
    print(time.process_time() - before)
    np.savetxt(estimates, np.column_stack([discrimination, difficulty]))


main()

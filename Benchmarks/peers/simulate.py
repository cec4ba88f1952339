#!/usr/bin/env python3
"""Simulates adaptive tests by maximum Fisher information with a package, on one thread.

simulate.py mirt|mirt-native|catsim BANK ABILITIES LENGTH

BANK has a line for each item: its discrimination and its difficulty. ABILITIES has one for each learner. The processor time in seconds, the
root mean squared error of the abilities and their mean standard error are printed; "nan" where the package has none.
"""

import sys
import time
import warnings

import numpy as np


def mirt(bank, abilities, length, native):
    from mirt.cat import CATEngine
    from mirt.models import TwoParameterLogistic

    model = TwoParameterLogistic(n_items=len(bank))
    model.set_parameters(discrimination=bank[:, 0], difficulty=bank[:, 1])
    model._is_fitted = True  # The parameters of the bank are known.
    engine = CATEngine(model, se_threshold=1e-9, max_items=length, n_quadpts=61, seed=1)
    before = time.process_time()
    results = engine.run_batch_simulation(abilities, use_rust=native)
    seconds = time.process_time() - before
    assert all(result.n_items_administered == length for result in results)
    return seconds, [result.theta for result in results], np.mean([result.standard_error for result in results])


def catsim(bank, abilities, length):
    from catsim.estimation import NumericalSearchEstimator
    from catsim.initialization import FixedPointInitializer
    from catsim.selection import MaxInfoSelector
    from catsim.simulation import Simulator
    from catsim.stopping import TestLengthStopper

    # It has no EAP. Its fastest estimator maximises the likelihood.
    parts = FixedPointInitializer(0), MaxInfoSelector(), NumericalSearchEstimator(), TestLengthStopper(max_items=length)
    simulator = Simulator(np.column_stack([bank, np.zeros(len(bank)), np.ones(len(bank))]), abilities, *parts)
    before = time.process_time()
    simulator.simulate()
    return time.process_time() - before, simulator.latest_estimations, np.nan


def main():
    package, bank, abilities, length = sys.argv[1], np.loadtxt(sys.argv[2]), np.loadtxt(sys.argv[3]), int(sys.argv[4])
    warnings.filterwarnings("ignore")
    if package == "catsim":
        seconds, estimates, error = catsim(bank, abilities, length)
    else:
        seconds, estimates, error = mirt(bank, abilities, length, native=package == "mirt-native")
    print(seconds, np.sqrt(np.mean((np.array(estimates) - abilities) ** 2)), error)


main()

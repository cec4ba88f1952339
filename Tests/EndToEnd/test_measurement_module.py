"""Levels and calibrations are the same in WebAssembly as native, bit for bit. The Swift tests hold the native results to the same hashes."""
import pytest
import wasmtime
from conftest import ROOT

MODULE = ROOT / ".build-wasm" / "measurement-check.wasm"


@pytest.fixture(scope="module")
def exports():
    store = wasmtime.Store()
    instance = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, MODULE), [])
    return lambda name: instance.exports(store)[name](store)


def test_adaptive_tests_have_the_same_questions_and_probabilities(exports):
    assert exports("sessions_agree") == 1


def test_a_calibration_has_the_same_parameters(exports):
    assert exports("calibration_agrees") == 1

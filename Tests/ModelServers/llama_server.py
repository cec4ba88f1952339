"""Runs llama.cpp's own HTTP server for a model file until it is stopped: `llama_server.py MODEL PORT`."""
import signal
import sys

import xllamacpp


def main(model, port):
    parameters = xllamacpp.CommonParams()
    parameters.model.path = model
    parameters.model_alias = {"scripted"}
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = int(port)
    parameters.n_ctx = 4096
    parameters.n_parallel = 1
    parameters.warmup = False
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    signal.sigwait({signal.SIGTERM, signal.SIGINT})


if __name__ == "__main__":
    # NB: the signals are blocked before the threads of the server start, so that no thread receives them.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    main(*sys.argv[1:])

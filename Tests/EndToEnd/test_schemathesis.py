"""Generated requests, valid and invalid, get the responses that the OpenAPI document describes."""
import pathlib
import subprocess
import sys

from client import Student
from conftest import ROOT


def test_generated_requests_get_described_responses(server_on, tmp_path):
    # NB: with limits, most requests would get 429 instead of the response that is tested.
    with server_on(tmp_path / "data", "--without-limits") as server:
        student = Student(server.address)
        student.course()
        command = [
            pathlib.Path(sys.executable).with_name("schemathesis"), "--config-file", ROOT / "Tests/EndToEnd/schemathesis.toml", "run",
            f"{server.address}/api/v1/openapi.json", "--url", server.address, "--header", f"Cookie: {student.cookie}",
            "--max-examples", "10", "--seed", "1", "--generation-database", "none", "--continue-on-failure", "--no-color",
        ]
        result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600)
        assert result.returncode == 0, result.stdout[-20_000:]
        assert student.get("/health/ready").status == 200

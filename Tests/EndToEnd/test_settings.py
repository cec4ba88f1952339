"""Settings of the server come from options, environment variables and a file, all with the same names."""
import re
import subprocess

import pytest
from client import Client, Server, lasting_port
from conftest import NIVEL, ROOT


def option_names():
    text = subprocess.run([NIVEL, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^  --([a-z-]+)", text, re.M)) - {"config", "version"}


def started(server, environment):
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        server.start()
    return server


def test_every_option_is_a_documented_setting():
    page = (ROOT / "Docs/running-a-server.md").read_text("utf-8")
    rows = re.findall(r"^\| `--([a-z-]+)` \| `(NIVEL_[A-Z_]+)` \|", page, re.M)
    assert {name for name, _ in rows} == option_names()
    assert all(variable == "NIVEL_" + name.upper().replace("-", "_") for name, variable in rows)


def test_every_documented_setting_can_be_in_the_file(nivel, tmp_path):
    for name in option_names():
        (tmp_path / "settings").write_text(f"{name} = \n")
        result = nivel("serve", "--config", tmp_path / "settings", "--port", "99999", "--data", tmp_path / "data")
        assert b"no such setting" not in result.stderr, name


def test_the_command_line_goes_before_the_environment_and_the_environment_before_the_file(english, tmp_path):
    ports = [lasting_port() for _ in range(3)]
    (tmp_path / "settings").write_text(f"# settings of a test\n\nport = {ports[0]}\ncontent = {english}\nlog-requests = true\n")
    command = [NIVEL, "serve", "--config", tmp_path / "settings", "--data", tmp_path / "data"]
    for number, options in enumerate([[], [], ["--port", str(ports[2])]]):
        server = Server(NIVEL, ROOT, tmp_path / "data")
        server.command = [*command, *options]
        started(server, {} if number == 0 else {"NIVEL_PORT": str(ports[1])})
        try:
            assert server.address.endswith(f":{ports[number]}")
            assert len(Client(server.address).get("/api/v1/languages").json["languages"]) == 1
        finally:
            server.stop()


@pytest.mark.parametrize("proxy", ["nivel.example", "127.0.0.1:8080", "10.0.0.0/8", ""])
def test_a_trusted_proxy_that_is_no_address_is_reported_at_the_start(nivel, tmp_path, proxy):
    result = nivel("serve", "--trusted-proxy", proxy, "--data", tmp_path / "data")
    message = result.stderr.decode()
    assert result.returncode != 0 and f'--trusted-proxy: "{proxy}" is not an IP address' in message and "192.0.2.7" in message
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    "text, line, fault",
    [("prot = 1\n", 1, "prot: there is no such setting"), ("\nport\n", 2, "write a line such as"),
     ("port = 1\nport = 2\n", 2, "here twice"), ("# Nivel\r\nport = 1\r\nport = 2\r\n", 3, "here twice"), ("log-requests = yes\n", 1, "write true or false")],
)
def test_an_error_in_the_file_is_reported_with_its_line(nivel, tmp_path, text, line, fault):
    (tmp_path / "settings").write_bytes(text.encode())
    result = nivel("serve", "--config", tmp_path / "settings", "--data", tmp_path / "data")
    assert result.returncode != 0
    message = result.stderr.decode()
    assert message.startswith(f"{tmp_path}/settings:{line}: ") and fault in message

"""A machine of an operator in a folder: its own root, a nginx, and a systemctl that starts the services of its units."""
import os
import re
import shlex
import signal
import socket
import subprocess
import tarfile
import time

from client import lasting_port
from conftest import NIVEL, ROOT

#: The folders of a machine that the commands of a page name.
FOLDERS = re.compile(r"(?<![\w.])/(?=(?:opt|etc|var|mnt)(?:/|\b))")
PORTS = ("443", "80", "8080", "9464")


def archive(folder, version):
    """An archive with the layout of a release. Links replace its large files."""
    name = f"nivel-{version}-linux-x86_64"
    with tarfile.open(folder / f"{name}.tar.xz", "w:xz") as file:
        for target in (NIVEL, ROOT / "Content", ROOT / "Web", ROOT / "Packaging" / "nivel.service"):
            link = tarfile.TarInfo(f"{name}/{target.name}")
            if target.suffix == ".service":
                file.add(target, link.name)
                continue
            link.type, link.linkname = tarfile.SYMTYPE, str(target)
            file.addfile(link)


class Machine:
    """Runs the commands of a page in a root folder, on free ports."""

    def __init__(self, root, shared):
        self.root = root
        self.shared = shared
        self.ports = {port: str(lasting_port()) for port in PORTS}
        self.services = {}
        self.nginx = None
        for folder in ("opt", "etc/systemd/system", "etc/nginx/sites-enabled", "etc/ssl/certs", "etc/ssl/private", "var/lib", "home"):
            (root / folder).mkdir(parents=True)
        (root / "home" / ".curlrc").write_text(
            "".join(f'resolve = "nivel.example:{self.ports[port]}:127.0.0.1"\n' for port in ("443", "80"))
            + f'cacert = "{root}/etc/ssl/certs/nivel.pem"\n')

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for name in list(self.services):
            self.stop(name)
        if self.nginx:
            self.nginx.terminate()
            self.nginx.wait(30)

    # --- files and commands ----------------------------------------------------------------------------------------------------------

    def local(self, text):
        """The text with the folders and ports of this machine."""
        text = text.replace("/mnt/elsewhere", f"{self.shared}/elsewhere")
        text = FOLDERS.sub(f"{self.root}/", text)
        for port, own in self.ports.items():
            text = re.sub(rf"(?<=[:= ]){port}(?=[\s;/\"]|$)", own, text, flags=re.M)
        text = re.sub(r"(https://nivel\.example)(?=[/$])", rf"\1:{self.ports['443']}", text)
        return re.sub(r"(http://nivel\.example)(?=/)", rf"\1:{self.ports['80']}", text)

    def write(self, path, text):
        file = self.root / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.local(text), "utf-8")

    def run(self, command, cwd):
        """The output of a command, with the ports that the page names."""
        command = self.local(command)
        if command.startswith("systemctl "):
            self.systemctl(*shlex.split(command)[1:])
            return ""
        environment = os.environ | {"CURL_HOME": str(self.root / "home")}
        done = subprocess.run(["bash", "-c", command], cwd=cwd, env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, (command, done.stderr)
        return done.stdout.replace(str(self.root), "").replace(f":{self.ports['443']}", "")

    # --- services ----------------------------------------------------------------------------------------------------------------------

    def systemctl(self, act, *names):
        names = [name.removesuffix(".timer") for name in names if not name.startswith("--") and not name.endswith(".timer")]
        for name in names:
            if name == "nginx":
                self.reload_nginx()
            elif act in ("stop", "restart"):
                self.stop(name)
            if name != "nginx" and act in ("start", "restart", "enable"):
                self.start(name)

    def unit(self, name):
        """The settings of a unit and of its settings files. A later line with the same name is added."""
        folder = self.root / "etc/systemd/system"
        texts = [file.read_text() for file in [folder / f"{name}.service", *sorted((folder / f"{name}.service.d").glob("*.conf"))]]
        settings = {}
        for line in "\n".join(texts).splitlines():
            key, equals, value = line.partition("=")
            if equals and not line.startswith("#"):
                value = re.sub("%[S%]", lambda found: {"%S": str(self.root / "var/lib"), "%%": "%"}[found.group()], value)
                settings.setdefault(key, []).append(self.local(value))
        return settings

    def start(self, name):
        unit = self.unit(name)
        for state in " ".join(unit["StateDirectory"]).split():
            (self.root / "var/lib" / state).mkdir(mode=0o700, exist_ok=True)
        environment = os.environ | dict(value.split("=", 1) for value in unit.get("Environment", []))
        for command in unit["ExecStart"] + unit.get("ExecStartPost", []):
            command = shlex.split(command)
            if unit.get("Type") == ["oneshot"]:
                subprocess.run(command, env=environment, check=True, timeout=60, capture_output=True)
                continue
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            self.services[name] = process
            assert process.stdout.readline().startswith("Nivel listens on ")

    def stop(self, name):
        process = self.services.pop(name, None)
        if process:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
            process.stdout.close()

    def reload_nginx(self):
        folder = self.root / "etc/nginx"
        places = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/log;\n"
            f"events {{}} http {{ access_log off; {places} include {folder}/sites-enabled/*; }}\n")
        self.nginx = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf"], stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while socket.socket().connect_ex(("127.0.0.1", int(self.ports["443"]))) != 0:
            assert self.nginx.poll() is None and time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.05)

"""nginx with a site that a page of the documentation shows, on a free port of this machine."""
import getpass
import os
import pathlib
import re
import shutil
import subprocess
import time

from client import Client, lasting_port


def site_of(page):
    """The configuration of nginx that a page, or a section of it, shows."""
    return re.search(r"```nginx\n(.*?)```", page, re.S).group(1)


class Nginx:
    """A proxy whose files are in a folder. `places` has the addresses and folders that the test uses instead of those in the site."""

    def __init__(self, folder, site, places):
        self.folder = pathlib.Path(folder)
        port = lasting_port()
        self.address = f"http://127.0.0.1:{port}"
        for name, own in ({"listen 80;": f"listen 127.0.0.1:{port};"} | places).items():
            assert name in site, name
            site = site.replace(name, own)
        #: The names of the page and those of the test.
        self.places = places | {"/etc/nginx/sites-enabled/nivel.conf": f"{folder}/nivel.conf", "/run/nginx.pid": f"{folder}/nginx.pid"}
        self.site = self.folder / "nivel.conf"
        self.site.write_text(site)
        self.settings = self.folder / "nginx.conf"
        self.settings.write_text(self.main_settings())
        self.process = subprocess.Popen(["nginx", "-c", self.settings, "-e", self.folder / "nginx.log"])
        self.wait()

    def main_settings(self):
        folder = self.folder
        files = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        # NB: as root, nginx would use another account, which cannot open the folders of a test.
        return (
            f"daemon off;\nuser {getpass.getuser()};\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\n"
            f"http {{\nlog_format brief '$status $request_method $uri $upstream_status';\naccess_log {folder}/access.log brief;\n"
            f"{files}include {self.site};\n}}\n")

    def wait(self):
        """Waits until the proxy and a server behind it answer."""
        client, end = Client(self.address), time.monotonic() + 30
        while not self.answers(client):
            assert self.process.poll() is None and time.monotonic() < end, (self.folder / "nginx.log").read_text()
            time.sleep(0.05)

    @staticmethod
    def answers(client):
        try:
            return client.get("/health/ready").status == 200
        except OSError:
            return False

    def run(self, command):
        """Runs a command of a page on the machine of the proxy."""
        program = self.folder / "nginx"
        program.write_text(f'#!/bin/sh\nexec {shutil.which("nginx")} -c {self.settings} -e {self.folder}/nginx.log "$@"\n')
        program.chmod(0o755)
        environment = os.environ | {"PATH": f"{self.folder}:{os.environ['PATH']}"}
        done = subprocess.run(["bash", "-c", self.local(command)], env=environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0 and done.stdout == "", (command, done.stderr)

    def local(self, text):
        """A text of a page with the names of the test."""
        for name, own in self.places.items():
            text = text.replace(name, own)
        return text

    def failures(self):
        """The requests that clients have seen fail: status, method, path, and the statuses of the servers that were tried."""
        return [line for line in (self.folder / "access.log").read_text().splitlines() if line >= "499"]

    def stop(self):
        self.process.terminate()
        self.process.wait(30)

"""nginx with a site that a page of the documentation shows, on a free port of this machine."""
import getpass
import pathlib
import re
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
            f"http {{\naccess_log off;\n{files}include {self.site};\n}}\n")

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

    def stop(self):
        self.process.terminate()
        self.process.wait(30)

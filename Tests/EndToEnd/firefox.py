"""Firefox in a test, driven by the protocol that it has built in: Marionette, with the commands of WebDriver. Needs no further program."""
import contextlib
import json
import shutil
import socket
import subprocess
import time

from client import lasting_port

BROWSERS = ("firefox-esr", "firefox")
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en",
    # The microphone is a tone, and nobody is asked for it.
    "media.navigator.permission.disabled": True,
    "media.navigator.streams.fake": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
PATIENCE = 60


class Marionette:
    """A connection to a running Firefox. A message is its length, a colon and a JSON array."""

    def __init__(self, port):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
                break
            except OSError:
                assert time.monotonic() < end, "Firefox does not listen"
                time.sleep(0.1)
        self.stream = self.socket.makefile("rb")
        self.number = 0
        self.read()

    def read(self):
        length = b""
        while (byte := self.stream.read(1)) != b":":
            assert byte, "Firefox has closed the connection"
            length += byte
        return json.loads(self.stream.read(int(length)))

    def call(self, command, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self.read()
        assert error is None, f"{command}: {error['error']}: {error['message']}"
        return result

    def close(self):
        self.stream.close()
        self.socket.close()


class Firefox:
    """A learner on one page of Firefox, who clicks."""

    def __init__(self, marionette, address):
        self.marionette = marionette
        self.address = address

    def open(self, path="/"):
        self.marionette.call("WebDriver:Navigate", url=self.address + path)

    def run(self, script, *arguments):
        """The value of a function body in the page. A promise is awaited."""
        return self.marionette.call("WebDriver:ExecuteScript", script=script, args=list(arguments), newSandbox=False, sandbox=None)["value"]

    def wait(self, script, *arguments):
        """Waits until a function body in the page returns something true, and returns it."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *arguments)):
            assert time.monotonic() < end, (script, arguments, self.run("return location.href + ' ' + document.body.innerText.slice(0, 500)"))
            time.sleep(0.05)
        return found

    def wait_for(self, *names):
        """Waits for one of the elements with these names, and returns the name of the first that is there."""
        return self.wait("""return [...arguments].find((name) => {
          const node = document.querySelector(`[data-testid='${name}']`);
          return node && node.checkVisibility();
        }) ?? null""", *names)

    def press(self, name):
        """Clicks on the element, as soon as it is there and takes clicks. WebDriver refuses a click that would meet another element.

        The page scrolls first, as a learner would: the bar of buttons may cover an option.
        """
        self.wait("const one = document.querySelector(arguments[0]); return one !== null && !one.disabled && one.checkVisibility()", f"[data-testid='{name}']")
        self.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", f"[data-testid='{name}']")
        found = self.marionette.call("WebDriver:FindElement", using="css selector", value=f"[data-testid='{name}']")["value"]
        self.marionette.call("WebDriver:ElementClick", id=next(iter(found.values())))

    def text(self, name):
        return self.run("return document.querySelector(`[data-testid='${arguments[0]}']`).innerText", name)

    def path(self):
        return self.run("return location.pathname")

    def get(self, path):
        """A document of the server, asked for with the cookie of the page."""
        return self.run("return fetch(`/api/v1${arguments[0]}`).then((response) => response.json())", path)


@contextlib.contextmanager
def firefox(folder, address):
    """Starts Firefox with a new profile in a folder. Gives its page."""
    program = next(filter(None, map(shutil.which, BROWSERS)))
    port = lasting_port()
    preferences = PREFERENCES | {"marionette.port": port}
    (folder / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
    process = subprocess.Popen([program, "--headless", "--marionette", "--no-remote", "--profile", folder],
                               env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"},
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        marionette = Marionette(port)
        marionette.call("WebDriver:NewSession", capabilities={})
        yield Firefox(marionette, address)
        marionette.close()
    finally:
        process.terminate()
        process.wait(timeout=30)

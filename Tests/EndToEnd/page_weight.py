"""Counts the requests and bytes of a page with the browser's own protocol."""
import dataclasses
import urllib.parse


@dataclasses.dataclass
class Weight:
    """The requests of a page that went to the network, by path, and their bytes with headers."""

    paths: list
    bytes: int


class Scale:
    """Weighs the pages of a browser context."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self.sent)
        self.session.on("Network.requestServedFromCache", lambda event: self.cached.add(event["requestId"]))
        self.session.on("Network.responseReceived", self.received)
        self.session.on("Network.loadingFinished", self.finished)
        self.clear()

    def clear(self):
        self.paths, self.cached, self.bytes = {}, set(), {}

    def sent(self, event):
        address = urllib.parse.urlsplit(event["request"]["url"])
        if address.scheme in ("http", "https"):
            self.paths[event["requestId"]] = address.path

    def received(self, event):
        if event["response"].get("fromDiskCache") or event["response"].get("fromServiceWorker"):
            self.cached.add(event["requestId"])

    def finished(self, event):
        self.bytes[event["requestId"]] = event["encodedDataLength"]

    def weigh(self, address, ready):
        """Opens a page, and returns its weight when an element is there and no request is under way."""
        self.clear()
        self.page.goto(address)
        self.page.wait_for_selector(ready)
        self.page.wait_for_load_state("networkidle")
        network = [request for request in self.paths if request not in self.cached]
        return Weight(sorted(self.paths[request] for request in network), sum(int(self.bytes.get(request, 0)) for request in network))

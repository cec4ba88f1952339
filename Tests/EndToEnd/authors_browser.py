"""An author in a real browser, who gives blueprints to the page at /authors and reads its reports."""
import base64
import copy
import hashlib
import json

from browser import Learner

DESKTOP = {"viewport": {"width": 1280, "height": 900}}


def bytes_of(value):
    """A blueprint as authors save it: one member per line."""
    return value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False, indent=1).encode()


def item_of(blueprint, kind):
    """The first item of a type or a format."""
    return next(i for i in blueprint["items"] if kind in (i["type"], i.get("production_spec", {}).get("format")))


class Author(Learner):
    """One page of one author."""

    @property
    def copy(self):
        """A copy of the blueprint, which a test can change."""
        return copy.deepcopy(self.blueprint)

    def begin(self):
        self.open("/authors")
        self.page.wait_for_selector("[data-testid=blueprint-file]")

    def give(self, value, name="blueprint.json"):
        """Picks a file and waits for the report of the page."""
        with self.audited():
            self.choose_file("blueprint-file", value, name)

    def audited(self):
        """Waits for the report on the file that is given inside."""
        return self.replacing("audit-outcome", "audit-refused")

    def choose_file(self, picker, value, name):
        file = {"name": name, "mimeType": "application/json", "buffer": bytes_of(value)}
        self.element(picker).set_input_files(file)

    def drop(self, value, name="dropped.json", on="body"):
        """Drops a file somewhere on the page."""
        transfer = self.page.evaluate_handle(
            "([text, name]) => { const t = new DataTransfer(); t.items.add(new File([text], name, { type: 'application/json' })); return t; }",
            [bytes_of(value).decode(), name])
        with self.audited():
            self.page.dispatch_event(on, "dragover", {"dataTransfer": transfer})
            self.page.dispatch_event(on, "drop", {"dataTransfer": transfer})

    def counts(self):
        return self.element("audit-counts").inner_text().strip()

    def card(self, item):
        return self.element(f"item-{item['item_id'] if isinstance(item, dict) else item}")

    def shown(self):
        """The ids of the items that are shown."""
        names = self.page.locator(".author-item:visible").evaluate_all("cards => cards.map((card) => card.dataset.testid)")
        return [name.removeprefix("item-") for name in names]

    def try_item(self, item):
        self.card(item).get_by_test_id("try").click()
        self.card(item).get_by_test_id("trial").get_by_test_id("judge").wait_for()

    def judge(self):
        with self.replacing("outcome"):
            self.element("judge").click()
        return self.element("outcome").inner_text().strip()

    def place_in_order(self, words):
        """Taps tiles, each by its text, as often as it is among the words."""
        for word in words:
            self.page.locator("[data-testid=bank] .tile").filter(has_text=word).first.click()

    def changes(self):
        self.element("view-changes").check()

    def publish(self, value, **manifest):
        """Makes the server appear to publish a blueprint. Other tests cover the real routes."""
        data = bytes_of(value)
        hash = hashlib.sha256(data).hexdigest()
        content = {"version": value["version"], "checksum": f"sha256-{hash}", "size": len(data), "items": 1, "matching_profile": 2}
        payload = {"schema_version": 1, "serial": 1, "issued_at": 0, "expires_at": 1 << 40, "languages": {value["language_id"]: content}} | manifest
        envelope = {"payload": base64.b64encode(json.dumps(payload).encode()).decode(), "signatures": []}
        self.asked = []
        self.serve("/content/manifest.json", json.dumps(envelope))
        self.serve(f"/content/blobs/{hash}", data)

    def serve(self, path, body, status=200):
        def answer(route):
            self.asked.append(path)
            route.fulfill(status=status, body=body, content_type="application/json")

        self.page.route(f"**{path}", answer)

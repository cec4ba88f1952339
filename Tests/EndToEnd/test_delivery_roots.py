"""Keys that are replaced: `nivel rotate` and `publish` against both clients."""
import base64
import json

import jsonschema
import pytest
from conftest import ROOT
from releases import NOW, Key, active_release, payload_of, sealed
from static_host import StaticHost

BLUEPRINT = json.loads((ROOT / "Content/blueprints/es.json").read_text("utf-8"))


class Publisher:
    """A folder with releases of one language, and numbered keys."""

    def __init__(self, nivel, folder):
        self.nivel, self.folder, self.out, self.keys = nivel, folder, folder / "release", {}
        (folder / "content/blueprints").mkdir(parents=True)

    def key(self, number):
        if number not in self.keys:
            assert self.nivel("keygen", "--out", self.folder / f"key{number}").returncode == 0
            self.keys[number] = Key(self.folder / f"key{number}")
        return self.keys[number]

    def named(self, option, numbers):
        return [argument for number in numbers for argument in (option, self.key(number).file)]

    def publish(self, edition, *signers):
        text = json.dumps({**BLUEPRINT, "version": f"2027.1.{edition}"}, ensure_ascii=False)
        (self.folder / "content/blueprints/es.json").write_text(text, "utf-8")
        arguments = ["--content", self.folder / "content", "--out", self.out, "--now", NOW + edition]
        return self.done("publish", *arguments, *self.named("--key", signers))

    def rotate(self, old, new, *options):
        return self.done("rotate", "--out", self.out, *self.named("--key", old), *self.named("--new-key", new), *options)

    def done(self, *arguments):
        """None, or the reason of the refusal."""
        result = self.nivel(*arguments)
        assert (result.returncode, result.stderr == b"") in ((0, True), (1, False)), result
        return None if result.returncode == 0 else result.stderr.decode()

    @property
    def envelope(self):
        return json.loads((self.out / "manifest.json").read_bytes())

    @property
    def serial(self):
        return payload_of(self.out)["serial"]


@pytest.fixture
def publisher(nivel, tmp_path):
    return Publisher(nivel, tmp_path)


@pytest.fixture
def host(publisher):
    publisher.publish(1, 0)
    with StaticHost(publisher.out) as host:
        yield host


@pytest.fixture
def sync(client, publisher, host, tmp_path):
    """Syncs one folder with the keys of these numbers. Returns None, or the reason of the refusal."""
    return lambda *numbers, into="synced": client.sync(host.address, tmp_path / into, *map(publisher.key, numbers))


@pytest.fixture
def edition(client, tmp_path):
    def found(folder="synced"):
        files = active_release(client, tmp_path / folder)
        return files and int(json.loads(files["es"])["version"].split(".")[2])

    return found


def with_roots(envelope, roots):
    return json.dumps({**json.loads(envelope), "roots": roots}).encode()


def root(version, threshold, keys, signers):
    payload = {"schema_version": 1, "version": version, "threshold": threshold, "keys": [key.public for key in keys]}
    return json.loads(sealed(payload, *signers))


def test_a_client_that_missed_two_rotations_follows_them_with_two_requests(publisher, host, sync, edition):
    assert sync(0) is None and edition() == 1
    assert publisher.rotate([0], [1]) is None and publisher.rotate([1], [2]) is None and publisher.publish(2, 2) is None
    host.new_requests()
    assert sync(0) is None and edition() == 2
    assert len(host.new_requests()) == 2


def test_the_release_stays_the_same_when_only_its_keys_change(publisher, host, sync, edition):
    assert sync(0) is None
    before = publisher.envelope
    assert publisher.rotate([0], [1]) is None
    assert publisher.envelope["payload"] == before["payload"] and publisher.envelope["signatures"] != before["signatures"]
    host.new_requests()
    assert sync(0) is None and sync(0) is None and edition() == 1
    assert [request.status for request in host.new_requests()] == [200, 304]


def test_a_client_that_never_synced_can_start_from_any_key_of_the_chain(publisher, sync, edition):
    for number in range(3):
        assert publisher.rotate([number], [number + 1]) is None
    for number in range(4):
        assert sync(number, into=f"client{number}") is None and edition(f"client{number}") == 1
    assert sync(9, into="stranger") is not None and edition("stranger") is None


def test_of_seventeen_roots_the_oldest_is_left_out(publisher, sync, edition):
    for number in range(17):
        assert publisher.rotate([number], [number + 1]) is None
    assert len(publisher.envelope["roots"]) == 16
    assert sync(0) is not None and edition() is None
    assert sync(1) is None and edition() == 1


def test_the_publisher_and_clients_enforce_the_threshold(publisher, host, sync, edition):
    assert sync(0) is None
    assert publisher.rotate([0], [1, 2, 3], "--threshold", "2") is None
    assert "requires 2 keys, but 1 signed" in publisher.publish(2, 1)
    assert publisher.publish(2, 1, 3) is None
    assert sync(0) is None and edition() == 2
    one = sealed({**payload_of(publisher.out), "serial": 3}, publisher.key(2))
    twice = json.loads(one)
    twice["signatures"] *= 2
    twice["roots"] = publisher.envelope["roots"]
    (publisher.out / "manifest.json").write_text(json.dumps(twice))
    assert sync(0) is not None and edition() == 2
    assert sync(2, into="new") is not None and edition("new") is None


THEFTS = {
    "without roots": lambda stolen, thief, true: [],
    "with the true roots": lambda stolen, thief, true: true,
    "a root of the same version": lambda stolen, thief, true: [root(1, 1, [thief], [stolen, thief])],
    "a root beside the true one": lambda stolen, thief, true: [root(1, 1, [thief], [stolen, thief]), *true],
    "a later root": lambda stolen, thief, true: [*true, root(2, 1, [thief], [stolen, thief])],
    "the stolen key again": lambda stolen, thief, true: [*true, root(2, 1, [stolen], [stolen])],
}


@pytest.mark.parametrize("theft", THEFTS.values(), ids=THEFTS)
def test_a_stolen_key_that_was_replaced_is_useless(publisher, sync, edition, theft):
    assert publisher.rotate([0], [1]) is None
    assert sync(0) is None
    honest, stolen, thief = publisher.envelope, publisher.key(0), Key()
    forged = sealed({**payload_of(publisher.out), "serial": 2}, stolen, thief)
    (publisher.out / "manifest.json").write_bytes(with_roots(forged, theft(stolen, thief, honest["roots"])))
    assert "trusted key" in sync(0) and edition() == 1
    (publisher.out / "manifest.json").write_text(json.dumps(honest))
    assert publisher.publish(2, 1) is None and sync(0) is None and edition() == 2


def test_a_replaced_key_is_useless_even_when_the_stored_state_is_lost(publisher, sync, edition, tmp_path):
    assert sync(0) is None and publisher.rotate([0], [1]) is None and sync(0) is None
    for memory in (tmp_path / "synced/.delivery/state.json", tmp_path / "synced/memory.json"):
        memory.unlink(missing_ok=True)
    (publisher.out / "manifest.json").write_bytes(sealed({**payload_of(publisher.out), "serial": 2}, publisher.key(0)))
    assert "trusted key" in sync(0) and edition() == 1


def test_the_roots_are_stored_even_when_the_release_is_refused(publisher, host, sync, edition):
    assert sync(0) is None and publisher.rotate([0], [1]) is None
    expired = with_roots(sealed({**payload_of(publisher.out), "serial": 2, "expires_at": NOW}, publisher.key(1)), publisher.envelope["roots"])
    (publisher.out / "manifest.json").write_bytes(expired)
    assert "expired" in sync(0)
    (publisher.out / "manifest.json").write_bytes(sealed({**payload_of(publisher.out), "expires_at": NOW + 999}, publisher.key(0)))
    assert "trusted key" in sync(0) and edition() == 1


def test_keys_given_by_the_operator_replace_the_stored_keys(publisher, host, sync, edition):
    assert publisher.rotate([0], [1]) is None and sync(0) is None
    host.new_requests()
    assert sync(5) is not None and edition() == 1
    assert [request.status for request in host.new_requests()] == [200], "the client would have trusted a reply that nothing is new"
    (publisher.out / "manifest.json").write_bytes(sealed({**payload_of(publisher.out), "serial": 2}, publisher.key(5)))
    assert sync(5) is None
    assert "trusted key" in sync(0)


def test_roots_of_another_form_make_the_envelope_invalid(publisher, sync, edition):
    assert sync(0) is None
    good = sealed({**payload_of(publisher.out), "serial": 2}, publisher.key(0))
    entry = root(1, 1, [publisher.key(1)], [publisher.key(0), publisher.key(1)])
    for roots in (None, {}, "", 1, [1], [[]], [{}], [{**entry, "payload": 1}], [{**entry, "signatures": {}}], [entry] * 17):
        (publisher.out / "manifest.json").write_bytes(with_roots(good, roots))
        assert sync(0) is not None, roots
    (publisher.out / "manifest.json").write_bytes(with_roots(good, [{**entry, "mood": "good", "signatures": []}]))
    assert sync(0) is None


def test_publish_requires_the_keys_of_the_newest_root(publisher):
    publisher.publish(1, 0)
    publisher.rotate([0], [1])
    before = (publisher.out / "manifest.json").read_bytes()
    output = publisher.publish(2, 0)
    assert publisher.key(0).id in output and publisher.key(1).id in output and "nivel rotate" in output
    assert "does not trust" in publisher.publish(2, 1, 0)
    assert "does not trust" in publisher.rotate([0], [2])
    assert (publisher.out / "manifest.json").read_bytes() == before
    assert publisher.publish(2, 1) is None and publisher.serial == 2
    assert publisher.rotate([1], [1, 0]) is None and publisher.publish(2, 0) is None and publisher.serial == 3


def test_roots_follow_the_shipped_schema(publisher):
    schema = json.loads((ROOT / "Content/manifest.schema.json").read_text("utf-8"))
    publisher.publish(1, 0)
    publisher.rotate([0], [1, 2], "--threshold", "2")
    publisher.rotate([1, 2], [3, 4])
    for kind, found in [("envelope", publisher.envelope), *(
        ("root", json.loads(base64.b64decode(entry["payload"]))) for entry in publisher.envelope["roots"]
    )]:
        jsonschema.Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{kind}"}).validate(found)


def test_after_the_loss_of_a_key_a_new_folder_continues_the_serials(nivel, publisher, host, sync, edition):
    assert publisher.publish(2, 0) is None and sync(0) is None
    arguments = ["--content", publisher.folder / "content", "--out", publisher.folder / "anew", "--now", NOW, "--first-serial", 3]
    assert publisher.done("publish", *arguments, *publisher.named("--key", [7])) is None
    host.folder = publisher.folder / "anew"
    assert payload_of(host.folder)["serial"] == 3
    assert sync(0) is not None and sync(7) is None and edition() == 2

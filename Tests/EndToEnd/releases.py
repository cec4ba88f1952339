"""Releases of content, genuine and forged, and the two clients that fetch them."""
import base64
import hashlib
import json
import pathlib
import shutil

import delivery_client
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

# NB: not imported from conftest, because conftest imports its fixtures from here.
BLUEPRINTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Content/blueprints"
NOW = 1_800_000_000
#: Enough for most tests of releases, and fast.
LANGUAGES = ["ar", "de", "en", "es", "ja", "th"]


class Key:
    """A private key: a new one, or one from a file of keygen."""

    def __init__(self, file=None):
        self.file = file
        seed = base64.b64decode(file.read_text().split()[1]) if file else None
        self.private = Ed25519PrivateKey.from_private_bytes(seed) if seed else Ed25519PrivateKey.generate()
        raw = self.private.public_key().public_bytes_raw()
        self.public, self.id = base64.b64encode(raw).decode(), hashlib.sha256(raw).hexdigest()[:16]


def sealed(payload, *keys, ids=None):
    """An envelope as Docs/content-delivery.md describes it."""
    data = payload if isinstance(payload, bytes) else json.dumps(payload, separators=(",", ":")).encode()
    signatures = [
        {"key_id": key_id, "signature": base64.b64encode(key.private.sign(data)).decode()}
        for key, key_id in zip(keys, ids or [key.id for key in keys], strict=True)
    ]
    envelope = {"payload": base64.b64encode(data).decode(), "signatures": signatures}
    return json.dumps(envelope, separators=(",", ":")).encode() + b"\n"


def payload_of(folder):
    return json.loads(base64.b64decode(json.loads((folder / "manifest.json").read_bytes())["payload"]))


def blobs_of(folder, recordings=True):
    """The names of the blobs of a release."""
    contents = payload_of(folder)["languages"].values()
    files = [*contents, *(file for content in contents if recordings for file in content.get("recordings", {}).values())]
    return {file["checksum"][7:] for file in files}


def shipped(language):
    """A shipped blueprint, which a test can change."""
    return json.loads((BLUEPRINTS / f"{language}.json").read_text("utf-8"))


def with_first_tiles(language, version, tiles, *accepted):
    """A shipped blueprint with other tiles in its first word reorder item."""
    blueprint = shipped(language) | {"version": version}
    item = next(i for i in blueprint["items"] if i.get("production_spec", {}).get("format") == "word_reorder")
    item["prompt"]["stem"] = tiles
    item["production_spec"]["accept_list"] = list(accepted)
    return blueprint


class Author:
    """An author with a content folder, a key and a folder with releases."""

    def __init__(self, nivel, folder):
        self.nivel, self.content, self.out = nivel, folder / "content", folder / "release"
        (self.content / "blueprints").mkdir(parents=True)
        assert nivel("keygen", "--out", folder / "key").returncode == 0
        self.key = Key(folder / "key")

    def write(self, blueprint):
        data = json.dumps(blueprint, ensure_ascii=False).encode()
        (self.content / "blueprints" / f"{blueprint['language_id']}.json").write_bytes(data)
        return data

    def publish(self):
        return self.nivel("publish", "--content", self.content, "--out", self.out, "--key", self.key.file)

    def release(self, *blueprints):
        """Publishes these blueprints with those that are already in the content folder."""
        for blueprint in blueprints:
            self.write(blueprint)
        result = self.publish()
        assert result.returncode == 0, result.stderr
        return result.stdout.decode()

    def force(self, blueprint):
        """Signs a release with a blueprint that was not audited."""
        data = self.write(blueprint)
        hash = hashlib.sha256(data).hexdigest()
        (self.out / "blobs" / hash).write_bytes(data)
        payload = payload_of(self.out)
        payload["serial"] += 1
        payload["languages"][blueprint["language_id"]] |= {"checksum": f"sha256-{hash}", "size": len(data), "version": blueprint["version"]}
        (self.out / "manifest.json").write_bytes(sealed(payload, self.key))


def files_in(folder):
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def content_with(folder, **changed):
    """A content folder with the shipped blueprints, some of them with changed text."""
    (folder / "blueprints").mkdir(parents=True)
    for language in LANGUAGES:
        text = (BLUEPRINTS / f"{language}.json").read_text("utf-8")
        (folder / "blueprints" / f"{language}.json").write_text(changed.get(language, text), "utf-8")
    return folder


def corrected(language, version, construct):
    """A shipped blueprint whose first item has been corrected."""
    blueprint = shipped(language) | {"version": version}
    blueprint["items"][0]["construct"] = construct
    return json.dumps(blueprint, ensure_ascii=False)


class Releases:
    """Two releases that `nivel publish` wrote: the second has another Spanish blueprint."""

    def __init__(self, nivel, folder):
        self.nivel, self.folder = nivel, folder
        assert nivel("keygen", "--out", folder / "key").returncode == 0
        self.key = Key(folder / "key")
        self.first, self.second = folder / "first", folder / "second"
        self.publish(content_with(folder / "old"), self.first, NOW)
        shutil.copytree(self.first, self.second)
        new = content_with(folder / "new", es=corrected("es", "2027.1.1", "one thing"))
        self.output = self.publish(new, self.second, NOW + 60)
        self.old_files, self.new_files = (self.files(folder / name) for name in ("old", "new"))

    def publish(self, content, out, now, *options):
        arguments = ["--content", content, "--out", out, "--key", self.key.file, "--now", now, *options]
        result = self.nivel("publish", *arguments)
        assert result.returncode == 0, result.stderr
        return result.stdout.decode()

    @staticmethod
    def files(content):
        return {language: (content / "blueprints" / f"{language}.json").read_bytes() for language in LANGUAGES}


class NivelSync:
    """`nivel sync`."""

    link = "blueprints"

    def __init__(self, nivel):
        self.nivel = nivel

    def sync(self, address, folder, *keys, now=NOW + 120):
        """None when the folder is up to date, otherwise what was refused."""
        trusted = [argument for key in keys for argument in ("--trust", key.public)]
        result = self.nivel("sync", "--from", address, "--into", folder, *trusted, "--now", now)
        assert result.returncode in (0, 1) and (result.returncode == 0) == (result.stderr == b""), result
        return None if result.returncode == 0 else result.stderr.decode()


class FromThePage:
    """The client that was written only from Docs/content-delivery.md."""

    link = "current"

    def sync(self, address, folder, *keys, now=NOW + 120):
        try:
            delivery_client.sync(address, folder, *(key.public for key in keys), now=now)
        except delivery_client.Refused as refused:
            return str(refused)
        return None


def active_release(client, folder):
    if not (folder / client.link).exists():
        return None
    return {file.stem: file.read_bytes() for file in (folder / client.link).iterdir() if file.is_file() and file.stem != "manifest"}

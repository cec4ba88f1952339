"""A client of content delivery, written only from Docs/content-delivery.md. The numbers in comments are its steps. It leaves out step 11, which deletes."""
import base64
import contextlib
import fcntl
import hashlib
import http.client
import json
import os
import pathlib
import re
import time
import urllib.parse

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

PATIENCE, PATIENCE_IN_ALL = 15, 120
RANGES = {"serial": (1, 2**31 - 1), "issued_at": (0, 2**40), "expires_at": (0, 2**40)}
PATH = "[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*"
LANGUAGE_RANGES = {"size": (1, 8 << 20), "items": (0, 100_000), "matching_profile": (1, 1000)}


class Refused(Exception):
    """The reason why a sync was refused and changed nothing."""


def sync(url, folder, *keys, now=None):
    """Updates `folder/current` to the newest verified release. The trusted keys are in Base64. Returns the serial of the active release."""
    folder = pathlib.Path(folder)
    for name in ("blobs", "partial", "releases"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return sync_alone(url, folder, keys, now or int(time.time()))
    except BlockingIOError as error:
        raise Refused("another sync is using this folder") from error
    finally:
        os.close(lock)


def sync_alone(url, folder, keys, now):
    active = int((folder / "current").readlink().name) if (folder / "current").is_symlink() else 0
    remembered = memory_of(folder, active, pinned := sorted(set(keys)))
    known = {"If-None-Match": remembered["tag"]} if active == remembered["serial"] and remembered["tag"] else {}
    with ask(f"{url}/manifest.json", known) as reply:  # 1
        if reply.status == 304 and known:
            require(remembered["expires"] > now, "there is no newer release, and the active release has expired")
            return active
        require(reply.status == 200, f"status {reply.status}")
        envelope = b"".join(parts(reply, 1 << 20))
    payload, trusted = verified(envelope, remembered["trusted"])
    if (pinned, trusted) != (remembered["pinned"], remembered["trusted"]):
        remembered |= {"pinned": pinned, "trusted": trusted, "tag": None}
        keep(folder / "memory.json", json.dumps(remembered).encode())
    manifest = manifest_of(payload)
    now_known = {"serial": manifest["serial"], "payload": digest(payload), "expires": manifest["expires_at"], "tag": reply.headers["ETag"]}
    check_serial_and_time(now_known, remembered, manifest, now)
    if manifest["serial"] == active:
        keep(folder / "current/manifest.json", envelope)
    else:
        install(url, folder, manifest, envelope)
    keep(folder / "memory.json", json.dumps({**remembered, **now_known}).encode())  # 12
    return manifest["serial"]


def memory_of(folder, active, pinned):
    """The stored state. Lost parts are restored from the active release."""
    given = {"version": 0, "threshold": 1, "keys": pinned}
    lost = {"serial": 0, "tag": None, "pinned": None, "trusted": given}
    remembered = lost | (json.loads((folder / "memory.json").read_bytes()) if (folder / "memory.json").exists() else {})
    envelope = parse((folder / "current/manifest.json").read_bytes()) if active else {}
    if remembered["serial"] < active:
        remembered |= {"serial": active, "payload": digest(base64.b64decode(envelope["payload"])), "tag": None}
    if remembered["pinned"] is None:
        remembered |= {"trusted": following(map(document, envelope.get("roots", [])), given), "tag": None}
    elif remembered["pinned"] != pinned:
        remembered |= {"trusted": given, "tag": None}
    return remembered


def verified(envelope, trusted):
    """The verified payload of an envelope, and the keys that are trusted after its roots."""
    try:  # 2
        parsed = parse(envelope)
        manifest, roots = document(parsed), [document(root) for root in array(parsed.get("roots", []))]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"not an envelope: {error!r}") from error
    trusted = following(roots, trusted)  # 3
    require(signers(manifest, trusted) >= trusted["threshold"], "too few signatures, or none by a trusted key")
    return manifest[0], trusted


def document(parsed):
    """A payload and its signatures."""
    signatures = [(s["key_id"], base64.b64decode(s["signature"], validate=True)) for s in array(parsed["signatures"])]
    return base64.b64decode(parsed["payload"], validate=True), signatures


def array(found):
    require(type(found) is list and len(found) <= 16, "not a list of at most 16")
    return found


def following(roots, trusted):
    for root in roots:
        trusted = successor(root, trusted) or trusted
    return trusted


def successor(root, trusted):
    """The key set of a root if the trusted key set allows the root; otherwise None."""
    if signers(root, trusted) < trusted["threshold"]:
        return None
    try:
        found = parse(root[0])
        keys = [base64.b64decode(key, validate=True) for key in array(found["keys"])]
        ranges = {"schema_version": (1, 1), "version": (trusted["version"] + 1, 2**31 - 1), "threshold": (1, len(keys))}
        fits = within(found, ranges) and all(len(key) == 32 for key in keys) and len(set(keys)) == len(keys)
        return found if fits and signers(root, found) >= found["threshold"] else None
    except (Refused, ValueError, KeyError, TypeError):
        return None


def signers(document, trusted):
    """How many of the keys signed a document."""
    return sum(any(key_id == digest(key)[:16] and is_signed(document[0], signature, key) for key_id, signature in document[1])
               for key in map(base64.b64decode, trusted["keys"]))


def is_signed(payload, signature, key):
    with contextlib.suppress(InvalidSignature):
        Ed25519PublicKey.from_public_bytes(key).verify(signature, payload)
        return True
    return False


def manifest_of(payload):
    try:  # 4
        manifest = parse(payload)
        languages = manifest["languages"].items()
        require(len(languages) > 0, "no languages")
        require(type(manifest["schema_version"]) is int and manifest["schema_version"] == 1, "another schema version")
        require(within(manifest, RANGES) and all(within(content, LANGUAGE_RANGES) for _, content in languages), "out of range")
        require(all(re.fullmatch("[A-Za-z0-9-]{1,35}", name, re.A) for name, _ in languages), "invalid language id")
        require(all(re.fullmatch("sha256-[0-9a-f]{64}", content["checksum"]) for _, content in languages), "invalid checksum")
        for path, file in [entry for _, content in languages for entry in content.get("recordings", {}).items()]:
            require(len(path) <= 200 and re.fullmatch(PATH, path, re.A) and re.fullmatch("sha256-[0-9a-f]{64}", file["checksum"]), "invalid recording")
            require(within(file, {"size": LANGUAGE_RANGES["size"]}), "out of range")
        require(all(type(content["version"]) is str for _, content in languages), "the version is not a string")
        return manifest
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"not a manifest: {error!r}") from error


def check_serial_and_time(memory, remembered, manifest, now):
    jump = memory["serial"] - remembered["serial"]  # 5
    require(jump >= 0, f"release {memory['serial']} is older than {remembered['serial']}")
    require(jump > 0 or memory["payload"] == remembered["payload"], f"another release {memory['serial']}")
    require(jump <= 10_000 or remembered["serial"] == 0, f"release {memory['serial']} comes too far after {remembered['serial']}")
    require(manifest["expires_at"] > now, "expired")  # 6
    require(manifest["issued_at"] <= now + 86_400, "issued in the future: check the clock of this machine")


def install(url, folder, manifest, envelope):
    release = folder / "releases" / str(manifest["serial"])
    release.mkdir(exist_ok=True)
    for language, content in manifest["languages"].items():
        blueprint = blob_of(url, folder, content)
        check_blueprint(blueprint, language)  # 9
        keep(release / f"{language}.json", blueprint)  # 10
        for path, file in content.get("recordings", {}).items():
            (release / "audio" / path).parent.mkdir(parents=True, exist_ok=True)
            keep(release / "audio" / path, blob_of(url, folder, file))
    keep(release / "manifest.json", envelope)
    wait_for(release.parent)
    (folder / "current.new").unlink(missing_ok=True)
    (folder / "current.new").symlink_to(f"releases/{release.name}")
    put_in_place(folder / "current.new", folder / "current")


def blob_of(url, folder, file):
    """The bytes of a file of the release. They are downloaded if they are not there yet."""
    blob = folder / "blobs" / file["checksum"][7:]
    if not blob.exists() or digest(blob.read_bytes()) != blob.name:
        download(url, folder / "partial" / blob.name, file["size"])  # 8
        put_in_place(folder / "partial" / blob.name, blob)
    return blob.read_bytes()


def download(url, partial, size):
    here = partial.stat().st_size if partial.exists() else 0
    if here < size and not receive(f"{url}/blobs/{partial.name}", partial, here, size):
        return download_from_the_start(url, partial, size)
    if digest(partial.read_bytes()) == partial.name:
        return None
    if here:
        return download_from_the_start(url, partial, size)
    partial.unlink()
    raise Refused(f"{partial.name}: the bytes differ from the signed checksum")


def download_from_the_start(url, partial, size):
    partial.unlink()
    return download(url, partial, size)


def receive(url, partial, here, size):
    """Downloads the missing part and appends it. Returns False if the host does not send parts of files."""
    with ask(url, {"Range": f"bytes={here}-"} if here else {}) as reply:
        is_partial = reply.status == 206 and (reply.headers["Content-Range"] or "").startswith(f"bytes {here}-")
        if here and reply.status in (200, 206, 416) and not is_partial:
            return False
        require(is_partial if here else reply.status == 200, f"status {reply.status}")
        with partial.open("ab") as file:
            for part in parts(reply, size - here):
                file.write(part)
    return True


def check_blueprint(blob, language):
    try:
        blueprint = parse(blob)
        require(blueprint["schema_version"] == 2 and blueprint["language_id"] == language, f"not a blueprint of {language}")
    except (ValueError, KeyError, TypeError) as error:
        raise Refused(f"not a blueprint: {error!r}") from error


@contextlib.contextmanager
def ask(url, headers):
    """Sends one request. Does not follow redirects."""
    address = urllib.parse.urlsplit(url)
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    connection = kind(address.netloc, timeout=PATIENCE)
    try:
        connection.request("GET", address.path, headers={"Accept-Encoding": "identity", **headers})
        yield connection.getresponse()
    except (OSError, http.client.HTTPException) as error:
        raise Refused(f"{url}: {error!r}") from error
    finally:
        connection.close()


def parts(reply, limit):
    """The body in the parts in which it arrives, up to the limit."""
    require((reply.headers["Content-Encoding"] or "identity").lower() == "identity", "compressed, although the request did not allow it")
    announced, count, end = reply.length, 0, time.monotonic() + PATIENCE_IN_ALL
    require((announced or 0) <= limit, "too long")
    while part := reply.read1(1 << 16):
        count += len(part)
        require(count <= limit and time.monotonic() < end, "too long or too slow")
        yield part
    require(announced is None or count == announced, "cut off")


def parse(text):
    def unique(members):
        require(len({name for name, _ in members}) == len(members), "a key appears twice")
        return dict(members)

    try:
        return json.loads(text.decode("utf-8"), object_pairs_hook=unique)
    except RecursionError as error:
        raise Refused("nested too deep") from error


def within(found, ranges):
    return all(type(found[name]) is int and low <= found[name] <= high for name, (low, high) in ranges.items())


def digest(data):
    return hashlib.sha256(data).hexdigest()


def require(condition, why):
    if not condition:
        raise Refused(why)


def keep(path, data):
    draft = path.with_name(path.name + ".new")
    draft.write_bytes(data)
    put_in_place(draft, path)


def put_in_place(draft, path):
    """Replaces a file atomically: after a crash, either the old or the new file exists."""
    wait_for(draft)
    os.replace(draft, path)
    wait_for(path.parent)


def wait_for(path):
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)

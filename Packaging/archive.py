"""Writes archives whose bytes depend only on the names, contents and modes of their files."""
import io
import pathlib
import subprocess
import tarfile


def write(folder: pathlib.Path, archive: pathlib.Path, time: int, preset: str) -> None:
    """Packs a folder under its own name: sorted, owned by root, every file with one time.

    NB: xz with one thread, because the number of threads changes the blocks and so the bytes.
    """
    with archive.open("wb") as file:
        xz = subprocess.Popen(["xz", "--stdout", "--threads=1", f"-{preset}"], stdin=subprocess.PIPE, stdout=file)
        with tarfile.open(fileobj=xz.stdin, mode="w|", format=tarfile.GNU_FORMAT) as tar:
            for path in [folder, *sorted(folder.rglob("*"))]:
                add(tar, path, str(path.relative_to(folder.parent)), time)
        xz.stdin.close()
        if xz.wait() != 0:
            raise SystemExit(f"{archive}: xz failed: see above")


def add(tar: tarfile.TarFile, path: pathlib.Path, name: str, time: int) -> None:
    entry = tarfile.TarInfo(name)
    entry.mtime = time
    entry.uname = entry.gname = "root"
    if path.is_dir():
        entry.type, entry.mode = tarfile.DIRTYPE, 0o755
        tar.addfile(entry)
        return
    data = path.read_bytes()
    entry.size, entry.mode = len(data), 0o755 if path.stat().st_mode & 0o100 else 0o644
    tar.addfile(entry, io.BytesIO(data))

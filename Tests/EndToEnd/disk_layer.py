"""A layer between the program and its data folder (`disk_layer.c`): it logs changes, fails operations, and cuts the power."""
import os
import pathlib
import struct
import subprocess

SOURCE = pathlib.Path(__file__).with_name("disk_layer.c")
WRITE, SYNC, OPEN, TRUNCATE, RENAME, UNLINK, READ, THREAD = (1 << bit for bit in range(8))
CHANGES = WRITE | SYNC | OPEN | TRUNCATE | RENAME | UNLINK
RECORD = struct.Struct("=IIQQQ")
CONTROL = struct.Struct("=iIIi")
SECTOR = 512
#: SQLite makes the file of shared memory anew after a crash. It is not written to the disk in any order.
SHARED_MEMORY = "nivel.sqlite-shm"


def built(folder):
    """Builds the library of the layer in a folder."""
    library = folder / "disk_layer.so"
    subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-O2", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    return library


class DiskLayer:
    """The layer of one data folder. Servers get it with `environment`."""

    def __init__(self, library, data, folder):
        self.data = pathlib.Path(data)
        self.log = folder / "disk.log"
        self.control = folder / "disk.control"
        self.set()
        self.environment = os.environ | {
            "LD_PRELOAD": str(library), "NIVEL_DISK_FOLDER": str(self.data), "NIVEL_DISK_LOG": str(self.log),
            "NIVEL_DISK_CONTROL": str(self.control),
        }

    def set(self, error=0, operations=0, share=1.0, countdown=-1):
        """Fails a share of some operations with an error from now on, and kills the program at the change with this number."""
        # NB: the program has mapped the file, so the file is written in place.
        with open(self.control, "r+b" if self.control.exists() else "wb") as file:
            file.write(CONTROL.pack(error, operations, int(share * 1_000_000), countdown))

    def begin(self):
        """Begins a new log. The files are on the disk now. Call it while no program uses the folder."""
        self.log.write_bytes(b"")
        self.files = {path.name: path.read_bytes() for path in self.data.iterdir()}

    def cut(self, randomness, unsynced=()):
        """Leaves the folder as a power loss at the end of the log would. Syncs of the files `unsynced` had no effect."""
        disk = Disk(self.data, self.files, unsynced)
        disk.replay(self.log.read_bytes())
        names = disk.after_power_loss(randomness)
        for path in self.data.iterdir():
            path.unlink()
        for name, content in names.items():
            (self.data / name).write_bytes(content)

    def replayed(self):
        """The files by the log alone, if nothing is lost."""
        disk = Disk(self.data, self.files)
        disk.replay(self.log.read_bytes())
        return {name: bytes(file.content) for name, file in disk.names.items() if name != SHARED_MEMORY}


class File:
    def __init__(self, content=b""):
        #: The content that programs read, and the content that is on the disk.
        self.content, self.durable = bytearray(content), bytes(content)
        #: The writes and truncations since the last sync.
        self.pending = []

    def change(self, change):
        self.pending.append(change)
        change(self.content)

    def sync(self):
        self.durable, self.pending = bytes(self.content), []

    def after_power_loss(self, randomness, share):
        content = bytearray(self.durable)
        for change in self.pending:
            change.survive(content, randomness, share)
        return bytes(content)


class Write:
    def __init__(self, offset, data):
        self.offset, self.data = offset, data

    def __call__(self, content, data=None, offset=None):
        data, offset = self.data if data is None else data, self.offset if offset is None else offset
        content.extend(bytes(max(0, offset - len(content))))
        content[offset:offset + len(data)] = data

    def survive(self, content, randomness, share):
        """The whole write reaches the disk, or nothing of it, or some of its sectors."""
        if randomness.random() < 0.2:
            start = self.offset
            while start < self.offset + len(self.data):
                end = min((start // SECTOR + 1) * SECTOR, self.offset + len(self.data))
                if randomness.random() < 0.5:
                    self(content, self.data[start - self.offset:end - self.offset], start)
                start = end
        elif randomness.random() < share:
            self(content)


class Truncation:
    def __init__(self, size):
        self.size = size

    def __call__(self, content):
        del content[self.size:]
        content.extend(bytes(self.size - len(content)))

    def survive(self, content, randomness, share):
        if randomness.random() < share:
            self(content)


class Disk:
    """The files of one folder as a log of changes leaves them."""

    def __init__(self, folder, files, unsynced=()):
        self.folder = str(folder)
        self.unsynced = unsynced
        self.names = {name: File(content) for name, content in files.items()}
        self.durable_names = dict(self.names)
        #: The changes of names since the last sync of the folder: functions of a dictionary of files by name.
        self.pending_names = []
        #: Files by inode. `None` is the folder itself.
        self.inodes = {}

    def replay(self, log):
        position = 0
        while position + RECORD.size <= len(log):
            operation, created, inode, offset, length = RECORD.unpack_from(log, position)
            position += RECORD.size
            if position + length > len(log):
                break  # The program was killed while it wrote this record. Nothing after the change was acknowledged.
            self.apply(operation, created, inode, offset, log[position:position + length])
            position += length

    def apply(self, operation, created, inode, offset, data):
        match operation:
            case _ if operation == OPEN:
                self.open(self.name(data), created, inode)
            case _ if operation == WRITE:
                self.inodes[inode].change(Write(offset, data))
            case _ if operation == TRUNCATE:
                self.inodes[inode].change(Truncation(offset))
            case _ if operation == SYNC:
                self.sync(inode)
            case _ if operation == UNLINK:
                self.rename_by(unlinking(self.name(data)))
            case _ if operation == RENAME:
                old, new = data.split(b"\0")
                self.rename_by(linking(self.name(new), self.names[self.name(old)]), unlinking(self.name(old)))

    def name(self, path):
        """The name of a file in the folder; `None` for the folder."""
        path = os.path.normpath(path.decode())
        assert os.path.dirname(path) == self.folder or path == self.folder, path
        return None if path == self.folder else os.path.basename(path)

    def open(self, name, created, inode):
        if name is None:
            self.inodes[inode] = None
        elif created:
            self.inodes[inode] = File()
            self.rename_by(linking(name, self.inodes[inode]))
        else:
            self.inodes[inode] = self.names[name]

    def sync(self, inode):
        file = self.inodes[inode]
        if file is None:
            self.durable_names, self.pending_names = dict(self.names), []
        elif not any(self.names.get(name) is file for name in self.unsynced):
            file.sync()

    def rename_by(self, *changes):
        def change(names):
            for part in changes:
                part(names)
        self.pending_names.append(change)
        change(self.names)

    def after_power_loss(self, randomness):
        """The content of each file by its name. Of what was not synced, a random part survives."""
        share = randomness.choice([0, 0.2, 0.5, 0.9, 1])
        names = dict(self.durable_names)
        for change in self.pending_names:
            if randomness.random() < share:
                change(names)
        found = {name: file.after_power_loss(randomness, share) for name, file in names.items() if name != SHARED_MEMORY}
        if randomness.random() < 0.5:
            found[SHARED_MEMORY] = randomness.randbytes(32_768)
        return found


def linking(name, file):
    return lambda names: names.update({name: file})


def unlinking(name):
    return lambda names: names.pop(name, None)

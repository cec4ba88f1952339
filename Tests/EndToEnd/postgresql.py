"""A PostgreSQL server for tests."""
import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

#: Runs a command as the owner of the files of servers. PostgreSQL refuses to run as root.
OWNER = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


def program(name):
    """The newest installed program of PostgreSQL with a name, such as psql."""
    return max(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))


class PostgreSQL:
    """A server in a folder of its own, which listens on a socket in the folder, and also on a port if one is given.

    With a primary, it is a standby that receives the log of the primary.

    It stops with this process: its script waits for the end of its input.
    """

    def __init__(self, port=None, primary=None, folder=None):
        # NB: not in the folder of the test, because the path of a socket has at most 107 bytes.
        self.folder = folder or tempfile.mkdtemp(prefix="nivel-pg-")
        os.makedirs(self.folder, exist_ok=True)
        self.port = port
        self.made = set()
        command = [ROOT / "Scripts/postgresql.sh", self.folder, str(port or ""), primary.folder if primary else ""]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError(f"PostgreSQL did not start: see {self.folder}/initdb.log and {self.folder}/log")

    def stop(self):
        self.process.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, sql, database="postgres"):
        """Runs statements, and returns what they print."""
        command = [program("psql"), "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", str(self.port or 5432)]
        command += ["-U", "nivel", "-d", database, "-c", sql]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    def address(self, name):
        """The address of a database, which is made unless it is there."""
        if name not in self.made:
            self.run(f'CREATE DATABASE "{name}"')
            self.made.add(name)
        return f"postgres://nivel@/{name}?host={self.folder}&port={self.port or 5432}"

    @staticmethod
    def name_for(folder):
        """The name of the database that belongs to a data folder."""
        return "nivel_" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]

    def address_for(self, folder):
        """The address of the database that belongs to a data folder."""
        return self.address(self.name_for(folder))

    def kill(self):
        """Kills the server, and waits until its other processes have noticed that and have ended."""
        pid = int((pathlib.Path(self.folder) / "data/postmaster.pid").read_text().split()[0])
        family = [pid, *self.children(pid)]
        os.kill(pid, signal.SIGKILL)
        while any(pathlib.Path(f"/proc/{member}").exists() for member in family):
            time.sleep(0.01)

    @staticmethod
    def children(pid):
        return [int(child) for tasks in pathlib.Path(f"/proc/{pid}/task").glob("*/children") for child in tasks.read_text().split()]

    def start(self):
        """Starts the killed server again. It recovers from its log."""
        self.control("-l", f"{self.folder}/log", "-w", "start")

    def listen(self, address, client):
        """Also listens on an address, for one client."""
        with open(f"{self.folder}/data/pg_hba.conf", "a") as file:
            file.write(f"host all all {client}/32 trust\n")
        self.run(f"ALTER SYSTEM SET listen_addresses = '127.0.0.1, {address}'")
        self.control("-l", f"{self.folder}/log", "-m", "fast", "-w", "restart")

    def control(self, *arguments, data="data"):
        command = [*OWNER, program("pg_ctl"), "-D", f"{self.folder}/{data}", *arguments]
        # NB: not a pipe, because the server would keep it open.
        subprocess.run(command, cwd=self.folder, check=True, timeout=60, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


class Replicated:
    """A primary and a standby. A change is acknowledged when both have it on the disk."""

    def __init__(self, database):
        self.primary = PostgreSQL()
        self.primary.address(database)
        self.database = database
        # NB: before the copy, so that the standby has the setting too when it is the primary.
        self.primary.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.run("SELECT pg_reload_conf()")
        self.standby = PostgreSQL(primary=self.primary)

    @property
    def address(self):
        """The address of whatever is the primary now. NB: a connection tries the servers in their order."""
        servers = (self.primary, self.standby)
        return f"postgres://nivel@/{self.database}?host={','.join(server.folder for server in servers)}&target_session_attrs=read-write"

    def fail_over(self):
        """Kills the primary and promotes the standby. The killed one comes back as an empty standby of the other, in the same folder."""
        lost = self.primary
        lost.kill()
        self.standby.control("-w", "promote")
        self.primary = self.standby
        lost.stop()
        self.standby = PostgreSQL(primary=self.primary, folder=lost.folder)

    def stop(self):
        self.standby.stop()
        self.primary.stop()

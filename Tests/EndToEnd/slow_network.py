"""A network between servers and their database that can lose and delay packets, for Linux."""
import fcntl
import heapq
import itertools
import os
import random
import select
import socket
import struct
import threading
import time

# The numbers of <linux/if_tun.h> and <linux/sockios.h>.
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
SIOCSIFFLAGS, SIOCSIFADDR, SIOCSIFNETMASK, IFF_UP = 0x8914, 0x8916, 0x891C, 0x1


class SlowNetwork:
    """Carries every packet at once, until a test says otherwise. Raises OSError where a network device is not permitted.

    The packets of a device of the kernel pass through this process. Each comes back with its two addresses exchanged. So a client that
    connects to the far address reaches the server that listens on a port of the near one. Checksums stay valid, because they are sums.
    """

    def __init__(self, port):
        self.port = port
        #: The directions in which every packet is lost: "there", to the server, and "back".
        self.cut = set()
        #: The share of packets that are lost, from 0 to 1.
        self.loss = 0
        #: The seconds that each packet to the server takes.
        self.delay = 0
        self.randomness = random.Random(1)
        network = f"10.{random.randrange(200, 250)}.{random.randrange(256)}"
        self.near, self.far = f"{network}.1", f"{network}.2"
        self.device = self.make_device()
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.carry, daemon=True)
        self.thread.start()

    def make_device(self):
        device = os.open("/dev/net/tun", os.O_RDWR)
        try:
            name = f"nivel{random.randrange(1 << 32):08x}".encode()
            fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name, IFF_TUN | IFF_NO_PI))
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
                for order, address in ((SIOCSIFADDR, self.near), (SIOCSIFNETMASK, "255.255.255.0")):
                    fcntl.ioctl(control, order, struct.pack("16sHH4s8x", name, socket.AF_INET, 0, socket.inet_aton(address)))
                fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sH14x", name, IFF_UP))
        except OSError:
            os.close(device)
            raise
        return device

    def carry(self):
        """Carries packets until the network is closed."""
        waiting, numbers = [], itertools.count()
        while not self.closing.is_set():
            rest = waiting[0][0] - time.monotonic() if waiting else 0.1
            if select.select([self.device], [], [], min(max(rest, 0), 0.1))[0]:
                packet = os.read(self.device, 1 << 16)
                direction = self.direction(packet)
                if direction and direction not in self.cut and self.randomness.random() >= self.loss:
                    due = time.monotonic() + (self.delay if direction == "there" else 0)
                    heapq.heappush(waiting, (due, next(numbers), self.turned(packet)))
            while waiting and waiting[0][0] <= time.monotonic():
                os.write(self.device, heapq.heappop(waiting)[2])

    def direction(self, packet):
        """The direction of a packet of TCP over IPv4; None for other packets of the kernel."""
        if packet[0] >> 4 != 4 or packet[9] != socket.IPPROTO_TCP:
            return None
        ports = struct.unpack_from("!HH", packet, (packet[0] & 15) * 4)
        return "there" if ports[1] == self.port else "back"

    @staticmethod
    def turned(packet):
        """The packet with its source and its destination exchanged."""
        return packet[:12] + packet[16:20] + packet[12:16] + packet[20:]

    def close(self):
        self.closing.set()
        self.thread.join()
        os.close(self.device)

"""What is done to the program from outside while it is used: each fault is a home in which the program runs."""
import fcntl
import os
import signal
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# With a lost display; with an output or a recording that is cut off; asked to end; killed.
LOST, CUT_OFF, ASKED, KILLED = 71, 74, 0, -signal.SIGKILL


class Home:
    """Where the program runs and what is done to it from outside: nothing here."""

    def __init__(self, soak):
        self.soak, self.rig, self.chance = soak, soak.rig, soak.chance

    def words(self):
        return []

    def environment(self):
        return {}

    def started(self):
        pass

    def folder(self):
        """Where recordings lie, as it is seen from here."""
        return self.rig.folder

    def trouble(self):
        pass

    def endings(self):
        """The statuses with which it may end when it is asked to."""
        return [ASKED]


class Kill(Home):
    def trouble(self):
        soak = self.soak
        soak.lift()
        journals = soak.journals()
        soak.program.process.kill()
        soak.status([KILLED], "killed")
        soak.start()
        soak.is_answering()
        left = soak.journals() & journals
        if left:
            soak.faults.append(f"not recovered: {sorted(left)}")


class Server(Home):
    def trouble(self):
        soak = self.soak
        self.rig.processes[0].kill()
        soak.status([LOST], "the server was killed")
        if soak.journals():
            soak.faults.append(f"recordings that did not become files: {sorted(soak.journals())}")
        soak.close()
        soak.begin()


class Stop(Home):
    def trouble(self):
        self.soak.program.process.send_signal(signal.SIGSTOP)
        time.sleep(self.chance.random() * 2)
        self.soak.program.process.send_signal(signal.SIGCONT)


class Pipe(Home):
    """The log goes to a pipe that is full at once; what is said to people goes where it always goes."""

    def words(self):
        os.mkfifo(self.rig.file("log"))
        fcntl.fcntl(os.open(self.rig.file("log"), os.O_RDWR), fcntl.F_SETPIPE_SZ, 4096)
        return ["bash", "-c", 'pipe=$0; exec "$@" > "$pipe"', self.rig.file("log")]

    def endings(self):
        return [CUT_OFF]


class Disk(Home):
    """A disk of its own in memory that others cannot see, so that nobody has to be root."""

    SIZE = 256 * 1024

    def words(self):
        os.makedirs(self.rig.file("disk"), exist_ok=True)
        return ["unshare", "--map-root-user", "--mount", "bash", "-c",
                f'mount -t tmpfs -o size={self.SIZE} tmpfs "$0" && cd "$0" && exec "$@"', self.rig.file("disk")]

    def started(self):
        # An open folder outlives the program, which takes the disk along with it otherwise.
        seen = f"/proc/{self.soak.program.process.pid}/root{self.rig.file('disk')}"
        self.open_folder = os.open(seen, os.O_RDONLY | os.O_DIRECTORY)

    def folder(self):
        return f"/proc/{os.getpid()}/fd/{self.open_folder}"

    def trouble(self):
        filler = os.path.join(self.folder(), "filler")
        if os.path.exists(filler):
            os.remove(filler)
            self.soak.check_recordings()
            return
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1024))
            except OSError:
                pass

    def endings(self):
        return [ASKED, CUT_OFF]


class Clock(Home):
    DAY = 86_400

    def environment(self):
        library = self.rig.file("clock.so")
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library,
                        os.path.join(HERE, "rig/clock.c"), "-ldl"], check=True)
        self.day, self.machine = 0, 0
        self.put()
        return {"LD_PRELOAD": library, "CLOCK_SHIFTS": self.rig.file("shifts")}

    def put(self):
        with open(self.rig.file("shifts"), "r+b" if os.path.exists(self.rig.file("shifts")) else "wb") as file:
            for number in (self.day, self.machine):
                file.write(int(number * 1e9).to_bytes(8, "little", signed=True))

    def trouble(self):
        size = self.chance.choice([1, 60, 3600, self.DAY])
        # The time of day goes back too; the machine's own never does.
        self.day = max(min(self.day + self.chance.uniform(-size, size), 400 * self.DAY), -400 * self.DAY)
        if self.chance.random() < 0.5:
            self.machine += self.chance.uniform(0, min(size, 3600))
        self.put()


HOMES = {"none": Home, "kill": Kill, "server": Server, "stop": Stop, "pipe": Pipe, "disk": Disk, "clock": Clock}

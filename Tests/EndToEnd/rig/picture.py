"""What a screen shows."""
import subprocess


class Picture:
    """A picture of the screen: width, height, and bytes of red, green and blue."""

    def __init__(self, file):
        data = subprocess.run(["convert", file, "-depth", "8", "ppm:-"], check=True, stdout=subprocess.PIPE).stdout
        magic, size, depth, self.pixels = data.split(b"\n", 3)
        if magic != b"P6" or depth != b"255":
            raise ValueError(f"{file} is no picture of three bytes a pixel")
        self.width, self.height = map(int, size.split())

    def pixel(self, x, y):
        """Red, green and blue of one place."""
        start = (y * self.width + x) * 3
        return tuple(self.pixels[start:start + 3])

    def find(self, other):
        """Where another picture is in this one, without a pixel that differs: (left, top); None when it is not."""
        # A row in the middle, which is less often a single color than the first.
        middle, length = other.height // 2, other.width * 3
        for top in range(self.height - other.height + 1):
            line = self.row(top + middle)
            left = line.find(other.row(middle))
            while left >= 0:
                if left % 3 == 0 and all(
                        self.row(top + y)[left:left + length] == other.row(y) for y in range(other.height)):
                    return left // 3, top
                left = line.find(other.row(middle), left + 1)
        return None

    def row(self, y):
        """The bytes of a row."""
        return self.pixels[y * self.width * 3:(y + 1) * self.width * 3]

    def box(self, color, part=1):
        """The smallest box around all pixels of a color, (left, top, right, bottom); None when there is none.

        `part` is how much of the picture is looked at, from its top.
        """
        wanted, row = bytes(color), self.width * 3
        left, right, top, bottom = self.width, -1, None, None
        for y in range(int(self.height * part)):
            line = self.pixels[y * row:(y + 1) * row]
            place = line.find(wanted)
            while place >= 0 and place % 3:
                place = line.find(wanted, place + 1)
            if place < 0:
                continue
            last = line.rfind(wanted)
            while last % 3:
                last = line.rfind(wanted, 0, last + 2)
            top, bottom = y if top is None else top, y
            left, right = min(left, place // 3), max(right, last // 3)
        return None if top is None else (left, top, right, bottom)


def difference(first, second, *options):
    """How many pixels of two files differ by more than rounding and fonts explain (ImageMagick's `compare`)."""
    result = subprocess.run(
        ["compare", "-metric", "AE", *options, first, second, "null:"], stderr=subprocess.PIPE, text=True)
    if result.returncode not in (0, 1):
        raise ValueError(result.stderr)
    return int(float(result.stderr.split()[0]))

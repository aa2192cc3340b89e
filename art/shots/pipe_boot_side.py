"""The split collar of the sample report from above it, on a gray day."""
import weather
from shots import pipe_boot

SAMPLES = 8
EXPOSURE = 0.2


def build(rng):
    x, y = pipe_boot.X, pipe_boot.Y
    pipe_boot.build(rng, (x + 0.80, y - 0.52, 0.62), (x - 0.02, y + 0.02, 0.09), 60, (34, 236), {**weather.GREY_NOON, "power": 4.2, "size": 9})

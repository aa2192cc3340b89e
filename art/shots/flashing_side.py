"""The lifted flashing of the sample report along the front of its chimney, the gap at eye level, under a low sun."""
import weather
from shots import flashing

SAMPLES = 9
EXPOSURE = 0.3


def build(rng):
    flashing.build(rng, (1.55, 1.18, 0.42), (0.30, flashing.FOOT - 0.02, 0.12), 58, (24, 236), weather.MORNING)

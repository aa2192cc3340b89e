"""The slope of the sample report after the hail, up towards its ridge: bruises all over, granules gone."""
import weather
from shots import hail

SAMPLES = 8
EXPOSURE = 0.2


def build(rng):
    hail.build(rng, (-0.62, 0.86, 0.78), (0.62, 2.02, 0.0), 44, (34, 214), weather.NOON)

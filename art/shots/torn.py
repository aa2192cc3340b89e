"""The largest hole of the storm picture from close by: boards and felt bare round a vent, tabs curled back by the wind, no tarp yet."""
from shots import storm

SAMPLES = 4
EXPOSURE = 1.9


def build(rng):
    storm.build(rng, ((3.3, -2.5, 9.75), (1.5, 2.9, 8.12), 46))

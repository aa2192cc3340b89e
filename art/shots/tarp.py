"""The tarp of the storm picture from close by: battened at the ridge, roped at the rake, its free corner blown back from a hole."""
from shots import storm

SAMPLES = 9
EXPOSURE = 1.9


def build(rng):
    storm.build(rng, ((2.7, -7.2, 9.7), (4.55, 1.9, 8.12), 39))

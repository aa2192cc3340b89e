"""The tarp of the storm picture from close by: battened at the ridge, roped at the rake, its free corner blown back from a hole."""
from shots import storm

SAMPLES = 9
EXPOSURE = 1.75


def build(rng):
    storm.build(rng, ((7.8, -8.2, 10.4), (4.2, 2.0, 8.0), 42))

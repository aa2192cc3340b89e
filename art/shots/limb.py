"""The limb of the storm picture from close by: the fork on torn shingles, boards bare beside it."""
from shots import storm

SAMPLES = 9
EXPOSURE = 1.75


def build(rng):
    storm.build(rng, ((-1.6, -7.2, 9.6), (-4.0, 1.9, 7.9), 38))

"""The limb of the storm picture from close by: the fork on torn shingles, boards bare beside it."""
from shots import storm

SAMPLES = 9
EXPOSURE = 2.1


def build(rng):
    storm.build(rng, ((-0.3, -5.0, 9.4), (-3.95, 2.5, 7.98), 36), leafy=2)

"""Bundles of the replacement picture from close by: wrapped shingles behind a toe board, fresh courses, underlayment above."""
from shots import replacement

SAMPLES = 9
EXPOSURE = -0.05


def build(rng):
    replacement.build(rng, ((3.6, -2.9, 8.55), (0.35, 0.95, 6.95), 45))

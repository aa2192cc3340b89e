"""Bundles of the replacement picture from close by: wrapped shingles behind a toe board, fresh courses, a nailer on its hose, underlayment above."""
from shots import replacement

SAMPLES = 9
EXPOSURE = -0.05


def build(rng):
    replacement.build(rng, ((0.25, -0.78, 8.96), (2.90, 2.42, 7.94), 42))

"""Bundles of the replacement picture from close by: wrapped shingles behind a toe board, fresh courses, a nailer on its hose, underlayment above."""
from shots import replacement

SAMPLES = 9
EXPOSURE = -0.05


def build(rng):
    replacement.build(rng, ((3.35, -2.15, 7.95), (0.68, 1.05, 6.98), 42))

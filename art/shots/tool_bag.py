"""The bag on the ladder of the ladder picture from close by: hammer, pencil, screwdriver and tape in worn leather, brick and a shutter behind."""
from shots import ladder

SAMPLES = 8
EXPOSURE = -0.1


def build(rng):
    ladder.build(rng, ((4.90, -2.06, 4.86), (3.99, -0.82, 4.54), 52, 4.5, (3.95, -0.96, 4.46)))

"""Hail bruises close up: round marks where the granules are knocked off dark shingles, some of them lying at the laps."""
from math import cos, pi, sin

import closeup
import finishes as f
import shingles
import weather
from mesh import Mesh, axes, move

SAMPLES = 9
EXPOSURE = 0.55


def build(rng):
    frame = closeup.slope(6)
    hit = shingles.granules("struck", grain=640.0, age=0.5, hail=1.0)
    m = Mesh()
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 4.4, hit, rng, lift=0.01)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    g, stone = Mesh(), f.plain("granule", (0.085, 0.075, 0.066), 0.7)
    for row in range(8, 17):
        for _ in range(240):
            x, y, r = rng.uniform(-0.5, 1.4), row * shingles.EXPOSURE - 0.013 - abs(rng.gauss(0, 0.010)), rng.uniform(0.0005, 0.0011)
            t, z = rng.uniform(0, pi), 0.0062
            g.box((x - r, y - r * abs(cos(t)), z), (x + r, y + r * max(0.4, sin(t)), z + r * 1.6), stone, rng.random())
    closeup.lay(g, frame, "granules")
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    closeup.litter(d, rng, -0.6, 1.2, 1.2, 2.6, 4, z=0.014)
    closeup.lay(d, frame, "litter")
    closeup.backdrop(rng, sun=(22, 262), low=-7, arc=(-0.4, 1.5), **weather.MORNING)
    closeup.aim(frame, (0.10, 1.02, 0.66), (0.36, 1.74, 0.0), 55, 5.6, (0.34, 1.66, 0.01))

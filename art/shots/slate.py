"""Natural slate close up: cleft faces, chipped edges, copper snow guards."""
from math import cos, pi, sin

import closeup
import coverings
from finishes import metal
from mesh import Mesh, move

SAMPLES = 6
EXPOSURE = 0.6


def build(rng):
    frame = closeup.slope(10)
    m = Mesh(move(-3.5, 0, 0))
    mat, copper = coverings.slate(), metal("guard", (0.30, 0.125, 0.060), 0.38, 0.9)
    coverings.courses(m, 11, 5.0, mat, rng, 0.20, 0.47, (0.20, 0.30), (0.006, 0.0095), gap=0.004, ragged=0.0018, skew=0.004, sway=0.0025, tones=(0.48, 0.22), splits=9)
    m.frame = move(0, 0, 0)
    m.box((-4, -0.3, -0.1), (8, 5.0, -0.002), mat, 0.0)
    for row, y in ((0, 2.47), (1, 2.07)):
        for i in range(9):
            guard(m, -1.2 + i * 0.62 + row * 0.31, y, copper)
    closeup.roll(m, 5.0, copper)
    closeup.litter(m, rng, -0.6, 2.6, 1.0, 3.6, 6, z=0.03)
    closeup.lay(m, frame, bevel=0.0009)
    closeup.backdrop(rng, sun=(13, 256), low=-7, arc=(-0.2, 1.5))
    closeup.aim(frame, (-0.45, 0.70, 0.62), (0.62, 1.98, 0.02), 55, 5.0, (0.45, 1.78, 0.03))


def guard(m, x, y, mat):
    """Pad-and-loop snow guard: strap up the slope, round loop with a stem."""
    m.box((x - 0.013, y, 0.021), (x + 0.013, y + 0.20, 0.024), mat)
    loop = [(x + 0.040 * sin(k * pi / 16), y - 0.004, 0.058 - 0.036 * cos(k * pi / 16)) for k in range(33)]
    m.tube(loop, [0.0036] * 33, mat, sides=10)
    m.tube([(x, y - 0.003, 0.022), (x, y - 0.004, 0.094)], [0.0034, 0.0034], mat, sides=10)

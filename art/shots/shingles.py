"""Architectural asphalt shingles close up: granules, laminate edges and courses in raking evening light."""
import closeup
import shingles
from mesh import Mesh, axes

SAMPLES = 12
EXPOSURE = 0.5


def build(rng):
    frame = closeup.slope(7)
    m = Mesh()
    mat = shingles.granules("close", grain=640.0, age=0.1)
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 3.3, mat, rng, lift=0.07)
    closeup.lay(m, frame, bevel=0.0007)
    r = Mesh()
    r.box((-4, -0.3, -0.1), (8, 3.3, -0.003), mat, 0.2)
    shingles.caps(r, axes((-4, 3.3, -0.008), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 12, 0.55, mat, rng)
    closeup.litter(r, rng, -0.6, 2.6, 1.0, 3.6, 9)
    closeup.lay(r, frame, "ridge")
    closeup.backdrop(rng, sun=(13, 256), low=-7, arc=(-0.2, 1.5))
    closeup.aim(frame, (-0.55, 0.80, 0.42), (0.72, 1.72, 0.06), 50, 4.5, (0.35, 1.42, 0.01))

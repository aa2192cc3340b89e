"""Synthetic slate close up: even moulded pieces with bevelled edges at a copper-lined chimney."""
import closeup
import coverings
from mesh import Mesh, move

SAMPLES = 26
EXPOSURE = 0.5


def build(rng):
    frame = closeup.slope(9)
    m = Mesh(move(-3.5, 0, 0))
    mat = coverings.synthetic()
    coverings.courses(m, 11, 5.0, mat, rng, 0.178, 0.46, (0.15, 0.305), (0.0085, 0.0115), gap=0.006, ragged=0.0006, skew=0.001, sway=0.001, tones=(0.5, 0.24), splits=3)
    m.frame = move(0, 0, 0)
    m.box((-4, -0.3, -0.1), (8, 5.0, -0.002), mat, 0.0)
    closeup.litter(m, rng, -0.6, 2.6, 1.0, 3.6, 4, z=0.03)
    closeup.lay(m, frame, bevel=0.0018)
    closeup.backdrop(rng, sun=(12, 258), low=-7, arc=(-0.3, 1.5))
    closeup.aim(frame, (-0.30, 0.55, 0.75), (0.75, 2.1, 0.0), 50, 5.0, (0.42, 1.70, 0.03))

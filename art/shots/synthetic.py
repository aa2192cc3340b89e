"""Synthetic slate close up: even moulded pieces with bevelled edges, the ridge and evening trees beyond."""
import closeup
import coverings
from finishes import metal
from mesh import Mesh, move

SAMPLES = 6
EXPOSURE = 0.35


def build(rng):
    frame = closeup.slope(9)
    m = Mesh(move(-3.5, 0, 0))
    mat = coverings.synthetic()
    coverings.courses(m, 11, 5.0, mat, rng, 0.178, 0.46, (0.15, 0.305), (0.0085, 0.0115), gap=0.006, ragged=0.0006, skew=0.001, sway=0.001, tones=(0.5, 0.24), splits=3)
    m.frame = move(0, 0, 0)
    m.box((-4, -0.3, -0.1), (8, 5.0, -0.002), mat, 0.0)
    closeup.roll(m, 5.0, metal("ridge", (0.17, 0.085, 0.050), 0.45, 0.9))
    closeup.litter(m, rng, -0.6, 2.6, 1.0, 3.6, 4, z=0.03)
    closeup.lay(m, frame, bevel=0.0018)
    closeup.backdrop(rng, sun=(13, 238), low=-7, arc=(-1.4, 0.8), cloud=0.6)
    closeup.aim(frame, (1.9, 1.1, 0.72), (0.15, 3.1, 0.12), 42, 4.0, (1.1, 2.0, 0.03))

"""Cedar shakes close up: split faces, uneven butts, silver weathering."""
import closeup
import coverings
from mesh import Mesh, move

SAMPLES = 6
EXPOSURE = 0.25


def build(rng):
    frame = closeup.slope(9)
    m = Mesh(move(-3.5, 0, 0))
    mat = coverings.cedar()
    coverings.courses(m, 11, 5.0, mat, rng, 0.19, 0.50, (0.085, 0.235), (0.009, 0.017), gap=0.007, ragged=0.0025, skew=0.010, sway=0.006, tones=(0.60, 0.2), splits=6)
    m.frame = move(0, 0, 0)
    m.box((-4, -0.3, -0.1), (8, 5.0, -0.002), mat, 0.0)
    closeup.ridge_caps(m, rng, 5.0, mat)
    closeup.litter(m, rng, -0.6, 2.6, 1.0, 3.6, 6, z=0.045)
    closeup.lay(m, frame, bevel=0.0012)
    closeup.backdrop(rng, sun=(13, 256), low=-7, arc=(-0.2, 1.5))
    closeup.aim(frame, (-0.45, 0.65, 0.62), (0.62, 1.95, 0.03), 55, 5.0, (0.45, 1.75, 0.04))

"""Metal siding close up: dark upright panels with standing seams, a white window, evening sky in the pans."""
import cladding
import coverings
from scene import camera

SAMPLES = 7
EXPOSURE = 0.45


def build(rng):
    mat = coverings.seam_metal("wall-panel", (0.050, 0.056, 0.060), 0.30)
    cladding.corner(rng, cladding.seams, mat, sun=(19, 244), lantern=True, corner_mat=mat)
    camera((-0.75, -2.2, 1.70), (1.15, 0.0, 1.88), 40, fstop=3.2, focus=(0.9, -0.03, 1.9))

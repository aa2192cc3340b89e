"""Metal siding in the morning: upright charcoal panels with standing seams, sky in the pans, a white window."""
import cladding
import coverings
import weather
from scene import camera

SAMPLES = 8
EXPOSURE = 0.30


def build(rng):
    mat = coverings.seam_metal("wall-panel", (0.024, 0.029, 0.034), 0.27, age=0.25)
    cladding.corner(rng, cladding.seams, mat, sun=(27, 112), lantern=False, corner_mat=mat, hour=weather.MORNING)
    camera((-0.45, -1.70, 1.55), (1.02, 0.0, 1.90), 40, fstop=4.0, focus=(0.75, -0.03, 1.8))

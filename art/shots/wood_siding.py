"""Wood siding close up: rough-sawn cedar boards and battens under a clear stain, white casing."""
import cladding
import finishes
from scene import camera

SAMPLES = 7
EXPOSURE = 0.2


def build(rng):
    mat = finishes.wood("stained-cedar", (0.30, 0.155, 0.075), (42, 42, 1.5), 0.62)
    cladding.corner(rng, cladding.upright, mat, sun=(19, 244), lantern=True, corner_mat=mat)
    camera((-0.55, -2.0, 1.72), (1.12, 0.0, 1.90), 42, fstop=3.2, focus=(0.9, -0.03, 1.9))

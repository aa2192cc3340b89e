"""Fibre-cement lap siding close up: wood-grained boards, a butt joint, the corner board in low sun."""
import cladding
from scene import camera

SAMPLES = 7
EXPOSURE = 0.05


def build(rng):
    cladding.corner(rng, cladding.boards, cladding.coat("board-paint", (0.155, 0.195, 0.165), depth=0.0030), sun=(20, 246), lantern=False)
    camera((-0.75, -1.30, 1.75), (0.62, 0.0, 1.95), 45, fstop=3.2, focus=(0.30, -0.02, 1.9))

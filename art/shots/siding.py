"""Lap siding and trim: blue-grey fibre-cement boards, corner board, window casing, a lantern, in low sun."""
import cladding
from scene import camera

SAMPLES = 7
EXPOSURE = -0.05


def build(rng):
    cladding.corner(rng, cladding.boards, cladding.coat("board-paint", (0.205, 0.255, 0.275)))
    camera((-1.35, -3.2, 1.70), (1.20, 0.0, 1.70), 35, fstop=4.0, focus=(1.0, -0.02, 1.9), tilt_free=True)

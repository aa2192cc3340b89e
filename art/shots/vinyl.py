"""Vinyl siding close up: double lapped panels in a warm grey, rolled butts, an overlapped end, white casing."""
import cladding
from scene import camera

SAMPLES = 7
EXPOSURE = -0.2


def build(rng):
    cladding.corner(rng, cladding.vinyl, cladding.coat("vinyl", (0.36, 0.365, 0.35), (6, 6, 90), 0.0010, 0.36, 0.12), lantern=False)
    camera((0.05, -1.25, 1.42), (1.42, 0.0, 1.68), 45, fstop=3.2, focus=(1.15, -0.02, 1.6))

"""Vinyl siding close up at noon: double lapped panels in a light grey, rolled butts, an overlapped end, white casing."""
import cladding
import weather
from scene import camera

SAMPLES = 8
EXPOSURE = 0.0


def build(rng):
    mat = cladding.coat("vinyl", (0.30, 0.325, 0.345), (6, 6, 90), 0.0010, 0.36, 0.12)
    cladding.corner(rng, cladding.vinyl, mat, sun=(50, 214), lantern=False, hour=weather.NOON)
    camera((0.05, -1.25, 1.42), (1.42, 0.0, 1.68), 45, fstop=3.2, focus=(1.15, -0.02, 1.6))

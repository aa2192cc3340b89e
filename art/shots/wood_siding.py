"""Wood siding close up: bevelled cedar boards under a brown stain, greying in places, on an overcast noon."""
from functools import partial

import cladding
import finishes
import weather
from scene import camera

SAMPLES = 8
EXPOSURE = 0.35


def build(rng):
    mat = cladding.stain("stained-cedar", (0.190, 0.122, 0.078))
    head = finishes.metal("nail", (0.20, 0.19, 0.18), 0.4, 0.8)
    cladding.corner(rng, partial(cladding.boards, lap=0.185, thick=0.0115), mat, sun=(48, 215), lantern=False, hour=weather.GREY_NOON,
                    more=lambda m, kit: cladding.nailed(m, rng, 0.16, 1.45, 3.0, 0.185, 0.0115, head))
    camera((-0.62, -1.55, 1.62), (0.98, 0.0, 1.92), 42, fstop=3.6, focus=(0.8, -0.03, 1.9))

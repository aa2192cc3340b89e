"""Grey PVC membrane: welded laps, walkway pads, boots round the pipes, a unit on its curb."""
import flatroof
import rooftop
from scene import camera

SAMPLES = 6
EXPOSURE = 0.15


def build(rng):
    rooftop.roof(rng, rooftop.kit(flatroof.membrane("pvc", (0.30, 0.315, 0.32), grit=0.35)))
    rooftop.around(rng, (14, 240), cloud=0.6)
    camera((7.4, -4.6, 1.9), (3.0, 8.0, 0.95), 40, fstop=4.0, focus=(3.6, 2.2, 0.3))

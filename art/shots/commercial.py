"""A white single-ply roof at evening: rooftop units, gas line, skylights, parapet with metal coping, the city beyond."""
import flatroof
import rooftop
from scene import camera

SAMPLES = 10
HOUR = {"cloud": 0.7, "power": 8.5, "color": (1.0, 0.80, 0.60), "cool": (0.42, 0.49, 0.60), "warm": (0.92, 0.79, 0.66)}


def build(rng):
    rooftop.roof(rng, rooftop.kit(flatroof.membrane()))
    rooftop.around(rng, (14, 264), hour=HOUR)
    camera((8.5, -10.5, 3.9), (-0.8, 8, 1.7), 35, fstop=8, focus=(0, 6, 1))

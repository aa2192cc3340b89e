"""A white single-ply roof at evening: rooftop units, gas line, skylights, parapet with metal coping, the city beyond."""
import flatroof
import rooftop
from scene import camera

SAMPLES = 14


def build(rng):
    rooftop.roof(rng, rooftop.kit(flatroof.membrane()))
    rooftop.around(rng, (12, 268))
    camera((8.5, -10.5, 3.9), (-0.8, 8, 1.7), 35, fstop=8, focus=(0, 6, 1))

"""Built-up roof with gravel: single stones in front, a stone-coloured field behind, gravel stop, units, skyline."""
import flatroof
import rooftop
from scene import camera

SAMPLES = 6
EXPOSURE = 0.1


def build(rng):
    stone, bed = flatroof.pebble(), flatroof.gravel()

    def lay(m):
        m.box((-22, -16, -0.05), (22, 24, 0.0), bed)
    rooftop.roof(rng, rooftop.kit(flatroof.membrane("flashing", (0.16, 0.155, 0.15), grit=0.5)), lay, pads=False)
    flatroof.strew(rng, stone, -21.5, 11.0, -9.0, 23.5)
    rooftop.around(rng, (12, 258))
    camera((-1.2, -8.2, 1.35), (-5.4, 9.0, 0.85), 36, fstop=4.0, focus=(-3.2, -1.2, 0.0))

"""Black EPDM rubber roof: broad dusty sheets with taped seams, a drain's water mark, units and skyline."""
import flatroof
import rooftop
from scene import camera

SAMPLES = 6
EXPOSURE = 0.45


def build(rng):
    rooftop.roof(rng, rooftop.kit(flatroof.membrane("epdm", (0.030, 0.030, 0.031), grit=0.22)), pads=False)
    rooftop.around(rng, (13, 262))
    camera((-2.5, -9.0, 2.3), (-7.6, 9.0, 1.15), 38, fstop=5.6, focus=(-6, 4, 0.5))

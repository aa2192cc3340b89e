"""White TPO roof at noon: welded laps, a boot round a pipe, walkway pads, a fan and a skylight, offices in the trees."""
import flatroof
import rooftop
import weather
from scene import camera

SAMPLES = 8
EXPOSURE = -0.5


def build(rng):
    rooftop.roof(rng, rooftop.kit(flatroof.membrane(grit=0.6)))
    rooftop.around(rng, (46, 236), hour=weather.NOON)
    camera((-0.6, -3.9, 1.95), (4.3, 9.0, 0.75), 36, fstop=5.6, focus=(2.4, 1.8, 0.4))

"""Modified bitumen: rolls a yard wide under grey granules, black bleed-out along each lap, a worn path between units."""
import flatroof
import rooftop
import weather
from finishes import plain
from scene import camera

SAMPLES = 6
EXPOSURE = 0.2


def build(rng):
    cap, black = flatroof.cap_sheet(color=(0.105, 0.110, 0.118)), plain("bleed-out", (0.012, 0.011, 0.010), 0.32)

    def lay(m):
        flatroof.field(m, -22, 22, -16, 24, cap, rng, sheet=0.99)
        y = -16 + 0.99
        while y < 24:
            x = -22.0
            while x < 22:
                run = rng.uniform(0.4, 2.2)
                wide = rng.uniform(0.006, 0.026)
                m.box((x, y - 0.004, 0.0), (min(x + run, 22), y + wide, 0.0062), black)
                x += run
            y += 0.99
    rooftop.roof(rng, rooftop.kit(flatroof.membrane("flashing", (0.20, 0.195, 0.185), grit=0.5)), lay)
    rooftop.around(rng, (50, 220), hour=weather.GREY_NOON)
    camera((6.2, -7.4, 1.70), (2.0, 8.0, 0.60), 38, fstop=4.0, focus=(4.6, -1.0, 0.0))

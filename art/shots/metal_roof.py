"""Low-slope metal roof on a commercial building: long standing seams, a fan on its curb, parapet and skyline."""
import coverings
import rooftop
from mesh import move
from scene import camera

SAMPLES = 6
EXPOSURE = 0.1


def build(rng):
    sheet = coverings.seam_metal("galvalume", (0.33, 0.34, 0.34), 0.30)

    def lay(m):
        m.box((-22, -16, -0.05), (22, 24, -0.002), sheet)
        m.frame = move(-22, -16, 0)
        coverings.standing_seam(m, 44, 40, sheet, rng, panel=0.46, rib=0.055)
        m.frame = move(0, 0, 0)
    rooftop.roof(rng, rooftop.kit(sheet), lay, pads=False)
    rooftop.around(rng, (14, 262))
    camera((5.2, -9.6, 2.5), (-2.6, 9.0, 1.2), 36, fstop=5.6, focus=(1.5, 0, 0.3))

"""Gutter end and downspout on a morning after rain: drops about to fall from the white aluminium, wet shingles, brick."""
import closeup
import finishes
import house
import shingles
import water
import weather
from mesh import Mesh
from scene import camera

SAMPLES = 9
EXPOSURE = -0.3


def build(rng):
    kit = house.materials(shingle=shingles.granules("wet", shingles.CHARCOAL, grain=560.0, age=0.2, wet=0.8))
    kit["gutter"] = finishes.metal("aluminium", (0.62, 0.63, 0.635), 0.26, wave=0.0004, scale=3.0)
    main, g = house.colonial(rng, kit, lamps=())
    # a pale terrace below, out of the picture: what lights the soffit from underneath
    main.frame = Mesh().frame
    main.box((-9, -9, -0.05), (14, 8, -0.02), finishes.plain("terrace", (0.55, 0.53, 0.50)))
    main.build("house")
    m, w = Mesh(), water.clear()
    z, y = g.top - 0.15, -g.over - 0.02
    x1 = 6.7 + g.rake
    x0 = x1 - 3.2
    small = (0.0007, 0.0030)
    # the face of the K profile, its foot and the spout
    water.beads(m, rng, (x0, y - 0.1245, z + 0.072), (3.2, 0, 0), (0, 0, 0.040), (0, -1, 0), 900, w, small)
    water.beads(m, rng, (x0, y - 0.0835, z + 0.004), (3.2, 0, 0), (0, -0.004, 0.018), (0, -1, 0.2), 260, w, small)
    water.beads(m, rng, (x1 + 0.0125, y - 0.11, z + 0.06), (0, 0.10, 0), (0, 0, 0.05), (1, 0, 0), 34, w, small)
    water.hanging(m, rng, (x0, y - 0.080, z), (x1, y - 0.080, z - 0.012), 30, w)
    water.hanging(m, rng, (x0, y - 0.118, z + 0.056), (x1, y - 0.118, z + 0.044), 16, w)
    spout = 6.7 - 0.16
    water.beads(m, rng, (spout + 0.0385, -0.10, 3.2), (0, 0.09, 0), (0, 0, 2.0), (1, 0, 0), 300, w, small)
    water.beads(m, rng, (spout - 0.035, -0.1055, 3.2), (0.07, 0, 0), (0, 0, 2.0), (0, -1, 0), 300, w, small)
    screw = finishes.metal("screw", (0.55, 0.55, 0.56), 0.3, 1.0)
    for h in (-0.06, -0.075 - 0.30):
        m.tube([(spout + 0.037, y - 0.055 if h > -0.1 else -0.06, z + h), (spout + 0.0412, y - 0.055 if h > -0.1 else -0.06, z + h)], [0.0046, 0.0046], screw, sides=8)
    m.build("rain")
    closeup.backdrop(rng, count=40, low=-0.1, near=24, arc=(-1.35, 0.3), sun=(30, 128), **weather.MORNING)
    camera((8.25, -2.15, 5.62), (6.42, -0.30, 5.52), 50, fstop=5.6, focus=(6.8, -0.48, 5.75))

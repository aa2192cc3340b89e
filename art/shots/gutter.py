"""Gutter end and downspout after rain: beads on the white aluminium, wet shingles, brick warm in the low sun."""
import closeup
import house
import shingles
import water
from mesh import Mesh
from scene import camera

SAMPLES = 8
EXPOSURE = 0.05


def build(rng):
    kit = house.materials(shingle=shingles.granules("wet", shingles.CHARCOAL, grain=560.0, age=0.2, wet=0.8))
    main, g = house.colonial(rng, kit, lamps=())
    main.build("house")
    m, w = Mesh(), water.clear()
    z, y = g.top - 0.15, -g.over - 0.02
    x1 = 6.7 + g.rake
    x0 = x1 - 3.2
    # the face of the K profile in three bands, the end cap, the fascia return and the spout
    water.beads(m, rng, (x0, y - 0.1245, z + 0.072), (3.2, 0, 0), (0, 0, 0.040), (0, -1, 0), 1900, w)
    water.beads(m, rng, (x0, y - 0.0835, z + 0.004), (3.2, 0, 0), (0, -0.004, 0.018), (0, -1, 0.2), 700, w)
    water.beads(m, rng, (x0, y - 0.1195, z + 0.058), (3.2, 0, 0), (0, -0.004, 0.012), (0, -1, -0.4), 500, w)
    water.beads(m, rng, (x1 + 0.0125, y - 0.11, z + 0.06), (0, 0.10, 0), (0, 0, 0.05), (1, 0, 0), 130, w)
    water.beads(m, rng, (x1 + 0.0125, y - 0.07, z + 0.004), (0, 0.06, 0), (0, 0, 0.055), (1, 0, 0), 90, w)
    water.hanging(m, rng, (x0, y - 0.080, z), (x1, y - 0.080, z - 0.003), 46, w)
    water.hanging(m, rng, (x0, y - 0.118, z + 0.056), (x1, y - 0.118, z + 0.053), 30, w)
    spout = 6.7 - 0.16
    water.beads(m, rng, (spout + 0.0385, -0.10, 3.2), (0, 0.09, 0), (0, 0, 2.0), (1, 0, 0), 900, w)
    water.beads(m, rng, (spout - 0.035, -0.1055, 3.2), (0.07, 0, 0), (0, 0, 2.0), (0, -1, 0), 900, w)
    m.build("rain")
    closeup.backdrop(rng, count=40, low=0, near=24, arc=(-1.35, 0.3), sun=(14, 232), cloud=0.75)
    camera((8.25, -2.15, 5.62), (6.42, -0.30, 5.52), 50, fstop=5.6, focus=(6.8, -0.48, 5.75))

"""Gutter end and downspout on a morning after rain: drops about to fall from the white aluminium, wet shingles, brick."""
import closeup
import finishes
import house
import masonry
import shingles
import water
import weather
from mesh import Mesh
from nodes import Shader
from scene import camera

SAMPLES = 9
EXPOSURE = -0.3
OLD = [(0.0, (0.080, 0.030, 0.022)), (0.25, (0.130, 0.046, 0.031)), (0.5, (0.180, 0.066, 0.042)), (0.75, (0.215, 0.090, 0.058)), (0.9, (0.235, 0.128, 0.086)), (1.0, (0.115, 0.052, 0.044))]


def build(rng):
    kit = house.materials(masonry.brick(tones=OLD, mortar=(0.245, 0.222, 0.190), burnt=0.8, years=1.0), shingles.granules("wet", shingles.CHARCOAL, grain=560.0, age=0.2, wet=0.8))
    kit["gutter"] = coil()
    kit["trim"] = finishes.paint("old-trim", dirt=0.62)
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


def coil():
    """White coil aluminum some winters old: gray runs down the face from the lip, a dull film, splashes of roof dirt along the foot."""
    s = Shader("coil")
    p = s.where()
    _, _, z = s.split(p)
    run = s.noise(1.0, 4.0, 0.62, at=s.scaled(p, (34, 34, 2.2)))
    wide = s.noise(1.0, 3.0, 0.6, at=s.scaled(p, (3.0, 3.0, 0.6)))
    film, spot = s.noise(16.0, 5.0, 0.65, at=p), s.noise(150.0, 3.0, 0.7, at=p)
    c = s.mix(s.span(film, 0.35, 0.75, 0.0, 0.45), (0.60, 0.605, 0.60), (0.43, 0.425, 0.40))
    c = s.mix(s.math("MULTIPLY", s.span(run, 0.50, 0.66), s.span(wide, 0.40, 0.66, 0.12, 0.62)), c, (0.125, 0.120, 0.108))
    c = s.mix(s.math("MULTIPLY", s.span(spot, 0.60, 0.70), s.span(film, 0.45, 0.65, 0.0, 0.7)), c, (0.13, 0.11, 0.085))
    return s.finish(c, s.span(film, 0.35, 0.7, 0.26, 0.48), s.noise(3.0, 2.0, at=p), 0.0032, 0.5)

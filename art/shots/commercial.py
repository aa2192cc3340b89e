"""A white single-ply roof at evening: rooftop units, gas line, skylights, parapet with metal coping, the city beyond."""
from math import cos, sin

import finishes as f
import flatroof as r
import ground
import masonry
import weather
import yard
from mesh import Mesh, place
from scene import camera

SAMPLES = 44
EXPOSURE = -0.1
SUN = (11, 292)


def build(rng):
    kit = {"membrane": r.membrane(), "unit": f.metal("unit", (0.42, 0.41, 0.38), 0.42), "dark": f.plain("dark", (0.016, 0.016, 0.017), 0.6),
           "steel": f.metal("rail", (0.45, 0.46, 0.47), 0.4, 0.9), "gas": f.metal("gas", (0.50, 0.36, 0.05), 0.45), "spun": f.metal("spun", (0.62, 0.63, 0.64), 0.32, 0.95),
           "cap": f.metal("coping", (0.16, 0.155, 0.15), 0.36, 0.3), "wall": masonry.brick(), "dome": f.metal("dome", (0.55, 0.58, 0.60), 0.12),
           "pad": f.plain("pad", (0.20, 0.20, 0.195), 0.85)}
    m = Mesh()
    r.field(m, -22, 22, -16, 24, kit["membrane"], rng)
    for a, b in (((-22, -16), (-22, 24)), ((-22, 24), (22, 24)), ((22, 24), (22, -16)), ((22, -16), (-22, -16))):
        r.parapet(m, a, b, 0.85, kit["membrane"], kit["cap"], kit["wall"])
    for x, y, w, d, h, t, n in ((-7.5, 9.5, 4.6, 2.1, 1.35, 0, 3), (3.6, 13.5, 3.4, 1.9, 1.15, 0, 2), (13.5, 8, 4.6, 2.1, 1.35, 1.5708, 3), (-14.5, 17.5, 3.0, 1.8, 1.1, 0, 2), (12, 19, 3.4, 1.9, 1.15, 0, 2)):
        r.unit(m, x, y, w, d, h, kit, t, n)
    r.pipe_run(m, [(-21, 6.0), (-3.2, 6.0), (-3.2, 11.6), (9.5, 11.6), (9.5, 8.5), (12.2, 8.5)], kit)
    for x, y in ((-1.0, 3.4), (7.6, 5.6), (-13, 2.2), (17, 14)):
        r.exhaust(m, x, y, kit)
    for x, y, h in ((2.4, 1.8, 0.55), (3.0, 7.6, 0.45), (-10.5, 4.0, 0.6), (10.2, 2.2, 0.5), (-4.6, 14.6, 0.5)):
        r.stack(m, x, y, kit, h)
    for x in (-16.5, 6.4):
        for y in (10.5, 15.5):
            r.skylight(m, x, y, kit)
    for i in range(11):
        m.box((4.6, -6 + i * 0.95, 0.004), (5.4, -5.12 + i * 0.95, 0.016), kit["pad"])
    for i in range(14):
        m.box((4.6 - i * 0.95, 4.4, 0.004), (5.42 - i * 0.95, 5.2, 0.016), kit["pad"])
    m.build("roof", bevel=0.006)
    city(rng)
    lib = yard.planting(rng)
    for _ in range(420):
        a, d = rng.uniform(-1.0, 1.0), 60 + 700 * rng.random() ** 1.3
        place(lib[rng.choice(("oak", "oak2", "ash", "maple"))], (d * sin(a), d * cos(a), -10.5), rng.uniform(0, 6), rng.uniform(0.5, 0.85))
    ground.plane("land", 4000, -10.5, ground.turf())
    weather.sky(*SUN, cloud=0.55)
    weather.sun(*SUN, power=8.5, color=(1.0, 0.70, 0.42))
    weather.haze(0.0008, (0.50, 0.55, 0.64), (1.6, 1.0, 0.56), weather.toward(*SUN))
    camera((8.5, -10.5, 3.9), (-0.8, 8, 1.45), 35, fstop=8, focus=(0, 6, 1))


def city(rng):
    """Towers in clusters 350 to 1500 m off, stepping down to low blocks."""
    fronts = [r.facade("front%d" % i, c, bay=b, floor=3.6 + 0.1 * i) for i, (c, b) in enumerate((((0.32, 0.29, 0.25), 3.0), ((0.20, 0.21, 0.23), 1.6), ((0.36, 0.20, 0.14), 3.6), ((0.44, 0.42, 0.38), 2.4), ((0.10, 0.13, 0.16), 1.5)))]
    m = Mesh()
    for _ in range(150):
        a = rng.choice((-0.34, -0.06, 0.22)) + rng.gauss(0, 0.13)
        d = rng.uniform(280, 1100)
        x, y = d * sin(a), d * cos(a)
        tall = abs(rng.gauss(0, 1)) * (34 if rng.random() < 0.35 else 12) + 14
        w, e = rng.uniform(16, 38), rng.uniform(16, 34)
        what = rng.choice(fronts)
        m.box((x - w / 2, y - e / 2, -11), (x + w / 2, y + e / 2, tall), what)
        m.box((x - w / 4, y - e / 4, tall), (x + w / 5, y + e / 4, tall + 4), what)
        if tall > 60:
            m.box((x - w / 3, y - e / 3, tall), (x + w / 3, y + e / 3, tall + 9), what)
            m.tube([(x, y, tall), (x, y, tall + 26)], [0.7, 0.15], what, sides=5)
    m.build("city")

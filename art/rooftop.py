"""A commercial roof with everything on it, and the city round it: shared by the flat-roof shots. Metres."""
from math import cos, sin

import closeup
import finishes as f
import flatroof as r
import ground
import masonry
import yard
from mesh import Mesh, place

UNITS = ((-7.5, 9.5, 4.6, 2.1, 1.35, 0, 3), (3.6, 13.5, 3.4, 1.9, 1.15, 0, 2), (13.5, 8, 4.6, 2.1, 1.35, 1.5708, 3),
         (-14.5, 17.5, 3.0, 1.8, 1.1, 0, 2), (12, 19, 3.4, 1.9, 1.15, 0, 2))
STREET = -10.5


def kit(membrane):
    return {"membrane": membrane, "unit": r.galvanised(), "dark": f.plain("dark", (0.016, 0.016, 0.017), 0.6),
            "steel": f.metal("rail", (0.45, 0.46, 0.47), 0.4, 0.9), "gas": f.metal("gas", (0.42, 0.29, 0.05), 0.45), "spun": f.metal("spun", (0.62, 0.63, 0.64), 0.32, 0.95),
            "cap": f.metal("coping", (0.16, 0.155, 0.15), 0.36, 0.3), "wall": masonry.brick(), "dome": f.metal("dome", (0.55, 0.58, 0.60), 0.12),
            "pad": f.plain("pad", (0.20, 0.20, 0.195), 0.85)}


def roof(rng, k, lay=None, pads=True):
    """The roof with its parapets and equipment; `lay(m)` draws another covering than lapped sheets."""
    m = Mesh()
    if lay:
        lay(m)
    else:
        r.field(m, -22, 22, -16, 24, k["membrane"], rng)
    for a, b in (((-22, -16), (-22, 24)), ((-22, 24), (22, 24)), ((22, 24), (22, -16)), ((22, -16), (-22, -16))):
        r.parapet(m, a, b, 0.85, k["membrane"], k["cap"], k["wall"])
    for x, y, w, d, h, t, n in UNITS:
        r.unit(m, x, y, w, d, h, k, t, n)
    r.pipe_run(m, [(-21, 6.0), (-3.2, 6.0), (-3.2, 11.6), (9.5, 11.6), (9.5, 8.5), (12.2, 8.5)], k)
    for x, y in ((-1.0, 3.4), (7.6, 5.6), (-13, 2.2), (17, 14)):
        r.exhaust(m, x, y, k)
    for x, y, h in ((2.4, 1.8, 0.55), (3.0, 7.6, 0.45), (-10.5, 4.0, 0.6), (10.2, 2.2, 0.5), (-4.6, 14.6, 0.5)):
        r.stack(m, x, y, k, h)
    for x in (-16.5, 6.4):
        for y in (10.5, 15.5):
            r.skylight(m, x, y, k)
    if pads:
        for i in range(11):
            m.box((4.6, -6 + i * 0.95, 0.004), (5.4, -5.12 + i * 0.95, 0.016), k["pad"])
        for i in range(14):
            m.box((4.6 - i * 0.95, 4.4, 0.004), (5.42 - i * 0.95, 5.2, 0.016), k["pad"])
    return m.build("roof", bevel=0.006)


def around(rng, sun, cloud=0.7, power=8.5, hour=None):
    """City, trees, sky and light, an evening or one of the hours in weather.py; call last, since haze is added to every material."""
    city(rng)
    lib = yard.planting(rng)
    for _ in range(760):
        a, d = rng.uniform(-1.0, 1.0), 60 + 700 * rng.random() ** 1.3
        place(lib[rng.choice(("oak", "oak2", "ash", "maple"))], (d * sin(a), d * cos(a), STREET), rng.uniform(0, 6), rng.uniform(0.5, 0.85))
    ground.plane("land", 4000, STREET, ground.turf())
    evening = {"cloud": cloud, "power": power, "color": (1.0, 0.70, 0.42), "cool": (0.40, 0.47, 0.60), "warm": (1.05, 0.76, 0.54)}
    closeup.light(sun, density=0.0007, start=25, **(hour or evening))


def city(rng):
    """Offices 270 to 1500 m off, of four to nine floors as in Reston, a few of fifteen in the middle, with plant rooms on top."""
    looks = (((0.32, 0.29, 0.25), 3.0), ((0.20, 0.21, 0.23), 1.6), ((0.30, 0.15, 0.10), 3.6), ((0.44, 0.42, 0.38), 2.4), ((0.10, 0.13, 0.16), 1.5))
    fronts = [r.facade("front%d" % i, c, bay=b, floor=3.6 + 0.1 * i, lit=0.05) for i, (c, b) in enumerate(looks)]
    m = Mesh()
    for _ in range(260):
        a = rng.gauss(-0.08, 0.34)
        d = rng.uniform(270, 1500)
        x, y = d * sin(a), d * cos(a)
        high = max(0.0, 1 - abs(a + 0.12) / 0.30) * min(1, d / 500)
        tall = 8 + rng.random() * 16 + high * 34 * rng.random() ** 2.6
        w, e = rng.uniform(16, 34), rng.uniform(16, 30)
        what, turn = rng.choice(fronts), rng.choice((0.0, 0.35, -0.25))
        keep, m.frame = m.frame, m.frame @ r.move(x, y, 0, turn)
        m.box((-w / 2, -e / 2, STREET), (w / 2, e / 2, tall), what)
        m.box((-w / 2 - 0.4, -e / 2 - 0.4, tall - 0.2), (w / 2 + 0.4, e / 2 + 0.4, tall + 1.0), fronts[0])
        m.box((-w / 4, -e / 4, tall), (w / 5, e / 4, tall + rng.uniform(3, 6)), fronts[1])
        if tall > 40:
            m.box((-w / 3, -e / 3, tall), (w / 3, e / 3, tall + rng.uniform(4, 8)), what)
        m.frame = keep
    m.build("city")

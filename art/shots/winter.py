"""A Cape Cod on a cold morning: snow melted off over the heated rooms and round the vents, an ice dam and icicles at the eave, bare oaks."""
from math import cos, hypot, pi, sin, tan

import cladding
import finishes as f
import ground
import house
import masonry
import openings as o
import roofs
import shingles
import snow
import trees
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 8
EXPOSURE = 0.1
SUN = (13, 117)
AIR = {"zenith": (0.085, 0.180, 0.400), "mid": (0.24, 0.38, 0.60), "rim": (0.60, 0.66, 0.76), "gold": (1.20, 0.94, 0.76)}
W, D, EAVE, PLINTH = 11.8, 8.4, 3.12, 0.42
DOORWAY, DORMERS, STACK = 5.9, (3.05, 8.75), 10.35
FRONT = (1.55, 3.65, 8.15, 10.25)
VENTS = ((4.9, 0.62), (7.2, 0.70))
WALK = [(0.0, -1.9), (0.1, -4.0), (1.0, -6.6), (3.0, -9.4), (4.2, -15.0)]


def cape(rng, kit):
    """Storey and a half: lap siding, five openings, two dormers, a stack. Returns (mesh, roof, the dormers' roofs)."""
    m = Mesh()
    frame = move(-W / 2, 0, 0)
    g = roofs.Gable(frame, W, D, EAVE, 10, over=0.34, rake=0.26)
    front = [house.hole(x, PLINTH + 0.55, 0.98, 1.45) for x in FRONT]
    ends = [house.hole(x, PLINTH + 0.55, 0.9, 1.45) for x in (2.2, 6.2)] + [house.hole(x, EAVE + 0.42, 0.85, 1.35) for x in (3.35, 5.05)]
    entry = house.hole(DOORWAY, PLINTH, 1.9, 2.11)
    for fr, length, holes, gable in ((frame, W, [*front, entry], None), (move(W / 2, 0, 0, pi / 2), D, ends, g), (move(W / 2, D, 0, pi), W, [], None), (move(-W / 2, D, 0, -pi / 2), D, ends, g)):
        low = [h for h in holes if h[2] < EAVE]
        o.wall(m, fr, length, EAVE, low, kit["siding"], depth=0.12)
        m.box((-0.012, -0.012, -0.2), (length + 0.012, 0.0, PLINTH - 0.10), kit["brick"])
        m.box((-0.02, -0.03, PLINTH - 0.14), (length + 0.02, 0.0, PLINTH), kit["trim"])
        cladding.lapped(m, fr, length, PLINTH, (g.top - 0.515) if gable is None else EAVE, low, kit, rng, gable, lap=0.140)
        for a, b, c, d in holes:
            if (a, b, c, d) != entry:
                lit = rng.random() < 0.4
                o.window(m, fr, (a + b) / 2, c, b - a, d - c, kit, rng, lamp=lit, shutters=fr == frame, arch=False)
                if fr != frame:
                    cladding.casing(m, (a, b, c, d), kit["trim"], kit["drip"])
    o.door(m, frame, DOORWAY, PLINTH, kit, rng, h=2.03, light=0)
    m.frame = frame
    for k in range(3):
        m.box((DOORWAY - 1.1 - 0.05 * k, -1.15 - 0.32 * k, -0.1), (DOORWAY + 1.1 + 0.05 * k, 0.0, PLINTH - 0.05 - 0.14 * k), kit["brick"])
        m.box((DOORWAY - 1.13 - 0.05 * k, -1.18 - 0.32 * k, PLINTH - 0.05 - 0.14 * k), (DOORWAY + 1.13 + 0.05 * k, 0.0, PLINTH - 0.14 * k), kit["stone"])
    for s in (-1, 1):
        house.bracket_lamp(m, DOORWAY + s * 1.38, -0.16, PLINTH + 1.6, kit)
    roofs.edges(m, g, kit)
    roofs.tile(m, g, kit, rng)
    roofs.gutter(m, g, kit, (0.16, W - 0.16))
    tops = [house.dormer(m, g, kit, rng, x, "siding", kit if x < 5 else None) for x in DORMERS]
    roofs.chimney(m, g, kit, STACK, D * 0.53, 1.05, 0.75, 1.1)
    for x, up in VENTS:
        roofs.pipe_vent(m, g, kit, x, g.slope * up)
    return m, g, tops


def depth(g, u, v):
    """Thick over the cold overhang, thin over the heated attic, bare below the ridge and round whatever gives off warmth."""
    cold = 1.0 if v < 0.75 else max(0.0, 1 - (v - 0.75) / 1.1)
    t = 0.030 + 0.075 * cold + 0.022 * snow.rumple(u, v * 1.6, 0.8, 3) + 0.014 * snow.rumple(u, v, 2.6, 7)
    t -= 0.075 * max(0.0, 0.25 + snow.rumple(u, v * 0.8, 0.42, 11)) * (1 - cold)
    rest = g.slope - v
    t -= 0.10 * max(0.0, 1 - rest / (0.95 + 0.45 * snow.rumple(u, 0, 0.9, 5)))
    x = u - g.rake
    for cx, up in VENTS:
        away = hypot(x - cx, (v - g.slope * up) * (0.75 if v < g.slope * up else 1.0))
        t -= 0.11 * max(0.0, 1 - away / (0.75 + 0.2 * snow.rumple(u, v, 1.7, 2)))
    y = v * cos(g.p) - g.over
    for cx in DORMERS:
        side = abs(x - cx) - 0.75
        if y > 0.5 and y < 3.3 and side < 0.30:
            t -= 0.10 * (1 - max(0.0, side) / 0.30)
        if side < 0.0 and 0.53 < y < 3.0:
            return -0.05
    away = max(abs(x - STACK) - 0.53, abs(y - D * 0.53) - 0.38)
    t -= 0.11 * max(0.0, 1 - away / 0.5)
    return t


def build(rng):
    kit = house.materials(shingle=shingles.granules("roof", shingles.CHARCOAL, age=0.2, wet=0.55), shutter=(0.012, 0.015, 0.018), door=(0.20, 0.030, 0.018))
    kit.update(siding=cladding.coat("slate-blue", (0.150, 0.190, 0.220), depth=0.0012), lantern=f.glow("lantern", (1.0, 0.58, 0.26), 1.4), lamp=f.glow("lamp", (1.0, 0.56, 0.25), 1.3))
    white, frozen = snow.powder(), snow.ice()
    m, g, tops = cape(rng, kit)
    ob = m.build("cape", bevel=0.0015)
    s = Mesh()
    for rear in (False, True):
        snow.blanket(s, g.side(rear), g.length, g.slope, (lambda u, v: depth(g, u, v)) if not rear else (lambda u, v: 0.09), white, 0.06 if not rear else 0.3)
    for d in tops:
        for rear in (False, True):
            snow.blanket(s, d.side(rear), d.length - 0.1, d.slope, lambda u, v: 0.052 + 0.02 * snow.rumple(u, v, 2.0, 9) - 0.075 * max(0.0, 1 - (d.slope - v) / 0.3), white, 0.06)
    s.frame = g.frame
    eave_ice(s, rng, g, white, frozen)
    for k in range(3):
        a = PLINTH - 0.14 * k
        s.box((-0.02 + DOORWAY - 1.12 - 0.05 * k, -1.17 - 0.32 * k, a), (DOORWAY - 0.62, -0.86 - 0.32 * k if k else -0.2, a + 0.035), white)
        s.box((DOORWAY + 0.62, -1.17 - 0.32 * k, a), (DOORWAY + 1.14 + 0.05 * k, -0.86 - 0.32 * k if k else -0.2, a + 0.035), white)
    for x in FRONT:
        s.box((x - 0.53, -0.054, PLINTH + 0.538), (x + 0.53, -0.012, PLINTH + 0.565), white)
    cover = s.build("snow")
    lot(rng, kit, white, (ob, cover))
    weather.sky(*SUN, cloud=0.6, air=AIR, lit=(1.10, 0.96, 0.86), shade=(0.42, 0.50, 0.62))
    weather.sun(*SUN, power=4.4, color=(1.0, 0.78, 0.56), size=0.7)
    weather.haze(0.0026, (0.50, 0.60, 0.74), (0.98, 0.84, 0.74), weather.toward(*SUN))
    camera((8.6, -12.6, 1.7), (0.45, 1.0, 3.45), 31, tilt_free=True)


def eave_ice(s, rng, g, white, frozen):
    """Ice that has filled the gutter and climbed back up the shingles, snow on top of it, icicles from the lip."""
    z, y = g.top - 0.15, -g.over - 0.02
    x = -g.rake
    pts = []
    while x < g.width + g.rake:
        pts.append((x, y - 0.065 + 0.012 * snow.rumple(x, 0, 3.0), z + 0.115 + 0.030 * snow.rumple(x, 4, 1.6)))
        x += 0.11
    s.sweep([(0.075 * cos(2 * pi * k / 10), 0.045 * sin(2 * pi * k / 10)) for k in range(10)], pts, frozen, smooth=True)
    snow.fringe(s, rng, (-g.rake, y - 0.122, z + 0.06), (g.width + g.rake, y - 0.122, z + 0.05), frozen, 0.085, 0.62)
    snow.fringe(s, rng, (-g.rake, y - 0.085, z), (g.width + g.rake, y - 0.085, z - 0.01), frozen, 0.16, 0.30)


def lot(rng, kit, white, cape_parts):
    """Snow over the lawn with the grass through it, a shovelled walk, shrubs, bare oaks, the same house again far off."""
    line = ground.curve(WALK, 12)
    m = Mesh()
    ground.ribbon(m, line, 0.62, 0.02, masonry.wet("wet-walk", (0.13, 0.128, 0.122), (0.16, 0.155, 0.148), 0.35))

    def height(x, y):
        d = ground.gap(line, x, y)
        h = 0.055 + 0.035 * snow.rumple(x, y, 0.35, 1) + 0.014 * snow.rumple(x, y, 1.7, 4)
        if d < 1.3:
            h += 0.085 * max(0.0, 1 - abs(d - 0.86) / 0.36) * (0.7 + 0.5 * snow.rumple(x, y, 2.2, 6))
            h -= 0.60 * max(0.0, 1 - d / (0.70 + 0.05 * snow.rumple(x, y, 3.0, 8)))
        if -W / 2 - 0.5 < x < W / 2 + 0.5 and -0.55 < y < D:
            h -= 0.06 * max(0.0, 1 + y / 0.55) if y < 0 else 0.2
        return h
    snow.field(m, -24, 20, -14.5, 6, height, white, 0.12)
    m.build("field")
    far = Mesh()
    snow.field(far, -120, 120, -60, 150, lambda x, y: 0.04 + 0.03 * snow.rumple(x, y, 0.2), white, 2.0)
    far.build("far-field").location.z = -0.03
    yard.land(white).location.z = -0.1
    straw = ground.blade("winter-grass")
    sods = [ground.sod(rng, straw, 0.8, 420, height=0.075, width=0.004).build("tufts", link=False) for _ in range(4)]
    ground.lawn(rng, sods, -20, 14, -11.5, 0, lambda x, y: ground.gap(line, x, y) < 1.15 or snow.rumple(x, y, 0.5, 20) < 0.02, 0.8)
    bark = snow.dust(f.bark("winter-bark", (0.085, 0.072, 0.062)), 0.75, 0.55)
    oaks = [trees.bare(rng, 13.5 + i, 5.4 + 0.5 * i, bark).build("bare%d" % i, link=False) for i in range(3)]
    dark = f.leaf("winter-box", (0.012, 0.024, 0.008), (0.040, 0.066, 0.022), (0.080, 0.110, 0.036), 0.3, 0.25)
    pine = f.leaf("winter-cedar", (0.010, 0.020, 0.010), (0.030, 0.050, 0.024), (0.060, 0.085, 0.036), 0.15, 0.2)
    for mat, share in ((dark, 0.85), (pine, 0.65)):
        snow.dust(mat, share, 0.42)
    box = trees.shrub(rng, (1.25, 1.05, 0.85), dark).build("box", link=False)
    yew = trees.shrub(rng, (1.0, 1.0, 1.75), pine, boxy=0.15, leaf_size=0.06).build("yew", link=False)
    cedar = trees.conifer(rng, 8.5, 1.8, pine, bark).build("cedar", link=False)
    for a, b in ((-5.6, -1.6), (1.7, 5.6)):
        x = a
        while x < b:
            place(box, (x, -0.85 + rng.gauss(0, 0.05), 0), rng.uniform(0, 6), rng.uniform(0.68, 0.88))
            x += rng.uniform(0.85, 1.0)
    for x, y, k in ((-6.4, -0.7, 1.1), (6.35, -0.7, 0.95)):
        place(yew, (x, y, 0), 1.0, k)
    for k, x, y, size in ((0, -12.5, 6, 0.95), (1, -5.5, 15, 1.0), (2, 4.5, 17, 1.05), (0, 13.5, 18, 1.0), (2, -17, 17, 1.05), (1, 20, 25, 1.0), (0, -24, 10, 0.9), (1, 10, 30, 1.05)):
        place(oaks[k], (x, y, 0), rng.uniform(0, 6), size)
    for x, y, k in ((9.8, 14.5, 0.9), (11.6, 15.6, 1.05), (-10.2, 16, 1.0), (-19, 26, 1.1), (3, 36, 1.1)):
        place(cedar, (x, y, 0), rng.uniform(0, 6), k)
    homes = ((-38, 26, -0.3), (27, 46, 0.3), (-14, 62, 0.1))
    for x, y, turn in homes:
        for part in cape_parts:
            place(part, (x, y, 0), turn)
    n = 0
    while n < 230:
        a, r = rng.uniform(-1.35, 0.75), 60 + 260 * rng.random() ** 0.8
        x, y = r * sin(a) + 6, r * cos(a) - 12
        if not any(hypot(x - p[0], y - p[1]) < 13 for p in homes):
            place(rng.choice((*oaks, *oaks, cedar)), (x, y, yard.hills(x, y) - 0.1), rng.uniform(0, 6), rng.uniform(0.8, 1.15))
            n += 1
    for _ in range(22):
        place(rng.choice((*oaks, cedar)), (rng.uniform(-50, 50), rng.uniform(-60, -40), 0), rng.uniform(0, 6), rng.uniform(0.7, 1.0))

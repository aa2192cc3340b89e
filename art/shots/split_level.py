"""A split-level of about 1970 on an autumn morning: garage and bedrooms on one side, living room half a floor up, a red maple."""
from math import cos, hypot, pi, sin, tan

from mathutils import Vector

import cladding
import finishes as f
import ground
import house
import masonry
import openings as o
import roofs
import shingles
import trees
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 7
EXPOSURE = 0.15
SUN = (24, 121)
PITCH, JUT = 4.5, 0.45
TALL = {"x": -8.6, "w": 7.9, "d": 8.4, "eave": 5.25, "deck": 2.62}
LONG = {"x": -0.7, "w": 9.4, "d": 7.8, "eave": 3.85, "y": 0.7, "floor": 1.08}
DRIVE = [(-6.5, 0.2), (-6.5, -5), (-6.7, -10), (-7.2, -17.5)]
WALK = [(0.95, -1.9), (0.9, -3.2), (-0.4, -4.9), (-2.6, -5.6), (-4.4, -5.7)]
STREET = [(-90, -21.0), (-40, -21.4), (-10, -21.6), (25, -21.0), (60, -18.5), (110, -9)]
MAPLE = (10.8, -4.6)
BRICK = [(0.0, (0.125, 0.066, 0.048)), (0.35, (0.225, 0.125, 0.088)), (0.7, (0.285, 0.172, 0.125)), (1.0, (0.175, 0.112, 0.092))]


def build(rng):
    kit = house.materials(brick=masonry.brick("tan-brick", BRICK, burnt=0.3), shingle=shingles.granules("roof", shingles.WEATHERED, age=0.35),
                          shutter=(0.012, 0.014, 0.016), door=(0.40, 0.20, 0.030))
    kit.update(siding=cladding.coat("sage-lap", (0.285, 0.335, 0.325), depth=0.0012), lantern=f.glow("lantern", (1.0, 0.60, 0.28), 0.7), lamp=f.glow("lamp", (1.0, 0.62, 0.32), 0.5),
               garage=f.paint("garage", (0.60, 0.59, 0.56), 0.42))
    m = Mesh()
    tall(m, kit, rng)
    long(m, kit, rng)
    m.build("split-level", bevel=0.002)
    lot(rng, kit)
    weather.sky(*SUN, cloud=0.55, air=weather.CLEAR, lit=(1.15, 1.08, 1.0), shade=(0.46, 0.52, 0.60))
    weather.sun(*SUN, power=7.2, color=(1.0, 0.86, 0.66), size=0.7)
    weather.haze(0.0018, (0.50, 0.58, 0.69), (0.98, 0.88, 0.76), weather.toward(*SUN))
    camera((-8.6, -19.6, 3.4), (1.75, 0.5, 3.05), 30, tilt_free=True)


def pane(m, frame, cx, z, w, h, kit, rng, brick=False, shutters=False):
    """Two-over-two sash window in its casing."""
    o.window(m, frame, cx, z, w, h, kit, rng, grid=(1, 2), shutters=shutters, arch=False)
    m.frame = frame
    if brick:
        m.box((cx - w / 2 - 0.10, -0.012, z + h), (cx + w / 2 + 0.10, 0.0, z + h + 0.2), kit["soldier"])
    elif not shutters:
        cladding.casing(m, house.hole(cx, z, w, h), kit["trim"], kit["drip"])
    else:
        m.box((cx - w / 2 - 0.06, -0.03, z + h), (cx + w / 2 + 0.06, 0.0, z + h + 0.09), kit["trim"])


def tall(m, kit, rng):
    """Garage and den in brick below, bedrooms in siding above, jutting out a foot and a half."""
    x, w, d, eave, deck = (TALL[k] for k in ("x", "w", "d", "eave", "deck"))
    low, high = move(x, 0, 0), move(x, -JUT, 0)
    g = roofs.Gable(high, w, d + JUT, eave, PITCH, over=0.50, rake=0.34)
    door, den = house.hole(2.1, 0.0, 2.62, 2.16), house.hole(5.85, 1.02, 1.5, 1.15)
    ups = [house.hole(cx, deck + 0.92, 1.0, 1.36) for cx in (1.45, 3.95, 6.45)]
    for frame, length, top, holes in ((low, w, deck, [door, den]), (move(x, d, 0, -pi / 2), d, deck, []), (move(x + w, 0, 0, pi / 2), d, eave, []), (move(x + w, d, 0, pi), w, eave, [])):
        o.wall(m, frame, length, top, holes, kit["brick"])
    for frame, length, holes, gable in ((high, w, ups, None), (move(x, d, 0, -pi / 2), d + JUT, [house.hole(4.2, deck + 0.92, 0.9, 1.36)], g), (move(x + w, -JUT, 0, pi / 2), d + JUT, [], g)):
        m.frame = frame
        o.wall(m, frame, length, eave, [*holes, (0, length, 0, deck)], kit["siding"], depth=0.10)
        cladding.lapped(m, frame, length, deck, g.top - 0.515 if gable is None else eave, holes, kit, rng, gable)
    m.frame = high
    m.box((0, 0, deck - 0.03), (w, JUT + 0.02, deck), kit["soffit"])
    m.box((-0.03, -0.035, deck - 0.10), (w + 0.03, 0.02, deck + 0.05), kit["trim"])
    for h in ups:
        pane(m, high, (h[0] + h[1]) / 2, h[2], 1.0, 1.36, kit, rng, shutters=True)
    pane(m, move(x, d, 0, -pi / 2), 4.2, deck + 0.92, 0.9, 1.36, kit, rng)
    o.garage_door(m, low, 2.1, 2.5, 2.08, kit)
    for cx in (5.48, 6.22):
        pane(m, low, cx, 1.02, 0.75, 1.15, kit, rng, brick=True)
    m.frame = low
    for cx in (0.55, 3.66):
        house.bracket_lamp(m, cx, -0.16, 1.72, kit)
    finish(m, g, kit, rng, (0.14,), (w - 0.14,))
    roofs.pipe_vent(m, g, kit, 5.6, g.slope * 0.62)
    roofs.box_vent(m, g, kit, 2.2, g.slope * 0.82)
    roofs.box_vent(m, g, kit, 4.0, g.slope * 0.82)


def long(m, kit, rng):
    """Living room and kitchen half a floor up: brick, a picture window, the front door with its stoop, a broad chimney."""
    x, w, d, eave, y, floor = (LONG[k] for k in ("x", "w", "d", "eave", "y", "floor"))
    frame = move(x, y, 0)
    g = roofs.Gable(frame, w, d, eave, PITCH, over=0.50, rake=0.34)
    entry, view = house.hole(1.65, floor, 1.75, 2.42), house.hole(5.9, floor + 0.55, 3.1, 1.62)
    right = move(x + w, y, 0, pi / 2)
    sides = [house.hole(c, floor + 0.95, 0.95, 1.25) for c in (2.3, 5.6)]
    o.wall(m, frame, w, eave, [entry, view], kit["brick"])
    o.wall(m, move(x + w, y + d, 0, pi), w, eave, [], kit["brick"])
    o.wall(m, right, d, eave, sides, kit["brick"])
    m.frame = right
    m.face(((0, 0, eave), (d, 0, eave), (d / 2, 0, eave + d / 2 * tan(g.p))), kit["siding"])
    m.box((-0.03, -0.032, eave - 0.06), (d + 0.03, 0.0, eave + 0.10), kit["trim"])
    cladding.upright(m, right @ move(0, 0, eave + 0.10), d, 0, [], kit["siding"], rng, 0.203, lambda u: max(0.0, min(u, d - u) * tan(g.p) - 0.12))
    for h in sides:
        pane(m, right, (h[0] + h[1]) / 2, h[2], 0.95, 1.25, kit, rng, brick=True)
    # picture window: one great pane between two sashes
    m.frame = frame
    a, b, z0, z1 = view
    for u in (a + 0.76, b - 0.76):
        m.box((u - 0.05, 0.0, z0), (u + 0.05, 0.13, z1), kit["trim"])
    for cx in (a + 0.36, b - 0.36):
        o.window(m, frame, cx, z0, 0.72, z1 - z0, kit, rng, grid=(1, 2), shutters=False, arch=False)
    o.sash(m, a + 0.81, b - 0.81, z0, z1, 0.055, 1, 1, kit, rng)
    o.drapes(m, a + 0.81, b - 0.81, z0, z1, 0.22, kit, rng)
    m.face(((a, 1.6, z0 - 0.5), (b, 1.6, z0 - 0.5), (b, 1.6, z1 + 0.3), (a, 1.6, z1 + 0.3)), kit["room"])
    m.box((a - 0.05, -0.05, z0 - 0.075), (b + 0.05, 0.10, z0 - 0.005), kit["stone"])
    m.box((a - 0.10, -0.012, z1), (b + 0.10, 0.0, z1 + 0.2), kit["soldier"])
    o.door(m, frame, 1.65, floor, kit, rng, w=0.95, h=2.08, side=0.32)
    house.bracket_lamp(m, 3.05, -0.16, floor + 1.6, kit)
    stoop(m, frame, 1.65, floor, kit)
    finish(m, g, kit, rng, (w - 0.14,), (0.14,))
    roofs.chimney(m, g, kit, 7.7, d * 0.5, 1.5, 0.75, 0.85)
    roofs.box_vent(m, g, kit, 2.6, g.slope * 0.82)
    roofs.box_vent(m, g, kit, 4.6, g.slope * 0.82)


def finish(m, g, kit, rng, front, rear):
    """Edges, shingles and gutters; below six in twelve a boxed rake without returns."""
    roofs.edges(m, g, kit, returns=False)
    roofs.tile(m, g, kit, rng)
    roofs.gutter(m, g, kit, front)
    roofs.gutter(m, g, kit, rear, rear=True)


def stoop(m, frame, cx, floor, kit):
    """Brick landing with concrete treads and a plain iron rail."""
    m.frame = frame
    n, go, out, half = 6, 0.30, 1.25, 0.95
    rise = floor / n
    m.box((cx - half, -out, -0.1), (cx + half, 0.0, floor - 0.08), kit["brick"])
    m.box((cx - half - 0.03, -out - 0.03, floor - 0.08), (cx + half + 0.03, 0.0, floor), kit["stone"])
    for k in range(1, n):
        y, z = -out - go * k, floor - rise * k
        m.box((cx - half + 0.1, y, -0.1), (cx + half - 0.1, y + go, z - 0.05), kit["brick"])
        m.box((cx - half + 0.08, y - 0.02, z - 0.05), (cx + half - 0.08, y + go, z), kit["stone"])
    foot = -out - go * (n - 1) + 0.14
    for s in (-1, 1):
        x = cx + s * (half - 0.16)
        m.tube([(x, 0, floor + 0.86), (x, -out, floor + 0.86), (x, foot, rise + 0.86), (x, foot - 0.12, rise + 0.84)], [0.019] * 4, kit["iron"], sides=8)
        for k in range(20):
            y = -0.03 - (out - 0.03) * k / 8 if k <= 8 else -out + (foot + out) * (k - 8) / 11
            z = floor if k <= 8 else floor + (rise - floor) * (k - 8) / 11
            e = 0.013 if k in (0, 8, 19) else 0.007
            m.box((x - e, y - e, z), (x + e, y + e, z + 0.86), kit["iron"])


def fallen(rng, bare):
    """Maple leaves on the grass, thick under the tree, blown along the walk and the drive."""
    mat = f.leaf("fallen", (0.16, 0.040, 0.008), (0.36, 0.110, 0.016), (0.50, 0.240, 0.040), 0.3, 0.25)
    m = Mesh()
    for k in range(9000):
        t, r = rng.uniform(0, 2 * pi), abs(rng.gauss(0, 4.6)) if k < 7000 else rng.uniform(3, 19)
        x, y = MAPLE[0] + r * cos(t) - 1.0, MAPLE[1] + r * sin(t) - 0.5
        if y > LONG["y"] - 0.3 and x < LONG["x"] + LONG["w"] + 0.2 or (bare(x, y) and rng.random() < 0.6):
            continue
        a = trees.ball(rng)
        a.z *= 0.25
        n = trees.ball(rng) * 0.5
        n.z = 1
        a = (a - n * (a.dot(n) / n.length_squared)).normalized()
        at = Vector((x, y, 0.062 if bare(x, y) else rng.uniform(0.035, 0.075)))
        trees.leaf(m, at, a, n.normalized(), rng.uniform(0.07, 0.125), mat, rng.random())
    m.build("fallen")


def lot(rng, kit):
    lib = yard.planting(rng)
    red = f.leaf("red-maple", (0.150, 0.022, 0.006), (0.420, 0.085, 0.012), (0.600, 0.235, 0.030), 0.25, 0.5)
    maple = trees.broadleaf(rng, 8.8, 4.5, red, f.bark("maple-bark", (0.13, 0.115, 0.10)), limbs=24, leaves=42, size=0.145, clear=0.24).build("red-maple", link=False)
    place(maple, (*MAPLE, 0), 1.0)
    place(maple, (-27, 14, 0), 3.0, 1.05)
    s, m = yard.surfaces(), Mesh()
    road, drive, walk = (ground.curve(p) for p in (STREET, DRIVE, WALK))
    ground.street(m, road, s)
    ground.ribbon(m, drive, 1.75, 0.05, s["drive"])
    ground.ribbon(m, walk, 0.62, 0.056, s["paving"])
    beds = ((-3.9, -0.6, -1.0, 0.0), (2.0, 8.9, -0.9, 0.75), (8.6, 9.6, 0.8, 8.4))
    for a, b, c, d in beds:
        m.box((a, c, -0.1), (b, d, 0.06), s["mulch"])
    m.build("lot")
    for a, b, y, kinds in ((-3.6, -1.0, -0.5, ("box", "box")), (2.5, 8.7, -0.05, ("box", "yew", "box"))):
        x = a
        while x < b:
            place(lib[rng.choice(kinds)], (x, y + rng.gauss(0, 0.05), 0.0), rng.uniform(0, 6), rng.uniform(0.72, 0.98))
            place(lib[rng.choice(("grasses", "azalea", "azalea"))], (x + 0.45, y - 0.48, 0.02), rng.uniform(0, 6), rng.uniform(0.5, 0.75))
            x += rng.uniform(0.82, 1.0)
    for y in (2.0, 4.0, 6.2):
        place(lib["azalea"], (9.1, y, 0), rng.uniform(0, 6), 1.1)
    lots = [(-34, 3, -0.15, 1), (36, 7, 0.15, 0), (-30, 46, pi, 0), (6, 50, pi + 0.1, 2), (42, 52, 2.9, 3), (-72, 6, -0.1, 3), (74, 22, 0.35, 2)]
    yard.neighbours(rng, lots)
    for kind, x, y, size in (("oak", -16.5, 15, 0.9), ("maple", -3.5, 17.5, 0.95), ("oak2", 6.5, 19, 0.95), ("ash", 16, 14, 1.0), ("oak", 25, 22, 1.0), ("maple", 20.5, 4, 0.8), ("cedar", -12.5, 9, 0.75), ("cedar", -12.8, 11.5, 0.85),
                            ("ash", -22, 24, 1.0), ("oak2", -44, 20, 1.0), ("maple", 15, 31, 1.0), ("oak", -8, 33, 1.05), ("ash", 48, 20, 0.95)):
        place(lib[kind], (x, y, 0), rng.uniform(0, 6), size, rng.uniform(0.94, 1.08))
    n = 0
    while n < 260:
        a, r = rng.uniform(-0.9, 1.25), 66 + 300 * rng.random() ** 0.8
        x, y = r * sin(a) - 6, r * cos(a) - 16
        if ground.gap(road, x, y) > 9 and not any(hypot(x - p[0], y - p[1]) < 15 for p in lots):
            place(lib[rng.choice(("oak", "maple", "ash", "maple", "oak2", "cedar"))], (x, y, yard.hills(x, y)), rng.uniform(0, 6), rng.uniform(0.75, 1.15), rng.uniform(0.9, 1.1))
            n += 1
    for _ in range(24):
        place(lib[rng.choice(("oak", "maple", "ash"))], (rng.uniform(-60, 60), rng.uniform(-70, -48), 0), rng.uniform(0, 6), rng.uniform(0.6, 0.9))
    yard.land(ground.turf())
    blade = ground.blade()
    near = [ground.sod(rng, blade, 0.8, 2600, width=0.0045).build("sod", link=False) for _ in range(5)]
    edge = [ground.sod(rng, blade, 0.3, 420, width=0.0045).build("sod", link=False) for _ in range(3)]
    far = [ground.sod(rng, blade).build("sod", link=False)]
    rects = [*beds, (-8.6, -0.7, 0, 8.4), (-0.7, 8.7, 0.7, 8.5), (-0.2, 2.1, -2.2, 0.8)]

    def bare(x, y, pad=0.40):
        d = ground.gap(road, x, y)
        return (d < 4.36 + pad or 5.70 - pad < d < 7.10 + pad or ground.gap(drive, x, y) < 1.72 + pad or ground.gap(walk, x, y) < 0.6 + pad
                or any(yard.near_rect(x, y, q, pad - 0.05) for q in rects))
    ground.lawn(rng, near, -19, 17, -18, 3, bare, 0.8)
    ground.lawn(rng, edge, -12, 11, -18, 3, lambda x, y: bare(x, y, 0.08) or not bare(x, y, 0.75), 0.3)
    ground.lawn(rng, far, -48, 48, -30, 52, lambda x, y: bare(x, y, 1.0) or (-19 < x < 17 and -18 < y < 2.6) or any(abs(x - p[0]) < 9 and abs(y - p[1]) < 9 for p in lots))
    fallen(rng, lambda x, y: bare(x, y, 0.0))

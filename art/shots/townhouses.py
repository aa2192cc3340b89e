"""A row of brick townhouses at blue hour after rain: stepped party walls, dormers and gables, stoops, lit windows in a wet street."""
from math import pi, tan

import bpy

import finishes as f
import garden
import ground
import house
import masonry
import openings as o
import roofs
import shingles
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 8
EXPOSURE = 2.35
DUSK = (-3, 78)
WIDE, DEEP, FLOOR = 5.8, 9.6, 0.80
STREET, KERB, NEAR = -9.6, -5.2, -14.0
AIR = {"zenith": (0.011, 0.034, 0.115), "mid": (0.030, 0.076, 0.200), "rim": (0.105, 0.150, 0.260), "gold": (0.50, 0.28, 0.20)}
# brick (None: painted), paint, storeys, roof's style, set back, door, shutters
ROW = [("red", None, 2, "dormers", 0.0, (0.012, 0.030, 0.055), (0.010, 0.014, 0.016)), ("white", (0.56, 0.54, 0.50), 3, "cornice", 0.45, (0.16, 0.018, 0.014), (0.010, 0.011, 0.012)),
       ("brown", None, 2, "gable", -0.35, (0.020, 0.060, 0.045), None), ("blue", (0.155, 0.190, 0.215), 2, "dormers", 0.35, (0.42, 0.23, 0.035), (0.46, 0.45, 0.42)),
       ("rose", None, 3, "gable", 0.0, (0.014, 0.015, 0.016), (0.014, 0.030, 0.022))]
BROWN = [(0.0, (0.055, 0.026, 0.020)), (0.4, (0.105, 0.048, 0.034)), (0.75, (0.150, 0.074, 0.052)), (1.0, (0.085, 0.048, 0.042))]
ROSE = [(0.0, (0.15, 0.062, 0.045)), (0.4, (0.27, 0.115, 0.080)), (0.75, (0.34, 0.160, 0.115)), (1.0, (0.20, 0.105, 0.085))]
GREY = [(0.0, (0.03, 0.032, 0.035)), (0.5, (0.075, 0.078, 0.082)), (1.0, (0.15, 0.15, 0.15))]


def kits():
    """One set of materials for each house, and the lamp-lit rooms that all of them share."""
    base = house.materials()
    base["lantern"], base["step"] = f.glow("lantern", (1.0, 0.56, 0.24), 2.2), masonry.wet("wet-step", (0.16, 0.15, 0.135), (0.22, 0.205, 0.18), 0.2)
    roofing = [shingles.granules("roof%d" % i, t, age=0.3, wet=0.35) for i, t in enumerate((shingles.CHARCOAL, shingles.WEATHERED, GREY))]
    out = []
    for i, (name, coat, _, _, _, door, shutter) in enumerate(ROW):
        tones = {"red": masonry.RED, "brown": BROWN, "rose": ROSE}.get(name) or [(0.0, tuple(c * 0.90 for c in coat)), (1.0, tuple(c * 1.05 for c in coat))]
        more = {"mortar": tuple(c * 0.86 for c in coat), "burnt": 0.0} if coat else {}
        kit = dict(base, brick=masonry.brick(name, tones, **more), soldier=masonry.brick(name + "-soldier", tones, soldier=True, **more), shingle=roofing[(0, 2, 1, 0, 2)[i]],
                   door=f.paint(name + "-door", door, 0.3, 0.1), shutter=f.paint(name + "-shutter", shutter or (0, 0, 0), 0.35, 0.15))
        out.append(kit)
    rooms = []
    for i, (color, power) in enumerate((((1.0, 0.55, 0.24), 0.62), ((1.0, 0.64, 0.34), 0.80), ((1.0, 0.48, 0.18), 0.40), ((0.95, 0.70, 0.46), 0.55))):
        rooms.append({"lamp": f.glow("room%d" % i, color, power), "room": f.glow("side%d" % i, color, power * 0.45), "curtain": f.cloth("drape%d" % i, ((0.55, 0.48, 0.38), (0.60, 0.56, 0.50), (0.30, 0.18, 0.12), (0.42, 0.44, 0.42))[i])})
    return out, rooms


def furnish(m, frame, cx, z, w, h, kit, rng):
    """What is seen through a lit sash: a shaded lamp on a chest, a picture, the back of a chair."""
    m.frame = frame
    dark, shade = kit["iron"], kit["shade"]
    x = cx + rng.uniform(-0.3, 0.3) * w
    m.box((x - 0.40, 0.75, z - 0.3), (x + 0.40, 1.20, z + 0.16), dark)
    m.tube([(x, 0.95, z + 0.16), (x, 0.95, z + 0.42)], [0.05, 0.02], dark, sides=10)
    m.tube([(x, 0.95, z + 0.40), (x, 0.95, z + 0.68)], [0.19, 0.12], shade, sides=18)
    p = cx - (x - cx) * 1.2
    m.box((p - 0.20, 1.27, z + h * 0.55), (p + 0.20, 1.29, z + h * 0.55 + rng.uniform(0.3, 0.5)), dark)


def unit(m, rng, i, kit, rooms):
    """One house of the row: façade with its door to the left, roof, dormers or gable, stoop. Returns its roof."""
    _, _, storeys, style, back, _, shutter = ROW[i]
    frame = move((i - 2.5) * WIDE, back, 0)
    eave = FLOOR + 3.15 + 2.75 * (storeys - 1) + (0.25, 0.0, 0.45, 0.1, -0.15)[i]
    g = roofs.Gable(frame, WIDE, DEEP - back, eave, 9, over=0.30, rake=0.0)
    xs = (1.18, 2.98, 4.72)
    rows = [(FLOOR + 0.62, 1.82), *((FLOOR + 3.55 + 2.75 * k, 1.62) for k in range(storeys - 1))]
    spots = [(x, z, h) for k, (z, h) in enumerate(rows) for x in (xs[1:] if k == 0 else xs)]
    entry = house.hole(xs[0], FLOOR, 1.2, 2.60)
    ends = [house.hole(d, z, 0.9, h) for d in (2.4, 7.0) for z, h in rows]
    frames = house.shell(m, g, kit, eave, [*(house.hole(x, z, 0.98, h) for x, z, h in spots), entry], left=ends if i == 0 else ())
    painted = ROW[i][1] is not None
    for n, (x, z, h) in enumerate(spots):
        lit = rng.random() < 0.58
        room = dict(kit, **rng.choice(rooms)) if lit else kit
        o.window(m, frames[0], x, z, 0.98, h, room, rng, lamp=lit, shutters=shutter is not None, arch=not painted)
        if lit and rng.random() < 0.7:
            furnish(m, frames[0], x, z, 0.98, h, room, rng)
    for a, b, c, d in ends if i == 0 else ():
        lit = rng.random() < 0.3
        o.window(m, frames[3], (a + b) / 2, c, b - a, d - c, dict(kit, **rooms[1]) if lit else kit, rng, lamp=lit, shutters=False, arch=False)
    o.door(m, frames[0], xs[0], FLOOR, dict(kit, lamp=rooms[1]["lamp"]), rng, side=0)
    m.frame = frame
    for z in (FLOOR - 0.05, FLOOR + 2.98):
        m.box((0.0, -0.03, z), (WIDE, 0.0, z + 0.11), kit["stone"] if z < 1 else kit["soldier"])
    if i % 2 == 0:
        a, zt = xs[0], FLOOR + 2.77
        m.hexa([(a + u, v, zt) for u, v in ((-0.86, -0.16), (0.86, -0.16), (0.86, 0.0), (-0.86, 0.0))] + [(a + u, v, zt + 0.44) for u, v in ((-0.03, -0.16), (0.03, -0.16), (0.03, 0.0), (-0.03, 0.0))], kit["trim"])
    stoop(m, frame, xs[0], kit)
    roofs.edges(m, g, kit, returns=False, dentils=style == "cornice")
    roofs.tile(m, g, kit, rng, rear=False)
    roofs.gutter(m, g, kit, (5.45,))
    if style == "dormers":
        for x in (1.55, 4.25):
            house.dormer(m, g, kit, rng, x, "board", dict(kit, **rng.choice(rooms)) if rng.random() < 0.5 else None)
    if style == "gable":
        wall_gable(m, g, kit, rng, rooms[0])
    m.frame = frame
    house.bracket_lamp(m, xs[0] + 1.02, -0.16, FLOOR + 1.75, kit)
    lamp_light((frame.translation.x + xs[0] + 1.02, back - 0.30, FLOOR + 1.88), 14)
    return g


def wall_gable(m, g, kit, rng, room, wide=4.1):
    """A brick gable that carries the façade up past the eave, with a small sash in it."""
    a, tall = (g.width - wide) / 2, 0.55
    d = roofs.Gable(g.frame @ move(a + wide, -0.02, 0, pi / 2), 3.9, wide, g.eave + tall, 11, over=0.20, rake=0.16, deck=0.06)
    m.frame = g.frame @ move(0, -0.03, 0)
    z0, apex = g.eave - 0.1, g.eave + tall + wide / 2 * tan(d.p)
    cx, w, zb, zt = g.width / 2, 0.44, g.eave + 0.62, g.eave + 1.78
    b = a + wide
    for face in (((a, z0), (cx - w, z0), (cx - w, apex - w * tan(d.p)), (a, g.eave + tall)), ((cx + w, z0), (b, z0), (b, g.eave + tall), (cx + w, apex - w * tan(d.p))),
                 ((cx - w, z0), (cx + w, z0), (cx + w, zb), (cx - w, zb)), ((cx - w, zt), (cx + w, zt), (cx + w, apex - w * tan(d.p)), (cx, apex), (cx - w, apex - w * tan(d.p)))):
        m.face([(x, 0, z) for x, z in face], kit["brick"])
    for x in (a, b - 0.02):
        m.box((x, 0.0, z0), (x + 0.02, 3.0, g.eave + tall), kit["brick"])
    house.peak(m, d, kit, rng)
    o.window(m, g.frame @ move(0, -0.03, 0), cx, zb, 2 * w, zt - zb, dict(kit, **room), rng, lamp=True, shutters=False, arch=False, reach=0.05)


def stoop(m, frame, cx, kit):
    """Brick landing, stone treads, iron rails with a curled foot."""
    m.frame = frame
    n, go, out, half = 5, 0.29, 1.05, 0.72
    rise = FLOOR / n
    m.box((cx - half, -out, -0.1), (cx + half, 0.0, FLOOR - 0.06), kit["brick"])
    m.box((cx - half - 0.03, -out - 0.03, FLOOR - 0.06), (cx + half + 0.03, 0.0, FLOOR), kit["step"])
    for k in range(1, n):
        y, z = -out - go * k, FLOOR - rise * k
        m.box((cx - half, y, -0.1), (cx + half, y + go, z - 0.05), kit["brick"])
        m.box((cx - half - 0.02, y - 0.025, z - 0.05), (cx + half + 0.02, y + go, z), kit["step"], 0.3 + 0.1 * k)
    iron = kit["iron"]
    for s in (-1, 1):
        x, foot = cx + s * (half - 0.08), -out - go * (n - 1) + 0.12
        m.tube([(x, 0, FLOOR + 0.92), (x, -out, FLOOR + 0.92), (x, foot, rise + 0.92), (x, foot - 0.16, rise + 0.86), (x, foot - 0.20, rise + 0.76)], [0.020] * 5, iron, sides=8)
        for y, z in ((-0.04, FLOOR), (-out + 0.05, FLOOR), (foot, rise)):
            m.box((x - 0.014, y - 0.014, z), (x + 0.014, y + 0.014, z + 0.92), iron)
        for k in range(1, 19):
            y = -out + 0.05 + (out - 0.09) * k / 9 if k < 9 else -out + 0.05 + (foot + out - 0.05) * (k - 9) / 10
            z = FLOOR if k < 9 else FLOOR + (rise - FLOOR) * (k - 9) / 10
            m.box((x - 0.007, y - 0.007, z + 0.08), (x + 0.007, y + 0.007, z + 0.91), iron)


def party(m, gables, i, kit):
    """Brick wall between two roofs, stepped up with stone copings; at the ends of the row only the parapet of it."""
    sides = [g for k, g in enumerate(gables) if k in (i - 1, i)]
    x = (i - 2.5) * WIDE
    ys = [ROW[k][4] for k in range(len(ROW)) if k in (i - 1, i)]
    front, mid, n = min(ys), DEEP / 2, 5
    end = {0: 0.12, len(ROW): -0.12}.get(i, 0.0)
    m.frame = move(x + end, 0, 0)

    def over(y):
        return max(g.eave + g.deck + (min(max(y - b, 0.0), DEEP - b - max(y - b, 0.0))) * tan(g.p) for g, b in zip(sides, ys)) + 0.34
    w = 0.17
    for k in range(n):
        a, b = front + (mid + 0.4 - front) * k / n, front + (mid + 0.4 - front) * (k + 1) / n
        z = over(min(b, mid))
        m.box((-w, a if k else front - 0.01, z - 1.4 if end else 0.0), (w, b, z), kit["brick"])
        m.box((-w - 0.04, a - 0.05 if k else front - 0.42, z), (w + 0.04, b + 0.01, z + 0.075), kit["stone"])
    z = over(front + (mid + 0.4 - front) / n)
    for k in range(4):
        m.box((-w, front - 0.40 + k * 0.09, z - 0.62 - k * 0.10), (w, front, z - 0.01 - (0 if k == 0 else 0.3)), kit["brick"])
    m.box((-w, mid + 0.4, over(mid) - 4.4 if end else 0.0), (w, DEEP, over(mid) - 2.2), kit["brick"])


def lamp_light(at, power, size=0.08):
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, (1.0, 0.60, 0.29), size
    ob = bpy.data.objects.new("flame", light)
    ob.location = at
    bpy.context.scene.collection.objects.link(ob)


def build(rng):
    sets, rooms = kits()
    shade, board = f.glow("shade", (1.0, 0.66, 0.36), 2.2), f.lap_siding("dormer-lap", (0.40, 0.40, 0.38))
    for kit in sets:
        kit.update(shade=shade, board=board)
    m, gables = Mesh(), []
    for i, kit in enumerate(sets):
        gables.append(unit(m, rng, i, kit, rooms))
    for i in range(len(ROW) + 1):
        party(m, gables, i, sets[min(i, len(ROW) - 1)] if i != 2 else sets[2])
    for i in (1, 3, 4):
        roofs.chimney(m, gables[i], dict(sets[(0, 0, 2, 2, 4)[i]]), 0.02, DEEP * 0.42, 1.0, 0.8, 1.15)
    row = m.build("row", bevel=0.002)
    for x in (5 * WIDE + 5.0, 10 * WIDE + 11.0):
        place(row, (x, 0.2, 0))
    place(row, (2, NEAR - 7.5, 0), pi)
    street(rng, sets[0])
    for mat in bpy.data.materials:
        if mat.name.startswith(("room", "side", "shade", "lamp", "lantern", "post-lamp")):
            mat.cycles.sample_as_light = False
    weather.sky(*DUSK, cloud=0.55, air=AIR, lit=(0.25, 0.155, 0.17), shade=(0.036, 0.056, 0.118))
    weather.haze(0.0013, (0.050, 0.085, 0.165), (0.20, 0.16, 0.18), weather.toward(4, DUSK[1]))
    camera((-22.5, -17.6, 1.75), (-2.4, -0.5, 6.35), 28, tilt_free=True)


def street(rng, kit):
    """Brick pavement, kerb, wet asphalt, small front gardens, lamp posts, trees over the roofs."""
    lib = yard.planting(rng)
    m = Mesh()
    asphalt = masonry.wet("wet-asphalt", (0.034, 0.034, 0.035), (0.046, 0.045, 0.045), 0.27, 0.27)
    pave = masonry.brick("pave", [(0.0, (0.075, 0.030, 0.024)), (0.5, (0.120, 0.048, 0.034)), (1.0, (0.150, 0.070, 0.052))], mortar=(0.08, 0.07, 0.06), burnt=0.3)
    stone, mulch = masonry.wet("wet-kerb", (0.17, 0.165, 0.155), (0.20, 0.195, 0.185), 0.25), masonry.paving("mulch", (0.030, 0.020, 0.014), 0.0, rough=0.9)
    m.box((-60, NEAR, -0.3), (130, KERB, -0.14), asphalt)
    m.box((-60, KERB, -0.4), (130, KERB + 0.16, 0.0), stone)
    m.box((-60, KERB + 0.16, -0.4), (130, -2.9, 0.005), pave)
    m.box((-60, NEAR - 0.16, -0.4), (130, NEAR, 0.0), stone)
    m.box((-60, NEAR - 4.0, -0.4), (130, NEAR - 0.16, 0.005), pave)
    m.box((-60, -2.9, -0.4), (130, 20, 0.0), mulch)
    for i in range(5):
        x = (i - 2.5) * WIDE
        for dx in (0, 5 * WIDE + 5.0):
            m.box((x + dx + 0.34, -3.0, -0.1), (x + dx + 2.04, -2.0, 0.006), pave)
            m.box((x + dx + 2.10, -2.98, -0.1), (x + dx + WIDE - 0.1, -2.82, 0.16), kit["brick"])
            m.box((x + dx + 2.06, -3.00, 0.16), (x + dx + WIDE - 0.06, -2.80, 0.21), stone)
            k = x + dx + 2.55
            while k < x + dx + WIDE - 0.3:
                place(lib["box"], (k, -2.2 + rng.gauss(0, 0.05), 0), rng.uniform(0, 6), rng.uniform(0.62, 0.74))
                place(lib[rng.choice(("azalea", "grasses", "box"))], (k + 0.3, -1.2 + rng.gauss(0, 0.1), 0), rng.uniform(0, 6), rng.uniform(0.6, 0.9))
                k += rng.uniform(0.7, 0.85)
    post = f.glow("post-lamp", (1.0, 0.58, 0.26), 3.0)
    for x in (-10.2, 1.4, 13.0, 24.6, 36.2):
        garden.lamp_post(m, x, KERB + 0.55, post)
        lamp_light((x, KERB + 0.55, 2.62), 30, 0.12)
    m.build("street")
    for x, s in ((8.7, 0.72), (19.0, 0.85), (42, 0.9), (60, 0.9)):
        place(lib["small"], (x, KERB + 0.9, 0), rng.uniform(0, 6), s)
    for _ in range(46):
        x = rng.uniform(-45, 120)
        place(lib[rng.choice(("oak", "oak2", "ash"))], (x, rng.uniform(16, 40), 0), rng.uniform(0, 6), rng.uniform(0.75, 1.05))
    for _ in range(14):
        place(lib[rng.choice(("oak", "oak2", "ash"))], (rng.uniform(95, 150), rng.uniform(-26, 14), 0), rng.uniform(0, 6), rng.uniform(0.7, 1.0))
    yard.land(ground.turf()).location.z = -0.32

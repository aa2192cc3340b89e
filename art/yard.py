"""A Virginia subdivision round a house: street, drive, lawn, planting, neighbours, woods and hills. Metres."""
from math import atan2, cos, hypot, pi, sin

import finishes as f
import garden
import ground
import house
import masonry
import shingles
import trees
from mesh import Mesh, move, place

STREET = [(110, -23), (60, -21.5), (25, -20.5), (0, -19.5), (-20, -15), (-36, -1), (-46, 22), (-51, 55), (-58, 110), (-75, 170)]


def planting(rng):
    """The tree library, hidden from the scene until placed."""
    bark = f.bark()
    oak = f.leaf("oak", (0.020, 0.040, 0.008), (0.062, 0.105, 0.020), (0.130, 0.165, 0.034))
    maple = f.leaf("maple", (0.035, 0.030, 0.006), (0.120, 0.085, 0.014), (0.27, 0.125, 0.020))
    ash = f.leaf("ash", (0.034, 0.050, 0.012), (0.088, 0.112, 0.026), (0.170, 0.170, 0.046))
    cedar = f.leaf("cedar", (0.010, 0.024, 0.010), (0.032, 0.058, 0.022), (0.075, 0.105, 0.036), 0.15, 0.2)
    box = f.leaf("box", (0.014, 0.030, 0.007), (0.052, 0.095, 0.020), (0.120, 0.170, 0.036), 0.35, 0.3)
    bloom = f.leaf("bloom", (0.012, 0.030, 0.007), (0.040, 0.065, 0.018), (0.36, 0.10, 0.13), 0.25, 0.4)
    kit = {
        "oak": trees.broadleaf(rng, 14.0, 7.6, oak, bark),
        "oak2": trees.broadleaf(rng, 15.5, 7.0, oak, bark, limbs=22),
        "ash": trees.broadleaf(rng, 12.0, 5.6, ash, bark, size=0.135),
        "maple": trees.broadleaf(rng, 10.0, 5.0, maple, bark, size=0.125, clear=0.16),
        "small": trees.broadleaf(rng, 5.4, 2.8, ash, bark, leaves=34, size=0.08, clear=0.22, limbs=15),
        "cedar": trees.conifer(rng, 8.5, 1.7, cedar, bark),
        "box": trees.shrub(rng, (1.25, 1.05, 0.85), box),
        "yew": trees.shrub(rng, (1.0, 1.0, 1.75), cedar, boxy=0.15, leaf_size=0.06),
        "azalea": trees.shrub(rng, (1.0, 0.9, 0.62), bloom, boxy=0.2, leaves=4200, leaf_size=0.04),
        "grasses": trees.shrub(rng, (0.8, 0.8, 0.5), ash, boxy=0.0, leaves=2600, leaf_size=0.05),
    }
    return {k: m.build(k, link=False) for k, m in kit.items()}


def near_rect(x, y, rect, pad):
    return rect[0] - pad < x < rect[1] + pad and rect[2] - pad < y < rect[3] + pad


def surfaces():
    return {"asphalt": masonry.paving("asphalt", (0.052, 0.051, 0.052), 0.7), "concrete": masonry.paving("kerb", (0.30, 0.28, 0.25), 0.0),
            "paving": masonry.paving("paving", (0.34, 0.31, 0.27), 0.0, 1.2), "drive": masonry.paving("drive", (0.29, 0.27, 0.24), 0.25, 3.4),
            "mulch": masonry.paving("mulch", (0.045, 0.026, 0.016), 0.0, rough=1.0)}


def front(rng, lib, kit, mailbox=True):
    """Drive, walk, beds and planting of the lot; returns a test for bare ground."""
    m = Mesh()
    road = ground.curve(STREET)
    ground.street(m, road, kit)
    drive = ground.curve([(10.4, 1.9), (10.4, -4), (10.9, -10), (11.4, -16.4)], 8)
    walk = ground.curve([(0, -2.9), (0.1, -4.6), (1.6, -6.4), (5, -7.0), (8.2, -6.9)], 8)
    ground.ribbon(m, drive, 3.3, 0.05, kit["drive"])
    ground.ribbon(m, walk, 0.72, 0.058, kit["paving"])
    bed = 1.55
    for a, b in ((-7.9, -1.9), (1.9, 6.5)):
        m.box((a, -bed, -0.1), (b, 0.1, 0.075), kit["mulch"])
    m.box((-8.6, -1.0, -0.1), (-6.6, 9.0, 0.07), kit["mulch"])
    if mailbox:
        garden.mailbox(m, 7.0, -14.9)
    garden.lamp_post(m, 6.2, -5.9, f.glow("post-lamp", (1.0, 0.50, 0.17), 3.0))
    garden.fence(m, [(14.1, 7.5), (19.5, 7.5), (19.5, 30)], rng=rng)
    garden.fence(m, [(-24, 34), (19.5, 34)], rng=rng)
    m.build("street")
    for a, b in ((-6.3, -2.2), (2.3, 6.2)):
        x = a
        while x < b:
            place(lib["box"], (x, -0.72 + rng.gauss(0, 0.03), 0.03), rng.uniform(0, 6), rng.uniform(0.88, 1.05))
            x += 0.92
        x = a - 0.3
        while x < b + 0.2:
            place(lib[rng.choice(("azalea", "grasses", "azalea"))], (x, -1.38 + rng.gauss(0, 0.05), 0.03), rng.uniform(0, 6), rng.uniform(0.5, 0.75))
            x += 0.62
    for x, y, s in ((-7.3, -0.6, 1.25), (6.35, -0.9, 1.1), (-2.05, -1.0, 0.75), (2.05, -1.0, 0.75), (-7.6, 2.5, 0.9), (-7.6, 5.5, 1.0)):
        place(lib["yew"], (x, y, 0), rng.uniform(0, 6), s)
    for y in (0.9, 4.0, 6.8):
        place(lib["box"], (-7.5, y, 0), rng.uniform(0, 6), 0.9)

    def bare(x, y):
        d = ground.gap(road, x, y)
        if d < 4.75 or 5.35 < d < 7.45:
            return True
        return (near_rect(x, y, (-6.7, 6.7, 0, 9.2), 0.6) or near_rect(x, y, (6.7, 14.2, 1.8, 8.4), 0.6) or ground.gap(drive, x, y) < 3.68
                or ground.gap(walk, x, y) < 1.1 or near_rect(x, y, (-7.9, 6.5, -1.5, 0), 0.55) or near_rect(x, y, (-8.6, -6.6, -1, 9), 0.5))
    return road, bare


LOTS = [(-31, 36, -1.75, 0), (-36, 68, -1.7, 1), (-74, 8, 1.15, 2), (-80, 44, 1.5, 3), (37, 5, 0.12, 2), (6, 52, pi, 1), (40, 48, 2.9, 0),
        (-8, 88, 3.0, 3), (30, 92, 2.6, 2), (-92, 84, 1.4, 1), (-44, 104, -1.6, 2), (66, 12, 0.1, 3), (70, 75, 2.8, 1)]


def neighbours(rng, lots=None):
    """Four house designs, placed on the lots as shared meshes."""
    grey = [(0.0, (0.03, 0.032, 0.035)), (0.5, (0.075, 0.078, 0.082)), (1.0, (0.15, 0.15, 0.15))]
    designs = []
    base = house.materials()
    for kind, (color, tones, shutter) in enumerate((((0.62, 0.60, 0.55), shingles.CHARCOAL, (0.012, 0.022, 0.035)), ((0.30, 0.34, 0.36), grey, (0.5, 0.48, 0.44)),
                                                    (None, shingles.WEATHERED, (0.02, 0.035, 0.025)), ((0.50, 0.44, 0.33), shingles.WEATHERED, (0.09, 0.03, 0.02)))):
        kit = dict(base, shingle=shingles.granules("far-shingle%d" % kind, tones), shutter=f.paint("far-shutter%d" % kind, shutter))
        wall = "brick"
        if color:
            kit["siding"] = f.lap_siding("siding%d" % kind, color)
            wall = "siding"
        w = 12.2 + kind * 0.8
        m, _ = house.colonial(rng, kit, move(-w / 2, 0, 0), w, 8.6, 8 + kind % 2, wall, detail=False, stack=kind != 1, lamps=(kind, 5))
        side, _ = house.wing(rng, kit, move(w / 2, 1.2, 0) if kind % 2 else move(-w / 2 - 6.4, 1.2, 0), 6.4, 6.2, wall=wall)
        designs.append((m.build("house%d" % kind, link=False), side.build("wing%d" % kind, link=False)))
    for x, y, turn, kind in lots or LOTS:
        for part in designs[kind]:
            place(part, (x, y, 0), turn)


GROVE = [("oak", -15.5, 17, 0.95), ("maple", -16.5, -6.5, 0.62), ("small", -10.5, -9.5, 0.9), ("oak2", -11, 30, 1.05), ("oak", 9, 25, 1.1), ("oak2", 20, 17, 0.9),
         ("ash", 19.5, -5.5, 0.75), ("cedar", 17.5, 10, 0.85), ("cedar", 17.7, 13, 0.95), ("cedar", 17.4, 16, 0.8), ("ash", -2, 30, 1.05), ("maple", -38, 26, 0.7),
         ("oak2", -62, 20, 0.95), ("maple", -60, -4, 0.9), ("ash", -42, 44, 0.9), ("oak", -62, 62, 1.0), ("ash", -44, -12, 0.55), ("oak", 31, 28, 1.0), ("maple", 24, 30, 0.95),
         ("small", 18.4, -10.5, 0.75), ("oak2", 47, 22, 1.0), ("maple", -41, 78, 0.9), ("small", -30, 14, 1.0), ("ash", -33, 52, 0.95), ("oak", -16, 56, 1.1), ("cedar", -18, 40, 1.0)]


def greenery(rng, lib, road, lots=None, woods=330, corridor=None, grove=None):
    """Garden trees by name, street trees, then woods that thicken with distance; `corridor(x, y)` keeps the sun's path clear."""
    for kind, x, y, s in grove or GROVE:
        place(lib[kind], (x, y, 0), rng.uniform(0, 6), s, rng.uniform(0.92, 1.08))
    n = 0
    while n < woods:
        a, r = rng.uniform(-1.15, 0.95), 62 + 330 * rng.random() ** 0.8
        x, y = r * sin(a) + 4, r * cos(a) - 8
        if ground.gap(road, x, y) < 8 or any(hypot(x - p[0], y - p[1]) < 14 for p in (lots or LOTS)):
            continue
        if corridor and corridor(x, y):
            continue
        k = rng.choice(("oak", "oak2", "ash", "oak", "maple", "cedar", "oak2"))
        place(lib[k], (x, y, hills(x, y)), rng.uniform(0, 6), rng.uniform(0.75, 1.2), rng.uniform(0.9, 1.15))
        n += 1
    # a belt behind the camera, for the windows to mirror
    for _ in range(26):
        x = rng.uniform(-60, 70)
        place(lib[rng.choice(("oak", "oak2", "ash"))], (x, rng.uniform(-88, -70), 0), rng.uniform(0, 6), rng.uniform(0.6, 0.9))


def hills(x, y):
    """Ground height: level near the house, rolling beyond 150 m."""
    r = hypot(x, y)
    k = max(0.0, (r - 150) / 250) ** 1.3
    a = atan2(x, y)
    return k * (5 + 3.5 * sin(a * 7 + 1) + 2.5 * sin(a * 13 + r * 0.012))


def land(mat):
    """Rolling ground out to 2.6 km with the Blue Ridge's first swells at the edge."""
    m = Mesh()
    radii = (0.0, 40, 90, 150, 200, 260, 330, 420, 560, 760, 1050, 1500, 2100, 2600)
    n = 120
    rows = []
    for r in radii:
        rows.append(m.points([(r * sin(2 * pi * i / n), r * cos(2 * pi * i / n),
                               hills(r * sin(2 * pi * i / n), r * cos(2 * pi * i / n)) + (0 if r < 1500 else (r - 1400) * 0.045 * (1.2 + sin(i * 0.31) * 0.5 + sin(i * 0.83) * 0.3)))
                              for i in range(n)]))
    for a, b in zip(rows, rows[1:]):
        for i in range(n):
            m.poly((a + i, b + i, b + (i + 1) % n, a + (i + 1) % n), mat, 0.5, True)
    return m.build("land")

"""A model of a gable roof, one to twelve or so, as it stands on an estimator's table: card walls, basswood frame, courses begun. Metres."""
from math import cos, pi, sin, tan

import finishes as f
import roofs
import shingles
from mesh import axes, move
from nodes import Shader

LONG, DEEP, WALL, PITCH = 0.340, 0.230, 0.082, 8
SCALE = 1 / 12   # of the shingles


def card(name="museum-board", color=(0.62, 0.60, 0.545)):
    s = Shader(name)
    p = s.where()
    c = s.mix(s.span(s.noise(14.0, 4.0, 0.6, at=p), 0.4, 0.8, 0, 0.16), color, tuple(k * 0.8 for k in color))
    return s.finish(c, 0.8, s.noise(700.0, 2.0, at=p), 0.0002, 0.25)


def kit():
    return {"card": card(), "bass": f.wood("basswood", (0.47, 0.335, 0.205), (10, 210, 210), 0.55), "ply": f.plywood("model-base"),
            "shingle": shingles.granules("model-shingle", shingles.CHARCOAL, grain=2300.0, age=0.0), "dark": f.plain("card-cut", (0.10, 0.09, 0.08)), "copper": f.metal("foil-flashing", (0.62, 0.34, 0.18), 0.35, 1.0, 0.0003, 60.0)}


def wall(m, mat, x0, x1, z0, z1, y, thick, holes=()):
    """Card upright in the plane y..y+thick, holes as (x0, x1, z0, z1) side by side, each with a cross of thin bars."""
    at = x0
    for a, b, lo, hi in sorted(holes):
        m.box((at, y, z0), (a, y + thick, z1), mat)
        m.box((a, y, z0), (b, y + thick, lo), mat)
        m.box((a, y, hi), (b, y + thick, z1), mat)
        if lo > z0 + 0.004:
            c, d = (a + b) / 2, (lo + hi) / 2
            m.box((c - 0.0006, y + thick * 0.3, lo), (c + 0.0006, y + thick * 0.7, hi), mat)
            m.box((a, y + thick * 0.3, d - 0.0006), (b, y + thick * 0.7, d + 0.0006), mat)
        at = b
    m.box((at, y, z0), (x1, y + thick, z1), mat)


def gable(m, mat, x, thick, y0, y1, z0, z1, top):
    """Five-cornered card wall across the house."""
    ring = ((y0, z0), (y1, z0), (y1, z1), ((y0 + y1) / 2, top), (y0, z1))
    a, b = m.points([(x, p, q) for p, q in ring]), m.points([(x + thick, p, q) for p, q in ring])
    n = len(ring)
    m.poly([a + i for i in reversed(range(n))], mat)
    m.poly([b + i for i in range(n)], mat)
    for i in range(n):
        j = (i + 1) % n
        m.poly((a + i, a + j, b + j, b + i), mat)


def dormer(m, g, k, rng, x, w=0.056, front=0.034, high=0.040, shingled=True):
    """A gabled dormer on the front slope; `x` is its middle, `front` how far its face stands behind the wall."""
    z0 = g.eave + front * tan(g.p) - 0.004
    z1, p = z0 + high, 0.62
    ridge = z1 + w / 2 * tan(p)
    back = (ridge - g.eave) / tan(g.p) + 0.004
    m.frame = g.frame
    wall(m, k["card"], x - w / 2, x + w / 2, z0, z1, front, 0.0025, ((x - 0.013, x + 0.013, z0 + 0.012, z1 - 0.004),))
    m.face(((x - w / 2, front, z1), (x + w / 2, front, z1), (x, front, ridge)), k["card"])
    for s in (-1, 1):
        a = x + s * w / 2
        m.box((min(a, a - s * 0.0025), front, z0), (max(a, a - s * 0.0025), front + (z1 - g.eave) / tan(g.p), z1), k["card"])
        # roof: a board of card, then courses
        side = axes((x + s * (w / 2 + 0.007), front - 0.007 if s > 0 else back, z1 - 0.007 * tan(p) + 0.0012), (0, s, 0), (-s * cos(p), 0, sin(p)), (s * sin(p), 0, cos(p)))
        m.frame = g.frame @ side
        slope, run = (w / 2 + 0.007) / cos(p), back - front + 0.007
        m.box((0, 0, -0.0012), (run, slope, 0.0), k["bass"], 0.1)
        if shingled:
            shingles.architectural(m, m.frame @ scaled(), run / SCALE, slope / SCALE, k["shingle"], rng)
        m.frame = g.frame
    m.tube([(x, front - 0.007, ridge + 0.0016), (x, back, ridge + 0.0016)], [0.0021, 0.0021], k["copper"], sides=10)


def scaled():
    return axes((0, 0, 0), (SCALE, 0, 0), (0, SCALE, 0), (0, 0, SCALE))


def gable_roof(m, rng, frame):
    """Everything into one mesh; x runs along the ridge, the front looks to -Y, its middle stands at the frame's origin."""
    k = kit()
    base = frame @ move(-LONG / 2, -DEEP / 2, 0.012)
    m.frame = base
    m.box((-0.030, -0.036, -0.0118), (LONG + 0.030, DEEP + 0.030, 0.0), k["ply"], 0.3)
    g = roofs.Gable(base, LONG, DEEP, WALL, PITCH, over=0.016, rake=0.010, deck=0.007)
    window = [(c - 0.013, c + 0.013, 0.024, 0.062) for c in (0.045, 0.107, 0.233, 0.295)]
    wall(m, k["card"], 0, LONG, 0, WALL, 0, 0.003, (*window, (0.156, 0.184, 0.0, 0.058)))
    wall(m, k["card"], 0, LONG, 0, WALL, DEEP - 0.003, 0.003)
    gable(m, k["card"], 0, 0.003, 0.003, DEEP - 0.003, 0, WALL, g.ridge - 0.010)
    # at the other end the frame stays open above the wall
    m.box((LONG - 0.003, 0.003, 0), (LONG, DEEP - 0.003, WALL), k["card"])
    step, n = 0.0242, 15
    for i in range(n):
        x = 0.0005 + i * (LONG - 0.0045) / (n - 1)
        m.frame = base
        m.box((x, 0, WALL - 0.004), (x + 0.0032, DEEP, WALL + 0.0025), k["bass"], rng.random() * 0.5)
        if i % 2 == 0 or i == n - 1:
            m.box((x, DEEP / 2 - 0.002, WALL), (x + 0.0032, DEEP / 2 + 0.002, g.ridge - 0.012), k["bass"], rng.random() * 0.5)
            z = WALL + (g.ridge - WALL) * 0.52
            m.box((x + 0.0032, DEEP * 0.25, z), (x + 0.0052, DEEP * 0.75, z + 0.005), k["bass"], rng.random() * 0.5)
        for rear in (False, True):
            m.frame = g.side(rear)
            u = x + g.rake if not rear else g.length - g.rake - x - 0.0032
            m.box((u, 0.001, -0.0068), (u + 0.0032, g.slope - 0.001, -0.0004), k["bass"], rng.random() * 0.5)
    m.frame = base
    m.box((-0.004, DEEP / 2 - 0.0016, g.ridge - 0.0145), (LONG + 0.004, DEEP / 2 + 0.0016, g.ridge - 0.0035), k["bass"], 0.2)
    # sheathing: the rear closed, the front in boards that stop at random
    pitch, wide = 0.0112, 0.0106
    for rear in (False, True):
        m.frame = g.side(rear)
        rows = int(g.slope / pitch)
        for i in range(rows):
            end = g.length if rear else g.length * (0.80 - 0.016 * i) + rng.uniform(-0.012, 0.014)
            a, b = (0.0, end) if not rear else (0.0, g.length)
            joint = a + (b - a) * rng.uniform(0.25, 0.7)
            for c, d in ((a, joint - 0.0003), (joint + 0.0003, b)):
                m.box((c, i * pitch + 0.0003, 0.0), (d, i * pitch + wide, 0.0016 + rng.uniform(0, 0.0003)), k["bass"], rng.random() * 0.7)
    # paper felt under the courses, a drip edge of foil along the eave
    m.frame = g.side()
    m.box((-0.001, -0.0022, -0.004), (g.length * 0.82, 0.010, 0.0022), k["copper"])

    def laid(u, v):
        x, row = u * SCALE, int(v / shingles.EXPOSURE)
        return x < g.length * (0.60 - 0.030 * row) + 0.010 * ((row * 5) % 3)
    shingles.architectural(m, g.side() @ axes((0, 0, 0.0020), (SCALE, 0, 0), (0, SCALE, 0), (0, 0, SCALE)), g.length / SCALE, (g.slope - 0.002) / SCALE, k["shingle"], rng, laid, lift=0.05)
    dormer(m, g, k, rng, 0.085)
    dormer(m, g, k, rng, 0.205, shingled=False)
    m.frame = move(0, 0, 0)


def leftovers(m, rng, x, y):
    """Sticks, cut tabs and a steel rule round the model."""
    k = kit()
    for i in range(5):
        m.frame = move(x + rng.gauss(0, 0.02), y + 0.012 * i + rng.gauss(0, 0.006), 0.0022, 0.25 + rng.gauss(0, 0.16))
        m.box((0, 0, 0), (rng.uniform(0.06, 0.17), 0.0032, 0.0032), k["bass"], rng.random() * 0.6)
    for _ in range(9):
        m.frame = move(x - 0.045 + rng.gauss(0, 0.022), y - 0.005 + rng.gauss(0, 0.018), 0.0012, rng.uniform(0, pi))
        m.box((0, 0, 0), (rng.uniform(0.010, 0.020), 0.0125, 0.0009), k["shingle"], rng.random())
    m.frame = move(0, 0, 0)


def rule(m, x, y, turn, long=0.31):
    """Steel rule with its marks."""
    steel, ink = f.metal("rule-steel", (0.60, 0.60, 0.60), 0.28, 1.0, 0.0002, 30.0), f.plain("rule-ink", (0.02, 0.02, 0.02), 0.6)
    m.frame = move(x, y, 0.0022, turn)
    m.box((0, 0, 0), (long, 0.026, 0.0010), steel)
    n = int((long - 0.008) / 0.0015875)
    for i in range(n):
        q = 0.004 + i * 0.0015875
        h = 0.010 if i % 16 == 0 else 0.0072 if i % 8 == 0 else 0.005 if i % 4 == 0 else 0.003
        m.box((q, 0.026 - h, 0.0010), (q + 0.00028, 0.026, 0.00105), ink)
    m.tube([(long - 0.012, 0.013, 0.0010), (long - 0.012, 0.013, 0.00106)], [0.003, 0.003], ink, sides=20)
    m.frame = move(0, 0, 0)

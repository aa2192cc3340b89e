"""A warranty being signed on a grey day: the certificate with its seal, a pen, the owner's folder with keys, a shingle sample."""
import random
from math import cos, pi, sin

import desk
import finishes as f
import shingles
from mesh import Mesh, move
from scene import camera

SAMPLES = 12
EXPOSURE = 1.35
W, H = 0.279, 0.216
LINES = """Workmanship on the roof named here is warranted to its owner from
the day of completion. We repair leaks and faults that come from our
work: flashing, fastening, underlayment and the cut of a valley. Storm
damage, and what others have done on the roof since, are left out."""
FIELDS = (("Owner", 0.030, 0.083, 0.100), ("Address of the roof", 0.140, 0.083, 0.109), ("Material and color", 0.030, 0.060, 0.100), ("Day of completion", 0.140, 0.060, 0.109))


def curl(x, y):
    """How far the sheet stands off the table: one corner is lifted, the far edge a little."""
    a = max(0.0, (x / W + (1 - y / H)) / 2 - 0.84)
    return 0.20 * a * a + 0.0014 * max(0.0, y / H - 0.75)


def ruled(m, mat, points, wide):
    """A line that follows the sheet."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        d = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        n = max(1, int(d / 0.006))
        nx, ny = -(y1 - y0) / d * wide / 2, (x1 - x0) / d * wide / 2
        for i in range(n):
            a, b = i / n, (i + 1) / n
            p, q = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)
            m.face([(u, v, curl(u, v) + 0.00012) for u, v in ((p[0] - nx, p[1] - ny), (q[0] - nx, q[1] - ny), (q[0] + nx, q[1] + ny), (p[0] + nx, p[1] + ny))], mat)


def certificate(m, k, rng, frame):
    m.frame = frame
    stock, n = k["stock"], 36
    for i in range(n):
        for j in range(n):
            q = [(W * u / n, H * v / n) for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
            m.poly([m.points([(u, v, curl(u, v))]) for u, v in q], stock, 0.5, True)
    green, ink = k["green"], k["ink"]
    for e, w in ((0.0085, 0.0022), (0.0112, 0.0005), (0.0165, 0.0005)):
        ruled(m, green, ((e, e), (W - e, e), (W - e, H - e), (e, H - e), (e, e)), w)
    # between the lines of the border a twisted cord, as on bonds
    e, step = 0.01385, 0.0009
    sides = (((e, e), (W - e, e)), ((W - e, e), (W - e, H - e)), ((W - e, H - e), (e, H - e)), ((e, H - e), (e, e)))
    for (x0, y0), (x1, y1) in sides:
        d = abs(x1 - x0) + abs(y1 - y0)
        ux, uy = (x1 - x0) / d, (y1 - y0) / d
        for phase in (0, pi):
            pts = []
            for i in range(int(d / step) + 1):
                s, o = i * step, 0.0017 * sin(i * step * 2 * pi / 0.0072 + phase)
                pts.append((x0 + ux * s - uy * o, y0 + uy * s + ux * o))
            ruled(m, green, pts, 0.00028)
    top = frame @ move(0, 0, 0.00012)
    desk.words("Certificate of Warranty", top, W / 2, H - 0.0475, 0.0190, green, 1.06, "CENTER", 1.02)
    desk.words("WORKMANSHIP", top, W / 2, H - 0.0620, 0.0056, ink, 1.0, "CENTER", 1.55)
    desk.words(LINES, top, 0.030, 0.1300, 0.0062, ink, 1.0, "LEFT", 1.05, 1.12)
    for label, x, y, long in FIELDS:
        ruled(m, ink, ((x, y), (x + long, y)), 0.0003)
        desk.words(label, top, x, y - 0.0047, 0.0038, ink, 1.0, "LEFT", 1.06)
        for way in desk.handwriting(rng, x + 0.004, y + 0.0014, long * rng.uniform(0.5, 0.72)):
            ruled(m, k["blue"], way, 0.00030)
    for x, label in ((0.030, "For the contractor"), (0.112, "Owner")):
        ruled(m, ink, ((x, 0.0310), (x + 0.070, 0.0310)), 0.0003)
        desk.words(label, top, x, 0.0262, 0.0038, ink, 1.0, "LEFT", 1.06)
    ruled(m, k["blue"], desk.stroke([(0.035 + 0.0078 * a, 0.0335 + 0.0042 * b) for a, b in desk.SIGNATURE]), 0.00046)
    seal(m, k, 0.226, 0.0400)
    m.frame = move(0, 0, 0)


def seal(m, k, x, y, r=0.0175, points=36):
    """Foil seal: a toothed disc, embossed rings, a gable in the middle."""
    keep = m.frame
    m.frame = keep @ move(x, y, curl(x, y) + 0.0003)
    ring = [(r * (1.0 if i % 2 else 0.925) * cos(pi * i / points), r * (1.0 if i % 2 else 0.925) * sin(pi * i / points)) for i in range(2 * points)]
    low, top = m.points([(a, b, -0.0003) for a, b in ring]), m.points([(a, b, 0.0002) for a, b in ring])
    n = len(ring)
    for i in range(n):
        m.poly((low + i, low + (i + 1) % n, top + (i + 1) % n, top + i), k["foil"])
    m.poly(range(top, top + n), k["foil"])
    for radius, tube in ((0.78, 0.0006), (0.70, 0.0004)):
        m.tube([(r * radius * cos(pi * t / 36), r * radius * sin(pi * t / 36), 0.0002) for t in range(73)], [tube] * 73, k["foil"], sides=8)
    for a, b in (((-0.46, -0.02), (0.0, 0.27)), ((0.0, 0.27), (0.46, -0.02)), ((-0.32, 0.02), (-0.32, -0.34)), ((0.32, 0.02), (0.32, -0.34)), ((-0.32, -0.34), (0.32, -0.34))):
        m.tube([(r * a[0], r * a[1], 0.0002), (r * b[0], r * b[1], 0.0002)], [0.00075, 0.00075], k["foil"], sides=8)
    m.frame = keep


def folder(m, k, frame, w=0.235, h=0.31):
    """Card folder, not quite shut, with papers in it and a card in slits on its cover."""
    m.frame = frame
    card = k["card"]
    m.box((-w / 2, -h / 2, 0.0003), (w / 2, h / 2, 0.0011), card)
    for i in range(5):
        m.box((-w / 2 + 0.004 + 0.0006 * (i * 7 % 4), -h / 2 + 0.003, 0.0013 + 0.0004 * i), (w / 2 - 0.009 + 0.0011 * (i * 5 % 4), h / 2 - 0.003 - 0.0008 * (i * 3 % 4), 0.0016 + 0.0004 * i), k["paper"])
    n, gape = 12, 0.0055
    for i in range(n):
        a, b = -w / 2 + w * i / n, -w / 2 + w * (i + 1) / n
        za, zb = (0.0036 + gape * (j / n) ** 1.4 for j in (i, i + 1))
        m.hexa(((a, -h / 2, za), (b, -h / 2, zb), (b, h / 2, zb), (a, h / 2, za), (a, -h / 2, za + 0.0008), (b, -h / 2, zb + 0.0008), (b, h / 2, zb + 0.0008), (a, h / 2, za + 0.0008)), card)
    m.sweep([(0.0040 * cos(t), 0.0022 + 0.0022 * sin(t)) for t in (pi / 2, 3 * pi / 4, pi, 5 * pi / 4, 3 * pi / 2)], [(-w / 2, -h / 2, 0), (-w / 2, h / 2, 0)], card, closed=False, smooth=True)
    m.frame = move(0, 0, 0)


def build(rng):
    k = desk.kit()
    k |= {"stock": desk.paper("stock", (0.70, 0.675, 0.60)), "green": f.plain("green", (0.030, 0.085, 0.070), 0.6),
          "foil": f.metal("foil", (0.66, 0.33, 0.15), 0.24, 1.0, 0.0002, 90.0), "card": desk.paper("card", (0.050, 0.085, 0.090))}
    desk.room(rng, overcast=True)
    m, sheet = Mesh(), move(0.0, 0.0, 0.0016, 0.60) @ move(-W / 2, -H / 2, 0)
    certificate(m, k, random.Random(11), sheet)
    m.frame = sheet
    desk.pen(m, 0.254, -0.068, 2.24, k)
    folder(m, k, move(-0.225, 0.155, 0, 0.92))
    m.frame = move(0, 0, 0.0052)
    desk.keys(m, k, -0.175, 0.130, 0.75)
    m.frame = move(0, 0, 0)
    m.build("things", bevel=0.0003)
    desk.sample(rng, shingles.granules("sample", grain=640, age=0.0), -0.075, 0.205, 0.36, 0.30, 2)
    camera((0.44, -0.61, 0.40), (0.0, 0.035, 0.0), 70, fstop=9.0, focus=(0.02, -0.02, 0.0))

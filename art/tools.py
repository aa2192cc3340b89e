"""What a crew leaves on a roof: ladder, bundles, hose, toe boards, hammer, flat bar, nails. Metres."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

import finishes as f
from mesh import move


def ladder(m, foot, head, width=0.42, over=0.9):
    """Aluminium extension ladder from foot to where it bears, running `over` past it."""
    alu, grip = f.metal("aluminium", (0.62, 0.63, 0.64), 0.36, 0.9), f.plain("rubber", (0.015, 0.015, 0.016), 0.7)
    foot, head = Vector(foot), Vector(head)
    d = (head - foot).normalized()
    end = head + d * over
    side = Vector((1, 0, 0))
    out = side.cross(d).normalized()
    total = (end - foot).length
    for part, (a, b, w, lift) in enumerate(((0.0, total * 0.58, width, 0.0), (total * 0.40, total, width - 0.07, -0.045))):
        for s in (-1, 1):
            p, q = foot + d * a + side * (s * w / 2) + out * lift, foot + d * b + side * (s * w / 2) + out * lift
            prof = ((-0.014, -0.035), (0.014, -0.035), (0.014, -0.030), (-0.008, -0.030), (-0.008, 0.030), (0.014, 0.030), (0.014, 0.035), (-0.014, 0.035))
            prof = [(x * -s, y) for x, y in prof]
            m.sweep(prof if s < 0 else prof[::-1], [p, q], alu, up=tuple(out))
        k = 0.2
        while k < b - a - 0.1:
            c = foot + d * (a + k) + out * lift
            m.tube([c - side * w / 2, c + side * w / 2], [0.0165, 0.0165], alu, sides=12)
            k += 0.305
    for s in (-1, 1):
        p = foot + side * (s * width / 2)
        m.box((p.x - 0.04, p.y - 0.06, p.z - 0.04), (p.x + 0.04, p.y + 0.06, p.z + 0.05), grip)
        p = end + side * (s * (width - 0.07) / 2)
        m.box((p.x - 0.022, p.y - 0.04, p.z - 0.03), (p.x + 0.022, p.y + 0.03, p.z + 0.03), grip)
    return foot, d, out


def wrapper():
    """Bundle wrapping: paper with a printed band."""
    s = f.Shader("wrapper")
    x, y, z = s.split(s.where())
    g = s.attr("tone")
    c = s.mix(s.math("GREATER_THAN", g, 0.6), (0.52, 0.47, 0.38), (0.30, 0.075, 0.028))
    c = s.mix(s.math("GREATER_THAN", g, 0.9), c, (0.03, 0.035, 0.04))
    return s.finish(c, 0.35, s.noise(14.0, 4.0, 0.6, at=s.where()), 0.006, 0.5)


def bundle(m, x, y, z, mat, turn=0.0):
    """A bundle of shingles, 1 m by 0.34 m by 95 mm, in the frame m already has."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    m.box((-0.5, -0.17, 0), (0.5, 0.17, 0.095), mat, 0.3)
    m.box((-0.22, -0.1705, -0.0005), (0.22, 0.1705, 0.0965), mat, 0.7)
    m.box((-0.12, -0.05, 0.0964), (0.12, 0.05, 0.0975), mat, 0.95)
    m.frame = keep


def hose(m, points, color=(0.42, 0.05, 0.02), radius=0.009):
    """Air hose along points, rounded by subdividing twice."""
    mat = f.plain("hose", color, 0.4)
    pts = [Vector(p) for p in points]
    for _ in range(3):
        new = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            new += [a.lerp(b, 0.25), a.lerp(b, 0.75)]
        pts = [*new, pts[-1]]
    m.tube(pts, [radius] * len(pts), mat, sides=8)


def toe_board(m, x0, x1, y, mat, steel):
    """Plank on roof brackets, in plane coordinates."""
    m.box((x0, y, 0.03), (x1, y + 0.04, 0.20), mat, 0.2)
    x = x0 + 0.3
    while x < x1:
        m.box((x - 0.02, y - 0.04, 0.006), (x + 0.02, y + 0.30, 0.012), steel)
        m.box((x - 0.02, y - 0.045, 0.006), (x + 0.02, y - 0.038, 0.17), steel)
        x += 1.4


def hammer(m, x, y, z, turn):
    """Claw hammer lying on its side."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    ash, steel = f.wood("handle", (0.40, 0.24, 0.11), (2, 40, 40), 0.4), f.metal("forged", (0.30, 0.30, 0.31), 0.28, 1.0)
    m.tube([(0, 0, 0.017), (0.10, 0, 0.017), (0.24, 0, 0.016), (0.30, 0, 0.016)], [0.017, 0.0155, 0.0125, 0.011], ash, 0.1, sides=14)
    m.tube([(0.31, 0.055, 0.018), (0.31, 0.042, 0.018), (0.31, 0.038, 0.018), (0.31, 0.018, 0.018), (0.31, -0.018, 0.018)], [0.0145, 0.0145, 0.011, 0.012, 0.013], steel, sides=18)
    for s in (-1, 1):
        m.tube([(0.31 + s * 0.003, -0.015, 0.018), (0.31 + s * 0.008, -0.05, 0.020), (0.305 + s * 0.011, -0.085, 0.026)], [0.011, 0.007, 0.002], steel, sides=8)
    m.frame = keep


def flat_bar(m, x, y, z, turn):
    """Pry bar with both ends bent up."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    steel = f.metal("bar", (0.03, 0.05, 0.085), 0.32, 0.3)
    path = [(-0.20, 0, 0.045), (-0.185, 0, 0.012), (-0.165, 0, 0.003), (0.13, 0, 0.003), (0.17, 0, 0.007), (0.195, 0, 0.016)]
    m.sweep([(-0.022, -0.003), (0.022, -0.003), (0.022, 0.003), (-0.022, 0.003)], path, steel)
    m.frame = keep


def nails(m, rng, x, y, z, count=16, spread=0.12):
    """Roofing nails scattered flat."""
    steel = f.metal("galvanised", (0.55, 0.56, 0.57), 0.35, 1.0)
    for _ in range(count):
        px, py, t = x + rng.gauss(0, spread), y + rng.gauss(0, spread), rng.uniform(0, 2 * pi)
        a, b = Vector((px, py, z + 0.0045)), Vector((px + 0.032 * cos(t), py + 0.032 * sin(t), z + 0.0015))
        m.tube([a, b], [0.0017, 0.0013], steel, sides=6)
        n = (b - a).normalized()
        m.tube([a - n * 0.001, a], [0.005, 0.005], steel, sides=10)


def bucket(m, x, y, z):
    """Plastic pail with a wire bail."""
    pail, wire = f.plain("pail", (0.62, 0.60, 0.55), 0.4), f.metal("wire", (0.4, 0.4, 0.4), 0.4, 1.0)
    m.tube([(x, y, z), (x, y, z + 0.30), (x, y, z + 0.305), (x, y, z + 0.33)], [0.125, 0.145, 0.152, 0.152], pail, sides=28)
    m.tube([(x + 0.15 * cos(k * pi / 12), y, z + 0.3 + 0.2 * sin(k * pi / 12)) for k in range(13)], [0.003] * 13, wire, sides=6)


def pouch(m, x, y, z):
    """Leather tool pouch hung from a rung, seen from the front (-Y)."""
    hide, steel = f.plain("leather", (0.16, 0.075, 0.032), 0.5), f.metal("tool", (0.4, 0.4, 0.41), 0.3, 1.0)
    m.tube([(x - 0.26, y, z), (x, y - 0.01, z - 0.02), (x + 0.26, y, z)], [0.024, 0.026, 0.024], hide, sides=10)
    keep = m.frame
    for dx, w, h in ((-0.15, 0.085, 0.25), (0.12, 0.095, 0.29)):
        # flattened tubes: bellied pockets with a rolled lip
        m.frame = keep @ move(x + dx, y - 0.06, 0) @ Matrix.Diagonal((1, 0.58, 1, 1))
        zs = (z - h, z - h + 0.015, z - h * 0.6, z - 0.06, z - 0.045, z - 0.035)
        m.tube([(0, 0, k) for k in zs], [w * k for k in (0.55, 0.78, 1.0, 0.96, 1.03, 0.99)], hide, sides=20)
        m.tube([(0, 0, z - 0.0349), (0, 0, z - 0.0345)], [w * 0.93, w * 0.93], f.plain("pocket", (0.012, 0.007, 0.004)), sides=20)
    m.frame = keep
    m.tube([(x + 0.10, y - 0.06, z - 0.1), (x + 0.11, y - 0.06, z + 0.13)], [0.013, 0.012], f.plain("grip", (0.40, 0.16, 0.02), 0.5), sides=10)
    m.tube([(x - 0.16, y - 0.06, z - 0.1), (x - 0.15, y - 0.05, z + 0.09)], [0.006, 0.005], steel, sides=8)
    m.box((x + 0.19, y - 0.09, z - 0.14), (x + 0.25, y - 0.02, z - 0.06), f.paint("tape", (0.6, 0.42, 0.02), 0.35))

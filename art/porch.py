"""A deep front porch: floor boards, turned-out posts, railing, steps, a standing-seam shed roof, chairs. Metres.

Frame: x along the house wall, y = 0 at the wall and negative outward, z up from the ground.
"""
from math import atan, cos, pi, sin, tan

from mathutils import Matrix

import coverings
import roofs
from mesh import axes


def porch(m, frame, kit, rng, x0, x1, out=2.5, floor=0.5, attach=3.85, pitch=3, posts=4, steps=None, stair=2.2):
    """Open in front and at the right end; `steps` is the middle of the stair; `attach` the height where the roof meets the wall. Returns the places of the posts."""
    m.frame = frame
    t = kit["trim"]
    beam = attach - (out + 0.05) * pitch / 12 - 0.16
    xs = [x0 + 0.16 + (x1 - x0 - 0.32) * i / (posts - 1) for i in range(posts)]
    base(m, kit, rng, x0, x1, out, floor, xs)
    for x in xs:
        post(m, x, -out + 0.13, floor, beam - 0.30, t)
    m.box((x0, -out + 0.04, beam - 0.30), (x1, -out + 0.22, beam), t)
    m.box((x0, -out + 0.025, beam - 0.05), (x1, -out + 0.04, beam), t)
    x = x0
    while x < x1:
        m.box((x, -out + 0.2, beam - 0.10), (min(x + 0.085, x1), 0.0, beam - 0.085), kit["ceiling"], rng.random())
        x += 0.088
    for x in (x0, x1 - 0.10):
        m.box((x, -out + 0.2, beam - 0.30), (x + 0.10, 0.0, beam), t)
    for a, b in zip(xs, xs[1:]):
        if steps is None or not a < steps < b:
            rail(m, a + 0.08, b - 0.08, -out + 0.13, floor, t)
    m.frame = frame @ Matrix.Translation((x1 - 0.13, 0, 0)) @ Matrix.Rotation(-pi / 2, 4, "Z")
    rail(m, 0.0, out - 0.22, 0.0, floor, t)
    m.frame = frame
    if steps is not None:
        stairs(m, kit, rng, steps, stair, out, floor, ground=0.0)
    roof(m, frame, kit, rng, x0, x1, out, attach, pitch)
    return xs


def base(m, kit, rng, x0, x1, out, floor, xs):
    """Piers, slatted skirt and the painted floor, its boards running out from the wall."""
    m.box((x0 + 0.05, -out + 0.16, -0.1), (x1 - 0.05, -0.02, floor - 0.25), kit["room"])
    for x in xs:
        m.box((x - 0.21, -out + 0.02, -0.1), (x + 0.21, -out + 0.40, floor - 0.24), kit["brick"])
    x = x0 + 0.02
    while x < x1 - 0.05:
        m.box((x, -out + 0.10, 0.03), (x + 0.068, -out + 0.12, floor - 0.24), kit["trim"])
        x += 0.098
    m.box((x0, -out + 0.03, floor - 0.25), (x1, -out + 0.07, floor - 0.032), kit["trim"])
    x = x0
    while x < x1 - 0.01:
        m.box((x + 0.001, -out - rng.uniform(0, 0.004), floor - 0.032), (min(x + 0.085, x1), 0.0, floor - rng.uniform(0, 0.001)), kit["floor"], rng.random())
        x += 0.087


def post(m, x, y, z0, z1, mat, w=0.095):
    m.box((x - w, y - w, z0), (x + w, y + w, z1), mat)
    for a, b, e in ((z0, z0 + 0.20, 0.018), (z0, z0 + 0.04, 0.032), (z1 - 0.14, z1, 0.018), (z1 - 0.04, z1, 0.036), (z0 + 0.98, z0 + 1.01, 0.010)):
        m.box((x - w - e, y - w - e, a), (x + w + e, y + w + e, b), mat)


def rail(m, a, b, y, floor, mat):
    """Moulded handrail, bottom rail on a block, square balusters."""
    m.box((a, y - 0.045, floor + 0.90), (b, y + 0.045, floor + 0.94), mat)
    m.box((a, y - 0.030, floor + 0.86), (b, y + 0.030, floor + 0.90), mat)
    m.box((a, y - 0.030, floor + 0.10), (b, y + 0.030, floor + 0.16), mat)
    mid = (a + b) / 2
    m.box((mid - 0.03, y - 0.025, floor), (mid + 0.03, y + 0.025, floor + 0.10), mat)
    n = round((b - a) / 0.118)
    for i in range(1, n):
        x = a + (b - a) * i / n
        m.box((x - 0.016, y - 0.016, floor + 0.15), (x + 0.016, y + 0.016, floor + 0.87), mat)


def stairs(m, kit, rng, cx, wide, out, floor, ground):
    """Closed risers, painted treads with a nosing, newels and a raking rail on both sides."""
    n = max(2, round((floor - ground) / 0.165))
    rise, go = (floor - ground) / n, 0.29
    a, b = cx - wide / 2, cx + wide / 2
    for i in range(1, n):
        top, y = floor - rise * i, -out - go * i
        m.box((a, y + 0.02, -0.1), (b, y + go + 0.03, top - 0.035), kit["trim"])
        for k in (0, 1):
            m.box((a - 0.03, y - 0.02 + k * 0.155, top - 0.035), (b + 0.03, y + 0.13 + k * 0.155, top), kit["floor"], rng.random())
    foot, run = -out - go * (n - 1) + 0.10, 0.92
    for x in (a - 0.02, b + 0.02):
        m.box((x - 0.06, foot - 0.06, ground), (x + 0.06, foot + 0.06, ground + rise + run + 0.08), kit["trim"])
        m.box((x - 0.08, foot - 0.08, ground + rise + run + 0.08), (x + 0.08, foot + 0.08, ground + rise + run + 0.12), kit["trim"])
        y1, z0, z1 = -out + 0.06, ground + rise + run, floor + run
        for low, high, w in ((-0.04, 0.0, 0.04), (-0.78, -0.72, 0.025)):
            m.hexa(((x - w, foot, z0 + low), (x + w, foot, z0 + low), (x + w, y1, z1 + low), (x - w, y1, z1 + low),
                    (x - w, foot, z0 + high), (x + w, foot, z0 + high), (x + w, y1, z1 + high), (x - w, y1, z1 + high)), kit["trim"])
        count = round((y1 - foot) / 0.115)
        for i in range(1, count):
            k = i / count
            y, z = foot + (y1 - foot) * k, z0 + (z1 - z0) * k
            m.box((x - 0.016, y - 0.016, z - 0.74), (x + 0.016, y + 0.016, z - 0.02), kit["trim"])


def roof(m, frame, kit, rng, x0, x1, out, attach, pitch, over=0.36, side=0.22):
    """Shed roof in standing seam with fascia, soffit, raking ends, a gutter and flashing where it meets the wall."""
    p = atan(pitch / 12)
    low = attach - (out + over) * tan(p)
    slope, L, metal, t = (out + over) / cos(p), x1 - x0 + 2 * side, kit["seam"], kit["trim"]
    m.frame = frame @ axes((x0 - side, -out - over, low), (1, 0, 0), (0, cos(p), sin(p)), (0, -sin(p), cos(p)))
    m.box((0, 0, -0.10), (L, slope, -0.006), kit["board"])
    count = round(L / 0.41)
    coverings.standing_seam(m, L * (1 - 0.5 / count), slope, metal, rng, panel=L / count)
    m.box((-0.02, -0.032, -0.030), (L + 0.02, -0.022, 0.004), metal)
    for x in (-0.03, L - 0.012):
        m.box((x, -0.02, -0.20), (x + 0.03, slope, -0.012), t)
        m.box((x - 0.01, -0.03, -0.06), (x + 0.045, slope, 0.040), metal)
    for x in (0, L - side - 0.02):
        m.box((x, 0, -0.195), (x + side + 0.02, slope, -0.18), kit["soffit"])
    m.box((0, slope - 0.14, 0.040), (L, slope, 0.045), metal)
    m.frame = frame
    m.box((x0 - side, -0.055, attach + 0.02), (x1 + side, 0.0, attach + 0.14), metal)
    zf = low - 0.012
    m.box((x0 - side, -out - over - 0.02, zf - 0.19), (x1 + side, -out - over + 0.004, zf), t)
    m.box((x0 - side, -out - over, zf - 0.195), (x1 + side, -out + 0.05, zf - 0.18), kit["soffit"])
    m.box((x0, -out + 0.04, zf - 0.2), (x1, -out + 0.22, zf + 0.05), t)
    for x in (x0 + 0.02, x1 - 0.05):
        m.hexa(((x, -out + 0.1, zf - 0.12), (x + 0.03, -out + 0.1, zf - 0.12), (x + 0.03, 0, zf - 0.12), (x, 0, zf - 0.12),
                (x, -out + 0.1, zf + 0.02), (x + 0.03, -out + 0.1, zf + 0.02), (x + 0.03, 0, attach - 0.10), (x, 0, attach - 0.10)), t)
    y, z = -out - over - 0.02, zf - 0.125
    m.sweep(roofs.K_STYLE, [(x0 - side - 0.01, y, z), (x1 + side + 0.01, y, z - 0.01)], kit["gutter"])


def rocker(m, frame, mat, rng):
    """A slatted rocking chair; its front looks toward -y."""
    m.frame = frame
    for s in (-0.27, 0.27):
        arc = [(s, -0.42 + 0.12 * i, 0.03 + 0.018 * (i - 3.6) ** 2 * 0.35) for i in range(8)]
        m.tube(arc, [0.018] * 8, mat, sides=6)
        m.tube([(s, -0.22, 0.04), (s, -0.24, 0.60)], [0.02, 0.018], mat, sides=8)
        m.tube([(s, 0.22, 0.06), (s, 0.24, 0.45), (s, 0.36, 1.10)], [0.02, 0.02, 0.016], mat, sides=8)
        m.box((s - 0.045, -0.30, 0.60), (s + 0.045, 0.26, 0.625), mat)
    for i in range(8):
        y = -0.25 + i * 0.066
        m.box((-0.26, y, 0.42 - i * 0.004), (0.26, y + 0.052, 0.436 - i * 0.004), mat, rng.random())
    for i in range(7):
        x = -0.225 + i * 0.064
        m.hexa(((x, 0.23, 0.44), (x + 0.05, 0.23, 0.44), (x + 0.05, 0.25, 0.44), (x, 0.25, 0.44),
                (x, 0.35, 1.08), (x + 0.05, 0.35, 1.08), (x + 0.05, 0.37, 1.08), (x, 0.37, 1.08)), mat, rng.random())
    m.box((-0.29, 0.34, 1.05), (0.29, 0.375, 1.13), mat)

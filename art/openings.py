"""Walls with real openings, and the sash windows, shutters and doors in them.

Wall frame: x along the wall, y inward, z up; the outer face is y = 0. Metres.
"""
from math import sin, tan


def wall(m, frame, length, height, holes, mat, depth=0.13):
    """A wall face cut by `holes` [(x0, x1, z0, z1)] with reveals of `depth`."""
    m.frame = frame
    xs = sorted({0.0, length, *(v for h in holes for v in h[:2])})
    zs = sorted({0.0, height, *(v for h in holes for v in h[2:])})
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            u, w = (a + b) / 2, (c + d) / 2
            if not any(h[0] < u < h[1] and h[2] < w < h[3] for h in holes):
                m.face(((a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d)), mat)
    reveals(m, holes, mat, depth)


def gable(m, frame, length, z, p, holes, mat, depth=0.13):
    """The triangle over a wall of height z under a roof of angle p, cut by `holes`."""
    m.frame = frame
    xs = sorted({0.0, length / 2, length, *(v for h in holes for v in h[:2])})
    for a, b in zip(xs, xs[1:]):
        top = [z + min(x, length - x) * tan(p) for x in (a, b)]
        low = z
        for h in [h for h in holes if h[0] < (a + b) / 2 < h[1]]:
            m.face(((a, 0, low), (b, 0, low), (b, 0, h[2]), (a, 0, h[2])), mat)
            low = h[3]
        m.face(((a, 0, low), (b, 0, low), (b, 0, top[1]), (a, 0, top[0])), mat)
    reveals(m, holes, mat, depth)


def reveals(m, holes, mat, depth):
    for a, b, c, d in holes:
        for p, q in (((a, c), (a, d)), ((a, d), (b, d)), ((b, d), (b, c)), ((b, c), (a, c))):
            m.face(((p[0], 0, p[1]), (q[0], 0, q[1]), (q[0], depth, q[1]), (p[0], depth, p[1])), mat)


def sash(m, x0, x1, z0, z1, y, cols, rows, kit, rng):
    """One sash with muntins; each pane leans a hair so that reflections break."""
    f, t, mu = 0.046, 0.034, 0.020
    m.box((x0, y, z0), (x0 + f, y + t, z1), kit["trim"])
    m.box((x1 - f, y, z0), (x1, y + t, z1), kit["trim"])
    m.box((x0 + f, y, z0), (x1 - f, y + t, z0 + f * 1.3), kit["trim"])
    m.box((x0 + f, y, z1 - f), (x1 - f, y + t, z1), kit["trim"])
    a, b, c, d = x0 + f, x1 - f, z0 + f * 1.3, z1 - f
    for i in range(1, cols):
        x = a + (b - a) * i / cols
        m.box((x - mu / 2, y + 0.004, c), (x + mu / 2, y + t - 0.004, d), kit["trim"])
    for j in range(1, rows):
        z = c + (d - c) * j / rows
        m.box((a, y + 0.003, z - mu / 2), (b, y + t - 0.003, z + mu / 2), kit["trim"])
    for i in range(cols):
        for j in range(rows):
            p, q = a + (b - a) * i / cols, a + (b - a) * (i + 1) / cols
            r, s = c + (d - c) * j / rows, c + (d - c) * (j + 1) / rows
            e, g = rng.gauss(0, 0.0016), rng.gauss(0, 0.0016)
            yy = y + t / 2
            m.face(((p, yy - e, r), (q, yy + e, r - 0), (q, yy + e + g, s), (p, yy - e + g, s)), kit["glass"])


def drapes(m, x0, x1, z0, z1, y, kit, rng):
    """Curtains drawn to each side, or a blind part way down, or both."""
    style = rng.random()
    if style > 0.35:
        part = rng.uniform(0.20, 0.34)
        for side in (0, 1):
            w = (x1 - x0) * part * rng.uniform(0.85, 1.1)
            n, pts = 22, []
            for i in range(n + 1):
                k = i / n
                x = x0 + w * k if side == 0 else x1 - w * k
                pts.append((x, y + 0.025 * sin(k * 26 + side) + 0.008 * sin(k * 61)))
            for (a, b), (c, d) in zip(pts, pts[1:]):
                m.face(((a, b, z0), (c, d, z0), (c, d, z1), (a, b, z1)), kit["curtain"])
    if style < 0.35 or style > 0.8:
        drop = rng.uniform(0.25, 0.6)
        m.face(((x0, y + 0.06, z1 - (z1 - z0) * drop), (x1, y + 0.06, z1 - (z1 - z0) * drop), (x1, y + 0.06, z1), (x0, y + 0.06, z1)), kit["curtain"], 0.8)


def window(m, frame, cx, z0, w, h, kit, rng, grid=(3, 2), lamp=False, shutters=True, arch=True, reach=0.5):
    """Double-hung window centred on cx with its sill at z0; the room behind it is wider than the window by `reach` on each side."""
    m.frame = frame
    x0, x1, z1 = cx - w / 2, cx + w / 2, z0 + h
    cas = 0.055
    m.box((x0, 0.015, z0), (x0 + cas, 0.13, z1), kit["trim"])
    m.box((x1 - cas, 0.015, z0), (x1, 0.13, z1), kit["trim"])
    m.box((x0, 0.012, z1 - cas), (x1, 0.13, z1), kit["trim"])
    m.hexa(((x0 - 0.05, -0.055, z0 - 0.075), (x1 + 0.05, -0.055, z0 - 0.075), (x1 + 0.05, 0.12, z0 - 0.06), (x0 - 0.05, 0.12, z0 - 0.06),
            (x0 - 0.05, -0.055, z0 - 0.012), (x1 + 0.05, -0.055, z0 - 0.012), (x1 + 0.05, 0.12, z0 + 0.008), (x0 - 0.05, 0.12, z0 + 0.008)), kit["trim"])
    a, b, mid = x0 + cas, x1 - cas, z0 + h * 0.49
    sash(m, a, b, mid - 0.02, z1 - cas, 0.055, *grid, kit, rng)
    sash(m, a, b, z0, mid + 0.025, 0.092, *grid, kit, rng)
    drapes(m, a, b, z0 + 0.02, z1 - 0.03, 0.20, kit, rng)
    back = kit["lamp"] if lamp else kit["room"]
    m.face(((x0 - reach, 1.3, z0 - 0.6 * reach), (x1 + reach, 1.3, z0 - 0.6 * reach), (x1 + reach, 1.3, z1 + 0.4 * reach), (x0 - reach, 1.3, z1 + 0.4 * reach)), back)
    for p, q in (((x0 - reach, z0 - 0.6 * reach), (x0 - reach, z1 + 0.4 * reach)), ((x0 - reach, z1 + 0.4 * reach), (x1 + reach, z1 + 0.4 * reach)),
                 ((x1 + reach, z1 + 0.4 * reach), (x1 + reach, z0 - 0.6 * reach)), ((x1 + reach, z0 - 0.6 * reach), (x0 - reach, z0 - 0.6 * reach))):
        m.face(((p[0], 0.14, p[1]), (q[0], 0.14, q[1]), (q[0], 1.3, q[1]), (p[0], 1.3, p[1])), kit["room"])
    if shutters:
        for s in (x0 - 0.015 - w * 0.44, x1 + 0.015):
            shutter(m, s, s + w * 0.44, z0 - 0.03, z1 + 0.01, kit)
    if arch:
        jack_arch(m, x0, x1, z1, kit)


def shutter(m, x0, x1, z0, z1, kit):
    """Louvred shutter 45 mm proud of the wall."""
    f, mat, y0, y1 = 0.05, kit["shutter"], -0.048, -0.008
    m.box((x0, y0, z0), (x0 + f, y1, z1), mat)
    m.box((x1 - f, y0, z0), (x1, y1, z1), mat)
    zm = z0 + (z1 - z0) * 0.47
    for z, k in ((z0, 0.09), (zm, 0.06), (z1 - 0.06, 0.06)):
        m.box((x0 + f, y0, z), (x1 - f, y1, z + k), mat)
    for lo, hi in ((z0 + 0.09, zm), (zm + 0.06, z1 - 0.06)):
        z = lo
        while z < hi - 0.01:
            m.hexa(((x0 + f, y0 + 0.004, z - 0.004), (x1 - f, y0 + 0.004, z - 0.004), (x1 - f, y1, z + 0.030), (x0 + f, y1, z + 0.030),
                    (x0 + f, y0 + 0.004, z + 0.004), (x1 - f, y0 + 0.004, z + 0.004), (x1 - f, y1, z + 0.038), (x0 + f, y1, z + 0.038)), mat)
            z += 0.042


def jack_arch(m, x0, x1, z, kit, h=0.27):
    """Splayed brick lintel with a stone key."""
    y, k, s = -0.006, 0.075, 0.09
    for a, b, c, d in ((x0 - 0.02, (x0 + x1) / 2 - k * 0.8, x0 - s - 0.02, (x0 + x1) / 2 - k), ((x0 + x1) / 2 + k * 0.8, x1 + 0.02, (x0 + x1) / 2 + k, x1 + s + 0.02)):
        m.hexa(((a, y, z), (b, y, z), (b, 0.05, z), (a, 0.05, z), (c, y, z + h), (d, y, z + h), (d, 0.05, z + h), (c, 0.05, z + h)), kit["soldier"])
    c = (x0 + x1) / 2
    m.hexa(((c - k * 0.8, -0.03, z - 0.02), (c + k * 0.8, -0.03, z - 0.02), (c + k * 0.8, 0.05, z - 0.02), (c - k * 0.8, 0.05, z - 0.02),
            (c - k, -0.03, z + h + 0.03), (c + k, -0.03, z + h + 0.03), (c + k, 0.05, z + h + 0.03), (c - k, 0.05, z + h + 0.03)), kit["stone"])


def door(m, frame, cx, z0, kit, rng, w=1.0, h=2.15, side=0.42, light=0.34):
    """Six-panel door with lamps behind the glass and a pilastered surround; `side` is the reach of its sidelights and `light` the height
    of its transom, 0 for none."""
    m.frame = frame
    t, d = kit["trim"], kit["door"]
    m.box((cx - w / 2, 0.08, z0), (cx + w / 2, 0.12, z0 + h), d)
    for x in (cx - w * 0.40, cx + w * 0.06):
        for a, b in ((0.08, 0.34), (0.41, 0.73), (0.79, 0.95)):
            m.box((x, 0.068, z0 + h * a), (x + w * 0.34, 0.08, z0 + h * b), d, 0.7)
            m.box((x + 0.04, 0.058, z0 + h * a + 0.04), (x + w * 0.34 - 0.04, 0.07, z0 + h * b - 0.04), d)
    m.box((cx + w * 0.40, 0.02, z0 + 1.0), (cx + w * 0.44, 0.08, z0 + 1.06), kit["brass"])
    for s in (-1, 1):
        if side:
            a, b = sorted((cx + s * (w / 2 + 0.10), cx + s * (w / 2 + side)))
            sash(m, a, b, z0 + 0.35, z0 + h, 0.06, 1, 4, kit, rng)
            m.box((a, 0.05, z0), (b, 0.12, z0 + 0.35), t)
            m.face(((a, 0.6, z0), (b, 0.6, z0), (b, 0.6, z0 + h), (a, 0.6, z0 + h)), kit["lamp"])
        for e in (cx + s * (w / 2 + 0.05), cx + s * (w / 2 + side + 0.04)):
            m.box((e - 0.05, 0.0, z0), (e + 0.05, 0.13, z0 + h), t)
        p = cx + s * (w / 2 + side + 0.18)
        m.box((p - 0.10, -0.05, z0), (p + 0.10, 0.06, z0 + h + 0.11 + light), t)
    reach = w / 2 + side
    if light:
        sash(m, cx - reach, cx + reach, z0 + h + 0.08, z0 + h + 0.08 + light, 0.06, 6 if side else 3, 1, kit, rng)
        m.face(((cx - reach - 0.08, 0.6, z0 + h), (cx + reach + 0.08, 0.6, z0 + h), (cx + reach + 0.08, 0.6, z0 + h + 0.5), (cx - reach - 0.08, 0.6, z0 + h + 0.5)), kit["lamp"])
    m.box((cx - reach - 0.08, 0.02, z0 + h), (cx + reach + 0.08, 0.13, z0 + h + 0.08), t)
    m.box((cx - reach - 0.33, -0.08, z0 + h + 0.08 + light), (cx + reach + 0.33, 0.08, z0 + h + 0.28 + light), t)


def garage_door(m, frame, cx, w, h, kit):
    """Sectional carriage door with a row of lights."""
    m.frame = frame
    t = kit["garage"]
    for j in range(4):
        z = h * j / 4
        m.box((cx - w / 2, 0.10, z + 0.004), (cx + w / 2, 0.14, z + h / 4 - 0.004), t)
        for i in range(8):
            a = cx - w / 2 + w * (i + 0.1) / 8
            m.box((a, 0.085, z + 0.09), (a + w * 0.8 / 8, 0.11, z + h / 4 - 0.09), kit["glass"] if j == 3 else t)
    for s in (-1, 1):
        m.box((cx + s * w / 2 - 0.06, -0.02, 0), (cx + s * w / 2 + 0.06, 0.13, h), kit["trim"])
    m.box((cx - w / 2 - 0.06, -0.025, h), (cx + w / 2 + 0.06, 0.13, h + 0.16), kit["trim"])

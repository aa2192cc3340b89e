"""Small things that make a lot lived in: mailbox, lamp post, fence, bins of mulch. Metres."""
from mathutils import Vector

import finishes as f


def mailbox(m, x, y):
    post, box = f.wood("post", (0.42, 0.38, 0.32), (30, 30, 3)), f.metal("mailbox", (0.012, 0.013, 0.015), 0.35)
    m.box((x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 1.15), post)
    m.box((x - 0.04, y - 0.45, 0.96), (x + 0.04, y + 0.2, 1.04), post)
    m.box((x - 0.085, y - 0.50, 1.04), (x + 0.085, y - 0.02, 1.18), box)
    m.tube([(x, y - 0.50, 1.18), (x, y - 0.02, 1.18)], [0.085, 0.085], box, sides=16)
    m.box((x + 0.086, y - 0.2, 1.12), (x + 0.094, y - 0.16, 1.30), f.paint("flag", (0.45, 0.03, 0.02)))


def lamp_post(m, x, y, lamp):
    iron = f.metal("iron", (0.012, 0.012, 0.013), 0.4)
    m.tube([(x, y, 0), (x, y, 0.25), (x, y, 0.3), (x, y, 2.0)], [0.075, 0.07, 0.04, 0.035], iron, sides=12)
    m.box((x - 0.09, y - 0.09, 2.02), (x + 0.09, y + 0.09, 2.30), lamp)
    for a in (-1, 1):
        for b in (-1, 1):
            m.box((x + a * 0.095 - 0.01, y + b * 0.095 - 0.01, 2.0), (x + a * 0.095 + 0.01, y + b * 0.095 + 0.01, 2.32), iron)
    m.hexa(((x - .14, y - .14, 2.31), (x + .14, y - .14, 2.31), (x + .14, y + .14, 2.31), (x - .14, y + .14, 2.31),
            (x - .03, y - .03, 2.44), (x + .03, y - .03, 2.44), (x + .03, y + .03, 2.44), (x - .03, y + .03, 2.44)), iron)


def fence(m, points, height=1.75, rng=None):
    """Board fence of single pickets along a polyline."""
    mat = f.wood("cedar-fence", (0.20, 0.155, 0.115), (22, 22, 1.5), 0.85)
    for a, b in zip(points, points[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        d = (b - a).normalized()
        n = Vector((-d.y, d.x, 0)) * 0.012
        s = 0.0
        while s < (b - a).length:
            p, q = a + d * s, a + d * (s + 0.135)
            h = height + rng.gauss(0, 0.012)
            m.hexa((p - n, q - n, q + n, p + n, *((v + Vector((0, 0, h))) for v in (p - n, q - n, q + n, p + n))), mat, rng.random())
            s += 0.143
        for z in (0.35, height - 0.3):
            m.hexa([v + Vector((0, 0, z + k)) for k in (0, 0.09) for v in (a + n, b + n, b + n * 4, a + n * 4)], mat, 0.4)

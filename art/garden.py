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


def lantern(m, x, y, z, glow, iron, wide=0.085, tall=0.27):
    """Six-pane box lantern: a lit core inside bars, with a pitched cap. z is its foot."""
    w, t = wide, 0.009
    m.box((x - w * 0.62, y - w * 0.62, z + 0.02), (x + w * 0.62, y + w * 0.62, z + tall * 0.9), glow)
    m.box((x - w - t, y - w - t, z), (x + w + t, y + w + t, z + 0.02), iron)
    for a in (-1, 1):
        for b in (-1, 1):
            m.box((x + a * w - t, y + b * w - t, z), (x + a * w + t, y + b * w + t, z + tall), iron)
        m.box((x + a * w - t * 0.6, y - t * 0.6, z), (x + a * w + t * 0.6, y + t * 0.6, z + tall), iron)
        m.box((x - t * 0.6, y + a * w - t * 0.6, z), (x + t * 0.6, y + a * w + t * 0.6, z + tall), iron)
        for k in (0.5, 1.0):
            m.box((x + a * w - t * 0.6, y - w, z + tall * k - t), (x + a * w + t * 0.6, y + w, z + tall * k), iron)
            m.box((x - w, y + a * w - t * 0.6, z + tall * k - t), (x + w, y + a * w + t * 0.6, z + tall * k), iron)
    e, h = w * 1.45, z + tall
    m.hexa(((x - e, y - e, h), (x + e, y - e, h), (x + e, y + e, h), (x - e, y + e, h), (x - .02, y - .02, h + w * 1.3), (x + .02, y - .02, h + w * 1.3),
            (x + .02, y + .02, h + w * 1.3), (x - .02, y + .02, h + w * 1.3)), iron)
    m.tube([(x, y, h + w * 1.3), (x, y, h + w * 1.3 + 0.05)], [0.014, 0.006], iron, sides=8)


def lamp_post(m, x, y, glow):
    iron = f.metal("iron", (0.012, 0.012, 0.013), 0.4)
    m.tube([(x, y, 0), (x, y, 0.25), (x, y, 0.3), (x, y, 2.0)], [0.075, 0.07, 0.04, 0.035], iron, sides=12)
    m.tube([(x, y, 1.9), (x, y, 1.98), (x, y, 2.0)], [0.04, 0.085, 0.10], iron, sides=12)
    lantern(m, x, y, 2.0, glow, iron, 0.105, 0.33)


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


def paddock(m, points, mat, rng, height=1.3, bay=2.4):
    """Four-board horse fence along a polyline: posts every bay, boards nailed to the far side, none of them quite straight."""
    for a, b in zip(points, points[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        d = (b - a).normalized()
        n = Vector((-d.y, d.x, 0))
        count = max(1, round((b - a).length / bay))
        stops = [a.lerp(b, i / count) for i in range(count + 1)]
        for p in stops:
            h = height + rng.gauss(0.06, 0.015)
            m.hexa([p + d * u * 0.06 + n * v * 0.06 + Vector((0, 0, z)) for z in (-0.1, h) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))], mat, rng.random())
        for p, q in zip(stops, stops[1:]):
            for k in range(4):
                z, e = 0.16 + k * (height - 0.22) / 3, (rng.gauss(0, 0.008), rng.gauss(0, 0.008))
                m.hexa([v + n * w + Vector((0, 0, z + t)) for u in (0, 1) for v, w, t in ((p, 0.062, e[0] + u * 0.14), (q, 0.062, e[1] + u * 0.14), (q, 0.088, e[1] + u * 0.14), (p, 0.088, e[0] + u * 0.14))], mat, rng.random())

"""Trees grown branch by branch, hedges and shrubs of single leaves. Metres."""
import random
from math import cos, pi, sin, sqrt

from mathutils import Vector

from mesh import Mesh


def leaf(m, at, along, normal, size, mat, tone):
    """One leaf: a folded kite of two triangles."""
    side = along.cross(normal)
    tip, w = at + along * size, side * size * 0.42
    mid = at + along * size * 0.45
    b = m.points((at, mid + w + normal * size * 0.10, tip, mid - w + normal * size * 0.10))
    m.poly((b, b + 1, b + 2), mat, tone)
    m.poly((b, b + 2, b + 3), mat, tone)


def ball(rng):
    while True:
        v = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)))
        if 0.01 < v.length < 1:
            return v


def limb(start, direction, length, steps, rng, wander=0.18, rise=0.06):
    """A wandering polyline that bends up toward the light."""
    pts, d, p = [start], direction.normalized(), start
    for _ in range(steps):
        d = (d + ball(rng) * wander + Vector((0, 0, rise))).normalized()
        p = p + d * (length / steps)
        pts.append(p)
    return pts


def foliage(m, twig, rng, leaves, size, mat, centre, reach, shade, loose=1.5):
    """Leaves around one twig; tone falls toward the inside of the crown."""
    for _ in range(leaves):
        k = rng.random() ** 0.7 * (len(twig) - 1)
        i = min(int(k), len(twig) - 2)
        at = twig[i].lerp(twig[i + 1], k - i) + ball(rng) * size * loose
        out = at - centre
        depth = min(1.0, out.length / reach)
        n = (ball(rng) * 0.8 + Vector((0, 0, 0.75)) + out.normalized() * 0.45).normalized()
        a = ball(rng)
        a = (a - n * a.dot(n) + Vector((0, 0, -0.25))).normalized()
        tone = min(1, max(0, (1 - shade) * 0.5 + shade * depth * 0.75 + rng.gauss(0, 0.16)))
        leaf(m, at, a, n, size * rng.uniform(0.7, 1.25), mat, tone)


def thicket(m, twig, rng, leaves, size, mat):
    """Broad dark leaves in the shade round the foot of a twig: they close the crown behind the small ones in the light."""
    for _ in range(leaves):
        k = rng.random() * (len(twig) - 1.5)
        at = twig[int(k)].lerp(twig[int(k) + 1], k - int(k)) + ball(rng) * size * 1.1
        n = (ball(rng) + Vector((0, 0, 0.5))).normalized()
        a = ball(rng)
        leaf(m, at, (a - n * a.dot(n)).normalized(), n, size * rng.uniform(0.6, 1.3), mat, max(0, rng.gauss(0.10, 0.07)))


def broadleaf(rng, height, radius, leaf_mat, bark_mat, clear=0.18, limbs=19, fine=16, leaves=48, size=0.155, open_=0.25):
    """Oak or maple: limbs by the golden angle, twigs in lobes with gaps between them, leaves of several sizes round `size`."""
    rng = random.Random(rng.random())   # what stands round a tree does not change with its leaves
    m = Mesh()
    trunk = limb(Vector((0, 0, -0.1)), Vector((0, 0, 1)), height * 0.80, 9, rng, 0.06, 0.05)
    r0 = height * 0.021 + 0.05
    m.tube(trunk, [r0 * (1.35 if i == 0 else 1 - 0.088 * i) for i in range(10)], bark_mat, sides=10)
    centre = Vector((0, 0, height * (0.5 + clear / 2)))
    turn = rng.uniform(0, 6)
    for k in range(limbs):
        f = (k + 0.5) / limbs
        h = clear + (0.80 - clear) * f ** 0.85
        i = h / 0.80 * 9
        base = trunk[min(int(i), 8)].lerp(trunk[min(int(i), 8) + 1], i - int(i))
        turn += 2.39996 + rng.gauss(0, 0.25)
        # crown envelope: widest a little below the middle
        e = (h - clear) / (1 - clear)
        wide = sqrt(max(0.16, 1 - ((e - 0.34) / 0.82) ** 2))
        length = radius * wide * rng.uniform(0.72, 1.10)
        tilt = 0.28 + 1.0 * f ** 1.4
        d = Vector((cos(turn) * cos(tilt), sin(turn) * cos(tilt), sin(tilt)))
        arm = limb(base, d, length, 6, rng, 0.20, 0.05)
        r = r0 * (0.50 - 0.28 * f)
        m.tube(arm, [max(0.012, r * (1 - 0.15 * j)) for j in range(7)], bark_mat, sides=6)
        for j in range(fine):
            if rng.random() < open_ * 0.4:
                continue
            q = 0.24 + 0.76 * (j + rng.random()) / fine
            i = min(int(q * 6), 5)
            s = arm[i].lerp(arm[i + 1], q * 6 - i)
            out = (s - centre).normalized()
            dd = (out * 0.8 + ball(rng) * 1.0 + Vector((0, 0, 0.30))).normalized()
            twig = limb(s, dd, radius * rng.uniform(0.24, 0.46), 4, rng, 0.30, 0.02)
            m.tube(twig, [0.020, 0.016, 0.012, 0.009, 0.005], bark_mat, sides=3)
            thicket(m, twig, rng, 14, size * 1.9, leaf_mat)
            for _ in range(8):
                a = twig[rng.randint(0, 4)]
                sprig = limb(a, ball(rng) + out * 0.5, radius * rng.uniform(0.10, 0.20), 2, rng, 0.3, 0.0)
                foliage(m, sprig, rng, leaves, size * rng.uniform(0.8, 1.25), leaf_mat, centre, radius * 1.05, 0.8, 2.2)
    return m


def conifer(rng, height, radius, leaf_mat, bark_mat, size=0.16, whorls=34):
    """Cedar or Leyland cypress: whorls of drooping sprays, dense and pointed."""
    m = Mesh()
    trunk = limb(Vector((0, 0, 0)), Vector((0, 0, 1)), height, 8, rng, 0.02, 0.05)
    m.tube(trunk, [0.16 * (1 - 0.11 * i) for i in range(9)], bark_mat, sides=6)
    for k in range(whorls):
        f = (k + 0.3) / whorls
        z = height * (0.04 + 0.94 * f)
        r = radius * (1 - f) ** 0.75 * rng.uniform(0.85, 1.12)
        for j in range(max(5, int(13 * (1 - f)))):
            t = rng.uniform(0, 2 * pi)
            d = Vector((cos(t), sin(t), 0.35))
            arm = limb(Vector((0, 0, z)), d, r * rng.uniform(0.8, 1.15) + 0.08, 3, rng, 0.12, 0.10)
            foliage(m, arm, rng, 26, size, leaf_mat, Vector((0, 0, z)), radius, 0.85)
    return m


def shrub(rng, size, leaf_mat, leaves=5200, leaf_size=0.045, boxy=0.5, lumps=7):
    """Clipped or loose bush inside a box of `size` (x, y, z): dense shell, darker inside."""
    m = Mesh()
    bumps = [(ball(rng).normalized(), rng.uniform(0.05, 0.20)) for _ in range(lumps)]
    half = Vector((size[0] / 2, size[1] / 2, size[2] / 2))
    for _ in range(leaves):
        v = ball(rng).normalized()
        p = 1 / max(abs(c) for c in v)
        reach = (1 - boxy) + boxy * min(p, 1.35)
        reach *= 1 + sum(b * max(0, v.dot(d)) ** 6 for d, b in bumps) - 0.10
        k = rng.random() ** 0.28
        at = Vector((v.x * half.x, v.y * half.y, v.z * half.z)) * reach * k + Vector((0, 0, half.z))
        if at.z < 0:
            continue
        n = (v + ball(rng) * 0.9 + Vector((0, 0, 0.3))).normalized()
        a = ball(rng)
        a = (a - n * a.dot(n)).normalized()
        leaf(m, at, a, n, leaf_size * rng.uniform(0.7, 1.3), leaf_mat, min(1, max(0, k ** 3 * 0.75 + rng.gauss(0, 0.13))))
    return m


def bare(rng, height, radius, bark_mat, arms=11):
    """An oak or maple in winter: every branch down to the twigs, no leaves."""
    m = Mesh()

    def grow(base, d, length, r, level):
        arm = limb(base, d, length, 6, rng, 0.16 + 0.04 * level, 0.05)
        m.tube(arm, [max(0.0035, r * (1 - 0.13 * j)) for j in range(7)], bark_mat, sides=(8, 6, 4, 3)[level])
        if level == 3:
            return
        for j in range((6, 5, 5)[level - 1] if level else 0):
            q = 0.25 + 0.75 * (j + rng.random()) / 6
            i = min(int(q * 6), 5)
            out = (arm[i + 1] - arm[i]).normalized()
            grow(arm[i].lerp(arm[i + 1], q * 6 - i), out * 0.75 + ball(rng) * 0.95 + Vector((0, 0, 0.22)), length * rng.uniform(0.40, 0.58), r * (1 - 0.13 * q * 6) * 0.55, level + 1)
    r0 = height * 0.019 + 0.05
    trunk = limb(Vector((0, 0, -0.1)), Vector((0, 0, 1)), height * 0.82, 9, rng, 0.07, 0.05)
    m.tube(trunk, [r0 * (1.4 if i == 0 else 1 - 0.095 * i) for i in range(10)], bark_mat, sides=12)
    turn = rng.uniform(0, 6)
    for k in range(arms):
        f = (k + 0.5) / arms
        i = 2.2 + 6.6 * f
        turn += 2.39996 + rng.gauss(0, 0.3)
        tilt = 0.45 + 0.85 * f
        d = Vector((cos(turn) * cos(tilt), sin(turn) * cos(tilt), sin(tilt)))
        grow(trunk[int(i)].lerp(trunk[int(i) + 1], i - int(i)), d, radius * (1.05 - 0.35 * f) * rng.uniform(0.85, 1.15), r0 * (0.52 - 0.28 * f), 1)
    return m

"""Lawn of single blades, soil, beds, streets, walks and drives. Metres."""
from math import cos, hypot, pi, sin

from mathutils import Vector

from mesh import Mesh, place
from nodes import Shader


def turf(name="turf"):
    """Thatch seen between the blades."""
    s = Shader(name)
    p = s.world()
    n = s.noise(3.0, 5.0, 0.7, at=p)
    wide = s.noise(0.09, 3.0, at=p)
    c = s.ramp(n, [(0.25, (0.040, 0.055, 0.014)), (0.5, (0.065, 0.088, 0.022)), (0.75, (0.10, 0.11, 0.036))])
    c = s.mix(s.span(wide, 0.4, 0.65, 0, 0.5), c, (0.10, 0.092, 0.035))
    return s.finish(c, 0.95, n, 0.03, 0.1)


def blade(name="blade"):
    """Blade colour drifts over the lawn: mown stripes, dry patches, lusher shade."""
    s = Shader(name)
    w = s.world()
    x, y, _ = s.split(w)
    tone = s.attr("tone")
    c = s.ramp(tone, [(0.0, (0.060, 0.095, 0.018)), (0.5, (0.095, 0.145, 0.027)), (0.85, (0.140, 0.180, 0.040)), (1.0, (0.26, 0.23, 0.095))])
    dry = s.noise(0.16, 4.0, 0.6, at=w)
    c = s.mix(s.span(dry, 0.48, 0.72, 0, 0.45), c, (0.19, 0.18, 0.060))
    lush = s.noise(0.45, 3.0, 0.6, at=w)
    c = s.mix(s.span(lush, 0.5, 0.75, 0, 0.35), c, (0.050, 0.100, 0.020))
    stripe = s.math("SINE", s.math("MULTIPLY", s.math("ADD", y, s.math("MULTIPLY", x, 0.12)), 5.6))
    c = s.mix(s.span(stripe, -0.4, 0.4, 0.0, 0.16), c, (0.12, 0.16, 0.04))
    a = s.principled(Base_Color=c, Roughness=0.45, Specular=0.3).outputs[0]
    t = s.node("ShaderNodeBsdfTranslucent", Color=s.mix(1.0, c, (1.0, 0.95, 0.4), "MULTIPLY")).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=0.4)
    s.put(m.inputs[1], a)
    s.put(m.inputs[2], t)
    return s.surface(m.outputs[0])


def sod(rng, mat, side=2.0, blades=6500, height=0.062, width=0.0065):
    """A square of turf to be laid many times; blades are thicker than life so that they survive at 50 m."""
    m = Mesh()
    tufts = [(rng.uniform(-side / 2, side / 2), rng.uniform(-side / 2, side / 2), rng.uniform(0.8, 1.5)) for _ in range(60)]
    for _ in range(blades):
        x, y = rng.uniform(-side / 2, side / 2), rng.uniform(-side / 2, side / 2)
        tall = 1.0
        if rng.random() < 0.25:
            tx, ty, tall = rng.choice(tufts)
            x, y = tx + rng.gauss(0, 0.06), ty + rng.gauss(0, 0.06)
        h = height * rng.uniform(0.55, 1.2) * tall
        t, bend = rng.uniform(0, 2 * pi), rng.uniform(0.1, 0.9) * h
        dx, dy = cos(t) * bend, sin(t) * bend
        wx, wy = -sin(t) * width / 2, cos(t) * width / 2
        b = m.points(((x - wx, y - wy, -0.005), (x + wx, y + wy, -0.005), (x + dx * 0.35 + wx * 0.8, y + dy * 0.35 + wy * 0.8, h * 0.6),
                      (x + dx * 0.35 - wx * 0.8, y + dy * 0.35 - wy * 0.8, h * 0.6), (x + dx, y + dy, h)))
        tone = min(1, max(0, rng.gauss(0.45, 0.2))) if rng.random() > 0.05 else 1.0
        m.poly((b, b + 1, b + 2, b + 3), mat, tone)
        m.poly((b + 3, b + 2, b + 4), mat, tone)
    return m


def lawn(rng, patches, x0, x1, y0, y1, bare, side=2.0, rise=None):
    """Lay turf squares over a rectangle, leaving out every spot where bare(x, y)."""
    n = 0
    step = side * 0.94
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            if not bare(x, y):
                z = rise(x, y) if rise else 0.0
                c = place(rng.choice(patches), (x + rng.uniform(-.1, .1), y + rng.uniform(-.1, .1), z), rng.randrange(4) * pi / 2 + rng.gauss(0, 0.1), 1.0, rng.uniform(0.85, 1.15))
                c.name = "turf"
                n += 1
            x += step
        y += step
    return n


def gap(line, x, y):
    """Distance from a point to a polyline."""
    best = 1e9
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def curve(points, steps=14):
    """Catmull-Rom through 2-D points."""
    pts = [Vector((*p, 0)) for p in points]
    pts = [pts[0] * 2 - pts[1], *pts, pts[-1] * 2 - pts[-2]]
    out = []
    for a, b, c, d in zip(pts, pts[1:], pts[2:], pts[3:]):
        for i in range(steps):
            t = i / steps
            v = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
            out.append((v.x, v.y))
    out.append((pts[-2].x, pts[-2].y))
    return out


def ribbon(m, line, half, z, mat, offset=0.0):
    """A flat band along a polyline, shifted sideways by `offset`."""
    rows = []
    for i, p in enumerate(line):
        a, b = Vector(line[max(i - 1, 0)]), Vector(line[min(i + 1, len(line) - 1)])
        d = (b - a).normalized()
        n = Vector((-d.y, d.x))
        c = Vector(p) + n * offset
        rows.append((c - n * half, c + n * half))
    for (a, b), (c, d) in zip(rows, rows[1:]):
        m.face(((a.x, a.y, z), (c.x, c.y, z), (d.x, d.y, z), (b.x, b.y, z)), mat)


def street(m, line, kit, half=4.2, walk=2.2):
    """Road with kerbs, gutter pan and pavements on both sides."""
    ribbon(m, line, half, 0.015, kit["asphalt"])
    full = [(x, y, 0.0) for x, y in line]
    for s in (-1, 1):
        ribbon(m, line, 0.23, 0.022, kit["concrete"], s * (half - 0.1))
        m.sweep(((s * half - 0.02, -0.1), (s * half + 0.16, -0.1), (s * half + 0.16, 0.14), (s * half + 0.02, 0.14)), full, kit["concrete"], caps=False)
        ribbon(m, line, 0.7, 0.055, kit["paving"], s * (half + walk))


def plane(name, size, z, mat, cuts=1):
    m = Mesh()
    for i in range(cuts):
        for j in range(cuts):
            a, b = -size + 2 * size * i / cuts, -size + 2 * size * j / cuts
            c, d = a + 2 * size / cuts, b + 2 * size / cuts
            m.face(((a, b, z), (c, b, z), (c, d, z), (a, d, z)), mat)
    return m.build(name)

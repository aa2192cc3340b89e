"""Commercial roofs: membrane, parapet, rooftop units, pipes, fans, skylights, and a city beyond. Metres."""
from math import cos, pi, sin

from mathutils import Vector

from mesh import Mesh, move, place
from nodes import Shader


def membrane(name="tpo", color=(0.54, 0.54, 0.53), grit=0.75):
    """White single-ply a few years on: dirt in the low places, water marks, foot traffic."""
    s = Shader(name)
    p = s.world()
    pond = s.noise(0.16, 4.0, 0.55, at=p)
    dirt = s.noise(1.1, 6.0, 0.65, at=p)
    ring = s.math("ABSOLUTE", s.math("SUBTRACT", pond, 0.60))
    t = s.attr("tone")
    c = s.mix(t, tuple(k * 0.90 for k in color), color)
    c = s.mix(s.span(dirt, 0.42, 0.75, 0, grit * 0.55), c, (0.23, 0.21, 0.18))
    c = s.mix(s.span(pond, 0.54, 0.72, 0, grit * 0.75), c, (0.20, 0.185, 0.16))
    c = s.mix(s.span(ring, 0.0, 0.012, grit * 0.5, 0), c, (0.13, 0.12, 0.10))
    wet = s.span(pond, 0.645, 0.665)
    c = s.mix(s.math("MULTIPLY", wet, 0.55), c, (0.09, 0.09, 0.09))
    rough = s.math("SUBTRACT", 0.55, s.math("MULTIPLY", wet, 0.50))
    h = s.math("MULTIPLY", s.noise(0.9, 3.0, at=p), s.math("SUBTRACT", 1.0, wet))
    return s.finish(c, rough, h, 0.03, 0.45)


def cap_sheet(name="cap-sheet", color=(0.165, 0.165, 0.165)):
    """Granulated bitumen: a grey of many stones, each roll its own tone, worn dark where water stands."""
    s = Shader(name)
    p = s.world()
    _, pick = s.cells(260.0, p)
    c = s.ramp(pick, [(0.0, tuple(k * 0.45 for k in color)), (0.45, color), (0.8, tuple(k * 1.35 for k in color)), (1.0, tuple(k * 1.9 for k in color))])
    t = s.attr("tone")
    c = s.mix(t, c, tuple(k * 0.72 for k in color))
    pond = s.noise(0.16, 4.0, 0.55, at=p)
    dirt = s.noise(1.3, 6.0, 0.65, at=p)
    c = s.mix(s.span(dirt, 0.45, 0.78, 0, 0.35), c, (0.12, 0.105, 0.085))
    c = s.mix(s.span(pond, 0.56, 0.74, 0, 0.45), c, (0.085, 0.08, 0.07))
    return s.finish(c, 0.88, s.noise(240.0, 3.0, 0.7, at=p), 0.004, 0.2)


def gravel(name="gravel"):
    """Gravel too far off to count: a cell per stone, with bare patches of bitumen."""
    s = Shader(name)
    p = s.world()
    dist, pick = s.cells(42.0, p)
    c = s.ramp(pick, [(0.0, (0.10, 0.085, 0.07)), (0.4, (0.22, 0.195, 0.165)), (0.75, (0.34, 0.31, 0.27)), (1.0, (0.42, 0.40, 0.37))])
    bare = s.noise(0.7, 5.0, 0.6, at=p)
    c = s.mix(s.span(bare, 0.60, 0.72, 0, 0.7), c, (0.035, 0.032, 0.030))
    return s.finish(c, 0.85, s.math("SUBTRACT", 1.0, dist), 0.03, 0.25)


def pebble(name="pebble"):
    s = Shader(name)
    tone = s.attr("tone")
    c = s.ramp(tone, [(0.0, (0.085, 0.075, 0.066)), (0.35, (0.20, 0.175, 0.145)), (0.6, (0.31, 0.28, 0.24)), (0.85, (0.40, 0.37, 0.33)), (1.0, (0.30, 0.20, 0.14))])
    n = s.noise(70.0, 4.0, 0.65, at=s.where())
    c = s.mix(0.5, c, s.ramp(n, [(0.3, (0.36, 0.36, 0.36)), (0.7, (0.66, 0.65, 0.63))]), "OVERLAY")
    return s.finish(c, 0.75, n, 0.002, 0.3)


def strew(rng, mat, x0, x1, y0, y1, side=0.5):
    """Loose gravel as solid stones over a rectangle: a few patches of it, laid and turned like tiles."""
    patches = []
    for _ in range(4):
        m = Mesh()
        for _ in range(1500):
            stone(m, rng, rng.uniform(-side, side) * 0.54, rng.uniform(-side, side) * 0.54, mat)
        patches.append(m.build("stones", link=False))
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            place(rng.choice(patches), (x, y, 0.0), rng.randrange(4) * pi / 2)
            x += side
        y += side


def stone(m, rng, x, y, mat):
    """A rounded lump: an octahedron's corners and edges pushed about."""
    r = rng.uniform(0.006, 0.013) * (1.5 if rng.random() < 0.1 else 1)
    z, flat, t = rng.uniform(0.2, 1.2) * r, rng.uniform(0.55, 0.85), rng.uniform(0, 2 * pi)
    c, rings = m.points([(x, y, z + r * flat)]), []
    for lift, wide in ((0.62, 0.72), (0.0, 1.0), (-0.62, 0.72)):
        rings.append(m.points([(x + cos(t + k * pi / 3.5) * r * wide * rng.uniform(0.85, 1.15), y + sin(t + k * pi / 3.5) * r * wide * rng.uniform(0.75, 1.0), z + lift * r * flat) for k in range(7)]))
    tone = min(1, max(0, rng.gauss(0.5, 0.25)))
    for k in range(7):
        j = (k + 1) % 7
        m.poly((c, rings[0] + k, rings[0] + j), mat, tone, True)
        for a, b in zip(rings, rings[1:]):
            m.poly((a + k, b + k, b + j, a + j), mat, tone, True)


def galvanised(name="galvanised-sheet"):
    """Zinc-coated sheet: a faint spangle, rain marks down the sides, panels that bend what they reflect."""
    s = Shader(name)
    p = s.where()
    _, spangle = s.cells(34.0, p)
    run = s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (7, 7, 0.5)))
    c = s.mix(spangle, (0.41, 0.43, 0.445), (0.48, 0.50, 0.515))
    c = s.mix(s.span(run, 0.5, 0.8, 0, 0.45), c, (0.20, 0.19, 0.175))
    rough = s.math("ADD", s.math("MULTIPLY", spangle, 0.05), 0.44)
    return s.finish(c, rough, s.noise(1.6, 1.0, at=p), 0.006, 0.5, Metallic=0.75)


def field(m, x0, x1, y0, y1, mat, rng, sheet=3.05):
    """Sheets with lapped, welded seams."""
    y, k = y0, 0
    while y < y1:
        e = min(y + sheet, y1)
        m.box((x0, y, -0.05), (x1, e, 0.0015 * (k % 2)), mat, rng.uniform(0.3, 0.8))
        m.hexa(((x0, e - 0.14, 0.0), (x1, e - 0.14, 0.0), (x1, e, 0.0), (x0, e, 0.0), (x0, e - 0.137, 0.005), (x1, e - 0.137, 0.005), (x1, e, 0.004), (x0, e, 0.004)), mat, 0.9)
        x = x0 + rng.uniform(4, 12)
        while x < x1:
            m.box((x, y, 0.0), (x + 0.13, e, 0.0045), mat, 0.85)
            x += rng.uniform(14, 22)
        y, k = e, k + 1


def parapet(m, a, b, h, mat, cap, wall, thick=0.32):
    """Wall from a to b (clockwise seen from above keeps the roof on the right) with metal coping in 3 m lengths."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    d = (b - a).normalized()
    n = Vector((d.y, -d.x, 0))
    L = (b - a).length
    keep, m.frame = m.frame, move(a.x, a.y, 0)

    def block(s0, s1, o0, o1, z0, z1, what):
        q = [d * s0 + n * o0, d * s1 + n * o0, d * s1 + n * o1, d * s0 + n * o1]
        m.hexa([v + Vector((0, 0, z)) for z in (z0, z1) for v in q], what)
    block(-thick, L + thick, -thick, -0.01, -9.0, h, wall)
    block(0, L, -0.01, 0.012, 0, h, mat)
    block(0, L, 0.0, 0.10, -0.01, 0.05, mat)
    block(0, L, 0.012, 0.016, h * 0.62, h * 0.62 + 0.06, cap)
    s = -thick
    while s < L + thick:
        e = min(s + 3.05, L + thick)
        block(s + 0.003, e - 0.003, -thick - 0.035, 0.045, h, h + 0.045, cap)
        block(s + 0.003, e - 0.003, -thick - 0.035, -thick - 0.030, h - 0.10, h, cap)
        block(s + 0.003, e - 0.003, 0.040, 0.045, h - 0.09, h, cap)
        block(e - 0.07, e + 0.07, -thick - 0.038, 0.048, h - 0.001, h + 0.048, cap)
        s = e
    m.frame = keep


def unit(m, x, y, w, d, h, kit, turn=0.0, fans=2):
    """Packaged rooftop unit on a curb: panels, louvres, hoods, condenser fans with guards."""
    keep, m.frame = m.frame, m.frame @ move(x, y, 0, turn)
    sheet, dark, curb = kit["unit"], kit["dark"], kit["membrane"]
    m.box((-w / 2 - 0.04, -d / 2 - 0.04, 0), (w / 2 + 0.04, d / 2 + 0.04, 0.36), curb, 0.6)
    m.box((-w / 2 - 0.06, -d / 2 - 0.06, 0.36), (w / 2 + 0.06, d / 2 + 0.06, 0.44), kit["steel"])
    m.box((-w / 2, -d / 2, 0.44), (w / 2, d / 2, 0.44 + h), sheet)
    n = max(2, int(w / 0.95))
    for i in range(n):
        a, b = -w / 2 + w * i / n + 0.03, -w / 2 + w * (i + 1) / n - 0.03
        for s in (-1, 1):
            y0, y1 = sorted((s * d / 2, s * (d / 2 + 0.018)))
            if i % 3 != 2:
                m.box((a, y0, 0.55), (b, y1 - 0.008 if s > 0 else y1, 0.34 + h), dark)
                z = 0.58
                while z < 0.30 + h:
                    m.hexa(((a, s * d / 2, z + 0.03), (b, s * d / 2, z + 0.03), (b, s * (d / 2 + 0.045), z), (a, s * (d / 2 + 0.045), z),
                            (a, s * d / 2, z + 0.036), (b, s * d / 2, z + 0.036), (b, s * (d / 2 + 0.045), z + 0.006), (a, s * (d / 2 + 0.045), z + 0.006)), sheet)
                    z += 0.065
            else:
                m.box((a, y0, 0.50), (b, y1, 0.38 + h), sheet, 0.7)
                m.box((b - 0.10, y0 - 0.02 if s < 0 else y0, 0.9), (b - 0.06, y1 + 0.02 if s > 0 else y1, 1.02), dark)
        for s in (-1, 1):
            y0, y1 = sorted((s * d / 2, s * (d / 2 + 0.026)))
            m.box((b + 0.012, y0, 0.47), (b + 0.048, y1, 0.42 + h), sheet, 0.4)
    m.box((-w / 2 + 0.12, -d / 2 - 0.14, 0.72), (-w / 2 + 0.38, -d / 2 - 0.02, 1.12), kit["steel"])
    m.tube([(-w / 2 + 0.25, -d / 2 - 0.08, 0.72), (-w / 2 + 0.25, -d / 2 - 0.08, 0.06), (-w / 2 + 0.25, -d / 2 - 0.9, 0.05)], [0.017] * 3, kit["steel"], sides=8)
    m.box((-w / 2 - 0.04, -d / 2 - 0.04, 0.44 + h), (w / 2 + 0.04, d / 2 + 0.04, 0.49 + h), sheet)
    for i in range(fans):
        fan(m, w / 2 - 0.55 - i * 0.98, 0, 0.49 + h, min(0.42, d * 0.36), sheet, dark)
    m.hexa(((-w / 2 - 0.55, -d * 0.4, 0.75), (-w / 2, -d * 0.4, 0.75), (-w / 2, d * 0.4, 0.75), (-w / 2 - 0.55, d * 0.4, 0.75),
            (-w / 2 - 0.50, -d * 0.4, 0.80), (-w / 2, -d * 0.4, 0.44 + h * 0.9), (-w / 2, d * 0.4, 0.44 + h * 0.9), (-w / 2 - 0.50, d * 0.4, 0.80)), sheet)
    m.frame = keep


def fan(m, x, y, z, r, sheet, dark):
    m.tube([(x, y, z), (x, y, z + 0.20), (x, y, z + 0.22)], [r * 1.05, r, r * 1.06], sheet, sides=32)
    m.tube([(x, y, z + 0.222), (x, y, z + 0.223)], [r * 0.97, r * 0.97], dark, sides=32)
    for k in range(5):
        q = r * (0.2 + 0.18 * k)
        ring = [(x + q * cos(2 * pi * i / 28), y + q * sin(2 * pi * i / 28), z + 0.245) for i in range(29)]
        m.tube(ring, [0.005] * 29, sheet, sides=4)
    for k in range(8):
        t = pi * k / 8
        m.tube([(x - r * cos(t), y - r * sin(t), z + 0.24), (x + r * cos(t), y + r * sin(t), z + 0.24)], [0.005, 0.005], sheet, sides=4)


def pipe_run(m, points, kit, r=0.03, z=0.22):
    """Gas line on rubber blocks."""
    path = [Vector((x, y, z)) for x, y in points]
    m.tube(path, [r] * len(path), kit["gas"], sides=12)
    for a, b in zip(path, path[1:]):
        n = int((b - a).length / 2.2)
        for i in range(n):
            p = a.lerp(b, (i + 0.5) / n)
            m.box((p.x - 0.12, p.y - 0.12, 0), (p.x + 0.12, p.y + 0.12, 0.13), kit["dark"])
            m.box((p.x - 0.05, p.y - 0.05, 0.13), (p.x + 0.05, p.y + 0.05, z), kit["steel"])


def exhaust(m, x, y, kit, r=0.30):
    """Mushroom fan on a curb."""
    m.box((x - r, y - r, 0), (x + r, y + r, 0.34), kit["membrane"], 0.6)
    zs, rs = (0.34, 0.50, 0.52, 0.62, 0.76, 0.84), (0.8, 0.8, 1.25, 1.30, 1.0, 0.25)
    m.tube([(x, y, z) for z in zs], [r * k for k in rs], kit["spun"], sides=28)


def stack(m, x, y, kit, h=0.5, r=0.05):
    """Vent pipe with a welded boot."""
    m.tube([(x, y, 0), (x, y, 0.02), (x, y, 0.20), (x, y, 0.21), (x, y, h)], [0.20, 0.10, r + 0.012, r + 0.012, r], kit["membrane"], 0.8, sides=16)
    m.tube([(x, y, h), (x, y, h + 0.02)], [r * 0.85, r * 0.8], kit["dark"], sides=16)


def skylight(m, x, y, kit, w=1.2, d=2.4):
    m.box((x - w / 2, y - d / 2, 0), (x + w / 2, y + d / 2, 0.30), kit["membrane"], 0.6)
    m.box((x - w / 2 - 0.04, y - d / 2 - 0.04, 0.30), (x + w / 2 + 0.04, y + d / 2 + 0.04, 0.36), kit["steel"])
    m.hexa(((x - w / 2, y - d / 2, 0.36), (x + w / 2, y - d / 2, 0.36), (x + w / 2, y + d / 2, 0.36), (x - w / 2, y + d / 2, 0.36),
            (x - w / 4, y - d / 2 + 0.3, 0.58), (x + w / 4, y - d / 2 + 0.3, 0.58), (x + w / 4, y + d / 2 - 0.3, 0.58), (x - w / 4, y + d / 2 - 0.3, 0.58)), kit["dome"])


def facade(name, wall, pane=(0.05, 0.07, 0.09), bay=3.2, floor=3.7, lit=0.10):
    """Office front: window bands, some rooms lit; for towers 200 m off and more."""
    s = Shader(name)
    tc = s.node("ShaderNodeTexCoord")
    x, y, z = s.split(tc.outputs["Object"])
    nx, _, nz = (s.math("ABSOLUTE", c) for c in s.split(tc.outputs["Normal"]))
    side = s.math("GREATER_THAN", nx, 0.5)
    u = s.math("DIVIDE", s.math("ADD", s.math("MULTIPLY", side, y), s.math("MULTIPLY", s.math("SUBTRACT", 1.0, side), x)), bay)
    v = s.math("DIVIDE", z, floor)
    fu, fv = s.math("FRACT", s.math("ADD", u, 500.0)), s.math("FRACT", s.math("ADD", v, 500.0))
    hole = s.math("MULTIPLY", s.math("GREATER_THAN", fu, 0.22), s.math("MULTIPLY", s.math("GREATER_THAN", fv, 0.34), s.math("LESS_THAN", nz, 0.5)))
    pick = s.random(s.math("FLOOR", u), s.math("FLOOR", v), side)
    c = s.mix(hole, wall, s.mix(pick, pane, tuple(k * 2.2 for k in pane)))
    on = s.math("MULTIPLY", hole, s.math("GREATER_THAN", pick, 1 - lit))
    rough = s.math("SUBTRACT", 0.8, s.math("MULTIPLY", hole, 0.68))
    return s.finish(c, rough, specular=0.6, Emission=s.mix(on, (0, 0, 0), (1.0, 0.62, 0.30)), Emission_Strength=s.math("MULTIPLY", on, 1.1))

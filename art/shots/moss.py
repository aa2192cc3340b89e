"""A north slope under trees: black streaks of algae down old shingles, moss in cushions along their edges, lichen, wet leaves."""
from math import cos, pi, sin

from mathutils import Matrix, Vector, noise

import closeup
import finishes as f
import shingles
import trees
import weather
from mesh import Mesh, axes, move, place
from nodes import Shader

SAMPLES = 8
EXPOSURE = 0.25
E5 = shingles.EXPOSURE


def build(rng):
    frame = closeup.slope(5)
    old = shingles.granules("old", grain=600.0, age=1.35, wet=0.25, algae=0.85)
    m = Mesh()
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 4.4, old, rng, lift=0.16)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    green = cushion_skin()
    kinds = [cushion(rng, green) for _ in range(7)]
    for row in range(4, 28):
        x = -1.8
        while x < 3.2:
            y = row * E5 - 0.012
            grow = noise.noise(Vector((x * 1.15, y * 0.95, 3.7))) + 0.55 * noise.noise(Vector((x * 4.5, y * 3.0, 8.1)))
            if grow > 0.06 and rng.random() < 0.35 + grow * 1.3:
                size = min(1.0, 0.32 + grow * 1.15) * rng.uniform(0.55, 1.2)
                at = (x, y - 0.004 - 0.010 * size + rng.gauss(0, 0.004), 0.0035) if rng.random() < 0.80 else (x, y + rng.uniform(0.01, 0.12), 0.0095)
                ob = place(rng.choice(kinds), (0, 0, 0))
                ob.matrix_world = frame @ move(*at, rng.gauss(0, 0.5)) @ Matrix.Diagonal((size * rng.uniform(0.9, 1.7), size * rng.uniform(0.7, 1.0), size * rng.uniform(0.7, 1.15), 1))
            x += rng.uniform(0.012, 0.045)
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    pale = f.paint("lichen", (0.235, 0.265, 0.200), 0.9, 0.5)
    for _ in range(70):
        x, y, r = rng.uniform(-1.4, 2.6), rng.uniform(0.7, 3.6), rng.uniform(0.004, 0.016)
        n = 22
        k = [rng.uniform(0.65, 1.15) for _ in range(n)]
        z = 0.0125
        ring = [(x + r * k[i] * cos(2 * pi * i / n), y + r * k[i] * sin(2 * pi * i / n), z) for i in range(n)]
        d.face(ring, pale)
    closeup.litter(d, rng, -0.9, 2.2, 0.9, 3.2, 16, size=0.055, z=0.016)
    closeup.lay(d, frame, "litter")
    closeup.backdrop(rng, sun=(34, 236), low=-7, count=44, near=11, arc=(-0.9, 1.5), **{**weather.GREY_NOON, "power": 4.2, "size": 9})
    closeup.aim(frame, (-0.42, 0.62, 0.56), (0.44, 1.72, 0.0), 45, 5.6, (0.22, 1.42, 0.012))


def cushion(rng, mat):
    """One cushion of moss, 8 cm across: a lumpy dome with shoots standing out of it all round."""
    m, n, rows = Mesh(), 40, []
    seed = Vector((rng.uniform(0, 90), rng.uniform(0, 90), 0))
    for j in range(11):
        h = j / 10 * pi / 2
        row = []
        for k in range(n):
            t = 2 * pi * k / n
            v = Vector((cos(t) * cos(h), sin(t) * cos(h), sin(h)))
            r = 0.040 * (1 + 0.38 * noise.noise(v * 1.7 + seed) + 0.20 * noise.noise(v * 5.0 + seed) + 0.10 * noise.noise(v * 14.0 + seed))
            row.append((v.x * r, v.y * r, v.z * r * 0.62 - 0.002))
        rows.append(row)
    base = [m.points(row) for row in rows]
    for a, b in zip(base, base[1:]):
        for k in range(n):
            m.poly((a + k, a + (k + 1) % n, b + (k + 1) % n, b + k), mat, 0.35, True)
    for _ in range(2600):
        row = rows[rng.randint(0, 10)]
        at = Vector(rng.choice(row)) + trees.ball(rng) * 0.003
        out = (at.normalized() + trees.ball(rng) * 0.75).normalized()
        side = out.cross(trees.ball(rng)).normalized()
        tip = at + out * rng.uniform(0.0022, 0.0060)
        m.face((at - side * 0.0006, at + side * 0.0006, tip), mat, min(1, max(0, 0.55 + rng.gauss(0, 0.2))))
    return m.build("moss", link=False)


def cushion_skin():
    """Moss: dark where it is wet inside, yellow-green at the tips of its shoots."""
    s = Shader("moss")
    tone, each = s.attr("tone"), s.node("ShaderNodeObjectInfo").outputs["Random"]
    c = s.ramp(tone, [(0.0, (0.012, 0.018, 0.005)), (0.4, (0.040, 0.060, 0.010)), (0.7, (0.095, 0.125, 0.018)), (1.0, (0.190, 0.205, 0.040))])
    c = s.node("ShaderNodeHueSaturation", Hue=s.span(each, 0, 1, 0.480, 0.510), Saturation=s.span(each, 0, 1, 0.75, 1.05), Value=s.span(each, 0, 1, 0.7, 1.15), Color=c).outputs[0]
    return s.finish(c, 0.9, s.noise(900.0, 3.0, 0.7, at=s.where()), 0.002, 0.15)

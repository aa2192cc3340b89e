"""A gutter seen into from above on a morning after rain: hidden hangers screwed to the fascia, wet oak leaves, water on its way to the outlet."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

import closeup
import finishes as f
import house
import shingles
import water
import weather
from mesh import Mesh, move
from nodes import Shader
from scene import camera

SAMPLES = 9
EXPOSURE = -0.4
OUTLET = 6.54


def build(rng):
    kit = house.materials(shingle=shingles.granules("wet", shingles.CHARCOAL, grain=560.0, age=0.2, wet=0.4))
    kit["gutter"] = trough()
    main, g = house.colonial(rng, kit, lamps=())
    main.build("house")
    z, y = g.top - 0.15, -g.over - 0.02
    m, w = Mesh(), water.clear()
    alu, screw = f.metal("hanger", (0.50, 0.505, 0.51), 0.32, 0.85), f.metal("screw", (0.60, 0.60, 0.61), 0.3, 1.0)
    x = 0.1 - 6.7
    while x < 6.7:
        hanger(m, x + 0.006 + rng.gauss(0, 0.004), y, z, alu, screw)
        x += 0.61
    m.frame = move(0, 0, 0)
    # the outlet: a flanged hole, and what the rain brought to it
    ring = [(OUTLET + 0.040 * cos(t * pi / 16), y - 0.041 + 0.030 * sin(t * pi / 16), z + 0.0062) for t in range(33)]
    m.face(ring[:32], f.plain("hole", (0.006, 0.006, 0.006)))
    m.tube(ring, [0.0022] * 33, alu, sides=8)
    m.build("hangers", bevel=0.0004)
    p = Mesh()
    n = 60
    for i in range(n):
        a, b = 3.4 + (OUTLET - 0.06 - 3.4) * i / n, 3.4 + (OUTLET - 0.06 - 3.4) * (i + 1) / n
        near = [y - 0.0045] * 2
        far = [y - 0.081 + 0.006 * sin(9 * v) * (v > 5.6) for v in (a, b)]
        p.face(((a, far[0], z + 0.0105), (b, far[1], z + 0.0105), (b, near[1], z + 0.0105), (a, near[0], z + 0.0105)), w)
    p.build("water")
    d = Mesh()
    brown = f.leaf("oak-brown", (0.045, 0.020, 0.008), (0.120, 0.055, 0.018), (0.235, 0.125, 0.040), 0.5, 0.2)
    gold = f.leaf("oak-gold", (0.130, 0.060, 0.012), (0.260, 0.130, 0.022), (0.40, 0.22, 0.045), 0.5, 0.3)
    rib = f.plain("rib", (0.20, 0.125, 0.055), 0.6)
    spots = [(OUTLET + rng.gauss(-0.03, 0.07), 0.016 + 0.004 * k) for k in range(9)] + [(rng.uniform(4.6, 6.4), rng.uniform(0.013, 0.022)) for _ in range(13)] + [(5.80 + rng.gauss(0, 0.05), 0.014 + 0.006 * k) for k in range(5)]
    for at, high in spots:
        oak_leaf(d, rng, (at, y - rng.uniform(0.034, 0.052), z + high), rng.choice((0, pi)) + rng.gauss(0, 0.30), rng.uniform(0.060, 0.095), rng.choice((brown, brown, gold)), rib, rng.gauss(0, 0.10))
    for _ in range(46):
        at, t = Vector((rng.uniform(4.4, 6.6), y - rng.uniform(0.012, 0.074), z + 0.013)), rng.uniform(-0.6, 0.6)
        d.tube([at, at + Vector((0.03 * cos(t), 0.03 * sin(t), 0.002)), at + Vector((0.06 * cos(t + 0.2), 0.06 * sin(t + 0.2), 0))], [0.0006] * 3, rib, sides=4)
    on_roof = Mesh()
    for x, up in ((12.1, 0.16), (12.75, 0.42), (13.05, 0.12), (11.9, 0.5), (12.4, 0.75)):
        oak_leaf(on_roof, rng, (x, up, 0.014), rng.uniform(0, 6.3), rng.uniform(0.07, 0.095), rng.choice((brown, gold)), rib, 0.05)
    on_roof.build("roof-leaves").matrix_world = g.side()
    d.build("leaves")
    b = Mesh()
    water.beads(b, rng, (4.4, y - 0.1235, z + 0.1181), (2.5, 0, 0), (0, 0.010, 0), (0, 0, 1), 420, w, (0.0006, 0.0026))
    water.beads(b, rng, (4.4, y - 0.1242, z + 0.074), (2.5, 0, 0), (0, 0, 0.036), (0, -1, 0), 600, w, (0.0006, 0.0028))
    b.build("drops")
    closeup.backdrop(rng, count=40, low=-0.1, near=20, arc=(-0.2, 2.6), sun=(34, 128), **weather.MORNING)
    camera((4.93, -0.575, 6.07), (6.10, -0.405, 5.725), 37, fstop=9, focus=(5.62, -0.43, 5.78))


def hanger(m, x, y, z, alu, screw):
    """A hidden hanger across the gutter: a ribbed strap, its front hooked under the hem, its foot on the back wall with the screw."""
    w, top = 0.0135, z + 0.107
    line = [(-0.1195, -0.013), (-0.1215, -0.004), (-0.118, 0.0015), (-0.108, 0.0), (-0.070, 0.0015), (-0.030, 0.0015), (-0.012, 0.0), (-0.0055, -0.004), (-0.0048, -0.030)]
    m.frame = move(x, y, top)
    for q, (side, lift) in enumerate(((0.0, 0.0), (-0.0075, 0.0022), (0.0075, 0.0022))):
        a = w if q == 0 else 0.0022
        m.sweep([(-a, -0.0009), (a, -0.0009), (a, 0.0009), (-a, 0.0009)], [(side, c, h + lift) for c, h in (line if q == 0 else line[3:7])], alu, up=(0, 0.02, 1))
    m.tube([(0, -0.016, 0.0065), (0, -0.0035, -0.0005)], [0.0058, 0.0058], screw, sides=6)
    m.tube([(0, -0.0125, 0.0045), (0, -0.0090, 0.0025)], [0.0088, 0.0088], screw, sides=18)


def oak_leaf(m, rng, at, turn, size, mat, rib, tilt, n=40):
    """A lobed leaf lying wet and a little curled, midrib and stalk standing out of it."""
    keep = m.frame
    m.frame = keep @ move(*at, turn) @ Matrix.Rotation(tilt, 4, "X") @ Matrix.Rotation(rng.gauss(0, 0.10), 4, "Y")
    lobes, phase, cup, bend = rng.choice((3.5, 4.0, 4.5)), rng.uniform(-0.4, 0.4), rng.uniform(0.10, 0.42), rng.gauss(0, 0.35)
    tone = rng.uniform(0.15, 0.85)
    rows = []
    for i in range(n + 1):
        t = i / n
        body = max(0.0, sin(pi * t ** 0.85)) ** 0.7
        sides = []
        for s in (-1, 1):
            lobe = 0.62 + 0.38 * cos(2 * pi * (lobes * t + phase * 0.3 * s + 0.45))
            half = size * 0.33 * body * lobe + 0.0008
            sides += [(s * half, half * half / size * 2.2 * cup), (s * half * 0.5, half * half / size * 0.5 * cup)]
        x, h = size * t, bend * size * (t - 0.4) ** 2 * 0.8
        lag = size * 0.05
        (a, ah), (a2, ah2), (b, bh), (b2, bh2) = sides
        rows.append(m.points([(x + lag * body, a, h + ah), (x + lag * 0.4 * body, a2, h + ah2), (x, 0, h), (x + lag * 0.4 * body, b2, h + bh2), (x + lag * body, b, h + bh)]))
    for p, q in zip(rows, rows[1:]):
        for k in range(4):
            m.poly((p + k, q + k, q + k + 1, p + k + 1), mat, min(1, max(0, tone + rng.gauss(0, 0.06))), True)
    stem = [(-size * 0.22, 0.002, bend * size * 0.25)] + [(size * t, 0, bend * size * (t - 0.4) ** 2 * 0.8 + 0.0004) for t in (0.0, 0.25, 0.5, 0.75, 0.95)]
    m.tube(stem, [0.0009, 0.0010, 0.0009, 0.0007, 0.0005, 0.0002], rib, sides=5)
    m.frame = keep


def trough():
    """White coil aluminium: the outside clean, the bottom inside stained by silt and tannin up to where the water stands."""
    s = Shader("trough")
    p = s.where()
    _, y, z = s.split(p)
    wob = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(14.0, 5.0, 0.6, at=s.scaled(p, (0.4, 1, 1))), 0.5), 0.05)
    _, ny, nz = s.split(s.node("ShaderNodeNewGeometry").outputs["Normal"])
    within = s.math("MAXIMUM", s.math("MAXIMUM", s.math("GREATER_THAN", nz, 0.5), s.math("GREATER_THAN", ny, 0.1)), s.math("GREATER_THAN", y, -0.40))
    tide = s.math("MULTIPLY", s.span(s.math("ADD", z, wob), 5.775, 5.745), within)
    silt = s.noise(60.0, 5.0, 0.7, at=p)
    c = s.mix(s.span(s.noise(18.0, 4.0, 0.7, at=p), 0.4, 0.8, 0, 0.25), (0.64, 0.645, 0.64), (0.46, 0.46, 0.45))
    c = s.mix(s.math("MULTIPLY", tide, s.span(silt, 0.25, 0.65, 0.25, 0.85)), c, (0.115, 0.090, 0.058))
    return s.finish(c, 0.30, s.noise(3.0, 2.0, at=p), 0.004, 0.5)

"""Storm damage under a dark sky: boards and felt bare, tabs curled, a forked limb down, a tarp half tied, puddles on the lawn."""
import random
from math import atan2, cos, hypot, pi, sin

from mathutils import Vector

import closeup
import finishes as f
import ground
import house
import shingles
import trees
import weather
import yard
from mesh import Mesh, move
from nodes import Shader
from scene import camera

SAMPLES = 7
EXPOSURE = 1.75
SUN = (9, 252)
HOLES = [(4.2, 3.4, 1.5, 0.9), (5.8, 2.7, 1.1, 0.75), (8.9, 4.2, 1.7, 0.85), (11.6, 2.1, 1.2, 0.7), (2.3, 5.0, 0.8, 0.45), (7.6, 1.4, 0.7, 0.4)]


def build(rng, view=None, leafy=1):
    kit = house.materials(shingle=shingles.granules("storm", age=0.7, wet=0.5))
    kit["board"] = f.plain("gap", (0.010, 0.009, 0.008))
    main, g = house.colonial(rng, kit, roof=False, lamps=(0, 3, 5))
    jag = [rng.uniform(-0.18, 0.18) for _ in range(400)]

    def keep(u, v):
        return not any(((u - a) / r) ** 2 + ((v - b) / s) ** 2 < 1 + jag[int(u * 7 + v * 61) % 400] * 2 for a, b, r, s in HOLES)
    shingles.architectural(main, g.side(), g.length, g.slope, kit["shingle"], rng, keep, lift=0.14)
    shingles.architectural(main, g.side(True), g.length, g.slope, kit["shingle"], rng)
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4)
    side.build("wing")
    wreck(rng, g, kit, leafy)
    lib = yard.planting(rng)
    road, bare = yard.front(rng, lib, yard.surfaces())
    yard.neighbours(rng)
    yard.greenery(rng, lib, road)
    yard.land(ground.turf())
    blade = ground.blade()
    sods = [ground.sod(rng, blade).build("sod", link=False)]
    ground.lawn(rng, sods, -50, 40, -24, 60, lambda x, y: bare(x, y) or any(abs(x - a) < 9 and abs(y - b) < 9 for a, b, _, _ in yard.LOTS))
    weather.sky(*SUN, cloud=0.95, air=weather.STORM, lit=(0.36, 0.35, 0.34), shade=(0.075, 0.085, 0.10))
    weather.sun(*SUN, power=2.4, color=(1.0, 0.76, 0.50), size=4)
    weather.haze(0.0020, (0.13, 0.15, 0.175), (0.30, 0.28, 0.24), weather.toward(*SUN))
    at, look, lens = view or ((9.5, -21, 10.6), (-0.4, 3, 8.1), 40)
    camera(at, look, lens, fstop=8, focus=look if view else (0, 1, 7))


def wreck(rng, g, kit, leafy):
    """What the wind left: boards and torn felt in the holes, tabs curled back, a forked limb, a tarp tied on one side, leaves everywhere."""
    m = Mesh()
    felt = f.paint("torn-felt", (0.042, 0.042, 0.044), 0.55, 0.4)
    boards = f.wood("sheathing", (0.40, 0.285, 0.175), (1.4, 30, 30), 0.7)
    y = 0.0
    while y < g.slope:
        x = -rng.uniform(0, 2.0)
        while x < g.length:
            e = x + rng.choice((2.4, 3.0, 3.6))
            m.box((max(x, 0) + 0.003, y + 0.004, -0.030), (min(e, g.length) - 0.003, min(y + 0.140, g.slope), -0.002 - rng.uniform(0, 0.003)), boards, rng.random() * 0.7)
            x = e
        y += 0.146
    for a, b, r, s in HOLES:
        tatter(m, rng, felt, a, b, r, s)
        for _ in range(int(11 * r)):
            t = rng.uniform(0, 2 * pi)
            curl(m, rng, a + r * cos(t) * rng.uniform(0.9, 1.15), b + s * sin(t) * rng.uniform(0.85, 1.1), rng.gauss(2.4, 0.5), rng.uniform(0.12, 0.34), rng.uniform(0.12, 0.24), kit["shingle"], rng.uniform(0.5, 2.6))
        for _ in range(int(7 * r)):
            curl(m, rng, a + rng.gauss(0, r * 0.9), b - abs(rng.gauss(0.3, s)), rng.uniform(0, 6), rng.uniform(0.14, 0.7), rng.uniform(0.14, 0.30), kit["shingle"], rng.uniform(-0.3, 0.7))
    m.frame = move(0, 0, 0)
    tarp(m, rng, 10.9, 13.5, 1.0, g.slope - 0.1)
    bough(m, rng, leafy)
    closeup.litter(m, rng, 0.3, g.length - 0.3, 0.2, g.slope - 0.2, 150, 0.085, 0.014)
    m.build("torn").matrix_world = g.side()
    d = Mesh()
    for _ in range(60):
        curl(d, rng, rng.uniform(-9, 9), rng.uniform(-12, -1.8), rng.uniform(0, 6), rng.uniform(0.15, 0.5), 0.3, kit["shingle"], rng.uniform(-0.2, 0.9), 0.08)
    d.frame = move(0, 0, 0)
    wet = Shader("puddle")
    wet.finish((0.020, 0.019, 0.016), 0.04, wet.noise(2.0, 2.0, at=wet.world()), 0.002, 0.5)
    for x, y, r in ((-9.6, -3.4, 1.9), (-12.5, -8.0, 2.6), (-8.4, 1.6, 1.2), (-15.5, -2.0, 2.2)):
        k = [rng.uniform(0.7, 1.2) for _ in range(9)]
        ring = [(x + r * cos(2 * pi * i / 45) * (k[i // 5] + (k[(i // 5 + 1) % 9] - k[i // 5]) * (i % 5) / 5), y + r * 0.75 * sin(2 * pi * i / 45) * (k[i // 5] + (k[(i // 5 + 1) % 9] - k[i // 5]) * (i % 5) / 5), 0.10) for i in range(45)]
        d.face(ring, wet.mat)
    d.build("debris")


def tatter(m, rng, felt, a, b, r, s, cell=0.035):
    """Felt round a hole, torn away in the middle along an edge that wanders, with a few strips standing up."""
    wave = [rng.uniform(-0.22, 0.22) for _ in range(12)]

    def at(i, j):
        k = random.Random(i * 7919 + j * 104729)
        return a + (i + k.uniform(-0.35, 0.35)) * cell, b + (j + k.uniform(-0.35, 0.35)) * cell
    m.frame = move(0, 0, 0)
    n, o = int(r * 1.35 / cell), int(s * 1.5 / cell)
    for i in range(-n, n):
        for j in range(-o, o):
            u, v = i * cell / r, j * cell / s
            q = (atan2(v, u) / (2 * pi) + 1) * 12
            w = wave[int(q) % 12] + (wave[(int(q) + 1) % 12] - wave[int(q) % 12]) * (q % 1)
            if hypot(u * 1.12, v * 1.2) + w > 0.80:
                m.face([(*at(i + p, j + t), 0.0004) for p, t in ((0, 0), (1, 0), (1, 1), (0, 1))], felt, 0.5)
    for _ in range(int(5 * r)):
        t = rng.uniform(0, 2 * pi)
        curl(m, rng, a + r * 0.55 * cos(t), b + s * 0.5 * sin(t), rng.gauss(2.6, 0.6), rng.uniform(0.2, 0.6), rng.uniform(0.2, 0.5), felt, rng.uniform(0.3, 1.8), 0.0)
    m.frame = move(0, 0, 0)


def curl(m, rng, x, y, turn, wide, deep, mat, bend, z=0.010):
    """A piece of shingle or felt held at one edge, its far edge bent up by `bend` radians in all, thick enough to show. None under the tarp."""
    if covered(x, y):
        return
    m.frame = move(x, y, z + rng.uniform(0, 0.012), turn)
    n, px, pz, tone = 6, 0.0, 0.0, rng.uniform(0.2, 0.8)
    skew, cut = rng.gauss(0, 0.05), rng.uniform(0.55, 1.0)
    line = [(px, pz)]
    for k in range(n):
        t = bend * (k + 0.5) / n
        px, pz = px + deep / n * cos(t), pz + deep / n * sin(t)
        line.append((px, pz))
    low = []
    for k, (h, v) in enumerate(line):
        w = wide * (1 - (1 - cut) * k / n) / 2
        low.append(m.points([(h, -w + skew * k / n, v), (h + 0.0, w + skew * k / n, v + 0.02 * abs(bend) * wide * k / n), (h - 0.003 * sin(bend * k / n), w + skew * k / n, v + 0.005 + 0.02 * abs(bend) * wide * k / n),
                             (h - 0.003 * sin(bend * k / n), -w + skew * k / n, v + 0.005)]))
    for p, q in zip(low, low[1:]):
        for k in range(4):
            m.poly((p + k, p + (k + 1) % 4, q + (k + 1) % 4, q + k), mat, tone if k == 2 else -1.0 if k != 0 else tone * 0.4)
    m.poly([low[-1] + k for k in range(4)], mat, -1.0)


def covered(x, y):
    """Whether a point of the roof lies under the tarp where it is not rolled back."""
    return 10.6 < x < 13.6 and y > 0.7 and (10.9 + 0.62 - x) * 0.80 + (1.0 + 1.55 - y) * 0.60 < 0.30


def tarp(m, rng, x0, x1, y0, y1):
    """A blue tarp over the largest hole: battened along the top, roped on the right, its free corner rolled back by the wind."""
    blue, hem, ring = tarpaulin(), f.plain("hem", (0.008, 0.040, 0.14), 0.4), f.metal("eyelet", (0.52, 0.53, 0.54), 0.3, 1.0)
    rope, wood = f.plain("rope", (0.46, 0.40, 0.28), 0.9), f.wood("batten", (0.42, 0.30, 0.18), (1.5, 30, 30), 0.75)
    n, k, rows = 96, 168, []
    fold = [(rng.uniform(0, 6), rng.uniform(1, 4), rng.uniform(1, 5), rng.uniform(0.006, 0.014)) for _ in range(5)]
    fine = [(rng.uniform(0, 6), rng.uniform(9, 26), rng.uniform(9, 30), rng.uniform(0.0008, 0.0024)) for _ in range(7)]

    def at(u, v):
        """Where the point u along and v up the sheet lies: slack between its fixed edges, past a slanting line rolled up and over."""
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        slack = min(1.0, 9 * (1 - u), 12 * (1 - v))
        z = 0.016 + slack * (sum(h * (1 + sin(o + a * u * 2 + b * v * 3)) / 2 for o, a, b, h in fold) + 0.045 * max(0.0, sin(3.0 * u + 5.2 * v + 0.6)) ** 2)
        z += sum(h * sin(o + a * u + b * v) for o, a, b, h in fine) * (0.35 + 0.65 * slack)
        d = Vector((-0.80, -0.60))
        past = (x - (x0 + 0.62)) * d.x + (y - (y0 + 1.55)) * d.y + 0.10 * sin(2.2 * (x - y) + 1.0)
        if past > 0:
            r = 0.20 + 0.07 * sin(1.7 * (x - y))
            t = min(past / r, 2.75)
            rest = past - r * t
            go = r * sin(t) + rest * cos(t) - past
            x, y, z = x + d.x * go, y + d.y * go, z + r * (1 - cos(t)) + rest * sin(t) * 0.55 + 0.02 * past * sin(9 * u + 5 * v)
        return Vector((x, y, max(z, 0.014)))
    for j in range(k + 1):
        rows.append(m.points([at(i / n, j / k) for i in range(n + 1)]))
    for a, b in zip(rows, rows[1:]):
        for i in range(n):
            m.poly((a + i, a + i + 1, b + i + 1, b + i), blue, 0.5, True)
    edges = ([(i / n, 0.0) for i in range(n + 1)], [(0.0, j / k) for j in range(k + 1)])
    for edge in edges:
        m.tube([at(u, v) for u, v in edge], [0.006] * len(edge), hem, sides=6)
    for u, v in [(q / 5 + 0.02, 0.006) for q in range(5)] + [(0.012, q / 7 + 0.03) for q in range(7)]:
        o, a, b = at(u, v), (at(u + 0.01, v) - at(u, v)).normalized(), (at(u, v + 0.005) - at(u, v)).normalized()
        for side in (0.004, -0.004):
            c = [o + a.cross(b) * side + (a * cos(t * pi / 6) + b * sin(t * pi / 6)) * 0.015 for t in range(13)]
            m.tube(c, [0.005] * 13, ring, sides=6)
    m.box((x0 - 0.1, y1 - 0.16, 0.05), (x0 + 2.3, y1 - 0.07, 0.088), wood, 0.2)
    m.box((x0 + 2.36, y1 - 0.17, 0.05), (x1 + 0.1, y1 - 0.08, 0.088), wood, 0.5)
    m.box((x1 - 0.10, y0 + 0.5, 0.03), (x1 - 0.01, y1 - 0.3, 0.068), wood, 0.3)
    for u, to in ((0.98, (x1 + 0.8, 0.02, 0.02)), (0.82, (x0 + 2.2, 0.0, 0.02))):
        a, b = at(u, 0.006) + Vector((0, 0, 0.012)), Vector(to)
        m.tube([a.lerp(b, i / 8) + Vector((0.02 * sin(i * 2), 0, 0.0 if i in (0, 8) else -0.008)) for i in range(9)], [0.006] * 9, rope, sides=6)


def tarpaulin():
    """Woven polyethylene: blue above, silver below, still creased in the squares it was folded to."""
    s = Shader("tarp")
    p = s.where()
    x, y, _ = s.split(p)
    weave = s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (2.6, 5.5, 3)), distort=1.2)
    crush = s.noise(1.0, 5.0, 0.62, at=s.scaled(p, (9, 9, 9)), distort=1.6)
    crease = 0.0
    for c, gap in ((x, 0.47), (y, 0.61)):
        off = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", c, gap)), 0.5))
        crease = s.math("MAXIMUM", crease, s.span(off, 0.0, 0.035, 1.0, 0.0))
    c = s.mix(weave, (0.010, 0.060, 0.205), (0.020, 0.105, 0.30))
    c = s.mix(s.math("MULTIPLY", crease, 0.25), c, (0.06, 0.16, 0.36))
    under = s.mix(crush, (0.24, 0.25, 0.26), (0.36, 0.37, 0.38))
    c = s.mix(s.node("ShaderNodeNewGeometry").outputs["Backfacing"], c, under)
    return s.finish(c, 0.34, s.math("ADD", crush, s.math("MULTIPLY", crease, 0.22)), 0.030, 0.5)


def bough(m, rng, leafy):
    """A forked oak limb across the slope: torn pale wood at its foot, twigs broken underneath, leaves still on it."""
    bark, pale = f.bark("limb-bark", (0.085, 0.070, 0.055)), f.wood("torn-wood", (0.55, 0.40, 0.23), (6, 60, 60), 0.8)
    green = f.leaf("limb-leaf", (0.018, 0.036, 0.008), (0.052, 0.090, 0.020), (0.110, 0.140, 0.034))

    def grow(a, b, r0, r1, steps, sway):
        a, b, path = Vector(a), Vector(b), []
        for i in range(steps + 1):
            p = a.lerp(b, i / steps) + trees.ball(rng) * sway * (0 < i < steps)
            path.append(Vector((p.x, p.y, max(p.z, 0.03 + r0))))
        m.tube(path, [r0 + (r1 - r0) * i / steps for i in range(steps + 1)], bark, sides=10)
        return path
    foot, fork = Vector((-0.75, 5.35, 0.42)), Vector((1.9, 4.35, 0.22))
    trunk = grow(foot, fork, 0.135, 0.100, 7, 0.05)
    d = (trunk[0] - trunk[1]).normalized()
    for _ in range(16):
        o = trees.ball(rng) * 0.11
        m.tube([trunk[0] + o * 0.9 - d * 0.05, trunk[0] + o + d * rng.uniform(0.08, 0.34)], [0.024, 0.003], pale, rng.random() * 0.5, sides=5)
    arms = [grow(fork, (5.6, 2.9, 0.20), 0.085, 0.030, 9, 0.09), grow(fork, (3.1, 1.25, 0.16), 0.075, 0.026, 9, 0.09), grow(trunk[4], (0.6, 2.4, 0.22), 0.045, 0.016, 7, 0.08)]
    centre = Vector((3.2, 2.8, 0.2))
    for arm in arms:
        for i in range(2, len(arm)):
            for _ in range(4):
                out = (arm[i] - arm[i - 1]).normalized() + trees.ball(rng) * 0.95
                out.z = abs(out.z) * 0.75
                twig = trees.limb(arm[i].lerp(arm[i - 1], rng.random()), out, rng.uniform(0.5, 1.25), 5, rng, 0.28, -0.02)
                twig = [Vector((p.x, p.y, max(p.z, 0.03))) for p in twig]
                m.tube(twig, [0.017, 0.014, 0.011, 0.008, 0.006, 0.003], bark, sides=5)
                for _ in range(3):
                    s = trees.limb(twig[rng.randint(2, 5)], out + trees.ball(rng), rng.uniform(0.2, 0.5), 3, rng, 0.3, 0.0)
                    s = [Vector((p.x, p.y, max(p.z, 0.03))) for p in s]
                    m.tube(s, [0.006, 0.005, 0.004, 0.002], bark, sides=4)
                    trees.foliage(m, s, rng, rng.choice((1, 4, 9)) * leafy, 0.115, green, centre, 3.0, 0.4)

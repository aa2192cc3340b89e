"""A course half nailed at a grey noon: work gloves, a coil nailer and a chalk line where the crew left off."""
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

import closeup
import finishes as f
import shingles
import tools
import weather
from mesh import Mesh, axes, move
from shots.replacement import underlay

SAMPLES = 8
EXPOSURE = 0.1
E5 = shingles.EXPOSURE
ROWS, STOP = 10, 0.62
FINGERS = ((-0.040, 0.083, -0.13, 0.0120), (-0.0135, 0.094, -0.03, 0.0126), (0.0135, 0.087, 0.06, 0.0120), (0.0385, 0.069, 0.17, 0.0107))


def build(rng):
    frame = closeup.slope(6)
    mat = shingles.granules("fresh", [(0.0, (0.020, 0.021, 0.022)), (0.35, (0.040, 0.041, 0.043)), (0.6, (0.066, 0.067, 0.069)), (1.0, (0.140, 0.140, 0.138))], grain=600.0, age=0.0)
    m = Mesh()
    flat = axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    shingles.architectural(m, flat, 11, 4.4, mat, rng, last=ROWS, lift=0.02)
    shingles.architectural(m, flat, 3.5 + STOP, 4.4, mat, rng, first=ROWS, last=ROWS + 1)
    m.frame = move(0, 0, 0)
    line, head = f.plain("nail-line", (0.36, 0.36, 0.35), 0.7), f.metal("head", (0.50, 0.50, 0.51), 0.3, 1.0)
    headlap(m, rng, STOP, 6.0, (ROWS - 1) * E5, mat, line, head, 7)
    headlap(m, rng, -3.5, STOP, ROWS * E5, mat, line, head, 7)
    closeup.lay(m, frame, bevel=0.0007)
    # the shingle in hand: laid to the line, two nails in
    n = Mesh(move(STOP + 0.004, ROWS * E5 - 0.012, 0.0062, 0.012))
    shingles.architectural(n, n.frame, 0.985, 0.4, mat, rng, last=1)
    n.frame = move(STOP + 0.004, ROWS * E5 - 0.012, 0.0048, 0.012)
    headlap(n, rng, 0.0, 0.985, 0.012, mat, line, head, 2)
    closeup.lay(n, frame, "shingle", bevel=0.0007)
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), underlay(), 0.35)
    cap = f.plain("cap-nail", (0.50, 0.13, 0.02), 0.4)
    for row in range(4):
        for k in range(30):
            x, y = -3.9 + 0.30 * k + 0.15 * (row % 2) + rng.gauss(0, 0.012), 1.93 + 0.33 * row + rng.gauss(0, 0.008)
            d.tube([(x, y, -0.004), (x, y, -0.0005), (x, y, 0.001)], [0.013, 0.013, 0.004], cap, sides=14)
    blue = chalk()
    for y in (ROWS * E5 + 0.337 + 0.143, ROWS * E5 + 0.337 + 0.429):
        d.box((-4, y - 0.0016, -0.004), (8, y + 0.0016, -0.0024), blue)
    closeup.lay(d, frame, "deck")
    k = Mesh()
    reel(k, 0.18, 1.835, 0.0, -1.05)
    plug, slack = tools.nailer(k, 0.50, 1.39, 0.010, 0.25)
    tools.hose(k, [plug, slack, (0.86, 1.58, 0.020), (1.02, 1.72, 0.016), (1.30, 1.70, 0.012), (1.7, 1.86, 0.009)], (0.26, 0.034, 0.016), 0.0075)
    closeup.lay(k, frame, "gear", bevel=0.0005)
    glove(rng, frame @ move(0.085, 1.325, 0.011, -0.42), 1)
    glove(rng, frame @ move(0.225, 1.262, 0.016, 0.34) @ Matrix.Rotation(0.10, 4, "Y"), -1)
    closeup.backdrop(rng, sun=(52, 205), low=-7, arc=(-0.4, 1.5), **weather.GREY_NOON)
    closeup.aim(frame, (0.14, 0.63, 0.70), (0.335, 1.475, 0.0), 43, 7.1, (0.26, 1.34, 0.02))


def headlap(m, rng, x0, x1, y, mat, line, head, nails):
    """The part of a course that the next one covers: two printed lines, and heads between them where it is nailed."""
    x = x0
    while x < x1 - 0.01:
        e = min(x + 0.985, x1)
        m.box((x + 0.001, y + 0.130, -0.004), (e - 0.001, y + 0.325, 0.0042), mat, rng.uniform(0.30, 0.42))
        for v in (0.158, 0.182):
            m.box((x + 0.002, y + v, 0.0042), (e - 0.002, y + v + 0.0032, 0.00435), line)
        for i in range(6):
            if i < nails:
                a, v = x + 0.03 + 0.185 * i + rng.gauss(0, 0.008), y + 0.171 + rng.gauss(0, 0.003)
                m.tube([(a, v, 0.003), (a, v, 0.0048), (a, v, 0.0053)], [0.0051, 0.0051, 0.0038], head, sides=16)
        x += 0.985


def chalk():
    """A snapped line: powder that took on the high threads only."""
    s = f.Shader("chalk")
    p = s.where()
    took = s.span(s.noise(240.0, 3.0, at=p), 0.40, 0.58)
    return s.finish(s.mix(took, (0.13, 0.145, 0.17), (0.035, 0.085, 0.30)), 0.95)


def reel(m, x, y, z, turn):
    """Chalk reel: a teardrop case of worn red enamel, crank folded on its face, the line drawn out of its nose along the roof."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    red, steel, dark = f.worn("enamel", (0.20, 0.016, 0.012), bare=0.25), f.metal("crank", (0.45, 0.45, 0.46), 0.3, 1.0), f.plain("knob", (0.014, 0.014, 0.015), 0.5)
    for part, mat in (((0.0, 0.0055), (0.012, 0.0075)), steel), (((0.012, 0.010), (0.030, 0.021), (0.056, 0.032), (0.080, 0.0375), (0.102, 0.036), (0.120, 0.027), (0.128, 0.014)), red):
        tools.loft(m, [[(a, s, b) for a, b in tools.oval(0, 0.017, w, min(0.016, w), 0.6, 24)] for s, w in part], mat)
    m.tube([(0, 0.084, 0.033), (0, 0.084, 0.036)], [0.021, 0.020], steel, sides=28)
    m.hexa(((-0.005, 0.080, 0.036), (0.044, 0.081, 0.036), (0.044, 0.090, 0.036), (-0.005, 0.091, 0.036),
            (-0.005, 0.080, 0.0385), (0.044, 0.081, 0.0385), (0.044, 0.090, 0.0385), (-0.005, 0.091, 0.0385)), steel)
    m.tube([(0.038, 0.0855, 0.0385), (0.038, 0.0855, 0.050), (0.038, 0.0855, 0.052)], [0.0058, 0.0062, 0.004], dark, sides=16)
    string = f.plain("string", (0.10, 0.17, 0.38), 0.95)
    way = [(0, 0.0, 0.017), (0.004, -0.05, 0.010), (0.03, -0.12, 0.002), (0.02, -0.22, 0.002), (-0.06, -0.33, 0.002), (-0.04, -0.50, 0.002), (0.10, -0.66, 0.002)]
    tools.hose(m, way, (0.10, 0.17, 0.38), 0.0011)
    m.tube([(0.10, -0.66, 0.002), (0.11, -0.675, 0.002)], [0.0022, 0.0022], string, sides=6)
    m.frame = keep


def glove(rng, at, hand):
    """An empty leather glove lying on its palm, wrist at the origin, fingers along y; `hand` is 1 for the right one, -1 for the left."""
    skin, welt, gap = leather(), f.plain("welt", (0.165, 0.105, 0.048), 0.8), f.plain("inside", (0.010, 0.009, 0.008))
    m, w = Mesh(), Mesh()

    def ring(c, along, wide, thick):
        side = Vector((along[1], -along[0], 0)).normalized()
        return [Vector(c) + side * a + Vector((0, 0, b)) for a, b in tools.oval(0, 0, wide, thick, 0.75, 24)]
    palm = ((-0.082, 0.061, 0.0150, 0.016), (-0.060, 0.058, 0.0140, 0.015), (-0.032, 0.0525, 0.0115, 0.013), (0.0, 0.050, 0.0125, 0.014), (0.04, 0.0535, 0.0165, 0.018), (0.080, 0.055, 0.0165, 0.021), (0.106, 0.051, 0.0125, 0.020))
    tools.loft(m, [ring((0, y, z), (0, 1), a, t) for y, a, t, z in palm], skin)

    def finger(x, y, length, lean, wide, drop):
        d = Vector((sin(lean) * hand, cos(lean), 0))
        bend = rng.gauss(0, 0.10)
        pts, k = [], 9
        for i in range(k + 1):
            q = i / k
            lift = 0.017 + 0.010 * sin(pi * min(1, q * 1.15)) - drop * q * q
            pts.append((Vector((x * hand, y, 0)) + d * (length * q) + Vector((d.y, -d.x, 0)) * (bend * length * q * q) + Vector((0, 0, max(lift, 0.0085))),
                        wide * (1.06 - 0.10 * q) * (1 if q < 0.8 else (1 - ((q - 0.8) / 0.205) ** 2) ** 0.5), 0.0105 * (1.05 - 0.20 * q) * (1 if q < 0.8 else (1 - ((q - 0.8) / 0.205) ** 2) ** 0.5 * 0.9 + 0.1)))
        tools.loft(m, [ring(c, d, max(a, 0.0025), max(t, 0.002)) for c, a, t in pts], skin)
        side = Vector((d.y, -d.x, 0))
        edge = [c + side * (a - 0.0004) for c, a, _ in pts[2:]] + [c - side * (a - 0.0004) for c, a, _ in reversed(pts[2:])]
        w.tube(edge, [0.0012] * len(edge), welt, sides=6)
    for x, length, lean, wide in FINGERS:
        finger(x, 0.098, length + rng.gauss(0, 0.002), lean + rng.gauss(0, 0.05), wide, rng.uniform(0.010, 0.016))
    finger(-0.038, 0.012, 0.088, -0.72 + rng.gauss(0, 0.06), 0.0150, 0.012)
    body = m.build("glove")
    r = body.modifiers.new("one skin", "REMESH")
    r.mode, r.voxel_size, r.use_smooth_shade = "VOXEL", 0.0015, True
    s = body.modifiers.new("soft", "SMOOTH")
    s.factor, s.iterations = 0.5, 7
    fold = bpy.data.textures.new("fold", "CLOUDS")
    fold.noise_scale, fold.noise_depth = 0.026, 2
    b = body.modifiers.new("fold", "DISPLACE")
    b.texture, b.strength, b.mid_level = fold, 0.0075 * (0.8 + 0.4 * (hand > 0)), 0.5
    # three darts over the back of the hand and the seam where the cuff is sewn on
    for x, y1 in ((-0.024, 0.090), (0.0, 0.096), (0.024, 0.090)):
        w.tube([(x * hand, 0.018 + (y1 - 0.018) * i / 6, 0.0275 + 0.0075 * sin(pi * (0.25 + 0.5 * i / 6))) for i in range(7)], [0.0008] + [0.0016] * 5 + [0.0008], welt, sides=6)
    for y, a, t, z in ((-0.032, 0.0528, 0.0118, 0.013), (-0.082, 0.0612, 0.0150, 0.016)):
        loop = ring((0, y, z), (0, 1), a, t)
        w.tube([*loop, loop[0]], [0.0017] * 25, welt, sides=6)
    w.face([p + Vector((0, -0.0034, 0)) for p in ring((0, -0.082, 0.016), (0, 1), 0.0585, 0.0118)], gap)
    for ob in (body, w.build("seams")):
        ob.matrix_world = at


def leather():
    """Split cowhide, worked in: smudged at the finger ends, rubbed pale on the knuckles, a canvas cuff."""
    s = f.Shader("cowhide")
    p = s.where()
    _, y, _ = s.split(p)
    nap, blotch = s.noise(330.0, 3.0, 0.7, at=p), s.noise(26.0, 4.0, 0.6, at=p)
    c = s.mix(s.span(blotch, 0.30, 0.72), (0.160, 0.098, 0.046), (0.35, 0.240, 0.128))
    c = s.mix(s.math("MULTIPLY", s.span(y, 0.07, 0.17, 0.15, 1.0), s.span(s.noise(38.0, 5.0, 0.65, at=p), 0.40, 0.62, 0, 0.80)), c, (0.040, 0.034, 0.028))
    c = s.mix(0.45, c, s.ramp(nap, [(0.3, (0.36, 0.36, 0.36)), (0.7, (0.64, 0.64, 0.63))]), "OVERLAY")
    weave = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", y, 2600.0)), 0.5)
    cuff = s.math("LESS_THAN", y, -0.032)
    cloth = s.mix(s.span(blotch, 0.35, 0.7), (0.040, 0.052, 0.070), (0.075, 0.090, 0.112))
    c = s.mix(cuff, c, cloth)
    crease = s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (45, 130, 60)), distort=0.8)
    high = s.math("ADD", s.math("MULTIPLY", crease, 1.0), s.math("ADD", s.math("MULTIPLY", nap, 0.22), s.math("MULTIPLY", s.math("MULTIPLY", weave, cuff), 0.25)))
    return s.finish(c, 0.82, high, 0.0022, 0.25)

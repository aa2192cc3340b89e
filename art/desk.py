"""A work table by a window: planks, printed sheets, photographs, samples and small tools. Metres; the table top is z = 0, +Y is away."""
import os
from math import cos, pi, sin

import bpy
from mathutils import Matrix

import finishes as f
import shingles
import weather
from mesh import Mesh, axes, move

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "masters")
INK, PALE = (0.020, 0.022, 0.028), (0.62, 0.60, 0.55)


def paper(name="paper", color=(0.66, 0.645, 0.60)):
    s = f.Shader(name)
    p = s.where()
    c = s.mix(s.span(s.noise(9.0, 4.0, 0.6, at=p), 0.4, 0.8, 0, 0.18), color, tuple(k * 0.82 for k in color))
    return s.finish(c, 0.85, s.noise(420.0, 2.0, at=p), 0.0004, 0.25)


def kit():
    return {"paper": paper(), "ink": f.plain("ink", INK, 0.7), "blue": f.plain("blue", (0.020, 0.035, 0.16), 0.5), "red": f.plain("red", (0.36, 0.035, 0.02), 0.6), "pale": f.plain("rule", (0.30, 0.32, 0.36), 0.8),
            "steel": f.metal("steel", (0.55, 0.55, 0.56), 0.3, 1.0), "dark": f.plain("black", (0.014, 0.014, 0.015), 0.5), "brass": f.metal("brass", (0.72, 0.47, 0.17), 0.3, 1.0),
            "board": f.wood("clipboard", (0.20, 0.115, 0.055), (3, 60, 60), 0.5)}


def room(rng, overcast=False):
    """Table of broad boards, a wall of painted boards behind it out of focus, and the window that lets the sun in from the left, or a grey sky."""
    m = Mesh()
    oak = f.boards("table")
    y = -0.75
    while y < 0.75:
        w = rng.uniform(0.16, 0.22)
        m.box((-1.3, y + 0.0006, -0.045), (1.3, min(y + w, 0.8) - 0.0006, rng.uniform(-0.0006, 0.0)), oak, rng.random() * 0.5)
        y += w
    m.build("table", bevel=0.0012)
    b = Mesh()
    wall, shelf = f.paint("wall", (0.20, 0.225, 0.215), 0.6), f.wood("shelf", (0.26, 0.16, 0.085), (2, 30, 30), 0.6)
    b.box((-3, 1.93, -1.0), (3, 2.0, 2.4), f.plain("behind", (0.02, 0.02, 0.02)))
    x = -3.0
    while x < 3.0:
        b.box((x + 0.003, 1.9, -1.0), (x + 0.137, 1.93, 2.4), wall, rng.random())
        x += 0.14
    b.box((-3, -3, -0.80), (3, 2, -0.76), f.wood("floor", (0.16, 0.10, 0.06), (20, 1.2, 20), 0.6), 0.3)
    for z in (0.02, 0.42):
        b.box((-2.2, 1.62, z), (2.2, 1.9, z + 0.03), shelf)
        x = -2.1
        while x < 2.1:
            w, h = rng.uniform(0.05, 0.22), rng.uniform(0.10, 0.34)
            b.box((x, 1.66, z + 0.03), (x + w, 1.86, z + 0.03 + h), f.plain("thing", rng.choice(((0.30, 0.26, 0.20), (0.10, 0.13, 0.15), (0.28, 0.10, 0.05), (0.42, 0.39, 0.33), (0.06, 0.09, 0.07)))))
            x += w + rng.uniform(0.01, 0.30)
    # window wall: posts and bars that break the sun into panes
    for y0, y1 in ((-4, -1.45), (1.45, 2.0)):
        b.box((-1.95, y0, -1), (-1.85, y1, 2.6), wall)
    b.box((-1.95, -4, -1), (-1.85, 2, 0.28), wall)
    b.box((-1.95, -4, 1.75), (-1.85, 2, 2.6), wall)
    for y in (-0.75, 0.0, 0.75):
        b.box((-1.93, y - 0.022, 0.28), (-1.88, y + 0.022, 1.75), wall)
    for z in (0.76, 1.25):
        b.box((-1.93, -1.45, z - 0.018), (-1.88, 1.45, z + 0.018), wall)
    b.build("room")
    if overcast:
        weather.sky(24, 278, strength=0.18, cloud=0.95, air=weather.OVERCAST)
        pane(88)
    else:
        weather.sky(24, 278, cloud=0.3)
        weather.sun(24, 278, power=9.0, color=(1.0, 0.78, 0.55), size=1.2)


def pane(power, color=(0.86, 0.93, 1.0)):
    """The bright sky that fills the window."""
    light = bpy.data.lights.new("pane", "AREA")
    light.energy, light.color, light.shape, light.size, light.size_y = power, color, "RECTANGLE", 1.5, 2.9
    ob = bpy.data.objects.new("pane", light)
    ob.location, ob.rotation_euler = (-2.05, 0, 1.02), (0, -pi / 2, 0)
    bpy.context.scene.collection.objects.link(ob)


def words(text, frame, x, y, size, mat, wide=1.0, align="LEFT", spacing=1.0, lines=1.0):
    """Printed type: `size` is the height of the line, x and y the first line's foot in paper coordinates."""
    t = bpy.data.curves.new("type", "FONT")
    t.body, t.size, t.align_x, t.space_character, t.space_line = text, size, align, spacing, lines
    t.materials.append(mat)
    ob = bpy.data.objects.new("type", t)
    ob.matrix_world = frame @ move(x, y, 0) @ Matrix.Diagonal((wide, 1, 1, 1))
    bpy.context.scene.collection.objects.link(ob)


def sheet(m, k, x, y, turn, w=0.42, h=0.297, z=0.0004, what=None, mat=None):
    """Paper at x, y (its middle); `what(m, w, h, k)` draws on it in paper coordinates from the lower left."""
    keep, n = m.frame, 10
    m.frame = keep @ move(x, y, z, turn)
    for i in range(n):
        a, b = w * i / n - w / 2, w * (i + 1) / n - w / 2
        za, zb = (0.020 * max(0, abs(q) / (w / 2) - 0.72) ** 2 for q in (a, b))
        m.face(((a, -h / 2, za), (b, -h / 2, zb), (b, h / 2, zb), (a, h / 2, za)), mat or k["paper"])
    m.frame = keep @ move(x, y, z + 0.0003, turn) @ move(-w / 2, -h / 2, 0)
    if what:
        what(m, w, h, k)
    m.frame = keep


def scroll(m, k, x, y, turn, long=0.60, r=0.026):
    """A rolled drawing: a spiral of paper with a rubber band."""
    keep = m.frame
    m.frame = keep @ move(x, y, r + 0.001, turn)
    pts = [((r - 0.0012 * t / 12) * cos(t * pi / 12), (r - 0.0012 * t / 12) * sin(t * pi / 12)) for t in range(76)]
    a, b = m.points([(0, p, q) for p, q in pts]), m.points([(long, p, q) for p, q in pts])
    for i in range(len(pts) - 1):
        m.poly((a + i, b + i, b + i + 1, a + i + 1), k["paper"], 0.5, True)
    m.tube([(long * 0.5, 0, 0), (long * 0.5 + 0.003, 0, 0)], [r + 0.0012, r + 0.0012], k["red"], sides=40)
    m.frame = keep


def line(m, a, b, mat, wide=0.0009):
    (x0, y0), (x1, y1) = a, b
    d = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
    nx, ny = -(y1 - y0) / d * wide / 2, (x1 - x0) / d * wide / 2
    m.face(((x0 - nx, y0 - ny, 0), (x1 - nx, y1 - ny, 0), (x1 + nx, y1 + ny, 0), (x0 + nx, y0 + ny, 0)), mat)


def elevation(m, w, h, k):
    """Front of a colonial with dimensions and a title block."""
    i = k["ink"]

    def path(*pts):
        for a, b in zip(pts, pts[1:]):
            line(m, (a[0] * w, a[1] * h), (b[0] * w, b[1] * h), i)
    path((.03, .04), (.97, .04), (.97, .96), (.03, .96), (.03, .04))
    path((.72, .04), (.72, .16), (.97, .16))
    for r in (.08, .12):
        line(m, (.74 * w, r * h), (.92 * w, r * h), k["pale"], 0.0022)
    path((.14, .30), (.80, .30), (.80, .58), (.14, .58), (.14, .30))
    path((.11, .58), (.19, .84), (.75, .84), (.83, .58), (.11, .58))
    for j in range(1, 13):
        q = .58 + .26 * j / 13
        s = .08 * j / 13
        line(m, ((.11 + s) * w, q * h), ((.83 - s) * w, q * h), k["pale"], 0.0004)
    for c in range(5):
        for r in (.335, .455):
            if c == 2 and r < .4:
                path((.445, .30), (.445, .42), (.495, .42), (.495, .30))
                continue
            a = .175 + c * .128
            path((a, r), (a + .07, r), (a + .07, r + .09), (a, r + .09), (a, r))
            path((a + .035, r), (a + .035, r + .09))
            path((a, r + .045), (a + .07, r + .045))
    for a, b in (((.14, .22), (.80, .22)), ((.88, .30), (.88, .84))):
        line(m, (a[0] * w, a[1] * h), (b[0] * w, b[1] * h), k["red"], 0.0006)
        for p in (a, b):
            line(m, ((p[0] - .012) * w, (p[1] - .016) * h), ((p[0] + .012) * w, (p[1] + .016) * h), k["red"], 0.0009)


ITEMS = ("Tear off shingles, one layer", "Felt, 15 lb", "Ice and water shield, eaves", "Ice and water shield, valleys", "Drip edge, aluminum", "Starter course",
         "Architectural shingles", "Hip and ridge caps", "Ridge vent, shingle over", "Step flashing", "Counterflashing, chimney", "Pipe collars, 3 in",
         "Sheathing, 7/16 in", "Gutter, detach and reset", "Downspouts", "Fascia, primed", "Soffit panels", "Paint exposed pipes", "Haul debris, one load", "Magnet sweep", "Permit")
LETTER = """We were on the roof and in the attic on the day named above. What we
found is marked on the photographs that go with this page.

North slope. Shingles are missing in two places along the ridge and
one near the eave. Tabs beside them are creased and lift by hand. The
felt below is torn, and the deck is wet at one joint.

South slope. Granules are gone in round spots, the mat is bruised and
gives under the thumb. We counted the spots in a square of ten feet on
each slope.

Chimney. The counterflashing stands off on the west side. Water has
come in behind it and down the framing as far as the ceiling.

Gutters. The front run is dented and has pulled away at the corner;
the downspout beside it is crushed at its foot.

We have covered the open places. The roof should not stay like this
for longer than it must. Please have your adjuster meet us there, with
a ladder; we bring the list of what it takes."""


def rows(m, w, h, k, figures=True):
    """A typed page under a heading, signed: an estimate with its figures, or a letter of findings."""
    at = m.frame @ move(0, 0, 0.0001)
    words("Estimate" if figures else "Findings", at, .08 * w, .915 * h, 0.0125, k["ink"])
    line(m, (.08 * w, .895 * h), (.92 * w, .895 * h), k["red"], 0.0009)
    if figures:
        for i, item in enumerate(ITEMS):
            y, much = (.862 - i * .0335) * h, 90 + i * 7919 % 1400
            words(item, at, .08 * w, y, 0.0052, k["ink"])
            words("%d %s" % (2 + much % 37, ("SQ", "LF", "EA")[i * 5 % 3]), at, .70 * w, y, 0.0052, k["ink"], align="RIGHT")
            words("%d,%03d.%02d" % (much // 250, much * 37 % 1000, much % 100) if much > 600 else "%d.%02d" % (much, much * 3 % 100), at, .92 * w, y, 0.0052, k["ink"], align="RIGHT")
            line(m, (.08 * w, y - .0090 * h), (.92 * w, y - .0090 * h), k["pale"], 0.0002)
        line(m, (.62 * w, .150 * h), (.92 * w, .150 * h), k["ink"], 0.0007)
        words("Total", at, .62 * w, .122 * h, 0.0066, k["ink"])
    else:
        words(LETTER, at, .08 * w, .850 * h, 0.0052, k["ink"], lines=1.25)
    pts = stroke([(.10 * w + a * 0.006, .065 * h + b * 0.005) for a, b in SIGNATURE])
    for a, b in zip(pts, pts[1:]):
        line(m, a, b, k["blue"], 0.0006)


def photograph(m, name, x, y, turn, w=0.152, h=0.102, z=0.0012, k=None):
    """A print of one of the masters, white-bordered."""
    s = f.Shader("print-" + name)
    tex = s.node("ShaderNodeTexImage")
    tex.image = bpy.data.images.load(os.path.join(MASTERS, name + ".jpg"))
    co = s.node("ShaderNodeAttribute", {"attribute_name": "print"}).outputs["Vector"]
    s.put(tex.inputs["Vector"], co)
    mat = s.finish(s.mix(1.0, tex.outputs["Color"], (0.8, 0.8, 0.8), "MULTIPLY"), 0.22, specular=0.5)
    frame = move(x, y, z, turn)
    m.frame = frame
    m.box((-w / 2 - 0.004, -h / 2 - 0.004, -0.0003), (w / 2 + 0.004, h / 2 + 0.004, 0.0), k["paper"])
    m.frame = move(0, 0, 0)
    me = bpy.data.meshes.new(name)
    me.from_pydata([(-w / 2, -h / 2, 0.0003), (w / 2, -h / 2, 0.0003), (w / 2, h / 2, 0.0006), (-w / 2, h / 2, 0.0006)], [], [(0, 1, 2, 3)])
    me.materials.append(mat)
    a = me.attributes.new("print", "FLOAT_VECTOR", "POINT")
    a.data.foreach_set("vector", (0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0))
    ob = bpy.data.objects.new(name, me)
    ob.matrix_world = frame
    bpy.context.scene.collection.objects.link(ob)


def pencil(m, x, y, turn, k, z=0.0042, color=(0.50, 0.24, 0.02)):
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    m.tube([(0, 0, 0), (0.15, 0, 0)], [0.0037, 0.0037], f.paint("pencil", color, 0.35, 0.1), sides=6)
    m.tube([(0.15, 0, 0), (0.168, 0, 0)], [0.0037, 0.0009], f.wood("point", (0.50, 0.34, 0.18), (4, 90, 90)), 0.1, sides=12)
    m.tube([(0.168, 0, 0), (0.172, 0, 0)], [0.0009, 0.0002], k["dark"], sides=8)
    m.tube([(-0.013, 0, 0), (0, 0, 0)], [0.0039, 0.0039], k["steel"], sides=16)
    m.tube([(-0.021, 0, 0), (-0.013, 0, 0)], [0.0034, 0.0036], f.plain("rubber-end", (0.42, 0.13, 0.11)), sides=16)
    m.frame = keep


def pen(m, x, y, turn, k):
    """Ball pen; `x`, `y` is its blunt end, `turn` the way to its point."""
    keep = m.frame
    m.frame = keep @ move(x, y, 0.0060, turn)
    m.tube([(0, 0, 0), (0.0008, 0, 0), (0.003, 0, 0), (0.062, 0, 0)], [0.0030, 0.0046, 0.0052, 0.0056], k["dark"], sides=32)
    m.tube([(0.062, 0, 0), (0.0622, 0, 0), (0.0652, 0, 0), (0.0654, 0, 0)], [0.0056, 0.0060, 0.0060, 0.0056], k["brass"], sides=32)
    m.tube([(0.0654, 0, 0), (0.098, 0, 0), (0.118, 0, 0)], [0.0056, 0.0053, 0.0044], k["dark"], sides=32)
    m.tube([(0.118, 0, 0), (0.119, 0, 0), (0.131, 0, -0.0008), (0.1335, 0, -0.0014), (0.1360, 0, -0.0016)], [0.0044, 0.0042, 0.0019, 0.0010, 0.0005], k["brass"], sides=28)
    for a, b, h0, h1 in ((0.0015, 0.0060, 0.0030, 0.0076), (0.0060, 0.036, 0.0076, 0.0072), (0.036, 0.041, 0.0072, 0.0058)):
        m.hexa(((a, -0.0016, h0 - 0.0007), (b, -0.0014, h1 - 0.0007), (b, 0.0014, h1 - 0.0007), (a, 0.0016, h0 - 0.0007),
                (a, -0.0016, h0), (b, -0.0014, h1), (b, 0.0014, h1), (a, 0.0016, h0)), k["brass"])
    m.frame = keep


LETTERS = (((0, 0), (0.15, 1), (0.2, 0.15), (0.4, 0.05)), ((0, 0.1), (0.35, 0.55), (0.25, 1), (0.05, 0.5), (0.25, 0), (0.5, 0.15)),
           ((0, 0.1), (0.35, 1.4), (0.25, 2.1), (0.1, 1.2), (0.2, 0.1), (0.4, 0.1)), ((0, 0), (0.08, 0.9), (0.1, 0.05), (0.3, 0.95), (0.42, 0.8), (0.45, 0.1), (0.6, 0.1)),
           ((0.1, 0.5), (0.3, 1), (0.05, 0.7), (0.15, 0.05), (0.45, 0.3), (0.4, 0.95), (0.65, 0.85)), ((0.3, 1), (0.05, 0.7), (0.2, 0.1), (0.42, 0.9), (0.38, -0.8), (0.15, -1), (0.1, -0.7), (0.55, 0.1)))
CAPITALS = (((0, 1.6), (0.25, 2.2), (0.2, 0.9), (0.05, 0), (0.3, 1.7), (0.75, 2.3), (0.85, 1.5), (0.3, 1.1), (0.9, 0.1), (1.1, 0.15)),
            ((0, 0.1), (0.35, 1.5), (0.6, 2.3), (0.75, 0.8), (0.85, 0.05), (1, 0.3)), ((1, 1.9), (0.6, 2.3), (0.1, 1.4), (0.15, 0.2), (0.6, 0), (1.1, 0.4)),
            ((0, 2), (0.3, 2.2), (0.25, 1), (0.05, 0), (0.5, 0.1), (1, 1), (0.9, 2), (0.3, 2.3), (1.1, 1.9)), ((0, 0), (0.2, 2.1), (0.45, 0.6), (0.75, 2.2), (0.95, 0.1), (1.2, 0.2)))
SIGNATURE = ((0, 0.2), (0.5, 2.1), (0.95, 3.1), (0.75, 1.4), (0.35, -0.8), (0.2, -0.2), (1.2, 1.2), (1.55, 1.0), (1.4, 0.2), (1.85, 0.1), (2.2, 0.9), (2.25, 0.1), (2.7, 0.8),
             (2.8, 0.1), (3.5, 2.6), (3.3, 1.2), (3.45, 0.1), (4.0, 0.5), (4.4, 0.15), (5.4, 0.35), (7.4, 0.9))


def stroke(points, fine=5):
    """A pen's smooth way through points (Catmull-Rom)."""
    pts, out = [points[0], *points, points[-1]], []
    for p0, p1, p2, p3 in zip(pts, pts[1:], pts[2:], pts[3:]):
        for i in range(fine):
            t = i / fine
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*out, points[-1]]


def handwriting(rng, x, y, long, size=0.0024, slant=0.30):
    """Words in longhand that nobody can read: a list of strokes."""
    out, at = [], 0.0
    while at < long:
        pts, n = [], rng.randint(3, 7)
        for i in range(n):
            shape, wide = (rng.choice(CAPITALS), 1.1) if i == 0 and rng.random() < 0.45 else (rng.choice(LETTERS), rng.uniform(0.85, 1.2))
            for a, b in shape:
                v = b * size * rng.uniform(0.9, 1.1)
                pts.append((x + at + a * size * wide + v * slant, y + v))
            at += shape[-1][0] * size * wide
        out.append(stroke(pts))
        at += size * rng.uniform(0.7, 1.2)
    return out


def tape(m, x, y, turn, k):
    """Tape measure with 40 cm of blade out."""
    keep = m.frame
    m.frame = keep @ move(x, y, 0, turn)
    shell = f.paint("tape-shell", (0.46, 0.30, 0.02), 0.35, 0.1)
    prof = [(0.033 + 0.033 * cos(t * pi / 14), 0.033 + 0.033 * sin(t * pi / 14)) for t in range(-3, 18)]
    lower, upper = m.points([(a, -0.015, b) for a, b in prof]), m.points([(a, 0.015, b) for a, b in prof])
    n = len(prof)
    for i in range(n):
        j = (i + 1) % n
        m.poly((lower + i, lower + j, upper + j, upper + i), k["dark"])
    m.poly(range(lower, lower + n), shell)
    m.poly(range(upper + n - 1, upper - 1, -1), shell)
    for s in (-1, 1):
        m.tube([(0.033, s * 0.0152, 0.033), (0.033, s * 0.0165, 0.033)], [0.018, 0.0175], k["steel"], sides=28)
    yellow = f.paint("blade", (0.62, 0.50, 0.06), 0.3, 0.1)
    m.hexa(((0.06, -0.012, 0.0012), (0.44, -0.012, 0.0012), (0.44, 0.012, 0.0012), (0.06, 0.012, 0.0012),
            (0.06, -0.012, 0.0016), (0.44, -0.012, 0.0016), (0.44, 0.012, 0.0016), (0.06, 0.012, 0.0016)), yellow)
    for i in range(146):
        q = 0.065 + i * 0.00254
        m.box((q, -0.012 if i % 10 == 0 else -0.002, 0.0016), (q + 0.0005, 0.012 if i % 10 == 0 else (0.006 if i % 5 else 0.010), 0.0018), k["dark"] if i % 10 else k["red"])
    m.box((0.438, -0.010, -0.0005), (0.442, 0.010, 0.009), k["steel"])
    m.frame = keep


def mug(m, x, y, color=(0.10, 0.13, 0.15)):
    glaze = f.paint("mug", color, 0.18, 0.15)
    rim = [(0.0, 0.032), (0.004, 0.038), (0.088, 0.041), (0.091, 0.0405), (0.0915, 0.0395), (0.090, 0.0380), (0.010, 0.0360), (0.008, 0.001)]
    m.lathe(x, y, rim, glaze)
    m.tube([(x, y, 0.0742), (x, y, 0.0744)], [0.0372, 0.0372], f.plain("coffee", (0.020, 0.009, 0.004), 0.12), sides=40)
    m.tube([(x + 0.039 + 0.026 * sin(t * pi / 12), y, 0.047 + 0.028 * cos(t * pi / 12)) for t in range(13)], [0.0055] * 13, glaze, sides=14)


def sample(rng, mat, x, y, turn, w=0.34, courses=2):
    """A strip of laminated shingle laid on the table."""
    s = Mesh()
    shingles.architectural(s, axes((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), w, courses * shingles.EXPOSURE, mat, rng, last=courses)
    ob = s.build("sample", bevel=0.0006)
    ob.matrix_world = move(x, y, 0.0042, turn) @ Matrix.Diagonal((1, 1, 0.65, 1))
    return ob


def clipboard(m, k, x, y, turn, w=0.235, h=0.33):
    keep = m.frame
    m.frame = keep @ move(x, y, 0, turn)
    m.box((-w / 2, -h / 2, 0.0005), (w / 2, h / 2, 0.0045), k["board"])
    m.box((-0.055, h / 2 - 0.040, 0.0045), (0.055, h / 2 - 0.004, 0.0075), k["steel"])
    m.tube([(-0.052, h / 2 - 0.020, 0.010), (0.052, h / 2 - 0.020, 0.010)], [0.0052, 0.0052], k["steel"], sides=18)
    m.hexa(((-0.040, h / 2 - 0.052, 0.006), (0.040, h / 2 - 0.052, 0.006), (0.048, h / 2 - 0.022, 0.012), (-0.048, h / 2 - 0.022, 0.012),
            (-0.040, h / 2 - 0.052, 0.0072), (0.040, h / 2 - 0.052, 0.0072), (0.048, h / 2 - 0.022, 0.0135), (-0.048, h / 2 - 0.022, 0.0135)), k["steel"])
    m.frame = keep
    sheet(m, k, x + 0.012 * sin(turn), y - 0.012 * cos(turn), turn, 0.210, 0.288, 0.0050, rows)


def calculator(m, k, x, y, turn):
    keep = m.frame
    m.frame = keep @ move(x, y, 0, turn)
    m.hexa(((-0.042, -0.075, 0), (0.042, -0.075, 0), (0.042, 0.075, 0), (-0.042, 0.075, 0), (-0.041, -0.074, 0.010), (0.041, -0.074, 0.010), (0.041, 0.074, 0.017), (-0.041, 0.074, 0.017)),
           f.plain("case", (0.10, 0.105, 0.11), 0.4))
    m.box((-0.034, 0.040, 0.014), (0.034, 0.064, 0.0165), f.plain("lcd", (0.20, 0.24, 0.17), 0.15))
    grey, pale = f.plain("key", (0.035, 0.036, 0.038), 0.5), f.plain("key-pale", (0.36, 0.35, 0.33), 0.5)
    for r in range(5):
        for c in range(4):
            z = 0.010 + 0.007 * (r * 0.021 + 0.012) / 0.15
            a, b = -0.035 + c * 0.0182, -0.066 + r * 0.0205
            m.box((a, b, z), (a + 0.0145, b + 0.0150, z + 0.0034), k["red"] if (c, r) == (3, 0) else (grey if c == 3 or r == 4 else pale))
    m.frame = keep


def keys(m, k, x, y, turn):
    """Two house keys on a ring with a leather tag."""
    keep = m.frame
    m.frame = keep @ move(x, y, 0.002, turn)
    m.tube([(0.013 * cos(t * pi / 24), 0.013 * sin(t * pi / 24), 0.001 + 0.001 * sin(t / 2)) for t in range(49)], [0.0008] * 49, k["steel"], sides=10)
    for t, mat in ((0.2, k["brass"]), (-0.5, k["steel"])):
        m.frame = keep @ move(x, y, 0.0025 + 0.002 * (t > 0), turn + t)
        m.tube([(0.022, 0, 0), (0.022, 0, 0.0022)], [0.0115, 0.0115], mat, sides=24)
        m.box((0.030, -0.0040, 0), (0.058, 0.0040, 0.0022), mat)
        for i in range(4):
            m.box((0.036 + i * 0.0055, -0.0040 - 0.0022 * (i % 2) - 0.001, 0), (0.0395 + i * 0.0055, -0.0038, 0.0022), mat)
    m.frame = keep @ move(x, y, 0.001, turn + 2.6)
    m.box((0.012, -0.011, 0), (0.062, 0.011, 0.003), f.plain("tag", (0.17, 0.08, 0.035), 0.55))
    m.frame = keep

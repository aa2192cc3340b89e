"""What a crew leaves on a roof: ladder, bundles, hose, toe boards, hammer, flat bar, nails. Metres."""
from math import cos, pi, sin

from mathutils import Matrix, Vector

import finishes as f
from mesh import Mesh, axes, move


def ladder(m, foot, head, width=0.42, over=0.9, spans=((0.0, 0.58), (0.40, 1.0))):
    """Aluminium extension ladder from foot to where it bears, running `over` past it; `spans` are its two sections, drawn out or closed."""
    alu, grip = f.metal("aluminium", (0.62, 0.63, 0.64), 0.36, 0.9), f.plain("rubber", (0.015, 0.015, 0.016), 0.7)
    foot, head = Vector(foot), Vector(head)
    d = (head - foot).normalized()
    end = head + d * over
    side = Vector((1, 0, 0))
    out = side.cross(d).normalized()
    total = (end - foot).length
    for part, (a, b, w, lift) in enumerate(((spans[0][0] * total, spans[0][1] * total, width, 0.0), (spans[1][0] * total, spans[1][1] * total, width - 0.07, -0.045))):
        for s in (-1, 1):
            p, q = foot + d * a + side * (s * w / 2) + out * lift, foot + d * b + side * (s * w / 2) + out * lift
            prof = ((-0.014, -0.035), (0.014, -0.035), (0.014, -0.030), (-0.008, -0.030), (-0.008, 0.030), (0.014, 0.030), (0.014, 0.035), (-0.014, 0.035))
            prof = [(x * -s, y) for x, y in prof]
            m.sweep(prof if s < 0 else prof[::-1], [p, q], alu, up=tuple(out))
        k = 0.2
        while k < b - a - 0.1:
            c = foot + d * (a + k) + out * lift
            m.tube([c - side * w / 2, c + side * w / 2], [0.0165, 0.0165], alu, sides=12)
            k += 0.305
    for s in (-1, 1):
        p = foot + side * (s * width / 2)
        m.box((p.x - 0.04, p.y - 0.06, p.z - 0.04), (p.x + 0.04, p.y + 0.06, p.z + 0.05), grip)
        p = end + side * (s * (width - 0.07) / 2) - out * 0.045
        m.box((p.x - 0.022, p.y - 0.04, p.z - 0.03), (p.x + 0.022, p.y + 0.03, p.z + 0.03), grip)
    return foot, d, out


def wrapper():
    """Bundle wrapping in the bundle's own axes: wrinkled film, a printed panel with lines of type, open ends that show the plies."""
    s = f.Shader("wrapper")
    p = s.where()
    x, y, z = s.split(p)
    ax, ay = s.math("ABSOLUTE", x), s.math("ABSOLUTE", y)
    film = s.mix(s.noise(5.0, 3.0, at=p), (0.30, 0.28, 0.245), (0.44, 0.42, 0.38))

    def inside(v, limit):
        return s.math("LESS_THAN", v, limit)

    def both(*terms):
        out = terms[0]
        for t in terms[1:]:
            out = s.math("MULTIPLY", out, t)
        return out
    panel = both(inside(ax, 0.33), inside(ay, 0.125))
    c = s.mix(panel, film, (0.030, 0.052, 0.066))
    title = both(inside(s.math("ABSOLUTE", s.math("SUBTRACT", y, 0.055)), 0.022), inside(s.math("ABSOLUTE", s.math("ADD", x, 0.08)), 0.19))
    c = s.mix(both(title, s.math("GREATER_THAN", s.noise(1.0, 2.0, at=s.scaled(p, (42, 3, 1))), 0.44)), c, (0.46, 0.44, 0.39))
    row = s.math("FRACT", s.math("MULTIPLY", s.math("ADD", y, 1.0), 52.0))
    text = both(inside(row, 0.45), inside(y, 0.015), s.math("GREATER_THAN", y, -0.10), inside(ax, 0.27), s.math("GREATER_THAN", s.noise(1.0, 2.0, at=s.scaled(p, (150, 52, 1))), 0.48))
    c = s.mix(text, c, (0.34, 0.33, 0.30))
    band = both(s.math("GREATER_THAN", ax, 0.36), inside(ax, 0.40))
    c = s.mix(band, c, (0.26, 0.085, 0.030))
    side = both(s.math("GREATER_THAN", ay, 0.166), inside(ax, 0.36), inside(s.math("ABSOLUTE", s.math("SUBTRACT", z, 0.047)), 0.024))
    c = s.mix(side, c, (0.030, 0.052, 0.066))
    plies = s.math("FRACT", s.math("MULTIPLY", z, 190.0))
    c = s.mix(s.math("GREATER_THAN", ax, 0.494), c, s.mix(plies, (0.012, 0.012, 0.012), (0.055, 0.052, 0.05)))
    crease = s.noise(1.0, 5.0, 0.62, at=s.scaled(p, (9, 22, 20)), distort=1.1)
    return s.finish(c, 0.30, crease, 0.012, 0.5)


def bundle(rng, mat):
    """A wrapped bundle of shingles, 1 m by 0.34 m by 95 mm about its own origin: rounded edges, a slack top, ends a little out of line."""
    m = Mesh()
    n, rows = 17, []
    hump, twist = rng.uniform(-0.004, 0.006), rng.gauss(0, 0.004)
    for i in range(n):
        k = i / (n - 1)
        x = -0.5 + k + (rng.gauss(0, 0.003) if i in (0, n - 1) else 0)
        w = 0.170 + rng.gauss(0, 0.0018) - 0.004 * abs(2 * k - 1) ** 4
        top = 0.093 + hump * sin(pi * k) + rng.gauss(0, 0.0022)
        sway = twist * (2 * k - 1) + rng.gauss(0, 0.0012)
        ring = [(-w, 0.010), (-w + 0.008, 0.0), (w - 0.008, 0.0), (w, 0.010), (w + 0.002, top * 0.5), (w, top - 0.016), (w - 0.007, top - 0.004), (w - 0.03, top),
                (w * 0.35, top + rng.gauss(0.0015, 0.002)), (-w * 0.35, top + rng.gauss(0.0015, 0.002)), (-w + 0.03, top), (-w + 0.007, top - 0.004), (-w, top - 0.016), (-w - 0.002, top * 0.5)]
        rows.append(m.points([(x, a + sway, b) for a, b in ring]))
    c = 14
    for a, b in zip(rows, rows[1:]):
        for k in range(c):
            m.poly((a + k, a + (k + 1) % c, b + (k + 1) % c, b + k), mat, 0.5, True)
    m.poly([rows[0] + k for k in reversed(range(c))], mat)
    m.poly([rows[-1] + k for k in range(c)], mat)
    return m.build("bundle", link=False)


def hose(m, points, color=(0.42, 0.05, 0.02), radius=0.009):
    """Air hose along points, rounded by subdividing twice."""
    mat = f.plain("hose", color, 0.4)
    pts = [Vector(p) for p in points]
    for _ in range(3):
        new = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            new += [a.lerp(b, 0.25), a.lerp(b, 0.75)]
        pts = [*new, pts[-1]]
    m.tube(pts, [radius] * len(pts), mat, sides=8)


def toe_board(m, x0, x1, y, mat, steel):
    """Plank on edge in roof brackets, in plane coordinates: each a strap nailed under the course above, bent up round the plank."""
    m.box((x0, y, 0.018), (x1, y + 0.038, 0.158), mat, 0.2)
    x = x0 + 0.3
    while x < x1:
        for lo, hi in (((x - 0.019, y - 0.012, 0.010), (x + 0.019, y + 0.20, 0.0145)), ((x - 0.019, y - 0.0125, 0.010), (x + 0.019, y - 0.0080, 0.110)),
                       ((x - 0.019, y + 0.046, 0.010), (x + 0.019, y + 0.0505, 0.080))):
            m.box(lo, hi, steel)
        m.tube([(x, y - 0.0125, 0.080), (x, y - 0.017, 0.080)], [0.008, 0.006], steel, sides=10)
        x += 1.4


def loft(m, rings, mat, tone=0.5):
    """A skin over rings of equally many points, closed at both ends."""
    rows, c = [m.points(r) for r in rings], len(rings[0])
    for a, b in zip(rows, rows[1:]):
        for k in range(c):
            m.poly((a + k, a + (k + 1) % c, b + (k + 1) % c, b + k), mat, tone, True)
    m.poly([rows[0] + k for k in reversed(range(c))], mat, tone)
    m.poly([rows[-1] + k for k in range(c)], mat, tone)


def oval(cx, cz, a, b, square=1.0, sides=20):
    """Points of a circle pressed to a by b; `square` below 1 fills its corners."""
    out = []
    for k in range(sides):
        c, s = cos(2 * pi * k / sides), sin(2 * pi * k / sides)
        out.append((cx + a * abs(c) ** square * (1 if c > 0 else -1), cz + b * abs(s) ** square * (1 if s > 0 else -1)))
    return out


def hammer(m, x, y, z, turn):
    """Claw hammer lying on its cheek: oval hickory gone dark where the hand holds it, a forged head with a bright face, split claws."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    ash, dark = f.wood("handle", (0.34, 0.20, 0.10), (3, 90, 90), 0.42), f.wood("grip", (0.17, 0.092, 0.045), (3, 90, 90), 0.36)
    steel, face = f.worn("forged", (0.045, 0.044, 0.043), bare=0.75), f.metal("struck", (0.50, 0.49, 0.48), 0.30, 1.0)
    line = [(0.000, 0.0125, 0.0090), (0.006, 0.0165, 0.0125), (0.030, 0.0170, 0.0130), (0.080, 0.0152, 0.0115), (0.125, 0.0148, 0.0110), (0.170, 0.0160, 0.0115),
            (0.215, 0.0150, 0.0105), (0.255, 0.0118, 0.0090), (0.290, 0.0112, 0.0088), (0.326, 0.0110, 0.0086)]
    for part, mat in ((line[:5], dark), (line[4:], ash)):
        loft(m, [[(s, a, b) for a, b in oval(0, 0.015, w, t)] for s, w, t in part], mat, 0.2)
    at = 0.308
    loft(m, [[(at + a, s, b) for a, b in oval(0, 0.015, r * 0.96, r, q)] for s, r, q in ((0.060, 0.0128, 1), (0.058, 0.0142, 1), (0.046, 0.0142, 1))], face)
    loft(m, [[(at + a, s, b) for a, b in oval(0, 0.015, p, r, q)] for s, p, r, q in
             ((0.0462, 0.0138, 0.0140, 1), (0.041, 0.0112, 0.0115, 1), (0.030, 0.0098, 0.0105, 1), (0.020, 0.0130, 0.0128, 0.7), (0.015, 0.0165, 0.0142, 0.5),
              (-0.015, 0.0165, 0.0142, 0.5), (-0.022, 0.0125, 0.0136, 0.6), (-0.030, 0.0085, 0.0135, 0.6))], steel)
    for s in (-1, 1):
        loft(m, [[(at - shift + a, d, b) for a, b in oval(0, 0.015 + s * off, p, r, 0.7)] for d, shift, off, p, r in
                 ((-0.026, 0.000, 0.0066, 0.0088, 0.0066), (-0.044, 0.001, 0.0072, 0.0066, 0.0062), (-0.062, 0.005, 0.0082, 0.0050, 0.0056),
                  (-0.078, 0.012, 0.0092, 0.0036, 0.0050), (-0.092, 0.022, 0.0102, 0.0022, 0.0042), (-0.099, 0.029, 0.0108, 0.0008, 0.0034))], steel)
    m.frame = keep


def flat_bar(m, x, y, z, turn):
    """Pry bar: flat spring steel, one end turned up in a quarter circle, the other bent a little, nail slots, blue coat rubbed off."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    steel, hole = f.worn("bar", (0.010, 0.026, 0.055), bare=0.05), f.plain("slot", (0.006, 0.006, 0.006))
    path = [(-0.205 + 0.030 * (1 - cos(t)) - 0.030, 0.030 * (1 - sin(t)) + 0.003) for t in (0.0, 0.26, 0.52, 0.79, 1.05, 1.31, 1.5708)]
    path = [(path[0][0] - 0.001, path[0][1] + 0.016), *path, (-0.10, 0.003), (0.0, 0.003), (0.09, 0.003), (0.125, 0.0045), (0.150, 0.0085), (0.172, 0.0145)]
    n = len(path)
    rings = []
    for i, (px, pz) in enumerate(path):
        a, b = path[max(i - 1, 0)], path[min(i + 1, n - 1)]
        d = Vector((b[0] - a[0], 0, b[1] - a[1])).normalized()
        up = Vector((-d.z, 0, d.x))
        t = 0.0029 if 0 < i < n - 1 else 0.0008
        w = 0.0225 if 2 < i < n - 2 else 0.0235
        c = Vector((px, 0, pz))
        rings.append([c + Vector((0, q * w, 0)) + up * (r * t) for q, r in ((-1, -0.5), (-0.94, -1), (0.94, -1), (1, -0.5), (1, 0.5), (0.94, 1), (-0.94, 1), (-1, 0.5))])
    loft(m, rings, steel)
    for px, r in ((0.085, 0.0062), (-0.13, 0.0062)):
        m.tube([(px, 0, 0.0055), (px, 0, 0.0061)], [r, r], hole, sides=16)
        m.box((px, -0.0022, 0.0055), (px + 0.020, 0.0022, 0.00605), hole)
    for s, px, pz in ((1, 0.174, 0.0156),):
        m.face(((px + 0.002, -0.006, pz + 0.0035), (px + 0.002, 0.006, pz + 0.0035), (px - 0.030, 0, pz - 0.0055)), hole)
    m.frame = keep


def nails(m, rng, x, y, z, count=16, spread=0.12):
    """Roofing nails scattered flat."""
    steel = f.metal("galvanised", (0.55, 0.56, 0.57), 0.35, 1.0)
    for _ in range(count):
        px, py, t = x + rng.gauss(0, spread), y + rng.gauss(0, spread), rng.uniform(0, 2 * pi)
        a, b = Vector((px, py, z + 0.0045)), Vector((px + 0.032 * cos(t), py + 0.032 * sin(t), z + 0.0015))
        m.tube([a, b], [0.0017, 0.0013], steel, sides=6)
        n = (b - a).normalized()
        m.tube([a - n * 0.001, a], [0.005, 0.005], steel, sides=10)


def nailer(m, x, y, z, turn):
    """Coil nailer lying on its side, handle along x, nose toward -y: a cast body, a capped cylinder, a drum for the coil, rubber grip, air plug."""
    keep = m.frame
    m.frame = keep @ move(x, y, z, turn)
    cast, cap, rubber = f.metal("cast", (0.16, 0.163, 0.168), 0.42, 0.7), f.worn("cap", (0.115, 0.020, 0.012), bare=0.12), f.plain("grip-black", (0.014, 0.014, 0.015), 0.62)
    steel, brass = f.metal("nose", (0.36, 0.355, 0.35), 0.30, 1.0), f.metal("plug", (0.50, 0.36, 0.12), 0.3, 1.0)

    def down(line, mat, cx=0.0, square=0.8):
        """A casting along the drive: (y, half width, half thickness)."""
        loft(m, [[(cx + a, s, 0.050 + b) for a, b in oval(0, 0, w, t, square, 32)] for s, w, t in line], mat)
    down(((0.006, 0.018, 0.018), (0.012, 0.030, 0.028), (0.040, 0.037, 0.036), (0.090, 0.040, 0.039), (0.118, 0.041, 0.040), (0.122, 0.045, 0.043), (0.134, 0.045, 0.043)), cast)
    down(((0.134, 0.0445, 0.0425), (0.137, 0.047, 0.045), (0.160, 0.046, 0.044), (0.172, 0.038, 0.036), (0.175, 0.024, 0.022)), cap)
    for a, b in ((0.034, 0.033), (-0.034, 0.033), (0.034, -0.033), (-0.034, -0.033)):
        m.tube([(a * 0.92, 0.128, 0.050 + b * 0.92), (a * 0.92, 0.163, 0.050 + b * 0.92), (a * 0.92, 0.165, 0.050 + b * 0.92)], [0.0046, 0.0046, 0.003], steel, sides=12)
    down(((-0.085, 0.010, 0.009), (-0.080, 0.0125, 0.011), (-0.040, 0.0145, 0.014), (0.008, 0.021, 0.020)), steel, square=0.6)
    m.box((-0.016, -0.094, 0.046), (-0.006, -0.030, 0.054), steel)
    m.box((-0.016, -0.098, 0.040), (0.012, -0.086, 0.060), steel)
    # the drum: a lid with a rolled rim, its hinge, the window that shows the coil
    down(((-0.072, 0.030, 0.030), (-0.071, 0.048, 0.048), (-0.064, 0.0505, 0.0500), (-0.020, 0.0505, 0.0500), (-0.016, 0.0525, 0.0500), (-0.008, 0.0525, 0.0500), (-0.004, 0.047, 0.047)), cast, 0.088, 1.0)
    down(((-0.074, 0.010, 0.010), (-0.070, 0.013, 0.013)), rubber, 0.088, 1.0)
    m.hexa(((0.010, -0.062, 0.038), (0.050, -0.062, 0.038), (0.050, -0.012, 0.038), (0.010, -0.012, 0.038), (0.010, -0.060, 0.063), (0.050, -0.060, 0.066), (0.050, -0.014, 0.066), (0.010, -0.014, 0.063)), cast)
    loft(m, [[(s, 0.100 - 0.10 * (s - 0.03) + a, 0.050 + b) for a, b in oval(0, 0, w, t, 0.85, 24)] for s, w, t in ((0.030, 0.027, 0.024), (0.055, 0.021, 0.019), (0.075, 0.0195, 0.018))], cast)
    loft(m, [[(s, 0.100 - 0.10 * (s - 0.03) + a, 0.050 + b) for a, b in oval(0, 0, w, t, 0.85, 24)] for s, w, t in
             ((0.073, 0.0205, 0.019), (0.085, 0.0225, 0.0205), (0.120, 0.0210, 0.0195), (0.160, 0.0225, 0.0205), (0.178, 0.0245, 0.0215), (0.182, 0.0235, 0.0205))], rubber)
    loft(m, [[(s, 0.084 + a, 0.050 + b) for a, b in oval(0, 0, w, t, 0.8, 20)] for s, w, t in ((0.182, 0.021, 0.019), (0.196, 0.020, 0.018), (0.199, 0.016, 0.014))], cast)
    m.hexa(((0.136, -0.050, 0.045), (0.144, -0.050, 0.045), (0.196, 0.074, 0.045), (0.182, 0.074, 0.045), (0.136, -0.050, 0.055), (0.144, -0.050, 0.055), (0.196, 0.074, 0.055), (0.182, 0.074, 0.055)), cast)
    m.tube([(0.050, 0.082, 0.050), (0.057, 0.066, 0.050), (0.054, 0.055, 0.050)], [0.006, 0.005, 0.0035], rubber, sides=10)
    m.tube([(0.198, 0.083, 0.050), (0.216, 0.082, 0.050)], [0.0085, 0.0085], brass, sides=6)
    m.tube([(0.214, 0.082, 0.050), (0.240, 0.080, 0.049)], [0.0125, 0.0115], steel, sides=16)
    m.frame = keep
    return keep @ move(x, y, z, turn) @ Vector((0.240, 0.080, 0.049)), keep @ move(x, y, z, turn) @ Vector((0.30, 0.076, 0.030))


def bucket(m, x, y, z):
    """Plastic pail with a wire bail."""
    pail, wire = f.plain("pail", (0.62, 0.60, 0.55), 0.4), f.metal("wire", (0.4, 0.4, 0.4), 0.4, 1.0)
    m.tube([(x, y, z), (x, y, z + 0.30), (x, y, z + 0.305), (x, y, z + 0.33)], [0.125, 0.145, 0.152, 0.152], pail, sides=28)
    m.tube([(x + 0.15 * cos(k * pi / 12), y, z + 0.3 + 0.2 * sin(k * pi / 12)) for k in range(13)], [0.003] * 13, wire, sides=6)


def pouch(m, x, y, z):
    """A leather nail bag hung by two straps from a rung 15 cm behind and 5 cm above its origin, seen from the front (-Y): hammer in its loop, pencil, square, tape clipped on."""
    leather, edge, inside = hide("leather", (0.150, 0.070, 0.030)), hide("seam", (0.30, 0.18, 0.085)), f.plain("pocket", (0.012, 0.007, 0.004))
    steel, yellow, black = f.metal("tool", (0.42, 0.42, 0.43), 0.3, 1.0), f.metal("tape", (0.62, 0.40, 0.015), 0.35), f.plain("grip", (0.015, 0.015, 0.016), 0.6)
    keep = m.frame
    m.frame = keep @ move(x, y, z)

    def bag(cx, cy, top, high, w, d, lip=0.006):
        rows = [(-high, 0.62, 0.45), (-high + 0.012, 0.80, 0.72), (-high * 0.7, 0.97, 1.0), (-high * 0.35, 1.0, 0.94), (-0.02, 0.98, 0.84), (0.0, 1.0, 0.86)]
        loft(m, [[(cx + a, cy + b, top + s) for a, b in oval(0, 0, w * p, d * q, 0.62, 28)] for s, p, q in rows], leather)
        ring = [(cx + a, cy + b, top) for a, b in oval(0, 0, w, d * 0.86, 0.62, 28)]
        m.tube([*ring, ring[0]], [lip] * 29, edge, sides=6)
        m.face([(cx + a * 0.95, cy + b * 0.95, top + 0.0015) for a, b in oval(0, 0, w, d * 0.86, 0.62, 28)], inside)
    for s in (-0.085, 0.085):
        over = [(s, 0.15 - 0.0195 * cos(t * pi / 8), 0.05 + 0.0195 * sin(t * pi / 8)) for t in range(-1, 10)]
        m.sweep([(-0.0016, -0.019), (0.0016, -0.019), (0.0016, 0.019), (-0.0016, 0.019)], [(s, 0.034, -0.135), (s, 0.047, -0.085), (s, 0.085, -0.020), *over, (s, 0.150, 0.005), (s, 0.095, -0.055), (s, 0.043, -0.130)], leather, up=(1, 0, 0))
        m.box((s - 0.024, 0.043, -0.085), (s + 0.024, 0.050, -0.060), steel)
    bag(0.0, -0.005, -0.10, 0.27, 0.150, 0.062)
    bag(-0.055, -0.068, -0.17, 0.165, 0.072, 0.036)
    bag(0.085, -0.066, -0.19, 0.135, 0.058, 0.030)
    for u in (-0.055, 0.085):
        m.tube([(u - 0.05, -0.104, -0.24), (u, -0.107, -0.243), (u + 0.05, -0.104, -0.24)], [0.0018] * 3, edge, sides=5)
    # the hammer hangs by its head in a steel loop at the side
    m.tube([(-0.172 + 0.027 * cos(t * pi / 8), -0.045 + 0.020 * sin(t * pi / 8), -0.125) for t in range(17)], [0.0035] * 17, steel, sides=6)
    m.frame = m.frame @ axes((-0.172, -0.060, -0.412), (0, 0, 1), (1, 0, 0), (0, 1, 0))
    hammer(m, 0, 0, 0, 0)
    m.frame = keep @ move(x, y, z)
    m.tube([(-0.04, -0.070, -0.20), (-0.030, -0.066, -0.065)], [0.0042, 0.0042], f.plain("pencil", (0.50, 0.17, 0.02), 0.5), sides=6)
    m.tube([(-0.075, -0.066, -0.22), (-0.082, -0.064, -0.085)], [0.0035, 0.0035], steel, sides=8)
    m.tube([(-0.082, -0.064, -0.125), (-0.084, -0.0635, -0.055)], [0.011, 0.0125], f.plain("handle-red", (0.32, 0.022, 0.014), 0.4), sides=14)
    m.face(((0.03, -0.010, -0.16), (0.13, -0.010, -0.16), (0.115, -0.010, -0.015)), f.metal("square", (0.50, 0.51, 0.52), 0.3, 0.9))
    loft(m, [[(0.178 + a, k, -0.165 + b) for a, b in oval(0, 0, 0.036 * q, 0.036 * q, 0.55, 28)] for k, q in ((-0.075, 0.86), (-0.070, 0.98), (-0.036, 0.98), (-0.031, 0.86))], yellow)
    loft(m, [[(0.178 + a, k, -0.165 + b) for a, b in oval(0, 0, 0.024, 0.024, 1, 28)] for k in (-0.0765, -0.074)], black)
    m.box((0.150, -0.066, -0.206), (0.206, -0.040, -0.198), black)
    m.frame = keep


def hide(name, color):
    """Oiled leather: darker where it folds, rubbed pale on the bulges."""
    s = f.Shader(name)
    p = s.where()
    rub = s.noise(11.0, 4.0, 0.6, at=p)
    c = s.mix(s.span(rub, 0.35, 0.7), tuple(k * 0.55 for k in color), tuple(k * 1.35 for k in color))
    return s.finish(c, s.span(rub, 0.3, 0.7, 0.38, 0.62), s.noise(170.0, 3.0, 0.6, at=p), 0.0012, 0.4)

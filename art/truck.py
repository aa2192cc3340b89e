"""A plain white work pickup seen from behind: bed, lowered tailgate, lamps, bumper, wheels, cab, ladder rack. Metres.

The tailgate's hinge is at y = 0, the ground at z = 0, the truck drives toward +Y.
"""
from math import cos, hypot, pi, sin, sqrt

import finishes as f
from mesh import Mesh, move
from tools import ladder, loft, oval

FLOOR, RAIL, GATE, BED, AXLES, TYRE = 0.865, 1.365, 0.56, 1.98, (1.02, 4.60), 0.385
# half width of the body over its height
SIDE = ((0.44, 0.935), (0.50, 0.955), (0.62, 0.968), (0.78, 0.976), (0.93, 0.986), (0.975, 0.986), (1.01, 0.970), (1.14, 0.963), (1.26, 0.957), (1.31, 0.952), (1.34, 0.940), (1.358, 0.922), (1.362, 0.90))


def coat(name="coat", color=(0.60, 0.61, 0.61), dust=0.6):
    """White enamel under a clear coat: road film low down, a haze of dust on what faces up."""
    s = f.Shader(name)
    p = s.where()
    z = s.split(p)[2]
    film = s.noise(5.0, 6.0, 0.68, at=s.scaled(p, (1, 1, 0.6)))
    up = s.split(s.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    low = s.math("MULTIPLY", s.span(z, 0.40, 1.0, 0.75, 0.06), s.span(film, 0.32, 0.72))
    top = s.math("MULTIPLY", s.span(up, 0.6, 1.0, 0.0, 0.40), s.span(s.noise(11.0, 5.0, 0.7, at=p), 0.40, 0.75))
    grime = s.math("MULTIPLY", s.math("ADD", low, top), dust * 2)
    c = s.mix(grime, color, (0.30, 0.265, 0.215))
    r = s.span(grime, 0.0, 0.7, 0.26, 0.75)
    return s.finish(c, r, s.noise(1.6, 2.0, at=p), 0.0012, 0.5, Clearcoat=s.span(grime, 0, 0.5, 0.8, 0.0), Clearcoat_Roughness=0.05)


def grained(name, color, rough=0.55, dust=0.35):
    """Moulded plastic or rubber with a fine grain and dust in it."""
    s = f.Shader(name)
    p = s.where()
    c = s.mix(s.span(s.noise(7.0, 6.0, 0.7, at=p), 0.40, 0.78, 0.0, dust), color, (0.235, 0.21, 0.17))
    scratch = s.noise(1.0, 3.0, 0.6, at=s.scaled(p, (160, 9, 60)))
    c = s.mix(s.span(scratch, 0.62, 0.72, 0, dust * 0.7), c, tuple(k * 2.2 + 0.02 for k in color))
    return s.finish(c, rough, s.noise(900.0, 2.0, at=p), 0.0003, 0.35)


def lens(name, color):
    """Clear or dyed plastic in front of a lamp's bowl."""
    s = f.Shader(name)
    gloss = s.node("ShaderNodeBsdfGlossy", Roughness=0.03, Color=(1, 1, 1)).outputs[0]
    clear = s.node("ShaderNodeBsdfTransparent", Color=color).outputs[0]
    geo = s.node("ShaderNodeNewGeometry")
    face = s.math("ABSOLUTE", s.vector("DOT_PRODUCT", geo.outputs["Incoming"], geo.outputs["Normal"]))
    m = s.node("ShaderNodeMixShader", Fac=s.math("ADD", 0.045, s.math("MULTIPLY", s.math("POWER", s.math("SUBTRACT", 1.0, face), 5.0), 0.6)))
    s.put(m.inputs[1], clear)
    s.put(m.inputs[2], gloss)
    return s.surface(m.outputs[0])


def kit():
    return {"white": coat(), "black": grained("trim-black", (0.018, 0.018, 0.019)), "liner": grained("liner", (0.040, 0.040, 0.042), 0.6, 0.24), "mat": grained("mat", (0.030, 0.030, 0.031), 0.7, 0.18),
            "step": grained("bumper", (0.024, 0.024, 0.025), 0.40, 0.07), "gap": f.plain("gap", (0.006, 0.006, 0.006)), "tyre": grained("tyre", (0.020, 0.019, 0.018), 0.8, 0.6), "steel": f.metal("wheel", (0.34, 0.345, 0.35), 0.42, 0.7),
            "rack": f.metal("rack", (0.020, 0.020, 0.021), 0.42), "zinc": f.metal("zinc", (0.42, 0.42, 0.41), 0.40, 0.9), "under": f.plain("under", (0.012, 0.011, 0.010)),
            "red": lens("lens-red", (0.80, 0.030, 0.022)), "clear": lens("lens-clear", (0.93, 0.93, 0.93)), "bowl": f.metal("bowl", (0.72, 0.72, 0.72), 0.20, 1.0, 0.0),
            "pane": f.Shader("cab-glass").finish((0.008, 0.010, 0.011), 0.02, specular=0.9), "strap": f.plain("strap", (0.40, 0.17, 0.03), 0.8), "head": f.plain("headliner", (0.10, 0.10, 0.10))}


def half(z):
    """Half width of the body at a height."""
    for (a, p), (b, q) in zip(SIDE, SIDE[1:]):
        if z <= b:
            return p + (q - p) * (max(z, a) - a) / (b - a)
    return SIDE[-1][1]


def skin(m, rows, mat, flip=False):
    """A smooth skin over rows of equally many points."""
    ids, n = [m.points(r) for r in rows], len(rows[0])
    for a, b in zip(ids, ids[1:]):
        for i in range(n - 1):
            q = (a + i, a + i + 1, b + i + 1, b + i)
            m.poly(q[::-1] if flip else q, mat, 0.5, True)


def flank(m, s, y0, y1, k, corner=False):
    """One side from y0 to y1 with its wheel arch; `corner` bends it round to the tailgate's jamb at y = 0."""
    axle = next(a for a in AXLES if y0 < a < y1)
    reach = 0.485
    # (y, drop from the side, fixed x)
    cols = []
    if corner:
        cols += [(0.20, 0, 0.786), (0.03, 0, 0.786), (0.012, 0, 0.789), (0.003, 0, 0.795), (0.0, 0, 0.803), (0.0, 0.09, None), (0.0, 0.055, None)]
        cols += [(0.05 - 0.05 * cos(t), 0.055 - 0.055 * sin(t), None) for t in (pi / 10, pi / 5, 3 * pi / 10, 2 * pi / 5)] + [(0.05, 0.0, None), (0.12, 0, None)]
    else:
        cols += [(y0 + 0.03, 0.05, None), (y0 + 0.004, 0.03, None), (y0, 0.008, None), (y0 + 0.004, 0.001, None), (y0 + 0.02, 0, None)]
    y = cols[-1][0] + 0.06
    while y < axle - reach - 0.05:
        cols.append((y, 0, None))
        y += 0.06
    cols += [(axle - reach * 1.0 * cos(pi * i / 48), 0, None) for i in range(49)]
    y = axle + reach + 0.05
    while y < y1 - 0.04:
        cols.append((y, 0, None))
        y += 0.06
    cols += [(y1 - 0.02, 0, None), (y1 - 0.004, 0.001, None), (y1, 0.008, None), (y1 - 0.004, 0.03, None), (y1 - 0.03, 0.05, None)]

    def column(y, drop, fixed):
        d = y - axle
        low = 0.46 if not (corner and y < 0.06) else 0.60
        if abs(d) < reach:
            low = max(low, 0.40 + sqrt(max(0, reach ** 2 - d * d)) * 0.98)
        out = []
        for i in range(34):
            z = low + (SIDE[-1][0] - low) * (i / 33) ** 0.9
            away = hypot(d, z - 0.40) - reach
            x = half(z) - drop + 0.030 * max(0, 1 - max(away, 0) / 0.11) ** 1.5 * (abs(d) < reach + 0.11 and z < 1.0)
            out.append((s * (fixed if fixed is not None else x), y, z))
        x, _, z = out[0]
        lip = [(x - s * 0.045, y, z + 0.006), (x - s * 0.008, y, z - 0.001)]
        return lip + out
    skin(m, [column(*c) for c in cols], k["white"], s > 0)
    # the well behind the arch
    rows = [[(s * x, axle - (reach + 0.02) * cos(pi * i / 20), 0.38 + (reach + 0.02) * sin(pi * i / 20)) for x in (0.60, 0.96)] for i in range(21)]
    skin(m, rows, k["under"], s < 0)


def lamp(m, b, s, k):
    """Tail lamp round the corner post: bowls and ribs behind a dyed lens, set in a dark gasket."""
    z0, z1 = 0.905, 1.315

    def outline(out, inner=0.0):
        pts = [(0.812 + inner, -out), (0.86, -out)]
        pts += [(0.909 + (0.055 + out) * sin(t), 0.05 - (0.05 + out) * cos(t)) for t in (0, pi / 10, pi / 5, 3 * pi / 10, 2 * pi / 5, pi / 2)]
        return pts + [(0.964 + out, 0.09), (0.964 + out, 0.15 - inner)]

    def shell(a, c, out, mat, inner=0.0, ends=True, lean=True):
        """Between two heights, edges rounded inward."""
        e = 0.010 if ends else 0.0
        steps = [(a, out - e), (a + e * 0.3, out - e * 0.3), (a + e, out), ((a + c) / 2, out + 0.002), (c - e, out), (c - e * 0.3, out - e * 0.3), (c, out - e)]
        rows = []
        for z, o in steps:
            d = (half(z) - 0.964) if lean else 0
            rows.append([(s * (x + d * min(1, max(0, (x - 0.86) / 0.1))), y, z) for x, y in outline(o, inner)])
        skin(m, rows, mat, s > 0)
    shell(z0 - 0.005, z1 + 0.005, 0.0035, k["gap"], -0.006, False)
    m1, m2 = 1.055, 1.165
    for a, c, mat in ((z0, m1 - 0.002, k["red"]), (m1, m2, k["clear"]), (m2 + 0.002, z1, k["red"])):
        shell(a, c, 0.016, mat)
        # what lies behind: a bright bowl with upright ribs and a bulb
        shell(a + 0.004, c - 0.004, 0.0045, k["bowl"], 0.002, False)
        n = 9
        for i in range(n):
            x = s * (0.822 + 0.012 * i)
            b.box((x - 0.0022, -0.0105, a + 0.008), (x + 0.0022, -0.0035, c - 0.008), k["bowl"])
        cz, r = (a + c) / 2, min(0.034, (c - a) * 0.33)
        m.tube([(s * 0.868, -0.0050, cz), (s * 0.868, -0.0135, cz)], [r, r * 1.05], k["bowl"], sides=28)
        m.tube([(s * 0.868, -0.0132, cz), (s * 0.868, -0.0142, cz)], [r * 0.82, r * 0.5], k["zinc"], sides=28)
    for z in (1.11,):
        b.box((s * 0.805 - 0.003, -0.006, z - 0.006), (s * 0.805 + 0.003, -0.001, z + 0.006), k["black"])


def wheel(m, b, x, y, s, k):
    """Tyre with shoulders, sidewall and tread blocks on a steel wheel with hand holes; `s` is the side its face looks to."""
    keep, kb = m.frame, b.frame
    m.frame = b.frame = keep @ move(x, y, TYRE - 0.008)

    def turned(prof, mat, sides=64):
        rows = [[(s * a, r * cos(2 * pi * i / sides), r * sin(2 * pi * i / sides)) for i in range(sides + 1)] for a, r in prof]
        skin(m, rows, mat, s > 0)
    t = TYRE
    turned(((-0.10, 0.21), (-0.118, 0.23), (-0.132, 0.29), (-0.126, 0.345), (-0.108, t - 0.014), (-0.09, t - 0.010), (0.09, t - 0.010), (0.108, t - 0.014), (0.124, 0.352), (0.1265, 0.335), (0.1305, 0.330),
            (0.132, 0.29), (0.1295, 0.255), (0.1265, 0.250), (0.118, 0.228), (0.108, 0.214), (0.10, 0.206)), k["tyre"])
    turned(((0.100, 0.206), (0.108, 0.214), (0.110, 0.210), (0.100, 0.200), (0.070, 0.190), (0.050, 0.186), (0.040, 0.176), (0.044, 0.15), (0.060, 0.115), (0.062, 0.085), (0.056, 0.075), (0.070, 0.050), (0.074, 0.0)), k["steel"])
    for i in range(12):
        a = 2 * pi * i / 12
        c, d = 0.150 * cos(a), 0.150 * sin(a)
        m.tube([(s * 0.045, c, d), (s * 0.0485, c, d)], [0.019, 0.018], k["gap"], sides=16)
    for i in range(6):
        a = 2 * pi * i / 6
        m.tube([(s * 0.055, 0.068 * cos(a), 0.068 * sin(a)), (s * 0.078, 0.068 * cos(a), 0.068 * sin(a))], [0.011, 0.010], k["zinc"], sides=6)
    n = 56
    for i in range(n):
        for row, (a0, a1) in enumerate(((-0.112, -0.070), (-0.060, -0.022), (-0.014, 0.014), (0.022, 0.060), (0.070, 0.112))):
            t0 = 2 * pi * (i + 0.5 * (row % 2)) / n
            t1, skew = t0 + 2 * pi * 0.72 / n, 0.018 * (1 if row % 2 else -1)
            r0, pts = t - 0.012, []
            for r in (r0, t):
                pts += [(s * p, r * cos(q), r * sin(q)) for p, q in ((a0, t0), (a1, t0 + skew), (a1, t1 + skew), (a0, t1))]
            b.hexa(pts, k["tyre"])
    m.frame, b.frame = keep, kb


def bed(m, b, k):
    """Ribbed liner between the side walls, wheel houses, the rails' black caps, the front wall."""
    x, n = 0.775, 23
    prof = []
    for i in range(n):
        c = -0.72 + 1.44 * i / (n - 1)
        prof += [(c - 0.022, FLOOR - 0.008), (c - 0.016, FLOOR), (c + 0.016, FLOOR), (c + 0.022, FLOOR - 0.008)]
    prof = [(-0.80, FLOOR - 0.008), *prof, (0.80, FLOOR - 0.008)]
    ids = [m.points([(a, y, z) for a, z in prof]) for y in (0.012, BED - 0.03)]
    for i in range(len(prof) - 1):
        m.poly((ids[0] + i, ids[0] + i + 1, ids[1] + i + 1, ids[1] + i), k["liner"])
    b.box((-0.80, 0.004, FLOOR - 0.06), (0.80, 0.030, FLOOR - 0.006), k["white"])
    for s in (-1, 1):
        wall = [(0.80, FLOOR - 0.01), (0.806, FLOOR + 0.02), (0.81, 1.05), (0.808, 1.062), (0.812, 1.074), (0.815, 1.24), (0.805, 1.262), (0.790, 1.275), (0.783, 1.29), (0.781, 1.345)]
        rows = [[(s * a, y, z) for a, z in wall] for y in (0.03, BED)]
        skin(m, rows, k["liner"], s < 0)
        house = [(0.10, 0.0), (0.03, 0.02), (0.0, 0.08), (-0.012, 0.18), (-0.02, 0.225), (-0.05, 0.245), (-0.10, 0.25)]
        loft(m, [[(s * (0.56 + 0.30 * q), AXLES[0] + a, FLOOR - 0.02 + c) for a, c in oval(0, 0, 0.44, 0.26, 0.55, 40)] for q in (0.02, 0.0)] +
             [[(s * 0.88, AXLES[0] + a, FLOOR - 0.02 + c) for a, c in oval(0, 0, 0.47, 0.28, 0.55, 40)]], k["liner"])
        cap = [(0.777, 1.335), (0.777, 1.366), (0.782, 1.376), (0.792, 1.381), (0.86, 1.384), (0.905, 1.380), (0.920, 1.373), (0.926, 1.362), (0.924, 1.352)]
        rows = [[(s * a, y, z) for a, z in cap] for y in (0.012, BED - 0.008)]
        skin(m, rows, k["black"], s < 0)
        pts = m.points([(s * a, 0.012, z) for a, z in cap])
        m.poly([pts + i for i in range(len(cap))], k["black"])
        for y in (0.10, 0.92, 1.72):
            b.box((s * 0.845 - 0.024, y, 1.3835), (s * 0.845 + 0.024, y + 0.09, 1.3850), k["gap"])
        for y in (0.25, 1.80):
            m.tube([(s * 0.806, y, 0.955), (s * 0.790, y, 0.953)], [0.016, 0.016], k["zinc"], sides=14)
    b.box((-0.80, BED - 0.045, FLOOR - 0.01), (0.80, BED - 0.02, 1.345), k["liner"])
    b.box((-0.93, BED - 0.05, 1.335), (0.93, BED - 0.004, 1.374), k["black"])
    for i in range(9):
        a = -0.68 + 0.17 * i
        b.box((a - 0.03, BED - 0.053, FLOOR + 0.03), (a + 0.03, BED - 0.040, 1.30), k["liner"])
    b.box((-0.90, 0.10, 0.50), (0.90, BED, FLOOR - 0.07), k["under"])


def gate(m, b, k):
    """Tailgate let down: a thick pressed panel with a mat screwed on, straps, latches, a black cap on its upper edge."""
    w, t = 0.775, 0.056
    top = FLOOR + 0.004
    prof = [(-0.012, top - t), (-0.006, top - 0.010), (-0.012, top - 0.003), (-0.020, top), (-0.05, top), (-0.058, top - 0.004), (-GATE + 0.075, top - 0.004), (-GATE + 0.066, top), (-GATE + 0.026, top)]
    skin(m, [[(x, y, z) for y, z in prof] for x in (-w + 0.008, 0.0, w - 0.008)], k["white"], True)
    # rounded ends and the cap
    for s in (-1, 1):
        end = [(w - 0.05, top + 0.0002), (w - 0.012, top), (w - 0.004, top - 0.003), (w, top - 0.012), (w, top - t + 0.010), (w - 0.012, top - t)]
        skin(m, [[(s * x, y, z) for x, z in end] for y in (-0.012, -GATE + 0.02)], k["white"], s < 0)
        b.box((s * (w - 0.006) - 0.012, -GATE + 0.10, top - 0.042), (s * (w - 0.006) + 0.012, -GATE + 0.17, top - 0.016), k["gap"])
        m.tube([(s * (w - 0.002), -GATE + 0.20, top - 0.026), (s * (w + 0.020), -GATE + 0.20, top - 0.026)], [0.009, 0.007], k["zinc"], sides=14)
        # strap from the gate's side to the post
        p, q = (s * (w + 0.006), -GATE + 0.20, top - 0.022), (s * 0.783, 0.045, 1.275)
        n = 12
        pts = [tuple(a + (c - a) * i / n for a, c in zip(p, q)) for i in range(n + 1)]
        pts = [(x, y, z - 0.012 * sin(pi * i / n)) for i, (x, y, z) in enumerate(pts)]
        m.tube(pts, [0.0048] * (n + 1), k["black"], sides=10)
        for (x, y, z) in (pts[0], pts[-1]):
            m.tube([(x - s * 0.006, y, z), (x + s * 0.005, y, z)], [0.017, 0.017], k["zinc"], sides=16)
        m.tube([pts[0], pts[1]], [0.0075, 0.0065], k["zinc"], sides=10)
        m.tube([pts[-2], pts[-1]], [0.0065, 0.0075], k["zinc"], sides=10)
    b.box((-w + 0.004, -GATE + 0.01, top - t - 0.006), (w - 0.004, -0.02, top - t + 0.002), k["white"])
    edge = [(-GATE + 0.034, top + 0.002), (-GATE + 0.016, top + 0.006), (-GATE + 0.004, top + 0.003), (-GATE - 0.004, top - 0.008), (-GATE - 0.006, top - 0.028), (-GATE - 0.002, top - 0.050), (-GATE + 0.010, top - t - 0.004), (-GATE + 0.03, top - t - 0.006)]
    skin(m, [[(x, y, z) for y, z in edge] for x in (-w + 0.004, 0, w - 0.004)], k["black"], True)
    for s in (-1, 1):
        pts = m.points([(s * (w - 0.004), y, z) for y, z in edge])
        m.poly([pts + i for i in range(len(edge))], k["black"])
    b.box((-w + 0.005, -GATE + 0.03, top - t - 0.002), (w - 0.005, -0.02, top - 0.012), k["white"])
    b.box((-w + 0.055, -GATE + 0.072, top - 0.004), (w - 0.055, -0.062, top + 0.0035), k["mat"])
    for x in (-0.66, -0.33, 0.0, 0.33, 0.66):
        for y in (-GATE + 0.092, -0.082):
            m.tube([(x, y, top + 0.0035), (x, y, top + 0.0050), (x, y, top + 0.0062)], [0.0085, 0.0085, 0.005], k["zinc"], sides=14)
    m.tube([(-0.78, 0.0, FLOOR - 0.020), (0.78, 0.0, FLOOR - 0.020)], [0.009, 0.009], k["under"], sides=10)
    return top + 0.0035


def bumper(m, b, k):
    """Step bumper painted black with ribbed treads, a dark recess in the middle, receiver and chain loops under it."""
    rings = []
    for i in range(41):
        x = -0.965 + 1.93 * i / 40
        e = max(0, abs(x) - 0.80) / 0.165
        fore = 0.13 * e ** 2.2
        drop = 0.045 * max(0, 1 - (abs(x) / 0.42) ** 6)
        top = 0.735 - drop
        prof = [(-0.01, 0.53), (-0.17, 0.525), (-0.20, 0.54), (-0.212, 0.565), (-0.215, 0.62), (-0.212, top - 0.035), (-0.203, top - 0.010), (-0.188, top), (-0.10, top + 0.002), (-0.01, top + 0.002)]
        rings.append([(x, y + fore, z) for y, z in prof])
    skin(m, rings, k["step"], True)
    for s in (-1, 1):
        ids = m.points(rings[0 if s < 0 else -1])
        m.poly([ids + i for i in range(10)], k["step"])
        b.box((s * 0.62 - 0.17, -0.186, 0.733), (s * 0.62 + 0.17, -0.03, 0.742), k["black"])
        for j in range(7):
            b.box((s * 0.62 - 0.155, -0.178 + j * 0.02, 0.741), (s * 0.62 + 0.155, -0.170 + j * 0.02, 0.746), k["black"])
        m.tube([(s * 0.30, -0.08, 0.515), (s * 0.30, -0.14, 0.50), (s * 0.30, -0.165, 0.475), (s * 0.30, -0.14, 0.45), (s * 0.30, -0.08, 0.44)], [0.009] * 5, k["under"], sides=10)
        m.tube([(s * 0.42, -0.216, 0.63), (s * 0.42, -0.2185, 0.63)], [0.014, 0.012], k["black"], sides=20)
    b.box((-0.36, -0.188, 0.688), (0.36, -0.03, 0.697), k["black"])
    for j in range(7):
        b.box((-0.34, -0.178 + j * 0.02, 0.696), (0.34, -0.170 + j * 0.02, 0.701), k["black"])
    b.box((-0.19, -0.2165, 0.555), (0.19, -0.20, 0.672), k["black"])
    b.box((-0.165, -0.2175, 0.565), (0.165, -0.21, 0.66), k["gap"])
    for x0, x1 in ((-0.034, -0.026), (0.026, 0.034)):
        b.box((x0, -0.20, 0.425), (x1, 0.1, 0.493), k["under"])
    for z0, z1 in ((0.425, 0.433), (0.485, 0.493)):
        b.box((-0.034, -0.20, z0), (0.034, 0.1, z1), k["under"])
    b.box((-0.60, -0.12, 0.430), (0.60, -0.05, 0.490), k["under"])
    m.tube([(0.55, 0.6, 0.42), (0.60, 0.0, 0.40), (0.66, -0.08, 0.385)], [0.032] * 3, k["zinc"], sides=20)


def chassis(m, b, k):
    """What is seen under the bed: rails, axle, springs, spare wheel, and the four wheels."""
    for s in (-1, 1):
        b.box((s * 0.43 - 0.03, -0.05, 0.52), (s * 0.43 + 0.03, 5.0, 0.66), k["under"])
        b.box((s * 0.55 - 0.035, 0.35, 0.30), (s * 0.55 + 0.035, 1.70, 0.335), k["under"])
        for y in AXLES:
            wheel(m, b, s * 0.832, y, s, k)
    m.tube([(-0.72, AXLES[0], TYRE), (-0.15, AXLES[0], TYRE), (0, AXLES[0], TYRE), (0.15, AXLES[0], TYRE), (0.72, AXLES[0], TYRE)], [0.045, 0.05, 0.15, 0.05, 0.045], k["under"], sides=20)
    m.tube([(0, 0.45, 0.42), (0, 0.45, 0.60)], [0.33, 0.33], k["tyre"], sides=40)


def cab(m, b, k):
    """Crew-less cab: belt, tapered greenhouse with dark panes set in black, the high brake lamp, mirrors."""
    y0 = BED + 0.022
    for s in (-1, 1):
        flank(m, s, y0, 5.55, k)
    b.box((-0.90, y0 + 0.02, 0.50), (0.90, 5.4, 1.30), k["under"])

    def ring(z, w, back, front, r=0.09):
        pts = []
        for cx, cy, a in ((w - r, back + r, -pi / 2), (w - r, front - r, 0), (-w + r, front - r, pi / 2), (-w + r, back + r, pi)):
            pts += [(cx + r * cos(a + pi / 2 * i / 6), cy + r * sin(a + pi / 2 * i / 6), z) for i in range(7)]
        return pts
    loft(m, [ring(0.60, 0.93, y0 + 0.01, 5.4), ring(1.25, 0.935, y0 + 0.005, 5.4), ring(1.31, 0.93, y0 + 0.006, 5.36), ring(1.345, 0.915, y0 + 0.015, 5.2), ring(1.36, 0.89, y0 + 0.03, 4.2)], k["white"])
    house = [(1.33, 0.880, 0.026, 4.20), (1.37, 0.872, 0.022, 4.10), (1.50, 0.850, 0.034, 3.95), (1.65, 0.818, 0.050, 3.78), (1.76, 0.790, 0.064, 3.64), (1.83, 0.765, 0.082, 3.54), (1.865, 0.738, 0.105, 3.46), (1.888, 0.69, 0.15, 3.38), (1.898, 0.60, 0.24, 3.28), (1.905, 0.40, 0.5, 3.0)]
    loft(m, [ring(z, w, y0 + a, d, 0.10) for z, w, a, d in house], k["white"])

    def back(z):
        return y0 + 0.022 + (z - 1.37) * 0.108

    def pane(x0, x1, z0, z1, out, mat, r):
        pts = []
        for cx, cz, a in ((x1 - r, z0 + r, -pi / 2), (x1 - r, z1 - r, 0), (x0 + r, z1 - r, pi / 2), (x0 + r, z0 + r, pi)):
            for i in range(6):
                x, z = cx + r * cos(a + pi / 2 * i / 5), cz + r * sin(a + pi / 2 * i / 5)
                pts.append((x - 0.035 * (z - z0) / (z1 - z0) * (1 if x > 0 else -1), back(z) - out, z))
        loft(m, [[(x, y + 0.03, z) for x, y, z in pts], pts], mat)
    pane(-0.725, 0.725, 1.400, 1.775, 0.004, k["gap"], 0.06)
    pane(-0.700, 0.700, 1.420, 1.757, 0.0065, k["pane"], 0.05)
    for s in (-1, 1):
        b.box((s * 0.235 - 0.008, back(1.42) - 0.012, 1.425), (s * 0.235 + 0.008, back(1.42) + 0.05, 1.750), k["gap"])
        side = [(2.16, 1.405), (4.02, 1.405), (3.66, 1.765), (2.24, 1.765)]
        for grow, out, mat in ((0.0, 0.004, k["gap"]), (0.025, 0.007, k["pane"])):
            ids = m.points([(s * (0.868 - (z - 1.37) * 0.205 + out + 0.004), y + (grow if i in (0, 3) else -grow), z + (grow if i < 2 else -grow)) for i, (y, z) in enumerate(side)])
            m.poly([ids + i for i in range(4)], mat)
        loft(m, [[(s * (0.98 + q), 3.60 + a * g, 1.47 + c * g) for a, c in oval(0, 0, 0.05, 0.13, 0.6)] for q, g in ((0.0, 0.85), (0.012, 1.0), (0.20, 1.0), (0.22, 0.85))], k["black"])
        for y in (2.36, 3.56):
            zs = [0.50 + 0.83 * i / 24 for i in range(25)]
            m.tube([(s * (half(z) + 0.0005), y, z) for z in zs], [0.0045] * 25, k["gap"], sides=6)
        b.box((s * 0.985 - 0.016, 2.46, 1.165), (s * 0.985 + 0.016, 2.66, 1.195), k["black"])
        b.box((s * 0.93 - 0.06, 3.58, 1.40), (s * 0.93 + 0.08, 3.64, 1.44), k["black"])
    b.box((-0.17, back(1.83) - 0.010, 1.805), (0.17, back(1.83) + 0.03, 1.842), k["gap"])
    b.box((-0.16, back(1.83) - 0.013, 1.809), (0.16, back(1.83) + 0.02, 1.838), k["red"])
    b.box((-0.16, back(1.83) - 0.004, 1.809), (0.16, back(1.83) + 0.02, 1.838), k["bowl"])


def rack(m, b, k, high=1.93):
    """Square steel tube on the rails: posts on plates, two cross bars with stops, a side rail, gussets; a ladder strapped on."""
    t = 0.019
    for s in (-1, 1):
        x = s * 0.845
        for y in (0.12, 1.80):
            b.box((x - 0.045, y - 0.07, 1.384), (x + 0.045, y + 0.07, 1.391), k["rack"])
            b.box((x - t, y - t, 1.39), (x + t, y + t, high), k["rack"])
            for dx, dy in ((0.032, 0.054), (-0.032, -0.054)):
                m.tube([(x + dx, y + dy, 1.391), (x + dx, y + dy, 1.400)], [0.010, 0.010], k["zinc"], sides=6)
            d = 0.15 if y < 1 else -0.15
            m.sweep(((-0.012, -0.012), (0.012, -0.012), (0.012, 0.012), (-0.012, 0.012)), [(x, y, high - 0.18 - 0.15), (x, y + d * 1.1, high - 0.16)], k["rack"], up=(1, 0, 0))
        b.box((x - t, 0.12 + t, high - 0.18), (x + t, 1.80 - t, high - 0.142), k["rack"])
    for y in (0.12, 1.80):
        b.box((-0.93, y - t - 0.001, high), (0.93, y + t + 0.001, high + 0.038), k["rack"])
        for x in (-0.90, 0.90):
            b.box((x - 0.006, y - 0.016, high + 0.036), (x + 0.006, y + 0.016, high + 0.11), k["rack"])
    x, z = 0.28, high + 0.038 + 0.082
    ladder(m, (x, 3.4, z), (x, 0.0, z), over=0.22, spans=((0.0, 0.985), (0.03, 1.0)))
    for y in (0.12, 1.80):
        for q in (0.055,):
            loop = [(x - 0.235, high - 0.004), (x - 0.238, high + 0.06), (x - 0.228, z + 0.037), (x + 0.228, z + 0.037), (x + 0.238, high + 0.06), (x + 0.235, high - 0.004), (x - 0.235, high - 0.004)]
            for (a, c), (d, e) in zip(loop, loop[1:]):
                n = hypot(d - a, e - c)
                u, v = -(e - c) / n * 0.0012, (d - a) / n * 0.0012
                m.hexa(((a - u, y + q - 0.014, c - v), (d - u, y + q - 0.014, e - v), (d - u, y + q + 0.014, e - v), (a - u, y + q + 0.014, c - v),
                        (a + u, y + q - 0.014, c + v), (d + u, y + q - 0.014, e + v), (d + u, y + q + 0.014, e + v), (a + u, y + q + 0.014, c + v)), k["strap"])


def pickup(k):
    """The whole truck; returns the height on which things lie on the tailgate."""
    m, b = Mesh(), Mesh()
    for s in (-1, 1):
        flank(m, s, 0.0, BED, k, corner=True)
        lamp(m, b, s, k)
    bed(m, b, k)
    top = gate(m, b, k)
    bumper(m, b, k)
    chassis(m, b, k)
    cab(m, b, k)
    rack(m, b, k)
    m.build("body")
    b.build("parts", bevel=0.0035)
    return top

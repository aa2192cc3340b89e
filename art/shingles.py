"""Roof coverings laid piece by piece. Frame: x along the eave, y up the slope, z out of the roof. Metres."""
from math import cos, sin

from nodes import Shader

EXPOSURE = 0.143  # 5 5/8 in, architectural shingle
WEATHERED = [(0.0, (0.016, 0.015, 0.015)), (0.25, (0.032, 0.028, 0.025)), (0.5, (0.054, 0.046, 0.039)),
             (0.75, (0.084, 0.070, 0.058)), (1.0, (0.125, 0.107, 0.090))]
CHARCOAL = [(0.0, (0.014, 0.015, 0.016)), (0.3, (0.028, 0.029, 0.031)), (0.6, (0.048, 0.050, 0.053)), (1.0, (0.094, 0.096, 0.100))]


def granules(name="shingle", tones=WEATHERED, grain=420.0, age=0.5, wet=0.0, hail=0.0, algae=0.0):
    """Ceramic granules: a cell per stone, blended tabs, rain streaks down the slope, black ones where algae grow; tone < 0 is bare asphalt edge."""
    s = Shader(name)
    p = s.where()
    dist, stone = s.cells(grain, p)
    tone = s.attr("tone")
    c = s.ramp(tone, tones)
    c = s.mix(0.8, c, s.ramp(stone, [(0.0, (0.13, 0.13, 0.15)), (0.35, (0.40, 0.385, 0.37)), (0.7, (0.58, 0.54, 0.49)),
                                     (0.92, (0.82, 0.78, 0.72)), (1.0, (0.64, 0.47, 0.36))]), "OVERLAY")
    streak = s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (1.6, 0.28, 0.28)))
    c = s.mix(s.span(streak, 0.48, 0.75, 0, age * 0.7), c, (0.017, 0.017, 0.016))
    c = s.mix(s.span(s.noise(0.5, 3.0, at=p), 0.5, 0.75, 0, age * 0.25), c, (0.11, 0.10, 0.088))
    if algae:
        run = s.noise(1.0, 3.0, 0.55, at=s.scaled(p, (5.5, 0.4, 0.4)))
        c = s.mix(s.span(run, 0.46, 0.60, 0, algae), c, (0.012, 0.013, 0.012))
    worn = s.math("GREATER_THAN", s.noise(260.0, 2.0, at=p), 0.70)
    c = s.mix(s.math("MULTIPLY", worn, 0.6), c, (0.02, 0.019, 0.018))
    high = s.math("SUBTRACT", 1.0, dist)
    if hail:
        # a bruise in some of the cells: granules gone to the mat, a rim of loosened ones, a dent
        x, y, _ = s.split(p)
        flat = s.node("ShaderNodeCombineXYZ", X=x, Y=y).outputs[0]
        wob = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(55.0, 3.0, at=p), 0.5), 0.10)
        spots = s.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Scale=7.5, Vector=flat)
        far, pick = spots.outputs["Distance"], s.node("ShaderNodeSeparateColor", Color=spots.outputs["Color"]).outputs[0]
        size = s.span(pick, 0.30, 1.0, 0.06, 0.15)
        d = s.math("DIVIDE", s.math("ADD", far, wob), size)
        here = s.math("GREATER_THAN", pick, 0.30)
        bare = s.math("MULTIPLY", here, s.span(d, 0.45, 0.85, 1.0, 0.0, smooth=True))
        left = s.math("GREATER_THAN", stone, 0.80)
        c = s.mix(s.math("MULTIPLY", s.math("MULTIPLY", bare, hail), s.math("SUBTRACT", 1.0, s.math("MULTIPLY", left, 0.75))), c, (0.010, 0.0095, 0.009))
        high = s.math("SUBTRACT", s.math("MULTIPLY", high, s.math("SUBTRACT", 1.0, s.math("MULTIPLY", bare, 0.7))), s.math("MULTIPLY", s.math("MULTIPLY", here, s.span(d, 0.0, 1.3, 1.0, 0.0, smooth=True)), 2.2))
    c = s.mix(s.math("LESS_THAN", tone, 0.0), c, (0.016, 0.015, 0.014))
    rough = 0.88
    if wet:
        c = s.mix(wet * 0.55, c, (0.010, 0.010, 0.011))
        rough = s.span(s.noise(6.0, 3.0, at=p), 0.35, 0.65, 0.22, 0.75)
    return s.finish(c, rough, high, 0.0011, 0.28 + wet * 0.3)


def always(_u, _v):
    return True


def architectural(m, frame, width, slope, mat, rng, keep=always, exposure=EXPOSURE, thick=0.0052, lift=0.0, first=0, last=None):
    """Laminated shingles: a full base course, then the dragon teeth of the top laminate.

    `keep(u, v)` says whether a piece centred there is laid (openings, hips); `lift` is the odds of a lifted tab.
    """
    m.frame = frame
    courses = int(slope / exposure) + 1 if last is None else last
    over = 0.06
    for i in range(first, courses):
        v0 = i * exposure - 0.012
        v1 = min(v0 + exposure + over, slope)
        if v1 - v0 < 0.03:
            break
        x = -rng.uniform(0.0, 0.97)
        shift = rng.gauss(0, 0.0012)
        while x < width:
            a, b = max(x, 0.0), min(x + 0.985, width)
            if b - a > 0.01 and keep((a + b) / 2, v0 + exposure / 2):
                base = rng.gauss(0.30, 0.08)
                strip(m, a + 0.001, b - 0.001, v0 + shift, v1, 0.0, thick, mat, base)
            t = a
            while t < b - 0.005:
                w = rng.uniform(0.10, 0.26)
                e = min(t + w, b)
                if rng.random() < 0.60 and e - t > 0.03 and keep((t + e) / 2, v0 + exposure / 2):
                    up = rng.uniform(0.002, 0.011) if rng.random() < lift else rng.uniform(0, 0.0009)
                    tone = min(1, max(0, rng.choice((0.28, 0.40, 0.5, 0.58, 0.74)) + rng.gauss(0, 0.05)))
                    strip(m, t, e, v0 + shift - 0.001, v1, thick, thick + 0.0042 + up, mat, tone, taper=0.006)
                t = e + rng.uniform(0.0, 0.10)
            x += 0.985


def strip(m, a, b, v0, v1, z0, z1, mat, tone, taper=0.0):
    """One piece of shingle: butt at v0, its upper end slid under the next course."""
    tail = 0.0004 + z0 * 0.12
    p = m.points(((a, v0, z0 - 0.004), (b, v0, z0 - 0.004), (b, v0, z1), (a, v0, z1),
                  (b - taper, v1, tail + 0.0015), (a + taper, v1, tail + 0.0015), (b - taper, v1, -0.004), (a + taper, v1, -0.004)))
    m.poly((p + 3, p + 2, p + 4, p + 5), mat, tone)
    m.poly((p, p + 1, p + 2, p + 3), mat, -1.0)
    m.poly((p + 1, p + 6, p + 4, p + 2), mat, -1.0)
    m.poly((p, p + 3, p + 5, p + 7), mat, -1.0)


def caps(m, frame, length, pitch, mat, rng, exposure=0.143, width=0.15):
    """Ridge caps bent over the ridge. Frame: x along the ridge, z up; pitch in radians."""
    m.frame = frame
    x, w = -0.02, width
    dy, dz = w * cos(pitch), w * sin(pitch)
    while x < length:
        e = min(x + exposure + 0.07, length + 0.03)
        t = rng.choice((0.3, 0.45, 0.6, 0.75)) + rng.gauss(0, 0.05)
        h, k = 0.030 + rng.gauss(0, 0.001), 0.017
        for s in (1, -1):
            pts = ((x, 0, h), (e, 0, k), (e, s * dy, k - dz), (x, s * dy, h - dz))
            m.face(pts if s < 0 else pts[::-1], mat, t)
            m.face(((x, 0, h), (x, s * dy, h - dz), (x, s * dy, h - dz - 0.009), (x, 0, h - 0.009)), mat, t * 0.7)
            m.face(((x, s * dy, h - dz), (e, s * dy, k - dz), (e, s * dy, k - dz - 0.012), (x, s * dy, h - dz - 0.012)), mat, t * 0.8)
        x += exposure

"""House walls in lap boards, vinyl, upright boards or metal panels, with their trim: shared by the siding shots. Metres.

Wall frame: x along the wall, y inward, z up. Holes are (x0, x1, z0, z1).
"""
from math import pi, tan

from mathutils import Matrix

import closeup
import coverings
import finishes as f
import house
import openings
from mesh import Mesh, axes, move, place

HOLES = [house.hole(2.05, 0.95, 1.05, 1.75), house.hole(4.9, 0.95, 1.05, 1.75)]
LONG, HIGH = 7, 3.4


def spans(holes, z0, z1, length, x0=0.0):
    """Stretches of a course left over between the casings."""
    out, x = [], x0
    for a, b in sorted((h[0] - 0.10, h[1] + 0.10) for h in holes if h[2] - 0.10 < z1 and h[3] + 0.12 > z0):
        out.append((x, a))
        x = b
    return [*out, (x, length)]


def boards(m, frame, length, height, holes, mat, rng, lap=0.150, thick=0.009):
    """Lap boards one by one with butt joints, cut round the openings."""
    m.frame = frame
    for i in range(int(height / lap) + 1):
        z0, z1 = i * lap, min(i * lap + lap + 0.025, height)
        for a, b in spans(holes, z0, z0 + lap * 0.8, length):
            p = a
            while p < b - 0.01:
                q = min(p + rng.choice((3.66, 3.66, 1.7, 2.6)), b)
                w = rng.gauss(0, 0.0008)
                m.hexa(((p + .0008, -thick * 2.1 + w, z0), (q - .0008, -thick * 2.1 + w, z0), (q - .0008, -thick + w, z0), (p + .0008, -thick + w, z0),
                        (p + .0008, -0.0045 - 0.004, z1), (q - .0008, -0.0085, z1), (q - .0008, 0.0, z1), (p + .0008, 0.0, z1)), mat, rng.random())
                p = q


def nailed(m, rng, x0, x1, height, lap, thick, mat):
    """Ring-shank nails' heads above the lap of the course below, a pair of studs apart, each with a hair of run-off."""
    for i in range(1, int(height / lap)):
        x = x0 + rng.uniform(0, 0.1)
        while x < x1:
            z, y = i * lap + 0.032 + rng.gauss(0, 0.003), -thick * 1.95
            m.tube([(x, y + 0.004, z), (x, y - 0.0006, z)], [0.0034, 0.0034], mat, sides=10)
            x += 0.406 + rng.gauss(0, 0.006)


def vinyl(m, frame, length, height, holes, mat, rng, course=0.2286):
    """Double 4.5 in. panels: two lapped faces per panel, a rolled butt, ends that overlap by an inch."""
    m.frame = frame
    half = course / 2
    for i in range(int(height / course) + 1):
        z = i * course
        for a, b in spans(holes, z, z + course * 0.8, length):
            p, k = a, 0
            while p < b - 0.01:
                q = min(p + rng.choice((3.66, 2.4, 3.0)), b)
                o, e = -0.0016 * (k % 2), min(q + 0.025, b)
                line = [(-0.016 + o, z + 0.004), (-0.0185 + o, z), (-0.0195 + o, z + 0.004), (-0.0185 + o, z + 0.012), (-0.0065 + o, z + half - 0.006),
                        (-0.0150 + o, z + half - 0.003), (-0.0185 + o, z + half + 0.003), (-0.0180 + o, z + half + 0.012), (-0.0060 + o, z + course + 0.006)]
                tone = rng.uniform(0.4, 0.6)
                base = m.points([pt for y, h in line for pt in ((p, y, h), (e, y, h))])
                for j in range(len(line) - 1):
                    m.poly((base + 2 * j, base + 2 * j + 1, base + 2 * j + 3, base + 2 * j + 2), mat, tone)
                p, k = q, k + 1


def upright(m, frame, length, height, holes, mat, rng, wide=0.254, crest=None):
    """Board and batten: rough-sawn boards with a 50 mm batten over every joint. `crest(x)` is the wall's top under a gable."""
    m.frame = frame
    top = crest or (lambda x: height)
    rows = []
    x = 0.0
    while x < length:
        rows.append((x, min(x + wide, length)))
        x += wide

    def column(a, b, y0, y1, cut, rough):
        z = 0.0
        for lo, hi in [*sorted(cut), (None, None)]:
            y = y0 - (rng.uniform(0, 0.0015) if rough else 0.0)
            p, q = (lo, lo) if lo is not None else (top(a), top(b))
            m.hexa(((a, y, z), (b, y, z), (b, y1, z), (a, y1, z), (a, y, p), (b, y, q), (b, y1, q), (a, y1, p)), mat, rng.random())
            z = hi
    for a, b in rows:
        column(a + 0.002, b - 0.002, -0.021, 0.0, [(h[2] - 0.14, h[3] + 0.15) for h in holes if h[0] - 0.10 < (a + b) / 2 < h[1] + 0.10], True)
    for a, _ in rows[1:]:
        column(a - 0.025, a + 0.025, -0.042, -0.020, [(h[2] - 0.14, h[3] + 0.15) for h in holes if h[0] - 0.13 < a < h[1] + 0.13], False)


def seams(m, frame, length, height, holes, mat, rng, panel=0.30):
    """Standing-seam wall panels, notched round the openings by drawing the strips between them."""
    up = Matrix(((1, 0, 0, 0), (0, 0, -1, -0.004), (0, 1, 0, 0), (0, 0, 0, 1)))
    edges = sorted({0.0, length, *(v for h in holes for v in (h[0] - 0.10, h[1] + 0.10))})
    for a, b in zip(edges, edges[1:]):
        cut = [(h[2] - 0.14, h[3] + 0.15) for h in holes if h[0] - 0.11 < (a + b) / 2 < h[1] + 0.11]
        z = 0.0
        for lo, hi in [*cut, (height, height)]:
            if lo - z > 0.02:
                m.frame = frame @ Matrix.Translation((a, 0, z)) @ up
                count = max(1, round((b - a) / panel))
                coverings.standing_seam(m, (b - a) * (1 - 0.5 / count), lo - z, mat, rng, panel=(b - a) / count, rib=0.025)
            z = hi


def coat(name, color, grain=(3.0, 3.0, 70), depth=0.0022, rough=0.5, weather=0.2):
    """Factory paint over a grain, a shade's difference from board to board."""
    s = f.Shader(name)
    p = s.where()
    g = s.noise(1.0, 5.0, 0.6, at=s.scaled(p, grain), distort=0.6)
    c = s.mix(s.attr("tone"), tuple(k * 0.93 for k in color), tuple(k * 1.03 for k in color))
    c = s.mix(s.span(s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (7, 7, 0.6))), 0.55, 0.8, 0, weather), c, tuple(k * 0.6 for k in color))
    return s.finish(c, rough, g, depth, 0.4)


def stain(name, color):
    """Western cedar under a thin brown stain: figure along the board, knots, a board's own shade, greyed where rain runs."""
    s = f.Shader(name)
    x, y, z = s.split(s.where())
    t = s.attr("tone")
    v = s.node("ShaderNodeCombineXYZ")
    for i, c in enumerate((s.math("ADD", x, y), z, s.math("MULTIPLY", t, 37.0))):
        s.put(v.inputs[i], c)
    v = v.outputs[0]
    far, spot = s.cells(1.0, s.scaled(v, (1.9, 6.5, 1.0)))
    knot = s.math("MULTIPLY", s.span(far, 0.05, 0.17, 1.0, 0.0, smooth=True), s.math("GREATER_THAN", spot, 0.62))
    bend = s.math("MULTIPLY", s.span(far, 0.0, 0.5, 1.0, 0.0), s.math("GREATER_THAN", spot, 0.62))
    bent = s.vector("ADD", s.scaled(v, (1.0, 1.0, 1.0)), s.node("ShaderNodeCombineXYZ", Y=s.math("MULTIPLY", bend, 0.05)).outputs[0])
    broad = s.noise(1.0, 3.0, 0.55, at=s.scaled(bent, (0.9, 34, 1)), distort=0.9)
    rings = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", broad, 9.0)), 0.5))
    fine = s.noise(1.0, 5.0, 0.7, at=s.scaled(v, (7, 420, 1)), distort=0.2)
    saw = s.noise(1.0, 2.0, 0.5, at=s.scaled(v, (260, 9, 1)))
    c = s.mix(s.span(t, 0, 1, 0.0, 1.0), tuple(k * 0.60 for k in color), tuple(k * 1.28 for k in color))
    c = s.mix(s.span(rings, 0.0, 0.5, 0.42, 0.0), c, tuple(k * 0.46 for k in color))
    c = s.mix(0.55, c, s.ramp(fine, [(0.3, (0.30, 0.30, 0.30)), (0.7, (0.68, 0.67, 0.66))]), "OVERLAY")
    grey = s.noise(1.0, 4.0, 0.6, at=s.scaled(v, (0.8, 2.0, 1)))
    c = s.mix(s.span(grey, 0.42, 0.72, 0.05, 0.55), c, (0.150, 0.138, 0.124))
    c = s.mix(knot, c, tuple(k * 0.22 for k in color))
    h = s.math("ADD", s.math("ADD", s.math("MULTIPLY", fine, 0.8), s.math("MULTIPLY", rings, 0.5)), s.math("MULTIPLY", saw, 0.5))
    return s.finish(c, 0.78, h, 0.0022, 0.25)


def lapped(m, frame, length, z0, z1, holes, kit, rng, gable=None, lap=0.190):
    """A whole wall in lap siding from z0 to z1 with corner boards; upright boards fill the triangle under `gable`."""
    low = [(a, b, c - z0, d - z0) for a, b, c, d in holes if c < z1]
    high = [h for h in holes if h[2] >= z1]
    boards(m, frame @ move(0, 0, z0), length, z1 - z0, low, kit["siding"], rng, lap)
    m.frame = frame
    for a, b in ((-0.03, 0.09), (length - 0.09, length + 0.03)):
        m.box((a, -0.030, z0 - 0.02), (b, 0.0, z1), kit["trim"])
    if gable:
        m.box((-0.03, -0.032, z1 - 0.06), (length + 0.03, 0.0, z1 + 0.10), kit["trim"])
        openings.gable(m, frame, length, z1, gable.p, high, kit["siding"])
        upright(m, frame @ move(0, 0, z1 + 0.10), length, 0, [(a, b, c - z1 - 0.10, d - z1 - 0.10) for a, b, c, d in high], kit["siding"], rng, 0.203, lambda x: max(0.0, min(x, length - x) * tan(gable.p) - 0.12))


def casing(m, h, t, drip):
    """Flat casing with a sill, an apron and a metal cap over the head."""
    x0, x1, z0, z1 = h
    for a, b in ((x0 - 0.10, x0 + 0.012), (x1 - 0.012, x1 + 0.10)):
        m.box((a, -0.030, z0 - 0.02), (b, 0.0, z1), t)
    m.box((x0 - 0.115, -0.034, z1), (x1 + 0.115, 0.0, z1 + 0.125), t)
    m.box((x0 - 0.135, -0.052, z1 + 0.125), (x1 + 0.135, 0.0, z1 + 0.15), t)
    m.box((x0 - 0.137, -0.056, z1 + 0.150), (x1 + 0.137, 0.0, z1 + 0.153), drip)
    m.box((x0 - 0.125, -0.060, z0 - 0.055), (x1 + 0.125, 0.0, z0 - 0.015), t)
    m.box((x0 - 0.10, -0.028, z0 - 0.14), (x1 + 0.10, 0.0, z0 - 0.055), t)


def corner(rng, cover, mat, sun=(19, 238), lantern=True, corner_mat=None, hour=None, more=None):
    """A house corner: two clad walls, trim, two windows, soffit, a lantern, shrubs. `cover` is one of the claddings above,
    `hour` one of the lights in weather.py, and `more(m, kit)` hangs something else on the wall."""
    kit = house.materials(shutter=(0.010, 0.018, 0.022))
    t = kit["trim"]
    m = Mesh()
    front, flank = move(0, 0, 0), move(LONG, 0, 0, pi / 2)
    west = axes((0, 6, 0), (0, -1, 0), (1, 0, 0), (0, 0, 1))
    openings.wall(m, front, LONG, HIGH, HOLES, t)
    openings.wall(m, west, 6, HIGH, [], t)
    openings.wall(m, flank, 6, HIGH, [], t)
    cover(m, front, LONG, HIGH, HOLES, mat, rng)
    cover(m, west, 6, HIGH, [], mat, rng)
    m.frame = front
    edge = corner_mat or t
    m.box((-0.048, -0.048, -0.2), (0.095, 0.0, HIGH), edge)
    m.box((-0.048, 0.0, -0.2), (0.0, 0.095, HIGH), edge)
    m.box((-0.04, -0.046, 3.05), (LONG, 0.0, HIGH), t)
    m.box((-0.04, -0.085, 3.33), (LONG, 0.0, HIGH), t)
    m.box((-0.35, -0.42, HIGH), (LONG + 0.2, 6.2, HIGH + 0.05), kit["soffit"])
    m.box((-0.36, -0.44, HIGH - 0.02), (LONG + 0.2, -0.42, HIGH + 0.22), t)
    for h in HOLES:
        openings.window(m, front, (h[0] + h[1]) / 2, h[2], 1.05, 1.75, kit, rng, shutters=False, arch=False, lamp=h[0] > 3)
        casing(m, h, t, kit["drip"])
    m.frame = front
    if lantern:
        house.bracket_lamp(m, 0.74, -0.16, 1.98, kit)
    if more:
        more(m, kit)
    m.build("wall", bevel=0.0018)
    lib = closeup.backdrop(rng, count=46, low=-0.6, near=20, arc=(-2.6, 1.9), sun=sun, density=0.003, **(hour or {}))
    for kind, x, y, size in (("yew", 0.72, -0.62, 0.92), ("azalea", 1.55, -0.70, 1.9), ("azalea", 3.35, -0.62, 1.8), ("yew", 3.95, -0.55, 0.95), ("azalea", -0.7, 0.9, 1.9)):
        place(lib[kind], (x, y, -0.6), rng.uniform(0, 6), size)

"""A vent pipe's boot gone bad: the rubber collar split and curled off the pipe, the metal base sound, shingles lapped over it."""
from math import atan, cos, pi, sin

import closeup
import finishes as f
import shingles
import weather
from mesh import Mesh, axes, move

SAMPLES = 8
EXPOSURE = -0.3
X, Y, R = 0.30, 1.86, 0.0445


def build(rng, eye=(-0.02, 0.86, 0.76), look=(X + 0.02, Y + 0.03, 0.075), lens=54, sun=(38, 218), light=weather.NOON):
    frame, p = closeup.slope(6), atan(0.5)
    old = shingles.granules("old", grain=600.0, age=0.8)
    m = Mesh()
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 4.4, old, rng, lift=0.03)
    # the course that laps the upper half of the base
    shingles.architectural(m, axes((-3.4, Y + 0.085, 0.0105), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 10.5, 0.30, old, rng, exposure=shingles.EXPOSURE, last=1)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    k = Mesh()
    sheet = f.metal("base", (0.33, 0.34, 0.35), 0.42, 0.55, wave=0.0003)
    k.hexa(((X - 0.152, Y - 0.24, 0.006), (X + 0.165, Y - 0.24, 0.006), (X + 0.165, Y + 0.20, 0.004), (X - 0.152, Y + 0.20, 0.004),
            (X - 0.150, Y - 0.238, 0.0140), (X + 0.163, Y - 0.238, 0.0140), (X + 0.163, Y + 0.20, 0.0135), (X - 0.150, Y + 0.20, 0.0135)), sheet)
    k.frame = axes((X, Y, 0.006), (1, 0, 0), (0, cos(p), -sin(p)), (0, sin(p), cos(p)))
    k.lathe(0, 0, [(-0.05, 0.118), (0.020, 0.104), (0.032, 0.100), (0.070, 0.076), (0.076, 0.073), (0.074, 0.050)], sheet)
    pipe = Mesh(k.frame)
    white = f.paint("pvc-pipe", (0.60, 0.59, 0.55), 0.38, 0.6)
    pipe.lathe(0, 0, [(-0.06, R), (0.34, R), (0.343, R - 0.001), (0.343, R - 0.006), (0.20, R - 0.006)], white)
    pipe.tube([(0, 0, 0.20), (0, 0, 0.201)], [R - 0.006] * 2, f.plain("inside", (0.006, 0.006, 0.006)), sides=32)
    collar(k, rng)
    closeup.lay(k, frame, "boot", bevel=0.0005)
    closeup.lay(pipe, frame, "pipe", bevel=0.0004)
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    closeup.litter(d, rng, -0.6, 1.2, 1.2, 2.6, 5, z=0.016)
    closeup.lay(d, frame, "litter")
    closeup.backdrop(rng, sun=sun, low=-7, arc=(-0.4, 1.5), **light)
    closeup.aim(frame, eye, look, lens, 6.3, (X, Y - 0.05, 0.09))


def collar(m, rng, sides=96):
    """Neoprene gone hard: a ring from the cone to the pipe, split in three places, the lips between curled away."""
    s = f.Shader("neoprene")
    at = s.where()
    crack = s.noise(95.0, 4.0, 0.65, at=at)
    c = s.mix(s.span(crack, 0.45, 0.62), (0.030, 0.030, 0.031), (0.095, 0.092, 0.088))
    c = s.mix(s.span(crack, 0.36, 0.40, 1.0, 0.0), c, (0.004, 0.004, 0.004))
    rubber = s.finish(c, 0.72, crack, 0.003, 0.25)
    splits = ((-2.05, 0.15, 0.0), (-0.95, 0.08, 0.25), (1.6, 0.07, 0.45))

    def open_(t, h):
        """How far the rubber stands off at angle t and height share h: 1 beside a split, 0 away from it; None in the gap."""
        off = 0.0
        for a, wide, low in splits:
            d = abs((t - a + pi) % (2 * pi) - pi)
            reach = wide * max(0.0, (h - low) / (1 - low)) if h > low else 0.0
            if d < reach:
                return None
            off = max(off, (h - low) / (1 - low) * max(0.0, 1 - (d - reach) / 0.42)) if h > low else off
        return off
    rows, n = [], 9
    for i in range(n):
        h = i / (n - 1)
        row = []
        for k in range(sides):
            t = -pi + 2 * pi * k / sides
            o = open_(t, h)
            lift = (o or 0.0) ** 1.5
            r = 0.0790 - (0.0790 - R - 0.0006) * min(1.0, h * 1.35) + lift * 0.024
            z = 0.076 + 0.056 * h - lift * 0.010 + rng.gauss(0, 0.0003)
            row.append(((r + 0.0022) * cos(t), (r + 0.0022) * sin(t), z))
        rows.append(row)
    for i in range(n - 1):
        for k in range(sides):
            j = (k + 1) % sides
            ts = [-pi + 2 * pi * (k + 0.5) / sides]
            if open_(ts[0], (i + 0.5) / (n - 1)) is None:
                continue
            a, b, c2, d = rows[i][k], rows[i][j], rows[i + 1][j], rows[i + 1][k]
            m.face((a, b, c2, d), rubber)
            inner = [tuple(v * q if w < 2 else v - 0.001 for w, (v, q) in enumerate(zip(pt, (0.955, 0.955, 1)))) for pt in (a, b, c2, d)]
            m.face(inner[::-1], rubber)
            m.face((d, c2, inner[2], inner[3]), rubber)
            for q, (u, v, y, x) in ((k - 0.5, (a, d, inner[3], inner[0])), (k + 1.5, (c2, b, inner[1], inner[2]))):
                if open_(-pi + 2 * pi * q / sides, (i + 0.5) / (n - 1)) is None:
                    m.face((u, v, y, x), rubber)

"""Lap siding and trim: fibre-cement boards, corner board and window casing in raking light."""
from math import pi

import closeup
import finishes as f
import house
import openings
from mesh import Mesh, axes, move
from scene import camera

SAMPLES = 80
EXPOSURE = 0.25
LAP = 0.150


def boards(m, frame, length, height, holes, mat, rng, thick=0.009):
    """Lap boards one by one with butt joints, cut round the openings."""
    m.frame = frame
    for i in range(int(height / LAP) + 1):
        z0, z1 = i * LAP, min(i * LAP + LAP + 0.025, height)
        cuts = sorted((h[0] - 0.10, h[1] + 0.10) for h in holes if h[2] - 0.10 < z0 + LAP * 0.8 and h[3] + 0.12 > z0)
        spans, x = [], 0.0
        for a, b in cuts:
            spans.append((x, a))
            x = b
        spans.append((x, length))
        for a, b in spans:
            p = a
            while p < b - 0.01:
                q = min(p + rng.choice((3.66, 3.66, 1.7, 2.6)), b)
                w = rng.gauss(0, 0.0008)
                m.hexa(((p + .0008, -thick * 2.1 + w, z0), (q - .0008, -thick * 2.1 + w, z0), (q - .0008, -thick + w, z0), (p + .0008, -thick + w, z0),
                        (p + .0008, -0.0045 - 0.004, z1), (q - .0008, -0.0085, z1), (q - .0008, 0.0, z1), (p + .0008, 0.0, z1)), mat, rng.random())
                p = q


def board_paint(color):
    """Wood-grained factory paint, a shade's difference from board to board."""
    s = f.Shader("board-paint")
    p = s.where()
    g = s.noise(1.0, 5.0, 0.6, at=s.scaled(p, (3.0, 3.0, 70)), distort=0.6)
    t = s.attr("tone")
    c = s.mix(t, tuple(k * 0.93 for k in color), tuple(k * 1.03 for k in color))
    c = s.mix(s.span(s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (7, 7, 0.6))), 0.55, 0.8, 0, 0.2), c, tuple(k * 0.6 for k in color))
    return s.finish(c, 0.5, g, 0.0022, 0.4)


def build(rng):
    kit = house.materials(shutter=(0.010, 0.018, 0.022))
    mat = board_paint((0.205, 0.255, 0.275))
    m = Mesh()
    holes = [house.hole(2.05, 0.95, 1.05, 1.75), house.hole(4.9, 0.95, 1.05, 1.75)]
    front, flank = move(0, 0, 0), move(7, 0, 0, pi / 2)
    west = axes((0, 6, 0), (0, -1, 0), (1, 0, 0), (0, 0, 1))
    openings.wall(m, front, 7, 3.4, holes, kit["trim"])
    openings.wall(m, west, 6, 3.4, [], kit["trim"])
    openings.wall(m, flank, 6, 3.4, [], kit["trim"])
    boards(m, front, 7, 3.4, holes, mat, rng)
    boards(m, west, 6, 3.4, [], mat, rng)
    t = kit["trim"]
    m.frame = front
    m.box((-0.028, -0.028, 0), (0.115, 0.0, 3.4), t)
    m.box((-0.028, -0.028, 0), (0.0, 0.115, 3.4), t)
    m.box((-0.03, -0.030, 3.05), (7, 0.0, 3.4), t)
    m.box((-0.03, -0.075, 3.33), (7, 0.0, 3.40), t)
    m.box((-0.35, -0.42, 3.40), (7.2, 6.2, 3.45), kit["soffit"])
    m.box((-0.36, -0.44, 3.38), (7.2, -0.42, 3.62), t)
    for h in holes:
        openings.window(m, front, (h[0] + h[1]) / 2, h[2], 1.05, 1.75, kit, rng, shutters=False, arch=False, lamp=h[0] > 3)
        casing(m, h, t, kit["drip"])
    m.build("wall", bevel=0.0018)
    closeup.backdrop(rng, count=46, low=-0.6, near=20, arc=(-2.6, 1.9), sun=(12, 222), density=0.003)
    camera((-1.25, -2.9, 1.95), (1.15, 0.0, 1.95), 35, fstop=4.5, focus=(1.0, -0.02, 1.9), tilt_free=True)


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

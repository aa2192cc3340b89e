"""Flashing lifted off a chimney: the counterflashing has left its joint, old sealant hangs in pieces, a dark gap behind the metal."""
from math import sin

import closeup
import finishes as f
import masonry
import shingles
import tools
import weather
from mathutils import Vector
from mesh import Mesh, axes, move

SAMPLES = 9
EXPOSURE = -0.45
FOOT = 1.95


def build(rng, eye=(-0.42, 0.95, 0.93), look=(0.36, FOOT - 0.02, 0.10), lens=50, sun=(40, 205), light=weather.NOON):
    frame = closeup.slope(6)
    old = shingles.granules("old", grain=560.0, age=0.8)
    m = Mesh()
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 4.4, old, rng, lift=0.03)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    base = frame @ Vector((0, FOOT, 0))
    s = Mesh()
    brick, lead = masonry.brick(), f.worn("lead", (0.115, 0.120, 0.128), (0.26, 0.26, 0.27), 0.35, 0.5)
    s.box((-0.30, base.y, base.z - 0.5), (1.05, base.y + 0.9, base.z + 2.2), brick)
    s.build("stack")
    k, rise, n = Mesh(), 0.17, 60
    # apron: on the slope, then up the front; the counterflashing over it
    p0, p1 = frame @ Vector((0, FOOT - 0.20, 0.018)), frame @ Vector((0, FOOT, 0.014))
    for a, b, up in ((-0.36, 0.36, 0.0), (0.335, 1.11, 0.0022)):
        p0.z, p1.z = p0.z + up, p1.z + up
        k.hexa(((a, p0.y, p0.z - 0.004), (b, p0.y, p0.z - 0.004), (b, p1.y, p1.z - 0.002), (a, p1.y, p1.z - 0.002), (a, p0.y, p0.z), (b, p0.y, p0.z), (b, p1.y, p1.z + 0.002), (a, p1.y, p1.z + 0.002)), lead)
        k.box((max(a, -0.302), base.y - 0.005 - up, base.z), (min(b, 1.052), base.y - 0.0025, base.z + 0.12), lead)
    rings = []
    for i in range(n + 1):
        u = i / n
        x = -0.305 + 1.36 * u
        off = 0.105 * max(0.0, sin(min(1.0, max(0.0, (u - 0.22) / 0.62)) * 3.1416)) ** 1.6 + 0.0012 * sin(40 * u) * (0.2 < u < 0.9)
        z, y = base.z, base.y - 0.007
        line = [(y - 0.004 - off * 0.15, z + 0.045), (y - 0.003 - off * 0.35, z + 0.09), (y - off * 0.7, z + 0.14), (y - off, z + rise), (y - off + 0.016, z + rise + 0.004)]
        rings.append([(x, a, b) for a, b in line] + [(x, a - 0.0014, b + 0.0004) for a, b in reversed(line)])
    tools.loft(k, rings, lead)
    # step flashing on the cheek, each piece let into a joint
    for i in range(7):
        y, z = base.y + 0.02 + i * 0.145, base.z + 0.02 + i * 0.0725
        k.hexa(((-0.304, y, z - 0.06), (-0.301, y, z - 0.06), (-0.301, y + 0.17, z + 0.02), (-0.304, y + 0.17, z + 0.02), (-0.304, y, z + 0.135), (-0.301, y, z + 0.135), (-0.301, y + 0.17, z + 0.135), (-0.304, y + 0.17, z + 0.135)), lead)
    # the joint that the metal has left: dark, with lumps of dried sealant
    k.box((-0.30, base.y - 0.0010, base.z + rise - 0.006), (1.05, base.y + 0.001, base.z + rise + 0.006), f.plain("joint", (0.010, 0.009, 0.008)))
    putty = f.paint("sealant", (0.135, 0.130, 0.122), 0.75, 0.6)
    x = -0.30
    while x < 1.04:
        e = x + rng.uniform(0.03, 0.17)
        if rng.random() < (0.9 if x < 0.05 or x > 0.86 else 0.45):
            w, q = max(3, int((e - x) / 0.012)), []
            for i in range(w + 1):
                q.append((x + (e - x) * i / w, base.y - 0.005 - rng.uniform(0, 0.003), base.z + rise + 0.006 + rng.gauss(0, 0.0018)))
            k.tube(q, [0.003, *[rng.uniform(0.0030, 0.0060) for _ in range(w - 1)], 0.002], putty, sides=9)
        x = e + rng.uniform(0.004, 0.03)
    k.build("flashing", bevel=0.0004)
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    closeup.litter(d, rng, -0.6, 1.2, 1.2, 1.9, 8, z=0.016)
    closeup.lay(d, frame, "litter")
    closeup.backdrop(rng, sun=sun, low=-7, arc=(-0.4, 1.5), **light)
    closeup.aim(frame, eye, look, lens, 6.3, (0.35, FOOT - 0.05, 0.10))

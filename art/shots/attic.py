"""Under a roof: rafters, the deck with its nail points, baffles at the eaves over loose insulation, daylight at ridge and gable."""
from math import atan, cos, pi, sin

import bpy
from mathutils import Vector, noise

import closeup
import finishes as f
from mesh import Mesh, axes, move
from nodes import Shader
from scene import camera
from weather import Sky

SAMPLES = 14
EXPOSURE = 1.25
HALF, LONG, PITCH, BAY = 4.0, 8.2, atan(8 / 12), 0.406


def build(rng):
    rise, slope = HALF * sin(PITCH) / cos(PITCH), HALF / cos(PITCH)
    c, s = cos(PITCH), sin(PITCH)
    left = axes((-HALF, 0, 0), (0, 1, 0), (c, 0, s), (s, 0, -c))
    right = axes((HALF, LONG, 0), (0, -1, 0), (-c, 0, s), (-s, 0, -c))
    fir = f.wood("rafter", (0.40, 0.275, 0.165), (34, 1.3, 34), 0.75)
    board = f.wood("board", (0.36, 0.26, 0.17), (1.4, 30, 30), 0.8)
    for frame in (left, right):
        plane(rng, frame, slope, fir)
    m = Mesh()
    m.box((-0.019, -0.5, rise - 0.27), (0.019, LONG, rise - 0.02), board, 0.3)
    y = BAY * 3 + 0.022
    while y < LONG:
        m.box((-1.18, y, 1.86), (1.18, y + 0.038, 1.998), board, rng.random() * 0.6)
        y += BAY * 3
    for k, x in enumerate((-0.42, -0.145, 0.13)):
        y = -0.6
        while y < LONG:
            e = y + rng.uniform(2.2, 3.4)
            m.box((x + rng.gauss(0, 0.006), y, 0.062), (x + 0.262, min(e - 0.008, LONG), 0.082), board, rng.random() * 0.8)
            y = e
    m.build("timber", bevel=0.002)
    gable(rng, rise)
    loose(rng)
    gear(rng)
    world = Sky()
    world.surface(world.node("ShaderNodeBackground", Color=(0.06, 0.065, 0.075, 1), Strength=0.12).outputs[0])
    for at, look, size, power, color in (((0, LONG - 0.25, 1.75), (0, 0, 0.9), (0.9, 0.7), 75, (0.86, 0.93, 1.0)), ((0.9, -0.7, 1.5), (0, 5, 0.8), (0.8, 0.8), 26, (1.0, 0.93, 0.84)), ((0, 4, rise - 0.34), (0, 4, 0), (0.12, 8.0), 26, (0.9, 0.95, 1.0))):
        lamp = bpy.data.lights.new("day", "AREA")
        lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", *size, power, color
        ob = bpy.data.objects.new("day", lamp)
        ob.location, ob.rotation_euler = at, (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(ob)
    camera((0.42, -0.35, 1.34), (-0.10, 7.0, 1.22), 25, fstop=9, focus=(0, 3.2, 1.2))


def plane(rng, frame, slope, fir):
    """One side from below: plywood with shingle nails through it, rafters, a baffle in every bay, daylight at the eave and beside the ridge."""
    d, r, n = Mesh(), Mesh(), Mesh()
    ply, foam, steel = f.plywood(), f.plain("foam", (0.52, 0.55, 0.57), 0.6), f.metal("point", (0.42, 0.42, 0.42), 0.4, 1.0)
    day = f.glow("day", (0.80, 0.90, 1.0), 5.0)
    y, row = 0.0, 0
    while y < slope - 0.04:
        x, e = -0.5 - 1.22 * (row % 2), min(y + 1.219, slope - 0.035)
        while x < LONG:
            d.box((x + 0.0015, y + 0.0015, -0.012), (x + 2.437, e - 0.0015, 0.0), ply, rng.uniform(0, 0.9))
            x += 2.44
        y, row = y + 1.219, row + 1
    d.box((-0.6, slope - 0.035, -0.010), (LONG, slope, -0.008), day)
    k = 0
    while 0.28 + k * 0.143 < slope - 0.1:
        x = -0.5 + rng.uniform(0, 0.2)
        while x < LONG:
            a = Vector((x + rng.gauss(0, 0.02), 0.28 + k * 0.143 + rng.gauss(0, 0.006), 0))
            n.tube([a, a + Vector((rng.gauss(0, 0.001), rng.gauss(0, 0.001), rng.uniform(0.008, 0.016)))], [0.0015, 0.0007], steel, sides=5)
            x += 0.21
        k += 1
    x = -BAY
    while x < LONG + 0.01:
        r.box((x - 0.019, 0, 0.0), (x + 0.019, slope - 0.01, 0.184), fir, rng.random() * 0.7)
        a, b, e = x + 0.022, x + BAY - 0.022, 1.05 + rng.gauss(0, 0.015)
        for u, v, h in ((a, a + 0.05, 0.004), (a + 0.05, a + 0.155, 0.036), (a + 0.155, a + 0.205, 0.016), (a + 0.205, b - 0.05, 0.036), (b - 0.05, b, 0.004)):
            n.hexa(((u, 0.10, h), (v, 0.10, h), (v, e, h), (u, e, h), (u, 0.10, h + 0.004), (v, 0.10, h + 0.004), (v, e, h + 0.004), (u, e, h + 0.004)), foam)
        n.box((a, 0.02, 0.0), (b, 0.03, 0.034), day)
        x += BAY
    for mesh, name, bevel in ((d, "deck", 0), (r, "rafters", 0.002), (n, "fittings", 0)):
        closeup.lay(mesh, frame, name, bevel=bevel)


def gable(rng, rise):
    """The end wall: studs on sheathing and a louvred vent with the sky behind it."""
    m, w = Mesh(), f.wood("sheathing", (0.36, 0.26, 0.165), (1.3, 30, 30), 0.8)
    stud = f.wood("stud", (0.40, 0.28, 0.17), (34, 34, 1.3), 0.75)
    x0, x1, z0, z1 = -0.42, 0.42, 1.28, 2.06
    z = -0.1
    while z < rise:
        e = z + 0.186
        wide = HALF * (1 - z / rise) + 0.05
        for a, b in ((-wide, x0), (x1, wide)) if z1 > z + 0.09 > z0 else ((-wide, wide),):
            m.box((a, LONG + 0.0, z), (b, LONG + 0.02, e - 0.004), w, rng.random() * 0.7)
        z = e
    for k in range(-9, 10):
        x = k * BAY + 0.2
        top = rise * (1 - abs(x) / HALF)
        for a, b in ((0.0, z0), (z1, top)) if x0 - 0.02 < x < x1 + 0.02 else ((0.0, top),):
            if b > a:
                m.box((x - 0.019, LONG - 0.089, a), (x + 0.019, LONG, b), stud, rng.random() * 0.7)
    for a, b in (((x0 - 0.04, z0 - 0.04), (x1 + 0.04, z0)), ((x0 - 0.04, z1), (x1 + 0.04, z1 + 0.04)), ((x0 - 0.04, z0), (x0, z1)), ((x1, z0), (x1 + 0.04, z1))):
        m.box((a[0], LONG - 0.089, a[1]), (b[0], LONG + 0.02, b[1]), stud, 0.3)
    slat = f.paint("slat", (0.50, 0.48, 0.44), 0.6)
    z = z0
    while z < z1 - 0.02:
        m.hexa(((x0, LONG - 0.07, z + 0.062), (x1, LONG - 0.07, z + 0.062), (x1, LONG + 0.03, z), (x0, LONG + 0.03, z), (x0, LONG - 0.07, z + 0.072), (x1, LONG - 0.07, z + 0.072), (x1, LONG + 0.03, z + 0.010), (x0, LONG + 0.03, z + 0.010)), slat)
        z += 0.082
    m.box((x0 - 0.1, LONG + 0.06, z0 + 0.01), (x1 + 0.1, LONG + 0.07, z1 + 0.10), f.glow("sky", (0.72, 0.86, 1.0), 9.0))
    m.build("gable", bevel=0.0015)


def loose(rng):
    """Blown insulation: a grey, lumpy bed, lower along the walk and at the baffles."""
    s = Shader("cellulose")
    p = s.where()
    fine, clump = s.noise(95.0, 5.0, 0.75, at=p), s.noise(21.0, 5.0, 0.65, at=p)
    c = s.mix(s.span(clump, 0.3, 0.7), (0.155, 0.150, 0.142), (0.36, 0.35, 0.335))
    c = s.mix(s.span(fine, 0.60, 0.72, 0, 0.6), c, (0.50, 0.49, 0.47))
    fluff = s.finish(c, 0.95, s.math("ADD", fine, s.math("MULTIPLY", clump, 1.5)), 0.02, 0.05)
    m, step, rows = Mesh(), 0.032, []
    nx, ny = int(2 * HALF / step), int((LONG + 0.6) / step)
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            x, y = -HALF + i * step, -0.6 + j * step
            v = Vector((x, y, 0))
            h = 0.020 + 0.055 * noise.noise(v * 1.1) + 0.032 * noise.noise(v * 4.2) + 0.018 * noise.noise(v * 13.0) + 0.008 * noise.noise(v * 31.0)
            h -= 0.05 * max(0.0, 1 - abs(x) / 0.7)
            row.append((x, y, h))
        rows.append(m.points(row))
    for a, b in zip(rows, rows[1:]):
        for i in range(nx):
            m.poly((a + i, a + i + 1, b + i + 1, b + i), fluff, 0.5, True)
    m.build("insulation")


def gear(rng):
    """A flue up through the deck, a bath fan's insulated duct, a thermometer hung from a rafter."""
    m = Mesh()
    zinc = f.metal("flue", (0.44, 0.45, 0.46), 0.34, 0.9)
    x, y = 1.55, 4.9
    m.lathe(x, y, [(0, 0.064), (0.62, 0.064), (0.622, 0.068), (0.645, 0.068), (0.647, 0.064), (1.36, 0.064), (1.362, 0.068), (1.385, 0.068), (1.387, 0.064), (2.2, 0.064)], zinc)
    foil = f.metal("foil", (0.50, 0.51, 0.52), 0.30, 0.8, wave=0.004, scale=26.0)
    path = [Vector(q) for q in ((-1.35, 3.2, 0.02), (-1.35, 3.2, 0.34), (-1.30, 3.45, 0.62), (-1.34, 3.9, 0.86), (-1.42, 4.25, 1.12), (-1.46, 4.4, 1.72))]
    for _ in range(3):
        new = [path[0]]
        for a, b in zip(path, path[1:]):
            new += [a.lerp(b, 0.25), a.lerp(b, 0.75)]
        path = [*new, path[-1]]
    path = [a.lerp(b, t / 5) for a, b in zip(path, path[1:]) for t in range(5)]
    m.tube(path, [0.078 + 0.005 * sin(i * 2 * pi / 4) for i in range(len(path))], foil, sides=22)
    white = f.plain("meter", (0.52, 0.52, 0.50), 0.45)
    at = (-0.62, 1.62, 1.40)
    m.tube([(at[0], at[1], 1.86), (at[0], at[1], at[2] + 0.09)], [0.0010, 0.0010], f.plain("cord", (0.30, 0.28, 0.24)), sides=5)
    m.frame = move(*at, 0.35)
    m.box((-0.045, -0.009, -0.055), (0.045, 0.009, 0.055), white)
    m.box((-0.036, -0.0098, -0.018), (0.036, -0.0088, 0.042), f.plain("display", (0.13, 0.15, 0.12), 0.25))
    m.frame = move(0, 0, 0)
    m.build("gear", bevel=0.001)

"""Water at night in a room under the roof: a ringed stain on the sloped ceiling, drops into a pail on a towel, a flashlight on the floor, a lamp by the black window."""
from math import cos, exp, pi, sin, tan

import bpy
from mathutils import Vector, noise

import finishes as f
import openings
import water
from mesh import Mesh, move
from nodes import Shader
from scene import camera
from weather import Sky

SAMPLES = 8
EXPOSURE = 1.7
KNEE, LOW, HIGH, PITCH = -2.1, 1.15, 2.42, 0.66   # the short wall, its height, the flat ceiling, the slope between them
BACK, RIGHT, FRONT = 2.7, 1.9, -3.4
DRIP = Vector((-1.22, 0.62, LOW + (2.1 - 1.22) * tan(PITCH)))


def build(rng):
    floor()
    walls(rng)
    slope()
    pail(rng)
    torch((-0.64, 0.30), DRIP)
    dresser(rng)
    world = Sky()
    world.surface(world.node("ShaderNodeBackground", Color=(0.010, 0.016, 0.032, 1), Strength=0.5).outputs[0])
    # the hall behind
    lamp((-0.3, FRONT + 0.2, 1.9), "AREA", 13, (1.0, 0.74, 0.50), 0.8, (-1.2, 0.7, 0.3))
    camera((0.55, -2.60, 0.98), (-0.52, 1.0, 1.03), 24.5, fstop=4.0, focus=(-1.22, 0.62, 0.6))


def lamp(at, kind, power, color, size, look=None):
    light = bpy.data.lights.new("light", kind)
    light.energy, light.color = power, color
    if kind == "AREA":
        light.size = size
    else:
        light.shadow_soft_size = size
    ob = bpy.data.objects.new("light", light)
    ob.location = at
    if look:
        ob.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    # panes and wet boards would show it as a patch of white
    ob.visible_glossy = kind != "AREA"
    bpy.context.scene.collection.objects.link(ob)
    return light


def wet_boards():
    """Oiled pine, dark and shining in a wide patch round the pail, with standing beads at its middle."""
    s = Shader("floor")
    p = s.where()
    x, y, _ = s.split(p)
    v = s.node("ShaderNodeCombineXYZ", X=s.math("ADD", x, s.math("MULTIPLY", s.attr("tone"), 37.0)), Y=y, Z=s.math("MULTIPLY", s.attr("tone"), 91.0)).outputs[0]
    grain = s.noise(1.0, 5.0, 0.62, at=s.scaled(v, (0.8, 16, 1)), distort=0.5)
    fine = s.noise(1.0, 4.0, 0.65, at=s.scaled(v, (4, 220, 1)))
    c = s.mix(s.span(grain, 0.34, 0.66), (0.115, 0.062, 0.030), (0.235, 0.140, 0.074))
    c = s.mix(0.4, c, s.ramp(fine, [(0.3, (0.38, 0.38, 0.38)), (0.7, (0.60, 0.60, 0.60))]), "OVERLAY")
    c = s.mix(s.math("MULTIPLY", s.attr("tone"), 0.5), c, (0.085, 0.046, 0.024))
    off = s.vector("SUBTRACT", p, (DRIP.x + 0.10, DRIP.y - 0.12, 0.0))
    far = s.math("ADD", s.vector("LENGTH", s.scaled(off, (0.8, 1.25, 0))), s.math("MULTIPLY", s.math("SUBTRACT", s.noise(4.0, 4.0, 0.6, at=p), 0.5), 0.55))
    damp = s.span(far, 0.44, 0.56, 1.0, 0.0, smooth=True)
    c = s.mix(s.math("MULTIPLY", damp, 0.72), c, (0.022, 0.012, 0.006))
    return s.finish(c, s.span(damp, 0.0, 1.0, 0.40, 0.05), s.math("MULTIPLY", fine, s.span(damp, 0, 1, 1, 0.1)), 0.0004, 0.5)


def floor():
    m, pine, x, k = Mesh(), wet_boards(), KNEE, 0
    y = FRONT
    while y < BACK:
        m.box((KNEE, y + 0.0012, -0.03), (RIGHT, y + 0.1268, 0.0005 * (k % 3)), pine, (k * 0.37) % 1)
        y, k = y + 0.128, k + 1
    m.build("floor", bevel=0.0012)


def plaster(name, color, stain=False):
    """Painted plaster; `stain` puts brown rings, a wet heart and runs round the place that drips, in the mesh's own axes."""
    s = Shader(name)
    p = s.where()
    roll = s.noise(90.0, 3.0, 0.6, at=p)
    c = s.mix(s.span(s.noise(1.2, 4.0, 0.6, at=p), 0.35, 0.75), color, tuple(k * 0.86 for k in color))
    if not stain:
        return s.finish(c, 0.7, roll, 0.0010, 0.25)
    off = s.vector("SUBTRACT", p, tuple(DRIP))
    wob = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", s.noise(3.2, 5.0, 0.62, at=p), 0.5), 0.62), s.math("MULTIPLY", s.math("SUBTRACT", s.noise(15.0, 3.0, at=p), 0.5), 0.05))
    # it spread uphill from where it drips, so its middle lies above that
    far = s.math("ADD", s.vector("LENGTH", s.scaled(s.vector("SUBTRACT", off, (0.10, 0.0, 0.08)), (1.48, 1.30, 1.42))), wob)
    wash = s.span(far, 0.10, 0.56, 0.62, 0.20)
    inside = s.span(far, 0.545, 0.575, 1.0, 0.0)
    c = s.mix(s.math("MULTIPLY", wash, inside), c, (0.33, 0.205, 0.095))
    for at, width, much in ((0.555, 0.020, 0.85), (0.43, 0.014, 0.60), (0.415, 0.05, 0.30), (0.26, 0.012, 0.55), (0.155, 0.03, 0.45)):
        c = s.mix(s.span(s.math("ABSOLUTE", s.math("SUBTRACT", far, at)), width * 0.3, width, much, 0.0, smooth=True), c, (0.155, 0.078, 0.026))
    heart = s.span(far, 0.13, 0.24, 1.0, 0.0, smooth=True)
    c = s.mix(s.math("MULTIPLY", heart, 0.5), c, (0.125, 0.075, 0.036))
    return s.finish(c, s.span(far, 0.20, 0.44, 0.12, 0.65), roll, 0.0010, 0.35)


def slope():
    """The sloped ceiling, hanging a little where the board behind it is soaked, and the flat one above."""
    m, n = Mesh(), 90
    stained = plaster("ceiling", (0.60, 0.585, 0.54), stain=True)
    top = KNEE + (HIGH - LOW) / tan(PITCH)
    rows = []
    for i in range(n + 1):
        x = KNEE + (top - KNEE) * i / n
        row = []
        for j in range(n * 2 + 1):
            y = FRONT + (BACK - FRONT) * j / (2 * n)
            sag = 0.050 * exp(-((x - DRIP.x - 0.04) ** 2 + (y - DRIP.y) ** 2) / 0.045) + 0.004 * noise.noise((x * 2, y * 2, 0))
            row.append((x + sag * 0.5, y, LOW + (x - KNEE) * tan(PITCH) - sag))
        rows.append(m.points(row))
    for a, b in zip(rows, rows[1:]):
        for j in range(2 * n):
            m.poly((a + j, a + j + 1, b + j + 1, b + j), stained, 0.5, True)
    m.face(((top, FRONT, HIGH), (RIGHT, FRONT, HIGH), (RIGHT, BACK, HIGH), (top, BACK, HIGH)), stained)
    m.build("slope")


def walls(rng):
    """Knee wall, the gable's end with its window, the right wall with a door, baseboards."""
    m = Mesh()
    paint, trim = plaster("wall", (0.30, 0.335, 0.315)), f.paint("casing", (0.58, 0.565, 0.52), 0.4, 0.15)
    x0, x1, z0, z1 = -0.06, 0.86, 0.98, 1.98
    openings.wall(m, move(KNEE, BACK, 0), RIGHT - KNEE, HIGH, [(x0 - KNEE, x1 - KNEE, z0, z1)], paint)
    m.frame = move(0, 0, 0)
    m.face(((KNEE, FRONT, 0), (KNEE, BACK, 0), (KNEE, BACK, LOW + 0.02), (KNEE, FRONT, LOW + 0.02)), paint)
    m.face(((RIGHT, FRONT, 0), (RIGHT, BACK, 0), (RIGHT, BACK, HIGH), (RIGHT, FRONT, HIGH)), paint)
    m.face(((KNEE, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, FRONT, HIGH), (KNEE, FRONT, HIGH)), paint)
    m.build("walls")
    t = Mesh()
    for a, b in (((KNEE, FRONT, 0), (KNEE + 0.016, BACK, 0.14)), ((KNEE, BACK - 0.016, 0), (RIGHT, BACK, 0.14)), ((RIGHT - 0.016, FRONT, 0), (RIGHT, BACK, 0.14))):
        t.box(a, b, trim)
        t.box((a[0], a[1], 0.14), (min(b[0], a[0] + 0.010) if a[0] == KNEE and b[0] < 0 else b[0], b[1], 0.155), trim)
    e = 0.085
    for a, b, c, d in ((x0 - e, x0, z0 - 0.02, z1), (x1, x1 + e, z0 - 0.02, z1), (x0 - e, x1 + e, z1, z1 + e), (x0 - e - 0.03, x1 + e + 0.03, z0 - 0.055, z0 - 0.02)):
        t.box((a, BACK - (0.055 if c < z0 - 0.03 else 0.018), c), (b, BACK, d), trim)
    kit = {"trim": trim, "glass": f.glass()}
    t.frame = move(0, BACK, 0)
    mid = (z0 + z1) / 2
    openings.sash(t, x0, x1, mid - 0.02, z1, 0.085, 3, 2, kit, rng)
    openings.sash(t, x0, x1, z0, mid + 0.025, 0.050, 3, 2, kit, rng)
    t.frame = move(0, 0, 0)
    # a print in a narrow frame
    t.box((-0.72, BACK - 0.022, 1.22), (-0.38, BACK, 1.64), f.wood("frame", (0.10, 0.055, 0.030), (3, 60, 60), 0.4))
    t.box((-0.70, BACK - 0.024, 1.24), (-0.40, BACK, 1.62), f.plain("mat", (0.50, 0.48, 0.43), 0.5))
    t.box((-0.645, BACK - 0.025, 1.31), (-0.455, BACK, 1.55), f.plain("print", (0.10, 0.13, 0.12), 0.4))
    t.build("trim", bevel=0.002)
    night = Mesh()
    night.face(((x0 - 1, BACK + 0.8, z0 - 1), (x1 + 1, BACK + 0.8, z0 - 1), (x1 + 1, BACK + 0.8, z1 + 1), (x0 - 1, BACK + 0.8, z1 + 1)), f.glow("night", (0.010, 0.018, 0.038), 1.0))
    # rain on the panes, lit from the room
    clear = water.clear("rain")
    for _ in range(420):
        x, z, r = rng.uniform(x0 + 0.04, x1 - 0.04), rng.uniform(z0 + 0.05, z1 - 0.05), 0.0012 + 0.0030 * rng.random() ** 3
        water.drop(night, (x, BACK + (0.062 if z < mid else 0.098), z), (0, -1, 0), r, clear, 0.8)
    night.build("night")


def pail(rng):
    """A galvanized pail half full under the drip, drops on their way, rings and splashes, a striped towel laid round it."""
    m, x, y = Mesh(), DRIP.x, DRIP.y
    zinc = f.metal("pail", (0.30, 0.31, 0.32), 0.46, 0.9, wave=0.0022, scale=14.0)
    m.frame = move(0, 0, 0.020)
    m.lathe(x, y, [(0.0, 0.108), (0.004, 0.112), (0.012, 0.113), (0.014, 0.1105), (0.085, 0.121), (0.088, 0.124), (0.094, 0.124), (0.097, 0.1225), (0.255, 0.1455), (0.258, 0.150), (0.266, 0.151), (0.270, 0.148), (0.268, 0.1445), (0.255, 0.1430), (0.02, 0.109), (0.018, 0.001)], zinc, sides=64)
    wire = f.metal("bail", (0.30, 0.30, 0.30), 0.4, 0.9)
    m.tube([(x + 0.152 * cos(k * pi / 24), y - 0.004 - 0.166 * sin(k * pi / 24), 0.250 - 0.050 * sin(k * pi / 24)) for k in range(25)], [0.0026] * 25, wire, sides=8)
    for s in (-1, 1):
        m.tube([(x + s * 0.138, y, 0.250), (x + s * 0.156, y, 0.250)], [0.016, 0.014], zinc, sides=16)
    m.build("pail")
    w, clear = Mesh(), water.clear()
    level, rows, n = 0.168, [], 26
    for i in range(n):
        r = 0.131 * i / (n - 1)
        rows.append(w.points([(x + r * cos(2 * pi * k / 48), y + r * sin(2 * pi * k / 48), level + 0.0030 * sin(r * 190) * exp(-r * 14)) for k in range(48)]))
    for a, b in zip(rows, rows[1:]):
        for k in range(48):
            w.poly((a + k, b + k, b + (k + 1) % 48, a + (k + 1) % 48), clear, 0.5, True)
    bright = f.Shader("falling").finish((0.72, 0.76, 0.78), 0.06, specular=1.0)
    for z, long, r in ((DRIP.z - 0.085, 0.016, 0.0062), (1.42, 0.060, 0.0050), (0.98, 0.095, 0.0046), (0.46, 0.120, 0.0044)):
        steps = [(k / 8, (sin(pi * min(1, k / 8) ** 1.6)) ** 0.6 if 0 < k < 8 else 0.02) for k in range(9)]
        w.tube([(x, y, z - long / 2 + long * (1 - t)) for t, _ in steps], [max(r * q, 0.0002) for _, q in steps], bright, sides=12)
    for _ in range(26):
        t, r = rng.uniform(0, 2 * pi), 0.16 + 0.22 * rng.random()
        water.drop(w, (x + r * cos(t), y + r * sin(t), 0.0008), (0, 0, 1), rng.uniform(0.002, 0.007), clear)
    for _ in range(60):
        t, r = rng.uniform(0, 2 * pi), 0.16 * rng.random() ** 0.5
        a, b = DRIP.x + r * cos(t), DRIP.y + r * sin(t)
        water.drop(w, (a, b, LOW + (a - KNEE) * tan(PITCH) - 0.050 * exp(-((a - DRIP.x - 0.04) ** 2 + (b - DRIP.y) ** 2) / 0.045) - 0.001), (sin(PITCH), 0, -cos(PITCH)), rng.uniform(0.0015, 0.0045), clear, 0.3)
    w.build("water")
    towel(x, y)


def towel(x, y):
    """A terry towel, striped near its ends, flat under the pail and rumpled beside it."""
    s = Shader("terry")
    p = s.where()
    across = s.split(p)[0]
    loops = s.noise(520.0, 3.0, 0.7, at=p)
    c = s.mix(s.span(loops, 0.3, 0.7), (0.42, 0.43, 0.42), (0.60, 0.60, 0.57))
    for a, b in ((0.285, 0.020), (0.335, 0.008), (0.240, 0.008)):
        c = s.mix(s.math("LESS_THAN", s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ABSOLUTE", across), a)), b), c, (0.045, 0.105, 0.135))
    soak = s.math("ADD", s.vector("LENGTH", s.scaled(p, (1, 1.2, 0))), s.math("MULTIPLY", s.noise(7.0, 4.0, at=p), 0.18))
    c = s.mix(s.span(soak, 0.24, 0.34, 0.62, 0.0, smooth=True), c, (0.15, 0.155, 0.150))
    cloth, m, n, rows = s.finish(c, 0.95, loops, 0.004, 0.1), Mesh(), 120, []
    for i in range(n + 1):
        row = []
        for j in range(n + 1):
            u, v = -0.44 + 0.88 * i / n, -0.27 + 0.54 * j / n
            d = max(0.0, (u * u + v * v) ** 0.5 - 0.12)
            lift = min(1.0, d / 0.07) * (0.040 * abs(noise.noise((u * 4.2 + v, v * 6.5, 2.0))) + 0.010 * noise.noise((u * 13, v * 13, 5.0)))
            row.append((u + 0.02 * noise.noise((v * 4, u * 2, 9.0)), v + 0.025 * noise.noise((u * 5, 0, 4.0)), 0.012 + max(0.0, lift)))
        rows.append(m.points(row))
    for a, b in zip(rows, rows[1:]):
        for j in range(n):
            m.poly((a + j, b + j, b + j + 1, a + j + 1), cloth, 0.5, True)
    m.build("towel").matrix_world = move(x + 0.02, y - 0.02, 0.0, 0.42)


def torch(at, aim):
    """A flashlight stood on its end, its beam on the stain."""
    m, (x, y) = Mesh(), at
    black, bright = f.metal("torch", (0.020, 0.020, 0.022), 0.34, 0.5), f.metal("ring", (0.40, 0.40, 0.41), 0.28, 1.0)
    m.lathe(x, y, [(0.0, 0.018), (0.003, 0.0195), (0.030, 0.0195), (0.032, 0.0175), (0.125, 0.0175), (0.130, 0.0185), (0.150, 0.0260), (0.178, 0.0270), (0.180, 0.0255), (0.172, 0.0230), (0.165, 0.0010)], black, sides=36)
    for z in (0.040, 0.052, 0.064, 0.076, 0.088, 0.100):
        m.lathe(x, y, [(z, 0.0176), (z + 0.002, 0.0184), (z + 0.006, 0.0184), (z + 0.008, 0.0176)], black, sides=36)
    m.lathe(x, y, [(0.1785, 0.0272), (0.1835, 0.0272), (0.1835, 0.0240), (0.1785, 0.0240)], bright, sides=36)
    m.tube([(x, y, 0.174), (x, y, 0.175)], [0.023, 0.023], f.glow("bulb", (1.0, 0.94, 0.84), 26.0), sides=28)
    m.build("torch")
    beam = lamp((x, y, 0.19), "SPOT", 20, (1.0, 0.93, 0.82), 0.012, aim + Vector((0.16, -0.05, 0)))
    beam.spot_size, beam.spot_blend = 0.95, 0.9


def dresser(rng):
    """A painted chest under the window with a lit lamp, a clock and books on it."""
    m = Mesh()
    body, knob = f.wood("chest", (0.20, 0.115, 0.060), (2.2, 40, 40), 0.4), f.metal("knob", (0.42, 0.29, 0.11), 0.3, 1.0)
    x0, x1, y0, y1, h = 0.02, 1.16, 2.22, 2.66, 0.82
    m.box((x0, y0, 0.09), (x1, y1, h - 0.03), body, 0.3)
    m.box((x0 - 0.02, y0 - 0.025, h - 0.03), (x1 + 0.02, y1, h), body, 0.1)
    for a in (x0, x1 - 0.06):
        m.box((a, y0 + 0.01, 0.0), (a + 0.06, y0 + 0.07, 0.09), body, 0.4)
    for j in range(3):
        z = 0.11 + j * 0.225
        for a, b in ((x0 + 0.02, (x0 + x1) / 2 - 0.01), ((x0 + x1) / 2 + 0.01, x1 - 0.02)):
            m.box((a, y0 - 0.014, z), (b, y0, z + 0.205), body, rng.random() * 0.5)
            for q in (0.28, 0.72):
                c = a + (b - a) * q
                m.tube([(c, y0 - 0.014, z + 0.10), (c, y0 - 0.026, z + 0.10), (c, y0 - 0.036, z + 0.10)], [0.006, 0.007, 0.014], knob, sides=18)
    z = h
    for t, c in ((0.030, (0.16, 0.045, 0.030)), (0.024, (0.045, 0.075, 0.085)), (0.034, (0.30, 0.26, 0.19))):
        w, turn = rng.uniform(0.19, 0.24), rng.gauss(0, 0.10)
        m.frame = move(0.24, 2.42, z, turn)
        m.box((-w / 2, -0.075, 0), (w / 2, 0.075, t), f.plain("cover", c, 0.6))
        m.box((-w / 2 + 0.004, -0.0765, 0.003), (w / 2 - 0.004, 0.07, t - 0.003), f.plain("pages", (0.52, 0.49, 0.42)))
        z += t
    m.frame = move(0, 0, 0)
    m.build("dresser", bevel=0.003)
    n, x, y = Mesh(), 0.86, 2.42
    glaze = f.paint("lamp-foot", (0.055, 0.11, 0.115), 0.18, 0.1)
    n.lathe(x, y, [(h, 0.062), (h + 0.012, 0.066), (h + 0.02, 0.058), (h + 0.05, 0.072), (h + 0.11, 0.092), (h + 0.17, 0.084), (h + 0.22, 0.050), (h + 0.25, 0.022), (h + 0.27, 0.018), (h + 0.275, 0.001)], glaze)
    n.tube([(x, y, h + 0.27), (x, y, h + 0.36)], [0.008, 0.008], knob, sides=14)
    shade, ids = f.cloth("shade", (0.80, 0.66, 0.46)), []
    for z, r in ((h + 0.32, 0.185), (h + 0.58, 0.125)):
        ids.append(n.points([(x + r * cos(2 * pi * k / 64), y + r * sin(2 * pi * k / 64), z) for k in range(64)]))
    for k in range(64):
        n.poly((ids[0] + k, ids[0] + (k + 1) % 64, ids[1] + (k + 1) % 64, ids[1] + k), shade, 0.5, True)
    n.build("lamp")
    lamp((x, y, h + 0.42), "POINT", 13, (1.0, 0.62, 0.30), 0.035)

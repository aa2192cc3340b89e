"""A roof replacement half done: fresh courses climbing over grey underlayment, bundles, toe board and hose.

The courses stand highest at the right, and the work lies there: the page that opens with it shows a triangle of its upper right.
"""
from mathutils import Matrix, noise

import closeup
import finishes as f
import ground
import house
import shingles
import tools
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 4
EXPOSURE = -0.05
SUN = (31, 142)
SHEET = 1.02  # of a sheet, what the next one leaves bare


def underlay():
    """Synthetic underlayment: grey weave with faint wrinkles, scuffs of the crew's boots, a printed line for the next sheet's lap."""
    s = f.Shader("underlay")
    p = s.where()
    crease = s.noise(1.0, 5.0, 0.6, at=s.scaled(p, (2.6, 5.5, 1)), distort=1.1)
    c = s.mix(s.attr("tone"), (0.128, 0.136, 0.148), (0.172, 0.180, 0.192))
    y = s.split(p)[1]
    row = s.math("FRACT", s.math("DIVIDE", y, SHEET))
    for at in (0.075, 0.93):
        c = s.mix(s.span(s.math("ABSOLUTE", s.math("SUBTRACT", row, at)), 0.004, 0.007, 0.6, 0.0), c, (0.035, 0.045, 0.060))
    c = s.mix(s.span(s.noise(0.8, 4.0, 0.6, at=p), 0.40, 0.72, 0, 0.45), c, (0.105, 0.110, 0.118))
    boot = s.noise(2.2, 6.0, 0.7, at=s.scaled(p, (1, 1.6, 1)))
    c = s.mix(s.span(boot, 0.53, 0.70, 0, 0.55), c, (0.27, 0.25, 0.215))
    return s.finish(c, 0.45, crease, 0.030, 0.4)


def build(rng, view=None):
    kit = house.materials(shingle=shingles.granules("fresh", shingles.CHARCOAL, age=0.0))
    main, g = house.colonial(rng, kit, roof=False, lamps=())
    work = g.side()
    L, S = g.length, g.slope
    top = [1.15, 1.44, 1.73, 2.02, 2.3, 2.59, 3.02, 3.3, 3.73, 4.3, 4.45, 4.6, 4.73, 4.87]

    def laid(u, v):
        return v < top[min(int(u / 1.0), len(top) - 1)]
    shingles.architectural(main, work @ Matrix.Translation((0, 0, 0.008)), L, S, kit["shingle"], rng, laid)
    shingles.architectural(main, g.side(True), L, S, kit["shingle"], rng)
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4)
    side.build("wing")
    deck(rng, work, L, S, laid)
    gear(rng, work, S, kit)
    lad = Mesh()
    tools.ladder(lad, (4.4, -2.1, 0), (4.4, -0.52, g.top - 0.02), over=1.1)
    lad.build("ladder")
    lib = yard.planting(rng)
    road, bare = yard.front(rng, lib, yard.surfaces())
    yard.neighbours(rng)
    yard.greenery(rng, lib, road, corridor=lambda x, y: 8 < -x * 0.87 - y * 0.5 < 110 and -16 < x * 0.5 - y * 0.87 < 14)
    yard.land(ground.turf())
    sods = [ground.sod(rng, ground.blade()).build("sod", link=False)]
    ground.lawn(rng, sods, -50, 40, -22, 60, lambda x, y: bare(x, y) or any(abs(x - a) < 9 and abs(y - b) < 9 for a, b, _, _ in yard.LOTS))
    closeup.light(SUN, density=0.0014, start=25, **weather.MORNING)
    at, look, lens = view or ((6.35, -12.6, 10.7), (0.55, 2.2, 7.35), 39)
    camera(at, look, lens, fstop=5.6 if view else 8, focus=look if view else (1.5, 1.5, 7.2))


def deck(rng, work, L, S, laid):
    """Underlayment sheets with laps, end laps, wrinkles and cap nails driven by eye; bare plywood along the ridge."""
    m, sheet = Mesh(), underlay()
    cap = f.plain("cap-nail", (0.42, 0.105, 0.018), 0.45)
    ply = f.plywood()
    y, k = 0.0, 0
    while y < S - 0.95:
        e = min(y + SHEET + 0.08, S - 0.8)
        end = rng.uniform(0.25, 0.75) * L
        for x0, x1, up in ((0.0, end, 0.0), (end - 0.15, L, 0.003)):
            cloth(m, sheet, (x0, x1), (y, e), up, rng.uniform(0, 1), laid)
        for row in (0.04, 0.34, 0.66):
            x = rng.uniform(0.04, 0.30)
            while x < L:
                at = y + row + rng.gauss(0, 0.022)
                if rng.random() > 0.05 and at < S - 0.86 and not laid(x, at - 0.1):
                    z = ripple(x, at) + 0.004
                    m.tube([(x, at, z), (x, at, z + 0.0045)], [0.0155, 0.0145], cap, rng.random(), sides=10)
                x += (0.24 if row < 0.1 else 0.50) + rng.gauss(0, 0.055)
        y, k = e - 0.08, k + 1
    m.box((0, S - 0.95, -0.02), (L, S, -0.005), f.plain("gap", (0.01, 0.009, 0.008)))
    x = 0.0
    while x < L:
        e = min(x + 2.44, L)
        m.box((x + 0.005, S - 0.9, -0.006), (e - 0.005, S - 0.02, 0.0005), ply, rng.uniform(0, 0.9))
        x = e
    m.build("deck").matrix_world = work


def ripple(x, y):
    """How far the loose cloth stands off the deck: folds that run down and across, flat where it was pulled tight."""
    slack = max(0.0, noise.noise((x * 0.55, y * 0.9, 3.1)))
    fold = noise.noise((x * 2.3 + y * 1.1, y * 0.8, 0.0)) + 0.6 * noise.noise((x * 1.1, y * 5.0, 7.0))
    return 0.0035 + 0.0015 * noise.noise((x * 4, y * 4, 1.0)) + 0.040 * slack * abs(fold)


def cloth(m, mat, across, along, up, tone, laid):
    """One sheet over the ripples; its lower edge lies on the sheet below, and all of it is flat where shingles hold it down."""
    (x0, x1), (y0, y1) = across, along
    nx, ny = int((x1 - x0) / 0.09), 12
    rows = []
    for j in range(ny + 1):
        y = y0 + (y1 - y0) * j / ny
        row, lap = [], 0.0035 * (1 - j / ny)
        for i in range(nx + 1):
            x = x0 + (x1 - x0) * i / nx
            row.append((x, y, 0.002 if laid(x, y - 0.2) else ripple(x, y) + lap + up * (1 - i / nx)))
        rows.append(m.points(row))
    for a, b in zip(rows, rows[1:]):
        for i in range(nx):
            m.poly((a + i, a + i + 1, b + i + 1, b + i), mat, tone, True)


def gear(rng, work, S, kit):
    m = Mesh()
    plank, steel = f.wood("plank", (0.46, 0.33, 0.19), (1.6, 30, 30), 0.8), f.worn("bracket", (0.115, 0.030, 0.020), bare=0.35)
    wrap = tools.wrapper()
    kinds = [tools.bundle(rng, wrap) for _ in range(5)]

    def lay(x, y, z, turn):
        b = place(rng.choice(kinds), (0, 0, 0))
        b.matrix_world = work @ move(x, y, z, turn)
    tools.toe_board(m, 7.8, 12.2, 2.90, plank, steel)
    for x, n in ((10.2, 3), (11.5, 4)):
        for i in range(n):
            lay(x + rng.gauss(0, 0.02), 3.12 + rng.gauss(0, 0.015), 0.022 + 0.095 * i, rng.gauss(0, 0.035))
    tools.toe_board(m, 1.5, 4.3, 4.28, plank, steel)
    for x in (2.2, 3.6):
        for i in range(2):
            lay(x + rng.gauss(0, 0.03), 4.50 + rng.gauss(0, 0.015), 0.022 + 0.095 * i, rng.gauss(0, 0.05))
    lifeline(m, S)
    # loose shingles ready to be nailed
    for i in range(7):
        x, y, z, t = 7.55 + rng.gauss(0, 0.05), 3.31 + rng.gauss(0, 0.04), 0.014 + i * 0.005, rng.gauss(0.1, 0.12)
        m.frame = move(x, y, 0, t)
        m.box((-0.49, -0.17, z), (0.49, 0.17, z + 0.005), kit["shingle"], rng.uniform(0.3, 0.7))
    m.frame = move(0, 0, 0)
    plug, slack = tools.nailer(m, 8.75, 3.47, 0.012, 0.5)
    tools.hose(m, [(4.7, -0.3, 0.028), (4.9, 0.4, 0.024), (5.6, 0.9, 0.022), (5.2, 1.7, 0.022), (5.9, 2.4, 0.022), (6.6, 2.95, 0.022), (6.95, 3.55, 0.020), (7.8, 3.87, 0.022), (8.9, 3.95, 0.022), (9.38, 3.79, 0.022), slack, plug], (0.27, 0.036, 0.017), 0.008)
    tools.hammer(m, 9.28, 3.25, 0.010, 0.5)
    m.build("gear").matrix_world = work


def lifeline(m, S):
    """A steel anchor on the bare deck at the ridge, a roof rope down to where the crew stood, its end in loose bights."""
    steel = f.metal("anchor", (0.36, 0.33, 0.10), 0.4, 0.6)
    for x in (6.86, 7.02):
        m.box((x - 0.03, S - 0.55, 0.001), (x + 0.03, S - 0.20, 0.006), steel)
    m.tube([(6.94, S - 0.56, 0.006), (6.94, S - 0.56, 0.05)], [0.026, 0.020], steel, sides=14)
    down = [(6.94, S - 0.56, 0.045), (6.90, S - 1.1, 0.020), (6.55, 4.55, 0.022), (6.75, 4.15, 0.022), (6.35, 3.85, 0.022), (5.7, 3.70, 0.024), (5.35, 3.95, 0.024), (5.85, 4.15, 0.026), (6.1, 3.95, 0.034), (5.5, 3.68, 0.030), (4.9, 3.85, 0.024)]
    tools.hose(m, down, (0.50, 0.43, 0.26), 0.007)

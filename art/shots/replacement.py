"""A roof replacement half done: fresh courses climbing over grey underlayment, bundles, toe board and hose."""
from mathutils import Matrix

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

SAMPLES = 9
EXPOSURE = -0.05
SUN = (31, 142)


def underlay():
    """Synthetic underlayment: grey weave with faint wrinkles."""
    s = f.Shader("underlay")
    p = s.where()
    crease = s.noise(1.0, 4.0, 0.55, at=s.scaled(p, (1.3, 3.5, 1)), distort=0.8)
    c = s.mix(s.attr("tone"), (0.105, 0.115, 0.128), (0.185, 0.195, 0.210))
    x, y, _ = s.split(p)
    for coord, gap, width in ((y, 0.2032, 0.022), (x, 0.61, 0.008)):
        line = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", coord, gap)), 0.5))
        c = s.mix(s.span(line, width, width * 1.5, 0.55, 0.0), c, (0.035, 0.045, 0.060))
    scuff = s.noise(2.2, 5.0, 0.65, at=p)
    c = s.mix(s.span(scuff, 0.5, 0.75, 0, 0.4), c, (0.26, 0.24, 0.21))
    return s.finish(c, 0.45, crease, 0.05, 0.4)


def build(rng, view=None):
    kit = house.materials(shingle=shingles.granules("fresh", shingles.CHARCOAL, age=0.0))
    main, g = house.colonial(rng, kit, roof=False, lamps=())
    work = g.side()
    L, S = g.length, g.slope
    top = [3.45, 3.3, 3.16, 2.87, 2.73, 2.44, 2.3, 2.02, 1.87, 1.58, 1.44, 1.3, 1.15, 1.01]

    def laid(u, v):
        return v < top[min(int(u / 1.0), len(top) - 1)]
    shingles.architectural(main, work @ Matrix.Translation((0, 0, 0.008)), L, S, kit["shingle"], rng, laid)
    shingles.architectural(main, g.side(True), L, S, kit["shingle"], rng)
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4)
    side.build("wing")
    deck(rng, work, L, S)
    gear(rng, work, L, laid, kit)
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
    at, look, lens = view or ((10.2, -13.0, 12.2), (0.75, 2.4, 7.45), 44)
    camera(at, look, lens, fstop=5.6 if view else 8, focus=look if view else (1.5, 1.5, 7.2))


def deck(rng, work, L, S):
    """Underlayment sheets with laps and cap nails; bare plywood along the ridge."""
    m, sheet = Mesh(), underlay()
    cap = f.plain("cap-nail", (0.50, 0.13, 0.02), 0.4)
    ply = f.plywood()
    y, k = 0.0, 0
    while y < S - 0.95:
        e = min(y + 1.10, S - 0.8)
        m.hexa(((0, y, 0.0), (L, y, 0.0), (L, e, -0.003), (0, e, -0.003), (0, y, 0.0045), (L, y, 0.0065), (L, e, 0.0012), (0, e, 0.0012)), sheet, 0.1 + 0.8 * (k % 2))
        for row in (0.05, 0.36, 0.70):
            x = 0.1 + 0.15 * (k % 2)
            while x < L:
                m.tube([(x, y + row, 0.0), (x, y + row, 0.0095 - 0.004 * row)], [0.016, 0.016], cap, sides=8)
                x += 0.30 + rng.gauss(0, 0.01)
        y, k = e - 0.08, k + 1
    m.box((0, S - 0.95, -0.02), (L, S, -0.005), f.plain("gap", (0.01, 0.009, 0.008)))
    x = 0.0
    while x < L:
        e = min(x + 2.44, L)
        m.box((x + 0.005, S - 0.9, -0.006), (e - 0.005, S - 0.02, 0.0005), ply, rng.uniform(0, 0.9))
        x = e
    m.build("deck").matrix_world = work


def gear(rng, work, L, laid, kit):
    m = Mesh()
    plank, steel = f.wood("plank", (0.46, 0.33, 0.19), (1.6, 30, 30), 0.8), f.worn("bracket", (0.115, 0.030, 0.020), bare=0.35)
    wrap = tools.wrapper()
    kinds = [tools.bundle(rng, wrap) for _ in range(5)]

    def lay(x, y, z, turn):
        b = place(rng.choice(kinds), (0, 0, 0))
        b.matrix_world = work @ move(x, y, z, turn)
    tools.toe_board(m, 5.2, 9.6, 1.28, plank, steel)
    for x, n in ((6.0, 4), (7.3, 3)):
        for i in range(n):
            lay(x + rng.gauss(0, 0.02), 1.50 + rng.gauss(0, 0.015), 0.022 + 0.095 * i, rng.gauss(0, 0.035))
    for x in (2.2, 3.6, 10.4, 11.7):
        for i in range(2 + (x > 10)):
            lay(x + rng.gauss(0, 0.03), 4.55 + rng.gauss(0, 0.03), 0.004 + 0.095 * i, rng.gauss(0, 0.09))
    # loose shingles ready to be nailed
    for i in range(7):
        x, y, z, t = 9.25 + rng.gauss(0, 0.05), 1.95 + rng.gauss(0, 0.04), 0.014 + i * 0.005, rng.gauss(0.1, 0.12)
        m.frame = move(x, y, 0, t)
        m.box((-0.49, -0.17, z), (0.49, 0.17, z + 0.005), kit["shingle"], rng.uniform(0.3, 0.7))
    m.frame = move(0, 0, 0)
    plug, slack = tools.nailer(m, 8.05, 1.72, 0.012, 0.5)
    tools.hose(m, [(4.7, -0.3, 0.028), (4.9, 0.4, 0.024), (5.6, 0.9, 0.022), (4.5, 1.6, 0.022), (5.1, 2.3, 0.022), (6.6, 2.25, 0.020), (7.4, 2.55, 0.020), (8.35, 2.35, 0.020), (8.62, 1.98, 0.022), slack, plug], (0.27, 0.036, 0.017), 0.008)
    tools.hammer(m, 10.15, 1.75, 0.010, 0.5)
    m.build("gear").matrix_world = work

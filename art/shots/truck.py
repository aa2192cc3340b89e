"""The tailgate of the company's truck, let down: roof plan, samples, tape and gloves on it from close by, bundles in the bed behind them out of focus."""
from math import cos, sin

from mathutils import Matrix

import closeup
import desk
import finishes as f
import ground
import house
import shingles
import tools
import truck
import weather
import yard
from mesh import Mesh, move, place
from scene import camera
from shots.company_film import plan
from shots.gloves import glove

SAMPLES = 4
EXPOSURE = -0.2
SUN = (33, 256)


def build(rng):
    top = truck.pickup(truck.kit())
    load(rng)
    papers(rng, top)
    surroundings(rng)
    camera((-0.72, -2.12, 1.64), (0.05, -0.13, 0.935), 59, fstop=2.8, focus=(0.05, -0.34, top))


def papers(rng, top):
    """What lies on the tailgate."""
    k = desk.kit()
    m = Mesh(move(0, 0, top))
    desk.sheet(m, k, -0.12, -0.285, 0.04, 0.61, 0.42, 0.0012, bold)
    m.frame = move(0, 0, top + 0.0035)
    desk.tape(m, -0.47, -0.475, 0.13, k)
    desk.pencil(m, -0.02, -0.36, 0.55, k)
    m.build("papers", bevel=0.0004)
    # the second sample leans on the first
    for i, (tones, x, y, t, lift, tilt) in enumerate(((DRIFT, 0.42, -0.47, 0.07, 0.0, 0.0), (shingles.CHARCOAL, 0.40, -0.255, -0.06, 0.014, -0.055), (SLATE, 0.12, -0.44, 0.17, 0.002, 0.0))):
        ob = desk.sample(rng, shingles.granules("sample%d" % i, tones, grain=640, age=0.0), 0, 0, 0, 0.30)
        ob.matrix_world = move(x, y, top + lift, t) @ Matrix.Rotation(tilt, 4, "X") @ ob.matrix_world
    glove(rng, move(-0.47, -0.20, top + 0.003, -0.5), 1)
    glove(rng, move(-0.37, -0.21, top + 0.006, 0.25), -1)


def bold(m, w, h, k):
    """The plan with lines thick enough to be seen from a few steps away."""
    m.frame = m.frame @ Matrix.Diagonal((2.6, 2.6, 1, 1))
    plan(m, w / 2.6, h / 2.6, k)


SLATE = [(0.0, (0.10, 0.105, 0.11)), (0.4, (0.17, 0.175, 0.18)), (0.7, (0.25, 0.255, 0.26)), (1.0, (0.36, 0.36, 0.36))]
DRIFT = [(0.0, (0.06, 0.048, 0.038)), (0.4, (0.115, 0.088, 0.066)), (0.7, (0.17, 0.132, 0.10)), (1.0, (0.25, 0.20, 0.155))]


def load(rng):
    """Bundles, a pail and a roll of underlayment against the bed's front wall."""
    wrap = tools.wrapper()
    kinds = [tools.bundle(rng, wrap) for _ in range(3)]
    for i in range(3):
        place(kinds[i], (-0.10 + rng.gauss(0, 0.02), 1.66 + rng.gauss(0, 0.015), truck.FLOOR + 0.002 + 0.095 * i), rng.gauss(0, 0.03))
    for i in range(2):
        place(kinds[2 - i], (-0.06 + rng.gauss(0, 0.02), 1.25 + rng.gauss(0, 0.015), truck.FLOOR + 0.002 + 0.095 * i), rng.gauss(0, 0.04))
    m = Mesh()
    tools.bucket(m, 0.60, 1.62, truck.FLOOR)
    roll = f.plain("roll", (0.16, 0.17, 0.185), 0.6)
    m.tube([(-0.45, 0.70, truck.FLOOR + 0.085), (-0.45, 1.62, truck.FLOOR + 0.085)], [0.084, 0.084], roll, sides=36)
    m.build("load")


def surroundings(rng):
    """Driveway along a hedge, brick house with its garage, the neighbor's house across the hedge, trees, all out of focus."""
    kit = house.materials()
    front = move(-18.6, 12.5, 0)
    main, _ = house.colonial(rng, kit, front, lamps=())
    main.build("house")
    side, _ = house.wing(rng, kit, move(-5.2, 13.8, 0), 7.2, 6.4)
    side.build("wing")
    neighbor(rng)
    lib = yard.planting(rng)
    s = yard.surfaces()
    m = Mesh()
    m.box((-4.4, -9, -0.2), (2.4, 14.0, 0.0), s["drive"])
    m.box((2.4, 0.6, -0.2), (4.5, 13.6, -0.012), s["mulch"])
    m.box((-60, -16, -0.2), (60, -9, -0.03), s["asphalt"])
    # last fall's leaves on the concrete, most of them along the bed
    closeup.litter(m, rng, 1.3, 2.36, -2.4, 12.0, 70, 0.055, 0.004)
    closeup.litter(m, rng, -4.2, 2.3, -2.4, 12.0, 40, 0.055, 0.004)
    m.build("drive")
    ground.plane("field", 300, -0.05, ground.turf())
    blade = ground.blade()
    near = [ground.sod(rng, blade, 0.8, 2600, width=0.0045).build("sod", link=False) for _ in range(3)]
    ground.lawn(rng, near, -13, 16, -3, 18, lambda x, y: -4.8 < x < 2.8 or (2.3 < x < 4.8 and 0.3 < y < 14) or (x < 2.6 and y > 11.5), 0.8)
    for x in (-16.9, -15.6, -14.2, -9.2, -8.0, -6.7, -5.7):
        place(lib[rng.choice(("box", "azalea"))], (x, 11.6, 0), rng.uniform(0, 6), rng.uniform(0.8, 1.1))
    for i in range(13):
        place(lib["box"], (3.75 + rng.gauss(0, 0.05), 1.5 + i * 0.90, 0), rng.uniform(0, 6), rng.uniform(0.98, 1.12), rng.uniform(1.05, 1.25))
        place(lib[rng.choice(("azalea", "grasses", "azalea"))], (2.86 + rng.gauss(0, 0.06), 1.2 + i * 0.90 + rng.gauss(0, 0.1), 0), rng.uniform(0, 6), rng.uniform(0.40, 0.62))
    for kind, x, y, size in (("maple", 5.8, 13, 0.75), ("oak", 9, 30, 1.0), ("oak2", -2, 33, 1.05), ("oak", -14, 34, 1.0), ("ash", 3.4, 24, 0.9), ("cedar", 4.3, 18, 0.9), ("cedar", 5.6, 19, 0.8),
                             ("small", 9.6, 10.2, 1.0), ("oak2", 27, 22, 0.9), ("ash", 21, 36, 1.0), ("oak", -27, 26, 1.0), ("oak", -12, -34, 1.0), ("oak2", 2, -36, 1.0), ("ash", 14, -33, 1.0), ("oak", -27, -30, 1.0)):
        place(lib[kind], (x, y, 0), rng.uniform(0, 6), size)
    for _ in range(60):
        a, r = rng.uniform(-0.5, 1.15), rng.uniform(38, 85)
        place(lib[rng.choice(("oak", "oak2", "ash", "maple", "cedar"))], (r * sin(a), r * cos(a), 0), rng.uniform(0, 6), rng.uniform(0.7, 1.05))
    for i in range(18):
        place(lib[rng.choice(("yew", "box", "azalea"))], (10.6 + i * 0.85 + rng.gauss(0, 0.15), 16.2 + rng.gauss(0, 0.2), 0), rng.uniform(0, 6), rng.uniform(0.8, 1.2))
    closeup.light(SUN, density=0.0045, **weather.MORNING)


def neighbor(rng):
    """A gray-green clapboard house across the hedge, its front in a line with this one's."""
    kit = dict(house.materials(shutter=(0.012, 0.022, 0.035)), siding=f.lap_siding("siding", (0.40, 0.42, 0.40)))
    main, _ = house.colonial(rng, kit, move(10.2, 17.0, 0), 12.2, 8.6, 8, "siding", detail=False, stack=False, lamps=())
    main.build("neighbor")

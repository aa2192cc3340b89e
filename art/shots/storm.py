"""Storm damage under a dark sky: shingles stripped from the slope, a limb down on the roof, leaves on a wet lawn."""
from math import pi

import finishes as f
import ground
import house
import shingles
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 5
EXPOSURE = 1.45
SUN = (9, 252)
HOLES = [(4.2, 3.4, 1.5, 0.9), (5.8, 2.7, 1.1, 0.75), (8.9, 4.2, 1.7, 0.85), (11.6, 2.1, 1.2, 0.7), (2.3, 5.0, 0.8, 0.45), (7.6, 1.4, 0.7, 0.4)]


def build(rng):
    kit = house.materials(shingle=shingles.granules("storm", age=0.7, wet=0.5))
    main, g = house.colonial(rng, kit, roof=False, lamps=(0, 3, 5))
    jag = [rng.uniform(-0.18, 0.18) for _ in range(400)]

    def keep(u, v):
        return not any(((u - a) / r) ** 2 + ((v - b) / s) ** 2 < 1 + jag[int(u * 7 + v * 61) % 400] * 2 for a, b, r, s in HOLES)
    shingles.architectural(main, g.side(), g.length, g.slope, kit["shingle"], rng, keep, lift=0.14)
    shingles.architectural(main, g.side(True), g.length, g.slope, kit["shingle"], rng)
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4)
    side.build("wing")
    wreck(rng, g, kit)
    lib = yard.planting(rng)
    road, bare = yard.front(rng, lib, yard.surfaces())
    yard.neighbours(rng)
    yard.greenery(rng, lib, road)
    limb = place(lib["small"], (-5.9, 3.3, 8.9), 0.0, 0.66)
    limb.rotation_euler = (1.25, 0.85, 0.75)
    for x, y, t in ((-9, -7, 0.3), (3.5, -9.2, 2.0), (-4, -11, 4.0)):
        b = place(lib["small"], (x, y, 0.25), 0, 0.42)
        b.rotation_euler = (1.5, 0.1, t)
    yard.land(ground.turf())
    blade = ground.blade()
    sods = [ground.sod(rng, blade).build("sod", link=False)]
    ground.lawn(rng, sods, -50, 40, -24, 60, lambda x, y: bare(x, y) or any(abs(x - a) < 9 and abs(y - b) < 9 for a, b, _, _ in yard.LOTS))
    weather.sky(*SUN, cloud=0.95, air=weather.STORM, lit=(0.36, 0.35, 0.34), shade=(0.075, 0.085, 0.10))
    weather.sun(*SUN, power=2.4, color=(1.0, 0.76, 0.50), size=4)
    weather.haze(0.0020, (0.13, 0.15, 0.175), (0.30, 0.28, 0.24), weather.toward(*SUN))
    camera((9.5, -21, 10.6), (-0.4, 3, 8.1), 40, fstop=8, focus=(0, 1, 7))


def wreck(rng, g, kit):
    """Bared felt and boards, loose shingles on the slope and the lawn."""
    m = Mesh()
    felt = f.paint("torn-felt", (0.028, 0.028, 0.030), 0.6, 0.4)
    ply = f.wood("bared-board", (0.52, 0.37, 0.22), (1.4, 26, 26), 0.75)
    m.box((0, 0, -0.006), (g.length, g.slope, -0.002), felt, 0.5)
    for a, b, r, s in HOLES:
        m.box((a - r * 0.62, b - s * 0.55, -0.004), (a + r * 0.55, b + s * 0.5, 0.0), ply, rng.random() * 0.4)
        for _ in range(int(16 * r)):
            m.frame = move(a + rng.gauss(0, r * 0.8), b - abs(rng.gauss(0.2, s)), rng.uniform(0.012, 0.03), rng.uniform(-1.2, 1.2))
            w = rng.uniform(0.15, 0.8)
            m.hexa(((0, 0, 0), (w, 0, rng.uniform(0, 0.05)), (w, 0.3, 0), (0, 0.3, 0), (0, 0, 0.005), (w, 0, 0.05), (w, 0.3, 0.006), (0, 0.3, 0.005)), kit["shingle"], rng.uniform(0.2, 0.8))
        m.frame = move(0, 0, 0)
    m.build("torn").matrix_world = g.side()
    d = Mesh()
    for _ in range(70):
        x, y = rng.uniform(-9, 9), rng.uniform(-12, -1.5)
        d.frame = move(x, y, 0.08, rng.uniform(0, 2 * pi))
        w = rng.uniform(0.15, 0.6)
        d.hexa(((0, 0, 0), (w, 0, 0.03), (w, 0.3, 0), (0, 0.3, 0), (0, 0, 0.006), (w, 0, 0.036), (w, 0.3, 0.006), (0, 0.3, 0.006)), kit["shingle"], rng.random())
    d.build("debris")

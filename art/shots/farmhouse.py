"""A white board-and-batten farmhouse under charcoal standing seam on a morning after rain: deep porch, wet flagstones, paddock, barn."""
from math import cos, hypot, pi, sin, tan

import cladding
import coverings
import finishes as f
import garden
import ground
import house
import masonry
import openings as o
import porch
import roofs
import weather
import yard
from mesh import Mesh, move, place
from scene import camera

SAMPLES = 7
EXPOSURE = 0.25
SUN = (29, 104)
PLINTH, EAVE = 0.45, 6.0
WALK = [(2.7, -3.4), (2.75, -6.0), (3.6, -9.5), (5.2, -14.0), (6.0, -22.0)]


def build(rng):
    kit = house.materials(door=(0.20, 0.085, 0.035))
    kit.update(seam=coverings.seam_metal("charcoal", (0.019, 0.020, 0.0215), 0.24, age=0.4), floor=f.wood("porch-floor", (0.27, 0.28, 0.28), (30, 1.2, 30), 0.35),
               ceiling=f.paint("haint", (0.42, 0.52, 0.54), 0.5, 0.1), dark=f.paint("sash", (0.013, 0.013, 0.014), 0.35, 0.1),
               lantern=f.glow("lantern", (1.0, 0.60, 0.28), 0.7), lamp=f.glow("lamp", (1.0, 0.62, 0.32), 0.35), boards=f.paint("batten", (0.60, 0.59, 0.565), 0.5, 0.18))
    m = Mesh()
    cross = roofs.Gable(move(-1.6, -2.8, 0, pi / 2), 10.8, 5.4, EAVE, 12, over=0.32, rake=0.36)
    main = roofs.Gable(move(-3.9, 0, 0), 10.9, 7.6, EAVE, 7, over=0.40, rake=0.36)
    sash = dict(kit, trim=kit["dark"])
    up, h1, h2 = 4.08, 1.95, 1.52
    # the long block behind the porch, the gabled one beside it; walls by what they face
    fronts = [(x, 1.02, 1.06, h1) for x in (4.2, 9.0)] + [(x, up, 1.06, h2) for x in (4.2, 6.6, 9.0)]
    ends = [(x, z, 0.95, h) for x in (2.1, 5.5) for z, h in ((1.02, h1), (up, h2))]
    gables = [(2.7 + s * 0.65, z, 1.0, h) for s in (-1, 1) for z, h in ((1.02, h1), (up, h2))]
    entry = house.hole(6.6, 0.5, 1.9, 2.62)
    side(m, kit, sash, rng, move(-3.9, 0, 0), 10.9, fronts, main.top - 0.515, extra=[entry])
    side(m, kit, sash, rng, move(7.0, 0, 0, pi / 2), 7.6, ends, EAVE, main)
    side(m, kit, sash, rng, move(7.0, 7.6, 0, pi), 10.9, [], main.top - 0.515)
    side(m, kit, sash, rng, move(-7.0, -2.8, 0), 5.4, gables, EAVE, cross)
    side(m, kit, sash, rng, move(-1.6, -2.8, 0, pi / 2), 2.8, [(1.4, up, 0.8, h2)], cross.top - 0.515)
    side(m, kit, sash, rng, move(-7.0, 8.0, 0, -pi / 2), 10.8, [(x, z, 0.95, h) for x in (2.5, 5.4, 8.6) for z, h in ((1.02, h1), (up, h2))], cross.top - 0.515)
    m.frame = move(-7.0, -2.8, 0)
    louvre(m, 2.7, EAVE + 0.78, kit)
    o.door(m, move(-3.9, 0, 0), 6.6, 0.5, kit, rng)
    for g in (main, cross):
        roofs.edges(m, g, kit, returns=False)
        roofs.seamed(m, g, kit, rng)
    roofs.gutter(m, main, kit, (10.75,), ground=3.82)
    roofs.gutter(m, cross, kit, ())
    roofs.gutter(m, cross, kit, (10.64,), rear=True)
    roofs.pipe_vent(m, main, kit, 6.4, main.slope * 0.66)
    roofs.chimney(m, main, kit, 8.4, 4.5, 1.0, 0.7, 0.9)
    porch.porch(m, move(0, 0, 0), kit, rng, -1.6, 7.0, posts=4, steps=2.7)
    m.frame = move(-3.9, 0, 0)
    for s in (-1.32, 1.32):
        house.bracket_lamp(m, 6.6 + s, -0.16, 2.05, kit)
    m.build("farmhouse", bevel=0.003)
    c = Mesh()
    oak = f.wood("rocker", (0.30, 0.165, 0.080), (20, 20, 4), 0.5)
    for x, turn in ((-0.65, 0.25), (0.45, -0.2), (4.9, 0.15), (5.9, -0.1)):
        porch.rocker(c, move(x, -1.25, 0.5, turn), oak, rng)
    c.build("chairs")
    lot(rng, kit)
    weather.sky(*SUN, cloud=1.0, air=weather.CLEAR, lit=(1.12, 1.10, 1.07), shade=(0.46, 0.51, 0.58))
    weather.sun(*SUN, power=5.4, color=(1.0, 0.92, 0.80), size=1.6)
    weather.haze(0.0016, (0.56, 0.63, 0.71), (0.86, 0.86, 0.85), weather.toward(*SUN))
    camera((11.5, -21.5, 2.0), (0.9, 1.0, 3.95), 36, tilt_free=True)


def side(m, kit, sash, rng, frame, length, windows, top, gable=None, extra=()):
    """One wall: stone foundation, boards and battens to `top` or up under `gable`, corner boards, dark windows in white casings."""
    holes = [house.hole(*w) for w in windows]
    o.wall(m, frame, length, EAVE, [*holes, *extra], kit["boards"])
    m.box((-0.012, -0.012, -0.2), (length + 0.012, 0.0, PLINTH), kit["stone"])
    lifted = [(a, b, c - PLINTH, d - PLINTH) for a, b, c, d in [*holes, *extra]]
    crest = None
    if gable:
        m.face(((0, 0, EAVE), (length, 0, EAVE), (length / 2, 0, EAVE + length / 2 * tan(gable.p))), kit["boards"])
        crest = (lambda x: EAVE - PLINTH - 0.02 + min(x, length - x) * tan(gable.p))
    cladding.upright(m, frame @ move(0, 0, PLINTH), length, top - PLINTH, lifted, kit["boards"], rng, 0.305, crest)
    m.frame = frame
    for a, b in ((-0.05, 0.10), (length - 0.10, length + 0.05)):
        m.box((a, -0.052, PLINTH - 0.03), (b, 0.0, top + 0.02), kit["trim"])
    m.box((-0.02, -0.055, PLINTH - 0.06), (length + 0.02, 0.0, PLINTH + 0.03), kit["trim"])
    for w, h in zip(windows, holes):
        o.window(m, frame, w[0], w[1], w[2], w[3], sash, rng, grid=(2, 1), shutters=False, arch=False)
        cladding.casing(m, h, kit["trim"], kit["drip"])


def louvre(m, x, z, kit, w=0.56, h=0.9):
    """Attic vent in the gable."""
    t = kit["trim"]
    m.box((x - w / 2, -0.03, z), (x + w / 2, -0.02, z + h), kit["room"])
    for a, b, c, d in ((-w / 2 - 0.08, -w / 2, -0.08, h + 0.1), (w / 2, w / 2 + 0.08, -0.08, h + 0.1), (-w / 2, w / 2, -0.08, 0.0), (-w / 2, w / 2, h, h + 0.1)):
        m.box((x + a, -0.06, z + c), (x + b, 0.0, z + d), t)
    for i in range(12):
        k = z + h * i / 12
        m.hexa(((x - w / 2, -0.055, k), (x + w / 2, -0.055, k), (x + w / 2, -0.03, k + 0.06), (x - w / 2, -0.03, k + 0.06),
                (x - w / 2, -0.055, k + 0.012), (x + w / 2, -0.055, k + 0.012), (x + w / 2, -0.03, k + 0.072), (x - w / 2, -0.03, k + 0.072)), t)


def barn(rng, kit):
    red, tin = f.paint("barn-red", (0.16, 0.030, 0.022), 0.7, 0.6), coverings.seam_metal("tin", (0.20, 0.205, 0.21), 0.35)
    m = Mesh()
    g = roofs.Gable(move(0, 0, 0), 15, 9.5, 4.6, 9, over=0.4, rake=0.4)
    house.shell(m, g, dict(kit, red=red), 4.6, [house.hole(7.5, 0, 3.4, 3.4)], mat="red")
    roofs.edges(m, g, dict(kit, trim=red), returns=False)
    roofs.seamed(m, g, dict(kit, seam=tin), rng, 0.6)
    return m.build("barn", link=False)


def lot(rng, kit):
    """Flagstone walk, beds along the porch, paddock, barn, trees that thicken toward the hills."""
    lib = yard.planting(rng)
    m = Mesh()
    stone = masonry.wet("wet-flag", (0.085, 0.088, 0.092), (0.150, 0.142, 0.130))
    line = ground.curve(WALK, 10)
    ground.ribbon(m, line, 0.85, 0.03, f.plain("joint", (0.05, 0.05, 0.04)))
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        n = max(1, round(hypot(bx - ax, by - ay) / 0.5))
        for i in range(n):
            p, q = i / n, (i + 1) / n
            cut = rng.uniform(-0.35, 0.35)
            for u, v in ((-0.83, cut - 0.012), (cut + 0.012, 0.83)):
                x0, y0, x1, y1 = ax + (bx - ax) * p, ay + (by - ay) * p, ax + (bx - ax) * q, ay + (by - ay) * q
                z = 0.055 + rng.uniform(0, 0.008)
                m.hexa(((x0 + u, y0 - 0.012, 0), (x0 + v, y0 - 0.012, 0), (x1 + v, y1 + 0.012, 0), (x1 + u, y1 + 0.012, 0),
                        (x0 + u, y0 - 0.012, z), (x0 + v, y0 - 0.012, z), (x1 + v, y1 + 0.012, z), (x1 + u, y1 + 0.012, z)), stone, rng.random())
    mulch = masonry.paving("mulch", (0.036, 0.021, 0.013), 0.0, rough=0.8)
    beds = ((-7.4, -1.2, -4.3, -2.7), (-1.2, 2.0, -3.7, -2.4), (4.6, 8.0, -3.7, -2.4), (6.9, 7.95, -2.5, 7.4))
    for a, b, c, d in beds:
        m.box((a, c, -0.1), (b, d, 0.05), mulch)
    white = f.paint("fence", (0.50, 0.49, 0.46), 0.6, 0.6)
    garden.paddock(m, [(-90, 17), (-14, 19)], white, rng)
    garden.paddock(m, [(13, 12), (34, 15), (95, 26)], white, rng)
    m.build("lot")
    for a, b, c, d in beds:
        x = a + 0.5
        while x < b - 0.2 and b - a > 2:
            place(lib["box"], (x, d - 0.75, 0.0), rng.uniform(0, 6), rng.uniform(0.72, 0.9))
            place(lib[rng.choice(("azalea", "grasses"))], (x + 0.4, c + 0.35, 0.02), rng.uniform(0, 6), rng.uniform(0.55, 0.8))
            x += rng.uniform(0.75, 0.95)
    for x in (-0.06, 5.45):
        place(lib["azalea"], (x, -2.30, 2.02), x, 0.52)
    for x, y, s in ((-7.6, -3.3, 1.05), (-1.0, -3.2, 0.8), (7.5, 1.0, 0.9), (7.6, 3.2, 0.8), (7.5, 5.6, 0.95)):
        place(lib["yew"] if x < 0 else lib["azalea"], (x, y, 0), rng.uniform(0, 6), s if x < 0 else s * 1.3)
    place(barn(rng, kit), (-3.5, 104, 0), -0.16)
    for kind, x, y, s in (("oak", -15.5, 12, 0.95), ("maple", 15.5, 24, 0.9), ("oak2", -9, 22, 1.0), ("ash", 1.0, 24, 1.0), ("cedar", -8, 100, 1.0), ("cedar", 14, 98, 0.9), ("cedar", 16, 99, 1.0),
                          ("oak2", -26, 26, 1.0), ("ash", -19.5, 1.5, 0.8), ("oak", -14, 60, 1.1), ("maple", 19, 60, 0.9)):
        place(lib[kind], (x, y, 0), rng.uniform(0, 6), s, rng.uniform(0.95, 1.1))
    n = 0
    while n < 300:
        a, r = rng.uniform(-1.2, 1.0), 95 + 300 * rng.random() ** 0.8
        x, y = r * sin(a) + 6, r * cos(a) - 20
        if hypot(x - 3, y - 100) > 22:
            place(lib[rng.choice(("oak", "oak2", "ash", "maple", "oak", "cedar"))], (x, y, yard.hills(x, y)), rng.uniform(0, 6), rng.uniform(0.8, 1.2), rng.uniform(0.9, 1.1))
            n += 1
    for i in range(26):
        place(lib[rng.choice(("oak", "oak2", "ash"))], (rng.uniform(-60, 70), rng.uniform(-88, -70), 0), rng.uniform(0, 6), rng.uniform(0.6, 0.9))
    yard.land(ground.turf())
    blade = ground.blade()
    near = [ground.sod(rng, blade, 0.8, 2600, width=0.0045).build("sod", link=False) for _ in range(5)]
    far = [ground.sod(rng, blade, height=0.10).build("sod", link=False) for _ in range(2)]

    edge = [ground.sod(rng, blade, 0.3, 420, width=0.0045).build("sod", link=False) for _ in range(3)]

    def bare(x, y, way=1.2, bed=0.38):
        return ground.gap(line, x, y) < way or yard.near_rect(x, y, (-7.0, 7.0, -2.5, 7.8), bed) or any(yard.near_rect(x, y, b, bed) for b in beds)
    ground.lawn(rng, edge, -20, 14, -20.5, 9, lambda x, y: bare(x, y, 0.93, 0.1) or not bare(x, y, 1.8, 1.0), 0.3)
    ground.lawn(rng, near, -20, 20, -20.5, 3, bare, 0.8)
    ground.lawn(rng, far, -50, 60, -22, 60, lambda x, y: bare(x, y) or (-20 < x < 20 and -20.5 < y < 2.6))

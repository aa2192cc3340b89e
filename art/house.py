"""Virginia colonial houses put together from walls, openings and roofs. Metres; the front faces -Y."""
from math import pi, tan

import finishes as f
import garden
import masonry
import openings as o
import roofs
import shingles
from mesh import Mesh, move


def materials(brick=None, shingle=None, shutter=(0.012, 0.022, 0.024), door=(0.16, 0.018, 0.014)):
    """The set of materials one house is made of."""
    trim = f.paint()
    return {
        "brick": brick or masonry.brick(), "soldier": masonry.brick("soldier", soldier=True), "stone": masonry.stone(),
        "shingle": shingle or shingles.granules(grain=420.0), "trim": trim, "soffit": f.paint("soffit", (0.60, 0.58, 0.54), 0.6),
        "gutter": f.metal("gutter", (0.72, 0.71, 0.68), 0.30), "drip": f.metal("drip", (0.20, 0.17, 0.14), 0.4),
        "board": f.plain("deck", (0.20, 0.14, 0.09)), "lead": f.metal("lead", (0.30, 0.31, 0.33), 0.42, 0.8),
        "clay": f.plain("clay", (0.33, 0.13, 0.07)), "glass": f.glass(), "curtain": f.cloth(), "room": f.plain("room", (0.030, 0.026, 0.022)),
        "lamp": f.glow("lamp", (1.0, 0.43, 0.13), 6.0), "lantern": f.glow("lantern", (1.0, 0.50, 0.17), 3.0), "iron": f.metal("iron", (0.014, 0.013, 0.012), 0.4), "shutter": f.paint("shutter", shutter, 0.35, 0.2), "door": f.paint("door", door, 0.3, 0.15),
        "brass": f.metal("brass", (0.75, 0.48, 0.16), 0.25, 1.0), "garage": f.paint("garage", (0.62, 0.60, 0.55), 0.45),
        "copper": f.metal("copper", (0.32, 0.13, 0.065), 0.38, 0.85),
    }


def shell(m, g, kit, height, front, back=(), left=(), right=(), mat="brick"):
    """Four walls with holes and two gables under roof `g`."""
    w, d = g.width, g.depth
    fr = g.frame
    frames = (fr, fr @ move(w, 0, 0, pi / 2), fr @ move(w, d, 0, pi), fr @ move(0, d, 0, -pi / 2))
    for frame, length, holes in zip(frames, (w, d, w, d), (front, right, back, left)):
        o.wall(m, frame, length, height, holes, kit[mat])
    m.frame = fr
    apex = g.ridge - g.deck * 1.6
    m.face(((w, 0, height), (w, d, height), (w, d / 2, apex)), kit[mat])
    m.face(((0, d, height), (0, 0, height), (0, d / 2, apex)), kit[mat])
    return frames


def hole(cx, z, w, h):
    return (cx - w / 2, cx + w / 2, z, z + h)


def colonial(rng, kit, frame=None, width=13.4, depth=9.2, pitch=8.5, wall="brick", bays=5, plinth=0.45, detail=True, stack=True, lamps=(1, 6, 8), roof=True):
    """Two storeys, five bays, centre door under a pedimented portico. Returns (mesh, main roof)."""
    m = Mesh()
    frame = frame or move(-width / 2, 0, 0)
    height = plinth + 5.55
    g = roofs.Gable(frame, width, depth, height, pitch)
    z1, z2 = plinth + 0.62, plinth + 3.26
    xs = [width * (i + 0.5) / bays * 0.94 + width * 0.03 for i in range(bays)]
    mid = xs[bays // 2]
    ww, h1, h2 = 0.98, 1.82, 1.62
    low = [hole(x, z1, ww, h1) for x in xs if x != mid]
    up = [hole(x, z2, ww, h2) for x in xs]
    side = [(depth * 0.25, z1, h1), (depth * 0.75, z1, h1), (depth * 0.25, z2, h2), (depth * 0.75, z2, h2)]
    sides = [hole(x, z, 0.86, h) for x, z, h in side]
    entry = hole(mid, plinth, 1.9, 2.62)
    backs = [hole(width - x, z, ww, h) for x in xs for z, h in ((z1, h1), (z2, h2))]
    frames = shell(m, g, kit, height, [*low, *up, entry], backs, sides, sides, wall)
    n = 0
    arch = wall == "brick"
    for x in xs:
        for z, h, floor in ((z1, h1, 0), (z2, h2, 1)):
            if floor == 0 and x == mid:
                continue
            o.window(m, frames[0], x, z, ww, h, kit, rng, lamp=n in lamps, arch=arch and floor == 0)
            n += 1
    for fr in (frames[1], frames[3]):
        for i, (x, z, h) in enumerate(side):
            o.window(m, fr, x, z, 0.86, h, kit, rng, lamp=False, shutters=False, arch=arch)
    for x in xs:
        for z, h in ((z1, h1), (z2, h2)):
            o.window(m, frames[2], x, z, ww, h, kit, rng, shutters=False, arch=False)
    o.door(m, frames[0], mid, plinth, kit, rng)
    m.frame = frame
    if arch:
        for a, b in ((plinth - 0.05, plinth + 0.06),):
            m.box((-0.035, -0.035, a), (width + 0.035, depth + 0.035, b), kit["soldier"])
        m.box((-0.02, -0.022, plinth + 2.78), (width + 0.02, 0.0, plinth + 2.78 + 0.203), kit["brick"])
    roofs.edges(m, g, kit, dentils=detail)
    if roof:
        roofs.tile(m, g, kit, rng)
    roofs.gutter(m, g, kit, (0.16, width - 0.16))
    roofs.gutter(m, g, kit, (0.16, width - 0.16), rear=True)
    roofs.pipe_vent(m, g, kit, width * 0.72, g.slope * 0.72)
    roofs.pipe_vent(m, g, kit, width * 0.30, g.slope * 0.55, rear=True)
    if stack:
        roofs.chimney(m, g, kit, width * 0.16, depth * 0.56)
        roofs.chimney(m, g, kit, width * 0.86, depth * 0.56)
    portico(m, frame, mid, plinth, kit, rng)
    return m, g


def portico(m, frame, cx, plinth, kit, rng, w=3.1, out=1.75, h=2.75):
    """Two Tuscan columns, entablature and a shingled pediment over brick steps."""
    base = frame @ move(cx - w / 2, -out, plinth)
    m.frame = base
    m.box((-0.25, -0.30, -plinth), (w + 0.25, out, -0.06), kit["brick"])
    m.box((-0.31, -0.36, -0.06), (w + 0.31, out, 0.0), kit["stone"])
    for k in range(3):
        y0 = -0.36 - 0.32 * (k + 1)
        top = -0.15 * (k + 1)
        if top > -plinth + 0.01:
            m.box((0.3, y0, -plinth), (w - 0.3, y0 + 0.36, top - 0.05), kit["brick"])
            m.box((0.26, y0 - 0.02, top - 0.05), (w - 0.26, y0 + 0.36, top), kit["stone"])
    t = kit["trim"]
    for x in (0.18, w - 0.18):
        m.box((x - 0.19, -0.19 + 0.1, 0), (x + 0.19, 0.19 + 0.1, 0.09), t)
        zs = (0.09, 0.14, 0.19, 0.22, 0.9, 1.7, h - 0.16, h - 0.14, h - 0.10, h - 0.08)
        rs = (0.18, 0.19, 0.17, 0.150, 0.148, 0.140, 0.122, 0.145, 0.15, 0.17)
        m.tube([(x, 0.1, z) for z in zs], rs, t, sides=24)
        m.box((x - 0.18, -0.18 + 0.1, h - 0.08), (x + 0.18, 0.18 + 0.1, h), t)
    m.box((-0.02, -0.08, h), (w + 0.02, out, h + 0.30), t)
    m.box((-0.12, -0.18, h + 0.28), (w + 0.12, out, h + 0.36), t)
    m.box((0.1, 0.1, h - 0.02), (w - 0.1, out, h), kit["soffit"])
    # the pediment's roof runs front to back: its frame is turned a quarter
    g = roofs.Gable(base @ move(w, -0.1, h + 0.36, pi / 2), out + 0.1, w, 0.0, 6.5, over=0.16, rake=0.14, deck=0.06)
    m.frame = g.frame
    m.face(((0, w, 0), (0, 0, 0), (0, w / 2, g.ridge)), t)
    for back in (False, True):
        m.frame = g.side(back)
        m.box((0, 0, -g.deck), (g.length, g.slope, -0.004), t)
        x0 = -0.02 if not back else g.length - 0.03
        m.box((x0, -0.03, -0.15), (x0 + 0.05, g.slope + 0.02, 0.0), t)
        m.box((x0 - 0.02, -0.03, -0.05), (x0 + 0.07, g.slope + 0.02, 0.004), t)
        shingles.architectural(m, g.side(back), g.length - 0.05, g.slope, kit["shingle"], rng)
    m.frame = frame
    for s in (-1, 1):
        bracket_lamp(m, cx + s * 1.32, -0.16, plinth + 1.72, kit)


def bracket_lamp(m, x, y, z, kit):
    """Lantern on a wall plate; y is its axis, the wall stands at y = 0."""
    garden.lantern(m, x, y, z, kit["lantern"], kit["iron"])
    m.box((x - 0.05, -0.02, z + 0.02), (x + 0.05, 0.0, z + 0.30), kit["iron"])
    m.box((x - 0.012, y, z - 0.03), (x + 0.012, 0.0, z - 0.006), kit["iron"])


def wing(rng, kit, frame, width=7.2, depth=7.0, height=2.95, pitch=8, wall="brick", doors=2):
    """One-storey garage wing with carriage doors in front."""
    m = Mesh()
    g = roofs.Gable(frame, width, depth, height, pitch, over=0.30, rake=0.22)
    xs = [width * (i + 0.5) / doors for i in range(doors)]
    holes = [hole(x, 0.0, 2.62, 2.2) for x in xs]
    win = [hole(depth * 0.5, 0.95, 0.86, 1.35)]
    frames = shell(m, g, kit, height, holes, (), win, win, wall)
    for x in xs:
        o.garage_door(m, frames[0], x, 2.5, 2.15, kit)
    o.window(m, frames[1], depth * 0.5, 0.95, 0.86, 1.35, kit, rng, shutters=False)
    roofs.edges(m, g, kit)
    roofs.tile(m, g, kit, rng)
    roofs.gutter(m, g, kit, (width - 0.14,))
    roofs.gutter(m, g, kit, (0.14,), rear=True)
    m.frame = frame
    for x in (width * 0.02 + 0.12, width / 2, width * 0.98 - 0.12):
        bracket_lamp(m, x, -0.15, 1.82, kit)
    return m, g


def peak(m, g, kit, rng):
    """Deck, front rakes and shingles of a small gable whose ridge runs back from the front; `g` is turned a quarter."""
    t = kit["trim"]
    for back in (False, True):
        m.frame = g.side(back)
        m.box((0, 0, -g.deck), (g.length, g.slope, -0.004), t)
        x0 = -0.02 if not back else g.length - 0.03
        m.box((x0, -0.03, -0.16), (x0 + 0.05, g.slope + 0.02, 0.0), t)
        m.box((x0 - 0.02, -0.03, -0.05), (x0 + 0.07, g.slope + 0.02, 0.004), t)
        shingles.architectural(m, g.side(back), g.length - 0.05, g.slope, kit["shingle"], rng)


def dormer(m, g, kit, rng, x, wall, lit=None, wide=1.5, tall=1.42, y=0.55, pitch=10):
    """Gabled dormer on the front slope: sash window, pilasters, cheeks in `wall`. `lit` is the kit of a lamp-lit room. Returns its roof."""
    zr = g.eave + y * tan(g.p) + g.deck
    t, run = kit["trim"], (tall + wide / 2 * pitch / 12) / tan(g.p) + 0.3
    front = g.frame @ move(x - wide / 2, y, zr - 0.12)
    hole_ = hole(wide / 2, 0.30, 0.86, tall - 0.32)
    o.wall(m, front, wide, tall + 0.12, [hole_], t)
    for a in (0.0, wide - 0.05):
        m.box((a, 0.01, -0.3), (a + 0.05, run, tall + 0.12), kit[wall])
    for a in (0.02, wide - 0.20):
        m.box((a, -0.03, 0.0), (a + 0.18, 0.0, tall + 0.12), t)
    m.box((-0.04, -0.05, 0.05), (wide + 0.04, 0.0, 0.17), kit["lead"])
    d = roofs.Gable(g.frame @ move(x + wide / 2, y, 0, pi / 2), run, wide, zr + tall, pitch, over=0.12, rake=0.12, deck=0.05)
    m.frame = d.frame
    m.face(((0, wide, zr + tall - 0.02), (0, 0, zr + tall - 0.02), (0, wide / 2, d.ridge - 0.05)), t)
    m.frame = front
    m.box((-0.10, -0.10, tall + 0.04), (wide + 0.10, 0.0, tall + 0.13), t)
    peak(m, d, kit, rng)
    o.window(m, front, wide / 2, 0.30, 0.86, tall - 0.32, lit or kit, rng, lamp=bool(lit), shutters=False, arch=False, reach=0.05)
    return d

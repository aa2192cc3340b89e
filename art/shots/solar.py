"""Solar panels on an aging shingle roof: black modules on rails, feet flashed under the courses, evening sky in the glass."""
import closeup
import finishes as f
import shingles
from mesh import Mesh, axes, move
from nodes import Shader

SAMPLES = 8
EXPOSURE = 0.45
WIDE, HIGH, GAP, OFF = 1.04, 1.72, 0.020, 0.115
X0, Y0 = 0.10, 1.06


def build(rng):
    frame = closeup.slope(6)
    old = shingles.granules("old", grain=600.0, age=1.0)
    m = Mesh()
    shingles.architectural(m, axes((-4.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 15, 5.6, old, rng, lift=0.12)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    p, r = Mesh(), Mesh()
    glass, black = cells(), f.metal("anodised", (0.012, 0.012, 0.013), 0.34, 0.7)
    rail, steel = f.metal("rail", (0.42, 0.425, 0.43), 0.36, 0.9), f.metal("clamp", (0.020, 0.020, 0.021), 0.4, 0.6)
    plate, bolt = f.metal("foot-flashing", (0.060, 0.054, 0.048), 0.5), f.metal("bolt", (0.50, 0.50, 0.51), 0.3, 1.0)
    for row in range(2):
        y0 = Y0 + row * (HIGH + GAP)
        for k in range(5):
            x0, z = X0 + k * (WIDE + GAP), OFF + rng.gauss(0, 0.0008)
            x1, y1 = x0 + WIDE, y0 + HIGH
            p.box((x0 + 0.010, y0 + 0.010, z + 0.028), (x1 - 0.010, y1 - 0.010, z + 0.0325), glass)
            for lo, hi in (((x0, y0), (x1, y0 + 0.011)), ((x0, y1 - 0.011), (x1, y1)), ((x0, y0 + 0.011), (x0 + 0.011, y1 - 0.011)), ((x1 - 0.011, y0 + 0.011), (x1, y1 - 0.011))):
                p.box((*lo, z), (*hi, z + 0.035), black)
        for at in (0.36, 1.36):
            y = y0 + at
            r.box((X0 - 0.11, y - 0.020, OFF - 0.044), (X0 + 5 * (WIDE + GAP) + 0.1, y + 0.020, OFF - 0.002), rail)
            r.box((X0 - 0.1105, y - 0.014, OFF - 0.038), (X0 - 0.109, y + 0.014, OFF - 0.008), f.plain("end", (0.010, 0.010, 0.010)))
            x = X0 + 0.14
            while x < X0 + 5.2:
                foot(r, x, y, rail, plate, bolt)
                x += 1.22
            for k in range(6):
                x = X0 - GAP / 2 + k * (WIDE + GAP)
                r.box((x - (0.018 if k else 0.012), y - 0.020, OFF + 0.0352), (x + 0.018, y + 0.020, OFF + 0.0395), steel)
                r.tube([(x, y, OFF + 0.039), (x, y, OFF + 0.046)], [0.0068, 0.0068], bolt, sides=6)
    closeup.lay(p, frame, "panels", bevel=0.0012)
    closeup.lay(r, frame, "rails", bevel=0.001)
    d = Mesh()
    d.box((-5, -0.3, -0.1), (11, 5.6, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    shingles.caps(d, axes((-5, 5.6, -0.008), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 16, 0.46, old, rng)
    closeup.litter(d, rng, -1.6, 1.2, 0.2, 1.6, 9, z=0.014)
    closeup.lay(d, frame, "deck")
    closeup.backdrop(rng, sun=(15, 262), low=-7, arc=(-0.7, 1.5))
    closeup.aim(frame, (-1.55, -0.45, 1.05), (1.15, 2.05, 0.10), 37, 7.1, (0.25, 1.2, 0.1))


def foot(m, x, y, rail, plate, bolt):
    """An L-foot on a flashing plate slid under the course above."""
    m.box((x - 0.115, y - 0.13, 0.0135), (x + 0.115, y + 0.115, 0.0150), plate)
    m.box((x - 0.020, y - 0.080, 0.015), (x + 0.020, y - 0.020, 0.021), rail)
    m.box((x - 0.020, y - 0.027, 0.015), (x + 0.020, y - 0.021, OFF - 0.006), rail)
    m.tube([(x, y - 0.055, 0.020), (x, y - 0.055, 0.029)], [0.0075, 0.0075], bolt, sides=6)
    m.tube([(x, y - 0.034, OFF - 0.024), (x, y - 0.026, OFF - 0.024)], [0.0068, 0.0068], bolt, sides=6)


def cells():
    """Half-cut monocrystalline cells under glass: nearly black, cut corners, fine silver wires, dust toward the lower edge."""
    s = Shader("cells")
    p = s.where()
    x, y, _ = s.split(p)
    u = s.math("MODULO", s.math("SUBTRACT", x, X0), WIDE + GAP)
    v = s.math("MODULO", s.math("SUBTRACT", y, Y0), HIGH + GAP)

    def line(coord, start, step, half):
        off = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", s.math("SUBTRACT", coord, start), step)), 0.5))
        return s.math("GREATER_THAN", off, 0.5 - half / step)
    grid = s.math("MAXIMUM", line(u, 0.022, 0.166, 0.0011), line(v, 0.030, 0.083, 0.0008))
    wire = line(u, 0.0312, 0.0184, 0.0004)
    tint = s.random(s.math("FLOOR", s.math("DIVIDE", s.math("SUBTRACT", u, 0.022), 0.166)), s.math("FLOOR", s.math("DIVIDE", s.math("SUBTRACT", v, 0.030), 0.083)), s.math("FLOOR", s.math("DIVIDE", x, 1.06)))
    c = s.mix(tint, (0.0055, 0.0075, 0.0135), (0.0085, 0.0115, 0.021))
    c = s.mix(s.math("MULTIPLY", wire, 0.30), c, (0.28, 0.29, 0.31))
    c = s.mix(grid, c, (0.030, 0.031, 0.034))
    dust = s.noise(6.0, 5.0, 0.65, at=s.scaled(p, (1, 0.35, 1)))
    low = s.math("MULTIPLY", s.span(v, 0.0, 0.40, 1.0, 0.25), s.span(dust, 0.35, 0.75, 0.02, 0.13))
    c = s.mix(low, c, (0.19, 0.165, 0.13))
    return s.finish(c, s.span(dust, 0.3, 0.7, 0.05, 0.16), s.noise(0.9, 1.0, at=p), 0.003, 0.55, Clearcoat=0.6, Clearcoat_Roughness=0.03)

"""A shingle repair: damaged courses lifted out, underlayment bare, new shingles going in, bar, hammer and nails."""
import closeup
import finishes as f
import shingles
import tools
import weather
from mesh import Mesh, axes, move

SAMPLES = 8
EXPOSURE = 0.4
E5 = shingles.EXPOSURE


def build(rng):
    frame = closeup.slope(6)
    flat = axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    old = shingles.granules("old", grain=600.0, age=0.9)
    new = shingles.granules("new", [(0.0, (0.035, 0.031, 0.028)), (0.5, (0.085, 0.072, 0.060)), (1.0, (0.17, 0.145, 0.12))], grain=600.0, age=0.0)
    paper = f.paint("felt", (0.030, 0.030, 0.031), 0.75, 0.4)
    m = Mesh()

    def keep(u, v):
        x = u - 3.5
        row = int(v / E5)
        return not (12 <= row <= 16 and -0.42 - 0.11 * (row % 2) < x < 0.86 + 0.16 * (row % 3))
    shingles.architectural(m, flat, 11, 4.4, old, rng, keep, lift=0.16)
    m.frame = move(0, 0, 0)
    # two new courses in the gap
    for row, x0, x1 in ((12, -0.52, 0.92), (13, -0.52, 0.46)):
        strip = axes((x0, row * E5, 0.0008), (1, 0, 0), (0, 1, 0), (0, 0, 1))
        shingles.architectural(m, strip, x1 - x0, 0.34, new, rng, exposure=E5, last=1)
    # torn remains hanging at the edge of the gap
    m.frame = move(0, 0, 0)
    for x, y, t in ((-0.40, 2.20, 0.3), (0.80, 2.06, -0.5), (0.30, 2.42, 0.15)):
        m.frame = move(x, y, 0.004, t)
        m.hexa(((0, 0, 0), (0.16, 0.02, 0.012), (0.14, 0.12, 0), (0.01, 0.13, 0), (0, 0, 0.005), (0.16, 0.02, 0.018), (0.14, 0.12, 0.005), (0.01, 0.13, 0.005)), old, 0.4)
    # the next new shingle, laid loose across the gap
    shingles.architectural(m, move(-0.02, 2.57, 0.021, -0.13), 0.985, 0.34, new, rng, exposure=0.30, last=1)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    k = Mesh()
    k.box((-4, -0.3, -0.1), (8, 4.4, -0.003), paper, 0.3)
    k.box((-0.9, 1.9, -0.003), (1.5, 2.75, -0.001), paper, 0.6)
    # a new square of deck let in where the water came through, felt cut back round it
    ply = f.plywood()
    k.box((-0.30, 2.02, -0.002), (0.34, 2.60, 0.0012), ply, 0.1)
    for x in (-0.26, 0.02, 0.30):
        for y in (2.06, 2.26):
            k.tube([(x, y, 0.0), (x, y, 0.0022)], [0.0042, 0.0042], f.metal("head", (0.5, 0.5, 0.5), 0.3, 1.0), sides=10)
    tools.flat_bar(k, 0.56, 2.20, 0.006, 0.62)
    tools.hammer(k, 0.60, 1.62, 0.016, 0.92)
    tools.nails(k, rng, 0.30, 1.62, 0.016, 13, 0.06)
    closeup.litter(k, rng, -1.0, 2.2, 1.0, 3.4, 7, z=0.016)
    closeup.lay(k, frame, "gear", bevel=0.0006)
    closeup.backdrop(rng, sun=(27, 248), low=-7, arc=(0.0, 1.5), **weather.MORNING)
    closeup.aim(frame, (-0.50, 0.62, 0.95), (0.40, 2.10, 0.0), 50, 5.6, (0.35, 1.98, 0.01))

"""The company's film and its first picture: along the table over drawings, a roof model with its courses begun, samples and tools."""
import desk
import roofmodel
import shingles
import tools
from mesh import Mesh, move
from scene import camera

SAMPLES = 10
EXPOSURE = 0.42
LENS, FSTOP = 38, 5.6
AIM, AWAY = (0.0, 0.075, 0.04), (0.0, -0.84, 0.70)
WAY = 0.44
FRAMES, FADE = 168, 20   # 24 a second; the film begins when the fade that closes it is over


def place(along):
    """Where the camera is and what it looks at, `along` (0..1) the way from left to right; both move as one, like a slider."""
    x = -0.09 + WAY * along
    return (x + AWAY[0], AWAY[1], AWAY[2]), (x + AIM[0], AIM[1], AIM[2])


def plan(m, w, h, k):
    """The roof from above: eaves, ridge, dormers, falls and dimensions."""
    i = k["ink"]

    def path(*pts, mat=i, wide=0.0008):
        for a, b in zip(pts, pts[1:]):
            desk.line(m, (a[0] * w, a[1] * h), (b[0] * w, b[1] * h), mat, wide)
    path((.03, .04), (.97, .04), (.97, .96), (.03, .96), (.03, .04))
    path((.10, .20), (.90, .20), (.90, .86), (.10, .86), (.10, .20), wide=0.0012)
    path((.10, .53), (.90, .53), wide=0.0012)
    for j in range(1, 30):
        q = .20 + .66 * j / 30
        path((.10, q), (.90, q), mat=k["pale"], wide=0.0003)
    for a in (.28, .62):
        path((a, .26), (a + .12, .26), (a + .12, .36), (a + .06, .44), (a, .36), (a, .26))
        path((a + .06, .26), (a + .06, .44))
    for a, b in (((.10, .13), (.90, .13)), ((.05, .20), (.05, .86))):
        path(a, b, mat=k["red"], wide=0.0006)
        for p in (a, b):
            path((p[0] - .010, p[1] - .014), (p[0] + .010, p[1] + .014), mat=k["red"], wide=0.0009)
    at = m.frame @ move(0, 0, 0.0001)
    desk.words("Roof plan   1 in = 1 ft", at, .10 * w, .065 * h, 0.0095, i)


def build(rng):
    k = desk.kit()
    desk.room(rng)
    m = Mesh()
    desk.sheet(m, k, -0.42, 0.04, 0.08, 0.594, 0.42, 0.0006, desk.elevation)
    desk.sheet(m, k, 0.10, 0.08, -0.07, 0.594, 0.42, 0.0012, plan)
    roofmodel.gable_roof(m, rng, move(0.09, 0.11, 0.0018, 0.30))
    roofmodel.leftovers(m, rng, 0.13, -0.115)
    roofmodel.rule(m, -0.30, -0.155, 0.18)
    desk.tape(m, -0.66, -0.20, 0.10, k)
    desk.pencil(m, -0.30, -0.02, 0.95, k)
    desk.scroll(m, k, -0.62, 0.37, -0.10)
    for name, x, y, t in (("plans", 0.43, -0.175, 0.16), ("replacement", 0.55, -0.135, -0.12)):
        desk.photograph(m, name, x, y, t, 0.165, 0.093, 0.0012, k)
    desk.mug(m, 0.43, 0.36)
    m.frame = move(0, 0, 0.0012)
    tools.hammer(m, 0.73, -0.20, 0.0, 0.9)
    m.frame = move(0, 0, 0)
    tools.nails(m, rng, 0.36, -0.05, 0.001, 9, 0.03)
    m.build("things", bevel=0.0003)
    for i, (tones, x, y, t) in enumerate(((shingles.WEATHERED, 0.60, 0.01, 0.20), (shingles.CHARCOAL, 0.57, 0.33, 0.08))):
        desk.sample(rng, shingles.granules("sample%d" % i, tones, grain=640, age=0.0), x, y, t)
    eye, look = place(FADE / (FRAMES + FADE - 1))
    camera(eye, look, LENS, fstop=FSTOP, focus=look)

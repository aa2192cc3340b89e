"""The company's table: house drawings, shingle samples, tape, pencil, hammer and coffee in window light."""
import desk
import shingles
import tools
from mesh import Mesh, move
from scene import camera

SAMPLES = 10
EXPOSURE = 0.55


def build(rng):
    k = desk.kit()
    desk.room(rng)
    m = Mesh()
    desk.sheet(m, k, -0.10, 0.04, 0.10, 0.594, 0.42, 0.0006, desk.elevation)
    desk.sheet(m, k, 0.30, 0.26, -0.22, 0.594, 0.42, 0.0003, desk.elevation)
    desk.tape(m, -0.42, -0.18, 0.16, k)
    desk.pencil(m, 0.06, -0.06, 0.75, k)
    desk.mug(m, -0.36, 0.36)
    desk.scroll(m, k, -0.30, 0.47, -0.12)
    for name, x, y, t in (("hero", 0.02, 0.315, 0.22), ("replacement", 0.13, 0.36, -0.10)):
        desk.photograph(m, name, x, y, t, 0.165, 0.093, 0.0022, k)
    m.frame = move(0, 0, 0.0012)
    tools.hammer(m, 0.22, -0.27, 0.0, 0.35)
    m.frame = move(0, 0, 0)
    tools.nails(m, rng, 0.60, -0.10, 0.001, 12, 0.045)
    m.build("things", bevel=0.0004)
    for i, (tones, x, y, t) in enumerate(((shingles.WEATHERED, 0.42, -0.10, 0.30), (shingles.CHARCOAL, 0.50, 0.22, 0.12))):
        desk.sample(rng, shingles.granules("sample%d" % i, tones, grain=640, age=0.0), x, y, t)
    camera((-0.26, -1.00, 0.52), (0.08, 0.12, 0.02), 40, fstop=5.0, focus=(0.05, -0.05, 0.0))

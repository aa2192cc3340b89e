"""Papers of a storm claim: clipboard with an estimate, photographs of the damage, a torn shingle, pen, coffee."""
import desk
import shingles
from mesh import Mesh, move
from scene import camera

SAMPLES = 10
EXPOSURE = 0.55


def build(rng):
    k = desk.kit()
    desk.room(rng)
    m = Mesh()
    desk.clipboard(m, k, -0.14, 0.02, 0.16)
    desk.sheet(m, k, 0.26, 0.27, -0.30, 0.216, 0.279, 0.0004, lambda *a: desk.rows(*a, figures=False))
    desk.photograph(m, "storm", 0.115, -0.10, -0.18, 0.165, 0.093, k=k)
    desk.photograph(m, "hail", 0.245, 0.015, 0.14, 0.165, 0.093, k=k)
    desk.photograph(m, "flashing", 0.12, 0.135, 0.06, 0.165, 0.093, k=k)
    m.frame = move(0, 0, 0.0050)
    desk.pen(m, -0.165, -0.155, 0.62, k)
    m.frame = move(0, 0, 0)
    desk.mug(m, -0.30, 0.335, (0.26, 0.23, 0.18))
    m.build("things", bevel=0.0003)
    desk.sample(rng, shingles.granules("torn", grain=640, age=0.8), 0.415, -0.165, 0.40, 0.30, 2)
    camera((-0.16, -0.80, 0.52), (0.06, 0.04, 0.0), 40, fstop=5.0, focus=(0.04, -0.04, 0.0))

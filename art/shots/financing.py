"""An estimate being worked through: figures on a clipboard, calculator, house keys, pencil, a shingle sample."""
import desk
import shingles
from mesh import Mesh
from scene import camera

SAMPLES = 10
EXPOSURE = 0.55


def build(rng):
    k = desk.kit()
    desk.room(rng)
    m = Mesh()
    desk.clipboard(m, k, 0.10, 0.05, -0.14)
    desk.sheet(m, k, -0.22, 0.22, 0.24, 0.42, 0.297, 0.0004, desk.elevation)
    desk.calculator(m, k, -0.10, -0.06, 0.28)
    desk.keys(m, k, 0.30, -0.10, 0.4)
    desk.pencil(m, 0.12, -0.10, 0.95, k, z=0.0095)
    desk.mug(m, 0.36, 0.30, (0.09, 0.12, 0.10))
    m.build("things", bevel=0.0004)
    desk.sample(rng, shingles.granules("sample", shingles.CHARCOAL, grain=640, age=0.0), -0.52, -0.12, 0.2, 0.30, 1)
    camera((0.20, -0.78, 0.46), (0.02, 0.04, 0.0), 40, fstop=4.5, focus=(0.02, -0.04, 0.0))

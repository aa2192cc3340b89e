"""An aluminium ladder standing at the eave with a tool pouch and pail; brick, gutter and evening light, nobody there."""
import closeup
import house
import tools
from mathutils import Vector
from mesh import Mesh
from scene import camera

SAMPLES = 6
EXPOSURE = 0.35


def build(rng):
    kit = house.materials()
    main, g = house.colonial(rng, kit, lamps=(3,))
    main.build("house")
    m = Mesh()
    foot, d, out = tools.ladder(m, (3.95, -2.05, 0), (3.95, -0.53, g.top - 0.04), over=1.05)
    k = (g.top - 1.05) / d.z
    hang = Vector(foot) + d * k
    tools.pouch(m, hang.x, hang.y - 0.09, hang.z)
    m.build("ladder", bevel=0.0015)
    closeup.backdrop(rng, count=50, low=0, near=26, arc=(-2.4, 1.6), sun=(12, 236))
    camera((8.9, -7.6, 4.7), (3.35, -0.45, 5.62), 46, fstop=2.8, focus=(3.95, -0.8, 5.3))

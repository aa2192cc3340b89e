"""An aluminium ladder standing at the eave with a tool pouch and pail; brick, gutter and evening light, nobody there."""
import closeup
import house
import tools
from mathutils import Vector
from mesh import Mesh
from scene import camera

SAMPLES = 64
EXPOSURE = 0.35


def build(rng):
    kit = house.materials()
    main, g = house.colonial(rng, kit)
    main.build("house")
    m = Mesh()
    foot, d, out = tools.ladder(m, (3.95, -2.05, 0), (3.95, -0.53, g.top - 0.04), over=1.05)
    k = (g.top - 1.05) / d.z
    hang = Vector(foot) + d * k
    tools.pouch(m, hang.x, hang.y - 0.09, hang.z)
    m.build("ladder", bevel=0.0015)
    closeup.backdrop(rng, count=50, low=0, near=26, arc=(-2.4, 1.6), sun=(12, 236))
    camera((7.6, -5.4, 5.1), (3.75, -0.45, 5.55), 50, fstop=4.0, focus=(3.95, -0.7, 5.4))

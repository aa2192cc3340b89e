"""An aluminium ladder standing at the eave with a tool pouch and pail; brick, gutter and evening light, nobody there."""
import closeup
import house
import tools
import weather
from mathutils import Vector
from mesh import Mesh
from scene import camera

SAMPLES = 8
EXPOSURE = -0.15


def build(rng):
    kit = house.materials()
    main, g = house.colonial(rng, kit, lamps=())
    main.build("house")
    m = Mesh()
    foot, d, out = tools.ladder(m, (3.95, -2.05, 0), (3.95, -0.53, g.top - 0.04), over=1.05)
    k = (g.top - 1.05) / d.z
    hang = Vector(foot) + d * k
    tools.pouch(m, hang.x, hang.y - 0.09, hang.z)
    m.build("ladder", bevel=0.0015)
    closeup.backdrop(rng, count=40, low=0, near=34, arc=(-2.4, 1.6), sun=(33, 152), **weather.MORNING)
    camera((8.9, -7.6, 4.7), (3.35, -0.45, 5.55), 50, fstop=2.8, focus=(3.95, -0.8, 5.3))

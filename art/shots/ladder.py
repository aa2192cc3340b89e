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


def build(rng, view=None):
    kit = house.materials()
    main, g = house.colonial(rng, kit, lamps=())
    main.build("house")
    m = Mesh()
    foot, d, out = tools.ladder(m, (3.95, -2.05, 0), (3.95, -0.53, g.top - 0.04), over=1.05)
    # the rung of the upper section that is nearest to 105 cm below the eave
    first = 0.4 * ((g.top - 0.04) / d.z + 1.05) + 0.2
    rung = Vector(foot) + d * (first + 0.305 * round(((g.top - 1.05) / d.z - first) / 0.305)) - out * 0.045
    tools.pouch(m, rung.x, rung.y - 0.15, rung.z - 0.05)
    m.build("ladder", bevel=0.0015)
    closeup.backdrop(rng, count=40, low=0, near=34, arc=(-2.4, 1.6), sun=(33, 152), **weather.MORNING)
    at, look, lens, fstop, focus = view or ((8.9, -7.6, 4.7), (3.35, -0.45, 5.55), 50, 2.8, (3.95, -0.8, 5.3))
    camera(at, look, lens, fstop=fstop, focus=focus)

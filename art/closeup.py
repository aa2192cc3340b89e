"""What the close views share: a roof plane, fallen leaves, soft trees beyond it and the evening light. Metres.

Plane: x along the eave, y up the slope, z out of the roof; the slope faces -Y in the world.
"""
from math import atan, cos, pi, sin

from mathutils import Vector

import finishes as f
import ground as soil
import trees
import weather
import yard
from mesh import axes, place
from scene import camera


def slope(pitch, origin=(0, 0, 0)):
    """Frame of a roof plane at `pitch` in 12."""
    p = atan(pitch / 12)
    return axes(origin, (1, 0, 0), (0, cos(p), sin(p)), (0, -sin(p), cos(p)))


def lay(m, frame, name="roof", bevel=0.0):
    """Build a mesh drawn in the plane and tilt it into the world, so that shaders see the plane's axes."""
    ob = m.build(name, bevel=bevel)
    ob.matrix_world = frame
    return ob


def roll(m, y, mat, x0=-4.0, x1=8.0):
    """Sheet-metal ridge: a flange on the slope and a round roll on top, soldered every 2.4 m."""
    m.box((x0, y - 0.15, 0.036), (x1, y + 0.03, 0.039), mat)
    m.box((x0, y - 0.152, 0.018), (x1, y - 0.148, 0.040), mat)
    m.tube([(x0, y + 0.045, 0.052), (x1, y + 0.045, 0.052)], [0.034, 0.034], mat, sides=24)
    x = x0 + 0.7
    while x < x1:
        m.tube([(x, y + 0.045, 0.052), (x + 0.06, y + 0.045, 0.052)], [0.0365, 0.0365], mat, sides=24)
        m.box((x, y - 0.153, 0.018), (x + 0.06, y + 0.03, 0.0415), mat)
        x += 2.4


def ridge_caps(m, rng, y, mat, x0=-4.0, x1=8.0, step=0.19, wide=0.15, thick=0.014):
    """Overlapping ridge pieces, seen from this side of the roof."""
    x = x1
    while x > x0:
        t, low = thick * rng.uniform(0.8, 1.2), 0.034 + rng.gauss(0, 0.002)
        w = wide + rng.gauss(0, 0.004)
        a, b, top = x, x + step * 2.1, low + t
        m.hexa(((a, y - w, low + t), (b, y - w, low), (b, y + 0.02, low), (a, y + 0.02, low + t),
                (a, y - w, top + t), (b, y - w, low + t), (b, y + 0.02, low + t), (a, y + 0.02, top + t)), mat, min(1, max(0, rng.gauss(0.55, 0.2))))
        x -= step


def aim(frame, eye, look, lens, fstop, focus=None):
    """Camera given in plane coordinates."""
    return camera(frame @ Vector(eye), frame @ Vector(look), lens, fstop, frame @ Vector(focus or look))


def litter(m, rng, x0, x1, y0, y1, count=14, size=0.045, z=0.012):
    """A few fallen leaves and pine needles."""
    dry = f.leaf("dry-leaf", (0.08, 0.030, 0.008), (0.22, 0.085, 0.018), (0.38, 0.17, 0.03), 0.3, 0.3)
    for _ in range(count):
        at = Vector((rng.uniform(x0, x1), rng.uniform(y0, y1), z + rng.uniform(0, 0.006)))
        t = rng.uniform(0, 2 * pi)
        n = Vector((rng.gauss(0, 0.25), rng.gauss(0, 0.25), 1)).normalized()
        a = Vector((cos(t), sin(t), 0))
        a = (a - n * a.dot(n)).normalized()
        trees.leaf(m, at, a, n, size * rng.uniform(0.7, 1.2), dry, rng.random())
    for _ in range(count * 2):
        x, y, t = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0, pi)
        m.tube([(x, y, z), (x + 0.04 * cos(t), y + 0.04 * sin(t), z + 0.003), (x + 0.07 * cos(t + 0.3), y + 0.07 * sin(t + 0.3), z)], [0.0006] * 3, dry, 0.2, sides=4)


def backdrop(rng, count=30, near=22, far=75, low=-6.0, arc=(-1.2, 1.2), sun=(11, 250), **light_options):
    """Trees beyond the roof and a field below; call last, since haze is added to every material."""
    lib = yard.planting(rng)
    for _ in range(count):
        a, r = rng.uniform(*arc), rng.uniform(near, far)
        place(lib[rng.choice(("oak", "oak2", "ash", "maple"))], (r * sin(a), r * cos(a), low), rng.uniform(0, 6), rng.uniform(0.6, 1.0))
    soil.plane("field", 400, low, soil.turf())
    light(sun, **light_options)
    return lib


def light(sun=(11, 250), cloud=0.4, density=0.004, power=8.5, color=(1.0, 0.76, 0.52), air=None, size=0.9,
          cool=(0.50, 0.55, 0.64), warm=(1.45, 1.0, 0.64), start=12, **clouds):
    """An evening unless told otherwise; `weather` keeps other hours ready."""
    weather.sky(*sun, cloud=cloud, air=air, **clouds)
    weather.sun(*sun, power=power, color=color, size=size)
    if density:
        weather.haze(density, cool, warm, weather.toward(*sun), start)

"""A brick colonial at golden hour from a drone: the house roofed in architectural shingles, its street and neighbours."""
from math import cos, radians, sin

import ground
import house
import weather
import yard
from mesh import move
from scene import camera

SAMPLES = 14
EXPOSURE = 0.5
SUN = (12.5, 244)


# The page cuts the lower left of this picture off along a slope of 6 in 12 and puts its words there: the lens is shifted, so that
# the house stands in the upper right with its walls upright, and the front runs back alongside that slope.
LOOK_AT, LENS, SHIFT = (1, 4, 6), 36, (-0.18, -0.11)


def eye(along):
    """Where the drone is at `along` (0..1) on the film's way, an arc round the house; 0 is the place of the still."""
    x, y, _ = LOOK_AT
    a = radians(29 - 6.0 * along)
    return x + 48 * sin(a), y - 48 * cos(a), 15


def sunpath(x, y):
    """True where a tall tree would put the house in shade."""
    along, across = -x * 0.899 - y * 0.438, x * 0.438 - y * 0.899
    return 8 < along < 110 and -14 < across < 12


# two trees of the lot would stand before the garage from here; a smaller one takes their place beside the drive
GROVE = [t for t in yard.GROVE if t[1:3] not in ((19.5, -5.5), (18.4, -10.5))] + [("small", 17.2, -7, 0.62)]


def build(rng):
    kit = house.materials()
    main, _ = house.colonial(rng, kit, lamps=(0, 1, 4, 5, 6, 8))
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4)
    side.build("wing")
    lib = yard.planting(rng)
    road, bare = yard.front(rng, lib, yard.surfaces())
    yard.neighbours(rng)
    yard.greenery(rng, lib, road, corridor=sunpath, grove=GROVE)
    yard.land(ground.turf())
    blade = ground.blade()
    sods = [ground.sod(rng, blade).build("sod", link=False) for _ in range(4)]
    lots = yard.LOTS

    def taken(x, y):
        return bare(x, y) or any(abs(x - a) < 9 and abs(y - b) < 9 for a, b, _, _ in lots)
    close = [ground.sod(rng, blade, 0.8, 1300).build("sod", link=False) for _ in range(5)]

    def far(x, y):
        return taken(x, y) or (-24 < x < 23 and -17 < y < 11)
    ground.lawn(rng, sods, -62, 40, -30, 62, far)
    ground.lawn(rng, close, -25, 24, -18, 12, taken, 0.8)
    weather.sky(*SUN, cloud=0.6)
    weather.sun(*SUN, power=12.0, color=(1.0, 0.62, 0.31))
    weather.haze(0.0017, (0.40, 0.49, 0.62), (1.25, 0.86, 0.56), weather.toward(*SUN))
    drone = camera(eye(0), LOOK_AT, LENS, fstop=8, focus=(0, 0, 5))
    drone.data.shift_x, drone.data.shift_y = SHIFT

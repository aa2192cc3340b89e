"""A well-kept white house from the pavement on a clear evening: lit windows, clipped box, dry gutters, sound roof."""
import finishes as f
import ground
import house
import shingles
import weather
import yard
from mesh import move
from scene import camera

SAMPLES = 5
EXPOSURE = 0.5
SUN = (10, 246)


def build(rng):
    kit = house.materials(shingle=shingles.granules("roof", shingles.CHARCOAL, age=0.15), shutter=(0.010, 0.016, 0.026), door=(0.012, 0.040, 0.052))
    kit["siding"] = f.lap_siding("white-lap", (0.66, 0.64, 0.59))
    main, _ = house.colonial(rng, kit, wall="siding", pitch=8, lamps=(0, 3, 5, 6, 8))
    main.build("house")
    side, _ = house.wing(rng, kit, move(6.7, 1.8, 0), 7.2, 6.4, wall="siding")
    side.build("wing")
    lib = yard.planting(rng)
    road, bare = yard.front(rng, lib, yard.surfaces(), mailbox=False)
    yard.neighbours(rng)
    yard.greenery(rng, lib, road, corridor=lambda x, y: 8 < -x * 0.91 - y * 0.41 < 110 and -14 < x * 0.41 - y * 0.91 < 14)
    yard.land(ground.turf())
    blade = ground.blade()
    near = [ground.sod(rng, blade, 0.8, 2600, width=0.0045).build("sod", link=False) for _ in range(5)]
    far = [ground.sod(rng, blade).build("sod", link=False)]
    ground.lawn(rng, near, -24, 12, -17, 1, bare, 0.8)
    ground.lawn(rng, far, -50, 40, -30, 60, lambda x, y: bare(x, y) or (-24 < x < 12 and -17 < y < 1) or any(abs(x - a) < 9 and abs(y - b) < 9 for a, b, _, _ in yard.LOTS))
    weather.sky(*SUN, cloud=0.6)
    weather.sun(*SUN, power=10.0, color=(1.0, 0.60, 0.29))
    weather.haze(0.0010, (0.40, 0.49, 0.62), (1.25, 0.86, 0.56), weather.toward(*SUN))
    camera((9.0, -21.5, 2.9), (0.9, 1.0, 4.2), 32, tilt_free=True)

"""Standing seam close up: folded seams, oil-canning and the ridge against soft trees."""
import closeup
import coverings
import weather
from mesh import Mesh, move

SAMPLES = 7
EXPOSURE = 0.3


def build(rng):
    frame = closeup.slope(7)
    m = Mesh()
    metal = coverings.seam_metal("charcoal", (0.016, 0.0165, 0.0175), 0.25, age=0.5)
    m.frame = move(-4, 0, 0)
    coverings.standing_seam(m, 11, 5.2, metal, rng)
    m.frame = move(0, 0, 0)
    # ridge flashing with a hemmed lip and Z closures between the seams
    m.box((-4.1, 5.02, 0.030), (7.2, 5.26, 0.046), metal)
    m.box((-4.1, 5.02, 0.018), (7.2, 5.030, 0.046), metal)
    m.box((-4.1, 5.06, 0.0), (7.2, 5.075, 0.034), metal)
    # snow guards clamped to the seams
    for i in range(6, 24):
        x = -4 + i * 0.41
        m.box((x - 0.016, 0.92, 0.018), (x + 0.016, 0.99, 0.050), metal)
    for z in (0.062, 0.092):
        m.tube([(-3, 0.955, z), (7, 0.955, z)], [0.0125, 0.0125], metal, sides=14)
    m.hexa(((-4, 5.2, -0.1), (7, 5.2, -0.1), (7, 5.3, -0.1), (-4, 5.3, -0.1), (-4, 5.2, 0), (7, 5.2, 0), (7, 5.3, 0), (-4, 5.3, 0)), metal)
    closeup.litter(m, rng, -0.5, 2.5, 0.7, 3.5, 7, z=0.006)
    closeup.lay(m, frame, bevel=0.0012)
    closeup.backdrop(rng, sun=(34, 122), low=-1.5, arc=(-0.9, 1.5), **{**weather.MORNING, "cloud": 1.0})
    closeup.aim(frame, (-0.55, -0.55, 0.95), (0.92, 3.1, -0.12), 38, 5.6, (0.2, 1.5, 0.02))

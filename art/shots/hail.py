"""Hail bruises close up: round marks where the granules are knocked off dark shingles."""
import closeup
import finishes as f
import shingles
import weather
from mesh import Mesh, axes, move

SAMPLES = 7
EXPOSURE = 0.8


def build(rng, eye=(0.10, 1.02, 0.66), look=(0.36, 1.74, 0.0), lens=55, sun=(22, 262), light=weather.MORNING):
    frame = closeup.slope(6)
    hit = shingles.granules("struck", grain=640.0, age=0.5, hail=1.0)
    m = Mesh()
    shingles.architectural(m, axes((-3.5, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 11, 4.4, hit, rng, lift=0.01)
    m.frame = move(0, 0, 0)
    closeup.lay(m, frame, bevel=0.0007)
    d = Mesh()
    d.box((-4, -0.3, -0.1), (8, 4.4, -0.003), f.plain("felt", (0.012, 0.012, 0.012)))
    closeup.lay(d, frame, "deck")
    closeup.backdrop(rng, sun=sun, low=-7, arc=(-0.4, 1.5), **light)
    closeup.aim(frame, eye, look, lens, 5.6, (0.34, 1.66, 0.01))

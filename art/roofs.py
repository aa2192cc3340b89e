"""Gable roofs with their edges: deck, fascia, soffit, frieze, rakes, returns, gutters, vents, chimneys. Metres.

Local frame of a building: front wall at y = 0, x from 0 to its width, y back to its depth, z up.
"""
from math import atan, cos, radians, sin, tan

from mathutils import Matrix, Vector

import coverings
import shingles
from mesh import axes

K_STYLE = ((0, 0.118), (0, 0), (0.082, 0), (0.086, 0.022), (0.098, 0.040), (0.118, 0.056), (0.124, 0.072), (0.124, 0.112), (0.112, 0.118),
           (0.112, 0.110), (0.119, 0.106), (0.119, 0.075), (0.113, 0.060), (0.094, 0.045), (0.081, 0.027), (0.078, 0.004), (0.004, 0.004), (0.004, 0.118))
SPOUT = ((-0.038, -0.05), (-0.030, -0.02), (-0.038, 0.0), (-0.030, 0.02), (-0.038, 0.05), (0.038, 0.05), (0.030, 0.02), (0.038, 0.0), (0.030, -0.02), (0.038, -0.05))


class Gable:
    """Geometry of one gable roof: pitch as rise in 12, overhangs at eave and rake."""

    def __init__(self, frame, width, depth, eave, pitch=8, over=0.34, rake=0.24, deck=0.10):
        self.frame, self.width, self.depth, self.eave = frame, width, depth, eave
        self.p = atan(pitch / 12)
        self.over, self.rake, self.deck = over, rake, deck
        self.low = eave - over * tan(self.p)
        self.top = self.low + deck / cos(self.p)
        self.slope = (depth / 2 + over) / cos(self.p)
        self.ridge = eave + depth / 2 * tan(self.p) + deck / cos(self.p)

    def side(self, rear=False):
        """Frame of one slope: origin at its eave corner on top of the deck."""
        c, s = cos(self.p), sin(self.p)
        if rear:
            return self.frame @ axes((self.width + self.rake, self.depth + self.over, self.top), (-1, 0, 0), (0, -c, s), (0, s, c))
        return self.frame @ axes((-self.rake, -self.over, self.top), (1, 0, 0), (0, c, s), (0, -s, c))

    @property
    def length(self):
        return self.width + 2 * self.rake


def edges(m, g, kit, rear=True, returns=True, dentils=False):
    """Deck, fascia, soffit, frieze, rake boards, drip edge and cornice returns."""
    t, L = kit["trim"], g.length
    for back in (False, True):
        m.frame = g.side(back)
        m.box((0, 0, -g.deck), (L, g.slope, -0.006), kit["board"])
        for x in (-0.028, L):
            m.box((x, -0.01, -0.21), (x + 0.028, g.slope + 0.02, -0.012), t)
            m.box((x - 0.012, -0.01, -0.075), (x + 0.040, g.slope + 0.02, -0.014), t)
            m.box((x - 0.016, -0.02, -0.016), (x + 0.044, g.slope, 0.002), kit["drip"])
        for x in (0, L - g.rake):
            m.box((x, 0, -0.20), (x + g.rake, g.slope, -0.18), t)
        m.box((-0.02, -0.022, -0.012), (L + 0.02, 0.05, 0.0), kit["drip"])
    m.frame = g.frame
    w, zf = g.width, g.top - 0.015
    for y0, y1, yw in ((-g.over - 0.02, -g.over + 0.005, 0.0), (g.depth + g.over - 0.005, g.depth + g.over + 0.02, g.depth)):
        m.box((-g.rake, y0, zf - 0.20), (w + g.rake, y1, zf), t)
        lo, hi = sorted((yw, y1 if yw == 0 else y0))
        m.box((-g.rake, lo, zf - 0.205), (w + g.rake, hi, zf - 0.185), kit["soffit"])
        s = -1 if yw == 0 else 1
        a, b = sorted((yw, yw + s * 0.028))
        m.box((-0.028, a, zf - 0.50), (w + 0.028, b, zf - 0.205), t)
        a, b = sorted((yw, yw + s * 0.075))
        m.box((-0.05, a, zf - 0.265), (w + 0.05, b, zf - 0.205), t)
        if dentils and s < 0:
            x = 0.0
            while x < w:
                m.box((x, yw - 0.068, zf - 0.335), (x + 0.055, yw, zf - 0.265), t)
                x += 0.105
        if returns:
            for x0, x1 in ((-g.rake - 0.03, 0.0), (w, w + g.rake + 0.03)):
                c, d = sorted((yw + s * (g.over - 0.004), yw - s * 0.62))
                m.box((x0, c, zf - 0.205), (x1, d, zf - 0.03), t)
                m.hexa(((x0, c, zf - 0.03), (x1, c, zf - 0.03), (x1, d, zf - 0.03), (x0, d, zf - 0.03),
                        (x0, c, zf - 0.01), (x1, c, zf - 0.01), (x1, d, zf + 0.02), (x0, d, zf + 0.02)), kit["drip"])


def gutter(m, g, kit, spouts, rear=False, ground=0.0):
    """K-style gutter on one eave with downspouts at the x positions in `spouts` (None to leave out)."""
    m.frame = g.frame if not rear else g.frame @ Matrix.Translation((g.width, g.depth, 0)) @ Matrix.Rotation(radians(180), 4, "Z")
    z, y, mat = g.top - 0.15, -g.over - 0.02, kit["gutter"]
    m.sweep(K_STYLE, [(-g.rake - 0.01, y, z), (g.width + g.rake + 0.01, y, z - 0.012)], mat)
    for x, low in ((-g.rake - 0.012, 0.0), (g.width + g.rake + 0.009, -0.012)):
        m.sweep([(a * 1.012, b) for a, b in K_STYLE[:9]], [(x, y, z + low), (x + 0.0035, y, z + low)], mat)
    x = 0.1
    while x < g.width:
        m.box((x, y - 0.12, z + 0.098), (x + 0.012, y, z + 0.106), mat)
        x += 0.61
    for x in spouts:
        downspout(m, x, y - 0.055, z, g.over, ground, mat)


def downspout(m, x, y, z, over, ground, mat):
    """2x3 corrugated spout: outlet, two elbows back to the wall, straps, kick-out."""
    wall = -0.055
    drop = max(0.28, (wall - y) * 0.75)
    path = [(x, y, z + 0.01), (x, y, z - 0.10), (x, wall, z - 0.10 - drop), (x, wall, ground + 0.26), (x, wall - 0.30, ground + 0.10)]
    m.sweep(SPOUT, path, mat, up=(1, 0, 0))
    zz = ground + 0.9
    while zz < z - 0.7:
        m.box((x - 0.085, wall - 0.043, zz), (x + 0.085, 0.0, zz + 0.028), mat)
        zz += 1.9


def tile(m, g, kit, rng, keep=shingles.always, rear=True):
    """Cover both slopes with architectural shingles and cap the ridge over a ridge vent."""
    for back in (False, True) if rear else (False,):
        shingles.architectural(m, g.side(back), g.length, g.slope, kit["shingle"], rng, keep if not back else shingles.always, lift=0.015)
    m.frame = g.frame
    y, z = g.depth / 2, g.ridge
    m.hexa(((0.3, y - 0.14, z - 0.10), (g.width - 0.3, y - 0.14, z - 0.10), (g.width - 0.3, y + 0.14, z - 0.10), (0.3, y + 0.14, z - 0.10),
            (0.3, y - 0.02, z + 0.012), (g.width - 0.3, y - 0.02, z + 0.012), (g.width - 0.3, y + 0.02, z + 0.012), (0.3, y + 0.02, z + 0.012)), kit["shingle"])
    f = g.frame @ axes((-g.rake, y, z + 0.006), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    shingles.caps(m, f, g.length, g.p, kit["shingle"], rng)


def seamed(m, g, kit, rng, panel=0.41):
    """Cover both slopes with standing seam: hemmed at the eave, folded over the rakes, with a vented cap on the ridge."""
    L, metal = g.length, kit["seam"]
    count = round(L / panel)
    for back in (False, True):
        m.frame = g.side(back)
        coverings.standing_seam(m, L * (1 - 0.5 / count), g.slope, metal, rng, panel=L / count)
        m.box((-0.03, -0.032, -0.030), (L + 0.03, -0.022, 0.004), metal)
        for x in (-0.044, L - 0.006):
            m.box((x, -0.03, -0.075), (x + 0.050, g.slope, 0.040), metal)
        m.box((-0.05, g.slope - 0.17, 0.040), (L + 0.05, g.slope + 0.042 * tan(g.p), 0.044), metal)
        m.box((-0.05, g.slope - 0.174, 0.016), (L + 0.05, g.slope - 0.168, 0.044), metal)


def pipe_vent(m, g, kit, x, up, rear=False):
    """Plumbing vent with a lead boot on the slope."""
    m.frame = g.side(rear)
    m.box((x - 0.16, up - 0.22, 0.006), (x + 0.16, up + 0.14, 0.012), kit["lead"])
    base = m.frame @ Vector((x, up, 0.0))
    m.frame = Matrix.Translation(base)
    m.tube([(0, 0, -0.1), (0, 0, 0.10), (0, 0, 0.13)], [0.10, 0.052, 0.048], kit["lead"], sides=16)
    m.tube([(0, 0, 0.0), (0, 0, 0.36)], [0.042, 0.042], kit["lead"], sides=16)


def box_vent(m, g, kit, x, up, rear=False):
    """Low static vent."""
    m.frame = g.side(rear)
    m.box((x - 0.24, up - 0.26, 0.006), (x + 0.24, up + 0.2, 0.013), kit["drip"])
    m.hexa(((x - 0.17, up - 0.17, 0.05), (x + 0.17, up - 0.17, 0.05), (x + 0.17, up + 0.15, 0.01), (x - 0.17, up + 0.15, 0.01),
            (x - 0.15, up - 0.16, 0.12), (x + 0.15, up - 0.16, 0.12), (x + 0.15, up + 0.12, 0.11), (x - 0.15, up + 0.12, 0.11)), kit["drip"])


def chimney(m, g, kit, x, y, w=1.15, d=0.75, rise=1.25):
    """Brick stack with corbelled cap, clay pots, stepped counterflashing. x, y is its centre."""
    m.frame = g.frame
    z1 = g.ridge + rise
    m.box((x - w / 2, y - d / 2, 0.0), (x + w / 2, y + d / 2, z1 - 0.34), kit["brick"])
    for k, (a, b) in enumerate(((0.34, 0.24), (0.24, 0.13), (0.13, 0.06))):
        e = (0.035, 0.075, 0.03)[k]
        m.box((x - w / 2 - e, y - d / 2 - e, z1 - a), (x + w / 2 + e, y + d / 2 + e, z1 - b), kit["brick"])
    m.hexa(((x - w / 2 - 0.05, y - d / 2 - 0.05, z1 - 0.06), (x + w / 2 + 0.05, y - d / 2 - 0.05, z1 - 0.06), (x + w / 2 + 0.05, y + d / 2 + 0.05, z1 - 0.06), (x - w / 2 - 0.05, y + d / 2 + 0.05, z1 - 0.06),
            (x - w / 2 + 0.1, y - d / 2 + 0.1, z1 + 0.03), (x + w / 2 - 0.1, y - d / 2 + 0.1, z1 + 0.03), (x + w / 2 - 0.1, y + d / 2 - 0.1, z1 + 0.03), (x - w / 2 + 0.1, y + d / 2 - 0.1, z1 + 0.03)), kit["stone"])
    for px in (x - w * 0.23, x + w * 0.23):
        m.tube([(px, y, z1), (px, y, z1 + 0.26), (px, y, z1 + 0.28), (px, y, z1 + 0.34)], [0.125, 0.115, 0.14, 0.135], kit["clay"], sides=18)
        m.tube([(px, y, z1 + 0.341), (px, y, z1 + 0.343)], [0.10, 0.10], kit["room"], sides=18)
    flash(m, g, kit, x, y, w, d)


def flash(m, g, kit, x, y, w, d):
    """Lead at the foot of a stack: apron in front, steps up both cheeks."""
    def roof_at(yy):
        return g.eave + min(yy, g.depth - yy) * tan(g.p) + g.deck / cos(g.p)
    ya, yb, e = y - d / 2, y + d / 2, 0.006
    for yy in (ya, yb):
        s = -1 if yy == ya else 1
        z = roof_at(yy)
        m.box((x - w / 2 - 0.03, min(yy, yy + s * e), z - 0.1), (x + w / 2 + 0.03, max(yy, yy + s * e), z + 0.19), kit["lead"])
    n = 6
    for i in range(n):
        a, b = ya + (yb - ya) * i / n, ya + (yb - ya) * (i + 1) / n
        z = (roof_at(a) + roof_at(b)) / 2
        for xx in (x - w / 2 - e, x + w / 2):
            m.box((xx, a, z - 0.25), (xx + e, b + 0.02, z + 0.16), kit["lead"])

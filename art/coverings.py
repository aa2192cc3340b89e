"""Cedar, slate, synthetic slate and standing seam, piece by piece, in the plane of the roof.

Plane: x along the eave, y up the slope, z out of the roof. Metres.
"""
from nodes import Shader


def courses(m, width, slope, mat, rng, exposure, length, widths, thick, gap=0.004, ragged=0.003, skew=0.0, sway=0.002, tones=(0.5, 0.2), splits=5):
    """Lay tapered pieces. A piece rests on the course below, so its butt stands thick * length / exposure above the deck."""
    n = int(slope / exposure) + 1
    for i in range(n):
        v0 = i * exposure - 0.03
        x = -rng.uniform(0, widths[1])
        while x < width:
            w = rng.uniform(*widths)
            t = rng.uniform(*thick)
            rise = t * length / exposure
            drop = rng.gauss(0, sway)
            lift = abs(rng.gauss(0, sway * 0.4))
            tone = min(1, max(0, rng.gauss(*tones)))
            piece(m, x + gap / 2, x + w - gap / 2, v0 + drop, min(v0 + length, slope + 0.05), rise + lift, t, mat, rng, ragged, skew, tone, splits)
            x += w
    return n


def piece(m, a, b, v0, v1, rise, t, mat, rng, ragged, skew, tone, splits):
    """One shake or slate: uneven butt, straight flanks, thin head under the next course."""
    tilt = rng.gauss(0, skew)
    low, high = [], []
    for k in range(splits + 1):
        f = k / splits
        x = a + (b - a) * f
        v = v0 + rng.gauss(0, ragged) + tilt * (f - 0.5)
        z = rise + rng.gauss(0, t * 0.05)
        if k in (0, splits):
            v += abs(rng.gauss(0, ragged * 1.2))
        high.append((x, v, z))
        low.append((x, v, z - t))
    head = 0.001
    p = m.points([*high, (b, v1, head), (a, v1, head), *low, (b, v1, head - 0.004), (a, v1, head - 0.004)])
    n = splits + 1
    m.poly([p + k for k in range(n + 2)], mat, tone)
    q = p + n + 2
    for k in range(splits):
        m.poly((q + k, q + k + 1, p + k + 1, p + k), mat, tone)
    m.poly((p + splits, q + splits, q + n, p + n), mat, tone)
    m.poly((p, p + n + 1, q + n + 1, q), mat, tone)


def standing_seam(m, width, slope, mat, rng, panel=0.41, rib=0.038):
    """Double-lock panels: a pan with two pencil ribs, a folded seam, clips' faint shadow."""
    n = int(width / panel) + 1
    for i in range(n):
        x = i * panel
        steps = 14
        for k in range(steps):
            a, b = slope * k / steps, slope * (k + 1) / steps
            m.face(((x, a, 0), (x + panel, a, 0), (x + panel, b, 0), (x, b, 0)), mat, rng.uniform(0.42, 0.58) if k == 0 else 0.5)
        m.box((x - 0.0045, -0.004, 0), (x + 0.0045, slope, rib), mat)
        m.box((x - 0.0045, -0.006, rib - 0.012), (x + 0.0130, slope, rib - 0.009), mat)
        m.box((x - 0.0055, -0.006, rib - 0.002), (x + 0.0140, slope, rib + 0.002), mat)
        m.box((x + 0.0105, -0.006, rib - 0.012), (x + 0.0140, slope, rib + 0.001), mat)
        for r in (0.34, 0.66):
            c = x + panel * r
            m.hexa(((c - 0.012, 0.02, -0.001), (c + 0.012, 0.02, -0.001), (c + 0.012, slope, -0.001), (c - 0.012, slope, -0.001),
                    (c - 0.003, 0.03, 0.0035), (c + 0.003, 0.03, 0.0035), (c + 0.003, slope, 0.0035), (c - 0.003, slope, 0.0035)), mat)


def cedar(name="cedar-shake"):
    """Split cedar a few years old: silver and honey, checks along the grain."""
    s = Shader(name)
    tone = s.attr("tone")
    shift = s.node("ShaderNodeCombineXYZ")
    s.put(shift.inputs[0], s.math("MULTIPLY", tone, 37.0))
    s.put(shift.inputs[1], s.math("MULTIPLY", tone, 91.0))
    p = s.vector("ADD", s.where(), shift.outputs[0])
    fine = s.noise(1.0, 6.0, 0.65, at=s.scaled(p, (210, 5, 60)), distort=0.4)
    wide = s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (38, 1.6, 20)), distort=0.6)
    check = s.noise(1.0, 3.0, 0.5, at=s.scaled(p, (120, 2.2, 30)))
    c = s.ramp(tone, [(0.0, (0.060, 0.040, 0.026)), (0.3, (0.135, 0.090, 0.058)), (0.55, (0.205, 0.142, 0.092)), (0.8, (0.225, 0.190, 0.152)), (1.0, (0.27, 0.25, 0.22))])
    c = s.mix(0.85, c, s.ramp(fine, [(0.28, (0.22, 0.20, 0.18)), (0.5, (0.5, 0.5, 0.5)), (0.72, (0.74, 0.72, 0.68))]), "OVERLAY")
    c = s.mix(s.span(wide, 0.42, 0.70, 0.05, 0.7), c, (0.20, 0.190, 0.178))
    crack = s.span(check, 0.66, 0.70, 0, 0.85)
    c = s.mix(crack, c, (0.018, 0.013, 0.010))
    h = s.math("SUBTRACT", s.math("ADD", s.math("MULTIPLY", fine, 0.5), s.math("MULTIPLY", wide, 1.2)), crack)
    return s.finish(c, 0.85, h, 0.0035, 0.2)


def slate(name="slate", tones=None, cleft=0.004):
    """Natural slate: grey, green, plum; cleft layers on the face, mineral bloom."""
    s = Shader(name)
    tone = s.attr("tone")
    shift = s.node("ShaderNodeCombineXYZ")
    s.put(shift.inputs[0], s.math("MULTIPLY", tone, 53.0))
    s.put(shift.inputs[1], s.math("MULTIPLY", tone, 29.0))
    p = s.vector("ADD", s.where(), shift.outputs[0])
    n = s.noise(9.0, 7.0, 0.62, at=s.scaled(p, (1, 0.6, 1)), distort=0.5)
    step = s.math("DIVIDE", s.math("FLOOR", s.math("MULTIPLY", n, 9.0)), 9.0)
    layer = s.math("ADD", s.math("MULTIPLY", step, 0.65), s.math("MULTIPLY", n, 0.35))
    fine = s.noise(160.0, 4.0, 0.7, at=p)
    c = s.ramp(tone, tones or [(0.0, (0.030, 0.034, 0.038)), (0.3, (0.055, 0.060, 0.065)), (0.5, (0.078, 0.082, 0.084)), (0.68, (0.066, 0.078, 0.068)),
                               (0.84, (0.085, 0.066, 0.072)), (1.0, (0.130, 0.118, 0.098))])
    c = s.mix(0.6, c, s.ramp(layer, [(0.3, (0.36, 0.36, 0.37)), (0.7, (0.66, 0.65, 0.63))]), "OVERLAY")
    c = s.mix(0.5, c, s.ramp(fine, [(0.3, (0.38, 0.38, 0.38)), (0.7, (0.64, 0.64, 0.64))]), "OVERLAY")
    rust = s.noise(3.0, 5.0, 0.65, at=p)
    c = s.mix(s.span(rust, 0.60, 0.78, 0, 0.5), c, (0.155, 0.088, 0.045))
    lichen = s.noise(26.0, 5.0, 0.6, at=p)
    c = s.mix(s.span(lichen, 0.69, 0.72, 0, 0.55), c, (0.26, 0.27, 0.22))
    h = s.math("ADD", layer, s.math("MULTIPLY", fine, 0.10))
    return s.finish(c, s.span(n, 0.3, 0.7, 0.42, 0.7), h, cleft, 0.45)


def synthetic(name="synthetic"):
    """Moulded polymer slate: even colour lots, shallow repeated grain, satin face."""
    return slate(name, [(0.0, (0.034, 0.036, 0.039)), (0.35, (0.048, 0.050, 0.054)), (0.6, (0.066, 0.068, 0.072)), (0.85, (0.088, 0.088, 0.090)), (1.0, (0.105, 0.098, 0.092))], 0.0022)


def seam_metal(name="seam", color=(0.040, 0.047, 0.050), rough=0.26, age=1.0):
    """Coated steel with oil-canning that bends the sky's reflection; a little dust in the pans."""
    s = Shader(name)
    p = s.where()
    can = s.noise(1.0, 2.0, 0.5, at=s.scaled(p, (5.2, 1.3, 1)))
    dust = s.noise(1.0, 5.0, 0.65, at=s.scaled(p, (9, 1.2, 4)))
    c = s.mix(s.span(dust, 0.45, 0.8, 0, 0.07 * age), color, (0.22, 0.20, 0.17))
    speck = s.noise(900.0, 1.0, at=p)
    c = s.mix(s.span(speck, 0.55, 0.7, 0, 0.12 * age), c, (0.30, 0.28, 0.26))
    r = s.span(dust, 0.3, 0.75, rough, rough + 0.14 * age)
    return s.finish(c, r, can, 0.010, 0.6, Metallic=0.0, Clearcoat=0.5, Clearcoat_Roughness=0.12)

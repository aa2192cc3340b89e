"""Brick, stone trim and concrete as shaders; brick is laid in Flemish bond, sizes in metres."""
from nodes import Shader

COURSE = 0.0677   # 57 mm brick, 10.7 mm joint
PAIR = 0.325      # stretcher 203 + header 102 + two joints
RED = [(0.0, (0.105, 0.032, 0.022)), (0.3, (0.20, 0.056, 0.032)), (0.55, (0.26, 0.078, 0.044)),
       (0.8, (0.31, 0.108, 0.062)), (1.0, (0.16, 0.060, 0.052))]


def brick(name="brick", tones=RED, mortar=(0.33, 0.28, 0.225), soldier=False, burnt=0.65, years=0.0):
    """`burnt` is how far the dark headers stand out; 0 under paint. `years` (0..1) is for close views: chipped arrises, hollow and patched joints, soot, lime, moss."""
    s = Shader(name)
    tc = s.node("ShaderNodeTexCoord")
    x, y, z = s.split(tc.outputs["Object"])
    nx, ny, nz = (s.math("ABSOLUTE", c) for c in s.split(tc.outputs["Normal"]))
    side = s.math("GREATER_THAN", nx, 0.5)
    flat = s.math("GREATER_THAN", nz, 0.6)
    u = s.math("ADD", s.math("MULTIPLY", side, y), s.math("MULTIPLY", s.math("SUBTRACT", 1.0, side), x))
    v = s.math("ADD", s.math("MULTIPLY", flat, y), s.math("MULTIPLY", s.math("SUBTRACT", 1.0, flat), z))
    wob = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(9.0, 2.0, at=tc.outputs["Object"]), 0.5), 0.010 - 0.006 * years)
    v = s.math("ADD", v, wob)
    if soldier:
        u, v = v, u
    row_f = s.math("DIVIDE", v, COURSE)
    row = s.math("FLOOR", row_f)
    fv = s.math("SUBTRACT", row_f, row)
    u_f = s.math("ADD", s.math("DIVIDE", u, PAIR), s.math("MULTIPLY", s.math("MODULO", s.math("ADD", row, 1000.0), 2.0), 0.5))
    col = s.math("FLOOR", u_f)
    f = s.math("SUBTRACT", u_f, col)
    head = s.math("GREATER_THAN", f, 0.655)
    # distance to the nearest joint, in metres
    d_left = s.math("MINIMUM", f, s.math("ABSOLUTE", s.math("SUBTRACT", f, 0.655)))
    du = s.math("MULTIPLY", s.math("MINIMUM", d_left, s.math("SUBTRACT", 1.0, f)), PAIR)
    dv = s.math("MULTIPLY", s.math("MINIMUM", fv, s.math("SUBTRACT", 1.0, fv)), COURSE)
    d = s.math("MINIMUM", du, dv)
    rough_edge = s.math("MULTIPLY", s.noise(60.0, 2.0, at=tc.outputs["Object"]), 0.004)
    if years:
        chip = s.noise(26.0, 4.0, 0.65, at=tc.outputs["Object"])
        rough_edge = s.math("ADD", rough_edge, s.span(chip, 0.50, 0.78, 0.0, 0.013 * years))
    solid = s.span(s.math("SUBTRACT", d, rough_edge), 0.0022, 0.0052, smooth=True)
    pick = s.random(col, row, head)
    dark_head = s.math("MULTIPLY", head, s.math("GREATER_THAN", s.random(row, col, 7.3), 0.62))
    color = s.ramp(pick, tones)
    color = s.mix(s.math("MULTIPLY", dark_head, burnt), color, (0.055, 0.034, 0.038))
    grain = s.noise(70.0, 4.0, 0.7, at=tc.outputs["Object"])
    color = s.mix(0.5, color, s.ramp(grain, [(0.3, (0.30, 0.30, 0.30)), (0.7, (0.72, 0.70, 0.68))]), "OVERLAY")
    joint = s.mix(s.noise(4.0, 3.0, at=tc.outputs["Object"]), mortar, tuple(c * 0.55 for c in mortar))
    if years:
        color, joint = aged(s, tc.outputs["Object"], color, joint, mortar, s.random(row, col, s.math("ADD", head, 3.1)), grain, years)
    color = s.mix(solid, joint, color)
    # years: streaks that run down, damp near the ground, bleaching in patches
    streak = s.noise(1.0, 4.0, 0.6, at=s.scaled(tc.outputs["Object"], (1.7, 1.7, 0.22)))
    color = s.mix(s.span(streak, 0.50, 0.78, 0, 0.45), color, (0.062, 0.046, 0.038))
    color = s.mix(s.span(s.noise(0.6, 2.0, at=tc.outputs["Object"]), 0.5, 0.8, 0, 0.22), color, (0.40, 0.27, 0.20))
    color = s.mix(s.span(z, 0.0, 0.7, 0.42, 0.0), color, (0.055, 0.044, 0.034))
    height = s.math("ADD", solid, s.math("MULTIPLY", grain, 0.35 + 0.5 * years))
    return s.finish(color, s.span(pick, 0, 1, 0.72, 0.9), height, 0.006, 0.25)


def aged(s, p, color, joint, mortar, jitter, grain, years):
    """Brick and joint after decades: each brick burnt and worn differently, sand and pits in its face, soot in runs, lime at some joints, mortar of several patchings."""
    color = s.mix(years, color, s.mix(s.span(jitter, 0.0, 1.0, 0.0, 0.62), color, (0.050, 0.026, 0.022)))
    pits = s.noise(190.0, 3.0, 0.7, at=p)
    color = s.mix(s.span(pits, 0.56, 0.70, 0.0, 0.75 * years), color, (0.045, 0.026, 0.021))
    color = s.mix(s.span(pits, 0.40, 0.28, 0.0, 0.38 * years), color, (0.36, 0.25, 0.19))
    face = s.noise(17.0, 5.0, 0.65, at=p)
    color = s.mix(s.span(face, 0.46, 0.70, 0.0, 0.55 * years), color, (0.090, 0.052, 0.040))
    lime = s.noise(2.6, 6.0, 0.68, at=p, distort=0.6)
    color = s.mix(s.span(lime, 0.57, 0.74, 0.0, 0.42 * years), color, (0.36, 0.30, 0.255))
    soot = s.noise(1.0, 5.0, 0.62, at=s.scaled(p, (4.5, 4.5, 0.5)))
    color = s.mix(s.span(soot, 0.46, 0.68, 0.0, 0.62 * years), color, (0.040, 0.031, 0.027))
    sand = s.noise(240.0, 2.0, 0.8, at=p)
    joint = s.mix(s.span(s.noise(0.9, 2.0, at=p), 0.44, 0.56), joint, tuple(k * f for k, f in zip(mortar, (0.60, 0.60, 0.62))))
    joint = s.mix(s.span(s.noise(11.0, 4.0, 0.6, at=p), 0.45, 0.72, 0.0, 0.8 * years), joint, (0.072, 0.064, 0.050))
    joint = s.mix(s.span(sand, 0.42, 0.68, 0.0, 0.55), joint, tuple(k * 0.5 for k in mortar))
    return color, s.mix(s.span(soot, 0.46, 0.70, 0.0, 0.7 * years), joint, (0.045, 0.038, 0.032))


def stone(name="limestone", color=(0.46, 0.41, 0.33), rough=0.8):
    s = Shader(name)
    p = s.where()
    n = s.noise(14.0, 5.0, 0.65, at=p)
    c = s.mix(s.span(n, 0.3, 0.75), tuple(k * 0.72 for k in color), color)
    c = s.mix(s.span(s.noise(1.3, 3.0, at=p), 0.52, 0.8, 0, 0.5), c, tuple(k * 0.4 for k in color))
    return s.finish(c, rough, n, 0.002, 0.3)


def paving(name, color, cracks=0.5, joint=0.0, rough=0.85):
    """Concrete or asphalt underfoot; `joint` is the spacing of sawn joints, 0 for none."""
    s = Shader(name)
    p = s.world()
    fine = s.noise(160.0, 2.0, 0.8, at=p)
    wide = s.noise(0.35, 4.0, 0.6, at=p)
    c = s.mix(s.span(wide, 0.35, 0.7), tuple(k * 0.70 for k in color), tuple(k * 1.12 for k in color))
    c = s.mix(0.55, c, s.ramp(fine, [(0.25, (0.3, 0.3, 0.3)), (0.75, (0.74, 0.73, 0.70))]), "OVERLAY")
    v = s.node("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=p, Scale=0.22).outputs["Distance"]
    wander = s.math("ADD", v, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(2.0, 4.0, at=p), 0.5), 0.10))
    crack = s.span(s.math("ABSOLUTE", wander), 0.0, 0.006, cracks, 0.0)
    c = s.mix(crack, c, (0.015, 0.014, 0.013))
    if joint:
        x, y, _ = s.split(p)
        for k in (x, y):
            m = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", k, joint)), 0.5))
            c = s.mix(s.span(m, 0.0, 0.010, 0.7, 0.0), c, (0.05, 0.045, 0.04))
    return s.finish(c, rough, fine, 0.003, 0.35)


def wet(name, low, high, pools=0.5, damp=0.42):
    """Stone or asphalt after rain: dark, with water standing where it is hollow; `pools` is how much of it, `damp` the roughness between."""
    s = Shader(name)
    p = s.world()
    pool, fine = s.noise(1.1, 4.0, 0.55, at=p), s.noise(90.0, 3.0, 0.7, at=p)
    c = s.mix(s.attr("tone"), low, high)
    c = s.mix(s.span(fine, 0.3, 0.7, 0.0, 0.5), c, tuple(k * 0.6 for k in low))
    edge = 0.76 - 0.5 * pools
    c = s.mix(s.span(pool, edge - 0.05, edge + 0.07, 0.0, 0.5), c, tuple(k * 0.36 for k in low))
    height = s.math("MULTIPLY", fine, s.span(pool, edge - 0.03, edge + 0.09, 1.0, 0.0))
    return s.finish(c, s.span(pool, edge - 0.07, edge + 0.05, damp, 0.05), height, 0.004, 0.5)

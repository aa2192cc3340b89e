"""Paint, metal, glass, cloth, wood and leaf shaders. Colours are linear RGB."""
from nodes import Shader

WHITE = (0.70, 0.68, 0.63)


def paint(name="trim", color=WHITE, rough=0.42, dirt=0.35):
    s = Shader(name)
    p = s.where()
    c = s.mix(s.span(s.noise(2.2, 4.0, at=p), 0.45, 0.8, 0, dirt), color, tuple(k * 0.62 for k in color))
    c = s.mix(s.span(s.noise(1.0, 4.0, 0.6, at=s.scaled(p, (9, 9, 0.7))), 0.55, 0.8, 0, dirt), c, tuple(k * 0.55 for k in color))
    return s.finish(c, rough, s.noise(45.0, 2.0, at=p), 0.0006, 0.45)


def lap_siding(name, color, lap=0.11):
    """Distant clapboard: the laps are bump and a shadow line, for walls beyond 25 m."""
    s = Shader(name)
    p = s.where()
    _, _, z = s.split(p)
    f = s.math("FRACT", s.math("DIVIDE", s.math("ADD", z, 100.0), lap))
    c = s.mix(s.span(f, 0.80, 0.98, 0, 0.6), color, tuple(k * 0.25 for k in color))
    c = s.mix(s.span(s.noise(1.5, 3.0, at=p), 0.45, 0.8, 0, 0.35), c, tuple(k * 0.7 for k in color))
    return s.finish(c, 0.5, s.math("SUBTRACT", 1.0, f), 0.012, 0.4)


def metal(name, color, rough=0.34, metallic=0.0, wave=0.0015, scale=5.0):
    """Painted (metallic 0) or bare sheet metal with slight oil-canning."""
    s = Shader(name)
    p = s.where()
    smear = s.noise(18.0, 4.0, 0.7, at=p)
    c = s.mix(s.span(smear, 0.4, 0.8, 0, 0.3), color, tuple(k * 0.7 for k in color))
    return s.finish(c, s.span(smear, 0.3, 0.8, rough * 0.8, rough * 1.5), s.noise(scale, 2.0, at=p), wave * 8, 0.5, Metallic=metallic)


def glass(name="glass"):
    """Window pane: clear, with old-glass waviness in what it reflects."""
    s = Shader(name)
    p = s.where()
    wave = s.bump(s.noise(3.2, 1.5, at=p), 0.010, 0.5)
    gloss = s.node("ShaderNodeBsdfGlossy", Roughness=0.015, Color=(1, 1, 1), Normal=wave).outputs[0]
    clear = s.node("ShaderNodeBsdfTransparent", Color=(0.72, 0.77, 0.76)).outputs[0]
    fres = s.node("ShaderNodeFresnel", IOR=1.9, Normal=wave).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=s.math("MULTIPLY", fres, 1.25))
    s.put(m.inputs[1], clear)
    s.put(m.inputs[2], gloss)
    return s.surface(m.outputs[0])


def cloth(name="curtain", color=(0.62, 0.57, 0.48)):
    s = Shader(name)
    d = s.node("ShaderNodeBsdfDiffuse", Color=color).outputs[0]
    t = s.node("ShaderNodeBsdfTranslucent", Color=color).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=0.4)
    s.put(m.inputs[1], d)
    s.put(m.inputs[2], t)
    return s.surface(m.outputs[0])


def glow(name, color=(1.0, 0.58, 0.26), power=1.2):
    s = Shader(name)
    n = s.span(s.noise(1.3, 1.0, at=s.where()), 0.35, 0.7, 0.25, 1.0)
    e = s.node("ShaderNodeEmission", Color=color, Strength=s.math("MULTIPLY", n, power))
    return s.surface(e.outputs[0])


def plain(name, color, rough=0.8):
    return Shader(name).finish(color, rough)


def leaf(name, dark, mid, light, gloss=0.25, through=0.45):
    """Leaves: tone per leaf, tone per tree, light through the blade."""
    s = Shader(name)
    tone = s.attr("tone")
    tree = s.node("ShaderNodeObjectInfo").outputs["Random"]
    c = s.ramp(tone, [(0.0, dark), (0.55, mid), (1.0, light)])
    c = s.node("ShaderNodeHueSaturation", Hue=s.span(tree, 0, 1, 0.482, 0.515), Saturation=s.span(tree, 0, 1, 0.85, 1.08),
               Value=s.span(tree, 0, 1, 0.8, 1.12), Color=c).outputs[0]
    p = s.principled(Base_Color=c, Roughness=0.5, Specular=gloss).outputs[0]
    t = s.node("ShaderNodeBsdfTranslucent", Color=s.mix(1.0, c, (1.0, 0.93, 0.45), "MULTIPLY")).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=through)
    s.put(m.inputs[1], p)
    s.put(m.inputs[2], t)
    return s.surface(m.outputs[0])


def bark(name="bark", color=(0.10, 0.078, 0.060)):
    s = Shader(name)
    p = s.scaled(s.where(), (9, 9, 2.2))
    n = s.noise(2.0, 6.0, 0.7, at=p)
    c = s.mix(s.span(n, 0.3, 0.7), tuple(k * 0.45 for k in color), tuple(k * 1.5 for k in color))
    return s.finish(c, 0.95, n, 0.05, 0.1)


def wood(name, color, grain=(30, 30, 1.2), rough=0.7):
    """Sawn wood; `grain` stretches the figure along the axis with the small number."""
    s = Shader(name)
    p = s.scaled(s.where(), grain)
    n = s.noise(1.0, 5.0, 0.65, at=p, distort=0.3)
    tone = s.attr("tone")
    c = s.mix(s.span(n, 0.3, 0.7), tuple(k * 0.55 for k in color), color)
    c = s.mix(s.span(tone, 0, 1, 0.0, 0.6), c, tuple(k * 0.5 for k in color))
    return s.finish(c, rough, n, 0.002, 0.3)


def boards(name="boards", color=(0.205, 0.135, 0.085), rough=0.42):
    """Oiled oak boards along x, each cut elsewhere from the log (its tone says where): arched rings, pores, flecks, rubbed places."""
    s = Shader(name)
    p = s.where()
    x, y, _ = s.split(p)
    tone = s.attr("tone")
    v = s.node("ShaderNodeCombineXYZ", X=s.math("ADD", x, s.math("MULTIPLY", tone, 37.0)), Y=y, Z=s.math("MULTIPLY", tone, 91.0)).outputs[0]
    log = s.noise(1.0, 1.5, 0.4, at=s.scaled(v, (0.42, 4.2, 1)), distort=0.18)
    ring = s.math("FRACT", s.math("MULTIPLY", log, 24.0))
    late = s.math("MULTIPLY", s.span(ring, 0.05, 0.80, smooth=True), s.span(ring, 0.80, 1.0, 1.0, 0.0))
    fibre = s.noise(1.0, 4.0, 0.65, at=s.scaled(v, (3.5, 240, 1)))
    pore = s.math("MULTIPLY", s.span(s.noise(1.0, 1.0, at=s.scaled(v, (46, 1100, 1))), 0.56, 0.66), s.span(late, 0.15, 0.6, 0.25, 1.0))
    c = s.mix(tone, tuple(k * 1.12 for k in color), (color[0] * 0.66, color[1] * 0.60, color[2] * 0.55))
    c = s.mix(s.span(s.noise(1.0, 3.0, at=s.scaled(v, (1.1, 7, 1))), 0.35, 0.7, 0, 0.4), c, tuple(k * 0.78 for k in color))
    c = s.mix(s.math("MULTIPLY", late, 0.42), c, (color[0] * 0.60, color[1] * 0.50, color[2] * 0.42))
    c = s.mix(0.42, c, s.ramp(fibre, [(0.3, (0.38, 0.38, 0.38)), (0.7, (0.60, 0.60, 0.60))]), "OVERLAY")
    c = s.mix(s.math("MULTIPLY", pore, 0.55), c, tuple(k * 0.30 for k in color))
    rub = s.noise(5.0, 5.0, 0.62, at=p)
    return s.finish(c, s.span(rub, 0.35, 0.70, rough * 0.85, rough * 1.35), s.math("SUBTRACT", s.math("MULTIPLY", fibre, 0.5), pore), 0.0003, 0.35)


def plywood(name="plywood", color=(0.31, 0.222, 0.140)):
    """Rotary-cut fir along x: wide flames, knots with the figure bent round them, a few plugs, sanding scuffs and a chalk-dry face."""
    s = Shader(name)
    p = s.where()
    x, y, _ = s.split(p)
    v = s.node("ShaderNodeCombineXYZ")
    for i, c in enumerate((x, y, s.math("MULTIPLY", s.attr("tone"), 23.0))):
        s.put(v.inputs[i], c)
    v = v.outputs[0]
    far, pick = s.cells(1.0, s.scaled(v, (2.3, 5.0, 1)))
    has = s.math("GREATER_THAN", pick, 0.45)
    bend = s.math("MULTIPLY", s.span(far, 0.0, 0.45, 0.07, 0.0, smooth=True), has)
    w = s.vector("ADD", v, s.node("ShaderNodeCombineXYZ", Y=bend).outputs[0])
    flame = s.noise(1.0, 2.0, 0.5, at=s.scaled(w, (0.75, 6.5, 1)), distort=0.55)
    ring = s.math("FRACT", s.math("MULTIPLY", flame, 15.0))
    late = s.math("MULTIPLY", s.span(ring, 0.25, 0.92), s.span(ring, 0.92, 1.0, 1.0, 0.0))
    fine = s.noise(1.0, 5.0, 0.7, at=s.scaled(v, (6, 330, 1)))
    c = s.mix(s.span(s.noise(1.6, 3.0, at=v), 0.35, 0.7), color, tuple(k * 1.18 for k in color))
    c = s.mix(s.math("MULTIPLY", late, 0.62), c, (color[0] * 0.62, color[1] * 0.45, color[2] * 0.34))
    c = s.mix(0.5, c, s.ramp(fine, [(0.3, (0.36, 0.36, 0.36)), (0.7, (0.62, 0.62, 0.61))]), "OVERLAY")
    core = s.math("MULTIPLY", s.span(far, 0.045, 0.085, 1.0, 0.0, smooth=True), has)
    c = s.mix(core, c, (color[0] * 0.30, color[1] * 0.20, color[2] * 0.13))
    scuff = s.noise(3.2, 5.0, 0.65, at=p)
    c = s.mix(s.span(scuff, 0.52, 0.75, 0, 0.35), c, (0.20, 0.17, 0.14))
    return s.finish(c, 0.82, s.math("ADD", fine, s.math("MULTIPLY", late, 0.4)), 0.0012, 0.2)


def worn(name, coat, steel=(0.36, 0.35, 0.34), bare=0.5, rough=0.34):
    """A tool's coat rubbed through to the steel: chips at random, scratches along the piece."""
    s = Shader(name)
    p = s.where()
    chip = s.noise(75.0, 5.0, 0.62, at=p)
    scratch = s.noise(1.0, 3.0, 0.6, at=s.scaled(p, (30, 420, 120)))
    gone = s.math("MAXIMUM", s.span(chip, 0.66 - 0.22 * bare, 0.69 - 0.22 * bare), s.span(scratch, 0.66, 0.70, 0, 0.8))
    rust = s.span(s.noise(16.0, 5.0, 0.6, at=p), 0.55, 0.75, 0, 0.6)
    c = s.mix(gone, coat, s.mix(rust, steel, (0.115, 0.055, 0.028)))
    return s.finish(c, s.math("ADD", s.math("MULTIPLY", chip, 0.3), rough - 0.1), chip, 0.0008, 0.5, Metallic=s.math("MULTIPLY", gone, 0.85))

"""Snow on roofs, ground and twigs, ice along an eave. Metres."""
from math import cos, floor, pi, sin

from mathutils import Vector

from nodes import Shader

WHITE = (0.80, 0.825, 0.86)


def powder(name="snow"):
    """Fresh snow: matt, wind-ruffled, a few crystals that catch the sun."""
    s = Shader(name)
    p = s.world()
    ruffle, grain = s.noise(7.0, 5.0, 0.6, at=p), s.noise(240.0, 2.0, 0.7, at=p)
    c = s.mix(s.span(ruffle, 0.35, 0.65), tuple(k * 0.94 for k in WHITE), WHITE)
    h = s.math("ADD", ruffle, s.math("MULTIPLY", grain, 0.10))
    return s.finish(c, s.span(grain, 0.60, 0.66, 0.85, 0.30), h, 0.020, 0.3)


def ice(name="ice"):
    """Icicles and the lip of ice behind them: clear at the rim, milky within."""
    s = Shader(name)
    p = s.world()
    wave = s.bump(s.noise(55.0, 3.0, at=s.scaled(p, (1, 1, 0.35))), 0.006)
    t = s.node("ShaderNodeBsdfTransparent", Color=(0.84, 0.90, 0.94)).outputs[0]
    d = s.principled(Base_Color=(0.70, 0.77, 0.83), Roughness=0.25, Specular=0.5, Normal=wave).outputs[0]
    g = s.node("ShaderNodeBsdfGlossy", Roughness=0.04, Normal=wave).outputs[0]
    milk = s.node("ShaderNodeMixShader", Fac=s.span(s.noise(14.0, 3.0, at=p), 0.35, 0.65, 0.25, 0.65))
    s.put(milk.inputs[1], t)
    s.put(milk.inputs[2], d)
    m = s.node("ShaderNodeMixShader", Fac=s.math("MULTIPLY", s.node("ShaderNodeFresnel", IOR=1.5, Normal=wave).outputs[0], 1.3))
    s.put(m.inputs[1], milk.outputs[0])
    s.put(m.inputs[2], g)
    return s.surface(m.outputs[0])


def dust(mat, share=0.8, steep=0.25):
    """Snow caught on whatever of a material looks up: leaves, limbs, railings."""
    s = Shader.__new__(Shader)
    s.mat, s.tree = mat, mat.node_tree
    s.out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
    old = s.out.inputs["Surface"].links[0].from_socket
    geo = s.node("ShaderNodeNewGeometry")
    up = s.split(geo.outputs["Normal"])[2]
    patch = s.noise(9.0, 4.0, 0.6, at=geo.outputs["Position"])
    fac = s.math("MULTIPLY", s.span(s.math("ADD", up, s.math("MULTIPLY", s.math("SUBTRACT", patch, 0.5), 0.9)), steep, steep + 0.25), share)
    white = s.principled(Base_Color=WHITE, Roughness=0.85, Specular=0.2).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=fac)
    s.put(m.inputs[1], old)
    s.put(m.inputs[2], white)
    return s.surface(m.outputs[0])


def rumple(x, y, scale, seed=0.0):
    """Smooth noise between -1 and 1, the same in every version of Blender."""
    x, y = x * scale, y * scale
    i, j = floor(x), floor(y)

    def corner(a, b):
        k = sin(a * 127.1 + b * 311.7 + seed * 74.7) * 43758.5453
        return 2 * (k - floor(k)) - 1
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    return (corner(i, j) * (1 - u) + corner(i + 1, j) * u) * (1 - v) + (corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u) * v


def blanket(m, frame, length, slope, depth, mat, cell=0.07, base=0.004):
    """Snow on a roof plane, `depth(u, v)` thick; below zero it has melted and the covering shows. Rounded over the eave and rakes."""
    m.frame = frame
    nu, nv = max(2, round(length / cell)), max(2, round(slope / cell))
    us = [-0.035, -0.03, *(length * i / nu for i in range(nu + 1)), length + 0.03, length + 0.035]
    vs = [-0.055, -0.05, *(slope * j / nv for j in range(nv + 1))]
    rows, deep = [], []
    for j, v in enumerate(vs):
        line, ts = [], []
        for i, u in enumerate(us):
            t = depth(min(max(u, 0), length), min(max(v, 0), slope))
            edge = 0.0 if j == 0 or i in (0, len(us) - 1) else 0.62 if j == 1 or i in (1, len(us) - 2) else 1.0
            ts.append(t)
            line.append((u, v, base + max(t, -0.03) * edge if t > 0 else base + max(t, -0.03)))
        rows.append(m.points(line))
        deep.append(ts)
    for j in range(len(vs) - 1):
        for i in range(len(us) - 1):
            if max(deep[j][i], deep[j][i + 1], deep[j + 1][i], deep[j + 1][i + 1]) > 0:
                a, b = rows[j] + i, rows[j + 1] + i
                m.poly((a, a + 1, b + 1, b), mat, 0.5, True)


def field(m, x0, x1, y0, y1, height, mat, cell=0.16):
    """Snow on the ground, `height(x, y)` above the soil; left out where it is below zero."""
    nx, ny = round((x1 - x0) / cell), round((y1 - y0) / cell)
    rows, hs = [], []
    for j in range(ny + 1):
        y = y0 + (y1 - y0) * j / ny
        line = [(x0 + (x1 - x0) * i / nx, y) for i in range(nx + 1)]
        h = [height(*p) for p in line]
        rows.append(m.points([(x, yy, max(z, -0.05)) for (x, yy), z in zip(line, h)]))
        hs.append(h)
    for j in range(ny):
        for i in range(nx):
            if max(hs[j][i], hs[j][i + 1], hs[j + 1][i], hs[j + 1][i + 1]) > 0:
                a, b = rows[j] + i, rows[j + 1] + i
                m.poly((a, a + 1, b + 1, b), mat, 0.5, True)


def icicle(m, at, length, mat, rng, r=None):
    """A ringed, slightly crooked cone that hangs from `at`."""
    at, r = Vector(at), r or 0.010 + 0.020 * length
    n, lean = 9, Vector((rng.gauss(0, 0.012), rng.gauss(0, 0.012), 0))
    path = [at + Vector((0, 0, 0.03 - (length + 0.03) * k / n)) + lean * (k / n) * length * 3 for k in range(n + 1)]
    m.tube(path, [max(0.0015, r * (1 - k / n) ** 0.8 * (1.35 if k == 0 else 1.0) * (1 + 0.10 * (-1) ** k)) for k in range(n + 1)], mat, sides=8)


def fringe(m, rng, a, b, mat, often=0.10, longest=0.5):
    """Icicles along an edge from a to b: clusters where water runs, hardly any between them."""
    a, b = Vector(a), Vector(b)
    span, s, seed = (b - a).length, 0.0, rng.uniform(0, 50)
    while s < span:
        wet = max(0.06, 0.5 + 0.9 * rumple(s, 0, 0.9, seed))
        if rng.random() < 0.35 + 0.6 * wet:
            icicle(m, a.lerp(b, s / span), longest * wet * rng.uniform(0.15, 1.0), mat, rng)
        s += often * rng.uniform(0.4, 1.5)


def drift(m, at, size, mat, rng):
    """A cap of snow on a post, a rail's end or a shrub."""
    x, y, z = at
    rings, sides, base = 5, 14, []
    for k in range(rings):
        t = k / (rings - 1) * pi / 2
        base.append(m.points([(x + size[0] * cos(t) * cos(2 * pi * i / sides), y + size[1] * cos(t) * sin(2 * pi * i / sides), z + size[2] * sin(t)) for i in range(sides)]))
    for a, b in zip(base, base[1:]):
        for i in range(sides):
            m.poly((a + i, a + (i + 1) % sides, b + (i + 1) % sides, b + i), mat, 0.5, True)

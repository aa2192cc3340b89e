"""Rain left behind: drops on metal, hanging drops, wet sheen. Metres."""
from math import cos, pi, sin

from mathutils import Vector

from nodes import Shader


def clear(name="water"):
    """Clear water as a lens-bright skin: beads this small show their highlight and rim, not what they refract."""
    s = Shader(name)
    t = s.node("ShaderNodeBsdfTransparent", Color=(0.90, 0.92, 0.93)).outputs[0]
    g = s.node("ShaderNodeBsdfGlossy", Roughness=0.03).outputs[0]
    m = s.node("ShaderNodeMixShader", Fac=s.math("MINIMUM", s.math("MULTIPLY", s.node("ShaderNodeFresnel", IOR=1.33).outputs[0], 1.6), 0.8))
    s.put(m.inputs[1], t)
    s.put(m.inputs[2], g)
    return s.surface(m.outputs[0])


def drop(m, at, normal, r, mat, sag=0.0, flat=0.55):
    """Half a drop on a surface; `sag` stretches it downward along -Z."""
    n = Vector(normal).normalized()
    a = n.cross(Vector((0.12, 0.1, 1))).normalized()
    b = n.cross(a)
    rings, sides, rows = 4, 10, []
    for i in range(rings):
        t = (i / rings) * pi / 2
        pts = []
        for k in range(sides):
            u = 2 * pi * k / sides
            off = (a * cos(u) + b * sin(u)) * r * cos(t)
            if off.z < 0:
                off.z *= 1 + sag
            pts.append(Vector(at) + off + n * r * flat * sin(t))
        rows.append(m.points(pts))
    tip = m.points([Vector(at) + n * r * flat + Vector((0, 0, -sag * r * 0.3))])
    for p, q in zip(rows, rows[1:]):
        for k in range(sides):
            m.poly((p + k, p + (k + 1) % sides, q + (k + 1) % sides, q + k), mat, 0.5, True)
    for k in range(sides):
        m.poly((rows[-1] + k, rows[-1] + (k + 1) % sides, tip), mat, 0.5, True)


def beads(m, rng, origin, u, v, normal, count, mat, size=(0.0010, 0.0046)):
    """Beads over a parallelogram spanned by u and v, none on another."""
    o, u, v, lain = Vector(origin), Vector(u), Vector(v), {}
    for _ in range(count):
        r = size[0] + (size[1] - size[0]) * rng.random() ** 3
        at = o + u * rng.random() + v * rng.random()
        cell = tuple(round(k / 0.012) for k in at)
        near = [q for a in (-1, 0, 1) for b in (-1, 0, 1) for c in (-1, 0, 1) for q in lain.get((cell[0] + a, cell[1] + b, cell[2] + c), ())]
        if any((at - q).length < (r + s) * 1.3 for q, s in near):
            continue
        lain.setdefault(cell, []).append((at, r))
        drop(m, at, normal, r, mat, 0.35 if abs(Vector(normal).z) < 0.5 else 0.0)


def hanging(m, rng, a, b, count, mat):
    """Drops about to fall along an edge from a to b."""
    a, b = Vector(a), Vector(b)
    for _ in range(count):
        p, r = a.lerp(b, rng.random()), rng.uniform(0.0018, 0.0042)
        path = [p + Vector((0, 0, 0.001)), p + Vector((0, 0, -r * 0.8)), p + Vector((0, 0, -r * 1.8)), p + Vector((0, 0, -r * 2.6)), p + Vector((0, 0, -r * 2.95))]
        m.tube(path, [r * 0.75, r * 0.85, r, r * 0.7, r * 0.1], mat, sides=12)

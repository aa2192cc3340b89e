"""Meshes gathered face by face in a moving frame, then made into one object. Metres throughout."""
from array import array
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

BOX = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


def move(x, y, z, turn=0.0):
    """A frame at x, y, z turned by `turn` radians about the vertical."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")


def axes(origin, x, y, z):
    """A frame from its origin and three axis vectors."""
    m = Matrix((x, y, z)).transposed().to_4x4()
    m.translation = Vector(origin)
    return m


class Mesh:
    """Faces with a material and a `tone` (0..1, read by the shaders) each."""

    def __init__(self, frame=None):
        self.frame = frame or Matrix.Identity(4)
        self.co, self.loops = array("f"), array("i")
        self.starts, self.totals = array("i"), array("i")
        self.slots, self.tones = array("i"), array("f")
        self.smooth = array("b")
        self.mats = []

    def slot(self, mat):
        if mat not in self.mats:
            self.mats.append(mat)
        return self.mats.index(mat)

    def points(self, pts):
        base, f = len(self.co) // 3, self.frame
        for p in pts:
            self.co.extend(f @ Vector(p))
        return base

    def poly(self, idx, mat, tone=0.5, smooth=False):
        self.starts.append(len(self.loops))
        self.totals.append(len(idx))
        self.loops.extend(idx)
        self.slots.append(self.slot(mat))
        self.tones.append(tone)
        self.smooth.append(smooth)

    def face(self, pts, mat, tone=0.5):
        b = self.points(pts)
        self.poly(range(b, b + len(pts)), mat, tone)

    def hexa(self, pts, mat, tone=0.5, sides=BOX):
        """Eight corners: four below (anticlockwise from above), then four above."""
        b = self.points(pts)
        for s in sides:
            self.poly([b + i for i in s], mat, tone)

    def box(self, lo, hi, mat, tone=0.5):
        (a, b, c), (d, e, f) = lo, hi
        self.hexa(((a, b, c), (d, b, c), (d, e, c), (a, e, c), (a, b, f), (d, b, f), (d, e, f), (a, e, f)), mat, tone)

    def sweep(self, profile, path, mat, tone=0.5, closed=True, up=(0, 0, 1), caps=True, smooth=False):
        """Run a 2-D profile (side, up) along a polyline with mitred corners."""
        path = [Vector(p) for p in path]
        n, base = len(profile), len(self.co) // 3
        for i, p in enumerate(path):
            d0 = (p - path[i - 1]).normalized() if i else None
            d1 = (path[i + 1] - p).normalized() if i + 1 < len(path) else None
            d = (d0 + d1).normalized() if d0 and d1 else (d0 or d1)
            side = (d1 or d0).cross(Vector(up)).normalized()
            if d0 and d1:
                side = d.cross(Vector(up)).normalized()
                side /= max(0.35, abs(side.dot(d1.cross(Vector(up)).normalized())))
            top = side.normalized().cross(d)
            self.points([p + side * a + top * b for a, b in profile])
        for i in range(len(path) - 1):
            for j in range(n if closed else n - 1):
                k = (j + 1) % n
                a = base + i * n
                self.poly((a + j, a + n + j, a + n + k, a + k), mat, tone, smooth)
        if closed and caps:
            self.poly([base + j for j in range(n)], mat, tone)
            self.poly([base + (len(path) - 1) * n + j for j in reversed(range(n))], mat, tone)

    def tube(self, path, radii, mat, tone=0.5, sides=8):
        """Round tube along a path with a radius at each point."""
        path = [Vector(p) for p in path]
        base = len(self.co) // 3
        for i, p in enumerate(path):
            d = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            a = d.cross(Vector((0.3, 1, 0.1)) if abs(d.y) < 0.9 else Vector((1, 0, 0))).normalized()
            b = d.cross(a)
            self.points([p + (a * cos(2 * pi * k / sides) + b * sin(2 * pi * k / sides)) * radii[i] for k in range(sides)])
        for i in range(len(path) - 1):
            for k in range(sides):
                a, b = base + i * sides, base + (i + 1) * sides
                self.poly((a + k, a + (k + 1) % sides, b + (k + 1) % sides, b + k), mat, tone, True)
        self.poly([base + (len(path) - 1) * sides + k for k in range(sides)], mat, tone)
        self.poly([base + k for k in reversed(range(sides))], mat, tone)

    def lathe(self, x, y, profile, mat, tone=0.5, sides=40):
        """A vessel turned about an upright axis: rings (z, radius) from the foot outside to the ground inside."""
        base = len(self.co) // 3
        for z, r in profile:
            self.points([Vector((x + r * cos(2 * pi * k / sides), y + r * sin(2 * pi * k / sides), z)) for k in range(sides)])
        for i in range(len(profile) - 1):
            for k in range(sides):
                a, b = base + i * sides, base + (i + 1) * sides
                self.poly((a + k, a + (k + 1) % sides, b + (k + 1) % sides, b + k), mat, tone, True)
        self.poly([base + k for k in reversed(range(sides))], mat, tone)

    def build(self, name, link=True, bevel=0.0):
        me = bpy.data.meshes.new(name)
        for m in self.mats:
            me.materials.append(m)
        me.vertices.add(len(self.co) // 3)
        me.vertices.foreach_set("co", self.co)
        me.loops.add(len(self.loops))
        me.loops.foreach_set("vertex_index", self.loops)
        me.polygons.add(len(self.starts))
        me.polygons.foreach_set("loop_start", self.starts)
        me.polygons.foreach_set("loop_total", self.totals)
        me.polygons.foreach_set("material_index", self.slots)
        me.polygons.foreach_set("use_smooth", self.smooth)
        me.update(calc_edges=True)
        me.attributes.new("tone", "FLOAT", "FACE").data.foreach_set("value", self.tones)
        ob = bpy.data.objects.new(name, me)
        if link:
            bpy.context.scene.collection.objects.link(ob)
        if bevel:
            b = ob.modifiers.new("bevel", "BEVEL")
            b.width, b.segments, b.limit_method, b.angle_limit = bevel, 2, "ANGLE", 0.6
            b.harden_normals = False
        return ob


def place(ob, at, turn=0.0, size=1.0, stretch=1.0):
    """A linked copy of an object: shares its mesh."""
    c = bpy.data.objects.new(ob.name, ob.data)
    c.location, c.rotation_euler, c.scale = at, (0, 0, turn), (size, size, size * stretch)
    bpy.context.scene.collection.objects.link(c)
    return c

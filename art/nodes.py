"""Shader graphs written as expressions: every method returns a socket. Lengths in metres."""
import bpy


class Shader:
    """One material; `finish` wires a principled surface with optional bump."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.node("ShaderNodeOutputMaterial")

    def node(self, kind, props=None, **inputs):
        n = self.tree.nodes.new(kind)
        for key, value in (props or {}).items():
            setattr(n, key, value)
        for key, value in inputs.items():
            self.put(n.inputs[key.replace("_", " ")], value)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == "RGBA":
            socket.default_value = (*value[:3], 1)
        else:
            socket.default_value = value

    def math(self, op, *args):
        n = self.node("ShaderNodeMath", {"operation": op})
        for i, a in enumerate(args):
            self.put(n.inputs[i], a)
        return n.outputs[0]

    def vector(self, op, *args):
        n = self.node("ShaderNodeVectorMath", {"operation": op})
        for i, a in enumerate(args):
            self.put(n.inputs[i], a)
        return n.outputs["Value" if op in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.node("ShaderNodeMixRGB", {"blend_type": blend})
        for i, v in enumerate((fac, a, b)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def ramp(self, fac, stops, hard=False):
        """stops: [(position, rgb)]; hard gives bands instead of a blend."""
        n = self.node("ShaderNodeValToRGB", Fac=fac)
        n.color_ramp.interpolation = "CONSTANT" if hard else "LINEAR"
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (pos, rgb) in zip(el, stops):
            e.position = pos
            e.color = (*rgb, 1)
        return n.outputs[0]

    def span(self, value, a, b, c=0.0, d=1.0, smooth=False):
        """Map a..b to c..d, clamped."""
        n = self.node("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP" if smooth else "LINEAR"})
        for i, v in enumerate((value, a, b, c, d)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def where(self, space="Object"):
        return self.node("ShaderNodeTexCoord").outputs[space]

    def world(self):
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def attr(self, name):
        return self.node("ShaderNodeAttribute", {"attribute_name": name}).outputs["Fac"]

    def noise(self, scale, detail=3.0, rough=0.55, at=None, distort=0.0):
        n = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        if at is not None:
            self.put(n.inputs["Vector"], at)
        return n.outputs["Fac"]

    def cells(self, scale, at=None):
        """Voronoi: (distance, random grey per cell)."""
        n = self.node("ShaderNodeTexVoronoi", Scale=scale)
        if at is not None:
            self.put(n.inputs["Vector"], at)
        grey = self.node("ShaderNodeSeparateColor", Color=n.outputs["Color"]).outputs[0]
        return n.outputs["Distance"], grey

    def random(self, *xyz):
        v = self.node("ShaderNodeCombineXYZ")
        for i, a in enumerate(xyz):
            self.put(v.inputs[i], a)
        return self.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "3D"}, Vector=v.outputs[0]).outputs["Value"]

    def split(self, vec):
        n = self.node("ShaderNodeSeparateXYZ", Vector=vec)
        return n.outputs[0], n.outputs[1], n.outputs[2]

    def scaled(self, vec, xyz):
        return self.vector("MULTIPLY", vec, xyz)

    def bump(self, height, distance, strength=1.0):
        return self.node("ShaderNodeBump", Height=height, Distance=distance, Strength=strength).outputs[0]

    def principled(self, **inputs):
        return self.node("ShaderNodeBsdfPrincipled", **inputs)

    def surface(self, socket):
        self.tree.links.new(socket, self.out.inputs["Surface"])
        return self.mat

    def finish(self, color, rough=0.6, height=None, distance=0.002, specular=0.4, **more):
        p = self.principled(Base_Color=color, Roughness=rough, Specular=specular, **more)
        if height is not None:
            self.put(p.inputs["Normal"], self.bump(height, distance))
        return self.surface(p.outputs[0])

"""Sky, sun, clouds and haze. Angles in degrees, distances in metres."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

from nodes import Shader


def toward(elevation, azimuth):
    """Unit vector to the sun; azimuth clockwise from +Y."""
    e, a = radians(elevation), radians(azimuth)
    return Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e)))


def sun(elevation, azimuth, power=4.0, color=(1.0, 0.66, 0.36), size=0.9):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, color, radians(size)
    ob = bpy.data.objects.new("sun", light)
    ob.rotation_euler = toward(elevation, azimuth).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


class Sky(Shader):
    def __init__(self):
        self.mat = None
        world = bpy.data.worlds.new("sky")
        world.use_nodes = True
        bpy.context.scene.world = world
        self.tree = world.node_tree
        self.tree.nodes.clear()
        self.out = self.node("ShaderNodeOutputWorld")


EVENING = {"zenith": (0.09, 0.18, 0.42), "mid": (0.20, 0.35, 0.62), "rim": (0.66, 0.58, 0.53), "gold": (1.9, 1.05, 0.50)}
STORM = {"zenith": (0.050, 0.062, 0.082), "mid": (0.085, 0.100, 0.122), "rim": (0.30, 0.30, 0.29), "gold": (0.62, 0.52, 0.36)}
OVERCAST = {"zenith": (0.56, 0.63, 0.74), "mid": (0.62, 0.68, 0.77), "rim": (0.70, 0.75, 0.82), "gold": (0.84, 0.88, 0.93)}
CLEAR = {"zenith": (0.075, 0.19, 0.50), "mid": (0.22, 0.42, 0.74), "rim": (0.72, 0.78, 0.84), "gold": (1.15, 1.08, 0.98)}
# What `closeup.light` needs besides the sun's place for other hours than evening.
GREY_NOON = {"cloud": 0.95, "power": 2.6, "color": (0.97, 0.98, 1.0), "size": 28, "air": OVERCAST, "lit": (0.92, 0.94, 0.97), "shade": (0.60, 0.64, 0.70),
             "cool": (0.60, 0.64, 0.69), "warm": (0.70, 0.72, 0.75)}
MORNING = {"cloud": 0.75, "power": 6.0, "color": (1.0, 0.92, 0.80), "size": 0.8, "air": CLEAR, "lit": (1.15, 1.10, 1.04), "shade": (0.44, 0.50, 0.58),
           "cool": (0.52, 0.60, 0.70), "warm": (0.92, 0.90, 0.86)}
NOON = {"cloud": 0.5, "power": 6.5, "color": (1.0, 0.96, 0.90), "size": 0.6, "air": CLEAR, "lit": (1.2, 1.18, 1.15), "shade": (0.50, 0.56, 0.64),
        "cool": (0.52, 0.60, 0.70), "warm": (0.80, 0.82, 0.84)}


def sky(elevation, azimuth, strength=1.0, cloud=0.45, air=None, lit=(1.25, 0.86, 0.60), shade=(0.40, 0.41, 0.48)):
    """Air from zenith to rim, golden toward the sun, with clouds drawn flat overhead and stretched toward the horizon."""
    air = air or EVENING
    s = Sky()
    d = s.node("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = s.split(d)
    up = s.math("MAXIMUM", z, 0.0)
    near = s.vector("DOT_PRODUCT", d, tuple(toward(elevation, azimuth)))
    warm = s.math("POWER", s.span(near, -0.35, 1.0), 2.2)
    rim = s.mix(warm, air["rim"], air["gold"])
    base = s.mix(s.span(up, 0.0, 0.17, smooth=True), rim, s.mix(s.math("MULTIPLY", warm, 0.35), air["mid"], air["gold"]))
    base = s.mix(s.span(up, 0.14, 0.80, smooth=True), base, air["zenith"])
    # low bars of cloud, seen edge-on: long in azimuth, thin in height
    bars = s.node("ShaderNodeCombineXYZ")
    s.put(bars.inputs[0], s.math("MULTIPLY", s.math("ARCTAN2", x, y), 2.1))
    s.put(bars.inputs[1], s.math("MULTIPLY", up, 15.0))
    bar = s.noise(1.0, 7.0, 0.58, at=bars.outputs[0], distort=0.7)
    glow = s.mix(s.span(near, -0.4, 0.9), tuple(a * 0.75 + b * 0.25 for a, b in zip(lit, shade)), lit)
    base = s.mix(s.math("MULTIPLY", s.span(bar, 0.60 - 0.16 * cloud, 0.84 - 0.16 * cloud, 0, 0.85, smooth=True), s.span(up, 0.02, 0.10)), base,
                 s.mix(s.span(bar, 0.60, 0.76), glow, tuple(k * 0.8 for k in shade)))
    h = s.math("ADD", up, 0.09)
    flat = s.node("ShaderNodeCombineXYZ")
    s.put(flat.inputs[0], s.math("DIVIDE", x, h))
    s.put(flat.inputs[1], s.math("DIVIDE", s.math("MULTIPLY", y, 1.6), h))
    body = s.noise(0.62, 9.0, 0.56, at=flat.outputs[0], distort=0.4)
    edge = 0.74 - 0.36 * cloud
    cover = s.span(body, edge, edge + 0.20, 0, 0.9, smooth=True)
    tint = s.mix(s.span(body, edge + 0.06, edge + 0.30), s.mix(s.span(near, -0.3, 0.9), tuple(k * 0.62 for k in lit), lit), shade)
    color = s.mix(s.math("MULTIPLY", cover, s.span(up, 0.0, 0.10, 0.15, 1.0)), base, tint)
    bg = s.node("ShaderNodeBackground", Color=color, Strength=strength)
    s.surface(bg.outputs[0])


def haze(density, cool, warm, sun_at, start=25.0):
    """Fade every material toward the air's colour with distance, warmer toward the sun. density per metre."""
    for mat in bpy.data.materials:
        if not mat.use_nodes:
            continue
        s = Shader.__new__(Shader)
        s.mat, s.tree = mat, mat.node_tree
        outs = [n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL"]
        if not outs or not outs[0].inputs["Surface"].links:
            continue
        s.out = outs[0]
        old = s.out.inputs["Surface"].links[0].from_socket
        dist = s.node("ShaderNodeCameraData").outputs["View Distance"]
        run = s.math("MAXIMUM", s.math("SUBTRACT", dist, start), 0.0)
        fade = s.math("SUBTRACT", 1.0, s.math("EXPONENT", s.math("MULTIPLY", run, -density)))
        eye = s.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
        view = s.vector("SCALE", s.node("ShaderNodeNewGeometry").outputs["Incoming"])
        view.node.inputs["Scale"].default_value = -1.0
        near = s.span(s.vector("DOT_PRODUCT", view, tuple(sun_at)), -0.3, 0.9)
        e = s.node("ShaderNodeEmission", Color=s.mix(near, cool, warm), Strength=1.0)
        m = s.node("ShaderNodeMixShader", Fac=s.math("MULTIPLY", fade, eye))
        s.put(m.inputs[1], old)
        s.put(m.inputs[2], e.outputs[0])
        s.surface(m.outputs[0])

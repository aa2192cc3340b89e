"""Render the film's key views with depth: blender -b -P film_keys.py -- FOLDER WIDTH KEYS SAMPLES FRAMES [MOST]

Keys lie evenly on the drone's way in shots/hero.py; the film goes there and back, easing at both ends. FOLDER gets key_NNN.exr and cameras.json (keys and frames); keys already there are kept,
and MOST bounds how many are rendered in one go.
"""
import json
import os
import random
import sys
from math import cos, pi

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import scene  # noqa: E402
from shots import hero  # noqa: E402

folder, *numbers = sys.argv[sys.argv.index("--") + 1:]
width, keys, samples, frames, most = map(int, (*numbers, 1000)[:5])
scene.fresh()
hero.build(random.Random(1607))
scene.film(width, width * 9 // 16, samples, "", bounces=3)
s, cam = bpy.context.scene, bpy.context.scene.camera
s.render.use_persistent_data = True
s.cycles.use_adaptive_sampling = False
bpy.context.view_layer.use_pass_z = True
cam.data.dof.use_dof = False


def aim(along):
    at = Vector(hero.eye(along))
    cam.location, cam.rotation_euler = at, (Vector(hero.LOOK_AT) - at).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    return [list(r) for r in cam.matrix_world]


along = [(1 - cos(2 * pi * k / frames)) / 2 for k in range(frames)]
poses = {"lens": hero.LENS, "keys": [aim(k / (keys - 1)) for k in range(keys)], "along": along, "frames": [aim(a) for a in along]}
json.dump(poses, open(os.path.join(folder, "cameras.json"), "w"))
for k in range(keys):
    out = os.path.join(folder, "key_%03d.exr" % k)
    if os.path.exists(out) or most <= 0:
        continue
    most -= 1
    aim(k / (keys - 1))
    s.cycles.seed = k + 1   # differing noise averages out between neighbours
    s.render.filepath = out + ".part"
    bpy.ops.render.render(write_still=True)
    os.rename(out + ".part", out)
    print("key %d of %d" % (k + 1, keys), flush=True)

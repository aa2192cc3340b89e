"""Render the film's key views with depth: blender -b -P film_keys.py -- FOLDER WIDTH KEYS SAMPLES ROOF [MOST]

Keys lie evenly on the drone's way in shots/hero.py, the second one at the still's place: what lies before it is the lead-in that
the film's end fades over to. Each key is key_NNN.exr, SAMPLES a pixel, and key_NNN.house.exr, ROOF more where the house stands.
cameras.json holds their poses. Keys already in FOLDER are kept, and MOST bounds how many are rendered in one go.
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import scene  # noqa: E402
from shots import hero  # noqa: E402

FOLIAGE = {"oak", "maple", "ash", "cedar", "box", "bloom"}   # materials of what the wind stirs

folder, *numbers = sys.argv[sys.argv.index("--") + 1:]
width, keys, samples, roof, most = map(int, (*numbers, 1000)[:5])
scene.fresh()
hero.build(random.Random(1607))
scene.film(width, width * 9 // 16, samples, "", bounces=3)
s, cam = bpy.context.scene, bpy.context.scene.camera
s.render.use_persistent_data = True
s.cycles.use_adaptive_sampling = False
layer = bpy.context.view_layer
layer.use_pass_z = layer.use_pass_material_index = True
for m in bpy.data.materials:
    m.pass_index = int(m.name in FOLIAGE)
cam.data.dof.use_dof = False


def aim(along):
    at = Vector(hero.eye(along))
    cam.location, cam.rotation_euler = at, (Vector(hero.LOOK_AT) - at).to_track_quat("-Z", "Y").to_euler()
    layer.update()
    return [list(r) for r in cam.matrix_world]


def shoot(out, count, seed):
    s.cycles.samples, s.cycles.seed = count, seed   # differing noise averages out between neighbours
    s.render.filepath = out + ".part"
    bpy.ops.render.render(write_still=True)
    os.rename(out + ".part", out)


def house_only():
    """Bound the render to what the house covers in this view."""
    seen = [world_to_camera_view(s, cam, ob.matrix_world @ Vector(c)) for ob in bpy.data.objects if ob.name in ("house", "wing") for c in ob.bound_box]
    r = s.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = min(p.x for p in seen) - 0.01, min(1, max(p.x for p in seen) + 0.01)
    r.border_min_y, r.border_max_y = min(p.y for p in seen) - 0.01, min(1, max(p.y for p in seen) + 0.01)


along = [(k - 1) / (keys - 2) for k in range(keys)]
poses = {"lens": hero.LENS, "shift": hero.SHIFT, "along": along, "keys": [aim(a) for a in along]}
json.dump(poses, open(os.path.join(folder, "cameras.json"), "w"))
for k, a in enumerate(along):
    out = os.path.join(folder, "key_%03d.exr" % k)
    if os.path.exists(out) or most <= 0:
        continue
    most -= 1
    aim(a)
    house_only()
    shoot(out.replace(".exr", ".house.exr"), roof, 100 + k)
    s.render.use_border = False
    shoot(out, samples, k + 1)
    print("key %d of %d" % (k + 1, keys), flush=True)

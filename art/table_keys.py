"""Key views of the company's film with depth: blender -b -P table_keys.py -- FOLDER WIDTH KEYS SAMPLES [MOST]

Keys lie evenly on the slider's way in shots/company_film.py. FOLDER gets key_NNN.exr and way.json; keys already there are kept,
and MOST bounds how many are rendered in one go.
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import scene  # noqa: E402
from shots import company_film as shot  # noqa: E402

folder, *numbers = sys.argv[sys.argv.index("--") + 1:]
width, keys, samples, most = map(int, (*numbers, 1000)[:4])
scene.fresh()
shot.build(random.Random(1607))
scene.film(width, width * 9 // 16, samples, "", bounces=3)
s, cam = bpy.context.scene, bpy.context.scene.camera
s.render.use_persistent_data = True
s.cycles.use_adaptive_sampling = False
bpy.context.view_layer.use_pass_z = True
cam.data.dof.use_dof = False   # depth must be clean; table_join.py blurs
json.dump({"lens": shot.LENS, "fstop": shot.FSTOP, "focus": cam.data.dof.focus_distance, "way": shot.WAY, "frames": shot.FRAMES, "fade": shot.FADE},
          open(os.path.join(folder, "way.json"), "w"))
for k in sorted(range(keys), key=lambda k: k % 2):   # every other one first: they alone make a film too
    out = os.path.join(folder, "key_%03d.exr" % k)
    if os.path.exists(out) or most <= 0:
        continue
    most -= 1
    cam.location = Vector(shot.place(k / (keys - 1))[0])
    s.cycles.seed = k + 1   # differing noise averages out between neighbours
    s.render.filepath = out + ".part"
    bpy.ops.render.render(write_still=True)
    os.rename(out + ".part", out)
    print("key %d of %d" % (k + 1, keys), flush=True)

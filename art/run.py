"""Render one shot: blender -b -P run.py -- NAME OUT.exr WIDTH SHARE

SHARE scales the shot's sample count (1 for a master). Seeds are fixed; the same call gives the same picture.
"""
import importlib
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import scene  # noqa: E402

name, out, width, share = sys.argv[sys.argv.index("--") + 1:][:4]
scene.fresh()
shot = importlib.import_module("shots." + name.replace("-", "_"))
start = time.time()
shot.build(random.Random(getattr(shot, "SEED", 1607)))
ratio = getattr(shot, "RATIO", 9 / 16)
scene.film(int(width), int(int(width) * ratio), max(4, round(shot.SAMPLES * float(share))), os.path.abspath(out))
print("built in %.0f s, %d objects" % (time.time() - start, len(bpy.data.objects)))
bpy.ops.render.render(write_still=True)
print("rendered in %.0f s" % (time.time() - start))

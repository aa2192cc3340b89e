"""Scene-linear pictures through the shot's view transform: blender -b -P develop.py -- NAME OUT.png IN.exr [OUT.png IN.exr ...]"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import scene  # noqa: E402

name, *files = sys.argv[sys.argv.index("--") + 1:]
scene.fresh()
shot = importlib.import_module("shots." + name.replace("-", "_"))
scene.view(getattr(shot, "EXPOSURE", 0.0), getattr(shot, "LOOK", "Medium High Contrast"))
s = bpy.context.scene
s.render.image_settings.file_format, s.render.image_settings.color_depth, s.render.image_settings.compression = "PNG", "16", 5
for out, source in zip(files[::2], files[1::2]):
    img = bpy.data.images.load(os.path.abspath(source))
    img.colorspace_settings.name = "Linear"
    img.save_render(os.path.abspath(out), scene=s)
    bpy.data.images.remove(img)

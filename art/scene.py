"""Camera, film and render settings shared by every shot."""
import bpy
from mathutils import Vector


def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look, lens=50.0, fstop=None, focus=None, tilt_free=False):
    """lens in mm on a 36 mm sensor; focus is the point held sharp. `tilt_free` keeps uprights upright by lens shift."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.clip_end = lens, 5000
    cam.clip_start = 0.02
    ob = bpy.data.objects.new("camera", cam)
    at, look = Vector(at), Vector(look)
    d = look - at
    if tilt_free:
        flat = Vector((d.x, d.y, 0))
        cam.shift_y = d.z / flat.length * lens / 36.0
        d = flat
    ob.location, ob.rotation_euler = at, d.to_track_quat("-Z", "Y").to_euler()
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = abs((Vector(focus or look) - at).dot(d.normalized()))
        cam.dof.aperture_blades = 9
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def film(width, height, samples, out, bounces=4, noise=0.03):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = "CPU", samples, True, noise
    c.adaptive_min_samples = min(samples, 8)
    c.use_denoising, c.seed = False, 7
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 2, 3, 3, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.5
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.image_settings.file_format, s.render.image_settings.color_depth = "OPEN_EXR_MULTILAYER", "32"
    s.render.filepath, s.render.use_file_extension = out, False
    s.render.threads_mode = "AUTO"
    # albedo and normals guide denoise.py; the view transform waits for develop.py
    bpy.context.view_layer.cycles.denoising_store_passes = True


def view(exposure=0.0, look="Medium High Contrast"):
    s = bpy.context.scene
    s.view_settings.view_transform, s.view_settings.look, s.view_settings.exposure = "Filmic", look, exposure

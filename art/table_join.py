#!/usr/bin/python3
"""From key views of a slider's way to a loop. The camera moves sideways only: a point keeps its row and its depth, and shifts by lens / depth.

table_join.py clean WEIGHTS FOLDER   key_NNN.exr -> key_NNN.clean.exr: samples gathered from neighbouring keys, then denoised
table_join.py frames FOLDER          key_NNN.png + depth -> frame_NNNN.png, 1280x720, the last ones fading into what lies before the first
"""
import glob
import json
import os
import sys

import denoise   # before PyTorch: it settles how threads wait

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

torch.set_num_threads(2)
HIGH, WIDE = 720, 1280


def depth(path):
    buf = oiio.ImageBuf(path)
    names = buf.spec().channelnames
    k = next(i for i, n in enumerate(names) if n.endswith("Depth.Z") and "Denoising" not in n)
    return torch.from_numpy(np.clip(buf.get_pixels(oiio.FLOAT)[..., k], 0.1, 50).copy())


def taken(planes, z, move, mode="bilinear"):
    """`planes` (c, h, w) of another key as seen from here, whose depth is z; `move` is how far that key stands to the right, in lens widths."""
    h, w = z.shape
    v, u = torch.meshgrid(torch.arange(h) + 0.5, torch.arange(w) + 0.5, indexing="ij")
    g = torch.stack(((u - move * w / z) / w * 2 - 1, v / h * 2 - 1), -1)[None]
    inside = (g[0, ..., 0].abs() < 1).float()
    return F.grid_sample(planes[None], g, mode=mode, padding_mode="border", align_corners=False)[0], inside


def pure(z):
    """Low where a pixel may hold two surfaces at once: such colours are used only for want of better ones."""
    far, near = F.max_pool2d(z[None], 3, 1, 1), -F.max_pool2d(-z[None], 3, 1, 1)
    return torch.where(far > near * 1.012, 0.06, 1.0)


def agreement(other, z, move, slack=0.008):
    """1 where the other key sees the same surface: its nearest and farthest depth round the pixel enclose ours."""
    bands = torch.cat((-F.max_pool2d(-other[None], 3, 1, 1), F.max_pool2d(other[None], 3, 1, 1)))
    seen, inside = taken(bands, z, move, "nearest")
    return inside * ((z > seen[0] * (1 - slack)) & (z < seen[1] * (1 + slack))).float()


def setup(folder):
    paths, way = sorted(glob.glob(os.path.join(folder, "key_[0-9][0-9][0-9].exr"))), json.load(open(os.path.join(folder, "way.json")))
    return paths, way, way["way"] * way["lens"] / 36.0 / (len(paths) - 1)   # the last: from key to key, in lens widths


def clean(archive, folder):
    run = denoise.network(denoise.weights(archive))
    paths, _, step = setup(folder)
    planes = []
    for path in paths:
        c, a, n = denoise.read(path)
        planes.append(torch.from_numpy(np.concatenate((np.clip(c, 0, 12), a, n)).astype(np.float32)))
    zs = [depth(p) for p in paths]
    for i, path in enumerate(paths):
        total, weight = planes[i].clone(), torch.ones_like(zs[i])
        for off, share in ((-1, 0.9), (1, 0.9), (-2, 0.7), (2, 0.7)):
            j = i + off
            if 0 <= j < len(paths):
                k = agreement(zs[j], zs[i], off * step) * share
                total += taken(planes[j], zs[i], off * step, "nearest")[0] * k   # nearest: blended noise would pass for texture
                weight += k
        mean = (total / weight).numpy()
        denoise.write(path[:-4] + ".clean.exr", denoise.denoise(run, mean[:3], mean[3:6], mean[6:9], keep=0.05))
        print("clean %d" % i, flush=True)


def focus(pic, z, way):
    """What the lens leaves unsharp: a disc as wide as its circle of confusion, from a few blurred copies."""
    f = way["lens"] / 1000
    disc = f * f / way["fstop"] * (z - way["focus"]).abs() / (z * (way["focus"] - f)) * WIDE / 0.036
    sigma = F.avg_pool2d(disc[None, None], 5, 1, 2)[0, 0] / 4
    steps = (0.0, 0.6, 1.2, 2.4)
    copies = [pic]
    for s in steps[1:]:
        n = int(3 * s) + 1
        k = torch.exp(-0.5 * (torch.arange(-n, n + 1) / s) ** 2)
        k = (k / k.sum()).view(1, 1, -1, 1)
        p = F.pad(pic[:, None], (n, n, n, n), mode="replicate")
        copies.append(F.conv2d(F.conv2d(p, k), k.transpose(2, 3))[:, 0])
    out = copies[-1].clone()
    for a, b, p, q in zip(steps, steps[1:], copies, copies[1:]):
        t = ((sigma - a) / (b - a)).clamp(0, 1)
        out = torch.where((sigma >= a) & (sigma < b), p * (1 - t) + q * t, out)
    return out


def view(keys, zs, step, x):
    """The picture at `x` (in keys) and its depth, from the keys round it with spline weights, so that sharpness does not pulse."""
    mid = min(max(int(np.floor(x + 0.5)), 0), len(keys) - 1)
    r = x - mid
    near = [(mid + s, b) for s, b in ((-1, 0.5 * (0.5 - r) ** 2), (0, 0.75 - r * r), (1, 0.5 * (0.5 + r) ** 2)) if 0 <= mid + s < len(keys)]
    z = torch.full((HIGH * WIDE,), 1e9)
    for k, _ in near:
        zk = zs[k]
        h, w = zk.shape
        v, u = torch.meshgrid((torch.arange(h) + 0.5) * HIGH / h, (torch.arange(w) + 0.5) * WIDE / w, indexing="ij")
        a, b = (u + (k - x) * step * WIDE / zk).floor().long(), v.floor().long()
        ok = (a >= 0) & (a < WIDE)
        z.scatter_reduce_(0, (b * WIDE + a)[ok], zk[ok], "amin")
    z = z.view(HIGH, WIDE)
    hole = z > 1e8
    back = F.max_pool2d(torch.where(hole, torch.zeros_like(z), z)[None, None], 5, 1, 2)[0, 0]
    z = torch.where(hole, torch.where(back > 0, back, torch.full_like(z, 2.0)), z)
    total, weight = torch.zeros(3, HIGH, WIDE), torch.full((HIGH, WIDE), 1e-6)
    for k, share in near:
        seen = taken(keys[k], z, (k - x) * step)[0]   # colours and how pure they are
        m = share * (agreement(zs[k], z, (k - x) * step) * seen[3] + 0.002)
        total += seen[:3] * m
        weight += m
    return (total / weight).clamp(0, 1), z


def write(path, pix):
    spec = oiio.ImageSpec(WIDE, HIGH, 3, oiio.UINT16)
    spec.attribute("png:compressionLevel", 2)
    out = oiio.ImageBuf(spec)
    out.set_pixels(oiio.ROI(), np.ascontiguousarray(pix.permute(1, 2, 0).numpy()))
    out.write(path)


def frames(folder):
    paths, way, step = setup(folder)
    pics = [torch.from_numpy(np.ascontiguousarray(oiio.ImageBuf(p[:-4] + ".png").get_pixels(oiio.FLOAT)[..., :3].transpose(2, 0, 1))) for p in paths]
    zs = [depth(p) for p in paths]
    pics = [torch.cat((p, pure(z))) for p, z in zip(pics, zs)]
    count, fade = way["frames"], way["fade"]

    def at(j):
        return focus(*view(pics, zs, step, j / (count + fade - 1) * (len(paths) - 1)), way)
    for f in range(count):
        pic, late = at(fade + f), f - (count - fade)
        if late >= 0:
            t = (late + 1) / (fade + 1)
            t = t * t * (3 - 2 * t)
            pic = pic * (1 - t) + at(late) * t
        write(os.path.join(folder, "frame_%04d.png" % f), pic)


if __name__ == "__main__":
    if sys.argv[1] == "clean":
        clean(*sys.argv[2:4])
    else:
        frames(sys.argv[2])

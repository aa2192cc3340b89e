#!/usr/bin/python3
"""From key views to a seamless film.

film_join.py clean WEIGHTS FOLDER     key_NNN.exr -> key_NNN.clean.exr: samples gathered from neighbouring keys, then denoised
film_join.py frames FOLDER            key_NNN.png + depth -> frame_NNNN.png, 1280x720: every frame re-projected from the keys round it
"""
import glob
import json
import os
import shutil
import sys

import denoise   # before PyTorch: it settles how threads wait

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

torch.set_num_threads(2)
FAR = 3000.0
HIGH = (720, 1280)


def depth(path):
    buf = oiio.ImageBuf(path)
    names = buf.spec().channelnames
    k = next(i for i, n in enumerate(names) if n.endswith("Depth.Z") and "Denoising" not in n)
    return torch.from_numpy(np.clip(buf.get_pixels(oiio.FLOAT)[..., k], 0.1, FAR).copy())


def rays(h, w, lens):
    """View directions (x, y, -1) through the pixel centres."""
    f = lens / 36.0 * w
    u, v = torch.meshgrid(torch.arange(w) + 0.5, torch.arange(h) + 0.5, indexing="xy")
    return torch.stack(((u - w / 2) / f, (h / 2 - v) / f, -torch.ones_like(u)))


def project(ray, z, here, there, lens, w, h):
    """Pixels of `ray` at depth z seen from another camera: column, row (in w by h) and depth there."""
    t = torch.tensor(np.linalg.inv(there) @ here, dtype=torch.float32)
    p = torch.einsum("ij,jhw->ihw", t[:3, :3], ray * z) + t[:3, 3, None, None]
    d = (-p[2]).clamp(min=0.05)
    f = lens / 36.0 * w
    return p[0] / d * f + w / 2, h / 2 - p[1] / d * f, d


def grid(u, v, w, h):
    return torch.stack((u / w * 2 - 1, v / h * 2 - 1), -1)[None]


def band(z):
    """Nearest and farthest depth around each pixel."""
    far = F.max_pool2d(z[None, None], 3, 1, 1)
    near = -F.max_pool2d(-z[None, None], 3, 1, 1)
    return torch.cat((near, far), 1)


def sheet(z, reach=9):
    """The depth seen as a smooth sheet drawn over whatever is nearest within a few pixels.

    Single leaves are smaller than their pixel's error in depth; moved as one sheet a crown stays crisp and whole, and what little
    background is dragged along at its rim is sky or more leaves.
    """
    pad = reach // 2
    near = F.max_pool2d(1 / z[None, None], reach, 1, pad)
    flat = F.avg_pool2d(F.pad(near, (pad,) * 4, mode="replicate"), reach, 1)
    return 1 / flat[0, 0]


def agrees(bands, g, d, slack):
    b = F.grid_sample(bands, g, mode="nearest", padding_mode="border", align_corners=False)[0]
    inside = (g[0, ..., 0].abs() < 1) & (g[0, ..., 1].abs() < 1)
    return ((d > b[0] * (1 - slack)) & (d < b[1] * (1 + slack)) & inside).float()


def keys(folder):
    paths = sorted(glob.glob(os.path.join(folder, "key_[0-9][0-9][0-9].exr")))
    poses = json.load(open(os.path.join(folder, "cameras.json")))
    return paths, [np.array(m) for m in poses["keys"]], list(zip(poses["along"], map(np.array, poses["frames"]))), poses["lens"]


def clean(archive, folder):
    run = denoise.network(denoise.weights(archive))
    paths, poses, _, lens = keys(folder)
    n = len(paths)
    store = {}

    def load(k):
        if k not in store:
            c, a, m = denoise.read(paths[k])
            z = depth(paths[k])
            store[k] = torch.from_numpy(np.concatenate((np.clip(c, 0, 12), a, m)).astype(np.float32)), z, band(z)
        return store[k]
    for i in range(n):
        out = paths[i][:-4] + ".clean.exr"
        if os.path.exists(out):
            continue
        planes, z, _ = load(i)
        h, w = z.shape
        ray = rays(h, w, lens)
        total, weight = planes.clone(), torch.ones(h, w)
        for step, share in ((-1, 0.9), (1, 0.9), (-2, 0.6), (2, 0.6)):
            j = i + step
            if not 0 <= j < n:
                continue
            other, _, bands = load(j)
            u, v, d = project(ray, z, poses[i], poses[j], lens, w, h)
            g = grid(u, v, w, h)
            k = agrees(bands, g, d, 0.03) * share
            # nearest, not blended: blended noise would pass for texture
            total += F.grid_sample(other[None], g, mode="nearest", padding_mode="border", align_corners=False)[0] * k
            weight += k
        mean = (total / weight).numpy()
        denoise.write(out, denoise.denoise(run, mean[:3], mean[3:6], mean[6:9], keep=0.06))
        for k in list(store):
            if k < i - 1:
                del store[k]
        print("clean %d" % i, flush=True)


def frames(folder):
    paths, poses, places, lens = keys(folder)
    n, (h, w) = len(paths), HIGH
    store = {}

    def load(k):
        if k not in store:
            pic = oiio.ImageBuf(paths[k][:-4] + ".png").get_pixels(oiio.FLOAT)[..., :3]
            z = sheet(depth(paths[k]))
            store[k] = torch.from_numpy(np.ascontiguousarray(pic.transpose(2, 0, 1)))[None], z, band(z), rays(*z.shape, lens)
        return store[k]
    ray = rays(h, w, lens)
    half = len(places) // 2
    for f, (along, here) in enumerate(places[:half + 1]):
        x = along * (n - 1)
        mid = int(np.floor(x + 0.5))
        r = x - mid
        near = [(mid + s, b) for s, b in ((-1, 0.5 * (0.5 - r) ** 2), (0, 0.75 - r * r), (1, 0.5 * (0.5 + r) ** 2)) if 0 <= mid + s < n]
        # depth of the new view: every key's points thrown into it, nearest kept
        z = torch.full((h * w,), 1e9)
        for k, _ in near:
            _, zk, _, rk = load(k)
            u, v, d = project(rk, zk, poses[k], here, lens, w, h)
            a, b = u.floor().long(), v.floor().long()
            ok = (a >= 0) & (a < w) & (b >= 0) & (b < h)
            z.scatter_reduce_(0, (b * w + a)[ok], d[ok], "amin")
        z = z.view(h, w)
        hole = z > 1e8
        back = F.max_pool2d(torch.where(hole, torch.zeros_like(z), z)[None, None], 5, 1, 2)[0, 0]
        z = torch.where(hole, torch.where(back > 0, back, torch.full_like(z, FAR)), z)
        total, weight = torch.zeros(3, h, w), torch.full((h, w), 1e-6)
        for k, share in near:
            pic, _, bands, _ = load(k)
            u, v, d = project(ray, z, here, poses[k], lens, w, h)
            g = grid(u, v, w, h)
            m = share * (agrees(bands, g, d, 0.03) + 0.004)
            total += F.grid_sample(pic, g, mode="bilinear", padding_mode="border", align_corners=False)[0] * m
            weight += m
        pix = (total / weight).clamp(0, 1).permute(1, 2, 0).numpy()
        spec = oiio.ImageSpec(w, h, 3, oiio.UINT16)
        spec.attribute("png:compressionLevel", 2)
        out = oiio.ImageBuf(spec)
        out.set_pixels(oiio.ROI(), np.ascontiguousarray(pix))
        name = os.path.join(folder, "frame_%04d.png")
        out.write(name % f)
        if 0 < f < half:
            shutil.copyfile(name % f, name % (len(places) - f))   # the way back
        for k in list(store):
            if k < mid - 1:
                del store[k]


if __name__ == "__main__":
    if sys.argv[1] == "clean":
        clean(*sys.argv[2:4])
    else:
        frames(sys.argv[2])

#!/usr/bin/python3
"""From key views to a film without a seam.

film_join.py clean WEIGHTS FOLDER     key_NNN.exr -> key_NNN.clean.exr: samples gathered from neighbouring keys, then denoised
film_join.py frames FOLDER            key_NNN.png + depth -> frame_NNNN.png, 1600x900: every frame re-projected from the keys round it
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
FAR = 3000.0
HIGH = (900, 1600)
SECONDS, RATE = 9, 24
SAMPLES, ROOF = 5, 8   # a pixel, as film_keys.py was told


def channel(path, ending):
    buf = oiio.ImageBuf(path)
    k = next(i for i, n in enumerate(buf.spec().channelnames) if n.endswith(ending) and "Denoising" not in n)
    return torch.from_numpy(buf.get_pixels(oiio.FLOAT)[..., k].copy())


def depth(path):
    return channel(path, "Depth.Z").clamp(0.1, FAR)


class Lens:
    """Focal length and shift of the drone's camera, in shares of the picture's width."""

    def __init__(self, poses):
        self.f, (self.right, self.up) = poses["lens"] / 36.0, poses["shift"]

    def rays(self, h, w):
        """View directions (x, y, -1) through the pixel centres."""
        f = self.f * w
        u, v = torch.meshgrid(torch.arange(w) + 0.5, torch.arange(h) + 0.5, indexing="xy")
        return torch.stack(((u - w / 2) / f + self.right / self.f, (h / 2 - v) / f + self.up / self.f, -torch.ones_like(u)))

    def pixels(self, p, w, h):
        """Column, row and depth of points in the camera's own frame."""
        d = (-p[2]).clamp(min=0.05)
        return (p[0] / d * self.f - self.right) * w + w / 2, h / 2 - (p[1] / d * self.f - self.up) * w, d


def moved(points, pose):
    t = torch.tensor(pose, dtype=torch.float32)
    return torch.einsum("ij,jhw->ihw", t[:3, :3], points) + t[:3, 3, None, None]


def project(ray, z, here, there, lens, w, h):
    """Pixels of `ray` at depth z seen from another camera: column, row (in w by h) and depth there."""
    return lens.pixels(moved(ray * z, np.linalg.inv(there) @ here), w, h)


def grid(u, v, w, h):
    return torch.stack((u / w * 2 - 1, v / h * 2 - 1), -1)[None]


def sure(z, reach):
    """Depth, and how far a pixel's colour is its own (1, or nearly 0): beside something nearer it holds some of that thing's edge."""
    near = -F.max_pool2d(-z[None, None], reach, 1, reach // 2)
    return torch.cat((z[None, None], (near > z * 0.97).float() + 0.01), 1)


def mean(x, reach):
    return F.avg_pool2d(F.pad(x[None, None], (reach // 2,) * 4, mode="replicate"), reach, 1)[0, 0]


def crowns(z, leaf, reach=9):
    """Depth with every crown as one smooth sheet, and where the wind may stir (0..1).

    Single leaves are smaller than their pixel's error in depth; moved as one sheet a crown stays crisp and whole, and what is seen
    through its gaps goes along. What stands in front of it keeps its own depth, and its edge keeps still.
    """
    near = F.max_pool2d((leaf / z)[None, None], reach, 1, reach // 2)[0, 0]
    full = mean((near > 0).float(), reach)
    flat = full / mean(near, reach).clamp(min=1e-6)
    front = z < flat * 0.97
    crown = (mean(leaf, reach) > 0.3) & ~(front & (leaf < 0.5))
    still = F.max_pool2d((front & (leaf < 0.5) & (full > 0)).float()[None, None], 7, 1, 3)[0, 0]
    return torch.where(crown, flat, z), mean(crown * (1 - still), 7)


def wind(at, t):
    """How far leaves at points `at` (metres) have swung at moment t of the loop (0..1): (right, up) in metres.

    Waves that run with the wind, each a whole number of times in the loop, under gusts that cross the place once.
    """
    x, y, z = at
    turn = 2 * np.pi
    gust = 0.65 + 0.35 * torch.sin(turn * (t - 0.012 * x - 0.02 * y))
    side, lift = 0, 0
    for times, a, b, c, reach in ((3, 0.11, 0.07, 0.05, 0.032), (4, 0.23, -0.17, 0.21, 0.020), (7, -0.47, 0.39, 0.43, 0.012), (9, 0.71, 0.62, -0.55, 0.007)):
        phase = turn * (times * t - a * x - b * y - c * z)
        side = side + reach * torch.sin(phase)
        lift = lift + 0.6 * reach * torch.cos(phase + a * 9)
    return side * gust, lift * gust


def agrees(known, g, d, slack):
    """How far a key's pixels at `g` show what stands at depth d there."""
    z, own = F.grid_sample(known, g, mode="nearest", padding_mode="border", align_corners=False)[0]
    inside = (g[0, ..., 0].abs() < 1) & (g[0, ..., 1].abs() < 1)
    return ((d / z - 1).abs() < slack) * inside * own


def keys(folder):
    poses = json.load(open(os.path.join(folder, "cameras.json")))
    paths = [os.path.join(folder, "key_%03d.exr" % k) for k in range(len(poses["keys"]))]
    return paths, [np.array(m) for m in poses["keys"]], Lens(poses)


def samples(path):
    """Colour, albedo and normal of a key (9 planes), and how many samples stand behind each pixel, in those of the whole view."""
    planes = [np.concatenate((np.clip(c, 0, 12), a, m)) for c, a, m in (denoise.read(p) for p in (path, path[:-4] + ".house.exr"))]
    more = ROOF / SAMPLES * (channel(path[:-4] + ".house.exr", "Combined.A").numpy() > 0.5)
    return torch.from_numpy(((planes[0] + planes[1] * more) / (1 + more)).astype(np.float32)), torch.from_numpy((1 + more).astype(np.float32))


def clean(archive, folder):
    run = denoise.network(denoise.weights(archive))
    paths, poses, lens = keys(folder)
    n = len(paths)
    store = {}

    def load(k):
        if k not in store:
            z = depth(paths[k])
            store[k] = *samples(paths[k]), z, sure(z, 3)
        return store[k]
    for i in range(n):
        out = paths[i][:-4] + ".clean.exr"
        if os.path.exists(out):
            continue
        planes, count, z, _ = load(i)
        h, w = z.shape
        ray = lens.rays(h, w)
        total, weight = planes * count, count.clone()
        for step, share in ((-1, 0.6), (1, 0.6), (-2, 0.3), (2, 0.3)):
            j = i + step
            if not 0 <= j < n:
                continue
            other, more, _, known = load(j)
            u, v, d = project(ray, z, poses[i], poses[j], lens, w, h)
            g = grid(u, v, w, h)

            def look(what):
                # nearest, not blended: blended noise would pass for texture
                return F.grid_sample(what[None], g, mode="nearest", padding_mode="border", align_corners=False)[0]
            k = agrees(known, g, d, 0.01) * share * look(more[None])[0]
            total += look(other) * k
            weight += k
        joined = (total / weight).numpy()
        denoise.write(out, denoise.denoise(run, joined[:3], joined[3:6], joined[6:9], keep=0.03))
        for k in list(store):
            if k < i - 1:
                del store[k]
        print("clean %d" % i, flush=True)


class Views:
    """The film's source: any place of the drone's way, re-projected from the keys round it."""

    def __init__(self, folder):
        self.paths, self.poses, self.lens = keys(folder)
        self.ray = self.lens.rays(*HIGH)
        self.store = {}

    def load(self, k):
        if k not in self.store:
            path = self.paths[k]
            pic = oiio.ImageBuf(path[:-4] + ".png").get_pixels(oiio.FLOAT)[..., :3]
            z, stir = crowns(depth(path), (channel(path, "IndexMA.X") > 0.5).float())
            planes = torch.from_numpy(np.ascontiguousarray(pic.transpose(2, 0, 1)))
            self.store[k] = torch.cat((planes, stir[None]))[None], z, sure(z, 5), self.lens.rays(*z.shape)
        return self.store[k]

    def pose(self, x):
        """The camera between two keys; on an arc of a degree, a straight line is off by half a centimetre."""
        k = min(int(x), len(self.poses) - 2)
        a, b = self.poses[k], self.poses[k + 1]
        m = a + (b - a) * (x - k)
        q, _ = np.linalg.qr(m[:3, :3])
        m[:3, :3] = q * np.sign((q * m[:3, :3]).sum(0))
        return m

    def at(self, x, t):
        """Picture (3, h, w) from place x (in keys) at moment t of the loop."""
        (h, w), here = HIGH, self.pose(x)
        mid = min(max(int(np.floor(x + 0.5)), 0), len(self.paths) - 1)
        r = x - mid
        near = [(mid + s, b) for s, b in ((-1, 0.5 * (0.5 - r) ** 2), (0, 0.75 - r * r), (1, 0.5 * (0.5 + r) ** 2)) if 0 <= mid + s < len(self.paths)]
        # depth of the new view: every key's points thrown into it, nearest kept
        z = torch.full((h * w,), 1e9)
        for k, _ in near:
            _, zk, _, rk = self.load(k)
            u, v, d = project(rk, zk, self.poses[k], here, self.lens, w, h)
            a, b = u.floor().long(), v.floor().long()
            ok = (a >= 0) & (a < w) & (b >= 0) & (b < h)
            z.scatter_reduce_(0, (b * w + a)[ok], d[ok], "amin")
        z = z.view(h, w)
        hole = z > 1e8
        back = F.max_pool2d(torch.where(hole, torch.zeros_like(z), z)[None, None], 5, 1, 2)[0, 0]
        z = torch.where(hole, torch.where(back > 0, back, torch.full_like(z, FAR)), z)
        side, lift = wind(moved(self.ray * z, here), t)
        scale = self.lens.f * w / z
        total, weight = torch.zeros(3, h, w), torch.full((h, w), 1e-6)
        for k, share in near:
            pic, _, known, _ = self.load(k)
            u, v, d = project(self.ray, z, here, self.poses[k], self.lens, w, h)
            g = grid(u, v, w, h)
            m = share * (agrees(known, g, d, 0.03) + 0.0004)
            stir = F.grid_sample(pic[:, 3:], g, mode="bilinear", padding_mode="border", align_corners=False)[0, 0]
            g = grid(u - side * scale * stir, v + lift * scale * stir, w, h)
            total += F.grid_sample(pic[:, :3], g, mode="bicubic", padding_mode="border", align_corners=False)[0] * m
            weight += m
        return (total / weight).clamp(0, 1)


def blur(x, reach=13):
    return F.avg_pool2d(F.pad(x[None], (reach // 2,) * 4, mode="replicate"), reach, 1)[0]


def fade(a, b, k):
    """From a to b without losing light or grain on the way: leaves laid over other leaves would turn to grey mush."""
    both = a + (b - a) * k
    da, db, rest = (a - blur(a)).mean(0, True), (b - blur(b)).mean(0, True), both - blur(both)
    want = blur(da * da) * (1 - k) + blur(db * db) * k
    have = blur(rest.mean(0, True) ** 2)
    return (both + rest * (((want + 1e-5) / (have + 1e-5)).sqrt().clamp(1, 1.4) - 1)).clamp(0, 1)


def frames(folder):
    views = Views(folder)
    span = len(views.paths) - 2          # keys on the film's own way; the first one is the lead-in's
    count = SECONDS * RATE
    lead = count // span                 # frames of the lead-in
    for f in range(count):
        name = os.path.join(folder, "frame_%04d.png" % f)
        if os.path.exists(name):
            continue
        t = f / count
        pix = views.at(1 + span * t, t)
        k = (f - count + lead) / lead
        if k > 0:
            pix = fade(pix, views.at(1 + span * (t - 1), t), k * k * (3 - 2 * k))
        spec = oiio.ImageSpec(HIGH[1], HIGH[0], 3, oiio.UINT16)
        spec.attribute("png:compressionLevel", 2)
        out = oiio.ImageBuf(spec)
        out.set_pixels(oiio.ROI(), np.ascontiguousarray(pix.permute(1, 2, 0).numpy()))
        out.write(name)


if __name__ == "__main__":
    if sys.argv[1] == "clean":
        clean(*sys.argv[2:4])
    else:
        frames(sys.argv[2])

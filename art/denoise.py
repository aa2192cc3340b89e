#!/usr/bin/python3
"""Take the noise out of a render: denoise.py WEIGHTS.tza OUT.exr IN.exr [OUT.exr IN.exr ...]

Open Image Denoise's published network, run with PyTorch: Debian's Blender is built without it. IN is a multilayer EXR with
colour, denoising albedo and denoising normal; OUT is scene-linear RGB, still without a view transform.
"""
import os
import struct
import sys

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")   # on a busy machine, waiting threads must not spin
import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

torch.set_num_threads(2)
TILE, EDGE = 1408, 96   # pixels; EDGE is dropped on every inner border, more than half the network's reach of 174

# the perceptual curve the network was trained behind
A, B, C, D, E, FF, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
TOP = E * np.log(65504.0 + FF) + G


def curve(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp(min=1e-9) ** C + D, E * torch.log(y + FF) + G)) / TOP


def uncurve(x):
    x = x * TOP
    return torch.where(x <= X0, x / A, torch.where(x <= X1, ((x - D) / B).clamp(min=0) ** (1 / C), torch.exp((x - G) / E) - FF))


def weights(path):
    """Tensors by name from a TZA archive."""
    data = open(path, "rb").read()
    magic, major, _ = struct.unpack_from("<HBB", data, 0)
    if magic != 0x41D7 or major != 2:
        raise SystemExit("not a weights archive: " + path)
    at, = struct.unpack_from("<Q", data, 4)
    count, = struct.unpack_from("<I", data, at)
    at, out = at + 4, {}
    for _ in range(count):
        n, = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims = data[at]
        shape = struct.unpack_from("<%dI" % dims, data, at + 1)
        at += 1 + 5 * dims
        kind, where = chr(data[at]), struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        flat = np.frombuffer(data, "<f4" if kind == "f" else "<f2", int(np.prod(shape)), where)
        out[name] = torch.from_numpy(flat.astype(np.float32).reshape(shape))
    return out


def network(w):
    large = "enc_conv1a.weight" in w

    def conv(name, x):
        return F.relu_(F.conv2d(x, w[name + ".weight"], w[name + ".bias"], padding=1))

    def chain(x, *names):
        for n in names:
            x = conv(n, x)
        return x

    def down(x):
        return F.max_pool2d(x, 2)

    def up(x, skip):
        return torch.cat((F.interpolate(x, scale_factor=2, mode="nearest"), skip), 1)

    def run(x):
        e = ("enc_conv%da", "enc_conv%db") if large else ("enc_conv%d",)
        p = [x]
        h = chain(x, "enc_conv1a", "enc_conv1b") if large else chain(x, "enc_conv0", "enc_conv1")
        p.append(down(h))
        for k in (2, 3, 4):
            p.append(down(chain(p[-1], *(n % k for n in e))))
        h = chain(p.pop(), "enc_conv5a", "enc_conv5b")
        for k in (4, 3, 2):
            h = chain(up(h, p[k - 1]), "dec_conv%da" % k, "dec_conv%db" % k)
        last = "dec_conv1c" if large else "dec_conv0"
        return chain(up(h, x), "dec_conv1a", "dec_conv1b", last)
    return run


def read(path):
    """Colour, albedo and normal planes of a multilayer EXR, as (3, h, w)."""
    buf = oiio.ImageBuf(path)
    names, pix = buf.spec().channelnames, buf.get_pixels(oiio.FLOAT)

    def plane(key, axes):
        idx = [next(i for i, n in enumerate(names) if n.endswith(key + "." + a)) for a in axes]
        return np.nan_to_num(pix[..., idx]).transpose(2, 0, 1)
    return plane("Combined", "RGB"), plane("Denoising Albedo", "RGB"), plane("Denoising Normal", "XYZ")


def denoise(run, color, albedo, normal, keep=0.0):
    """`keep` leaves that share of the noise in, against a waxy look."""
    color = np.clip(color, 0, 65504)
    lum = color[0] * 0.212671 + color[1] * 0.71516 + color[2] * 0.072169
    h, w = lum.shape
    bins = lum[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    scale = float(0.18 / 2 ** np.log2(bins).mean()) if bins.size else 1.0
    x = torch.cat((curve(torch.from_numpy(color.astype(np.float32)) * scale), torch.from_numpy(np.clip(albedo, 0, 1).astype(np.float32)),
                   torch.from_numpy((np.clip(normal, -1, 1) * 0.5 + 0.5).astype(np.float32))))[None]
    ph, pw = -h % 16, -w % 16
    x = F.pad(x, (0, pw, 0, ph), mode="reflect")
    H, W = x.shape[2:]
    out = torch.empty(3, H, W)
    step = TILE - 2 * EDGE
    with torch.no_grad():
        for y in range(0, max(1, H - 2 * EDGE), step):
            for z in range(0, max(1, W - 2 * EDGE), step):
                a, b = min(y + TILE, H), min(z + TILE, W)
                part = run(x[:, :, y:a, z:b])[0]
                t, l = (EDGE if y else 0), (EDGE if z else 0)
                out[:, y + t:a, z + l:b] = part[:, t:, l:]
    result = (uncurve(out) / scale)[:, :h, :w].numpy()
    return result * (1 - keep) + np.minimum(color, result * 3 + 0.05) * keep if keep else result


def write(path, planes):
    spec = oiio.ImageSpec(planes.shape[2], planes.shape[1], 3, oiio.HALF)
    spec.attribute("compression", "zip")
    f = oiio.ImageOutput.create(path)
    f.open(path, spec)
    f.write_image(np.ascontiguousarray(planes.transpose(1, 2, 0).astype(np.float32)))
    f.close()


if __name__ == "__main__":
    net = network(weights(sys.argv[1]))
    for target, source in zip(sys.argv[2::2], sys.argv[3::2]):
        write(target, denoise(net, *read(source), keep=0.05))

import { spawnSync } from "node:child_process";
import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { keptSides } from "#domain/photo/photo-rules.ts";
import { Refusal } from "#server/refusal.ts";
import { patience } from "#tests/support/patience.ts";
import { heicOf } from "#tests/support/photos/heic.ts";
import { halves, heicPhoto, isUpright, lying } from "#tests/support/photos/photos.ts";
import { createDecoder, type Decoder } from "./decoder.ts";

let decoder: Decoder;

beforeAll(() => {
  decoder = createDecoder();
});
afterAll(() => decoder.close());

/** What is kept of a photo. */
async function decoded(photo: Uint8Array): Promise<Buffer> {
  const { full, small, width, height } = await decoder.decode(async () => photo, ["a network"]);
  const seen = await sharp(full).metadata();
  expect([seen.format, seen.width, seen.height]).toEqual(["jpeg", width, height]);
  expect((await sharp(small).metadata()).format).toBe("jpeg");
  return Buffer.from(full);
}

/** Why a photo is not taken; undefined when it is. */
async function faultOf(photo: Uint8Array): Promise<string | undefined> {
  try {
    await decoder.decode(async () => photo, ["a network"]);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

describe("a decoded photo", { timeout: patience.longTest }, () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is upright, however its camera was held: EXIF orientation %i",
    async (orientation) => {
      const kept = await decoded(await lying(orientation));
      const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
      const color = (right: number, down: number) => {
        const at = Math.floor(info.height * down) * info.width + Math.floor(info.width * right);
        return [...data.subarray(at * 3, at * 3 + 3)]
          .map((value) => (value > 128 ? 1 : 0))
          .join("");
      };
      expect([info.width, info.height]).toEqual([96, 64]);
      expect([color(0.2, 0.2), color(0.8, 0.2), color(0.2, 0.8), color(0.8, 0.8)]).toEqual([
        "100",
        "010",
        "001",
        "111",
      ]);
    },
  );

  it.each(["jpeg", "png", "webp"] as const)(
    "says nothing of where and with what it was taken: %s",
    async (format) => {
      const taken = await sharp(await halves("png"))
        .withExif({
          IFD0: { Make: "A phone", ImageDescription: "Our house" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 50/1 0/1" },
        })
        .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><place>Fairfax</place></x:xmpmeta>")
        .withIccProfile("p3")
        .toFormat(format)
        .toBuffer();
      expect(taken.includes("Our house")).toBe(true);
      const kept = await decoded(taken);
      const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      for (const word of ["Fairfax", "Our house", "A phone"]) {
        expect(kept.includes(word)).toBe(false);
      }
    },
  );

  it("is the first picture of an animation, and no longer side than what is kept", async () => {
    const [red, blue] = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 3_000, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    if (!red || !blue) throw new Error("no pictures");
    const webp = await sharp([red, blue], { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    for (const animation of [webp, animatedPng(red, blue)]) {
      const kept = await decoded(animation);
      const { dominant } = await sharp(kept).stats();
      expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
      expect((await sharp(kept).metadata()).width).toBe(keptSides.full);
    }
  });

  it.each([
    ["printed colors (CMYK)", () => orange().toColourspace("cmyk").jpeg().toBuffer()],
    ["sixteen bits a color", () => orange().toColourspace("rgb16").png().toBuffer()],
    ["a palette", () => orange().png({ palette: true }).toBuffer()],
    ["a progressive JPEG", () => orange().jpeg({ progressive: true }).toBuffer()],
  ])("has its colors: %s", async (_name, make) => {
    const { channels } = await sharp(await decoded(await make())).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    expect([red > 200, green > 80 && green < 180, blue < 80]).toEqual([true, true, true]);
  });

  it("is white where it was transparent", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } });
    const { channels } = await sharp(await decoded(await picture.png().toBuffer())).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  it.each([
    ["a JPEG", "jpeg", { progressive: false }],
    ["a progressive JPEG", "jpeg", { progressive: true }],
    ["a PNG", "png", {}],
  ] as const)(
    "is taken when its end is missing, as browsers show it: %s",
    async (_name, format, options) => {
      const whole = await grainy(format, options);
      const all = await sharp(await decoded(whole))
        .raw()
        .toBuffer();
      for (const length of [whole.length - 2, Math.floor(whole.length * 0.97)]) {
        const kept = await sharp(await decoded(whole.subarray(0, length)))
          .raw()
          .toBuffer();
        const upper = all.length * 0.8;
        const changes = kept
          .subarray(0, upper)
          .filter((value, at) => Math.abs(value - (all[at] ?? 0)) > 24);
        expect(changes.length / upper).toBeLessThan(0.02);
      }
      // Nor is an end of one color taken for a missing one.
      const plain = await sharp(await halves("png"))
        .toFormat(format, options)
        .toBuffer();
      expect(await isUpright(await decoded(plain.subarray(0, plain.length - 2)))).toBe(true);
    },
  );

  it("is the primary picture of a HEIC, wherever it stands", async () => {
    const both = [{ quarters: 2 }, {}];
    expect(await isUpright(await decoded(await heicOf(both, 1)))).toBe(true);
    expect(await isUpright(await decoded(await heicOf(both, 0)))).toBe(false);
  });

  it.each([
    ["an ICC profile", async () => Buffer.concat([Buffer.from("prof"), await displayP3()])],
    // Primaries, transfer and matrix (ITU-T H.273), full range.
    [
      "numbers",
      async () => Buffer.concat([Buffer.from("nclx"), Buffer.from([0, 12, 0, 13, 0, 6, 0x80])]),
    ],
  ])("has the colors that a HEIC means, told by %s", async (_name, colors) => {
    const redOf = async (photo: Buffer) => {
      const upper = sharp(await decoded(photo)).extract({ left: 8, top: 4, width: 80, height: 20 });
      return (await sharp(await upper.toBuffer()).stats()).channels.map(({ mean }) => mean);
    };
    const [plain = 0] = await redOf(await heicOf([{}]));
    const [red = 0, green = 255] = await redOf(await heicOf([{ colors: await colors() }]));
    // The same numbers mean a stronger red in Display P3: 200 is 217 in sRGB.
    expect(red - plain).toBeGreaterThan(12);
    expect(red - plain).toBeLessThan(22);
    expect(green).toBeLessThan(30);
  });

  it("has nothing of what else its file was: a page, an archive", async () => {
    const page = "<html><script>alert(1)</script></html>";
    const archive = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      Buffer.from("evil.exe"),
      Buffer.from("PK\x05\x06"),
    ]);
    const jpeg = await halves("jpeg");
    const png = await halves("png");
    const comment = Buffer.from(page);
    const commented = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
      comment,
      jpeg.subarray(2),
    ]);
    const texted = withChunks(png, [chunk("tEXt", Buffer.from(`Comment\0${page}`))]);
    for (const both of [
      commented,
      texted,
      Buffer.concat([jpeg, archive]),
      Buffer.concat([png, archive]),
      Buffer.concat([await halves("webp"), Buffer.from(page)]),
    ]) {
      const kept = await decoded(both);
      expect(await isUpright(kept)).toBe(true);
      for (const word of ["<script", "PK\x03\x04", "evil.exe"]) {
        expect(kept.includes(word)).toBe(false);
      }
    }
  });
});

describe("what is no photo of a phone", { timeout: patience.longTest }, () => {
  it.each<[name: string, make: () => Promise<Buffer>]>([
    ["a PNG of 2³¹ by 2³¹", async () => sizedPng(0x7fff_ffff, 0x7fff_ffff)],
    ["a PNG of 100,000 by 100,000", async () => sizedPng(100_000, 100_000)],
    ["a PNG of nothing", async () => sizedPng(0, 0)],
    ["a JPEG of 65,500 by 65,500", async () => sizedJpeg(await halves("jpeg"), 65_500, 65_500)],
    [
      "a WebP of 16,384 by 16,384",
      async () => sizedWebp(await orange().webp({ lossless: true }).toBuffer()),
    ],
    ["an animation of a million pages", async () => longWebp()],
  ])("is refused before it takes memory: %s", async (_name, make) => {
    expect(["pixels", "shape", "unreadable", "type"]).toContain(await faultOf(await make()));
    expect(await decoded(await halves("jpeg"))).toBeDefined();
  });

  it("unpacks no text that it carries", async () => {
    const bomb = deflateSync(Buffer.alloc(200 * 2 ** 20), { level: 9 });
    const text = chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), bomb]));
    const profile = chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), bomb]));
    for (const packed of [text, profile]) {
      // Taken without the text, or refused: both leave the decoder as it is.
      expect([undefined, "unreadable"]).toContain(
        await faultOf(withChunks(await halves("png"), [packed])),
      );
    }
    expect(await decoded(await halves("jpeg"))).toBeDefined();
  });

  it.each([
    ["a column of 2 by 400", 2, 400, "shape"],
    ["a line of 4,000 by 100", 4_000, 100, "shape"],
    ["a panorama of 4,000 by 200", 4_000, 200, undefined],
    ["one side of 20,001", 20_001, 1_100, "pixels"],
  ] as const)(
    "is refused for its sides before it is decoded: %s",
    async (_name, width, height, fault) => {
      const create = { width, height, channels: 3, background: "#884422" } as const;
      for (const format of ["png", "jpeg"] as const) {
        expect(await faultOf(await sharp({ create }).toFormat(format).toBuffer())).toBe(fault);
      }
    },
  );

  it("is refused when much of it is missing, and the next one is not", async () => {
    for (const whole of [
      await grainy("jpeg"),
      await grainy("png"),
      await halves("webp"),
      await heicPhoto(),
    ]) {
      for (const part of [0.8, 0.3]) {
        expect(await faultOf(whole.subarray(0, whole.length * part))).toBe("unreadable");
      }
    }
    expect(await decoded(await halves("jpeg"))).toBeDefined();
  });

  it("ends in a photo or a refusal, wherever its bytes were altered", async () => {
    const photos = [
      await halves("jpeg"),
      await halves("png"),
      await halves("webp"),
      await heicPhoto(),
    ];
    const altered = fc
      .tuple(
        fc.constantFrom(...photos),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
          minLength: 1,
          maxLength: 4,
        }),
      )
      .map(([photo, changes]) => {
        const bytes = Buffer.from(photo);
        for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value;
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(altered, async (photo) => {
        const fault = await faultOf(photo);
        expect(["type", "unreadable", "pixels", "shape", undefined]).toContain(fault);
      }),
      { numRuns: 15 },
    );
  });
});

it("a photo is not blamed for a decoder that died before", async () => {
  const photo = await halves("jpeg");
  await decoded(photo);
  for (let round = 0; round < 3; round += 1) {
    // The next one is asked of a process that is about to end.
    for (const id of decodersOf(process.pid)) process.kill(id, "SIGKILL");
    await decoded(photo);
  }
});

/** A photo with an edge in each place, as those of a camera. */
function grainy(format: "jpeg" | "png", options: object = {}): Promise<Buffer> {
  const size = { width: 320, height: 240 };
  const pixels = Buffer.alloc(size.width * size.height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    pixels[at] = (at / pixels.length) * 128 + ((state >> 16) % 96);
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .toFormat(format, options)
    .toBuffer();
}

async function displayP3(): Promise<Buffer> {
  const { icc } = await sharp(await orange().withIccProfile("p3").png().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

const orange = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 240, g: 130, b: 20 } } });

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Signature and IHDR of a PNG. */
const pngHead = 33;

function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, pngHead), ...chunks, png.subarray(pngHead)]);
}

function sizedPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The same JPEG, which says that it has another size. */
function sizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const sized = Buffer.from(jpeg);
  const frame = sized.indexOf(Buffer.from([0xff, 0xc0]));
  sized.writeUInt16BE(height, frame + 5);
  sized.writeUInt16BE(width, frame + 7);
  return sized;
}

/** The same lossless WebP, which says that it is as large as one can be. */
function sizedWebp(webp: Buffer): Buffer {
  const sized = Buffer.from(webp);
  sized.writeUInt32LE(0x0fff_ffff, sized.indexOf("VP8L") + 9);
  return sized;
}

/** The red PNG, animated to the blue one (https://www.w3.org/TR/png-3/#apng). */
function animatedPng(first: Buffer, second: Buffer): Buffer {
  const control = (sequence: number) => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    first.copy(data, 4, 16, 24);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return chunk("fcTL", data);
  };
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const at = second.indexOf("IDAT");
  const pixels = second.subarray(at + 4, at + 4 + second.readUInt32BE(at - 4));
  const head = withChunks(first, [chunk("acTL", frames), control(0)]);
  const later = chunk("fdAT", Buffer.concat([Buffer.from([0, 0, 0, 2]), pixels]));
  const end = head.length - 12;
  return Buffer.concat([head.subarray(0, end), control(1), later, head.subarray(end)]);
}

/** A WebP that claims a canvas of 16,777,216 by 255 and holds nothing. */
function longWebp(): Buffer {
  const canvas = Buffer.from([2, 0, 0, 0, 0xff, 0xff, 0xff, 0xfe, 0, 0]);
  const body = Buffer.concat([
    Buffer.from("WEBPVP8X"),
    Buffer.from([10, 0, 0, 0]),
    canvas,
    Buffer.from("ANIM"),
    Buffer.from([6, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), size, body]);
}

describe("a decoder that cannot go on", () => {
  afterEach(() => void vi.useRealTimers());

  it("blames no photo for a process that is killed over it, and takes the next", async () => {
    const own = createDecoder();
    try {
      const before = decodersOf(process.pid);
      const others = () => decodersOf(process.pid).filter((id) => !before.includes(id));
      // Large enough to be at work when its process is found.
      const side = 7_000;
      const large = sharp({
        create: { width: side, height: side, channels: 3, background: "#884422" },
      });
      const photo = await large.png().toBuffer();
      const asked = own
        .decode(async () => photo, ["a network"])
        .catch((refusal: Refusal) => refusal);
      await vi.waitFor(() => expect(others()).toHaveLength(1), patience.expectation);
      // None ran before: the picture is not tried again.
      for (const id of others()) process.kill(id, "SIGKILL");
      expect(await asked).toMatchObject({ reason: "busy", status: 503, retryAfter: 5 });
      expect((await own.decode(() => halves("jpeg"), ["a network"])).width).toBe(96);
    } finally {
      own.close();
    }
  });

  it("lets a photo wait for twenty seconds, refuses it then, and takes the next when it can", async () => {
    const photo = await halves("jpeg");
    const own = createDecoder();
    try {
      const before = decodersOf(process.pid);
      await own.decode(async () => photo, ["a network"]);
      const others = decodersOf(process.pid).filter((id) => !before.includes(id));
      for (const id of others) process.kill(id, "SIGSTOP");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const outcomeOf = () =>
        own
          .decode(async () => photo, ["a network"])
          .then(
            () => "decoded",
            (refusal: Refusal) => refusal.reason,
          );
      const outcomes: string[] = [];
      const first = outcomeOf();
      const second = outcomeOf().then((one) => outcomes.push(one));
      await vi.advanceTimersByTimeAsync(19_999);
      expect(outcomes).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await second;
      expect(outcomes).toEqual(["busy"]);
      const third = outcomeOf();
      await vi.advanceTimersByTimeAsync(10_000);
      expect([await first, await third]).toEqual(["busy", "decoded"]);
    } finally {
      own.close();
    }
  });
});

/** Processes that decode for this one. */
function decodersOf(parent: number): number[] {
  const found = spawnSync("pgrep", ["-P", String(parent), "-f", "decode-process"]);
  return String(found.stdout).split("\n").filter(Boolean).map(Number);
}

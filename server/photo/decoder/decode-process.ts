import sharp, { type FailOnOptions, type Sharp } from "sharp";
import {
  faultOfSize,
  keptSides,
  type PhotoFault,
  type PhotoType,
  photoLimits,
  photoTypeOf,
} from "#domain/photo/photo-rules.ts";
import type { DecodeAnswer, DecodeAs, DecodeJob, DecodeOutcome } from "./decode-messages.ts";
import { readHeic } from "./heic.ts";

/*
 * A process of its own that decodes one picture after the other (server/photo/decoder/decoder.ts). What strangers send is
 * opened nowhere else: a picture that crashes the decoder, or makes it grow, ends this process and not the server.
 */

/** Bytes of memory beyond which the process ends itself. */
const mostMemory = 600 * 2 ** 20;
const looksEvery = 50;

sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, looksEvery).unref();

process.on("message", async (job: DecodeJob) => {
  const outcome = await decode(job.photo, job.as).catch(
    (error: Error): DecodeOutcome => ({ fault: faultOf(error) }),
  );
  const answer: DecodeAnswer = { id: job.id, outcome };
  process.send?.(answer);
});
// Without the server, there is nobody to decode for.
process.on("disconnect", () => process.exit(0));

async function decode(photo: Uint8Array, as: DecodeAs = {}): Promise<DecodeOutcome> {
  const type = photoTypeOf(photo);
  if (!type) return { fault: "type" };
  const upright = type === "heic" ? await fromHeic(photo) : await fromFile(photo, type, as);
  if ("fault" in upright) return upright;
  const { width, height } = upright.info;
  if (as.format) return { full: upright.data, small: nothing, width, height, color: "" };
  const small = await sharp(upright.data)
    .resize({ width: keptSides.small, height: keptSides.small, fit: "inside" })
    .jpeg({ quality: 74 })
    .toBuffer();
  return { full: upright.data, small, width, height, color: await averageColor(small) };
}

const nothing = new Uint8Array();

async function averageColor(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize({ width: 1, height: 1, fit: "fill" })
    .removeAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
}

type Upright = { data: Buffer; info: { width: number; height: number } };
type Fault = { fault: PhotoFault };

/** The first picture of the file: an animation has others. */
async function fromFile(
  photo: Uint8Array,
  type: PhotoType,
  as: DecodeAs,
): Promise<Upright | Fault> {
  const read = (failOn: FailOnOptions, bytes = photo) =>
    sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn, pages: 1 });
  const { format, width, height } = await read("none").metadata();
  if (format !== type) return { fault: "type" };
  const fault = faultOfSize(width, height, type);
  if (fault) return { fault };
  try {
    return await written(read("truncated"), as);
  } catch (error) {
    if (faultOf(error as Error) !== "unreadable") throw error;
  }
  // Every browser shows a JPEG that lacks its last two bytes. With them, a warning says that more is missing.
  const ended = type === "jpeg" && Buffer.concat([photo, endOfJpeg]);
  const whole = ended && (await written(read("warning", ended), as).catch(() => undefined));
  if (whole) return whole;
  return (await missingPart(read("none"))) <= mostMissing
    ? written(read("none"), as)
    : { fault: "unreadable" };
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);
/** Of the height of a picture that ends too early: browsers show the rest of it. */
const mostMissing = 1 / 8;

/** The part of its height that did not arrive: rows below which a decoder goes on with one color. */
async function missingPart(image: Sharp): Promise<number> {
  const size = { width: 32, height: 200 };
  const { data, info } = await image
    .resize({ ...size, fit: "fill" })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const isPlain = (y: number) => {
    for (let at = y * row + info.channels; at < (y + 1) * row; at += 1) {
      if (Math.abs((data[at] ?? 0) - (data[at - info.channels] ?? 0)) > 2) return false;
    }
    return true;
  };
  let missing = 0;
  while (missing < size.height && isPlain(size.height - 1 - missing)) missing += 1;
  return missing / size.height;
}

/** libheif turns it upright by itself, so that nothing is left to turn. */
async function fromHeic(photo: Uint8Array): Promise<Upright | Fault> {
  const picture = await readHeic(photo);
  return "fault" in picture ? picture : written(picture.image);
}

function written(
  image: Sharp,
  { side = keptSides.full, turn = 0, format }: DecodeAs = {},
): Promise<Upright> {
  const upright = image.autoOrient();
  const pixels = (turn === 0 ? upright : upright.rotate(turn))
    .resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    })
    // JPEG has no transparency.
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb");
  // Nothing of the sender's file is kept but the pixels: `sharp` writes no metadata unless told to.
  return encoded(pixels, format).toBuffer({ resolveWithObject: true });
}

/** The same quality as that of the site's own pictures (scripts/vite/photos.ts). */
function encoded(pixels: Sharp, format: DecodeAs["format"]): Sharp {
  if (format === "avif") return pixels.avif({ quality: 47, effort: 1 });
  return format === "webp" ? pixels.webp({ quality: 70, effort: 2 }) : pixels.jpeg({ quality: 82 });
}

/** What a picture cannot be blamed for: libvips, WebAssembly and V8 have found no memory. */
const withoutMemory =
  /out of memory|cannot allocate|allocation failed|unable to allocate|enlarge memory/i;

function faultOf({ message }: Error): PhotoFault {
  if (withoutMemory.test(message)) return "busy";
  return /pixel limit/i.test(message) ? "pixels" : "unreadable";
}

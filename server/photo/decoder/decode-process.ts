import { createHash } from "node:crypto";
import { open, readFile, writeFile } from "node:fs/promises";
import libheif from "libheif-js/wasm-bundle.js";
import sharp, { type Sharp } from "sharp";
import { keptSides, photoLimits, photoTypeOf } from "#domain/photo/photo-rules.ts";
import type { DecodeAnswer, DecodeJob, DecodeOutcome } from "./decode-messages.ts";

/*
 * A process of its own that decodes one picture after the other (server/photo/decoder/decoder.ts). What strangers send is
 * opened nowhere else: a picture that crashes the decoder, or makes it grow, ends this process and not the server.
 */

/** Bytes of memory beyond which the process ends itself. */
const mostMemory = 600 * 2 ** 20;
const looksEvery = 50;

// Where a machine runs out of memory, this process is the one to go (proc_pid_oom_score_adj(5)).
writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, looksEvery).unref();

process.on("message", async (job: DecodeJob) => {
  const outcome = await decode(job).catch(
    (error: Error): DecodeOutcome => ({ fault: faultOf(error) }),
  );
  const answer: DecodeAnswer = { id: job.id, outcome };
  process.send?.(answer);
});
// Without the server, there is nobody to decode for.
process.on("disconnect", () => process.exit(0));

async function decode({ file, full, small }: DecodeJob): Promise<DecodeOutcome> {
  const type = photoTypeOf(await headOf(file));
  if (!type) return { fault: "type" };
  const picture = type === "heic" ? await fromHeic(file) : await fromFile(file, type);
  if ("fault" in picture) return picture;
  const upright = await picture.image
    .autoOrient()
    .resize({
      width: keptSides.full,
      height: keptSides.full,
      fit: "inside",
      withoutEnlargement: true,
    })
    // JPEG has no transparency.
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    // Nothing of the sender's file is kept but the pixels: `sharp` writes no metadata unless told to.
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => error);
  if (upright instanceof Error) return { fault: faultOf(upright) };
  const { width, height } = upright.info;
  const lesser = await sharp(upright.data)
    .resize({ width: keptSides.small, height: keptSides.small, fit: "inside" })
    .jpeg({ quality: 74 })
    .toBuffer();
  const written = await Promise.allSettled([write(full, upright.data), write(small, lesser)]);
  // A full disk is no fault of the photo.
  if (written.some(({ status }) => status === "rejected")) return { fault: "not-stored" };
  const digest = createHash("sha256").update(upright.data).digest("hex");
  return { digest, bytes: upright.data.length, width, height };
}

type Picture = { image: Sharp } | Extract<DecodeOutcome, { fault: unknown }>;

/** The first picture of the file: an animation has others. */
async function fromFile(file: string, type: string): Promise<Picture> {
  const image = sharp(file, { limitInputPixels: photoLimits.pixels, failOn: "error", pages: 1 });
  const { format, width, height } = await image.metadata();
  if (format !== type) return { fault: "type" };
  return width * height > photoLimits.pixels ? { fault: "pixels" } : { image };
}

/** libheif turns it upright by itself, so that nothing is left to turn. */
async function fromHeic(file: string): Promise<Picture> {
  const [found] = new libheif.HeifDecoder().decode(await readFile(file));
  if (!found) return { fault: "unreadable" };
  const width = found.get_width();
  const height = found.get_height();
  if (width * height > photoLimits.heicPixels) return { fault: "pixels" };
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise<unknown>((resolve) =>
    found.display({ data, width, height }, resolve),
  );
  if (!filled) return { fault: "unreadable" };
  return { image: sharp(data, { raw: { width, height, channels: 4 } }) };
}

function faultOf({ message }: Error) {
  return /pixel limit/i.test(message) ? ("pixels" as const) : ("unreadable" as const);
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function write(file: string, data: Buffer): Promise<void> {
  return writeFile(file, data, { mode: 0o600 });
}

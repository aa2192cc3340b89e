import { crc32, deflateSync } from "node:zlib";
import libheif, { type Picture } from "libheif-js/wasm-bundle.js";
import sharp, { type Sharp } from "sharp";
import { faultOfSize, keptSides, type PhotoFault } from "#domain/photo/photo-rules.ts";

/**
 * The primary picture of a HEIC, no longer than what is kept of it, with the profile of its colors. Cameras put others
 * beside it, in any order. Where libheif cannot decode it, it is the first of them that it can.
 */
export async function readHeic(
  file: Uint8Array,
): Promise<{ image: Sharp } | { fault: PhotoFault }> {
  const all = new libheif.HeifDecoder().decode(file);
  const byRank = [
    ...all.filter((picture) => picture.is_primary()),
    ...all.filter((picture) => !picture.is_primary()),
  ];
  for (const picture of byRank.slice(0, mostTried)) {
    const fault = faultOfSize(picture.get_width(), picture.get_height(), "heic");
    if (fault) return { fault };
    const image = await pixelsOf(picture);
    if (!image) continue;
    const profile = await profileOf(picture.handle.$$.ptr);
    return { image: profile ? await withProfile(image, profile) : image };
  }
  return { fault: "unreadable" };
}

/** Pictures of one file: each that cannot be decoded takes its time. */
const mostTried = 3;

async function pixelsOf(picture: Picture): Promise<Sharp | undefined> {
  const width = picture.get_width();
  const height = picture.get_height();
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise<unknown>((resolve) =>
    picture.display({ data, width, height }, resolve),
  );
  return filled ? sharp(data, { raw: { width, height, channels: 4 } }) : undefined;
}

/** As libheif names what says which colors a picture has (`heif_color_profile_type`). */
const profileTypes = { prof: 0x70726f66, rICC: 0x72494343, nclx: 0x6e636c78 };
/** Color primaries of Display P3 (ITU-T H.273, table 2). */
const displayP3 = 12;
const longestProfile = 2 ** 20;

/** The ICC profile of a picture's colors; undefined for those of sRGB, and for what nothing is known of. */
async function profileOf(handle: number): Promise<Buffer | undefined> {
  const type = libheif._heif_image_handle_get_color_profile_type(handle);
  if (type === profileTypes.nclx)
    return primariesOf(handle) === displayP3 ? p3Profile() : undefined;
  if (type !== profileTypes.prof && type !== profileTypes.rICC) return undefined;
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0 || length > longestProfile) return undefined;
  return withMemory(length, (place, error) => {
    libheif._heif_image_handle_get_raw_color_profile(error, handle, place);
    return Buffer.from(libheif.HEAPU8.subarray(place, place + length));
  });
}

/** `heif_color_profile_nclx.color_primaries`. */
function primariesOf(handle: number): number {
  return withMemory(4, (place, error) => {
    libheif.HEAPU32[place / 4] = 0;
    libheif._heif_image_handle_get_nclx_color_profile(error, handle, place);
    const profile = libheif.HEAPU32[place / 4] ?? 0;
    if (!profile) return 0;
    const primaries = libheif.HEAPU32[profile / 4 + 1] ?? 0;
    libheif._heif_nclx_color_profile_free(profile);
    return primaries;
  });
}

/** Lets libheif write to memory of its own, and its error (three words) beside that. */
function withMemory<Result>(
  length: number,
  work: (place: number, error: number) => Result,
): Result {
  const error = libheif._malloc(12);
  const place = libheif._malloc(length);
  try {
    return work(place, error);
  } finally {
    libheif._free(place);
    libheif._free(error);
  }
}

async function p3Profile(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000000" } });
  const { icc } = await sharp(await dot.withIccProfile("p3").png().toBuffer()).metadata();
  return icc;
}

/** Length of a PNG's signature and header, after which its profile may stand. */
const headOfPng = 33;

/** `sharp` converts the colors of files that name their profile; of pixels alone, nobody can tell it. */
async function withProfile(image: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await image
    .resize({
      width: keptSides.full,
      height: keptSides.full,
      fit: "inside",
      withoutEnlargement: true,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const named = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  check.writeUInt32BE(crc32(named));
  const parts = [png.subarray(0, headOfPng), length, named, check, png.subarray(headOfPng)];
  return sharp(Buffer.concat(parts));
}

/** What people may send along with a request. Apart from the schemas, so that a page that only shows a field needs no more. */
export const photoLimits = {
  /** Per request. */
  most: 6,
  /** Bytes of one picture, as a phone makes it. */
  bytes: 15 * 1024 * 1024,
  /** Of one picture: what the largest camera of a phone makes. */
  pixels: 52_000_000,
  /** Of a HEIC, which is decoded as a whole: ten times as many bytes of memory. */
  heicPixels: 26_000_000,
  /** Pixels of the longer side, and how many times the shorter one it may be: a panorama is ten times. */
  side: 20_000,
  aspect: 20,
} as const;

/** Pictures that go along with one mail: what mail servers take, in the form in which mails are sent (a third more). */
export const mailedPhotoLimits = { most: 40, bytes: 10 * 1024 * 1024 } as const;

/** The longer side of what is kept, in pixels, and of the small one that lists and mails show. */
export const keptSides = { full: 2_560, small: 480 } as const;

/** How long a picture waits for the request that it belongs to, in milliseconds. */
export const photoWaits = 24 * 3_600_000;

export const photoTypes = ["jpeg", "png", "webp", "heic"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Why a picture is not taken. */
export const photoFaults = [
  "too-many",
  "too-big",
  "type",
  "unreadable",
  "pixels",
  "shape",
  "busy",
  "not-stored",
  "slow",
  "often",
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/**
 * Why a picture of this size is not decoded, undefined when it is. Some decoders take their time by the row, others by the
 * column, so that a very long one costs many times what its pixels say.
 * @param width In pixels, as height.
 */
export function faultOfSize(
  width: number,
  height: number,
  type: PhotoType,
): PhotoFault | undefined {
  const most = type === "heic" ? photoLimits.heicPixels : photoLimits.pixels;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > photoLimits.aspect * short) return "shape";
  return long > photoLimits.side || width * height > most ? "pixels" : undefined;
}

/** How far staff have turned a picture, clockwise in degrees. */
export const photoTurns = [0, 90, 180, 270] as const;
export type PhotoTurn = (typeof photoTurns)[number];

/** The turn after another, clockwise. */
export function turnedOnce(turn: PhotoTurn): PhotoTurn {
  return photoTurns[(photoTurns.indexOf(turn) + 1) % photoTurns.length] ?? 0;
}

/** Brands of files that hold a picture coded with HEVC (ISO/IEC 23008-12, 10.2 and annex B.4). */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/**
 * What kind of picture begins with these bytes; undefined for anything else. Neither a name nor a declared type counts:
 * both are the sender's.
 * @param head At least the first 16 bytes.
 */
export function photoTypeOf(head: Uint8Array): PhotoType | undefined {
  const text = (from: number, to: number) =>
    String.fromCharCode(...head.subarray(from, Math.min(to, head.length)));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && heicBrands.includes(text(8, 12))) return "heic";
  return undefined;
}

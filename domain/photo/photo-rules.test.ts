import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photosOfBody, photosOfForm } from "./photo-contract.ts";
import { faultOfSize, photoLimits, photoTurns, photoTypeOf, turnedOnce } from "./photo-rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the type of a photo", () => {
  it.each([
    ["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0"],
    ["jpeg", "\xff\xd8\xff\xe1\0\x10Exif\0\0MM\0*"],
    ["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
    ["webp", "RIFF\x24\0\0\0WEBPVP8 "],
    ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
    ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
    [undefined, "GIF89a\x01\0\x01\0\0\0\0;\0\0"],
    [undefined, "\0\0\0\x18ftypavif\0\0\0\0"],
    [undefined, "\0\0\0\x18ftypisom\0\0\0\0"],
    [undefined, "RIFF\x24\0\0\0WAVEfmt "],
    [undefined, "<svg xmlns='http:"],
    [undefined, "%PDF-1.7\n%\xe2\xe3\xcf\xd3"],
    [undefined, "PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0\0\0"],
    [undefined, "II*\0\x08\0\0\0\0\0\0\0\0\0\0\0"],
    [undefined, "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\0\0"],
    [undefined, "  \xff\xd8\xff\xe0"],
  ])("is %s by its first bytes", (type, head) => {
    expect(photoTypeOf(bytes(head))).toBe(type);
  });

  it("follows from what is there, even when little is", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.uint8Array(), (head, rest) => {
        const type = photoTypeOf(head);
        // What follows changes nothing once the first bytes have said it.
        if (type) expect(photoTypeOf(Uint8Array.of(...head, ...rest))).toBe(type);
      }),
    );
    for (const head of ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF0000WEBP", "0000ftypheic"]) {
      for (let length = 0; length < head.length; length += 1) {
        expect(photoTypeOf(bytes(head.slice(0, length)))).toBeUndefined();
      }
      expect(photoTypeOf(bytes(head))).toBeDefined();
    }
  });
});

describe("the size of a photo", () => {
  it.each([
    [4_000, 3_000, "jpeg", undefined],
    [3_000, 4_000, "heic", undefined],
    [8_064, 6_048, "jpeg", undefined],
    [8_064, 6_048, "heic", "pixels"],
    [15_000, 3_400, "jpeg", undefined],
    [2, 25_900_000, "png", "shape"],
    [25_900_000, 2, "png", "shape"],
    [2_001, 100, "png", "shape"],
    [2_000, 100, "png", undefined],
    [20_000, 1_000, "png", undefined],
    [20_001, 1_001, "png", "pixels"],
    [100_000, 100_000, "png", "pixels"],
    [1, 1, "png", undefined],
  ] as const)("%i by %i, as %s: %s", (width, height, type, fault) => {
    expect(faultOfSize(width, height, type)).toBe(fault);
  });

  it("is judged alike however it is held", () => {
    const side = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(faultOfSize(width, height, "png")).toBe(faultOfSize(height, width, "png"));
      }),
    );
  });
});

it("a photo is as it was after four turns, and has been in each of the four", () => {
  for (const turn of photoTurns) {
    const seen = [turn];
    for (let count = 0; count < 3; count += 1) seen.push(turnedOnce(seen.at(-1) ?? 0));
    expect(new Set(seen)).toEqual(new Set(photoTurns));
    expect(turnedOnce(seen.at(-1) ?? 0)).toBe(turn);
    expect(turnedOnce(turn)).toBe((turn + 90) % 360);
  }
});

describe("the photos of a request", () => {
  it("are at most this many ids, and none by default", () => {
    const ids = Array.from({ length: photoLimits.most }, (_, index) => `id-${index}`);
    expect(photosOfBody.parse(ids)).toEqual(ids);
    expect(photosOfBody.parse(undefined)).toBeUndefined();
    for (const faulty of [[...ids, "more"], ["../x"], [""], ["x".repeat(65)], "id", [1]]) {
      expect(photosOfBody.safeParse(faulty).success).toBe(false);
    }
  });

  it("never refuse a form, whatever its field holds", () => {
    const id = fc.stringMatching(/^[\w-]{1,64}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(id, fc.string())), (parts) => {
        const read = photosOfForm.parse(parts.join(" "));
        expect(read.length).toBeLessThanOrEqual(photoLimits.most);
        expect(new Set(read).size).toBe(read.length);
        expect(photosOfBody.safeParse(read).success).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: photoLimits.most }), (ids) => {
        expect(photosOfForm.parse(ids.join(" "))).toEqual(ids);
      }),
    );
    expect(photosOfForm.parse(undefined)).toEqual([]);
  });
});

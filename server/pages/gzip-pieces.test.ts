import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gzipOf, quickPiece, smallPiece } from "./gzip-pieces.ts";

it("makes one gzip answer of any pieces", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.lorem({ maxCount: 400 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean())), (parts) => {
      const pieces = parts.map(([part, isKept]) => (isKept ? smallPiece(part) : quickPiece(part)));
      const whole = Buffer.from(parts.map(([part]) => part.toWellFormed()).join(""));
      expect(gunzipSync(gzipOf(pieces)).equals(whole)).toBe(true);
    }),
  );
});

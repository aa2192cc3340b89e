import { expect, it } from "vitest";
import { isAnotherOpening, isOfReader } from "./opening.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const picture = { "sec-fetch-dest": "image", "sec-fetch-site": "same-origin" };

it.each([
  ["a browser", { "user-agent": chrome, ...picture }, true],
  ["a browser that says nothing of it", { "user-agent": chrome }, true],
  ["nobody", {}, false],
  ["a mail server's scanner", { "user-agent": "Mozilla/5.0 (compatible; Proofpoint)" }, false],
  ["a messenger", { "user-agent": "WhatsApp/2.23" }, false],
  [
    "Apple's messages",
    { "user-agent": "Mozilla/5.0 (Macintosh) facebookexternalhit/1.1 Facebot Twitterbot/1.0" },
    false,
  ],
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
  [
    "a browser ahead of its reader",
    { "user-agent": chrome, ...picture, purpose: "prefetch" },
    false,
  ],
  [
    "a page of another site",
    { "user-agent": chrome, ...picture, "sec-fetch-site": "cross-site" },
    false,
  ],
  ["somebody who opens the picture", { "user-agent": chrome, "sec-fetch-dest": "document" }, false],
])("is a reader: %s", (_who, headers: Record<string, string>, isReader) => {
  expect(isOfReader({ method: "GET", headers })).toBe(isReader);
  expect(isOfReader({ method: "HEAD", headers })).toBe(false);
});

it("is another opening after half an hour", () => {
  const at = (text: string) => new Date(`2026-12-01T${text}:00.000Z`);
  expect(isAnotherOpening(null, at("12:00"))).toBe(true);
  expect(isAnotherOpening(at("12:00").toISOString(), at("12:29"))).toBe(false);
  expect(isAnotherOpening(at("12:00").toISOString(), at("12:30"))).toBe(true);
});

import { describe, expect, it } from "vitest";
import type { PhotoEntry } from "#desk/roof-photos/photo-entry.ts";
import { holdsBack } from "./holds-back.ts";

const arrived: PhotoEntry = {
  ...{ id: "ridge", staffId: "ines", leadId: "lead", takenAt: "2026-06-02T15:00:00.000Z" },
  ...{ keptAt: 1, picture: null, small: null, isScaled: true, isTried: true },
  ...{ description: {}, refusal: null },
};
const picture = new Blob(["a"]);
const callout = {
  ...{ id: "one", revision: 1 },
  callout: { kind: "arrow" as const, from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
};

describe("a report waits", () => {
  it.each<[string, Partial<PhotoEntry>, boolean]>([
    ["for a photo", { picture }, true],
    ["for a photo that was refused", { picture, refusal: "No." }, true],
    ["for what is drawn on a photo that has arrived", { callouts: [callout] }, true],
    ["for what is said of it", { description: { note: "Cracked" } }, true],
    ["for a photo that is to be removed", { isRemoved: true }, true],
    ["not for what the server would not be told", { callouts: [callout], refusal: "No." }, false],
    ["not for what a later release has added", { shape: 99 }, false],
    ["not for what the visit is for", { visitKind: "leak" }, false],
    ["not for a photo that it leaves out", { id: "face", picture }, false],
    ["not for another roof", { leadId: "other", picture }, false],
  ])("%s", (_name, change, expected) => {
    const report = { leadId: "lead", leftOut: ["face"] };
    expect(holdsBack({ ...arrived, ...change }, report)).toBe(expected);
  });
});

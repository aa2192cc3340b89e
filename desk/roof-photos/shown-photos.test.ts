import { expect, it } from "vitest";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import type { PhotoEntry } from "./photo-entry.ts";
import { shownPhotos } from "./shown-photos.ts";

const sent = (id: string, takenAt: string): RoofPhoto => ({
  ...{ id, takenAt, addedAt: takenAt, takenBy: null, appointmentId: null, place: null },
  ...{
    width: 4,
    height: 3,
    turn: 0,
    bytes: 1,
    part: "ridge",
    side: null,
    condition: null,
    partWord: null,
    note: "",
  },
  callouts: [],
});
const entry = (id: string, takenAt: string, own: Partial<PhotoEntry> = {}): PhotoEntry => ({
  ...{ id, takenAt, staffId: "ines", leadId: "lead", keptAt: 1, picture: new Blob(["x"]) },
  ...{ small: null, isScaled: true, isTried: false, description: {}, refusal: null, ...own },
});

it("shows each photo once, in the order in which they were taken, with what was said last", () => {
  const shown = shownPhotos(
    [sent("b", "2026-06-02T15:02"), sent("d", "2026-06-02T15:04")],
    [
      entry("c", "2026-06-02T15:03", { description: { part: "attic" } }),
      entry("a", "2026-06-02T15:01"),
      // On its way to the server and back: the answer has come, and the entry is about to go.
      entry("b", "2026-06-02T15:02", { description: { note: "Nails" } }),
      // Said of a photo that somebody has removed meanwhile.
      entry("gone", "2026-06-02T15:00", { picture: null, description: { note: "x" } }),
    ],
  );
  expect(shown.map(({ id, part, note, isSent }) => [id, part, note, isSent])).toEqual([
    ["a", null, "", false],
    ["b", "ridge", "Nails", true],
    ["c", "attic", "", false],
    ["d", "ridge", "", true],
  ]);
});

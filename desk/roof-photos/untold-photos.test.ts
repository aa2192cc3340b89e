import { expect, it } from "vitest";
import { keptFor, type PhotoEntry } from "./photo-entry.ts";
import { unsentCounts, untoldRoofs, untoldWords } from "./untold-photos.ts";

const day = 24 * 3_600_000;
const entry = (leadId: string, own: Partial<PhotoEntry> = {}): PhotoEntry => ({
  ...{ id: "id", takenAt: "2026-06-02T15:00:00.000Z", staffId: "ines", leadId, keptAt: 0 },
  ...{ picture: new Blob(["x"]), small: null, isScaled: true, isTried: false, description: {} },
  ...{ refusal: null, ...own },
});

it("tells by roof what was refused or waits, and when it is deleted", () => {
  const entries = [
    entry("given away", { refusal: "Not found." }),
    entry("given away", { refusal: "Not found.", keptAt: day }),
    entry("in the cellar", { keptAt: 20 * day, takenAt: "2026-06-03" }),
    entry("in the cellar", { keptAt: 20 * day, takenAt: "2026-06-01" }),
    entry("said", { picture: null, description: { note: "x" } }),
    entry("said, and refused", { picture: null, refusal: "Too long.", keptAt: 20 * day }),
    entry("removed", { picture: null, isRemoved: true }),
  ];
  const taken = "2026-06-02T15:00:00.000Z";
  expect(untoldRoofs(entries, 20 * day)).toEqual([
    { leadId: "given away", refused: 2, waiting: 0, takenAt: taken, endsAt: keptFor },
    { leadId: "in the cellar", refused: 0, waiting: 2, takenAt: "2026-06-01", endsAt: null },
  ]);
  expect(untoldWords(entries).map(({ leadId }) => leadId)).toEqual(["said, and refused"]);
});

it("counts photos apart from what was said of those that the server has", () => {
  const entries = [
    entry("lead"),
    entry("lead", { picture: null, description: { note: "x" } }),
    entry("lead", { picture: null, isRemoved: true }),
  ];
  expect(unsentCounts(entries)).toEqual({ photos: 1, said: 2 });
});

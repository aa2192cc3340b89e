import { expect, it } from "vitest";
import { createGoneRoofs } from "./gone-roofs.ts";
import type { KnownRoof } from "./photo-box.ts";
import { keptFor } from "./photo-entry.ts";

const roof = { photos: [], visitKind: "leak" as const };

/** A browser in which Ines and Olive have looked at roofs, and Ines has taken photos of two. */
function browser() {
  const known = new Map<string, KnownRoof>();
  for (const [leadId, staffId, keptAt] of [
    ["hers", "ines", 1],
    ["another's", "olive", 1],
    ["old", "ines", -keptFor],
  ] as const) {
    known.set(leadId, { leadId, staffId, roof, keptAt });
  }
  const photos = new Set(["hers", "unseen"]);
  const gone = createGoneRoofs({
    photos: { leads: async () => [...photos], dropLead: async (id) => photos.delete(id) },
    roofs: {
      all: async () => [...known.values()],
      forget: async (id) => void known.delete(id),
    },
  });
  return { gone, left: () => [[...known.keys()], [...photos]] };
}

const everything = [
  ["hers", "another's", "old"],
  ["hers", "unseen"],
];

it("asks for every lead of which something is there, when something may have been missed", async () => {
  const { gone, left } = browser();
  const asked: string[] = [];
  await gone.heed({ event: "reload" }, (id) => void asked.push(id));
  expect(asked.toSorted()).toEqual(["another's", "hers", "old", "unseen"]);
  expect(left()).toEqual(everything);
});

it("forgets all of a lead that is not found by somebody who sees every lead", async () => {
  const { gone, left } = browser();
  await gone.forgetUnknown("hers", { id: "olive", permissions: ["leads"] });
  await gone.forgetUnknown("unseen", undefined);
  expect(left()).toEqual([["another's", "old"], ["unseen"]]);
});

it("keeps photos of a lead that is an inspector's no longer, and what others know", async () => {
  const { gone, left } = browser();
  const ines = { id: "ines", permissions: [] };
  await gone.forgetUnknown("hers", ines);
  await gone.forgetUnknown("another's", ines);
  await gone.forgetUnknown("unseen", ines);
  expect(left()).toEqual([
    ["another's", "old"],
    ["hers", "unseen"],
  ]);
});

it("forgets roofs after 30 days", async () => {
  const { gone, left } = browser();
  await gone.forgetOld(1);
  expect(left()).toEqual([
    ["hers", "another's"],
    ["hers", "unseen"],
  ]);
});

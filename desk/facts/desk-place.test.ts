import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { momentText } from "#desk/moment-text.ts";
import { deskPlace, readPlace } from "./desk-place.ts";

const oregon = {
  timeZone: "America/Los_Angeles",
  timeZoneName: "Pacific Time",
  "inState.name": "Oregon",
  counties: [{ id: "multnomah", name: "Multnomah", type: "primary" }],
};
const area = { zipGroups: [{ counties: ["multnomah"], zips: "97201" }], centers: {} };

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const saying = (answers: Record<string, object>) =>
  vi.stubGlobal("fetch", async (path: string) =>
    answers[path] ? Response.json(answers[path]) : Response.error(),
  );

beforeEach(() => kept.clear());
afterEach(async () => {
  saying({ "/facts.json": {} });
  await readPlace(storage);
  vi.unstubAllGlobals();
});

it("is the built one until the site says another, by whose zone the time is told", async () => {
  expect(deskPlace().timeZone).toBe(builtFacts.timeZone);
  const at = "2026-06-02T16:00:00Z";
  expect(momentText(at, Date.parse(at))).toBe("12:00 PM");

  saying({ "/facts.json": oregon, "/service-area.json": area });
  await readPlace(storage);
  expect(deskPlace()).toMatchObject({ timeZoneName: "Pacific Time", stateName: "Oregon" });
  expect(deskPlace().drives.groups).toEqual(area.zipGroups);
  expect(momentText(at, Date.parse(at))).toBe("9:00 AM");
});

it("is what was told last while nobody answers", async () => {
  saying({ "/facts.json": oregon, "/service-area.json": area });
  await readPlace(storage);
  saying({});
  await readPlace(storage);
  expect(deskPlace().stateName).toBe("Oregon");
});

import { expect, it } from "vitest";
import { areSameSettings, businessSettings, noSettings } from "./business-settings.ts";

it.each<[string, object]>([
  ["nothing", noSettings],
  ["a number", { overrides: { capacity: 3 }, settled: {} }],
  ["a range", { overrides: { "financing.deposit": { from: 0.1, to: 0.2 } }, settled: {} }],
  ["hours", { overrides: { hours: { Monday: { opens: 540, closes: 600 } } }, settled: {} }],
  [
    "a phone",
    { overrides: { phone: { display: "(703) 555-0100", e164: "+17035550100" } }, settled: {} },
  ],
  [
    "terms and a day",
    { overrides: { "financing.sameAsCashMonths": [6, 12] }, settled: { films: "2026-06-01" } },
  ],
])("settings with %s are the same after they were stored and read", (_what, settings) => {
  const read = businessSettings.parse(JSON.parse(JSON.stringify(settings)));
  expect(read).toEqual(settings);
  expect(areSameSettings(read, businessSettings.parse(settings))).toBe(true);
});

it("settings differ when a fact or a question does", () => {
  const set = { overrides: { capacity: 3 }, settled: {} };
  expect(areSameSettings(set, noSettings)).toBe(false);
  expect(areSameSettings(set, { ...set, overrides: { capacity: 4 } })).toBe(false);
  expect(areSameSettings(set, { ...set, settled: { films: "2026-06-01" } })).toBe(false);
});

it("settings of an earlier release's desk are refused", () => {
  expect(businessSettings.safeParse({ ...noSettings, hours: null, capacity: 3 }).success).toBe(
    false,
  );
});

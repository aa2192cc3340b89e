import { fuzz } from "#tests/support/fuzz/run.ts";
import { expect, test } from "./support/test.ts";

test("a thousand odd requests to the real pages find no fault of ours", async ({ site }) => {
  const { faults, statuses } = await fuzz(site.url, {
    count: 1_000,
    seed: 9,
    date: site.newDay(),
  });
  expect(faults).toEqual([]);
  expect(statuses["200"]).toBeGreaterThan(0);
});

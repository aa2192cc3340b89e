import { afterEach, expect, it, vi } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { businessProfile } from "#content/business-profile.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/database/connect.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { type BusinessNow, followBusiness } from "./business-now.ts";
import { ownArea } from "./own-area.ts";

/* A map that could not be drawn, because a file could not be read or a county was not known, is tried again by itself. */

const minute = 60_000;
const counties = builtBusinessFacts.counties.slice(0, 1) as ChosenCounty[];

let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

/** The business with one county, of which the first `failures` drawings fail, and what happens after so many minutes. */
async function followed(failures: number) {
  let time = Date.UTC(2026, 5, 2, 16);
  const draw = vi.fn<typeof ownArea>(async (...of) => {
    if (draw.mock.calls.length <= failures) throw new Error("no such file");
    return ownArea(...of);
  });
  const connection = await connect(readConfig({ DATA_DIR: await makeDataFolder() }));
  const business: BusinessNow = await followBusiness({
    connection,
    defaults: businessProfile,
    base: { counties },
    clock: () => new Date(time),
    log: { error: () => {} },
    draw,
  });
  ends.push(
    () => connection.close(),
    () => business.stop(),
  );
  const after = async (minutes: number) => {
    time += minutes * minute;
    await business.look();
    return draw.mock.calls.length;
  };
  return { business, after };
}

const drawn = ({ business }: { business: BusinessNow }) => business.area()?.map.counties.length;

it("is drawn after a minute, once, and pages are made again", async () => {
  const site = await followed(1);
  const told = vi.fn();
  site.business.onChange(told);
  const before = site.business.pagesEdition();
  expect(drawn(site)).toBe(0);
  expect(await site.after(0.9)).toBe(1);
  expect(await site.after(0.1)).toBe(2);
  expect(drawn(site)).toBe(1);
  expect(told).toHaveBeenCalledOnce();
  expect(site.business.pagesEdition()).not.toBe(before);
  expect(await site.after(600)).toBe(2);
});

it("waits twice as long after each failure, and an hour at most", async () => {
  const site = await followed(Number.POSITIVE_INFINITY);
  let tries = 1;
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
    expect(await site.after(pause - 0.1)).toBe(tries);
    tries += 1;
    expect(await site.after(0.1)).toBe(tries);
  }
  expect(drawn(site)).toBe(0);
});

import { expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { logoMarks } from "#content/logo-marks.ts";
import { letterLogoNow } from "./brand-now.ts";

const logo = logoMarks.at(-1)?.mark;
const profile = { facts: { ...builtBusinessFacts, ...(logo && { logo }) } };

it("a mail whose logo could not be drawn has the built one, and the next one has it drawn anew", async () => {
  const told: object[] = [];
  const log = { warn: (details: object) => told.push(details) };
  const broken = new Error("no memory");
  const fault = async () => {
    throw broken;
  };
  expect(await letterLogoNow(profile, log, fault)).toBeUndefined();
  expect(told).toEqual([{ err: broken }]);
  const drawn = await letterLogoNow(profile, log, async () => Buffer.from("drawn"));
  expect(drawn?.toString()).toBe("drawn");
  // The one that was drawn is kept.
  expect(await letterLogoNow(profile, log, fault)).toEqual(drawn);
});

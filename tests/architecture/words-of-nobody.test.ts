import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { isTest } from "./import-fences.ts";
import { sourceFiles } from "./import-graph.ts";

/* What the desk says, and what the server and the rules answer, is read by every contractor: no example in it is the first one's. */

const { shortName, state, phone, hotline, address, email } = businessProfile;
const ofTheFirst = [
  ...[shortName, state.name, address.city, address.postalCode, email],
  ...[phone, hotline].flatMap(({ display, e164 }) => [display, e164, e164.slice(2)]),
  phone.display.replace(/^\((\d+)\) /, "$1-"),
];

/** Tables of all states, and who is left as the first contractor's because the page says whose it is. */
const ofAllStates = ["domain/places/us-states.ts", "domain/places/state-of-zip.ts"];

it("no word of the desk, the server or the rules is the first contractor's", () => {
  const found = sourceFiles()
    .filter((file) => /^(desk|domain|server|content\/en\/desk)\//.test(file))
    .filter((file) => !isTest(file) && !ofAllStates.includes(file))
    .flatMap((file) => {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      const words = code.match(/"[^"\n]*"|`[^`]*`|>[^<>{}\n]+</g) ?? [];
      return words
        .filter((text) => ofTheFirst.some((one) => text.includes(one)))
        .map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});

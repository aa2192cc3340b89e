import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTest } from "./import-fences.ts";
import { sourceFiles } from "./import-graph.ts";

const fields = "phone|hotline|email|licenses";
/** `businessProfile.phone`, or `{ name, phone } = businessProfile`. */
const reading = new RegExp(
  `businessProfile\\.(?:(?:${fields})\\b|inspection\\.takes)|\\{[^{}]*\\b(?:${fields})\\b[^{}]*\\} = businessProfile\\b`,
);

it("finds who reads what an owner can set, in either way of writing it", () => {
  expect("call(businessProfile.phone.display)").toMatch(reading);
  expect("const { name, hotline } = businessProfile;").toMatch(reading);
  expect("const { name, address } = businessProfile;").not.toMatch(reading);
});

it("nothing that is shown has a phone, mailbox or license of the build: they are facts, which can change", () => {
  const shown = sourceFiles().filter(
    (file) => /^(app|content|desk|domain|server)\//.test(file) && !isTest(file),
  );
  const readers = shown.filter((file) => reading.test(readFileSync(file, "utf8")));
  expect(readers).toEqual(["content/facts.ts"]);
});

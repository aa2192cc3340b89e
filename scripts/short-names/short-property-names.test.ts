import { expect, it } from "vitest";
import { renameProperties, shortPropertyNames } from "./short-property-names.ts";

const sheet =
  "@property --tw-x{syntax:'*'}.a{--tw-x:1;width:calc(var(--step)*2);margin:var(--step);inset:var( --step , 1px)}";

it("gives each custom property a name of its own, the shortest to what is written most", () => {
  expect([...shortPropertyNames(sheet)]).toEqual([
    ["step", "a"],
    ["tw-x", "b"],
  ]);
});

it("renames a property wherever it is set, described or read, and no other word", () => {
  const names = shortPropertyNames(sheet);
  expect(renameProperties(sheet, names)).toBe(
    "@property --b{syntax:'*'}.a{--b:1;width:calc(var(--a)*2);margin:var(--a);inset:var( --a , 1px)}",
  );
  const others = ".block--step{width:var(--steps)} --tw-xy a--step";
  expect(renameProperties(others, names)).toBe(others);
});

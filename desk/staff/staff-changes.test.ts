import { expect, it } from "vitest";
import { someInspector } from "#tests/support/lead-values.ts";
import { staffChanges } from "./staff-changes.ts";

it("a number that nobody has touched is not sent with another name", () => {
  const ines = someInspector({ phone: "ext. 12" });
  const typed = { name: "Ines Diaz", role: "office", phone: "ext. 12" } as const;
  expect(staffChanges(ines, typed)).toEqual({ name: "Ines Diaz", role: "office" });
  expect(staffChanges(ines, { ...typed, phone: "" })).toEqual({ ...typed, phone: "" });
});

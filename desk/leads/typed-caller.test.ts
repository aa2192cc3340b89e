import { expect, it } from "vitest";
import { typedCaller } from "./typed-caller.ts";

it.each([
  [" Nina Caller ", "Nina Caller", ""],
  ["Ñandú", "Ñandú", ""],
  ["(703) 555-8811", "", "(703) 555-8811"],
  ["1204", "", ""],
  ["12 Maple Street", "", ""],
  ["nina@example.com", "", ""],
  ["", "", ""],
])("'%s' is the name '%s' and the phone '%s'", (typed, name, phone) => {
  expect(typedCaller(typed)).toEqual({ name, phone });
});

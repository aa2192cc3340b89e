import fc from "fast-check";
import { expect, it } from "vitest";
import { anyMailFault } from "#tests/support/mail-faults.ts";
import { faultColumn, readFault } from "./stored-fault.ts";

const error = "said by whoever refused it";

it("a fault is read as it was stored, as long as there is an error", () => {
  fc.assert(
    fc.property(anyMailFault, (fault) => {
      expect(readFault({ error, fault: faultColumn(fault) })).toEqual(fault);
      expect(readFault({ error: null, fault: faultColumn(fault) })).toBeNull();
    }),
  );
});

it.each([
  ["of an earlier release, which stores none", null],
  ["of a later release", '{"kind":"sings"}'],
  ["with a reason of a later release", '{"kind":"came-back","reason":"on strike"}'],
  ["that is damaged", "{"],
])("a fault %s is unknown", (_, fault) => {
  expect(readFault({ error, fault })).toEqual({ kind: "unknown" });
});

import { expect, it } from "vitest";
import { mailStates } from "#domain/lead/records-contract.ts";
import { untilNextLook } from "./mailbox-tests.tsx";

it("asks about a test until nothing more becomes of it", () => {
  expect(untilNextLook(undefined)).toBe(1_000);
  const asked = mailStates.filter((state) => untilNextLook({ state }) !== false);
  expect(asked).toEqual(["queued", "sending"]);
});

import { expect, it } from "vitest";
import { someLeadRow } from "#tests/support/lead-values.ts";
import { isConcerned } from "./concerned-people.ts";

const lead = (id: string, email = "", phone = "") => someLeadRow({ id, email, phone });
const ada = {
  leads: [lead("one")],
  mailboxes: ["ada@example.com"],
  phones: ["(703) 555-0111"],
};

it.each([
  ["one of their leads", { id: "one", lead: null }, true],
  ["a new lead from their mailbox", { id: "two", lead: lead("two", "ada@example.com") }, true],
  ["a new lead with their number", { id: "two", lead: lead("two", "", "(703) 555-0111") }, true],
  ["somebody else's", { id: "two", lead: lead("two", "ben@example.com", "1") }, false],
  ["a lead that is gone, and was not theirs", { id: "two", lead: null }, false],
] as const)("%s", (_what, change, isTold) => {
  expect(isConcerned(ada, [{ id: "other", lead: null }, change])).toBe(isTold);
});

import { expect, it } from "vitest";
import { knownPersonText } from "./known-person-text.ts";

const now = Date.parse("2026-06-04T16:00:00Z");
const ada = {
  ...{ id: "ada", name: "Ada Homeowner", phone: "7035550111", email: "ada@example.com" },
  ...{ address: "12 Maple Street", leads: 4, newestLead: { id: "lead", number: 7 } },
};

it.each([
  ["2026-06-04T13:00:00Z", "today"],
  // Still Wednesday in Virginia.
  ["2026-06-04T02:00:00Z", "yesterday"],
  ["2026-06-02T16:00:00Z", "Tuesday"],
  ["2026-05-29T16:00:00Z", "Friday"],
  ["2026-05-28T16:00:00Z", "Thu, May 28"],
])("says of a caller of %s that they last called %s", (calledAt, day) => {
  expect(knownPersonText({ ...ada, calledAt }, now)).toBe(
    `Ada Homeowner, 12 Maple Street, 4 leads, last called ${day}`,
  );
});

it("leaves out what is unknown", () => {
  const somebody = { ...ada, address: "", leads: 1, calledAt: null };
  expect(knownPersonText(somebody, now)).toBe("Ada Homeowner, 1 lead");
});

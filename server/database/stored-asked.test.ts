import { expect, it } from "vitest";
import { askedOf, hasDamagedChoices } from "./stored-asked.ts";

const message = "Service: Siding\n\nIt rattles.";
const row = (choices: string | null) => ({ message, choices, words: "It rattles." });

it("choices are read, without what only a later release knows", () => {
  const stored = row('{"service":"siding","color":"red"}');
  expect(askedOf(stored)).toEqual({ choices: { service: "siding" }, words: "It rattles." });
  expect(hasDamagedChoices(stored)).toBe(false);
  expect(hasDamagedChoices(row(null))).toBe(false);
});

it.each(["{", "", "null", "[]", "7", '"siding"'])(
  "damaged choices (%s) leave the message, whole",
  (choices) => {
    expect(askedOf(row(choices))).toEqual({ choices: {}, words: message });
    expect(hasDamagedChoices(row(choices))).toBe(true);
  },
);

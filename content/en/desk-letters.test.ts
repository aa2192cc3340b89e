import { expect, it } from "vitest";
import { deskLetters, letterText } from "./desk-letters.ts";

const [letter] = deskLetters;

it.each([
  ["Ada Byron", "Hi Ada,"],
  ["Mrs. Dalloway", "Hi Mrs. Dalloway,"],
  ["Dr. Ravi Patel", "Hi Dr. Patel,"],
  ["The Lee Family", "Hello,"],
  ["visit evil.example", "Hello,"],
])("a letter to %s begins with %j", (name, greeting) => {
  const facts = { name, staffName: "Ben", times: [], siteUrl: "https://site.test" };
  expect(letter && letterText(letter, facts).split("\n")[0]).toBe(greeting);
});

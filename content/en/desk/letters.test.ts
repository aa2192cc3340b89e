import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { deskLetters, letterText } from "./letters.ts";

const [letter] = deskLetters;
const about = {
  company: "Roofer",
  name: "Ada Byron",
  staffName: "Ben",
  times: [],
  siteUrl: "https://site.test",
};

it.each([
  ["Ada Byron", "Hi Ada,"],
  ["Mrs. Dalloway", "Hi Mrs. Dalloway,"],
  ["Dr. Ravi Patel", "Hi Dr. Patel,"],
  ["The Lee Family", "Hello,"],
  ["visit evil.example", "Hello,"],
])("a letter to %s begins with %j", (name, greeting) => {
  const facts = {
    ...builtFacts,
    company: "Roofer",
    name,
    staffName: "Ben",
    times: [],
    siteUrl: "https://site.test",
  };
  expect(letter && letterText(letter, facts).split("\n")[0]).toBe(greeting);
});

it("gives the phone and the length of an inspection that hold when it is written", () => {
  const phone = { display: "(703) 555-0177", e164: "+17035550177" };
  const text =
    letter && letterText(letter, { ...about, phone, inspectionMinutes: { from: 80, to: 90 } });
  expect(text).toContain("It takes 80-90 minutes,");
  expect(text?.split("(703) 555-0177")).toHaveLength(3);
});

import { describe, expect, it } from "vitest";
import { isSuspected, type SubmissionSigns } from "./suspicion.ts";

const person: SubmissionSigns = {
  honeypot: "",
  lines: ["Ada Homeowner", "12 Maple Street, Fairfax", "Contact Request: gutters"],
  text: "The back gutter drips, see https://photos.example/1 and https://photos.example/2",
  fillingTime: 45_000,
};

describe("suspicion", () => {
  it("trusts what a person writes, also with a link or two and an unknown filling time", () => {
    expect(isSuspected(person)).toBe(false);
    expect(isSuspected({ ...person, fillingTime: null })).toBe(false);
    expect(isSuspected({ ...person, fillingTime: 2_000 })).toBe(false);
  });

  it.each<[string, Partial<SubmissionSigns>]>([
    ["the field that people do not see is filled", { honeypot: "https://spam.example" }],
    ["the form was filled in less than two seconds", { fillingTime: 1_999 }],
    ["a name holds a link", { lines: ["Win at www.spam.example", ""] }],
    [
      "the message holds three links",
      { text: "http://a.example http://b.example http://c.example" },
    ],
    ["the message holds forum links", { text: "[url=x]a[/url][url=y]b[/url][url=z]c[/url]" }],
  ])("suspects a submission when %s", (_name, sign) => {
    expect(isSuspected({ ...person, ...sign })).toBe(true);
  });
});

import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";
import { facts, story } from "./our-company.ts";

const founded = (f: Facts) => facts(f).find(({ label }) => label === "Founded")?.value;
const beginning = (f: Facts) => story(f).paragraphs[0];

it("says where and when the company opened, as the site was built", () => {
  expect(founded(builtFacts)).toBe(`${builtFacts.foundedYear}`);
  expect(beginning(builtFacts)).toMatch(
    /^We opened in [A-Z][a-z]+ in \d{4} with one idea: show people their own roof\. Most /,
  );
});

it("says an owner's year without the city of another", () => {
  const f = { ...builtFacts, foundedYear: 1998 };
  expect(founded(f)).toBe("1998");
  expect(beginning(f)).toMatch(/^We opened in 1998 with one idea/);
});

it("says nothing of a year that nobody has said", () => {
  const f = { ...builtFacts, foundedYear: 0 };
  expect(founded(f)).toBeUndefined();
  expect(beginning(f)).toMatch(/^Most owners have never stood on their own roof\. They hear /);
});

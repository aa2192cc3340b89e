import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { footerGroups } from "#content/navigation.ts";
import { neutralBusiness } from "#content/neutral-business.ts";
import { type Facts, withOverrides } from "#domain/business/facts.ts";
import { facts, leadership, onThisPage, story } from "./our-company.ts";

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

describe("who leads the company", () => {
  const linked = (f: Facts) => JSON.stringify([onThisPage(f), footerGroups(f)]);

  it("is shown by role for the specification's business", () => {
    expect(leadership(builtFacts)?.roles.map(({ role }) => role)).toEqual([
      ...["CEO", "COO", "Managing Partner"],
    ]);
    expect(linked(builtFacts)).toMatch(/#leadership.*\/our-leadership/);
  });

  it("is not made up for anybody else, and nothing leads there, until an owner says so", () => {
    const neutral = withOverrides(builtFacts, neutralBusiness);
    expect(leadership(neutral)).toBeNull();
    expect(linked(neutral)).not.toContain("leadership");
    const { roles = [] } = leadership({ ...neutral, leadership: true }) ?? {};
    expect(roles).toHaveLength(3);
  });

  it("keeps no lenders together where nothing is financed", () => {
    const offers = { ...builtFacts.offers, financing: false };
    expect(JSON.stringify(leadership({ ...builtFacts, offers }))).not.toContain("lender");
    expect(JSON.stringify(leadership(builtFacts))).toContain("contracts, warranties, lenders and");
  });
});

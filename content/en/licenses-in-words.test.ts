import { expect, it } from "vitest";
import { neutralBusiness } from "#content/neutral-business.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { builtFacts } from "../facts.ts";
import { articleFacts } from "./article-facts.ts";
import { categories } from "./faq.ts";
import { aLicense, firstLicense, standing } from "./licenses-in-words.ts";
import { residential } from "./our-services.ts";

const labeled = (label: string) => ({ ...builtFacts, licenses: [{ label, number: "1" }] });

it.each([
  ["Virginia Class A Contractor", "a Virginia Class A Contractor license"],
  ["Ohio Roofing License", "an Ohio Roofing License"],
  ["Unlimited Building Contractor", "an Unlimited Building Contractor license"],
  ["Utah Contractor's License", "a Utah Contractor's License"],
  ["", ""],
])("a license named %j is %j within a sentence", (label, said) => {
  expect(aLicense(labeled(label))).toBe(said);
});

it.each([
  [true, true, "Licensed, bonded and insured", "Yes, all three"],
  [true, false, "Licensed and insured", "Yes, both"],
  [false, true, "Bonded and insured", "Yes, both"],
  [false, false, "Insured", "Yes"],
])("licensed %s and bonded %s, we are %j", (isLicensed, isBonded, said, short) => {
  const licenses = isLicensed ? builtFacts.licenses : [];
  const facts = { ...builtFacts, licenses, isBonded };
  expect(standing(facts)).toBe(said);
  const asked = JSON.stringify(categories(facts));
  expect(asked).toContain(`Are you ${said.toLowerCase()}?`);
  expect(asked).toContain(`"${short}"`);
  expect(/\bbond(ed)?\b/.test(asked)).toBe(isBonded);
});

it("the first that is held is named, not the first place for one", () => {
  const licenses = [{ label: "Emptied", number: "" }, ...builtFacts.licenses];
  expect(firstLicense({ licenses })).toBe(builtFacts.licenses[0]?.label);
});

it("of nobody's business, sentences about its license read well", () => {
  const nobodys = withOverrides(builtFacts, neutralBusiness);
  expect(residential(nobodys).text[1]).toMatch(/^We hold an Example contractor license, and we/);
  expect(articleFacts(nobodys)).toMatchObject({
    andWeHoldLicense: ", and we hold an Example Contractor license",
    ourLicenseSays: "Ours says Example Contractor.",
    howToCheckUs: expect.stringMatching(/^We are an Example Contractor, and the same/),
  });
});

it("a license that is not a contractor's name is held, not been", () => {
  const { howToCheckUs } = articleFacts(labeled("Ohio Roofing License"));
  expect(howToCheckUs).toMatch(/^We hold an Ohio Roofing License, and the same/);
});

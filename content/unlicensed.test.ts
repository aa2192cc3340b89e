import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts } from "#domain/business/facts.ts";
import { withFacts } from "./en/article-facts.ts";
import { reasons } from "./en/commercial-roofing.ts";
import { ours } from "./en/compare-bids.ts";
import { described } from "./en/descriptions/our-company.ts";
import { categories } from "./en/faq.ts";
import { credentials } from "./en/home.ts";
import * as claims from "./en/insurance-claims.ts";
import { facts, license, opening } from "./en/our-company.ts";
import { residential } from "./en/our-services.ts";
import { checklist } from "./en/storm-damage.ts";
import { sections } from "./en/terms.ts";
import { questions as warrantyQuestions } from "./en/warranty-info.ts";
import { certifications, checks } from "./en/why-choose-us.ts";
import { builtFacts } from "./facts.ts";

/* Many states license no roofers: then no page says that we are. */

const said = {
  reasons,
  ours,
  described: described.description,
  keywords: described.keywords,
  categories,
  credentials,
  claims: (f: Facts) =>
    Object.values(claims).map((words) => (typeof words === "function" ? words(f) : words)),
  facts,
  license,
  opening,
  residential,
  sections,
  checklist,
  warrantyQuestions,
  certifications,
  checks,
};

/** Its text, which begins after its front matter. */
const article = (slug: string) => (f: Facts) =>
  withFacts(readFileSync(`content/en/articles/${slug}.md`, "utf8").replace(/^---.*?\n---/s, ""), f);

/** Those that state the law of Virginia are shown nowhere else. */
const articles = {
  comparing: article("compare-three-estimates"),
  atYourDoor: article("after-the-storm-at-your-door"),
  virginiaLicenses: article("virginia-contractor-license"),
};

const ofALicense =
  /licensed, bonded|licensed roofing|Licensed[,& ]|our license|Ours (is|says) [cV]|License"|number up(?! as)|we hold a|Hire someone unl|licensed contractors ask|heck (the|a contractor's) license|names the contractor's|We are a Virginia|Class A(?!, B)/;

it.each(Object.entries({ ...said, ...articles }))(
  "%s say that there is a license where there is one",
  (_, words) => {
    expect(JSON.stringify(words(builtFacts))).toMatch(ofALicense);
  },
);

it.each([
  ["A", "Ours is class A, which has no upper limit: Virginia Class A Contractor 1."],
  ["B", "Ours is Virginia Class B Contractor 1."],
])("of a license of class %s, its own limit alone is told", (name, told) => {
  const licenses = [{ label: `Virginia Class ${name} Contractor`, number: "1" }];
  expect(license({ ...builtFacts, licenses }).paragraphs[0]).toContain(` ${told} `);
});

const ohio = {
  state: "OH" as const,
  inState: { ...builtFacts.inState, name: "Ohio" },
};

describe.each([
  ["that an owner has emptied", [{ label: "Virginia Class A Contractor", number: "" }]],
  ["that was never there", []],
])("of a license %s", (_, licenses) => {
  it.each([
    ["at home", {}, { ...said, ...articles }],
    ["elsewhere", ohio, said],
  ])("nothing says anything %s, and sentences stay whole", (_, state, pages) => {
    for (const [name, words] of Object.entries(pages)) {
      const text = JSON.stringify(words({ ...builtFacts, ...state, licenses }));
      expect.soft(text.match(ofALicense)?.[0], name).toBeUndefined();
      expect.soft(/undefined| {2}|\.\.|\(\)| [.,]/.exec(text)?.[0], name).toBeUndefined();
    }
  });
});

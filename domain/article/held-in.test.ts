import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { type Held, heldIn } from "./held-in.ts";
import { heldSomewhere } from "./held-somewhere.ts";

const written: (Held & { slug: string })[] = [
  { slug: "everywhere" },
  { slug: "region", regions: ["Northern Virginia", "Tidewater"] },
  { slug: "state", regions: ["Virginia"] },
  { slug: "law", regions: ["Northern Virginia"], law: "VA" },
  { slug: "elsewhere", regions: ["Tidewater"] },
];
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

it("builds what may hold one day, and nothing of another region", () => {
  expect(slugs(heldSomewhere("Northern Virginia", written))).toEqual([
    ...["everywhere", "region", "state", "law"],
  ]);
  expect(slugs(heldSomewhere("the Willamette Valley", written))).toEqual(["everywhere", "state"]);
});

const ohio = {
  state: "OH",
  inState: { ...builtFacts.inState, name: "Ohio" },
  area: "own" as const,
};

it.each([
  ["where the site was built for", {}, ["everywhere", "region", "state", "law"]],
  // An owner may call the region as they like.
  ["under another name of it", { serviceRegion: "NoVA" }, ["everywhere", "region", "state", "law"]],
  ["in other counties of the state", { area: "own" as const }, ["everywhere", "state"]],
  ["in another state", ohio, ["everywhere"]],
  [
    "where nobody has confirmed the law",
    { law: { ...builtFacts.law, confirmedFor: "" } },
    ["everywhere", "region", "state"],
  ],
])("an article holds %s", (_where, facts, held) => {
  const built = heldSomewhere("Northern Virginia", written);
  expect(slugs(heldIn({ ...builtFacts, ...facts }, built))).toEqual(held);
});

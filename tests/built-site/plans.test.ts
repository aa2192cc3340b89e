import { expect, test } from "vitest";
import { goldReceives } from "#content/en/gold-protection-plan.ts";
import { finder } from "#content/en/plan-finder.ts";
import { comparison, reasons, services, tiers, value } from "#content/en/protection-plans.ts";
import { silverReceives } from "#content/en/silver-protection-plan.ts";
import { builtFacts } from "#content/facts.ts";
import { all, readHtml, region, text } from "#tests/support/html.ts";
import { structuredDataOf } from "#tests/support/page-text.ts";
import { htmlOf, mainPartOf } from "./support/ask.ts";

test("search engines get the three plans with their prices", async () => {
  const { platinum, gold, silver } = builtFacts.plans;
  const things = structuredDataOf(await htmlOf("/protection-plans"));
  const service = things.find((thing) => thing["@type"] === "Service");
  const offer = (name: string, price: number) => ({
    itemOffered: { name },
    priceSpecification: { price },
  });
  expect(service).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        offer("Platinum Protection Plan", platinum.monthlyPrice),
        offer("Gold Protection Plan", gold.monthlyPrice),
        offer("Silver Protection Plan", silver.monthlyPrice),
      ],
    },
  });
});

test("the finder comes first, then the plans side by side, and what phones fold is in the page", async () => {
  const page = readHtml(await mainPartOf("/protection-plans"));
  const headings = all(page, "h2").map((heading) => text(heading));
  expect(headings.slice(0, 3)).toEqual([
    finder.heading,
    tiers(builtFacts).heading,
    comparison(builtFacts).heading,
  ]);
  const folded = all(page, "details")
    .map((part) => text(part))
    .join(" ");
  const { yes, no } = value(builtFacts);
  const { primary, exterior } = services(builtFacts);
  const texts = [
    ...tiers(builtFacts).plans.flatMap(({ features }) => features),
    ...yes.points,
    ...no.points,
    ...[...primary.list, ...exterior.list].map((service) => service.text),
    ...reasons(builtFacts).points.map((reason) => reason.text),
  ];
  for (const each of texts) expect.soft(folded).toContain(each);
});

test.each([
  ["gold", goldReceives(builtFacts)],
  ["silver", silverReceives(builtFacts)],
] as const)("the %s plan's page shows what its customer receives", async (id, words) => {
  const page = readHtml(await mainPartOf(`/${id}-protection-plan`));
  const sheet = region(page, words.heading);
  expect(all(sheet, "h3").map((heading) => text(heading))).toEqual(
    words.parts.map(({ title }) => title),
  );
  for (const part of all(sheet, "li")) {
    expect(all(part, "svg").length, text(part)).toBeGreaterThan(0);
  }
});

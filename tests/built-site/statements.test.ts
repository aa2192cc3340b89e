import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { categories } from "#content/en/faq.ts";
import { builtFacts } from "#content/facts.ts";
import { type PageAddress, pages } from "#content/pages.ts";
import { articles } from "#tests/support/articles.ts";
import { linksOf, textOf } from "#tests/support/page-text.ts";
import { htmlOf, mainPartOf } from "./support/ask.ts";
import { missingFrom, sections, table } from "./support/statements.ts";

/*
 * The statements of the content pages, as listed in docs/statements.md, checked in the server's
 * HTML: no browser, no scripts. Those of pages that are there only while finished roofs are shown: finished-roofs.test.ts.
 */

test("every heading is the name of a page or an article", () => {
  const told = sections.flatMap(({ addresses }) => addresses);
  const known = [...Object.keys(pages), ...articles.map(({ address }) => address)];
  expect(told.filter((address) => !known.includes(address))).toEqual([]);
});

for (const { heading, addresses, statements } of sections) {
  test(`the statements are true: ${heading}`, async () => {
    for (const { name, texts, links, tests } of statements) {
      expect.soft(texts.length + links.length + tests.length, name).toBeGreaterThan(0);
      expect.soft(tests.filter((file) => !existsSync(file))).toEqual([]);
    }
    for (const address of addresses.flatMap(withAliases)) {
      if (table[address]?.roofs) continue;
      expect.soft(missingFrom(await htmlOf(address), statements), address).toEqual([]);
    }
  });
}

function withAliases(address: string): string[] {
  const { aliases = [] } = table[address] ?? {};
  return [address, ...aliases.map((alias) => alias.replace(/:.*/, "anything"))];
}

test("every county and every question are on their page, and the profile's numbers are where they belong", async () => {
  const { phone, hotline, email, licenses } = businessProfile;
  const wanted: Readonly<Partial<Record<PageAddress, string[]>>> = {
    "/service-areas": counties.flatMap(({ name, details, projects }) => [
      `${name} County`,
      details,
      `${projects} projects`,
      `Schedule Service in ${name} County`,
    ]),
    "/faq": [
      phone.display,
      ...categories(builtFacts).flatMap(({ questions }) =>
        questions.flatMap(({ question, answer }) => [question, answer]),
      ),
    ],
    "/storm-damage": [hotline.display],
    "/our-company": licenses.map(({ label, number }) => `${label} ${number}`),
    "/": licenses.map(({ number }) => number),
  };
  for (const [address, texts] of Object.entries(wanted)) {
    const text = textOf(await mainPartOf(address));
    expect.soft(texts.filter((one) => !text.includes(textOf(one)))).toEqual([]);
  }
  for (const { projects } of counties) {
    expect(projects).toBeGreaterThanOrEqual(10);
    expect(projects).toBeLessThanOrEqual(200);
  }
  for (const { questions } of categories(builtFacts))
    expect(questions.length).toBeGreaterThanOrEqual(5);
  const [faq, storm] = await Promise.all(
    ["/faq", "/storm-damage"].map(async (address) => linksOf(await mainPartOf(address))),
  );
  expect(faq).toEqual(expect.arrayContaining([`tel:${phone.e164}`, `mailto:${email}`]));
  expect(storm).toContain(`tel:${hotline.e164}`);
});

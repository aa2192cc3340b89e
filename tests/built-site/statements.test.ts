import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { categories } from "#content/en/faq.ts";
import { digits, dollars, either, percent } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { type PageAddress, pages } from "#content/pages.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { factAt } from "#domain/business/facts.ts";
import type { PageEntry } from "#domain/page/page-entry.ts";
import type { Figure } from "#domain/page/span.ts";
import { articles } from "#tests/support/articles.ts";
import { linksOf, textOf } from "#tests/support/page-text.ts";
import { mainPartOf } from "./support/ask.ts";

/*
 * The statements of the content pages, as listed in docs/statements.md, checked in the server's
 * HTML: no browser, no scripts.
 */

const table: Readonly<Record<string, PageEntry>> = pages;

type Statement = { name: string; texts: string[]; links: string[]; tests: string[] };

const list = readFileSync("docs/statements.md", "utf8");

const sections = list
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [heading = "", ...lines] = section.trim().split("\n");
    return {
      heading,
      addresses: heading.split(", ").filter((address) => address.startsWith("/")),
      statements: lines.filter((line) => line.startsWith("- ")).map(readStatement),
    };
  });

function readStatement(line: string): Statement {
  const every = (pattern: RegExp) => Array.from(line.matchAll(pattern), ([, found = ""]) => found);
  return {
    name: line.slice(2),
    texts: every(/"([^"]+)"/g).map((text) =>
      text.replace(/\{([\w.-]+)\}/g, (_, path) => inWords(path)),
    ),
    links: every(/`([^`]+)`/g),
    tests: every(/\[([^\]]+)\]/g),
  };
}

/** A fact as pages say it, without its unit. */
function inWords(path: string): string {
  const [entry, fact] = [entryAt(path), factAt(builtFacts, path)];
  if (!entry || fact === undefined) throw new Error(`docs/statements.md names no fact: ${path}`);
  if (entry.kind === "text") return String(fact);
  if (entry.kind === "numbers") return either(fact as number[]);
  if (entry.kind !== "number" && entry.kind !== "span") throw new Error(`no figure: ${path}`);
  const figure = fact as Figure;
  if (entry.unit === "dollars") return dollars(figure);
  return entry.unit === "percent" ? percent(figure) : digits(figure);
}

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
      const main = await mainPartOf(address);
      const [text, found] = [textOf(main), linksOf(main)];
      for (const { name, texts, links } of statements) {
        const missing = [
          ...texts.filter((wanted) => !text.includes(wanted)),
          ...links.filter((wanted) => !found.includes(wanted)),
        ];
        expect.soft(missing, `${address}: ${name}`).toEqual([]);
      }
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

import { readFileSync } from "node:fs";
import { digits, dollars, either, percent } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { pages } from "#content/pages.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { factAt } from "#domain/business/facts.ts";
import type { PageEntry } from "#domain/page/page-entry.ts";
import type { Figure } from "#domain/page/span.ts";
import { linksOf, mainOf, textOf } from "#tests/support/page-text.ts";

export const table: Readonly<Record<string, PageEntry>> = pages;

/** A line of docs/statements.md. */
export type Statement = { name: string; texts: string[]; links: string[]; tests: string[] };

const list = readFileSync("docs/statements.md", "utf8");

/** The sections of docs/statements.md. */
export const sections = list
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

/** What a page fails to state of these, by their names. @param html The page's. */
export function missingFrom(html: string, statements: readonly Statement[]): string[] {
  const main = mainOf(html);
  const [text, found] = [textOf(main), linksOf(main)];
  return statements.flatMap(({ name, texts, links }) => {
    const missing = [
      ...texts.filter((wanted) => !text.includes(wanted)),
      ...links.filter((wanted) => !found.includes(wanted)),
    ];
    return missing.map((wanted) => `${name}: ${wanted}`);
  });
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import { elementsOf } from "#server/plugins/page-elements.ts";
import { compressed } from "./page-budgets.ts";

type Element = DefaultTreeAdapterMap["element"];

/** The cost of a page before scrolling; sizes in bytes, compressed with brotli. */
export type PageWeight = {
  path: string;
  html: number;
  /** The HTML up to the end of the first child of `main`: on most pages the hero. */
  firstView: number;
  style: number;
  /** Requests for the page, its sheet, fonts, scripts and the pictures that are not lazy. */
  requests: number;
};

/** Weighs every prerendered page of a build, heaviest first. */
export async function weighPages(buildFolder: string): Promise<PageWeight[]> {
  const folder = path.join(buildFolder, "pages");
  const text = await readFile(path.join(folder, "manifest.json"), "utf8");
  const { prerendered }: PageManifest = JSON.parse(text);
  const weights = prerendered.map(async ({ path: address, file }) =>
    weighPage(address, await readFile(path.join(folder, `${file}.html`), "utf8")),
  );
  return (await Promise.all(weights)).sort((left, right) => right.html - left.html);
}

/** Weighs one page at maximum compression. */
function weighPage(address: string, html: string): PageWeight {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const main = elements.find(({ tagName }) => tagName === "main");
  const first = main?.childNodes.find((node) => "tagName" in node);
  const style = elements.find(({ tagName }) => tagName === "style")?.sourceCodeLocation;
  return {
    path: address,
    html: compressed(html),
    firstView: compressed(html.slice(0, first?.sourceCodeLocation?.endOffset)),
    style: style ? compressed(html.slice(style.startOffset, style.endOffset)) : 0,
    requests: 1 + fontFiles + elements.map(requestsOf).reduce((sum, count) => sum + count, 0),
  };
}

const fontFiles = 2;

function requestsOf(element: Element): number {
  const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value;
  if (element.tagName === "link") return attribute("data-whole-sheet") === undefined ? 0 : 1;
  if (element.tagName === "img") return attribute("loading") === "lazy" ? 0 : 1;
  const preloads = attribute("data-preload");
  return preloads ? preloads.split(" ").length : 0;
}

/** The weights as lines of text, in kilobytes of 1,000 bytes. */
export function weightTable(weights: readonly PageWeight[]): string {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const lines = weights.map(({ path: address, html, firstView, style, requests }) =>
    line(address, [kilobytes(html), kilobytes(firstView), kilobytes(style), String(requests)]),
  );
  return [line("KB, brotli", ["HTML", "first view", "style", "requests"]), ...lines].join("\n");
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(48) + cells.map((cell) => cell.padStart(11)).join("");
}

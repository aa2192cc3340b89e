import type { LinkTarget, PageAddress } from "#content/pages.ts";
import { type PageWeight, weighPage, weighPages, weightTable } from "#tests/support/page-weight.ts";
import { canonicalOf } from "./support/addresses.ts";
import { siteFolder } from "./support/build-site.ts";
import { expect, test } from "./support/test.ts";

type Budget = {
  what: keyof Omit<PageWeight, "path">;
  /** Bytes, compressed with brotli, or a number of requests. */
  limit(path: string): number;
};

/** Pages with little content, and the one with the most. */
const wholePages: Readonly<Record<string, number>> = {
  "/": 24_000,
  "/contact-us": 14_000,
  "/emergency-contact": 14_000,
  "/customer-resources": 14_000,
} satisfies Partial<Record<PageAddress, number>>;

const budgets: readonly Budget[] = [
  { what: "firstView", limit: () => 14_000 },
  { what: "html", limit: (path) => wholePages[canonicalOf(path)] ?? 18 * 1_024 },
  { what: "style", limit: () => 8_000 },
  { what: "requests", limit: () => 14 },
];

test("no prerendered page costs more than its budget", async () => {
  const weights = await weighPages(siteFolder);
  expect(weights.length).toBeGreaterThan(40);
  expectWithinBudget(weights);
});

test("nor does a page that is rendered when it is asked for", async ({ request }) => {
  const addresses = [
    "/schedule-inspection",
    "/news-insights?category=storm-damage",
  ] satisfies LinkTarget[];
  const weights = addresses.map(async (address) =>
    weighPage(address, await (await request.get(address)).text()),
  );
  expectWithinBudget(await Promise.all(weights));
});

function expectWithinBudget(weights: readonly PageWeight[]): void {
  const broken = weights.flatMap((weight) =>
    budgets
      .filter(({ what, limit }) => weight[what] > limit(weight.path))
      .map(
        ({ what, limit }) =>
          `${weight.path}: ${what} ${weight[what]}, at most ${limit(weight.path)}`,
      ),
  );
  expect(broken, `\n${weightTable(weights)}\n`).toEqual([]);
}

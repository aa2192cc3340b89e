import type { LinkTarget } from "#content/pages.ts";
import { type PageWeight, weighPage, weighPages, weightTable } from "#tests/support/page-weight.ts";
import { siteFolder } from "./support/build-site.ts";
import { expect, test } from "./support/test.ts";

type Budget = {
  what: keyof Omit<PageWeight, "path">;
  /** Bytes, compressed with brotli, or a number of requests. */
  limit(path: string): number;
};

/** What decision 0048 allows, and 5 % more, so that a new paragraph is no trouble. */
const withMargin = (kilobytes: number) => kilobytes * 1_024 * 1.05;

const budgets: readonly Budget[] = [
  { what: "html", limit: (path) => withMargin(path === "/" ? 25 : 22) },
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

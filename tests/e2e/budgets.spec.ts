import { type PageWeight, weighPage, weighPages, weightTable } from "#tests/support/page-weight.ts";
import { siteFolder } from "./support/build-site.ts";
import { expect, test } from "./support/test.ts";

type Budget = {
  what: keyof Omit<PageWeight, "path">;
  /** Bytes, compressed with brotli, or a number of requests. */
  limit(path: string): number;
};

/** What it may come to for pages that are more than a few lines; decision 0025 has the figures to reach. */
const wholePages: Record<string, number> = {
  "/": 26_000,
  "/contact-us": 16_000,
  "/contact": 16_000,
  "/emergency-contact": 16_000,
  "/service-areas": 16_000,
  "/news-insights": 16_000,
  "/roof-assessment": 18_500,
  "/schedule-inspection": 19_000,
  "/protection-plans": 18_500,
  "/roof-maintenance": 18_500,
  "/platinum-protection-plan": 16_000,
  "/protection-plans/platinum": 16_000,
  "/gold-protection-plan": 16_000,
  "/protection-plans/gold": 16_000,
  "/silver-protection-plan": 16_000,
  "/protection-plans/silver": 16_000,
  "/warranty-info": 16_000,
  "/news-insights?category=storm-damage": 17_000,
};

const budgets: readonly Budget[] = [
  { what: "firstView", limit: () => 14_000 },
  {
    what: "html",
    limit: (path) => wholePages[path] ?? (path.startsWith("/news-insights/") ? 19_000 : 14_000),
  },
  { what: "style", limit: () => 8_000 },
  { what: "requests", limit: () => 40 },
];

test("no prerendered page costs more than its budget", async () => {
  const weights = await weighPages(siteFolder);
  expect(weights.length).toBeGreaterThan(40);
  expectWithinBudget(weights);
});

test("nor does a page that is rendered when it is asked for", async ({ request }) => {
  const addresses = ["/schedule-inspection", "/news-insights?category=storm-damage"];
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

import lighthouse from "lighthouse";
import type { LinkTarget } from "#content/pages.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { startBrowser } from "./browser.ts";
import { startByHand } from "./by-hand/serve.ts";
import { median, row } from "./columns.ts";
import { startServer } from "./start-server.ts";

/*
 * How fast a phone paints a page, compared with a short handwritten page (by-hand/) at the same time: on a busy machine
 * absolute figures mean little, but ratios do. Measured twice: as Lighthouse calculates it for a slow phone from a fast
 * load (simulated), and with a really slowed network and processor (applied). Ratios refer to the uncompressed
 * handwritten page of 20 KB, which takes two round trips, like ours up to 40 KB. Compressed to 4 KB it takes one, like
 * ours up to 14 KB.
 * `npm run bench -- pages / /contact-us` measures only these pages, `pages all` every page; ROUNDS is the number of
 * loads of each, by default 5; THROTTLING=simulated or applied, only that. Lighthouse's scores stand beside the times.
 */

const wanted = process.argv.slice(2);
const samples = [
  "/",
  "/contact-us",
  "/schedule-inspection",
  "/roof-assessment",
  "/news-insights/what-a-new-roof-costs",
  "/roof-services",
] satisfies LinkTarget[];
const addresses = wanted[0] === "all" ? canonicalAddresses : wanted.length > 0 ? wanted : samples;
const rounds = Number(process.env.ROUNDS ?? 5);
const modes = { simulated: "simulate", applied: "devtools" } as const;

type Throttling = (typeof modes)[keyof typeof modes];

type Load = {
  /** Milliseconds. */
  first: number;
  largest: number;
  blocked: number;
  bytes: number;
  requests: number;
  /** Lighthouse's scores for speed, accessibility, best practices and search engines, of 100. */
  scores: number[];
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

const print = (text: string) => process.stdout.write(`${text}\n`);
const browser = await startBrowser();
const site = await startServer("site");
const byHand = await startByHand();
const pagesByHand = new Map([
  ["by hand", byHand.url],
  ["by hand, compressed", `${byHand.url}compressed`],
]);
try {
  for (const [name, throttlingMethod] of Object.entries(modes)) {
    if (![undefined, name].includes(process.env.THROTTLING)) continue;
    const loads = await measureAll(throttlingMethod);
    printTable(name, loads);
  }
} finally {
  await browser.stop();
  await site.stop();
  byHand.stop();
}

/** Loads each page and the handwritten page in turn, round after round. */
async function measureAll(throttlingMethod: Throttling): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const address of [...pagesByHand.keys(), ...addresses]) {
      const url = pagesByHand.get(address) ?? site.url + address;
      loads.set(address, [...(loads.get(address) ?? []), await loadOnce(url, throttlingMethod)]);
    }
  }
  return loads;
}

async function loadOnce(url: string, throttlingMethod: Throttling): Promise<Load> {
  const result = await lighthouse(url, {
    port: browser.port,
    throttlingMethod,
    onlyCategories: categories,
    // Every load is a first visit: clears Lighthouse's defaults, and what tells a page that the fonts are cached.
    clearStorageTypes: [
      "file_systems",
      "shader_cache",
      "service_workers",
      "cache_storage",
      "local_storage",
    ],
    logLevel: "error",
    output: "json",
  });
  const audits = result?.lhr.audits ?? {};
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["network-requests"] ?? {};
  const requests = details?.type === "table" ? details.items.filter(isOverNetwork) : [];
  return {
    first: figureOf("first-contentful-paint"),
    largest: figureOf("largest-contentful-paint"),
    blocked: figureOf("total-blocking-time"),
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    requests: requests.length,
    scores: categories.map((id) => Math.round((result?.lhr.categories[id]?.score ?? 0) * 100)),
  };
}

function isOverNetwork({ url }: Record<string, unknown>): boolean {
  return String(url).startsWith("http");
}

function printTable(name: string, loads: ReadonlyMap<string, readonly Load[]>): void {
  const middle = (address: string, key: Exclude<keyof Load, "scores">) =>
    median((loads.get(address) ?? []).map((load) => load[key]));
  print(`\nPhone, ${name}: medians of ${rounds}; times in ms, ratios to the page by hand`);
  print(row("", ["first", "ratio", "largest", "ratio", "blocked", "KB", "requests", "scores"]));
  for (const address of loads.keys()) {
    const [first, largest] = [middle(address, "first"), middle(address, "largest")];
    print(
      row(address, [
        first.toFixed(0),
        (first / middle("by hand", "first")).toFixed(2),
        largest.toFixed(0),
        (largest / middle("by hand", "largest")).toFixed(2),
        middle(address, "blocked").toFixed(0),
        (middle(address, "bytes") / 1024).toFixed(0),
        middle(address, "requests").toFixed(0),
        ` ${categories.map((_, at) => median((loads.get(address) ?? []).map(({ scores }) => scores[at] ?? 0))).join(" ")}`,
      ]),
    );
  }
}

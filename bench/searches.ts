import autocannon from "autocannon";
import { type Measurement, table } from "./report.ts";
import { startServer } from "./start-server.ts";

/*
 * `npm run bench -- searches`: the list of articles with a new query in each request, compared with the prerendered page.
 */

const connections = 20;
const seconds = 5;
const address = "/news-insights";

/** Parts of words that occur in many titles, so that each request finds and marks something different. */
const syllables = ["r", "ro", "roof", "s", "t", "e", "a", "in", "on", "th", "o", "st", "er"];

const queries: Readonly<Record<string, (count: number) => string>> = {
  "a search that finds nothing": (count) => `search=${word(count)}`,
  "a search that finds something": (count) =>
    `search=${syllables[count % syllables.length]}&tag=${"+".repeat(count % 7)}o&page=${count}`,
  "a tag that nobody has used": (count) => `tag=${word(count)}&page=2`,
  "a category that there is none of": (count) => `category=${word(count)}`,
  "a parameter that means nothing": (count) => `utm_source=${word(count)}`,
};

const site = await startServer("site");
try {
  const kept = await load("prerendered page", () => "");
  const lines = [kept];
  for (const [name, query] of Object.entries(queries)) {
    lines.push({ ...(await load(name, query)), ratioTo: kept.name });
  }
  process.stdout.write(`${table("list of articles", lines)}\n`);
} finally {
  await site.stop();
}

async function load(name: string, query: (count: number) => string): Promise<Measurement> {
  let count = 0;
  const requests: autocannon.Request[] = [
    {
      method: "GET",
      headers: { "accept-encoding": "gzip, deflate, br, zstd" },
      setupRequest(request) {
        count += 1;
        const text = query(count);
        return { ...request, path: text ? `${address}?${text}` : address };
      },
    },
  ];
  const run = (duration: number) => autocannon({ url: site.url, connections, duration, requests });
  await run(1);
  const result = await run(seconds);
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name}: errors under load`);
  const { p50, p99 } = result.latency;
  return { name, perSecond: result.requests.average, p50, p99 };
}

/** `x1a`: a word that no article contains. */
function word(count: number): string {
  return `x${count.toString(36)}`;
}

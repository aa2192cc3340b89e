import autocannon from "autocannon";
import { businessProfile } from "#content/business-profile.ts";
import { pageUrl } from "#content/links.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { median, row } from "./columns.ts";
import { startServer } from "./start-server.ts";

/*
 * Whether somebody waits much longer than the others: what visitors ask for most, over many connections at once,
 * compared with a bare Fastify handler. Each round asks for everything in turn, with new connections, since those are
 * what waits the longest. Figures are medians of the rounds: on a busy machine a single one means little.
 */

const connections = 64;
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = 4;

type Round = { perSecond: number; p50: number; p99: number; longest: number };

/** Milliseconds until an answer. The goal is a p99 of at most five times the p50. */
export async function stallsTable(): Promise<string> {
  const bare = await startServer("bare");
  const site = await startServer("logged");
  const tomorrow = addDays(dayInZone(Date.now(), businessProfile.timeZone), 1);
  const targets = {
    "bare handler": bare.url,
    "prerendered page": pageUrl(site.url, "/faq"),
    "free slots of a day": `${site.url}/api/appointments/available-slots?date=${tomorrow}`,
    "second page of the list of articles": `${pageUrl(site.url, "/news-insights")}?page=2`,
  };
  const measured = new Map<string, Round[]>(Object.keys(targets).map((name) => [name, []]));
  for (const url of Object.values(targets)) await ask(url, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(targets)) {
      measured.get(name)?.push(await ask(url, seconds));
    }
  }
  await bare.stop();
  await site.stop();
  return [
    row(`${connections} connections`, ["per second", "p50 ms", "p99 ms", "longest", "p99/p50"]),
    ...[...measured].map(([name, all]) => lineOf(name, all)),
  ].join("\n");
}

async function ask(url: string, duration: number): Promise<Round> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const result = await autocannon({ url, headers, connections, duration });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url}: errors under load`);
  const { p50, p99, max } = result.latency;
  return { perSecond: result.requests.average, p50, p99, longest: max };
}

function lineOf(name: string, all: readonly Round[]): string {
  const middle = (key: keyof Round) => median(all.map((round) => round[key]));
  const ratio = median(all.map(({ p50, p99 }) => p99 / p50));
  return row(name, [
    middle("perSecond").toFixed(0),
    middle("p50").toFixed(0),
    middle("p99").toFixed(0),
    middle("longest").toFixed(0),
    ratio.toFixed(1),
  ]);
}

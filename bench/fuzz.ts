import { businessProfile } from "#content/business-profile.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { fuzz } from "#tests/support/fuzz/run.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { startServer } from "./start-server.ts";

/*
 * `npm run fuzz [count] [seed]`: sends malformed requests to the finished site, on both databases, with and without a
 * trusted proxy. Any 5xx is printed with its request, and the exit code is 1.
 */

const [count = 30_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const print = (text: string) => process.stdout.write(`${text}\n`);

const [date = ""] = bookableDays(
  addDays(dayInZone(Date.now(), businessProfile.timeZone), 7),
  businessProfile,
);
const postgres = await startPostgres();
try {
  for (const [name, databaseUrl, proxies] of [
    ["sqlite", "", 0],
    ["sqlite behind a proxy", "", 1],
    ["postgres", `${postgres.url}/postgres`, 0],
    ["postgres behind a proxy", `${postgres.url}/postgres`, 1],
  ] as const) {
    const site = await startServer("site", databaseUrl, { proxies });
    const { statuses, faults } = await fuzz(site.url, {
      count,
      seed,
      date,
      lanes: 24,
      patience: 6_000,
    });
    await site.stop();
    print(`${name}, ${count} requests, seed ${seed}: ${JSON.stringify(statuses)}`);
    for (const { number, status, request } of faults.slice(0, 20)) {
      print(`\n${status} for request ${number}:\n${JSON.stringify(request)}`);
    }
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}

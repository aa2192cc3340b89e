import autocannon from "autocannon";
import { businessProfile } from "#content/business-profile.ts";
import { pageUrl } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { person } from "#tests/support/visitors.ts";
import { type Measurement, summarize } from "./report.ts";
import { startServer } from "./start-server.ts";

/*
 * How much one client can slow down the others: requests the calendar's page over many connections at once, compared
 * with a prerendered page, while appointments are booked.
 */

const connections = 64;
const seconds = 5;
const br = { "accept-encoding": "br" };

/** Requests per second of the two pages, measured one after the other on the same server. */
export async function measureCalendarPage(): Promise<Measurement[]> {
  const site = await startServer("site");
  const prerendered = await flood("prerendered page", pageUrl(site.url, "/faq"));
  const address = pageUrl(site.url, "/schedule-inspection");
  const calendar = [
    await flood("calendar page", address, prerendered.name),
    await flood("calendar page, unknown query", `${address}?utm_source=x`, prerendered.name),
    await flood("its data, as a link asks for it", `${address}.data`, prerendered.name),
  ];
  await site.stop();
  return [prerendered, ...calendar];
}

/** How long booking takes: alone, and while somebody requests a page over and over. */
export async function measureAppointmentsUnderLoad(databaseUrl?: string): Promise<Measurement[]> {
  const site = await startServer("site", databaseUrl);
  const visitor = await connectVisitor(site.url);
  const quiet = await bookFor(seconds, "nothing else", visitor);
  const lines = [quiet];
  for (const [name, path] of [
    ["prerendered page", "/faq"],
    ["calendar page", "/schedule-inspection"],
  ] as const satisfies [string, LinkTarget][]) {
    const load = autocannon({
      url: site.url + path,
      headers: br,
      connections,
      duration: seconds + 2,
      // In a separate thread, so that it does not distort the timing of the appointments.
      workers: 1,
    });
    const busy = await bookFor(seconds, `${name}, ${connections} connections`, visitor);
    await load;
    lines.push({ ...busy, ratioTo: quiet.name });
  }
  await site.stop();
  return lines;
}

async function flood(name: string, url: string, ratioTo?: string): Promise<Measurement> {
  await autocannon({ url, headers: br, connections, duration: 1 });
  const result = await autocannon({ url, headers: br, connections, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name}: errors under load`);
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ...(ratioTo && { ratioTo }),
  };
}

/** Books, and cancels to free the slot again; only the booking is timed. */
async function bookFor(duration: number, name: string, visitor: Visitor): Promise<Measurement> {
  const { customerId } = await visitor.post("/api/customers/register", person(0));
  const days = bookableDays(dayInZone(Date.now(), businessProfile.timeZone), businessProfile);
  const durations: number[] = [];
  const start = performance.now();
  while (performance.now() - start < duration * 1_000) {
    const index = durations.length;
    const before = performance.now();
    const { appointment } = await visitor.post("/api/appointments", {
      ...person(index),
      customerId,
      date: days[index % days.length],
      // The first four times of a day, which Saturdays have too.
      timeSlot: slotLabels[index % 4],
    });
    durations.push(performance.now() - before);
    await visitor.send("DELETE", `/api/appointments/${appointment.id}`);
  }
  return summarize(name, durations, performance.now() - start);
}

import type { BusyCalendarFault } from "#domain/appointment/busy-calendar-contract.ts";
import { type PartOfDay, partsOfDays } from "#domain/appointment/busy-times.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { OutsideCalls } from "#server/outside/outside-calls.ts";
import type { CalendarReader } from "./reader/reader.ts";

/** Bytes of the longest calendar that is read, as it came and decompressed. */
const mostBytes = 15 * 2 ** 20;
/** Milliseconds that a program has to send it. */
const within = 20_000;

/** Days before today that are read, which the desk's calendar still shows. */
const daysBefore = 7;
/** The same ahead, at least: what the desk's calendar shows beyond the days that can be booked. */
const daysAhead = 60;

/** What is asked of a calendar: days in a zone. Conditions hold only for the same ones. */
export type Reading = { first: CalendarDay; last: CalendarDay; timeZone: string };

/** What a calendar has answered before. */
export type Known = { etag: string | null; lastModified: string | null };

export type CalendarAnswer =
  | { times: PartOfDay[]; unread: number; known: Known }
  /** Nothing has changed since then. */
  | "unchanged"
  | { fault: BusyCalendarFault };

/** The days that are read now. */
export function readingNow(
  { timeZone, inspection }: Pick<BusinessProfile, "timeZone" | "inspection">,
  now: Date,
): Reading {
  const today = dayInZone(now.getTime(), timeZone);
  const ahead = Math.max(daysAhead, inspection.horizonDays + 1);
  return { first: addDays(today, -daysBefore), last: addDays(today, ahead), timeZone };
}

/** As it is stored. */
export function readingKey({ first, last, timeZone }: Reading): string {
  return `${first} ${last} ${timeZone}`;
}

/** An address as a program gives it out: Apple writes `webcal:`, which is https. */
export function typedAddress(text: string): string {
  return text.trim().replace(/^webcals?:/i, "https:");
}

/**
 * Reads a calendar.
 * @param owner whose it is, in lower case.
 * @param known what it has answered before, of the same days; undefined: it is read as a whole.
 */
export async function readCalendar(
  { calls, reader }: { calls: OutsideCalls; reader: CalendarReader },
  { address, owner, ownUids }: { address: string; owner: string; ownUids: readonly string[] },
  { first, last, timeZone }: Reading,
  known: Known | undefined,
): Promise<CalendarAnswer> {
  const answer = await calls.call({
    ...{ address, within, mostBytes },
    headers: {
      accept: "text/calendar, */*;q=0.1",
      ...(known?.etag && { "if-none-match": known.etag }),
      ...(known?.lastModified && { "if-modified-since": known.lastModified }),
    },
  });
  if ("fault" in answer) return answer;
  if (answer.status === 304 && known) return "unchanged";
  const fault = faultOfStatus(answer.status);
  if (fault) return { fault };
  const outcome = await reader({
    ...{ text: answer.body, timeZone, ownUids },
    mailboxes: [owner, ...mailboxesIn(address)],
    from: instantInZone(first, 0, timeZone),
    to: instantInZone(addDays(last, 1), 0, timeZone),
  });
  if ("fault" in outcome) return outcome;
  const { etag, "last-modified": lastModified } = answer.headers;
  return {
    times: withoutRepeats(outcome.busy.flatMap((interval) => partsOfDays(interval, timeZone))),
    unread: outcome.unread,
    known: { etag: shortHeader(etag), lastModified: shortHeader(lastModified) },
  };
}

function faultOfStatus(status: number): BusyCalendarFault | undefined {
  if (status === 200) return undefined;
  if (status === 401 || status === 403) return "refused";
  if (status === 404 || status === 410) return "gone";
  return "failing";
}

/** Google's addresses name the calendar by its mailbox. */
function mailboxesIn(address: string): string[] {
  const path = decoded(new URL(address).pathname).toLowerCase();
  return path.split("/").filter((part) => /^[^@\s]+@[^@\s]+$/.test(part));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** In the hour that clocks show twice, two times can begin at the same minute. */
function withoutRepeats(parts: readonly PartOfDay[]): PartOfDay[] {
  const byBeginning = new Map<string, PartOfDay>();
  for (const part of parts) {
    const key = `${part.day} ${part.from}`;
    const to = Math.max(part.to, byBeginning.get(key)?.to ?? 0);
    byBeginning.set(key, { ...part, to });
  }
  return [...byBeginning.values()];
}

/** Whatever is longer is not what anybody needs to tell a calendar by. */
function shortHeader(value: string | undefined): string | null {
  return value && value.length <= 200 ? value : null;
}

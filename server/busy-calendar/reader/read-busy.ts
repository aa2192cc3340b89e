import ICAL from "ical.js";
import { type ComponentLines, calendarLinesOf } from "./calendar-lines.ts";
import { type Entry, entryOf, timesOf } from "./entry.ts";
import type { BusyInterval, ReadJob, ReadOutcome } from "./read-messages.ts";
import { zonesOf } from "./zones.ts";

const day = 86_400_000;
/** Of one calendar, in the time that is of interest. Nobody's days have more. */
const mostIntervals = 5_000;
/** The same before those that touch each other are one. */
const mostFound = 20 * mostIntervals;

type Span = Pick<ReadJob, "from" | "to">;
type Zones = ReturnType<typeof zonesOf>;

/**
 * When somebody is busy, by their calendar (RFC 5545), merged and in order. What is shown as free closes nothing, nor does
 * what is canceled, what its owner has declined, and what we have told the calendar ourselves; what is tentative does, as
 * in the availability that Google and Outlook show to others.
 */
export function readBusy(text: string, job: Omit<ReadJob, "text">): ReadOutcome {
  const calendar = calendarLinesOf(text);
  if (!calendar) return { fault: "no calendar" };
  const zones = zonesOf(calendar.timeZones, job.timeZone);
  const owners = [...job.mailboxes, calendar.name.trim().toLowerCase()].filter(Boolean);
  const entries = new Map<string, Entry[]>();
  let unread = 0;

  for (const lines of calendar.events) {
    if (isElsewhen(lines, job)) continue;
    try {
      const entry = entryOf(lines, zones, owners);
      if (job.ownUids.some((end) => entry.uid.endsWith(end))) continue;
      const same = entries.get(entry.uid);
      if (same) same.push(entry);
      else entries.set(entry.uid, [entry]);
    } catch {
      unread += 1;
    }
  }

  const busy: BusyInterval[] = [];
  for (const same of entries.values()) {
    const found = intervalsOf(same, job);
    for (const interval of found.intervals) busy.push(interval);
    unread += found.unread;
    if (busy.length > mostFound) return { fault: "too much" };
  }
  for (const lines of calendar.freeBusy) {
    try {
      for (const interval of freeBusyOf(lines, zones)) busy.push(interval);
    } catch {
      unread += 1;
    }
    if (busy.length > mostFound) return { fault: "too much" };
  }
  const merged = mergedWithin(busy, job);
  return merged.length > mostIntervals ? { fault: "too much" } : { busy: merged, unread };
}

/**
 * The times of entries with one UID: one that repeats, and others that replace some of its times. What cannot be understood of them is
 * counted, and replaces nothing: the time that it was to replace stays closed.
 */
function intervalsOf(
  same: readonly Entry[],
  span: Span,
): { intervals: BusyInterval[]; unread: number } {
  const understood = same.flatMap((entry) => {
    try {
      return { entry, intervals: entry.isBusy ? entry.intervals(span) : [] };
    } catch {
      // Endless, or a rule that turns out to be none once its times are asked for.
      return [];
    }
  });
  const replaced = new Set(understood.flatMap(({ entry }) => entry.replaces ?? []));
  return {
    intervals: understood.flatMap(({ entry, intervals }) =>
      intervals
        .filter(({ start }) => entry.replaces !== null || !replaced.has(start))
        .filter((interval) => isWithin(interval, span)),
    ),
    unread: same.length - understood.length,
  };
}

/**
 * Whether an entry happens once, and days away from the time that is of interest. A calendar of many years has tens of
 * thousands of those, which are not worth understanding.
 */
function isElsewhen(lines: ComponentLines, { from, to }: Span): boolean {
  const dates = new Map<string, number>();
  for (const line of lines) {
    const [, name = "", date] = /^([\w-]+)[;:](?:.*:)?(\d{8})/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (/^(?:RRULE|RDATE|DURATION)\b/i.test(line)) return false;
    if (date) dates.set(key, Date.parse(date.replace(/(....)(..)(..)/, "$1-$2-$3")));
  }
  const start = dates.get("DTSTART") ?? Number.NaN;
  const times = [start, dates.get("DTEND") ?? start, dates.get("RECURRENCE-ID") ?? start];
  return times.every((time) => time < from - 2 * day) || times.every((time) => time > to + 2 * day);
}

function freeBusyOf(lines: ComponentLines, zones: Zones): BusyInterval[] {
  const text = ["BEGIN:VFREEBUSY", ...lines, "END:VFREEBUSY"].join("\r\n");
  const component = new ICAL.Component(ICAL.parse(text));
  return component
    .getAllProperties("freebusy")
    .filter((property) => property.getParameter("fbtype") !== "FREE")
    .flatMap((property) => timesOf(property, zones))
    .filter((time) => "end" in time);
}

function isWithin({ start, end }: BusyInterval, { from, to }: Span): boolean {
  return start < to && end > from && end > start;
}

/** In order, with those that touch each other as one, and no more than the time that is of interest. */
function mergedWithin(found: readonly BusyInterval[], span: Span): BusyInterval[] {
  const merged: BusyInterval[] = [];
  const within = found.filter((interval) => isWithin(interval, span));
  for (const { start, end } of within.sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: Math.max(start, span.from),
    end: Math.min(end, span.to),
  }));
}

import ICAL from "ical.js";
import type { ComponentLines } from "./calendar-lines.ts";
import { occurrencesOf } from "./occurrences.ts";
import type { BusyInterval } from "./read-messages.ts";
import { utc, type WallTime, wallTime, type Zone, type zonesOf } from "./zones.ts";

const day = 86_400_000;

type Zones = ReturnType<typeof zonesOf>;
type Span = { from: number; to: number };

/** A time as an entry has it. A date is a whole day. */
type Moment = { wall: WallTime; zone: Zone; isDate: boolean };

/** An entry of a calendar, as far as it closes times. */
export type Entry = {
  uid: string;
  /** The instant of the repetition that it replaces; null: it replaces none. */
  replaces: number | null;
  /** Whether somebody is kept from other things by it. */
  isBusy: boolean;
  /**
   * When it is, within a span and around it, each with the instant by which another entry may replace it.
   * @throws Endless
   */
  intervals(span: Span): BusyInterval[];
};

/**
 * Reads the lines of an entry (RFC 5545, section 3.6.1).
 * @param owners whose calendar it is: mailboxes in lower case.
 * @throws Error when it cannot be understood, has no time, or replaces something that is none.
 */
export function entryOf(lines: ComponentLines, zones: Zones, owners: readonly string[]): Entry {
  const text = ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
  const component = new ICAL.Component(ICAL.parse(text));
  const first = component.getFirstProperty("dtstart");
  const start = first && timesOf(first, zones)[0];
  if (!start || !("wall" in start)) throw new Error("an entry without a time");
  const replaced = component.getFirstProperty("recurrence-id");
  const [replacedTime] = replaced ? timesOf(replaced, zones) : [];
  if (replaced && !(replacedTime && "wall" in replacedTime)) throw new Error("it replaces no time");
  return {
    uid: String(component.getFirstPropertyValue("uid") ?? ""),
    replaces: replacedTime && "wall" in replacedTime ? instantOf(replacedTime) : null,
    isBusy: isBusy(component) && !isDeclined(component, owners),
    intervals: (span) => intervalsOf(component, start, zones, span),
  };
}

/** What the program that wrote it says to others: Microsoft's own word goes before the standard's ([MS-OXCICAL] 2.1.3.1.1.20.25). */
function isBusy(component: ICAL.Component): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (said("status") === "CANCELLED") return false;
  const availability = said("x-microsoft-cdo-busystatus");
  if (availability) return availability !== "FREE" && availability !== "WORKINGELSEWHERE";
  return said("transp") !== "TRANSPARENT";
}

/** Of guests, only those are among the lines who have declined. */
function isDeclined(component: ICAL.Component, owners: readonly string[]): boolean {
  return component.getAllProperties("attendee").some((guest) => {
    const named = [guest.getFirstValue(), guest.getParameter("email")];
    return named.some((one) =>
      owners.includes(
        String(one ?? "")
          .toLowerCase()
          .replace(/^mailto:/, ""),
      ),
    );
  });
}

function intervalsOf(
  component: ICAL.Component,
  start: Moment,
  zones: Zones,
  span: Span,
): BusyInterval[] {
  const lasting = lengthOf(component, start, zones);
  const at = (wall: WallTime) => intervalAt({ ...start, wall }, lasting);
  const around = { from: span.from - lasting - 2 * day, to: span.to + 2 * day };
  const more = allTimes(component, "rdate", zones);
  const found = [
    at(start.wall),
    ...component.getAllProperties("rrule").flatMap((property) => {
      const rule = property.getFirstValue() as ICAL.Recur;
      return [...repeated(rule, start, around)].map(at);
    }),
    ...more.map((time) => ("end" in time ? time : intervalAt(time, lasting))),
  ];
  const excepted = allTimes(component, "exdate", zones).filter((time) => "wall" in time);
  const instants = new Set(excepted.filter(({ isDate }) => !isDate).map(instantOf));
  const dates = excepted.filter(({ isDate }) => isDate).map(instantOf);
  const isExcepted = ({ start: instant }: BusyInterval) =>
    instants.has(instant) || dates.some((date) => date <= instant && instant < date + day);
  const once = new Map(found.map((interval) => [interval.start, interval]));
  return [...once.values()].filter((interval) => !isExcepted(interval));
}

/** Milliseconds, of whole days those of days with 24 hours. */
function lengthOf(component: ICAL.Component, start: Moment, zones: Zones): number {
  const last = component.getFirstProperty("dtend");
  const end = last && timesOf(last, zones)[0];
  if (end && "wall" in end) {
    return Math.max(0, start.isDate ? end.wall - start.wall : instantOf(end) - instantOf(start));
  }
  const duration = component.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds() * 1_000);
  return start.isDate ? day : 0;
}

function intervalAt(start: Moment, lasting: number): BusyInterval {
  const begins = instantOf(start);
  const end = start.isDate ? start.zone(start.wall + lasting) : begins + lasting;
  return { start: begins, end };
}

function* repeated(rule: ICAL.Recur, start: Moment, { from, to }: Span): Generator<WallTime> {
  const ends = rule.until ? momentOf(rule.until, start.zone) : undefined;
  for (const wall of occurrencesOf(rule, start.wall, { from, to, isDate: start.isDate })) {
    if (ends && isAfter({ ...start, wall }, ends)) return;
    yield wall;
  }
}

/** Whether a repetition is after the last one, which may be said as an instant, a time of its zone or a day. */
function isAfter(time: Moment, last: Moment): boolean {
  return last.isDate ? time.wall >= last.wall + day : instantOf(time) > instantOf(last);
}

function instantOf({ wall, zone }: Moment): number {
  return zone(wall);
}

type Time = Moment | BusyInterval;

function allTimes(component: ICAL.Component, name: string, zones: Zones): Time[] {
  return component.getAllProperties(name).flatMap((property) => timesOf(property, zones));
}

/** The times of a property, some of which may be periods. */
export function timesOf(property: ICAL.Property, zones: Zones): Time[] {
  const named = property.getParameter("tzid");
  const zone = zones(typeof named === "string" ? named : undefined);
  return property.getValues().flatMap((value: unknown): Time[] => {
    if (value instanceof ICAL.Time)
      return [momentOf(value, value.isDate ? zones(undefined) : zone)];
    if (!(value instanceof ICAL.Period)) return [];
    const start = momentOf(value.start, zone);
    const end = momentOf(value.getEnd(), zone);
    return [{ start: instantOf(start), end: instantOf(end) }];
  });
}

function momentOf(time: ICAL.Time, zone: Zone): Moment {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  return { wall: wallTime(time), zone: isUtc ? utc : zone, isDate: time.isDate };
}

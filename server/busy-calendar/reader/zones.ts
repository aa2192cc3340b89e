import ICAL from "ical.js";
import { findIana } from "windows-iana";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { ComponentLines } from "./calendar-lines.ts";

/**
 * What a clock shows, as the epoch milliseconds at which one in UTC does. Days of 24 hours, so that times can be added and
 * repeated as they are written.
 */
export type WallTime = number;

/** The instant at which clocks show a time. */
export type Zone = (wall: WallTime) => number;

export const utc: Zone = (wall) => wall;

/**
 * The zones that a calendar's times name: by their names of IANA, which this machine knows better than an old calendar; as
 * the calendar defines them; by the names of Windows; and what nobody knows, or no zone at all, is the business's own.
 */
export function zonesOf(definitions: readonly ComponentLines[], timeZone: string) {
  const own = namedZone(timeZone);
  const defined = new Map<string, ComponentLines>();
  for (const lines of definitions) {
    const name = lines.find((line) => /^TZID[:;]/i.test(line));
    if (name) defined.set(name.slice(name.indexOf(":") + 1).trim(), lines);
  }
  const known = new Map<string, Zone>();

  function found(name: string): Zone {
    if (isKnownZone(name)) return namedZone(name);
    const lines = defined.get(name);
    const byDefinition = lines && definedZone(lines);
    if (byDefinition) return byDefinition;
    const [ofWindows] = findIana(name);
    return ofWindows && isKnownZone(ofWindows) ? namedZone(ofWindows) : own;
  }

  /** @param name Undefined: it names none. */
  return (name: string | undefined): Zone => {
    if (name === undefined) return own;
    const zone = known.get(name) ?? found(name);
    known.set(name, zone);
    return zone;
  };
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function namedZone(timeZone: string): Zone {
  return (wall) => {
    const [day = "", time = ""] = new Date(wall).toISOString().split("T");
    const [hour, minute] = time.split(":").map(Number) as [number, number];
    const seconds = wall % 60_000;
    return instantInZone(day as CalendarDay, hour * 60 + minute, timeZone) + seconds;
  };
}

/** Undefined when it defines nothing. */
function definedZone(lines: ComponentLines): Zone | undefined {
  try {
    const text = ["BEGIN:VTIMEZONE", ...lines, "END:VTIMEZONE"].join("\r\n");
    const component = new ICAL.Component(ICAL.parse(text));
    if (component.getAllSubcomponents().length === 0) return undefined;
    const zone = new ICAL.Timezone({ component });
    const offsetAt: Zone = (wall) => wall - zone.utcOffset(icalTime(wall)) * 1_000;
    offsetAt(0);
    return offsetAt;
  } catch {
    return undefined;
  }
}

/** The same time as the library has it, without a zone. */
export function icalTime(wall: WallTime, isDate = false): ICAL.Time {
  const at = new Date(wall);
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  });
}

/** What the library has read, whatever its zone. */
export function wallTime({ year, month, day, hour, minute, second }: ICAL.Time): WallTime {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

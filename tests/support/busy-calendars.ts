import { readFileSync } from "node:fs";

/** Calendars as five programs write them, of somebody who is busy around the change of clocks of November 2026. */
export const busyPrograms = ["google", "outlook", "icloud", "fastmail", "nextcloud"] as const;

/** The calendar of a program, with the ends of lines that the standard demands. */
export function busyCalendarOf(program: (typeof busyPrograms)[number]): string {
  const file = new URL(`busy-calendars/${program}.ics`, import.meta.url);
  return readFileSync(file, "utf8").replace(/\r?\n/g, "\r\n");
}

/** A calendar of these lines of entries. */
export function calendarWith(...entries: readonly (readonly string[])[]): string {
  const events = entries.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    ...events,
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

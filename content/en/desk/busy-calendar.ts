import type { PartOfDay } from "#domain/appointment/busy-times.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { clockOf } from "#domain/calendar/hours-in-words.ts";

/** Words of the calendars that close inspectors' times. */

const midnight = 24 * 60;

/** `Wednesday, June 3, 10:00 AM to 11:30 AM` */
export function partOfDayText({ day, from, to }: Omit<PartOfDay, "day"> & { day: string }): string {
  const date = formatDay(day as CalendarDay, "yearless");
  if (from === 0 && to === midnight) return `${date}, all day`;
  return `${date}, ${clockOf(from)} to ${to === midnight ? "midnight" : clockOf(to)}`;
}

export const busyCalendarPart = {
  loading: "Loading the calendar",
  none: "No calendar closes any times yet.",
  at: (program: string, ending: string) => `${program} calendar, its address ending in ${ending}`,
  set: "Set ",
  by: (name: string) => ` by ${name}`,
  read: "Last read ",
  notSince: "Not read since ",
  holds: "What it closed last stays closed. New entries are not known.",
  remove: "Remove",
  removeTitle: "Remove this calendar?",
  removeSubmit: "Remove the calendar",
  removed: "The times that it closes can be booked again at once.",
};

export const busyFindings = {
  none: "Closes no time in the next two weeks.",
  closes: (times: number) =>
    `Closes ${times === 1 ? "1 time" : `${times} times`} in the next two weeks.`,
  next: (when: string) => `Next: ${when}.`,
  unread: (entries: number) =>
    entries === 1
      ? "1 entry could not be understood, and closes nothing."
      : `${entries} entries could not be understood, and close nothing.`,
};

export const busyCalendarForm = {
  address: "Secret address of the calendar",
  addressOfAnother: "Secret address of another calendar",
  hint: "It begins with https:// or webcal://, and is not shown again. Only busy times are kept: no titles, places or guests.",
  use: "Use this calendar",
  attempt: "Try it",
  found: "We can read it.",
  how: "Where to find the secret address",
};

/** Where programs have the address, the most common first. */
export const addressSteps = [
  {
    name: "Google Calendar:",
    steps:
      ' on a computer, Settings, the calendar under "Settings for my calendars", "Integrate calendar", "Secret address in iCal format".',
  },
  {
    name: "Outlook.com and Microsoft 365:",
    steps:
      ' on the web, Settings, Calendar, "Shared calendars", "Publish a calendar": choose it with "Can view when I\'m busy", Publish, and copy the ICS link.',
  },
  {
    name: "Apple iCloud:",
    steps:
      ' in Calendar on a Mac or iPhone, or on icloud.com, the info button beside the calendar, "Public Calendar", then copy the link.',
  },
  {
    name: "Fastmail:",
    steps:
      ' Settings, Calendars, Edit beside the calendar, "Share with anyone", "Free/busy" or all, then copy the address.',
  },
  {
    name: "Nextcloud, also with Thunderbird:",
    steps:
      ' on the web, the pencil beside the calendar, "Share link", then "Copy subscription link" in its menu.',
  },
] as const;

export const busyCalendarSettings = {
  title: "Busy elsewhere",
  hint: "Your own calendar closes your times for inspections. It is read every five minutes.",
};

export const busyCalendarDialog = {
  title: (name: string) => `Busy calendar of ${name}`,
  intro: "Their own calendar closes their times for inspections. It is read every five minutes.",
};

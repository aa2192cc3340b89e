import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { outsideFaults } from "#domain/outside/outside-fault.ts";
import { singleLine } from "#domain/person/contact-details.ts";

/* The desk's calls for calendars of inspectors that close their times: secret addresses that we read, never shown again. */

/** Why a busy calendar could not be read. */
export const busyCalendarFaults = [
  ...outsideFaults,
  /** Its program wants somebody to sign in there: 401, 403. */
  "refused",
  /** Its program knows no such address any more: 404, 410. */
  "gone",
  /** Its program has another trouble. */
  "failing",
  "no calendar",
  "too much",
  /** Our own key of stored addresses has changed. */
  "sealed",
] as const;

export type BusyCalendarFault = (typeof busyCalendarFaults)[number];

/** A time elsewhere on a day, in minutes after local midnight. */
export const partOfDay = z.object({ day: z.string(), from: z.number(), to: z.number() });

/** What a calendar closes. */
const found = {
  /** Times on the next 14 days, one for each day that it touches. */
  ahead: z.number(),
  /** The first that has not ended; null: there is none. */
  next: z.nullable(partOfDay),
  /** Entries that could not be understood, and close nothing. */
  unread: z.number(),
};

export const busyCalendar = z.object({
  staffId: z.string(),
  host: z.string(),
  /** The last four characters of its address. */
  ending: z.string(),
  setAt: z.string(),
  /** Who set it; null: nobody who is known. */
  setBy: z.nullable(z.string()),
  /** When it was last read. */
  readAt: z.string(),
  /** Since when it cannot be read; null: it can. */
  failingSince: z.nullable(z.string()),
  fault: z.nullable(z.enum(busyCalendarFaults)),
  ...found,
});

export type BusyCalendar = z.output<typeof busyCalendar>;

export const busyFindings = z.object(found);

export type BusyFindings = z.output<typeof busyFindings>;

/** The longest address that a program gives out has some 400 characters. */
export const longestCalendarAddress = 2_000;

const params = z.object({ staffId: z.string() });
const body = z.object({
  address: singleLine({
    label: "Address",
    required: "Paste the secret address of the calendar",
    max: longestCalendarAddress,
  }),
});
const calendars = z.object({ success: z.literal(true), calendars: z.array(busyCalendar) });

export const busyCalendarContract = {
  "/desk/busy-calendars": {
    get: {
      operation: "listBusyCalendars",
      does: "Lists the calendars that close inspectors' times: the caller's own, or everybody's for the office.",
      needs: "day",
      response: calendars,
    },
  },
  "/desk/busy-calendars/{staffId}": {
    put: {
      operation: "setBusyCalendar",
      does: "Reads a calendar, and from then on every few minutes: it closes the person's times. Its address is in no response. For oneself, or by an owner.",
      needs: "day",
      params,
      body,
      response: calendars,
    },
    delete: {
      operation: "removeBusyCalendar",
      does: "Forgets a calendar and the times that it closes. Doing it again changes nothing.",
      needs: "day",
      params,
      response: calendars,
    },
  },
  "/desk/busy-calendars/{staffId}/try": {
    post: {
      operation: "tryBusyCalendar",
      does: "Reads a calendar, and says what it would close. Nothing is stored.",
      needs: "day",
      params,
      body,
      response: z.object({ success: z.literal(true), found: busyFindings }),
    },
  },
} as const satisfies ApiContractTable;

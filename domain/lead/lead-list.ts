import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { leadKinds, leadStates, lostReasons } from "./lead.ts";

/** The desk's lists of leads. A list with filters has its own URL. */
export const leadLists = [
  /** Not answered yet, late ones first. */
  "waiting",
  /** Booked online and confirmed, and nobody at the office has seen it; newest first. */
  "new-bookings",
  /** Not closed, newest first. */
  "open",
  /** The follow-up day is today or in the past. */
  "follow-up",
  /** Open, with an inspection that we moved or canceled and nobody has told the person of; the soonest first. */
  "not-told",
  "all",
  /** Suspected, or marked as spam by staff. */
  "spam",
] as const;

export type LeadListName = (typeof leadLists)[number];

export const leadPageSize = 50;

/** Of new bookings, a whole morning is shown at once, since one press says that all that are shown have been seen. */
const newBookingsPageSize = 200;

/** How many leads of a list are read at once. */
export function pageSizeOf(list: LeadListName): number {
  return list === "new-bookings" ? newBookingsPageSize : leadPageSize;
}

/** How the first answer went. */
export const answerFilters = ["answered", "within-goal"] as const;

/** How far a lead has ever come, apart from its state. */
export const stepFilters = ["booked", "held", "no-show", "quoted", "chosen"] as const;

/** A day of this century, so that the days around it exist too. */
const day = dayField("Choose a day").check(
  z.refine((value) => value.startsWith("20"), "Choose a day of this century"),
);

const whole = (most: number) => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(most));

/** What the numbers count (number-lists.ts). Days are those of the arrival, in the business's zone. */
export const countedFilters = {
  from: z.optional(day),
  to: z.optional(day),
  /** Counts only between `from` and `to`, a year at most. */
  weekday: z.optional(whole(6)),
  hour: z.optional(whole(23)),
  spam: z.optional(z.enum(["no"])),
  answer: z.optional(z.enum(answerFilters)),
  step: z.optional(z.enum(stepFilters)),
  lostReason: z.optional(z.enum(lostReasons)),
  /** A source as the numbers name it (lead-sources.ts). */
  cameFrom: z.optional(z.string().check(z.maxLength(100))),
};

/**
 * The query of a list, in the URL of the desk's page and of the call. Keyset paging: `after` is the `next` of the
 * previous page.
 */
export const leadListQuery = z.object({
  list: z._default(z.enum(leadLists), "waiting"),
  /** Words, a phone number in any format, or part of an address. */
  search: z._default(z.string().check(z.maxLength(200)), ""),
  state: z.optional(z.enum(leadStates)),
  kind: z.optional(z.enum(leadKinds)),
  /** Id of a staff member, `me`, or `nobody`. */
  assignee: z.optional(z.string().check(z.maxLength(64))),
  emergency: z.optional(z.enum(["yes"])),
  ...countedFilters,
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type LeadListQuery = z.output<typeof leadListQuery>;

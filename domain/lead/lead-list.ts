import { z } from "zod/mini";
import { leadKinds, leadStates } from "./lead.ts";

/** The desk's lists of leads. A list with filters has its own URL. */
export const leadLists = [
  /** Not answered yet, late ones first. */
  "waiting",
  /** Not closed, newest first. */
  "open",
  /** The follow-up day is today or in the past. */
  "follow-up",
  "all",
  /** Suspected, or marked as spam by staff. */
  "spam",
] as const;

export type LeadListName = (typeof leadLists)[number];

export const leadPageSize = 50;

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
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type LeadListQuery = z.output<typeof leadListQuery>;

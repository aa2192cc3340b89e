import { z } from "zod/mini";
import { leadKinds, leadStates } from "./lead.ts";

/** The desk's lists of leads; each is one of these with filters, and an address. */
export const leadLists = [
  /** Nobody has answered yet: late ones first. */
  "waiting",
  /** Not closed, newest first. */
  "open",
  /** Follow-up day is today or past. */
  "follow-up",
  "all",
  /** Suspected, or marked by somebody. */
  "spam",
] as const;

export type LeadListName = (typeof leadLists)[number];

export const leadPageSize = 50;

/**
 * What the list shows: all of it stands in the address of the desk's page and of the call. Keyset paging:
 * `after` is the `next` of the page before.
 */
export const leadListQuery = z.object({
  list: z._default(z.enum(leadLists), "waiting"),
  /** Words, a number in any format, part of an address. */
  search: z._default(z.string().check(z.maxLength(200)), ""),
  state: z.optional(z.enum(leadStates)),
  kind: z.optional(z.enum(leadKinds)),
  /** Id of somebody on staff, `me`, or `nobody`. */
  assignee: z.optional(z.string().check(z.maxLength(64))),
  emergency: z.optional(z.enum(["yes"])),
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type LeadListQuery = z.output<typeof leadListQuery>;

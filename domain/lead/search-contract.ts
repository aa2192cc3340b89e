import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { leadStates } from "./lead.ts";
import { monthPattern, recentSpans } from "./search-span.ts";

/* The desk's call that searches everything about all leads. */

/** What can be found: a lead by how it arrived, or something in its timeline that somebody said. */
export const searchKinds = [
  "appointment",
  "inquiry",
  "assessment",
  "emergency",
  "call",
  "note",
  "text",
  "mail",
  "report",
  "estimate",
  "project",
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** How something was found, best first: by the lead's number, by whole words, by beginnings, by how words sound. */
export const searchTiers = ["number", "exact", "beginning", "sound"] as const;

export type SearchTier = (typeof searchTiers)[number];

export const searchPageSize = 25;

/** A day of this century, so that the days around it exist too. */
const day = dayField("Choose a day").check(
  z.refine((value) => value.startsWith("20"), "Choose a day of this century"),
);

/** The query of the search, in the URL of the desk's page and of the call. */
export const searchQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ""),
  kind: z.optional(z.enum(searchKinds)),
  /** A recent span, or a month as `2026-10`; then `from` and `to` do not count. */
  when: z.optional(z.union([z.enum(recentSpans), z.string().check(z.regex(monthPattern))])),
  /** First and last day, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** The `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(40))),
});

export type SearchQuery = z.output<typeof searchQuery>;

const marked = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

export const searchHit = z.object({
  id: z.string(),
  kind: z.enum(searchKinds),
  tier: z.enum(searchTiers),
  at: z.string(),
  lead: z.object({
    id: z.string(),
    number: z.number(),
    state: z.enum(leadStates),
    emergency: z.boolean(),
  }),
  /** The name of the lead's person. */
  name: marked,
  /** Phone, mailbox and address, of which some may be missing. Empty for what is in a timeline. */
  reach: z.array(marked),
  /** What was said, around the first match. */
  text: marked,
  /** Who at the desk said it; null for visitors. */
  by: z.nullable(z.string()),
  /** Of a note on a person instead of a lead: that person, whose newest lead `lead` is. */
  personId: z.optional(z.string()),
});

export type SearchHit = z.output<typeof searchHit>;

export const searchResponse = z.object({
  success: z.literal(true),
  hits: z.array(searchHit),
  /** The `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** The days that were searched, both included; null: no limit on that side. */
  span: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
});

export type SearchResponse = z.output<typeof searchResponse>;

export const searchCalls = {
  search: {
    operation: "search",
    does: "Searches everything about all leads.",
    needs: "leads",
    query: searchQuery,
    response: searchResponse,
  },
} as const;

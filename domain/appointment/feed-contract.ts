import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/* The desk's calls for the secret addresses at which calendars read appointments: `GET /calendar/{token}.ics`. */

/** `mine`: the appointments of the caller. `office`: everybody's. */
export const feedKinds = ["mine", "office"] as const;

export type FeedKind = (typeof feedKinds)[number];

/** A feed that the caller may have. */
export const calendarFeed = z.object({
  kind: z.enum(feedKinds),
  /** Null: it has no address. */
  madeAt: z.nullable(z.string()),
  /** Whoever made its address; null: nobody, or somebody who no longer works here. */
  madeBy: z.nullable(z.string()),
});

export type CalendarFeed = z.output<typeof calendarFeed>;

const params = z.object({ kind: z.enum(feedKinds) });
const feeds = z.object({ success: z.literal(true), feeds: z.array(calendarFeed) });

export const feedContract = {
  "/desk/calendar-feeds": {
    get: {
      operation: "listCalendarFeeds",
      does: "Lists the calendar feeds that the caller may have.",
      needs: "day",
      response: feeds,
    },
  },
  "/desk/calendar-feeds/{kind}": {
    post: {
      operation: "makeCalendarFeed",
      does: "Makes an address for a calendar feed, which is in this response only. An earlier one of this feed ends.",
      needs: "day",
      needsProof: true,
      params,
      response: z.object({ ...feeds.shape, address: z.string() }),
    },
    delete: {
      operation: "endCalendarFeed",
      does: "Ends the address of a calendar feed. Doing it again changes nothing.",
      needs: "day",
      params,
      response: feeds,
    },
  },
} as const satisfies ApiContractTable;

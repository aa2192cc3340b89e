import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/** Calendar files, at addresses outside `/api`. */
export const calendarFiles = {
  "/appointments/{id}/inspection.ics": {
    get: {
      operation: "downloadInspection",
      does: "Returns a booked appointment as a calendar file. A canceled one's address leads to its page.",
      params: z.object({ id: z.string() }),
      response: z.unknown(),
      media: "text/calendar",
    },
  },
  "/calendar/{token}.ics": {
    get: {
      operation: "readCalendarFeed",
      does: "Returns the inspections of one person, or all, for a calendar program. The token in the address is its only key; the desk makes and ends it.",
      params: z.object({ token: z.string() }),
      response: z.unknown(),
      media: "text/calendar",
    },
  },
} as const satisfies ApiContractTable;

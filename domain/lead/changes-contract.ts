import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/* The desk's call for what has changed: server-sent events (HTML Standard, section 9.2). */

/** A place in the order of changes. */
export const changesCursor = z
  .string()
  .check(z.regex(/^\d{1,10}$/, "This is no place in the order of changes."));

export const changesContract = {
  "/desk/changes": {
    get: {
      operation: "followChanges",
      does: "Streams what changes, as server-sent events. `ready` comes first. `lead` has a lead as lists show it now; `calendar` says that days have to be read again, `mails` the state of mails, and `reload` everything, since too much was missed. `beat` comes every 15 seconds.",
      needs: "day",
      query: z.object({ after: z.optional(changesCursor) }),
      response: z.unknown(),
      media: "text/event-stream",
      continues: true,
    },
  },
} as const satisfies ApiContractTable;

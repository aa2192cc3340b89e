import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/* The desk's call for what outside has gone silent, of which staff would learn only by what does not arrive. */

/** What has not answered for an hour or more. */
export const silences = z.object({
  /** Since when the mailbox for replies has not answered; null: it does, or there is none. */
  mailboxSince: z.nullable(z.string()),
  /** Calendars that close inspectors' times, by name, with when they were last read. */
  calendars: z.array(z.object({ staffId: z.string(), name: z.string(), since: z.string() })),
});

export type Silences = z.output<typeof silences>;

export const silenceContract = {
  "/desk/silences": {
    get: {
      operation: "readSilences",
      does: "Says which of the mailbox for replies and the calendars of inspectors have not answered for an hour or more.",
      needs: "leads",
      response: z.object({ success: z.literal(true), ...silences.shape }),
    },
  },
} as const satisfies ApiContractTable;

import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { leadPhoto } from "#domain/photo/photo-contract.ts";
import { deliveryErrors } from "./mail-flow.ts";

/* The desk's calls for mails, and for how long data is kept. */

const params = z.object({ id: z.string() });

export const mailStates = ["queued", "sending", "sent", "dead", "withheld"] as const;

export const deskMail = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  to: z.string(),
  subject: z.string(),
  leadId: z.nullable(z.string()),
  attempts: z.number(),
  /** Why it waits or is dead, in plain words. */
  error: z.nullable(z.string()),
  createdAt: z.string(),
  /** The next attempt; null when there is none. */
  dueAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** Queued for more than five minutes. */
  isLate: z.boolean(),
});

export type DeskMail = z.output<typeof deskMail>;

export const mailListQuery = z.object({
  show: z._default(z.enum(["troubled", "all"]), "troubled"),
  after: z.optional(z.string()),
});

/** How long data is kept, in days; null: forever. */
export const retention = z.object({
  closedLeads: z.nullable(z.int().check(z.minimum(30), z.maximum(36_500))),
  spamLeads: z.nullable(z.int().check(z.minimum(7), z.maximum(36_500))),
  endedMails: z.int().check(z.minimum(30), z.maximum(3_650)),
});

export type Retention = z.output<typeof retention>;

export const defaultRetention: Retention = { closedLeads: null, spamLeads: null, endedMails: 90 };

export const recordsContract = {
  "/desk/mails": {
    get: {
      operation: "listMails",
      does: "Lists mails that are in trouble, or all, newest first.",
      needs: "leads",
      query: mailListQuery,
      response: z.object({
        success: z.literal(true),
        mails: z.array(deskMail),
        next: z.nullable(z.string()),
      }),
    },
  },
  "/desk/mails/{id}": {
    get: {
      operation: "readMail",
      does: "Returns a mail as it was or will be sent: its text, which the desk shows, and its HTML.",
      needs: "leads",
      params,
      response: z.object({
        success: z.literal(true),
        mail: z.object({
          ...deskMail.shape,
          text: z.string(),
          html: z.string(),
          /** The pictures of its lead, when it is a mail that shows them. A process of the previous release leaves them out. */
          photos: z.optional(z.array(leadPhoto)),
        }),
      }),
    },
  },
  "/desk/mails/{id}/retry": {
    post: {
      operation: "retryMail",
      does: "Sends a dead mail again, or a waiting one now.",
      needs: "leads",
      refuses: [409],
      params,
      response: z.object({ success: z.literal(true), mail: deskMail }),
    },
  },
  "/desk/mail-flow": {
    get: {
      operation: "readMailFlow",
      does: "Says whether mails go out.",
      needs: "leads",
      response: z.object({
        success: z.literal(true),
        state: z.enum(["flowing", "late", "halted", "held"]),
        since: z.nullable(z.string()),
        error: z.nullable(z.enum(deliveryErrors)),
      }),
    },
  },
  "/desk/settings": {
    get: {
      operation: "readSettings",
      does: "Returns how long data is kept.",
      needs: "records",
      response: z.object({ success: z.literal(true), retention }),
    },
    put: {
      operation: "changeSettings",
      does: "Changes how long data is kept.",
      needs: "records",
      needsProof: true,
      body: z.object({ retention }),
      response: z.object({ success: z.literal(true), retention }),
    },
  },
} as const satisfies ApiContractTable;

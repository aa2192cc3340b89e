import { z } from "zod/mini";
import { leadStates } from "./lead.ts";

/* The desk's calls about mails, and about what is kept of people. */

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
  /** Why it waits or is dead, in words an office reads. */
  error: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it is tried next; null when it is not. */
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

/** How long things are kept, in days; null: for ever. */
export const retention = z.object({
  closedLeads: z.nullable(z.int().check(z.minimum(30), z.maximum(36_500))),
  spamLeads: z.nullable(z.int().check(z.minimum(7), z.maximum(36_500))),
  endedMails: z.int().check(z.minimum(30), z.maximum(3_650)),
});

export type Retention = z.output<typeof retention>;

export const defaultRetention: Retention = { closedLeads: null, spamLeads: null, endedMails: 90 };

const done = z.object({ success: z.literal(true) });

export const recordsContract = {
  "/desk/mails": {
    get: {
      query: mailListQuery,
      answer: z.object({
        success: z.literal(true),
        mails: z.array(deskMail),
        next: z.nullable(z.string()),
      }),
    },
  },
  "/desk/mails/{id}": {
    /** As it was or will be sent: its text and its HTML (shown in a sandboxed frame). */
    get: {
      params,
      answer: z.object({
        success: z.literal(true),
        mail: z.object({ ...deskMail.shape, text: z.string(), html: z.string() }),
      }),
    },
  },
  /** Sends a dead one again, or a waiting one now. */
  "/desk/mails/{id}/retry": {
    post: { params, answer: z.object({ success: z.literal(true), mail: deskMail }) },
  },
  "/desk/people/search": {
    /** Everything kept of a person, found by mailbox or number: for export and erasure. */
    post: {
      body: z.object({ email: z._default(z.string(), ""), phone: z._default(z.string(), "") }),
      answer: z.object({
        success: z.literal(true),
        leads: z.array(
          z.object({
            id: z.string(),
            number: z.number(),
            name: z.string(),
            state: z.enum(leadStates),
            arrivedAt: z.string(),
          }),
        ),
      }),
    },
  },
  /** All that is kept of the person of a lead. */
  "/desk/people/{id}/export": {
    get: {
      params,
      answer: z.object({ success: z.literal(true), export: z.record(z.string(), z.unknown()) }),
    },
  },
  /** Erases the person of a lead everywhere. `confirm` is the lead's number, typed. */
  "/desk/people/{id}/erase": {
    post: { params, body: z.object({ confirm: z.string() }), answer: done },
  },
  "/desk/settings": {
    get: { answer: z.object({ success: z.literal(true), retention }) },
    put: {
      body: z.object({ retention }),
      answer: z.object({ success: z.literal(true), retention }),
    },
  },
} as const;

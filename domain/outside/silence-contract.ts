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

/** Why the mailbox for replies is not read. `odd`: it says what we do not understand, or a mail in it cannot be taken. */
export const mailboxFaults = ["login", "folder", "name", "trust", "no-answer", "odd"] as const;

export type MailboxFault = (typeof mailboxFaults)[number];

/** The mailbox of the office that is read for replies; null: none is, whoever runs the site has set none. */
export const replyMailboxState = z.nullable(
  z.object({
    host: z.string(),
    user: z.string(),
    folder: z.string(),
    /** When it answered last, or was first asked if it never has; null: it has not been asked yet. */
    answeredAt: z.nullable(z.string()),
    /** Null: it was read the last time. */
    fault: z.nullable(z.enum(mailboxFaults)),
  }),
);

export type ReplyMailboxState = z.output<typeof replyMailboxState>;

const mailboxResponse = z.object({ success: z.literal(true), mailbox: replyMailboxState });

export const silenceContract = {
  "/desk/silences": {
    get: {
      operation: "readSilences",
      does: "Says which of the mailbox for replies and the calendars of inspectors have not answered for an hour or more.",
      needs: "leads",
      response: z.object({ success: z.literal(true), ...silences.shape }),
    },
  },
  "/desk/reply-mailbox": {
    get: {
      operation: "readReplyMailbox",
      does: "Says which mailbox is read for replies, when it last answered, and why it does not. Null: none is.",
      needs: "staff",
      response: mailboxResponse,
    },
  },
  "/desk/reply-mailbox/readings": {
    post: {
      operation: "readReplyMailboxNow",
      does: "Reads the mailbox for replies now instead of within a minute, and says what came of it.",
      needs: "staff",
      response: mailboxResponse,
      statuses: [201],
    },
  },
} as const satisfies ApiContractTable;

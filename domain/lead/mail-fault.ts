import { z } from "zod/mini";
import { bounceReasons } from "./bounce.ts";

/*
 * Why a mail, a text or a call of another system waits or was given up: data, from the moment at which it failed. The outbox
 * stores it (server/database/stored-fault.ts), so a kind is added to and never renamed without a migration; its words are in
 * content/en/desk/mail-faults.ts.
 */

/** Faults that their kind alone says. */
export const plainFaults = [
  /** The process stopped, or another one has taken it over. */
  "interrupted",
  /** The time for an attempt was up. */
  "out-of-time",
  /** What is stored of it cannot be read. */
  "unreadable",
  /** Only a newer release can read it. */
  "newer-release",
  /** Texts or the webhook were configured when it was queued. */
  "not-configured",
  /** It came with a backup, and whoever released mails wanted none of it. */
  "dropped",

  /** The provider did not say whether it has sent a text, or the mail server whether it has taken a mail: neither is repeated. */
  "text-unanswered",
  "mail-unanswered",
  "text-too-late",
  "text-too-late-after-quiet-hours",
  "opted-out",
  /** The provider has said of an earlier text that the number gets none. */
  "landline",
  /** The provider, or whoever takes the webhook, cannot be reached or is silent. */
  "other-system-silent",

  /** Our mail server cannot send to a mailbox with letters beyond ASCII before the @ (RFC 6531). */
  "unwritable-mailbox",

  /* What mail servers say, or that one says nothing. */
  "login-refused",
  "no-domain",
  "no-mailbox",
  "mailbox-full",
  "mail-too-large",
  /** It took it for spam, or takes nothing from us. */
  "mail-unwelcome",
  "try-later",
  "insecure-connection",
  "mail-server-not-found",
  "mail-server-silent",
  "mail-refused",
  "mail-server-in-trouble",

  "unknown",
] as const;

export type PlainFault = (typeof plainFaults)[number];

export const mailFault = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(plainFaults) }),
  /** A mail that was sent came back. */
  z.object({ kind: z.literal("came-back"), reason: z.enum(bounceReasons) }),
  /** A text that the provider had taken did not arrive. `code`: the provider's; empty: it gives none. */
  z.object({ kind: z.literal("text-lost"), code: z.string() }),
  /** HTTP statuses. */
  z.object({ kind: z.literal("text-provider-answered"), status: z.number() }),
  z.object({ kind: z.literal("webhook-answered"), status: z.number() }),
]);

export type MailFault = z.output<typeof mailFault>;

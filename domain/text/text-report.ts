import { z } from "zod/mini";

/** Why a text did not arrive: data, from the provider's code. */
export const textLosses = [
  "unreachable",
  "blocked",
  "unknown number",
  "landline",
  "filtered",
  "opted out",
  /** Our own number may not text. */
  "unregistered",
  /** The provider gives no reason, or one of which we know nothing. */
  "unknown",
] as const;

export type TextLoss = (typeof textLosses)[number];

/** https://www.twilio.com/docs/api/errors */
const codes: Readonly<Record<string, TextLoss>> = {
  30003: "unreachable",
  30004: "blocked",
  30005: "unknown number",
  30006: "landline",
  30007: "filtered",
  21610: "opted out",
  30034: "unregistered",
};

/** The reason of the provider's code; empty: it gives none. */
export function textLossOf(code: string): TextLoss {
  return codes[code] ?? "unknown";
}

/** What has become of a text that the provider has taken. `under-way`: nothing that is for good. */
export type TextFate = "delivered" | "lost" | "under-way";

const fates: Readonly<Record<string, TextFate>> = {
  delivered: "delivered",
  // The person has a receipt sent back.
  read: "delivered",
  undelivered: "lost",
  failed: "lost",
};

/**
 * What the provider tells of a text that it has taken, if it is that
 * (https://www.twilio.com/docs/messaging/guides/track-outbound-message-status).
 */
export const textReport = z.pipe(
  z.object({
    MessageSid: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
    MessageStatus: z.string().check(z.regex(/^[a-z_-]{1,32}$/)),
    ErrorCode: z._default(z.string(), ""),
  }),
  z.transform(({ MessageSid, MessageStatus, ErrorCode }) => ({
    providerId: MessageSid,
    status: MessageStatus,
    fate: fates[MessageStatus] ?? ("under-way" as const),
    code: /^\d{1,6}$/.test(ErrorCode) ? ErrorCode : "",
  })),
);

export type TextReport = z.output<typeof textReport>;

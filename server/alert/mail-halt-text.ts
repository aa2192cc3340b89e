import { mailsHalted } from "#content/en/desk/mail-flow.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import type { DeliveryError } from "#domain/lead/mail-flow.ts";
import { sendText, type TextDelivery } from "./send-text.ts";

/** A text that mails do not go out. It names nobody. */
export type MailHaltText = {
  since: string;
  error: DeliveryError;
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** @returns what `sendText` returns. @throws what it throws. */
export function sendMailHaltText(
  { since, error, to, at }: MailHaltText,
  delivery: TextDelivery,
  timeZone: string,
): ReturnType<typeof sendText> {
  const body = `${mailsHalted(clockTime(new Date(since), timeZone), error)} ${delivery.siteUrl}/desk/mails`;
  return sendText({ to, at, body }, delivery);
}

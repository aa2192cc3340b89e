import { type WaitingLeads, waitingText } from "#domain/lead/waiting-leads.ts";
import { sendText, type TextDelivery } from "./send-text.ts";

/** A text to the person on duty that several leads wait. It names nobody. */
export type WaitingText = WaitingLeads & {
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** @returns what `sendText` returns. @throws what it throws. */
export function sendWaitingText(
  { to, at, ...waiting }: WaitingText,
  delivery: TextDelivery,
): ReturnType<typeof sendText> {
  const body = `${waitingText(waiting)}. ${delivery.siteUrl}/desk/leads`;
  return sendText({ to, at, body }, delivery);
}

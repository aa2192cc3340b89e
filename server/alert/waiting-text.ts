import { type WaitingLeads, waitingText } from "#domain/lead/waiting-leads.ts";
import { sendText, type TextDelivery } from "./send-text.ts";

/** A text to the person on duty that several leads wait. It names nobody. */
export type WaitingText = WaitingLeads & {
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** @throws what `sendText` throws. */
export function sendWaitingText(
  { to, at, ...waiting }: WaitingText,
  delivery: TextDelivery,
): Promise<void> {
  const body = `${waitingText(waiting)}. ${delivery.siteUrl}/desk/leads`;
  return sendText({ to, at, body }, delivery);
}

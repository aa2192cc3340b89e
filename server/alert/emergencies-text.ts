import { burstInWords, type EmergencyBurst } from "#domain/lead/emergency-burst.ts";
import { sendText, type TextDelivery } from "./send-text.ts";

/** A text to the person on duty about several emergencies. It names nobody. */
export type EmergenciesText = EmergencyBurst & {
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** @returns what `sendText` returns. @throws what it throws. */
export function sendEmergenciesText(
  { to, at, ...burst }: EmergenciesText,
  delivery: TextDelivery,
): ReturnType<typeof sendText> {
  const body = `${burstInWords(burst)}: call before you drive. ${delivery.siteUrl}/desk/leads`;
  return sendText({ to, at, body }, delivery);
}

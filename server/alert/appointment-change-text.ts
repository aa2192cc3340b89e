import { type AppointmentTimes, timeText } from "./appointment-change-mail.tsx";
import { sendText, type TextDelivery } from "./send-text.ts";
import type { UnsentNews } from "./unsent-news.ts";

/** A text to a staff member that an appointment has changed. It names nobody but staff. */
export type AppointmentChangeText = {
  leadId: string | null;
  heading: string;
  time: AppointmentTimes;
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
  /** While it can be taken back. */
  unsent?: UnsentNews;
};

/** @returns what `sendText` returns. @throws what it throws. */
export function sendAppointmentChangeText(
  { leadId, heading, time, to, at }: AppointmentChangeText,
  delivery: TextDelivery,
): ReturnType<typeof sendText> {
  const page = leadId ? `/desk/leads/${leadId}` : "/desk/day";
  return sendText(
    { to, at, body: `${heading}: ${timeText(time)}. ${delivery.siteUrl}${page}` },
    delivery,
  );
}

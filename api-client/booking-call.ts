import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import { browserClient } from "./browser-client.ts";

/** A booking as the server answers it; without an id when it gives none. */
export type BookingAnswer = {
  id: string | undefined;
  /** False when no mail confirms it. */
  isMailed: boolean;
  /** Whether reminders reach the person, and mails about earlier times. Missing: if a mail confirms it. */
  isReminded?: boolean | undefined;
  isOfferedEarlier?: boolean | undefined;
  /** Whether the link that confirms it is in a text, too. */
  isTexted: boolean;
  /** Until when it is kept for the visitor to confirm it; missing: it is firm. */
  pendingUntil?: string | undefined;
};

/**
 * Registers the person, which changes nothing for someone already known, then books. The key keeps
 * a repeated call from booking twice.
 */
export async function bookAppointment(
  form: AppointmentForm & { stamp?: string; cameFrom?: SaidOrigin },
  idempotencyKey: string,
): Promise<BookingAnswer> {
  const { website, timeSlot, textConsent, ...body } = form;
  const { name, email, phone, address } = body;
  const client = browserClient();
  const registered = await client.POST("/customers/register", {
    body: { name, email, phone, address },
  });
  const { data } = await client.POST("/appointments", {
    body: {
      ...body,
      timeSlot: slotLabel(timeSlot),
      ...(website && { website }),
      ...(textConsent && { textConsent }),
      customerId: registered.data?.customerId ?? "",
    },
    params: { header: { "idempotency-key": idempotencyKey } },
  });
  return {
    id: data?.appointment?.id,
    isMailed: data?.isMailed !== false,
    isReminded: data?.isReminded,
    isOfferedEarlier: data?.isOfferedEarlier,
    isTexted: data?.isTexted === true,
    pendingUntil: data?.appointment?.pendingUntil,
  };
}

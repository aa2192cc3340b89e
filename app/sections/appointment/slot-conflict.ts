import { slotMessages } from "#domain/appointment/slot-messages.ts";

/** The chosen time is gone; the message is shown at the times. */
export type SlotConflict = {
  message: string;
  /** Whether it happened on this page, rather than being part of it when it loaded. */
  isNew: boolean;
};

/**
 * Whether a message says that a time is gone, with or without 'Error: ' in front. Status 409 is not
 * enough: it also covers an appointment that is canceled or past, and errors carry no other code
 * (`domain/api/api-error.ts`).
 */
export function tellsOfConflict(message: string): boolean {
  return Object.values(slotMessages).some((known) => message.endsWith(known));
}

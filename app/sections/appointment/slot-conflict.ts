import { slotMessages } from "#domain/appointment/slot-messages.ts";

/** The chosen time is gone; told where the times are. */
export type SlotConflict = {
  message: string;
  /** It happened on this page, rather than came with it. */
  isNew: boolean;
};

/**
 * Whether a message says that a time is gone, with or without 'Error: ' before it. Status 409 does not tell: it also
 * stands for an appointment that was canceled or is past, and an error has no other sign (`domain/api/api-error.ts`).
 */
export function tellsOfConflict(message: string): boolean {
  return Object.values(slotMessages).some((known) => message.endsWith(known));
}

import { slotMessages } from "#domain/appointment/slot-messages.ts";

/** The chosen time is gone; told where the times are. */
export type SlotConflict = {
  message: string;
  /** It happened on this page, rather than came with it. */
  isNew: boolean;
};

/** Whether a message says that a time is gone, with or without 'Error: ' before it. */
export function tellsOfConflict(message: string): boolean {
  return Object.values(slotMessages).some((known) => message.endsWith(known));
}

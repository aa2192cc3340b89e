import type { WritingDecision } from "./writing-rules.ts";

/** What became of the mail that says when an inspection is: what the gate decided, or that it could not be delivered. */
export type ConfirmationFate = WritingDecision | "undelivered";

/** A booking that a visitor has made on the site. */
export type OnlineBooking = {
  /** Whether nobody has to confirm it, for example because many were made at once. */
  isFirm: boolean;
  /** Whether it looks odd: somebody has to call before anybody drives there. */
  isSuspected: boolean;
  confirmation: ConfirmationFate;
};

/**
 * Whether a booking is settled without anybody at the office: its person has a time and a mail that says so, so that nobody
 * owes them an answer. Any other asks for a person, like every lead.
 */
export function isConfirmedBooking({ isFirm, isSuspected, confirmation }: OnlineBooking): boolean {
  return isFirm && !isSuspected && confirmation === "send";
}

/** What a lead says of how it was settled. Moments are ISO 8601. */
export type SettledLead = {
  /** When the confirmation of its booking settled it; null: it did not, or no longer does. */
  confirmedAt: string | null;
  /** When somebody at the office saw that booking; null: nobody has. */
  seenAt: string | null;
  isOpen: boolean;
  /** Whether its person waits for an answer. */
  waits: boolean;
};

/** Whether a lead is a new booking: nobody owes its person an answer, and nobody at the office has seen it. */
export function isNewBooking({ confirmedAt, seenAt, isOpen, waits }: SettledLead): boolean {
  return isOpen && !waits && confirmedAt !== null && seenAt === null;
}

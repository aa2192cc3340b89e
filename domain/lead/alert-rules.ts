import type { LeadKind } from "./lead.ts";

/** How often the same one is alerted of the same lead: once, and twice again. */
export const mostRounds = 3;

/** Somebody who can be alerted, and how often they were, of one lead. */
export type Alertable = { alerted: number };

/**
 * Who is alerted next: of those who were so the least, the one who stands first. Nobody when all of them were often
 * enough.
 */
export function nextToAlert<Person extends Alertable>(
  inOrder: readonly Person[],
): Person | undefined {
  const fewest = Math.min(...inOrder.map(({ alerted }) => alerted));
  if (fewest >= mostRounds) return undefined;
  return inOrder.find(({ alerted }) => alerted === fewest);
}

const told: Record<LeadKind, string> = {
  appointment: "inspection booked",
  inquiry: "message",
  assessment: "roof quiz",
  call: "call",
};

/** What a lead is, in as few words as a text message has room for. */
export function leadInBrief({ kind, emergency }: { kind: LeadKind; emergency: boolean }): string {
  return emergency ? "emergency" : told[kind];
}

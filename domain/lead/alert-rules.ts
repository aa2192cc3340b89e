import type { LeadKind } from "./lead.ts";

/** How many times one person is alerted about the same lead. */
export const mostRounds = 3;

/** Somebody to alert, and how many times they were alerted about one lead. */
export type Alertable = { alerted: number };

/**
 * Who is alerted next: the first among those alerted least. Undefined when everybody has been alerted `mostRounds`
 * times.
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

/** What a lead is, in the few words that fit into a text message. */
export function leadInBrief({ kind, emergency }: { kind: LeadKind; emergency: boolean }): string {
  return emergency ? "emergency" : told[kind];
}

import { closedStates } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

/** Whether it is an emergency that nobody has answered yet. */
export function isWaitingEmergency({ emergency, answeredAt, state }: LeadRow): boolean {
  return emergency && !answeredAt && !closedStates.some((closed) => closed === state);
}

/**
 * The waiting emergencies, the most urgent first, once this is known of a lead; the same array when
 * it concerns none of them.
 */
export function emergenciesWith(emergencies: readonly LeadRow[], lead: LeadRow): LeadRow[] {
  const known = emergencies.find(({ id }) => id === lead.id);
  if ((known?.version ?? 0) > lead.version) return emergencies as LeadRow[];
  if (!known && !isWaitingEmergency(lead)) return emergencies as LeadRow[];
  const others = emergencies.filter(({ id }) => id !== lead.id);
  if (!isWaitingEmergency(lead)) return others;
  return [...others, lead].sort((one, other) => one.answerBy.localeCompare(other.answerBy));
}

/** The waiting emergencies without a lead that is gone; the same array when it is none of them. */
export function emergenciesWithout(emergencies: readonly LeadRow[], id: string): LeadRow[] {
  const isAmong = emergencies.some((lead) => lead.id === id);
  return isAmong ? emergencies.filter((lead) => lead.id !== id) : (emergencies as LeadRow[]);
}

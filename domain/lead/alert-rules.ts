import type { LeadKind, ReturnReason } from "./lead.ts";
import { type LeadPast, timesAsked } from "./lead-past.ts";
import { returnHeadings } from "./return-text.ts";

/** How many times one person is alerted about the same lead. */
export const mostRounds = 3;

/** Milliseconds within which one person gets one ordinary alert. Emergencies do not count. */
export const ordinaryEvery = 5 * 60_000;

/** Somebody on duty. */
export type OnDuty = {
  id: string;
  /** Rises with every alert that anybody gets; it is the number of their last one. */
  turn: number;
  /** When they got their last ordinary alert. */
  ordinaryAlertAt: Date | null;
  /** Until when they want none but emergencies. */
  mutedUntil: Date | null;
};

/** A lead whose alert is due. */
export type AlertableLead = { id: string; assigneeId: string | null; past: LeadPast };

/** Ordinary leads that one message tells one person about. */
export type Alert<Person, Lead> = { person: Person; leads: Lead[] };

/**
 * Who may be asked about a lead next, whoever has waited longest for an alert first: its assignee, unless they were
 * asked and nobody has worked on it since; otherwise those who were asked about it least. Nobody when all of them were
 * asked `mostRounds` times.
 */
export function askable<Person extends Pick<OnDuty, "id" | "turn">>(
  { assigneeId, past }: Omit<AlertableLead, "id">,
  people: readonly Person[],
): Person[] {
  const willing = people.filter(({ id }) => timesAsked(past, id) < mostRounds);
  const assignee = willing.filter(({ id }) => id === assigneeId && !past.askedSinceWork.has(id));
  if (assignee.length > 0) return assignee;
  const fewest = Math.min(...willing.map(({ id }) => timesAsked(past, id)));
  return willing
    .filter(({ id }) => timesAsked(past, id) === fewest)
    .sort((one, other) => one.turn - other.turn);
}

/** Whether nobody on duty will be asked about a lead again. False while nobody is. */
export function areRoundsOver(
  { past }: Pick<AlertableLead, "past">,
  people: readonly Pick<OnDuty, "id">[],
): boolean {
  return people.length > 0 && people.every(({ id }) => timesAsked(past, id) >= mostRounds);
}

/** Whether somebody may get an ordinary alert now. */
export function isFree({ ordinaryAlertAt, mutedUntil }: OnDuty, now: Date): boolean {
  if (mutedUntil && mutedUntil > now) return false;
  return !ordinaryAlertAt || now.getTime() - ordinaryAlertAt.getTime() >= ordinaryEvery;
}

/**
 * The ordinary alerts to send now, one for each person at most. Each lead goes to whoever is asked next, and if several
 * could be, to the one who has the fewest of these leads. A lead whose next person is not free waits for them: it stays
 * due.
 */
export function alertsNow<Person extends OnDuty, Lead extends AlertableLead>(
  leads: readonly Lead[],
  people: readonly Person[],
  now: Date,
): Alert<Person, Lead>[] {
  const alerts = new Map<string, Alert<Person, Lead>>();
  const carried = ({ id }: Person) => alerts.get(id)?.leads.length ?? 0;
  const heard = people.filter(({ mutedUntil }) => !mutedUntil || mutedUntil <= now);
  for (const lead of leads) {
    const free = askable(lead, heard).filter((person) => isFree(person, now));
    const fewest = Math.min(...free.map(carried));
    const person = free.find((each) => carried(each) === fewest);
    if (!person) continue;
    const alert = alerts.get(person.id) ?? { person, leads: [] };
    alert.leads.push(lead);
    alerts.set(person.id, alert);
  }
  return [...alerts.values()];
}

/**
 * How an alert about one lead begins. Nobody is told that a lead is new on which somebody has worked, or that has come
 * back: `returned` says why.
 */
export function alertHeading(
  emergency: boolean,
  { work }: Pick<LeadPast, "work">,
  returned: ReturnReason | null = null,
): string {
  if (returned && work === "none") return returnHeadings[returned];
  const state = { none: "", touched: "not answered yet", called: "not reached yet" }[work];
  if (emergency) return state ? `Emergency, ${state}` : "Emergency";
  return state ? `${state[0]?.toUpperCase()}${state.slice(1)}` : "New lead";
}

/** How an alert begins about somebody who expects us at a time that is wrong. */
export const untoldHeading = "Not told of a change";

const told: Record<LeadKind, string> = {
  appointment: "inspection booked",
  inquiry: "message",
  assessment: "roof quiz",
  call: "call",
};

/** What a lead is, in the few words that fit into a text message. */
export function leadInBrief(
  { kind, emergency }: { kind: LeadKind; emergency: boolean },
  returned: ReturnReason | null = null,
): string {
  if (returned === "canceled" || returned === "moved") return "inspection";
  return emergency ? "emergency" : told[kind];
}

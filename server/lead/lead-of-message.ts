import { closedStates } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { TextMeaning } from "#domain/text/text-meaning.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { mergedPeople } from "#server/person/merged-people.ts";
import { addMissingEntries } from "#server/search/search-entries.ts";
import type { ArrivalRules } from "./arrivals.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { returnLead } from "./returned-leads.ts";
import { lockLead, type StoredLead } from "./stored-lead.ts";

/**
 * The lead that a text or a mail of these people is about, locked: their newest open one, or else their newest if it is spam. A
 * closed one is not: what somebody writes after it is something new.
 */
export async function lockLeadOfMessage(
  transaction: DatabaseTransaction,
  people: readonly string[],
): Promise<StoredLead | undefined> {
  const found =
    (await newestLead(transaction, people, "open")) ?? (await spamLead(transaction, people));
  const lead = found && (await lockLead(transaction, found.id));
  // Somebody may have closed it while the lock was waited for.
  const isStill = lead && (isOpen(lead) || lead.state === "spam");
  return isStill ? lead : undefined;
}

/** The newest of all leads of these people. */
export async function newestLead(
  database: Database,
  people: readonly string[],
  which: "open" | "all" = "all",
): Promise<StoredLead | undefined> {
  const merged = await mergedPeople(database, people);
  if (merged.size === 0) return undefined;
  return database
    .selectFrom("leads")
    .selectAll()
    .where("person_id", "in", [...merged.values()].flat())
    .$if(which === "open", (query) => query.where("state", "not in", closedStates))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What somebody has texted, and what it was understood as, in the timeline of their lead and for open screens. */
export async function addIncomingText(
  transaction: DatabaseTransaction,
  leadId: string,
  { text, from, meaning }: { text: string; from: string; meaning: TextMeaning },
  now: Date,
): Promise<void> {
  const event = { kind: "text" as const, details: { text, from, meaning } };
  await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
  await addMissingEntries(transaction, [leadId]);
  await addLeadChange(transaction, leadId, now);
}

/** The same of a mail that has come in. */
export async function addReply(
  transaction: DatabaseTransaction,
  leadId: string,
  details: DetailsOf<"reply">,
  now: Date,
): Promise<void> {
  const event = { kind: "reply" as const, details };
  await addLeadEvent(transaction, { leadId, at: now, staffId: null, event });
  await addMissingEntries(transaction, [leadId]);
  await addLeadChange(transaction, leadId, now);
}

/** Brings a locked lead back to waiting after a text or a mail, unless it is spam or waits already. */
export async function returnAfterMessage(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  reason: "texted" | "mailed",
  now: Date,
  rules: ArrivalRules,
): Promise<void> {
  if (!isOpen(lead) || !lead.answered_at) return;
  // Alerts ask its assignee first, if they are on duty.
  await returnLead(transaction, lead, { reason, isAssigneeHere: false }, now, rules);
}

async function spamLead(
  database: Database,
  people: readonly string[],
): Promise<StoredLead | undefined> {
  const newest = await newestLead(database, people);
  return newest?.state === "spam" ? newest : undefined;
}

function isOpen({ state }: StoredLead): boolean {
  return !closedStates.some((closed) => closed === state);
}

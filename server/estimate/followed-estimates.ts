import { builtBusinessFacts } from "#content/business-facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import {
  type EstimateReminders,
  type FollowedEstimate,
  type FollowedLead,
  isSilentNow,
  nextReminder,
} from "#domain/estimate/silent-follow-up.ts";
import { happenedAt } from "#domain/lead/happened-at.ts";
import { importSource } from "#domain/lead/lead-sources.ts";
import type { Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { findDraft } from "#server/draft/drafts-repository.ts";
import { findLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { estimateKind } from "./estimate-kind.ts";
import { answersOf, contentOf } from "./estimates-repository.ts";

/* What is known of estimates whose person may be silent (domain/estimate/silent-follow-up.ts). */

/** When the next mail about the estimates of a lead goes out, which of the cadence it is, and about which; null: none does. */
export async function nextReminderOf(
  database: Database,
  lead: StoredLead,
  { profile, now }: { profile: BusinessProfile; now: Date },
): Promise<ReturnType<typeof nextReminder>> {
  const rules = { ...remindersOf(profile), now, timeZone: profile.timeZone };
  if (!rules.isOn || lead.email === "") return null;
  return nextReminder(
    await followedEstimates(database, lead.id),
    await known(database, lead),
    rules,
  );
}

/** Whether the person of an estimate still says nothing, and is to be mailed about it. */
export async function isStillSilent(
  database: Database,
  estimateId: string,
  { profile, now }: { profile: BusinessProfile; now: Date },
): Promise<boolean> {
  const estimate = await findDraft(database, estimateKind, estimateId);
  const lead = estimate && (await findLead(database, estimate.lead_id));
  if (!lead || !remindersOf(profile).isOn) return false;
  const estimates = await followedEstimates(database, lead.id);
  const today = dayInZone(now.getTime(), profile.timeZone);
  return isSilentNow(estimates, await known(database, lead), { id: estimateId, today });
}

/** What the owner has set. */
export function remindersOf({ facts }: BusinessProfile): EstimateReminders {
  return (facts ?? builtBusinessFacts).estimateReminders;
}

async function known(database: Database, lead: StoredLead): Promise<FollowedLead> {
  const { state, answered_at } = lead;
  return { state, waits: answered_at === null, heardAt: await lastHeard(database, lead) };
}

/** What a lead was sent. */
async function followedEstimates(database: Database, leadId: string): Promise<FollowedEstimate[]> {
  const rows = await database
    .selectFrom("estimates")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("sent_at", "is not", null)
    .execute();
  const ids = rows.map(({ id }) => id);
  const answers = Map.groupBy(await answersOf(database, ids), ({ estimate_id }) => estimate_id);
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return rows.map((row) => ({
    ...{ id: row.id, sentAt: row.sent_at ?? "", isSigned: row.signed_option !== null },
    stands: row.revoked_at === null && !corrected.has(row.id),
    ...{ validUntil: contentOf(row).validUntil, answers: answers.get(row.id) ?? [] },
    ...{ reminders: row.reminders, remindedAt: row.reminded_at },
    isOff: row.reminders_off_at !== null,
  }));
}

/**
 * When the person of a lead was last in touch by mail, text or phone, or with another lead, about whatever they have with us; what they
 * said on their page is among the answers.
 */
async function lastHeard(
  database: Database,
  { id, person_id }: Pick<StoredLead, "id" | "person_id">,
): Promise<string | null> {
  const leads = await database
    .selectFrom("leads")
    .select(["id", "arrived_at", "came_from"])
    .where((lead) =>
      lead.or([
        lead("id", "=", id),
        // Whoever was merged with them is the same person.
        lead(
          "person_id",
          "in",
          lead
            .selectFrom("people as own")
            .innerJoin("people as same", "same.head_id", "own.head_id")
            .select("same.id")
            .where("own.id", "=", person_id),
        ),
      ]),
    )
    .execute();
  const ids = leads.map((lead) => lead.id);
  const events = await database
    .selectFrom("lead_events")
    .select(["at", "kind", "details"])
    .where("lead_id", "in", ids)
    .where("kind", "in", ["call", "text", "reply"])
    .execute();
  const heard = events.flatMap(({ at, ...stored }) => {
    const event = readEvent(stored);
    const { kind, details } = event;
    const isTheirs =
      (kind === "call" && details.outcome === "reached") ||
      (kind === "text" && details.from !== undefined) ||
      (kind === "reply" && details.author === "person");
    return isTheirs ? [happenedAt(at, event)] : [];
  });
  const arrived = leads.flatMap(({ came_from, arrived_at }) =>
    came_from === importSource ? [] : [arrived_at],
  );
  return [...heard, ...arrived].sort().at(-1) ?? null;
}

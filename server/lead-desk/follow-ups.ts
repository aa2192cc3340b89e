import { builtBusinessFacts } from "#content/business-facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { type FollowUpRules, proposedFollowUp } from "#domain/lead/follow-up-cadence.ts";
import { withDeskClosures } from "#server/appointment/closed-days.ts";
import type { Database } from "#server/database/connection.ts";
import { kindsOfQuotes, quoteOf } from "#server/lead/quotes.ts";

/** The rules by which follow-ups are proposed now, with the days that the desk has closed. */
export async function followUpRules(
  database: Database,
  profile: BusinessProfile,
  now: Date,
): Promise<FollowUpRules & { today: CalendarDay }> {
  const today = dayInZone(now.getTime(), profile.timeZone);
  return {
    cadence: cadenceOf(profile),
    profile: await withDeskClosures(database, profile, today),
    today,
  };
}

/** Days after a quote on which its person is called again, as the owner has set them. */
export function cadenceOf({ facts }: BusinessProfile): readonly number[] {
  return (facts ?? builtBusinessFacts).followUpDays;
}

/** The day that is proposed for the next follow-up of a quoted lead; null: none is, or it stands where it is. */
export async function findProposedFollowUp(
  database: Database,
  leadId: string,
  rules: FollowUpRules & { today: CalendarDay },
): Promise<CalendarDay | null> {
  const lead = await database
    .selectFrom("leads")
    .select(["quoted_at", "follow_up_on"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  const events = await database
    .selectFrom("lead_events")
    .select(["at", "kind", "details"])
    .where("lead_id", "=", leadId)
    .where("kind", "in", kindsOfQuotes.events)
    .orderBy("number")
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .select(["kind", "payload", "created_at"])
    .where("lead_id", "=", leadId)
    .where("kind", "in", kindsOfQuotes.mails)
    .execute();
  const quote = lead ? quoteOf(lead.quoted_at, events, mails) : null;
  return quote && proposedFollowUp(quote, { ...rules, followUpOn: lead?.follow_up_on ?? null });
}

import { builtBusinessFacts } from "#content/business-facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import {
  type FollowUpRules,
  nextFollowUp,
  proposedFollowUp,
} from "#domain/lead/follow-up-cadence.ts";
import { withDeskClosures } from "#server/appointment/closed-days.ts";
import type { Database } from "#server/database/connection.ts";
import { readQuotes } from "#server/lead/quotes.ts";

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

/** The day that is proposed to follow up on a quote that is made now; null: none is. */
export function quoteFollowUpOf(
  rules: FollowUpRules & { today: CalendarDay },
  now: Date,
): CalendarDay | null {
  return nextFollowUp({ since: now.toISOString(), tries: [] }, rules);
}

/** The day that is proposed for the next follow-up of a quoted lead; null: none is, or it stands where it is. */
export async function findProposedFollowUp(
  database: Database,
  leadId: string,
  rules: FollowUpRules & { today: CalendarDay },
): Promise<CalendarDay | null> {
  const lead = await database
    .selectFrom("leads")
    .select(["id", "quoted_at", "last_quoted_at", "follow_up_on"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  const quote = lead && (await readQuotes(database, [lead])).get(leadId);
  if (!quote) return null;
  return proposedFollowUp(quote, { ...rules, followUpOn: lead.follow_up_on });
}

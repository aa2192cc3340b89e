import { openDayAfter } from "#domain/appointment/open-days.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { closedStates } from "#domain/lead/lead.ts";
import { withDeskClosures } from "#server/appointment/closed-days.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { callNoMore, callOn } from "#server/lead/called-leads.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { leaveLetter, lockLead } from "#server/lead/stored-lead.ts";

/**
 * What becomes of a lead when somebody says how far its appointment has come: a person who was not there becomes a
 * call for the next open day, with a letter that waits to be sent; one who confirms or was there is no longer a call.
 */
export async function leadAfterProgress(
  transaction: DatabaseTransaction,
  leadId: string,
  progress: AppointmentProgress,
  doing: Doing & { opening: BusinessProfile },
): Promise<void> {
  const lead = await lockLead(transaction, leadId);
  if (!lead) return;
  if (progress !== "no-show") {
    // Nobody has confirmed an appointment that is only taken back to 'booked'.
    const isAnswered = progress !== "booked" || lead.follow_up_reason === "no-show";
    if (lead.letter_draft) await leaveLetter(transaction, lead.id, null);
    if (isAnswered) await callNoMore(transaction, lead, doing.now);
    return;
  }
  if (closedStates.some((state) => state === lead.state)) return;
  const profile = doing.opening;
  const today = dayInZone(doing.now.getTime(), profile.timeZone);
  const day = openDayAfter(today, await withDeskClosures(transaction, profile, today));
  await callOn(transaction, lead, { day, reason: "no-show" }, doing);
  if (lead.email) await leaveLetter(transaction, lead.id, "missed-you");
}

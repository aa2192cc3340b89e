import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { afterQuietHours } from "#domain/text/quiet-hours.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { updateDraft } from "#server/draft/drafts-repository.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { estimateKind } from "./estimate-kind.ts";
import { estimateMailKinds } from "./estimate-mail.tsx";
import { nextReminderOf, remindersOf } from "./followed-estimates.ts";

type Looking = {
  mailOptions: MailOptions;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/** Days for which an estimate is looked at: as long as somebody may put it off, and the longest cadence. */
const mostDays = 830;

/** Milliseconds between two looks of one process. */
const pauseBetween = 5 * 60_000;

/**
 * Mails whoever is silent about an estimate, as the owner has set it. What is queued is noted with it on the locked lead, so that each is
 * queued once, whatever ends a process, and however many share the database. One that fails keeps no other waiting.
 */
export function createSilentFollowUp(connection: Connection, looking: Looking) {
  const { mailOptions, clock, log } = looking;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const now = clock();
    if (!remindersOf(mailOptions.profile).isOn) return;
    if (now.getTime() >= lookedAt && now.getTime() - lookedAt < pauseBetween) return;
    lookedAt = now.getTime();
    for (const lead of await findUnanswered(connection.database, looking)) {
      try {
        if (!(await isDue(connection.database, lead, looking))) continue;
        await connection.transact((transaction) => followUp(transaction, lead.id, looking));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        log.error({ err: error, lead: lead.id }, "follow-up of an estimate failed");
      }
    }
  };
}

async function findUnanswered(
  database: Database,
  { mailOptions: { profile }, clock }: Looking,
): Promise<StoredLead[]> {
  const today = dayInZone(clock().getTime(), profile.timeZone);
  const rows = await database
    .selectFrom("estimates")
    .innerJoin("leads", "leads.id", "estimates.lead_id")
    .select("leads.id")
    .distinct()
    .where("leads.state", "=", "quoted")
    .where("sent_at", ">", addDays(today, -mostDays))
    .where("revoked_at", "is", null)
    .where("signed_option", "is", null)
    .where("reminders_off_at", "is", null)
    .where("reminders", "<", remindersOf(profile).days.length)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("estimate_answers")
            .select("estimate_answers.id")
            .whereRef("estimate_answers.estimate_id", "=", "estimates.id")
            .where("estimate_answers.kind", "=", "question"),
        ),
      ),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return database.selectFrom("leads").selectAll().where("id", "in", ids).execute();
}

/** Whether the next mail about the estimates of a lead goes out now. */
async function isDue(
  database: Database,
  lead: StoredLead,
  { mailOptions: { profile }, clock }: Looking,
): Promise<boolean> {
  const now = clock();
  const next = await nextReminderOf(database, lead, { profile, now });
  return next !== null && next.at <= now;
}

async function followUp(
  transaction: DatabaseTransaction,
  leadId: string,
  { mailOptions: { profile }, clock }: Looking,
): Promise<void> {
  const lead = await lockLead(transaction, leadId);
  if (!lead) return;
  const now = clock();
  const next = await nextReminderOf(transaction, lead, { profile, now });
  if (!next || next.at > now || lead.email === "") return;
  const { id: estimateId } = next.estimate;
  const { name, email, phone, address } = lead;
  const payload = { person: { name, email, phone, address }, estimateId, number: next.number };
  const mail = {
    ...{ kind: "estimate-reminder" as const, payload, leadId },
    dueAt: afterQuietHours(now, profile.timeZone),
  };
  // Whoever may not be written to now may be later, as long as it is not too late.
  if ((await enqueue(transaction, estimateMailKinds, mail, now)) !== "send") return;
  const columns = { reminders: next.number + 1, reminded_at: now.toISOString() };
  await updateDraft(transaction, estimateKind, estimateId, columns);
  await addLeadChange(transaction, leadId, now);
}

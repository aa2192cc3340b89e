import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { addNote, answer } from "#server/lead/lead-work.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";

/** Marks the person's other leads that wait as answered together with this one, and says so in their timelines. */
export async function answerOthers(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Doing,
): Promise<void> {
  if (lead.person_id === null) return;
  const waiting = await transaction
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .innerJoin("leads", "leads.person_id", "same.id")
    .select("leads.id")
    .where("own.id", "=", lead.person_id)
    .where("leads.id", "<>", lead.id)
    .where("waits", "=", 1)
    .orderBy("number")
    .execute();
  for (const { id } of waiting) {
    const other = await lockLead(transaction, id);
    if (other?.waits !== 1) continue;
    await answer(transaction, other, doing);
    const changed = await lockLead(transaction, id);
    if (changed) {
      await addNote(transaction, changed, `Answered together with lead ${lead.number}.`, doing);
    }
  }
}

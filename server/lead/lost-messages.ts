import type { ExpressionBuilder, ExpressionWrapper, SqlBool, Updateable } from "kysely";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import type { MailFault } from "#domain/lead/mail-fault.ts";
import type { Connection } from "#server/database/connection.ts";
import type { MailRefusal, OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { lockLead } from "./stored-lead.ts";

/** That a mail or a text was sent, and has not arrived. */
type Loss = {
  /** Why, as it was said, and as data. */
  error: string;
  fault: MailFault;
  refused: MailRefusal | null;
  /** What else its row has from then on. */
  columns?: Updateable<OutboxTable>;
  /** Of which rows that is news. */
  isNews: (
    row: ExpressionBuilder<Schema, "outbox">,
  ) => ExpressionWrapper<Schema, "outbox", SqlBool>;
  /** What its lead's timeline says; null: nothing. */
  event: LeadEvent | null;
};

/**
 * Marks a message as dead that was sent and has not arrived, with the event on its lead. All else follows from a dead message: who
 * is told, who is called, and that nobody is told by it.
 * @returns false when it is no news.
 */
export function keepLoss(
  { transact }: Connection,
  { id, lead_id: leadId }: Pick<OutboxTable, "id" | "lead_id">,
  { error, fault, refused, columns, isNews, event }: Loss,
  now: Date,
): Promise<boolean> {
  return transact(async (transaction) => {
    // Before the message, as whoever erases a person does.
    const lead = leadId === null ? undefined : await lockLead(transaction, leadId);
    const dead = await transaction
      .updateTable("outbox")
      .set((row) => ({
        ...{ state: "dead", error, fault: faultColumn(fault), refused, ...columns },
        failed_at: now.toISOString(),
        // It was sent, though perhaps nobody had said so.
        sent_at: row.fn.coalesce("sent_at", row.val(now.toISOString())),
        locked_until: null,
      }))
      .where("id", "=", id)
      .where(isNews)
      .returning("id")
      .executeTakeFirst();
    if (!dead) return false;
    if (!lead) return true;
    if (event) await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId: null, event });
    await addLeadChange(transaction, lead.id, now);
    return true;
  });
}

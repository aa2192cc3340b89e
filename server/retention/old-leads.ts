import { type ExpressionBuilder, sql } from "kysely";
import type { LeadState } from "#domain/lead/lead.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { deleteKeptRows } from "./kept-rows.ts";
import type { Batch } from "./old-rows.ts";

type OldLead = Pick<LeadsTable, "id" | "source_id">;

/**
 * Deletes leads in these states that nobody has touched for the given time, with everything that belongs to them. A
 * lead with an upcoming appointment stays until that is over, and one whose finished roof is on the site until it is not.
 */
export function deleteOldLeads(states: readonly LeadState[], now: Date): Batch {
  // In the business's time zone it may still be yesterday.
  const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);

  const hasAppointmentAhead = (lead: ExpressionBuilder<Schema, "leads">) =>
    lead.exists(
      lead
        .selectFrom("appointments")
        .select(sql`1`.as("one"))
        .whereRef("appointments.lead_id", "=", "leads.id")
        .where("status", "=", "booked")
        .where(sql<string>`date`, ">=", yesterday),
    );

  // Its owner takes it back on the page of their lead, and their consent is kept as long as anything rests on it.
  const isShown = (lead: ExpressionBuilder<Schema, "leads">) =>
    lead.exists(
      lead
        .selectFrom("projects")
        .innerJoin("project_consents as consent", "consent.id", "projects.consent_id")
        .select(sql`1`.as("one"))
        .whereRef("projects.lead_id", "=", "leads.id")
        .where("taken_down_at", "is", null)
        .where("consent.taken_back_at", "is", null),
    );

  return ({ transact, engine }, before, limit) =>
    transact(async (transaction) => {
      const locked = await transaction
        .selectFrom("leads")
        .select(["id", "source_id"])
        .where("state", "in", states)
        .where("updated_at", "<", before.toISOString())
        .where((lead) => lead.not(hasAppointmentAhead(lead)))
        .where((lead) => lead.not(isShown(lead)))
        .orderBy("updated_at")
        .limit(limit)
        // Somebody at work on a lead keeps it. Unnecessary on SQLite, which has one writer at a time.
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked())
        .execute();
      if (locked.length === 0) return 0;
      // The locks make PostgreSQL check a lead's own columns again, but not its appointment, which may be newer.
      const ahead = await transaction
        .selectFrom("leads")
        .select("id")
        .where(
          "id",
          "in",
          locked.map(({ id }) => id),
        )
        .where((lead) => lead.or([hasAppointmentAhead(lead), isShown(lead)]))
        .execute();
      const kept = new Set(ahead.map(({ id }) => id));
      const old = locked.filter(({ id }) => !kept.has(id));
      if (old.length > 0) await deleteLeads(transaction, old, now);
      return old.length;
    });
}

async function deleteLeads(
  transaction: DatabaseTransaction,
  leads: readonly OldLead[],
  now: Date,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  const booked = await transaction
    .selectFrom("appointments")
    .select("id")
    .where("lead_id", "in", ids)
    .execute();
  // Ids are unique across tables: a source's id names a row in only one of them.
  const sources = leads.map(({ source_id }) => source_id);
  const appointments = [...sources, ...booked.map(({ id }) => id)];
  const mails = await transaction
    .selectFrom("outbox")
    .select("id")
    .where("lead_id", "in", ids)
    .execute();
  const customers = await transaction
    .selectFrom("customers")
    .select("id")
    .where((customer) =>
      customer.exists(
        customer
          .selectFrom("appointments")
          .select("appointments.id")
          .where("customer_id", "=", customer.ref("customers.id"))
          .where("appointments.id", "in", appointments),
      ),
    )
    .where((customer) =>
      customer.not(
        customer.exists(
          customer
            .selectFrom("appointments")
            .select("appointments.id")
            .where("customer_id", "=", customer.ref("customers.id"))
            .where("appointments.id", "not in", appointments),
        ),
      ),
    )
    .execute();
  await deleteKeptRows(
    transaction,
    {
      leads: ids,
      customers: customers.map(({ id }) => id),
      appointments,
      inquiries: sources,
      assessments: sources,
      mails: mails.map(({ id }) => id),
    },
    now,
  );
}

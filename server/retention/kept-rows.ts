import { setImmediate as pause } from "node:timers/promises";
import { importSource } from "#domain/lead/lead-sources.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { tellWebhooksOfGone } from "#server/database/webhook-deliveries.ts";

/** Ids of rows that are deleted together. */
export type KeptRows = Record<
  "leads" | "customers" | "appointments" | "inquiries" | "assessments" | "mails",
  readonly string[]
>;

/** Ids per statement, well below each engine's limit of parameters. */
const atOnce = 500;
/**
 * Leads per statement: SQLite takes some milliseconds to remove one, and what was said about it, from its search indexes,
 * during which nobody is answered.
 */
const fewLeads = 5;

/**
 * Deletes rows with everything that depends on them: timelines and presence of leads, seats of appointments. A person
 * goes with the last of their leads (migration 0016-people). Screens that show one of the leads are told that it is gone.
 * @param leadsAtOnce Leads per statement: more, for whoever leaves their words in the indexes for later.
 */
export async function deleteKeptRows(
  transaction: DatabaseTransaction,
  rows: KeptRows,
  now: Date,
  { leadsAtOnce = fewLeads }: { leadsAtOnce?: number } = {},
): Promise<void> {
  await deleteMails(transaction, rows.mails);
  for (const ids of parts(rows.leads, leadsAtOnce)) {
    const leads = await transaction
      .selectFrom("leads")
      .select(["id", "assignee_id", "came_from"])
      .where("id", "in", ids)
      .execute();
    const assigneeOf = new Map(leads.map((lead) => [lead.id, lead.assignee_id]));
    await moveNotesOnPeople(transaction, ids);
    // Their files are deleted with the rows, by the next sweep (server/photo/photo-sweep.ts).
    await transaction
      .updateTable("photos")
      .set({ lead_id: null, ends_at: dayBefore(now) })
      .where("lead_id", "in", ids)
      .execute();
    const events = await transaction
      .deleteFrom("lead_events")
      .where("lead_id", "in", ids)
      .returning(["lead_id", "kind"])
      .execute();
    await transaction.deleteFrom("lead_changes").where("lead_id", "in", ids).execute();
    await transaction.deleteFrom("leads").where("id", "in", ids).execute();
    const changes = ids.map((id) => ({
      lead_id: id,
      at: now.toISOString(),
      former_assignee_id: assigneeOf.get(id) ?? null,
    }));
    await transaction.insertInto("lead_changes").values(changes).execute();
    // That a lead was imported, webhooks are not told; of what has happened to it since, they are.
    const happened = new Set(
      events.flatMap(({ lead_id, kind }) => (kind === "arrived" ? [] : [lead_id])),
    );
    const known = leads.flatMap(({ id, came_from }) =>
      came_from !== importSource || happened.has(id) ? [id] : [],
    );
    await tellWebhooksOfGone(transaction, { leadIds: ids, known, at: now });
    await pause();
  }
  await inParts(rows.appointments, (ids) =>
    transaction.deleteFrom("seats").where("appointment_id", "in", ids),
  );
  await inParts(rows.appointments, (ids) =>
    transaction.deleteFrom("appointments").where("id", "in", ids),
  );
  await inParts(rows.customers, (ids) =>
    transaction.deleteFrom("customers").where("id", "in", ids),
  );
  await inParts(rows.inquiries, (ids) =>
    transaction.deleteFrom("inquiries").where("id", "in", ids),
  );
  await inParts(rows.assessments, (ids) =>
    transaction
      .updateTable("assessments")
      .set({ anonymous_id: null })
      .where("anonymous_id", "in", ids),
  );
  await inParts(rows.assessments, (ids) =>
    transaction.deleteFrom("assessments").where("id", "in", ids),
  );
}

/**
 * What is found of a note on a person stands at one of their leads (docs/decisions/desk-search.md) and
 * moves to their newest other one, because the note stays as long as the person does.
 */
async function moveNotesOnPeople(
  transaction: DatabaseTransaction,
  leads: readonly string[],
): Promise<void> {
  const notes = await transaction
    .selectFrom("search_entries as entry")
    .innerJoin("person_notes as note", "note.id", "entry.id")
    .innerJoin("leads as other", "other.person_id", "note.person_id")
    .select(({ fn }) => ["entry.id", fn.max("other.number").as("newest")])
    .where("entry.lead_id", "in", leads)
    .where("other.id", "not in", leads)
    .groupBy("entry.id")
    .execute();
  for (const { id, newest } of notes) {
    await transaction
      .updateTable("search_entries")
      .set(({ selectFrom }) => ({
        lead_id: selectFrom("leads")
          .select("id")
          .where("number", "=", newest)
          .$asScalar()
          .$notNull(),
      }))
      .where("id", "=", id)
      .execute();
  }
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - 24 * 3_600_000).toISOString();
}

/** Deletes mails, sent or not. */
export async function deleteMails(
  transaction: DatabaseTransaction,
  mails: readonly string[],
): Promise<void> {
  await inParts(mails, (ids) => transaction.deleteFrom("outbox").where("id", "in", ids));
}

async function inParts(
  ids: readonly string[],
  statement: (ids: string[]) => { execute(): Promise<unknown> },
): Promise<void> {
  for (const part of parts(ids)) await statement(part).execute();
}

/** Splits ids into groups that fit into one statement. */
export function parts(ids: readonly string[], most = atOnce): string[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, index) =>
    ids.slice(index * most, (index + 1) * most),
  );
}

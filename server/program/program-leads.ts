import { sql } from "kysely";
import type { LeadKind, LeadState } from "#domain/lead/lead.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { ProgramLead } from "#domain/program/program-records.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { isId } from "#server/unguessable-id.ts";
import { sequencedPage } from "./sequenced-page.ts";

export type LeadsQuery = {
  after?: string | undefined;
  limit: number;
  changedSince?: string | undefined;
  state?: LeadState | undefined;
  kind?: LeadKind | undefined;
};

/** One page of leads in the order of changes. @throws Refusal as `readPlace` does. */
export async function listLeads(
  connection: Connection,
  { changedSince, state, kind, ...query }: LeadsQuery,
  now: Date,
) {
  const { ids, ...page } = await sequencedPage(connection, "lead", { ...query, now }, (rows) =>
    rows
      .$if(changedSince !== undefined, (some) =>
        some.where("row.changed_at", ">=", new Date(changedSince ?? 0).toISOString()),
      )
      .$if(state !== undefined || kind !== undefined, (some) =>
        some.where(sql<boolean>`(row.is_gone = 1 or exists (
          select 1 from leads where leads.id = row.id
            ${state ? sql`and leads.state = ${state}` : sql``}
            ${kind ? sql`and leads.kind = ${kind}` : sql``}
        ))`),
      ),
  );
  const leads = await leadsByIds(connection.database, ids);
  return {
    leads: ids.flatMap((id) => leads.get(id) ?? []),
    gone: ids.filter((id) => !leads.has(id)).map((id) => ({ id })),
    ...page,
  };
}

/** The leads that arrived last, newest first, without spam. */
export async function newestLeads({ database }: Connection, limit: number): Promise<ProgramLead[]> {
  const newest = await database
    .selectFrom("leads")
    .select("id")
    .where("state", "<>", "spam")
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  const ids = newest.map(({ id }) => id);
  const leads = await leadsByIds(database, ids);
  return ids.flatMap((id) => leads.get(id) ?? []);
}

/** A lead. @throws Refusal 404 */
export async function readProgramLead({ database }: Connection, id: string): Promise<ProgramLead> {
  const lead = isId(id) ? (await leadsByIds(database, [id])).get(id) : undefined;
  if (!lead) throw unknownLead();
  return lead;
}

/** The lead that an inquiry is. @throws Refusal 404 when it was deleted since. */
export async function leadOfInquiry(connection: Connection, inquiry: string): Promise<ProgramLead> {
  const lead = await connection.database
    .selectFrom("leads")
    .select("id")
    .where("source_id", "=", inquiry)
    .executeTakeFirst();
  return readProgramLead(connection, lead?.id ?? "");
}

async function leadsByIds(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ProgramLead>> {
  if (ids.length === 0) return new Map();
  const rows = await findRows(database, ids);
  return new Map(rows.map((row) => [row.id, asProgramLead(row)]));
}

function findRows(database: Database, ids: readonly string[]) {
  return database
    .selectFrom("leads")
    .leftJoin("staff", "staff.id", "leads.assignee_id")
    .leftJoin("people", "people.id", "leads.person_id")
    .selectAll("leads")
    .select(["staff.name as assignee_name", "people.head_id"])
    .where("leads.id", "in", ids)
    .execute();
}

function asProgramLead(row: Awaited<ReturnType<typeof findRows>>[number]): ProgramLead {
  const { choices, words } = askedOf(row);
  const chosen = Object.entries(choices).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, state: row.state },
    ...{ lostReason: row.lost_reason, amountCents: row.amount_cents },
    ...{ emergency: row.emergency === 1, suspected: row.suspected === 1 },
    ...{ name: row.name, email: row.email, phone: row.phone },
    e164: contactPhoneOf(row.phone).e164,
    ...{ address: row.address, subject: row.subject, choices: Object.fromEntries(chosen), words },
    ...{ source: row.came_from, personId: row.head_id },
    assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? "" } : null,
    ...{ followUpOn: row.follow_up_on, arrivedAt: row.arrived_at },
    ...{ answerBy: row.answer_by, answeredAt: row.answered_at },
  };
}

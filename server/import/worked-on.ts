import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { addedOf, type StoredRow } from "./stored-import.ts";

/** A row whose lead is still here. */
type RowWithLead = StoredRow & { lead_id: string };

/**
 * Ids of the rows whose lead, appointment or person somebody has worked on since they were imported.
 * @param rows In the order in which they are taken back.
 */
export async function workedOn(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<Set<string>> {
  const versions = await lockLeads(transaction, rows);
  const left = rows.filter((row): row is RowWithLead => versions.has(row.lead_id ?? ""));
  if (left.length === 0) return new Set();
  const more = await leadsWithMore(transaction, left);
  const changed = await changedAppointments(transaction, left);
  const touched = new Set(
    left.flatMap(({ id, lead_id, appointment_id }) => {
      const isTouched =
        (versions.get(lead_id) ?? 0) > 1 || more.has(lead_id) || changed.has(appointment_id ?? "");
      return isTouched ? [id] : [];
    }),
  );
  return touched.union(await lastOfPeople(transaction, left, touched));
}

/** Nobody begins to work on them meanwhile. @returns the version of each lead that is still here. */
async function lockLeads(
  transaction: DatabaseTransaction,
  rows: readonly StoredRow[],
): Promise<Map<string, number>> {
  const ids = rows.flatMap(({ lead_id }) => lead_id ?? []);
  if (ids.length === 0) return new Map();
  const leads = await transaction
    .updateTable("leads")
    .set((lead) => ({ version: lead.ref("version") }))
    .where("id", "in", ids)
    .returning(["id", "version"])
    .execute();
  return new Map(leads.map(({ id, version }) => [id, version]));
}

/** Leads that have anything but their arrival: a note, a call, a mail, a picture, another appointment. */
async function leadsWithMore(
  database: Database,
  rows: readonly RowWithLead[],
): Promise<Set<string | null>> {
  const ids = rows.map(({ lead_id }) => lead_id);
  const own = rows.flatMap(({ appointment_id }) => appointment_id ?? []);
  const events = database.selectFrom("lead_events").where("kind", "<>", "arrived");
  const others = database
    .selectFrom("appointments")
    .$if(own.length > 0, (appointments) => appointments.where("id", "not in", own));
  const found = [
    await events.select("lead_id").distinct().where("lead_id", "in", ids).execute(),
    await database
      .selectFrom("outbox")
      .select("lead_id")
      .distinct()
      .where("lead_id", "in", ids)
      .execute(),
    await database
      .selectFrom("photos")
      .select("lead_id")
      .distinct()
      .where("lead_id", "in", ids)
      .execute(),
    await others.select("lead_id").distinct().where("lead_id", "in", ids).execute(),
  ];
  return new Set(found.flat().map(({ lead_id }) => lead_id));
}

/** Appointments of the rows that are no longer as they were booked. */
async function changedAppointments(
  database: Database,
  rows: readonly StoredRow[],
): Promise<Set<string>> {
  const ids = rows.flatMap(({ appointment_id }) => appointment_id ?? []);
  if (ids.length === 0) return new Set();
  const appointments = await database
    .selectFrom("appointments")
    .select(["id", "sequence", "status", "progress", "created_at", "updated_at"])
    .where("id", "in", ids)
    .execute();
  const changed = appointments.filter(
    ({ sequence, status, progress, created_at, updated_at }) =>
      sequence > 0 || status !== "booked" || progress !== "booked" || updated_at !== created_at,
  );
  return new Set(changed.map(({ id }) => id));
}

/**
 * People who would go with these rows although somebody has noted something about them: the row with which each would go,
 * which is the last of theirs.
 */
async function lastOfPeople(
  database: Database,
  rows: readonly RowWithLead[],
  touched: ReadonlySet<string>,
): Promise<Set<string>> {
  const ids = rows.flatMap(({ person_id }) => person_id ?? []);
  const people = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .select(["own.id as own", "own.head_id as head", "same.id as same"])
    .where("own.id", "in", ids)
    .execute();
  const headOf = new Map(
    people.flatMap(({ own, same, head }) => [own, same].map((id) => [id, head])),
  );
  const headOfRow = ({ person_id }: StoredRow) => headOf.get(person_id ?? "");
  const others = await headsWithOthers(database, [...headOf.keys()], rows);
  const staying = new Set(rows.filter(({ id }) => touched.has(id)).map(headOfRow)).union(others);
  const going = new Map([...headOf].filter(([, head]) => !staying.has(head)));
  const noted = await headsWithNotes(database, going);
  const last = new Map(rows.map((row) => [headOfRow(row), row.id]));
  return new Set([...noted].flatMap((head) => last.get(head) ?? []));
}

/** Heads of people about whom something is noted besides what rows have brought. */
async function headsWithNotes(
  database: Database,
  headOf: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const ids = [...headOf.keys()];
  if (ids.length === 0) return new Set();
  const notes = await database
    .selectFrom("person_notes")
    .select(["id", "person_id"])
    .where("person_id", "in", ids)
    .execute();
  if (notes.length === 0) return new Set();
  const brought = await database
    .selectFrom("import_rows")
    .select("added")
    .where("person_id", "in", [...new Set(notes.map(({ person_id }) => person_id))])
    .execute();
  const own = new Set(brought.flatMap((one) => addedOf(one)?.notes ?? []));
  return new Set(
    notes.flatMap(({ id, person_id }) => (own.has(id) ? [] : (headOf.get(person_id) ?? []))),
  );
}

/** Heads of people who have leads besides those of the rows. */
async function headsWithOthers(
  database: Database,
  people: readonly string[],
  rows: readonly RowWithLead[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const leads = rows.map(({ lead_id }) => lead_id);
  const found = await database
    .selectFrom("people")
    .select("head_id")
    .distinct()
    .where("id", "in", people)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("leads")
          .select("leads.id")
          .whereRef("leads.person_id", "=", "people.id")
          .where("leads.id", "not in", leads),
      ),
    )
    .execute();
  return new Set(found.map(({ head_id }) => head_id));
}

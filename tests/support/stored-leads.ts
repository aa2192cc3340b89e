import type { Insertable } from "kysely";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { appointmentRow, customerRow, leadRow } from "./rows.ts";

/** What a test says about a lead; everything else is ordinary. */
export type StoredLead = Partial<Insertable<LeadsTable>> & {
  /** Of its appointment, which is booked and stands for itself. */
  progress?: AppointmentsTable["progress"];
  isCanceled?: boolean;
};

/** Stores leads with their appointments directly, by ids `lead-1`, `lead-2` … */
export async function storeLeads(database: Database, leads: readonly StoredLead[]): Promise<void> {
  const rows = leads.map((lead, index) => rowOf(lead, index + 1));
  const appointments = leads.flatMap((lead, index) =>
    lead.progress || lead.isCanceled ? [appointmentOf(lead, index + 1)] : [],
  );
  await database
    .insertInto("customers")
    .values(customerRow())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (appointments.length > 0) {
    await database.insertInto("appointments").values(appointments).execute();
  }
  if (rows.length > 0) await database.insertInto("leads").values(rows).execute();
}

/** Removes what `storeLeads` has stored. */
export async function forgetLeads(database: Database): Promise<void> {
  await database.deleteFrom("leads").execute();
  await database.deleteFrom("appointments").execute();
}

function rowOf({ progress, isCanceled, ...lead }: StoredLead, number: number) {
  const appointment_id = progress || isCanceled ? `appointment-${number}` : null;
  return leadRow({ id: `lead-${number}`, appointment_id, ...lead });
}

function appointmentOf({ progress = "booked", isCanceled }: StoredLead, number: number) {
  const status = isCanceled ? "cancelled" : "booked";
  return appointmentRow({ id: `appointment-${number}`, status, progress });
}

import type { Insertable } from "kysely";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";

/** What a test says about a lead; everything else is ordinary. */
export type StoredLead = Partial<Insertable<LeadsTable>> & {
  /** Of its appointment, which is booked and stands for itself. */
  progress?: AppointmentsTable["progress"];
  isCanceled?: boolean;
};

/** Stores leads with their appointments directly, by ids `lead-1`, `lead-2` … */
export async function storeLeads(database: Database, leads: readonly StoredLead[]): Promise<void> {
  const rows = leads.map((lead, index) => rowOf(lead, index + 1));
  const appointments = leads.flatMap((lead, index) => appointmentOf(lead, index + 1) ?? []);
  await database
    .insertInto("customers")
    .values({
      ...{ id: "customer", email_key: "customer", name: "Ada", email: "ada@example.com" },
      ...{ phone: "", address: "", created_at: "2026-01-01T00:00:00.000Z" },
    })
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

function rowOf(
  { progress, isCanceled, ...lead }: StoredLead,
  number: number,
): Insertable<LeadsTable> {
  const at = lead.arrived_at ?? "2026-06-01T14:00:00.000Z";
  return {
    ...{ id: `lead-${number}`, kind: "inquiry", source_id: `source-${number}`, source: "contact" },
    ...{ appointment_id: progress || isCanceled ? `appointment-${number}` : null },
    ...{ person_key: "ada", name: "Ada", email: "ada@example.com", phone: "", address: "" },
    ...{
      subject: "",
      message: "",
      choices: "{}",
      emergency: 0,
      suspected: 0,
      state: "new",
      lost_reason: null,
    },
    ...{ assignee_id: null, follow_up_on: null, version: 1, arrived_at: at },
    ...{ answer_by: at, promise_by: at, answered_at: null, answered_by: null },
    ...{ came_from: "", referrer: "", utm_medium: "", utm_campaign: "" },
    ...{ answer_minutes: null, alert_at: null, alerts: 0, updated_at: at, search: "ada" },
    ...lead,
  };
}

function appointmentOf({ progress, isCanceled }: StoredLead, number: number) {
  if (!progress && !isCanceled) return undefined;
  const at = "2026-06-01T14:00:00.000Z";
  return {
    ...{ id: `appointment-${number}`, customer_id: "customer", name: "Ada" },
    ...{ email: "ada@example.com", phone: "", address: "", notes: "" },
    ...{ date: "2026-06-03" as AppointmentsTable["date"], slot: "09:00" as const },
    ...{ status: isCanceled ? ("cancelled" as const) : ("booked" as const), sequence: 0 },
    ...{ mailbox: "ada@example.com", suspected: 0 as const, withheld: 0 as const },
    ...{ inspector_id: null, progress: progress ?? ("booked" as const) },
    ...{ told_date: null, told_slot: null, created_at: at, updated_at: at },
  };
}

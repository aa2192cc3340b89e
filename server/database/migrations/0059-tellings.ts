import { type Kysely, sql } from "kysely";

/**
 * By which messages the person of an appointment was told where it is: those of one telling have the same id as the
 * appointment. Until now, a message was queued in the moment since which they knew; that is kept where the message names the
 * appointment. An earlier release writes no tellings: what it tells, and is lost, is not taken back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("appointments").addColumn("telling_id", "text").execute();
  await schema.alterTable("outbox").addColumn("telling_id", "text").execute();
  await schema
    .createIndex("outbox_telling")
    .on("outbox")
    .column("telling_id")
    .where(sql<boolean>`telling_id is not null`)
    .execute();
  await keepTellings(database as Kysely<Before>);
}

type Before = {
  appointments: {
    id: string;
    lead_id: string | null;
    known_at: string | null;
    told_date: string | null;
    telling_id: string | null;
  };
  outbox: {
    id: string;
    kind: string;
    payload: string;
    lead_id: string | null;
    created_at: string;
    telling_id: string | null;
  };
};

async function keepTellings(database: Kysely<Before>): Promise<void> {
  const messages = await database
    .selectFrom("outbox")
    .innerJoin("appointments", (both) =>
      both
        .onRef("appointments.lead_id", "=", "outbox.lead_id")
        .onRef("appointments.known_at", "=", "outbox.created_at"),
    )
    .select(["outbox.id", "outbox.kind", "outbox.payload", "appointments.id as appointment_id"])
    .where("outbox.kind", "in", [
      "appointment-confirmation",
      "appointment-rescheduled",
      "person-text",
    ])
    .where("appointments.told_date", "is", null)
    .orderBy("outbox.id")
    .execute();
  const tellings = new Map<string, string>();
  for (const { id, kind, payload, appointment_id } of messages) {
    if (appointmentIn(kind, payload) !== appointment_id) continue;
    const telling = tellings.get(appointment_id) ?? id;
    tellings.set(appointment_id, telling);
    const told = { telling_id: telling };
    await database.updateTable("outbox").set(told).where("id", "=", id).execute();
    await database.updateTable("appointments").set(told).where("id", "=", appointment_id).execute();
  }
}

/** The id of the appointment that a message is about; undefined when it cannot be read. */
function appointmentIn(kind: string, payload: string): string | undefined {
  try {
    const { about, appointment } = JSON.parse(payload);
    return kind === "person-text" ? about?.id : appointment?.id;
  } catch {
    return undefined;
  }
}

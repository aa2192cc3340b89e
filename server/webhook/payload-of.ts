import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { WebhookPayload } from "#domain/webhook/webhook-payload.ts";
import type { Connection } from "#server/database/connection.ts";
import { appointmentOfLead } from "#server/program/program-appointments.ts";
import { findProgramEvent } from "#server/program/program-events.ts";
import { readProgramLead } from "#server/program/program-leads.ts";
import { readProgramPerson } from "#server/program/program-people.ts";
import { Refusal } from "#server/refusal.ts";
import type { StoredDelivery } from "./deliveries-repository.ts";

/** What a test says. */
const testText = "A test. Nothing has happened.";

/**
 * What is posted: what `/api/v1` answers now, so that nobody is sent who was erased since.
 * @returns undefined when the lead or the event is gone, or this release cannot read it.
 */
export async function payloadOf(
  connection: Connection,
  { id, kind, lead_id: leadId, created_at: timestamp }: StoredDelivery,
  profile: Pick<BusinessProfile, "timeZone" | "inspection">,
): Promise<WebhookPayload | undefined> {
  if (kind === "test") return { type: "test", timestamp, data: { text: testText } };
  if (leadId === null) return undefined;
  if (kind === "gone") return { type: "lead.gone", timestamp, data: { leadId } };
  const lead = await unlessGone(readProgramLead(connection, leadId));
  const event = lead && (await findProgramEvent(connection, id));
  if (!event) return undefined;
  const { personId } = lead;
  const person =
    personId === null ? null : await unlessGone(readProgramPerson(connection, personId));
  const appointment = await unlessGone(appointmentOfLead(connection, leadId, profile));
  return {
    type: `lead.${event.kind}`,
    timestamp: event.at,
    data: { leadId, event, lead, person: person ?? null, appointment: appointment ?? null },
  };
}

async function unlessGone<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

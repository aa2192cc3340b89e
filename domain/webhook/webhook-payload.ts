import { z } from "zod/mini";
import {
  programAppointment,
  programEvent,
  programEventKinds,
  programLead,
  programPerson,
} from "#domain/program/program-records.ts";

/*
 * What is posted to webhooks: the records of `/api/v1`, as they are when it is sent. The same holds for it as for those: keys are
 * added and never renamed or taken away, and a new `type` is a value that receivers pass over.
 */

const eventTypes = programEventKinds.map((kind) => `lead.${kind}` as const);

export const eventPayload = z.object({
  type: z.enum(eventTypes),
  /** When it happened. */
  timestamp: z.string(),
  data: z.object({
    leadId: z.string(),
    event: programEvent,
    lead: programLead,
    /** Null: whose the lead is, is not known yet. */
    person: z.nullable(programPerson),
    /** The one last booked for the lead; null: there is none. */
    appointment: z.nullable(programAppointment),
  }),
});

export const gonePayload = z.object({
  type: z.literal("lead.gone"),
  timestamp: z.string(),
  /** Of it, nothing else is known any more. */
  data: z.object({ leadId: z.string() }),
});

export const testPayload = z.object({
  type: z.literal("test"),
  timestamp: z.string(),
  data: z.object({ text: z.string() }),
});

export const webhookPayload = z.discriminatedUnion("type", [
  eventPayload,
  gonePayload,
  testPayload,
]);

export type WebhookPayload = z.output<typeof webhookPayload>;

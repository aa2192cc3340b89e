import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import type { RecordAlerts } from "./alert-somebody.ts";

/** Alerts stand in their lead's timeline. */
export const recordAlerts: RecordAlerts = async (transaction, { leadId, at }, alerts) => {
  for (const details of alerts) {
    const event = { kind: "alert" as const, details };
    await addLeadEvent(transaction, { leadId, at, staffId: null, event });
  }
  await addLeadChange(transaction, leadId, at);
};

import type { RecordAlerts } from "#server/alert/alert-somebody.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";

/** Alerts stand in their lead's timeline. */
export const recordAlerts: RecordAlerts = async (transaction, { leadId, at }, alerts) => {
  for (const details of alerts) {
    await addLeadEvent(transaction, { leadId, at, kind: "alert", staffId: null, details });
  }
  await addLeadChange(transaction, leadId, at);
};

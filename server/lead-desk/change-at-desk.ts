import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { holdVisit } from "#server/calendar/held-visit.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { applyChange } from "#server/lead/lead-work.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { cancelSpam } from "./appointments-of-spam.ts";

/**
 * Applies a change that staff make to a locked lead, alone or with others. A visit that this implies was held; what new spam
 * has booked is canceled.
 * @returns whether that has freed a time.
 * @throws LeadConflict when the change was made from another version; Refusal 400 when it is not possible, 403 when it would
 * cancel something for whoever may not.
 */
export async function changeAtDesk(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  change: LeadChange,
  { mailOptions, mayCancel, ...doing }: Doing & { mailOptions: MailOptions; mayCancel: boolean },
): Promise<boolean> {
  await applyChange(transaction, lead, change, doing);
  await holdVisit(transaction, lead, change, { ...doing, mailOptions });
  if (change.state !== "spam" || lead.state === "spam") return false;
  return cancelSpam(transaction, lead.id, doing, { mailOptions, mayCancel });
}

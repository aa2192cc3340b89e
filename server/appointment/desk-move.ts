import { tellInspector } from "#server/alert/tell-inspector.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { type DeskMove, moveAtDesk } from "./desk-change.ts";
import type { DeskTime } from "./desk-times.ts";
import { makeFirm } from "./make-firm.ts";

/**
 * Moves a locked appointment for the desk, or gives it to another inspector, and tells its inspectors. Moving one that was
 * still to be confirmed makes it firm: the desk has spoken with its person, who gets the confirmation of the new time.
 * `isAgreed`: they have agreed to that time, so that they know it even if its confirmation does not arrive.
 * @throws like `moveAtDesk`.
 */
export async function moveAndTellInspector(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  wanted: DeskTime,
  { mailOptions, doing, isAgreed }: { mailOptions: MailOptions; doing: Doing; isAgreed: boolean },
): Promise<DeskMove> {
  const { now, staffId } = doing;
  const moved = await moveAtDesk(transaction, row, wanted, { profile: mailOptions.profile, now });
  if (moved.isMoved && row.pending_until !== null) {
    const believed = isAgreed ? undefined : moved.believed;
    const made = await makeFirm(transaction, moved.after, { staffId, believed, mailOptions, now });
    return { ...moved, after: made.firm, isMadeFirm: true, isTold: made.isTold };
  }
  const change = { before: row, after: moved.after, staffId };
  await tellInspector(transaction, change, { mailOptions, now });
  return moved;
}

import { isOpen } from "#domain/appointment/rescheduling-state.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { lockItem, seenItem, updateItem } from "#server/appointment/reschedulings-repository.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { newItems } from "./new-proposals.ts";

/** Looks for another time for somebody whose proposed one is gone. */
export async function proposeAgain(
  {
    connection,
    mailOptions,
    clock,
    changes,
  }: Pick<DeskDeps, "connection" | "clock" | "changes"> & { mailOptions: MailOptions },
  { id, appointmentId }: { id: string; appointmentId: string },
): Promise<void> {
  await connection.transact(async (transaction) => {
    const row = await lockKnownAppointment(transaction, appointmentId);
    const item = await lockItem(transaction, { reschedulingId: id, appointmentId });
    const shown = await findCalendarRow(transaction, row.id);
    if (!item || !shown) return;
    const state = seenItem(item, shown);
    if (!isOpen(state) || state === "told") return;
    const now = clock();
    const [fresh] = await newItems(transaction, id, [shown], { mailOptions, now });
    if (!fresh) return;
    const { proposed_date, proposed_slot, proposed_inspector } = fresh;
    await updateItem(transaction, item, {
      state: item.state === "call" ? "call" : fresh.state,
      ...{ proposed_date, proposed_slot, proposed_inspector },
    });
    await addCalendarChange(transaction, now);
  });
  changes.wake();
}

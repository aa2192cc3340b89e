import type { Place } from "#domain/appointment/rescheduling.ts";
import type {
  OpenRescheduling,
  Rescheduling,
  ReschedulingItem,
} from "#domain/appointment/rescheduling-contract.ts";
import type { ItemState } from "#domain/appointment/rescheduling-state.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { findCalendarRowsOf } from "#server/appointment/calendar-rows.ts";
import {
  findItems,
  findRescheduling,
  originalOf,
  proposedOf,
  seenItem,
} from "#server/appointment/reschedulings-repository.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import type { Database } from "#server/database/connection.ts";
import type { ReschedulingsTable } from "#server/database/schema/booking-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { isId } from "#server/unguessable-id.ts";
import { unknownRescheduling } from "./rescheduling-conflict.ts";

type Texting = Pick<MailOptions, "visitorTexts">;

/** A rescheduling as its page shows it. @throws Refusal 404 */
export async function readRescheduling(
  database: Database,
  id: string,
  mailOptions: Texting,
): Promise<Rescheduling> {
  const row = await knownRescheduling(database, id);
  const items = await findShownItems(database, [row.id], mailOptions);
  const places = items.flatMap(({ original, proposed, appointment }) => [
    original.inspectorId,
    proposed?.inspectorId ?? null,
    appointment.inspectorId,
  ]);
  const names = await staffNames(database, [row.staff_id, ...places.flatMap((id) => id ?? [])]);
  const inspectors = new Set(places.flatMap((id) => id ?? []));
  return {
    ...summaryOf(row, names),
    items: items.map(({ reschedulingId: _, ...item }) => item),
    inspectors: [...names]
      .filter(([id]) => inspectors.has(id))
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** The row of a rescheduling. @throws Refusal 404 */
export async function knownRescheduling(
  database: Database,
  id: string,
): Promise<ReschedulingsTable> {
  const row = isId(id) ? await findRescheduling(database, id) : undefined;
  if (!row) throw unknownRescheduling();
  return row;
}

/** Reschedulings with how many people are still to come, and how many are yet to answer. */
export async function shownOpen(
  database: Database,
  rows: readonly ReschedulingsTable[],
  mailOptions: Texting,
): Promise<OpenRescheduling[]> {
  const ids = rows.map(({ id }) => id);
  const names = await staffNames(
    database,
    rows.map(({ staff_id }) => staff_id),
  );
  const items = Map.groupBy(
    await findShownItems(database, ids, mailOptions),
    ({ reschedulingId }) => reschedulingId,
  );
  return rows.map((row) => {
    const states = (items.get(row.id) ?? []).map(({ state }) => state);
    const count = (...of: ItemState[]) => states.filter((state) => of.includes(state)).length;
    return {
      ...summaryOf(row, names),
      undecided: count("proposed", "call"),
      told: count("told"),
    };
  });
}

/** Items with their appointments; one whose appointment has no lead is not shown. */
export async function findShownItems(
  database: Database,
  reschedulingIds: readonly string[],
  mailOptions: Texting,
): Promise<(ReschedulingItem & { reschedulingId: string })[]> {
  const items = await findItems(database, reschedulingIds);
  const ids = items.map(({ appointment_id }) => appointment_id);
  const found = await findCalendarRowsOf(database, ids);
  const shown = await withTexts(database, [...found.values()], mailOptions);
  const appointments = new Map(shown.map((appointment) => [appointment.id, appointment]));
  const writable = await findWritable(database, ids, "appointment");
  return items.flatMap((item) => {
    const appointment = appointments.get(item.appointment_id);
    if (!appointment) return [];
    const proposed = proposedOf(item);
    return [
      {
        reschedulingId: item.rescheduling_id,
        appointment,
        state: seenItem(item, appointment),
        version: item.version,
        original: labeled(originalOf(item)),
        proposed: proposed && labeled(proposed),
        canMail:
          (appointment.email !== "" || appointment.getsTexts === true) &&
          writable.has(item.appointment_id),
        toldAt: item.told_at,
        answerBy: item.answer_by,
        answeredAt: item.answered_at,
      },
    ];
  });
}

function labeled({ timeSlot, ...place }: Place) {
  return { ...place, timeSlot: slotLabel(timeSlot) };
}

function summaryOf(row: ReschedulingsTable, names: ReadonlyMap<string, string>) {
  const name = names.get(row.staff_id);
  return {
    id: row.id,
    closureId: row.closure_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    reason: row.reason,
    startedBy: name === undefined ? null : { id: row.staff_id, name },
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
